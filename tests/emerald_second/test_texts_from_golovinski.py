"""What the texts of cards do, from Matvei Golovinski to Shoggoth (section 16)."""

from __future__ import annotations

import pytest

from emerald_second.situations import (
    agent_stock,
    agents,
    answer,
    asked,
    cubes,
    end_turn,
    kinds,
    limbo,
    offered,
    points,
    removed,
    revealed,
    situation,
    stock,
    tokens,
    top,
    why_over,
    zone,
)
from intrigue.games.emerald.second import GAME
from intrigue.games.emerald.second.cards import CITY_NAMES
from intrigue.games.emerald.second.table import Emerald
from support import clause

# ---------------------------------------------------------------- Golovinski and Freud


@clause("E2-225", "E2-97", "E2-99")
def test_golovinski_moves_the_loyalist_marker_two_up() -> None:
    """Everybody's disc follows."""
    t = situation("M Th", hands={"M": "matvei_golovinski"}, restorationist=5, loyalist=1, turn="M")

    answer(t, "M", "use matvei_golovinski")

    assert (int(t.loyalist), int(t.restorationist)) == (3, 5)
    assert (points(t, "M"), points(t, "Th")) == (2, 2)
    assert zone(t, "discards", "M")[-1] == "matvei_golovinski"


@clause("E2-225", "E2-96", "E2-95")
@pytest.mark.parametrize(("at", "over"), [(7, ""), (8, "marker"), (9, "marker")])
def test_golovinski_may_end_the_game(at: int, over: str) -> None:
    """The marker stops on 10."""
    t = situation("M Th", hands={"M": "matvei_golovinski"}, restorationist=6, loyalist=at, turn="M")

    answer(t, "M", "use matvei_golovinski")

    assert int(t.loyalist) == min(at + 2, 10)
    assert why_over(t) == over


@clause("E2-238", "E2-239", "E2-99")
@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_freud_fills_up_the_tokens_and_moves_the_marker(left: int) -> None:
    """To three, however many there were; the Restorationist marker moves two up, and all discs follow."""
    t = situation(
        "M Th",
        hands={"M": "sigmund_freud"},
        sides={"M": "loyalist"},
        tokens={"M": left, "Th": 1},
        revealed="" if left else "M",
        restorationist=1,
        turn="M",
    )

    answer(t, "M", "use sigmund_freud")

    assert (tokens(t, "M"), tokens(t, "Th")) == (3, 1)
    assert (int(t.restorationist), int(t.loyalist)) == (3, 0)
    assert (points(t, "M"), points(t, "Th")) == (3, 3)
    assert "sigmund_freud" in removed(t)


@clause("E2-240")
def test_freud_may_be_used_with_three_tokens() -> None:
    """For the marker."""
    t = situation("M Th", hands={"M": "sigmund_freud"}, turn="M")

    assert "use sigmund_freud" in offered(t)


@clause("E2-239", "E2-95", "E2-96")
@pytest.mark.parametrize(("at", "over"), [(7, ""), (9, "marker")])
def test_freud_may_end_the_game(at: int, over: str) -> None:
    """The marker must be moved; it stops on 10."""
    t = situation("M Th", hands={"M": "sigmund_freud"}, restorationist=at, loyalist=6, turn="M")

    answer(t, "M", "use sigmund_freud")

    assert int(t.restorationist) == min(at + 2, 10)
    assert why_over(t) == over


# ---------------------------------------------------------------- Mi-Go


def on_mi_go(*cities: str) -> Emerald:
    """Monday has put agents from these cities on Mi-Go."""
    t = situation(
        "M Th", ["rome: M 1 agent", "paris: M 1 agent"], hands={"M": "mi_go"}, sides={"M": "restorationist"}, turn="M"
    )
    answer(t, "M", "use mi_go", *[f"take {city}" for city in cities])
    if len(cities) == 1:
        answer(t, "M", "done")
    return t


@clause("E2-T32", "E2-226", "E2-163")
def test_mi_go_takes_two_agents_away() -> None:
    """Both of Monday's are on it; Monday need not reveal, and the card is kept."""
    t = on_mi_go("paris", "rome")

    assert int(t.away[0]) == 2
    assert (agents(t, "paris", "M"), agents(t, "rome", "M"), agent_stock(t, "M")) == (0, 0, 8)
    assert zone(t, "kept", "M") == ["mi_go"]
    assert not revealed(t, "M")
    assert (asked(t), int(t.actions)) == ("M", 1)


@clause("E2-226", "E2-320")
def test_one_agent_on_mi_go_is_enough() -> None:
    """After the first Monday may stop; the same city may give both."""
    t = situation("M Th", ["rome: M 3 agents", "berlin: M 1 agent"], hands={"M": "mi_go"}, turn="M")

    answer(t, "M", "use mi_go")
    first = offered(t)
    answer(t, "M", "take rome")
    second = offered(t)
    answer(t, "M", "done")

    assert first == ["take berlin", "take rome"]
    assert second == ["take rome", "done"]
    assert (int(t.away[0]), agents(t, "rome", "M")) == (1, 2)


@clause("E2-T32", "E2-227", "E2-228", "E2-320")
def test_agents_return_from_mi_go_together_in_a_later_turn() -> None:
    """Not in the same turn, not in another player's; then as a free action, to any one city."""
    t = on_mi_go("paris", "rome")
    same_turn = offered(t, "return")
    end_turn(t, "M")
    others_turn = offered(t, "return")
    end_turn(t, "Th")

    choices = offered(t, "return")
    answer(t, "M", "return cairo")

    assert same_turn == others_turn == []
    assert choices == [f"return {city}" for city in CITY_NAMES]
    assert (agents(t, "cairo", "M"), int(t.away[0])) == (2, 0)
    assert int(t.actions) == 2


@clause("E2-227", "E2-35")
def test_agents_return_from_mi_go_also_after_two_actions() -> None:
    """A free action may be the last of a turn."""
    t = on_mi_go("paris")
    end_turn(t, "M")
    end_turn(t, "Th")
    answer(t, "M", "pass", "pass")

    answer(t, "M", "return rome")

    assert agents(t, "rome", "M") == 2
    assert offered(t) == ["end"]


@clause("E2-T32", "E2-229")
def test_agents_on_mi_go_are_in_no_city() -> None:
    """They cannot be attacked or moved, and give neither a lead nor bombs."""
    t = situation(
        "M Th",
        ["rome: M 2 cubes, Th 1 agent"],
        hands={"M": "move_bomb hired_assassin yog_sothoth", "Th": "shoggoth irene_adler"},
        kept={"M": "mi_go"},
        away={"M": 2},
        turn="M",
    )

    monday = offered(t)
    end_turn(t, "M")

    assert [phrase for phrase in monday if phrase.split()[0] in ("move", "assassinate", "use")] == []
    assert asked(t) == "Th"
    assert offered(t, "use") == []
    assert GAME.observe(t, None).cities[6].leader == 0


@clause("E2-230")
def test_mi_go_stays_kept_and_is_not_used_again() -> None:
    """After the return there is nothing more to do with it."""
    t = on_mi_go("paris", "rome")
    end_turn(t, "M")
    end_turn(t, "Th")

    answer(t, "M", "return cairo")

    assert zone(t, "kept", "M") == ["mi_go"]
    assert offered(t, "return") == []
    assert "use mi_go" not in offered(t)


@clause("E2-226", "E2-256", "E2-135")
@pytest.mark.parametrize(("here", "usable"), [("M 1 agent", True), ("Th 1 agent", False)])
def test_mi_go_and_yog_sothoth_need_an_agent_in_a_city(here: str, usable: bool) -> None:
    """A revealed Loyalist may have none; one is enough."""
    t = situation(
        "M Th",
        [f"rome: {here}"],
        hands={"M": "mi_go yog_sothoth"},
        sides={"M": "loyalist"},
        revealed="M",
        turn="M",
    )

    assert (offered(t, "use") == ["use mi_go", "use yog_sothoth"]) == usable


# ---------------------------------------------------------------- Okhrana, the Peoples' Will, Pinkerton Agents


@clause("E2-231", "E2-321")
def test_okhrana_sends_two_cubes_to_limbo() -> None:
    """Of different players and from different cities, their own too."""
    t = situation(
        "M Th W",
        ["berlin: Th 2 cubes", "rome: M 1 cube, W 1 cube"],
        hands={"M": "okhrana"},
        turn="M",
    )
    before = [limbo(t, player) for player in ("M", "Th", "W")]

    answer(t, "M", "use okhrana")
    first = offered(t)
    answer(t, "M", "aim berlin Th")
    second = offered(t)
    answer(t, "M", "aim rome M")

    assert first == ["aim berlin Th", "aim rome M", "aim rome W"]
    assert set(second) == {"aim berlin Th", "aim rome M", "aim rome W", "done"}
    assert [limbo(t, player) for player in ("M", "Th", "W")] == [before[0] + 1, before[1] + 1, before[2]]
    assert (cubes(t, "berlin", "Th"), cubes(t, "rome", "M"), cubes(t, "rome", "W")) == (1, 0, 1)
    assert top(t, "M") == "okhrana"


@clause("E2-231")
@pytest.mark.parametrize(("phrases", "gone"), [(("aim berlin Th", "aim berlin Th"), 2), (("aim berlin Th", "done"), 1)])
def test_okhrana_sends_one_or_two_of_the_same_cubes(phrases: tuple[str, ...], gone: int) -> None:
    """Two of one player in one city, or only one."""
    t = situation("M Th", ["berlin: Th 2 cubes"], hands={"M": "okhrana"}, turn="M")

    answer(t, "M", "use okhrana", *phrases)

    assert cubes(t, "berlin", "Th") == 2 - gone
    assert limbo(t, "Th") == 3 + gone


@clause("E2-231", "E2-135")
def test_okhrana_takes_no_cube_that_is_not_there() -> None:
    """The only cube is offered once; without any the text cannot be used."""
    t = situation("M Th", ["berlin: Th 1 cube"], hands={"M": "okhrana okhrana"}, turn="M")

    answer(t, "M", "use okhrana", "aim berlin Th")
    second = offered(t)
    answer(t, "M", "done")

    assert second == ["done"]
    assert offered(t, "use") == []


@clause("E2-232")
def test_the_peoples_will_returns_all_cubes_from_limbo() -> None:
    """Their own, whatever their agents; cubes in cities stay."""
    t = situation("M Th", ["rome: M 2 cubes"], hands={"M": "peoples_will"}, limbo={"M": 7, "Th": 4}, turn="M")

    answer(t, "M", "use peoples_will")

    assert (limbo(t, "M"), stock(t, "M"), cubes(t, "rome", "M")) == (0, 8, 2)
    assert limbo(t, "Th") == 4
    assert top(t, "M") == "peoples_will"
    assert offered(t, "use") == []


@clause("E2-232", "E2-135")
@pytest.mark.parametrize(("there", "usable"), [(0, False), (1, True)])
def test_the_peoples_will_needs_a_cube_in_limbo(there: int, usable: bool) -> None:
    """Without one its text has no effect."""
    t = situation("M Th", hands={"M": "peoples_will"}, limbo={"M": there}, turn="M")

    assert (offered(t, "use") == ["use peoples_will"]) == usable


@clause("E2-233", "E2-322")
def test_pinkerton_agents_bring_an_agent_from_stock() -> None:
    """Into any city; then the card is removed."""
    t = situation("M Th", ["rome: M 1 agent"], hands={"M": "pinkerton_agents"}, turn="M")

    answer(t, "M", "use pinkerton_agents")
    choices = offered(t)
    answer(t, "M", "city berlin")

    assert choices == [f"city {city}" for city in CITY_NAMES]
    assert (agents(t, "berlin", "M"), agent_stock(t, "M")) == (1, 8)
    assert "pinkerton_agents" in removed(t)


@clause("E2-233", "E2-135")
@pytest.mark.parametrize(("there", "usable"), [(10, False), (9, True)])
def test_pinkerton_agents_need_an_agent_in_stock(there: int, usable: bool) -> None:
    """With all ten on the board the text cannot be used."""
    t = situation("M Th", [f"rome: M {there} agents"], hands={"M": "pinkerton_agents"}, turn="M")

    assert (offered(t, "use") == ["use pinkerton_agents"]) == usable


# ---------------------------------------------------------------- Shoggoth


@clause("E2-234", "E2-235", "E2-236", "E2-237", "E2-319")
def test_shoggoth_kills_an_agent_anywhere() -> None:
    """No piece and no bombs are needed; the piece lies in the box, its points are scored, the cubes stay."""
    t = situation(
        "M Th W",
        ["london: Th 2 agents 1 cube, W 1 cube", "rome: M 2 agents, W 1 agent"],
        hands={"M": "shoggoth"},
        turn="M",
    )

    answer(t, "M", "use shoggoth")
    choices = offered(t)
    answer(t, "M", "aim london Th")
    answer(t, "Th", "let")

    assert choices == ["aim london Th", "aim rome W"]
    assert agents(t, "london", "Th") == 1
    assert agent_stock(t, "Th") == 8
    assert zone(t, "kept", "M") == ["shoggoth"]
    assert points(t, "M") == 3
    assert (cubes(t, "london", "Th"), cubes(t, "london", "W")) == (1, 1)
    assert (tokens(t, "M"), asked(t)) == (3, "M")


@clause("E2-236", "E2-116")
def test_shoggoths_points_are_scored_before_the_reveal() -> None:
    """The victim is a Restorationist: the game ends with the points on the disc."""
    t = situation("M Th", ["london: Th 1 agent"], hands={"M": "shoggoth"}, sides={"Th": "restorationist"}, turn="M")

    answer(t, "M", "use shoggoth", "aim london Th")
    answer(t, "Th", "let")

    assert why_over(t) == "reveal"
    assert points(t, "M") == 3
    assert kinds(t).index("scored") < kinds(t).index("revealed")


# ---------------------------------------------------------------- Peter Rachkovsky


@clause("E2-T34", "E2-78", "E2-79")
@pytest.mark.parametrize(("elsewhere", "placed"), [(9, 1), (8, 2), (4, 2), (10, 0)])
def test_rachkovsky_with_few_agents_left(elsewhere: int, placed: int) -> None:
    """He brings two agents, or what is left in stock."""
    t = situation(
        "M Th",
        [f"paris: M {elsewhere} agents", "rome: M 1 cube, shows peter_rachkovsky, below 5"],
        hands={"M": "place_claim"},
        turn="M",
    )

    answer(t, "M", "claim place_claim", "city rome")

    assert agents(t, "rome", "M") == placed
    assert agent_stock(t, "M") == 10 - elsewhere - placed

"""What the texts of cards do, from the Society of Leopold to Zombies (section 16)."""

from __future__ import annotations

import pytest

import intrigue
from emerald_second.situations import (
    agent_stock,
    agents,
    answer,
    asked,
    below,
    chance,
    end_turn,
    events,
    face_up,
    kinds,
    offered,
    points,
    prompt,
    removed,
    revealed,
    royalty,
    situation,
    stub,
    tokens,
    top,
    why_over,
    zombies,
    zone,
)
from intrigue.games.emerald.second import GAME
from intrigue.games.emerald.second.cards import CITY_NAMES
from support import clause

# ---------------------------------------------------------------- Society of Leopold


@clause("E2-T25", "E2-241", "E2-242", "E2-243", "E2-244")
def test_society_of_leopold() -> None:
    """Zombies leave for good; a card in hand and a kept one are removed with their points, and one is drawn."""
    t = situation(
        "M Th",
        ["rome: 3 zombies", "paris: 1 zombie"],
        hands={"M": "society_of_leopold", "Th": "zombies place_two"},
        kept={"Th": "vampires"},
        scored={"Th": "2 loyalist zombies, 2 loyalist vampires, 3 neutral city_rome"},
        turn="M",
    )

    answer(t, "M", "use society_of_leopold")
    chance(t, "draw assassinate_bomb")

    assert (zombies(t, "rome"), zombies(t, "paris"), int(t.zombies_left)) == (0, 0, 0)
    assert {"zombies", "vampires", "society_of_leopold"} <= set(removed(t))
    assert zone(t, "hand", "Th") == ["assassinate_bomb", "place_two"]
    assert zone(t, "kept", "Th") == []
    assert points(t, "Th") == 3
    assert asked(t) == "M"


@clause("E2-242", "E2-243")
@pytest.mark.parametrize(
    ("where", "place", "draws"),
    [
        ("hand", "hand", True),
        ("deck", "deck", False),
        ("discards", "discards", False),
        ("lost", "discards", False),
        ("kept", "kept", False),
    ],
)
@pytest.mark.parametrize("card", ["zombies", "vampires"])
def test_the_society_finds_a_card_wherever_it_is(where: str, place: str, draws: bool, card: str) -> None:
    """In hand, deck, discard pile or among kept cards; only one from a hand is replaced."""
    t = situation(
        "M Th",
        hands={"M": "society_of_leopold", "Th": card if where == "hand" else ""},
        decks={"Th": f"place_two assassinate_bomb {card if where == 'deck' else ''}"},
        discards={"Th": f"place_claim {card if where == 'discards' else ''}"},
        lost={"Th": card if where == "lost" else ""},
        kept={"Th": card if where == "kept" else ""},
        scored={"Th": f"2 loyalist {card}"},
        turn="M",
    )

    answer(t, "M", "use society_of_leopold")

    assert events(t, "banished") == [{"seat": "Th", "card": card, "place": place}]
    assert (asked(t) == "chance") == draws
    assert all(card not in zone(t, each, "Th") for each in ("hand", "deck", "discards", "lost", "kept"))
    assert card in removed(t)
    assert points(t, "Th") == 0


@clause("E2-242", "E2-244")
def test_the_society_looks_at_its_own_player_too() -> None:
    """Monday loses their own Vampires."""
    t = situation("M Th", hands={"M": "society_of_leopold vampires"}, scored={"M": "2 loyalist vampires"}, turn="M")

    answer(t, "M", "use society_of_leopold")
    chance(t, "draw assassinate_bomb")

    assert points(t, "M") == 0
    assert zone(t, "hand", "M") == ["assassinate_bomb"]


@clause("E2-243", "E2-291")
def test_a_deck_that_was_searched_is_shuffled() -> None:
    """Every card left in it is as likely as the other, and everybody knows the card is not in it."""
    t = situation(
        "M Th",
        hands={"M": "society_of_leopold", "Th": "doctor_watson"},
        decks={"Th": "vampires place_two assassinate_bomb"},
        discards={"Th": ""},
        turn="M",
    )

    answer(t, "M", "use society_of_leopold")
    end_turn(t, "M")
    answer(t, "Th", "use doctor_watson")
    question = intrigue.decision(t)

    assert question is not None
    assert offered(t) == ["draw place_two", "draw assassinate_bomb"]
    assert question.weights == (1, 1)
    assert "vampires" not in GAME.observe(t, 0).seats[1].shuffled


@clause("E2-245")
@pytest.mark.parametrize("card", ["zombies", "vampires"])
def test_a_banished_card_can_be_claimed_but_brings_no_points(card: str) -> None:
    """Its symbols work, insanity too."""
    t = situation(
        "M Th",
        [f"rome: M 1 cube 1 agent, Th 1 agent, shows {card}, below 5"],
        hands={"M": "society_of_leopold place_claim"},
        turn="M",
    )
    answer(t, "M", "use society_of_leopold")
    t.actions = 2

    answer(t, "M", "claim place_claim", "city rome")
    rolled = prompt(t)
    chance(t, "roll insane")

    assert rolled == "sanity"
    assert tokens(t, "M") == 2
    assert points(t, "M") == 0
    assert top(t, "M") == card


@clause("E2-245")
@pytest.mark.parametrize("card", ["zombies", "vampires"])
def test_a_banished_card_has_no_text(card: str) -> None:
    """In hand it can be played for its symbols only; before the Society came it could be used."""
    t = situation("M Th", ["rome: M 1 agent, Th 1 agent"], hands={"M": card}, turn="M")
    before = offered(t)

    t.banished = True

    assert set(before) - set(offered(t)) == {f"use {card}"}
    assert f"place {card}" in offered(t)


@clause("E2-246")
def test_agents_that_came_by_vampires_stay() -> None:
    """The Society takes the card, not what it has done."""
    t = situation("M Th", ["rome: M 1 agent, Th 2 agents"], hands={"M": "vampires society_of_leopold"}, turn="M")

    answer(t, "M", "use vampires", "aim rome Th")
    answer(t, "Th", "let")
    answer(t, "M", "use society_of_leopold")

    assert (agents(t, "rome", "M"), agents(t, "rome", "Th")) == (2, 1)
    assert "vampires" in removed(t)


# ---------------------------------------------------------------- Terrors of the Night, the Third Section


@clause("E2-247", "E2-248", "E2-323")
def test_the_terrors_of_the_night_are_for_another_player_with_tokens() -> None:
    """Not for oneself, and not for a player who has none left."""
    t = situation(
        "M Tu W Th",
        hands={"M": "terrors_of_the_night"},
        tokens={"Tu": 1, "W": 0},
        sides={"W": "loyalist"},
        revealed="W",
        turn="M",
    )

    answer(t, "M", "use terrors_of_the_night")
    choices = offered(t)
    answer(t, "M", "choose Th")
    chance(t, "roll insane")

    assert choices == ["choose Tu", "choose Th"]
    assert (tokens(t, "Th"), tokens(t, "Tu"), tokens(t, "M")) == (2, 1, 3)
    assert top(t, "M") == "terrors_of_the_night"


@clause("E2-248", "E2-135")
def test_without_tokens_anywhere_the_terrors_cannot_be_used() -> None:
    """The only other player has none."""
    t = situation("M Th", hands={"M": "terrors_of_the_night"}, tokens={"Th": 0}, revealed="Th", turn="M")

    assert offered(t, "use") == []


@clause("E2-T35", "E2-249", "E2-16")
def test_the_third_section_uncovers_royalty() -> None:
    """The card is removed, royalty goes to its slot, and the city card is turned up."""
    t = situation("M Th", ["vienna: shows okhrana, below 2"], hands={"M": "third_section"}, turn="M")

    answer(t, "M", "use third_section", "city vienna")
    chance(t, "turn-up royalty", "turn-up city_vienna")

    assert "okhrana" in removed(t)
    assert royalty(t, "vienna") == "slot"
    assert (face_up(t, "vienna"), below(t, "vienna")) == ("city_vienna", 0)
    assert top(t, "M") == "third_section"


@clause("E2-250", "E2-251", "E2-324")
def test_the_third_section_removes_any_face_up_card_but_royalty() -> None:
    """A city card too; a city without a face-up card is not offered, and royalty stays in its slot."""
    t = situation(
        "M Th",
        ["rome: royalty, below 0", "paris: empty, royalty", "cairo: shows okhrana, below 5"],
        hands={"M": "third_section"},
        turn="M",
    )

    answer(t, "M", "use third_section")
    choices = offered(t)
    answer(t, "M", "city rome")

    assert choices == [f"city {city}" for city in CITY_NAMES if city != "paris"]
    assert "city_rome" in removed(t)
    assert (face_up(t, "rome"), royalty(t, "rome"), royalty(t, "paris")) == (None, "slot", "slot")
    assert (asked(t), prompt(t)) == ("M", "act")


# ---------------------------------------------------------------- Vampires, Burtsev


@clause("E2-252", "E2-319")
def test_vampires_replace_an_agent_where_their_player_has_one() -> None:
    """Cubes are not enough; the replaced agent returns to its owner's stock."""
    t = situation(
        "M Th",
        ["rome: M 1 agent, Th 2 agents", "paris: M 2 cubes, Th 1 agent", "cairo: Th 1 agent"],
        hands={"M": "vampires"},
        turn="M",
    )

    answer(t, "M", "use vampires")
    choices = offered(t)
    answer(t, "M", "aim rome Th")
    answer(t, "Th", "let")

    assert choices == ["aim rome Th"]
    assert (agents(t, "rome", "M"), agents(t, "rome", "Th")) == (2, 1)
    assert (agent_stock(t, "M"), agent_stock(t, "Th")) == (8, 7)


@clause("E2-252", "E2-135")
@pytest.mark.parametrize(("there", "usable"), [(10, False), (9, True)])
def test_vampires_need_an_agent_in_stock(there: int, usable: bool) -> None:
    """With all ten on the board they cannot be used."""
    t = situation("M Th", [f"rome: M {there} agents, Th 1 agent"], hands={"M": "vampires"}, turn="M")

    assert (offered(t, "use") == ["use vampires"]) == usable


@clause("E2-253")
@pytest.mark.parametrize(("worth", "where"), [(2, "kept"), (0, "removed")])
def test_vampires_are_kept_if_they_gave_points(worth: int, where: str) -> None:
    """Else they are removed."""
    t = situation(
        "M Th",
        ["rome: M 1 agent, Th 2 agents"],
        hands={"M": "vampires"},
        game=stub(cards__vampires__vp_loyalist=worth),
        turn="M",
    )

    answer(t, "M", "use vampires", "aim rome Th")
    answer(t, "Th", "let")

    assert (zone(t, "kept", "M") == ["vampires"]) == (where == "kept")
    assert ("vampires" in removed(t)) == (where == "removed")


@clause("E2-254")
@pytest.mark.parametrize(("side", "over"), [("restorationist", "reveal"), ("loyalist", "")])
def test_vampires_may_take_the_last_agent(side: str, over: str) -> None:
    """Its owner must reveal."""
    t = situation("M Th", ["rome: M 1 agent, Th 1 agent"], hands={"M": "vampires"}, sides={"Th": side}, turn="M")

    answer(t, "M", "use vampires", "aim rome Th")
    answer(t, "Th", "let")

    assert revealed(t, "Th")
    assert why_over(t) == over


@clause("E2-255", "E2-313", "E2-286")
def test_burtsev_looks_at_a_secret_identity() -> None:
    """Of another player who has not revealed; the card is discarded."""
    t = situation("M Tu W Th", hands={"M": "vladimir_burtsev"}, revealed="Tu", sides={"W": "loyalist"}, turn="M")

    answer(t, "M", "use vladimir_burtsev")
    choices = offered(t)
    answer(t, "M", "choose W")
    own = GAME.observe(t, 0).own

    assert choices == ["choose W", "choose Th"]
    assert own is not None
    assert own.looked == ((2, "loyalist"),)
    assert events(t, "looked-at", "M")[0]["side"] == "loyalist"
    assert events(t, "looked-at", "Th")[0]["side"] == events(t, "looked-at")[0]["side"] == "hidden"
    assert top(t, "M") == "vladimir_burtsev"


@clause("E2-255", "E2-135")
def test_burtsev_needs_somebody_whose_identity_is_secret() -> None:
    """The only other player has revealed."""
    t = situation("M Th", hands={"M": "vladimir_burtsev"}, revealed="Th", turn="M")

    assert offered(t, "use") == []


# ---------------------------------------------------------------- Yog-Sothoth


@clause("E2-256", "E2-257", "E2-259", "E2-325")
def test_yog_sothoth_takes_any_number_of_agents() -> None:
    """A Loyalist point for each; card and agents stay there."""
    t = situation("M Th", ["rome: M 2 agents", "paris: M 2 agents"], hands={"M": "yog_sothoth"}, turn="M")

    answer(t, "M", "use yog_sothoth")
    first = offered(t)
    answer(t, "M", "take paris", "take rome")
    third = offered(t)
    answer(t, "M", "take rome", "done")

    assert first == ["take paris", "take rome"]
    assert third == ["take rome", "done"]
    assert (agents(t, "paris", "M"), agents(t, "rome", "M")) == (1, 0)
    assert (int(t.yog[0]), agent_stock(t, "M")) == (3, 6)
    assert events(t, "scored") == [{"seat": "M", "points": 3, "sort": "loyalist", "source": "yog_sothoth"}]
    assert zone(t, "kept", "M") == ["yog_sothoth"]


@clause("E2-T33", "E2-257", "E2-258", "E2-275")
@pytest.mark.parametrize("side", ["loyalist", "restorationist"])
def test_yog_sothoth_with_all_agents(side: str) -> None:
    """4 points; then a Loyalist reveals and adds three, while a Restorationist ends the game and loses the points."""
    t = situation(
        "M Th",
        ["rome: M 4 agents"],
        hands={"M": "yog_sothoth"},
        sides={"M": side, "Th": side},
        turn="M",
    )

    answer(t, "M", "use yog_sothoth", *["take rome"] * 4, "done")
    disc = points(t, "M")
    if side == "loyalist":
        answer(t, "M", "city cairo", "city cairo", "city cairo")

    assert disc == 4
    assert revealed(t, "M")
    assert kinds(t).index("scored") < kinds(t).index("revealed")
    if side == "loyalist":
        assert agents(t, "cairo", "M") == 3
        assert (asked(t), int(t.yog[0])) == ("M", 4)
    else:
        assert why_over(t) == "reveal"
        assert GAME.scores(t) == (-5, -5)


@clause("E2-259")
def test_agents_on_yog_sothoth_never_come_back() -> None:
    """Through the rest of a random game their number does not fall."""
    t = situation("M Th", ["rome: M 4 agents"], kept={"M": "yog_sothoth"}, yog={"M": 3}, turn="M")
    rng = intrigue.Rng(5)

    while intrigue.decision(t) is not None:
        intrigue.play_out(t, rng, 1)
        assert t.yog[0] == 3

    assert asked(t) is None


# ---------------------------------------------------------------- Zombies


@clause("E2-260", "E2-261", "E2-262", "E2-267", "E2-326")
def test_zombies_take_an_agent_in_each_city_where_they_stand() -> None:
    """In any order; the player's own agents are not offered, nothing is scored, the agents go home."""
    t = situation(
        "M Th W",
        [
            "berlin: M 1 agent, 1 zombie",
            "paris: M 1 agent, Th 1 agent, W 1 agent, 3 zombies",
            "rome: Th 2 agents, 1 zombie",
            "cairo: W 1 agent, Th 1 agent",
        ],
        hands={"M": "zombies"},
        turn="M",
    )
    home = (agent_stock(t, "Th"), agent_stock(t, "W"))

    answer(t, "M", "use zombies")
    first = offered(t, "aim")
    answer(t, "M", "aim rome Th")
    answer(t, "Th", "let")
    second = offered(t, "aim")
    answer(t, "M", "aim paris W")
    answer(t, "W", "let")

    assert first == ["aim paris Th", "aim paris W", "aim rome Th"]
    assert second == ["aim paris Th", "aim paris W"]
    assert offered(t) == [f"city {city}" for city in CITY_NAMES]
    assert (agents(t, "rome", "Th"), agents(t, "paris", "W"), agents(t, "paris", "Th")) == (1, 0, 1)
    assert (agent_stock(t, "Th"), agent_stock(t, "W")) == (home[0] + 1, home[1] + 1)
    assert points(t, "M") == 0


@clause("E2-260", "E2-326")
def test_zombies_need_not_take_anybody() -> None:
    """The player may do without; two zombies must come all the same."""
    t = situation("M Th", ["rome: Th 2 agents, 1 zombie"], hands={"M": "zombies"}, turn="M")

    answer(t, "M", "use zombies")
    choices = offered(t)
    answer(t, "M", "city rome", "city rome")

    assert choices == ["aim rome Th", *[f"city {city}" for city in CITY_NAMES]]
    assert agents(t, "rome", "Th") == 2
    assert zombies(t, "rome") == 3


@clause("E2-262", "E2-263")
def test_zombies_that_come_are_seen_all_at_once() -> None:
    """While their cities are chosen nothing is told; whoever has begun to choose them does not hunt any more."""
    t = situation("M Th", ["rome: Th 2 agents, 1 zombie"], hands={"M": "zombies"}, turn="M")
    before = GAME.observe(t, 1)

    answer(t, "M", "use zombies", "city paris")
    half = (kinds(t), GAME.observe(t, 1), offered(t, "aim"))
    answer(t, "M", "city vienna")

    assert half == ([], before, [])
    assert kinds(t) == ["played", "zombie-placed", "zombie-placed"]


@clause("E2-326")
@pytest.mark.parametrize("standing", [[], ["paris: 1 zombie"]])
def test_nobody_is_asked_for_a_victim_where_there_is_none(standing: list[str]) -> None:
    """Without a zombie beside another player's agent the question is for cities alone."""
    t = situation("M Th", standing, hands={"M": "zombies"}, turn="M")

    answer(t, "M", "use zombies")

    assert offered(t) == [f"city {city}" for city in CITY_NAMES]


@clause("E2-262", "E2-166")
def test_each_removal_is_finished_before_the_next() -> None:
    """Thursday reveals and adds agents, one of them where another zombie stands, and it may be taken too."""
    t = situation(
        "M Th W",
        ["rome: Th 1 agent, 1 zombie", "paris: W 1 agent, 1 zombie"],
        hands={"M": "zombies"},
        sides={"Th": "loyalist"},
        turn="M",
    )

    answer(t, "M", "use zombies", "aim rome Th")
    answer(t, "Th", "let")
    answer(t, "Th", "city cairo", "city paris", "city rome")

    assert offered(t, "aim") == ["aim paris Th", "aim paris W"]


@clause("E2-263", "E2-326")
@pytest.mark.parametrize(("second", "there"), [("rome", 3), ("vienna", 2)])
def test_two_zombies_must_be_placed(second: str, there: int) -> None:
    """In two cities or both in the same; there is no way around it."""
    t = situation("M Th", ["rome: 1 zombie"], hands={"M": "zombies"}, turn="M")

    answer(t, "M", "use zombies")
    choices = offered(t)
    answer(t, "M", "city rome", f"city {second}")

    assert choices == [f"city {city}" for city in CITY_NAMES]
    assert zombies(t, "rome") == there
    assert int(t.zombies_left) == 3
    assert top(t, "M") == "zombies"
    assert (asked(t), prompt(t), int(t.actions)) == ("M", "act", 1)


@clause("E2-264")
@pytest.mark.parametrize(("standing", "placed"), [(5, 1), (6, 0)])
def test_with_fewer_than_two_zombies_left_what_there_is_is_placed(standing: int, placed: int) -> None:
    """With none left the text is for the hunt alone."""
    t = situation("M Th", [f"rome: Th 2 agents, {standing} zombies"], hands={"M": "zombies"}, turn="M")

    answer(t, "M", "use zombies", *(["city paris"] * placed or ["done"]))

    assert zombies(t, "paris") == placed
    assert int(t.zombies_left) == 0
    assert (asked(t), prompt(t)) == ("M", "act")


@clause("E2-264", "E2-135")
@pytest.mark.parametrize(("standing", "usable"), [(6, False), (5, True)])
def test_zombies_without_victims_and_without_zombies_cannot_be_used(standing: int, usable: bool) -> None:
    """All six stand where nobody is; with one left there is something to do."""
    t = situation("M Th", [f"rome: {standing} zombies"], hands={"M": "zombies"}, turn="M")

    assert (offered(t, "use") == ["use zombies"]) == usable


@clause("E2-265")
def test_zombies_leave_the_board_only_through_cthulhu_or_the_society() -> None:
    """In random games their number in a city falls only then."""
    falls = 0
    for seed in range(6):
        t = situation(
            "M Th",
            ["rome: 3 zombies", "paris: 2 zombies, M 2 agents"],
            hands={"M": "zombies", "Th": "cthulhu"},
            turn="M",
        )
        rng = intrigue.Rng(seed)
        while (question := intrigue.decision(t)) is not None:
            before, told = [int(n) for n in t.zombies], len(t.log)
            intrigue.advance(t, question.options[rng.below(len(question.options))])
            if any(now < then for now, then in zip(t.zombies, before, strict=True)):
                falls += 1
                assert {event.kind for event in t.log[told:]} & {"city-devastated", "zombies-banished"}
    assert falls > 0


@clause("E2-266")
def test_all_zombies_belong_to_the_owner_of_the_card() -> None:
    """Whoever holds the Zombies hunts with every zombie on the board; nobody else does."""
    t = situation(
        "M Th", ["rome: M 2 agents, 1 zombie", "paris: Th 1 agent, 1 zombie"], hands={"Th": "zombies"}, turn="M"
    )
    monday = offered(t, "use")
    end_turn(t, "M")

    answer(t, "Th", "use zombies")

    assert monday == []
    assert offered(t, "aim") == ["aim rome M"]

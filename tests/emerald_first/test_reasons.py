"""What an action means to whoever does it: points, claims, people, tracks, dangers and the end."""

from __future__ import annotations

from emerald_first.situations import play, situation, stub
from intrigue.games.emerald.first import GAME
from intrigue.games.emerald.first.cards import AGENT_NAMES, CITY_NAMES
from intrigue.games.emerald.first.reasons import reasons
from intrigue.games.emerald.first.scoring import winners
from intrigue.games.emerald.first.table import KEPT_BY, LOST, NO_SEAT, Emerald
from intrigue.i18n import Words

PLAYERS = "M Tu W"
ROME, VIENNA = (CITY_NAMES.index(city) for city in ("rome", "vienna"))
RAVACHOL, IRENE, VERA = (AGENT_NAMES.index(agent) for agent in ("ravachol", "irene_adler", "vera_figner"))


def meant(t: Emerald, player: str, *phrases: str) -> dict[str, dict[str, str | int]]:
    """What the action means to whoever does it, by its name, the heaviest first."""
    before = t.copy()
    play(t, player, *phrases)
    found = reasons(before, t, PLAYERS.split().index(player))
    return {one.line: dict(one.args) for one in sorted(found, key=lambda one: -one.weight)}


def said(found: dict[str, dict[str, str | int]], language: str = "en") -> str:
    """The same as a sentence."""
    return Words(GAME, language, ("Monday", "Tuesday", "Wednesday")).because(list(found.items()), 0)


# ---------------------------------------------------------------- points


def test_a_city_brings_its_points() -> None:
    """Its card is not told apart; another player's city is taken from them."""
    free = situation(PLAYERS, ["rome: M 2 in box", "cairo: M ravachol"], turn="M")
    taken = situation(PLAYERS, ["rome: controlled by Tu, M 2 in box", "cairo: M ravachol"], turn="M")
    points = int(free.numbers.city_vp[ROME])

    assert meant(free, "M", "claim box_rome") == {"means-city": {"city": "rome", "points": points}}
    assert list(meant(taken, "M", "claim box_rome")) == ["means-city-from"]


def test_an_agent_brings_points_to_a_restorationist() -> None:
    """The agent is named, and his points are told apart; a Loyalist has none of them."""
    t = situation(PLAYERS, ["rome: shows elisee_reclus, M 1 on card"], turn="M", sides={"M": "restorationist"})
    u = situation(PLAYERS, ["rome: shows elisee_reclus, M 1 on card"], turn="M", sides={"M": "loyalist"})

    found = meant(t, "M", "claim card_rome")

    assert found["means-agent"] == {"agent": "elisee_reclus"}
    assert found["means-points"]["what"] == "agents"
    assert "means-card" not in found
    assert "means-points" not in meant(u, "M", "claim card_rome")


def test_markers_move_and_bring_points() -> None:
    """To a Loyalist War does, and to others it is a step of a marker."""
    loyal = situation(PLAYERS, hands={"M": "matvei_golovinsky"}, turn="M", sides={"M": "loyalist"}, war=1)
    other = situation(PLAYERS, hands={"M": "matvei_golovinsky"}, turn="M", sides={"M": "restorationist"}, war=1)

    found = meant(loyal, "M", "use matvei_golovinsky")

    assert found["means-track-up"]["track"] == "war"
    row = loyal.numbers.war_vp
    more = int(row[loyal.war] - row[1])
    assert found.get("means-points", {}).get("points", 0) == more
    assert "means-points" not in meant(other, "M", "use matvei_golovinsky")


# ---------------------------------------------------------------- claims


def test_a_claim_comes_within_reach_and_another_is_stopped() -> None:
    """As the rules say who may claim; in one sentence."""
    t = situation(PLAYERS, ["vienna: Tu 1 in box"], hands={"M": "two_cubes"}, turn="M")
    points = int(t.numbers.city_vp[VIENNA])

    found = meant(t, "M", "place two_cubes", "at box_vienna")

    assert found == {
        "means-claim": {"card": "city_vienna", "points": points},
        "means-stops-claim": {"card": "city_vienna", "seat": "seat-1"},
    }
    assert said(found) == (
        f"This puts a claim to the city card Vienna within reach ({points} points) "
        "and stops Tuesday\u2019s claim to the city card Vienna."
    )


def test_a_lead_grows_or_comes_nearer_and_a_city_is_guarded() -> None:
    """Of what is alike the heaviest alone is told."""
    firm = situation(PLAYERS, ["vienna: M 2 in box"], hands={"M": "cube"}, turn="M")
    behind = situation(PLAYERS, ["vienna: M 1 in box, Tu 4 in box"], hands={"M": "cube"}, turn="M")
    own = situation(PLAYERS, ["vienna: controlled by M"], hands={"M": "cube"}, turn="M")

    assert meant(firm, "M", "place cube", "at box_vienna") == {"means-firm": {"card": "city_vienna"}}
    assert meant(behind, "M", "place cube", "at box_vienna") == {"means-nearer": {"card": "city_vienna"}}
    assert meant(own, "M", "place cube", "at box_vienna") == {"means-guards": {"city": "vienna"}}


def test_who_takes_cubes_away_lets_others_claim() -> None:
    """That is told, too."""
    t = situation(PLAYERS, ["vienna: M 1 in box, Tu 1 in box, Tu main"], hands={"M": "cube"}, turn="M")
    u = situation(PLAYERS, ["vienna: M 2 in box, Tu 1 in box"], hands={"M": "two_cubes"}, turn="M")

    assert "means-lets-claim" not in meant(t, "M", "retrieve cube", "take box_vienna")
    found = meant(u, "M", "retrieve two_cubes", "take box_vienna", "take box_vienna")
    assert found["means-lets-claim"] == {"card": "city_vienna", "seat": "seat-1"}
    assert found["means-cubes"] == {"n": 2}


# ---------------------------------------------------------------- people, things, dangers


def test_a_royal_person_comes_within_reach() -> None:
    """For a Restorationist who holds what it takes, and could not strike before."""
    hands = {"M": "gold hired_assassin infernal_machine cube_bomb gold_bomb"}
    cities = ["paris: M ravachol", "rome: empty"]
    t = situation(PLAYERS, cities, hands=hands, turn="M", sides={"M": "restorationist"})
    u = t.copy()
    u.where[RAVACHOL] = ROME

    found = {one.line: one.args for one in reasons(t, u, 0)}
    back = {one.line: one.args for one in reasons(u, t, 0)}

    assert found["means-royal-reach"]["royal"] == "royal_rome"
    assert back["means-royal-reach"]["royal"] == "royal_paris"


def test_a_royal_person_is_killed() -> None:
    """With the points that count for the side, and without them for the other."""
    hands = {"M": "hired_assassin infernal_machine cube_bomb gold_bomb"}
    for side, counts in (("restorationist", True), ("loyalist", False)):
        t = situation(PLAYERS, ["rome: M main, M ravachol"], hands=hands, turn="M", sides={"M": side})
        u = t.copy()
        u.royal[ROME] = 0

        found = {one.line: one.args for one in reasons(t, u, 0)}

        assert found["means-royal-killed"]["royal"] == "royal_rome"
        assert (found["means-royal-killed"]["points"] > 0) is counts  # type: ignore[operator]


def test_agents_come_and_go() -> None:
    """Won over, lost, killed: whose they were is told."""
    t = situation(PLAYERS, ["rome: Tu ravachol, M irene_adler, Tu vera_figner"], turn="M")
    u = t.copy()
    u.controller[RAVACHOL] = 0
    u.where[IRENE] = LOST
    u.controller[IRENE] = NO_SEAT
    u.where[VERA] = KEPT_BY + 0

    found = {one.line: one.args for one in reasons(t, u, 0)}

    assert found["means-agent-from"] == {"agent": "ravachol", "seat": "seat-1"}
    assert found["means-agent-lost"] == {"agent": "irene_adler"}
    assert found["means-agent-killed"] == {"agent": "vera_figner", "seat": "seat-1"}
    other = {one.line: one.args for one in reasons(t, u, 1)}
    assert other["means-agent-lost"] == {"agent": "vera_figner"}


def test_cards_and_effects_are_named() -> None:
    """What is claimed comes into the deck, or lies before the player."""
    t = situation(PLAYERS, ["rome: shows okhrana, M 1 on card"], turn="M", on_effects={"sigmund_freud": "M 1"})
    u = t.copy()

    assert meant(t, "M", "claim card_rome")["means-card"] == {"card": "okhrana"}
    assert meant(u, "M", "claim sigmund_freud")["means-card"] == {"card": "sigmund_freud"}


def test_madness_and_a_lonely_main_agent_are_dangers() -> None:
    """They are told when they are new."""
    t = situation(PLAYERS, ["rome: M ravachol, controlled by M"], turn="M")
    limit = int(t.numbers.mad_limit)
    u = t.copy()
    u.mad[0] = limit - 1
    u.where[RAVACHOL] = LOST
    u.controller[RAVACHOL] = NO_SEAT

    lines = {one.line for one in reasons(t, u, 0)}

    assert {"means-mad", "means-last-mad", "means-alone", "means-agent-lost"} <= lines
    assert "means-alone" not in {one.line for one in reasons(u, u.copy(), 0)}


def test_revealing_is_told() -> None:
    """The side is no secret any more."""
    t = situation(PLAYERS, turn="M", sides={"M": "loyalist"})
    u = t.copy()
    u.revealed[0] = 1

    assert [one.line for one in reasons(t, u, 0)] == ["means-reveals"]


def test_the_end_of_the_game_comes_first() -> None:
    """Whoever wins is told so, and whoever loses."""
    t = situation(PLAYERS, ["rome: M 2 in box"], turn="M", game=stub(players__3__vp_end=3))
    before = t.copy()

    play(t, "M", "claim box_rome")

    assert t.over > 0
    won = [reasons(before, t, seat)[0].line == "means-victory" for seat in range(3)]
    assert won == [seat in winners(t) for seat in range(3)]
    assert reasons(before, t, won.index(False))[0].line == "means-defeat"

"""What an action means to whoever does it: points, claims, agents, tracks, dangers and the end."""

from __future__ import annotations

from emerald_second.situations import play, situation, stub
from intrigue.games.emerald.second import GAME
from intrigue.games.emerald.second.cards import CITY_NAMES, PLAYERS
from intrigue.games.emerald.second.reasons import reasons
from intrigue.games.emerald.second.scoring import winners
from intrigue.games.emerald.second.table import Emerald
from intrigue.i18n import Words

SEATED = "M Tu W"
ROME, PARIS = (CITY_NAMES.index(city) for city in ("rome", "paris"))


def meant(t: Emerald, player: str, *phrases: str) -> dict[str, dict[str, str | int]]:
    """What the action means to whoever does it, by its name, the heaviest first."""
    before = t.copy()
    play(t, player, *phrases)
    found = reasons(before, t, SEATED.split().index(player))
    return {one.line: dict(one.args) for one in sorted(found, key=lambda one: -one.weight)}


def said(found: dict[str, dict[str, str | int]]) -> str:
    """The same as a sentence."""
    return Words(GAME, "en", ("Monday", "Tuesday", "Wednesday")).because(list(found.items()), 0)


# ---------------------------------------------------------------- points


def test_a_claimed_card_brings_its_points() -> None:
    """It is told with them, and not once more as a card; what comes up below it is chance."""
    t = situation(SEATED, ["rome: M 1 agent 2 cubes"], hands={"M": "place_claim"}, turn="M")

    found = meant(t, "M", "claim place_claim", "city rome")

    assert found["means-scores"] == {"card": "city_rome", "points": int(t.gains[-1].points)}
    assert "means-card" not in found


def test_points_of_the_other_side_are_none() -> None:
    """Whoever kills royalty as a Loyalist has nothing of it; the card is theirs all the same."""
    loyal = situation(SEATED, ["rome: royalty"], turn="M", sides={"M": "loyalist"})
    other = situation(SEATED, ["rome: royalty"], turn="M", sides={"M": "restorationist"})
    lines = []
    for t in (loyal, other):
        killed = situation(SEATED, ["rome: royalty killed by M"], turn="M", sides={"M": "restorationist"})
        u = t.copy()
        u.gains = killed.gains
        u.royal[ROME] = 0
        lines.append({one.line: one.args for one in reasons(t, u, 0)})

    assert "means-royal-killed" not in lines[0]
    assert lines[1]["means-royal-killed"] == {"royal": "rhogog", "points": int(other.numbers.royal_vp[ROME])}


def test_royalty_is_hidden() -> None:
    """For a Loyalist it counts."""
    t = situation(SEATED, ["rome: royalty"], turn="M", sides={"M": "loyalist"})
    hidden = situation(SEATED, ["rome: royalty hidden by M"], turn="M", sides={"M": "loyalist"})

    assert reasons(t, hidden, 0)[0].line == "means-royal-hidden"


def test_the_tracks_give_and_take() -> None:
    """To the side that is ahead; the step itself is told, too."""
    t = situation(SEATED, turn="M", sides={"M": "loyalist", "Tu": "restorationist"}, loyalist=3, restorationist=1)
    u = t.copy()
    u.loyalist += 2

    mine = {one.line: one.args for one in reasons(t, u, 0)}

    assert mine["means-points"] == {"points": 2}
    assert mine["means-track"] == {"track": "loyalist", "n": 2}
    assert {one.line: one.args for one in reasons(u, t, 0)}["means-points-lost"] == {"points": 2}
    assert "means-points" not in {one.line for one in reasons(t, u, 1)}


# ---------------------------------------------------------------- claims


def test_leading_puts_a_claim_within_reach_and_stops_another() -> None:
    """In one sentence."""
    t = situation(SEATED, ["vienna: Tu 1 cube"], hands={"M": "place_two"}, turn="M")

    found = meant(t, "M", "place place_two", "city vienna")

    points = found["means-claim"]["points"]
    assert found == {
        "means-claim": {"card": "city_vienna", "points": points},
        "means-stops-claim": {"card": "city_vienna", "seat": "seat-1"},
    }
    assert said(found) == (
        f"This puts a claim to the city card Vienna within reach ({points} points) "
        "and stops Tuesday\u2019s claim to the city card Vienna."
    )


def test_where_nothing_lies_a_lead_is_a_lead() -> None:
    """It is needed for assassinations."""
    t = situation(SEATED, ["vienna: empty"], hands={"M": "place_two"}, turn="M")

    assert meant(t, "M", "place place_two", "city vienna")["means-lead"] == {"city": "vienna"}


def test_a_lead_grows_and_what_is_behind_comes_nearer() -> None:
    """Neither brings anything at once."""
    firm = situation(SEATED, ["vienna: M 1 cube"], hands={"M": "place_two"}, turn="M")
    behind = situation(SEATED, ["vienna: Tu 5 cubes"], hands={"M": "place_two"}, turn="M")

    assert meant(firm, "M", "place place_two", "city vienna") == {"means-firm": {"card": "city_vienna"}}
    assert meant(behind, "M", "place place_two", "city vienna") == {"means-nearer": {"card": "city_vienna"}}


def test_cubes_come_back_and_let_others_claim() -> None:
    """That is told, too."""
    t = situation(SEATED, ["vienna: M 2 cubes, Tu 1 cube"], hands={"M": "retrieve_two"}, turn="M")

    found = meant(t, "M", "retrieve retrieve_two", "take vienna", "take vienna")

    assert found["means-lets-claim"] == {"card": "city_vienna", "seat": "seat-1"}
    assert found["means-cubes"] == {"n": 2}


# ---------------------------------------------------------------- people and dangers


def test_agents_come_and_go() -> None:
    """One's own are counted, those of others are told with their city."""
    t = situation(SEATED, ["rome: M 1 agent, Tu 2 agents", "paris: M 2 agents"], turn="M")
    u = t.copy()
    u.agents[ROME * PLAYERS + 1] -= 1
    u.agents[PARIS * PLAYERS + 0] += 1

    mine = {one.line: one.args for one in reasons(t, u, 0)}

    assert mine["means-agents"] == {"n": 1}
    assert mine["means-agent-killed"] == {"seat": "seat-1", "city": "rome"}
    assert {one.line: one.args for one in reasons(t, u, 1)}["means-agents-lost"] == {"n": 1}


def test_royalty_comes_within_reach_of_a_restorationist() -> None:
    """With the cards they hold; to a Loyalist it is nothing."""
    cities = ["rome: royalty, Tu 1 cube, M 1 agent", "paris: M 5 agents"]
    hands = {"M": "assassinate_bomb place_bomb move_bomb"}
    for side, told in (("restorationist", True), ("loyalist", False)):
        t = situation(SEATED, cities, hands=hands, turn="M", sides={"M": side})
        u = t.copy()
        u.agents[ROME * PLAYERS + 0] += 5
        u.agents[PARIS * PLAYERS + 0] -= 5

        found = {one.line: one.args for one in reasons(t, u, 0)}

        assert ("means-royal-reach" in found) is told


def test_the_last_of_something_is_a_danger() -> None:
    """A token, an agent; told when it is new."""
    t = situation(SEATED, ["rome: M 2 agents"], turn="M", tokens={"M": 2})
    u = situation(SEATED, ["rome: M 1 agent"], turn="M", tokens={"M": 1})

    assert {one.line for one in reasons(t, u, 0)} >= {
        "means-token-lost",
        "means-last-token",
        "means-last-agent",
        "means-agents-lost",
    }
    assert "means-last-agent" not in {one.line for one in reasons(u, u.copy(), 0)}


def test_revealing_is_told() -> None:
    """The side is no secret any more."""
    t = situation(SEATED, turn="M", sides={"M": "loyalist"})
    u = t.copy()
    u.revealed[0] = 1

    assert [one.line for one in reasons(t, u, 0)] == ["means-reveals"]


def test_the_end_of_the_game_comes_first() -> None:
    """Whoever wins is told so, and whoever loses."""
    t = situation(
        SEATED,
        ["rome: M 1 agent 2 cubes"],
        hands={"M": "place_claim"},
        turn="M",
        game=stub(players__3__vp_end=2),
    )
    before = t.copy()

    play(t, "M", "claim place_claim", "city rome")

    assert t.over > 0
    won = [reasons(before, t, seat)[0].line == "means-victory" for seat in range(3)]
    assert won == [seat in winners(t) for seat in range(3)]
    assert reasons(before, t, won.index(False))[0].line == "means-defeat"

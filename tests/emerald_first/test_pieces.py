"""What is chosen piece by piece is one plan: nobody else sees it, and it is carried out and told at once."""

from __future__ import annotations

from emerald_first.situations import (
    agent,
    answer,
    asked,
    chance,
    events,
    known,
    offered,
    play,
    prompt,
    seat_of,
    situation,
    told,
    zombies,
)
from intrigue.games.emerald.first import GAME
from intrigue.games.emerald.first.cards import CITY_NAMES
from intrigue.games.emerald.first.table import Emerald
from intrigue.kernel.run import is_forced
from support import clause


def seen_by(t: Emerald, player: str) -> object:
    """All that a player sees and has been told."""
    return GAME.observe(t, seat_of(t, player)), told(t, player)


@clause("E1-347", "E1-348", "E1-514")
def test_zombies_come_together() -> None:
    """While M chooses cities nothing is on the board, told or seen by Tu; then all are put down at once."""
    t = situation("M Tu", ["vienna: M main"], hands={"M": "zombies"}, turn="M")
    before = seen_by(t, "Tu")

    answer(t, "M", "use zombies", "city berlin", "city vienna")
    assert (seen_by(t, "Tu"), zombies(t, "berlin"), t.actions) == (before, 0, 2)
    answer(t, "M", "city vienna")

    assert (zombies(t, "berlin"), zombies(t, "vienna"), t.actions) == (1, 2, 1)
    assert [event["city"] for event in events(t, "zombie-placed")] == ["berlin", "vienna", "vienna"]


@clause("E1-347", "E1-514")
def test_zombies_are_chosen_in_any_order() -> None:
    """The game itself asks in the order of the cities, lest one choice stands twice; a draft may begin with any."""
    t = situation("M Tu", ["vienna: M main"], hands={"M": "zombies"}, turn="M")

    answer(t, "M", "use zombies", "city vienna")
    assert offered(t, "city") == ["city vienna", "city zurich"]
    t.any_order = True

    assert {"city berlin", "city vienna", "city zurich"} <= set(offered(t, "city"))
    answer(t, "M", "city berlin", "done")
    assert (zombies(t, "vienna"), zombies(t, "berlin")) == (1, 1)


@clause("E1-343", "E1-344", "E1-347", "E1-514")
def test_new_zombies_come_after_the_kills() -> None:
    """After a kill the next victim or the first new zombie; once that is chosen nobody is attacked any more."""
    t = situation(
        "M Tu",
        ["rome: 1 zombie, Tu ravachol", "paris: 1 zombie, Tu evno_asef", "cairo: Tu main"],
        hands={"M": "zombies"},
        known="Tu",
        turn="M",
    )

    play(t, "M", "use zombies", "strike ravachol")
    assert (prompt(t), offered(t, "strike")) == ("zombies", ["strike evno_asef"])
    before = seen_by(t, "Tu")
    answer(t, "M", "city rome")
    assert (offered(t, "strike"), seen_by(t, "Tu"), zombies(t, "rome")) == ([], before, 1)
    answer(t, "M", "done")

    assert (zombies(t, "rome"), prompt(t), list(t.hunted)) == (2, "act", [])


@clause("E1-344", "E1-514")
def test_that_no_more_zombies_come_is_told() -> None:
    """M leaves it at one kill: everybody reads it, and M goes on."""
    t = situation(
        "M Tu",
        ["rome: 1 zombie, Tu ravachol", "cairo: Tu main"],
        hands={"M": "zombies"},
        known="Tu",
        turn="M",
    )

    play(t, "M", "use zombies", "strike ravachol", "done")

    assert (events(t, "zombies-rest"), asked(t), t.actions) == ([{"seat": "M"}], "M", 1)
    assert known(t, "M")


@clause("E1-262", "E1-263", "E1-501")
def test_agents_leave_together() -> None:
    """Tu says of each of his three agents where he goes, in any order; W is asked when all of them have left."""
    t = situation(
        "M Tu W",
        ["paris: controlled by M, Tu main, Tu elisee_reclus, Tu ravachol, W main"],
        hands={"M": "bismarck"},
        turn="M",
    )
    answer(t, "M", "use bismarck", "city paris")
    before = seen_by(t, "W")

    answer(t, "Tu", "go elisee_reclus zurich")
    assert {phrase.split()[1] for phrase in offered(t)} == {"ravachol"}
    t.any_order = True
    assert {phrase.split()[1] for phrase in offered(t)} == {"ravachol", "main-Tu"}
    answer(t, "Tu", "go main-Tu london")
    assert (seen_by(t, "W"), agent(t, "elisee_reclus").place) == (before, "paris")
    answer(t, "Tu", "go ravachol zurich")

    assert [event["agent"] for event in events(t, "agent-moved")] == ["elisee_reclus", "main-Tu", "ravachol"]
    assert (asked(t), agent(t, "main-Tu").place, agent(t, "ravachol").place) == ("W", "london", "zurich")


@clause("E1-262", "E1-263")
def test_a_single_way_out_is_no_choice() -> None:
    """Only London is next to Washington in this game: the program may answer for Tu, as everybody sees."""
    t = situation("M Tu", ["washington: controlled by M, Tu main"], hands={"M": "bismarck"}, turn="M")
    wide = situation("M Tu", ["paris: controlled by M, Tu main"], hands={"M": "bismarck"}, turn="M")
    t.destroyed[CITY_NAMES.index("madrid")] = 1

    answer(t, "M", "use bismarck", "city washington")
    answer(wide, "M", "use bismarck", "city paris")

    assert (offered(t), is_forced(t), is_forced(wide)) == (["go main-Tu london"], True, False)


@clause("E1-300", "E1-474", "E1-507")
def test_counters_are_kept_together() -> None:
    """M may begin with any of the four; Tu learns that two are kept when both are chosen, and not which."""
    t = situation("M Tu", hands={"M": "pinkerton_agents"}, turn="M")
    answer(t, "M", "use pinkerton_agents")
    chance(t, "counter evno_asef", "counter vera_figner", "counter johann_most", "counter emma_goldman")
    before = seen_by(t, "Tu")
    assert "keep vera_figner" not in offered(t)
    t.any_order = True

    answer(t, "M", "keep vera_figner")
    assert seen_by(t, "Tu") == before
    answer(t, "M", "keep evno_asef")

    assert GAME.observe(t, 0).own.doubles == ("evno_asef", "vera_figner")  # type: ignore[union-attr]
    assert [event["agent"] for event in events(t, "double-kept", "Tu")] == ["hidden", "hidden"]
    assert GAME.observe(t, 1).seats[0].doubles == 2


@clause("E1-241", "E1-500")
def test_who_is_left_to_cthulhu_is_told() -> None:
    """Tu is asked about one agent after the other, so every answer is told."""
    t = situation(
        "M Tu",
        ["rome: Tu ravachol, Tu evno_asef, Tu main"],
        hands={"Tu": "ravachol"},
        decks={"Tu": "evno_asef cube"},
        effects={"Tu": "master_of_disguise"},
        on_effects={"cthulhu": "M 1"},
        turn="M",
    )
    play(t, "M", "claim cthulhu", "city rome")

    answer(t, "Tu", "let")

    assert [event["agent"] for event in events(t, "left-to-cthulhu")] == ["evno_asef"]
    assert (asked(t), prompt(t)) == ("Tu", "escape")


@clause("E1-343", "E1-347")
def test_zombies_are_not_asked_about_what_cannot_be() -> None:
    """All are on the board and the only victim is dead: that is seen by all, so nothing is asked."""
    t = situation(
        "M Tu",
        ["rome: 8 zombies, Tu ravachol", "cairo: Tu main"],
        hands={"M": "zombies"},
        known="Tu",
        actions=1,
        turn="M",
    )

    play(t, "M", "use zombies", "strike ravachol")

    assert (prompt(t), offered(t)) == ("act", ["end"])

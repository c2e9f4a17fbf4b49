"""What is chosen piece by piece is one plan: nobody else sees it, and it is carried out and told at once."""

from __future__ import annotations

from emerald_first.situations import (
    answer,
    asked,
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
from intrigue.games.emerald.first.table import Emerald
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

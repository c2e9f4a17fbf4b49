"""What each seat sees, as numbers: what both editions have alike."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from intrigue.games.emerald.shared.cards import PLAYERS
from intrigue.games.emerald.shared.table import EmeraldTable
from intrigue.kernel.observation import HIDDEN, Axis, Field, Row, asked_from, from_viewer, numbered, seat_at

CHOSEN: Final[i64] = 12
PICKED: Final[i64] = 20
"""How many cards and other things of a plan are written."""
SIDES: Final = "1: loyalist, 2: restorationist"


def course_fields() -> list[Field]:
    """Where the game stands."""
    return [
        Field("viewer", "the viewer's seat, from 1 on; 0: a spectator"),
        Field("asked", "who is asked, 1 for the viewer; -1: chance; 0: the game is over"),
        Field("round", "the number of the round"),
        Field("turns", "how many turns there have been"),
        Field("first", "who began, 1 for the viewer"),
        Field("active", "whose turn it is, 1 for the viewer"),
        Field("actions", "how many actions they have left"),
        Field("over", "why the game is over, by its number; 0 while it goes on"),
        Field("in_play", "the card whose text is being carried out, from 1 on"),
        Field("zombies_left", "how many zombies are not on the board"),
        Field("banished", "whether the Society of Leopold has come"),
    ]


def write_course(t: EmeraldTable, viewer: i64, row: Row) -> None:
    """Where the game stands."""
    row.put(viewer + 1)
    row.put(asked_from(t, viewer))
    row.put(t.round)
    row.put(t.turns)
    row.put(from_viewer(t.first, viewer, t.seats))
    row.put(from_viewer(t.active, viewer, t.seats))
    row.put(t.actions)
    row.put(t.over)
    row.put(t.in_play + 1)
    row.put(t.zombies_left)
    row.flag(t.banished)


def plan_fields(card: Axis, zones: tuple[str, ...], seat: Axis) -> list[Field]:
    """What only the viewer knows."""
    return [
        Field("side", f"the viewer's identity card ({SIDES})"),
        Field("own", "the viewer's cards, by where they are", Axis("zone", zones), card),
        Field("plan", "the action that the viewer is putting together, by its number; 0: none"),
        Field("using", "the card it is done with, from 1 on"),
        Field("chosen", "the cards chosen for it so far, from 1 on, in their order", numbered("place", CHOSEN)),
        Field("picked", "what else was picked for it, each number plus 1, in order", numbered("place", PICKED)),
        Field("looked", f"the identity cards that the viewer has looked at ({SIDES}; 0: not looked at)", seat),
    ]


def write_plan(t: EmeraldTable, viewer: i64, row: Row) -> None:
    """What the viewer is putting together, and whose identity they know."""
    if viewer < 0 or t.plan == 0 or t.agenda[-1].seat != viewer:
        row.nothing(2 + CHOSEN + PICKED)
    else:
        row.put(t.plan)
        row.put(t.using + 1)
        row.things(t.chosen, CHOSEN)
        row.things(t.picked, PICKED)
    for place in range(t.seats):
        seat = seat_at(place, viewer, t.seats)
        seen = viewer >= 0 and t.looked[viewer * PLAYERS + seat] > 0
        row.put(t.side[seat] + 1 if seen else i64(0))


def write_identity(t: EmeraldTable, seat: i64, row: Row) -> None:
    """Whether they are revealed, their identity card, and whether a Change of Heart lies on it."""
    row.flag(t.revealed[seat] > 0)
    row.put(t.side[seat] + 1 if t.revealed[seat] > 0 else HIDDEN)
    row.flag(t.turned[seat] > 0)


def write_looks(t: EmeraldTable, viewer: i64, row: Row) -> None:
    """Who has looked at whose identity card."""
    for place in range(t.seats):
        seat = seat_at(place, viewer, t.seats)
        for other in range(t.seats):
            row.put(t.looked[seat_at(other, viewer, t.seats) * PLAYERS + seat])


def write_by_seat(t: EmeraldTable, rows: vec[i64], first: i64, viewer: i64, row: Row) -> None:
    """One number of each player from here on, the viewer's first."""
    for place in range(t.seats):
        row.put(rows[first + seat_at(place, viewer, t.seats)])


def write_zones(t: EmeraldTable, zone: vec[i64], viewer: i64, row: Row) -> None:
    """What everybody has in this zone."""
    for place in range(t.seats):
        row.bag(zone, seat_at(place, viewer, t.seats), t.code.cards)


def owner_from(seat: i64, viewer: i64, seats: i64) -> i64:
    """Somebody as the viewer counts, 0 for nobody."""
    return from_viewer(seat, viewer, seats) if seat >= 0 else i64(0)


LEFT_OUT: Final = {
    "options": "agreed before the game, the same for the whole of it",
    "vp_end": "printed, the same for the whole game",
    "cities.id": "the cities are always in this order",
    "cities.defence": "printed, the same for the whole game",
    "cities.royal_vp": "printed, the same for the whole game",
    "seats.colour": "chosen before the game, and without any meaning for the rules",
}
"""What neither edition writes, and why."""

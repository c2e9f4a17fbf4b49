"""What each seat sees, as numbers: the same as in a view, for programs that learn."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from intrigue.games.kabale.belief import STEP_TYPES
from intrigue.games.kabale.cards import CARD_NAMES, CARDS, COLUMN_NAMES, GOAL_KIND, GOAL_NAMES, GOAL_POINTS, GOALS
from intrigue.games.kabale.scoring import score
from intrigue.games.kabale.table import Kabale, Laid, closed, filling, full, in_hand, in_pile
from intrigue.kernel.bag import held
from intrigue.kernel.observation import (
    HIDDEN,
    Axis,
    Field,
    Observer,
    Row,
    Steps,
    asked_from,
    from_viewer,
    numbered,
    seat_at,
    seat_axis,
)

PLACES: Final[i64] = 24
"""How many cards of a column are written."""
STEPS: Final = Steps(STEP_TYPES, depth=24, width=3)
OWN: Final = ("hand", "pile", "lost")


class KabaleObserver(Observer[Kabale]):
    """Writes what a viewer sees of Kabale und Hiebe."""

    def fields(self, seats: int) -> list[Field]:
        seat = seat_axis(seats)
        card = Axis("card", CARD_NAMES)
        goal = Axis("goal", GOAL_NAMES)
        column = Axis("column", COLUMN_NAMES[:seats])
        place = numbered("place", PLACES)
        return [
            Field("viewer", "the viewer's seat, from 1 on; 0: a spectator"),
            Field("asked", "who is asked, 1 for the viewer; -1: chance; 0: the game is over"),
            Field("round", "the number of the round"),
            Field("first", "who has the first turn of the round, 1 for the viewer"),
            Field("active", "whose turn it is, or was last, 1 for the viewer"),
            Field("goal_pile", "how many goals the goal pile holds"),
            Field("unseen", "how many of each goal nobody has seen", goal),
            Field("out", "how many of each goal nobody could win", goal),
            Field(
                "own", "the viewer's hand, draw pile, and discards that nobody else has seen", Axis("zone", OWN), card
            ),
            Field(
                "seats",
                "how many cards in hand, in the draw pile and unseen among the discards; how many unseen cards were "
                "shuffled in; and the points",
                seat,
                Axis("number", ("hand", "pile", "lost", "shuffled_unseen", "points")),
            ),
            Field("discards", "the discards that everybody has seen", seat, card),
            Field("shuffled", "seen when they were shuffled into the draw pile, and not since", seat, card),
            Field("won", "the goals they have won", seat, goal),
            Field(
                "columns",
                "the goal's number, kind and points, all from 1 on; how many cards count towards filling it; whether "
                "it is full and closed; how many cards lie there",
                column,
                Axis("number", ("goal", "kind", "points", "filling", "full", "closed", "cards")),
            ),
            Field(
                "cards",
                "the cards of each column, nearest first: the owner, 1 for the viewer; the card's number from 1 on, "
                "-1 if the viewer does not know it; whether it is face up, known to all, under the Magic Cap before "
                "it, and has lain there since before its owner last shuffled",
                column,
                place,
                Axis("part", ("owner", "card", "up", "known", "under", "early")),
            ),
            STEPS.field(),
        ]

    def left_out(self) -> dict[str, str]:
        return {
            "options": "agreed before the game, the same for the whole of it",
            "won_open": "agreed before the game, the same for the whole of it",
            "seats.colour": "chosen before the game, and without any meaning for the rules",
        }

    def kinds(self) -> dict[str, tuple[str, ...]]:
        return {"agenda": STEPS.names}

    def write(self, t: Kabale, viewer: i64, row: Row) -> None:
        seats = t.seats
        row.put(viewer + 1)
        row.put(asked_from(t, viewer))
        row.put(t.round)
        row.put(from_viewer(t.first, viewer, seats))
        row.put(from_viewer(t.active, viewer, seats))
        row.put(t.goal_pile)
        row.bag(t.unseen, 0, GOALS)
        row.bag(t.out, 0, GOALS)
        if viewer < 0:
            row.nothing(3 * CARDS)
        else:
            row.bag(t.hand, viewer, CARDS)
            row.bag(t.pile, viewer, CARDS)
            row.bag(t.lost, viewer, CARDS)
        write_seats(t, viewer, row)
        write_columns(t, viewer, row)
        STEPS.write(t, row)


def write_seats(t: Kabale, viewer: i64, row: Row) -> None:
    """What everybody knows of the players."""
    for place in range(t.seats):
        seat = seat_at(place, viewer, t.seats)
        row.put(in_hand(t, seat))
        row.put(in_pile(t, seat))
        row.put(held(t.lost, seat, CARDS))
        row.put(t.shuffled_unseen[seat])
        row.put(score(t, seat).points)
    for place in range(t.seats):
        row.bag(t.discards, seat_at(place, viewer, t.seats), CARDS)
    known = still_unseen(t)
    for place in range(t.seats):
        row.bag(known, seat_at(place, viewer, t.seats), CARDS)
    for place in range(t.seats):
        row.bag(t.won, seat_at(place, viewer, t.seats), GOALS)


def still_unseen(t: Kabale) -> vec[i64]:
    """What was seen going into each draw pile, and is known to be nowhere else since."""
    out = t.shuffled[:]
    for i in range(len(out)):
        if t.discards[i] > 0:
            out[i] = 0
    for cards in t.columns:
        for laid in cards:
            if laid.known:
                out[laid.owner * CARDS + laid.card] = 0
    return out


def write_columns(t: Kabale, viewer: i64, row: Row) -> None:
    """The goals and the cards below them; what is not there yet is nothing."""
    missing = t.seats - len(t.columns)
    for column in range(len(t.columns)):
        goal = t.goals[column]
        row.put(goal + 1)
        row.put(GOAL_KIND[goal] + 1)
        row.put(GOAL_POINTS[goal])
        row.put(filling(t, column))
        row.flag(full(t, column))
        row.flag(closed(t, column))
        row.put(len(t.columns[column]))
    row.nothing(missing * 7)
    for column in range(len(t.columns)):
        cards = t.columns[column]
        n = len(cards) if len(cards) < PLACES else PLACES
        for at in range(n):
            write_laid(cards[at], viewer, t.seats, row)
        row.nothing((PLACES - n) * 6)
    row.nothing(missing * PLACES * 6)


def write_laid(laid: Laid, viewer: i64, seats: i64, row: Row) -> None:
    """A card in a column; its number only if everybody knows it, or the viewer laid it."""
    row.put(from_viewer(laid.owner, viewer, seats))
    row.put(laid.card + 1 if laid.known or laid.owner == viewer else HIDDEN)
    row.flag(laid.up)
    row.flag(laid.known)
    row.flag(laid.under)
    row.flag(laid.early)


OBSERVER: Final = KabaleObserver()

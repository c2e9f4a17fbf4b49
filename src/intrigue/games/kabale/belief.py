"""Imagining: full tables that fit a view, made from the view alone."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from intrigue.games.kabale.cards import CARD_NAMES, CARDS, GOAL_NAMES
from intrigue.games.kabale.effects import SlideUnder, SwapGoals
from intrigue.games.kabale.options import Options
from intrigue.games.kabale.piles import Drawn, DrawOne, DrawUp
from intrigue.games.kabale.table import Kabale, Laid
from intrigue.games.kabale.turn import EndOfRound, GoalTurnedUp, NextTurn, Round, StartPlayer, Turn
from intrigue.games.kabale.view import LaidView, View
from intrigue.kernel.bag import fill, places
from intrigue.kernel.event import HIDDEN
from intrigue.kernel.rng import Rng

STEP_TYPES: Final = {
    step.__name__: step
    for step in (
        StartPlayer,
        Round,
        GoalTurnedUp,
        NextTurn,
        Turn,
        EndOfRound,
        DrawUp,
        DrawOne,
        Drawn,
        SlideUnder,
        SwapGoals,
    )
}

UNKNOWN: Final[i64] = -1
"""The card of a place that is still to be imagined."""


class Spot:
    """A face-down card in a column that the viewer does not know."""

    def __init__(self, column: i64, at: i64, early: bool) -> None:
        self.column: Final = column
        self.at: Final = at
        self.early: Final = early


class Hidden:
    """What the viewer does not know of one player: some cards, and the places they are in."""

    def __init__(self, seat: i64, hand: i64, pile: i64, lost: i64, shuffled_unseen: i64) -> None:
        self.seat: Final = seat
        self.hand: Final = hand
        self.pile: Final = pile
        self.lost: Final = lost
        self.shuffled_unseen: Final = shuffled_unseen
        self.fresh: list[i64] = []
        """The cards seen when the draw pile was made, and not since: anywhere."""
        self.stale: list[i64] = []
        """The others: in the draw pile only as far as unseen cards were shuffled in."""
        self.spots: list[Spot] = []

    def deal(self, t: Kabale, rng: Rng) -> None:
        """Put every card somewhere it can be, the places with the narrowest choice first."""
        stale = shuffled(self.stale, rng)
        for spot in self.spots:
            if spot.early:
                self.reveal(t, spot, stale.pop())
        # A draw pile takes what was seen going into it, and of the rest only as many as went in unseen.
        pile = self.pile
        unseen = self.shuffled_unseen
        rest: list[i64] = []
        for card in shuffled(stale + self.fresh, rng):
            place = self.seat * CARDS + card
            fresh = t.shuffled[place] > 0
            if pile > 0 and (fresh or unseen > 0):
                t.pile[place] = 1
                pile -= 1
                unseen -= 0 if fresh else 1
            else:
                rest.append(card)
        for _ in range(self.hand):
            t.hand[self.seat * CARDS + rest.pop()] = 1
        for _ in range(self.lost):
            t.lost[self.seat * CARDS + rest.pop()] = 1
        for spot in self.spots:
            if not spot.early:
                self.reveal(t, spot, rest.pop())

    def reveal(self, t: Kabale, spot: Spot, card: i64) -> None:
        laid = t.columns[spot.column][spot.at]
        t.columns[spot.column][spot.at] = Laid(card, laid.owner, laid.up, laid.known, laid.under, laid.early)


def shuffled(cards: list[i64], rng: Rng) -> list[i64]:
    """The cards in a random order."""
    out = cards[:]
    for i in range(len(out) - 1, 0, -1):
        j = rng.below(i + 1)
        card = out[i]
        out[i] = out[j]
        out[j] = card
    return out


class KabaleBelief:
    """A view read once: the table as far as it is known, and what is hidden of each player."""

    def __init__(self, view: View) -> None:
        self.known: Final = known_table(view)
        self.hidden: Final = [hidden(view, seat) for seat in range(len(view.seats)) if seat != view.viewer]

    def imagine(self, rng: Rng) -> Kabale:
        """A full table that fits the view."""
        t = self.known.copy()
        for player in self.hidden:
            player.deal(t, rng)
        return t


def known_table(view: View) -> Kabale:
    """The table with everything the view shows, and nothing in the hidden places."""
    t = Kabale(len(view.seats))
    t.lay_out()
    t.options = Options(view.options, view.won_open)
    t.round = view.round
    t.first = view.first
    t.active = view.active
    for seat in range(len(view.seats)):
        player = view.seats[seat]
        t.colours.append(player.colour)
        fill(t.discards, seat, CARD_NAMES, player.discards)
        fill(t.shuffled, seat, CARD_NAMES, player.shuffled)
        t.shuffled_unseen[seat] = player.shuffled_unseen
        fill(t.won, seat, GOAL_NAMES, player.won)
    if view.own is not None and view.viewer is not None:
        fill(t.hand, view.viewer, CARD_NAMES, view.own.hand)
        fill(t.pile, view.viewer, CARD_NAMES, view.own.pile)
        fill(t.lost, view.viewer, CARD_NAMES, view.own.lost)
    fill(t.unseen, 0, GOAL_NAMES, view.unseen)
    fill(t.out, 0, GOAL_NAMES, view.out)
    t.goal_pile = view.goal_pile
    goals = [i64(places(GOAL_NAMES)[column.goal]) for column in view.columns]
    t.goals = vec[i64](goals)
    t.columns = [[known_card(laid) for laid in column.cards] for column in view.columns]
    for name, fields in view.agenda:
        t.agenda.append(STEP_TYPES[name](*fields))
    return t


def known_card(laid: LaidView) -> Laid:
    """A card of a column as far as it is known."""
    card = UNKNOWN if laid.card == HIDDEN else i64(places(CARD_NAMES)[laid.card])
    return Laid(card, laid.owner, laid.up, laid.known, laid.under, laid.early)


def hidden(view: View, seat: int) -> Hidden:
    """What the view does not tell of a player."""
    player = view.seats[seat]
    out = Hidden(seat, player.hand, player.pile, player.lost, player.shuffled_unseen)
    placed = set(player.discards)
    for column in range(len(view.columns)):
        cards = view.columns[column].cards
        for at in range(len(cards)):
            if cards[at].owner == seat:
                if cards[at].card == HIDDEN:
                    out.spots.append(Spot(column, at, cards[at].early))
                placed.add(cards[at].card)
    shuffled_in = set(player.shuffled)
    for card in range(len(CARD_NAMES)):
        if CARD_NAMES[card] in shuffled_in:
            out.fresh.append(card)
        elif CARD_NAMES[card] not in placed:
            out.stale.append(card)
    return out

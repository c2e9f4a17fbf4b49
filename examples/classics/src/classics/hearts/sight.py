"""From the table to what a seat sees, and back to tables that fit it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from classics.hearts.rules import (
    CARD_NAMES,
    CARDS,
    DEAL_ONE,
    PACK,
    PLAY,
    PLAYED,
    SEATS,
    SUIT_NAMES,
    SUITS,
    TWO_OF_CLUBS,
    Round,
)
from classics.hearts.view import PlayerView, View
from intrigue.kernel.bag import places
from intrigue.kernel.rng import Rng

UNKNOWN: Final[i64] = -2
"""Where a card is that the viewer does not see."""


def observe(t: Round, viewer: int | None) -> View:
    """The viewer's hand, and what lies open or was seen."""
    return View(
        viewer=viewer,
        hand=() if viewer is None else lying(t, viewer),
        trick=tuple([CARD_NAMES[card] for card in t.trick]),
        leader=int(t.leader),
        broken=t.broken,
        played=lying(t, PLAYED),
        pack=int(CARDS - t.dealt),
        players=tuple([player(t, seat) for seat in range(SEATS)]),
    )


def player(t: Round, seat: i64) -> PlayerView:
    """What everybody sees of a player."""
    lacks = [SUIT_NAMES[suit] for suit in range(SUITS) if t.lacks[seat * SUITS + suit]]
    return PlayerView(int(held(t, seat)), int(t.points[seat]), tuple(lacks))


def held(t: Round, seat: i64) -> i64:
    """How many cards a player has."""
    n: i64 = 0
    for where in t.where:
        if where == seat:
            n += 1
    return n


def lying(t: Round, where: i64) -> tuple[str, ...]:
    """The cards that are there, by name."""
    return tuple([CARD_NAMES[card] for card in range(CARDS) if t.where[card] == where])


class RoundBelief:
    """A view read once: the table as far as it is known, and who may have the other cards."""

    def __init__(self, view: View) -> None:
        t = Round()
        t.lay_out()
        self.room = vec[i64]([0] * 5)
        """How many unseen cards each player holds; after the players comes the pack."""
        for card in range(CARDS):
            t.where[card] = UNKNOWN
        for name in view.played:
            t.where[places(CARD_NAMES)[name]] = PLAYED
        for name in view.hand:
            t.where[places(CARD_NAMES)[name]] = UNKNOWN if view.viewer is None else view.viewer
        for name in view.trick:
            t.trick = append(t.trick, places(CARD_NAMES)[name])
        t.leader = view.leader
        t.broken = view.broken
        t.dealt = CARDS - view.pack
        t.played = len(view.played)
        for seat in range(SEATS):
            shown = view.players[seat]
            t.points[seat] = shown.points
            self.room[seat] = 0 if seat == view.viewer else shown.cards
            for suit in range(SUITS):
                t.lacks[seat * SUITS + suit] = 1 if SUIT_NAMES[suit] in shown.lacks else 0
        self.room[SEATS] = view.pack
        if view.pack:
            t.agenda.append(DEAL_ONE)
        elif t.played < CARDS:
            t.agenda.append(PLAY[(t.leader + len(t.trick)) % SEATS])
            if t.played == 0 and t.where[TWO_OF_CLUBS] == UNKNOWN:  # whoever is asked has it
                t.where[TWO_OF_CLUBS] = t.leader
                self.room[t.leader] -= 1
        self.known: Final = t
        self.unseen: Final = narrowest_first(t)

    def imagine(self, rng: Rng) -> Round:
        """A full table that fits the view. What does not come out even is dealt anew."""
        while True:
            t = self.known.copy()
            if self.deal(t, rng):
                return t

    def deal(self, t: Round, rng: Rng) -> bool:
        """Give every unseen card to somebody who may have it, more likely to whoever has more room; did it work?"""
        room = self.room[:]
        chances = vec[i64]([0] * 5)
        for card in self.unseen:
            total: i64 = 0
            for seat in range(SEATS + 1):
                may = seat == SEATS or t.lacks[seat * SUITS + card % SUITS] == 0
                chances[seat] = room[seat] if may else 0
                total += chances[seat]
            if total == 0:
                return False
            k = rng.below(total)
            seat = 0
            while k >= chances[seat]:
                k -= chances[seat]
                seat += 1
            room[seat] -= 1
            t.where[card] = PACK if seat == SEATS else seat
        return True


def narrowest_first(t: Round) -> list[i64]:
    """The cards that the viewer does not see, those first that the fewest players may have."""
    out: list[i64] = []
    for barred in range(SEATS, -1, -1):
        for card in range(CARDS):
            lacking: i64 = 0
            for seat in range(SEATS):
                lacking += t.lacks[seat * SUITS + card % SUITS]
            if lacking == barred and t.where[card] == UNKNOWN:
                out.append(card)
    return out

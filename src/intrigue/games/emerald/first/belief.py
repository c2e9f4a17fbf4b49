"""Imagining: full tables that fit a view, made from the view alone."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from intrigue.games.emerald.first.cards import (
    AGENT_NAMES,
    CARD_NAMES,
    CARDS,
    FIRST_AGENT,
    FIRST_CITY_CARD,
    NAMED,
    SIDE_NAMES,
)
from intrigue.games.emerald.first.fate import is_scoring
from intrigue.games.emerald.first.numbers import Numbers
from intrigue.games.emerald.first.reading import known_table
from intrigue.games.emerald.first.table import DRAWN, Emerald
from intrigue.games.emerald.first.view import View
from intrigue.kernel.bag import bag, fill
from intrigue.kernel.event import HIDDEN
from intrigue.kernel.rng import Rng
from intrigue.kernel.table import roll


class Hidden:
    """What the viewer does not know of one player: some cards, and how many of them lie where."""

    def __init__(self, seat: i64, hand: i64, deck: i64, lost: i64, buried: i64, unplaced: vec[i64]) -> None:
        self.seat: Final = seat
        self.hand: Final = hand
        self.deck: Final = deck
        self.lost: Final = lost
        self.buried: Final = buried
        self.cards: list[i64] = []
        for card in range(CARDS):
            for _ in range(unplaced[card]):
                self.cards.append(card)

    def deal(self, t: Emerald, rng: Rng) -> None:
        """Put every card somewhere it can be.

        A deck takes what was seen going into it, and of the rest only as many cards as went in unseen.
        """
        first = self.seat * CARDS
        seen = bag(t.shuffled, self.seat, CARDS)
        unseen = t.shuffled_unseen[self.seat]
        room = self.deck
        hand = self.hand
        late: list[i64] = []
        for card in mixed(self.bury(t, rng), rng):
            if room > 0 and (seen[card] > 0 or unseen > 0):
                t.deck[first + card] += 1
                room -= 1
                if seen[card] > 0:
                    seen[card] -= 1
                else:
                    unseen -= 1
            else:
                late.append(card)
        for card in mixed(late, rng):
            if hand > 0:
                t.hand[first + card] += 1
                hand -= 1
            else:
                t.lost[first + card] += 1

    def bury(self, t: Emerald, rng: Rng) -> list[i64]:
        """Choose what he removed face down, so that the rest can still fill his deck; what is left is returned."""
        if self.buried == 0:
            return self.cards
        rest = self.cards
        for attempt in range(BURY_ATTEMPTS):
            order = mixed(self.cards, rng)
            if attempt == BURY_ATTEMPTS - 1:
                order = self.undrawn_first(t)
            rest = []
            down: list[i64] = []
            for card in order:
                if len(down) < self.buried and self.can_be_buried(t, card):
                    down.append(card)
                else:
                    rest.append(card)
            if self.fills_deck(t, rest) or attempt == BURY_ATTEMPTS - 1:
                for card in down:
                    t.buried[self.seat * CARDS + card] += 1
                break
        return rest

    def can_be_buried(self, t: Emerald, card: i64) -> bool:
        """City cards never are, and scoring cards of a revealed player have come to light (E1-320)."""
        if FIRST_CITY_CARD <= card < FIRST_AGENT:
            return False
        return t.revealed[self.seat] == 0 or not is_scoring(card)

    def fills_deck(self, t: Emerald, cards: list[i64]) -> bool:
        """Are there enough cards that can be in his deck?"""
        seen = bag(t.shuffled, self.seat, CARDS)
        there: i64 = 0
        others: i64 = 0
        for card in cards:
            if seen[card] > 0:
                seen[card] -= 1
                there += 1
            else:
                others += 1
        return there + min(others, t.shuffled_unseen[self.seat]) >= self.deck

    def undrawn_first(self, t: Emerald) -> list[i64]:
        """His cards, those first that were not seen going into the deck: to bury them costs the deck least."""
        seen = bag(t.shuffled, self.seat, CARDS)
        out: list[i64] = []
        late: list[i64] = []
        for card in self.cards:
            if seen[card] > 0:
                seen[card] -= 1
                late.append(card)
            else:
                out.append(card)
        for card in late:
            out.append(card)
        return out


BURY_ATTEMPTS: Final[i64] = 20


def mixed(cards: list[i64], rng: Rng) -> list[i64]:
    """The cards in a random order."""
    out = cards[:]
    for i in range(len(out) - 1, 0, -1):
        j = rng.below(i + 1)
        card = out[i]
        out[i] = out[j]
        out[j] = card
    return out


class EmeraldBelief:
    """A view read once: the table as far as it is known, and what is hidden of each player."""

    def __init__(self, view: View, numbers: Numbers) -> None:
        self.known: Final = known_table(view, numbers)
        self.hidden: Final = [hidden(view, seat) for seat in range(len(view.seats)) if seat != view.viewer]
        self.secret: list[i64] = []
        """Whose identity the viewer does not know."""
        self.identities: Final = numbers.identities[:]
        """The identity cards that are left for them, and for nobody."""
        sides = known_sides(view)
        dealt = dealt_to(view)
        for seat in range(len(sides)):
            if sides[seat] >= 0:
                self.identities[sides[seat]] -= 1
                self.known.side[seat] = sides[seat]
            elif seat < dealt:
                self.secret.append(seat)
        self.counters: list[i64] = []
        """The double agent counters of which he does not know where they are."""
        self.holders: list[i64] = []
        """Where they are, all together; the rest is in the supply."""
        self.read_doubles(view)

    def read_doubles(self, view: View) -> None:
        """Which double agent counters are open to imagination, and who holds how many of them."""
        own = view.own
        known = [agent.id for agent in view.agents if agent.double_by is not None]
        elsewhere = own.elsewhere if own is not None else ()
        if own is not None:
            known += [*own.doubles, *own.drawn, *[name for name, _ in elsewhere]]
        for agent in range(NAMED):
            if AGENT_NAMES[agent] not in known:
                self.counters.append(agent)
        for seat in range(len(view.seats)):
            if seat != view.viewer:
                certain = sum([1 for _, holder in elsewhere if holder == seat])
                self.holders += [i64(seat)] * (view.seats[seat].doubles - certain)
        if view.active != view.viewer:
            self.holders += [DRAWN] * view.doubles_drawn

    def imagine(self, rng: Rng) -> Emerald:
        """A full table that fits the view."""
        t = self.known.copy()
        for player in self.hidden:
            player.deal(t, rng)
        rest = self.identities[:]
        for seat in self.secret:
            side = roll(rest, rng)
            rest[side] -= 1
            t.side[seat] = side
        counters = mixed(self.counters, rng)
        for i in range(len(self.holders)):
            t.double[counters[i]] = self.holders[i]
        return t


def dealt_to(view: View) -> int:
    """How many players have got an identity card: all but those who are still to be dealt one."""
    waiting = [fields[0] for name, fields in view.agenda if name == "Deal"]
    return min(waiting, default=len(view.seats))


def known_sides(view: View) -> list[int]:
    """The identity card of each seat as far as the viewer knows it, else -1."""
    out: list[int] = []
    for seat in range(len(view.seats)):
        side = view.seats[seat].side
        out.append(-1 if side == HIDDEN else SIDE_NAMES.index(side))
    own = view.own
    if own is not None and view.viewer is not None and view.viewer < dealt_to(view):
        out[view.viewer] = SIDE_NAMES.index(own.side)
        for other, side in own.looked:
            out[other] = SIDE_NAMES.index(side)
    return out


def hidden(view: View, seat: int) -> Hidden:
    """What the view does not tell of a player's cards."""
    player = view.seats[seat]
    unplaced = vec[i64]([i64(0)] * CARDS)
    fill(unplaced, 0, CARD_NAMES, player.unplaced)
    return Hidden(seat, player.hand, player.deck, player.lost, player.buried, unplaced)

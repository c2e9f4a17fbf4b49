"""Imagining: full tables that fit a view, made from the view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from intrigue.games.emerald.first.cards import (
    AGENT_NAMES,
    CARDS,
    CODE,
    FIRST_AGENT,
    FIRST_CITY_CARD,
    NAMED,
)
from intrigue.games.emerald.first.holders import Holders
from intrigue.games.emerald.first.known_table import known_table
from intrigue.games.emerald.first.numbers import Numbers
from intrigue.games.emerald.first.points_and_end import is_scoring
from intrigue.games.emerald.first.table import DRAWN, Emerald
from intrigue.games.emerald.first.view import View
from intrigue.games.emerald.shared.belief import HiddenCards, HiddenSides, mixed
from intrigue.kernel.bag import bag
from intrigue.kernel.rng import Rng


class Hidden(HiddenCards):
    """What the viewer does not know of one player's cards, with those they removed face down."""

    def __init__(self, seat: i64, hand: i64, deck: i64, buried: i64, unplaced: Sequence[str]) -> None:
        super().__init__(seat, hand, deck, unplaced, CODE)
        self.buried: Final = buried

    def bury(self, t: Emerald, rng: Rng) -> list[i64]:
        """Choose what they removed face down, so that the rest can still fill their deck; what is left is returned."""
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
        """Are there enough cards that can be in their deck?"""
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
        """Their cards, those first that were not seen going into the deck: to bury them costs the deck least."""
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


class EmeraldBelief:
    """A view read once: the table as far as it is known, and what is hidden of each player."""

    def __init__(self, view: View, numbers: Numbers) -> None:
        self.known: Final = known_table(view, numbers)
        self.hidden: Final = [hidden(view, seat) for seat in range(len(view.seats)) if seat != view.viewer]
        self.sides: Final = HiddenSides(view, self.known, numbers.identities)
        self.counters: list[i64] = []
        """The double agent counters of which they do not know where they are."""
        self.holders: list[i64] = []
        """Where they are, all together; the rest is in the supply."""
        self.read_doubles(view)
        self.suspected: Holders | None = None
        """If some ways to share them out are more likely than others."""

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
            player.deal(t, player.bury(t, rng), rng)
        self.sides.deal(t, rng)
        if self.suspected is not None:
            self.suspected.deal(t, rng)
            return t
        counters = mixed(self.counters, rng)
        for i in range(len(self.holders)):
            t.double[counters[i]] = self.holders[i]
        return t


def hidden(view: View, seat: int) -> Hidden:
    """What the view does not tell of a player's cards."""
    player = view.seats[seat]
    return Hidden(seat, player.hand, player.deck, player.buried, player.unplaced)

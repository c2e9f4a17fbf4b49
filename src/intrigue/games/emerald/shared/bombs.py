"""Bomb points: cards that support an attempt on somebody's life, none of them without need."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from intrigue.games.emerald.shared.cards import NO_CARD
from intrigue.games.emerald.shared.piles import left
from intrigue.games.emerald.shared.table import EmeraldTable

ENOUGH: Final[i64] = 1000
"""More bomb points than there are."""


def bombs_held(t: EmeraldTable, seat: i64, row: vec[i64]) -> i64:
    """The bombs on all cards they hold."""
    n: i64 = 0
    first = seat * t.code.cards
    for card in range(t.code.cards):
        n += t.hand[first + card] * row[card]
    return n


def bombs_chosen(t: EmeraldTable, row: vec[i64]) -> i64:
    """The bombs on the cards chosen so far; those on the first card do not count."""
    n: i64 = 0
    for i in range(1, len(t.chosen)):
        n += row[t.chosen[i]]
    return n


class Supply:
    """Whether cards from some number on can complete the bomb points so that every card is needed."""

    def __init__(self, t: EmeraldTable, seat: i64, row: vec[i64], wanted: i64) -> None:
        self.row: Final = row
        """The bombs on each card."""
        self.wanted: Final = wanted
        """The points that cards must bring."""
        self.spare: i64 = ENOUGH
        """Cards must bring less than this, or something else would not be needed."""
        self.cards: list[i64] = []
        first = seat * t.code.cards
        for card in range(t.code.cards):
            if row[card] > 0 and t.hand[first + card] > 0:
                for _ in range(left(t, seat, card)):
                    self.cards.append(card)

    def completes(self, at: i64, sum_: i64, least: i64) -> bool:
        """Can the cards from place `at` on complete this sum, of which `least` is the smallest part?"""
        if sum_ >= self.wanted:
            return sum_ - least < self.wanted and sum_ < self.spare
        for i in range(at, len(self.cards)):
            value = self.row[self.cards[i]]
            if self.completes(i + 1, sum_ + value, min(least, value)):
                return True
        return False

    def completes_with(self, at: i64, sum_: i64, least: i64, any_order: bool) -> bool:
        """Can the card at place `at` be added, and those after it, or in any order all others, complete the sum?"""
        value = self.row[self.cards[at]]
        if not any_order:
            return self.completes(at + 1, sum_ + value, min(least, value))
        card = self.cards.pop(at)
        found = self.completes(0, sum_ + value, min(least, value))
        self.cards.insert(at, card)
        return found


def least_chosen(t: EmeraldTable, row: vec[i64]) -> i64:
    """The fewest bombs on one of the cards chosen so far, the first apart."""
    least = ENOUGH
    for i in range(1, len(t.chosen)):
        least = min(least, row[t.chosen[i]])
    return least


def made_needless(t: EmeraldTable, row: vec[i64], wanted: i64, card: i64) -> i64:
    """The first of the cards chosen so far that would not be needed with this one, or `NO_CARD`."""
    there = bombs_chosen(t, row) + row[card]
    for i in range(1, len(t.chosen)):
        if there - row[t.chosen[i]] >= wanted:
            return t.chosen[i]
    return NO_CARD


def support(t: EmeraldTable, supply: Supply, out: vec[i64]) -> vec[i64]:
    """The next card that can support the attempt, as options, in the order of their numbers."""
    sum_ = bombs_chosen(t, supply.row)
    least = least_chosen(t, supply.row)
    first = t.chosen[len(t.chosen) - 1] if len(t.chosen) > 1 and not t.any_order else i64(0)
    before = NO_CARD
    for i in range(len(supply.cards)):
        card = supply.cards[i]
        if card != before and card >= first and supply.completes_with(i, sum_, least, t.any_order):
            out = append(out, t.code.bomb + card)
        before = card
    return out

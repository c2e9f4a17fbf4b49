"""What sums of symbols the cards in hand can make: for bots, who look for whole actions."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from intrigue.kernel.bag import BIT

IMPOSSIBLE: Final = 1000.0
"""What a sum costs that no cards make."""


def add_up(
    costs: vec[float], cards: vec[i64], held: vec[i64], n: i64, symbols: vec[i64], keep: vec[float], base: i64
) -> i64:
    """For each sum: what the first `n` cards held would be good for otherwise that make it, and which; the greatest.

    `symbols` tells how many of them each card has, and `keep`, from `base` on, what it is good for otherwise. Which
    cards make a sum is told as bits, by their place among those held. Sums for which there is no room are left out.
    """
    most = len(costs) - 1
    for i in range(len(costs)):
        costs[i] = IMPOSSIBLE
    costs[0] = 0.0
    cards[0] = 0
    top: i64 = 0
    for i in range(n):
        card = held[i]
        more = symbols[card]
        if more == 0:
            continue
        top = min(top + more, most)
        for total in range(top, more - 1, -1):
            cost = costs[total - more] + keep[base + card]
            if cost < costs[total]:
                costs[total] = cost
                cards[total] = cards[total - more] + BIT[i]
    return top


def add_cards(out: vec[i64], cards: i64, held: vec[i64], n: i64, verb: i64) -> vec[i64]:
    """These answers, and those that name the cards of a sum, in their order."""
    for i in range(n):
        if cards & BIT[i] > 0:
            out = append(out, verb + held[i])
    return out

"""Suspicion: what everybody's moves tell of their identities, as one belief about all of them together.

Whoever has heard the story counts who did what (`Witness`), and a policy says how much more likely a player of one side
is to do so than one of the other (`policy`). There are so few identity cards that all ways in which they may lie can be
gone through: each counts as often as the cards can be dealt so, times how likely everybody's moves are then.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log1p
from typing import Final

from intrigue.games.emerald.shared.belief import Seen, known_sides
from intrigue.games.emerald.shared.cards import RESTORATIONIST, SIDE_NAMES
from intrigue.kernel.companions import Suspicion
from intrigue.kernel.event import Plain

NO_ONE: Final = -1
SURE: Final = 4.0
"""So far moves alone may lean to a side: 55 to 1. Anybody may have a reason that no policy knows."""


def seat_in(args: Mapping[str, Plain], name: str = "seat") -> int:
    """The seat that a telling speaks of; its name ends with its number."""
    return int(str(args[name]).rpartition("-")[2])


class Witness:
    """Somebody who has heard the whole story, and knows who did how much of what."""

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self.active = NO_ONE
        """Whose turn it is."""
        self.turned: list[int] = [0] * seats
        """Who is on the other side than at the beginning."""
        self.acts: list[dict[str, float]] = [{} for _ in range(2 * seats)]
        """What each seat did of every kind, before it changed sides (`2 * seat`) and after it."""

    def saw(self, seat: int, kind: str, n: float = 1.0) -> None:
        """A player did something of this kind, so many times."""
        acts = self.acts[2 * seat + self.turned[seat]]
        acts[kind] = acts.get(kind, 0.0) + n

    def changes_sides(self, seat: int) -> None:
        """From now on what they do speaks for another identity card than before."""
        self.turned[seat] ^= 1

    def signs(self, seat: int) -> dict[str, float]:
        """What speaks for or against their identity card; doing the same again and again says less and less."""
        out = {kind: log1p(n) for kind, n in self.acts[2 * seat].items()}
        for kind, n in self.acts[2 * seat + 1].items():
            out[kind] = out.get(kind, 0.0) - log1p(n)
        return out


def weighed(signs: Mapping[str, float], weights: Mapping[str, float]) -> float:
    """What some signs weigh together."""
    total = 0.0
    for kind, n in signs.items():
        total += n * weights.get(kind, 0.0)
    return total


def lean(signs: Mapping[str, float], weights: Mapping[str, float]) -> float:
    """How much more likely a Restorationist is to have done all that than a Loyalist, as a logarithm."""
    return max(-SURE, min(SURE, weighed(signs, weights)))


# ---------------------------------------------------------------- all identities together


def ways(players: int, cards: Sequence[int]) -> list[tuple[tuple[int, ...], int]]:
    """All ways to deal some of these cards to players, one each, and how often each way comes about."""
    out: list[tuple[tuple[int, ...], int]] = [((), 1)]
    for _ in range(players):
        more: list[tuple[tuple[int, ...], int]] = []
        for sides, times in out:
            for side, there in enumerate(cards):
                left = there - sides.count(side)
                if left > 0:
                    more.append(((*sides, side), times * left))
        out = more
    return out


class Joint:
    """Every way in which all identity cards may lie, and how likely it is."""

    def __init__(self, view: Seen, cards: Sequence[int], leans: Sequence[float]) -> None:
        known = known_sides(view)
        self.known: Final = [side >= 0 for side in known]
        left = [there - known.count(side) for side, there in enumerate(cards)]
        unknown = [seat for seat, side in enumerate(known) if side < 0]
        self.turned: Final = [1 if player.turned else 0 for player in view.seats]
        self.deals: list[tuple[int, ...]] = []
        """The identity card of every seat."""
        self.odds: list[float] = []
        """How likely that is: 1 in all."""
        for sides, times in ways(len(unknown), left):
            deal = known[:]
            likely = float(times)
            for seat, side in zip(unknown, sides, strict=True):
                deal[seat] = side
                likely *= exp(leans[seat] / 2 if side == RESTORATIONIST else -leans[seat] / 2)
            self.deals.append(tuple(deal))
            self.odds.append(likely)
        total = sum(self.odds)
        self.odds = [likely / total for likely in self.odds]

    def suspicion(self, held: dict[str, dict[str, float]]) -> Suspicion:
        """The same as everybody else reads it: by the sides that players are on now."""
        joint: dict[tuple[str, ...], float] = {}
        marginals = [dict.fromkeys(SIDE_NAMES, 0.0) for _ in self.turned]
        for deal, likely in zip(self.deals, self.odds, strict=True):
            sides = [SIDE_NAMES[card ^ turned] for card, turned in zip(deal, self.turned, strict=True)]
            joint[tuple(sides)] = likely
            for seat, side in enumerate(sides):
                marginals[seat][side] = 1.0 if self.known[seat] else marginals[seat][side] + likely
        return Suspicion(joint, tuple(marginals), held)

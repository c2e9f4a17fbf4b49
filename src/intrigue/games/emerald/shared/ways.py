"""Whole actions for bots: looked for in some imagined worlds, then tried in all of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from intrigue.kernel.rng import Rng

SOUGHT: Final = 2
"""In how many worlds whole actions are looked for."""
TAKEN: Final = 12
"""How many of those found in a world are tried in all of them."""


class Way:
    """A whole action: the answers that it is made of, and how likely a victory is for whoever takes it."""

    def __init__(self, answers: tuple[int, ...], chance: float) -> None:
        self.answers: Final = answers
        self.chance: Final = chance


def weighed(
    worlds: Sequence[tuple[Any, float]],
    seek: Callable[[Any, Rng], list[Way]],
    chance_of: Callable[[Any, tuple[int, ...], Rng], float],
    rng: Rng,
) -> list[tuple[tuple[int, ...], float]]:
    """The best ways with their chances on average over some worlds and their weights, the best first.

    With every answer that begins a way, one at least is among them.
    """
    found: dict[tuple[int, ...], float] = {}
    for t, _ in worlds[:SOUGHT]:
        for way in best_of(seek(t, rng)):
            found[way.answers] = 0.0
    total = 0.0
    for t, weight in worlds:
        total += weight
        dice = int(rng.word())
        for answers in found:
            found[answers] += weight * chance_of(t, answers, Rng(dice))
    out = [(answers, chance / total) for answers, chance in found.items()]
    out.sort(key=lambda way: -way[1])
    return out


def best_of(ways: Sequence[Way]) -> list[Way]:
    """The best of them, and the best one that begins with each answer; two with the same chance are one action."""
    seen: set[float] = set()
    begun: set[int] = set()
    out: list[Way] = []
    for way in sorted(ways, key=lambda way: -way.chance):
        first = way.answers[0]
        if first not in begun or (len(seen) < TAKEN and way.chance not in seen):
            out.append(way)
        begun.add(first)
        seen.add(way.chance)
    return out


def best_by_option(ways: Sequence[tuple[tuple[int, ...], float]], options: Sequence[int]) -> list[float]:
    """What each option is worth if it is followed by what goes best with it."""
    best: dict[int, float] = {}
    for answers, chance in ways:
        best[answers[0]] = max(chance, best.get(answers[0], 0.0))
    return [best[option] for option in options]

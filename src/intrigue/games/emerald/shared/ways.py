"""Whole actions for bots: looked for in some imagined worlds, then tried in all of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from intrigue.kernel.companions import NO_AIM, Way
from intrigue.kernel.rng import Rng

SOUGHT: Final = 2
"""In how many worlds whole actions are looked for."""
TAKEN: Final = 12
"""How many of those found in a world are tried in all of them."""


def weighed(
    worlds: Sequence[tuple[Any, float]],
    options: Sequence[int],
    seek: Callable[[Any, Rng], list[Way]],
    chance_of: Callable[[Any, tuple[int, ...], Rng], float],
    rng: Rng,
) -> list[Way]:
    """The best ways with their chances on average over some worlds and their weights, the best first.

    With every answer that begins a way, one at least is among them.
    """
    found: dict[tuple[tuple[int, ...], int], float] = {}
    for t, _ in worlds[:SOUGHT]:
        for way in best_of(seek(t, rng)):
            if way.answers[0] in options:  # somebody may have overlooked what an aim would begin with
                found[way.answers, way.aim] = 0.0
    total = 0.0
    for t, weight in worlds:
        total += weight
        dice = int(rng.word())
        for key in found:
            found[key] += weight * chance_of(t, key[0], Rng(dice))
    out = [Way(key[0], chance / total, key[1]) for key, chance in found.items()]
    out.sort(key=lambda way: -way.chance)
    return out


def best_of(ways: Sequence[Way]) -> list[Way]:
    """The best of them, and the best one that begins with each answer; two with the same chance are one action.

    All that follow an aim are taken: there are few of them.
    """
    seen: set[float] = set()
    begun: set[int] = set()
    out: list[Way] = []
    for way in sorted(ways, key=lambda way: -way.chance):
        first = way.answers[0]
        if way.aim != NO_AIM:
            out.append(way)
            continue
        if first not in begun or (len(seen) < TAKEN and way.chance not in seen):
            out.append(way)
        begun.add(first)
        seen.add(way.chance)
    return out


def best_by_option(ways: Sequence[Way], options: Sequence[int]) -> list[float]:
    """What each option is worth if it is followed by what goes best with it."""
    best: dict[int, float] = {}
    for way in ways:
        best[way.answers[0]] = max(way.chance, best.get(way.answers[0], way.chance))
    return [best[option] for option in options]

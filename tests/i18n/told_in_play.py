"""What random play tells, asks and offers: each thing once, however often it comes up."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from intrigue import GAMES, Rng, Telling, advance, decision
from intrigue.kernel.event import Plain
from intrigue.kernel.run import pick

DECISIONS_PER_COUNT = 8_000
"""Games with each number of players are played until so many questions were asked."""


class Asked(NamedTuple):
    prompt: str
    about: dict[str, Plain]


class Heard(NamedTuple):
    """Everything that play of one game has brought up."""

    tellings: list[tuple[Telling, int | None]]
    prompts: list[tuple[Asked, int]]
    phrases: list[tuple[str, int]]


@cache
def heard(game: str) -> Heard:
    """Random games with every number of players, as every viewer reads them."""
    tellings: dict[object, tuple[Telling, int | None]] = {}
    prompts: dict[object, tuple[Asked, int]] = {}
    phrases: dict[object, tuple[str, int]] = {}
    for seats in GAMES[game].seats:
        asked_so_far = 0
        seed = 0
        while asked_so_far < DECISIONS_PER_COUNT:
            seed += 1
            table = GAMES[game].new(seats, _options(game, seed))
            table.heard = True
            rng = Rng(seed)
            while (asked := decision(table)) is not None:
                asked_so_far += 1
                question = Asked(asked.prompt, asked.about)
                prompts.setdefault(_shape(asked.prompt, asked.about, asked.seat), (question, asked.seat))
                for option in asked.options:
                    phrase = GAMES[game].verbs.phrase(option)
                    phrases.setdefault((phrase, f"seat-{asked.seat}" in phrase), (phrase, asked.seat))
                advance(table, int(pick(table, rng)))
            for event in table.log:
                for viewer in (None, *range(seats)):
                    telling = event.seen_by(viewer)
                    tellings.setdefault(_shape(telling.kind, telling.args, viewer), (telling, viewer))
    return Heard(list(tellings.values()), list(prompts.values()), list(phrases.values()))


def _shape(kind: str, args: Mapping[str, Plain], viewer: int | None) -> tuple[Plain, ...]:
    """What the words depend on: of a seat, whether it is the viewer's own; of a number, how small it is, or half."""
    return (kind, *[_sort_of(arg, viewer) for arg in args.values()])


def _sort_of(arg: Plain, viewer: int | None) -> Plain:
    if isinstance(arg, str):
        return arg if not arg.startswith("seat-") else "you" if arg == f"seat-{viewer}" else "other"
    return "half" if isinstance(arg, float) else min(arg, 6)


def _options(game: str, seed: int) -> dict[str, str]:
    """Every second table agrees on something else than the defaults, where that needs no seat."""
    if seed % 2 == 0:
        return {}
    return {choice.name: choice.values[1] for choice in GAMES[game].choices if len(choice.values) == 2}

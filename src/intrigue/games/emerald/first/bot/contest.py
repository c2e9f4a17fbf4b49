"""Whole games between judgements, quick and open: what `tools/tune.py` measures weights by.

Everybody sees the whole table here but for sides, at which they guess anew before every action. That is no way to play,
but quick, and alike for all of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from intrigue.games.emerald.first.bot.heuristic import Glance
from intrigue.games.emerald.first.bot.judge import Judge
from intrigue.games.emerald.first.bot.quick import Quick
from intrigue.games.emerald.first.bot.search import action, promising, reaction
from intrigue.games.emerald.first.bot.weights import Weights
from intrigue.games.emerald.first.cards import CARD_NAMES, CARDS, CITY_NAMES, EFFECT_NAMES, FIRST_CITY_CARD
from intrigue.games.emerald.first.scoring import winners
from intrigue.games.emerald.first.table import IN_DECK, NO_SEAT, ON_DISPLAY, Emerald
from intrigue.games.emerald.first.turn import Act
from intrigue.games.emerald.shared.guessing import guess_sides
from intrigue.games.emerald.shared.plans import NO_PLAN
from intrigue.kernel.companions import NO_AIM
from intrigue.kernel.rng import Rng
from intrigue.kernel.run import settle
from intrigue.kernel.table import CHANCE, Step

LONG: Final[i64] = 100
"""After this many rounds a game counts as nobody's."""


def contest(t: Emerald, sets: Sequence[Mapping[str, float]], rng: Rng, tried: int) -> list[float]:
    """What a game is worth to each seat that is played on from here, every seat by its own weights."""
    play(t, sets, rng, tried, t.turns + LONG * t.seats)
    if len(t.agenda) > 0:
        return [0.0] * len(sets)
    best = winners(t)
    return [1.0 / len(best) if seat in best else 0.0 for seat in range(len(sets))]


def play(t: Emerald, sets: Sequence[Mapping[str, float]], rng: Rng, tried: int, last: i64) -> None:
    """Play on to this turn, every seat by its own weights."""
    judges = [Judge(t.numbers, Weights(weights)) for weights in sets]
    while len(t.agenda) > 0 and t.turns < last:
        step = t.agenda[-1]
        if isinstance(step, Act) and t.plan == NO_PLAN:
            for answer in choice(judges[step.seat], t, step.seat, tried, rng):
                t.agenda.pop().take(t, answer)
        else:
            t.agenda.pop().take(t, other_answer(judges, t, step, rng))
        settle(t)


def other_answer(judges: list[Judge], t: Emerald, step: Step[Emerald], rng: Rng) -> i64:
    """What is answered to any question but for a new action."""
    if step.seat == CHANCE:
        return step.at_random(t, rng)
    if isinstance(step, Act):
        look = Glance(judges[step.seat], guessed(t, step.seat, rng), step.seat, NO_AIM)
        return promising(look, step.options(t), 1, rng)[0]
    return reaction(t, step, rng)


def choice(judge: Judge, t: Emerald, seat: i64, tried: i64, rng: Rng) -> vec[i64]:
    """What the seat that is asked does, whatever sides the others are really on: the answers that begin an action."""
    u = guessed(t, seat, rng)
    return action(Quick(judge, u, seat, NO_AIM, rng), u, seat, tried, NO_AIM)


def guessed(t: Emerald, seat: i64, rng: Rng) -> Emerald:
    """The table as this seat may take it to be: whose side is not known is guessed."""
    u = t.copy()
    guess_sides(u, seat, t.numbers.identities, rng)
    return u


# ---------------------------------------------------------------- gifts, for `tools/gifts.py`


def begin(t: Emerald, sets: Sequence[Mapping[str, float]], rng: Rng, turn: int) -> None:
    """Play a new game on to this turn, at a glance."""
    play(t, sets, rng, 1, max(turn, 1))


def gifts() -> list[str]:
    """Whatever may be given: cards but those that one begins with, Permanent Effects, cities."""
    return [*CARD_NAMES[int(FIRST_CITY_CARD) :], *EFFECT_NAMES, *CITY_NAMES]


def give(t: Emerald, seat: int, gift: str) -> bool:
    """Give somebody a thing, if nobody has it; was it possible?"""
    if gift in EFFECT_NAMES:
        effect = EFFECT_NAMES.index(gift)
        if t.effect_at[effect] not in (IN_DECK, ON_DISPLAY):
            return False
        t.effect_at[effect] = seat
    elif gift in CITY_NAMES:
        city = CITY_NAMES.index(gift)
        if t.control[city] != NO_SEAT:
            return False
        t.control[city] = seat
        t.disc[seat] += t.numbers.city_vp[city]
    else:
        t.discards[seat * CARDS + CARD_NAMES.index(gift)] += 1
    return True

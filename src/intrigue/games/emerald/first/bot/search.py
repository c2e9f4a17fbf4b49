"""What an answer leads to: completing an action as well as one can, and playing on for a while."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from intrigue.games.emerald.first.bot.heuristic import Glance, aims_of
from intrigue.games.emerald.first.bot.judge import Judge
from intrigue.games.emerald.first.cards import SANITY
from intrigue.games.emerald.first.foil import Foil
from intrigue.games.emerald.first.sanity import SanityDraw
from intrigue.games.emerald.first.strikes import Escape
from intrigue.games.emerald.first.table import Emerald
from intrigue.games.emerald.first.turn import Act, SettleIn
from intrigue.games.emerald.shared.plans import NO_PLAN
from intrigue.kernel.companions import NO_AIM, Way
from intrigue.kernel.rng import Rng
from intrigue.kernel.run import follow, settle
from intrigue.kernel.table import CHANCE, Step

WIDE: Final[i64] = 8
"""How many ways to go on are looked at after the first piece of an action."""
NARROW: Final[i64] = 3
"""How many after the next one."""
DEEP: Final[i64] = 3
"""After this many pieces only one way is looked at."""
TRIED: Final[i64] = 5
"""How many of the actions that seem best at a glance foresight tries."""
JITTER: Final = 0.02
"""What seems as good as this at a glance is chosen among at random."""


def ways(judge: Judge, t: Emerald, seat: i64, options: vec[i64], rng: Rng) -> list[Way]:
    """The whole actions that begin with these answers to the open question, as far as they are worth a look."""
    out: list[Way] = []
    for option in options:
        explore(judge, t, seat, option, 0, (), out, rng)
    if isinstance(t.agenda[-1], Act):
        for aim in aims_of(judge, t, seat):
            out.append(Way(towards(judge, t, seat, aim, rng), 0.0, aim))
    return out


def towards(judge: Judge, t: Emerald, seat: i64, aim: i64, rng: Rng) -> tuple[int, ...]:
    """The action that serves an aim best at a glance."""
    u = t.copy()
    answers: list[int] = []
    while len(u.agenda) > 0 and u.agenda[-1].seat == seat and isinstance(u.agenda[-1], Act):
        if len(answers) > 0 and u.plan == NO_PLAN:
            break
        option = promising(Glance(judge, u, seat, aim), u.agenda[-1].options(u), 1, rng)[0]
        answers.append(int(option))
        u.agenda.pop().take(u, option)
        settle(u)
    return tuple(answers)


def explore(
    judge: Judge, t: Emerald, seat: i64, option: i64, depth: i64, before: tuple[int, ...], out: list[Way], rng: Rng
) -> None:
    """All ways that go on with this answer, after these."""
    u = t.copy()
    u.agenda.pop().take(u, option)
    settle(u)
    answers = (*before, int(option))
    while len(u.agenda) > 0:
        step = u.agenda[-1]
        if isinstance(step, (SanityDraw, SettleIn)) or (isinstance(step, Act) and u.plan == NO_PLAN):
            break
        if step.seat == seat:
            wide = WIDE if depth == 0 else (NARROW if depth < DEEP else i64(1))
            for piece in promising(Glance(judge, u, seat, NO_AIM), step.options(u), wide, rng):
                explore(judge, u, seat, piece, depth + 1, answers, out, rng)
            return
        piece = step.at_random(u, rng) if step.seat == CHANCE else reaction(u, step, rng)
        u.agenda.pop().take(u, piece)
        settle(u)
    out.append(Way(answers, foresee(judge, u, seat, DEEP, rng)[seat]))


def chance_of(judge: Judge, t: Emerald, seat: i64, answers: tuple[int, ...], rng: Rng) -> float:
    """How likely a victory is in this world when these answers have been given, as far as they can be."""
    u = t.copy()
    follow(u, int(seat), answers, rng)
    return foresee(judge, u, seat, DEEP, rng)[seat]


def play_on(judge: Judge, t: Emerald, rng: Rng, rounds: i64, tried: i64, seat: i64, aim: i64) -> list[float]:
    """Everybody's chances some rounds later, when everybody has done what seemed best at a glance, one with an aim."""
    last = t.turns + t.seats * rounds
    look: Glance | None = None
    while len(t.agenda) > 0 and t.turns < last:
        step = t.agenda[-1]
        if step.seat == CHANCE:
            option = step.at_random(t, rng)
        elif not isinstance(step, Act):
            option = reaction(t, step, rng)
        else:
            if look is None or t.plan == NO_PLAN:  # while an action is put together, nothing moves
                look = Glance(judge, t, step.seat, aim if step.seat == seat else NO_AIM)
            option = at_a_glance(look, step, tried, rng)
        t.agenda.pop().take(t, option)
        settle(t)
    return list(judge.chances(t))


def at_a_glance(look: Glance, step: Act, tried: i64, rng: Rng) -> i64:
    """The best of a few actions that seem good; how to complete one is not thought about."""
    t = look.t
    options = promising(look, step.options(t), tried if t.plan == NO_PLAN else i64(1), rng)
    best = options[0]
    if len(options) == 1:
        return best
    most = -1.0
    for option in options:
        found = after(look.judge, t, step.seat, option, DEEP, rng)[step.seat]
        if found > most:
            best = option
            most = found
    return best


def reaction(t: Emerald, step: Step[Emerald], rng: Rng) -> i64:
    """Whoever can foil an attempt or escape does it; other questions out of turn are answered by chance."""
    options = step.options(t)
    if isinstance(step, (Foil, Escape)):
        return options[len(options) - 1]
    return options[rng.below(len(options))]


def promising(look: Glance, options: vec[i64], n: i64, rng: Rng) -> vec[i64]:
    """The options that seem best at a glance, at most `n`, the best first."""
    if len(options) == 1:
        return options
    values = vec[float]([look.value(option) + JITTER * float(rng.below(100)) / 100.0 for option in options])
    out = vec[i64]()
    for _ in range(min(n, len(options))):
        best: i64 = 0
        for i in range(1, len(values)):
            if values[i] > values[best]:
                best = i
        out = append(out, options[best])
        values[best] = -1000.0
    return out


def after(judge: Judge, t: Emerald, seat: i64, option: i64, depth: i64, rng: Rng) -> vec[float]:
    """Everybody's chances after this answer, if the seat completes its action as well as it can."""
    u = t.copy()
    u.agenda.pop().take(u, option)
    settle(u)
    return foresee(judge, u, seat, depth, rng)


def foresee(judge: Judge, t: Emerald, seat: i64, depth: i64, rng: Rng) -> vec[float]:
    """Go on to where the action is complete. A sanity counter is weighed, other chance is rolled."""
    while len(t.agenda) > 0:
        step = t.agenda[-1]
        if isinstance(step, SanityDraw) and t.sane_left > 0 and t.mad_left > 0:
            sane = after(judge, t, seat, SANITY, depth, rng)
            mad = after(judge, t, seat, SANITY + 1, depth, rng)
            part = float(t.mad_left) / float(t.sane_left + t.mad_left)
            for i in range(len(sane)):
                sane[i] += (mad[i] - sane[i]) * part
            return sane
        if step.seat == CHANCE:
            option = step.at_random(t, rng)
        elif isinstance(step, SettleIn) or (isinstance(step, Act) and t.plan == NO_PLAN):
            break
        elif step.seat == seat:
            return best_piece(judge, t, seat, depth, rng)
        else:
            option = reaction(t, step, rng)
        t.agenda.pop().take(t, option)
        settle(t)
    return judge.chances(t)


def best_piece(judge: Judge, t: Emerald, seat: i64, depth: i64, rng: Rng) -> vec[float]:
    """The best that the next piece of an action leads to."""
    wide = WIDE if depth == 0 else (NARROW if depth < DEEP else i64(1))
    best = vec[float]()
    for option in promising(Glance(judge, t, seat, NO_AIM), t.agenda[-1].options(t), wide, rng):
        found = after(judge, t, seat, option, depth + 1, rng)
        if len(best) == 0 or found[seat] > best[seat]:
            best = found
    return best

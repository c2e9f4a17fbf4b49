"""What an answer leads to: completing an action as well as one can, and playing on for a while."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from intrigue.games.emerald.first.bot.aiming import aims_of
from intrigue.games.emerald.first.bot.heuristic import Glance
from intrigue.games.emerald.first.bot.judge import Judge
from intrigue.games.emerald.first.bot.quick import JITTER, Quick
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
TRIED: Final[i64] = 3
"""How many of the actions that seem best at a glance foresight tries."""


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


REMEMBERED: Final = 8
"""How many of those who play on are remembered."""
QUICKS: Final[list[Quick]] = []
"""The newest first; there is one for each judge, who plays on at one table after the other without new memory."""


def quick_for(judge: Judge, t: Emerald, aim: i64, rng: Rng) -> Quick:
    """Somebody who plays this table on; whoever is to act has this aim."""
    for quick in QUICKS:
        if quick.look.judge is judge:
            quick.rng = rng
            quick.look.turn_to(t)
            quick.look.renew(t.active, aim)
            return quick
    quick = Quick(judge, t, t.active, aim, rng)
    QUICKS.insert(0, quick)
    del QUICKS[REMEMBERED:]
    return quick


def play_on(judge: Judge, t: Emerald, rng: Rng, rounds: i64, tried: i64, seat: i64, aim: i64) -> list[float]:
    """Everybody's chances on average over now and after each of some rounds, in which one follows an aim."""
    quick = quick_for(judge, t, aim if t.active == seat else NO_AIM, rng)
    out = judge.chances(t)
    last = t.turns
    for _ in range(rounds):
        last += t.seats
        play_to(quick, t, last, tried, seat, aim)
        found = judge.chances(t)
        for i in range(len(out)):
            out[i] += found[i]
    return [chance / float(rounds + 1) for chance in out]


def play_to(quick: Quick, t: Emerald, last: i64, tried: i64, seat: i64, aim: i64) -> None:
    """Everybody does what seems best at a glance up to this turn, one with an aim."""
    while len(t.agenda) > 0 and t.turns < last:
        step = t.agenda[-1]
        if isinstance(step, Act) and t.plan == NO_PLAN:
            for answer in action(quick, t, step.seat, tried, aim if step.seat == seat else NO_AIM):
                t.agenda.pop().take(t, answer)
            settle(t)
            continue
        t.agenda.pop().take(t, piece(quick, t, step, quick.rng))
        settle(t)


def action(quick: Quick, t: Emerald, seat: i64, tried: i64, aim: i64) -> vec[i64]:
    """The best of this many actions that seem good at a glance: the answers that begin it."""
    if tried == 1:
        return quick.action(t, seat, aim)
    quick.actions(t, seat, aim, tried)
    best = quick.answers(t, 0)
    most = -1.0
    if quick.found > 1:
        for i in range(quick.found):
            answers = quick.answers(t, i)
            u = t.copy()
            for answer in answers:
                u.agenda.pop().take(u, answer)
            settle(u)
            found = foresee(quick.look.judge, u, seat, DEEP, quick.rng)[seat]
            if found > most:
                best = answers
                most = found
    return best


def piece(quick: Quick, t: Emerald, step: Step[Emerald], rng: Rng) -> i64:
    """What is answered to any other question: by chance, by others, or to complete an action as seems best."""
    if step.seat == CHANCE:
        return step.at_random(t, rng)
    if isinstance(step, Act):
        return promising(quick.look, step.options(t), 1, rng)[0]
    return reaction(t, step, rng)


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

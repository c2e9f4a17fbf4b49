"""What an answer leads to: completing an action as well as one can, and playing on for a while."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from intrigue.games.emerald.second.attacks import Attack
from intrigue.games.emerald.second.bot.heuristic import Glance, aims_of
from intrigue.games.emerald.second.bot.judge import Judge
from intrigue.games.emerald.second.bot.quick import JITTER, Quick
from intrigue.games.emerald.second.cards import CARDS, DISCARD, LET, ROLL
from intrigue.games.emerald.second.plans import ClaimCity
from intrigue.games.emerald.second.points_and_end import SanityRoll
from intrigue.games.emerald.second.table import Emerald
from intrigue.games.emerald.second.turn import Act
from intrigue.games.emerald.second.undead import Hunt
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


def ways(judge: Judge, t: Emerald, seat: i64, options: vec[i64], rng: Rng) -> list[Way]:
    """The whole actions that begin with these answers to the open question, as far as they are worth a look."""
    out: list[Way] = []
    sharp = judge.certainty(t)
    look = Glance(judge, t, seat, NO_AIM)
    for option in options:
        explore(look, t, seat, option, sharp, 0, (), out, rng)
    if t.active == seat and (t.plan != NO_PLAN or t.actions > 0):
        for aim in aims_of(judge, t, seat):
            answers = towards(judge, t, seat, aim, rng)
            if len(answers) > 0:
                out.append(Way(answers, 0.0, aim))
    return out


def towards(judge: Judge, t: Emerald, seat: i64, aim: i64, rng: Rng) -> tuple[int, ...]:
    """The action that serves an aim best at a glance."""
    u = t.copy()
    answers: list[int] = []
    while len(u.agenda) > 0 and u.agenda[-1].seat == seat:
        if len(answers) > 0 and not is_next_piece(u, u.agenda[-1], seat):
            break
        option = promising(Glance(judge, u, seat, aim), u.agenda[-1].options(u), 1, rng)[0]
        answers.append(int(option))
        u.agenda.pop().take(u, option)
        settle(u)
    return tuple(answers)


def explore(
    look: Glance,
    t: Emerald,
    seat: i64,
    option: i64,
    sharp: float,
    depth: i64,
    before: tuple[int, ...],
    out: list[Way],
    rng: Rng,
) -> None:
    """All ways that go on with this answer, after these."""
    u = t.copy()
    u.agenda.pop().take(u, option)
    settle(u)
    answers = (*before, int(option))
    while len(u.agenda) > 0:
        step = u.agenda[-1]
        if is_next_piece(u, step, seat):
            wide = WIDE if depth == 0 else (NARROW if depth < DEEP else i64(1))
            look.renew(u, seat, NO_AIM)
            for option in promising(look, step.options(u), wide, rng):
                explore(look, u, seat, option, sharp, depth + 1, answers, out, rng)
            return
        if isinstance(step, SanityRoll) or (step.seat != CHANCE and not isinstance(step, Attack)):
            break
        option = step.at_random(u, rng) if step.seat == CHANCE else LET
        u.agenda.pop().take(u, option)
        settle(u)
    out.append(Way(answers, foresee(look, u, seat, sharp, rng)[seat]))


def is_next_piece(t: Emerald, step: Step[Emerald], seat: i64) -> bool:
    """Does an action of this seat go on with this question?"""
    return step.seat == seat and (t.plan != NO_PLAN or isinstance(step, (ClaimCity, Hunt)))


def chance_of(judge: Judge, t: Emerald, seat: i64, answers: tuple[int, ...], rng: Rng) -> float:
    """How likely a victory is in this world when these answers have been given, as far as they can be."""
    sharp = judge.certainty(t)
    u = t.copy()
    follow(u, int(seat), answers, rng)
    return foresee(Glance(judge, u, seat, NO_AIM), u, seat, sharp, rng)[seat]


def play_on(judge: Judge, t: Emerald, rng: Rng, rounds: i64, seat: i64, aim: i64) -> list[float]:
    """Everybody's chances some rounds later, when everybody has done what seemed best at a glance, one with an aim."""
    last = t.turns + t.seats * rounds
    quick = quick_for(judge, t, rng)
    while len(t.agenda) > 0 and t.turns < last:
        step = t.agenda[-1]
        if step.seat == CHANCE:
            option = step.at_random(t, rng)
        elif t.plan == NO_PLAN and isinstance(step, Act):
            for answer in quick.action(t, step.seat, aim if step.seat == seat else NO_AIM):
                t.agenda.pop().take(t, answer)
            settle(t)
            continue
        else:
            option = piece(quick.look, t, step, aim if step.seat == seat else NO_AIM, rng)
        t.agenda.pop().take(t, option)
        settle(t)
    return list(judge.prospects(t))


REMEMBERED: Final = 4
"""How many are remembered who play on."""
QUICKS: Final[list[Quick]] = []
"""The newest first: to make one takes as long as to play a few turns."""


def quick_for(judge: Judge, t: Emerald, rng: Rng) -> Quick:
    """Somebody who plays on, and goes by this judge."""
    for quick in QUICKS:
        if quick.look.judge is judge:
            quick.rng = rng
            return quick
    quick = Quick(judge, t, rng)
    QUICKS.insert(0, quick)
    del QUICKS[REMEMBERED:]
    return quick


def piece(look: Glance, t: Emerald, step: Step[Emerald], aim: i64, rng: Rng) -> i64:
    """What seems best to complete an action, or to answer out of turn."""
    options = step.options(t)
    if len(options) == 1:
        return options[0]
    if look.t is not t or t.plan == NO_PLAN or look.seat != step.seat:  # nothing moves in the middle of an action
        look.renew(t, step.seat, aim)
    return promising(look, options, 1, rng)[0]


def at_a_glance(look: Glance, tried: i64, rng: Rng) -> i64:
    """The best of this many actions that seem good; how to complete one is not thought about."""
    t, seat = look.t, look.seat
    options = promising(look, t.agenda[-1].options(t), tried if t.plan == NO_PLAN else i64(1), rng)
    best = options[0]
    if len(options) == 1:
        return best
    most = -1.0
    sharp = look.judge.certainty(t)
    other = Glance(look.judge, t, seat, NO_AIM)
    for option in options:
        if DISCARD <= option < DISCARD + CARDS:  # no card is thrown away
            continue
        worth = after(other, t, seat, option, sharp, rng)[seat]
        if worth > most:
            best = option
            most = worth
    return best


def promising(look: Glance, options: vec[i64], n: i64, rng: Rng) -> vec[i64]:
    """The options that seem best without trying them, at most `n`, the best first."""
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


def after(look: Glance, t: Emerald, seat: i64, option: i64, sharp: float, rng: Rng) -> vec[float]:
    """Everybody's chances after this answer, if the seat completes its action as seems best at a glance."""
    u = t.copy()
    u.agenda.pop().take(u, option)
    settle(u)
    return foresee(look, u, seat, sharp, rng)


def foresee(look: Glance, t: Emerald, seat: i64, sharp: float, rng: Rng) -> vec[float]:
    """Go on to where the action is complete. Nobody interrupts; a sanity roll is weighed, other chance is rolled."""
    judge = look.judge
    while len(t.agenda) > 0:
        step = t.agenda[-1]
        if isinstance(step, SanityRoll):
            sane = after(look, t, seat, ROLL, sharp, rng)
            insane = after(look, t, seat, ROLL + 1, sharp, rng)
            for i in range(len(sane)):
                sane[i] += (insane[i] - sane[i]) * judge.insane
            return sane
        if step.seat == CHANCE:
            option = step.at_random(t, rng)
        elif isinstance(step, Attack):
            option = LET
        elif is_next_piece(t, step, seat):
            look.renew(t, seat, NO_AIM)
            option = promising(look, step.options(t), 1, rng)[0]
        else:
            break
        t.agenda.pop().take(t, option)
        settle(t)
    return judge.chances(t, sharp)

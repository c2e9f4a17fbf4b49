"""What an answer leads to: completing an action as well as one can, and playing on for a while."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from intrigue.games.emerald.second.attacks import Attack
from intrigue.games.emerald.second.bot.heuristic import Glance, aims_of
from intrigue.games.emerald.second.bot.judge import Judge
from intrigue.games.emerald.second.cards import CARDS, CITIES, CITY, DISCARD, DONE, LET, ROLL, TAKE, TOP, ZOMBIES
from intrigue.games.emerald.second.plans import ClaimCity
from intrigue.games.emerald.second.points_and_end import SanityRoll
from intrigue.games.emerald.second.table import Emerald
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
FEW: Final[i64] = 3
"""The same for a glance."""
NONE: Final[i64] = 0
"""No piece is tried: an action is completed as seems best without."""
SHALLOW: Final[i64] = 2
"""A glance looks no deeper than if this many pieces were chosen already."""
JITTER: Final = 0.02
"""What seems as good as this without trying is chosen among at random."""


def ways(judge: Judge, t: Emerald, seat: i64, options: vec[i64], rng: Rng) -> list[Way]:
    """The whole actions that begin with these answers to the open question, as far as they are worth a look."""
    out: list[Way] = []
    sharp = judge.certainty(t)
    for option in options:
        explore(judge, t, seat, option, sharp, 0, (), out, rng)
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
    judge: Judge,
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
            for piece in promising(Glance(judge, u, seat, NO_AIM), step.options(u), wide, rng):
                explore(judge, u, seat, piece, sharp, depth + 1, answers, out, rng)
            return
        if isinstance(step, SanityRoll) or (step.seat != CHANCE and not isinstance(step, Attack)):
            break
        piece = step.at_random(u, rng) if step.seat == CHANCE else LET
        u.agenda.pop().take(u, piece)
        settle(u)
    out.append(Way(answers, foresee(judge, u, seat, sharp, DEEP, NONE, rng)[seat]))


def is_next_piece(t: Emerald, step: Step[Emerald], seat: i64) -> bool:
    """Does an action of this seat go on with this question?"""
    return step.seat == seat and (t.plan != NO_PLAN or isinstance(step, (ClaimCity, Hunt)))


def chance_of(judge: Judge, t: Emerald, seat: i64, answers: tuple[int, ...], rng: Rng) -> float:
    """How likely a victory is in this world when these answers have been given, as far as they can be."""
    sharp = judge.certainty(t)
    u = t.copy()
    follow(u, int(seat), answers, rng)
    return foresee(judge, u, seat, sharp, DEEP, NONE, rng)[seat]


def play_on(judge: Judge, t: Emerald, rng: Rng, rounds: i64, tried: i64, seat: i64, aim: i64) -> list[float]:
    """Everybody's chances some rounds later, when everybody has done what seemed best at a glance, one with an aim."""
    last = t.turns + t.seats * rounds
    look: Glance | None = None
    while len(t.agenda) > 0 and t.turns < last:
        step = t.agenda[-1]
        if step.seat == CHANCE:
            option = step.at_random(t, rng)
        else:
            if look is None or t.plan == NO_PLAN or look.seat != step.seat:  # nothing moves in the middle of an action
                look = Glance(judge, t, step.seat, aim if step.seat == seat else NO_AIM)
            option = at_a_glance(look, tried, rng)
        t.agenda.pop().take(t, option)
        settle(t)
    return list(judge.prospects(t))


def at_a_glance(look: Glance, tried: i64, rng: Rng) -> i64:
    """The best of this many actions that seem good; how to complete one is not thought about. 0: of all, with care."""
    judge, t, seat = look.judge, look.t, look.seat
    options = t.agenda[-1].options(t)
    if len(options) == 1:
        return options[0]
    if tried == 0:
        return glance(judge, t, seat, options, SHALLOW, FEW, rng)
    if t.plan != NO_PLAN:
        return promising(look, options, 1, rng)[0]
    found = promising(look, options, tried, rng)
    return found[0] if tried == 1 else glance(judge, t, seat, found, SHALLOW, NONE, rng)


def glance(judge: Judge, t: Emerald, seat: i64, options: vec[i64], depth: i64, wide: i64, rng: Rng) -> i64:
    """The answer that seems best when only some ways to complete it are looked at; no card is thrown away."""
    best = options[len(options) - 1]
    most = -1.0
    sharp = judge.certainty(t)
    for option in options:
        if t.plan == NO_PLAN and DISCARD <= option < DISCARD + CARDS:
            continue
        worth = after(judge, t, seat, option, sharp, depth, wide, rng)[seat]
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


def after(
    judge: Judge, t: Emerald, seat: i64, option: i64, sharp: float, depth: i64, wide: i64, rng: Rng
) -> vec[float]:
    """Everybody's chances after this answer, if the seat completes its action as well as it can."""
    u = t.copy()
    u.agenda.pop().take(u, option)
    settle(u)
    return foresee(judge, u, seat, sharp, depth, wide, rng)


def foresee(judge: Judge, t: Emerald, seat: i64, sharp: float, depth: i64, wide: i64, rng: Rng) -> vec[float]:
    """Go on to where the action is complete. Nobody interrupts; a sanity roll is weighed, other chance is rolled."""
    while len(t.agenda) > 0:
        step = t.agenda[-1]
        if isinstance(step, SanityRoll):
            sane = after(judge, t, seat, ROLL, sharp, depth, wide, rng)
            insane = after(judge, t, seat, ROLL + 1, sharp, depth, wide, rng)
            for i in range(len(sane)):
                sane[i] += (insane[i] - sane[i]) * judge.insane
            return sane
        if step.seat == CHANCE:
            option = step.at_random(t, rng)
        elif isinstance(step, Attack):
            option = LET
        elif is_next_piece(t, step, seat):
            if wide != NONE:
                return best_piece(judge, t, seat, sharp, depth, wide, rng)
            option = promising(Glance(judge, t, seat, NO_AIM), step.options(t), 1, rng)[0]
        else:
            break
        t.agenda.pop().take(t, option)
        settle(t)
    return judge.chances(t, sharp)


def best_piece(judge: Judge, t: Emerald, seat: i64, sharp: float, depth: i64, wide: i64, rng: Rng) -> vec[float]:
    """The best that the next piece of an action leads to. What could be complete is taken as complete."""
    options = t.agenda[-1].options(t)
    for option in options:
        if option == DONE or TOP <= option < TOP + CARDS or TAKE <= option <= TAKE + CITIES or depth >= DEEP:
            return after(judge, t, seat, option, sharp, depth + 1, wide, rng)
    # Wherever zombies come is all the same to this judgement.
    rising = t.using == ZOMBIES or isinstance(t.agenda[-1], Hunt)
    placed = False
    best = vec[float]()
    n = len(options)
    for option in options:
        if rising and CITY <= option < CITY + CITIES:
            if placed:
                continue
            placed = True
        if depth > 0 and n > wide and len(best) > 0 and rng.below(n) >= wide:
            continue
        found = after(judge, t, seat, option, sharp, depth + 1, wide, rng)
        if len(best) == 0 or found[seat] > best[seat]:
            best = found
    return best

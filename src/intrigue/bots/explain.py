"""Why: what a bot thinks of an open question, for people to read.

The thinking is the bot's own (`think`); nothing is made up afterwards. Everything here comes from the view of the seat
that is asked, and all random numbers from a seed made of that view: whoever sees the same is told the same.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import Any, Final

import msgspec
from msgspec import Struct

from intrigue.bots import BOTS, LEVELS, make
from intrigue.bots.bot import Bot, Clock, NoAdvice
from intrigue.bots.levels import kind_of
from intrigue.bots.thought import Candidate, Thinker
from intrigue.bots.worlds import Worlds
from intrigue.drafts import MOST_WISHES, answered, is_carried_out, listening_copy
from intrigue.kernel import run
from intrigue.kernel.companions import NO_AIM, Plausible, advice_of, reasons_of, suspicion_of
from intrigue.kernel.consequence import Consequence
from intrigue.kernel.decision import Decision
from intrigue.kernel.errors import IntrigueError
from intrigue.kernel.event import Plain
from intrigue.kernel.game import Game
from intrigue.kernel.rng import Rng
from intrigue.kernel.run import asked, decision, give, offered, roll_chance
from intrigue.kernel.table import CHANCE, Table
from intrigue.kernel.window import passing
from intrigue.session import Asked

ITERATIONS: Final = 60 if run.__file__.endswith(".py") else 600
"""For how long a bot thinks where nobody says otherwise: a number, so that it comes to the same every time.

Plain Python takes about twenty times as long for each of them as the compiled package.
"""
WAYS: Final = 6
"""How many of the ways that were considered are told."""
REASONED: Final = 2
"""For how many of them it is told what they mean: for the best and for the second."""
SAID: Final = 3
"""How many reasons a way has at most."""
DREAMS: Final = 24
"""Imagined worlds in which an action is carried out, to see what it means."""
SURE: Final = 0.75
"""What an action does in so large a part of the worlds is said as it is."""
PERHAPS: Final = 0.2
"""What it does in so large a part is said as something that may be."""
DIGITS: Final = 4
"""How exactly chances are told."""


class Unexplained(IntrigueError, ValueError):
    """A bot that cannot say what it thinks."""


class Reason(Struct, frozen=True):
    """What an action means: a message of the game's words that goes on after "This", and what it speaks of."""

    line: str
    args: dict[str, str | int]


class Plan(Struct, frozen=True):
    """Something that a bot goes after over several turns: its name, and what it is about."""

    name: str
    thing: str = ""


class Way(Struct, frozen=True):
    """A way to answer that was considered."""

    phrases: tuple[str, ...]
    """The answer, and where it is told what it means, the rest of the action that it begins."""
    chance: float | None
    """How likely a victory is, from 0 to 1, as the bot sees it; None if it judges by something else."""
    worlds: int
    """In how many imagined worlds it was tried."""
    plan: Plan | None
    """What it is a step of, where the bot has plans."""
    reasons: tuple[Reason, ...]
    """What it means, what matters most first; told of the best ways alone."""
    perhaps: tuple[Reason, ...]
    """What it may come to mean."""


class Believed(Struct, frozen=True):
    """What is thought to be likely of somebody."""

    seat: int
    likely: dict[str, float]
    """Everything that they may be, with how likely that is, what is likeliest first."""


class Explanation(Struct, frozen=True):
    """What a bot thinks of a question."""

    seat: int
    bot: str
    prompt: str
    about: dict[str, Plain]
    ways: tuple[Way, ...]
    """What was considered, the best first."""
    considered: int
    """How many were considered: more than are told, or one alone where nothing else came to mind."""
    given: int | None
    """Which of them was answered, where it was explained afterwards."""
    believed: tuple[Believed, ...]
    """What the others' moves tell of them, as far as they keep it secret."""
    reckoned: bool
    """Does the bot reckon with just that in the worlds it imagines? Else it guesses more roughly."""


def best_bot(game: Game) -> str:
    """The strongest bot that can say what it thinks of this game."""
    for name in reversed([name for name in BOTS if name not in LEVELS]):  # a level thinks as one of these does
        try:
            if isinstance(make(name, game), Thinker):
                return name
        except NoAdvice:
            continue
    raise Unexplained(f"no bot can say what it thinks of {game.id}")


def explainer(name: str | None, game: Game) -> str:
    """The bot of this name, if it is one of ours and can say what it thinks; else the strongest that can."""
    try:
        known = name is not None and kind_of(name) in BOTS and isinstance(make(name, game), Thinker)
    except NoAdvice:
        known = False
    return name if known and name is not None else best_bot(game)


def seed_of(view: Any) -> int:
    """64 bits that depend on all that a seat sees, and on nothing else."""
    return int.from_bytes(blake2b(msgspec.json.encode(view), digest_size=8).digest(), "big")


def explain(game: Game, name: str, it: Asked, clock: Clock, given: int | None = None) -> Explanation:
    """What the bot of this name thinks of a question; `given` is what was answered, if that is known.

    Raises Unexplained if it does not think, and UnknownBot or NoAdvice if there is no such bot for this game.
    """
    bot: Bot = make(name, game)
    if not isinstance(bot, Thinker):
        raise Unexplained(f"{name} does not think before it answers; others do: {best_bot(game)}")
    rng = Rng(seed_of(it.view))
    thought = bot.think(it.view, it.story, it.decision, clock, rng.fork())
    told = list(thought.considered[:WAYS])
    if given is not None and all(one.option != given for one in told):
        told += [one for one in thought.considered if one.option == given] or [Candidate(given, None)]
    worlds = Worlds(game, it.view, it.decision.seat, plausible_in(game), bot.suspects, it.story)
    meaning = Meaning(game, it.decision.seat, [worlds.imagine(rng) for _ in range(DREAMS)], int(rng.word()))
    return Explanation(
        seat=it.decision.seat,
        bot=name,
        prompt=it.decision.prompt,
        about=it.decision.about,
        ways=tuple(_way(meaning, it.view, one, n < REASONED or one.option == given) for n, one in enumerate(told)),
        considered=len(thought.considered),
        given=next((n for n, one in enumerate(told) if one.option == given), None),
        believed=beliefs(game, it),
        reckoned=bot.suspects is not None,
    )


def plausible_in(game: Game) -> Plausible | None:
    """By what the game tells likely worlds from others; None if it does not."""
    advice = advice_of(game)
    return None if advice is None else advice.plausible


def _way(meaning: Meaning, view: Any, one: Candidate, reasoned: bool) -> Way:
    game = meaning.game
    chance = None if one.chance is None else round(min(1.0, max(0.0, one.chance)), DIGITS)
    plan = plan_of(game, one.aim, view)
    if not reasoned:
        return Way(tuple(map(game.verbs.phrase, one.action or (one.option,))), chance, one.worlds, plan, (), ())
    action = one.action or meaning.whole(one.option)
    sure, perhaps = meaning.of(action)
    return Way(tuple(map(game.verbs.phrase, action)), chance, one.worlds, plan, sure, perhaps)


def plan_of(game: Game, aim: int, view: Any) -> Plan | None:
    """What somebody who sees this is after, by the name that the game has for it."""
    advice = advice_of(game)
    if aim == NO_AIM or advice is None or advice.named_aim is None:
        return None
    return Plan(*advice.named_aim(aim, view))


# ---------------------------------------------------------------- what an action means


class Meaning:
    """What actions of one seat mean, in some worlds that fit what it sees."""

    def __init__(self, game: Game, seat: int, worlds: Sequence[Table], dice: int) -> None:
        self.game = game
        self.seat = seat
        self.worlds = worlds
        self.dice = dice
        self.told = reasons_of(game)
        self.advice = advice_of(game)

    def whole(self, option: int) -> tuple[int, ...]:
        """The action that begins with this answer, completed as the game advises.

        Nobody else has a part in it, so it is the same in every world.
        """
        given = [option]
        t = answered(listening_copy(self.worlds[0]), option)
        while self.advice is not None and len(given) < MOST_WISHES:
            question = decision(t)
            if is_carried_out(t, self.seat) or given[-1] == self.game.verbs.done or question is None:
                break
            given.append(self._next(t, question))
            t = answered(t, given[-1])
        return tuple(given)

    def _next(self, t: Table, question: Decision) -> int:
        if len(question.options) == 1 or self.advice is None:
            return question.options[0]
        scores = self.advice.score(self.game.observe(t, self.seat), question, self.game)
        return question.options[max(range(len(scores)), key=scores.__getitem__)]

    def of(self, action: Sequence[int]) -> tuple[tuple[Reason, ...], tuple[Reason, ...]]:
        """What the action means in nearly all worlds, and what it may come to mean."""
        if self.told is None:
            return (), ()
        weights: defaultdict[tuple[object, ...], float] = defaultdict(float)
        times: Counter[tuple[object, ...]] = Counter()
        reasons: dict[tuple[object, ...], Reason] = {}
        for consequence in self._consequences(action):
            key = (consequence.line, *sorted(consequence.args.items()))
            reasons[key] = Reason(consequence.line, dict(consequence.args))
            weights[key] += consequence.weight
            times[key] += 1
        order = sorted(reasons, key=lambda key: (-weights[key], tuple(map(str, key))))
        sure = [reasons[key] for key in order if times[key] >= SURE * len(self.worlds)]
        rest = [reasons[key] for key in order if SURE > times[key] / len(self.worlds) >= PERHAPS]
        return tuple(sure[:SAID]), tuple(rest[:1])

    def _consequences(self, action: Sequence[int]) -> Iterable[Consequence]:
        assert self.told is not None  # somebody can say them
        for n, world in enumerate(self.worlds):
            # In a window, what would happen anyway is no reason for anything.
            way_out = passing(world)
            before = world if way_out is None else self._after(world, (way_out,), n)
            yield from self.told.reasons(before, self._after(world, action, n), self.seat)

    def _after(self, world: Table, action: Sequence[int], n: int) -> Table:
        """The world after the action, when chance has done its part and nobody has stopped it."""
        t = world.copy()
        for option in action:
            if asked(t) != self.seat or option not in offered(t):
                break
            give(t, option)
        rng = Rng(self.dice + n)
        while True:
            if asked(t) == CHANCE:
                roll_chance(t, rng)
            elif (way_out := passing(t)) is not None:
                give(t, way_out)
            else:
                return t


# ---------------------------------------------------------------- what is believed


def beliefs(game: Game, it: Asked) -> tuple[Believed, ...]:
    """What the others' moves tell the seat that is asked of everybody else, as far as it does not know it.

    It is the belief from which bots draw their worlds, not a count of some of these: where a game has none, nothing is
    told.
    """
    suspects = suspicion_of(game)
    if suspects is None:
        return ()
    out = []
    for seat, chances in enumerate(suspects.suspect(it.view, it.story, game).marginals):
        order = sorted((thing for thing in chances if chances[thing] > 0.0), key=lambda thing: (-chances[thing], thing))
        if seat != it.decision.seat and len(order) > 1:
            out.append(Believed(seat, {thing: round(chances[thing], DIGITS) for thing in order}))
    return tuple(out)

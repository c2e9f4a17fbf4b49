"""A bot's thought: what it chose, and what it weighed against it."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from msgspec import Struct

from intrigue.bots.bot import Clock
from intrigue.kernel.companions import NO_AIM, Suspects
from intrigue.kernel.decision import Decision
from intrigue.kernel.event import Telling
from intrigue.kernel.rng import Rng


class Candidate(Struct, frozen=True):
    """An option that was looked at."""

    option: int
    chance: float | None
    """How likely a victory is with it, from 0 to 1, as the bot sees it; None if it judges by something else."""
    worlds: int = 0
    """In how many imagined worlds it was tried; 0 if it was judged by the game's advice alone."""
    aim: int = NO_AIM
    """What it is a step of, by the number that the game's advice gives it."""
    action: tuple[int, ...] = ()
    """The whole action that begins with it, if that was thought of."""


class Thought(Struct, frozen=True):
    """What a bot comes to. Its answer is a part of it, so that an explanation is never a second story."""

    option: int
    considered: tuple[Candidate, ...]
    """What was looked at, the best first; what was chosen is among it."""


@runtime_checkable
class Thinker(Protocol):
    """A bot whose thoughts can be read."""

    @property
    def suspects(self) -> Suspects | None:
        """By what it tells how likely each world is that it imagines; None if it goes by the game's advice alone."""
        ...

    def think(self, view: Any, story: tuple[Telling, ...], decision: Decision, clock: Clock, rng: Rng) -> Thought:
        """What `choose` comes to, with the same arguments, and why."""
        ...


def no_choice(decision: Decision) -> Thought:
    """There is one option: nothing needs to be thought about."""
    return Thought(decision.options[0], (Candidate(decision.options[0], None),))

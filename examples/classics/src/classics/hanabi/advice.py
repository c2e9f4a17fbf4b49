"""What bots should think of in Hanabi: where all win together, only what was built tells one end from another."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from classics.hanabi.rules import CARDS, Fireworks
from intrigue.kernel.companions import Advice, Foresight, NamedAim, Plausible, Undoes, Ways
from intrigue.kernel.decision import Decision
from intrigue.kernel.game import Game
from intrigue.kernel.rng import Rng
from intrigue.kernel.run import play_out

ways: Ways | None = None
named_aim: NamedAim | None = None
foresight: Foresight | None = None
plausible: Plausible | None = None
undoes: Undoes | None = None
characters: Sequence[str] = ()
of_character: Callable[[str], Advice] | None = None


def score(view: object, decision: Decision, game: Game) -> Sequence[float]:
    """No answer is better than another at a glance."""
    return [0.0] * len(decision.options)


def outlook(t: Fireworks, rng: Rng, game: Game) -> Sequence[float]:
    """Random play to the end, and what was built by then, lives or not: random play loses them all."""
    play_out(t, rng)
    return [sum(t.built) / int(CARDS)] * int(t.seats)

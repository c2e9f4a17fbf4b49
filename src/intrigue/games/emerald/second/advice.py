"""Advice for bots: what a sensible player thinks of each answer, from what they see.

They imagine a few tables that fit what they see, give the answer there, complete the action as well as they can, and
judge what came of it (`bot`). What the others are after is guessed from what they have scored: whoever kills
royalty is hardly a Loyalist.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from intrigue.games.emerald.second.bot.judge import appraise, play_on
from intrigue.games.emerald.second.cards import LOYALIST, RESTORATIONIST
from intrigue.games.emerald.second.table import FOR_LOYALISTS, FOR_RESTORATIONISTS, OF_BOX, Emerald
from intrigue.games.emerald.second.view import View
from intrigue.games.emerald.shared.table import side_of
from intrigue.kernel.decision import Decision
from intrigue.kernel.game import Game
from intrigue.kernel.rng import Rng

WORLDS: Final = 4
"""How many tables are imagined."""
PATIENT: Final = 25
"""The rounds after which a player tries other things, too, lest all wait for each other for ever."""
RESTLESS: Final = 0.004
"""With every round after that, differences as small as this matter less."""
TELLING: Final = 1.25
"""How many times more likely than the other a point of a kind makes its side."""


def score(view: View, decision: Decision, game: Game) -> list[float]:
    """How likely a victory is after each option, on average over some worlds, weighed by what the others have shown."""
    if len(decision.options) == 1:
        return [0.0]
    belief = game.believe(view)
    rng = Rng(view.turns * 64 + len(decision.options))
    options = vec[i64]([i64(option) for option in decision.options])
    scores = [0.0] * len(options)
    weights = 0.0
    for _ in range(WORLDS):
        t = belief.imagine(rng)
        assert isinstance(t, Emerald)
        weight = plausible(t, decision.seat)
        weights += weight
        for i, chance in enumerate(appraise(t, decision.seat, options, rng)):
            scores[i] += weight * chance
    restless = RESTLESS * max(0, view.round - PATIENT)
    return [total / weights + restless * int(rng.below(1000)) / 1000 for total in scores]


def plausible(t: Emerald, viewer: int) -> float:
    """How well the sides of an imagined table fit what everybody has scored for them."""
    weight = 1.0
    for gain in t.gains:
        if gain.seat != viewer and t.revealed[gain.seat] == 0:
            weight *= TELLING ** (int(gain.points) if side_of(t, gain.seat) == shown_side(int(gain.kind)) else 0)
    return weight


def shown_side(kind: int) -> int:
    """The side that wants points of this kind; -1 if both do."""
    if kind == FOR_RESTORATIONISTS:
        return int(RESTORATIONIST)
    return int(LOYALIST) if kind in (FOR_LOYALISTS, OF_BOX) else -1


# ---------------------------------------------------------------- for those who search


outlook: Final = None  # a quick look says little: `foresight` takes its time
characters: Final = ()
of_character: Final = None


def foresight(t: Emerald, rng: Rng, game: Game) -> list[float]:
    """Everybody's chances when the turn comes round again."""
    return play_on(t, rng)

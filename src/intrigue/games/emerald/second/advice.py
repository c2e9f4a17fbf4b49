"""Advice for bots: what a sensible player thinks of each answer, from what they see.

They imagine a few tables that fit what they see, give the answer there, complete the action as well as they can, and
judge what came of it (`bot`). What the others are after is guessed from what they have scored: whoever kills
royalty is hardly a Loyalist.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from intrigue.games.emerald.second.bot.aims import named
from intrigue.games.emerald.second.bot.judge import Judge, judge_for
from intrigue.games.emerald.second.bot.search import chance_of, play_on
from intrigue.games.emerald.second.bot.search import ways as all_ways
from intrigue.games.emerald.second.bot.weights import CHARACTERS, weights_for
from intrigue.games.emerald.second.cards import CITIES, CITY_NAMES, LOYALIST, RESTORATIONIST
from intrigue.games.emerald.second.table import FOR_LOYALISTS, FOR_RESTORATIONISTS, OF_BOX, Emerald
from intrigue.games.emerald.second.view import View
from intrigue.games.emerald.shared.adviser import Adviser
from intrigue.games.emerald.shared.belief import own_side
from intrigue.games.emerald.shared.table import side_of
from intrigue.games.emerald.shared.undoing import Turn
from intrigue.kernel.companions import Way
from intrigue.kernel.decision import Decision
from intrigue.kernel.event import Telling
from intrigue.kernel.game import Game
from intrigue.kernel.rng import Rng

PATIENT: Final = 25
ROUNDS: Final = 2
"""How many rounds are played on."""
TELLING: Final = 1.25
"""How many times more likely than the other a point of a kind makes its side."""


class SecondAdviser(Adviser):
    """Advice for the second edition."""

    def judge(self, t: Emerald) -> Judge:
        """Who judges for them."""
        return judge_for(t.numbers, weights_for(int(t.seats), self.character))

    def seek(self, t: Any, seat: int, options: list[int], rng: Rng) -> list[Way]:
        assert isinstance(t, Emerald)
        return all_ways(self.judge(t), t, seat, vec[i64]([i64(option) for option in options]), rng)

    def chance_of(self, t: Any, seat: int, answers: tuple[int, ...], rng: Rng) -> float:
        assert isinstance(t, Emerald)
        return chance_of(self.judge(t), t, seat, answers, rng)

    def plausible(self, t: Any, viewer: int) -> float:
        assert isinstance(t, Emerald)
        return plausible(t, viewer)

    def named_aim(self, aim: int, view: Any) -> tuple[str, str]:
        return named(aim, own_side(view))

    def turn_so_far(self, view: Any, story: Sequence[Telling], seat: int) -> Turn:
        turn = super().turn_so_far(view, story, seat)
        plan = view.own.plan
        if plan is not None and plan.kind == "move":
            turn.left.update((CITY_NAMES[move % CITIES], CITY_NAMES[move // CITIES]) for move in plan.picked)
        return turn

    def foresight(self, t: Any, rng: Rng, game: Game, seat: int, aim: int) -> list[float]:
        assert isinstance(t, Emerald)
        return play_on(self.judge(t), t, rng, ROUNDS, seat, aim)


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


# ---------------------------------------------------------------- the advice itself

PLAIN: Final = SecondAdviser("", PATIENT)

characters: Final = CHARACTERS
outlook: Final = None  # a quick look says little: `foresight` takes its time


def named_aim(aim: int, view: View) -> tuple[str, str]:
    """What an aim is called, and whom or what it is about."""
    return PLAIN.named_aim(aim, view)


def of_character(name: str) -> SecondAdviser:
    """Advice as somebody of this character sees it."""
    return SecondAdviser(name, PATIENT)


def undoes(view: View, story: Sequence[Telling], seat: int, phrases: Sequence[str]) -> bool:
    """Would these answers undo what the seat has done in the same turn?"""
    return PLAIN.undoes(view, story, seat, phrases)


def score(view: View, decision: Decision, game: Game) -> list[float]:
    """How likely a victory is after each option, if it is followed by what goes best with it."""
    return PLAIN.score(view, decision, game)


def ways(view: View, decision: Decision, game: Game) -> list[Way]:
    """Whole actions with the chance of victory they leave, on average over some worlds, the best first."""
    return PLAIN.ways(view, decision, game)


def foresight(t: Emerald, rng: Rng, game: Game, seat: int, aim: int) -> list[float]:
    """Everybody's chances when the turn comes round again."""
    return PLAIN.foresight(t, rng, game, seat, aim)

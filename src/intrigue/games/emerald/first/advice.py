"""Advice for bots: what a sensible player thinks of each answer, from what they see.

They imagine a few tables that fit what they see, give the answer there, complete the action as well as they can, and
judge what came of it (`bot`). What the others are after is guessed from what they have done: whoever kills royal
persons is hardly a Loyalist, and whoever could long have shown a double agent hardly holds it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from intrigue.games.emerald.first.bot.aims import named
from intrigue.games.emerald.first.bot.judge import Judge, judge_for
from intrigue.games.emerald.first.bot.search import TRIED, chance_of, play_on
from intrigue.games.emerald.first.bot.search import ways as all_ways
from intrigue.games.emerald.first.bot.weights import CHARACTERS, weights_for
from intrigue.games.emerald.first.cards import ARROW_NAMES, NAMED
from intrigue.games.emerald.first.scoring import agent_points, beast_points, royal_points
from intrigue.games.emerald.first.table import HIDDEN_BY, Emerald, in_city
from intrigue.games.emerald.first.view import View
from intrigue.games.emerald.shared.adviser import Adviser
from intrigue.games.emerald.shared.belief import own_side
from intrigue.games.emerald.shared.cards import LOYALIST, RESTORATIONIST
from intrigue.games.emerald.shared.table import side_of
from intrigue.games.emerald.shared.undoing import Turn, arrow
from intrigue.kernel.companions import Way
from intrigue.kernel.decision import Decision
from intrigue.kernel.event import Telling
from intrigue.kernel.game import Game
from intrigue.kernel.rng import Rng

PATIENT: Final = 30
TELLING: Final = 1.25
"""How many times more likely a point that counts for one side only makes that side."""
BY_AGENTS: Final = 1.08
"""The same for a point on an agent, whom others want for his card, too."""
UNUSED: Final = 0.6
"""How many times less likely it is that a player holds a counter they could show than that they do not."""
CAREFUL: Final = 1.5
"""How many times more likely it is with a counter that names an agent of their own."""
ROUNDS: Final = 2
"""Rounds of look-ahead. Judging before them and after each tells better who will win than the last alone does."""
ROUNDS_WITH_CARE: Final = 1
"""The same with two players, where some actions are tried at every turn."""


class FirstAdviser(Adviser):
    """Advice for the first edition."""

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
        if plan is not None and plan.kind == "advance":
            turn.markers.update(arrow(ARROW_NAMES[picked]) for picked in plan.picked)
        return turn

    def foresight(self, t: Any, rng: Rng, game: Game, seat: int, aim: int) -> list[float]:
        assert isinstance(t, Emerald)
        if t.seats > 2:
            return play_on(self.judge(t), t, rng, ROUNDS, 1, seat, aim)
        return play_on(self.judge(t), t, rng, ROUNDS_WITH_CARE, TRIED, seat, aim)


def plausible(t: Emerald, viewer: int) -> float:
    """How well the sides and the double agents of an imagined table fit what everybody has done."""
    weight = 1.0
    for seat in range(t.seats):
        if seat != viewer:
            if t.revealed[seat] == 0:
                weight *= side_fits(t, int(seat))
            weight *= doubles_fit(t, int(seat))
    return weight


def side_fits(t: Emerald, seat: int) -> float:
    """How well a player's side fits what they have scored for it."""
    side = side_of(t, seat)
    if side == RESTORATIONIST:
        return float(TELLING ** int(royal_points(t, seat)) * BY_AGENTS ** int(agent_points(t, seat)))
    assert side == LOYALIST
    return float(TELLING ** int(royal_points(t, HIDDEN_BY + seat) + beast_points(t, seat)))


def doubles_fit(t: Emerald, seat: int) -> float:
    """How well a player's counters fit: they would have shown them, or claim agents whom nobody else can turn."""
    weight = 1.0
    for agent in range(NAMED):
        if t.double[agent] == seat and in_city(t, agent):
            weight *= CAREFUL if t.controller[agent] == seat else UNUSED
    return weight


# ---------------------------------------------------------------- the advice itself

PLAIN: Final = FirstAdviser("", PATIENT)

characters: Final = CHARACTERS
outlook: Final = None  # a quick look says little: `foresight` takes its time


def named_aim(aim: int, view: View) -> tuple[str, str]:
    """What an aim is called, and whom or what it is about."""
    return PLAIN.named_aim(aim, view)


def of_character(name: str) -> FirstAdviser:
    """Advice as somebody of this character sees it."""
    return FirstAdviser(name, PATIENT)


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
    """Everybody's chances after a round. Two players try some actions at every turn in it, more act at a glance."""
    return PLAIN.foresight(t, rng, game, seat, aim)

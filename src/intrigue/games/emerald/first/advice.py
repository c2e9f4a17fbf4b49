"""Advice for bots: what a sensible player thinks of each answer, from what they see.

They imagine a few tables that fit what they see, give the answer there, complete the action as well as they can, and
judge what came of it (`bot`). What the others are after is guessed from what they have done: whoever kills royal
persons is hardly a Loyalist, and whoever could long have shown a double agent hardly holds it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from intrigue.games.emerald.first.bot.search import appraise, play_on
from intrigue.games.emerald.first.cards import NAMED
from intrigue.games.emerald.first.scoring import agent_points, beast_points, royal_points
from intrigue.games.emerald.first.table import HIDDEN_BY, Emerald, in_city
from intrigue.games.emerald.first.view import View
from intrigue.games.emerald.shared.cards import LOYALIST, RESTORATIONIST
from intrigue.games.emerald.shared.table import side_of
from intrigue.kernel.decision import Decision
from intrigue.kernel.game import Game
from intrigue.kernel.rng import Rng

WORLDS: Final = 4
"""How many tables are imagined."""
PATIENT: Final = 30
"""The rounds after which a player tries other things, too, lest all wait for each other for ever."""
RESTLESS: Final = 0.004
"""With every round after that, differences as small as this matter less."""
TELLING: Final = 1.25
"""How many times more likely a point that counts for one side only makes that side."""
BY_AGENTS: Final = 1.08
"""The same for a point on an agent, whom others want for his card, too."""
UNUSED: Final = 0.6
"""How many times less likely it is that a player holds a counter they could show than that they do not."""
CAREFUL: Final = 1.5
"""How many times more likely it is with a counter that names an agent of their own."""
ROUNDS: Final = 1
"""Rounds of look-ahead."""
TIMES: Final = 3
"""How often it is done with two players: one way to go on says little, and no option should drop out by bad luck."""


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


# ---------------------------------------------------------------- for those who search


outlook: Final = None  # a quick look says little: `foresight` takes its time
characters: Final = ()
of_character: Final = None


def foresight(t: Emerald, rng: Rng, game: Game) -> list[float]:
    """Everybody's chances when the turn comes round again; with two players on average over some ways to go on."""
    times = TIMES if t.seats == 2 else 1
    out = [0.0] * int(t.seats)
    for i in range(times):
        found = play_on(t if i == times - 1 else t.copy(), rng, ROUNDS)
        for seat in range(len(out)):
            out[seat] += found[seat] / times
    return out

"""Searching imagined worlds: information-set Monte Carlo tree search, single observer.

Every iteration imagines a table that fits the view, walks down one tree that all these worlds share, adds a node,
plays on at random from there, and remembers how it ended. Chance is not in the tree: it is rolled anew each time.
An option is measured by how often it could have been taken, for it is not offered in every world.

A game whose advice plays on sensibly by itself has no need of a tree: there the options race each other (`race`).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, log, sqrt
from time import perf_counter
from typing import Any, Final

from msgspec.structs import replace

from intrigue.bots.bot import Clock
from intrigue.bots.race import STARTERS, Race
from intrigue.bots.thought import Candidate, Thought, no_choice
from intrigue.bots.worlds import Worlds
from intrigue.bots.worthwhile import worthwhile_ways
from intrigue.kernel.companions import Advice, Way, advice_of, suspicion_of
from intrigue.kernel.decision import Decision
from intrigue.kernel.event import Telling
from intrigue.kernel.game import Belief, Game
from intrigue.kernel.rng import Rng
from intrigue.kernel.run import asked, give, offered, play_out, roll_chance
from intrigue.kernel.table import Table

EXPLORATION: Final = 0.7
"""How much an option gains by having been tried rarely."""
ADVISED: Final = 3.0
"""How much the best option by the game's advice gains at first; less with every visit."""
UNTRIED: Final = 1000.0
"""What was never tried comes before all else."""
FOR_POINTS: Final = 0.3
"""How much of the outcome is points. The rest is victory, which alone would give up lost games."""


class Node:
    """An answer, and how those fared who gave it."""

    __slots__ = ("available", "bias", "children", "total", "visits")

    def __init__(self, bias: float = 0.0) -> None:
        self.available = 0
        """How often it could have been given."""
        self.visits = 0
        self.total = 0.0
        """What its giver got in all these visits."""
        self.bias = bias
        self.children: dict[int, Node] = {}

    def appeal(self) -> float:
        """Its upper confidence bound, by how often it was available, and its bias."""
        if self.visits == 0:
            return UNTRIED + self.bias
        reach = EXPLORATION * sqrt(log(self.available) / self.visits)
        return self.total / self.visits + reach + self.bias / (self.visits + 1)


class Ismcts:
    """Thinks ahead in worlds that fit what it sees, with the help of the game's advice where there is any."""

    def __init__(
        self, game: Game, advised: bool = True, advice: Advice | None = None, starters: int | None = None
    ) -> None:
        self.game = game
        self.starters = starters
        """How many options are looked at, of those that the advice likes best; None: all of them."""
        self.advice = (advice or advice_of(game)) if advised else None
        self.outlook = self.advice.outlook if self.advice else None
        self.foresight = self.advice.foresight if self.advice else None
        self.plausible = self.advice.plausible if self.advice else None
        self.suspects = suspicion_of(game) if advised else None

    def __repr__(self) -> str:
        return f"Ismcts({self.game.id!r})"

    def choose(self, view: Any, story: tuple[Telling, ...], decision: Decision, clock: Clock, rng: Rng) -> int:
        return self.think(view, story, decision, clock, rng).option

    def think(self, view: Any, story: tuple[Telling, ...], decision: Decision, clock: Clock, rng: Rng) -> Thought:
        """What the race or the tree has found when the time is up."""
        if len(decision.options) == 1:
            return no_choice(decision)
        began = perf_counter()
        worlds = self.worlds(view, story, decision.seat)
        if self.foresight is not None:
            ways = self.ways(view, story, decision)
            race = Race(self.game, decision.seat, ways, worlds, self.foresight, self.starters or STARTERS)
            return race.run(clock.since(began), rng)
        scores = self.advice.score(view, decision, self.game) if self.advice else [0.0] * len(decision.options)
        if self.starters is not None and self.advice is not None:
            best = sorted(zip(scores, decision.options, strict=True), reverse=True)[: self.starters]
            scores = [score for score, _ in best]
            decision = replace(decision, options=tuple(option for _, option in best))
        root = self.root(decision, scores)
        for _ in clock.since(began).ticks():
            self.iterate(root, worlds.imagine(rng), rng)
        return found(root)

    def worlds(self, view: Any, story: tuple[Telling, ...], seat: int) -> Belief:
        """What it looks ahead in: tables that fit what it sees and has heard, and nothing else."""
        return Worlds(self.game, view, seat, self.plausible, self.suspects, story)

    def ways(self, view: Any, story: tuple[Telling, ...], decision: Decision) -> Sequence[Way]:
        """How one may go on, as the game advises: whole actions, or else options."""
        assert self.advice is not None
        if self.advice.ways is not None:
            found = self.advice.ways(view, decision, self.game)
            return worthwhile_ways(self.game, self.advice, view, story, decision.seat, found)
        scores = self.advice.score(view, decision, self.game)
        return [Way((option,), score) for option, score in zip(decision.options, scores, strict=True)]

    def root(self, decision: Decision, scores: Sequence[float]) -> Node:
        """The open question, with a bias towards what the game advises."""
        low = min(scores)
        span = max(scores) - low or 1.0
        root = Node()
        for option, score in zip(decision.options, scores, strict=True):
            root.children[option] = Node(ADVISED * (score - low) / span)
        return root

    def iterate(self, root: Node, t: Table, rng: Rng) -> None:
        """Down the tree in one world, one step out of it, on to the end, and back up."""
        path: list[tuple[int, Node]] = []
        node = root
        while (seat := asked(t)) is not None and (node.visits > 0 or node is root):
            options = list(root.children) if node is root else offered(t)
            option = options[0]
            if len(options) > 1:
                option, node = select(node, options, rng)
                path.append((seat, node))
            give(t, option)
            roll_chance(t, rng)
        outcome = self.outlook(t, rng, self.game) if self.outlook else self.played_out(t, rng)
        for giver, node in path:
            node.visits += 1
            node.total += outcome[giver]

    def played_out(self, t: Table, rng: Rng) -> Sequence[float]:
        """What the game comes to for each seat when it is played on at random, from 0 to 1."""
        play_out(t, rng)
        scores = self.game.scores(t)
        low = min(scores)
        span = max(scores) - low or 1
        return [
            (1 - FOR_POINTS) * victory + FOR_POINTS * (score - low) / span
            for victory, score in zip(self.game.returns(t), scores, strict=True)
        ]


def found(root: Node) -> Thought:
    """What the tree has found: the option that was visited most often is chosen, the first of those alike."""
    order = sorted(root.children.items(), key=lambda child: -child[1].visits)
    considered = tuple(
        Candidate(option, node.total / node.visits if node.visits else None, node.visits) for option, node in order
    )
    return Thought(order[0][0], considered)


def select(node: Node, options: Sequence[int], rng: Rng) -> tuple[int, Node]:
    """The option to look at next in this world: one that was never tried, or else the most appealing."""
    children = node.children
    untried = [option for option in options if option not in children]
    if untried:
        children[untried[int(rng.below(len(untried)))]] = Node()
    best = options[0]
    most = -inf
    for option in options:
        child = children.get(option)
        if child is not None:
            child.available += 1
            appeal = child.appeal()
            if appeal > most:
                best, most = option, appeal
    return best, children[best]

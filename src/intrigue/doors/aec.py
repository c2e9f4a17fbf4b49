"""The door to PettingZoo: any game as an AEC environment, one agent for each seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from intrigue.doors.extras import missing
from intrigue.doors.looking import Looked
from intrigue.doors.seeds import Seeds
from intrigue.kernel.errors import BadOption
from intrigue.kernel.game import Game
from intrigue.kernel.rng import Rng
from intrigue.kernel.run import asked, is_over, offered, pick

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv, ParallelEnv
except ModuleNotFoundError as error:
    raise missing(error) from error

ILLEGAL: Final = ("raise", "random")


def env(game: Game | str = "kabale", seats: int = 2, **more: Any) -> Seats:
    """The environment, as PettingZoo's tools ask a module for it."""
    return Seats(game, seats, **more)


def parallel_env(game: Game | str = "kabale", seats: int = 2, **more: Any) -> Cycles:
    """For tools that know parallel environments only: see `Cycles`."""
    return Cycles(Seats(game, seats, illegal="random", **more))


class Seats(AECEnv):  # type: ignore[misc]
    """One game after the other; observations are numbers with an action mask, rewards come at the end.

    `max_cycles`: how many answers each seat gives at most. Whoever has given theirs is out, and random answers are
    given in their place until all are. `illegal`: an answer that is not offered raises IllegalAnswer; with `random`
    one that is offered is given instead, for tools that know nothing of masks.
    """

    def __init__(
        self,
        game: Game | str,
        seats: int,
        options: Mapping[str, str] = {},
        max_cycles: int | None = None,
        illegal: str = "raise",
        render_mode: None = None,
    ) -> None:
        super().__init__()
        if illegal not in ILLEGAL:
            raise BadOption(f"illegal cannot be {illegal!r}: it is one of {', '.join(ILLEGAL)}")
        self.looked = Looked(game, seats, options)
        self.metadata = {
            "name": f"{self.looked.game.id}_v{self.looked.game.rules}",
            "render_modes": [],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.illegal = illegal
        self.seeds = Seeds()
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        limits = np.iinfo(np.int32)
        seen = Box(limits.min, limits.max, (self.looked.width,), np.int32)
        mask = Box(0, 1, (self.looked.size,), np.int8)
        self.observation_spaces = {
            agent: Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(self.looked.size) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; with a seed the game of this seed, and after it those that follow from it."""
        seed = self.seeds.next(seed)
        self.looked.begin(seed)
        self.chances = Rng(~seed)
        """For answers that the program gives, apart from the dice."""
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.given = [0] * len(self.agents)
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.seat_of[agent]
        return {"observation": self.looked.see(seat), "action_mask": self.looked.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.seat_of[agent]
        option = -1 if action is None else int(action)
        if self.illegal == "random" and option not in offered(self.looked.table):
            option = int(pick(self.looked.table, self.chances))
        self.looked.answer(option)
        self.given[seat] += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._play_for_those_who_are_out()
        self._select()
        self._accumulate_rewards()

    def _play_for_those_who_are_out(self) -> None:
        if self.max_cycles is None:
            return
        if min(self.given) >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
            return
        table = self.looked.table
        while (seat := asked(table)) is not None and self.given[seat] >= self.max_cycles:
            self.looked.answer(int(pick(table, self.chances)))

    def _select(self) -> None:
        """Whose turn it is; when the game is over, what it was worth."""
        table = self.looked.table
        if is_over(table):
            worth = self.looked.game.returns(table)
            self.rewards = {agent: float(worth[seat]) for agent, seat in self.seat_of.items()}
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[asked(table) or 0]

    def render(self) -> None:
        """Nothing is drawn: `intrigue play` and the page draw games."""

    def close(self) -> None:
        """There is nothing to close."""


class Cycles(ParallelEnv):  # type: ignore[misc]
    """A game in cycles, in each of which every seat gives one answer to the next question it is asked.

    Questions in between are answered at random, and so is a question to which somebody's answer does not fit. These
    games are sequential, so this is for tools that demand it; to learn, use `Seats`.
    """

    def __init__(self, seats: Seats) -> None:
        self.seats = seats
        self.metadata = seats.metadata
        self.render_mode = seats.render_mode
        self.possible_agents = seats.possible_agents
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Any:
        return self.seats.observation_space(agent)

    def action_space(self, agent: str) -> Any:
        return self.seats.action_space(agent)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        self.seats.reset(seed)
        self.agents = self.seats.agents[:]
        return self._seen(), {agent: {} for agent in self.agents}

    def _seen(self) -> dict[str, Any]:
        return {agent: self.seats.observe(agent) for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        env, waiting = self.seats, dict(actions)
        while waiting and not self._ended():
            env.step(waiting.pop(env.agent_selection, None))
        seen = self._seen()
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if self._ended():
            self.agents = []
        return seen, dict(env.rewards), dict(env.terminations), dict(env.truncations), infos

    def _ended(self) -> bool:
        env = self.seats
        return any(env.terminations.values()) or any(env.truncations.values())

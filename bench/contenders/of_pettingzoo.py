"""PettingZoo's classic games as a contender.

stepped    random play with masks to the end, with the observation that `last` makes at every step; steps
copy       deep copies of an environment in the middle of a game
observe    the observation of the agent whose turn it is
"""

from __future__ import annotations

import importlib
from copy import deepcopy
from itertools import count
from typing import Any

import numpy as np
from slices import Measure, Work, serve

GAMES = ("connect_four_v3", "hanabi_v5", "tictactoe_v3", "leduc_holdem_v4", "texas_holdem_v4")


def made(name: str) -> Any:
    """A new environment."""
    return importlib.import_module(f"pettingzoo.classic.{name}").env()


def play(env: Any, seed: int, rng: np.random.Generator, limit: int = 10**9) -> int:
    """Random play to the end, or for so many steps; how many there were."""
    env.reset(seed=seed)
    for steps in range(limit):
        observation, _, ended, cut, _ = env.last()
        if ended or cut:
            return steps
        env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    return limit


def stepped(name: str) -> Work:
    """Random play, step by step."""
    env, seeds, rng = made(name), count(), np.random.default_rng(1)
    return lambda: play(env, next(seeds), rng)


def middle(name: str) -> Any:
    """An environment in the middle of a game."""
    env = made(name)
    length = play(env, 1, np.random.default_rng(1))
    play(env, 1, np.random.default_rng(1), length // 2)
    return env


def copying(name: str) -> Work:
    """Copies, one after the other."""
    env = middle(name)
    return lambda: len([deepcopy(env) for _ in range(5)])


def observing(name: str) -> Work:
    """Observations, one after the other."""
    env = middle(name)
    return lambda: len([env.observe(env.agent_selection) for _ in range(50)])


if __name__ == "__main__":
    serve(
        [
            Measure(name.rpartition("_v")[0], what, lambda name=name, way=way: way(name))  # type: ignore[misc]
            for name in GAMES
            for what, way in {"stepped": stepped, "copy": copying, "observe": observing}.items()
        ]
    )

"""RLCard's environments as a contender.

stepped    random play to the end: every step gives the next player's state; steps
copy       deep copies of an environment in the middle of a game
observe    the state of the player whose turn it is
"""

from __future__ import annotations

import random
from copy import deepcopy
from typing import Any

import rlcard
from slices import Measure, Work, serve

GAMES = ("leduc-holdem", "uno", "gin-rummy", "bridge", "doudizhu")


def play(env: Any, rng: random.Random, limit: int = 10**9) -> int:
    """Random play to the end, or for so many steps; how many there were."""
    state, _ = env.reset()
    steps = 0
    while not env.is_over() and steps < limit:
        state, _ = env.step(rng.choice(list(state["legal_actions"])))
        steps += 1
    return steps


def stepped(name: str) -> Work:
    """Random play, step by step."""
    env, rng = rlcard.make(name, config={"seed": 1}), random.Random(1)
    return lambda: play(env, rng)


def middle(name: str) -> Any:
    """An environment in the middle of a game."""
    env = rlcard.make(name, config={"seed": 1})
    play(env, random.Random(1), play(env, random.Random(1)) // 2)
    return env


def copying(name: str) -> Work:
    """Copies, one after the other."""
    env = middle(name)
    return lambda: len([deepcopy(env) for _ in range(5)])


def observing(name: str) -> Work:
    """Observations, one after the other."""
    env = middle(name)
    return lambda: len([env.get_state(env.get_player_id()) for _ in range(50)])


if __name__ == "__main__":
    serve(
        [
            Measure(name, what, lambda name=name, way=way: way(name))  # type: ignore[misc]
            for name in GAMES
            for what, way in {"stepped": stepped, "copy": copying, "observe": observing}.items()
        ]
    )

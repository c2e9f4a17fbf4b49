"""OpenSpiel as a contender: its games in C++, driven from Python as its users drive them, and its games in Python.

stepped    random play to the end: legal actions, choose, apply; decisions of players
copy       clones of a state in the middle of a game
observe    the observation of the player whose turn it is, as numbers
search     iterations of its search in Python (IS-MCTS; MCTS where nothing is hidden) with one random rollout each
search-c++ the same with its search in C++
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.games import block_dominoes, kuhn_poker, liars_poker, tic_tac_toe  # noqa: F401 (they register)
from slices import Measure, Work, serve

BATCH = 200
ITERATIONS = 20
SAME = {"connect_four": "connect_four", "hanabi": "hanabi(players=2)", "hearts": "hearts(pass_cards=false)"}
PYTHON = ("python_tic_tac_toe", "python_kuhn_poker", "python_block_dominoes", "python_liars_poker")


def chance(state: Any, rng: random.Random) -> None:
    """Roll until a player is asked."""
    while state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(actions, weights)[0])


def stepped(name: str) -> Work:
    """Random play, step by step."""
    game, rng = pyspiel.load_game(name), random.Random(1)

    def play() -> int:
        state, decisions = game.new_initial_state(), 0
        chance(state, rng)
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            chance(state, rng)
            decisions += 1
        return decisions

    return play


def middle(name: str) -> Any:
    """A state in the middle of a game."""
    game, length = pyspiel.load_game(name), 0
    for half in (False, True):
        state, rng, decisions = game.new_initial_state(), random.Random(1), 0
        chance(state, rng)
        while not state.is_terminal() and not (half and decisions >= length // 2):
            state.apply_action(rng.choice(state.legal_actions()))
            chance(state, rng)
            decisions += 1
        length = decisions
    return state


def copying(name: str) -> Work:
    """Copies, one after the other."""
    state = middle(name)
    return lambda: len([state.clone() for _ in range(BATCH)])


def observing(name: str) -> Work:
    """Observations, one after the other."""
    state = middle(name)
    kind = state.get_game().get_type()
    if kind.provides_observation_tensor:
        return lambda: len([state.observation_tensor() for _ in range(BATCH)])
    if kind.provides_information_state_tensor:
        return lambda: len([state.information_state_tensor() for _ in range(BATCH)])
    return lambda: len([state.observation_string() for _ in range(BATCH)])


def first_choice(name: str) -> Any:
    """The first state at which a player has a choice."""
    state, rng = pyspiel.load_game(name).new_initial_state(), random.Random(1)
    chance(state, rng)
    while len(state.legal_actions()) < 2:
        state.apply_action(state.legal_actions()[0])
        chance(state, rng)
    return state


def is_open(state: Any) -> bool:
    """Is nothing hidden in this game?"""
    return bool(state.get_game().get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION)


def searching(name: str) -> Work:
    """Iterations of a search."""
    state = first_choice(name)
    game = state.get_game()
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    if is_open(state):
        bot = mcts.MCTSBot(game, 2.0, ITERATIONS, evaluator, random_state=np.random.RandomState(1))
        return searches(lambda: bot.mcts_search(state))
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, ITERATIONS, random_state=np.random.RandomState(1))
    return searches(lambda: bot.run_search(state))


def searching_in_c(name: str) -> Work:
    """Iterations of a search in C++."""
    state = first_choice(name)
    game, rollouts = state.get_game(), pyspiel.RandomRolloutEvaluator(1, 1)
    if is_open(state):
        bot = pyspiel.MCTSBot(game, rollouts, 2.0, ITERATIONS, 1000, False, 1, False)
    else:
        kept = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        bot = pyspiel.ISMCTSBot(1, rollouts, 2.0, ITERATIONS, -1, kept, False, False)
    return searches(lambda: bot.step(state))


def searches(think: Callable[[], Any]) -> Work:
    """A search as work."""

    def work() -> int:
        think()
        return ITERATIONS

    return work


# ---------------------------------------------------------------- the same rules?


def compared(name: str, games: list[dict[str, Any]]) -> list[str]:
    """Replay our games by these rules, and say where something else was offered or came out."""
    out = []
    for number, ours in enumerate(games):
        state = pyspiel.load_game(SAME[name]).new_initial_state()
        if name == "hearts":
            state.apply_action(0)  # which way cards would be passed
        for n, (seat, phrase, offered) in enumerate(ours["answers"]):
            theirs, mine = sorted(state.legal_actions()), sorted(ACTIONS[name](one, seat) for one in offered)
            if theirs != mine or max(state.current_player(), -1) != seat:
                out.append(f"{name}, game {number}, answer {n}: {state.current_player()} {theirs}, not {seat} {mine}")
                break
            state.apply_action(ACTIONS[name](phrase, seat))
        else:
            if not state.is_terminal() or not same_end(name, state.returns(), ours["scores"]):
                out.append(f"{name}, game {number}: ends with {state.returns()}, not {ours['scores']}")
    return out


def same_end(name: str, returns: list[float], scores: list[int]) -> bool:
    """Did the game end alike?"""
    if name == "connect_four":
        return returns == [scores[0] - scores[1], scores[1] - scores[0]]
    return list(returns) == list(scores)


KINDS = ("reds", "yellows", "greens", "whites", "blues", "ones", "twos", "threes", "fours", "fives")
COLOURS = ("red", "yellow", "green", "white", "blue")
SUITS = ("club", "diamond", "heart", "spade")


def hanabi_action(phrase: str, seat: int) -> int:
    """The number that OpenSpiel has for a phrase of ours."""
    verb, *things = phrase.split()
    if verb == "draw":
        colour, rank = things[0].split("-")
        return COLOURS.index(colour) * 5 + int(rank) - 1
    if verb == "tell":
        return 10 + KINDS.index(things[1])
    return (5 if verb == "play" else 0) + int(things[0].removeprefix("place-")) - 1


def hearts_action(phrase: str, seat: int) -> int:
    """The number that OpenSpiel has for a phrase of ours."""
    suit, rank = phrase.split()[1].split("-")
    return (int(rank) - 2) * 4 + SUITS.index(suit)


ACTIONS: dict[str, Callable[[str, int], int]] = {
    "connect_four": lambda phrase, seat: int(phrase.rpartition("-")[2]) - 1,
    "hanabi": hanabi_action,
    "hearts": hearts_action,
}

WAYS = {"stepped": stepped, "copy": copying, "observe": observing}
SEARCHES = {"search": searching, "search-c++": searching_in_c}

if __name__ == "__main__":
    serve(
        [
            Measure(name, what, lambda full=full, way=way: way(full))  # type: ignore[misc]
            for name, full in SAME.items()
            for what, way in {**WAYS, **SEARCHES}.items()
        ]
        + [
            Measure(name, what, lambda name=name, way=way: way(name))  # type: ignore[misc]
            for name in PYTHON
            for what, way in WAYS.items()
        ],
        {name: lambda games, name=name: compared(name, games) for name in SAME},  # type: ignore[misc]
    )

"""Intrigue as a contender: its own games, or those that peers have too (`--classics`).

random     random play to the end, in compiled code; decisions of players
stepped    the same driven from Python: ask what is offered, choose, give the answer; decisions of players
copy       copies of a table in the middle of a game
observe    what the seat that is asked sees there
search     iterations of `ismcts` without the game's advice, at the first question with a choice
"""

from __future__ import annotations

import sys
from itertools import count
from pathlib import Path
from typing import Any

from slices import Measure, Work, serve

import intrigue
from intrigue import GAMES, Rng, play_out
from intrigue.bots import Clock
from intrigue.bots.ismcts import Ismcts
from intrigue.kernel.game import Game
from intrigue.kernel.run import asked, decision, give, is_over, offered, pick, roll_chance

BATCH = 200
"""How often something is done that takes microseconds, before the time is looked at."""
ITERATIONS = 50


def randomly(game: Game, seats: int) -> Work:
    """Random play in compiled code."""
    fresh, seeds = game.new(seats), count()
    return lambda: play_out(fresh.copy(), Rng(next(seeds)))


def stepped(game: Game, seats: int) -> Work:
    """Random play, step by step."""
    fresh, rng = game.new(seats), Rng(1)

    def play() -> int:
        t, decisions = fresh.copy(), 0
        roll_chance(t, rng)
        while not is_over(t):
            options = offered(t)
            give(t, options[int(rng.below(len(options)))])
            roll_chance(t, rng)
            decisions += 1
        return decisions

    return play


def middle(game: Game, seats: int) -> Any:
    """A table in the middle of a game, where a player is asked."""
    length = play_out(game.new(seats), Rng(1))
    t = game.new(seats)
    play_out(t, Rng(1), length // 2)
    return t


def copying(game: Game, seats: int) -> Work:
    """Copies, one after the other."""
    t = middle(game, seats)
    return lambda: len([t.copy() for _ in range(BATCH)])


def observing(game: Game, seats: int) -> Work:
    """Observations, one after the other."""
    t = middle(game, seats)
    seat = asked(t)
    return lambda: len([game.observe(t, seat) for _ in range(BATCH)])


def searching(game: Game, seats: int) -> Work:
    """Iterations of a search."""
    t, rng = game.new(seats), Rng(1)
    while asked(t) == -1 or len(offered(t)) < 2:
        give(t, int(pick(t, rng)))
    question = decision(t)
    assert question is not None
    view, bot, clock = game.observe(t, question.seat), Ismcts(game, advised=False), Clock(iterations=ITERATIONS)

    def think() -> int:
        bot.think(view, (), question, clock, rng)
        return ITERATIONS

    return think


WAYS = {"random": randomly, "stepped": stepped, "copy": copying, "observe": observing, "search": searching}


def traces(game: Game, seats: int, games: int) -> list[dict[str, Any]]:
    """Random games, answer by answer with what was offered, and how they ended: for a peer to compare."""
    out = []
    for seed in range(games):
        t, rng, answers = game.new(seats), Rng(seed), []
        while not is_over(t):
            option = int(pick(t, rng))
            phrases = sorted(game.verbs.phrase(one) for one in offered(t))
            answers.append([asked(t), game.verbs.phrase(option), phrases])
            give(t, option)
        out.append({"seats": seats, "answers": answers, "scores": game.scores(t)})
    return out


def main() -> None:
    """Measure the games that are asked for."""
    if not intrigue.compiled:
        raise SystemExit("this is not compiled")
    games: list[tuple[Game, int]] = [(game, 4 if 4 in game.seats else game.seats[0]) for game in GAMES.values()]
    if "--classics" in sys.argv:
        sys.path.append(str(Path(__file__).parents[2] / "examples" / "classics" / "src"))
        from classics import connect_four, hanabi, hearts

        games = [(connect_four.GAME, 2), (hanabi.GAME, 2), (hearts.GAME, 4)]
    by_name = {game.id: (game, seats) for game, seats in games}
    serve(
        [
            Measure(game.id, what, lambda game=game, seats=seats, way=way: way(game, seats))  # type: ignore[misc]
            for game, seats in games
            for what, way in WAYS.items()
        ],
        {"traces": lambda wish: traces(*by_name[wish[0]], wish[1])},
    )


if __name__ == "__main__":
    main()

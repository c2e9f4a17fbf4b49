"""How fast bots think: imagined worlds and tries a second, at questions out of games of `greedy`.

    make bench

A try is one way to go on, tried in one world; a world counts when all ways that are still in the race were tried in it.
Where a game has no foresight, a bot searches a tree, and every world is one try.
"""

from __future__ import annotations

import argparse
import json
from time import perf_counter

import intrigue
from intrigue import Rng, Session
from intrigue.bots import Clock, make
from intrigue.bots.ismcts import Ismcts
from intrigue.bots.players import Players

EVERY = 37
"""Every so manieth question with a choice is thought about."""


def measured(game: intrigue.Game, seats: int, seconds: float, questions: int) -> dict[str, float]:
    """Tries and worlds a second over some questions."""
    bot = Ismcts(game)
    tries = worlds = asked = choices = 0
    took = 0.0
    seed = 0
    while asked < questions:
        session = Session(game, seats, {}, seed)
        players = Players(session, [make("greedy", game)] * seats, Clock(iterations=1), seed)
        seed += 1
        session.roll()
        while (seat := session.asked) is not None and asked < questions:
            view, story, decision = session.ask(seat)
            if len(decision.options) > 1:
                choices += 1
                if choices % EVERY == 0:
                    start = perf_counter()
                    thought = bot.think(view, story, decision, Clock(seconds=seconds), Rng(asked))
                    took += perf_counter() - start
                    tried = [one.worlds for one in thought.considered]
                    tries += sum(tried)
                    worlds += max(tried) if bot.foresight is not None else sum(tried)
                    asked += 1
            session.answer(seat, players.choose(seat))
            session.roll()
    return {"tries": tries / took, "worlds": worlds / took}


def main() -> None:
    """Read the command line, and print a line for each game and number of players."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=0.2, help="how long to think about a question")
    parser.add_argument("--questions", type=int, default=20, help="questions for each game and number of players")
    parser.add_argument("--only", choices=sorted(intrigue.GAMES), help="this game alone")
    parser.add_argument("--json", action="store_true", help="print one JSON document and nothing else")
    args = parser.parse_args()
    found: dict[str, dict[str, float]] = {}
    for game in intrigue.GAMES.values():
        for seats in (2, 4):
            if args.only in (None, game.id) and seats in game.seats:
                row = found[f"{game.id} {seats}"] = measured(game, seats, args.seconds, args.questions)
                if not args.json:
                    print(
                        f"{game.id}, {seats} players: {row['tries']:,.0f} tries, {row['worlds']:,.0f} worlds a second"
                    )
    if args.json:
        print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()

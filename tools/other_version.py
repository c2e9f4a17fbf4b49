"""A bot of another version of Intrigue, for `tools/versus.py`: run with the Python that this version is installed for.

It reads lines of JSON. `begin` starts a game; `ask` brings the answers that were given since, and the bot answers for
one seat. It uses only what all versions have, and the bot gets what its seat sees, as everywhere.
"""

from __future__ import annotations

import json
import sys
import time
from typing import Any

time.perf_counter = time.process_time  # bots think for so much of the processor's time, however busy the machine is

from intrigue import GAMES, Rng, Session  # noqa: E402
from intrigue.bots import Clock, make  # noqa: E402
from intrigue.kernel.record import Answer  # noqa: E402


def main() -> None:
    """Answer until nobody asks any more."""
    session: Any = None
    bots: dict[str, Any] = {}
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "begin":
            game = GAMES[message["game"]]
            session = Session(game, message["seats"], {}, 0)
            continue
        for seat, phrase in message["answers"]:
            session.follow(Answer(seat, phrase))
        seat = message["seat"]
        view, story, decision = session.ask(seat)
        name = f"{session.game.id} {message['bot']}"
        if name not in bots:
            bots[name] = make(message["bot"], session.game)
        option = bots[name].choose(view, story, decision, Clock(seconds=message["seconds"]), Rng(message["seed"]))
        print(json.dumps({"phrase": session.game.verbs.phrase(option)}), flush=True)


if __name__ == "__main__":
    main()

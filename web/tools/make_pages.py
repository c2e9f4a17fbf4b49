"""Writes dev/pages.json of a game's drawing: what the server would send at telling moments of real games.

Run it after changing the view: python web/tools/make_pages.py GAME. Which moments those are and who plays is said by
web/src/games/GAME/dev/moments.py: WANTED; `players(seats, seed)`; GAMES_EACH, how many games are searched for a moment;
ASKED_TOO, whether the page of whoever is asked is looked at besides that of one and the same seat.
"""

from __future__ import annotations

import json
import runpy
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from moments import Answer, Moment, Wanted

from intrigue import GAMES, Game
from intrigue.kernel.rng import Rng
from intrigue.session import Page, Session

DRAWINGS = Path(__file__).parents[1] / "src" / "games"
NAMES = ("Ada", "Béla", "Cosima", "Dietrich", "Emőke", "Francesca")
WAITING = 1
"""Whose page is looked at while somebody else is asked."""
BOTS = (2, 4)
AWAY = 3


def play(game: Game, wanted: Wanted, seed: int, answer: Answer, asked_too: bool) -> Iterator[Moment]:
    """What is sent in one game, moment by moment."""
    session = Session(game, wanted.seats, wanted.options, seed)
    rng = Rng(seed)
    told: dict[int, list[Any]] = {}
    since: dict[int, int] = {}
    session.roll()
    while True:
        question = session.question
        asked = question.seat if question is not None and asked_too else WAITING
        for viewer in sorted({WAITING, asked}):
            page = session.page(viewer, since.get(viewer, 0))
            since[viewer] = len(session.table.log)
            whole = told.setdefault(viewer, [])
            whole.extend(page.story)
            yield look(session, viewer, page, whole)
        if question is None:
            return
        session.answer(question.seat, answer(session, rng))
        session.roll()


def look(session: Session, viewer: int, page: Page, whole: list[Any]) -> Moment:
    """What a seat is sent now, having been told the whole of this."""
    asked = page.question
    phrases = [] if asked is None else [session.game.verbs.phrase(option) for option in asked.options]
    over = session.question is None

    def write() -> dict[str, Any]:
        question = asked and {
            "seat": asked.seat,
            "prompt": asked.prompt,
            "about": dict(asked.about),
            "phrases": phrases,
        }
        return {
            "n": page.n,
            "view": msgspec.to_builtins(page.view),
            "board": msgspec.to_builtins(session.board(viewer)),
            "question": question,
            "considered": msgspec.to_builtins(session.consider(viewer, ())) if asked else None,
            "asked": page.asked,
            "story": [],
            "whole": msgspec.to_builtins(whole),
            "since": 0,
            "told": len(whole),
            "seats": [sitting(seat, viewer) for seat in range(len(page.view.seats))],
            "take_back": False,
            "over": over,
            "frozen": None,
            "scores": list(session.game.scores(session.table)),
            "clock": None,
        }

    news = msgspec.to_builtins(page.story)
    return Moment(page.view, None if asked is None else asked.prompt, phrases, news, over, write)


def sitting(seat: int, viewer: int) -> dict[str, Any]:
    """Who sits there: besides the viewer two bots, and somebody who has left."""
    bot = seat in BOTS and seat != viewer
    return {
        "name": NAMES[seat],
        "kind": "bot" if bot else "person",
        "bot": "greedy" if bot else None,
        "present": seat != AWAY or seat == viewer,
        "mine": seat == viewer,
    }


def written(wanted: Wanted, moment: Moment, before: dict[str, Any] | None) -> dict[str, Any]:
    """The page of a moment, with as much of what came before as is wanted."""
    page = moment.page()
    if wanted.story != "all":
        page["whole"] = moment.news if wanted.story == "news" else []
    if wanted.before and before is not None:
        page["before"] = before
    return page


def main(name: str) -> None:
    """Search a few games for the best of each moment, and write them down."""
    dev = DRAWINGS / name / "dev"
    own = runpy.run_path(str(dev / "moments.py"))
    best: dict[str, int] = {}
    pages: dict[str, Any] = {}
    tables: dict[tuple[Any, ...], list[Wanted]] = {}
    for wanted in own["WANTED"]:
        best[wanted.name] = 0
        tables.setdefault((wanted.seats, *wanted.options.items()), []).append(wanted)
    for here in tables.values():
        for seed in range(1, own["GAMES_EACH"] + 1):
            before: dict[str, Any] | None = None
            for moment in play(GAMES[name], here[0], seed, own["players"](here[0].seats, seed), own["ASKED_TOO"]):
                for wanted in here:
                    worth = wanted.worth(moment)
                    if worth > best[wanted.name]:
                        best[wanted.name] = worth
                        pages[wanted.name] = written(wanted, moment, before)
                if any(wanted.before for wanted in here):
                    before = {key: one for key, one in moment.page().items() if key in ("view", "board")}
    print(best)
    text = json.dumps({key: pages[key] for key in best if key in pages}, ensure_ascii=False, separators=(",", ":"))
    (dev / "pages.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])

"""Writes pages.json: what the server would send at telling moments of real games, to look at the drawing with.

Run it after changing the view: python web/src/games/kabale/dev/make_pages.py
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from intrigue import GAMES
from intrigue.bots import Clock, make
from intrigue.games.kabale.view import View
from intrigue.kernel.rng import Rng
from intrigue.session import Session

GAME = GAMES["kabale"]
PAGES = Path(__file__).parent / "pages.json"
NAMES = ("Ada", "Béla", "Cosima", "Dietrich", "Emőke", "Francesca")
CLOCK = Clock(iterations=1)


class Moment(msgspec.Struct):
    """A page with what is needed to choose among many."""

    view: View
    prompt: str | None
    page: dict[str, Any]
    over: bool


def play(seats: int, seed: int, options: dict[str, str]) -> Iterator[Moment]:
    """Everything that seat 1 is sent in one game of bots."""
    viewer = 1
    session = Session(GAME, seats, options, seed)
    bots = [make("greedy" if (seed + seat) % 2 else "random", GAME) for seat in range(seats)]
    rng = Rng(seed)
    told = 0
    session.roll()
    while True:
        question = session.question
        page = session.page(viewer, told)
        now = len(session.table.log)
        asked = page.question
        yield Moment(
            page.view,
            None if asked is None else asked.prompt,
            {
                "n": page.n,
                "view": msgspec.to_builtins(page.view),
                "question": None
                if asked is None
                else {
                    "seat": asked.seat,
                    "prompt": asked.prompt,
                    "about": dict(asked.about),
                    "phrases": [GAME.verbs.phrase(option) for option in asked.options],
                },
                "asked": page.asked,
                "story": msgspec.to_builtins(page.story),
                "since": told,
                "told": now,
                "seats": [
                    {
                        "name": NAMES[seat],
                        "kind": "bot" if seat in (2, 4) else "person",
                        "bot": "greedy" if seat in (2, 4) else None,
                        "present": seat != 3,
                        "mine": seat == viewer,
                    }
                    for seat in range(seats)
                ],
                "take_back": False,
                "over": question is None,
                "frozen": None,
                "scores": list(GAME.scores(session.table)),
                "clock": None,
            },
            question is None,
        )
        if question is None:
            return
        told = now
        seat = question.seat
        own = session.page(seat)
        assert own.question is not None
        option = bots[seat].choose(own.view, own.story, own.question, CLOCK, rng)
        session.answer(seat, GAME.verbs.phrase(option))
        session.roll()


def rich(m: Moment) -> int:
    """How much there is to see: my turn, Storm, Cap with a card, Explorer on his way, my face-down cards."""
    cards = [(laid, column) for column in m.view.columns for laid in column.cards]
    return (
        (3 if m.prompt == "turn" else 0)
        + 2 * any(column.closed for column in m.view.columns)
        + 3 * any(laid.under for laid, _ in cards)
        + 2 * any(laid.known and not laid.up for laid, _ in cards)
        + 2 * any(laid.owner == m.view.viewer and not laid.up for laid, _ in cards)
        + any(not laid.up and laid.owner != m.view.viewer for laid, _ in cards)
        + any(column.full and not column.closed for column in m.view.columns)
        + (1 if len(m.view.seats[1].won) > 1 else 0)
    )


def longest(m: Moment) -> int:
    """How long the longest column is, best on my turn."""
    return max((len(column.cards) for column in m.view.columns), default=0) * (2 if m.prompt == "turn" else 1)


def settled(m: Moment) -> int:
    """How much the end of a round has to tell."""
    kinds = [telling["kind"] for telling in m.page["story"]]
    return 0 if m.over else kinds.count("goal-won") * 3 + len(set(kinds))


def asked(prompt: str) -> Callable[[Moment], int]:
    """How much there is to see while I am asked this."""
    return lambda m: rich(m) + 20 if m.prompt == prompt else 0


MOMENTS: tuple[tuple[str, int, dict[str, str], Callable[[Moment], int]], ...] = (
    ("two", 2, {}, rich),
    ("three", 3, {}, rich),
    ("four", 4, {}, rich),
    ("four-open", 4, {"won_goals_hidden": "false", "colour_0": "black", "colour_1": "green"}, rich),
    ("six", 6, {}, rich),
    ("first", 4, {}, lambda m: 1 if m.prompt == "turn" and m.view.round == 1 and not m.view.columns[0].cards else 0),
    ("long", 4, {}, longest),
    ("cap", 4, {}, asked("magic-cap")),
    ("traitor", 4, {}, asked("traitor")),
    ("settled", 4, {}, settled),
    ("settled-six", 6, {}, settled),
    ("end", 4, {}, lambda m: (10 + max(s.points for s in m.view.seats)) if m.over else 0),
    ("end-six", 6, {}, lambda m: (10 + max(s.points for s in m.view.seats)) if m.over else 0),
)


def main() -> None:
    """Search a few games for the best of each moment, and write them down."""
    pages: dict[str, Any] = {}
    for name, seats, options, worth in MOMENTS:
        best: tuple[int, int, int] = (0, 0, 0)
        for seed in range(1, 25):
            for at, moment in enumerate(play(seats, seed, options)):
                best = max(best, (worth(moment), -seed, -at))
        seed, at = -best[1], -best[2]
        told: list[Any] = []
        before: Any = None
        for i, moment in enumerate(play(seats, seed, options)):
            told += moment.page["story"]
            if i == at:
                pages[name] = moment.page | {"whole": told if moment.over else moment.page["story"], "story": []}
                if name.startswith("settled"):
                    pages[name]["before"] = before
                break
            before = moment.page["view"]
        print(name, seats, "seed", seed, "answer", pages[name]["n"], "worth", best[0])
    PAGES.write_text(json.dumps(pages, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

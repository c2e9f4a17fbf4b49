"""Writes pages.json: what the server would send at telling moments of real games, to look at the drawing with.

Run it after changing the view: python web/src/games/emerald2/dev/make_pages.py
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from intrigue import GAMES
from intrigue.games.emerald.second.view import View
from intrigue.kernel.rng import Rng
from intrigue.session import Session

GAME = GAMES["emerald2"]
PAGES = Path(__file__).parent / "pages.json"
NAMES = ("Ada", "Béla", "Cosima", "Dietrich", "Emőke")
VIEWER = 1
LIKED = {"claim": 12, "assassinate": 12, "use": 6, "place": 8, "interrupt": 8, "retrieve": 6, "bomb": 4, "discard": 1}
"""What the players of these games do more often than other things."""


class Moment(msgspec.Struct):
    """A page with what is needed to choose among many."""

    view: View
    prompt: str | None
    phrases: list[str]
    page: dict[str, Any]
    over: bool


def play(seats: int, seed: int, options: dict[str, str]) -> Iterator[Moment]:
    """Everything that one seat is sent in one game of careless players."""
    session = Session(GAME, seats, options, seed)
    rng = Rng(seed)
    told = 0
    session.roll()
    while True:
        question = session.question
        page = session.page(VIEWER, told)
        now = len(session.table.log)
        asked = page.question
        phrases = [] if asked is None else [GAME.verbs.phrase(option) for option in asked.options]
        yield Moment(
            page.view,
            None if asked is None else asked.prompt,
            phrases,
            {
                "n": page.n,
                "view": msgspec.to_builtins(page.view),
                "question": None
                if asked is None
                else {"seat": asked.seat, "prompt": asked.prompt, "about": dict(asked.about), "phrases": phrases},
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
                        "mine": seat == VIEWER,
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
        offered = [GAME.verbs.phrase(option) for option in question.options]
        weighted = [phrase for phrase in offered for _ in range(LIKED.get(phrase.split()[0], 2))]
        session.answer(question.seat, rng.choice(weighted))
        session.roll()


def rich(m: Moment) -> int:
    """How much there is to see: my turn, a full hand, royalty, zombies, pieces everywhere, points."""
    view = m.view
    return (
        (30 if m.prompt == "act" else 0)
        + 3 * sum(city.royal == "slot" for city in view.cities)
        + 3 * sum(city.royal in ("killed", "hidden") for city in view.cities)
        + 4 * any(city.zombies for city in view.cities)
        + sum(sum(n > 0 for n in city.agents) for city in view.cities)
        + sum(sum(n > 0 for n in city.cubes) for city in view.cities)
        + min(view.seats[VIEWER].points, 12)
        + 2 * len({phrase.split()[0] for phrase in m.phrases})
        + 2 * (view.own is not None and len(view.own.looked) > 0)
        + min(view.restorationist, 4)
        + min(view.loyalist, 4)
    )


def asked(prompt: str, several: int = 1) -> Callable[[Moment], int]:
    """How much there is to see while I am asked this, with so many cards or pieces chosen already."""

    def worth(m: Moment) -> int:
        plan = m.view.own.plan if m.view.own else None
        enough = plan is None or len(plan.chosen) + len(plan.picked) >= several
        return rich(m) + 10 if m.prompt == prompt and enough else 0

    return worth


def ended(m: Moment) -> int:
    """How much the end of a game has to tell: kinds of points, both sides, boxes."""
    gains = [gain for seat in m.view.seats for gain in seat.gains]
    sides = {seat.side for seat in m.view.seats}
    return 10 * len({gain.sort for gain in gains}) + len(gains) + 10 * len(sides) if m.over else 0


MOMENTS: tuple[tuple[str, int, dict[str, str], Callable[[Moment], int]], ...] = (
    ("two", 2, {}, rich),
    ("three", 3, {"colour_0": "green"}, rich),
    ("four", 4, {}, rich),
    ("five", 5, {}, rich),
    ("setup", 4, {}, asked("add-agent")),
    ("place", 4, {}, asked("place", 2)),
    ("claim", 4, {}, asked("claim", 1)),
    ("retrieve", 4, {}, asked("retrieve", 3)),
    ("move", 4, {}, asked("move", 3)),
    ("advance", 4, {}, asked("advance", 2)),
    ("aim", 4, {}, asked("assassinate", 1)),
    ("support", 4, {}, asked("support", 3)),
    ("discard", 4, {}, asked("discard", 2)),
    ("swap", 4, {}, asked("use-freemasons", 2)),
    ("okhrana", 4, {}, asked("use-okhrana", 1)),
    ("window", 4, {}, asked("interrupt")),
    ("waiting", 4, {}, lambda m: rich(m) if m.prompt is None and not m.over and m.view.round > 2 else 0),
    ("end", 4, {}, ended),
    ("end-five", 5, {}, ended),
)
GAMES_EACH = 12


def main() -> None:
    """Search a few games for the best of each moment, and write them down."""
    best: dict[str, tuple[int, int, int]] = {name: (0, 0, 0) for name, *_ in MOMENTS}
    tables = {(seats, tuple(options.items())) for _, seats, options, _ in MOMENTS}
    for seats, options in sorted(tables):
        here = [(name, worth) for name, n, own, worth in MOMENTS if (n, tuple(own.items())) == (seats, options)]
        for seed in range(1, GAMES_EACH + 1):
            for at, moment in enumerate(play(seats, seed, dict(options))):
                for name, worth in here:
                    best[name] = max(best[name], (worth(moment), -seed, -at))
    pages: dict[str, Any] = {}
    for name, seats, own, _ in MOMENTS:
        worth, seed, at = best[name][0], -best[name][1], -best[name][2]
        print(name, seats, "seed", seed, "moment", at, "worth", worth)
        told: list[Any] = []
        for i, moment in enumerate(play(seats, seed, own)):
            told += moment.page["story"]
            if i == at:
                pages[name] = moment.page | {"whole": told if name in ("four", "end") else [], "story": []}
                break
    PAGES.write_text(json.dumps(pages, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

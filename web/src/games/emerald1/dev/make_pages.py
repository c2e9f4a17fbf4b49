"""Writes pages.json: what the server would send at telling moments of real games, to look at the drawing with.

Run it after changing the view: python web/src/games/emerald1/dev/make_pages.py
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from intrigue.games.emerald.first import GAME
from intrigue.games.emerald.first.view import View
from intrigue.kernel.rng import Rng
from intrigue.session import Session

PAGES = Path(__file__).parent / "pages.json"
NAMES = ("Ada", "Béla", "Cosima", "Dietrich", "Emőke")
WAITING = 1
"""Whose page is looked at while somebody else is asked."""
LIKED = {
    "claim": 40,
    "attempt": 20,
    "strike": 8,
    "use": 10,
    "place": 14,
    "at": 2,
    "retrieve": 5,
    "buy": 3,
    "move": 4,
    "go": 3,
    "bomb": 6,
    "show": 6,
    "advance": 1,
    "discard": 1,
    "pass": 1,
    "reveal": 1,
    "use pinkerton_agents": 60,
    "use zombies": 60,
    "use vampire": 30,
    "use bismarck": 30,
}
"""What the players of these games do more often than other things."""


def weight(phrase: str) -> int:
    """How much they like an answer."""
    return LIKED.get(phrase, LIKED.get(phrase.split()[0], 2))


class Moment(msgspec.Struct):
    """A page with what is needed to choose among many."""

    view: View
    prompt: str | None
    phrases: list[str]
    page: Callable[[], dict[str, Any]]
    over: bool


def play(seats: int, seed: int, options: dict[str, str]) -> Iterator[Moment]:
    """What whoever is asked is sent in one game of careless players, and what one who waits is sent."""
    session = Session(GAME, seats, options, seed)
    rng = Rng(seed)
    session.roll()
    while True:
        question = session.question
        asked = None if question is None else question.seat
        for viewer in {WAITING, WAITING if asked is None else asked}:
            yield look(session, viewer)
        if question is None:
            return
        offered = [GAME.verbs.phrase(option) for option in question.options]
        weighted = [phrase for phrase in offered for _ in range(weight(phrase))]
        session.answer(question.seat, rng.choice(weighted))
        session.roll()


def look(session: Session, viewer: int) -> Moment:
    """What a seat is sent now."""
    page = session.page(viewer, 0)
    asked = page.question
    phrases = [] if asked is None else [GAME.verbs.phrase(option) for option in asked.options]
    over = session.question is None

    def write() -> dict[str, Any]:
        return {
            "n": page.n,
            "view": msgspec.to_builtins(page.view),
            "question": None
            if asked is None
            else {"seat": asked.seat, "prompt": asked.prompt, "about": dict(asked.about), "phrases": phrases},
            "asked": page.asked,
            "story": [],
            "whole": msgspec.to_builtins(page.story),
            "since": 0,
            "told": len(page.story),
            "seats": [
                {
                    "name": NAMES[seat],
                    "kind": "bot" if seat in (2, 4) and seat != viewer else "person",
                    "bot": "greedy" if seat in (2, 4) and seat != viewer else None,
                    "present": seat != 3 or seat == viewer,
                    "mine": seat == viewer,
                }
                for seat in range(len(page.view.seats))
            ],
            "take_back": False,
            "over": over,
            "frozen": None,
            "scores": list(GAME.scores(session.table)),
            "clock": None,
        }

    return Moment(page.view, None if asked is None else asked.prompt, phrases, write, over)


def rich(m: Moment) -> int:
    """How much there is to see: my turn, controlled cities, royal fates, agents, zombies, vampires, effects."""
    view = m.view
    agents = [agent for agent in view.agents if any(city.id == agent.place for city in view.cities)]
    return (
        (40 if m.prompt == "act" else 0)
        + 2 * sum(city.control is not None for city in view.cities)
        + 4 * sum(city.royal in ("killed", "hidden") for city in view.cities)
        + 6 * any(city.zombies for city in view.cities)
        + 6 * any(agent.vampire for agent in agents)
        + 2 * len(agents)
        + 5 * any(city.blocked or city.box_blocked for city in view.cities)
        + 8 * any(city.locked for city in view.cities)
        + 6 * any(city.destroyed for city in view.cities)
        + 3 * sum(effect.place == "seat" for effect in view.effects)
        + 2 * sum(effect.place == "display" and sum(effect.cubes) > 0 for effect in view.effects)
        + sum(sum(n > 0 for n in city.box) + sum(n > 0 for n in city.cubes) for city in view.cities)
        + 2 * len({phrase.split()[0] for phrase in m.phrases})
        + 2 * (view.own is not None and len(view.own.looked) > 0)
        + min(view.war, 6)
        + min(view.revolution, 6)
    )


def asked(prompt: str, several: int = 1) -> Callable[[Moment], int]:
    """How much there is to see while I am asked this, with so many cards or pieces chosen already."""

    def worth(m: Moment) -> int:
        plan = m.view.own.plan if m.view.own else None
        enough = plan is None or len(plan.chosen) + len(plan.picked) >= several
        return rich(m) + 10 if m.prompt == prompt and enough else 0

    return worth


def ended(m: Moment) -> int:
    """How much the end of a game has to tell: both sides, kills, cards."""
    if not m.over:
        return 0
    sides = {(seat.side == "loyalist") ^ seat.turned for seat in m.view.seats}
    return 100 * len(sides) + rich(m) + 3 * sum(agent.kept_by is not None for agent in m.view.agents)


MOMENTS: tuple[tuple[str, int, dict[str, str], Callable[[Moment], int]], ...] = (
    ("two", 2, {}, rich),
    ("three", 3, {"colour_0": "white"}, rich),
    ("four", 4, {}, rich),
    ("five", 5, {}, rich),
    ("setup", 4, {}, asked("main-agent")),
    ("place", 4, {}, asked("place", 2)),
    ("retrieve", 4, {}, asked("retrieve", 2)),
    ("buy", 4, {}, asked("buy", 2)),
    ("move", 4, {}, asked("move", 1)),
    ("moving", 4, {}, asked("move", 3)),
    ("advance", 4, {}, asked("advance", 2)),
    ("attempt", 4, {}, asked("attempt", 1)),
    ("support", 4, {}, asked("support", 2)),
    ("discard", 4, {}, asked("discard", 2)),
    ("okhrana", 4, {}, asked("use-okhrana", 1)),
    ("brotherhood", 4, {}, asked("use-holy-brotherhood", 2)),
    ("block", 4, {}, asked("use-block", 1)),
    ("nadar", 4, {}, asked("use-nadar", 1)),
    ("vampire", 4, {}, asked("use-vampire", 1)),
    ("keep", 4, {}, asked("keep-double", 0)),
    ("foil", 4, {}, asked("foil")),
    ("flee", 4, {}, asked("flee")),
    ("hunt", 4, {}, asked("zombie-hunt")),
    ("waiting", 4, {}, lambda m: rich(m) if m.prompt is None and not m.over and m.view.round > 2 else 0),
    ("end", 4, {}, ended),
    ("end-five", 5, {}, ended),
)


def main(games: int = 15) -> None:
    """Search a few games for the best of each moment, and write them down."""
    best: dict[str, int] = {name: 0 for name, *_ in MOMENTS}
    pages: dict[str, Any] = {}
    tables = {(seats, tuple(options.items())) for _, seats, options, _ in MOMENTS}
    for seats, options in sorted(tables):
        here = [(name, worth) for name, n, own, worth in MOMENTS if (n, tuple(own.items())) == (seats, options)]
        for seed in range(1, (games if seats == 4 else games // 3) + 1):
            for moment in play(seats, seed, dict(options)):
                for name, worth in here:
                    found = worth(moment)
                    if found > best[name]:
                        best[name] = found
                        pages[name] = moment.page()
    for name, page in pages.items():
        if name not in ("four", "end", "end-five"):
            page["whole"] = []
    print(best)
    PAGES.write_text(json.dumps(pages, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(*[int(n) for n in sys.argv[1:]])

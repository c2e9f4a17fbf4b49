"""The page draws and knows no rule: what it needs of the rules, the server says."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from intrigue import GAMES

ROOT = Path(__file__).parents[2]
DRAWINGS = ROOT / "web" / "src" / "games"
PICTURES = ("pictures.ts", "map.ts")
"""Which figure a card has, and where a city lies: here, and nowhere else, a drawing may call them by name."""
MADE = ("wire.gen.ts",)
OTHERWISE_NAMED = {"identities", "players", "tracks", "links", "junctions"}
"""Tables of a box file that hold no cards, agents or cities."""
STRING = re.compile(r"""(?<![\w-])(["'`])([a-z_]+)\1""")
KEY = re.compile(r"(?<![\w.?-])([a-z_]+)(?=:\s)")


def sources() -> Iterator[Path]:
    """All that is written by hand for drawings."""
    for file in sorted(DRAWINGS.rglob("*")):
        if file.suffix in (".ts", ".svelte") and not file.name.endswith(".test.ts") and file.name not in MADE:
            yield file


def names_in(table: dict[str, Any]) -> Iterator[str]:
    """The cards, agents and cities that a box file describes."""
    for kind, things in table.items():
        if isinstance(things, list):
            yield from (thing["id"] for thing in things if isinstance(thing, dict) and "id" in thing)
        elif isinstance(things, dict) and kind not in OTHERWISE_NAMED:
            yield from (name for name, thing in things.items() if isinstance(thing, dict))


def icons() -> set[str]:
    """What symbols are called: a card that has the name of a symbol cannot be told from it."""
    drawn = [*DRAWINGS.rglob("*.svg"), *(ROOT / "web" / "src").glob("*.svg")]
    return {name for file in drawn for name in re.findall(r'id="icon-([a-z_-]+)"', file.read_text())}


def things() -> set[str]:
    """Every card, agent and city of every game, as answers call them."""
    return {name for game in GAMES.values() for name in names_in(tomllib.loads(game.box_file))} - icons() - SYMBOLS


SYMBOLS = {"block", "necronomicon", "zombies"}
"""Cards that are called like something else that is drawn: a verb, a source of points, the zombies on the board."""


def code_of(file: Path) -> str:
    """A file without its styles and remarks."""
    text = re.sub(r"<style.*?</style>|<!--.*?-->|/\*.*?\*/", "", file.read_text(), flags=re.DOTALL)
    return re.sub(r"(?m)(^|\s)//.*$", "", text)


@pytest.mark.parametrize("file", tuple(sources()), ids=lambda file: str(file.relative_to(DRAWINGS)))
def test_no_card_is_named_but_as_a_picture(file: Path) -> None:
    """A drawing that names a card, an agent or a city knows something about it, and that is a rule."""
    if file.name in PICTURES:
        return
    code = code_of(file)

    named = {name for _, name in STRING.findall(code)} | set(KEY.findall(code))

    assert named & things() == set()


@pytest.mark.parametrize("file", tuple(sources()), ids=lambda file: str(file.relative_to(DRAWINGS)))
def test_nothing_of_the_program_s_inside_is_read(file: Path) -> None:
    """Neither the names of steps nor the numbers of answers mean anything to a drawing."""
    code = code_of(file)

    assert re.findall(r"\bagenda\b|\boptionOf\b", code) == []


def test_the_second_rulebook_is_gone() -> None:
    """Plans, reasons, targets, routes and scores are the server's."""
    gone = {"plan.ts", "why.ts", "aims.ts", "routes.ts", "scoring.ts"}

    assert [str(file.relative_to(ROOT)) for file in sources() if file.name in gone] == []


def test_the_cards_are_found() -> None:
    """The names that are looked for are those of all games."""
    found = things()

    assert {"king", "witch", "sherlock_holmes", "black_hand", "london", "zurich", "place_bomb"} <= found
    assert len(found) > 100

"""The picture in the README, drawn from a real game so that it stays true: `make picture`."""

from __future__ import annotations

import io
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from intrigue import GAMES, Session, bots
from intrigue.bots.players import Players
from intrigue.cli.lines import Lines
from intrigue.cli.menu import menu
from intrigue.cli.teller import Teller, names_for
from intrigue.i18n import Words

ROOT = Path(__file__).parent.parent
SEATS, SEED, ROUND, WIDTH = 4, 10, 3, 112

THEME = TerminalTheme(
    (24, 26, 31),
    (222, 219, 210),
    [
        (24, 26, 31),
        (200, 70, 66),
        (98, 158, 81),
        (214, 174, 68),
        (74, 125, 196),
        (150, 100, 170),
        (70, 150, 160),
        (222, 219, 210),
    ],
    [
        (110, 112, 120),
        (226, 92, 86),
        (126, 188, 106),
        (236, 200, 96),
        (104, 156, 226),
        (178, 130, 198),
        (98, 180, 190),
        (250, 248, 242),
    ],
)

FRAME = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"
  role="img" aria-label="A game in the terminal">
<style>
text {{ font: {char_height}px ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; white-space: pre; }}
{styles}
</style>
<defs>{lines}</defs>
<rect width="{width}" height="{height}" rx="10" fill="rgb(24,26,31)"/>
<g transform="translate({terminal_x}, {terminal_y})">
{backgrounds}
<g>{matrix}</g>
</g>
</svg>
"""


def main() -> None:
    """Play to the middle of a game, and draw what seat 0 sees when it is asked."""
    game = next(iter(GAMES.values()))
    session = Session(game, SEATS, seed=SEED)
    players = Players(session, [bots.make("greedy", game) for _ in range(SEATS)], bots.Clock(iterations=1), SEED)
    words = Words(game, "en", names_for(SEATS, 0, "Anna"))
    say = Lines("en")
    console = Console(
        record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor", highlight=False
    )
    teller = Teller(game, words, say, console, 0)
    session.roll()
    told = 0
    while (question := session.question) is not None:
        view = session.view(question.seat)
        cards = sum(len(column.cards) for column in view.columns)
        if question.seat == 0 and view.round == ROUND and cards > 2 * SEATS:
            break
        if question.seat == 0:
            told = len(session.table.log)
        session.answer(question.seat, players.choose(question.seat))
        session.roll()
    assert question is not None
    teller.told = told
    teller.follow(session.table, game.observe(session.table, 0))
    teller.table(session.table)
    console.print()
    console.print(Text(words.prompt(question.prompt, question.about, 0), "bold"))
    console.print(menu([(game.verbs.phrase(option),) for option in question.options], words, 0))
    console.print("> ", end="")
    console.print()
    svg = console.export_svg(theme=THEME, code_format=FRAME, title="", unique_id="game")
    (ROOT / "docs" / "picture.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()

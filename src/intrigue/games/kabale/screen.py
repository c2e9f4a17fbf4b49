"""How a table of Kabale und Hiebe looks in a terminal. Everything here is drawn from views and tellings alone."""

# Not compiled: it draws for a person at a terminal, who does not notice.

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import groupby
from textwrap import shorten
from typing import Final

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from intrigue.games.kabale.belief import known_table
from intrigue.games.kabale.box import BOX, Card
from intrigue.games.kabale.cards import CARD_NAMES, COLUMN_NAMES, GOAL_NAMES, SEAT_NAMES
from intrigue.games.kabale.scoring import Score, score, winners
from intrigue.games.kabale.view import ColumnView, LaidView, SeatView, View
from intrigue.games.screen import NOTHING, Marked, Say, Words, badge, discards, plain_grid
from intrigue.kernel.event import HIDDEN, Plain, Telling

REMOVED: Final = "✗"

NARROW: Final = 20
WIDE: Final = 32
"""How wide a column is drawn at least and at most; columns that do not fit side by side go to a second row."""

TALL: Final = 32
"""Lines of a terminal that has room for longer texts of the cards in hand."""

CARDS: Final = CARD_NAMES
"""The things `card` explains."""

SIGNS: Final = (
    ("A B C", "sign-letters"),
    ("▶", "sign-active"),
    ("▒", "sign-face-down"),
    ("└", "sign-under"),
    ("·", "sign-free-place"),
    ("┏━┓", "sign-full"),
    ("╔═╗", "sign-closed"),
    ("½", "sign-half"),
    ("…", "sign-cut"),
    (REMOVED, "sign-removed"),
    ("★", "sign-wins"),
    ("✓", "sign-counts"),
)
"""What the signs on the table mean: each with the line of the terminal's words that says it."""

PRINTED: Final = {card.id: card for card in BOX.card}
KIND_AND_POINTS: Final = {goal: (goal.rpartition("-")[0], int(goal.rpartition("-")[2])) for goal in GOAL_NAMES}

WORKINGS: Final = frozenset(
    (
        "shown",
        "settling",
        "worth",
        "worth-nothing",
        "worth-void",
        "worth-own-kind",
        "worth-other-kind",
        "worth-by-others",
        "worth-with-juliet",
        "worth-copied",
        "dragon-takes",
        "total",
    )
)
"""What is drawn at the end of a round, so that it need not be told as well."""

FINALE: Final = frozenset(("score-set", "score-sum", "wins", "shares-victory"))
"""What the result says in its own way."""

SERIES: Final = frozenset(("drew", "goal-turned-up"))
"""What often happens several times in a row, and is then told together."""

CHAPTERS: Final = frozenset(("round-begins", "round-ends", "game-ends"))

AWARDS: Final = frozenset(("goal-won", "goal-lost"))
"""Why each goal went where it went."""


# ---------------------------------------------------------------- numbers, names and owners


def number(value: float | None) -> str:
    """A value as it is printed: whole, or with a half; the Double shows an X."""
    if value is None:
        return "X"
    whole, half = divmod(value, 1)
    return f"{int(whole) or ''}½" if half else str(int(whole))


def printed(card: Card) -> str:
    """What the corner shows: a specialist has two numbers."""
    return number(card.value) if card.otherwise is None else f"{number(card.value)}/{number(card.otherwise)}"


def under_goal(card: str, goal: str) -> str:
    """What the corner shows under this goal."""
    facts = PRINTED[card]
    if facts.kind is not None and facts.kind != KIND_AND_POINTS[goal][0]:
        return number(facts.otherwise)
    return number(facts.value)


def seat_of(name: Plain) -> int:
    """The number of a seat that an event names."""
    return SEAT_NAMES.index(str(name))


# ---------------------------------------------------------------- the table


def draw(views: Sequence[View], words: Words, say: Say, full: bool = False) -> RenderableType:
    """The table as one viewer sees it, or as several see it together.

    `full`: with everybody's discards.
    """
    view = views[0]
    parts: list[RenderableType] = [_heading(view, say)]
    if view.columns:
        parts.append(SideBySide([_column(views, at, words, say) for at in range(len(view.columns))]))
    parts.append(_players(view, words, say))
    if full:
        parts.append(discards(views, words, say))
    if len(views) > 1:
        parts.append(_all_hands(views, words))
    elif view.own is not None and view.viewer is not None:
        parts.append(Goals(view.seats[view.viewer], words, say))
        parts.append(Hand(view.own.hand, words, say))
    return Group(*parts)


def _heading(view: View, say: Say) -> Rule:
    title = Text(say("screen-round", round=max(view.round, 1), rounds=BOX.rounds), "bold")
    return Rule(title, align="left", style="dim")


class SideBySide:
    """Columns next to each other, as many as the terminal has room for."""

    def __init__(self, columns: Sequence[Drawn]) -> None:
        self.columns = columns

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        rows = -(-len(self.columns) * NARROW // options.max_width)
        per_row = -(-len(self.columns) // rows)
        width = min(WIDE, options.max_width // per_row)
        for first in range(0, len(self.columns), per_row):
            row = self.columns[first : first + per_row]
            height = max(len(column.rows(width - 4)) for column in row) + 2
            grid = Grid.grid(padding=0)
            grid.add_row(*[column.panel(width, height) for column in row])
            yield grid


class Drawn:
    """A column as lines: an owner, what is known of the card, and a number."""

    def __init__(self, title: tuple[str, str], foot: str, border: box.Box, style: str) -> None:
        self.title = title
        self.foot = foot
        self.border = border
        self.style = style
        self.lines: list[tuple[Text, Text]] = []
        self.totals: list[Text] = []
        """What stands below the cards, as many in a row as have room."""

    def add(self, left: Text, right: str = "", style: str = "") -> None:
        self.lines.append((left, Text(right, style)))

    def rows(self, room: int) -> list[Text]:
        """All that stands between the borders."""
        out = []
        for left, right in self.lines:
            line = left.copy()
            if right:
                line.truncate(room - len(right) - 1, overflow="ellipsis", pad=True)
                line.append(" ").append_text(right)
            else:
                line.truncate(room, overflow="ellipsis")
            out.append(line)
        return out + self.total_rows(room)

    def total_rows(self, room: int) -> list[Text]:
        out: list[Text] = []
        for total in self.totals:
            if out and len(out[-1]) + 2 + len(total) <= room:
                out[-1].append("  ").append_text(total)
            else:
                out.append(total.copy())
        return out

    def panel(self, width: int, height: int) -> Panel:
        body = Text("\n").join(self.rows(width - 4))
        kind, points = self.title
        title = Text(kind, "bold")
        title.truncate(width - 6 - len(points), overflow="ellipsis")
        title.append(f" {points}")
        return Panel(
            body,
            title=title,
            title_align="left",
            subtitle=Text(self.foot),
            subtitle_align="right",
            box=self.border,
            border_style=self.style,
            width=width,
            height=height,
        )


def _column(views: Sequence[View], at: int, words: Words, say: Say) -> Drawn:
    column = views[0].columns[at]
    needed = KIND_AND_POINTS[column.goal][1]
    drawn = Drawn(_title(at, column.goal, words), *_foot(column, needed, say))
    for place, laid in enumerate(column.cards):
        seen = _seen(view.columns[at].cards[place].card for view in views)
        value = "" if seen == HIDDEN else under_goal(seen, column.goal)
        drawn.add(_laid(views[0], laid, seen, words), value, "" if laid.up else "dim")
    if not column.closed:
        for _ in range(needed - column.filling):
            drawn.add(Text("·", "dim"))
    return drawn


def _seen(cards: Iterable[str]) -> str:
    """What somebody among the viewers knows the card to be."""
    return next((card for card in cards if card != HIDDEN), HIDDEN)


def _title(at: int, goal: str, words: Words) -> tuple[str, str]:
    """The number of the column with the kind of its goal, and the number on the goal."""
    kind, points = KIND_AND_POINTS[goal]
    return f"{at + 1} {words.line(f'kind-{kind}')}", str(points)


def _foot(column: ColumnView, needed: int, say: Say) -> tuple[str, box.Box, str]:
    """What stands below a column, and its border: closed and full ones look different without colour, too."""
    filling = f"{column.filling}/{needed}"
    if column.closed:
        return f"{filling} {say('screen-closed')}", box.DOUBLE, "dim"
    if column.full:
        return f"{filling} {say('screen-full')}", box.HEAVY, ""
    return filling, box.ROUNDED, ""


def _laid(view: View, laid: LaidView, seen: str, words: Words) -> Text:
    line = Text("└" if laid.under else "")
    line.append_text(badge(view, laid.owner))
    if laid.up:
        return line.append(f" {words.name(seen)}")
    return line.append(" ▒▒▒▒▒▒" if seen == HIDDEN else f" ▒ {words.name(seen)}", "dim")


# ---------------------------------------------------------------- the players


def _players(view: View, words: Words, say: Say) -> Grid:
    """What everybody knows of everybody. Won goals lie face down, unless the table agreed otherwise (K-196)."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
    grid.add_column("")
    grid.add_column("")
    for heading in ("screen-hand", "screen-pile", "screen-discards", "screen-goals"):
        grid.add_column(say(heading), justify="right")
    if view.won_open:
        grid.add_column("")
    for seat, player in enumerate(view.seats):
        who = Text(words.name(SEAT_NAMES[seat]), "bold" if seat == view.viewer else "")
        turn = Text("▶" if seat == view.active else " ").append(" ").append_text(badge(view, seat))
        counts = (player.hand, player.pile, len(player.discards) + player.lost, len(player.won))
        row: list[RenderableType] = [turn, who, *map(str, counts)]
        if view.won_open:
            row.append(Text(", ".join(words.name(goal) for goal in player.won), "dim"))
        grid.add_row(*row)
    return grid


def remark(view: View, phrase: str, words: Words) -> str:
    """Whoever swaps goals is told which one they get."""
    verb, *things = phrase.split()
    if verb != "swap":
        return ""
    return words.line("board-swap-gets", goal=view.columns[COLUMN_NAMES.index(things[0])].goal)


class Goals:
    """The viewer's own goals by kind, and how far they are with the set of all kinds."""

    def __init__(self, player: SeatView, words: Words, say: Say) -> None:
        self.player = player
        self.words = words
        self.say = say

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        by_kind = won_by_kind(self.player.won)
        short = options.size.height < TALL
        line = Text(self.say("screen-your-goals"), "bold")
        progress = self.say("screen-kinds", kinds=len(by_kind), all=len(BOX.kinds), points=self.player.points)
        line.append(f"  {progress}", "not bold")
        shown = [self.kind(kind, by_kind.get(kind)) for kind in BOX.kinds if kind in by_kind or not short]
        if shown:
            line.append("  " if short else "\n  ").append_text(Text.assemble((" · ", "dim")).join(shown))
        yield line

    def kind(self, kind: str, points: list[int] | None) -> Text:
        numbers = NOTHING if points is None else " ".join(map(str, points))
        return Text(f"{self.words.line(f'kind-{kind}')} {numbers}", "dim" if points is None else "not bold")


def won_by_kind(won: Iterable[str]) -> dict[str, list[int]]:
    """The points of won goals, by kind, the best first."""
    out: dict[str, list[int]] = {}
    for goal in won:
        kind, points = KIND_AND_POINTS[goal]
        out.setdefault(kind, []).append(points)
    return {kind: sorted(points, reverse=True) for kind, points in out.items()}


class Hand:
    """The viewer's hand: names, values, and as much of the texts as has room in a line or two."""

    def __init__(self, cards: Sequence[str], words: Words, say: Say) -> None:
        self.cards = cards
        self.words = words
        self.say = say

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Text(self.say("screen-your-hand"), "bold")
        names = [self.words.name(card) for card in self.cards]
        room = options.max_width - max(map(len, names), default=0) - len("    12/8  ") - 1
        length = max(room, 20) if options.size.height < TALL else max(room, 20) * 2 - 12
        grid = plain_grid()
        grid.add_column(no_wrap=True)
        grid.add_column(justify="right", no_wrap=True, min_width=4)
        grid.add_column(style="dim")
        for card, name in zip(self.cards, names, strict=True):
            text = shorten(without_value(self.words.text(card)), length, placeholder=" …")
            grid.add_row(Text(f"  {name}"), printed(PRINTED[card]), Text(text))
        yield grid


def without_value(text: str) -> str:
    """A card's text without a first sentence that only gives the value, which stands beside it anyway."""
    return re.sub(r"^(?=[^.]*\d)[^.]{1,24}\. (?=.)", "", text)


def _all_hands(views: Sequence[View], words: Words) -> Grid:
    grid = plain_grid()
    for view in views:
        if view.own is not None and view.viewer is not None:
            hand = ", ".join(words.name(card) for card in view.own.hand)
            grid.add_row(Text("  ").append_text(badge(view, view.viewer)), hand)
    return grid


# ---------------------------------------------------------------- the story


def tell(
    before: View, tellings: Sequence[Telling], viewer: int | None, words: Words, say: Say
) -> Iterable[RenderableType]:
    """What has happened since the view `before`, in words.

    When a round has ended, its columns are drawn with all cards turned up, what each was worth and who won; the
    workings are then not told as well.
    """
    drawn = _settlement(before, tellings, words, say)
    told = [telling for telling in tellings if _worth_telling(telling, drawn is not None)]
    for kind, several in groupby(told, key=lambda telling: telling.kind):
        together = list(several)
        if kind in SERIES:
            yield _sentence(before, together, viewer, words)
        else:
            yield from (_sentence(before, [telling], viewer, words) for telling in together)
        if drawn is not None and kind == "round-ends":
            yield drawn


def _worth_telling(telling: Telling, drawn: bool) -> bool:
    """That others draw after each turn goes without saying; what is drawn or stands in the result needs no words."""
    if telling.kind == "drew":
        return telling.args["card"] != HIDDEN
    return telling.kind not in FINALE and not (drawn and telling.kind in WORKINGS)


def _sentence(view: View, tellings: Sequence[Telling], viewer: int | None, words: Words) -> RenderableType:
    """What happened in a line: chapters stand out, what somebody does carries their badge, what follows is set in."""
    kind = tellings[0].kind
    sentences = [words.event(telling, viewer) for telling in tellings]
    said = sentences[0] if len(sentences) == 1 else " · ".join(sentence.rstrip(".") for sentence in sentences)
    if kind == "goal-turned-up":
        said = " · ".join(f"{column_number(telling)} {words.name(str(telling.args['goal']))}" for telling in tellings)
    if kind in CHAPTERS:
        return Text(f"\n{said}", "bold")
    who = {telling.args.get("seat") for telling in tellings}
    seat = who.pop() if len(who) == 1 and kind != "total" else None
    mark = Text(" ") if seat is None else badge(view, seat_of(seat))
    return Marked(mark, Text(said, "dim" if kind in SERIES else ""))


def column_number(telling: Telling) -> int:
    """The number of the column that an event names, as it stands at its head."""
    return COLUMN_NAMES.index(str(telling.args["column"])) + 1


# ---------------------------------------------------------------- the end of a round


def _settlement(before: View, tellings: Sequence[Telling], words: Words, say: Say) -> RenderableType | None:
    """The columns of a round that has just ended; None if none has, or if `before` does not show all their cards."""
    if not any(telling.kind == "round-ends" for telling in tellings):
        return None
    columns = [_all_up(column, at, tellings) for at, column in enumerate(before.columns)]
    complete = [cards for cards in columns if cards is not None]
    if len(complete) < len(columns):
        return None
    return SideBySide([_settled(before, at, complete[at], tellings, words, say) for at in range(len(complete))])


def _all_up(column: ColumnView, at: int, tellings: Sequence[Telling]) -> list[tuple[int, str, bool]] | None:
    """Owner and name of every card of a column, and whether it lies under a Cap; None if they do not fit the story."""
    shown = [
        (seat_of(telling.args["owner"]), str(telling.args["card"]))
        for telling in tellings
        if telling.kind == "shown" and telling.args["column"] == COLUMN_NAMES[at]
    ]
    out = []
    for laid in column.cards:
        card = laid.card
        if not laid.up:
            owner, card = shown.pop(0) if shown else (-1, HIDDEN)
            if owner != laid.owner:
                return None
        out.append((laid.owner, card, laid.under))
    return None if shown else out


def _settled(
    view: View, at: int, cards: list[tuple[int, str, bool]], tellings: Sequence[Telling], words: Words, say: Say
) -> Drawn:
    goal = view.columns[at].goal
    told = _about_column(at, tellings)
    worth: dict[tuple[int, str], str] = {}
    for telling in told:
        if "owner" in telling.args and "card" in telling.args:
            value = telling.args.get("value")
            key = (seat_of(telling.args["owner"]), str(telling.args["card"]))
            worth[key] = REMOVED if telling.kind == "removed" else NOTHING if value is None else number(float(value))
    won = next((telling for telling in told if telling.kind == "goal-won"), None)
    foot = say("screen-nobody") if won is None else f"★ {words.name(str(won.args['seat']))}"
    drawn = Drawn(_title(at, goal, words), foot, box.ROUNDED, "")
    for owner, card, under in cards:
        value_text = worth.get((owner, card), "")
        style = "dim" if value_text == REMOVED else ""
        line = Text("└" if under else "").append_text(badge(view, owner))
        drawn.add(line.append(f" {words.name(card)}", style), value_text, style)
    totals = [
        badge(view, seat_of(telling.args["seat"])).append(f" {number(float(telling.args['total']))}")
        for telling in told
        if telling.kind == "total"
    ]
    if won is not None and won.args["why"] == "pair":
        totals = [Text(say("screen-pair"))]
    drawn.add(Text(NOTHING * 3, "dim"))
    drawn.totals = totals
    return drawn


def _about_column(at: int, tellings: Sequence[Telling]) -> list[Telling]:
    """What was told while this column was settled."""
    out: list[Telling] = []
    here = False
    for telling in tellings:
        if telling.kind == "settling":
            here = telling.args["column"] == COLUMN_NAMES[at]
        elif here and telling.kind in ("round-begins", "game-ends"):
            break
        if here:
            out.append(telling)
    return out


# ---------------------------------------------------------------- the end of the game


def result(view: View, tellings: Sequence[Telling], words: Words, say: Say) -> RenderableType:
    """Everybody's goals, both ways of scoring, which of them counted, and why each goal went where it went."""
    table = known_table(view)
    best = winners(table)
    grid = Grid(box=box.ROUNDED, title=Text(say("screen-result"), "bold"), title_justify="left", show_lines=True)
    grid.add_column("")
    grid.add_column(say("screen-goals"))
    for heading in ("screen-sum", "screen-set", "screen-points"):
        grid.add_column(say(heading), justify="right")
    for seat in sorted(range(len(view.seats)), key=lambda seat: -view.seats[seat].points):
        points = score(table, seat)
        name = badge(view, seat).append(f" {words.name(SEAT_NAMES[seat])}")
        star = " ★" if seat in best else ""
        plain, as_set = _both_ways(points, say)
        grid.add_row(name, _goals_won(view.seats[seat], words), plain, as_set, Text(f"{points.points}{star}", "bold"))
    return Group(grid, _reasons(view, tellings, words, say))


def _both_ways(points: Score, say: Say) -> tuple[Text, Text]:
    """The two ways of scoring, the one that counted with a mark."""
    as_set = NOTHING
    if points.set_points:
        others = int(points.goals) - len(BOX.kinds)
        as_set = say("screen-set-sum", best=int(points.best), others=others, points=int(points.set_points))
    plain = Text(f"{points.total}" if points.as_set else f"✓ {points.total}", "dim" if points.as_set else "")
    return plain, Text(f"✓ {as_set}" if points.as_set else as_set, "" if points.as_set else "dim")


def _goals_won(player: SeatView, words: Words) -> str:
    by_kind = won_by_kind(player.won)
    parts = [f"{words.line(f'kind-{kind}')} {' '.join(map(str, points))}" for kind, points in by_kind.items()]
    return ", ".join(parts) or NOTHING


def _reasons(view: View, tellings: Sequence[Telling], words: Words, say: Say) -> RenderableType:
    """The awards, round by round, and who has won in the end."""
    parts: list[RenderableType] = [Text(f"\n{say('screen-why')}", "bold")]
    for telling in tellings:
        if telling.kind == "round-begins":
            parts.append(Text(say("screen-round", round=telling.args["round"], rounds=BOX.rounds), "dim"))
        elif telling.kind in AWARDS:
            mark = badge(view, seat_of(telling.args["seat"])) if "seat" in telling.args else Text(" ")
            parts.append(Marked(mark, Text(words.event(telling, view.viewer))))
    parts.append(Text())
    for telling in tellings:
        if telling.kind in ("wins", "shares-victory"):
            parts.append(Text(f"★ {words.event(telling, view.viewer)}", "bold"))
    return Group(*parts)


# ---------------------------------------------------------------- a card explained


def card(ref: str, words: Words, say: Say) -> RenderableType:
    """A card with its value, when it works, its text and the clauses of the rules."""
    facts = PRINTED[ref]
    text = Text(words.name(ref), "bold")
    text.append(f"  {printed(facts)}", "bold")
    text.append(f"  {say(f'screen-when-{facts.when}')}  ({ref}, {facts.clauses})\n", "dim not bold")
    return text.append(words.text(ref), "not bold")


def card_list(words: Words, say: Say) -> RenderableType:
    """All cards with their values and texts."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column(say("screen-card"), no_wrap=True)
    grid.add_column(say("screen-value"), justify="right", no_wrap=True)
    grid.add_column(say("screen-text"))
    for facts in BOX.card:
        grid.add_row(Text(words.name(facts.id), "bold"), printed(facts), words.text(facts.id))
    return grid

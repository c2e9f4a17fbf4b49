"""How a table of the second edition looks in a terminal. Everything here is drawn from views and tellings alone."""

# Not compiled: it draws for a person at a terminal, who does not notice.

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table as Grid
from rich.text import Text

from intrigue.games.emerald.second.box import Box, Card
from intrigue.games.emerald.second.cards import (
    CARD_NAMES,
    CITIES,
    CITY_CARD_NAMES,
    CITY_NAMES,
    FENIANS,
    PLACE_NAMES,
    ROYAL_NAMES,
    SEAT_NAMES,
    SIDE_NAMES,
    START_NAMES,
    TARGET_NAMES,
    TARGETS,
)
from intrigue.games.emerald.second.view import CityView, PlanView, SeatView, View
from intrigue.games.emerald.shared.screen import (
    NARROW,
    VICTORY,
    dealt,
    headline,
    picked_options,
    planned,
    rows,
    side_now,
    story,
    verdict,
    who,
)
from intrigue.games.screen import LEADS, NOTHING, Say, Words, badge, discards, plain_grid
from intrigue.kernel.event import HIDDEN, Telling

CUBE: Final = "■"
AGENT: Final = "▲"
ZOMBIE: Final = "☠"
ROYAL: Final = "♛"
BOMB: Final = "✹"
CARDS: Final = (*CARD_NAMES, *ROYAL_NAMES)
"""The things `card` explains."""

SIGNS: Final = (
    ("A B C", "sign-letters"),
    ("▶", "sign-active"),
    (CUBE, "sign-cubes"),
    (AGENT, "sign-agents"),
    (ZOMBIE, "sign-zombies"),
    (LEADS, "sign-leads"),
    ("◌", "sign-limbo-or-stock"),
    (ROYAL, "sign-royalty"),
    ("†", "sign-killed"),
    ("✗", "sign-gone"),
    (BOMB, "sign-bombs"),
    ("=", "sign-points"),
    ("N R L", "sign-points-of-sides"),
    ("▰▱", "sign-track"),
    ("+1", "sign-cards-below"),
    ("?", "sign-sanity-roll"),
    ("▒", "sign-known-to-you"),
    ("…", "sign-cut"),
)
"""What the signs on the table mean: each with the line of the terminal's words that says it."""

USED: Final = ("place", "claim", "retrieve", "move", "assassinate", "restorationist", "loyalist", "bomb")
"""The symbols that work when a card is played, as they stand on the cards; the others work when it is claimed."""
CLAIMED: Final = ("agent", "insanity", "vp_neutral", "vp_restorationist", "vp_loyalist", "box_vp")

FINALE: Final = frozenset(("final-score", "lowest-side", "wins", "shares-victory"))
"""What the result says in its own way."""
remark: Final = None
"""The words of an answer say all that a player should know of it."""


# ---------------------------------------------------------------- the table


def draw(views: Sequence[View], words: Words, say: Say, full: bool = False) -> RenderableType:
    """The table as one viewer sees it, or as several see it together.

    `full`: with everybody's discards and what points came from.
    """
    view = views[0]
    parts: list[RenderableType] = [headline(view, words), _tracks(view, words), Cities(view, words, say)]
    parts.append(_players(views, words, say))
    if full:
        parts += [_sources(view, words), discards(views, words, say)]
    for own in views:
        if own.own is not None and own.viewer is not None:
            parts.append(_own(own, words))
            parts.append(Hand(own, words, say))
            if own.own.plan is not None:
                parts.append(planned(own.own.plan, _picked(own.own.plan, words), words))
    return Group(*parts)


def _tracks(view: View, words: Words) -> Text:
    """The two markers, and what everybody has from them."""
    out = Text()
    for side, at in (("restorationist", view.restorationist), ("loyalist", view.loyalist)):
        out.append(f"{words.name(side)} {at}/{view.track_length} ")
        out.append("▰" * at).append("▱" * (view.track_length - at) + "  ", "dim")
    return out


class Cities:
    """The cities as a list: who stands there and who leads, the card to be claimed, and the royalty."""

    def __init__(self, view: View, words: Words, say: Say) -> None:
        self.view = view
        self.words = words
        self.say = say

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        wide = options.max_width >= NARROW
        names = ("screen-city", "screen-pieces", "screen-card", "screen-royalty")
        heading = [self.say(name) for name in names]
        heading.insert(3, "")
        grid = rows("left", "left", "left", "right", "wide", heading=heading)
        for city in self.view.cities:
            grid.add_row(
                Text(f"{self.words.name(city.id)} ").append(f"{BOMB}{city.defence}", "dim"),
                self.pieces(city),
                self.card(city, wide),
                Text(f"+{city.stack}" if city.stack else "", "dim"),
                self.royalty(city, wide),
            )
        yield grid

    def pieces(self, city: CityView) -> Text:
        """Everybody's cubes and agents; who leads has a star."""
        parts = []
        for seat, (cubes, agents) in enumerate(zip(city.cubes, city.agents, strict=True)):
            if cubes or agents:
                part = badge(self.view, seat)
                part.append(f"{cubes}{CUBE}" if cubes else "").append(f"{agents}{AGENT}" if agents else "")
                parts.append(part.append(LEADS if city.leader == seat else ""))
        if city.zombies:
            parts.append(Text(f"{city.zombies}{ZOMBIE}"))
        return Text(" ").join(parts)

    def card(self, city: CityView, wide: bool) -> Text:
        """The face-up card; where there is room, with the points it brings."""
        if not city.face_up:
            return Text(self.words.line("board-empty") if not city.stack else NOTHING, "dim")
        card = Text(self.words.name(city.face_up))
        if not wide:
            card.truncate(20, overflow="ellipsis")
        return card.append(f" {_marks(facts(self.words.game.box, city.face_up), CLAIMED)}", "dim")

    def royalty(self, city: CityView, wide: bool) -> Text:
        """The royalty: in its slot with the bombs it takes and its points, or what became of it."""
        name = self.words.name(city.royalty)
        if city.royal == "slot":
            return Text(f"{ROYAL} ").append(f"{BOMB}{city.royal_bombs} ={city.royal_vp} ", "bold").append(name)
        if city.royal_by is not None:
            sign = "†" if city.royal == "killed" else "◌"
            return Text(f"{sign} ", "dim").append_text(badge(self.view, city.royal_by)).append(f" {name}", "dim")
        return Text("" if city.royal == "stack" else f"✗ {name}", "dim")


# ---------------------------------------------------------------- the players


def _players(views: Sequence[View], words: Words, say: Say) -> Grid:
    """What everybody knows of everybody."""
    view = views[0]
    names = ("points", "cubes", "agents", "sanity", "hand", "pile", "discards", "identity")
    heading = [say("screen-points"), say("screen-cubes"), say("screen-agents"), say("screen-sanity")]
    heading += [say("screen-hand"), say("screen-pile"), say("screen-discards"), say("screen-identity")]
    grid = rows("left", "left", *["right"] * (len(names) - 1), "wide", heading=("", "", *heading))
    for seat, player in enumerate(view.seats):
        turn = Text("▶" if seat == view.active else " ").append(" ").append_text(badge(view, seat))
        on_board = sum(city.agents[seat] for city in view.cities) + player.away
        grid.add_row(
            turn,
            Text(words.name(SEAT_NAMES[seat]), "bold" if seat == view.viewer else ""),
            Text(str(player.points), "bold"),
            f"{player.stock}{CUBE} {player.limbo}◌",
            f"{on_board}{AGENT} {player.agent_stock}◌",
            f"{player.tokens}",
            str(player.hand),
            str(player.deck),
            str(len(player.discards) + player.lost),
            _identity(views, seat, words),
        )
    return grid


def _identity(views: Sequence[View], seat: int, words: Words) -> Text:
    """The side as far as the viewers know it, and the cards kept beside the identity."""
    player = views[0].seats[seat]
    side = player.side
    for view in views:
        if view.own is not None and dealt(view):
            side = view.own.side if view.viewer == seat else dict(view.own.looked).get(seat, side)
    out = Text(words.line("board-unknown"), "dim") if side == HIDDEN else Text(side_now(side, player.turned, words))
    if player.turned:
        out.append(f" ({words.line('board-turned')})", "dim")
    if player.kept:
        out.append(f" + {', '.join(words.name(card) for card in player.kept)}", "dim")
    return out


def _own(view: View, words: Words) -> Text:
    """The viewer's side, and what they would keep of their points."""
    own = view.own
    assert own is not None
    assert view.viewer is not None
    player = view.seats[view.viewer]
    out = Text(words.line("board-your-identity"), "bold")
    if dealt(view):
        out.append(f": {side_now(own.side, player.turned, words)}")
    out.append(f" · {words.line('board-worth', n=own.worth, points=player.points)}", "not bold")
    if own.perhaps:
        out.append(f" · {words.line('board-worth-perhaps', n=own.perhaps)}", "not bold dim")
    return out


class Hand:
    """The viewer's hand: what each card is good for, and how its text is headed."""

    def __init__(self, view: View, words: Words, say: Say) -> None:
        assert view.own is not None
        self.own = view.own
        self.words = words
        self.say = say

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Text(self.words.line("board-your-hand"), "bold")
        grid = rows("left", "wide")
        for card in self.own.hand:
            values = facts(self.words.game.box, card)
            played = symbols(values, USED, self.words, self.say)
            headed = heading(values, self.words)
            grid.add_row(f"  {self.words.name(card)}", Text(" · ".join(filter(None, (played, headed)))))
        yield grid


def _picked(plan: PlanView, words: Words) -> list[str]:
    """What was chosen besides cards, by name."""
    if plan.kind == "retrieve":
        return [words.name(PLACE_NAMES[place]) for place in plan.picked]
    if plan.kind == "move":
        cities = int(CITIES)
        pairs = [divmod(move, cities) for move in plan.picked]
        return [words.line("board-plan-go", city=CITY_NAMES[a], there=CITY_NAMES[b]) for a, b in pairs]
    if plan.kind == "advance":
        return [words.name(SIDE_NAMES[track]) for track in plan.picked]
    if plan.kind == "assassinate" and plan.picked:
        city, target = divmod(plan.picked[0], int(TARGETS))
        named = f"{words.name(CITY_NAMES[city])}: {words.name(TARGET_NAMES[target])}"
        return [named, words.name(CARD_NAMES[FENIANS])] if len(plan.picked) > 1 else [named]
    if plan.kind == "use":
        return picked_options(plan, words)
    return []


# ---------------------------------------------------------------- what can be looked up


def _sources(view: View, words: Words) -> RenderableType:
    """Where everybody's points come from."""
    grid = plain_grid()
    for seat, player in enumerate(view.seats):
        gains = _gains(player, words)
        if gains:
            grid.add_row(Text("  ").append_text(badge(view, seat)), gains)
    return Group(Text(words.line("board-victory"), "bold"), grid)


def _gains(player: SeatView, words: Words) -> str:
    """A player's points by what they were for, and whose points they are."""
    kinds = {sort: words.line(f"board-kind-{sort}") for sort in ("neutral", "restorationist", "loyalist", "box")}
    return ", ".join(f"{words.name(gain.source)} {gain.points} ({kinds[gain.sort]})" for gain in player.gains)


# ---------------------------------------------------------------- the story


def tell(
    before: View, tellings: Sequence[Telling], viewer: int | None, words: Words, say: Say
) -> Iterable[RenderableType]:
    """What has happened since the view `before`, in words; the result says the rest in its own way."""
    return story(before, tellings, viewer, words, FINALE)


# ---------------------------------------------------------------- the end of the game


def result(view: View, tellings: Sequence[Telling], words: Words, say: Say) -> RenderableType:
    """Everybody's side and points: what the disc showed, what was kept of it, the tracks, the lowest side."""
    scores = {str(telling.args["seat"]): telling.args for telling in tellings if telling.kind == "final-score"}
    best = {str(telling.args["seat"]) for telling in tellings if telling.kind in VICTORY}
    grid = Grid(box=box.ROUNDED, title=Text(say("screen-result"), "bold"), title_justify="left", show_lines=True)
    grid.add_column("", no_wrap=True)
    for line in ("board-end-step-had", "board-end-kept", "board-kind-tracks", "board-kind-penalty", "board-end-final"):
        grid.add_column(words.line(line), justify="right")
    for seat in sorted(range(len(view.seats)), key=lambda seat: -(view.seats[seat].final or 0)):
        player = view.seats[seat]
        had = scores[SEAT_NAMES[seat]]
        star = f" {LEADS}" if SEAT_NAMES[seat] in best else ""
        grid.add_row(
            who(view, seat, words).append(f"\n  {side_now(player.side, player.turned, words)}", "dim"),
            *[str(had[name]) for name in ("had", "kept", "share")],
            str(-int(had["penalty"])),
            Text(f"{player.final}{star}", "bold"),
        )
    return Group(grid, Text(), _sources(view, words), Text(), *verdict(view, tellings, words, "lowest-side"))


# ---------------------------------------------------------------- a card explained


def facts(values: Box, ref: str) -> Card:
    """What is printed on a card, by the box file in use."""
    if ref in START_NAMES:
        return values.start_deck[ref]
    if ref in CITY_CARD_NAMES:
        return values.city_cards[CITY_NAMES[CITY_CARD_NAMES.index(ref)]]
    return values.cards[ref]


def symbols(values: Card, kinds: Sequence[str], words: Words, say: Say) -> str:
    """The symbols of a card in words."""
    there = [(kind, int(getattr(values, kind))) for kind in kinds if getattr(values, kind)]
    return f" {say('screen-or')} ".join(words.line(f"board-symbol-{kind}", n=n) for kind, n in there)


def _marks(values: Card, kinds: Sequence[str]) -> str:
    """What a card brings when it is claimed, in signs: points by side, agents, a sanity roll."""
    signs = {"agent": AGENT, "insanity": "?", "vp_neutral": "N", "vp_restorationist": "R", "vp_loyalist": "L"}
    out = []
    for kind in kinds:
        n = int(getattr(values, kind))
        if n and kind in signs:
            out.append(f"{'' if kind == 'insanity' else n}{signs[kind]}")
    return " ".join(out)


def heading(values: Card, words: Words) -> str:
    """How the text of a card is headed; empty if it has none."""
    if values.kind == "plain":
        return ""
    if values.interrupt:
        return words.line("board-heading-both")
    return words.line(f"board-heading-{values.kind}", once="once" if values.one_use else "often")


def card(ref: str, words: Words, say: Say) -> RenderableType:
    """A card with its symbols, what claiming it brings, and its text."""
    values: Box = words.game.box
    text = Text(words.name(ref), "bold").append(f"  ({ref})\n", "dim not bold")
    if ref in ROYAL_NAMES:
        royal = values.royalty[ref]
        text.append(f"{words.name(royal.city)}. ", "not bold")
        return text.append(words.line("board-royal-card", bombs=royal.bombs, points=royal.vp), "not bold")
    for line in _lines(facts(values, ref), words, say):
        text.append(f"{line}\n", "not bold")
    return text.append(words.text(ref), "not bold")


def _lines(values: Card, words: Words, say: Say) -> list[str]:
    """What a card is played for, what it brings when it is claimed, and how its text is headed."""
    claimed = [kind for kind in CLAIMED if getattr(values, kind)]
    lines = [symbols(values, USED, words, say)]
    lines += [words.line(f"board-symbol-{kind}", n=int(getattr(values, kind))) for kind in claimed]
    return [line for line in (*lines, heading(values, words)) if line]


def card_list(words: Words, say: Say) -> RenderableType:
    """All cards with their symbols and texts."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column(say("screen-card"), no_wrap=True)
    grid.add_column(say("screen-value"), ratio=2)
    grid.add_column(say("screen-text"), ratio=3)
    for ref in CARD_NAMES:
        values = facts(words.game.box, ref)
        grid.add_row(Text(words.name(ref), "bold"), "; ".join(_lines(values, words, say)), words.text(ref))
    for ref in ROYAL_NAMES:
        royal = words.game.box.royalty[ref]
        grid.add_row(
            Text(words.name(ref), "bold"),
            words.line("board-royal-card", bombs=royal.bombs, points=royal.vp),
            words.name(royal.city),
        )
    return grid

"""How a table of the first edition looks in a terminal. Everything here is drawn from views and tellings alone."""

# Not compiled: it draws for a person at a terminal, who does not notice.

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table as Grid
from rich.text import Text

from intrigue.games.emerald.first.box import ARROW, Agent, Box, Card
from intrigue.games.emerald.first.cards import (
    AGENT_NAMES,
    ARROW_NAMES,
    CARD_NAMES,
    CITIES,
    CITY_CARD_NAMES,
    CITY_NAMES,
    EFFECT_NAMES,
    NAMED_NAMES,
    SEAT_NAMES,
    SOURCE_NAMES,
    START_NAMES,
    TARGET_NAMES,
)
from intrigue.games.emerald.first.claims import CULTISTS_DISC
from intrigue.games.emerald.first.view import AgentView, CityView, OwnView, PlanView, View
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
from intrigue.games.screen import LEADS, LETTERS, Say, Words, badge, discards
from intrigue.kernel.event import HIDDEN, Telling

CUBE: Final = "■"
GOLD: Final = "●"
BOMB: Final = "✹"
MAIN: Final = "△"
AGENT: Final = "▲"
DOUBLE: Final = "⇄"
ZOMBIE: Final = "☠"
ROYAL: Final = "♛"
BLOCKED: Final = "⊘"
LOCKED: Final = "▣"
KNOWN: Final = "◉"
LIMBO: Final = "◌"
POOL: Final = "○"
TRACKS: Final = {"revolution": "⚑", "war": "⚔"}

CARDS: Final = (*CARD_NAMES, *EFFECT_NAMES, *[f"royal_{city}" for city in CITY_NAMES])
"""The things `card` explains."""

SIGNS: Final = (
    ("A B C", "sign-letters-of-cities"),
    ("▶", "sign-active"),
    ("·", "sign-no-control"),
    (CUBE, "sign-cubes"),
    ("□", "sign-city-box"),
    (LIMBO, "sign-limbo-or-hidden"),
    (POOL, "sign-pool"),
    (MAIN, "sign-main-agent"),
    (AGENT, "sign-agents"),
    (DOUBLE, "sign-double-agents"),
    (ZOMBIE, "sign-zombies"),
    (ROYAL, "sign-royal-persons"),
    ("†", "sign-killed"),
    ("✗", "sign-gone"),
    (BOMB, "sign-bombs"),
    (GOLD, "sign-gold"),
    ("=", "sign-points"),
    (LEADS, "sign-most-influence"),
    (BLOCKED, "sign-blocked"),
    (LOCKED, "sign-locked"),
    (KNOWN, "sign-known"),
    (TRACKS["revolution"], "sign-revolution"),
    (TRACKS["war"], "sign-war"),
    ("▰▱", "sign-track"),
    ("+1", "sign-cards-below"),
    ("AR AA", "sign-attempts"),
    ("▒", "sign-known-to-you"),
    ("…", "sign-text"),
    ("?", "sign-sanity-counter"),
    ("→", "sign-journey"),
)
"""What the signs on the table mean: each with the line of the terminal's words that says it."""

SYMBOLS: Final = ("cube", "gold", "bomb")
MARKS: Final = {"AR": "AR", "AA": "AA", "AAR": "AA/R"}
"""What the agents' counters and cards allow, as it stands on them."""

FINALE: Final = frozenset(("final-score", "side-out", "wins", "shares-victory"))
"""What the result says in its own way."""
SCORE: Final = ("cities", "necronomicon", "royals", "track", "agents", "cards", "kills")
"""What a final score is made of."""
remark: Final = None
"""The words of an answer say all that a player should know of it."""


# ---------------------------------------------------------------- the table


def draw(views: Sequence[View], words: Words, say: Say, full: bool = False) -> RenderableType:
    """The table as one viewer sees it, or as several see it together.

    `full`: with the supplies and everybody's discards.
    """
    view = views[0]
    parts: list[RenderableType] = [headline(view, words), _tracks(view, words), Cities(view, words, say)]
    parts += [_effects(view, words), _agents(view, words), _players(views, words, say)]
    if full:
        parts += [_supplies(view, words), discards(views, words, say)]
    for own in views:
        if own.own is not None and own.viewer is not None:
            parts += [_own(own, words), *_doubles(own, own.own, words, full), Hand(own.own, words, say)]
            if own.own.plan is not None:
                parts.append(planned(own.own.plan, _picked(own.own.plan, words), words))
    return Group(*parts)


def _tracks(view: View, words: Words) -> Text:
    """The two markers, and what they give."""
    out = Text()
    tracks = (
        ("revolution", view.revolution, view.revolution_top, view.revolution_vp),
        ("war", view.war, view.war_top, view.war_vp),
    )
    for track, at, top, points in tracks:
        out.append(f"{TRACKS[track]} {words.name(track)} {at}/{top} ={points} ")
        out.append("▰" * at).append("▱" * (top - at) + "  ", "dim")
    return out


def agents_in(view: View, city: str, seat: int) -> list[AgentView]:
    """A player's agents in a city."""
    return [agent for agent in view.agents if agent.place == city and agent.controller == seat]


def leaders(view: View, cubes: Sequence[int], city: CityView | None) -> set[int]:
    """Who has the most influence at a place; in a tie more agents in the city, or else all of them (E1-85 to E1-92)."""
    points = []
    for seat, n in enumerate(cubes):
        agents = len(agents_in(view, city.id, seat)) if city is not None else 0
        cult = any(effect.id == "cultists" and effect.owner == seat for effect in view.effects)
        disc = int(CULTISTS_DISC) if city is not None and city.control == seat and cult else 0
        points.append((n + agents + disc, agents))
    best = max(points)
    return {seat for seat, there in enumerate(points) if there == best and best[0] > 0}


def influence(view: View, cubes: Sequence[int], city: CityView | None, blocked: bool) -> Text:
    """Everybody's cubes at a place; who leads has a star. Where nobody has cubes, nothing."""
    parts = [Text(BLOCKED, "bold")] if blocked else []
    best = leaders(view, cubes, city) if any(cubes) else set()
    for seat, n in enumerate(cubes):
        if n or seat in best:
            parts.append(badge(view, seat).append(str(n or "")).append(LEADS if seat in best else ""))
    return Text(" ").join(parts)


class Cities:
    """The cities as a list: control, bombs and points, royalty, agents, the city box, the card and the cubes on it."""

    def __init__(self, view: View, words: Words, say: Say) -> None:
        self.view = view
        self.words = words
        self.say = say

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        wide = options.max_width >= NARROW
        box_ = self.words.line("board-box") if wide else "□"
        heading = ["", self.say("screen-city"), "", ROYAL, AGENT, f"{CUBE} {box_}", self.say("screen-card"), "", CUBE]
        kinds = ("left", "left", "left", "left", "many", "many", "wide", "right", "many")
        grid = rows(*kinds, heading=heading)
        for city in self.view.cities:
            if city.destroyed:
                gone = Text(self.words.line("board-destroyed"), "dim")
                grid.add_row("", Text(self.words.name(city.id), "dim"), "", self.royalty(city, wide), "", "", gone)
                continue
            grid.add_row(
                badge(self.view, city.control) if city.control is not None else Text("·", "dim"),
                Text(self.words.name(city.id)).append(LOCKED if city.locked else ""),
                Text(f"{BOMB}{city.defence}={city.vp}", "dim"),
                self.royalty(city, wide),
                self.agents(city),
                influence(self.view, city.box, city, city.box_blocked),
                self.card(city),
                Text(f"+{city.pile}" if city.pile else "", "dim"),
                influence(self.view, city.cubes, city, city.blocked),
            )
        yield grid

    def royalty(self, city: CityView, wide: bool) -> Text:
        """The royal person: bombs and points, or what became of it."""
        name = Text(f" {self.words.name(f'royal_{city.id}')}" if wide else "", "dim")
        name.truncate(18, overflow="ellipsis")
        if city.royal == "free":
            return Text(f"{BOMB}{city.royal_defence}={city.royal_vp}").append_text(name)
        if city.royal_by is None:
            return Text("✗", "dim").append_text(name)
        sign = Text("†" if city.royal == "killed" else LIMBO).append_text(badge(self.view, city.royal_by))
        return sign.append("   ").append_text(name)

    def agents(self, city: CityView) -> Text:
        """Everybody's agents, the main agent first, and the zombies."""
        parts = []
        for seat in range(len(self.view.seats)):
            there = agents_in(self.view, city.id, seat)
            if there:
                main = sum(agent.id not in NAMED_NAMES for agent in there)
                named = len(there) - main
                parts.append(badge(self.view, seat).append(MAIN * main).append(str(named or "")))
        if city.zombies:
            parts.append(Text(f"{ZOMBIE}{city.zombies}"))
        return Text(" ").join(parts)

    def card(self, city: CityView) -> Text:
        """The face-up card with its symbols."""
        if not city.face_up:
            return Text(self.words.line("board-empty"), "dim")
        values = facts(self.words.game.box, city.face_up)
        return Text(self.words.name(city.face_up)).append(f" {marks(values)}", "dim")


def _effects(view: View, words: Words) -> Text:
    """The Permanent Effects on offer with the cubes on them, and whose the others are."""
    out = Text(words.line("board-effects"), "bold").append(": ", "not bold")
    parts = []
    for effect in view.effects:
        if effect.place == "display":
            cubes = influence(view, effect.cubes, None, effect.blocked)
            parts.append(Text(words.name(effect.id), "not bold").append(" " if cubes else "").append_text(cubes))
    out.append_text(Text(" · ").join(parts) if parts else Text(words.line("board-effects-none"), "not bold dim"))
    left = sum(effect.place == "deck" for effect in view.effects)
    if left:
        out.append(f" ({words.line('board-effects-left', n=left)})", "not bold dim")
    for effect in view.effects:
        if effect.owner is not None:
            out.append(" · ").append_text(badge(view, effect.owner)).append(f" {words.name(effect.id)}", "not bold")
    return out


def _agents(view: View, words: Words) -> Text:
    """Everybody's agents: where they are, their bombs, points and mark, and what is known of their double agents."""
    out = Text(words.line("board-agents"), "bold").append(":", "not bold")
    for seat in range(len(view.seats)):
        own = [agent for agent in view.agents if agent.controller == seat and agent.kept_by is None]
        own.sort(key=lambda agent: agent.id in NAMED_NAMES)
        named = [_agent(view, agent, words) for agent in own if agent.place not in ("aside", "lost", "card")]
        if named:
            out.append(" ").append_text(badge(view, seat)).append(f" {', '.join(named)}", "not bold")
    for agent in view.agents:
        if agent.kept_by is not None:
            out.append(" †", "not bold").append_text(badge(view, agent.kept_by))
            out.append(f" {words.name(agent.id)}", "not bold dim")
    return out


def _agent(view: View, agent: AgentView, words: Words) -> str:
    """An agent: `Ravachol (Rome ✹2 AR)`."""
    named = agent.id in NAMED_NAMES
    where = words.name(agent.place) if agent.place in (*CITY_NAMES, *EFFECT_NAMES) else ""
    about = [where, f"{BOMB}{agent.bombs}" if agent.bombs else "", f"={agent.vp}" if agent.vp else ""]
    if named:
        about.append(MARKS.get(words.game.box.agents[agent.id].mark, ""))
    if agent.vampire:
        about.append(words.line("board-agent-vampire"))
    if agent.double_by is not None:
        about.append(f"{DOUBLE}{LETTERS[agent.double_by]}")
    return f"{words.name(agent.id) if named else MAIN} ({' '.join(filter(None, about))})"


# ---------------------------------------------------------------- the players


def _players(views: Sequence[View], words: Words, say: Say) -> Grid:
    """What everybody knows of everybody."""
    view = views[0]
    heading = [say("screen-points"), say("screen-cubes"), DOUBLE, say("screen-sanity")]
    heading += [say("screen-hand"), say("screen-pile"), say("screen-discards"), say("screen-identity")]
    grid = rows("left", "left", *["right"] * 7, "wide", heading=("", "", *heading))
    limits = words.game.box.sanity
    freud = [effect.owner for effect in view.effects if effect.id == "sigmund_freud"]
    for seat, player in enumerate(view.seats):
        turn = Text("▶" if seat == view.active else " ").append(" ").append_text(badge(view, seat))
        grid.add_row(
            turn,
            Text(words.name(SEAT_NAMES[seat]), "bold" if seat == view.viewer else ""),
            Text(str(player.disc), "bold"),
            f"{player.stock}{CUBE} {player.limbo}{LIMBO} {player.pool}{POOL}",
            str(player.doubles),
            f"{player.mad}/{limits.limit_freud if seat in freud else limits.limit}",
            str(player.hand),
            str(player.deck),
            str(len(player.discards) + player.lost),
            _identity(views, seat, words),
        )
    return grid


def _identity(views: Sequence[View], seat: int, words: Words) -> Text:
    """Whether the authorities know a player, and the side as far as the viewers know it."""
    player = views[0].seats[seat]
    side = player.side
    for view in views:
        if view.own is not None and dealt(view):
            side = view.own.side if view.viewer == seat else dict(view.own.looked).get(seat, side)
    out = Text(f"{KNOWN} " if player.known else "  ")
    if side == HIDDEN:
        out.append(words.line("board-unknown"), "dim")
    else:
        out.append(side_now(side, player.turned, words))
    return out.append(f" ({words.line('board-turned')})", "dim") if player.turned else out


# ---------------------------------------------------------------- the viewer's own


def _own(view: View, words: Words) -> Text:
    """The viewer's side, and what would count for it."""
    own = view.own
    assert own is not None
    assert view.viewer is not None
    player = view.seats[view.viewer]
    out = Text(words.line("board-your-identity"), "bold")
    if dealt(view):
        out.append(f": {side_now(own.side, player.turned, words)}")
    out.append(f" · {words.line('board-worth', n=own.worth, points=player.disc)}", "not bold")
    if own.kills:
        out.append(f" · {words.line('board-worth-kills', n=own.kills)}", "not bold dim")
    return out


def _doubles(view: View, own: OwnView, words: Words, full: bool) -> list[Text]:
    """The viewer's double agents and whose agents they are; looking closer, what the viewer knows of other counters."""
    out = []
    for line, counters in (("board-your-doubles", own.doubles), ("board-drawn", own.drawn)):
        if counters:
            text = Text(words.line(line), "bold").append(": ", "not bold")
            out.append(text.append_text(Text(", ", "not bold").join(_counter(view, name, words) for name in counters)))
    if full:
        for name, holder in own.elsewhere:
            seat = "nobody" if holder is None else SEAT_NAMES[holder]
            out.append(Text(f"{DOUBLE} {words.name(name)}: {words.line('board-double-known', seat=seat)}", "dim"))
    return out


def _counter(view: View, name: str, words: Words) -> Text:
    """A double agent counter: whose agent that is now, and where."""
    out = Text(f"{DOUBLE} {words.name(name)}", "not bold")
    agent = next(agent for agent in view.agents if agent.id == name)
    if agent.controller is not None and agent.place in CITY_NAMES:
        out.append(" (").append_text(badge(view, agent.controller)).append(f" {words.name(agent.place)})")
    return out


class Hand:
    """The viewer's hand: what each card is good for, and how its text is headed; in a narrow terminal in signs."""

    def __init__(self, own: OwnView, words: Words, say: Say) -> None:
        self.own = own
        self.words = words
        self.say = say

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        title = Text(self.words.line("board-your-hand"), "bold")
        cards = [(self.words.name(card), facts(self.words.game.box, card)) for card in self.own.hand]
        if options.max_width < NARROW:
            signs = [f"{name} ({marks(values)})" for name, values in cards]
            yield title.append(f": {' · '.join(signs)}", "not bold")
            return
        yield title
        grid = rows("left", "wide")
        for name, values in cards:
            lines = (symbols(values, self.words, self.say), heading(values, self.words))
            grid.add_row(f"  {name}", Text(" · ".join(filter(None, lines))))
        yield grid


def _picked(plan: PlanView, words: Words) -> list[str]:
    """What was chosen besides cards, by name."""
    if plan.kind == "move":
        pairs = [divmod(move, int(CITIES)) for move in plan.picked]
        return [f"{words.name(AGENT_NAMES[agent])} → {words.name(CITY_NAMES[city])}" for agent, city in pairs]
    if plan.kind in ("use", "zombies", "flee", "doubles"):
        return picked_options(plan, words)
    names = {"retrieve": SOURCE_NAMES, "advance": ARROW_NAMES, "attempt": TARGET_NAMES}.get(plan.kind, ())
    return [words.name(names[picked]) for picked in plan.picked]


# ---------------------------------------------------------------- what can be looked up


def _supplies(view: View, words: Words) -> Text:
    """What belongs to nobody yet."""
    lines = [
        words.line("board-sanity-left", n=view.sane_left + view.mad_left),
        words.line("board-discs-left", n=view.blocking_discs),
        words.line("board-doubles-left", n=view.doubles_left),
    ]
    if not view.banished:
        lines.append(words.line("board-zombies-left", n=view.zombies_left))
    return Text(" · ".join(lines), "dim")


# ---------------------------------------------------------------- the story


def tell(
    before: View, tellings: Sequence[Telling], viewer: int | None, words: Words, say: Say
) -> Iterable[RenderableType]:
    """What has happened since the view `before`, in words; the result says the rest in its own way."""
    return story(before, tellings, viewer, words, FINALE)


# ---------------------------------------------------------------- the end of the game


def result(view: View, tellings: Sequence[Telling], words: Words, say: Say) -> RenderableType:
    """Everybody's side and points, what they were made of, and which side is out."""
    scores = {str(telling.args["seat"]): telling.args for telling in tellings if telling.kind == "final-score"}
    best = {str(telling.args["seat"]) for telling in tellings if telling.kind in VICTORY}
    order = sorted(range(len(view.seats)), key=lambda seat: -(view.seats[seat].final or 0))
    grid = Grid(box=box.ROUNDED, title=Text(say("screen-result"), "bold"), title_justify="left")
    grid.add_column("")
    for seat in order:
        player = view.seats[seat]
        side = f"\n{side_now(player.side, player.turned, words)}"
        grid.add_column(who(view, seat, words).append(side, "dim"), justify="right")
    for what in SCORE:
        line = words.line(f"board-end-step-{what}")
        grid.add_row(line, *[str(scores[SEAT_NAMES[seat]][what]) for seat in order], end_section=what == SCORE[-1])
    finals = [f"{view.seats[seat].final}{f' {LEADS}' if SEAT_NAMES[seat] in best else ''}" for seat in order]
    grid.add_row(words.line("board-end-final"), *finals, style="bold")
    return Group(grid, Text(), *verdict(view, tellings, words, "side-out"))


# ---------------------------------------------------------------- a card explained


def facts(values: Box, ref: str) -> Card | Agent:
    """What is printed on a card, by the box file in use."""
    if ref in START_NAMES:
        return values.start_deck[ref]
    if ref in CITY_CARD_NAMES:
        return values.city_cards[CITY_NAMES[CITY_CARD_NAMES.index(ref)]]
    return values.agents[ref] if ref in NAMED_NAMES else values.cards[ref]


def arrows(values: Card | Agent) -> list[tuple[str, str, int]]:
    """The arrows of a card: track, `up` or `down`, and how far."""
    found = [ARROW.fullmatch(arrow) for arrow in values.arrows]
    return [(arrow[1], "up" if arrow[2] == "+" else "down", int(arrow[3])) for arrow in found if arrow is not None]


def symbols(values: Card | Agent, words: Words, say: Say) -> str:
    """The symbols of a card in words."""
    there = [words.line(f"board-symbol-{kind}", n=getattr(values, kind)) for kind in SYMBOLS if getattr(values, kind)]
    there += [words.line("board-symbol-arrow", track=track, way=way, n=n) for track, way, n in arrows(values)]
    return f" {say('screen-or')} ".join(there)


def marks(values: Card | Agent) -> str:
    """The symbols of a card in signs, with an agent's mark; a card with a text has an ellipsis."""
    signs = {"cube": CUBE, "gold": GOLD, "bomb": BOMB}
    out = [f"{getattr(values, kind)}{signs[kind]}" for kind in SYMBOLS if getattr(values, kind)]
    out += [f"{TRACKS[track]}{'+' if way == 'up' else '-'}{n}" for track, way, n in arrows(values)]
    mark = MARKS.get(values.mark, "") if isinstance(values, Agent) else ""
    out += [mark or ("" if values.kind == "plain" else "…"), "?" if values.sanity else ""]
    return " ".join(filter(None, out))


def heading(values: Card | Agent, words: Words) -> str:
    """How the text of a card is headed; empty if it has none."""
    if values.kind == "plain":
        return ""
    if isinstance(values, Agent) and values.mark in MARKS:
        return words.line("board-heading-attempt", mark=values.mark)
    return words.line(f"board-heading-{values.kind}", once="once" if values.one_use else "often")


def _lines(ref: str, words: Words, say: Say) -> list[str]:
    """What a card is played for, what it brings when it is claimed, and how its text is headed."""
    table: Box = words.game.box
    if ref in EFFECT_NAMES:
        effect = table.permanent_effects[ref]
        lines = [words.line("board-symbol-sanity") if effect.sanity else ""]
        return [line for line in (*lines, words.line(f"board-heading-{effect.kind}", once="often")) if line]
    values = facts(table, ref)
    lines = [symbols(values, words, say)]
    if ref in CITY_CARD_NAMES:
        city = table.cities[CITY_NAMES[CITY_CARD_NAMES.index(ref)]]
        lines += [words.line("board-city-points", n=city.vp), words.line("board-city-defence", n=city.defence)]
    if isinstance(values, Agent):
        lines.append(words.line("board-counter-bombs", n=values.counter_bombs) if values.counter_bombs else "")
        lines.append(words.line("board-counter-vp", n=values.vp) if values.vp else "")
    lines.append(words.line("board-symbol-sanity") if values.sanity else "")
    return [line for line in (*lines, heading(values, words)) if line]


def _royal(ref: str, words: Words) -> str:
    """Where a royal person is, what it takes, and its points."""
    city = ref.removeprefix("royal_")
    values = words.game.box.cities[city]
    return f"{words.name(city)}: {words.line('board-royal-card', bombs=values.royal_defence, points=values.royal_vp)}"


def card(ref: str, words: Words, say: Say) -> RenderableType:
    """A card with its symbols, what claiming it brings, and its text."""
    text = Text(words.name(ref), "bold").append(f"  ({ref})\n", "dim not bold")
    for line in [_royal(ref, words)] if ref.startswith("royal_") else _lines(ref, words, say):
        text.append(f"{line}\n", "not bold")
    return text.append(words.text(ref), "not bold")


def card_list(words: Words, say: Say) -> RenderableType:
    """All cards with their symbols and texts."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column(say("screen-card"), no_wrap=True)
    grid.add_column(say("screen-value"), ratio=2)
    grid.add_column(say("screen-text"), ratio=3)
    for ref in CARDS:
        royal = ref.startswith("royal_")
        value = _royal(ref, words) if royal else "; ".join(_lines(ref, words, say))
        grid.add_row(Text(words.name(ref), "bold"), value, "" if royal else words.text(ref))
    return grid

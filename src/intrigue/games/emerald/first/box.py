"""The printed numbers of the first edition, read from a box file and checked against the rules."""

# Not compiled: its types are msgspec structs, and a box file is read once.

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from importlib.resources import files
from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct

from intrigue.boxfile import complain, parse, read
from intrigue.games.emerald.shared import box as shared_box
from intrigue.games.emerald.shared.box import (
    Count,
    Identities,
    Provenance,
    Some,
    check_identities,
    check_kind,
    check_names,
    check_provenance,
    check_single,
    read_about,
    read_each,
)
from intrigue.kernel.errors import known

Kind: TypeAlias = Literal["plain", "action", "free", "passive", "claim"]


class Rules(Struct, frozen=True, forbid_unknown_fields=True):
    """The fixed numbers of the rules."""

    hand_size: Some
    hand_size_watson: Some
    actions_per_turn: Some
    cubes_per_player: Some
    cubes_at_start: Count
    control_discs: Count
    blocking_discs: Count
    zombies: Some
    zombies_per_play: Some
    safe_counters: Count
    double_agents: Count
    permanent_effects_shown: Count
    gold_per_cube: Some
    empty_pile_war: Count


class MainAgent(Struct, frozen=True, forbid_unknown_fields=True):
    """The main agents' counters, alike for every colour."""

    names: tuple[str, ...]
    bombs: Count
    vampire_bombs: Count
    mark: Literal["none"]


class Scoring(Struct, frozen=True, forbid_unknown_fields=True):
    """Points that hang on no single card or space."""

    necronomicon: Count
    black_hand_per_royal: Count
    agent_killed: Count
    vampire: Count
    all_zombies: Count
    yog_sothoth_per_agent: Count


class SanityCounters(Struct, frozen=True, forbid_unknown_fields=True):
    """The sanity counters."""

    counters: Count
    mad: Count
    sane: Count
    limit: Some
    limit_freud: Some


class Players(Struct, frozen=True, forbid_unknown_fields=True):
    """What depends on the number of players."""

    cards_per_pile: Some
    double_agents: Count
    vp_end: Some


class Space(Struct, frozen=True, forbid_unknown_fields=True):
    """A space of a track with points."""

    space: Some
    vp: Some


class Track(Struct, frozen=True, forbid_unknown_fields=True):
    """The War track or the Revolution track."""

    length: Some
    vp_spaces: tuple[Space, ...]


class City(Struct, frozen=True, forbid_unknown_fields=True):
    """A city: points for its control, bombs to kill an agent there, and its royal person."""

    name: str
    vp: Count
    defence: Some
    royal: str
    royal_defence: Some
    royal_vp: Count


class Link(Struct, frozen=True, forbid_unknown_fields=True):
    """A road between two cities."""

    ends: tuple[str, str]
    cost: Some


class Junction(Struct, frozen=True, forbid_unknown_fields=True):
    """A crossing of roads: any two of its arms are neighbours."""

    name: str
    arms: tuple[str, ...]
    cost: Some


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """A card of a deck: its symbols, and the heading of its text."""

    name: str
    copies: Some
    cube: Count
    gold: Count
    bomb: Count
    arrows: tuple[str, ...]
    sanity: bool
    kind: Kind
    one_use: bool


class Agent(Struct, frozen=True, forbid_unknown_fields=True):
    """A named agent: the counter's bombs, points and mark, and the card's symbols."""

    name: str
    counter_bombs: Count
    vp: Count
    mark: Literal["none", "AR", "AA", "AAR"]
    cube: Count
    gold: Count
    bomb: Count
    arrows: tuple[str, ...]
    sanity: bool
    kind: Kind
    one_use: bool
    copies: Literal[1] = 1


class Effect(Struct, frozen=True, forbid_unknown_fields=True):
    """A Permanent Effect card."""

    name: str
    copies: Literal[1]
    sanity: bool
    kind: Kind


class Box(shared_box.Box, frozen=True):
    """Everything a box file says."""

    game: Rules
    main_agent: MainAgent
    scoring: Scoring
    sanity: SanityCounters
    players: dict[str, Players]
    tracks: dict[str, Track]
    cities: dict[str, City]
    links: dict[str, Link]
    junctions: dict[str, Junction]
    start_deck: dict[str, Card]
    agents: dict[str, Agent]
    cards: dict[str, Card]
    city_cards: dict[str, Card]
    permanent_effects: dict[str, Effect]


TEXT: Final = files(__package__).joinpath("box.toml").read_text(encoding="utf-8")
ARROW: Final = re.compile(r"(revolution|war)([+-])([1-9])")
SINGLE: Final = ("bismarck", "black_hand", "necronomicon", "third_section", "vampire", "zombies")
"""Cards of which the rules speak as of one."""
FOR_GOOD: Final = {
    "start_deck.assassinate": "E1-181",
    "cards.bismarck": "E1-265",
    "cards.hide_royalty": "E1-281",
    "cards.hired_assassin": "E1-282",
    "cards.infernal_machine": "E1-287",
}
"""Cards that do not come back after their use, with the rule that says so."""
ATTEMPTS: Final = ("start_deck.assassinate", "cards.hide_royalty", "cards.hired_assassin")
GAME_CARDS: Final = 60
TABLES: Final = (
    ("players", Players),
    ("tracks", Track),
    ("cities", City),
    ("links", Link),
    ("junctions", Junction),
    ("start_deck", Card),
    ("agents", Agent),
    ("cards", Card),
    ("city_cards", Card),
    ("permanent_effects", Effect),
)


def box(text: str) -> Box:
    """A box file, read and checked; raises BadBox with the line, the value and the rule it breaks."""
    plain = parse(text)
    read_about(text, plain, "emerald1")
    for name in plain:
        if name == "text" or name not in (*Box.__struct_fields__, "meta"):
            raise complain(text, name, "there is no such table")
    several: dict[str, Any] = {name: read_each(text, plain, name, shape) for name, shape in TABLES}
    return Box(
        text=text,
        game=read(text, plain, "game", Rules),
        identities=read(text, plain, "identities", Identities),
        main_agent=read(text, plain, "main_agent", MainAgent),
        scoring=read(text, plain, "scoring", Scoring),
        sanity=read(text, plain, "sanity", SanityCounters),
        provenance=read(text, plain, "provenance", Provenance),
        **several,
    )


def check(box: Box, printed: Box) -> None:
    """What the rules ask of every table, whatever its numbers. Raises BadBox at the first thing that is wrong."""
    text = box.text
    for name in ("players", "tracks", "cities", "start_deck", "agents", "cards", "city_cards", "permanent_effects"):
        check_names(text, name, getattr(box, name), getattr(printed, name))
    _check_copies(text, box)
    for table in ("start_deck", "agents", "cards", "city_cards"):
        for name, card in getattr(box, table).items():
            _check_heading(text, f"{table}.{name}", card, getattr(printed, table)[name])
            _check_arrows(text, f"{table}.{name}", card)
    for name, effect in box.permanent_effects.items():
        if effect.kind != printed.permanent_effects[name].kind:
            wanted = printed.permanent_effects[name].kind
            raise complain(text, f"permanent_effects.{name}.kind", f"{effect.kind!r}: this effect is {wanted!r} (E1-7)")
    _check_numbers(text, box)
    _check_tracks(text, box)
    _check_map(text, box)
    check_provenance(text, box.provenance)


def _check_copies(text: str, box: Box) -> None:
    there = len(box.agents) + sum(card.copies for card in box.cards.values())
    if there != GAME_CARDS:
        raise complain(text, "cards", f"{there} Game cards in all: the rules say {GAME_CARDS} (E1-4)")
    first = sum(card.copies for card in box.start_deck.values())
    if first != 10:
        raise complain(text, "start_deck", f"{first} cards in all: the rules say 10 (E1-2)")
    check_single(text, box.cards, SINGLE)
    for city, card in box.city_cards.items():
        if card.copies != 1:
            raise complain(text, f"city_cards.{city}.copies", f"{card.copies}: each city has one City card (E1-6)")
    if box.cards["hide_royalty"].copies > box.game.safe_counters:
        raise complain(
            text, "game.safe_counters", f"{box.game.safe_counters}: fewer than the cards that hide royalty (E1-219)"
        )


def _check_heading(text: str, path: str, card: Card | Agent, printed: Card | Agent) -> None:
    """What a card does, and what becomes of some, is in the rules; an attempt always costs an action (E1-173)."""
    if isinstance(card, Agent) and isinstance(printed, Agent) and (printed.mark != "none" or printed.kind == "plain"):
        wanted = "plain" if card.mark == "none" else "action"
        if card.kind != wanted:
            why = f"{card.kind!r}: with the mark {card.mark!r} it is of the kind {wanted!r} (E1-175)"
            raise complain(text, f"{path}.kind", why)
    elif path in ATTEMPTS and card.kind != printed.kind:
        why = f"{card.kind!r}: this card is of the kind {printed.kind!r} (section 15)"
        raise complain(text, f"{path}.kind", why)
    else:
        check_kind(text, path, card, printed, "section 15")
    if path in FOR_GOOD and not card.one_use:
        raise complain(text, f"{path}.one_use", f"false: after its use it does not come back ({FOR_GOOD[path]})")


def _check_arrows(text: str, path: str, card: Card | Agent) -> None:
    seen: set[tuple[str, str]] = set()
    for arrow in card.arrows:
        found = ARROW.fullmatch(arrow)
        if found is None:
            raise complain(
                text, f"{path}.arrows", f"{arrow!r}: an arrow is written like war+1 or revolution-2 (E1-142)"
            )
        if (found[1], found[2]) in seen:
            raise complain(text, f"{path}.arrows", f"{arrow!r}: there is another arrow of the same way (E1-142)")
        seen.add((found[1], found[2]))


def _check_numbers(text: str, box: Box) -> None:
    game = box.game
    if game.cubes_at_start > game.cubes_per_player:
        raise complain(text, "game.cubes_at_start", f"{game.cubes_at_start}: more cubes than a player has (E1-23)")
    if game.double_agents != len(box.agents):
        raise complain(text, "game.double_agents", f"{game.double_agents}: there is one for each named agent (E1-11)")
    if game.permanent_effects_shown > len(box.permanent_effects):
        why = f"{game.permanent_effects_shown}: there are not so many Permanent Effects (E1-32)"
        raise complain(text, "game.permanent_effects_shown", why)
    if game.hand_size_watson < game.hand_size:
        why = f"{game.hand_size_watson}: fewer cards than without Doctor Watson (E1-388)"
        raise complain(text, "game.hand_size_watson", why)
    if box.sanity.limit_freud < box.sanity.limit:
        why = f"{box.sanity.limit_freud}: fewer counters than without Sigmund Freud (E1-249)"
        raise complain(text, "sanity.limit_freud", why)
    if len(box.main_agent.names) != 5 or len(set(box.main_agent.names)) != 5:
        raise complain(text, "main_agent.names", "there are five main agents, each with a name (E1-2)")
    if box.sanity.mad + box.sanity.sane != box.sanity.counters:
        raise complain(
            text, "sanity.counters", f"{box.sanity.counters}: not the Mad and the Sane ones together (E1-12)"
        )
    check_identities(text, box.identities, "E1-17")
    _check_players(text, box)


def _check_players(text: str, box: Box) -> None:
    for count, players in box.players.items():
        if players.cards_per_pile * len(box.cities) > GAME_CARDS:
            raise complain(
                text,
                f"players.{count}.cards_per_pile",
                f"{players.cards_per_pile}: there are not so many Game cards (E1-26)",
            )
        if players.double_agents * int(count) > box.game.double_agents:
            raise complain(
                text,
                f"players.{count}.double_agents",
                f"{players.double_agents}: there are not so many double agent counters (E1-35)",
            )


def _check_tracks(text: str, box: Box) -> None:
    for name, track in box.tracks.items():
        space, points = 0, 0
        for found in track.vp_spaces:
            if not space < found.space <= track.length:
                why = f"space {found.space}: the spaces must rise, to the top at most (E1-438)"
                raise complain(text, f"tracks.{name}.vp_spaces", why)
            if found.vp <= points:
                why = f"{found.vp} points on space {found.space}: the points must rise (E1-438)"
                raise complain(text, f"tracks.{name}.vp_spaces", why)
            space, points = found.space, found.vp


def _check_map(text: str, box: Box) -> None:
    """Every road joins cities, each pair or group once, and every city can be reached."""
    roads: dict[str, tuple[str, ...]] = {f"links.{name}.ends": link.ends for name, link in box.links.items()}
    for name, junction in box.junctions.items():
        if name in box.cities or name in box.links:
            raise complain(text, f"junctions.{name}", "a city or a link has this name")
        if len(junction.arms) < 3:
            why = f"{_listed(junction.arms)}: a junction has three arms or more (E1-131)"
            raise complain(text, f"junctions.{name}.arms", why)
        roads[f"junctions.{name}.arms"] = junction.arms
    joins: dict[frozenset[str], str] = {}
    for path, ends in roads.items():
        _check_ends(text, path, ends, box.cities)
        same = joins.setdefault(frozenset(ends), path).rpartition(".")[0]
        if not path.startswith(f"{same}."):
            raise complain(text, path, f"{_listed(ends)}: {same} joins the same cities (E1-133)")
    start = next(iter(box.cities))
    reached = {start}
    for _ in box.cities:
        reached |= {city for ends in joins if ends & reached for city in ends}
    for city in box.cities:
        if city not in reached:
            raise complain(text, "links", f"no road leads from {start} to {city} (E1-127)")


def _check_ends(text: str, path: str, ends: Sequence[str], cities: Collection[str]) -> None:
    for n, city in enumerate(ends):
        if city not in cities:
            raise complain(text, path, f"{city!r}: there is no such city; {known(city, cities)}")
        if city in ends[:n]:
            raise complain(text, path, f"{city!r}: this city is named twice (E1-133)")


def _listed(names: Iterable[str]) -> str:
    return ", ".join(map(repr, names))


PRINTED: Final = box(TEXT)
check(PRINTED, PRINTED)

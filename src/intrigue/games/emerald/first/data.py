"""The printed numbers of the first edition, read from a table file and checked against the rules."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from importlib.resources import files
from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from intrigue.kernel.errors import known
from intrigue.kernel.tablefile import complain, parse, read

Count: TypeAlias = Annotated[int, Meta(ge=0, le=100)]
Some: TypeAlias = Annotated[int, Meta(ge=1, le=100)]
Kind: TypeAlias = Literal["plain", "action", "free", "passive", "claim"]


class About(Struct, frozen=True, forbid_unknown_fields=True):
    """Which game the file belongs to."""

    edition: str
    title: str
    format: int


class Rules(Struct, frozen=True, forbid_unknown_fields=True):
    """The fixed numbers of the rules."""

    hand_size: Some
    hand_size_watson: Some
    actions_per_turn: Some
    cubes_per_player: Some
    cubes_at_start: Count
    control_discs: Count
    blocking_discs: Count
    zombies: Count
    zombies_per_play: Some
    safe_counters: Count
    double_agents: Count
    permanent_effects_shown: Count
    gold_per_cube: Some
    empty_pile_war: Count


class Identities(Struct, frozen=True, forbid_unknown_fields=True):
    """How many identity cards there are of each side."""

    loyalist: Count
    restorationist: Count


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


class Provenance(Struct, frozen=True, forbid_unknown_fields=True):
    """Which values are known, by their paths; all others are our reconstruction."""

    rulebook: tuple[str, ...]
    record: tuple[str, ...]


class Box(Struct, frozen=True):
    """Everything a table file says."""

    text: str
    game: Rules
    identities: Identities
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
    provenance: Provenance

    def source(self, path: str) -> str:
        """Where a value comes from: `rulebook`, `record` or `reconstructed`."""
        for word, paths in (("rulebook", self.provenance.rulebook), ("record", self.provenance.record)):
            if any(path == known_path or path.startswith(known_path + ".") for known_path in paths):
                return word
        return "reconstructed"


TEXT: Final = files(__package__).joinpath("cards.toml").read_text(encoding="utf-8")
ARROW: Final = re.compile(r"(revolution|war)([+-])([1-9])")
SINGLE: Final = ("bismarck", "black_hand", "necronomicon", "third_section", "vampire", "zombies")
"""Cards of which the rules speak as of one."""
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
    """A table file, read and checked; raises BadTable with the line, the value and the rule it breaks."""
    plain = parse(text)
    about = read(text, plain, "meta", About)
    if about.edition != "emerald1":
        raise complain(text, "meta.edition", f"{about.edition!r}: this is not a table of emerald1")
    for name in plain:
        if name not in (*Box.__struct_fields__, "meta"):
            raise complain(text, name, "there is no such table")
    several: dict[str, Any] = {name: _each(text, plain, name, shape) for name, shape in TABLES}
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


def _each(text: str, plain: Mapping[str, Any], name: str, shape: type[Any]) -> dict[str, Any]:
    """Every table below this one."""
    if not isinstance(plain.get(name), Mapping):
        raise complain(text, name, "this table is missing")
    return {key: read(text, plain, f"{name}.{key}", shape) for key in plain[name]}


def check(box: Box, printed: Box) -> None:
    """What the rules ask of every table, whatever its numbers. Raises BadTable at the first thing that is wrong."""
    text = box.text
    for name in ("players", "tracks", "cities", "start_deck", "agents", "cards", "city_cards", "permanent_effects"):
        _same_names(text, name, getattr(box, name), getattr(printed, name))
    _check_copies(text, box)
    for table in ("start_deck", "agents", "cards", "city_cards"):
        for name, card in getattr(box, table).items():
            _check_kind(text, f"{table}.{name}", card, getattr(printed, table)[name])
            _check_arrows(text, f"{table}.{name}", card)
    for name, effect in box.permanent_effects.items():
        if effect.kind != printed.permanent_effects[name].kind:
            wanted = printed.permanent_effects[name].kind
            raise complain(text, f"permanent_effects.{name}.kind", f"{effect.kind!r}: this effect is {wanted!r} (E1-7)")
    _check_numbers(text, box)
    _check_tracks(text, box)
    _check_map(text, box)
    _check_provenance(text, box)


def _same_names(text: str, table: str, names: Iterable[str], printed: Iterable[str]) -> None:
    for name in names:
        if name not in set(printed):
            raise complain(text, f"{table}.{name}", f"there is nothing of this name; {known(name, printed)}")
    for name in printed:
        if name not in set(names):
            raise complain(text, f"{table}.{name}", "this one is missing")


def _check_copies(text: str, box: Box) -> None:
    there = len(box.agents) + sum(card.copies for card in box.cards.values())
    if there != GAME_CARDS:
        raise complain(text, "cards", f"{there} Game cards in all: the rules say {GAME_CARDS} (E1-4)")
    first = sum(card.copies for card in box.start_deck.values())
    if first != 10:
        raise complain(text, "start_deck", f"{first} cards in all: the rules say 10 (E1-2)")
    for name in SINGLE:
        if box.cards[name].copies != 1:
            raise complain(text, f"cards.{name}.copies", f"{box.cards[name].copies}: the rules know one such card")
    for city, card in box.city_cards.items():
        if card.copies != 1:
            raise complain(text, f"city_cards.{city}.copies", f"{card.copies}: each city has one City card (E1-6)")
    if box.cards["hide_royalty"].copies > box.game.safe_counters:
        raise complain(
            text, "game.safe_counters", f"{box.game.safe_counters}: fewer than the cards that hide royalty (E1-219)"
        )


def _check_kind(text: str, path: str, card: Card | Agent, printed: Card | Agent) -> None:
    """A text may cost an action or be free; whether a card has one, and of which sort, is in the rules."""
    own_turn = ("action", "free")
    if card.kind != printed.kind and not (card.kind in own_turn and printed.kind in own_turn):
        raise complain(text, f"{path}.kind", f"{card.kind!r}: this card is of the kind {printed.kind!r} (section 15)")


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
    if box.sanity.mad + box.sanity.sane != box.sanity.counters:
        raise complain(
            text, "sanity.counters", f"{box.sanity.counters}: not the Mad and the Sane ones together (E1-12)"
        )
    identities = box.identities.loyalist + box.identities.restorationist
    if identities < 5:
        raise complain(text, "identities", f"{identities}: five players need five identity cards (E1-17)")
    for count, players in box.players.items():
        if players.cards_per_pile * len(box.cities) > GAME_CARDS:
            raise complain(
                text,
                f"players.{count}.cards_per_pile",
                f"{players.cards_per_pile}: there are not so many Game cards (E1-26)",
            )
        if players.double_agents * int(count) > game.double_agents:
            raise complain(
                text,
                f"players.{count}.double_agents",
                f"{players.double_agents}: there are not so many double agent counters (E1-35)",
            )


def _check_tracks(text: str, box: Box) -> None:
    for name, track in box.tracks.items():
        last = 0
        for space in track.vp_spaces:
            if not last < space.space <= track.length:
                raise complain(
                    text, f"tracks.{name}.vp_spaces", f"{space.space}: the spaces must rise to the top (E1-438)"
                )
            last = space.space


def _check_map(text: str, box: Box) -> None:
    roads = {f"links.{name}.ends": link.ends for name, link in box.links.items()}
    crossings = {f"junctions.{name}.arms": junction.arms for name, junction in box.junctions.items()}
    joined = {next(iter(box.cities))}
    for path, ends in (roads | crossings).items():
        for city in ends:
            if city not in box.cities:
                raise complain(text, path, f"{city!r}: there is no such city; {known(city, box.cities)}")
        if len(set(ends)) < len(ends):
            raise complain(text, path, "a city is named twice (E1-133)")
    for _ in box.cities:
        for ends in (roads | crossings).values():
            if joined & set(ends):
                joined |= set(ends)
    if joined != set(box.cities):
        lone = next(city for city in box.cities if city not in joined)
        raise complain(text, "links", f"no road leads to {lone} (E1-127)")


def _check_provenance(text: str, box: Box) -> None:
    plain = parse(text)
    for word in ("rulebook", "record"):
        for path in getattr(box.provenance, word):
            found: Any = plain
            for part in path.split("."):
                if not isinstance(found, Mapping) or part not in found:
                    raise complain(text, f"provenance.{word}", f"{path!r}: there is no such value in this file")
                found = found[part]


PRINTED: Final = box(TEXT)
check(PRINTED, PRINTED)

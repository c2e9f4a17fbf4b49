"""The printed numbers of the second edition, read from a table file and checked against the rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib.resources import files
from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from intrigue.kernel.errors import known
from intrigue.kernel.tablefile import complain, parse, read

Count: TypeAlias = Annotated[int, Meta(ge=0, le=100)]
Some: TypeAlias = Annotated[int, Meta(ge=1, le=100)]


class About(Struct, frozen=True, forbid_unknown_fields=True):
    """Which game the file belongs to."""

    edition: str
    title: str
    format: int


class Rules(Struct, frozen=True, forbid_unknown_fields=True):
    """The fixed numbers of the rules."""

    hand_size: Some
    actions_per_turn: Some
    cubes_per_player: Some
    cubes_in_limbo_at_start: Count
    agents_per_player: Some
    agents_at_start: Some
    agents_after_loyalist_reveal: Some
    sanity_tokens: Some
    zombies: Count
    zombies_per_play: Some
    track_length: Some
    low_side_penalty: Count
    black_hand_per_royalty: Count
    yog_sothoth_per_agent: Count
    golovinski_steps: Some
    freud_steps: Some


class Identities(Struct, frozen=True, forbid_unknown_fields=True):
    """How many identity cards there are of each side."""

    loyalist: Count
    restorationist: Count


class Die(Struct, frozen=True, forbid_unknown_fields=True):
    """The sanity die."""

    faces: Some
    insanity: Count


class Players(Struct, frozen=True, forbid_unknown_fields=True):
    """What depends on the number of players."""

    cards_per_city: Some
    vp_end: Some


class City(Struct, frozen=True, forbid_unknown_fields=True):
    """A city, and the bomb points it takes to kill an agent there."""

    name: str
    defence: Some


class Royalty(Struct, frozen=True, forbid_unknown_fields=True):
    """A royalty card."""

    name: str
    city: str
    bombs: Some
    vp: Count


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """A card of a deck: its symbols, its points, and the heading of its text."""

    name: str
    copies: Some
    kind: Literal["plain", "action", "free", "interrupt", "benefit"]
    one_use: bool
    place: Count = 0
    claim: Count = 0
    retrieve: Count = 0
    move: Count = 0
    assassinate: Count = 0
    restorationist: Count = 0
    loyalist: Count = 0
    bomb: Count = 0
    agent: Count = 0
    insanity: bool = False
    vp_neutral: Count = 0
    vp_restorationist: Count = 0
    vp_loyalist: Count = 0
    box_vp: Count = 0
    interrupt: bool = False


class Provenance(Struct, frozen=True, forbid_unknown_fields=True):
    """Which values are known, by their paths; all others are our reconstruction."""

    rulebook: tuple[str, ...]
    record: tuple[str, ...]


class Box(Struct, frozen=True):
    """Everything a table file says."""

    text: str
    game: Rules
    identities: Identities
    sanity_die: Die
    players: dict[str, Players]
    cities: dict[str, City]
    royalty: dict[str, Royalty]
    city_cards: dict[str, Card]
    start_deck: dict[str, Card]
    cards: dict[str, Card]
    provenance: Provenance

    def source(self, path: str) -> str:
        """Where a value comes from: `rulebook`, `record` or `reconstructed`."""
        for word, paths in (("rulebook", self.provenance.rulebook), ("record", self.provenance.record)):
            if any(path == known_path or path.startswith(known_path + ".") for known_path in paths):
                return word
        return "reconstructed"


TEXT: Final = files(__package__).joinpath("cards.toml").read_text(encoding="utf-8")
COUNTS: Final = ("2", "3", "4", "5")
SINGLE: Final = ("zombies", "vampires", "mi_go", "change_of_heart", "black_hand", "society_of_leopold")
"""Cards of which the rules speak as of one."""


def box(text: str) -> Box:
    """A table file, read and checked; raises BadTable with the line, the value and the rule it breaks."""
    plain = parse(text)
    about = read(text, plain, "meta", About)
    if about.edition != "emerald2":
        raise complain(text, "meta.edition", f"{about.edition!r}: this is not a table of emerald2")
    out = Box(
        text=text,
        game=read(text, plain, "game", Rules),
        identities=read(text, plain, "identities", Identities),
        sanity_die=read(text, plain, "sanity_die", Die),
        players=_each(text, plain, "players", Players),
        cities=_each(text, plain, "cities", City),
        royalty=_each(text, plain, "royalty", Royalty),
        city_cards=_each(text, plain, "city_cards", Card),
        start_deck=_each(text, plain, "start_deck", Card),
        cards=_each(text, plain, "cards", Card),
        provenance=read(text, plain, "provenance", Provenance),
    )
    for name in plain:
        if name == "text" or name not in (*Box.__struct_fields__, "meta"):
            raise complain(text, name, "there is no such table")
    return out


def _each(text: str, plain: Mapping[str, Any], name: str, shape: type[Any]) -> dict[str, Any]:
    """Every table below this one."""
    if not isinstance(plain.get(name), Mapping):
        raise complain(text, name, "this table is missing")
    return {key: read(text, plain, f"{name}.{key}", shape) for key in plain[name]}


def check(box: Box, printed: Box) -> None:
    """What the rules ask of every table, whatever its numbers. Raises BadTable at the first thing that is wrong."""
    text = box.text
    for name in ("players", "cities", "royalty", "city_cards", "start_deck", "cards"):
        _same_names(text, name, getattr(box, name), getattr(printed, name))
    _sum(text, "cards", box.cards, 66, "E2-5")
    _sum(text, "start_deck", box.start_deck, 10, "E2-2")
    for city, card in box.city_cards.items():
        if card.copies != 1:
            raise complain(text, f"city_cards.{city}.copies", f"{card.copies}: each city has one city card (E2-5)")
    _check_royalty(text, box)
    for name in SINGLE:
        if box.cards[name].copies != 1:
            raise complain(text, f"cards.{name}.copies", f"{box.cards[name].copies}: the rules know one such card")
    for name, card in box.cards.items():
        _check_heading(text, name, card, printed.cards[name])
    _check_numbers(text, box)
    _check_provenance(text, box)


def _check_royalty(text: str, box: Box) -> None:
    taken: set[str] = set()
    for name, royal in box.royalty.items():
        path = f"royalty.{name}.city"
        if royal.city not in box.cities:
            raise complain(text, path, f"{royal.city!r}: there is no such city; {known(royal.city, box.cities)}")
        if royal.city in taken:
            raise complain(text, path, f"{royal.city!r}: one royalty card belongs to each city (E2-5)")
        taken.add(royal.city)


def _check_heading(text: str, name: str, card: Card, printed: Card) -> None:
    """A text may cost an action or be free; whether a card has one, and of which sort, is in the rules."""
    own_turn = ("action", "free")
    if card.kind != printed.kind and not (card.kind in own_turn and printed.kind in own_turn):
        raise complain(text, f"cards.{name}.kind", f"{card.kind!r}: this card is of the kind {printed.kind!r} (E2-55)")
    if card.interrupt != printed.interrupt:
        said = str(card.interrupt).lower()
        raise complain(
            text, f"cards.{name}.interrupt", f"{said}: only Vampires has an action and an interrupt (E2-140)"
        )


def _same_names(text: str, table: str, names: Iterable[str], printed: Iterable[str]) -> None:
    for name in names:
        if name not in set(printed):
            raise complain(text, f"{table}.{name}", f"there is nothing of this name; {known(name, printed)}")
    for name in printed:
        if name not in set(names):
            raise complain(text, f"{table}.{name}", "this one is missing")


def _sum(text: str, table: str, cards: Mapping[str, Card], wanted: int, clause: str) -> None:
    there = sum(card.copies for card in cards.values())
    if there != wanted:
        raise complain(text, table, f"{there} cards in all: the rules say {wanted} ({clause})")


def _check_numbers(text: str, box: Box) -> None:
    game = box.game
    if game.cubes_in_limbo_at_start > game.cubes_per_player:
        raise complain(
            text,
            "game.cubes_in_limbo_at_start",
            f"{game.cubes_in_limbo_at_start}: more cubes than a player has (E2-19)",
        )
    if game.agents_at_start > game.agents_per_player:
        raise complain(text, "game.agents_at_start", f"{game.agents_at_start}: more agents than a player has (E2-28)")
    if box.sanity_die.insanity > box.sanity_die.faces:
        raise complain(text, "sanity_die.insanity", f"{box.sanity_die.insanity}: more faces than the die has (E2-9)")
    identities = box.identities.loyalist + box.identities.restorationist
    if identities < 5:
        raise complain(text, "identities", f"{identities}: five players need five identity cards (E2-23)")
    for count, players in box.players.items():
        if players.cards_per_city * len(box.cities) > 66:
            raise complain(
                text,
                f"players.{count}.cards_per_city",
                f"{players.cards_per_city}: there are not so many game cards (E2-12)",
            )
    for name, card in {**box.start_deck, **box.city_cards}.items():
        if card.kind != "plain":
            table = "start_deck" if name in box.start_deck else "city_cards"
            raise complain(text, f"{table}.{name}.kind", f"{card.kind!r}: only game cards have texts (E2-55)")


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

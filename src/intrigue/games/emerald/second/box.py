"""The printed numbers of the second edition, read from a box file and checked against the rules."""

# Not compiled: its types are msgspec structs, and a box file is read once.

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Final, Literal

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


class Box(shared_box.Box, frozen=True):
    """Everything a box file says."""

    game: Rules
    sanity_die: Die
    players: dict[str, Players]
    cities: dict[str, City]
    royalty: dict[str, Royalty]
    city_cards: dict[str, Card]
    start_deck: dict[str, Card]
    cards: dict[str, Card]


TEXT: Final = files(__package__).joinpath("box.toml").read_text(encoding="utf-8")
SINGLE: Final = ("zombies", "vampires", "mi_go", "change_of_heart", "black_hand", "society_of_leopold")
"""Cards of which the rules speak as of one."""


def box(text: str) -> Box:
    """A box file, read and checked; raises BadBox with the line, the value and the rule it breaks."""
    plain = parse(text)
    read_about(text, plain, "emerald2")
    out = Box(
        text=text,
        game=read(text, plain, "game", Rules),
        identities=read(text, plain, "identities", Identities),
        sanity_die=read(text, plain, "sanity_die", Die),
        players=read_each(text, plain, "players", Players),
        cities=read_each(text, plain, "cities", City),
        royalty=read_each(text, plain, "royalty", Royalty),
        city_cards=read_each(text, plain, "city_cards", Card),
        start_deck=read_each(text, plain, "start_deck", Card),
        cards=read_each(text, plain, "cards", Card),
        provenance=read(text, plain, "provenance", Provenance),
    )
    for name in plain:
        if name == "text" or name not in (*Box.__struct_fields__, "meta"):
            raise complain(text, name, "there is no such table")
    return out


def check(box: Box, printed: Box) -> None:
    """What the rules ask of every table, whatever its numbers. Raises BadBox at the first thing that is wrong."""
    text = box.text
    for name in ("players", "cities", "royalty", "city_cards", "start_deck", "cards"):
        check_names(text, name, getattr(box, name), getattr(printed, name))
    _sum(text, "cards", box.cards, 66, "E2-5")
    _sum(text, "start_deck", box.start_deck, 10, "E2-2")
    for city, card in box.city_cards.items():
        if card.copies != 1:
            raise complain(text, f"city_cards.{city}.copies", f"{card.copies}: each city has one city card (E2-5)")
    _check_royalty(text, box)
    check_single(text, box.cards, SINGLE)
    for name, card in box.cards.items():
        _check_heading(text, name, card, printed.cards[name])
    _check_numbers(text, box)
    check_provenance(text, box.provenance)


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
    """What a card's text is headed by is in the rules, but for what it costs."""
    check_kind(text, f"cards.{name}", card, printed, "E2-55")
    if card.interrupt != printed.interrupt:
        said = str(card.interrupt).lower()
        raise complain(
            text, f"cards.{name}.interrupt", f"{said}: only Vampires has an action and an interrupt (E2-140)"
        )


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
    check_identities(text, box.identities, "E2-23")
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


PRINTED: Final = box(TEXT)
check(PRINTED, PRINTED)

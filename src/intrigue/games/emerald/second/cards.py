"""Cards, cities and sides as the rules number them, and the phrases that name them.

The ids are fixed: another box file may change numbers, never what there is.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from intrigue.games.emerald.second.box import PRINTED
from intrigue.games.emerald.shared.cards import LOYALIST as LOYALIST
from intrigue.games.emerald.shared.cards import NO_CARD as NO_CARD
from intrigue.games.emerald.shared.cards import PLAYERS as PLAYERS
from intrigue.games.emerald.shared.cards import RESTORATIONIST as RESTORATIONIST
from intrigue.games.emerald.shared.cards import SEAT_NAMES as SEAT_NAMES
from intrigue.games.emerald.shared.cards import SEATS as SEATS
from intrigue.games.emerald.shared.cards import SIDE_NAMES as SIDE_NAMES
from intrigue.games.emerald.shared.cards import Code
from intrigue.kernel.verbs import Verb, Verbs

TRACKS: Final[i64] = 2

# ---------------------------------------------------------------- cities

CITY_NAMES: Final = tuple(PRINTED.cities)
CITIES: Final[i64] = i64(len(CITY_NAMES))
LIMBO: Final[i64] = CITIES
"""Where cubes can be besides the cities."""
PLACE_NAMES: Final = (*CITY_NAMES, "limbo")
ROYALTY: Final[i64] = PLAYERS
"""The target of an assassination that is no player's agent."""
TARGET_NAMES: Final = (*SEAT_NAMES, "royalty")
TARGETS: Final[i64] = PLAYERS + 1


def royal_names() -> tuple[str, ...]:
    """The royalty card of each city."""
    by_city = {card.city: name for name, card in PRINTED.royalty.items()}
    return tuple([by_city[city] for city in CITY_NAMES])


ROYAL_NAMES: Final = royal_names()

# ---------------------------------------------------------------- cards

START_NAMES: Final = tuple(PRINTED.start_deck)
CITY_CARD_NAMES: Final = tuple([f"city_{city}" for city in CITY_NAMES])
GAME_CARD_NAMES: Final = tuple(PRINTED.cards)
CARD_NAMES: Final = (*START_NAMES, *CITY_CARD_NAMES, *GAME_CARD_NAMES)
CARDS: Final[i64] = i64(len(CARD_NAMES))
FIRST_CITY_CARD: Final[i64] = i64(len(START_NAMES))
FIRST_GAME_CARD: Final[i64] = i64(len(START_NAMES) + len(CITY_CARD_NAMES))


def number(name: str) -> i64:
    """The number of the card of this name."""
    return i64(CARD_NAMES.index(name))


BLACK_HAND: Final[i64] = number("black_hand")
CHANGE_OF_HEART: Final[i64] = number("change_of_heart")
CTHULHU: Final[i64] = number("cthulhu")
DIOGENES_CLUB: Final[i64] = number("diogenes_club")
DOCTOR_WATSON: Final[i64] = number("doctor_watson")
DUCHESS: Final[i64] = number("duchess_d_uzes")
FENIANS: Final[i64] = number("fenians")
FREEMASONS: Final[i64] = number("freemasons")
HIDE_ROYALTY: Final[i64] = number("hide_royalty")
HOLY_BROTHERHOOD: Final[i64] = number("holy_brotherhood")
INFERNAL_MACHINE: Final[i64] = number("infernal_machine")
LESTRADE: Final[i64] = number("inspector_lestrade")
IRENE_ADLER: Final[i64] = number("irene_adler")
GOLOVINSKI: Final[i64] = number("matvei_golovinski")
MI_GO: Final[i64] = number("mi_go")
MRS_HUDSON: Final[i64] = number("mrs_hudson")
OKHRANA: Final[i64] = number("okhrana")
PEOPLES_WILL: Final[i64] = number("peoples_will")
PINKERTON: Final[i64] = number("pinkerton_agents")
HOLMES: Final[i64] = number("sherlock_holmes")
SHOGGOTH: Final[i64] = number("shoggoth")
FREUD: Final[i64] = number("sigmund_freud")
LEOPOLD: Final[i64] = number("society_of_leopold")
TERRORS: Final[i64] = number("terrors_of_the_night")
THIRD_SECTION: Final[i64] = number("third_section")
VAMPIRES: Final[i64] = number("vampires")
BURTSEV: Final[i64] = number("vladimir_burtsev")
YOG_SOTHOTH: Final[i64] = number("yog_sothoth")
ZOMBIES: Final[i64] = number("zombies")

# ---------------------------------------------------------------- phrases

VERBS: Final = Verbs(
    Verb("place", CARD_NAMES),
    Verb("claim", CARD_NAMES),
    Verb("retrieve", CARD_NAMES),
    Verb("move", CARD_NAMES),
    Verb("advance", CARD_NAMES, SIDE_NAMES),
    Verb("assassinate", CARD_NAMES),
    Verb("bomb", CARD_NAMES),
    Verb("use", CARD_NAMES),
    Verb("discard", CARD_NAMES),
    Verb("top", CARD_NAMES),
    Verb("interrupt", CARD_NAMES),
    Verb("city", CITY_NAMES),
    Verb("return", CITY_NAMES),
    Verb("take", PLACE_NAMES, many=True),
    Verb("go", CITY_NAMES, CITY_NAMES),
    Verb("aim", CITY_NAMES, TARGET_NAMES),
    Verb("choose", SEAT_NAMES),
    Verb("done"),
    Verb("pass"),
    Verb("end"),
    Verb("let"),
    Verb("first", SEAT_NAMES),
    Verb("deal", SIDE_NAMES),
    Verb("draw", CARD_NAMES),
    Verb("turn-up", (*CARD_NAMES, "royalty")),
    Verb("roll", ("sane", "insane")),
)


def first(verb: str) -> i64:
    """The first option of a verb."""
    return i64(VERBS.first[verb])


PLACE: Final[i64] = first("place")
CLAIM: Final[i64] = first("claim")
RETRIEVE: Final[i64] = first("retrieve")
MOVE: Final[i64] = first("move")
ADVANCE: Final[i64] = first("advance")
ASSASSINATE: Final[i64] = first("assassinate")
BOMB: Final[i64] = first("bomb")
USE: Final[i64] = first("use")
DISCARD: Final[i64] = first("discard")
TOP: Final[i64] = first("top")
INTERRUPT: Final[i64] = first("interrupt")
CITY: Final[i64] = first("city")
RETURN: Final[i64] = first("return")
TAKE: Final[i64] = first("take")
GO: Final[i64] = first("go")
AIM: Final[i64] = first("aim")
CHOOSE: Final[i64] = first("choose")
DONE: Final[i64] = first("done")
PASS: Final[i64] = first("pass")
END: Final[i64] = first("end")
LET: Final[i64] = first("let")
FIRST: Final[i64] = first("first")
DEAL: Final[i64] = first("deal")
DRAW: Final[i64] = first("draw")
TURN_UP: Final[i64] = first("turn-up")
ROLL: Final[i64] = first("roll")

CODE: Final = Code(CARD_NAMES, VERBS)

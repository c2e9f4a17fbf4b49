"""Cards, agents, cities and places as the rules number them, and the phrases that name them.

The ids are fixed: another box file may change numbers, never what there is.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from intrigue.games.emerald.first.box import PRINTED
from intrigue.games.emerald.shared.cards import LOYALIST as LOYALIST
from intrigue.games.emerald.shared.cards import NO_CARD as NO_CARD
from intrigue.games.emerald.shared.cards import PLAYERS as PLAYERS
from intrigue.games.emerald.shared.cards import RESTORATIONIST as RESTORATIONIST
from intrigue.games.emerald.shared.cards import SEAT_NAMES as SEAT_NAMES
from intrigue.games.emerald.shared.cards import SEATS as SEATS
from intrigue.games.emerald.shared.cards import SIDE_NAMES as SIDE_NAMES
from intrigue.games.emerald.shared.cards import Code
from intrigue.kernel.verbs import Verb, Verbs

# ---------------------------------------------------------------- tracks and arrows

REVOLUTION: Final[i64] = 0
WAR: Final[i64] = 1
TRACK_NAMES: Final = ("revolution", "war")
ARROWS: Final[i64] = 4
"""An arrow is `track * 2`, plus 1 if it points down."""
ARROW_NAMES: Final = ("revolution-up", "revolution-down", "war-up", "war-down")

# ---------------------------------------------------------------- cities and places

CITY_NAMES: Final = tuple(PRINTED.cities)
CITIES: Final[i64] = i64(len(CITY_NAMES))
EFFECT_NAMES: Final = tuple(PRINTED.permanent_effects)
EFFECTS: Final[i64] = i64(len(EFFECT_NAMES))
# A place for cubes and blocking discs: the face-up Game card of each city, the City boxes, the Permanent Effects.
BOX: Final[i64] = CITIES
EFFECT: Final[i64] = 2 * CITIES
PLACES: Final[i64] = 2 * CITIES + EFFECTS
PLACE_NAMES: Final = (
    *[f"card_{city}" for city in CITY_NAMES],
    *[f"box_{city}" for city in CITY_NAMES],
    *EFFECT_NAMES,
)
LIMBO: Final[i64] = PLACES
STOCK: Final[i64] = PLACES + 1
SOURCE_NAMES: Final = (*PLACE_NAMES, "limbo", "stock")
"""Where cubes can be taken from."""

# ---------------------------------------------------------------- agents

NAMED_NAMES: Final = tuple(PRINTED.agents)
NAMED: Final[i64] = i64(len(NAMED_NAMES))
AGENT_NAMES: Final = (*NAMED_NAMES, *[f"main-{seat}" for seat in range(5)])
AGENTS: Final[i64] = i64(len(AGENT_NAMES))
"""The named agents, then every player's main agent: `NAMED + seat`."""
NO_AGENT: Final[i64] = -1

# What can be attacked: an agent, the royal person of a city, a zombie in a city.
ROYAL: Final[i64] = AGENTS
ZOMBIE: Final[i64] = AGENTS + CITIES
TARGET_NAMES: Final = (
    *AGENT_NAMES,
    *[f"royal_{city}" for city in CITY_NAMES],
    *[f"zombie_{city}" for city in CITY_NAMES],
)
NO_TARGET: Final[i64] = -1

# ---------------------------------------------------------------- cards

START_NAMES: Final = tuple(PRINTED.start_deck)
CITY_CARD_NAMES: Final = tuple([f"city_{city}" for city in CITY_NAMES])
CARD_NAMES: Final = (*START_NAMES, *CITY_CARD_NAMES, *NAMED_NAMES, *PRINTED.cards)
CARDS: Final[i64] = i64(len(CARD_NAMES))
FIRST_CITY_CARD: Final[i64] = i64(len(START_NAMES))
FIRST_AGENT: Final[i64] = i64(len(START_NAMES) + len(CITY_CARD_NAMES))
"""Game cards begin here, those of the named agents first."""
FIRST_OTHER: Final[i64] = FIRST_AGENT + NAMED


def number(name: str) -> i64:
    """The number of the card of this name."""
    return i64(CARD_NAMES.index(name))


BLOCK_CARD: Final[i64] = number("block")
ASSASSINATION: Final[i64] = number("assassinate")
IRENE_ADLER: Final[i64] = number("irene_adler")
RACHKOVSKY: Final[i64] = number("peter_rachkovsky")
BURTSEV: Final[i64] = number("vladimir_burtsev")
BISMARCK: Final[i64] = number("bismarck")
BLACK_HAND: Final[i64] = number("black_hand")
DIOGENES_CLUB: Final[i64] = number("diogenes_club")
DUCHESS: Final[i64] = number("duchess_de_uzes")
FREEMASONS: Final[i64] = number("freemasons")
HIDE_ROYALTY: Final[i64] = number("hide_royalty")
HIRED_ASSASSIN: Final[i64] = number("hired_assassin")
HOLY_BROTHERHOOD: Final[i64] = number("holy_brotherhood")
INFERNAL_MACHINE: Final[i64] = number("infernal_machine")
GOLOVINSKY: Final[i64] = number("matvei_golovinsky")
NADAR: Final[i64] = number("nadar")
NECRONOMICON: Final[i64] = number("necronomicon")
OKHRANA: Final[i64] = number("okhrana")
PEOPLES_WILL: Final[i64] = number("peoples_will")
PINKERTON: Final[i64] = number("pinkerton_agents")
SHOGGOTH: Final[i64] = number("shoggoth")
TERRORS: Final[i64] = number("terrors_of_the_night")
THIRD_SECTION: Final[i64] = number("third_section")
VAMPIRE: Final[i64] = number("vampire")
ZOMBIES: Final[i64] = number("zombies")

HOLMES: Final[i64] = i64(NAMED_NAMES.index("sherlock_holmes"))
MORIARTY: Final[i64] = i64(NAMED_NAMES.index("professor_moriarty"))


def effect(name: str) -> i64:
    """The number of the Permanent Effect of this name."""
    return i64(EFFECT_NAMES.index(name))


CHANGE_OF_HEART: Final[i64] = effect("change_of_heart")
CTHULHU: Final[i64] = effect("cthulhu")
CULTISTS: Final[i64] = effect("cultists")
DEVILS_ISLAND: Final[i64] = effect("devils_island")
DOCTOR_WATSON: Final[i64] = effect("doctor_watson")
DISGUISE: Final[i64] = effect("master_of_disguise")
MI_GO: Final[i64] = effect("mi_go")
MRS_HUDSON: Final[i64] = effect("mrs_hudson")
MORAN: Final[i64] = effect("sebastian_moran")
FREUD: Final[i64] = effect("sigmund_freud")
LEOPOLD: Final[i64] = effect("society_of_leopold")
YOG_SOTHOTH: Final[i64] = effect("yog_sothoth")

# ---------------------------------------------------------------- phrases

VERBS: Final = Verbs(
    Verb("place", CARD_NAMES),
    Verb("retrieve", CARD_NAMES),
    Verb("buy", CARD_NAMES),
    Verb("move", CARD_NAMES),
    Verb("advance", CARD_NAMES, ARROW_NAMES),
    Verb("attempt", CARD_NAMES),
    Verb("bomb", CARD_NAMES),
    Verb("use", CARD_NAMES),
    Verb("discard", CARD_NAMES),
    Verb("top", CARD_NAMES),
    Verb("swap", CARD_NAMES),
    Verb("remove", CARD_NAMES),
    Verb("bury", CARD_NAMES),
    Verb("claim", PLACE_NAMES),
    Verb("at", PLACE_NAMES),
    Verb("block", PLACE_NAMES),
    Verb("unblock", PLACE_NAMES),
    Verb("clear", PLACE_NAMES),
    Verb("take", SOURCE_NAMES, many=True),
    Verb("send", SEAT_NAMES, PLACE_NAMES),
    Verb("go", AGENT_NAMES, CITY_NAMES),
    Verb("return", NAMED_NAMES, CITY_NAMES),
    Verb("shelter", NAMED_NAMES),
    Verb("sacrifice", NAMED_NAMES),
    Verb("show", NAMED_NAMES),
    Verb("keep", NAMED_NAMES),
    Verb("turn", AGENT_NAMES),
    Verb("strike", TARGET_NAMES),
    Verb("city", CITY_NAMES),
    Verb("escape", CITY_NAMES),
    Verb("exile", CITY_NAMES, SEAT_NAMES),
    Verb("choose", SEAT_NAMES),
    Verb("done"),
    Verb("pass"),
    Verb("end"),
    Verb("let"),
    Verb("reveal"),
    Verb("first", SEAT_NAMES),
    Verb("deal", SIDE_NAMES),
    Verb("draw", CARD_NAMES),
    Verb("turn-up", CARD_NAMES),
    Verb("bring", EFFECT_NAMES),
    Verb("counter", NAMED_NAMES),
    Verb("sanity", ("sane", "mad")),
)


def first(verb: str) -> i64:
    """The first option of a verb."""
    return i64(VERBS.first[verb])


PLACE: Final[i64] = first("place")
RETRIEVE: Final[i64] = first("retrieve")
BUY: Final[i64] = first("buy")
MOVE: Final[i64] = first("move")
ADVANCE: Final[i64] = first("advance")
ATTEMPT: Final[i64] = first("attempt")
BOMB: Final[i64] = first("bomb")
USE: Final[i64] = first("use")
DISCARD: Final[i64] = first("discard")
TOP: Final[i64] = first("top")
SWAP: Final[i64] = first("swap")
REMOVE: Final[i64] = first("remove")
BURY: Final[i64] = first("bury")
CLAIM: Final[i64] = first("claim")
AT: Final[i64] = first("at")
BLOCK: Final[i64] = first("block")
UNBLOCK: Final[i64] = first("unblock")
CLEAR: Final[i64] = first("clear")
TAKE: Final[i64] = first("take")
SEND: Final[i64] = first("send")
GO: Final[i64] = first("go")
RETURN: Final[i64] = first("return")
SHELTER: Final[i64] = first("shelter")
SACRIFICE: Final[i64] = first("sacrifice")
SHOW: Final[i64] = first("show")
KEEP: Final[i64] = first("keep")
TURN: Final[i64] = first("turn")
STRIKE: Final[i64] = first("strike")
CITY: Final[i64] = first("city")
ESCAPE: Final[i64] = first("escape")
EXILE: Final[i64] = first("exile")
CHOOSE: Final[i64] = first("choose")
DONE: Final[i64] = first("done")
PASS: Final[i64] = first("pass")
END: Final[i64] = first("end")
LET: Final[i64] = first("let")
REVEAL: Final[i64] = first("reveal")
FIRST: Final[i64] = first("first")
DEAL: Final[i64] = first("deal")
DRAW: Final[i64] = first("draw")
TURN_UP: Final[i64] = first("turn-up")
BRING: Final[i64] = first("bring")
COUNTER: Final[i64] = first("counter")
SANITY: Final[i64] = first("sanity")

CODE: Final = Code(CARD_NAMES, VERBS)

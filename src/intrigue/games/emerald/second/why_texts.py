"""Why the text of a card cannot be used, or why something cannot be chosen for it (section 16)."""

# Not compiled: it answers a person, who does not notice.

from __future__ import annotations

from collections.abc import Callable

from intrigue.games.emerald.second.cards import (
    AIM,
    BURTSEV,
    CARD_NAMES,
    CITY_NAMES,
    CTHULHU,
    DUCHESS,
    FREEMASONS,
    HIDE_ROYALTY,
    IRENE_ADLER,
    LESTRADE,
    MI_GO,
    MRS_HUDSON,
    NO_CARD,
    OKHRANA,
    PINKERTON,
    PLAYERS,
    SEAT_NAMES,
    SHOGGOTH,
    TAKE,
    TARGETS,
    TERRORS,
    THIRD_SECTION,
    VAMPIRES,
    YOG_SOTHOTH,
    ZOMBIES,
)
from intrigue.games.emerald.second.numbers import ACTION, BENEFIT, FREE, PLAIN
from intrigue.games.emerald.second.table import IN_SLOT, Emerald, is_banished, leads
from intrigue.games.emerald.second.texts import can_use
from intrigue.games.emerald.second.texts_with_target import anybody_in, cubes_of_anybody
from intrigue.games.emerald.second.undead import coming
from intrigue.games.emerald.second.why_pieces import (
    CITY_OF,
    pieces_short,
    why_not_left,
    why_not_on_top,
)
from intrigue.kernel.refusal import Reason, because

ASKED: dict[int, str] = {
    int(CTHULHU): "city",
    int(DUCHESS): "city",
    int(HIDE_ROYALTY): "city",
    int(PINKERTON): "city",
    int(THIRD_SECTION): "city",
    int(TERRORS): "choose",
    int(BURTSEV): "choose",
    int(LESTRADE): "aim",
    int(OKHRANA): "aim",
    int(IRENE_ADLER): "aim",
    int(SHOGGOTH): "aim",
    int(VAMPIRES): "aim",
    int(MI_GO): "take",
    int(YOG_SOTHOTH): "take",
    int(FREEMASONS): "discard",
    int(MRS_HUDSON): "discard",
    int(ZOMBIES): "city",
}
"""The verb that answers what a text asks for. Zombies may also attack."""
OF_CUBES = (LESTRADE, OKHRANA)
IN_STOCK = (PINKERTON, IRENE_ADLER, VAMPIRES)
"""Texts that need an agent in stock."""


# ---------------------------------------------------------------- using a text


def why_no_text(t: Emerald, seat: int, card: int) -> Reason | None:
    """Why a card's text cannot be used now (E2-47 to E2-50, E2-135)."""
    kind = t.numbers.kind[card]
    if kind == BENEFIT:
        return because("benefit")
    if kind not in (FREE, ACTION):
        return because("no-text", card=CARD_NAMES[card]) if kind == PLAIN else because("interrupt")
    if kind == ACTION and t.actions == 0:
        return because("no-actions")
    if can_use(t, seat, card):
        return None
    if is_banished(t, card):
        return because("banished", card=CARD_NAMES[card])
    return because("agents-out") if card in IN_STOCK and t.agent_stock[seat] == 0 else because("text-nothing")


def aims(t: Emerald, seat: int) -> list[str]:
    """Every other player in every city."""
    others = [other for other in range(t.seats) if other != seat]
    return [f"aim {city} {SEAT_NAMES[other]}" for city in CITY_NAMES for other in others]


def text_candidates(t: Emerald, seat: int, hand: list[str]) -> list[str]:
    """What somebody might choose for the text that is being used."""
    verb = ASKED[int(t.using)]
    cities = [f"{verb} {city}" for city in CITY_NAMES]
    if t.using == ZOMBIES:
        return [*aims(t, seat), *cities, "done"]
    if verb == "city":
        return cities
    if verb == "choose":
        return [f"choose {SEAT_NAMES[other]}" for other in range(t.seats)]
    if verb == "take":
        return [*cities, "take limbo", "done"]
    if verb == "discard":
        return [*[f"{word} {card}" for word in ("discard", "top") for card in hand], "done"]
    own = [f"aim {city} {SEAT_NAMES[seat]}" for city in CITY_NAMES]
    return [*aims(t, seat), *own, *(["done"] if t.using == OKHRANA else [])]


def why_not_text(t: Emerald, seat: int, verb: str, things: list[str]) -> Reason | None:
    """Why this cannot be chosen for the text that is being used."""
    card = int(t.using)
    if card == ZOMBIES:
        return why_not_horde(t, seat, verb, things)
    if verb == "done" and card in (MI_GO, YOG_SOTHOTH, OKHRANA):
        return because("one-at-least") if len(t.picked) == 0 else None
    if ASKED[card] == "discard":
        return _swap(t, seat, verb, things)
    if verb != ASKED[card]:
        return because("text-first", card=CARD_NAMES[card])
    if verb == "city":
        return CITY_REASONS[card](t, seat, CITY_OF[things[0]])
    if verb == "choose":
        other = SEAT_NAMES.index(things[0])
        return because("self") if other == seat else SEAT_REASONS[card](t, seat, other)
    if verb == "take":
        return _agent_taken(t, seat, things[0])
    return _aim(t, seat, card, *things)


def _swap(t: Emerald, seat: int, verb: str, things: list[str]) -> Reason | None:
    """Why a card cannot be exchanged (E2-205, E2-316)."""
    if verb == "discard":
        return why_not_left(t, seat, things[0])
    if verb == "top":
        return why_not_on_top(t, seat, things[0], list(t.chosen)[1:])
    if verb == "done":
        return because("not-complete") if len(t.chosen) > 1 else None
    return because("text-first", card=CARD_NAMES[t.using])


# ---------------------------------------------------------------- cities and players


def _devastate(t: Emerald, seat: int, city: int) -> Reason | None:
    """Cthulhu needs something to devastate (E2-135)."""
    there = t.face_up[city] != NO_CARD or t.stack[city] > 0 or t.zombies[city] > 0 or anybody_in(t, city)
    return None if there else because("city-nothing", city=CITY_NAMES[city])


def _lead(t: Emerald, seat: int, city: int) -> Reason | None:
    """The Duchess and Hide Royalty need the lead (E2-196, E2-207)."""
    if leads(t, seat, city):
        return None
    return because("city-text-lead", city=CITY_NAMES[city], n=pieces_short(t, seat, city))


def _face_up(t: Emerald, seat: int, city: int) -> Reason | None:
    """The Third Section needs a face-up card (E2-249)."""
    return because("city-stack", city=CITY_NAMES[city]) if t.face_up[city] == NO_CARD else None


def _duchess(t: Emerald, seat: int, city: int) -> Reason | None:
    return _face_up(t, seat, city) or _lead(t, seat, city)


def _hide(t: Emerald, seat: int, city: int) -> Reason | None:
    """There must be royalty in the slot (E2-207)."""
    if t.royal[city] != IN_SLOT:
        return because("city-royal", city=CITY_NAMES[city])
    return _lead(t, seat, city)


def _anywhere(t: Emerald, seat: int, city: int) -> Reason | None:
    """Any city will do."""
    return None


def _terror(t: Emerald, seat: int, other: int) -> Reason | None:
    """Somebody without sanity tokens cannot be chosen (E2-248)."""
    return None if t.tokens[other] > 0 else because("seat-no-token", seat=SEAT_NAMES[other])


def _identity(t: Emerald, seat: int, other: int) -> Reason | None:
    """Only an identity that is secret, and still a secret to whoever looks (E2-255)."""
    if t.revealed[other] > 0:
        return because("seat-revealed", seat=SEAT_NAMES[other])
    return because("seat-known", seat=SEAT_NAMES[other]) if t.looked[seat * PLAYERS + other] > 0 else None


CITY_REASONS: dict[int, Callable[[Emerald, int, int], Reason | None]] = {
    int(CTHULHU): _devastate,
    int(DUCHESS): _duchess,
    int(HIDE_ROYALTY): _hide,
    int(PINKERTON): _anywhere,
    int(THIRD_SECTION): _face_up,
}
SEAT_REASONS: dict[int, Callable[[Emerald, int, int], Reason | None]] = {int(TERRORS): _terror, int(BURTSEV): _identity}


# ---------------------------------------------------------------- pieces


def _agent_taken(t: Emerald, seat: int, place: str) -> Reason | None:
    """Why no agent can be taken from a place (E2-226, E2-256)."""
    if place == "limbo":
        return because("limbo")
    city = CITY_OF[place]
    there = int(t.agents[city * PLAYERS + seat])
    if there == 0:
        return because("city-agent-none", city=place)
    taken = sum(option == TAKE + city for option in t.picked)
    return because("city-agents-taken", city=place) if taken >= there else None


def _aim(t: Emerald, seat: int, card: int, city: str, target: str) -> Reason | None:
    """Why a player's pieces in a city cannot be chosen (E2-220, E2-221, E2-231, E2-234, E2-252)."""
    at = CITY_OF[city]
    if target not in SEAT_NAMES:
        return because("no-royalty-text", card=CARD_NAMES[card])
    other = SEAT_NAMES.index(target)
    if card in OF_CUBES:
        return _cubes(t, seat, at, other)
    reason = _no_agent(t, seat, at, other)
    if reason is None and card == VAMPIRES and t.agents[at * PLAYERS + seat] == 0:
        return because("vampires-agent", city=city)
    return reason


def _cubes(t: Emerald, seat: int, city: int, other: int) -> Reason | None:
    """Why no cube of a player in a city can be chosen (E2-220, E2-231)."""
    name = CITY_NAMES[city]
    if t.cubes[city * PLAYERS + other] == 0:
        own = other == seat
        return (
            because("text-no-cube", city=name) if own else because("text-no-cubes", city=name, seat=SEAT_NAMES[other])
        )
    there = any(option == AIM + city * TARGETS + other for option in cubes_of_anybody(t))
    return None if there else because("cubes-taken", place=name)


def _no_agent(t: Emerald, seat: int, city: int, other: int) -> Reason | None:
    """Why no agent of a player in a city can be chosen (E2-261, E2-319)."""
    if other == seat:
        return because("text-own-agent")
    if t.agents[city * PLAYERS + other] > 0:
        return None
    return because("text-no-victim", city=CITY_NAMES[city], seat=SEAT_NAMES[other])


# ---------------------------------------------------------------- zombies


def why_not_horde(t: Emerald, seat: int, verb: str, things: list[str]) -> Reason | None:
    """Why zombies cannot do this (E2-260 to E2-264)."""
    if verb == "done":
        return because("zombies-must", n=int(coming(t))) if coming(t) > 0 else None
    if verb == "city":
        return because("zombies-out") if coming(t) == 0 else None
    if verb != "aim":
        return because("text-first", card=CARD_NAMES[ZOMBIES])
    if len(t.picked) > 0:
        return because("zombies-late")
    if things[1] not in SEAT_NAMES:
        return because("no-royalty-text", card=CARD_NAMES[ZOMBIES])
    return _no_prey(t, seat, CITY_OF[things[0]], SEAT_NAMES.index(things[1]))


def _no_prey(t: Emerald, seat: int, city: int, other: int) -> Reason | None:
    """Why a zombie cannot attack this player's agents in a city (E2-151, E2-260, E2-261)."""
    name = CITY_NAMES[city]
    reason = _no_agent(t, seat, city, other)
    if reason is not None:
        return reason
    if t.zombies[city] == 0:
        return because("zombie-none", city=name)
    attempts = [int(code) for code in t.hunted if code // 2 // PLAYERS == city]
    if any(code % 2 == 0 for code in attempts):
        return because("zombie-eaten", city=name)
    if len(attempts) >= t.zombies[city]:
        return because("zombie-each", city=name)
    saved = sum(code // 2 % PLAYERS == other for code in attempts)
    return because("zombie-saved", city=name) if t.agents[city * PLAYERS + other] <= saved else None

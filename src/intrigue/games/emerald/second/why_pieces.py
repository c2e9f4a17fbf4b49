"""Why a card, a place or a target cannot be part of an action that is being put together."""

# Not compiled: it answers a person, who does not notice.

from __future__ import annotations

from mypy_extensions import i64

from intrigue.games.emerald.second.assassination import KILL_PLAN, KILLING, bombs_in_hand, is_target, most_bombs, need
from intrigue.games.emerald.second.cards import (
    BOMB,
    CARD_NAMES,
    CARDS,
    CITY_NAMES,
    FENIANS,
    NO_CARD,
    PLACE_NAMES,
    PLAYERS,
    ROYALTY,
    SIDE_NAMES,
    TARGET_NAMES,
    TARGETS,
)
from intrigue.games.emerald.second.claims import claimable
from intrigue.games.emerald.second.moves import MovePlan, marker_symbols
from intrigue.games.emerald.second.plans import RetrievePlan, can_begin_claim, can_place, can_retrieve, retrievable
from intrigue.games.emerald.second.table import IN_STACK, Emerald, agents_in_cities, leads, pieces_in
from intrigue.games.emerald.second.turn import (
    CLAIM_PLAN,
    DISCARD_PLAN,
    MARKER_PLAN,
    MOVE_PLAN,
    PLACE_PLAN,
    RETRIEVE_PLAN,
)
from intrigue.games.emerald.shared.bombs import bombs_chosen, made_needless
from intrigue.games.emerald.shared.piles import left
from intrigue.games.emerald.shared.plans import in_any_order, symbols
from intrigue.kernel.refusal import Reason, because

VERB_OF = {
    int(PLACE_PLAN): "place",
    int(CLAIM_PLAN): "claim",
    int(RETRIEVE_PLAN): "retrieve",
    int(MOVE_PLAN): "move",
    int(MARKER_PLAN): "advance",
    int(DISCARD_PLAN): "discard",
}
"""The verb by which cards join an action."""
CARD_OF = {name: card for card, name in enumerate(CARD_NAMES)}
CITY_OF = {name: city for city, name in enumerate(CITY_NAMES)}
MOVES = MovePlan()
RETRIEVES = RetrievePlan()


def why_not_piece(t: Emerald, seat: int, verb: str, things: list[str]) -> Reason | None:
    """Why this cannot be part of the action with symbols that is being put together."""
    plan = int(t.plan)
    if plan == KILL_PLAN:
        return _kill_piece(t, seat, verb, things)
    if verb == VERB_OF[plan]:
        return _card(t, seat, verb, things)
    if verb == "done":
        return _done(t, plan)
    if verb == "city" and plan in (PLACE_PLAN, CLAIM_PLAN):
        return why_no_claim(t, seat, CITY_OF[things[0]]) if plan == CLAIM_PLAN else None
    if verb == "take" and plan == RETRIEVE_PLAN:
        return _take(t, seat, things[0])
    if verb == "go" and plan == MOVE_PLAN:
        return _go(t, seat, *things)
    if verb == "top" and plan == DISCARD_PLAN:
        return why_not_on_top(t, seat, things[0], list(t.chosen))
    return because("begun")


# ---------------------------------------------------------------- cards


def why_not_left(t: Emerald, seat: int, name: str) -> Reason | None:
    """Why a card is not there to be chosen."""
    card = CARD_OF[name]
    if t.hand[seat * CARDS + card] == 0:
        return because("not-in-hand", card=name)
    return because("chosen", card=name) if left(t, seat, card) <= 0 else None


def has_symbol(t: Emerald, verb: str, card: int, side: int = 0) -> bool:
    """Has the card the symbol that this verb needs?"""
    if verb == "advance":
        return marker_symbols(t, card, side) > 0
    return verb == "discard" or getattr(t.numbers, verb)[card] > 0


def _card(t: Emerald, seat: int, verb: str, things: list[str]) -> Reason | None:
    """Why a card cannot join an action."""
    name = things[0]
    reason = why_not_left(t, seat, name)
    if reason is not None or verb == "discard":
        return reason
    side = SIDE_NAMES.index(things[1]) if verb == "advance" else 0
    if not has_symbol(t, verb, CARD_OF[name], side):
        return because("no-symbol", card=name)
    reason = why_too_many(t, seat, verb, CARD_OF[name])
    # cards come before the pieces that they move
    return because("order") if reason is None and len(t.picked) > 0 and verb != "advance" else reason


def why_too_many(t: Emerald, seat: int, verb: str, card: int) -> Reason | None:
    """Why there is nothing to do with the symbols of this card and of those chosen before."""
    if verb in ("advance", "discard"):
        return None
    row = getattr(t.numbers, verb)
    n = int(symbols(t, row) + row[card])
    if verb == "place":
        stock = int(t.stock[seat])
        if can_place(t, seat, card):
            return None
        return because("place-many", n=n, of=stock) if stock > 0 else because("stock-empty")
    if verb == "claim":
        if t.actions < t.numbers.actions:
            return because("claim-first")
        cities = int(claimable(t, seat))
        if can_begin_claim(t, seat, card):
            return None
        return because("claim-many", n=n, of=cities) if cities > 0 else because("claim-nowhere")
    if verb == "retrieve":
        cubes = int(retrievable(t, seat))
        if can_retrieve(t, seat, card):
            return None
        return because("retrieve-many", n=n, of=cubes) if cubes > 0 else because("retrieve-none")
    return _move_many(t, seat, card)


def _move_many(t: Emerald, seat: int, card: int) -> Reason | None:
    """Why the agents are too few for a card with move symbols (E2-88, E2-90)."""
    agents = agents_in_cities(t, seat)
    if agents == 0:
        return because("move-none")
    if len(t.chosen) == 0 or MOVES.fewest(t, card) <= agents:
        return None
    row = t.numbers.move
    if symbols(t, row) >= agents:
        return because("move-many")
    needless = min(t.chosen, key=lambda chosen: row[chosen])
    return because("move-needless", card=CARD_NAMES[card], other=CARD_NAMES[needless])


def why_not_on_top(t: Emerald, seat: int, name: str, discarded: list[i64]) -> Reason | None:
    """Why a card cannot lie on top of those that are discarded (E2-133)."""
    if t.hand[seat * CARDS + CARD_OF[name]] == 0:
        return because("not-in-hand", card=name)
    return None if CARD_OF[name] in discarded else because("top")


def _done(t: Emerald, plan: int) -> Reason | None:
    """Why an action is not complete."""
    if plan == MOVE_PLAN:
        must = int(MOVES.fewest(t, NO_CARD)) - len(t.picked)
        return because("move-must", n=must) if must > 0 else None
    return None if plan == MARKER_PLAN else because("not-complete")


# ---------------------------------------------------------------- cities


def pieces_short(t: Emerald, seat: int, city: int) -> int:
    """How many pieces more would give the lead."""
    most = max(int(pieces_in(t, city, other)) for other in range(t.seats) if other != seat)
    return most + 1 - int(pieces_in(t, city, seat))


def why_no_claim(t: Emerald, seat: int, city: int) -> Reason | None:
    """Why nothing can be claimed in a city (E2-65 to E2-67, E2-73)."""
    name = CITY_NAMES[city]
    if t.face_up[city] == NO_CARD:
        return because("city-stack", city=name)
    if not leads(t, seat, city):
        return because("city-lead", city=name, n=pieces_short(t, seat, city))
    return None if t.cubes[city * PLAYERS + seat] > 0 else because("city-claim-cube", city=name)


def _take(t: Emerald, seat: int, place: str) -> Reason | None:
    """Why no cube can be retrieved from a place (E2-83)."""
    at = PLACE_NAMES.index(place)
    if RETRIEVES.cubes_at(t, seat, at) > 0:
        return None
    if at in t.picked:
        return because("cubes-taken", place=place)
    return because("limbo-empty") if place == "limbo" else because("city-no-cube", city=place)


def _go(t: Emerald, seat: int, city: str, there: str) -> Reason | None:
    """Why no agent can go from one city to another (E2-87, E2-88, E2-91)."""
    at = CITY_OF[city]
    if t.agents[at * PLAYERS + seat] == 0:
        return because("city-no-agent", city=city)
    if MOVES.unmoved(t, seat, at) == 0:
        return because("city-moved", city=city)
    return because("city-same") if city == there else None


# ---------------------------------------------------------------- assassinations


def _kill_piece(t: Emerald, seat: int, verb: str, things: list[str]) -> Reason | None:
    """Why this cannot be part of an assassination."""
    aimed = len(t.picked) > 0
    if verb == "aim":
        target = TARGET_NAMES.index(things[1])
        return because("target-chosen") if aimed else why_no_kill(t, seat, CITY_OF[things[0]], target)
    if verb == "bomb":
        return _bomb(t, seat, things[0]) if aimed else because("target-first")
    if verb == "use" and things[0] == CARD_NAMES[FENIANS]:
        return _fenians(t, seat) if aimed else because("target-first")
    return because("begun")


def why_no_kill(t: Emerald, seat: int, city: int, target: int) -> Reason | None:
    """Why this one cannot be killed in a city (E2-101 to E2-108)."""
    name = CITY_NAMES[city]
    if not is_target(t, seat, city, target):
        return _no_target(t, seat, city, target)
    if t.agents[city * PLAYERS + seat] == 0:
        return because("city-agent", city=name)
    if not leads(t, seat, city):
        return because("city-kill-lead", city=name, n=pieces_short(t, seat, city))
    card = t.chosen[0]
    bombs = bombs_in_hand(t, seat) - t.numbers.bomb[card]
    best = int(most_bombs(t, seat, city, bombs, left(t, seat, FENIANS) > 0))
    wanted = int(need(t, city, target))
    return because("city-bombs", city=name, n=wanted, of=best) if best < wanted else None


def _no_target(t: Emerald, seat: int, city: int, target: int) -> Reason:
    """Why there is no such target (E2-101, E2-104)."""
    if target == ROYALTY:
        in_stack = t.royal[city] == IN_STACK
        return because("royal-stack") if in_stack else because("city-no-royalty", city=CITY_NAMES[city])
    if target == seat:
        return because("own-agent")
    return because("city-no-victim", city=CITY_NAMES[city], seat=TARGET_NAMES[target])


def _bomb(t: Emerald, seat: int, name: str) -> Reason | None:
    """Why a card cannot add its bombs (E2-106, E2-109)."""
    card = CARD_OF[name]
    if card == t.chosen[0] and left(t, seat, card) <= 0:
        return because("own-bombs", card=name)
    reason = why_not_left(t, seat, name)
    if reason is not None:
        return reason
    if not has_symbol(t, "bomb", card):
        return because("no-symbol", card=name)
    if card == FENIANS and len(t.picked) > 1 and left(t, seat, card) == 1:
        return because("chosen", card=name)
    row = t.numbers.bomb
    agents = t.agents[t.picked[0] // TARGETS * PLAYERS + seat] * len(t.picked)
    wanted = need(t, t.picked[0] // TARGETS, t.picked[0] % TARGETS) - agents
    other = made_needless(t, row, wanted, card)
    if other != NO_CARD:
        return because("bomb-needless", card=CARD_NAMES[other])
    return None if BOMB + card in in_any_order(t, KILLING, seat) else because("bomb-enough")


def _fenians(t: Emerald, seat: int) -> Reason | None:
    """Why the text of Fenians cannot help (E2-200 to E2-204)."""
    if len(t.picked) > 1:
        return because("fenians-once")
    reason = why_not_left(t, seat, CARD_NAMES[FENIANS])
    if reason is not None or KILLING.fenians_help(t, seat):
        return reason
    supply = KILLING.supply(t, seat, True)
    most = bombs_chosen(t, supply.row) + sum(supply.row[card] for card in supply.cards)
    return because("fenians-short") if most < supply.wanted else because("fenians-needless")

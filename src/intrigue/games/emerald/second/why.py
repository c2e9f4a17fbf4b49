"""Why an answer cannot be given now: the words to say so (`board-why-…`, which name the clause) and what they speak of.

It is judged at a table imagined from the view, by the same functions that make the offers: what a player cannot see
makes no difference to what he is offered.
"""

from __future__ import annotations

from typing import Any

from intrigue.games.emerald.parts.piles import left
from intrigue.games.emerald.parts.plans import NO_PLAN
from intrigue.games.emerald.second.assassination import (
    Again,
    bombs_in_hand,
    is_target,
    most_bombs,
    need,
    targets_with,
)
from intrigue.games.emerald.second.cards import CARD_NAMES, CITY_NAMES, FENIANS, PLAYERS, TARGETS
from intrigue.games.emerald.second.claims import claimable
from intrigue.games.emerald.second.moves import marker_symbols
from intrigue.games.emerald.second.numbers import ACTION, BENEFIT, FREE
from intrigue.games.emerald.second.plans import retrievable
from intrigue.games.emerald.second.table import IN_STACK, Emerald, agents_in_cities, leads, pieces_in
from intrigue.games.emerald.second.texts import can_use
from intrigue.games.emerald.second.turn import Act
from intrigue.games.emerald.second.view import View
from intrigue.kernel.event import seat_name
from intrigue.kernel.game import Game
from intrigue.kernel.reason import Reason, because
from intrigue.kernel.rng import Rng

SYMBOLS = ("place", "claim", "retrieve", "move", "assassinate", "bomb")
BEGIN = ("place", "claim", "retrieve", "move", "advance", "assassinate", "use", "discard")


def why_not(game: Game, view: View, phrase: str) -> Reason | None:
    """Why this phrase is not offered to the viewer; None if there is nothing to say but that it is not."""
    seat = view.viewer
    if seat is None:
        return because("watching")
    t: Any = game.imagine(view, Rng(1))
    if not t.agenda:
        return because("over")
    step = t.agenda[-1]
    if step.seat != seat:
        return because("other", seat=seat_name(step.seat)) if step.seat >= 0 else None
    verb, *things = phrase.split()
    if not isinstance(step, Act | Again):
        return None
    if things and things[0] in CARD_NAMES and verb not in ("top", "interrupt"):
        return _card(t, seat, verb, CARD_NAMES.index(things[0]), isinstance(step, Again))
    if things and things[0] in CITY_NAMES:
        return _city(t, seat, verb, CITY_NAMES.index(things[0]), things[1:])
    if verb == "take":
        return because("retrieve-none")
    return because("first-choose") if t.plan == NO_PLAN and verb in ("done", "choose") else None


# ---------------------------------------------------------------- cards


def _card(t: Emerald, seat: int, verb: str, card: int, again: bool) -> Reason | None:
    """Why a card cannot begin an action, or join the one that is being put together."""
    name = CARD_NAMES[card]
    if left(t, seat, card) <= 0:
        return because("not-in-hand", card=name)
    if t.plan == NO_PLAN and (verb != "assassinate" if again else t.actions == 0 and verb != "use"):
        return because("no-actions")
    if verb == "use":
        return because("first-choose") if t.plan != NO_PLAN else _text(t, seat, card)
    if verb in SYMBOLS and _row(t, verb)[card] == 0:
        return because("no-symbol", card=name)
    if verb == "advance" and not any(marker_symbols(t, card, track) for track in range(2)):
        return because("no-symbol", card=name)
    if verb == "bomb":
        return because("first-choose") if t.plan == NO_PLAN else because("bomb-enough")
    if verb not in BEGIN:
        return None
    return _amount(t, seat, verb, card) or (because("order") if t.plan != NO_PLAN else None)


def _row(t: Emerald, verb: str) -> Any:
    return getattr(t.numbers, verb)


def _amount(t: Emerald, seat: int, verb: str, card: int) -> Reason | None:
    """Why there is nothing to do with so many symbols."""
    all_ = 0
    if verb in SYMBOLS:
        cards = [card, *t.chosen] if t.plan != NO_PLAN else [card]
        all_ = sum(int(_row(t, verb)[other]) for other in cards)
    if verb == "place":
        stock = int(t.stock[seat])
        return because("stock-empty") if stock == 0 else _many("place", all_, stock)
    if verb == "claim":
        if t.plan == NO_PLAN and t.actions < t.numbers.actions:
            return because("claim-first")
        cities = int(claimable(t, seat))
        return because("claim-nowhere") if cities == 0 else _many("claim", all_, cities)
    if verb == "retrieve":
        cubes = int(retrievable(t, seat))
        return because("retrieve-none") if cubes == 0 else _many("retrieve", all_, cubes)
    if verb == "move":
        return because("move-none") if agents_in_cities(t, seat) == 0 else because("move-many")
    if verb == "assassinate" and len(targets_with(t, seat, card)) == 0:
        return because("kill-nowhere")
    return None


def _many(action: str, n: int, of: int) -> Reason | None:
    return because(f"{action}-many", n=n, of=of) if n > of else None


def _text(t: Emerald, seat: int, card: int) -> Reason | None:
    """Why a card's text cannot be used now."""
    name = CARD_NAMES[card]
    kind = t.numbers.kind[card]
    if kind == BENEFIT:
        return because("benefit")
    if kind not in (FREE, ACTION):
        return because("interrupt") if kind > 0 else because("no-text", card=name)
    if kind == ACTION and t.actions == 0:
        return because("no-actions")
    return None if can_use(t, seat, card) else because("text-nothing")


# ---------------------------------------------------------------- cities


def _city(t: Emerald, seat: int, verb: str, city: int, more: list[str]) -> Reason | None:
    """Why nothing can be done in a city with the action that is being put together."""
    if t.plan == NO_PLAN:
        return because("first-choose")
    name = CITY_NAMES[city]
    if verb == "take":
        return because("city-no-cube", city=name) if t.using < 0 else because("city-no-agent", city=name)
    if verb == "go":
        return because("city-same") if more == [name] else because("city-no-agent", city=name)
    if verb == "aim":
        return _kill(t, seat, city)
    if t.face_up[city] < 0:
        return because("city-stack", city=name)
    if not leads(t, seat, city):
        return because("city-lead", city=name, n=_short(t, seat, city))
    return because("city-claim-cube", city=name) if t.using < 0 else because("city-card", city=name)


def _short(t: Emerald, seat: int, city: int) -> int:
    """So many pieces more would give him the lead."""
    most = max(int(pieces_in(t, city, other)) for other in range(t.seats) if other != seat)
    return most + 1 - int(pieces_in(t, city, seat))


def _kill(t: Emerald, seat: int, city: int) -> Reason | None:
    """Why nobody can be killed in a city (E2-101 to E2-108)."""
    name = CITY_NAMES[city]
    targets = [target for target in range(TARGETS) if is_target(t, seat, city, target)]
    if not targets:
        return because("royal-stack") if t.royal[city] == IN_STACK else because("city-target", city=name)
    if t.agents[city * PLAYERS + seat] == 0:
        return because("city-agent", city=name)
    if not leads(t, seat, city):
        return because("city-kill-lead", city=name, n=_short(t, seat, city))
    card = t.chosen[0]
    bombs = bombs_in_hand(t, seat) - t.numbers.bomb[card]
    best = most_bombs(t, seat, city, bombs, left(t, seat, FENIANS) > 0)
    least = min(need(t, city, target) for target in targets)
    return because("city-bombs", city=name, n=int(least), of=int(best)) if best < least else None

"""Why an answer cannot be given now: the words to say so (`board-why-…`, which name the clause) and what they speak of.

It is judged at a table imagined from the view of the player who is asked, by the same functions that make the offers:
what players cannot see makes no difference to what they are offered.
"""

# Not compiled: it answers a person, who does not notice.

from __future__ import annotations

from intrigue.games.emerald.second.assassination import KILL_PLAN, Again, targets_with
from intrigue.games.emerald.second.attacks import ASSASSINATION, Attack
from intrigue.games.emerald.second.cards import (
    CARD_NAMES,
    CARDS,
    CITY_NAMES,
    HOLMES,
    PLACE_NAMES,
    SEAT_NAMES,
    SIDE_NAMES,
    VAMPIRES,
    VERBS,
)
from intrigue.games.emerald.second.plans import ClaimCity
from intrigue.games.emerald.second.points_and_end import AddAgent, AddAgents
from intrigue.games.emerald.second.table import Emerald
from intrigue.games.emerald.second.turn import DISCARD_PLAN, MARKER_PLAN, MOVE_PLAN, RETRIEVE_PLAN, TEXT_PLAN
from intrigue.games.emerald.second.undead import Hunt
from intrigue.games.emerald.second.why_pieces import (
    CARD_OF,
    CITY_OF,
    VERB_OF,
    has_symbol,
    why_no_claim,
    why_not_piece,
    why_too_many,
)
from intrigue.games.emerald.second.why_texts import (
    aims,
    text_candidates,
    why_no_text,
    why_not_horde,
    why_not_text,
)
from intrigue.games.emerald.shared.plans import NO_PLAN
from intrigue.kernel.refusal import Reason, because
from intrigue.kernel.table import Step

BEGINNINGS = ("place", "claim", "retrieve", "move", "assassinate", "use", "discard")
"""What begins an action, or a free one, with a card; moving markers names a track besides."""
BY_CHANCE = ("first", "deal", "draw", "turn-up", "roll")


# ---------------------------------------------------------------- what somebody might think of


def candidates(t: Emerald, seat: int) -> list[str]:
    """Phrases that somebody might think of at the open question, offered or not."""
    step = t.agenda[-1]
    cities = [f"city {city}" for city in CITY_NAMES]
    if isinstance(step, Attack):
        return [*[f"interrupt {card}" for card in hand_of(t, seat)], "let"]
    if isinstance(step, Hunt):
        return [*aims(t, seat), *cities, "done"]
    if isinstance(step, ClaimCity | AddAgent | AddAgents):
        return cities
    return _menu(t, seat) if t.plan == NO_PLAN else _pieces(t, seat)


def hand_of(t: Emerald, seat: int) -> list[str]:
    """The cards in hand, each once."""
    return [CARD_NAMES[card] for card in range(CARDS) if t.hand[seat * CARDS + card] > 0]


def _menu(t: Emerald, seat: int) -> list[str]:
    """Every card with everything that cards begin, and what else lies on the table."""
    hand = hand_of(t, seat)
    out = [f"{verb} {card}" for card in hand for verb in BEGINNINGS]
    out += [f"advance {card} {side}" for card in hand for side in SIDE_NAMES]
    out += [f"city {city}" for city in CITY_NAMES]
    if t.away[seat] > 0:
        out += [f"return {city}" for city in CITY_NAMES]
    out += [f"aim {city} royalty" for city in CITY_NAMES]
    out += [f"choose {SEAT_NAMES[other]}" for other in range(t.seats)]
    return [*out, "take limbo", "done" if isinstance(t.agenda[-1], Again) else "end", "pass"]


def _pieces(t: Emerald, seat: int) -> list[str]:
    """Every card with the verb of the action that is being put together, every place, every target."""
    hand = hand_of(t, seat)
    plan = int(t.plan)
    if plan == TEXT_PLAN:
        return text_candidates(t, seat, hand)
    if plan == KILL_PLAN:
        targets = [*aims(t, seat), *[f"aim {city} royalty" for city in CITY_NAMES]]
        return [*targets, *[f"bomb {card}" for card in hand], "use fenians"]
    if plan == MARKER_PLAN:
        return [*[f"advance {card} {side}" for card in hand for side in SIDE_NAMES], "done"]
    out = [f"{VERB_OF[plan]} {card}" for card in hand]
    if plan == DISCARD_PLAN:
        return out + [f"top {card}" for card in hand]
    if plan == RETRIEVE_PLAN:
        return out + [f"take {place}" for place in PLACE_NAMES]
    if plan == MOVE_PLAN:
        out += [f"go {city} {city}" for city in CITY_NAMES]
        out += [f"go {city} {there}" for city in CITY_NAMES for there in CITY_NAMES if there != city]
        return [*out, "done"]
    return out + [f"city {city}" for city in CITY_NAMES]


# ---------------------------------------------------------------- why not


def why_not(t: Emerald, seat: int, phrase: str) -> Reason | None:
    """Why this phrase is not offered to the seat that is asked; None if there is nothing to say but that it is not."""
    verb, *things = phrase.split()
    if verb in BY_CHANCE:
        return None
    return _reason(t, seat, verb, things) or _out_of_order(t, phrase)


def _reason(t: Emerald, seat: int, verb: str, things: list[str]) -> Reason | None:
    """The rule that stands in the way."""
    step = t.agenda[-1]
    if isinstance(step, Attack):
        return _interrupt(t, seat, step, verb, things)
    if isinstance(step, Hunt):
        return why_not_horde(t, seat, verb, things)
    if isinstance(step, ClaimCity):
        return why_no_claim(t, seat, CITY_OF[things[0]]) if verb == "city" else because("begun")
    if isinstance(step, AddAgent | AddAgents):
        return None if verb == "city" else because("agents-first")
    if t.plan == TEXT_PLAN:
        return why_not_text(t, seat, verb, things)
    if t.plan != NO_PLAN:
        return why_not_piece(t, seat, verb, things)
    if verb == "advance" or verb in BEGINNINGS:
        return _begin(t, seat, step, verb, things)
    return _no_beginning(t, seat, step, verb, things)


def _out_of_order(t: Emerald, phrase: str) -> Reason | None:
    """Is it only that the game asks for pieces in one order?"""
    option = VERBS.option(phrase)
    step: Step[Emerald] = t.agenda[-1]
    if option in step.options(t):
        return None
    before = t.any_order
    t.any_order = True
    fits = option in step.options(t)
    t.any_order = before
    return because("order") if fits else None


def _interrupt(t: Emerald, seat: int, step: Attack, verb: str, things: list[str]) -> Reason | None:
    """Why a card cannot stop an attack (E2-140, E2-155)."""
    if verb == "let":
        return None
    if verb != "interrupt":
        return because("interrupt-now")
    card = CARD_OF[things[0]]
    if t.hand[seat * CARDS + card] == 0:
        return because("not-in-hand", card=things[0])
    if card == HOLMES:
        return None
    if card != VAMPIRES:
        return because("no-interrupt", card=things[0])
    if t.banished:
        return because("banished", card=things[0])
    return None if step.how == ASSASSINATION else because("vampires-stop")


# ---------------------------------------------------------------- the menu


def _begin(t: Emerald, seat: int, step: Step[Emerald], verb: str, things: list[str]) -> Reason | None:
    """Why a card cannot begin an action, or a free one."""
    card, name = CARD_OF[things[0]], things[0]
    if t.hand[seat * CARDS + card] == 0:
        return because("not-in-hand", card=name)
    if isinstance(step, Again):
        if verb != "assassinate" or not has_symbol(t, verb, card):
            return because("again")
    elif verb == "use":
        return why_no_text(t, seat, card)
    elif t.actions == 0:
        return because("no-actions")
    if verb == "discard":
        return None
    side = SIDE_NAMES.index(things[1]) if verb == "advance" else 0
    if not has_symbol(t, verb, card, side):
        return because("no-symbol", card=name)
    if verb == "assassinate":
        return None if len(targets_with(t, seat, card)) > 0 else because("kill-nowhere")
    return why_too_many(t, seat, verb, card)


def _no_beginning(t: Emerald, seat: int, step: Step[Emerald], verb: str, things: list[str]) -> Reason | None:
    """Why something else cannot be said before an action is begun."""
    again = isinstance(step, Again)
    if verb == "return" and not again:
        if t.away[seat] == 0:
            return because("mi-go-none")
        return None if t.turns > t.away_since else because("mi-go-later")
    if verb == "end":
        return because("again") if again else because("actions-left") if t.actions > 0 else None
    if verb == "pass":
        return because("again") if again else None if t.actions > 0 else because("no-actions")
    if verb == "done":
        return None if again else because("first-choose")
    if verb == "take" and things[0] == "limbo":
        return because("limbo")
    if verb in ("interrupt", "let"):
        return because("interrupt")
    return because("seat") if verb == "choose" else because("first-choose")

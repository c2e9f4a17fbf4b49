"""Why an answer is not offered: the words to say so (`board-why-…`, which name the clause) and what they speak of.

It is judged at a table imagined from a view, by the same functions that make the offers: what a player cannot see makes
no difference to what they are offered. A draft's pieces are in the plan of that table already.
"""

# Not compiled: it answers a person, who does not notice.

from __future__ import annotations

from intrigue.games.emerald.first.cards import (
    AGENT_NAMES,
    ARROW_NAMES,
    CARD_NAMES,
    CITY_NAMES,
    DEVILS_ISLAND,
    MI_GO,
    MRS_HUDSON,
    NAMED,
    PLACE_NAMES,
    SEAT_NAMES,
    SOURCE_NAMES,
    VERBS,
    YOG_SOTHOTH,
)
from intrigue.games.emerald.first.plans import (
    ATTEMPT_PLAN,
    BUY_PLAN,
    DISCARD_PLAN,
    MARKER_PLAN,
    MOVE_PLAN,
    PLACE_PLAN,
    RETRIEVE_PLAN,
    TEXT_PLAN,
)
from intrigue.games.emerald.first.table import ON_MI_GO, Emerald
from intrigue.games.emerald.first.turn import Act
from intrigue.games.emerald.first.why_answers import answers, why_not_answer
from intrigue.games.emerald.first.why_card_texts import TEXTS_WHY
from intrigue.games.emerald.first.why_common import hand_of, on_board
from intrigue.games.emerald.first.why_menu import why_not_begin
from intrigue.games.emerald.first.why_plans import why_not_part
from intrigue.games.emerald.first.why_targets import journeys_of
from intrigue.games.emerald.shared.plans import NO_PLAN
from intrigue.kernel.refusal import Reason, because


def why_not(t: Emerald, seat: int, phrase: str) -> Reason | None:
    """Why this phrase is not offered to the seat, which is asked at this table; None if it is offered."""
    in_order = not t.any_order
    t.any_order = True
    reason = _reason(t, seat, phrase)
    t.any_order = not in_order
    if reason is None and in_order and VERBS.option(phrase) not in t.agenda[-1].options(t):
        journey = t.plan == NO_PLAN and phrase.startswith("go ")
        return because("first-gold" if journey else "order")
    return reason


def _reason(t: Emerald, seat: int, phrase: str) -> Reason | None:
    """What is in the way, whatever the order of the pieces."""
    step = t.agenda[-1]
    verb, *things = phrase.split()
    if not isinstance(step, Act):
        return why_not_answer(t, step, verb, things)
    if t.plan == NO_PLAN:
        return why_not_begin(t, seat, verb, things)
    if t.plan == TEXT_PLAN:
        return TEXTS_WHY[t.using].why(t, seat, verb, things)
    return why_not_part(t, seat, verb, things)


# ---------------------------------------------------------------- what somebody might think of


def candidates(t: Emerald, seat: int) -> list[str]:
    """What somebody might say to the open question, offered or not."""
    step = t.agenda[-1]
    if not isinstance(step, Act):
        return answers(t, step)
    if t.plan == NO_PLAN:
        return _menu(t, seat)
    if t.plan == TEXT_PLAN:
        return TEXTS_WHY[t.using].things(t, seat)
    return _pieces(t, seat)


def _cards(t: Emerald, seat: int, verb: str) -> list[str]:
    """Every card in hand with this verb."""
    return [f"{verb} {CARD_NAMES[card]}" for card in hand_of(t, seat)]


def _arrows(t: Emerald, seat: int) -> list[str]:
    return [f"{card} {arrow}" for card in _cards(t, seat, "advance") for arrow in ARROW_NAMES]


BEGINNINGS = ("place", "retrieve", "buy", "move", "attempt", "use", "discard")


def _menu(t: Emerald, seat: int) -> list[str]:
    """Every card in hand with every verb, every place to claim, every counter, every journey and target."""
    named = AGENT_NAMES[: int(NAMED)]
    out = [phrase for verb in BEGINNINGS for phrase in _cards(t, seat, verb)]
    out += _arrows(t, seat)
    out += [f"claim {place}" for place in PLACE_NAMES]
    out += [f"show {agent}" for agent in named]
    out += _effects(t, seat)
    out += journeys_of(t, seat)
    out += _targets(t)
    return [*out, "take limbo", "reveal", "pass", "end"]


def _effects(t: Emerald, seat: int) -> list[str]:
    """What the Permanent Effects before this player allow."""
    out: list[str] = []
    if t.effect_at[MRS_HUDSON] == seat:
        out += _cards(t, seat, "swap")
    own = [AGENT_NAMES[agent] for agent in range(NAMED) if t.controller[agent] == seat]
    if t.effect_at[YOG_SOTHOTH] == seat:
        out += [f"sacrifice {agent}" for agent in own]
    if t.effect_at[MI_GO] == seat:
        out += [f"shelter {agent}" for agent in own]
        guests = [AGENT_NAMES[agent] for agent in range(NAMED) if t.where[agent] == ON_MI_GO]
        out += [f"return {agent} {city}" for agent in guests for city in CITY_NAMES]
    if t.effect_at[DEVILS_ISLAND] == seat:
        out += [f"exile {city} {other}" for city in CITY_NAMES for other in SEAT_NAMES[: int(t.seats)]]
    return out


def _targets(t: Emerald) -> list[str]:
    """Everything that can be attacked."""
    out = [f"strike {AGENT_NAMES[agent]}" for agent in on_board(t)]
    out += [f"strike royal_{city}" for city in CITY_NAMES]
    return out + [f"strike zombie_{name}" for city, name in enumerate(CITY_NAMES) if t.zombies[city] > 0]


def _pieces(t: Emerald, seat: int) -> list[str]:
    """What might be part of the action that is being put together."""
    if t.plan == PLACE_PLAN:
        return [*_cards(t, seat, "place"), *[f"at {place}" for place in PLACE_NAMES]]
    if t.plan == RETRIEVE_PLAN:
        return [*_cards(t, seat, "retrieve"), *[f"take {source}" for source in SOURCE_NAMES]]
    if t.plan == BUY_PLAN:
        return [*_cards(t, seat, "buy"), "done"]
    if t.plan == MOVE_PLAN:
        return [*_cards(t, seat, "move"), *journeys_of(t, seat), "done"]
    if t.plan == MARKER_PLAN:
        return [*_arrows(t, seat), "done"]
    if t.plan == ATTEMPT_PLAN:
        return [*_targets(t), *_cards(t, seat, "bomb")]
    assert t.plan == DISCARD_PLAN
    return [*_cards(t, seat, "discard"), *_cards(t, seat, "top")]

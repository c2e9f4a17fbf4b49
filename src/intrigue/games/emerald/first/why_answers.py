"""Why an answer cannot be given to a question out of the ordinary: windows, forced moves, counters, Cthulhu."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from intrigue.games.emerald.first.attacks import target_city
from intrigue.games.emerald.first.cards import AGENT_NAMES, CARD_NAMES, CARDS, CITIES, CITY_NAMES, NAMED
from intrigue.games.emerald.first.cthulhu import DoomedCity
from intrigue.games.emerald.first.doubles import KeepDoubles, is_kept
from intrigue.games.emerald.first.effects import Flee, goes
from intrigue.games.emerald.first.foil import Foil, StandBy, is_true_to
from intrigue.games.emerald.first.numbers import NO_ROAD
from intrigue.games.emerald.first.routes import may_enter, refuges
from intrigue.games.emerald.first.strikes import Escape, escape_card
from intrigue.games.emerald.first.table import DRAWN, Emerald
from intrigue.games.emerald.first.turn import SettleIn
from intrigue.games.emerald.first.undead import Hunt
from intrigue.games.emerald.first.why_common import CITY, TARGET, closed
from intrigue.games.emerald.first.why_targets import ZombiesWhy
from intrigue.kernel.refusal import Reason, because
from intrigue.kernel.table import Step

ZOMBIES_WHY = ZombiesWhy()


def why_not_answer(t: Emerald, step: Step[Any], verb: str, things: list[str]) -> Reason | None:
    """Why this is no answer to the open question."""
    if verb == "let" and isinstance(step, (Foil, StandBy, Escape)):
        return None
    if isinstance(step, Hunt):
        return ZOMBIES_WHY.why(t, step.seat, verb, things)
    if isinstance(step, Foil) and verb == "show":
        return no_double(t, step, TARGET[things[0]])
    if isinstance(step, StandBy) and verb == "reveal":
        return None if is_true_to(t, step.agent, step.seat) else because("stand-by-side", agent=AGENT_NAMES[step.agent])
    if isinstance(step, Escape) and verb == "escape":
        return no_escape(t, step, CITY[things[0]])
    if isinstance(step, Flee) and verb == "go":
        return no_refuge(t, step, TARGET[things[0]], CITY[things[1]])
    if isinstance(step, DoomedCity) and verb == "city":
        return because("place-destroyed") if t.destroyed[CITY[things[0]]] > 0 else None
    if isinstance(step, KeepDoubles) and verb == "keep":
        return not_kept(t, TARGET[things[0]])
    return None if isinstance(step, SettleIn) and verb == "city" else because("not-asked")


def no_double(t: Emerald, step: Foil, agent: i64) -> Reason | None:
    """Why a counter cannot foil the attempt (E1-221)."""
    if t.double[agent] != step.seat:
        return because("show-other", agent=AGENT_NAMES[agent])
    city = target_city(t, step.target)
    if t.where[agent] == city and t.controller[agent] == step.active:
        return None
    return because("foil-away", agent=AGENT_NAMES[agent], city=CITY_NAMES[city])


def no_escape(t: Emerald, step: Escape, city: i64) -> Reason | None:
    """Why an agent cannot escape there (E1-234 to E1-236)."""
    card = escape_card(t, step.agent)
    if t.hand[step.seat * CARDS + card] == 0:
        return because("not-in-hand", card=CARD_NAMES[card])
    if t.numbers.passage[t.where[step.agent] * CITIES + city] >= NO_ROAD:
        return because("escape-far", city=CITY_NAMES[city])
    return closed(t, step.seat, city)


def no_refuge(t: Emerald, step: Flee, agent: i64, city: i64) -> Reason | None:
    """Why an agent does not leave for there (E1-262 to E1-264)."""
    if t.controller[agent] != step.seat or t.where[agent] != step.city:
        return because("flee-other", agent=AGENT_NAMES[agent], city=CITY_NAMES[step.city])
    if goes(t, agent):
        return because("agent-moved", agent=AGENT_NAMES[agent])
    if city == step.city:
        return because("flee-same")
    if not may_enter(t, step.seat, city):
        return closed(t, step.seat, city)
    for refuge in refuges(t, step.seat, step.city):
        if refuge == city:
            return None
    return because("flee-far", city=CITY_NAMES[city])


def not_kept(t: Emerald, agent: i64) -> Reason | None:
    """Why a counter cannot be kept (E1-300)."""
    if agent >= NAMED or t.double[agent] != DRAWN:
        return because("keep-other", agent=AGENT_NAMES[agent])
    return because("keep-chosen", agent=AGENT_NAMES[agent]) if is_kept(t, agent) else None


# ---------------------------------------------------------------- what somebody might think of


def answers(t: Emerald, step: Step[Any]) -> list[str]:
    """What somebody might answer."""
    agents = AGENT_NAMES[:NAMED]
    if isinstance(step, Hunt):
        return ZOMBIES_WHY.things(t, step.seat)
    if isinstance(step, Foil):
        return ["let", *[f"show {agent}" for agent in agents]]
    if isinstance(step, StandBy):
        return ["let", "reveal"]
    if isinstance(step, Escape):
        return ["let", *[f"escape {city}" for city in CITY_NAMES]]
    if isinstance(step, Flee):
        return fleeing(t, step)
    if isinstance(step, KeepDoubles):
        return [f"keep {agent}" for agent in agents]
    return [f"city {city}" for city in CITY_NAMES]


def fleeing(t: Emerald, step: Flee) -> list[str]:
    """The agents who must leave, with every city."""
    out: list[str] = []
    for agent in range(len(AGENT_NAMES)):
        if t.where[agent] == step.city and t.controller[agent] == step.seat:
            out += [f"go {AGENT_NAMES[agent]} {city}" for city in CITY_NAMES]
    return out

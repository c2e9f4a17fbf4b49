"""Imagining: full tables that fit a view, made from the view alone."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from intrigue.games.emerald.second.assassination import Again
from intrigue.games.emerald.second.attacks import Attack, ClearCity
from intrigue.games.emerald.second.cards import (
    CARD_NAMES,
    CARDS,
    CITIES,
    CODE,
    PLAYERS,
    ROYAL_NAMES,
)
from intrigue.games.emerald.second.claims import TurnedUp, Uncover
from intrigue.games.emerald.second.numbers import Numbers
from intrigue.games.emerald.second.options import Options
from intrigue.games.emerald.second.piles import Drawn, DrawOne, DrawUp
from intrigue.games.emerald.second.plans import ClaimCity, NextClaim
from intrigue.games.emerald.second.points_and_end import (
    WHY_NAMES,
    ActionOver,
    AddAgent,
    AddAgents,
    Refill,
    Reveals,
    Sanity,
    SanityRoll,
)
from intrigue.games.emerald.second.table import (
    GONE,
    HIDDEN_BY,
    IN_SLOT,
    IN_STACK,
    KIND_NAMES,
    NOBODY_KILLED,
    Emerald,
    Gain,
)
from intrigue.games.emerald.second.text import EndText
from intrigue.games.emerald.second.turn import PLAN_NAMES, Act, Deal, FirstPlayer, NextTurn
from intrigue.games.emerald.second.undead import Hunt, Prowl
from intrigue.games.emerald.second.view import CityView, GainView, OwnView, SeatView, View
from intrigue.games.emerald.shared.belief import (
    HiddenCards,
    HiddenSides,
    card_number,
    read_course,
    read_own_cards,
    read_player,
)
from intrigue.kernel.bag import fill
from intrigue.kernel.rng import Rng

STEP_TYPES: Final = {
    step.__name__: step
    for step in (
        Act,
        ActionOver,
        AddAgent,
        AddAgents,
        Again,
        Attack,
        ClaimCity,
        ClearCity,
        Deal,
        DrawOne,
        DrawUp,
        Drawn,
        EndText,
        FirstPlayer,
        Hunt,
        NextClaim,
        NextTurn,
        Prowl,
        Refill,
        Reveals,
        Sanity,
        SanityRoll,
        TurnedUp,
        Uncover,
    )
}


class EmeraldBelief:
    """A view read once: the table as far as it is known, and what is hidden of each player."""

    def __init__(self, view: View, numbers: Numbers) -> None:
        self.known: Final = known_table(view, numbers)
        self.hidden: Final = [hidden(view, seat) for seat in range(len(view.seats)) if seat != view.viewer]
        self.sides: Final = HiddenSides(view, self.known, numbers.identities)

    def imagine(self, rng: Rng) -> Emerald:
        """A full table that fits the view."""
        t = self.known.copy()
        for player in self.hidden:
            player.deal(t, player.cards, rng)
        self.sides.deal(t, rng)
        return t


def hidden(view: View, seat: int) -> HiddenCards:
    """What the view does not tell of a player's cards."""
    player = view.seats[seat]
    return HiddenCards(seat, player.hand, player.deck, player.unplaced, CODE)


def known_table(view: View, numbers: Numbers) -> Emerald:
    """The table with everything the view shows, and nothing in the hidden places."""
    t = Emerald(len(view.seats))
    t.lay_out()
    t.numbers = numbers
    t.options = Options(view.options)
    t.killing = view.killing
    t.hunted = vec[i64]([i64(code) for code in view.hunted])
    t.at_target = view.at_target
    t.over = WHY_NAMES.index(view.over)
    t.restorationist = view.restorationist
    t.loyalist = view.loyalist
    t.away_since = view.away_since
    read_course(t, view)
    for city in range(CITIES):
        read_city(t, city, view.cities[city])
    for seat in range(len(view.seats)):
        read_seat(t, seat, view.seats[seat])
    if view.own is not None and view.viewer is not None:
        read_own(t, view.viewer, view.own)
    for name, fields in view.agenda:
        t.agenda.append(STEP_TYPES[name](*fields))
    return t


def read_city(t: Emerald, city: i64, seen: CityView) -> None:
    """A city as it is seen."""
    for seat in range(len(seen.cubes)):
        t.cubes[city * PLAYERS + seat] = seen.cubes[seat]
        t.agents[city * PLAYERS + seat] = seen.agents[seat]
    t.zombies[city] = seen.zombies
    t.face_up[city] = card_number(CODE, seen.face_up)
    t.stack[city] = seen.stack
    t.city_card_in[city] = 1 if seen.city_card_in else 0
    if seen.royal_by is not None:
        t.royal[city] = seen.royal_by + (HIDDEN_BY if seen.royal == "hidden" else i64(0))
    elif seen.royal == "stack":
        t.royal[city] = IN_STACK
    else:
        t.royal[city] = IN_SLOT if seen.royal == "slot" else GONE


def read_seat(t: Emerald, seat: i64, seen: SeatView) -> None:
    """A player as everybody knows them."""
    read_player(t, seat, seen)
    t.agent_stock[seat] = seen.agent_stock
    t.away[seat] = seen.away
    t.yog[seat] = seen.yog
    t.tokens[seat] = seen.tokens
    for other in seen.looked_by:
        t.looked[other * PLAYERS + seat] = 1
    fill(t.kept, seat, CARD_NAMES, seen.kept)
    for gain in seen.gains:
        t.gains.append(read_gain(seat, gain))
        t.points[seat] += gain.points


def read_gain(seat: i64, seen: GainView) -> Gain:
    """Points and what they were for."""
    source = (
        card_number(CODE, seen.source) if seen.source in CARD_NAMES else CARDS + i64(ROYAL_NAMES.index(seen.source))
    )
    victim = NOBODY_KILLED if seen.victim is None else i64(seen.victim)
    return Gain(seat, source, i64(KIND_NAMES.index(seen.sort)), seen.points, victim)


def read_own(t: Emerald, seat: i64, seen: OwnView) -> None:
    """What only the viewer knows."""
    read_own_cards(t, seat, seen, PLAN_NAMES)

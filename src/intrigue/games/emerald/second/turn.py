"""The course of the game: set-up, turns, and the choice of actions (sections 2 and 3)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from intrigue.games.emerald.second.assassination import KILL_PLAN, KILLING, assassin_cards
from intrigue.games.emerald.second.cards import (
    ADVANCE,
    ASSASSINATE,
    CARDS,
    CITIES,
    CITY_NAMES,
    CLAIM,
    CODE,
    DISCARD,
    END,
    MOVE,
    PASS,
    PLACE,
    PLAYERS,
    RETRIEVE,
    RETURN,
    SEAT_NAMES,
    TRACKS,
    USE,
)
from intrigue.games.emerald.second.claims import UNCOVER
from intrigue.games.emerald.second.moves import MarkerPlan, MovePlan, marker_symbols
from intrigue.games.emerald.second.numbers import ACTION, FREE, Numbers
from intrigue.games.emerald.second.piles import DRAW_UP
from intrigue.games.emerald.second.plans import (
    ClaimPlan,
    DiscardPlan,
    PlacePlan,
    RetrievePlan,
    can_begin_claim,
    can_place,
    can_retrieve,
    spend_action,
)
from intrigue.games.emerald.second.points_and_end import ADD_AGENT
from intrigue.games.emerald.second.table import Emerald, agents_in_cities
from intrigue.games.emerald.second.texts import TextPlan, can_use, carry_out
from intrigue.games.emerald.shared.plans import Plan, begin
from intrigue.games.emerald.shared.table import Forced
from intrigue.games.emerald.shared.turn import Acting, DealIdentity, WhoBegins, begin_turn, starting_decks
from intrigue.kernel.event import seat_name

PLACE_PLAN: Final[i64] = 1
CLAIM_PLAN: Final[i64] = 2
RETRIEVE_PLAN: Final[i64] = 3
MOVE_PLAN: Final[i64] = 4
MARKER_PLAN: Final[i64] = 5
DISCARD_PLAN: Final[i64] = 7
TEXT_PLAN: Final[i64] = 8
PLAN_NAMES: Final = (
    "",
    "place",
    "claim",
    "retrieve",
    "move",
    "advance",
    "assassinate",
    "discard",
    "use",
    "zombies",
    "refill",
)
PLANS: Final[list[Plan[Emerald]]] = [
    Plan(),
    PlacePlan(),
    ClaimPlan(),
    RetrievePlan(),
    MovePlan(),
    MarkerPlan(),
    KILLING,
    DiscardPlan(),
    TextPlan(),
]

# ---------------------------------------------------------------- set-up


class FirstPlayer(WhoBegins[Emerald]):
    """Chance names the first player (E2-27); then everybody puts two agents on the board, in turn (E2-28)."""

    def __init__(self) -> None:
        super().__init__(CODE)

    def go_on(self, t: Emerald) -> None:
        t.agenda.append(NEXT_TURN[t.first])
        for _ in range(t.numbers.agents_at_start):
            for i in range(t.seats - 1, -1, -1):
                t.agenda.append(ADD_AGENT[(t.first + i) % t.seats])


class Deal(DealIdentity[Emerald]):
    """A player gets one of the identity cards that are left (E2-23 to E2-25)."""

    def __init__(self, who: i64) -> None:
        super().__init__(who, CODE)

    def identities(self, t: Emerald) -> vec[i64]:
        return t.numbers.identities


def new(seats: i64, numbers: Numbers) -> Emerald:
    """A table before the first card is turned up (section 2)."""
    t = Emerald(seats)
    t.lay_out()
    t.numbers = numbers
    t.unseen = numbers.game_cards[:]
    t.zombies_left = numbers.zombies
    for city in range(CITIES):
        t.stack[city] = numbers.cards_per_city[seats] + 2
        t.city_card_in[city] = 1
    for seat in range(seats):
        t.stock[seat] = numbers.cubes - numbers.cubes_in_limbo
        t.limbo[seat] = numbers.cubes_in_limbo
        t.agent_stock[seat] = numbers.agents
        t.tokens[seat] = numbers.tokens
    starting_decks(t, numbers.start)
    t.agenda.append(FirstPlayer())
    for seat in range(seats - 1, -1, -1):
        t.agenda.append(Deal(seat))
    for seat in range(seats - 1, -1, -1):
        t.agenda.append(DRAW_UP[seat])
    for city in range(CITIES - 1, -1, -1):
        t.agenda.append(UNCOVER[city])
    return t


# ---------------------------------------------------------------- turns


class NextTurn(Forced[Emerald]):
    """A player's turn begins (E2-31, E2-32)."""

    def take(self, t: Emerald, option: i64) -> None:
        begin_turn(t, self.who, t.numbers.actions)
        t.agenda.append(ACT[self.who])


class Act(Acting[Emerald]):
    """The active player names an action or a free action; after two actions they may end their turn (E2-33, E2-301)."""

    def planned(self, t: Emerald) -> Plan[Emerald]:
        return PLANS[t.plan]

    def menu(self, t: Emerald) -> vec[i64]:
        return menu(t, self.seat)

    def begin(self, t: Emerald, option: i64) -> None:
        choose(t, self.seat, option)

    def finish(self, t: Emerald) -> None:
        t.agenda.append(NEXT_TURN[t.left_of(self.seat)])
        t.agenda.append(DRAW_UP[self.seat])


def menu(t: Emerald, seat: i64) -> vec[i64]:
    """What a player may begin now: symbols on their cards, texts, discarding, passing, or the end of their turn."""
    out = vec[i64]()
    acting = t.actions > 0
    for card in range(CARDS):
        if t.hand[seat * CARDS + card] == 0:
            continue
        if acting:
            out = symbol_options(t, seat, card, out)
        kind = t.numbers.kind[card]
        if (kind == FREE or (kind == ACTION and acting)) and can_use(t, seat, card):
            out = append(out, USE + card)
    if acting:
        for option in assassin_cards(t, seat):
            out = append(out, option)
    if can_return(t, seat):
        for city in range(CITIES):
            out = append(out, RETURN + city)
    return append(out, PASS if acting else END)


def symbol_options(t: Emerald, seat: i64, card: i64, out: vec[i64]) -> vec[i64]:
    """What a card's symbols can begin, assassinations apart, and that it can be discarded (E2-45, E2-131)."""
    if can_place(t, seat, card):
        out = append(out, PLACE + card)
    if can_begin_claim(t, seat, card):
        out = append(out, CLAIM + card)
    if can_retrieve(t, seat, card):
        out = append(out, RETRIEVE + card)
    if t.numbers.move[card] > 0 and agents_in_cities(t, seat) > 0:
        out = append(out, MOVE + card)
    for track in range(TRACKS):
        if marker_symbols(t, card, track) > 0:
            out = append(out, ADVANCE + card * TRACKS + track)
    return append(out, DISCARD + card)


def can_return(t: Emerald, seat: i64) -> bool:
    """Agents on Mi-Go come back in a later turn of their owner (E2-227)."""
    return t.away[seat] > 0 and t.turns > t.away_since


def choose(t: Emerald, seat: i64, option: i64) -> None:
    """The beginning of an action or a free action."""
    if option == PASS:
        spend_action(t)
        if t.listening:
            t.tell("passed", seat=seat_name(seat))
        return
    for i in range(len(BEGINNINGS)):
        if BEGINNINGS[i] <= option < BEGINNINGS[i] + CARDS:
            begin(t, BEGUN[i], option - BEGINNINGS[i])
            return
    if ADVANCE <= option < ADVANCE + CARDS * TRACKS:
        begin(t, MARKER_PLAN, (option - ADVANCE) // TRACKS)
        t.picked = vec[i64]([(option - ADVANCE) % TRACKS])
    elif RETURN <= option < RETURN + CITIES:
        come_back(t, seat, option - RETURN)
    else:
        begin_text(t, seat, option - USE)


BEGINNINGS: Final = vec[i64]([PLACE, CLAIM, RETRIEVE, MOVE, ASSASSINATE, DISCARD])
BEGUN: Final = vec[i64]([PLACE_PLAN, CLAIM_PLAN, RETRIEVE_PLAN, MOVE_PLAN, KILL_PLAN, DISCARD_PLAN])
"""The verbs that begin an action with a card, and the plan of each."""


def begin_text(t: Emerald, seat: i64, card: i64) -> None:
    """A card is used for its text; if that asks nothing, it is carried out at once."""
    begin(t, TEXT_PLAN, card)
    t.using = card
    if len(PLANS[TEXT_PLAN].options(t, seat)) == 0:
        carry_out(t, seat)


def come_back(t: Emerald, seat: i64, city: i64) -> None:
    """The agents on Mi-Go return together to one city (E2-227, E2-228)."""
    n = t.away[seat]
    t.away[seat] = 0
    t.agents[city * PLAYERS + seat] += n
    t.tell("agents-returned", seat=seat_name(seat), city=CITY_NAMES[city], n=int(n))


NEXT_TURN: Final = [NextTurn(seat) for seat in range(len(SEAT_NAMES))]
ACT: Final = [Act(seat) for seat in range(len(SEAT_NAMES))]

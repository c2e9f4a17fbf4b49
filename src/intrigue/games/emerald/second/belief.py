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
    NO_CARD,
    PLAYERS,
    ROYAL_NAMES,
    SIDE_NAMES,
)
from intrigue.games.emerald.second.claims import TurnedUp, Uncover
from intrigue.games.emerald.second.fate import (
    WHY_NAMES,
    ActionOver,
    AddAgent,
    Refill,
    Reveals,
    Sanity,
    SanityRoll,
)
from intrigue.games.emerald.second.numbers import Numbers
from intrigue.games.emerald.second.piles import Drawn, DrawOne, DrawUp
from intrigue.games.emerald.second.plans import ClaimCity, NextClaim
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
from intrigue.games.emerald.second.view import CityView, GainView, OwnView, SeatView, View
from intrigue.games.emerald.second.zombies import Hunt, Spread, ZombieCity
from intrigue.kernel.bag import bag, fill
from intrigue.kernel.event import HIDDEN
from intrigue.kernel.rng import Rng
from intrigue.kernel.table import roll

STEP_TYPES: Final = {
    step.__name__: step
    for step in (
        Act,
        ActionOver,
        AddAgent,
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
        Refill,
        Reveals,
        Sanity,
        SanityRoll,
        Spread,
        TurnedUp,
        Uncover,
        ZombieCity,
    )
}


class Hidden:
    """What the viewer does not know of one player: some cards, and how many of them lie where."""

    def __init__(self, seat: i64, hand: i64, deck: i64, lost: i64, unplaced: vec[i64]) -> None:
        self.seat: Final = seat
        self.hand: Final = hand
        self.deck: Final = deck
        self.lost: Final = lost
        self.cards: list[i64] = []
        for card in range(CARDS):
            for _ in range(unplaced[card]):
                self.cards.append(card)

    def deal(self, t: Emerald, rng: Rng) -> None:
        """Put every card somewhere it can be.

        A deck takes what was seen going into it, and of the rest only as many cards as went in unseen.
        """
        first = self.seat * CARDS
        seen = bag(t.shuffled, self.seat, CARDS)
        unseen = t.shuffled_unseen[self.seat]
        room = self.deck
        hand = self.hand
        late: list[i64] = []
        for card in mixed(self.cards, rng):
            if room > 0 and (seen[card] > 0 or unseen > 0):
                t.deck[first + card] += 1
                room -= 1
                if seen[card] > 0:
                    seen[card] -= 1
                else:
                    unseen -= 1
            else:
                late.append(card)
        for card in mixed(late, rng):
            if hand > 0:
                t.hand[first + card] += 1
                hand -= 1
            else:
                t.lost[first + card] += 1


def mixed(cards: list[i64], rng: Rng) -> list[i64]:
    """The cards in a random order."""
    out = cards[:]
    for i in range(len(out) - 1, 0, -1):
        j = rng.below(i + 1)
        card = out[i]
        out[i] = out[j]
        out[j] = card
    return out


class EmeraldBelief:
    """A view read once: the table as far as it is known, and what is hidden of each player."""

    def __init__(self, view: View, numbers: Numbers) -> None:
        self.known: Final = known_table(view, numbers)
        self.hidden: Final = [hidden(view, seat) for seat in range(len(view.seats)) if seat != view.viewer]
        self.secret: list[i64] = []
        """Whose identity the viewer does not know."""
        self.identities: Final = numbers.identities[:]
        """The identity cards that are left for them, and for nobody."""
        sides = known_sides(view)
        dealt = dealt_to(view)
        for seat in range(len(sides)):
            if sides[seat] >= 0:
                self.identities[sides[seat]] -= 1
                self.known.side[seat] = sides[seat]
            elif seat < dealt:
                self.secret.append(seat)

    def imagine(self, rng: Rng) -> Emerald:
        """A full table that fits the view."""
        t = self.known.copy()
        for player in self.hidden:
            player.deal(t, rng)
        rest = self.identities[:]
        for seat in self.secret:
            side = roll(rest, rng)
            rest[side] -= 1
            t.side[seat] = side
        return t


def dealt_to(view: View) -> int:
    """How many players have got an identity card: all but those who are still to be dealt one."""
    waiting = [fields[0] for name, fields in view.agenda if name == "Deal"]
    return min(waiting, default=len(view.seats))


def known_sides(view: View) -> list[int]:
    """The identity card of each seat as far as the viewer knows it, else -1."""
    out: list[int] = []
    for seat in range(len(view.seats)):
        side = view.seats[seat].side
        out.append(-1 if side == HIDDEN else SIDE_NAMES.index(side))
    own = view.own
    if own is not None and view.viewer is not None and view.viewer < dealt_to(view):
        out[view.viewer] = SIDE_NAMES.index(own.side)
        for other, side in own.looked:
            out[other] = SIDE_NAMES.index(side)
    return out


def hidden(view: View, seat: int) -> Hidden:
    """What the view does not tell of a player's cards."""
    player = view.seats[seat]
    unplaced = vec[i64]([i64(0)] * CARDS)
    fill(unplaced, 0, CARD_NAMES, player.unplaced)
    return Hidden(seat, player.hand, player.deck, player.lost, unplaced)


def card_number(name: str) -> i64:
    """A card by its name; nothing is no card."""
    return NO_CARD if name == "" else i64(CARD_NAMES.index(name))


def known_table(view: View, numbers: Numbers) -> Emerald:
    """The table with everything the view shows, and nothing in the hidden places."""
    t = Emerald(len(view.seats))
    t.lay_out()
    t.numbers = numbers
    t.retrieve_short = view.options["retrieve_short"]
    t.stopped_clears = view.options["stopped_clears"]
    t.vampires_one_use = view.options["vampires_one_use"]
    t.refill_again = view.options["refill_again"]
    t.finish_action = view.options["finish_action"]
    t.round = view.round
    t.turns = view.turns
    t.first = view.first
    t.active = view.active
    t.actions = view.actions
    t.killing = view.killing
    t.hunted = vec[i64]([i64(code) for code in view.hunted])
    t.at_target = view.at_target
    t.over = WHY_NAMES.index(view.over)
    t.restorationist = view.restorationist
    t.loyalist = view.loyalist
    t.zombies_left = view.zombies_left
    t.banished = view.banished
    t.away_since = view.away_since
    t.in_play = card_number(view.in_play)
    fill(t.unseen, 0, CARD_NAMES, view.unseen)
    fill(t.removed, 0, CARD_NAMES, view.removed)
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
    t.face_up[city] = card_number(seen.face_up)
    t.stack[city] = seen.stack
    t.city_card_in[city] = 1 if seen.city_card_in else 0
    if seen.royal_by is not None:
        t.royal[city] = seen.royal_by + (HIDDEN_BY if seen.royal == "hidden" else i64(0))
    elif seen.royal == "stack":
        t.royal[city] = IN_STACK
    else:
        t.royal[city] = IN_SLOT if seen.royal == "slot" else GONE


def read_seat(t: Emerald, seat: i64, seen: SeatView) -> None:
    """A player as everybody knows him."""
    t.colours.append(seen.colour)
    t.stock[seat] = seen.stock
    t.limbo[seat] = seen.limbo
    t.agent_stock[seat] = seen.agent_stock
    t.away[seat] = seen.away
    t.yog[seat] = seen.yog
    t.tokens[seat] = seen.tokens
    t.revealed[seat] = 1 if seen.revealed else 0
    for other in seen.looked_by:
        t.looked[other * PLAYERS + seat] = 1
    t.turned[seat] = 1 if seen.turned else 0
    t.top[seat] = card_number(seen.top)
    fill(t.discards, seat, CARD_NAMES, seen.discards)
    fill(t.shuffled, seat, CARD_NAMES, seen.shuffled)
    t.shuffled_unseen[seat] = seen.shuffled_unseen
    fill(t.kept, seat, CARD_NAMES, seen.kept)
    for gain in seen.gains:
        t.gains.append(read_gain(seat, gain))
        t.points[seat] += gain.points


def read_gain(seat: i64, seen: GainView) -> Gain:
    """Points and what they were for."""
    source = card_number(seen.source) if seen.source in CARD_NAMES else CARDS + i64(ROYAL_NAMES.index(seen.source))
    victim = NOBODY_KILLED if seen.victim is None else i64(seen.victim)
    return Gain(seat, source, i64(KIND_NAMES.index(seen.sort)), seen.points, victim)


def read_own(t: Emerald, seat: i64, seen: OwnView) -> None:
    """What only the viewer knows."""
    fill(t.hand, seat, CARD_NAMES, seen.hand)
    fill(t.deck, seat, CARD_NAMES, seen.deck)
    fill(t.lost, seat, CARD_NAMES, seen.lost)
    plan = seen.plan
    if plan is not None:
        t.plan = PLAN_NAMES.index(plan.kind)
        t.using = card_number(plan.using)
        t.chosen = vec[i64]([card_number(name) for name in plan.chosen])
        t.picked = vec[i64]([i64(picked) for picked in plan.picked])

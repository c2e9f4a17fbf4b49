"""Imagining: what a view says of the parts that both editions have, and what it leaves open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from librt.vecs import vec
from mypy_extensions import i64

from intrigue.games.emerald.shared.cards import NO_CARD, SIDE_NAMES, Code
from intrigue.games.emerald.shared.table import EmeraldTable
from intrigue.games.emerald.shared.view import PlanView
from intrigue.kernel.bag import bag, fill
from intrigue.kernel.event import HIDDEN
from intrigue.kernel.rng import Rng
from intrigue.kernel.table import roll


class PlayerSeen(Protocol):
    """A player as everybody knows them."""

    @property
    def colour(self) -> str: ...

    @property
    def stock(self) -> int: ...

    @property
    def limbo(self) -> int: ...

    @property
    def revealed(self) -> bool: ...

    @property
    def side(self) -> str: ...

    @property
    def turned(self) -> bool: ...

    @property
    def top(self) -> str: ...

    @property
    def discards(self) -> Sequence[str]: ...

    @property
    def shuffled(self) -> Sequence[str]: ...

    @property
    def shuffled_unseen(self) -> int: ...


class OwnSeen(Protocol):
    """What only the viewer knows."""

    @property
    def side(self) -> str: ...

    @property
    def looked(self) -> Sequence[tuple[int, str]]: ...

    @property
    def hand(self) -> Sequence[str]: ...

    @property
    def deck(self) -> Sequence[str]: ...

    @property
    def lost(self) -> Sequence[str]: ...

    @property
    def plan(self) -> PlanView | None: ...


class Seen(Protocol):
    """A view, as far as both editions have it alike."""

    @property
    def viewer(self) -> int | None: ...

    @property
    def round(self) -> int: ...

    @property
    def turns(self) -> int: ...

    @property
    def first(self) -> int: ...

    @property
    def active(self) -> int: ...

    @property
    def actions(self) -> int: ...

    @property
    def zombies_left(self) -> int: ...

    @property
    def banished(self) -> bool: ...

    @property
    def in_play(self) -> str: ...

    @property
    def unseen(self) -> Sequence[str]: ...

    @property
    def removed(self) -> Sequence[str]: ...

    @property
    def seats(self) -> Sequence[PlayerSeen]: ...

    @property
    def own(self) -> OwnSeen | None: ...

    @property
    def agenda(self) -> Sequence[tuple[str, tuple[int, ...]]]: ...


# ---------------------------------------------------------------- what is known


def card_number(code: Code, name: str) -> i64:
    """A card by its name; nothing is no card."""
    return NO_CARD if name == "" else i64(code.card_names.index(name))


def read_course(t: EmeraldTable, view: Seen) -> None:
    """The course of the game, and the cards that belong to nobody."""
    t.round = view.round
    t.turns = view.turns
    t.first = view.first
    t.active = view.active
    t.actions = view.actions
    t.zombies_left = view.zombies_left
    t.banished = view.banished
    t.in_play = card_number(t.code, view.in_play)
    fill(t.unseen, 0, t.code.card_names, view.unseen)
    fill(t.removed, 0, t.code.card_names, view.removed)


def read_player(t: EmeraldTable, seat: i64, seen: PlayerSeen) -> None:
    """A player as everybody knows them."""
    names = t.code.card_names
    t.colours.append(seen.colour)
    t.stock[seat] = seen.stock
    t.limbo[seat] = seen.limbo
    t.revealed[seat] = 1 if seen.revealed else 0
    t.turned[seat] = 1 if seen.turned else 0
    t.top[seat] = card_number(t.code, seen.top)
    fill(t.discards, seat, names, seen.discards)
    fill(t.shuffled, seat, names, seen.shuffled)
    t.shuffled_unseen[seat] = seen.shuffled_unseen


def read_own_cards(t: EmeraldTable, seat: i64, seen: OwnSeen, plan_names: Sequence[str]) -> None:
    """The viewer's own cards, and the action that they are putting together."""
    names = t.code.card_names
    fill(t.hand, seat, names, seen.hand)
    fill(t.deck, seat, names, seen.deck)
    fill(t.lost, seat, names, seen.lost)
    plan = seen.plan
    if plan is not None:
        t.plan = plan_names.index(plan.kind)
        t.using = card_number(t.code, plan.using)
        t.chosen = vec[i64]([card_number(t.code, name) for name in plan.chosen])
        t.picked = vec[i64]([i64(picked) for picked in plan.picked])


# ---------------------------------------------------------------- cards


def mixed(cards: list[i64], rng: Rng) -> list[i64]:
    """The cards in a random order."""
    out = cards[:]
    for i in range(len(out) - 1, 0, -1):
        j = rng.below(i + 1)
        card = out[i]
        out[i] = out[j]
        out[j] = card
    return out


class HiddenCards:
    """What the viewer does not know of one player: some cards, and how many of them lie where."""

    def __init__(self, seat: i64, hand: i64, deck: i64, unplaced: Sequence[str], code: Code) -> None:
        self.seat: Final = seat
        self.hand: Final = hand
        self.deck: Final = deck
        self.cards: Final[list[i64]] = [card_number(code, name) for name in unplaced]

    def deal(self, t: EmeraldTable, cards: list[i64], rng: Rng) -> None:
        """Put every one of these cards into their deck, their hand or their discard pile, wherever it can be.

        A deck takes what was seen going into it, and of the rest only as many cards as went in unseen.
        """
        first = self.seat * t.code.cards
        seen = bag(t.shuffled, self.seat, t.code.cards)
        unseen = t.shuffled_unseen[self.seat]
        room = self.deck
        hand = self.hand
        late: list[i64] = []
        for card in mixed(cards, rng):
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


# ---------------------------------------------------------------- what is likely


FINE: Final = 1_000_000_000
"""Random numbers below this make fractions."""


def by_odds(odds: list[float], rng: Rng) -> int:
    """One place of the list, in proportion to what stands there."""
    mark = int(rng.below(FINE)) / FINE * sum(odds)
    last = 0
    for i in range(len(odds)):
        if odds[i] > 0.0:
            last = i
            mark -= odds[i]
            if mark < 0.0:
                break
    return last


# ---------------------------------------------------------------- identities


class HiddenSides:
    """Whose identity the viewer does not know, and which identity cards are left for them."""

    def __init__(self, view: Seen, known: EmeraldTable, identities: vec[i64]) -> None:
        self.secret: list[i64] = []
        self.identities: Final = identities[:]
        """The identity cards that are left for them, and for nobody."""
        self.deals: list[tuple[int, ...]] = []
        """If some ways to deal them are more likely than others: the card of every seat in each of these ways."""
        self.odds: list[float] = []
        """How likely each of them is."""
        sides = known_sides(view)
        dealt = dealt_to(view)
        for seat in range(len(sides)):
            if sides[seat] >= 0:
                self.identities[sides[seat]] -= 1
                known.side[seat] = sides[seat]
            elif seat < dealt:
                self.secret.append(seat)

    def suspect(self, deals: list[tuple[int, ...]], odds: list[float]) -> None:
        """From now on they are dealt in one of these ways."""
        self.deals = deals
        self.odds = odds

    def deal(self, t: EmeraldTable, rng: Rng) -> None:
        """Everybody gets one of them."""
        if len(self.odds) > 0:
            deal = self.deals[by_odds(self.odds, rng)]
            for seat in self.secret:
                t.side[seat] = deal[seat]
            return
        rest = self.identities[:]
        for seat in self.secret:
            side = roll(rest, rng)
            rest[side] -= 1
            t.side[seat] = side


def dealt_to(view: Seen) -> int:
    """How many players have got an identity card: all but those who are still to be dealt one."""
    waiting = [fields[0] for name, fields in view.agenda if name == "Deal"]
    return min(waiting, default=len(view.seats))


def own_side(view: Seen) -> int:
    """The side that the viewer is on now, a Change of Heart counted in."""
    own = view.own
    assert own is not None  # it is somebody who plays
    assert view.viewer is not None
    side = SIDE_NAMES.index(own.side)
    return 1 - side if view.seats[view.viewer].turned else side


def known_sides(view: Seen) -> list[int]:
    """The identity card of each seat as far as the viewer knows it, else -1."""
    out: list[int] = []
    for player in view.seats:
        out.append(-1 if player.side == HIDDEN else SIDE_NAMES.index(player.side))
    own = view.own
    if own is not None and view.viewer is not None and view.viewer < dealt_to(view):
        out[view.viewer] = SIDE_NAMES.index(own.side)
        for other, side in own.looked:
            out[other] = SIDE_NAMES.index(side)
    return out

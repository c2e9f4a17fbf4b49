"""What happens when a card comes to lie in a column: the card above is turned up, and may act at once (section 8)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from intrigue.games.kabale.cards import (
    ASSASSIN,
    CARD_NAMES,
    CARDS,
    COLUMN_NAMES,
    EXPLORER,
    GOAL_NAMES,
    KEEP,
    MAGIC_CAP,
    SLIDE,
    STAY,
    STORM,
    SWAP,
    TRAITOR,
)
from intrigue.games.kabale.piles import DRAW_ONE
from intrigue.games.kabale.table import Kabale, Laid, closed, in_hand
from intrigue.kernel.bag import BIT
from intrigue.kernel.event import Opened, Plain, seat_name, secret
from intrigue.kernel.table import Step


def put(t: Kabale, column: i64, laid: Laid, travelled: i64) -> None:
    """A card goes to the bottom of a column and turns up the card directly above it (K-25, K-34).

    `travelled` is the set of owners whose Explorer has moved in this turn.
    """
    cards = t.columns[column]
    above = turned_next(cards)
    cards.append(laid)
    if above >= 0:
        turn_up(t, column, above, travelled)


def turned_next(cards: list[Laid]) -> i64:
    """Which card of a column the next one turns up: the last, if it lies face down by itself; -1 if none."""
    last = len(cards) - 1
    return i64(last) if last >= 0 and not cards[last].up and not cards[last].under else i64(-1)


def turn_up(t: Kabale, column: i64, at: i64, travelled: i64) -> None:
    """A card is turned up by the card below it, and an immediate ability is carried out at once (K-39)."""
    cards = t.columns[column]
    laid = cards[at]
    cards[at] = laid.turned_up()
    if t.listening:
        name = CARD_NAMES[laid.card]
        t.tell("turned-up", owner=seat_name(laid.owner), card=Opened(name), column=COLUMN_NAMES[column])
    ABILITIES[laid.card].turned_up(t, column, at, travelled)


class Ability:
    """What a card does when another card turns it up: most do nothing (K-40)."""

    def turned_up(self, t: Kabale, column: i64, at: i64, travelled: i64) -> None:
        return


class Explorer(Ability):
    """He goes on, face down, to the next column on his right that is not closed (K-70 to K-81)."""

    def turned_up(self, t: Kabale, column: i64, at: i64, travelled: i64) -> None:
        owner = t.columns[column][at].owner
        there = next_open(t, column)
        if travelled & BIT[owner] or (there == column and t.options.explorer_stays):
            t.tell("explorer-stays", owner=seat_name(owner), column=COLUMN_NAMES[column])
            return
        if t.listening:
            t.tell("explorer-moves", owner=seat_name(owner), column=COLUMN_NAMES[column], there=COLUMN_NAMES[there])
        t.columns[column].pop(at)
        put(t, there, Laid(EXPLORER, owner, False, True, False, False), travelled | BIT[owner])


class Assassin(Ability):
    """The card that turned him up goes to its owner's discards, unseen (K-82 to K-88)."""

    def turned_up(self, t: Kabale, column: i64, at: i64, travelled: i64) -> None:
        victim = t.columns[column].pop()
        seen = victim.known or t.options.victim_shown
        if seen:
            t.discards[victim.owner * CARDS + victim.card] += 1
        else:
            t.lost[victim.owner * CARDS + victim.card] += 1
        if t.listening:
            name = CARD_NAMES[victim.card]
            card = Opened(name) if seen else secret(name, victim.owner)
            t.tell("assassinated", owner=seat_name(victim.owner), card=card, column=COLUMN_NAMES[column])


class Storm(Ability):
    """He closes the column, which counts as full (K-89 to K-93): `closed` sees him lying there face up."""

    def turned_up(self, t: Kabale, column: i64, at: i64, travelled: i64) -> None:
        if t.listening:
            t.tell("storm-closes", column=COLUMN_NAMES[column])


class MagicCap(Ability):
    """Its owner may slide a card from hand under it, even out of turn (K-94 to K-104)."""

    def turned_up(self, t: Kabale, column: i64, at: i64, travelled: i64) -> None:
        owner = t.columns[column][at].owner
        if in_hand(t, owner) > 0:
            t.agenda.append(SlideUnder(owner, column, at))


class SlideUnder(Step[Kabale]):
    """Which card goes under the Cap, if any (K-200)."""

    def __init__(self, seat: i64, column: i64, at: i64) -> None:
        super().__init__(seat)
        self.column: Final = column
        self.at: Final = at

    def prompt(self, t: Kabale) -> str:
        return "magic-cap"

    def about(self, t: Kabale) -> dict[str, Plain]:
        return {"column": COLUMN_NAMES[self.column]}

    def options(self, t: Kabale) -> vec[i64]:
        out = vec[i64]([KEEP])
        for card in range(CARDS):
            if t.hand[self.seat * CARDS + card] > 0:
                out = append(out, SLIDE + card)
        return out

    def take(self, t: Kabale, option: i64) -> None:
        if option == KEEP:
            if t.listening:
                t.tell("cap-unused", seat=seat_name(self.seat), column=COLUMN_NAMES[self.column])
            return
        card = option - SLIDE
        t.hand[self.seat * CARDS + card] -= 1
        t.columns[self.column].insert(self.at + 1, Laid(card, self.seat, False, False, True, False))
        if t.listening:
            t.tell(
                "slid-under",
                seat=seat_name(self.seat),
                card=secret(CARD_NAMES[card], self.seat),
                column=COLUMN_NAMES[self.column],
            )
        t.agenda.append(DRAW_ONE[self.seat])

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.column, self.at)


class Traitor(Ability):
    """His owner may swap the goal of this column with that of another one (K-105 to K-111)."""

    def turned_up(self, t: Kabale, column: i64, at: i64, travelled: i64) -> None:
        t.agenda.append(SwapGoals(t.columns[column][at].owner, column))


class SwapGoals(Step[Kabale]):
    """With which other column the goal changes places, if with any (K-201)."""

    def __init__(self, seat: i64, column: i64) -> None:
        super().__init__(seat)
        self.column: Final = column

    def prompt(self, t: Kabale) -> str:
        return "traitor"

    def about(self, t: Kabale) -> dict[str, Plain]:
        return {"column": COLUMN_NAMES[self.column], "goal": GOAL_NAMES[t.goals[self.column]]}

    def options(self, t: Kabale) -> vec[i64]:
        out = vec[i64]([STAY])
        for other in range(len(t.columns)):
            if other != self.column:
                out = append(out, SWAP + other)
        return out

    def take(self, t: Kabale, option: i64) -> None:
        here = self.column
        if option == STAY:
            if t.listening:
                t.tell("no-swap", seat=seat_name(self.seat), column=COLUMN_NAMES[here])
            return
        there = option - SWAP
        goal = t.goals[here]
        t.goals[here] = t.goals[there]
        t.goals[there] = goal
        if t.listening:
            t.tell(
                "goals-swapped",
                seat=seat_name(self.seat),
                column=COLUMN_NAMES[here],
                goal=GOAL_NAMES[t.goals[here]],
                there=COLUMN_NAMES[there],
                gone=GOAL_NAMES[goal],
            )

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.column)


def next_open(t: Kabale, column: i64) -> i64:
    """The next column to the right that is not closed; from the rightmost on to the leftmost (K-72, K-73)."""
    there = column
    while True:
        there = there + 1 if there + 1 < len(t.columns) else 0
        if there == column or not closed(t, there):
            return there


def abilities() -> list[Ability]:
    """What each card does when it is turned up, by its number."""
    out = [Ability() for _ in range(CARDS)]
    out[EXPLORER] = Explorer()
    out[ASSASSIN] = Assassin()
    out[STORM] = Storm()
    out[MAGIC_CAP] = MagicCap()
    out[TRAITOR] = Traitor()
    return out


ABILITIES: Final = abilities()

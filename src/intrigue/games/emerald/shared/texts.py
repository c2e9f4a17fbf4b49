"""What a card's text is: can it be used, what does it ask, what does it do."""

from __future__ import annotations

from typing import Generic

from librt.vecs import append, vec
from mypy_extensions import i64

from intrigue.games.emerald.shared.cards import PLAYERS, SIDE_NAMES
from intrigue.games.emerald.shared.piles import can_draw, discard_options, put_down
from intrigue.games.emerald.shared.plans import Plan
from intrigue.games.emerald.shared.table import E, EmeraldTable, in_hand
from intrigue.kernel.event import Plain, Secret, seat_name


class Text(Generic[E]):
    """A card's text. By itself it asks nothing."""

    def possible(self, t: E, seat: i64) -> bool:
        """Has it any effect now?"""
        return True

    def asks(self, t: E, seat: i64) -> vec[i64]:
        """The options for what is to be chosen next; none if all is chosen."""
        return vec[i64]()

    def about(self, t: E, seat: i64) -> dict[str, Plain]:
        """What the words of its question need to name: how much is chosen, and whatever else they tell."""
        return {"n": len(t.picked) + len(t.chosen) - 1}

    def enough(self, t: E) -> bool:
        """Is everything chosen? Where only `done` says so, never."""
        return True

    def apply(self, t: E, seat: i64) -> None:
        """Carry it out; `t.picked` holds what was chosen."""
        raise NotImplementedError


class OneChoice(Text[E]):
    """A text that asks for one thing: it can be used if there is one."""

    def possible(self, t: E, seat: i64) -> bool:
        return len(self.asks(t, seat)) > 0

    def enough(self, t: E) -> bool:
        return len(t.picked) == 1


class UseText(Plan[E]):
    """A card is used for its text: what that asks for is chosen, then it is carried out."""

    def text(self, card: i64) -> Text[E]:
        """The text of a card."""
        raise NotImplementedError

    def carry_out(self, t: E, seat: i64) -> None:
        """Everything is chosen: the card is played for its text."""
        raise NotImplementedError

    def prompt(self, t: E) -> str:
        return f"use-{t.code.card_names[t.using].replace('_', '-')}"

    def about(self, t: E) -> dict[str, Plain]:
        return self.text(t.using).about(t, t.active)

    def options(self, t: E, seat: i64) -> vec[i64]:
        return self.text(t.using).asks(t, seat)

    def take(self, t: E, seat: i64, option: i64) -> None:
        code = t.code
        if code.discard <= option < code.discard + code.cards:
            t.chosen = append(t.chosen, option - code.discard)
            return
        if option != code.done:
            t.picked = append(t.picked, option)
            if not code.top <= option < code.top + code.cards and not self.text(t.using).enough(t):
                return
        self.carry_out(t, seat)


# ---------------------------------------------------------------- cards exchanged


def can_swap(t: EmeraldTable, seat: i64) -> bool:
    """Can they discard another card than the one they use, or draw one?"""
    return can_draw(t, seat) or in_hand(t, seat) > 1


def swap_options(t: EmeraldTable, seat: i64) -> vec[i64]:
    """Any number of cards to discard besides the one they use, perhaps none."""
    out = discard_options(t, seat, t.chosen[1:])
    return append(out, t.code.done) if len(t.chosen) == 1 else out


def put_down_chosen(t: EmeraldTable, seat: i64) -> i64:
    """The chosen cards besides the one they use are discarded; how many."""
    cards = t.chosen[1:]
    if len(cards) > 0:
        put_down(t, seat, cards, t.picked[0] - t.code.top)
    return len(cards)


# ---------------------------------------------------------------- a look at an identity


def secret_identities(t: EmeraldTable, seat: i64) -> vec[i64]:
    """The players whose secret identity they have not seen yet, as options."""
    out = vec[i64]()
    for other in range(t.seats):
        if other != seat and t.revealed[other] == 0 and t.looked[seat * PLAYERS + other] == 0:
            out = append(out, t.code.choose + other)
    return out


def look_at(t: EmeraldTable, seat: i64, other: i64) -> None:
    """The player looks at an identity, and keeps it to themselves."""
    t.looked[seat * PLAYERS + other] = 1
    card = Secret(SIDE_NAMES[t.side[other]], (int(seat), int(other)))
    t.tell("looked-at", seat=seat_name(seat), other=seat_name(other), side=card)

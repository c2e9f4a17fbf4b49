"""What a card's text is: can it be used, what does it ask, what does it do (section 16)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from intrigue.games.emerald.second.attacks import end_text
from intrigue.games.emerald.second.cards import NO_CARD, SEAT_NAMES
from intrigue.games.emerald.second.piles import keep
from intrigue.games.emerald.second.table import Emerald
from intrigue.kernel.event import seat_name
from intrigue.kernel.table import NOBODY, Step


class Text:
    """A card's text. By itself it asks nothing, and the card goes where its heading sends it."""

    def possible(self, t: Emerald, seat: i64) -> bool:
        """Has it any effect now (E2-135)?"""
        return True

    def asks(self, t: Emerald, seat: i64) -> vec[i64]:
        """The options for what is to be chosen next; none if all is chosen."""
        return vec[i64]()

    def enough(self, t: Emerald) -> bool:
        """Is everything chosen? Where only `done` says so, never."""
        return True

    def apply(self, t: Emerald, seat: i64) -> None:
        """Carry it out; the card is in play, and `t.picked` holds what was chosen."""
        raise NotImplementedError


class OneChoice(Text):
    """A text that asks for one thing: it can be used if there is one."""

    def possible(self, t: Emerald, seat: i64) -> bool:
        return len(self.asks(t, seat)) > 0

    def enough(self, t: Emerald) -> bool:
        return len(t.picked) == 1


def from_limbo(t: Emerald, seat: i64, n: i64) -> None:
    """Cubes return from Limbo to their owner's stock."""
    t.limbo[seat] -= n
    t.stock[seat] += n
    if t.heard:
        t.tell("cubes-from-limbo", seat=seat_name(seat), n=int(n))


def keep_in_play(t: Emerald, seat: i64) -> None:
    """The card in play lies beside its owner's identity from now on."""
    keep(t, seat, t.in_play)
    t.in_play = NO_CARD


class EndText(Step[Emerald]):
    """The text is carried out: now the card goes where it belongs."""

    def __init__(self, who: i64) -> None:
        super().__init__(NOBODY)
        self.who: Final = who

    def take(self, t: Emerald, option: i64) -> None:
        end_text(t, self.who)

    def fields(self) -> tuple[int, ...]:
        return (self.who,)


END_TEXT: Final = [EndText(seat) for seat in range(len(SEAT_NAMES))]

"""What a card's text is: can it be used, what does it ask, what does it do (section 16)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from intrigue.games.emerald.second.attacks import end_text
from intrigue.games.emerald.second.cards import NO_CARD, SEAT_NAMES
from intrigue.games.emerald.second.piles import keep
from intrigue.games.emerald.second.table import Emerald
from intrigue.kernel.event import seat_name
from intrigue.kernel.table import NOBODY, Step


def from_limbo(t: Emerald, seat: i64, n: i64) -> None:
    """Cubes return from Limbo to their owner's stock."""
    t.limbo[seat] -= n
    t.stock[seat] += n
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

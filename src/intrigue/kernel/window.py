"""Windows: the asking round the table before something happens.

Which seats are asked depends on public facts only, never on who holds the card: a seat that can only pass
is asked as well. What may answer is a row of reactions that a game declares in one place.
"""

from __future__ import annotations

from typing import Any, Final, Generic

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from intrigue.kernel.table import NOBODY, Step, T, Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Reaction(Generic[T]):
    """A card or counter that may answer an occasion, and perhaps stop it."""

    def offers(self, t: T, seat: i64, occasion: Window[T]) -> vec[i64]:
        """The options this reaction gives the seat now; none if it cannot react."""
        raise NotImplementedError

    def resolve(self, t: T, seat: i64, option: i64, occasion: Window[T]) -> bool:
        """Carry it out. True: what was about to happen is stopped."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Step[T]):
    """Asks `seats` in turn; then it happens, unless somebody stopped it.

    A game's window says what is about to happen (`happens`, `stopped`), which reactions there are, and how to
    make the same window for the seats that are left.
    """

    def __init__(self, seats: tuple[int, ...]) -> None:
        super().__init__(seats[0] if seats else NOBODY)
        self.seats: Final = seats

    def reactions(self) -> list[Reaction[T]]:
        raise NotImplementedError

    def declined(self) -> i64:
        """The option that means: I let it happen."""
        raise NotImplementedError

    def for_seats(self, seats: tuple[int, ...]) -> Window[T]:
        """The same occasion, with these seats still to ask."""
        raise NotImplementedError

    def happens(self, t: T) -> None:
        raise NotImplementedError

    def stopped(self, t: T) -> None:
        """What remains to be done when somebody prevented it; often nothing."""

    def options(self, t: T) -> vec[i64]:
        out = vec[i64]([self.declined()])
        for reaction in self.reactions():
            for option in reaction.offers(t, self.seat, self):
                out = append(out, option)
        return out

    def take(self, t: T, option: i64) -> None:
        if not self.seats:
            self.happens(t)
            return
        rest = self.for_seats(self.seats[1:])
        if option == self.declined():
            t.agenda.append(rest)
            return
        below = len(t.agenda)
        for reaction in self.reactions():
            for offered in reaction.offers(t, self.seat, self):
                if offered == option:
                    if reaction.resolve(t, self.seat, option, self):
                        self.stopped(t)
                    else:
                        t.agenda.insert(below, rest)  # what the reaction has scheduled comes first
                    return


def open_window(t: Table) -> Window[Any] | None:
    """The window whose question is open, if it is one."""
    step = t.agenda[-1] if t.agenda else None
    return step if isinstance(step, Window) else None


def passing(t: Table) -> int | None:
    """The answer that lets happen what everybody is being asked about; None if no window is open."""
    window = open_window(t)
    return None if window is None else int(window.declined())

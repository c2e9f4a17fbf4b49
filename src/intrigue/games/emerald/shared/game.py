"""An edition as everybody else knows it, as far as both are alike."""

# Not compiled: what it does is done once for each game.

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, Generic, Protocol, TypeVar

from intrigue.games.colours import colours_of
from intrigue.games.emerald.shared.box import box_name
from intrigue.games.emerald.shared.cards import SEATS
from intrigue.games.emerald.shared.table import E, EmeraldTable
from intrigue.kernel.game import Choice, agreed, check_seats, check_viewer
from intrigue.kernel.rng import Rng
from intrigue.kernel.run import settle
from intrigue.kernel.verbs import Verbs

V = TypeVar("V")
E_co = TypeVar("E_co", bound=EmeraldTable, covariant=True)

YES: Final = ("true", "false")
NO: Final = ("false", "true")


class Believing(Protocol[E_co]):
    """What a view leaves open."""

    def imagine(self, rng: Rng) -> E_co: ...


class Edition(Generic[E, V]):
    """One edition of the game, with one box file."""

    id: str
    rules: int
    verbs: Verbs
    choices: tuple[Choice, ...]
    colours: tuple[str, ...]
    """The colours of the cubes, in the order of the seats."""
    seats: Final = SEATS
    bound: Final = 100_000

    def __init__(self, box_file: str, own: str) -> None:
        self.box_file: Final = box_file
        self.box_name: Final = box_name(box_file, own)

    def __repr__(self) -> str:
        return f"intrigue.GAMES[{self.id!r}]"

    def with_box_file(self, text: str) -> Edition[E, V]:
        raise NotImplementedError

    def laid_out(self, seats: int) -> E:
        """A table before anything has happened."""
        raise NotImplementedError

    def agree(self, t: E, values: Mapping[str, str]) -> None:
        """The table options, apart from the colours."""
        raise NotImplementedError

    def new(self, seats: int, options: Mapping[str, str] = {}, listening: bool = False) -> E:
        """A fresh table; nothing is dealt yet, for chance has not been asked."""
        check_seats(self, seats)
        values = agreed(self, seats, options)
        t = self.laid_out(seats)
        t.listening = listening
        self.agree(t, values)
        t.colours = colours_of(self.colours, seats, options, values)
        settle(t)
        return t

    def seen(self, t: E, viewer: int | None) -> V:
        """What a viewer sees who may be one."""
        raise NotImplementedError

    def observe(self, t: E, viewer: int | None) -> V:
        check_viewer(t, viewer)
        return self.seen(t, viewer)

    def believe(self, view: V) -> Believing[E]:
        raise NotImplementedError

    def imagine(self, view: V, rng: Rng) -> E:
        return self.believe(view).imagine(rng)

    def scores(self, t: E) -> tuple[int, ...]:
        raise NotImplementedError

    def winners(self, t: E) -> list[int]:
        """Who has won, now that the game is over."""
        raise NotImplementedError

    def returns(self, t: E) -> tuple[float, ...]:
        best = self.winners(t)
        return tuple(1 / len(best) if seat in best else 0.0 for seat in range(t.seats))

    def pieces(self, t: E) -> Mapping[str, int]:
        raise NotImplementedError


def count_cards(t: EmeraldTable, by_seat: Iterable[Any], others: Iterable[Any]) -> dict[str, int]:
    """Every card, wherever it is, and how many numbers are negative; cards of the players are in rows by seat."""
    count = {"negative": sum(n < 0 for row in (*by_seat, *others) for n in row)}
    cards = int(t.code.cards)
    for card, name in enumerate(t.code.card_names):
        own = sum(int(zone[seat * cards + card]) for zone in by_seat for seat in range(t.seats))
        open_ = sum(face_up == card for face_up in t.face_up) + (t.in_play == card)
        count[name] = own + open_ + int(t.unseen[card]) + int(t.removed[card])
    return count


def count_zombies(t: EmeraldTable, printed: int) -> int:
    """The zombie pieces on the board and in the supply; all of them if they were banished."""
    return printed if t.banished else sum(int(n) for n in t.zombies) + int(t.zombies_left)

"""What the three games have alike as values that fit `intrigue.kernel.game.Game`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from intrigue.kernel.errors import BadBox
from intrigue.kernel.game import Belief, Choice, agreed, check_seats, check_viewer
from intrigue.kernel.rng import Rng
from intrigue.kernel.run import settle
from intrigue.kernel.table import Table
from intrigue.kernel.verbs import Verbs


class Classic:
    """A game without table options and without a box file."""

    id: str
    seats: range
    bound: int
    verbs: Verbs
    rules = 1
    choices: tuple[Choice, ...] = ()
    box_file = ""
    box_name = ""

    def __repr__(self) -> str:
        return f"intrigue.GAMES[{self.id!r}]"

    def with_box_file(self, text: str) -> Classic:
        if text:
            raise BadBox(f"{self.id} has no box file: all its numbers are known")
        return self

    def new(self, seats: int, options: Mapping[str, str] = {}, listening: bool = False) -> Table:
        check_seats(self, seats)
        agreed(self, seats, options)
        t = self.begun(seats)
        t.listening = listening
        settle(t)
        return t

    def observe(self, t: Any, viewer: int | None) -> Any:
        check_viewer(t, viewer)
        return self.seen(t, viewer)

    def imagine(self, view: Any, rng: Rng) -> Table:
        return self.believe(view).imagine(rng)

    def returns(self, t: Any) -> tuple[float, ...]:
        points = self.scores(t)
        best = max(points)
        return tuple(1 / points.count(best) if mine == best else 0.0 for mine in points)

    # What each of them says itself.

    def begun(self, seats: int) -> Table:
        """A table before anything has happened."""
        raise NotImplementedError

    def seen(self, t: Any, viewer: int | None) -> Any:
        """What the viewer sees."""
        raise NotImplementedError

    def believe(self, view: Any) -> Belief:
        raise NotImplementedError

    def scores(self, t: Any) -> tuple[int, ...]:
        raise NotImplementedError

    def pieces(self, t: Any) -> Mapping[str, int]:
        raise NotImplementedError

"""The control that knows everything: the same search as `ismcts`, in the true table in place of imagined ones.

What it wins more often than `ismcts` is what hidden information is worth. It is no bot: `intrigue.bots` does not know
it, no server and no game against people has it, and it knows a table only because the arena shows it one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from intrigue.bots.ismcts import Ismcts
from intrigue.kernel.event import Telling
from intrigue.kernel.game import Belief, Game
from intrigue.kernel.rng import Rng
from intrigue.kernel.table import Table

NAME: Final = "omniscient"
"""What it is called where players of the arena are named."""


class TrueWorld:
    """The one world that there is. Chance is still to come: nobody knows what will be drawn."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table

    def imagine(self, rng: Rng) -> Table:
        """The table as it is, apart."""
        return self.table.copy()


class Omniscient(Ismcts):
    """Looks ahead in the table itself. The advice that it listens to sees no more than its seat does."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.look: Callable[[], Table] | None = None
        """The table as it is now, once the arena has shown it."""

    def __repr__(self) -> str:
        return f"Omniscient({self.game.id!r})"

    def worlds(self, view: Any, story: tuple[Telling, ...], seat: int) -> Belief:
        """What is; raises LookupError where nobody has shown it."""
        if self.look is None:
            raise LookupError("whoever knows everything must be shown the table; the arena does that")
        return TrueWorld(self.look())

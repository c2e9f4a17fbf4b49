"""From the grid to what a seat sees, and back."""

from __future__ import annotations

from typing import Final

from classics.connect_four.rules import COLUMNS, HIGH, TURN, Grid, disc_at
from classics.connect_four.view import View
from intrigue.kernel.bag import BIT
from intrigue.kernel.event import seat_name
from intrigue.kernel.rng import Rng


def observe(t: Grid, viewer: int | None) -> View:
    """Everything: nothing is hidden."""
    return View(
        viewer=viewer,
        columns=tuple(
            tuple(seat_name(disc_at(t, row, column)) for row in range(t.filled[column])) for column in range(COLUMNS)
        ),
        line=int(t.line) if t.line >= 0 else None,
        turn=int(t.agenda[-1].seat) if t.agenda else None,
    )


class GridBelief:
    """A view read once: there is nothing to imagine."""

    def __init__(self, view: View) -> None:
        t = Grid()
        for column in range(COLUMNS):
            discs = view.columns[column]
            t.filled[column] = len(discs)
            for row in range(len(discs)):
                if discs[row] == seat_name(0):
                    t.first |= BIT[column * HIGH + row]
                else:
                    t.second |= BIT[column * HIGH + row]
        if view.line is not None:
            t.line = view.line
        if view.turn is not None:
            t.agenda.append(TURN[view.turn])
        self.known: Final = t

    def imagine(self, rng: Rng) -> Grid:
        """The table itself, apart."""
        return self.known.copy()

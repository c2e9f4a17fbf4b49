"""Connect Four, for two players: drop discs into seven columns; four of a colour in a line win."""

from __future__ import annotations

from collections.abc import Mapping

from classics.classic import Classic
from classics.connect_four.rules import COLUMNS, ROWS, TURN, VERBS, Grid
from classics.connect_four.sight import GridBelief, observe
from classics.connect_four.view import View


class ConnectFour(Classic):
    """The value that the package's entry point names."""

    id = "connect_four"
    seats = range(2, 3)
    bound = int(ROWS * COLUMNS) + 1
    verbs = VERBS

    def begun(self, seats: int) -> Grid:
        t = Grid()
        t.agenda.append(TURN[0])
        return t

    def seen(self, t: Grid, viewer: int | None) -> View:
        return observe(t, viewer)

    def believe(self, view: View) -> GridBelief:
        return GridBelief(view)

    def scores(self, t: Grid) -> tuple[int, ...]:
        """1 for whoever has four in a line."""
        return tuple(int(t.line == seat) for seat in range(2))

    def pieces(self, t: Grid) -> Mapping[str, int]:
        """Discs and empty cells; nobody has more than one disc more than the other."""
        discs = [int(t.first).bit_count(), int(t.second).bit_count()]
        lying = sum(int(n) for n in t.filled)
        return {"cells": lying + sum(int(ROWS - n) for n in t.filled), "negative": int(sum(discs) != lying)}


GAME = ConnectFour()

"""Drawings for reports, as SVG that is the same for the same figures."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from intrigue.arena.research import package
from intrigue.arena.tally import Interval

STYLE: Final = {
    "svg.hashsalt": "intrigue",
    "svg.fonttype": "none",
    "font.size": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "grid.alpha": 0.25,
}
COLOURS: Final = ("#2b6f5b", "#b5532a", "#3f5fa8")


class Row(Struct, frozen=True):
    """A line of a drawing: what it is about, and one interval of each kind or none."""

    name: str
    intervals: tuple[Interval | None, ...]


def draw_intervals(
    file: Path, title: str, rows: Sequence[Row], kinds: Sequence[str], across: str, fair: float | None = None
) -> None:
    """Dots with their intervals, one line for each row, and a dashed line where things are fair."""
    figures = package("matplotlib.figure")
    with package("matplotlib").rc_context(STYLE):
        figure: Any = figures.Figure(figsize=(7.0, 1.1 + 0.24 * len(rows) * max(1.0, 0.7 * len(kinds))))
        axes = figure.add_subplot()
        for k, kind in enumerate(kinds):
            shown = [(n, row.intervals[k]) for n, row in enumerate(rows)]
            there = [(n, one) for n, one in shown if one is not None]
            height = [n + 0.3 * (k - (len(kinds) - 1) / 2) for n, _ in there]
            reach = [[one.mean - one.low for _, one in there], [one.high - one.mean for _, one in there]]
            axes.errorbar(
                [one.mean for _, one in there],
                height,
                xerr=[[max(0.0, x) for x in side] for side in reach],
                fmt="o",
                markersize=4,
                capsize=2,
                color=COLOURS[k % len(COLOURS)],
                label=kind,
            )
        if fair is not None:
            axes.axvline(fair, linestyle="--", linewidth=1, color="#888888")
        axes.set_yticks(range(len(rows)), [row.name for row in rows])
        axes.invert_yaxis()
        axes.set_xlabel(across)
        axes.set_title(title, loc="left", fontsize=10, fontweight="bold")
        if len(kinds) > 1:
            axes.legend(frameon=False, fontsize=8)
        figure.savefig(file, format="svg", bbox_inches="tight", metadata={"Date": None, "Creator": None})


def draw_tornado(file: Path, title: str, rows: Sequence[Row], across: str) -> None:
    """Bars from nothing to either side, one line for each row: what one less does, and what one more does."""
    figures = package("matplotlib.figure")
    with package("matplotlib").rc_context(STYLE):
        figure: Any = figures.Figure(figsize=(7.0, 1.1 + 0.24 * len(rows)))
        axes = figure.add_subplot()
        for k, kind in enumerate(("one less, or turned round", "one more")):
            there = [(n, row.intervals[k]) for n, row in enumerate(rows)]
            shown = [(n, one) for n, one in there if one is not None]
            axes.barh(
                [n + 0.4 * (k - 0.5) for n, _ in shown],
                [one.mean for _, one in shown],
                height=0.38,
                xerr=[[one.mean - one.low for _, one in shown], [one.high - one.mean for _, one in shown]],
                error_kw={"elinewidth": 0.7, "alpha": 0.6},
                color=COLOURS[k],
                label=kind,
            )
        axes.axvline(0.0, linewidth=1, color="#888888")
        axes.set_yticks(range(len(rows)), [row.name for row in rows])
        axes.invert_yaxis()
        axes.set_xlabel(across)
        axes.set_title(title, loc="left", fontsize=10, fontweight="bold")
        axes.legend(frameon=False, fontsize=8)
        figure.savefig(file, format="svg", bbox_inches="tight", metadata={"Date": None, "Creator": None})

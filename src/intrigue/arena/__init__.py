"""The arena: bots against each other, one match or a million games."""

from __future__ import annotations

from intrigue.arena.match import DEFAULT_CLOCK, BadMatch, Result, match
from intrigue.arena.simulate import SeatSummary, Summary, simulate
from intrigue.arena.statistics import Facts
from intrigue.arena.tally import Group, Interval, Measure

__all__ = [
    "DEFAULT_CLOCK",
    "BadMatch",
    "Facts",
    "Group",
    "Interval",
    "Measure",
    "Result",
    "SeatSummary",
    "Summary",
    "match",
    "simulate",
]

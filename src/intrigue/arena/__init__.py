"""The arena: bots against each other, one match or a million games."""

from __future__ import annotations

from intrigue.arena.match import DEFAULT_CLOCK, BadMatch, Result, match
from intrigue.arena.simulate import Interval, SeatSummary, Summary, simulate

__all__ = ["DEFAULT_CLOCK", "BadMatch", "Interval", "Result", "SeatSummary", "Summary", "match", "simulate"]

"""What a table may agree on before the game (section 14)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from intrigue.games.kabale.cards import SEAT_NAMES
from intrigue.kernel.game import Choice

BOOLEAN: Final = ("false", "true")

CHOICES: Final = (
    Choice("start_player", ("youngest", "random", *SEAT_NAMES), "K-18"),
    Choice("cap_counts_toward_filling", BOOLEAN, "K-51"),
    Choice("explorer_no_exit", ("own_column", "stays"), "K-79"),
    Choice("assassin_victim_shown", BOOLEAN, "K-88"),
    Choice("won_goals_hidden", ("true", "false"), "K-196"),
)


class Options:
    """What one table has agreed on. It is immutable: all copies of the table share it, and views show it."""

    def __init__(self, seen: Mapping[str, bool], won_open: bool) -> None:
        self.seen: Final[dict[str, bool]] = dict(seen)
        """As it stands in views, beside `won_open`."""
        self.cap_counts: Final = seen["cap_counts"]
        self.explorer_stays: Final = seen["explorer_stays"]
        self.victim_shown: Final = seen["victim_shown"]
        self.won_open: Final = won_open


def agreed_options(values: Mapping[str, str]) -> Options:
    """The options by the values that were agreed on; who starts is settled at once."""
    seen = {
        "cap_counts": values["cap_counts_toward_filling"] == "true",
        "explorer_stays": values["explorer_no_exit"] == "stays",
        "victim_shown": values["assassin_victim_shown"] == "true",
    }
    return Options(seen, won_open=values["won_goals_hidden"] == "false")


DEFAULT: Final = agreed_options({choice.name: choice.values[0] for choice in CHOICES})

"""What a table may agree on before the game (section 21)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from intrigue.games.emerald.shared.game import NO, YES
from intrigue.kernel.game import Choice

CHOICES: Final = (
    Choice("retrieve_short_allowed", YES, "E2-86"),
    Choice("stopped_assassination_clears_cubes", YES, "E2-146"),
    Choice("vampires_interrupt_one_use", NO, "E2-156"),
    Choice("loyalist_refill_again", NO, "E2-168"),
    Choice("finish_action_at_target", NO, "E2-271"),
)


class Options:
    """What one table has agreed on. It is immutable: all copies of the table share it, and views show it."""

    def __init__(self, seen: Mapping[str, bool]) -> None:
        self.seen: Final[dict[str, bool]] = dict(seen)
        """As it stands in views."""
        self.retrieve_short: Final = seen["retrieve_short"]
        self.stopped_clears: Final = seen["stopped_clears"]
        self.vampires_one_use: Final = seen["vampires_one_use"]
        self.refill_again: Final = seen["refill_again"]
        self.finish_action: Final = seen["finish_action"]


def agreed_options(values: Mapping[str, str]) -> Options:
    """The options by the values that were agreed on."""
    return Options(
        {
            "retrieve_short": values["retrieve_short_allowed"] == "true",
            "stopped_clears": values["stopped_assassination_clears_cubes"] == "true",
            "vampires_one_use": values["vampires_interrupt_one_use"] == "true",
            "refill_again": values["loyalist_refill_again"] == "true",
            "finish_action": values["finish_action_at_target"] == "true",
        }
    )


DEFAULT: Final = agreed_options({choice.name: choice.values[0] for choice in CHOICES})

"""What a table may agree on before the game (section 23)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from intrigue.games.emerald.shared.game import NO, YES
from intrigue.kernel.game import Choice

# How long the target of a foiled attempt is safe.
SAFE_THIS_TURN: Final[i64] = 0
SAFE_FOR_GOOD: Final[i64] = 1
NEVER_SAFE: Final[i64] = 2
SAFE_RULES: Final = ("turn", "game", "none")

CHOICES: Final = (
    Choice("foiled_victim_safe", SAFE_RULES, "E1-231"),
    Choice("kept_double_agent_still_foils", YES, "E1-225"),
    Choice("disguise_vs_zombies", NO, "E1-240"),
    Choice("zombie_reach", ("agents_and_zombies", "zombies"), "E1-348"),
    Choice("zombie_chain", NO, "E1-349"),
    Choice("zombie_cthulhu_kills_score", YES, "E1-442"),
    Choice("devils_island_includes_game_card", NO, "E1-385"),
    Choice("cthulhu_takes_royal_disc", NO, "E1-374"),
    Choice("track_points", ("current", "highest_ever"), "E1-438"),
)


class Options:
    """What one table has agreed on. It is immutable: all copies of the table share it, and views show it."""

    def __init__(self, seen: Mapping[str, bool | int]) -> None:
        self.seen: Final[dict[str, bool | int]] = dict(seen)
        """As it stands in views."""
        self.safe_rule: Final[i64] = int(seen["safe_rule"])
        """How long the target of a foiled attempt is safe."""
        self.kept_foils: Final = bool(seen["kept_foils"])
        self.disguise_zombies: Final = bool(seen["disguise_zombies"])
        self.reach_by_zombies: Final = bool(seen["reach_by_zombies"])
        self.zombie_chain: Final = bool(seen["zombie_chain"])
        self.beasts_score: Final = bool(seen["beasts_score"])
        """Kills by zombies and Cthulhu count."""
        self.island_card: Final = bool(seen["island_card"])
        self.royal_disc_taken: Final = bool(seen["royal_disc_taken"])
        self.highest_ever: Final = bool(seen["highest_ever"])


def agreed_options(values: Mapping[str, str]) -> Options:
    """The options by the values that were agreed on."""
    return Options(
        {
            "safe_rule": SAFE_RULES.index(values["foiled_victim_safe"]),
            "kept_foils": values["kept_double_agent_still_foils"] == "true",
            "disguise_zombies": values["disguise_vs_zombies"] == "true",
            "reach_by_zombies": values["zombie_reach"] == "zombies",
            "zombie_chain": values["zombie_chain"] == "true",
            "beasts_score": values["zombie_cthulhu_kills_score"] == "true",
            "island_card": values["devils_island_includes_game_card"] == "true",
            "royal_disc_taken": values["cthulhu_takes_royal_disc"] == "true",
            "highest_ever": values["track_points"] == "highest_ever",
        }
    )


DEFAULT: Final = agreed_options({choice.name: choice.values[0] for choice in CHOICES})

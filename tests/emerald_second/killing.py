"""How Monday kills, in one line."""

from __future__ import annotations

from emerald_second.situations import answer, chance
from intrigue.games.emerald.second.table import Emerald


def kill_royalty(t: Emerald, card: str, city: str, *bombs: str, die: str = "sane") -> None:
    """M assassinates the royalty of a city, and the die shows this."""
    answer(t, "M", f"assassinate {card}", f"aim {city} royalty", *[f"bomb {bomb}" for bomb in bombs])
    chance(t, f"roll {die}")


def kill(t: Emerald, card: str, city: str, victim: str, *bombs: str) -> None:
    """M assassinates an agent, and its owner lets it happen."""
    answer(t, "M", f"assassinate {card}", f"aim {city} {victim}", *[f"bomb {bomb}" for bomb in bombs])
    answer(t, victim, "let")

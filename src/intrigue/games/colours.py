"""The colours of the players: everybody may choose their own before the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from intrigue.kernel.errors import BadOption
from intrigue.kernel.game import Choice


def colour_choices(colours: Sequence[str], clause: str) -> list[Choice]:
    """A table option for every seat: the colour it can have, its default first."""
    out: list[Choice] = []
    for seat in range(len(colours)):
        others = [colour for colour in colours if colour != colours[seat]]
        out.append(Choice(f"colour_{seat}", (colours[seat], *others), clause))
    return out


def colours_of(colours: Sequence[str], seats: int, options: Mapping[str, str], values: Mapping[str, str]) -> list[str]:
    """Everybody's colour, no two the same: who chose none gets the first that is free."""
    chosen = {seat: values[f"colour_{seat}"] for seat in range(len(colours)) if f"colour_{seat}" in options}
    for seat, colour in chosen.items():
        if seat >= seats:
            raise BadOption(f"table option colour_{seat}: there are {seats} seats, from 0 on")
        if list(chosen.values()).count(colour) > 1:
            raise BadOption(f"table option colour_{seat}: two players cannot both have {colour}")
    free = [colour for colour in colours if colour not in chosen.values()]
    return [chosen[seat] if seat in chosen else free.pop(0) for seat in range(seats)]

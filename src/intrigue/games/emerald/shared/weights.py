"""Reading the numbers that bots judge by: `weights.toml` and `characters.toml` in the folder of an edition's bots."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files

Rows = dict[str, dict[str, float]]


def read(package: str, file: str) -> Rows:
    """The parts of a file with their numbers."""
    text = files(package).joinpath(file).read_text(encoding="utf-8")
    return {part: {name: float(value) for name, value in row.items()} for part, row in tomllib.loads(text).items()}


def part_for(seats: int) -> str:
    """Which set is meant for this many players."""
    return "two" if seats == 2 else "more"


def in_character(row: Mapping[str, float], times: Mapping[str, float]) -> dict[str, float]:
    """The weights of somebody who takes some things for so many times what they are; what is not there is given so."""
    return {name: row.get(name, 1.0) * times.get(name, 1.0) for name in row.keys() | times.keys()}

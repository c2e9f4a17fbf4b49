"""Figures as Parquet, with where they come from in the file itself.

write_results(folder / "games.parquet", rows, provenance)     # rows: dictionaries with the same keys, or structs
rows, provenance = read_results(folder / "games.parquet")
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from intrigue.arena.provenance import Provenance
from intrigue.arena.research import package

KEY: Final = b"intrigue"
"""Where the provenance stands in a file's metadata, as JSON."""


def write_results(file: Path, rows: Sequence[Any], provenance: Provenance) -> None:
    """Write rows to a file, which is there whole or not at all."""
    arrow, parquet = package("pyarrow"), package("pyarrow.parquet")
    plain = [msgspec.to_builtins(row) for row in rows]
    table = arrow.Table.from_pylist(plain).replace_schema_metadata({KEY: msgspec.json.encode(provenance)})
    file.parent.mkdir(parents=True, exist_ok=True)
    half = file.with_name(file.name + ".half")
    parquet.write_table(table, half, compression="zstd")
    os.replace(half, file)


def read_results(file: Path) -> tuple[list[dict[str, Any]], Provenance]:
    """The rows of a file, and where they come from."""
    table = package("pyarrow.parquet").read_table(file)
    rows: list[dict[str, Any]] = table.to_pylist()
    return rows, msgspec.json.decode(table.schema.metadata[KEY], type=Provenance)

"""Table files: what is printed and countable, as TOML that an owner of the box may correct.

Whoever writes one by hand makes mistakes: every complaint names the line, the value and the rule it breaks.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from intrigue.kernel.errors import BadTable

Shape = TypeVar("Shape")

_HEADER = re.compile(r"^\s*\[([^\[\]]+)\]\s*(#.*)?$")
_KEY = re.compile(r"^\s*([A-Za-z0-9_-]+)\s*=")
_AT_LINE = re.compile(r"\(at line (\d+), column \d+\)")


def lines_of(text: str) -> dict[str, int]:
    """The line of every table and every key, by its dotted path."""
    where: dict[str, int] = {}
    table = ""
    for number, line in enumerate(text.splitlines(), 1):
        header = _HEADER.match(line)
        if header:
            table = header[1].strip()
            parts = table.split(".")
            for n in range(len(parts)):
                where.setdefault(".".join(parts[: n + 1]), number)
            continue
        key = _KEY.match(line)
        if key:
            where.setdefault(f"{table}.{key[1]}" if table else key[1], number)
    return where


def complain(text: str, path: str, why: str) -> BadTable:
    """A complaint about a path: the line it stands in, or that of the nearest table around it."""
    where = lines_of(text)
    near = path
    while near and near not in where:
        near = near.rpartition(".")[0]
    line = where.get(near, 1)
    return BadTable(f"line {line}: {path}: {why}" if path else f"line {line}: {why}")


def fingerprint(text: str) -> str:
    """A name for what a table file says, comments and layout apart."""
    return hashlib.sha256(msgspec.json.encode(parse(text), order="deterministic")).hexdigest()


def parse(text: str) -> dict[str, Any]:
    """The file as plain data; raises BadTable where it is not TOML."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        at = _AT_LINE.search(str(error))
        line = int(at[1]) if at else len(text.splitlines())
        raise BadTable(f"line {line}: this is not TOML: {_AT_LINE.sub('', str(error)).strip()}") from error


def read(text: str, plain: Mapping[str, Any], path: str, shape: type[Shape]) -> Shape:
    """The table at a path as the shape it must have; raises BadTable with the line where it has not."""
    found: Any = plain
    for part in path.split("."):
        if not isinstance(found, Mapping) or part not in found:
            raise complain(text, path, "this table is missing")
        found = found[part]
    try:
        return msgspec.convert(found, shape)
    except msgspec.ValidationError as error:
        why, _, inside = str(error).partition(" - at `$.")
        unknown = re.search(r"unknown field `(.+)`", why)
        key = unknown[1] if unknown else re.split(r"[.\[]", inside.rstrip("`"))[0]
        value = found.get(key) if isinstance(found, Mapping) else found
        why = "there is no such value" if unknown else f"{value!r}: {why}" if key else why
        raise complain(text, f"{path}.{key}" if key else path, why) from error

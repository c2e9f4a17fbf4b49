"""Box files: what is printed and countable, as TOML that an owner of the box may correct.

Whoever writes one by hand makes mistakes: every complaint names the line, the value and the rule it breaks.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterator, Mapping
from copy import deepcopy
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from intrigue.kernel.errors import BadBox
from intrigue.kernel.game import Game

Shape = TypeVar("Shape")

PROVENANCE: Final = "provenance"
"""The table that says where values come from: under each source, the paths of what is known by it."""
RECONSTRUCTED: Final = "reconstructed"
ABOUT: Final = "meta"

_HEADER = re.compile(r"^\s*\[([^\[\]]+)\]\s*(#.*)?$")
_KEY = re.compile(r"^\s*([A-Za-z0-9_-]+)\s*=")
_AT_LINE = re.compile(r"\(at line (\d+), column \d+\)")
LONGEST: Final = 500
"""The longest line. What is longer, deeper or has more digits than anybody needs can keep a reader busy for minutes."""
DEEPEST: Final = 8
"""The most names with dots between them, and the most brackets within each other."""
_QUOTED = re.compile(
    r'''"""(?:\\.|[^\\])*?(?:"""|\Z)|\'{3}.*?(?:\'{3}|\Z)|"(?:\\.|[^"\\\n])*"?|'[^'\n]*'?|#[^\n]*''', re.DOTALL
)
"""Strings and remarks, where dots and brackets mean nothing; also those that do not end, so that it is quick."""
_DOTTED = re.compile(rf"(?<![\w-])(?:[\w-]+[ \t]*\.[ \t]*){{{DEEPEST}}}")
_DIGITS = re.compile(r"[\d_]{20}")


def lines_of(text: str) -> dict[str, int]:
    """The line of every table and every key, by its dotted path."""
    where: dict[str, int] = {}
    table = ""
    for number, line in enumerate(_lines(text), 1):
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


def complain(text: str, path: str, why: str) -> BadBox:
    """A complaint about a path: the line it stands in, or that of the nearest table around it."""
    where = lines_of(text)
    near = path
    while near and near not in where:
        near = near.rpartition(".")[0]
    line = where.get(near, 1)
    return BadBox(f"line {line}: {path}: {why}" if path else f"line {line}: {why}")


@lru_cache(maxsize=128)
def fingerprint(text: str) -> str:
    """A name for what a box file says, comments and layout apart."""
    plain = parse(text)
    try:
        return hashlib.sha256(msgspec.json.encode(plain, order="deterministic")).hexdigest()
    except RecursionError as error:
        raise BadBox(f"line 1: this is nested too deeply: {error}") from error


@lru_cache(maxsize=8)
def parse(text: str) -> Mapping[str, Any]:
    """The file as plain data, which nobody may change: it is read once; raises BadBox where it is not TOML."""
    _check_shape(text)
    try:
        text.encode()
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        at = _AT_LINE.search(str(error))
        line_number = int(at[1]) if at else len(_lines(text))
        raise BadBox(f"line {line_number}: this is not TOML: {_AT_LINE.sub('', str(error)).strip()}") from error
    except (UnicodeEncodeError, RecursionError) as error:
        raise BadBox(f"line 1: this cannot be read as TOML: {error}") from error


def _check_shape(text: str) -> None:
    """Raise BadBox for what is not worth reading, before anybody tries to."""
    for number, line in enumerate(_lines(text), 1):
        if len(line) > LONGEST:
            raise BadBox(f"line {number}: {line[:40]}…: a line has {LONGEST} characters at most")
    depth = 0
    for number, line in enumerate(_lines(_QUOTED.sub(_as_name, text)), 1):
        for bracket in re.findall(r"[\[\]{}]", line):
            depth += 1 if bracket in "[{" else -1
            if depth > DEEPEST:
                raise BadBox(f"line {number}: this is nested too deeply")
        if _DOTTED.search(line):
            raise BadBox(f"line {number}: a name has {DEEPEST} parts at most")
        if _DIGITS.search(line):
            raise BadBox(f"line {number}: a number has too many digits")


def _as_name(quoted: re.Match[str]) -> str:
    """A string may be a part of a name; its lines are counted."""
    return ("" if quoted[0].startswith("#") else "s") + "\n" * quoted[0].count("\n")


def _lines(text: str) -> list[str]:
    """As TOML counts them: a separator of paragraphs in a remark begins no line."""
    return text.split("\n")


def read(text: str, plain: Mapping[str, Any], path: str, shape: type[Shape]) -> Shape:
    """The table at a path as the shape it must have; raises BadBox with the line where it has not."""
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


# ---------------------------------------------------------------- single values


class Value(NamedTuple):
    """One value of a box file."""

    table: str
    key: str
    value: Any
    source: str
    """`rulebook`, `record` or `reconstructed`."""

    @property
    def path(self) -> str:
        return f"{self.table}.{self.key}" if self.table else self.key


def values(game: Game) -> list[Value]:
    """Everything that the game's box file says, in its order, with where it comes from.

    A file that does not list what the rulebook prints holds printed values only, but for those it names.
    """
    plain = dict(parse(game.box_file))
    known = plain.pop(PROVENANCE, None)
    plain.pop(ABOUT, None)
    return [
        Value(table, key, value, source(f"{table}.{key}" if table else key, known))
        for table, key, value in flat("", plain)
    ]


def flat(table: str, plain: Mapping[str, Any]) -> Iterator[tuple[str, str, Any]]:
    """All values with the tables they stand in. Tables in a list are called by their ids."""
    for key, value in plain.items():
        inside = f"{table}.{key}" if table else key
        if isinstance(value, Mapping):
            yield from flat(inside, value)
        elif isinstance(value, list) and value and all(isinstance(each, Mapping) for each in value):
            for n, each in enumerate(value, 1):
                yield from flat(f"{inside}.{each.get('id', n)}", each)
        else:
            yield table, key, value


def source(path: str, known: Mapping[str, Any] | None) -> str:
    """Where a value comes from."""
    if known is None:
        return "rulebook"
    for word, paths in known.items():
        if any(path == known_path or path.startswith(f"{known_path}.") for known_path in paths):
            return str(word)
    return RECONSTRUCTED if "rulebook" in known else "rulebook"


def changed(text: str, path: str, value: Any) -> str:
    """The same file with another value at this path; raises LookupError if there is no such path."""
    plain = deepcopy(parse(text))
    *tables, key = path.split(".")
    found: Any = plain
    for name in tables:
        found = found[name] if isinstance(found, Mapping) else _called(found, name)
    if key not in found:
        raise LookupError(f"there is no value {path}")
    found[key] = value
    return "\n".join(_written(plain, "")) + "\n"


def _called(tables: list[dict[str, Any]], name: str) -> dict[str, Any]:
    """A table in a list, by its id or its number, as `flat` calls it."""
    return next(table for n, table in enumerate(tables, 1) if str(table.get("id", n)) == name)


def _written(plain: Mapping[str, Any], path: str) -> Iterator[str]:
    """Plain data as lines of TOML."""
    inside = {key: value for key, value in plain.items() if isinstance(value, Mapping) or _is_tables(value)}
    for key, value in plain.items():
        if key not in inside:
            yield f"{key} = {_said(value)}"
    for key, value in inside.items():
        full = f"{path}.{key}" if path else key
        for table in value if isinstance(value, list) else [value]:
            yield f"[[{full}]]" if isinstance(value, list) else f"[{full}]"
            yield from _written(table, full)


def _is_tables(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(each, Mapping) for each in value)


def _said(value: Any) -> str:
    """A value as TOML has it; strings are written alike in JSON."""
    if isinstance(value, list):
        return "[\n" + ",\n".join(map(_said, value)) + "\n]"
    return msgspec.json.encode(value).decode()

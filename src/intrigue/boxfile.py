"""Box files: what is printed and countable, as TOML that an owner of the box may correct.

Whoever writes one by hand makes mistakes: every complaint names the line, the value and the rule it breaks.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, TypeVar

import msgspec

from intrigue.kernel.errors import BadBox

Shape = TypeVar("Shape")

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


def parse(text: str) -> dict[str, Any]:
    """The file as plain data; raises BadBox where it is not TOML."""
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

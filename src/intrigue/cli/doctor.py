"""The command `intrigue doctor`: what is installed, where games lie, and whether all is well; to paste into a report.

It changes nothing: no folder, no file and no table is made by looking. It tells no secret: the address of a database
comes without its password, and the home folder is called `~`.
"""

from __future__ import annotations

import json
import os
import platform
import re
import shutil
import sys
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from typing import Any

import typer
from msgspec import Struct

import intrigue
from intrigue.cli.database import not_writable, reason
from intrigue.cli.folders import (
    data_folder,
    games_folder,
    own_database,
    shortened,
    why_not_changeable,
    why_not_writable,
)
from intrigue.cli.lines import Lines
from intrigue.cli.listening import DEFAULT_PORT, address_of, health, in_use, next_free, try_port
from intrigue.cli.serve import cannot_listen, port_taken
from intrigue.games import GAMES

LIBRARIES = (
    "aiosqlite",
    "alembic",
    "fastapi",
    "httptools",
    "fluent.runtime",
    "fluent.syntax",
    "itsdangerous",
    "librt",
    "msgspec",
    "mypy_extensions",
    "platformdirs",
    "psycopg",
    "psycopg-binary",
    "rich",
    "sqlalchemy",
    "starlette",
    "typer",
    "uvicorn",
    "uvloop",
    "websockets",
)
"""What the package stands on."""
NOT_EVERYWHERE = {"uvloop": "win32"}
"""What some systems do without."""

SIGNS = "áőß·…└▒■▲☠★✹♛†◌⊘▣"
"""Some of what the terminal prints."""


class Finding(Struct, frozen=True):
    """One thing that was looked at."""

    topic: str
    details: dict[str, Any]
    """For programs."""
    said: str
    """For people."""
    todo: str = ""
    """What to do, if something is wrong."""


class Doctor:
    """Looks at everything."""

    def __init__(self, say: Lines, host: str, port: int | None, database: str | None) -> None:
        self.say = say
        self.host = host
        self.port = port
        self.url = database or own_database()
        self.own = database is None
        """Is it the file in the user's data folder?"""

    def look(self) -> Iterator[Finding]:
        """Everything, one after the other."""
        yield self.version()
        yield self.python()
        yield self.libraries()
        yield self.games()
        yield self.page()
        yield self.data()
        yield self.database()
        yield self.listening()
        yield self.terminal()

    # ---------------------------------------------------------------- what is installed

    def version(self) -> Finding:
        """Which Intrigue, and is it compiled?"""
        folder = str(Path(intrigue.__file__).parent)
        how = self.say("doctor-compiled" if intrigue.compiled else "doctor-plain")
        details = {"version": intrigue.__version__, "compiled": intrigue.compiled, "folder": folder}
        return Finding("intrigue", details, f"{intrigue.__version__}, {how}, {folder}")

    def python(self) -> Finding:
        """Which Python, on which system?"""
        found = {
            "version": platform.python_version(),
            "implementation": platform.python_implementation(),
            "executable": sys.executable,
            "platform": platform.platform(),
        }
        said = f"{found['implementation']} {found['version']}, {found['executable']}, {found['platform']}"
        return Finding("python", found, said)

    def libraries(self) -> Finding:
        """Which versions of what the package stands on?"""
        found: dict[str, str | None] = {}
        for name in LIBRARIES:
            try:
                found[name] = metadata.version(name)
            except metadata.PackageNotFoundError:
                found[name] = None
        missing = [name for name, have in found.items() if have is None and NOT_EVERYWHERE.get(name) != sys.platform]
        said = ", ".join(f"{name} {have or '-'}" for name, have in found.items())
        todo = self.say("doctor-libraries-missing", names=", ".join(missing)) if missing else ""
        return Finding("libraries", {"versions": found}, said, todo)

    def games(self) -> Finding:
        """Which games, with which box files, and how many are kept from the terminal?"""
        from intrigue.server.replay import fingerprint

        found: list[dict[str, Any]] = [
            {"id": game.id, "rules": game.rules, "box": fingerprint(game.box_file)[:12]} for game in GAMES.values()
        ]
        kept = len(list(games_folder().glob("*.txt"))) if os.access(games_folder(), os.R_OK) else 0
        said = [self.say("doctor-game", game=one["id"], rules=str(one["rules"]), box=one["box"]) for one in found]
        said.append(self.say("doctor-kept", games=kept))
        return Finding("games", {"games": found, "kept": kept}, "; ".join(said))

    def page(self) -> Finding:
        """Is the page there, with everything that it loads?"""
        from intrigue.server.services import Config

        folder = Path(Config("").static)
        index = folder / "index.html"
        text = index.read_text(encoding="utf-8") if index.is_file() else ""
        loaded = re.findall(r'(?:src|href)="\.?/([^"]+)"', text)
        lost = [name for name in loaded if not (folder / name).is_file()]
        files = sum(1 for path in folder.rglob("*") if path.is_file())
        details = {"folder": str(folder), "there": bool(text), "files": files, "missing": lost}
        if text and not lost:
            return Finding("page", details, self.say("doctor-page-there", files=files))
        return Finding("page", details, self.say("doctor-page-lost"), self.say("serve-no-page"))

    # ---------------------------------------------------------------- where games lie

    def data(self) -> Finding:
        """The data folder: can anything be written there?"""
        folder = data_folder()
        why = why_not_writable(folder)
        there = os.path.isdir(folder)  # unlike a Path it says no where one may not even look
        details = {"folder": str(folder), "there": there, "writable": not why, "why": why}
        if why:
            return Finding("data", details, f"{folder}: {why}", not_writable(str(folder), why, self.say))
        return Finding("data", details, f"{folder}, {self.say('doctor-writable' if there else 'doctor-made')}")

    def database(self) -> Finding:
        """Does the database answer, and is its schema the one we work with?"""
        from sqlalchemy.exc import ArgumentError, SQLAlchemyError

        from intrigue.server.inspection import Standing, expected_schema, file_of, look, without_secrets

        details: dict[str, Any] = {"address": None, "answers": False, "expected": expected_schema()}
        try:
            file = file_of(self.url)
            address = details["address"] = without_secrets(self.url)
            if file is not None and not os.path.exists(file):
                return self.not_yet(details, address, file)
            if file is not None and (why := why_not_changeable(file)):
                return Finding("database", {**details, "why": why}, address, not_writable(str(file), why, self.say))
            found: Standing = look(self.url)
        except (ArgumentError, ImportError):
            return Finding("database", details, "?", self.say("database-address"))
        except SQLAlchemyError as error:
            why = reason(error)
            todo = self.say("database-silent", database=address, why=why)
            return Finding("database", {**details, "why": why}, address, todo)
        details |= {"answers": True, "schema": found.schema, "tables": found.games, "boxes": found.boxes}
        if found.newer or found.missing:
            return Finding("database", details, address, self.wrong_schema(address, found.schema, found.missing))
        return Finding("database", details, f"{address}, {self.standing(found.schema, found.games, found.boxes)}")

    def not_yet(self, details: dict[str, Any], address: str, file: Path) -> Finding:
        """There is no file yet: can it be made? What is wrong with the data folder is said there."""
        why = "" if self.own else why_not_writable(file.parent)
        todo = not_writable(str(file.parent), why, self.say) if why else ""
        return Finding("database", {**details, "there": False}, f"{address}, {self.say('doctor-made')}", todo)

    def wrong_schema(self, address: str, now: str | None, missing: list[str]) -> str:
        """What to do with a database that this version cannot use."""
        from intrigue.server.inspection import expected_schema

        if missing:
            return self.say("database-damaged", database=address, tables=", ".join(missing))
        return self.say("database-newer", database=address, now=str(now), known=expected_schema())

    def standing(self, schema: str | None, games: int | None, boxes: int | None) -> str:
        """What a database holds, if it is as we expect; otherwise it will be once the server has started."""
        if games is None or boxes is None:
            return self.say("doctor-older", schema=schema or "-")
        return self.say("doctor-holds", schema=str(schema), games=games, boxes=boxes)

    # ---------------------------------------------------------------- how people reach it

    def listening(self) -> Finding:
        """Is the port free?"""
        port = DEFAULT_PORT if self.port is None else self.port
        details: dict[str, Any] = {"host": self.host, "port": port, "free": True}
        where = f"{self.host}:{port}"
        try:
            try_port(self.host, port)
        except OSError as error:
            details["free"] = False
            if not in_use(error):
                return Finding("port", details, where, cannot_listen(self.host, port, error, self.say))
        else:
            return Finding("port", details, f"{where}, {self.say('doctor-free')}")
        running = health(address_of(self.host, port))
        if running is not None:
            details["intrigue"] = running["version"]
            said = self.say("doctor-port-ours", version=str(running["version"]))
            return Finding("port", details, f"{where}, {said}")
        other = next_free(self.host, port)
        if self.port is None and other is not None:  # `intrigue serve` does the same
            return Finding(
                "port", {**details, "next": other}, f"{where}, {self.say('doctor-port-next', next=str(other))}"
            )
        return Finding("port", details, where, port_taken(port, other, self.say))

    def terminal(self) -> Finding:
        """Can the terminal show what we print?"""
        encoding = getattr(sys.stdout, "encoding", None) or "ascii"
        size = shutil.get_terminal_size()
        found = {
            "encoding": encoding,
            "terminal": sys.stdout.isatty(),
            "term": os.environ.get("TERM", ""),
            "columns": size.columns,
            "lines": size.lines,
            "language": self.say.language,
        }
        said = f"{encoding}, {size.columns}x{size.lines}, TERM={found['term']}, {self.say.language}"
        try:
            SIGNS.encode(encoding)
        except UnicodeEncodeError:
            return Finding("terminal", found, said, self.say("doctor-encoding", encoding=encoding))
        return Finding("terminal", found, said)


def as_text(findings: list[Finding], say: Lines) -> str:
    """For people: one line for each, and what to do below those where something is wrong."""
    out = []
    for found in findings:
        out.append(f"{'[!!]' if found.todo else '[ok]'} {say(f'topic-{found.topic}')}: {found.said}")
        if found.todo:
            out.append(f"     → {found.todo}")
    wrong = sum(1 for found in findings if found.todo)
    out.append(say("doctor-wrong", n=wrong) if wrong else say("doctor-well"))
    return "\n".join(out)


def as_json(findings: list[Finding]) -> str:
    """For programs."""
    told: dict[str, Any] = {"ok": not any(found.todo for found in findings)}
    for found in findings:
        told[found.topic] = {"ok": not found.todo, "todo": found.todo, **found.details}
    return json.dumps(told, ensure_ascii=False, indent=2)


def examine(say: Lines, host: str, port: int | None, database: str | None, for_programs: bool) -> None:
    """Look at everything, say it, and end with 1 if something is wrong."""
    findings = list(Doctor(say, host, port, database).look())
    typer.echo(shortened(as_json(findings) if for_programs else as_text(findings, say)))
    if any(found.todo for found in findings):
        raise typer.Exit(1)

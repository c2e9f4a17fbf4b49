"""What docs/operate.md tells an operator is there: options, metrics, lines of the log; and its figures add up."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import capacity
import msgspec
import typer

from intrigue.cli.main import app
from intrigue.server.limits import Limits

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs/operate.md").read_text(encoding="utf-8")
SERVER = sorted((ROOT / "src/intrigue/server").glob("*.py"))
OTHERS = re.compile(r"`(?:make|python|systemctl|useradd) [^`]*`")
"""Commands of others, with options of theirs."""


def options() -> dict[str, set[str]]:
    """The options of every command."""
    command = typer.main.get_command(app)
    commands = getattr(command, "commands", {})
    return {name: {option for each in one.params for option in each.opts} for name, one in commands.items()}


def test_every_option_that_is_named_exists() -> None:
    """After a command it is one of that command's; alone it is one of any."""
    there = options()
    named = set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", OTHERS.sub("", PAGE)))

    assert named
    assert named - set().union(*there.values()) == set()
    for command, rest in re.findall(r"(?:^ *|[`/])intrigue ([a-z][a-z-]*)([^`\n]*)", PAGE, re.MULTILINE):
        assert command in there, command
        assert set(re.findall(r"(?<!\S)--[a-z-]+", rest)) - there[command] == set(), f"{command}{rest}"


def test_every_metric_is_told_and_nothing_else() -> None:
    """By the names under which they leave the server."""
    made = set()
    for name in ("metrics.py", "monitoring.py"):
        text = (ROOT / "src/intrigue/server" / name).read_text(encoding="utf-8")
        made |= set(re.findall(r'"((?:intrigue|process)_[a-z_]+)"', text))

    told = set(re.findall(r"\b((?:intrigue|process)_[a-z_]+)", PAGE))

    assert {name.removesuffix("_bucket") for name in told} == made


def loud_lines() -> set[str]:
    """What our own code writes into the log as a warning or an error."""
    said = set()
    for file in SERVER:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
                continue
            loud = node.func.attr in ("warning", "error", "exception") and ast.unparse(node.func.value) == "log"
            if loud and isinstance(node.args[0], ast.Constant):
                said.add(str(node.args[0].value).split(":")[0])
    return said


def test_every_line_of_the_log_that_is_a_warning_or_an_error_is_explained() -> None:
    """In the words that stand in the log, up to a colon."""
    rows = "".join(line.split(" | ")[0] for line in PAGE.splitlines() if line.startswith("| `"))
    explained = {what.split(":")[0] for what in re.findall(r"`([^`]+)`", rows)}

    assert loud_lines() - explained == set()


def test_every_limit_is_told_with_its_value() -> None:
    """As it is unless somebody sets another."""
    told: dict[str, str] = {}
    for names, values in re.findall(r"^\| ((?:`\w+`(?:, )?)+) \| ([\d., ]+) \|", PAGE, re.MULTILINE):
        told |= dict(zip(re.findall(r"`(\w+)`", names), values.split(", "), strict=False))

    limits = msgspec.structs.asdict(Limits())

    assert {name: float(told.get(name, "nan")) for name in limits} == limits


def test_the_figures_follow_from_the_inputs() -> None:
    """Whoever changes an input runs `tools/capacity.py --write`."""
    assert capacity.written(PAGE) == PAGE
    assert len(capacity.inputs(PAGE)) >= 12


def test_twice_as_many_tables_need_twice_as_much() -> None:
    """The computation is a straight line, but for whole workers."""
    given = capacity.inputs(PAGE)

    one, two = capacity.needs(1000, given), capacity.needs(2000, given)

    assert [column["answers a second"] for column in (one, two)] == ["200", "400"]
    assert int(two["rows written a second"].replace(",", "")) == 2 * int(one["rows written a second"])
    assert int(two["workers, a core each"]) >= int(one["workers, a core each"])

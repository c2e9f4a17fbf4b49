"""The commands `intrigue arena …`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import intrigue
from intrigue.arena.tournament import standings
from intrigue.cli.arena import told
from intrigue.cli.lines import Lines
from intrigue.cli.main import app
from intrigue.i18n import LANGUAGES

SETTINGS = """
name = "A small one"
deals = 2
iterations = 2
bootstrap = 10
format = "ladder"
[[players]]
bot = "random"
[[players]]
bot = "ismcts"
[[players]]
bot = "omniscient"
[[games]]
id = "kabale"
seats = [2]
"""


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file of settings, in the folder in which commands run."""
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "small.toml"
    file.write_text(SETTINGS)
    return file


def arena(*args: object, code: int = 0) -> Result:
    """Call a command."""
    result = CliRunner().invoke(app, ["arena", *map(str, args)])
    assert result.exit_code == code, result.output + result.stderr
    return result


def test_an_arena_is_played_and_told(settings: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In every language; into a folder that is called like the settings."""
    said = arena("run", settings, "-p", 1, "--lang", "en").stdout
    for language in LANGUAGES:
        told(standings(Path("arena/small")), Path("arena/small"), Lines(language), as_json=False)
        again = capsys.readouterr().out
        assert (again.split() == said.split()) == (language == "en")
        assert {"A", "omniscient", "kabale-2"} <= set(again.split())
        assert str(Path("arena/small")) in again

    assert {"report.md", "games.parquet", "standings.json", "journal.jsonl"} <= {
        file.name for file in Path("arena/small").iterdir()
    }


def test_it_goes_on_and_can_be_told_again(settings: Path) -> None:
    """Without time nothing is played; the same command goes on; the report is made again from the folder."""
    arena("run", settings, "-p", 1, "--minutes", 0, "-f", "here")
    whole = json.loads(arena("run", settings, "-p", 1, "-f", "here", "--json").stdout)
    again = json.loads(arena("report", "here", "--json").stdout)

    assert whole["complete"]
    assert whole["games"] == 8
    assert [one["second"] for one in whole["comparisons"]] == ["ismcts", "omniscient"]
    assert again == whole


def test_what_is_not_over_is_told(settings: Path) -> None:
    """With what to do."""
    said = arena("run", settings, "-p", 1, "--minutes", 0, "--lang", "en").stdout

    assert "Not all is played yet: the same command goes on from here." in said


def test_the_ladder_is_one_page(settings: Path) -> None:
    """With everybody's strength, and what hidden information is worth."""
    arena("ladder", settings, "-p", 1, "--into", "docs.md")
    page = Path("docs.md").read_text()

    assert page.startswith("# A small one\n\nMade by\n\n    intrigue arena ladder ")
    assert "| kabale-2 | 4 |" in page
    assert "](figures/omniscient.svg)" in page
    assert Path("figures/omniscient.svg").exists()


def test_what_is_wrong_is_said(settings: Path) -> None:
    """With the line and the key; exit code 2 for a wrong call."""
    settings.write_text(SETTINGS.replace('"kabale"', '"kabal"'))
    said = arena("run", settings, "--lang", "en", code=2).stderr
    assert f"{settings}, line 14: games[1].id: there is no game 'kabal'" in said

    said = arena("report", "nowhere", "--lang", "en", code=2).stderr
    assert "nothing was played in nowhere" in said

    settings.write_text(SETTINGS)
    arena("run", settings, "-p", 1)
    settings.write_text(SETTINGS.replace("deals = 2", "deals = 3"))
    said = arena("run", settings, "-p", 1, "--lang", "en", code=1).stderr
    assert "Something else was played here" in said


WITHOUT = """
import sys
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("numpy", "scipy", "ray", "pyarrow", "choix", "openskill", "matplotlib"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Missing())
from intrigue.arena.tournament import standings
from intrigue.cli.arena import told
from intrigue.cli.lines import Lines
from intrigue.cli.main import app
app()
"""


@pytest.mark.parametrize(
    ("args", "code", "said"),
    [
        (["--help"], 0, "arena"),
        (["simulate", "kabale", "--games", "3", "-p", "1"], 0, "kabale"),
        (
            ["arena", "run", "small.toml", "--lang", "de"],
            1,
            'Ein Paket für die Forschung fehlt (numpy; pip install "intrigue[research]"',
        ),
    ],
)
def test_players_need_no_packages_of_researchers(settings: Path, args: list[str], code: int, said: str) -> None:
    """Where they are missing everything else works, and an arena says in one sentence what to install."""
    folder = str(Path(intrigue.__file__).parent.parent)
    env = {**os.environ, "PYTHONPATH": folder, "COLUMNS": "200"}
    done = subprocess.run([sys.executable, "-c", WITHOUT, *args], capture_output=True, text=True, env=env, check=False)

    assert done.returncode == code, done.stderr
    assert said in (done.stderr if code else done.stdout)
    assert len(done.stderr.splitlines()) == bool(code)

"""Games of other packages: found where they are named, and left out with a reason where something is wrong."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from shutil import copytree

import pytest

import intrigue
from intrigue import GAMES, BadPlugin, UnknownGame
from intrigue.games import Games, plugged
from intrigue.i18n import LANGUAGES

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "sealed"
SOURCE = str(Path(intrigue.__file__).parent.parent)


@pytest.fixture(autouse=True)
def nothing_stays_imported() -> Iterator[None]:
    """What a test brings in is gone after it."""
    path, modules = sys.path[:], set(sys.modules)
    yield
    sys.path[:] = path
    for name in set(sys.modules) - modules:
        del sys.modules[name]


def looking_in(monkeypatch: pytest.MonkeyPatch, *folders: Path) -> Games:
    """Our games, and what is in these folders."""
    monkeypatch.setenv(plugged.VARIABLE, os.pathsep.join(map(str, folders)))
    return Games(GAMES[name] for name in ("kabale", "emerald1", "emerald2"))


def package(folder: Path, code: str, name: str = "broken") -> Path:
    """A package like the example, with other code in it and words that are in order."""
    made = folder / name
    (made / "src" / name).mkdir(parents=True)
    (made / "pyproject.toml").write_text(
        f'[project]\nname = "intrigue-{name}"\n[project.entry-points."intrigue.games"]\n{name} = "{name}:GAME"\n'
    )
    (made / "src" / name / "__init__.py").write_text(code)
    copytree(EXAMPLE / "src" / "sealed" / "locale", made / "src" / name / "locale")
    return made


LIKE_THE_EXAMPLE = f"""
import sys
sys.path.append({str(EXAMPLE / "src")!r})
from sealed import SealedBids
class Other(SealedBids):
    id = "broken"
    CHANGED
GAME = Other()
"""


def test_a_game_is_found_in_a_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    """As its pyproject.toml names it, after our own."""
    games = looking_in(monkeypatch, EXAMPLE)

    assert list(games) == ["kabale", "emerald1", "emerald2", "sealed"]
    assert games["sealed"].id == "sealed"
    assert games.left_out == ()
    assert len(games) == 4
    assert "sealed" in games
    with pytest.raises(UnknownGame, match="did you mean 'sealed'"):
        games["seeled"]


def test_what_is_installed_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """By its entry point; and not where the variable says which folders to look into."""
    sys.path.append(str(EXAMPLE / "src"))
    entry = EntryPoint("sealed", "sealed:GAME", plugged.GROUP)
    monkeypatch.setattr(plugged, "entry_points", lambda group: [entry] if group == plugged.GROUP else [])

    assert "sealed" not in looking_in(monkeypatch)
    monkeypatch.delenv(plugged.VARIABLE)
    assert Games(())["sealed"].id == "sealed"


def test_our_own_games_need_no_looking(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever plays one of ours imports nobody else's code."""
    games = looking_in(monkeypatch, EXAMPLE)
    monkeypatch.setattr("intrigue.games.declared", lambda: pytest.fail("other packages are looked for"))

    assert games["kabale"] is GAMES["kabale"]


def test_two_packages_with_the_same_id(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The first one stays, and our own come first."""
    ours = package(tmp_path, LIKE_THE_EXAMPLE.replace("CHANGED", 'id = "kabale"'), "usurper")
    twin = package(tmp_path, LIKE_THE_EXAMPLE.replace("CHANGED", 'id = "sealed"'), "twin")

    games = looking_in(monkeypatch, ours, EXAMPLE, twin)

    assert list(games) == ["kabale", "emerald1", "emerald2", "sealed"]
    assert games["kabale"] is GAMES["kabale"]
    assert [str(error) for error in games.left_out] == [
        "intrigue-usurper: there is a game 'kabale' already; another id is needed",
        "intrigue-twin: there is a game 'sealed' already; another id is needed",
    ]


@pytest.mark.parametrize(
    ("code", "says"),
    [
        ("import no_such_module", "cannot be imported: ModuleNotFoundError: No module named 'no_such_module'"),
        ("def", "cannot be imported: SyntaxError"),
        ("", "cannot be imported: AttributeError"),
        ("GAME = 3", "it has no believe, bound, box_file"),
        (LIKE_THE_EXAMPLE.replace("CHANGED", "seats = 3"), "seats is not a range: 3"),
        (LIKE_THE_EXAMPLE.replace("CHANGED", "seats = range(0)"), "seats is empty"),
        (LIKE_THE_EXAMPLE.replace("CHANGED", 'id = "No Id"'), "'No Id' is not made of small letters"),
        (LIKE_THE_EXAMPLE.replace("CHANGED", 'box_file = "[half"'), "trying it failed: BadBox"),
        (
            LIKE_THE_EXAMPLE.replace("CHANGED", "def new(self, seats, options={}, listening=False): return 1 / 0"),
            "trying it failed: ZeroDivisionError",
        ),
    ],
)
def test_a_bad_package_is_left_out(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, code: str, says: str) -> None:
    """With the name of the package and the reason; all others are played."""
    games = looking_in(monkeypatch, package(tmp_path, code), EXAMPLE)

    assert list(games) == ["kabale", "emerald1", "emerald2", "sealed"]
    (error,) = games.left_out
    assert str(error).startswith("intrigue-broken: ")
    assert says in str(error)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_speaks_every_language(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str) -> None:
    """One that lacks a file of words, or its title in it, would be an empty place in a list."""
    made = package(tmp_path, LIKE_THE_EXAMPLE.replace("CHANGED", ""))
    words = made / "src" / "broken" / "locale" / f"{language}.ftl"
    assert list(looking_in(monkeypatch, made))[3:] == ["broken"]

    words.write_text("rules-1 = No title\n")
    assert f"locale/{language}.ftl" in str(looking_in(monkeypatch, made).left_out[0])

    words.unlink()
    assert f"locale/{language}.ftl" in str(looking_in(monkeypatch, made).left_out[0])


def test_languages_of_packages_are_ours() -> None:
    """Which languages a package must speak is read off our own files of words."""
    folder = Path(SOURCE) / "intrigue" / "i18n" / "locale"

    assert {file.stem for file in folder.iterdir()} == set(LANGUAGES)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (None, "pyproject.toml cannot be read"),
        ("[half", "pyproject.toml cannot be read"),
        ("[project]\nname = 'x'\n", "names no game"),
    ],
)
def test_a_folder_without_a_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, text: str | None, says: str) -> None:
    """Whoever mistypes a folder is told so."""
    if text is not None:
        (tmp_path / "pyproject.toml").write_text(text)

    (error,) = looking_in(monkeypatch, tmp_path).left_out

    assert isinstance(error, BadPlugin)
    assert str(tmp_path) in str(error)
    assert says in str(error)


def run(code: str, *folders: Path) -> subprocess.CompletedProcess[str]:
    """A fresh Python, with these folders of games."""
    env = {**os.environ, "PYTHONPATH": SOURCE, plugged.VARIABLE: os.pathsep.join(map(str, folders))}
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=env, check=False)


def test_a_package_may_import_the_whole_library(tmp_path: Path) -> None:
    """And whoever imports the package first gets the same list."""
    made = package(tmp_path, "from intrigue import GAMES, Rng, Session\n" + LIKE_THE_EXAMPLE.replace("CHANGED", ""))

    first = run("import intrigue; print(*intrigue.GAMES)", made)
    after = run(f"import sys; sys.path.append('{made / 'src'}'); import broken, intrigue; print(*intrigue.GAMES)", made)

    assert first.stdout == after.stdout == "kabale emerald1 emerald2 broken\n", first.stderr + after.stderr


def test_the_terminal_says_what_is_left_out(tmp_path: Path) -> None:
    """Once, on stderr, and goes on."""
    made = package(tmp_path, "import no_such_module")

    done = run("from intrigue.cli.main import app; app(['games', '--lang', 'en'])", made, EXAMPLE)

    assert done.returncode == 0
    assert "Sealed Bids" in done.stdout
    assert done.stderr.count("intrigue-broken: broken:GAME cannot be imported") == 1

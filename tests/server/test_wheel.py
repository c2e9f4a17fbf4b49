"""A wheel is enough: who installs one needs no clone, no Node.js and no compiler, and can play a whole game.

The wheel is made as `make wheel` does it, without a C compiler to be quick. It goes into an empty environment that has
nothing else but the packages that the wheel asks for: they are those of the tests, so that no network is needed.
"""

from __future__ import annotations

import json
import os
import random
import re
import signal
import subprocess
import sys
import tarfile
import venv
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest
from distribution import ROOT, build_sdist, build_wheel
from packaging.requirements import Requirement

import intrigue
from server.guests import Guest
from server.servers import free_port
from server.test_serve import health

PAUSE = 0.25
"""Seconds between answers: a server as it is installed takes no more than ten messages a second from anybody."""
STATIC = ROOT / "src/intrigue/server/static"


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A source distribution of what is here."""
    return build_sdist(tmp_path_factory.mktemp("dist"))


@pytest.fixture(scope="module")
def plain_wheel(sdist: Path) -> Path:
    """The wheel that comes of it on a machine without a C compiler."""
    return build_wheel(sdist, sdist.parent, {**os.environ, "CC": "no-such-compiler"})


@pytest.fixture(scope="module")
def installed(plain_wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment with the wheel and what it asks for."""
    folder = tmp_path_factory.mktemp("empty") / "venv"
    venv.create(folder, with_pip=False, symlinks=True)
    python = folder / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "-q", "--no-deps", "--no-index"]
    subprocess.run([*pip, str(plain_wheel)], check=True)
    (site,) = folder.glob("lib/python3.*/site-packages")
    for distribution in asked_for(site):
        lend(distribution, site)
    return folder / "bin"


def asked_for(site: Path) -> Iterator[metadata.Distribution]:
    """The packages that the wheel asks for, and those that they ask for in turn."""
    (wheel,) = metadata.distributions(name="intrigue", path=[str(site)])
    open_requests = [(text, frozenset[str]()) for text in wheel.requires or ()]
    done: set[tuple[str, frozenset[str]]] = set()
    while open_requests:
        text, extras = open_requests.pop()
        request = Requirement(text)
        wanted = (request.name, frozenset(request.extras))
        if wanted in done or not applies(request, extras):
            continue
        done.add(wanted)
        distribution = metadata.distribution(request.name)
        yield distribution
        open_requests += [(more, wanted[1]) for more in distribution.requires or ()]


def applies(request: Requirement, extras: frozenset[str]) -> bool:
    """Is this asked for on this system, with these extras?"""
    return request.marker is None or any(request.marker.evaluate({"extra": extra}) for extra in extras | {""})


def lend(distribution: metadata.Distribution, site: Path) -> None:
    """Put links to a package's own files and folders into an environment."""
    names = {file.parts[0] for file in distribution.files or ()} - {"..", "__pycache__"}
    for name in names:
        if not (site / name).exists():
            (site / name).symlink_to(str(distribution.locate_file(name)))


def environment(home: Path) -> dict[str, str]:
    """No other program is found, and home is empty."""
    return {"PATH": str(home / "nothing"), "HOME": str(home), "LANG": "C.UTF-8"}


def test_the_source_distribution_holds_the_page_and_what_it_is_made_of(sdist: Path) -> None:
    """Whoever installs from it needs no Node.js; whoever wants to change something has it all."""
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}

    page = {str(file.relative_to(ROOT)) for file in STATIC.rglob("*") if file.is_file()}
    assert "src/intrigue/server/static/index.html" in page <= names
    assert {"Makefile", "setup.py", "LICENSE", "web/package-lock.json", "requirements/run.lock"} <= names
    assert {"tests/laws/test_laws.py", "tools/machine", "docs/tour.md"} <= names
    assert [name for name in names if re.search(r"node_modules|__pycache__|\.venv|\.git/|\.(so|pyc)$", name)] == []


def test_without_a_compiler_the_wheel_is_plain_and_holds_the_page(plain_wheel: Path) -> None:
    """It fits every system."""
    with ZipFile(plain_wheel) as archive:
        names = set(archive.namelist())

    page = {f"intrigue/server/static/{file.relative_to(STATIC)}" for file in STATIC.rglob("*") if file.is_file()}
    assert plain_wheel.name == f"intrigue-{intrigue.__version__}-py3-none-any.whl"
    assert "intrigue/server/static/index.html" in page <= names
    assert [name for name in names if name.endswith((".ftl", ".toml"))]
    assert [name for name in names if not name.startswith(("intrigue/", f"intrigue-{intrigue.__version__}."))] == []


def test_the_environment_has_nothing_that_the_wheel_does_not_ask_for(installed: Path, tmp_path: Path) -> None:
    """Otherwise the next test would prove little."""
    look = "import importlib.util as u; print([n for n in ('pytest', 'httpx', 'mypy', 'setuptools') if u.find_spec(n)])"

    done = subprocess.run(
        [installed / "python", "-c", look], cwd=tmp_path, env=environment(tmp_path), capture_output=True, check=True
    )

    assert done.stdout.decode().strip() == "[]"


def test_it_says_what_it_is(installed: Path, tmp_path: Path) -> None:
    """Its version, that it is plain Python, and that all is well with it."""
    port = str(free_port())

    def ask(*args: str) -> str:
        done = subprocess.run(
            [installed / "intrigue", *args], cwd=tmp_path, env=environment(tmp_path), capture_output=True, text=True
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    told = json.loads(ask("doctor", "--json", "--port", port))

    assert ask("--version") == f"intrigue {intrigue.__version__} (plain Python)\n"
    assert (told["ok"], told["intrigue"]["compiled"], told["page"]["there"]) == (True, False, True)
    assert str(installed.parent.resolve()) in str(Path(told["intrigue"]["folder"]).resolve())
    assert told["data"]["folder"].startswith("~/")


@pytest.mark.anyio
async def test_a_whole_game_is_played_over_the_wire(installed: Path, tmp_path: Path) -> None:
    """From a folder that is no clone, in an environment that has nothing else."""
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    command = [str(installed / "intrigue"), "serve", "--port", str(port), "--think", "0.02"]
    process = subprocess.Popen(command, cwd=tmp_path, env=environment(tmp_path), stderr=subprocess.PIPE)

    try:
        told = health(port)
        page = httpx.get(url).text
        loaded = re.findall(r'(?:src|href)="\.?/([^"]+)"', page)
        answers = [httpx.get(f"{url}/{name}").status_code for name in loaded]
        async with Guest(url) as anna:
            table = await anna.open_table("me", "greedy", "random")
            chair = await anna.sit_down(table["id"])
            last = await chair.play(random.Random(7), PAUSE)
    finally:
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=30)

    assert (told["version"], told["compiled"]) == (intrigue.__version__, False)
    assert len(loaded) >= 3
    assert set(answers) == {200}
    assert last["over"]
    assert last["scores"]
    assert (tmp_path / ".local/share/intrigue/intrigue.sqlite3").is_file()
    assert "Traceback" not in said.decode()

"""The same work on a cluster of Ray: one is started on this machine, once for all tests of this file."""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

from bots.errands import Errand, complain, square
from bots.test_tournament import QUICK, config_of, timeless
from intrigue.arena import ray_cluster
from intrigue.arena.campaign import Where, carry_out
from intrigue.arena.journal import Journal
from intrigue.arena.provenance import sources
from intrigue.arena.tournament import run
from intrigue.bots import UnknownBot

pytestmark = pytest.mark.filterwarnings("default")  # Ray leaves sockets and files to the garbage collector

HERE = Path(__file__).parent.parent
SOURCES = Path(ray_cluster.__file__).parents[1]


@pytest.fixture(scope="module")
def ray() -> Iterator[None]:
    """A cluster of this machine with two processors."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        there = ray_cluster.installed()
        ray_cluster.join(there, ray_cluster.LOCAL, 2, env={"PYTHONPATH": f"{SOURCES.parent}:{HERE}"})
        yield
        there.shutdown()


def test_a_killed_worker_costs_nothing_but_its_batch(ray: None, tmp_path: Path) -> None:
    """Its batch is done again elsewhere, and nothing is counted twice."""
    trap = tmp_path / "trap"
    trap.touch()
    errands = [Errand(n, str(trap) if n == 5 else "") for n in range(40)]
    with Journal(tmp_path / "journal", "plan") as journal:
        for _ in carry_out(journal, errands, square, Where(2, "local")):
            pass
        assert dict(journal.items(object)) == {str(n): {"square": n * n} for n in range(40)}

    assert not trap.exists()
    assert len((tmp_path / "journal").read_bytes().splitlines()) == 41


def test_the_numbers_are_the_same_as_without(ray: None, tmp_path: Path) -> None:
    """However many batches are on their way at a time; 0: as many as the cluster has room for."""
    run(config_of(QUICK), tmp_path / "without", Where(1))
    for processes in (0, 1, 7):
        run(config_of(QUICK), tmp_path / str(processes), Where(processes, "local"))
        assert timeless(tmp_path / str(processes)) == timeless(tmp_path / "without")


def test_work_is_handed_out_only_when_somebody_is_free(ray: None) -> None:
    """Two batches for each processor are on their way at most."""
    taken = 0

    def chunks() -> Iterator[Errand]:
        nonlocal taken
        for n in range(30):
            taken += 1
            yield Errand(n)

    ahead = [taken - done for done, _ in enumerate(ray_cluster.finished(square, chunks(), "local", 2), 1)]

    assert max(ahead) <= 2 * ray_cluster.AHEAD


def test_what_goes_wrong_there_is_said_here(ray: None) -> None:
    """As if it had gone wrong here."""
    with pytest.raises(UnknownBot, match="there is no such bot"):
        list(ray_cluster.finished(complain, [Errand(1)], "local", 1))


def test_a_machine_with_another_version_is_refused() -> None:
    """It says what to do."""
    assert ray_cluster.on_a_machine(square, Errand(3), sources()) == {"square": 9}
    with pytest.raises(ray_cluster.OtherVersion, match="install the same version everywhere"):
        ray_cluster.on_a_machine(square, Errand(3), "another")


def test_one_file_imports_ray() -> None:
    """Whoever looks for what a cluster needs, looks there."""
    named = re.compile(r"""^\s*(import|from) ray\b|(package|import_module)\(["']ray\b""", re.MULTILINE)
    files = [file for file in SOURCES.rglob("*.py") if named.search(file.read_text(encoding="utf-8"))]

    assert [file.relative_to(SOURCES).as_posix() for file in files] == ["arena/ray_cluster.py"]

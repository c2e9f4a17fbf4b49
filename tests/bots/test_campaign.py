"""Work that survives being killed: the journal, the processes, and what is told of where figures come from."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import Raw

from bots.errands import Errand, die, square
from intrigue.arena import provenance as origin
from intrigue.arena.campaign import Batch, Pace, Where, carry_out
from intrigue.arena.journal import Journal, JournalInUse, OtherPlan, read_journal
from intrigue.arena.pool import WorkersDie, spread
from intrigue.arena.provenance import digest, provenance, sources
from intrigue.arena.research import ResearchMissing, package
from intrigue.arena.results import read_results, write_results

SQUARES = {str(n): {"square": n * n} for n in range(40)}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where a journal may lie."""
    return tmp_path / "new" / "journal.jsonl"


def held(file: Path) -> dict[str, object]:
    """What a journal has."""
    with Journal(file, "plan") as journal:
        return dict(journal.items(object))


# ---------------------------------------------------------------- the journal


def test_what_was_written_is_there_again(file: Path) -> None:
    """In its order; what is there already stays as it is."""
    with Journal(file, "plan") as journal:
        journal.add({"b": [1, 2], "a": {"x": 0.5}})
        journal.add({"a": "another", "c": None})
        assert journal.read("a", dict[str, float]) == {"x": 0.5}
        assert "c" in journal
        assert len(journal) == 3

    assert held(file) == {"b": [1, 2], "a": {"x": 0.5}, "c": None}
    assert len(file.read_bytes().splitlines()) == 4


@pytest.mark.parametrize("lost", range(1, 25))
def test_half_a_line_at_the_end_is_cut_off(file: Path, lost: int) -> None:
    """As a crash leaves it; the rest is there, and one can go on."""
    with Journal(file, "plan") as journal:
        journal.add({"a": 1, "b": 2})
    whole = file.read_bytes()
    file.write_bytes(whole[:-lost] if lost < 20 else whole + b"0123abcd"[: lost - 19])

    found = held(file)
    with Journal(file, "plan") as journal:
        journal.add({"b": 2, "c": 3})

    assert found == ({"a": 1, "b": 2} if lost >= 20 else {"a": 1} if lost <= 17 else {})
    assert {"a": 1, "b": 2, "c": 3}.items() >= held(file).items() >= {"b": 2, "c": 3}.items()


def test_a_damaged_line_is_passed_over(file: Path) -> None:
    """And its work done again; the lines behind it count."""
    with Journal(file, "plan") as journal:
        journal.add({"a": 1, "b": 2, "c": 3})
    file.write_bytes(file.read_bytes().replace(b'["b",2]', b'["b",9]'))

    with Journal(file, "plan") as journal:
        assert journal.damaged == 1
        assert set(journal.values) == {"a", "c"}


def test_a_journal_of_other_work_is_not_gone_on_with(file: Path) -> None:
    """The message says what to do."""
    with Journal(file, "plan") as journal:
        journal.add({"a": 1})

    with pytest.raises(OtherPlan, match="take another folder, or remove this one"):
        Journal(file, "another plan")
    file.write_bytes(b"something else\n")
    with pytest.raises(OtherPlan):
        Journal(file, "plan")


def test_two_do_not_write_to_one_journal(file: Path) -> None:
    """Until the first is done, or killed. Reading is possible meanwhile, and changes nothing."""
    with Journal(file, "plan") as journal:
        journal.add({"a": 1})
        with pytest.raises(JournalInUse):
            Journal(file, "plan")
        half = file.read_bytes() + b"12345678 "
        file.write_bytes(half)
        assert read_journal(file, "plan", int) == {"a": 1}
        assert file.read_bytes() == half
        with pytest.raises(OtherPlan):
            read_journal(file, "another", int)

    Journal(file, "plan").close()


# ---------------------------------------------------------------- processes


@pytest.mark.parametrize("processes", [1, 2])
def test_all_is_done_and_nothing_twice(file: Path, processes: int) -> None:
    """What was done before is not done again."""
    with Journal(file, "plan") as journal:
        journal.add({"3": {"square": 9}, "7": "as it was"})
        batches = list(carry_out(journal, map(Errand, range(40)), square, Where(processes)))

    assert sum(len(batch.values) for batch in batches) == 38
    assert held(file) == SQUARES | {"7": "as it was"}


def test_a_killed_process_costs_nothing_but_its_batch(file: Path, tmp_path: Path) -> None:
    """The others do it again, and nothing is counted twice."""
    trap = tmp_path / "trap"
    trap.touch()
    with Journal(file, "plan") as journal:
        for _ in carry_out(journal, [Errand(n, str(trap) if n == 5 else "") for n in range(40)], square, Where(2)):
            pass

    assert not trap.exists()
    assert held(file) == SQUARES
    assert len(file.read_bytes().splitlines()) == 41


def test_processes_that_always_die_are_not_started_for_ever(file: Path) -> None:
    """It says so."""
    with Journal(file, "plan") as journal, pytest.raises(WorkersDie, match="4 times in a row"):
        for _ in carry_out(journal, [Errand(1)], die, Where(2)):
            pass


def test_a_killed_process_does_not_change_the_order(tmp_path: Path) -> None:
    """Where it matters, results come in the order of the work."""
    trap = tmp_path / "trap"
    trap.touch()
    errands = [Errand(n, str(trap) if n == 4 else "") for n in range(12)]

    assert [found["square"] for found in spread(square, errands, 2)] == [n * n for n in range(12)]


def test_whoever_stops_asking_gets_no_more_work_done(file: Path) -> None:
    """Jobs are taken from their list a moment before they are done."""
    taken = 0

    def errands() -> Iterator[Errand]:
        nonlocal taken
        for n in range(10**9):
            taken += 1
            yield Errand(n)

    with Journal(file, "plan") as journal:
        work = carry_out(journal, errands(), square, Where(1))
        next(work)
        next(work)
        work.close()
        assert len(journal) == taken

    assert taken < 10


def batch_of(jobs: int, seconds: float) -> Batch:
    """So many jobs that took so long."""
    return Batch({str(n): Raw(b"0") for n in range(jobs)}, seconds)


def test_batches_grow_until_they_take_a_second() -> None:
    """And become smaller when jobs take longer."""
    pace = Pace()
    sizes = []
    for _ in range(8):
        pace.learn(batch_of(pace.size, 0.01 * pace.size))
        sizes.append(pace.size)
    pace.learn(batch_of(100, 400.0))

    assert sizes == [2, 4, 8, 16, 32, 64, 100, 100]
    assert pace.size == 1


# ---------------------------------------------------------------- where figures come from


def test_a_table_says_where_it_comes_from(tmp_path: Path) -> None:
    """Rows and provenance are there again."""
    found = provenance(7, "text", "plan", {"value": "abc"})
    rows = [{"a": 1, "b": [0.5, 0.5], "c": "x"}, {"a": 2, "b": [1.0, 0.0], "c": "y"}]

    write_results(tmp_path / "new" / "games.parquet", rows, found)

    assert read_results(tmp_path / "new" / "games.parquet") == (rows, found)
    assert [file.name for file in (tmp_path / "new").iterdir()] == ["games.parquet"]
    assert found.fixed == {"value": "abc"}
    assert found.packages["pyarrow"]
    assert found.machine
    assert (found.sources, found.seed, found.config) == (sources(), 7, "text")


def test_a_digest_is_that_of_the_parts() -> None:
    """Not of what they are when they are put together."""
    assert digest("ab", "c") != digest("a", "bc")
    assert digest("ab", "c") == digest("ab", b"c")


def test_a_commit_is_that_of_these_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    """And of no other project in which the program happens to lie."""
    monkeypatch.setattr(origin, "git", lambda folder, *args: "/" if "--show-toplevel" in args else "abc")

    assert origin.commit.__wrapped__() == ""


def test_a_package_that_is_missing_is_named() -> None:
    """With what to install."""
    with pytest.raises(ResearchMissing, match=r'no_such_package; pip install "intrigue\[research\]"'):
        package("no_such_package.inside")

"""An arena from its settings to its report: the same numbers however it is played, and nothing lost on the way."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

import intrigue
from intrigue import Decision, Session, Telling
from intrigue.arena.campaign import Where
from intrigue.arena.comparing import compare, deal_of
from intrigue.arena.config import BadConfig, Config, parsed, read_config
from intrigue.arena.contest import Encounter, Played, play, seating
from intrigue.arena.journal import OtherPlan
from intrigue.arena.report import write_report
from intrigue.arena.results import read_results
from intrigue.arena.tournament import fixed, gathered, plan_of, rows, run, standings
from intrigue.bots import BOTS, Clock

ROOT = Path(__file__).parents[2]
HERE = Path()

SETTINGS = """
name = "A small one"
seed = 7
deals = 4
iterations = 4
bootstrap = 20

[[players]]
bot = "random"

[[players]]
bot = "greedy"

[[players]]
bot = "medium"
name = "clever"
iterations = 20

[[games]]
id = "kabale"
seats = [2, 3]
"""

QUICK = SETTINGS.replace('"medium"', '"easy"').replace("[2, 3]", "[2]")


def config_of(text: str = SETTINGS, more: str = "") -> Config:
    """Settings as they are understood."""
    return parsed(text + more, "a.toml", HERE)


def timeless(folder: Path) -> list[dict[str, Any]]:
    """All that was played, but for how long it took."""
    config, _, played = gathered(folder)
    return [{**msgspec.to_builtins(row), "seconds": 0} for row in rows(config, played)]


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The small one, played in one process."""
    folder = tmp_path_factory.mktemp("small")
    run(config_of(), folder, Where(1))
    return folder


# ---------------------------------------------------------------- who plays whom


def test_everybody_plays_everybody_or_the_next() -> None:
    """As the format says."""
    assert config_of().pairs == ((0, 1), (0, 2), (1, 2))
    assert config_of(SETTINGS.replace("seed = 7", 'format = "ladder"')).pairs == ((0, 1), (1, 2))


def test_seats_are_exchanged() -> None:
    """Each has held every seat with the same deal."""
    config = config_of()

    assert [seating(config, Encounter(1, 2, 0, exchanged)) for exchanged in (False, True)] == [[1, 2, 1], [2, 1, 2]]


def test_everybody_plays_the_same_deals(small: Path) -> None:
    """The dice of a deal do not depend on who plays."""
    found = timeless(small)

    assert len(found) == 2 * 3 * 4 * 2
    assert len({(row["table"], row["deal"], row["seed"]) for row in found}) == 2 * 4
    assert {tuple(row["players"]) for row in found if row["table"] == "kabale-2"} >= {
        ("random", "clever"),
        ("clever", "random"),
    }


def test_a_deal_is_the_part_of_the_victories_in_both_games() -> None:
    """And luck is what the first had more of than the second."""
    config = config_of()
    both = [
        (Encounter(1, 0, 0, False), Played((0.5, 0.5, 0.0), (3, 3, 1), 1, 1, 0.0, (0.4, 0.0, 0.0))),
        (Encounter(1, 0, 0, True), Played((0.0, 1.0, 0.0), (0, 3, 1), 1, 1, 0.0, (0.0, 0.2, 0.0))),
    ]

    deal = deal_of(config, 0, both)

    assert deal.share == 0.75
    assert deal.luck == pytest.approx(0.15)


def test_a_player_has_its_own_clock() -> None:
    """Or that of all."""
    assert [player.clock for player in config_of().players] == [Clock(iterations=n) for n in (4, 4, 20)]


def test_two_that_are_alike_come_out_even(tmp_path: Path) -> None:
    """Deal by deal: ismcts and expert are the same search, so exchanging their seats exchanges the result."""
    text = SETTINGS.replace('"random"', '"ismcts"').replace('"greedy"', '"expert"').replace("[2, 3]", "[2]")
    config = config_of(text)

    for deal in range(2):
        both = [(one, play(config, one)) for one in (Encounter(0, 0, deal, False), Encounter(0, 0, deal, True))]
        assert deal_of(config, deal, both).share == 0.5
        assert both[0][1].scores == both[1][1].scores


# ---------------------------------------------------------------- the same numbers


@pytest.mark.parametrize("processes", [2, 7])
def test_any_number_of_processes_gives_the_same(small: Path, tmp_path: Path, processes: int) -> None:
    """Also what is made of it."""
    run(config_of(), tmp_path, Where(processes))

    assert timeless(tmp_path) == timeless(small)
    there, here = standings(tmp_path), standings(small)
    assert (there.comparisons, there.ladders) == (here.comparisons, here.ladders)
    assert there.complete


KILLED = """
import sys
from pathlib import Path
from intrigue.arena.campaign import Where
from intrigue.arena.config import read_config
from intrigue.arena.tournament import run
if __name__ == "__main__":
    run(read_config(Path(sys.argv[1])), Path(sys.argv[2]), Where(int(sys.argv[3])))
"""


def test_whoever_is_killed_goes_on(tmp_path: Path) -> None:
    """Killed again and again, at any moment: nothing that was played is lost, and nothing is counted twice."""
    settings, script, folder = tmp_path / "a.toml", tmp_path / "killed.py", tmp_path / "a"
    settings.write_text(QUICK.replace("deals = 4", "deals = 40"))
    script.write_text(KILLED)
    command = [sys.executable, str(script), str(settings), str(folder), "1"]
    env = {**os.environ, "PYTHONPATH": str(Path(intrigue.__file__).parent.parent)}
    journal = folder / "journal.jsonl"
    kept = b""
    for wanted in (3, 50):
        program = subprocess.Popen(command, env=env)
        while program.poll() is None and (not journal.exists() or journal.read_bytes().count(b"\n") < wanted):
            time.sleep(0.01)
        program.send_signal(signal.SIGKILL)
        assert program.wait() == -signal.SIGKILL
        found = journal.read_bytes()
        assert found.startswith(kept[: kept.rfind(b"\n") + 1])
        kept = found

    subprocess.run(command, env=env, check=True)

    assert journal.read_bytes().startswith(kept[: kept.rfind(b"\n") + 1])
    assert journal.read_bytes().count(b"\n") == 1 + 3 * 40 * 2
    run(read_config(settings), tmp_path / "b", Where(2))
    assert timeless(folder) == timeless(tmp_path / "b")


def test_nothing_is_mixed(small: Path) -> None:
    """Another seed, another budget, another value function: another folder."""
    for changed in (("seed = 7", "seed = 8"), ("iterations = 4", "iterations = 5"), ("[[games]]", "[luck]\n[[games]]")):
        with pytest.raises(OtherPlan):
            run(config_of(SETTINGS.replace(*changed)), small, Where(1))


def test_the_value_function_is_fixed_beforehand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its digest is written down before the first game; with another one the games are not gone on with."""
    config = config_of(more="[luck]\nlooks = 1\n")
    run(config, tmp_path, Where(1), minutes=0)
    _, origin, played = gathered(tmp_path)

    assert played == {}
    assert origin.fixed == fixed(config)
    assert set(origin.fixed) == {"value kabale-2", "value kabale-3"}
    before = plan_of(config)
    monkeypatch.setattr("intrigue.arena.tournament.digest_of", lambda game, wanted: "changed")
    assert plan_of(config) != before
    with pytest.raises(OtherPlan):
        run(config, tmp_path, Where(1))


# ---------------------------------------------------------------- stopping early

STOP = "[stop]\nalpha = 0.1\nat_least = 3\n"


def test_a_comparison_ends_when_it_is_decided(tmp_path: Path) -> None:
    """With any number of processes at the same deal; what was played beyond does not count."""
    config = config_of(QUICK.replace("deals = 4", "deals = 40"), STOP)
    for folder, processes in (("one", 1), ("two", 2)):
        run(config, tmp_path / folder, Where(processes))
    one, two = standings(tmp_path / "one"), standings(tmp_path / "two")

    assert one.comparisons == two.comparisons
    assert one.ladders == two.ladders
    against_random = one.comparisons[0]
    assert against_random.stopped
    assert 3 <= against_random.deals < 40
    assert one.complete
    assert one.games == sum(row["counted"] for row in timeless(tmp_path / "two"))


def test_a_comparison_counts_deals_without_a_gap() -> None:
    """What comes after a game that is missing waits for it."""
    config = config_of()
    whole = Played((1.0, 0.0), (1, 0), 1, 1, 0.0)
    keys = [Encounter(0, 0, deal, exchanged).key for deal in range(4) for exchanged in (False, True)]
    found = compare(config, {key: whole for key in keys if key != keys[4]})

    assert [(one.first, one.second, one.deals) for one in found] == [("random", "greedy", 2)]


# ---------------------------------------------------------------- results


def test_the_report_has_everything(tmp_path: Path) -> None:
    """Tables, drawings, ratings, luck, and where it comes from; made again it is the same."""
    run(config_of(QUICK, "[luck]\nlooks = 1\n"), tmp_path, Where(1))

    found = write_report(tmp_path)
    text = (tmp_path / "report.md").read_text()
    drawn = {file.name: file.read_bytes() for file in tmp_path.glob("*.svg")}
    write_report(tmp_path)

    assert (tmp_path / "report.md").read_text() == text
    assert drawn == {file.name: file.read_bytes() for file in tmp_path.glob("*.svg")}
    assert set(drawn) == {"ratings-kabale-2.svg", "pairs-kabale-2.svg"} == set(re.findall(r"\]\((\S+\.svg)\)", text))
    assert "| random | greedy | 8 |" in text
    assert "luck taken out | times fewer games |" in text
    assert f"seed {found.provenance.seed}" in text
    table, origin = read_results(tmp_path / "games.parquet")
    assert len(table) == 24
    assert origin == found.provenance
    assert all(row["luck"] is not None and len(row["luck"]) == 2 for row in table)


def test_records_are_kept_where_wanted(tmp_path: Path) -> None:
    """They replay to the scores of the row."""
    text = SETTINGS.replace("seed = 7", "records = true").replace("[2, 3]", "[2]").replace("deals = 4", "deals = 1")
    run(config_of(text), tmp_path, Where(1))

    for row in timeless(tmp_path):
        record = intrigue.read_record(row["record"])
        assert tuple(row["scores"]) == record.scores


def test_programs_play_too(tmp_path: Path) -> None:
    """And if one does not behave, that is written down."""
    good = f"run:{sys.executable} {ROOT / 'examples/outside/last_word.py'}"
    bad = f"run:{sys.executable} -c 'print(1)'"
    text = SETTINGS.replace('"random"', f'"{good}"').replace('"greedy"', f'"{bad}"').replace("[2, 3]", "[2]")
    config = config_of(text)

    found = play(config, Encounter(0, 0, 0, False))

    assert set(found.faults) == {1}


# ---------------------------------------------------------------- settings that are wrong


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("seed = 7", "seed = ", "line 3: this is not TOML"),
        ("seed = 7", 'seed = "x"', "line 3: seed: Expected `int`, got `str`"),
        ("seed = 7", "sead = 7", "line 3: sead: there is no such key; did you mean 'seed'?"),
        ("deals = 4", "deals = 0", "line 4: deals: 0: it takes 1 at least"),
        ("bootstrap = 20", "bootstrap = 1", "line 6: bootstrap: 1: take 10 to 100000"),
        ("iterations = 4", "iterations = 0", "line 5: iterations: a bot cannot think for 0"),
        ('"greedy"', '"gredy"', "line 12: players[2].bot: there is no bot 'gredy'; did you mean 'greedy'?"),
        ("iterations = 20", "iteration = 20", "line 17: players[3].iteration: there is no such key; did you mean"),
        ('name = "clever"', 'name = "greedy"', "line 16: players[3].name: two players are called 'greedy'"),
        ('"kabale"', '"kabal"', "line 20: games[1].id: there is no game 'kabal'; did you mean 'kabale'?"),
        ("[2, 3]", "[2, 9]", "line 21: games[1].seats: kabale has 2 to 6 seats, not 9"),
        ("[2, 3]", "[2]\nbox = 'no.toml'", "line 22: games[1].box: the box file 'no.toml' cannot be read"),
        ("[2, 3]", "[2]\ndeals = -1", "line 22: games[1].deals: -1: it takes 1 at least"),
        ("[2, 3]", "[2]\n[stop]\nalpha = 2", "line 23: stop.alpha: 2.0: take a number between 0 and 1"),
        ("[2, 3]", "[2]\n[luck]\nlooks = 0", "line 23: luck.looks: 0: it takes 1 at least"),
        ("[2, 3]", "[2]\n[luck]\nvalue = 'mine'", "line 23: luck.value: Invalid enum value 'mine'"),
    ],
)
def test_what_is_wrong_is_told_with_its_line_and_key(old: str, new: str, said: str) -> None:
    """And with what to do."""
    with pytest.raises(BadConfig) as error:
        config_of(SETTINGS.replace(old, new, 1))

    assert f"a.toml, {said}" in str(error.value)


@pytest.mark.parametrize("file", sorted((ROOT / "examples/arena").glob("*.toml")), ids=lambda file: file.stem)
def test_the_examples_can_be_played(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the project's folder, as their first lines say."""
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("PATH", f"{Path(sys.executable).parent}:{os.environ['PATH']}")

    assert read_config(file).pairs


# ---------------------------------------------------------------- whoever knows everything


def otherwise(session: Session, seat: int, seed: int) -> Session:
    """The same for this seat, but all that it cannot see is something else."""
    other = Session(session.game, session.record.seats)
    other.table = session.game.imagine(session.view(seat), intrigue.Rng(seed))
    other.table.listening, other.table.log = True, session.table.log
    return other


class Pretender:
    """Asks a player what it would answer, at the table and at tables that look the same to it."""

    def __init__(self, name: str) -> None:
        self.config = config_of(SETTINGS.replace('"greedy"', f'"{name}"\nname = "asked"\niterations = 30'))
        self.same = self.different = 0

    def ask(self, session: Session, seat: int) -> None:
        """Count whether the answers are the same."""
        from intrigue.arena.config import made
        from intrigue.arena.contest import show_to_omniscient

        answers = set()
        for n, there in enumerate((session, otherwise(session, seat, 3), otherwise(session, seat, 4))):
            bot = made(self.config.players[1].bot, session.game)
            show_to_omniscient([bot], there)
            told: tuple[Any, tuple[Telling, ...], Decision] = there.ask(seat)
            assert n == 0 or told == session.ask(seat)
            answers.add(bot.choose(*told, self.config.players[1].clock, intrigue.Rng(5)))
        self.same += len(answers) == 1
        self.different += len(answers) > 1


def test_honest_players_do_not_know_what_they_cannot_see() -> None:
    """If all that is hidden were something else, they would answer the same; the one who knows everything would not."""
    pretenders = {name: Pretender(name) for name in (*BOTS, "omniscient")}
    session = Session(intrigue.GAMES["kabale"], 2, seed=12)
    session.roll()
    for n in range(40):
        seat = session.asked
        if seat is None:
            break
        if n % 5 == 4:
            for pretender in pretenders.values():
                pretender.ask(session, seat)
        session.answer(seat, session.game.verbs.phrase(session.ask(seat).decision.options[n % 2 - 1]))
        session.roll()

    assert all(pretenders[name].different == 0 and pretenders[name].same >= 5 for name in BOTS)
    assert pretenders["omniscient"].different > 0


def test_whoever_knows_everything_must_be_shown_it() -> None:
    """Nobody but the arena does that."""
    from intrigue.arena.omniscient import Omniscient

    session = Session(intrigue.GAMES["kabale"], 2, seed=1)
    session.roll()
    seat = session.asked
    assert seat is not None

    with pytest.raises(LookupError):
        Omniscient(session.game).choose(*session.ask(seat), Clock(iterations=2), intrigue.Rng(1))

"""Looking on: watch and replay."""

from __future__ import annotations

from pathlib import Path

import pytest

import intrigue
from cli.terminal import process, run
from intrigue.arena import match


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a finished game for three."""
    file = tmp_path_factory.mktemp("records") / "game.txt"
    file.write_text(match(intrigue.GAMES["kabale"], ["random"] * 3, seed=4).record, encoding="utf-8")
    return file


def result_of(output: str) -> str:
    return output.split("The result")[1]


def test_watch_tells_the_game_of_the_same_seed() -> None:
    """The scores that are shown are those of a match with the same bots and seed."""
    scores = match(intrigue.GAMES["kabale"], ["random", "greedy"], seed=9).scores

    result = run("watch", "kabale", "--bots", "random,greedy", "--seed", "9", "--lang", "en", width=120)

    assert result.exit_code == 0
    rows = [line for line in result_of(result.output).splitlines() if line.startswith("│")]
    shown = sorted(int(row.split("│")[-2].strip(" ★")) for row in rows if "(" in row)
    assert shown == sorted(scores)
    assert "Ada (random)" in result.output
    assert "Bruno (greedy)" in result.output


def test_watch_draws_every_round() -> None:
    """At the end of each round the columns are drawn, everything turned up, with a winner below."""
    result = run("watch", "kabale", "-n", "4", "--bots", "random", "--seed", "1", "--lang", "en")

    rounds = result.output.split(" is over.\n")[1:]
    assert len(rounds) == 7  # six rounds and the game
    for told in rounds[:6]:
        columns = told.split("╯\n")[0]
        assert "1 " in columns.splitlines()[0]
        assert "▒" not in columns
        assert "★" in told


def test_spectator_reads_no_hidden_card() -> None:
    """Without --as nobody's secrets are told; with `--as all` everybody's are."""
    public = run("watch", "kabale", "--bots", "random", "--seed", "1", "--lang", "en").output
    everything = run("watch", "kabale", "--bots", "random", "--seed", "1", "--lang", "en", "--as", "all").output

    assert "lays a card" in public
    assert "draws the" not in public
    assert "lays a card" not in everything
    assert "draws the" in everything


def test_watch_as_a_seat() -> None:
    """With a seat one reads what this seat may read."""
    result = run("watch", "kabale", "--bots", "random", "--seed", "1", "--lang", "en", "--as", "1")

    assert "You draw" in result.output
    assert "Ada lays a card" in result.output


@pytest.mark.parametrize("viewer", [(), ("--as", "0"), ("--as", "all")])
def test_replay_ends_with_the_scores_of_the_record(record: Path, viewer: tuple[str, ...]) -> None:
    """Whoever looks, the result is the recorded one."""
    scores = record.read_text(encoding="utf-8").splitlines()[-1].split()[1:]

    result = run("replay", str(record), "--lang", "en", *viewer, width=120)

    assert result.exit_code == 0
    for score in scores:
        assert f" {score} " in result_of(result.output)


def test_saved_game_replays_to_what_was_seen(tmp_path: Path) -> None:
    """The result of a game that was played and its replay for the same seat are the same text."""
    file = tmp_path / "game.txt"
    played = run(
        *("play", "kabale", "-n", "3", "--seed", "5", "--bots", "random", "--lang", "en", "--name", "Ada"),
        *("--record", str(file), "--no-pause"),
        typed="1\n" * 300,
    )

    replayed = run("replay", str(file), "--as", "0", "--lang", "en")

    assert result_of(replayed.output).strip() == result_of(played.output).split("The record is in")[0].strip()


def test_step_waits_before_every_answer(record: Path) -> None:
    """With --step the table is drawn before each answer, and the end of the input ends the replay."""
    result = run("replay", str(record), "--step", "--lang", "en", typed="\n\n\n")

    assert result.exit_code == 0
    assert result.output.count("[Enter] go on:") == 4
    assert result.output.count("Round 1 of 6") == 4


def test_unfinished_record(record: Path, tmp_path: Path) -> None:
    """A game that was broken off is shown as far as it goes."""
    file = tmp_path / "half.txt"
    file.write_text("\n".join(record.read_text(encoding="utf-8").splitlines()[:60]), encoding="utf-8")

    result = run("replay", str(file), "--lang", "en")

    assert result.exit_code == 0
    assert "the game is not over" in result.output


@pytest.mark.parametrize(
    ("line", "broken", "phrase"),
    [
        (1, "chess rules 1 seats 3", "chess"),
        (1, "kabale rules 99 seats 3", "kabale rules 99 seats 3"),
        (1, "kabale rules 1 seats 33", "kabale rules 1 seats 33"),
        (5, "* fly away", "fly away"),
        (21, "2 lay king", "lay king"),
        (31, "what is this", "what is this"),
    ],
)
def test_broken_record(record: Path, tmp_path: Path, line: int, broken: str, phrase: str) -> None:
    """A broken record is an error on stderr that names the line and the phrase: exit code 1, no traceback."""
    lines = record.read_text(encoding="utf-8").splitlines()
    lines[line - 1] = broken
    file = tmp_path / "broken.txt"
    file.write_text("\n".join(lines), encoding="utf-8")

    result = run("replay", str(file), "--lang", "en")

    assert result.exit_code == 1
    assert f"line {line}, “{phrase}”" in result.stderr
    assert "Traceback" not in result.stderr


def test_wrong_final_scores(record: Path, tmp_path: Path) -> None:
    """A record whose last line claims other scores is broken, too."""
    *lines, _ = record.read_text(encoding="utf-8").splitlines()
    file = tmp_path / "broken.txt"
    file.write_text("\n".join([*lines, "end 99 99 99"]), encoding="utf-8")

    result = run("replay", str(file), "--lang", "en")

    assert result.exit_code == 1
    assert "end 99 99 99" in result.stderr


def test_no_file_and_no_text(tmp_path: Path) -> None:
    """A file that is not there or not text is said to be so."""
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\x00")

    missing = run("replay", str(tmp_path / "nothing.txt"))
    unreadable = run("replay", str(binary), "--lang", "en")

    assert missing.exit_code == unreadable.exit_code == 1
    assert "nothing.txt" in missing.stderr
    assert "is not a text file" in unreadable.stderr


def test_broken_record_as_a_user_sees_it(tmp_path: Path) -> None:
    """In a real process too: one line on stderr, nothing on stdout."""
    file = tmp_path / "broken.txt"
    file.write_text("kabale rules 1 seats 2\n0 lay king column-1\n", encoding="utf-8")

    result = process("replay", str(file), "--lang", "en")

    assert result.returncode == 1
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert "line 2" in result.stderr


@pytest.mark.parametrize("game", ["emerald1", "emerald2"])
def test_everything_includes_the_identities(game: str) -> None:
    """Whoever may see all is told who is on which side; spectators are not."""
    public = run("watch", game, "--bots", "random", "--seed", "1", "--lang", "en").output
    everything = run("watch", game, "--bots", "random", "--seed", "1", "--lang", "en", "--as", "all").output

    assert public.count("receives a secret identity.") == 2
    assert "receives a secret identity." not in everything
    assert everything.count("receives a secret identity: ") == 2

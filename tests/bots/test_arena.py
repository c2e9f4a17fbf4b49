"""Matches and series: the same seed is the same game, whoever plays it where."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import intrigue
from intrigue import GAMES, Decision, IllegalAnswer, IntrigueError, Rng, SeatsOutOfRange, Telling, UnknownOption
from intrigue.arena import BadMatch, Summary, match, simulate
from intrigue.arena.pool import spread
from intrigue.arena.simulate import Series, chunks, game_seed
from intrigue.arena.statistics import Facts, facts_of
from intrigue.arena.tally import Tally, wilson
from intrigue.bots import Bot, Clock, UnknownBot
from intrigue.kernel.companions import statistics_of

GAME = next(iter(GAMES.values()))
SHORT = Clock(iterations=5)


class Pondering:
    """Takes the first option, after having used up as many random numbers as it is told to."""

    def __init__(self, numbers: int) -> None:
        self.numbers = numbers

    def choose(self, view: Any, story: tuple[Telling, ...], decision: Decision, clock: Clock, rng: Rng) -> int:
        for _ in range(self.numbers):
            rng.word()
        return decision.options[0]


def timeless(summary: Summary) -> Summary:
    """The summary without what differs from run to run."""
    return msgspec.structs.replace(summary, seconds=0.0, decisions_per_second=0.0, games_per_second=0.0)


# ---------------------------------------------------------------- one match


@pytest.mark.parametrize(
    ("game_id", "bots"),
    [(GAME.id, ["greedy", "random", "ismcts"]), *[(game_id, ["random"] * 3) for game_id in GAMES]],
)
def test_a_match_can_be_repeated(game_id: str, bots: list[str]) -> None:
    """The same seed and bots give the same game, and another seed another one."""
    first = match(GAMES[game_id], bots, seed=7, clock=SHORT)
    second = match(GAMES[game_id], bots, seed=7, clock=SHORT)
    other = match(GAMES[game_id], bots, seed=8, clock=SHORT)

    assert first == second
    assert first.record != other.record


@pytest.mark.parametrize("game_id", GAMES)
def test_a_match_leaves_a_record(game_id: str) -> None:
    """What a result says is what replaying its record says."""
    result = match(GAMES[game_id], ["random", "random"], seed=3)

    record = intrigue.read_record(result.record)
    t = intrigue.replay(record, GAMES)

    assert not t.agenda
    assert result.scores == GAMES[game_id].scores(t) == record.scores
    assert result.returns == GAMES[game_id].returns(t)
    assert result.answers == len(record.answers)
    assert result.decisions == sum(1 for answer in record.answers if answer.seat != intrigue.CHANCE)


def test_thinking_moves_no_dice() -> None:
    """A bot that draws many random numbers for thinking changes nothing for anybody."""
    quick = match(GAME, [Pondering(0), "random"], seed=11)
    slow = match(GAME, [Pondering(1000), "random"], seed=11)

    assert quick == slow


def test_a_bot_that_cheats_is_named() -> None:
    """An answer that is not offered stops the match and says who gave it."""

    class Cheat:
        def __repr__(self) -> str:
            return "Cheat()"

        def choose(self, view: Any, story: tuple[Telling, ...], decision: Decision, clock: Clock, rng: Rng) -> int:
            return -5

    with pytest.raises(IllegalAnswer, match=r"Cheat\(\) at seat 1 answered -5"):
        match(GAME, ["random", Cheat()], seed=1)


# ---------------------------------------------------------------- many games


@pytest.mark.parametrize("bots", [None, ["greedy", "random"]])
def test_a_series_is_the_same_in_two_processes(bots: list[str] | None) -> None:
    """What is summed up does not depend on how many processes play."""
    games = 450 if bots is None else 11

    alone = simulate(GAME, 2, games, seed=5, bots=bots)
    together = simulate(GAME, 2, games, seed=5, bots=bots, processes=2)

    assert timeless(alone) == timeless(together)
    assert alone.games == games


def test_a_series_adds_up_its_matches() -> None:
    """Game i of a series is the match with its seed, and the summary is the mean of them."""
    bots = ["greedy", "random", "random"]
    results = [match(GAME, bots, game_seed(2, i)) for i in range(3)]

    summary = simulate(GAME, 3, 3, seed=2, bots=bots)

    assert summary.answers == sum(result.answers for result in results) / 3
    assert summary.decisions == sum(result.decisions for result in results) / 3
    assert summary.fewest_decisions == min(result.decisions for result in results)
    assert summary.most_decisions == max(result.decisions for result in results)
    for seat in range(3):
        assert summary.seats[seat].bot == bots[seat]
        assert summary.seats[seat].win_share.mean == pytest.approx(sum(r.returns[seat] for r in results) / 3)
        assert summary.seats[seat].score.mean == pytest.approx(sum(r.scores[seat] for r in results) / 3)
        assert sum(summary.seats[seat].scores.values()) == 3


TELLING = [game_id for game_id, game in GAMES.items() if statistics_of(game) is not None]
"""Games that tell more about how they went."""


@pytest.mark.parametrize("game_id", TELLING)
def test_facts_are_what_the_record_says(game_id: str) -> None:
    """The facts of a match are those of its replayed record, and each is one of the words the game has for it."""
    result = match(GAMES[game_id], ["random"] * 3, seed=4)

    t = intrigue.replay(intrigue.read_record(result.record), GAMES)

    file = statistics_of(GAMES[game_id])
    assert file is not None
    assert result.facts == facts_of(GAMES[game_id], t)
    assert set(result.facts.game) == set(file.GAME)
    for name, value in result.facts.game.items():
        assert value in file.GAME[name] if file.GAME[name] else isinstance(value, int)
    assert len(result.facts.seats) == 3
    for said in result.facts.seats:
        assert set(said) == set(file.SEAT)
        assert all(value in file.SEAT[name] for name, value in said.items())


def test_a_game_that_tells_no_facts() -> None:
    """Its matches and series say nothing more than who has got which cards."""
    facts = match(GAME, ["random", "random"], seed=4).facts
    assert (facts.game, facts.seats) == ({}, ({}, {}))
    assert all(facts.cards)
    summary = simulate(GAME, 2, 3)
    assert (summary.measures, summary.counts, summary.groups) == ({}, {}, {})


@pytest.mark.parametrize(("game_id", "by_bots"), [*[(game_id, False) for game_id in TELLING], (TELLING[-1], True)])
def test_a_series_adds_up_its_facts(game_id: str, by_bots: bool) -> None:
    """Numbers are averaged and words counted, whether games are played out or played by bots."""
    game = GAMES[game_id]
    players: list[str | Bot] = [Pondering(0) if by_bots else "random", "random"]
    if not by_bots:
        tables = [game.new(2) for _ in range(3)]
        for i, table in enumerate(tables):
            intrigue.play_out(table, Rng(game_seed(2, i)))
        facts = [facts_of(game, table) for table in tables]
    else:
        facts = [match(game, players, game_seed(2, i)).facts for i in range(3)]

    summary = simulate(game, 2, 3, seed=2, bots=players)

    for name, measure in summary.measures.items():
        numbers = [told.game[name] for told in facts]
        assert (measure.fewest, measure.most) == (min(numbers), max(numbers))
        assert measure.mean == pytest.approx(sum(map(int, numbers)) / 3)
    for name, counts in summary.counts.items():
        assert counts == {word: [told.game[name] for told in facts].count(word) for word in counts}
        assert sum(counts.values()) == 3
    for name, groups in summary.groups.items():
        seats = [said[name] for told in facts for said in told.seats]
        assert {word: group.seats for word, group in groups.items()} == {word: seats.count(word) for word in groups}
        assert sum(group.victories.mean for group in groups.values()) == pytest.approx(1)
    assert set(summary.measures) | set(summary.counts) == set(facts[0].game)


def test_groups_share_out_victories_and_points() -> None:
    """Of four games five blue seats win two and a half: half a victory each."""
    tally, other = Tally(2), Tally(2)
    both: tuple[dict[str, str], ...] = ({"side": "blue"}, {"side": "blue"})
    mixed: tuple[dict[str, str], ...] = ({"side": "blue"}, {"side": "red"})

    tally.add((3, 4), (0.0, 1.0), 9, 9, Facts({"end": "war", "turns": 4}, both))
    tally.add((5, 6), (0.0, 1.0), 9, 9, Facts({"end": "war", "turns": 6}, mixed))
    other.add((7, 7), (0.5, 0.5), 9, 9, Facts({"end": "peace", "turns": 8}, mixed))
    other.add((8, 1), (1.0, 0.0), 9, 9, Facts({"end": "war", "turns": 2}, mixed))
    tally.merge(other)
    blue, red = (tally.groups["side", word].group(tally.games) for word in ("blue", "red"))

    assert (blue.seats, red.seats) == (5, 3)
    assert (blue.victories.mean, red.victories.mean) == (2.5 / 4, 1.5 / 4)
    assert (blue.win_share.mean, red.win_share.mean) == (2.5 / 5, 1.5 / 3)
    assert (blue.score.mean, red.score.mean) == (27 / 5, 14 / 3)
    assert tally.counts == {"end": {"war": 3, "peace": 1}}
    assert tally.measures == {"turns": {4: 1, 6: 1, 8: 1, 2: 1}}


def test_options_and_clock_reach_every_game() -> None:
    """What the table has agreed on stands in the record, and the bots get the clock that was set."""

    class Watching(Pondering):
        clocks: list[Clock] = []

        def choose(self, view: Any, story: tuple[Telling, ...], decision: Decision, clock: Clock, rng: Rng) -> int:
            self.clocks.append(clock)
            return super().choose(view, story, decision, clock, rng)

    choice = next(choice for choice in GAME.choices if len(choice.values) > 1)
    options = {choice.name: choice.values[1]}
    bots: list[str | Bot] = [Watching(0), "random"]

    result = match(GAME, bots, seed=0, options=options, clock=SHORT)
    summary = simulate(GAME, 2, 1, bots=bots, options=options, clock=SHORT)

    assert f"option {choice.name} {choice.values[1]}\n" in result.record
    assert summary.answers == result.answers
    assert set(Watching.clocks) == {SHORT}


def test_progress_hears_how_many_games_are_done() -> None:
    """Progress counts up to the number of games."""
    heard: list[int] = []

    simulate(GAME, 2, 420, progress=heard.append)

    assert heard == sorted(heard)
    assert len(heard) > 1
    assert heard[-1] == 420


def test_a_summary_is_json() -> None:
    """A summary can be written down and read again."""
    summary = simulate(GAME, 2, 20)

    assert msgspec.json.decode(msgspec.json.encode(summary), type=Summary) == summary


def test_wilson_knows_its_interval() -> None:
    """Wilson's interval for 8 of 10, from the textbook, and at the ends of the scale."""
    usual = wilson(8, 10)

    assert (round(usual.low, 3), usual.mean, round(usual.high, 3)) == (0.490, 0.8, 0.943)
    assert wilson(0, 10).low == 0.0
    assert wilson(10, 10).high == 1.0


# ---------------------------------------------------------------- memory and processes


def test_a_tally_grows_with_the_scores_and_not_with_the_games() -> None:
    """However many games are counted, only different scores and lengths take room."""
    tally = Tally(2)

    for i in range(3000):
        tally.add((i % 7, i % 5), (0.5, 0.5), 40 + i % 3, 90)

    assert tally.games == 3000
    assert [len(scores) for scores in tally.scores] == [7, 5]
    assert len(tally.decisions) == 3


def test_chunks_cover_every_game_once_and_come_one_by_one() -> None:
    """The games are handed out in portions that are made only when they are wanted."""
    series = Series(GAME.id, 2, ("random", "random"), 0, {}, SHORT)

    assert [i for chunk in chunks(1234, series) for i in chunk] == list(range(1234))
    assert next(chunks(10**15, series))[0] == 0


def test_the_pool_works_in_order_and_takes_little_ahead() -> None:
    """Results come in the order of the chunks, and only a few chunks are taken ahead."""
    taken = []

    def numbers() -> Iterator[int]:
        for n in range(-40, 0):
            taken.append(n)
            yield n

    ahead = []
    done = []
    for result in spread(abs, numbers(), processes=2):
        done.append(result)
        ahead.append(len(taken) - len(done))

    assert done == list(range(40, 0, -1))
    assert max(ahead) <= 4


ENDLESS = """
import intrigue
from intrigue.arena import simulate
if __name__ == "__main__":
    game = next(iter(intrigue.GAMES.values()))
    simulate(game, 2, 10**9, processes=2, progress=lambda n: print(n, flush=True))
"""


def test_an_interrupt_ends_all_processes(tmp_path: Path) -> None:
    """Ctrl-C reaches every process of the terminal; the series stops, and nobody stays behind."""
    script = tmp_path / "endless.py"
    script.write_text(ENDLESS)
    folder = str(Path(intrigue.__file__).parent.parent)
    terminal = subprocess.Popen(
        [sys.executable, str(script)],
        env={**os.environ, "PYTHONPATH": folder},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert terminal.stdout is not None
    assert terminal.stdout.readline().strip().isdecimal()

    os.killpg(terminal.pid, signal.SIGINT)
    _, errors = terminal.communicate(timeout=20)

    assert errors.count("KeyboardInterrupt") == 1
    assert "Process" not in errors
    assert gone(terminal.pid)


def gone(group: int) -> bool:
    """Is no process of this group left, after a moment?"""
    for _ in range(100):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.05)
    return False


# ---------------------------------------------------------------- wrong input


@pytest.mark.parametrize(
    ("wrong", "error", "says"),
    [
        ({"games": 0}, BadMatch, "0 games cannot be played"),
        ({"games": -3}, BadMatch, "-3 games"),
        ({"processes": 0}, BadMatch, "0 processes"),
        ({"processes": -1}, BadMatch, "-1 processes"),
        ({"bots": ["random"]}, BadMatch, "2 seats and 1 bots"),
        ({"bots": ["random", "nobody"]}, UnknownBot, "there is no bot 'nobody'"),
        ({"seats": 99}, SeatsOutOfRange, "not 99"),
        ({"options": {"no_such_option": "true"}}, UnknownOption, "no table option 'no_such_option'"),
    ],
)
def test_what_cannot_be_simulated_is_refused(wrong: dict[str, Any], error: type[IntrigueError], says: str) -> None:
    """Wrong input is refused before anything is played, and the message says what was wrong."""
    right: dict[str, Any] = {"seats": 2, "games": 1}

    with pytest.raises(error, match=says):
        simulate(GAME, **{**right, **wrong})


def test_a_match_needs_as_many_bots_as_the_game_has_seats() -> None:
    """One bot is too few, and an unknown one is nobody."""
    with pytest.raises(SeatsOutOfRange):
        match(GAME, ["random"], seed=1)
    with pytest.raises(UnknownBot):
        match(GAME, ["random", "nobody"], seed=1)

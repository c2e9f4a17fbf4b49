"""Every bot in every game: it answers legally, by what it sees alone, and in the same way again."""

from __future__ import annotations

import types
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

import pytest

import intrigue
from intrigue import GAMES, Decision, Game, Rng, Table, Telling
from intrigue.arena import match
from intrigue.bots import BOTS, BadClock, Bot, Clock, NoAdvice, UnknownBot, make
from intrigue.bots.ismcts import FOR_POINTS, Ismcts
from intrigue.kernel.companions import advice_of
from intrigue.kernel.event import Event

EVERY_TABLE = [(game.id, seats) for game in GAMES.values() for seats in game.seats]
SHORT = Clock(iterations=10)


def positions(game: Game, seats: int, seed: int) -> Iterator[Table]:
    """Tables in the middle of a random game, whose open question has more than one answer."""
    t = game.new(seats)
    t.listening = True
    rng = Rng(seed)
    while True:
        intrigue.play_out(t, rng, limit=3)
        asked = intrigue.decision(t)
        if asked is None:
            return
        if len(asked.options) > 1:
            yield t


def answer(
    bot: Bot, game: Game, t: Table, clock: Clock = SHORT, seed: int = 1, log: Sequence[Event] | None = None
) -> tuple[int, Decision]:
    """What the bot answers to the open question, and the question; `log`: what has happened, if the table has not."""
    asked = intrigue.decision(t)
    assert asked is not None
    view = game.observe(t, asked.seat)
    story = intrigue.story(t.log if log is None else log, asked.seat)
    return bot.choose(view, story, asked, clock, Rng(seed)), asked


@pytest.mark.parametrize(("game_id", "seats"), EVERY_TABLE)
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_answers_with_an_option(name: str, game_id: str, seats: int) -> None:
    """Wherever a game stands, a bot's answer is one of those offered."""
    game = GAMES[game_id]
    bot = make(name, game)

    for t in islice(positions(game, seats, seed=seats), 2):
        option, asked = answer(bot, game, t)

        assert option in asked.options


@pytest.mark.parametrize(("game_id", "seats"), EVERY_TABLE)
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_answers_by_what_it_sees(name: str, game_id: str, seats: int) -> None:
    """In another world that looks the same from its seat, a bot gives the same answer."""
    game = GAMES[game_id]
    bot = make(name, game)

    for n, t in enumerate(islice(positions(game, seats, seed=100 + seats), 2)):
        option, asked = answer(bot, game, t)
        world = game.imagine(game.observe(t, asked.seat), Rng(n))
        assert game.observe(world, None) == game.observe(t, None)

        assert answer(bot, game, world, log=t.log)[0] == option


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("name", BOTS)
def test_the_same_numbers_give_the_same_answer(name: str, game_id: str) -> None:
    """With a budget of iterations, thinking twice with the same random numbers leads to the same answer."""
    game = GAMES[game_id]

    for t in islice(positions(game, game.seats[0], seed=3), 3):
        first = answer(make(name, game), game, t, seed=9)
        second = answer(make(name, game), game, t, seed=9)

        assert first == second


@pytest.mark.parametrize("game_id", GAMES)
def test_the_random_bot_tries_everything(game_id: str) -> None:
    """Over many random numbers every option is chosen, each about as often as the other."""
    game = GAMES[game_id]
    t = next(positions(game, game.seats[0], seed=4))
    asked = intrigue.decision(t)
    assert asked is not None

    view = game.observe(t, asked.seat)

    chosen = [make("random", game).choose(view, (), asked, SHORT, Rng(seed)) for seed in range(600)]

    fair = 600 / len(asked.options)
    assert {option: fair / 2 < chosen.count(option) < fair * 2 for option in asked.options} == dict.fromkeys(
        asked.options, True
    )


# ---------------------------------------------------------------- searching


class Counting:
    """A game that counts how many worlds are imagined."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.worlds = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def believe(self, view: Any) -> Any:
        belief = self.game.believe(view)

        def imagine(rng: Rng) -> Table:
            self.worlds += 1
            return belief.imagine(rng)

        return types.SimpleNamespace(imagine=imagine)


@pytest.mark.parametrize("game_id", GAMES)
def test_search_imagines_one_world_per_iteration(game_id: str) -> None:
    """The budget is what is thought: as many worlds as the clock has iterations."""
    counting = Counting(GAMES[game_id])
    t = next(positions(GAMES[game_id], 2, seed=5))

    answer(Ismcts(counting, advised=False), GAMES[game_id], t, Clock(iterations=7))

    assert counting.worlds == 7


@pytest.mark.parametrize("game_id", GAMES)
def test_search_does_not_think_about_a_single_option(game_id: str) -> None:
    """Where there is nothing to choose, the answer comes at once."""
    counting = Counting(GAMES[game_id])
    t = next(positions(GAMES[game_id], 2, seed=5))
    asked = intrigue.decision(t)
    assert asked is not None
    forced = Decision(asked.seat, asked.prompt, asked.about, asked.options[:1])

    option = Ismcts(counting).choose(GAMES[game_id].observe(t, asked.seat), (), forced, Clock(seconds=60), Rng(1))

    assert option == asked.options[0]
    assert counting.worlds == 0


@pytest.mark.parametrize("game_id", GAMES)
def test_search_without_advice_plays_to_the_end(game_id: str) -> None:
    """A game that gives no advice is judged by its end: victory counts most, and points count too."""
    game = GAMES[game_id]
    t = next(positions(game, 3, seed=6))

    outcome = Ismcts(game, advised=False).played_out(t, Rng(2))

    assert intrigue.decision(t) is None
    ranked = sorted(range(3), key=lambda seat: (game.returns(t)[seat], game.scores(t)[seat]))
    assert [outcome[seat] for seat in ranked] == sorted(outcome)
    assert min(outcome) == 0.0
    assert 1 - FOR_POINTS < max(outcome) <= 1.0


# ---------------------------------------------------------------- names, advice and clocks


def test_an_unknown_bot_is_named_with_those_there_are() -> None:
    """A misspelt name is answered with the one that was meant, and with all others."""
    game = next(iter(GAMES.values()))

    with pytest.raises(UnknownBot, match="did you mean 'greedy'\\? there is: easy, expert, greedy,"):
        make("gredy", game)


def test_greedy_needs_advice() -> None:
    """A game without advice is refused when the bot is made, not when it is asked."""
    game = Counting(next(iter(GAMES.values())))

    assert advice_of(game) is None
    with pytest.raises(NoAdvice, match=r"has no advice\.py"):
        make("greedy", game)


def test_a_clock_counts_iterations() -> None:
    """A budget of iterations is used up exactly."""
    assert list(Clock(iterations=3).ticks()) == [0, 1, 2]


def test_a_clock_runs_out() -> None:
    """A budget of seconds ends, and however short it is, there is one tick."""
    assert list(Clock(seconds=1e-9).ticks()) == [0]
    assert len(list(Clock(seconds=0.01).ticks())) > 1


@pytest.mark.parametrize("budget", [{}, {"seconds": 1.0, "iterations": 5}, {"seconds": 0.0}, {"iterations": -1}])
def test_a_clock_needs_one_budget_above_nothing(budget: dict[str, Any]) -> None:
    """Neither none nor two budgets make sense, nor does a budget of nothing."""
    with pytest.raises(BadClock):
        Clock(**budget)


def test_bots_read_their_own_story() -> None:
    """The story a bot gets is what its seat may read of all that was told, growing from question to question."""

    class Reader:
        def __init__(self) -> None:
            self.read: list[tuple[Telling, ...]] = []

        def choose(self, view: Any, story: tuple[Telling, ...], decision: Decision, clock: Clock, rng: Rng) -> int:
            self.read.append(story)
            return decision.options[-1]

    game = next(iter(GAMES.values()))
    reader = Reader()

    result = match(game, [reader, "random"], seed=2)

    log = intrigue.replay(intrigue.read_record(result.record), GAMES).log
    whole = intrigue.story(log, 0)
    assert len(reader.read) > 5
    assert all(story == whole[: len(story)] for story in reader.read)
    assert [len(story) for story in reader.read] == sorted({len(story) for story in reader.read})

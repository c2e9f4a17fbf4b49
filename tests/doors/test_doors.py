"""The doors: what their own tools demand of them, and what is said where something is missing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import TypeAlias

import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import ismcts, mcts
from pettingzoo.test import api_test, max_cycles_test, performance_benchmark, seed_test

import intrigue
from intrigue import GAMES, IllegalAnswer
from intrigue.arena import match
from intrigue.arena.match import BadMatch
from intrigue.doors import aec, single, spiel
from intrigue.doors.looking import Looked, NoRoom, layout
from intrigue.doors.vector import BadVector, Vector
from intrigue.kernel.errors import BadOption, SeatsOutOfRange, UnknownGame
from intrigue.kernel.game import Game
from intrigue.kernel.run import asked, decision, is_over, offered
from laws.court import GAME as COURT

games = pytest.mark.parametrize("game", [*GAMES.values(), COURT], ids=lambda game: game.id)
SMALL = "ignore:Observation"
"""PettingZoo warns of every environment whose observations are more than one array, its own card games included."""

# ---------------------------------------------------------------- PettingZoo


@games
@pytest.mark.filterwarnings(SMALL)
def test_pettingzoo_finds_an_environment(game: Game) -> None:
    """What it demands of every environment, and the same game with the same seed."""
    api_test(aec.env(game, game.seats[0]), num_cycles=20)
    seed_test(lambda: aec.env(game, game.seats[-1]), num_cycles=20)


def test_pettingzoo_counts_cycles() -> None:
    """Every seat gives as many answers as was asked for, in either kind of environment."""
    named = SimpleNamespace(
        env=lambda max_cycles: aec.env("kabale", 3, max_cycles=max_cycles, illegal="random"),
        parallel_env=lambda max_cycles: aec.parallel_env("kabale", 3, max_cycles=max_cycles),
    )

    max_cycles_test(named)


def test_pettingzoo_measures_it(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Its benchmark plays on until five seconds are over; here they are over sooner."""
    times = iter(range(100))
    monkeypatch.setattr("time.time", lambda: next(times))

    performance_benchmark(aec.env("kabale", 2))

    assert "turns per second" in capsys.readouterr().out


def test_an_answer_that_is_not_offered_is_refused() -> None:
    """Unless it was agreed that a random one is given instead."""
    env = aec.env("kabale", 2)
    env.reset(seed=1)

    with pytest.raises(IllegalAnswer, match="is not offered now"):
        env.step(len(GAMES["kabale"].verbs) - 1)
    with pytest.raises(BadOption, match="it is one of raise, random"):
        aec.env("kabale", 2, illegal="ignored")


def test_the_mask_is_for_the_seat_that_is_asked() -> None:
    """Nobody else is offered anything."""
    env = aec.env("kabale", 2)
    env.reset(seed=1)
    (other,) = set(env.agents) - {env.agent_selection}

    assert np.flatnonzero(env.observe(env.agent_selection)["action_mask"]).tolist() == sorted(offered(env.looked.table))
    assert not env.observe(other)["action_mask"].any()


# ---------------------------------------------------------------- Gymnasium


@games
def test_gymnasium_finds_an_environment(game: Game) -> None:
    """Its checker has nothing against it."""
    check_env(single.OneSeat(game, bots=["random"] * (game.seats[0] - 1), seat=1), skip_render_check=True)


def test_the_bots_opposite_play_as_they_always_do() -> None:
    """The same seed and the same answers as in a match give the same result."""
    game = GAMES["kabale"]
    env = single.OneSeat(game, bots=["greedy", "random"], seat=1)
    _, info = env.reset(seed=5)
    over, worth = False, 0.0
    while not over:
        _, worth, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))

    class First:
        def choose(self, view: object, story: object, decision: intrigue.Decision, clock: object, rng: object) -> int:
            return min(decision.options)

    result = match(game, ["greedy", First(), "random"], seed=5)
    assert game.scores(env.looked.table) == result.scores
    assert worth == result.returns[1]


def test_an_answer_that_is_not_offered_ends_the_game() -> None:
    """For tools that know nothing of masks."""
    env = single.OneSeat("kabale")
    env.reset(seed=1)

    assert env.step(len(GAMES["kabale"].verbs) - 1)[1:3] == (-1.0, True)
    with pytest.raises(BadMatch, match="seats 0 to 1"):
        single.OneSeat("kabale", seat=2)


# ---------------------------------------------------------------- OpenSpiel


@games
def test_openspiel_finds_a_game(game: Game) -> None:
    """Its own tests play it, with copies of every position."""
    pyspiel.random_sim_test(spiel.load(game), 1, serialize=False, verbose=False)


def test_openspiel_writes_positions_down() -> None:
    """And reads them again, at every moment of a game."""
    pyspiel.random_sim_test(spiel.load("kabale", 3), 1, serialize=True, verbose=False)


def test_openspiel_s_search_plays_through_our_worlds() -> None:
    """IS-MCTS imagines by the game's own rules, and answers what is offered."""
    game = spiel.load("kabale", 3)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    dice = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, dice)
    bot = ismcts.ISMCTSBot(game, evaluator, 1.4, 3, -1, dice, use_observation_string=True)
    bot.set_resampler(spiel.resampler(seed=7))

    assert bot.step(state) in state.legal_actions()


def test_an_imagined_position_looks_the_same() -> None:
    """To the player who imagines it: the numbers, the view, and all they were told."""
    game = spiel.load("kabale", 2)
    state = game.new_initial_state()
    dice = np.random.RandomState(3)
    while state.move_number() < 60 or state.is_chance_node():
        state.apply_action(int(dice.choice(state.legal_actions())))
    player = state.current_player()

    other = state.resample_from_infostate(player, lambda: 0.25)

    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.observation_tensor(player) == state.observation_tensor(player)
    assert other.observation_string(1 - player) != state.observation_string(1 - player)
    assert str(other.clone()) == str(other)


def test_what_was_agreed_goes_along() -> None:
    """In the parameters by which OpenSpiel names a game."""
    game = spiel.load("kabale", 2, {"start_player": "seat-1"})

    assert pyspiel.load_game(str(game)).new_initial_state().held.table.active == 1
    with pytest.raises(BadOption, match="has no colon"):
        spiel.read_options("start_player")


# ---------------------------------------------------------------- many tables


@pytest.mark.parametrize("processes", [1, 2])
def test_many_tables_play_on(processes: int) -> None:
    """One game after the other, with rewards when one is over; an answer that is not offered changes nothing."""
    with Vector("kabale", seats=2, tables=5, seed=3, processes=processes) as many:
        ended = 0
        for _ in range(150):
            seen = many.step(many.look().mask.argmax(1))
            worth = seen.rewards.sum(1)
            assert worth.tolist() == seen.ended.tolist()
            ended += int(seen.ended.sum())
        before = many.look().numbers.copy()
        with pytest.raises(IllegalAnswer, match="at table"):
            many.step([*many.look().mask.argmax(1)[:4], 243])
        with pytest.raises(intrigue.IntrigueError, match="5 tables"):
            many.step(many.look().mask.argmax(1)[:4])
        assert (many.look().numbers == before).all()
        assert sum(number // 5 for number in many.games()) == ended > 0


def test_processes_change_nothing() -> None:
    """The same seed gives the same games, whoever plays them."""
    with Vector("emerald2", 3, tables=5, seed=8) as here, Vector("emerald2", 3, tables=5, seed=8, processes=2) as there:
        for _ in range(60):
            answers = here.look().mask.argmax(1)
            mine, theirs = here.step(answers), there.step(answers)
            assert np.array_equal(mine.numbers, theirs.numbers)
            assert np.array_equal(mine.mask, theirs.mask)
            assert np.array_equal(mine.asked, theirs.asked)
            assert np.array_equal(mine.rewards, theirs.rewards)


def test_more_processes_than_tables_are_refused() -> None:
    with pytest.raises(BadVector, match="each needs one at least"):
        Vector("kabale", seats=2, tables=2, processes=3)


# ---------------------------------------------------------------- what all doors have


def test_any_game_can_be_seen() -> None:
    """One that has no numbers of its own is shown as the text of its view."""
    looked = Looked(COURT, 2)
    text = bytes(looked.see(1).astype(np.uint8)).rstrip(b"\0")

    assert text.startswith(b'{"viewer":1,')


def test_a_view_that_is_too_long_is_not_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    """It would look like another one."""
    looked = Looked(COURT, 2)
    monkeypatch.setattr("intrigue.doors.looking.TEXT", 10)

    with pytest.raises(NoRoom, match="there is room for 10 only"):
        looked.see(0)


def test_fields_are_found_by_their_names() -> None:
    """A seat finds its own hand among the numbers."""
    game = GAMES["kabale"]
    looked = Looked(game, 2)
    looked.begin(4)
    where, shape = layout(game, 2)["own"]
    hand = looked.see(0)[where].reshape(shape)[0]

    assert int(hand.sum()) == len(game.observe(looked.table, 0).own.hand)


def test_what_is_wrong_is_said() -> None:
    """By every door alike."""
    with pytest.raises(UnknownGame, match="did you mean 'kabale'"):
        Looked("kabala", 2)
    with pytest.raises(SeatsOutOfRange, match="2 to 6 seats"):
        aec.env("kabale", 7)
    with pytest.raises(SeatsOutOfRange, match="2 to 6 seats"):
        spiel.load("kabale", 7)


@pytest.mark.parametrize(
    ("door", "package"), [("vector", "numpy"), ("aec", "pettingzoo"), ("single", "gymnasium"), ("spiel", "pyspiel")]
)
def test_without_a_package_a_door_says_what_to_install(door: str, package: str) -> None:
    """In one sentence."""
    code = f"import sys; sys.modules[{package!r}] = None\nimport intrigue.doors.{door}"
    path = str(Path(intrigue.__file__).parent.parent)

    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env={"PYTHONPATH": path}, check=False
    )

    last = done.stderr.strip().splitlines()[-1]
    wanted = f"this door of Intrigue needs the package '{package}': install it with pip install 'intrigue[research]'"
    assert last.endswith(wanted)


def test_no_player_s_program_needs_them() -> None:
    """The terminal, the server and the bots are started without any of it."""
    heavy = (
        "numpy",
        "pettingzoo",
        "gymnasium",
        "pyspiel",
        "open_spiel",
        "ray",
        "pyarrow",
        "matplotlib",
        "intrigue.doors",
    )
    code = f"""
import sys
import intrigue, intrigue.bots, intrigue.laws, intrigue.arena
import intrigue.cli.main, intrigue.server.app
print([name for name in {heavy} if name in sys.modules])
"""
    path = str(Path(intrigue.__file__).parent.parent)

    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env={"PYTHONPATH": path}, check=True
    )

    assert done.stdout == "[]\n"


# ---------------------------------------------------------------- the same game everywhere

EVERY = [(game, seats) for game in GAMES.values() for seats in game.seats]
LONG = 120
"""How many answers of a game are compared."""


Given: TypeAlias = list[tuple[int | None, int]]
"""Who answered what."""


def picked(options: list[int], n: int) -> int:
    """Which answer is given as number `n`: any, but the same wherever the same is offered."""
    return sorted(options)[n * 7919 % len(options)]


def raw(game: Game, seats: int, seed: int) -> Given:
    """Who answered what, by the plain functions of the kernel."""
    looked = game.new(seats)
    dice = intrigue.Rng(seed)
    intrigue.roll_chance(looked, dice)
    given: Given = []
    while not is_over(looked) and len(given) < LONG:
        given.append((asked(looked), picked(offered(looked), len(given))))
        intrigue.advance(looked, given[-1][1])
        intrigue.roll_chance(looked, dice)
    return given


def by_session(game: Game, seats: int, seed: int) -> Given:
    """The same in a session, as people and bots play."""
    session = intrigue.Session(game, seats, seed=seed)
    given: Given = []
    while len(given) < LONG and session.asked is not None:
        if session.asked < 0:
            session.take(-1, int(intrigue.kernel.run.pick(session.table, session.next_dice())))
            continue
        given.append((session.asked, picked(offered(session.table), len(given))))
        session.take(*given[-1])  # type: ignore[arg-type]
    return given


def by_pettingzoo(game: Game, seats: int, seed: int) -> Given:
    env = aec.env(game, seats)
    env.reset(seed=seed)
    given: Given = []
    for agent in env.agent_iter(LONG):
        seen, _, over, _, _ = env.last()
        if over:
            break
        given.append((env.seat_of[agent], picked(np.flatnonzero(seen["action_mask"]).tolist(), len(given))))
        env.step(given[-1][1])
    return given


def by_many(game: Game, seats: int, seed: int) -> Given:
    many = Vector(game, seats, tables=seed + 1, seed=0)  # game number n of seed 0 has the seed n
    given: Given = []
    while len(given) < LONG and not (given and many.look().ended[seed]):
        seen = many.look()
        given.append((int(seen.asked[seed]), picked(np.flatnonzero(seen.mask[seed]).tolist(), len(given))))
        answers = seen.mask.argmax(1)
        answers[seed] = given[-1][1]
        many.step(answers)
    return given


def by_openspiel(game: Game, seats: int, seed: int) -> Given:
    """Chance is explicit there, so the dice are rolled here: in the order of the weights."""
    state = spiel.load(game, seats).new_initial_state()
    dice = intrigue.Rng(seed)
    given: Given = []
    while not state.is_terminal() and len(given) < LONG:
        if state.is_chance_node():
            question = decision(state.held.table)
            assert question is not None
            k = int(dice.below(sum(question.weights)))
            rolled = np.searchsorted(np.cumsum(question.weights), k, side="right")
            state.apply_action(question.options[int(rolled)])
            continue
        given.append((state.current_player(), picked(state.legal_actions(), len(given))))
        state.apply_action(given[-1][1])
    return given


def by_gymnasium(game: Game, seats: int, seed: int) -> Given:
    """Every seat plays: the others are bots that know the number of the answer."""
    given: Given = []

    class Picking:
        def choose(self, view: object, story: object, decision: intrigue.Decision, clock: object, rng: object) -> int:
            given.append((decision.seat, picked(list(decision.options), len(given))))
            return given[-1][1]

    env = single.OneSeat(game, bots=[Picking()] * (seats - 1), forced=False)
    _, info = env.reset(seed=seed)
    over = is_over(env.looked.table)
    while not over and len(given) < LONG:
        given.append((0, picked(np.flatnonzero(info["action_mask"]).tolist(), len(given))))
        _, _, over, _, info = env.step(given[-1][1])
    return given[:LONG]


DOORS = (by_session, by_pettingzoo, by_gymnasium, by_openspiel, by_many)


@pytest.mark.parametrize(("game", "seats"), EVERY, ids=lambda value: str(getattr(value, "id", value)))
def test_the_same_seed_gives_the_same_game_through_every_door(game: Game, seats: int) -> None:
    """Who is asked and what is offered, answer by answer."""
    seed = 2 + seats % 2
    truth = raw(game, seats, seed)

    for door in DOORS:
        assert door(game, seats, seed) == truth, door.__name__

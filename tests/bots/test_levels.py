"""Levels for people: each plays whole games, the lower ones overlook things as people do, and the higher ones win."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

import intrigue
from intrigue import GAMES, Decision, Game, Rng, Table, Telling
from intrigue.arena import match, simulate
from intrigue.bots import BOTS, LEVELS, NoAdvice, UnknownBot, bot, is_quick, ismcts, levels, make, share_of
from intrigue.bots.bot import Clock
from intrigue.bots.greedy import Greedy
from intrigue.bots.levels import ANY, SELDOM, USUAL, Level, LevelBot, Mind, dealt, own_clock, turn_of
from intrigue.bots.players import Players
from intrigue.bots.thought import Thought, no_choice
from intrigue.kernel.companions import Advice
from intrigue.kernel.record import positions, read_record
from intrigue.kernel.run import decision
from intrigue.server.table import Pace
from intrigue.session import Session
from laws.court import GAME as COURT

KABALE = GAMES["kabale"]
RECORDS = Path(__file__).parent.parent / "records"
SHORT = Clock(iterations=6)
FORGETFUL = Level("forgetful", forgets=0.5, misses=0.0, noise=0.5, considers=None, share=1.0)
"""Forgets many things, and no kind of action."""
BLANK = Level("blank", forgets=1.0, misses=0.0, noise=0.5, considers=None, share=1.0)
"""Forgets everything."""

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.id))
every_level = pytest.mark.parametrize("level", LEVELS.values(), ids=lambda level: level.name)


class Asked:
    """A question in the middle of a game, with what the seat sees and has read."""

    def __init__(self, game: Game, t: Table, asked: Decision, told: Sequence[Telling]) -> None:
        self.view = game.observe(t, asked.seat)
        self.story = (*told, *intrigue.story(t.log[len(told) :], asked.seat))
        self.decision = asked

    def answered_by(self, player: LevelBot, seed: int = 1, clock: Clock = SHORT) -> int:
        """The option that the bot takes."""
        return player.choose(self.view, self.story, self.decision, clock, Rng(seed))

    def minded_by(self, player: LevelBot) -> tuple[int, ...]:
        """The options that the bot thinks of."""
        return player.in_mind(self.view, self.story, self.decision)


def questions(game: Game, seats: int, seed: int, every: int = 1, player: LevelBot | None = None) -> Iterator[Asked]:
    """Questions of a game that is played at random, or out of what a bot has in mind."""
    rng = Rng(seed)
    session = Session(game, seats, seed=seed)
    session.roll()
    told: dict[int, Sequence[Telling]] = {}
    n = 0
    while session.asked is not None:
        asked = decision(session.table)
        assert asked is not None
        options = asked.options
        if len(options) > 1:
            n += 1
            if n % every == 0 or player is not None:
                question = Asked(game, session.table, asked, told.get(asked.seat, ()))
                told[asked.seat] = question.story
                if n % every == 0:
                    yield question
                if player is not None:
                    options = question.minded_by(player)
        session.answer(asked.seat, game.verbs.phrase(rng.choice(options)))
        session.roll()


def things(game: Game, option: int) -> set[str]:
    """What an answer names."""
    return set(game.verbs.phrase(option).split()[1:])


class FakeAdvice(SimpleNamespace):
    """Advice that likes options by their numbers, and takes a while over everything."""

    characters: Sequence[str] = ("bold", "shy")
    plausible = None
    undoes = None
    outlook = None
    ways = None
    named_aim = None

    def of_character(self, name: str) -> Advice:
        """The bold one likes high numbers, the shy one low ones."""
        return cast(Advice, FakeAdvice(sign=1.0 if name == "bold" else -1.0))

    def score(self, view: Any, decision: Decision, game: Game) -> list[float]:
        """The number, as a chance."""
        self.__dict__.get("tick", int)()
        return [0.5 + self.__dict__.get("sign", 1.0) * option / 1e6 for option in decision.options]

    def foresight(self, t: Table, rng: Rng, game: Game, seat: int, aim: int) -> list[float]:
        """Nothing is sure."""
        self.__dict__.get("tick", int)()
        return [0.5] * int(t.seats)


# ---------------------------------------------------------------- every level plays


@every_game
def test_every_level_plays_a_whole_game(game: Game) -> None:
    """All five at one table, to the end."""
    result = match(game, list(LEVELS), seed=3, clock=Clock(iterations=1))

    assert sum(result.returns) == pytest.approx(1.0)
    assert {answer.seat for answer in read_record(result.record).answers} >= set(range(len(LEVELS)))


@every_game
@pytest.mark.parametrize("level", [level for level in LEVELS.values() if level.forgets], ids=lambda level: level.name)
def test_what_is_in_mind_is_offered(game: Game, level: Level) -> None:
    """And it is never nothing; the answer is a part of it."""
    player = LevelBot(game, level)

    for n, question in enumerate(questions(game, game.seats[-1], seed=8, every=10)):
        minded = question.minded_by(player)
        assert minded
        assert set(minded) <= set(question.decision.options)
        if n % 40 == 0:
            assert question.answered_by(player) in minded


@every_level
def test_the_same_view_and_luck_give_the_same_answer(level: Level) -> None:
    """Nothing else decides: no hidden state, no clock."""
    for question in questions(KABALE, 3, seed=5, every=7):
        assert question.answered_by(LevelBot(KABALE, level), 4) == question.answered_by(LevelBot(KABALE, level), 4)


@pytest.mark.parametrize(
    ("weaker", "stronger", "games", "iterations"),
    [("novice", "easy", 40, 1), ("novice", "medium", 12, 400), ("easy", "hard", 10, 120)],
)
def test_a_stronger_level_wins(weaker: str, stronger: str, games: int, iterations: int) -> None:
    """More than half of the games in which each has each seat with the same dice."""
    clock = Clock(iterations=iterations)
    won = sum(match(KABALE, [stronger, weaker], seed, clock=clock).returns[0] for seed in range(games))
    won += sum(match(KABALE, [weaker, stronger], seed, clock=clock).returns[1] for seed in range(games))

    assert won / (2 * games) > 0.55


# ---------------------------------------------------------------- what is overlooked


@every_game
def test_what_is_forgotten_stays_forgotten_for_the_action(game: Game) -> None:
    """Nothing that was out of mind when an action was begun is in mind before anything is told, nor the other way."""
    player = LevelBot(game, FORGETFUL)
    forgotten: set[str] = set()
    minded: set[str] = set()
    told = (-1, -1)
    compared = 0
    for question in questions(game, 2, seed=2, player=player):
        at = (question.decision.seat, len(question.story))
        if at != told:
            told, forgotten, minded = at, set(), set()
        kept = set(question.minded_by(player))
        dropped = set(question.decision.options) - kept
        if dropped:  # else perhaps all of them would have been
            compared += bool(forgotten or minded)
            seat = question.decision.seat
            world = game.imagine(question.view, Rng(turn_of(question.story, seat)))
            kept = {option for option in kept if not player.wins(world, option, seat)}  # that is seldom overlooked
            minded |= {thing for option in kept for thing in things(game, option)}
            single = [things(game, option) for option in dropped if len(things(game, option)) == 1]
            forgotten |= {thing for named in single for thing in named}
            assert not forgotten & minded

    assert compared > 10 or len(game.verbs.verbs) < 10  # a game whose answers are whole actions has nothing to compare


def test_a_turn_lasts_until_somebody_else_acts() -> None:
    """What one does oneself, and what nobody does, belongs to the same turn."""
    before = (Telling("laid", {"seat": "seat-0"}), Telling("laid", {"seat": "seat-1"}))
    mine = (*before, Telling("laid", {"seat": "seat-0"}), Telling("turned-up", {"card": "king"}))

    assert turn_of(before, 0) == turn_of(mine, 0)
    assert turn_of(before, 0) != turn_of(before, 1)
    assert turn_of(mine, 0) != turn_of((*mine, Telling("laid", {"seat": "seat-1"})), 0)
    assert turn_of((), 0) != turn_of((Telling("round-begins", {"round": 1}),), 0)


def test_another_turn_another_mind() -> None:
    """A thing is forgotten in about as many turns as the level says, and so is a kind of action."""
    option = KABALE.verbs.option("lay king column-1")
    level = Level("test", forgets=0.2, misses=0.1, noise=0.5, considers=None, share=1.0)
    minds = [Mind(KABALE, level, turn) for turn in range(2000)]

    assert sum(mind.has_things(option) for mind in minds) / 2000 == pytest.approx(0.8 * 0.8, abs=0.04)
    assert sum(mind.has_kind(option) for mind in minds) / 2000 == pytest.approx(0.9, abs=0.03)


@every_game
def test_whoever_forgets_everything_can_still_pass(game: Game) -> None:
    """Answers that name nothing are always thought of; where there is none, all are."""
    player = LevelBot(game, BLANK)
    seen = Counter[bool]()
    for question in questions(game, 2, seed=4, every=3):
        options = question.decision.options
        plain = tuple(option for option in options if not things(game, option))
        minded = question.minded_by(player)
        named = set(minded) - set(plain)
        if minded != options and not named:  # it may still see that something wins
            assert minded == plain
        seen[bool(plain)] += 1

    assert seen[False]


def test_a_kind_of_action_is_missed_only_where_there_are_others() -> None:
    """Who may only lay a card does not forget about laying cards."""
    player = LevelBot(KABALE, Level("test", forgets=1e-9, misses=1.0, noise=0.5, considers=None, share=1.0))

    for question in questions(KABALE, 2, seed=4, every=5):
        assert set(question.minded_by(player)) == set(question.decision.options)


@cache
def last_questions() -> tuple[Asked, ...]:
    """Questions of many games of Kabale to one of which some answer wins at once."""
    sure = LevelBot(KABALE, LEVELS["expert"])
    found = []
    for seed in range(60):
        *_, last = questions(KABALE, 2, seed)
        world = KABALE.imagine(last.view, Rng(1))
        if any(sure.wins(world, option, last.decision.seat) for option in last.decision.options):
            found.append(last)
    return tuple(found)


def test_what_wins_at_once_is_seldom_overlooked() -> None:
    """Even by somebody to whom nothing else comes to mind."""
    player = LevelBot(KABALE, BLANK)
    asked = last_questions()
    narrow = [question for question in asked if set(question.minded_by(player)) != set(question.decision.options)]

    assert len(asked) > 20
    assert len(narrow) > len(asked) * (1 - SELDOM) / 2
    for question in narrow:
        assert question.answered_by(player) in question.minded_by(player)


def test_strong_levels_overlook_nothing() -> None:
    """Whoever plays hard or expert has everything in mind."""
    for name in ("hard", "expert"):
        for question in questions(KABALE, 2, seed=6, every=5):
            assert question.minded_by(LevelBot(KABALE, LEVELS[name])) == question.decision.options


# ---------------------------------------------------------------- an unsure judgement


def test_worse_options_are_chosen_less_often() -> None:
    """An unsure judge prefers what is better, the more clearly the surer it is."""
    question = next(questions(KABALE, 2, seed=1))
    asked = question.decision
    shares = []
    for noise in (2.0, 0.3):
        judge = Greedy(KABALE, cast(Advice, FakeAdvice()), noise)
        chosen = Counter(judge.choose(None, (), asked, Clock(iterations=1), Rng(seed)) for seed in range(1500))
        counts = [chosen[option] for option in sorted(asked.options)]
        assert counts[0] < counts[-1]
        shares.append(counts[-1] / 1500)

    assert 1 / len(asked.options) < shares[0] < shares[1]


def test_a_sure_judge_takes_the_best() -> None:
    """Without noise nothing else is ever chosen."""
    asked = next(questions(KABALE, 2, seed=1)).decision
    judge = Greedy(KABALE, cast(Advice, FakeAdvice()))

    assert {judge.choose(None, (), asked, Clock(iterations=1), Rng(seed)) for seed in range(50)} == {max(asked.options)}


# ---------------------------------------------------------------- characters


def fake(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game has characters."""
    monkeypatch.setattr(levels, "advice_of", lambda game: FakeAdvice())


def test_a_character_goes_by_its_own_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same level decides otherwise in another character."""
    fake(monkeypatch)
    question = next(questions(KABALE, 2, seed=1))

    bold, shy = make("hard:bold", KABALE), make("hard:shy", KABALE)

    assert isinstance(bold, LevelBot)
    assert isinstance(shy, LevelBot)
    assert question.answered_by(bold) == max(question.decision.options)
    assert question.answered_by(shy) == min(question.decision.options)
    assert repr(bold) == "LevelBot('kabale', 'hard:bold')"
    assert repr(make("hard", KABALE)) == "LevelBot('kabale', 'hard')"


@pytest.mark.parametrize("name", ["medium:wild", "medium:any"])
def test_an_unknown_character_is_named_with_those_there_are(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """As an unknown bot is; whoever is to have any must have been dealt one."""
    fake(monkeypatch)
    with pytest.raises(UnknownBot, match=r"kabale has no bots of the character '\w+'; there is: bold, shy"):
        make(name, KABALE)


def test_a_game_without_characters_says_so() -> None:
    """Kabale has none; and a bot that is no level has none, either."""
    with pytest.raises(UnknownBot, match="kabale has no bots of the character 'bold'; it has none"):
        make("medium:bold", KABALE)
    with pytest.raises(UnknownBot, match="there is no bot 'greedy:bold'"):
        make("greedy:bold", KABALE)


def test_characters_are_dealt_by_the_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """As different ones as there are, and always the same for a seed; who has a character keeps it."""
    fake(monkeypatch)
    wanted = ["medium:any", "easy:any", "hard:any", "hard:any", "hard:bold", "greedy", "greedy:any"]

    found = dealt(wanted, KABALE, seed=7)

    assert found == dealt(wanted, KABALE, seed=7)
    assert (
        {bot.partition(":")[2] for bot in found[:2]} == {bot.partition(":")[2] for bot in found[2:4]} == {"bold", "shy"}
    )
    assert [bot.partition(":")[0] for bot in found[:4]] == ["medium", "easy", "hard", "hard"]
    assert found[4:] == ["hard:bold", "greedy", "greedy:any"]
    assert len({tuple(dealt(wanted, KABALE, seed)) for seed in range(20)}) > 1


def test_any_character_of_none_is_none() -> None:
    """Where a game has no characters, any of them is a level alone; so it is played."""
    assert dealt(["medium:any"], KABALE, seed=1) == ["medium"]
    assert simulate(KABALE, 2, 1, bots=["novice:any", "easy:any"]).games == 1


# ---------------------------------------------------------------- names and time


def test_levels_are_bots_like_others() -> None:
    """Their names go wherever a bot's name goes; quick ones answer at once, whatever their character."""
    assert BOTS[-5:] == tuple(LEVELS) == ("novice", "easy", "medium", "hard", "expert")
    assert USUAL in LEVELS
    assert ANY not in BOTS
    assert [name for name in LEVELS if is_quick(name)] == ["novice", "easy"]
    assert is_quick("easy:bold")
    assert not is_quick("expert:bold")


def test_a_game_without_advice_has_the_levels_that_think() -> None:
    """Who goes by advice alone cannot play it."""
    for level in LEVELS.values():
        if level.noise is None:
            assert repr(make(level.name, COURT)).startswith("LevelBot")
        else:
            with pytest.raises(NoAdvice):
                make(level.name, COURT)


def test_a_level_takes_its_part_of_the_time() -> None:
    """Of seconds and of iterations; whoever is no level takes all."""
    medium, plain = make("medium", KABALE), make("ismcts", KABALE)

    assert own_clock(medium, Clock(seconds=2.0)) == Clock(seconds=2.0 * LEVELS["medium"].share)
    assert own_clock(medium, Clock(iterations=400)) == Clock(iterations=60)
    assert own_clock(medium, Clock(iterations=1)) == Clock(iterations=1)
    assert own_clock(plain, Clock(seconds=2.0)) == Clock(seconds=2.0)
    assert share_of("expert:bold") == 1.0 == share_of("ismcts") == share_of("program")
    assert share_of("medium:bold") == share_of("medium") < share_of("hard") < share_of("expert")


def test_bots_at_a_table_have_their_own_time() -> None:
    """Whoever lets them play grants all the same, and each takes its part."""
    session = Session(KABALE, 2, seed=1)
    session.roll()
    player = LevelBot(KABALE, LEVELS["medium"])
    heard: list[Clock] = []

    class Listening(Greedy):
        def think(self, view: Any, story: Any, decision: Decision, clock: Clock, rng: Rng) -> Thought:
            heard.append(clock)
            return no_choice(decision)

    player.thinker = Listening(KABALE)
    assert session.asked is not None
    Players(session, [player, player], Clock(iterations=1000), 1).choose(session.asked)

    assert heard == [Clock(iterations=150)]


@pytest.mark.parametrize("game_id", ["emerald1", "emerald2"])
def test_a_round_of_three_at_medium_takes_less_than_two_seconds(game_id: str) -> None:
    """By how many questions there are in a turn of the recorded games with four players, and what a server grants."""
    turns = answers = 0
    for file in sorted(RECORDS.glob(f"{game_id}-4-*.txt"))[:6]:
        record = read_record(file.read_text(encoding="utf-8"))
        *_, last = positions(record, GAMES)
        turns += GAMES[game_id].observe(last, None).turns
        answers += sum(1 for answer in record.answers if answer.seat >= 0)

    assert turns > 50
    assert 3 * answers / turns * Pace().of("medium") < 2.0


@every_level
def test_on_a_slow_machine_strength_gives_way_and_not_time(level: Level, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long a look takes: who thinks by the clock is done when it has run out, but for the look they are at."""
    now = 0.0

    def tick() -> None:
        nonlocal now
        now += 0.04

    for module in (bot, ismcts, levels):
        monkeypatch.setattr(module, "perf_counter", lambda: now)
    question = next(questions(KABALE, 2, seed=1))
    player = LevelBot(KABALE, level, advice=cast(Advice, FakeAdvice(tick=tick)))

    question.answered_by(player, clock=Clock(seconds=0.5))

    assert now <= 0.5 + 0.04 + 1e-9
    assert now == pytest.approx(0.04) if level.noise is not None else now >= 0.5

"""Why a bot answers as it does: its own thinking, by what its seat sees alone."""

from __future__ import annotations

from io import StringIO
from itertools import islice
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console

import intrigue
from bots.test_bots import positions
from emerald_second.situations import situation
from intrigue import GAMES, Game, Rng, laws
from intrigue.bots import Clock, explain, make
from intrigue.bots.bot import NoAdvice, UnknownBot
from intrigue.bots.explain import Explanation, Meaning, Unexplained, best_bot, explainer, seed_of
from intrigue.bots.thought import Candidate, Thinker, Thought, no_choice
from intrigue.bots.worlds import Worlds
from intrigue.cli import explaining
from intrigue.cli.lines import Lines
from intrigue.drafts import judge
from intrigue.games.emerald.first.bot import aims as first_aims
from intrigue.games.emerald.second.bot import aims as second_aims
from intrigue.i18n import LANGUAGES, Words
from intrigue.kernel.companions import suspicion_of
from intrigue.kernel.decision import Decision
from intrigue.kernel.record import read_record
from intrigue.kernel.table import Table
from intrigue.session import Asked, Session
from laws.court import GAME as COURT
from laws.positions import SEEDS, each_game, examples, sessions

SHORT = Clock(iterations=12)
games = pytest.mark.parametrize("game", each_game(), ids=lambda game: game.id)


def asked_at(game: Game, t: Table) -> Asked:
    """The open question of a table."""
    question = intrigue.decision(t)
    assert question is not None
    return Asked(game.observe(t, question.seat), intrigue.story(t.log, question.seat), question)


def some(game: Game, n: int, seed: int = 5) -> list[Asked]:
    """Some questions of random games."""
    return [asked_at(game, t.copy()) for t in islice(positions(game, game.seats[1], seed), n)]


def later(game: Game) -> Asked:
    """A question with a choice, when much has happened."""
    for answers in range(120, 160):
        session = laws.played(game, 4, {}, 5, answers)
        session.roll()
        if session.asked is not None and len(session.ask(session.asked).decision.options) > 1:
            return session.ask(session.asked)
    raise AssertionError("nobody is asked anything")


# ---------------------------------------------------------------- thoughts


@games
@pytest.mark.parametrize("name", ["greedy", "ismcts"])
def test_the_answer_is_a_part_of_the_thought(game: Game, name: str) -> None:
    """`choose` gives what `think` comes to, what was chosen comes first, and chances are chances."""
    bot = make(name, game)

    for it in some(game, 4):
        assert isinstance(bot, Thinker)
        thought = bot.think(*it, SHORT, Rng(3))

        assert make(name, game).choose(*it, SHORT, Rng(3)) == thought.option
        assert thought.considered[0].option == thought.option
        assert {one.option for one in thought.considered} <= set(it.decision.options)
        assert len({(one.option, one.aim, one.action) for one in thought.considered}) == len(thought.considered)
        assert all(one.chance is None or 0 <= one.chance <= 1.2 for one in thought.considered)


@games
def test_who_searches_says_in_how_many_worlds(game: Game) -> None:
    """All that was tried adds up to the budget, or to less where the race was over."""
    for it in some(game, 3):
        thought = make("ismcts", game).think(*it, Clock(iterations=60), Rng(1))  # type: ignore[attr-defined]

        assert 0 < sum(one.worlds for one in thought.considered) <= 60
        assert all(one.chance is not None for one in thought.considered if one.worlds)


def test_a_lone_option_needs_no_thought() -> None:
    """It is all that there is to say."""
    assert no_choice(Decision(0, "act", {}, (7,))).considered == (Candidate(7, None),)


def test_points_are_no_chances() -> None:
    """Where the advice counts points, as in Kabale und Hiebe, greedy does not call that a chance."""
    (it,) = some(GAMES["kabale"], 1)

    told = explain.explain(GAMES["kabale"], "greedy", it, SHORT)

    assert [way.chance for way in told.ways] == [None] * len(told.ways)


# ---------------------------------------------------------------- explanations


@games
@examples(5)
@given(data=st.data(), seed=SEEDS)
def test_thoughts_depend_on_the_view(game: Game, data: st.DataObject, seed: int) -> None:
    """The law: whoever sees the same is told the same, as an explanation and as a hint."""
    laws.thoughts_depend_on_the_view(game, data.draw(sessions(game, longest=200)), Rng(seed))


def printed(game: Game, text: str, n: int) -> str:
    """What `intrigue explain` writes about an answer of a record, as text and as data."""
    record, say = read_record(text), Lines("en")
    found = explaining.moment(record, game, n, None, say)
    told = explaining.explanation(found, None, Clock(iterations=6), record)
    words = Words(game, "en")
    out = StringIO()
    explaining.show(Console(file=out, width=200), found, told, words, say)
    return out.getvalue() + str(explaining.data(found, told, words))


@games
def test_records_that_a_seat_cannot_tell_apart_are_explained_alike(game: Game) -> None:
    """Another game with other secrets that told the seat just the same: the same bytes."""
    compared = 0
    for seed in range(12):
        session = laws.played(game, game.seats[0], {}, seed, answers=60)
        last = None
        for truth, twin in laws.twins(game, session, 0, Rng(seed)):
            answer = truth.record.answers[-1]
            chosen = answer.seat == 0 and len(options_before(truth)) > 1
            if chosen and str(truth.record) != str(twin.record):
                last = str(truth.record), str(twin.record), len(truth.record.answers)
        if last is not None:
            compared += 1
            assert printed(game, last[0], last[2]) == printed(game, last[1], last[2])
        if compared == 2:
            return
    raise AssertionError("no two such games were found")


def options_before(session: Session) -> tuple[int, ...]:
    """What was offered when the last answer was given."""
    question = session.at(len(session.record.answers) - 1).question
    assert question is not None
    return question.options


@games
def test_the_whole_action_can_be_carried_out(game: Game) -> None:
    """What is suggested is an action that the rules take as it is."""
    for it in some(game, 6, seed=8):
        told = explain.explain(game, "greedy", it, SHORT)

        judging = judge(game, it.view, it.decision.seat)
        assert judging.answers(told.ways[0].phrases)


@games
def test_explanations_can_be_said_in_every_language(game: Game) -> None:
    """Every sentence of random games: whole words, one full stop, no marks of the machinery."""
    words = [Words(game, language, ("Anna", "Béla", "Clara", "Dora", "Egon", "Flora")) for language in LANGUAGES]
    for it in some(game, 25, seed=13):
        told = explain.explain(game, "greedy", it, SHORT)
        for way in told.ways[:2]:
            for language in words:
                said = explaining.because(way, language, it.decision.seat)
                assert said[0].isupper()
                assert said.endswith(".")
                assert "  " not in said
                assert not any(mark in said for mark in ("{", "}", "_", "seat-", " .", " ,"))


@games
def test_what_was_answered_is_always_told(game: Game) -> None:
    """Also where the bot would not have looked at it."""
    for it in some(game, 3, seed=21):
        worst = explain.explain(game, "greedy", it, SHORT, it.decision.options[-1])

        assert worst.given is not None
        assert worst.ways[worst.given].phrases[0] == game.verbs.phrase(it.decision.options[-1])
        assert explain.explain(game, "greedy", it, SHORT).given is None


@pytest.mark.parametrize("game_id", ["emerald1", "emerald2"])
def test_sides_are_believed_as_long_as_they_are_secret(game_id: str) -> None:
    """Everybody else's; what may be adds up to one."""
    game = GAMES[game_id]
    for it in some(game, 3, seed=30):
        told = explain.explain(game, "greedy", it, SHORT)

        secret = [seat for seat in range(game.seats[1]) if seat != told.seat]
        assert [one.seat for one in told.believed] == secret
        for one in told.believed:
            assert set(one.likely) == {"loyalist", "restorationist"}
            assert sum(one.likely.values()) == pytest.approx(1)


@pytest.mark.parametrize("game_id", ["emerald1", "emerald2"])
@pytest.mark.parametrize("name", ["ismcts", "hard", "greedy", "novice"])
def test_what_is_believed_is_exact(game_id: str, name: str) -> None:
    """It is the belief from which worlds are drawn, to the last digit; who guesses more roughly says so."""
    game = GAMES[game_id]
    suspects = suspicion_of(game)
    assert suspects is not None
    it = later(game)
    marginals = suspects.suspect(it.view, it.story, game).marginals

    told = explain.explain(game, name, it, SHORT)

    assert told.reckoned == (name in ("ismcts", "hard"))
    assert {one.seat: one.likely for one in told.believed} == {
        seat: {thing: round(likely, 4) for thing, likely in chances.items() if likely > 0}
        for seat, chances in enumerate(marginals)
        if seat != told.seat and all(likely < 1 for likely in chances.values())
    }
    assert any(abs(one.likely["loyalist"] - 0.5) > 0.01 for one in told.believed)
    for one in told.believed:
        assert list(one.likely.values()) == sorted(one.likely.values(), reverse=True)


def test_what_has_come_to_light_is_not_believed_but_known() -> None:
    """So it is not told."""
    t = situation("M Th W", turn="M", hands={"M": "place_claim"}, revealed="Th")

    told = explain.beliefs(GAMES["emerald2"], asked_at(GAMES["emerald2"], t))

    assert [one.seat for one in told] == [2]


@pytest.mark.parametrize("name", ["ismcts", "greedy"])
def test_what_an_action_means_is_seen_in_the_bots_own_worlds(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Drawn by what it suspects, if it suspects anything."""
    game = GAMES["emerald2"]
    (it,) = some(game, 1)
    made: list[tuple[Any, ...]] = []

    class Recorded(Worlds):
        def __init__(self, *args: Any) -> None:
            made.append(args)
            super().__init__(*args)

    monkeypatch.setattr(explain, "Worlds", Recorded)

    explain.explain(game, name, it, SHORT)

    ((*_, suspects, story),) = made
    assert suspects is (suspicion_of(game) if name == "ismcts" else None)
    assert story == it.story


# ---------------------------------------------------------------- what a step is for


class Planning:
    """Thinks of one answer, with an aim."""

    suspects = None

    def __init__(self, aim: int) -> None:
        self.aim = aim

    def choose(self, view: Any, story: Any, decision: Decision, clock: Clock, rng: Rng) -> int:
        return decision.options[0]

    def think(self, view: Any, story: Any, decision: Decision, clock: Clock, rng: Rng) -> Thought:
        return Thought(decision.options[0], (Candidate(decision.options[0], 0.5, 3, self.aim),))


@pytest.mark.parametrize(("game_id", "aims"), [("emerald1", first_aims), ("emerald2", second_aims)])
def test_a_step_says_what_it_is_for(game_id: str, aims: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the list, beside the reasons and in a hint; to kill or to hide is told by the side that one is on."""
    game = GAMES[game_id]
    monkeypatch.setattr(explain, "make", lambda name, game: Planning(aims.ROYAL_AIM))
    seen = set()
    for it in some(game, 12, seed=3):
        told = explain.explain(game, "planning", it, SHORT)

        plan = told.ways[0].plan
        assert plan is not None
        side = it.view.own.side
        assert plan.name == ("kill" if side == "restorationist" else "hide")
        seen.add(plan.name)
        for language in LANGUAGES:
            words = Words(game, language)
            said = words.plan(plan.name, plan.thing)
            assert f"({said})" in explaining.sentence(told.ways[0], words, it.decision.seat)
            assert said not in explaining.action(told.ways[0], words, it.decision.seat)
            because = explaining.because(told.ways[0], words, it.decision.seat)
            assert because.endswith(words.for_plan(plan.name, plan.thing))
            assert words.because([], None) not in because
    assert seen == {"kill", "hide"}


def test_after_a_change_of_heart_one_is_after_the_opposite() -> None:
    """The side counts that somebody is on now."""
    sides = {"M": "loyalist"}
    for turned, name in (("", "hide"), ("M", "kill")):
        view = GAMES["emerald2"].observe(situation("M Th W", turn="M", sides=sides, turned=turned), 0)
        plan = explain.plan_of(GAMES["emerald2"], int(second_aims.ROYAL_AIM), view)
        assert plan is not None
        assert plan.name == name


def test_a_game_without_companions_is_explained_by_chances_alone() -> None:
    """Nobody says reasons there, and nothing is made up."""
    session = laws.played(COURT, 3, {}, 4, 12)
    session.roll()
    assert session.asked is not None

    told = explain.explain(COURT, best_bot(COURT), session.ask(session.asked), SHORT)

    assert told.bot == "ismcts"
    assert all(way.reasons == way.perhaps == () for way in told.ways)
    assert told.believed == ()


def test_who_explains() -> None:
    """The bot that answered, if it is one of ours and thinks; else the strongest."""
    game = GAMES["kabale"]

    assert explainer("greedy", game) == "greedy"
    assert (
        explainer("random", game) == explainer("program", game) == explainer(None, game) == best_bot(game) == "ismcts"
    )
    assert explainer("greedy", COURT) == "ismcts"
    (it,) = some(game, 1)
    with pytest.raises(Unexplained, match="random does not think before it answers; others do: ismcts"):
        explain.explain(game, "random", it, SHORT)
    with pytest.raises(UnknownBot):
        explain.explain(game, "oracle", it, SHORT)
    with pytest.raises(NoAdvice):
        explain.explain(COURT, "greedy", it, SHORT)


def test_the_seed_is_all_of_the_view() -> None:
    """Another view, another seed."""
    views = [it.view for it in some(GAMES["kabale"], 5)]

    assert len({seed_of(view) for view in views}) == len(views)


# ---------------------------------------------------------------- what an action means


class Told:
    """A companion that says of a coin how it fell, and that the world was there."""

    def reasons(self, before: Any, after: Any, seat: int) -> list[Any]:
        from intrigue.kernel.consequence import means

        rare = [means("rare", 9.0)] if after.number % 12 == 0 else []
        often = [means("often", 5.0)] if after.number % 3 == 0 else []
        return [means("light", 1.0), means("heavy", 2.0, n=3), *rare, *often]


class World(Table):
    """A world of which only the number matters."""

    def __init__(self, number: int) -> None:
        super().__init__(2)
        self.number = number

    def copy(self) -> World:
        return World(self.number)


def test_what_holds_in_nearly_all_worlds_is_said_and_what_may_be_as_such() -> None:
    """The heavier first; what happens in a few worlds only is not worth a word."""
    worlds: Any = [World(n) for n in range(24)]
    meaning = Meaning(GAMES["kabale"], 0, worlds, 1)
    meaning.told = Told()

    sure, perhaps = meaning.of([])

    assert [(one.line, one.args) for one in sure] == [("means-heavy", {"n": 3}), ("means-light", {})]
    assert [one.line for one in perhaps] == ["means-often"]


def test_an_explanation_is_plain_data() -> None:
    """It crosses processes and goes over the wire."""
    import msgspec

    (it,) = some(GAMES["emerald2"], 1)
    told = explain.explain(GAMES["emerald2"], "greedy", it, SHORT)

    assert msgspec.json.decode(msgspec.json.encode(told), type=Explanation) == told

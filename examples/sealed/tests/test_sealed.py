"""Sealed Bids: its rules, the laws that every game keeps, its words, its bots and its record."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from intrigue import CHANCE, Rng, Session, advance, decision, laws, read_record, replay, roll_chance
from intrigue.arena import match
from intrigue.bots import Clock, make
from intrigue.i18n import LANGUAGES, Words
from sealed import GAME
from sealed.rules import Market

RECORD = Path(__file__).parent / "records" / "three-players.txt"


def market(*phrases: str, seats: int = 2) -> Market:
    """A table at which this was answered, chance included."""
    t = GAME.new(seats, listening=True)
    for phrase in phrases:
        advance(t, GAME.verbs.option(phrase))
    return t


WISHES = ("want silk", "want spice")


# ---------------------------------------------------------------- the rules


def test_the_highest_coin_buys_and_all_coins_are_spent() -> None:
    t = market(*WISHES, "offer silk", "bid coin-2", "bid coin-5")

    assert t.goods == [[0, 0, 0], [1, 0, 0]]
    assert t.purses == [[0, 2, 3, 4], [0, 1, 2, 3]]
    assert GAME.scores(t) == (0, 1)


def test_equal_coins_do_not_buy() -> None:
    t = market("want silk", "want silk", "want spice", "offer silk", "bid coin-5", "bid coin-5", "bid coin-1", seats=3)

    assert t.goods == [[0, 0, 0], [0, 0, 0], [1, 0, 0]]


def test_nobody_may_buy() -> None:
    t = market(*WISHES, "offer spice", "keep", "keep")

    assert t.unsold == [0, 1, 0]
    assert t.purses == [[0, 1, 2, 3, 4]] * 2
    assert [event.kind for event in t.log][-1] == "unsold"


def test_wanted_goods_are_worth_three() -> None:
    assert GAME.scores(market(*WISHES, "offer silk", "bid coin-1", "keep")) == (3, 0)
    assert GAME.scores(market(*WISHES, "offer spice", "bid coin-1", "keep")) == (1, 0)


def test_after_six_sales_it_is_over() -> None:
    t = market(*WISHES, *["offer silk", "bid coin-1", "keep"], *["offer spice", "keep", "keep"] * 4)
    assert decision(t) is not None

    for phrase in ("offer silver", "keep", "keep"):
        advance(t, GAME.verbs.option(phrase))

    assert decision(t) is None
    assert GAME.returns(t) == (1.0, 0.0)
    assert [event.kind for event in t.log][-3:] == ["scored", "scored", "wins"]


def test_a_bid_is_secret_until_all_are_opened() -> None:
    t = market(*WISHES, "offer silk", "bid coin-2")

    assert [GAME.observe(t, viewer).players[0].bid for viewer in (0, 1, None)] == ["coin-2", "hidden", "hidden"]
    assert [GAME.observe(t, viewer).players[0].wants for viewer in (0, 1, None)] == ["silk", "hidden", "hidden"]
    assert GAME.observe(t, 1).players[0].purse == ("coin-1", "coin-2", "coin-3", "coin-4", "coin-5")


# ---------------------------------------------------------------- the laws that every game keeps

Law = Callable[[Any, Session, Rng], None]


def at_table(law: Callable[..., None]) -> Law:
    return lambda game, session, rng: law(game, session.table, rng)


LAWS: dict[str, Law] = {
    "what I imagine fits": at_table(laws.imagine_fits),
    "the same question": at_table(laws.same_question),
    "strangers cannot tell": at_table(laws.strangers_cannot_tell),
    "same sight, same story": lambda game, session, _: laws.same_sight_same_story(game, session.table),
    "nothing else leaks": laws.nothing_else_leaks,
    "a take-back shows nothing": laws.take_back_shows_nothing,
    "a copy is apart": at_table(laws.copy_is_apart),
    "silence writes nothing": at_table(laws.silence_writes_nothing),
    "a record replays": lambda game, session, _: laws.record_replays(game, session),
    "the past is what was": laws.past_is_what_was,
    "pieces are kept": lambda game, session, _: laws.pieces_are_kept(game, session),
    "it ends": at_table(laws.it_ends),
    "what is not offered is refused": lambda game, session, _: laws.illegal_is_refused(game, session.table),
    "what is forced is no secret": laws.forced_is_no_secret,
    "drafts depend on the view": laws.drafts_depend_on_the_view,
    "what may be added is accepted": laws.addable_is_what_is_accepted,
    "a commit is one action": laws.commit_is_one_action,
}


@pytest.mark.parametrize("law", LAWS.values(), ids=LAWS)
def test_it_keeps_the_law(law: Law) -> None:
    for seed in range(30):
        session = laws.played(GAME, GAME.seats[seed % 3], {}, seed, answers=seed)
        law(GAME, session, Rng(seed))


# ---------------------------------------------------------------- words, bots, records


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(language: str) -> None:
    """Whatever has no words, or needs an argument that it does not get, raises MissingWord."""
    for seed in range(12):
        seats = GAME.seats[seed % 3]
        t, rng = GAME.new(seats, listening=True), Rng(seed)
        words = Words(GAME, language, ["Anna", "Béla", "Carl", "Dora"][:seats])
        while (question := decision(t)) is not None:
            assert words.prompt(question.prompt, question.about, question.seat)
            for option in question.options:
                assert words.option(GAME.verbs.phrase(option), question.seat)
            advance(t, rng.choice(question.options))
        for viewer in (*range(seats), None):
            assert all(words.event(event.seen_by(viewer), viewer) for event in t.log)
    for field in ("title", "rules-1", "rules-2", "rules-3", *[f"view-{name}" for name in shown()]):
        assert words.line(field)
    assert all(words.text(goods) for goods in ("silk", "spice", "silver"))


def shown() -> set[str]:
    """The parts of a view that the page and the terminal list."""
    view = GAME.observe(GAME.new(2), 0)
    return {*view.__struct_fields__, *view.players[0].__struct_fields__} - {"agenda", "viewer"}


@pytest.mark.parametrize("bots", [["random"] * 4, ["ismcts", "random"]], ids=lambda bots: bots[0])
def test_bots_play_it(bots: list[str]) -> None:
    result = match(GAME, bots, seed=4, clock=Clock(iterations=30))

    assert replay(read_record(result.record), {GAME.id: GAME}).agenda == []
    assert sum(result.returns) == pytest.approx(1)


def test_who_searches_wins_more_often() -> None:
    """What one wants is worth the coins: a bot that looks ahead finds that out without being told."""
    won = sum(match(GAME, ["ismcts", "random"], seed=seed, clock=Clock(iterations=60)).returns[0] for seed in range(12))

    assert won > 7


def test_thinking_leaves_other_seats_alone() -> None:
    """A bot gets a view and a story, in which what others want and bid is not."""
    t = market(*WISHES, "offer silk", "bid coin-2")
    view, question = GAME.observe(t, 1), decision(t)
    assert question is not None

    told = tuple(event.seen_by(1) for event in t.log)
    assert not any(telling.args.get("coin") == "coin-2" for telling in told)
    assert make("ismcts", GAME).choose(view, told, question, Clock(iterations=20), Rng(1)) in question.options


def test_the_record_replays() -> None:
    """A game as text. When the rules are meant to change, `rules` is raised and the record made anew."""
    record = read_record(RECORD.read_text(encoding="utf-8"))
    t = replay(record, {GAME.id: GAME})

    assert record.rules == GAME.rules
    assert isinstance(t, Market)
    assert t.agenda == []
    assert GAME.scores(t) == record.scores
    assert {answer.seat for answer in record.answers} == {CHANCE, 0, 1, 2}


def test_chance_deals_everything_that_is_there() -> None:
    """The stock is bounded: of each kind there are four."""
    seen = set()
    for seed in range(40):
        t = GAME.new(2)
        roll_chance(t, Rng(seed))
        seen.add((tuple(t.wants), t.offer))
        assert sum(t.stock) == 11
    assert len(seen) > 15

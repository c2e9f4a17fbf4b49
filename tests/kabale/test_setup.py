"""Before the first turn: who plays, what is dealt, which goals come into the game (section 4)."""

from __future__ import annotations

import pytest

import intrigue
from intrigue.games.kabale import GAME
from intrigue.games.kabale.cards import CARD_NAMES
from intrigue.games.kabale.table import Kabale
from intrigue.kernel.errors import BadBox
from intrigue.kernel.event import Event, Opened, Secret
from kabale.situations import asked, chance, kinds, offered, play, situation
from support import clause


def fresh(seats: int, start: str = "seat-0") -> Kabale:
    """A table before anything is dealt, with somebody who listens."""
    t = GAME.new(seats, {"start_player": start})
    t.listening = True
    return t


def dealt(seats: int, start: str = "seat-0") -> Kabale:
    """A table at its first turn."""
    t = fresh(seats, start)
    intrigue.roll_chance(t, intrigue.Rng(7))
    return t


@clause("K-8")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_players_take_part(seats: int) -> None:
    """Each of these numbers gives a table with as many seats."""
    t = GAME.new(seats)

    assert t.seats == seats
    assert len(GAME.observe(t, None).seats) == seats


@clause("K-8")
@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 12])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    """The message names the numbers that are possible."""
    with pytest.raises(intrigue.SeatsOutOfRange, match=f"^kabale has 2 to 6 seats, not {seats}$"):
        GAME.new(seats)


@clause("K-10")
def test_cards_of_colours_that_nobody_chose_stay_out() -> None:
    """With three players there are 75 influence cards, 25 for each of them, and three colours."""
    t = dealt(3)

    seats = GAME.observe(t, None).seats
    owned = [GAME.observe(t, seat).own for seat in range(3)]

    assert [player.colour for player in seats] == ["red", "blue", "yellow"]
    assert [sorted(own.hand + own.pile) for own in owned if own is not None] == [sorted(CARD_NAMES)] * 3


@clause("K-11", "K-187")
def test_every_player_begins_with_the_own_25_cards_in_any_order() -> None:
    """Before the first draw each of a player's cards is as likely to be on top as any other."""
    t = fresh(2)

    question = intrigue.decision(t)

    assert question == intrigue.Decision(
        seat=intrigue.CHANCE,
        prompt="draw",
        about={},
        options=tuple(GAME.verbs.option(f"draw {card}") for card in CARD_NAMES),
        weights=(1,) * 25,
    )
    assert [(player.hand, player.pile) for player in GAME.observe(t, None).seats] == [(0, 25), (0, 25)]
    assert all(player.shuffled == CARD_NAMES for player in GAME.observe(t, None).seats)


@clause("K-12")
def test_every_player_draws_three_cards_from_the_own_pile() -> None:
    """One player after the other draws three cards, and what is drawn cannot be drawn again."""
    t = fresh(2)

    for phrase in ("draw king", "draw queen"):
        chance(t, phrase)
    left = offered(t)
    chance(t, "draw juliet")
    for phrase in ("draw king", "draw storm", "draw witch"):
        chance(t, phrase)

    assert left == [f"draw {card}" for card in CARD_NAMES if card not in ("king", "queen")]
    for seat, hand in ((0, ("king", "queen", "juliet")), (1, ("king", "storm", "witch"))):
        own = GAME.observe(t, seat).own
        assert own is not None
        assert own.hand == hand
        assert own.pile == tuple(card for card in CARD_NAMES if card not in hand)


@clause("K-12", "K-21")
def test_the_story_of_the_deal_hides_the_hands() -> None:
    """A drawn card is told to its owner alone, a goal to everybody."""
    t = fresh(2)

    chance(t, "draw king")
    intrigue.roll_chance(t, intrigue.Rng(3))

    assert kinds(t) == ["drew"] * 6 + ["goal-turned-up"] * 2
    assert t.log[0] == Event("drew", {"seat": "seat-0", "card": Secret("king", (0,))})
    assert {event.args["seat"] for event in t.log[:3]} == {"seat-0"}
    assert {event.args["seat"] for event in t.log[3:6]} == {"seat-1"}


@clause("K-13", "K-194", "K-4")
def test_the_goals_are_shuffled() -> None:
    """Every goal can be the first, and the two threes of a kind are twice as likely as any other number."""
    t = fresh(2)
    for phrase in ("draw king", "draw queen", "draw juliet", "draw king", "draw queen", "draw juliet"):
        chance(t, phrase)

    first = intrigue.decision(t)
    chance(t, "turn-up trade-3")
    second = intrigue.decision(t)

    kinds_of_goals = ("alchemy", "fencing", "farming", "trade", "religion", "music")
    phrases = [f"turn-up {kind}-{points}" for kind in kinds_of_goals for points in range(1, 6)]
    assert first is not None
    assert second is not None
    assert first.seat == intrigue.CHANCE
    assert first.prompt == second.prompt == "goal"
    assert first.about == {}
    assert [GAME.verbs.phrase(option) for option in first.options] == phrases
    assert first.weights == (1, 1, 2, 1, 1) * 6
    assert second.weights == (1, 1, 2, 1, 1) * 3 + (1, 1, 1, 1, 1) + (1, 1, 2, 1, 1) * 2
    assert t.log[-1] == Event("goal-turned-up", {"goal": Opened("trade-3"), "column": "column-1"})


@clause("K-T43", "K-14", "K-15", "K-21", "K-20")
@pytest.mark.parametrize(
    ("seats", "pile", "left_over"), [(2, 12, 24), (3, 18, 18), (4, 24, 12), (5, 30, 6), (6, 36, 0)]
)
def test_number_of_goals(seats: int, pile: int, left_over: int) -> None:
    """Six goals a player come into the game, as many as there are players in each round; the rest leave unseen."""
    t = fresh(seats)
    counted = GAME.observe(t, None).goal_pile

    intrigue.roll_chance(t, intrigue.Rng(1))
    turned_up = len(GAME.observe(t, None).columns)
    pile_after_first_round_began = GAME.observe(t, None).goal_pile
    intrigue.play_out(t, intrigue.Rng(seats))

    assert counted == pile
    assert turned_up == seats
    assert pile_after_first_round_began == pile - seats
    assert kinds(t).count("goal-turned-up") == pile
    assert GAME.observe(t, None).goal_pile == 0
    assert len(GAME.observe(t, None).unseen) == left_over


@clause("K-16", "K-12", "K-23")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_nothing_but_the_number_of_goals_depends_on_the_number_of_players(seats: int) -> None:
    """However many play, everybody holds three cards, and may lay each of them in as many columns as there are."""
    t = dealt(seats)

    assert [(player.hand, player.pile) for player in GAME.observe(t, None).seats] == [(3, 22)] * seats
    assert asked(t) == "R"
    assert len(offered(t)) == 3 * seats


@clause("K-17")
def test_nobody_has_discards_or_goals_at_the_start() -> None:
    """Discards, lost cards and won goals are all empty."""
    t = dealt(4)

    for player in GAME.observe(t, None).seats:
        assert player.discards == ()
        assert player.lost == 0
        assert player.won == ()
        assert player.points == 0
        assert player.shuffled_unseen == 0
    assert GAME.observe(t, None).out == ()


@clause("K-18", "K-204")
def test_chance_names_the_first_player_where_the_table_does_not() -> None:
    """Every seat is as likely, and the one that is named has the first turn."""
    t = GAME.new(3)
    t.listening = True

    question = intrigue.decision(t)
    waiting = GAME.observe(t, None).agenda
    chance(t, "start seat-2")
    view = GAME.observe(t, None)
    intrigue.roll_chance(t, intrigue.Rng(1))

    assert question == intrigue.Decision(
        seat=intrigue.CHANCE,
        prompt="start-player",
        about={},
        options=tuple(GAME.verbs.option(f"start seat-{seat}") for seat in range(3)),
        weights=(1, 1, 1),
    )
    assert waiting == (("Round", ()), ("StartPlayer", ()))
    assert t.log[:2] == [Event("starts", {"seat": "seat-2"}), Event("round-begins", {"round": 1})]
    assert (view.first, view.active) == (2, 2)
    assert asked(t) == "Y"


@clause("K-18", "K-204")
@pytest.mark.parametrize("seat", range(6))
def test_the_table_can_name_the_first_player(seat: int) -> None:
    """Then chance is not asked about it."""
    t = GAME.new(6, {"start_player": f"seat-{seat}"})

    view = GAME.observe(t, None)
    intrigue.roll_chance(t, intrigue.Rng(1))
    question = intrigue.decision(t)

    assert (view.first, view.active) == (seat, seat)
    assert question is not None
    assert question.seat == seat
    assert question.prompt == "turn"


@clause("K-19", "K-28")
def test_turns_pass_to_the_left_round_the_table() -> None:
    """After the last seat comes the first again."""
    t = situation(
        "RBW",
        ["trade-5:", "music-5:", "farming-5:"],
        hands={"R": "king queen", "B": "king queen", "W": "king queen"},
        turn="B",
    )

    order = []
    for _ in range(2):
        for card in ("B", "W", "R"):
            order.append(asked(t))
            play(t, card, offered(t)[0])

    assert order == ["B", "W", "R", "B", "W", "R"]


@clause("K-12", "K-22")
def test_the_deal_is_waiting_in_order() -> None:
    """Hands are filled from the first seat on, then the goals come, then the first turn."""
    t = fresh(3, "seat-1")

    agenda = GAME.observe(t, None).agenda

    assert agenda == (
        ("NextTurn", (1,)),
        ("GoalTurnedUp", ()),
        ("GoalTurnedUp", ()),
        ("GoalTurnedUp", ()),
        ("DrawUp", (2,)),
        ("DrawUp", (1,)),
        ("DrawUp", (0,)),
        ("Drawn", (0,)),
    )


def test_kabale_is_played_with_its_own_table() -> None:
    """The same numbers in another layout are the same game; other numbers, or no numbers at all, are refused."""
    assert GAME.with_box_file("# mine\n" + GAME.box_file) is GAME
    with pytest.raises(BadBox, match="its own table only"):
        GAME.with_box_file(GAME.box_file.replace("rounds = ", "rounds = 1"))
    with pytest.raises(BadBox, match="line 1: this is not TOML"):
        GAME.with_box_file("= 3")

"""A turn: laying a card, turning up the one above, drawing, and who is next (section 6)."""

from __future__ import annotations

import pytest

import intrigue
from intrigue.games.kabale import GAME
from intrigue.games.kabale.box import BOX
from intrigue.games.kabale.cards import CARD_NAMES, CARDS
from intrigue.kernel.event import Event, Opened, Secret, Telling
from kabale.situations import answer, asked, chance, column, end_round, kinds, offered, play, situation, told, zone
from support import clause

QUIET_CARDS = [card.id for card in BOX.card if card.when != "immediate"]


def all_cards(letter: str, but: str = "") -> str:
    """All cards of a player, face up, as a column writes them."""
    return ", ".join(f"{letter} {card}" for card in CARD_NAMES if card not in but.split())


@clause("K-T30", "K-70", "K-76", "K-78")
def test_explorers_send_each_other_on() -> None:
    """Red's Explorer turns up Blue's, and Blue's turns up White's King."""
    t = situation(
        "RBWG",
        ["trade-5: R explorer(d)", "music-5: B explorer(d)", "music-4: W king(d)", "trade-4:"],
        hands={"G": "queen king juliet"},
        turn="G",
    )

    answer(t, "G", "lay juliet column-1")

    assert column(t, 1) == ["G juliet(d)"]
    assert column(t, 2) == ["R explorer(k)"]
    assert column(t, 3) == ["W king", "B explorer(k)"]


@clause("K-T28", "K-86", "K-87", "K-88", "K-56")
def test_an_assassin_keeps_the_round_going() -> None:
    """The Witch goes to Red's discards unseen, and the shuffle that follows takes her in."""
    t = situation(
        "RB",
        ["trade-2: B assassin(d)", "music-1: B queen"],
        hands={"R": "witch king queen", "B": "juliet"},
        piles={"R": ""},
        turn="R",
    )

    answer(t, "R", "lay witch column-1")
    shuffled = zone(t, "pile", "R")
    chance(t, "draw witch")

    assert column(t, 1) == ["B assassin"]
    assert "witch" in shuffled
    assert asked(t) == "B"
    assert "round-ends" not in kinds(t)
    assert Telling("assassinated", {"owner": "seat-0", "card": "hidden", "column": "column-1"}) in told(t, "B")
    seen = Telling("assassinated", {"owner": "seat-0", "card": "witch", "column": "column-1"}, private=True)
    assert seen in told(t, "R")


# ---------------------------------------------------------------- laying a card


@clause("K-29", "K-31", "K-199")
def test_a_player_must_lay_one_of_his_cards_in_a_column() -> None:
    """Every card of the hand with every column, and nothing else: there is no passing."""
    t = situation("RB", ["trade-5:", "music-5:"], hands={"R": "king storm beggar", "B": "witch wizard"}, turn="R")

    question = intrigue.decision(t)

    assert offered(t) == [
        "lay king column-1",
        "lay king column-2",
        "lay storm column-1",
        "lay storm column-2",
        "lay beggar column-1",
        "lay beggar column-2",
    ]
    assert question is not None
    assert (question.seat, question.prompt, question.about) == (0, "turn", {})


@clause("K-29")
def test_a_turn_is_exactly_one_card() -> None:
    """After one card and one draw the next player is asked."""
    t = situation("RB", ["trade-5:", "music-5:"], hands={"R": "king storm beggar", "B": "witch"}, turn="R")

    answer(t, "R", "lay storm column-2")
    chance(t, "draw queen")

    assert zone(t, "hand", "R") == {"king", "beggar", "queen"}
    assert column(t, 1) == []
    assert column(t, 2) == ["R storm(d)"]
    assert asked(t) == "B"


@clause("K-30", "K-25", "K-24")
def test_a_card_is_laid_face_down_at_the_bottom() -> None:
    """Its owner reads what was laid; the others read only that a card was laid, and where."""
    t = situation("RB", ["trade-5:", "music-5: R king, B queen"], hands={"B": "witch wizard"}, turn="B")

    answer(t, "B", "lay witch column-2")

    assert column(t, 2) == ["R king", "B queen", "B witch(d)"]
    assert t.log == [Event("laid", {"seat": "seat-1", "card": Secret("witch", (1,)), "column": "column-2"})]


@clause("K-31", "K-52")
def test_a_full_column_takes_further_cards() -> None:
    """The column of a goal of 1 has two cards already, and Red lays a third."""
    t = situation("RB", ["trade-1: R king, B queen", "music-5:"], hands={"R": "juliet"}, turn="R")

    answer(t, "R", "lay juliet column-1")

    assert column(t, 1) == ["R king", "B queen", "R juliet(d)"]


@clause("K-32", "K-89", "K-199")
def test_no_card_can_be_laid_in_a_closed_column() -> None:
    """Only the columns without a face-up Storm are offered, and another answer changes nothing."""
    t = situation(
        "RBW",
        ["trade-5: B storm", "music-5: B king, W storm(d)", "farming-5: W king, R storm, B queen(d)"],
        hands={"R": "juliet"},
        turn="R",
    )
    before = GAME.observe(t, 0)

    with pytest.raises(intrigue.IllegalAnswer):
        answer(t, "R", "lay juliet column-1")

    assert offered(t) == ["lay juliet column-2"]
    assert GAME.observe(t, 0) == before


@clause("K-33", "K-35", "K-34")
def test_a_player_may_lay_directly_below_his_own_card_and_turns_it_up() -> None:
    """Red's second card in the column turns up their first."""
    t = situation("RB", ["trade-5: R witch(d)", "music-5:"], hands={"R": "juliet"}, turn="R")

    answer(t, "R", "lay juliet column-1")

    assert column(t, 1) == ["R witch", "R juliet(d)"]


@clause("K-33")
def test_a_player_may_choose_the_same_column_again_and_again() -> None:
    """Red lays three cards in column 1 in three turns."""
    t = situation("RB", ["trade-5:", "music-5:"], hands={"R": "king queen juliet", "B": "king queen juliet"}, turn="R")

    for card in ("king", "queen", "juliet"):
        play(t, "R", f"lay {card} column-1")
        play(t, "B", f"lay {card} column-2")

    assert column(t, 1) == ["R king", "R queen", "R juliet(d)"]


# ---------------------------------------------------------------- turning up


@clause("K-34", "K-35", "K-197")
def test_the_card_directly_above_is_turned_up() -> None:
    """It may be anybody's, and everybody reads what it is."""
    t = situation("RB", ["trade-5:", "music-5: R king, B queen(d)"], hands={"R": "juliet"}, turn="R")

    answer(t, "R", "lay juliet column-2")

    assert column(t, 2) == ["R king", "B queen", "R juliet(d)"]
    assert t.log[1:] == [Event("turned-up", {"owner": "seat-1", "card": Opened("queen"), "column": "column-2"})]


@clause("K-36", "K-41", "K-67")
@pytest.mark.parametrize("above", ["R king", "R assassin", "R explorer", "R traitor", "R magic_cap"])
def test_a_card_that_is_face_up_already_is_not_turned_up(above: str) -> None:
    """Nothing is told but the laying, and what lies face up stays so."""
    t = situation("RB", [f"trade-5: {above}", "music-5:"], hands={"B": "juliet"}, turn="B")

    answer(t, "B", "lay juliet column-1")

    assert column(t, 1) == [above, "B juliet(d)"]
    assert kinds(t) == ["laid"]


@clause("K-36")
def test_the_first_card_of_a_column_turns_nothing_up() -> None:
    """There is none above it."""
    t = situation("RB", ["trade-5:", "music-5: R king(d)"], hands={"B": "juliet"}, turn="B")

    answer(t, "B", "lay juliet column-1")

    assert column(t, 1) == ["B juliet(d)"]
    assert column(t, 2) == ["R king(d)"]
    assert kinds(t) == ["laid"]


@clause("K-37", "K-99")
def test_a_card_farther_up_is_never_turned_up() -> None:
    """Below a face-up card a face-down one stays as it is, here one under a Cap."""
    t = situation("RB", ["trade-5: R magic_cap [queen], B king", "music-5:"], hands={"B": "juliet"}, turn="B")

    answer(t, "B", "lay juliet column-1")

    assert column(t, 1) == ["R magic_cap", "[R queen]", "B king", "B juliet(d)"]
    assert kinds(t) == ["laid"]


@clause("K-38")
@pytest.mark.parametrize("seed", range(6))
def test_only_the_bottom_card_of_a_column_lies_face_down(seed: int) -> None:
    """It holds at every decision of a game; cards under Caps are the exception."""
    t = GAME.new(4)
    rng = intrigue.Rng(seed)

    higher_up = []
    while intrigue.decision(t) is not None:
        intrigue.play_out(t, rng, 1)
        higher_up += [laid for cards in t.columns for laid in cards[:-1] if not laid.up and not laid.under]

    assert higher_up == []


@clause("K-40")
@pytest.mark.parametrize("card", QUIET_CARDS)
def test_plain_and_end_of_round_cards_just_stay_face_up(card: str) -> None:
    """Being turned up is all that happens, and the next thing is the draw."""
    t = situation("RB", [f"trade-5: R king, B {card}(d)", "music-5:"], hands={"R": "storm", "B": "magic_cap"}, turn="R")

    answer(t, "R", "lay storm column-1")

    assert column(t, 1) == ["R king", f"B {card}", "R storm(d)"]
    assert column(t, 2) == []
    assert kinds(t) == ["laid", "turned-up"]
    assert asked(t) == "chance"


# ---------------------------------------------------------------- drawing


@clause("K-42")
def test_the_active_player_draws_when_everything_else_is_done() -> None:
    """Chance draws from that player's pile alone, who alone reads the card."""
    t = situation(
        "RB", ["trade-5: B king(d)", "music-5:"], hands={"R": "queen witch"}, piles={"R": "storm beggar"}, turn="R"
    )

    answer(t, "R", "lay queen column-1")
    question = intrigue.decision(t)
    possible = offered(t)
    chance(t, "draw beggar")

    assert question is not None
    assert (question.seat, question.prompt, question.about, question.weights) == (intrigue.CHANCE, "draw", {}, (1, 1))
    assert possible == ["draw storm", "draw beggar"]
    assert zone(t, "hand", "R") == {"witch", "beggar"}
    assert zone(t, "pile", "R") == {"storm"}
    assert t.log[2:] == [Event("drew", {"seat": "seat-0", "card": Secret("beggar", (0,))})]


@clause("K-42")
def test_what_is_due_waits_in_order() -> None:
    """While chance draws, the left neighbour's turn is next."""
    t = situation("RBW", ["trade-5:", "music-5:"], hands={"W": "queen"}, turn="W")
    before = GAME.observe(t, None).agenda

    answer(t, "W", "lay queen column-1")

    assert before == (("Turn", (2,)),)
    assert GAME.observe(t, None).agenda == (("NextTurn", (0,)), ("Drawn", (2,)))


@clause("K-43")
def test_an_empty_draw_pile_is_made_anew_from_the_discards_when_a_draw_is_due() -> None:
    """Seen and unseen discards alike are shuffled, and cards in hand or in columns are not."""
    t = situation(
        "RB",
        ["trade-5: R king", "music-5:"],
        hands={"R": "queen juliet"},
        discards={"B": "king queen"},
        lost={"R": "witch", "B": "wizard"},
        piles={"R": ""},
        turn="R",
    )

    answer(t, "R", "lay queen column-2")

    away = {"king", "queen", "juliet"}
    assert kinds(t) == ["laid", "shuffled"]
    assert t.log[1] == Event("shuffled", {"seat": "seat-0"})
    assert zone(t, "pile", "R") == set(CARD_NAMES) - away
    assert zone(t, "discards", "R") == zone(t, "lost", "R") == set()
    assert zone(t, "discards", "B") == {"king", "queen"}
    assert zone(t, "lost", "B") == {"wizard"}
    assert offered(t) == [f"draw {card}" for card in CARD_NAMES if card not in away]


@clause("K-43")
def test_the_last_card_of_the_pile_is_drawn_without_a_shuffle() -> None:
    """Only when the next draw is due are the discards shuffled."""
    t = situation(
        "RB",
        ["trade-5:", "music-5:"],
        hands={"R": "queen juliet", "B": "queen"},
        piles={"R": "witch"},
        turn="R",
    )

    answer(t, "R", "lay queen column-1")
    chance(t, "draw witch")

    assert zone(t, "pile", "R") == set()
    assert zone(t, "hand", "R") == {"juliet", "witch"}
    assert "shuffled" not in kinds(t)
    assert "storm" in zone(t, "discards", "R")


@clause("K-43")
@pytest.mark.parametrize(("seen", "unseen"), [("witch", ""), ("", "witch"), ("witch", "storm")])
def test_the_fewest_discards_are_shuffled_too(seen: str, unseen: str) -> None:
    """Whether they were seen or not, they are cards to draw."""
    t = situation(
        "RB",
        ["trade-5: " + all_cards("R", but=f"king {seen} {unseen}"), "music-5:"],
        hands={"R": "king", "B": "king"},
        discards={"R": seen},
        lost={"R": unseen},
        turn="R",
    )

    answer(t, "R", "lay king column-2")

    assert kinds(t) == ["laid", "shuffled"]
    assert offered(t) == [f"draw {card}" for card in CARD_NAMES if card in (seen, unseen)]


@clause("K-47")
@pytest.mark.parametrize(("seen", "unseen"), [("witch", ""), ("", "witch"), ("witch", "storm")])
def test_a_player_who_has_nothing_but_discards_is_not_skipped(seen: str, unseen: str) -> None:
    """Blue shuffles them and draws one."""
    t = situation(
        "RB",
        ["trade-5: " + all_cards("B", but=f"{seen} {unseen}"), "music-5:"],
        hands={"R": "king queen"},
        discards={"B": seen},
        lost={"B": unseen},
        turn="R",
    )

    answer(t, "R", "lay king column-2")
    chance(t, "draw juliet")

    assert kinds(t)[-1] == "shuffled"
    assert offered(t) == [f"draw {card}" for card in CARD_NAMES if card in (seen, unseen)]


@clause("K-44")
def test_who_has_neither_pile_nor_discards_draws_nothing() -> None:
    """All of Red's other cards lie in columns; their turn ends without a draw."""
    t = situation(
        "RB",
        ["trade-5: " + all_cards("R", but="king queen storm"), "music-5: R storm", "music-4:"],
        hands={"R": "king queen", "B": "king"},
        turn="R",
    )

    answer(t, "R", "lay king column-3")

    assert kinds(t) == ["laid", "nothing-to-draw"]
    assert t.log[1] == Event("nothing-to-draw", {"seat": "seat-0"})
    assert zone(t, "hand", "R") == {"queen"}
    assert asked(t) == "B"


@clause("K-45")
def test_the_active_player_draws_also_when_his_card_has_ended_the_round() -> None:
    """The draw comes first, then the round ends."""
    t = situation("RB", ["trade-1:", "music-1: R queen"], hands={"B": "king witch beggar"}, turn="B")

    answer(t, "B", "lay king column-1")
    before_the_draw = kinds(t)
    chance(t, "draw juliet")

    assert before_the_draw == ["laid"]
    assert kinds(t)[:3] == ["laid", "drew", "round-ends"]
    assert zone(t, "hand", "B") == {"witch", "beggar", "juliet"}


@clause("K-45", "K-62")
def test_the_draw_that_ends_a_round_cannot_give_a_card_of_the_columns() -> None:
    """The columns are cleared only after it."""
    t = situation("RB", ["trade-1:", "music-1: B queen"], hands={"B": "king witch beggar"}, piles={"B": ""}, turn="B")

    answer(t, "B", "lay king column-1")

    assert "draw king" not in offered(t)
    assert "draw queen" not in offered(t)
    assert "draw storm" in offered(t)


# ---------------------------------------------------------------- who is next


@clause("K-46")
def test_after_the_draw_the_left_neighbour_has_his_turn() -> None:
    """As long as a column is short of cards."""
    t = situation("RBW", ["trade-2:", "music-1: R queen"], hands={"R": "king", "B": "king", "W": "king"}, turn="R")

    play(t, "R", "lay king column-1")

    assert asked(t) == "B"
    assert GAME.observe(t, None).active == 1
    assert "round-ends" not in kinds(t)


@clause("K-46", "K-53")
def test_after_the_draw_the_round_ends_if_all_columns_are_full() -> None:
    """White's hand is not asked for any more."""
    t = situation("RBW", ["trade-1:", "music-1: R queen"], hands={"R": "king", "B": "king", "W": "king"}, turn="R")

    play(t, "R", "lay king column-1")

    assert "round-ends" in kinds(t)
    assert GAME.observe(t, None).round == 2


@clause("K-47")
def test_a_player_without_any_card_to_play_is_skipped() -> None:
    """All of Blue's and White's cards lie in column 1; Green is next."""
    t = situation(
        "RBWG",
        [f"trade-5: {all_cards('B')}, {all_cards('W')}", "music-5:"],
        hands={"R": "king queen", "G": "king"},
        turn="R",
    )

    play(t, "R", "lay king column-2")

    assert t.log[-2:] == [Event("skipped", {"seat": "seat-1"}), Event("skipped", {"seat": "seat-2"})]
    assert asked(t) == "G"
    assert GAME.observe(t, None).active == 3


@clause("K-47")
def test_a_player_may_have_turn_after_turn_when_all_others_are_skipped() -> None:
    """Blue has nothing, so Red is asked again."""
    t = situation("RB", [f"trade-5: {all_cards('B')}", "music-5:"], hands={"R": "king queen"}, turn="R")

    play(t, "R", "lay king column-2")

    assert kinds(t)[-1] == "skipped"
    assert asked(t) == "R"


@clause("K-47")
def test_a_player_with_an_empty_hand_who_can_draw_draws_one_card_first() -> None:
    """Then the player must play that card."""
    t = situation("RB", ["trade-5:", "music-5:"], hands={"R": "king queen"}, piles={"B": "witch wizard"}, turn="R")

    answer(t, "R", "lay king column-1")
    chance(t, "draw witch")
    waiting = GAME.observe(t, None).agenda
    active = GAME.observe(t, None).active
    chance(t, "draw wizard")

    assert waiting == (("Turn", (1,)), ("Drawn", (1,)))
    assert active == 1
    assert asked(t) == "B"
    assert offered(t) == ["lay wizard column-1", "lay wizard column-2"]
    assert "skipped" not in kinds(t)


@clause("K-47", "K-43")
def test_a_player_with_an_empty_hand_and_pile_shuffles_his_discards() -> None:
    """That player too is not skipped."""
    t = situation("RB", ["trade-5:", "music-5:"], hands={"R": "king queen"}, piles={"B": ""}, turn="R")

    answer(t, "R", "lay king column-1")
    chance(t, "draw witch")

    assert t.log[-1] == Event("shuffled", {"seat": "seat-1"})
    assert asked(t) == "chance"
    assert len(offered(t)) == CARDS


@clause("K-47")
def test_a_single_card_in_the_pile_is_enough_to_have_a_turn() -> None:
    """All of Blue's other cards lie in column 1."""
    t = situation("RB", ["trade-5: " + all_cards("B", but="witch"), "music-5:"], hands={"R": "king queen"}, turn="R")

    answer(t, "R", "lay king column-2")
    chance(t, "draw juliet")
    chance(t, "draw witch")

    assert asked(t) == "B"
    assert offered(t) == ["lay witch column-2"]


@clause("K-47")
def test_a_player_who_holds_a_card_needs_none_to_draw() -> None:
    """Blue's last card is in their hand: Blue is not skipped, and does not draw before the turn comes."""
    t = situation(
        "RB",
        [f"trade-5: {all_cards('B', but='king')}", "music-5:"],
        hands={"R": "king queen", "B": "king"},
        turn="R",
    )

    play(t, "R", "lay king column-2")

    assert asked(t) == "B"
    assert kinds(t) == ["laid", "drew"]


@clause("K-48")
def test_the_round_ends_when_nobody_can_play_a_card() -> None:
    """Red lays their very last card; column 2 has one of five cards, and the round is over."""
    t = situation(
        "RB",
        [f"trade-5: {all_cards('B')}, {all_cards('R', but='king')}", "music-5:"],
        hands={"R": "king"},
        turn="R",
    )

    answer(t, "R", "lay king column-2")

    assert kinds(t)[:5] == ["laid", "nothing-to-draw", "skipped", "skipped", "round-ends"]
    assert [event.args["seat"] for event in t.log[2:4]] == ["seat-1", "seat-0"]
    assert GAME.observe(t, None).round == 2


@clause("K-26", "K-12")
def test_who_starts_a_round_with_fewer_than_three_cards_draws_up_to_three() -> None:
    """Red has one card and draws two, Blue has three and draws none, White has none and draws three."""
    t = situation("RBW", ["trade-1: R king"], hands={"R": "queen", "B": "king queen juliet"})

    end_round(t)
    intrigue.roll_chance(t, intrigue.Rng(1))

    drawn = [event.args["seat"] for event in t.log if event.kind == "drew"]
    assert drawn == ["seat-0"] * 2 + ["seat-2"] * 3
    assert [player.hand for player in GAME.observe(t, None).seats] == [3, 3, 3]


@clause("K-26", "K-43")
def test_filling_the_hand_goes_on_after_a_shuffle_and_stops_when_no_card_is_left() -> None:
    """Blue owns but two cards, one of them in their discards: Blue draws both and is content."""
    t = situation("RB", ["trade-1: R king"], hands={"R": "queen juliet storm"}, piles={"B": "king"})
    for i in range(CARDS, 2 * CARDS):
        t.discards[i] = 0
    t.discards[CARDS + CARD_NAMES.index("witch")] = 1

    end_round(t)
    chance(t, "draw king")
    chance(t, "draw witch")

    assert zone(t, "hand", "B") == {"king", "witch"}
    assert kinds(t)[-3:] == ["drew", "shuffled", "drew"]
    assert offered(t)[0].startswith("turn-up")

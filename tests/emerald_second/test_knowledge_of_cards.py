"""Who may know what of hands, decks and discards, and what everybody may know (section 20)."""

from __future__ import annotations

import pytest

import intrigue
from emerald_second.eyes import exchange, own, public, sees
from emerald_second.situations import (
    answer,
    asked,
    chance,
    offered,
    prompt,
    situation,
    told,
)
from intrigue.games.emerald.second import GAME
from intrigue.games.emerald.second.cards import CARD_NAMES
from intrigue.kernel.event import HIDDEN, Telling
from support import clause

# ---------------------------------------------------------------- hands and decks


@clause("E2-290")
def test_only_its_owner_sees_a_hand() -> None:
    """The others see how many cards it has, and the same whichever these are."""
    t = situation("M Th W", hands={"M": "place_two place_claim"})
    before = sees(t, "Th"), sees(t, "W"), sees(t)

    exchange(t, "M", "hand", "place_two", "deck", "move_bomb")

    assert own(t, "M").hand == ("place_claim", "move_bomb")
    assert (sees(t, "Th"), sees(t, "W"), sees(t)) == before
    assert public(t, "M").hand == 2


@clause("E2-290", "E2-37")
def test_only_who_draws_reads_what_he_draws() -> None:
    """The others read that a card was drawn."""
    t = situation("M Th", hands={"M": "doctor_watson"}, turn="M")

    answer(t, "M", "use doctor_watson")
    chance(t, "draw place_two")

    assert told(t, "M")[-1] == Telling("drew", {"seat": "seat-0", "card": "place_two"}, private=True)
    assert told(t, "Th")[-1] == told(t)[-1] == Telling("drew", {"seat": "seat-0", "card": HIDDEN})


@clause("E2-291")
def test_nobody_knows_the_order_of_a_deck() -> None:
    """Its owner may be told its cards, in the printed order, the others only their number."""
    t = situation("M Th", decks={"M": "move_bomb place_two claim_move"}, discards={"M": ""})

    assert own(t, "M").deck == ("place_two", "claim_move", "move_bomb")
    assert public(t, "M").deck == 3
    assert own(t, "Th").deck != own(t, "M").deck


@clause("E2-291", "E2-40")
def test_after_a_shuffle_every_card_is_as_likely() -> None:
    """Chance gives each the same weight."""
    t = situation(
        "M Th",
        hands={"M": "doctor_watson"},
        decks={"M": ""},
        discards={"M": "place_two claim_move place_retrieve place_retrieve"},
        turn="M",
    )

    answer(t, "M", "use doctor_watson")
    question = intrigue.decision(t)

    assert question is not None
    assert offered(t) == ["draw place_retrieve", "draw place_two", "draw claim_move"]
    assert question.weights == (2, 1, 1)


# ---------------------------------------------------------------- discards


@clause("E2-292", "E2-44")
def test_the_top_card_of_a_discard_pile_is_public() -> None:
    """The card played last."""
    t = situation("M Th", ["rome: M 1 agent"], hands={"M": "place_two move_bomb"}, turn="M")

    answer(t, "M", "place place_two", "city rome")
    first = public(t, "M").top
    answer(t, "M", "move move_bomb", "go rome paris")

    assert first == "place_two"
    assert public(t, "M").top == "move_bomb"
    assert public(t, "M").discards == ("place_two", "move_bomb")


@clause("E2-293", "E2-133", "E2-292")
def test_only_their_owner_knows_the_cards_discarded_under_the_top_one() -> None:
    """The others see one card and how many more there are, whichever these are."""
    t = situation("M Th", hands={"M": "place_two place_claim claim_move place_bomb"}, turn="M")
    other = t.copy()

    for table, under in ((t, "place_claim"), (other, "claim_move")):
        answer(table, "M", *sorted([f"discard {under}", "discard place_two"], key=printed_order), "top place_two")
    exchange(other, "M", "lost", "claim_move", "hand", "place_claim")

    assert own(t, "M").lost == ("place_claim",)
    assert (public(t, "M").lost, public(t, "M").top, public(t, "M").discards) == (1, "place_two", ("place_two",))
    assert sees(other, "Th") == sees(t, "Th")
    assert sees(other, "M") == sees(t, "M")


def printed_order(phrase: str) -> int:
    """Cards are chosen in the order of the table."""
    return CARD_NAMES.index(phrase.split()[1])


@clause("E2-293", "E2-133")
def test_what_lies_under_the_top_card_is_told_to_its_owner_alone() -> None:
    """The others read how many were discarded, and the top one."""
    t = situation("M Th", hands={"M": "place_two claim_move"}, turn="M")

    answer(t, "M", "discard place_two", "discard claim_move", "top claim_move")

    shown = Telling("discarded", {"seat": "seat-0", "n": 2, "top": "claim_move"})
    seen = Telling("discarded-under", {"seat": "seat-0", "card": "place_two"}, private=True)
    hidden = Telling("discarded-under", {"seat": "seat-0", "card": HIDDEN})
    assert told(t, "M") == [seen, shown]
    assert told(t, "Th") == told(t) == [hidden, shown]


@clause("E2-293", "E2-297")
def test_a_shuffle_is_remembered_as_far_as_it_was_seen() -> None:
    """Seen discards are known to be in the new deck, of the others only how many there are."""
    t = situation(
        "M Th",
        hands={"M": "doctor_watson claim_move"},
        decks={"M": ""},
        discards={"M": "place_two place_claim"},
        lost={"M": "retrieve_two move_bomb"},
        turn="M",
    )

    answer(t, "M", "use doctor_watson")
    seen = public(t, "M")

    assert (seen.deck, seen.discards, seen.lost, seen.top) == (4, (), 0, "")
    assert seen.shuffled == ("place_claim", "place_two")
    assert seen.shuffled_unseen == 2
    assert set(seen.unplaced) == {"place_two", "place_claim", "retrieve_two", "move_bomb", "claim_move"}
    assert told(t, "Th")[-1] == Telling("shuffled", {"seat": "seat-0"})
    assert set(own(t, "M").deck) == {"place_two", "place_claim", "retrieve_two", "move_bomb"}


@clause("E2-297", "E2-293")
def test_what_is_imagined_keeps_to_what_was_shuffled() -> None:
    """What was seen is in the deck for sure; the card in hand may be any of the unseen ones."""
    t = situation(
        "M Th",
        hands={"M": "doctor_watson claim_move"},
        decks={"M": ""},
        discards={"M": "place_two place_claim"},
        lost={"M": "retrieve_two move_bomb"},
        turn="M",
    )
    answer(t, "M", "use doctor_watson")
    rng = intrigue.Rng(2)

    decks = {own(GAME.imagine(sees(t, "Th"), rng), "M").deck for _ in range(60)}

    assert len(decks) == 3
    assert all({"place_two", "place_claim"} <= set(deck) and len(deck) == 4 for deck in decks)


@clause("E2-292", "E2-242")
def test_when_the_society_takes_the_top_card_nobody_has_seen_the_next() -> None:
    """What lies below may be a card that only its owner knows."""
    t = situation(
        "M Th",
        hands={"M": "society_of_leopold"},
        decks={"Th": ""},
        discards={"Th": "zombies"},
        lost={"Th": "place_two"},
        turn="M",
    )

    answer(t, "M", "use society_of_leopold")

    assert (public(t, "Th").top, public(t, "Th").discards, public(t, "Th").lost) == ("", (), 1)


# ---------------------------------------------------------------- what is public, and the log


@clause("E2-294")
def test_kept_cards_pieces_tokens_stocks_and_limbo_are_public() -> None:
    """Every viewer sees the same of them."""
    t = situation(
        "M Th",
        ["rome: M 2 agents 3 cubes"],
        kept={"M": "mi_go shoggoth yog_sothoth"},
        away={"M": 2},
        yog={"M": 1},
        tokens={"M": 1},
        scored={"M": "3 box shoggoth Th"},
        stock={"M": 3},
    )

    for viewer in ("M", "Th", None):
        seen = sees(t, viewer).seats[0]
        assert (seen.kept, seen.away, seen.yog) == (("mi_go", "shoggoth", "yog_sothoth"), 2, 1)
        assert (seen.tokens, seen.stock, seen.limbo, seen.agent_stock) == (1, 3, 4, 5)
        assert seen.gains[0].victim == 1


@clause("E2-297")
def test_what_is_played_and_claimed_is_told_to_all() -> None:
    """With what it was played for."""
    t = situation("M Th", ["rome: M 1 cube"], hands={"M": "place_claim"}, turn="M")

    answer(t, "M", "claim place_claim", "city rome")

    for viewer in ("M", "Th", None):
        assert told(t, viewer)[:2] == [
            Telling("played", {"seat": "seat-0", "card": "place_claim", "symbol": "claim"}),
            Telling("claimed", {"seat": "seat-0", "card": "city_rome", "city": "rome"}),
        ]


@clause("E2-297", "E2-44")
def test_everybody_remembers_what_a_player_owns() -> None:
    """Their hand, deck and unseen discards together are no secret: all of it was claimed before their eyes."""
    t = situation(
        "M Th", hands={"M": "okhrana place_two"}, decks={"M": "fenians"}, discards={"M": ""}, lost={"M": "zombies"}
    )

    assert public(t, "M").unplaced == sees(t, "Th").seats[0].unplaced
    assert set(public(t, "M").unplaced) == {"place_two", "fenians", "okhrana", "zombies"}


@clause("E2-298")
@pytest.mark.parametrize("result", ["sane", "insane"])
def test_sanity_rolls_are_public(result: str) -> None:
    """Every viewer reads the result."""
    t = situation("M Th W", hands={"M": "terrors_of_the_night"}, turn="M")

    answer(t, "M", "use terrors_of_the_night", "choose Th")
    chance(t, f"roll {result}")

    roll = Telling("sanity-roll", {"seat": "seat-1", "result": result, "why": "terror"})
    assert all(roll in told(t, viewer) for viewer in ("M", "Th", "W", None))


@clause("E2-299", "E2-290")
def test_the_question_for_an_interrupt_betrays_nothing() -> None:
    """Whether Thursday holds Holmes or not, the others see and read the same before and after her answer."""
    t = situation(
        "M Th", ["rome: M 4 agents, Th 2 agents"], hands={"M": "hired_assassin", "Th": "sherlock_holmes"}, turn="M"
    )
    other = t.copy()
    other.listening = True
    exchange(other, "Th", "hand", "sherlock_holmes", "deck", "place_two")

    for table in (t, other):
        answer(table, "M", "assassinate hired_assassin", "aim rome Th")
    asking = [(sees(table, "M"), sees(table), told(table, "M"), asked(table), prompt(table)) for table in (t, other)]
    for table in (t, other):
        answer(table, "Th", "let")

    assert asking[0] == asking[1]
    assert sees(t, "M") == sees(other, "M")
    assert told(t, "M") == told(other, "M")


@clause("E2-286", "E2-290", "E2-293", "E2-297")
@pytest.mark.parametrize("seed", range(3))
def test_a_story_names_no_secret_of_another_player(seed: int) -> None:
    """In a whole game only identities, draws and unseen discards are hidden, from everybody but their owners."""
    t = GAME.new(3, {}, listening=True)

    intrigue.play_out(t, intrigue.Rng(seed))

    for viewer in (0, 1, 2, None):
        hidden = [event for event in intrigue.story(t.log, viewer) if HIDDEN in event.args.values()]
        assert {event.kind for event in hidden} <= {"identity-dealt", "drew", "discarded-under", "looked-at"}
        assert {"identity-dealt", "drew", "discarded-under"} <= {event.kind for event in hidden}
        owners = {event.args["seat"] for event in hidden if event.kind != "looked-at"}
        assert owners == {f"seat-{seat}" for seat in range(3) if seat != viewer}

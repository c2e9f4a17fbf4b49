"""Who may know what: views, stories, and what everybody remembers (section 20)."""

from __future__ import annotations

import pytest

import intrigue
from emerald_second.situations import (
    answer,
    asked,
    begin_turn,
    chance,
    end_turn,
    offered,
    prompt,
    seat_of,
    situation,
    told,
)
from intrigue import Rng, laws
from intrigue.games.emerald.second import GAME
from intrigue.games.emerald.second.cards import CARD_NAMES, CARDS, SIDE_NAMES
from intrigue.games.emerald.second.table import Emerald
from intrigue.games.emerald.second.view import CityView, GainView, OwnView, SeatView, View
from intrigue.kernel.event import HIDDEN, Telling
from support import clause


def sees(t: Emerald, player: str | None = None) -> View:
    """What a player sees, or a spectator."""
    return GAME.observe(t, None if player is None else seat_of(t, player))


def own(t: Emerald, player: str) -> OwnView:
    """What only this player knows."""
    private = sees(t, player).own
    assert private is not None
    return private


def public(t: Emerald, player: str) -> SeatView:
    """What everybody knows of a player."""
    return sees(t).seats[seat_of(t, player)]


def city(t: Emerald, name: str) -> CityView:
    """What everybody sees of a city."""
    return next(each for each in sees(t).cities if each.id == name)


def exchange(t: Emerald, player: str, one: str, first: str, other: str, second: str) -> None:
    """Put two cards of a player's zones in each other's place."""
    base = seat_of(t, player) * int(CARDS)
    for zone, gone, come in ((one, first, second), (other, second, first)):
        cards = getattr(t, zone)
        cards[base + CARD_NAMES.index(gone)] -= 1
        cards[base + CARD_NAMES.index(come)] += 1


# ---------------------------------------------------------------- the whole view


@clause("E2-290", "E2-291", "E2-292", "E2-293", "E2-294", "E2-295")
def test_a_view_shows_all_that_is_public_and_what_is_the_viewers_own() -> None:
    """A whole table as Thursday sees it."""
    t = situation(
        "M Th",
        [
            "paris: M 2 agents 1 cube, Th 1 agent, 2 zombies, royalty, shows okhrana, below 3",
            "rome: royalty killed by M",
        ],
        hands={"M": "place_two fenians", "Th": "place_claim"},
        decks={"M": "claim_move", "Th": "place_bomb move_bomb"},
        discards={"M": "assassinate_bomb place_bomb", "Th": ""},
        lost={"M": "retrieve_two", "Th": "vampires"},
        kept={"M": "mi_go sebastian_moran", "Th": "yog_sothoth"},
        away={"M": 1},
        yog={"Th": 2},
        tokens={"M": 2},
        sides={"M": "restorationist", "Th": "loyalist"},
        scored={"M": "4 box sebastian_moran Th", "Th": "2 loyalist vampires"},
        restorationist=3,
        loyalist=1,
        turn="M",
    )

    view = sees(t, "Th")
    monday, thursday = view.seats

    assert (view.viewer, view.active, view.actions, view.turns) == (1, 0, 2, 1)
    assert (view.restorationist, view.loyalist, view.share, view.vp_end) == (3, 1, 2, 28)
    assert (monday.stock, monday.limbo, monday.agent_stock, monday.away, monday.tokens) == (5, 4, 7, 1, 2)
    assert (monday.revealed, monday.side, monday.turned) == (False, HIDDEN, False)
    assert (monday.hand, monday.deck, monday.lost, monday.top) == (2, 1, 1, "assassinate_bomb")
    assert set(monday.discards) == {"assassinate_bomb", "place_bomb"}
    assert set(monday.unplaced) == {"place_two", "fenians", "claim_move", "retrieve_two"}
    assert monday.kept == ("mi_go", "sebastian_moran")
    assert monday.gains == (
        GainView(source="sebastian_moran", sort="box", points=4, victim=1),
        GainView(source="rhogog", sort="restorationist", points=3, victim=None),
    )
    assert (monday.points, thursday.points) == (9, 4)
    assert (thursday.yog, thursday.agent_stock) == (2, 6)
    assert view.own == OwnView(
        side="loyalist",
        hand=("place_claim",),
        deck=("place_bomb", "move_bomb"),
        lost=("vampires",),
        plan=None,
        looked=(),
        worth=2,
        perhaps=0,
    )
    assert view.cities[5] == CityView(
        id="paris",
        defence=4,
        cubes=(1, 0),
        agents=(2, 1),
        zombies=2,
        face_up="okhrana",
        stack=3,
        city_card_in=True,
        royalty="the_spinner_in_the_darkness",
        royal="slot",
        royal_by=None,
        royal_bombs=5,
        royal_vp=4,
        leader=0,
    )
    assert (view.cities[6].royal, view.cities[6].royal_by) == ("killed", 0)


@clause("E2-286", "E2-290")
def test_a_spectator_sees_only_what_is_public() -> None:
    """No hand, no identity, nothing of anybody's own."""
    t = situation("M Th", hands={"M": "place_two", "Th": "place_claim"}, turn="M")

    assert sees(t).viewer is None
    assert sees(t).own is None
    assert [player.side for player in sees(t).seats] == [HIDDEN, HIDDEN]


@clause("E2-290")
@pytest.mark.parametrize("seat", [-1, 2])
def test_there_is_no_view_for_a_seat_that_does_not_exist(seat: int) -> None:
    """The message names the seats there are."""
    t = situation("M Th")

    with pytest.raises(intrigue.SeatsOutOfRange, match="seats 0 to 1"):
        GAME.observe(t, seat)


# ---------------------------------------------------------------- identities


@clause("E2-286", "E2-24")
def test_only_its_owner_knows_an_identity() -> None:
    """The others see the same whatever it is."""
    t = situation("M Th W", sides={"M": "restorationist"})
    before = sees(t, "Th"), sees(t, "W"), sees(t)

    t.side[0] = SIDE_NAMES.index("loyalist")

    assert own(t, "M").side == "loyalist"
    assert (sees(t, "Th"), sees(t, "W"), sees(t)) == before


@clause("E2-286", "E2-23")
def test_the_deal_is_told_to_its_owner_alone() -> None:
    """The others read that he has got an identity."""
    t = GAME.new(2, {}, heard=True)
    rng = intrigue.Rng(1)
    while (question := intrigue.decision(t)) is not None and question.prompt != "deal":
        intrigue.advance(t, question.options[rng.below(len(question.options))])

    intrigue.advance(t, GAME.verbs.option("deal loyalist"))

    dealt = Telling("identity-dealt", {"seat": "seat-0", "side": "loyalist"}, private=True)
    hidden = Telling("identity-dealt", {"seat": "seat-0", "side": HIDDEN})
    assert [intrigue.story(t.log, viewer)[-1] for viewer in (0, 1, None)] == [dealt, hidden, hidden]


@clause("E2-286")
def test_all_see_an_identity_once_it_is_revealed() -> None:
    """Here a Loyalist has given up her last token."""
    t = situation("M Th W", sides={"Th": "loyalist"}, hands={"M": "terrors_of_the_night"}, tokens={"Th": 1}, turn="M")

    answer(t, "M", "use terrors_of_the_night", "choose Th")
    chance(t, "roll insane")

    for viewer in ("M", "Th", "W", None):
        assert sees(t, viewer).seats[1].side == "loyalist"
        assert Telling("revealed", {"seat": "seat-1", "side": "loyalist", "why": "sanity"}) in told(t, viewer)
    assert public(t, "W").side == HIDDEN


@clause("E2-286", "E2-287", "E2-255")
def test_what_burtsev_showed_stays_with_that_player() -> None:
    """Monday sees it now and in every later turn; Wednesday and spectators never do."""
    t = situation("M Th W", hands={"M": "vladimir_burtsev"}, sides={"Th": "loyalist"}, turn="M")

    answer(t, "M", "use vladimir_burtsev", "choose Th")
    at_once = own(t, "M").looked
    end_turn(t, "M")
    end_turn(t, "Th")

    assert at_once == own(t, "M").looked == ((1, "loyalist"),)
    assert own(t, "Th").looked == own(t, "W").looked == ()
    assert [sees(t, viewer).seats[1].side for viewer in ("M", "W", None)] == [HIDDEN] * 3


@clause("E2-255", "E2-286")
def test_everybody_remembers_who_looked_at_whom() -> None:
    """It was done openly, so it is part of what each of them sees, and whom he chose makes a difference to all."""
    t = situation("M Th W", hands={"M": "vladimir_burtsev"}, turn="M")
    answer(t, "M", "use vladimir_burtsev")
    laws.same_sight_same_story(GAME, t)

    answer(t, "M", "choose Th")

    for viewer in ("M", "Th", "W", None):
        assert [seat.looked_by for seat in sees(t, viewer).seats] == [(), (0,), ()]
    for seat in range(3):
        laws.imagine_fits(GAME, t, Rng(seat))


@clause("E2-255", "E2-135")
def test_an_identity_that_he_knows_is_not_looked_at_again() -> None:
    """That would have no effect."""
    t = situation("M Th W", hands={"M": "vladimir_burtsev"}, turn="M")
    answer(t, "M", "use vladimir_burtsev")
    both = offered(t)
    answer(t, "M", "choose Th")
    t.hand[seat_of(t, "M") * CARDS + CARD_NAMES.index("vladimir_burtsev")] += 1
    begin_turn(t, "M")

    answer(t, "M", "use vladimir_burtsev")

    assert both == ["choose Th", "choose W"]
    assert offered(t) == ["choose W"]


@clause("E2-287", "E2-255")
def test_what_burtsev_showed_is_told_to_the_two_alone() -> None:
    """Everybody reads who looked at whose identity; the program offers no way to tell more."""
    t = situation("M Th W", hands={"M": "vladimir_burtsev"}, sides={"Th": "loyalist"}, turn="M")

    answer(t, "M", "use vladimir_burtsev", "choose Th")

    seen = Telling("looked-at", {"seat": "seat-0", "other": "seat-1", "side": "loyalist"}, private=True)
    hidden = Telling("looked-at", {"seat": "seat-0", "other": "seat-1", "side": HIDDEN})
    assert [told(t, viewer)[-1] for viewer in ("M", "Th", "W", None)] == [seen, seen, hidden, hidden]
    assert offered(t) == ["pass"]


@clause("E2-287", "E2-286")
@pytest.mark.parametrize("side", SIDE_NAMES)
def test_who_looked_imagines_only_the_identity_he_saw(side: str) -> None:
    """The others imagine both."""
    t = situation("M Th W", hands={"M": "vladimir_burtsev"}, sides={"Th": side}, turn="M")
    answer(t, "M", "use vladimir_burtsev", "choose Th")
    rng = intrigue.Rng(7)

    monday = {SIDE_NAMES[GAME.imagine(sees(t, "M"), rng).side[1]] for _ in range(40)}
    wednesday = {SIDE_NAMES[GAME.imagine(sees(t, "W"), rng).side[1]] for _ in range(40)}

    assert monday == {side}
    assert wednesday == set(SIDE_NAMES)


@clause("E2-288", "E2-183")
def test_who_saw_the_card_before_a_change_of_heart_knows_the_side() -> None:
    """The Change of Heart is public, and what was seen is the card below it; afterwards both are still there."""
    t = situation(
        "M Th W",
        hands={"M": "vladimir_burtsev", "Th": "change_of_heart"},
        sides={"Th": "loyalist"},
        turn="M",
    )

    answer(t, "M", "use vladimir_burtsev", "choose Th")
    end_turn(t, "M")
    answer(t, "Th", "use change_of_heart")

    for viewer in ("M", "W", None):
        assert sees(t, viewer).seats[1].turned
        assert sees(t, viewer).seats[1].side == HIDDEN
    assert own(t, "M").looked == ((1, "loyalist"),)
    assert told(t, "W")[-1] == Telling("changed-sides", {"seat": "seat-1"})


@clause("E2-288", "E2-255")
def test_burtsev_after_a_change_of_heart_shows_the_card_below_it() -> None:
    """The identity card is what he looks at; that it is turned, all can see."""
    t = situation(
        "M Th",
        hands={"M": "vladimir_burtsev"},
        sides={"Th": "loyalist"},
        turned="Th",
        kept={"Th": "change_of_heart"},
        turn="M",
    )

    answer(t, "M", "use vladimir_burtsev", "choose Th")

    assert own(t, "M").looked == ((1, "loyalist"),)
    assert public(t, "Th").turned


@clause("E2-289", "E2-25")
def test_nobody_knows_the_identities_that_are_left_over() -> None:
    """Two Loyalists of three are known, and a spectator and the third player think of all that can be."""
    t = situation("M Th W", sides={"M": "loyalist", "Th": "loyalist", "W": "loyalist"}, revealed="M Th")
    rng = intrigue.Rng(3)

    worlds = [SIDE_NAMES[GAME.imagine(sees(t), rng).side[2]] for _ in range(200)]

    assert worlds.count("loyalist") == pytest.approx(50, abs=25)
    assert own(t, "W").side == "loyalist"


# ---------------------------------------------------------------- game cards and stacks


@clause("E2-289", "E2-295", "E2-13")
def test_nobody_knows_which_game_cards_are_in_stacks_and_which_are_left_over() -> None:
    """The unseen cards are the same for all, and every one of them may be turned up in any city."""
    t = situation("M Th", ["rome: shows okhrana, below 5"], hands={"M": "third_section"}, turn="M")

    answer(t, "M", "use third_section", "city rome")
    unseen = sees(t).unseen

    assert len(unseen) == 66 - 2
    assert sees(t, "M").unseen == sees(t, "Th").unseen == unseen
    assert {phrase.split()[1] for phrase in offered(t)} == {*unseen, "city_rome", "royalty"}


@clause("E2-295", "E2-14")
def test_every_card_of_a_stack_is_as_likely_to_come_up() -> None:
    """City card, royalty and each of three unknown cards once in five."""
    t = situation("M Th", ["rome: shows okhrana, below 5"], hands={"M": "third_section"}, turn="M")

    answer(t, "M", "use third_section", "city rome")
    question = intrigue.decision(t)

    assert question is not None
    weights = dict(zip(offered(t), question.weights, strict=True))
    assert weights["turn-up city_rome"] * 5 == weights["turn-up royalty"] * 5 == sum(weights.values())


@clause("E2-295")
def test_of_a_stack_the_face_up_card_and_the_number_are_public() -> None:
    """So is what has come up before: whether city card and royalty are still in it."""
    t = situation("M Th", ["rome: shows okhrana, below 4, royalty", "paris: empty, royalty gone"])

    rome, paris = city(t, "rome"), city(t, "paris")

    assert (rome.face_up, rome.stack, rome.royal, rome.city_card_in) == ("okhrana", 4, "slot", True)
    assert (paris.face_up, paris.stack, paris.royal, paris.city_card_in) == ("", 0, "gone", False)


@clause("E2-296", "E2-187")
def test_nobody_sees_the_face_down_cards_that_cthulhu_removes() -> None:
    """In every imagined world and for every viewer they are among the unseen."""
    t = situation("M Th", ["rome: shows okhrana, below 5"], hands={"M": "cthulhu"}, turn="M")
    unseen = sees(t).unseen

    answer(t, "M", "use cthulhu", "city rome")

    for viewer in ("M", "Th", None):
        assert sees(t, viewer).unseen == unseen
        assert "city_rome" in sees(t, viewer).removed
        assert "okhrana" in sees(t, viewer).removed
    assert city(t, "rome").royal == "gone"


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
    """The others read that he drew a card."""
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
    """His hand, deck and unseen discards together are no secret: all of it was claimed before their eyes."""
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
    other.heard = True
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
    t = GAME.new(3, {}, heard=True)

    intrigue.play_out(t, intrigue.Rng(seed))

    for viewer in (0, 1, 2, None):
        hidden = [event for event in intrigue.story(t.log, viewer) if HIDDEN in event.args.values()]
        assert {event.kind for event in hidden} <= {"identity-dealt", "drew", "discarded-under", "looked-at"}
        assert {"identity-dealt", "drew", "discarded-under"} <= {event.kind for event in hidden}
        owners = {event.args["seat"] for event in hidden if event.kind != "looked-at"}
        assert owners == {f"seat-{seat}" for seat in range(3) if seat != viewer}

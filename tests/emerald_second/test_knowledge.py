"""Who may know what: the whole view, identities, Game cards and stacks (section 20)."""

from __future__ import annotations

import pytest

import intrigue
from emerald_second.eyes import city, own, public, sees
from emerald_second.situations import (
    answer,
    begin_turn,
    chance,
    end_turn,
    offered,
    seat_of,
    situation,
    told,
)
from intrigue import Rng, laws
from intrigue.games.emerald.second import GAME
from intrigue.games.emerald.second.cards import CARD_NAMES, CARDS, SIDE_NAMES
from intrigue.games.emerald.second.view import CityView, GainView, OwnView
from intrigue.kernel.event import HIDDEN, Telling
from support import clause

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
    """The others read that an identity was dealt."""
    t = GAME.new(2, {}, listening=True)
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
    """It was done openly, so it is part of what each of them sees, and who was chosen makes a difference to all."""
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
    """The identity card is what is looked at; that it is turned, all can see."""
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

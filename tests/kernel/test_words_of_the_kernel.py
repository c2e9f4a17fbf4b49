"""Verbs, bags, events and table options: the small words of the kernel."""

from __future__ import annotations

import pytest

import intrigue
from intrigue import GAMES, Rng
from intrigue.games import Games
from intrigue.kernel.bag import BIT, bag, empty, fill, held, names, pour
from intrigue.kernel.errors import BadOption, IllegalAnswer, SeatsOutOfRange, UnknownGame, UnknownOption
from intrigue.kernel.event import Event, Opened, Plain, Secret, Telling, secret, story
from intrigue.kernel.verbs import Verb, Verbs

VERBS = Verbs(
    Verb("pass"), Verb("lay", ("king", "queen"), ("column-1", "column-2", "column-3")), Verb("draw", ("king",))
)


def test_options_and_phrases_are_each_other_s_inverse() -> None:
    """Every number has a phrase and every phrase a number."""
    assert len(VERBS) == 8
    assert [VERBS.option(VERBS.phrase(option)) for option in range(8)] == list(range(8))
    assert VERBS.phrase(0) == "pass"
    assert VERBS.phrase(VERBS.first["lay"] + 1 * 3 + 2) == "lay queen column-3"
    assert VERBS.first == {"pass": 0, "lay": 1, "draw": 7}


def test_spaces_and_capitals_do_not_matter_in_a_phrase() -> None:
    """A phrase is read as a person types it."""
    assert VERBS.option("  Lay  QUEEN column-3 ") == VERBS.option("lay queen column-3")


def test_a_phrase_that_is_none_says_what_one_looks_like() -> None:
    """The message shows an example of each verb."""
    with pytest.raises(IllegalAnswer, match=r"'lay ace column-1' is not a phrase .* 'lay king column-1'"):
        VERBS.option("lay ace column-1")


@pytest.mark.parametrize("option", [-1, 8, 10**6])
def test_a_number_that_is_no_option_is_refused(option: int) -> None:
    """Numbers outside the range have no phrase."""
    with pytest.raises(IllegalAnswer, match="options are 0 to 7"):
        VERBS.phrase(option)


def test_bags_lie_side_by_side() -> None:
    """Bag 1 of three bags is filled, counted, listed and emptied without touching its neighbours."""
    bags, other = empty(9), empty(9)
    fill(bags, 1, ("a", "b", "c"), ["c", "a", "c"])

    assert list(bags) == [0, 0, 0, 1, 0, 2, 0, 0, 0]
    assert [held(bags, k, 3) for k in range(3)] == [0, 3, 0]
    assert list(bag(bags, 1, 3)) == [1, 0, 2]
    assert names(bags, 1, ("a", "b", "c")) == ("a", "c", "c")
    fill(other, 1, ("a", "b", "c"), ["a"])
    pour(bags, other, 1, 3)
    assert held(bags, 1, 3) == 0
    assert names(other, 1, ("a", "b", "c")) == ("a", "a", "c", "c")


def test_a_bag_taken_out_is_a_copy() -> None:
    """Changing it leaves the table's bags alone."""
    bags = empty(3)
    alone = bag(bags, 0, 3)
    alone[0] = 5

    assert bags[0] == 0


def test_the_table_of_bits_is_right_beyond_thirty() -> None:
    """This is where a compiled shift goes wrong."""
    assert [int(bit) for bit in BIT] == [2**n for n in range(62)]


def test_a_secret_is_read_by_its_seats_alone() -> None:
    """Others, and spectators, read `hidden`; what was opened is read by all."""
    event = Event(
        "met", {"seat": "seat-0", "card": secret("king", 1), "spy": Secret("fool", (0, 2)), "at": Opened("x")}
    )

    seen: dict[str, Plain] = {"seat": "seat-0", "card": "king", "spy": "hidden", "at": "x"}
    assert event.seen_by(1) == Telling("met", seen, private=True)
    assert not event.seen_by(3).private
    assert event.seen_by(2).args["spy"] == "fool"
    assert event.seen_by(None).args["card"] == "hidden"
    assert event.opens()
    assert not Event("met", {"card": secret("king", 1)}).opens()
    assert story([event], 1) == (event.seen_by(1),)


def test_nobody_listens_to_a_fresh_table() -> None:
    """A silent table keeps no story."""
    game = GAMES["kabale"]
    t = game.new(2)
    intrigue.play_out(t, Rng(1))

    assert t.log == []


def test_a_copy_has_no_listeners() -> None:
    """What is tried out in a copy is told to nobody."""
    t = GAMES["kabale"].new(2)
    t.listening = True
    copy = t.copy()

    assert not copy.listening
    assert copy.log == []


def test_an_unknown_game_is_named_with_what_there_is() -> None:
    """The message guesses what was meant; it is a KeyError too."""
    with pytest.raises(
        UnknownGame, match=r"there is no game 'kabbale'; did you mean 'kabale'\? there is: emerald1, emerald2, kabale"
    ) as caught:
        GAMES["kabbale"]

    assert isinstance(caught.value, KeyError)
    assert isinstance(GAMES, Games)


@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 100])
def test_a_number_of_seats_out_of_range_is_refused(seats: int) -> None:
    """The message says how many there may be."""
    with pytest.raises(SeatsOutOfRange, match=f"kabale has 2 to 6 seats, not {seats}"):
        GAMES["kabale"].new(seats)


@pytest.mark.parametrize("viewer", [-1, 2, 9])
def test_a_viewer_who_has_no_seat_is_refused(viewer: int) -> None:
    """The message says which seats there are."""
    with pytest.raises(SeatsOutOfRange, match=f"there is no seat {viewer}: this table has seats 0 to 1"):
        GAMES["kabale"].observe(GAMES["kabale"].new(2), viewer)


def test_an_unknown_table_option_is_refused() -> None:
    """The message guesses what was meant and lists what there is."""
    with pytest.raises(UnknownOption, match="no table option 'start_payer'; did you mean 'start_player'"):
        GAMES["kabale"].new(2, {"start_payer": "random"})


def test_a_table_option_with_an_impossible_value_is_refused() -> None:
    """The message lists the values."""
    with pytest.raises(BadOption, match=r"start_player cannot be 'me'; .*random, seat-0"):
        GAMES["kabale"].new(2, {"start_player": "me"})

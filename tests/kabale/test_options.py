"""What a table may agree on: the options of section 14, and colours."""

from __future__ import annotations

import pytest

import intrigue
from intrigue.games.kabale import GAME
from intrigue.kernel.event import Event, Opened
from kabale.situations import answer, asked, chance, column, kinds, situation, told, zone
from support import clause

COLOURS = ("red", "blue", "yellow", "green", "white", "black")


def colours(seats: int, **chosen: str) -> list[str]:
    """Everybody's colour, when some have chosen theirs."""
    t = GAME.new(seats, chosen)
    return [player.colour for player in GAME.observe(t, None).seats]


@clause("K-18", "K-51", "K-79", "K-88", "K-196", "K-9")
def test_these_are_the_options_and_their_defaults() -> None:
    """The first value is the default; the clause says where the rules speak of it."""
    choices = {choice.name: (choice.values, choice.clause) for choice in GAME.choices}

    assert {name: value for name, value in choices.items() if not name.startswith("colour_")} == {
        "start_player": (("youngest", "random", *[f"seat-{seat}" for seat in range(6)]), "K-18"),
        "cap_counts_toward_filling": (("false", "true"), "K-51"),
        "explorer_no_exit": (("own_column", "stays"), "K-79"),
        "assassin_victim_shown": (("false", "true"), "K-88"),
        "won_goals_hidden": (("true", "false"), "K-196"),
    }
    for seat, colour in enumerate(COLOURS):
        values, where = choices[f"colour_{seat}"]
        assert values[0] == colour
        assert sorted(values) == sorted(COLOURS)
        assert where == "K-9"


@clause("K-51", "K-79", "K-88", "K-196")
def test_a_table_that_agrees_on_nothing_plays_by_the_defaults() -> None:
    """A view says what was agreed, and so does a table with the defaults named."""
    plain = GAME.observe(GAME.new(2), None)
    named = GAME.observe(
        GAME.new(
            2,
            {
                "cap_counts_toward_filling": "false",
                "explorer_no_exit": "own_column",
                "assassin_victim_shown": "false",
                "won_goals_hidden": "true",
            },
        ),
        None,
    )

    assert plain == named
    assert plain.options == {"cap_counts": False, "explorer_stays": False, "victim_shown": False}
    assert plain.won_open is False


@pytest.mark.parametrize(
    ("option", "value", "shown"),
    [
        ("cap_counts_toward_filling", "true", {"cap_counts": True, "explorer_stays": False, "victim_shown": False}),
        ("explorer_no_exit", "stays", {"cap_counts": False, "explorer_stays": True, "victim_shown": False}),
        ("assassin_victim_shown", "true", {"cap_counts": False, "explorer_stays": False, "victim_shown": True}),
    ],
)
def test_each_option_can_be_agreed_by_itself(option: str, value: str, shown: dict[str, bool]) -> None:
    """The others keep their defaults."""
    view = GAME.observe(GAME.new(2, {option: value}), None)

    assert view.options == shown
    assert view.won_open is False


# ---------------------------------------------------------------- start_player


@clause("K-18", "K-204")
@pytest.mark.parametrize("value", ["youngest", "random"])
def test_chance_names_the_first_player_for_youngest_and_random(value: str) -> None:
    """The program does not know ages, so it leaves both to chance."""
    t = GAME.new(4, {"start_player": value})

    question = intrigue.decision(t)
    chance(t, "start seat-3")
    intrigue.roll_chance(t, intrigue.Rng(1))

    assert question is not None
    assert (question.seat, question.prompt, question.weights) == (intrigue.CHANCE, "start-player", (1, 1, 1, 1))
    assert asked(t) == "G"


@clause("K-18", "K-204")
@pytest.mark.parametrize(("seats", "seat"), [(2, 0), (2, 1), (3, 2), (5, 4), (6, 5)])
def test_a_named_seat_starts(seats: int, seat: int) -> None:
    """Also the last one of the table."""
    t = GAME.new(seats, {"start_player": f"seat-{seat}"})

    intrigue.roll_chance(t, intrigue.Rng(1))

    question = intrigue.decision(t)
    assert question is not None
    assert question.seat == seat


@clause("K-18")
def test_the_story_begins_with_who_starts_even_if_he_was_named() -> None:
    """Nobody has to be asked, but everybody is told, before the first round begins."""
    t = GAME.new(3, {"start_player": "seat-2"}, listening=True)

    assert t.log[:2] == [Event("starts", {"seat": "seat-2"}), Event("round-begins", {"round": 1})]


@clause("K-18")
@pytest.mark.parametrize(("seats", "seat"), [(2, 2), (2, 5), (5, 5)])
def test_a_seat_that_nobody_has_cannot_start(seats: int, seat: int) -> None:
    """The message says which seats there are."""
    message = f"^table option start_player cannot be 'seat-{seat}': there are {seats} seats, from seat-0 on$"
    with pytest.raises(intrigue.BadOption, match=message):
        GAME.new(seats, {"start_player": f"seat-{seat}"})


# ---------------------------------------------------------------- the others


@clause("K-51")
@pytest.mark.parametrize(("value", "filling", "ends"), [("false", 2, False), ("true", 3, True)])
def test_the_card_under_a_cap_may_count_towards_filling(value: str, filling: int, ends: bool) -> None:
    """Blue's Cap with a card under it and Red's card below: two cards or three, under a goal of 3."""
    t = situation(
        "RB",
        ["trade-3: B magic_cap(d)", "music-1: R queen"],
        hands={"R": "king juliet witch", "B": "king juliet witch"},
        turn="R",
        options={"cap_counts_toward_filling": value},
    )

    answer(t, "R", "lay king column-1")
    answer(t, "B", "slide king")
    view = GAME.observe(t, None).columns[0]
    intrigue.roll_chance(t, intrigue.Rng(1))

    assert view.filling == filling
    assert view.full is ends
    assert ("round-ends" in kinds(t)) is ends


@clause("K-79")
@pytest.mark.parametrize(
    ("value", "expected", "last"),
    [
        ("own_column", ["B king", "R explorer(k)"], "turned-up"),
        ("stays", ["R explorer", "B king(d)"], "explorer-stays"),
    ],
)
def test_an_explorer_without_an_exit(value: str, expected: list[str], last: str) -> None:
    """He goes to the bottom of his own column, or remains face up where he is."""
    t = situation(
        "RB",
        ["music-5: B storm", "trade-5: R explorer(d)"],
        hands={"B": "king"},
        turn="B",
        options={"explorer_no_exit": value},
    )

    answer(t, "B", "lay king column-2")

    assert column(t, 2) == expected
    assert kinds(t)[-1] == last
    if value == "stays":
        assert t.log[-1] == Event("explorer-stays", {"owner": "seat-0", "column": "column-2"})


@clause("K-79", "K-70")
def test_an_explorer_with_an_exit_moves_although_he_may_stay() -> None:
    """The option matters only where every other column is closed."""
    t = situation(
        "RB",
        ["music-5:", "trade-5: R explorer(d)", "farming-5: B storm"],
        hands={"B": "king"},
        turn="B",
        options={"explorer_no_exit": "stays"},
    )

    answer(t, "B", "lay king column-2")

    assert column(t, 1) == ["R explorer(k)"]
    assert column(t, 2) == ["B king(d)"]


@clause("K-88", "K-190")
@pytest.mark.parametrize(
    ("value", "seen", "lost", "read"), [("false", set(), {"king"}, "hidden"), ("true", {"king"}, set(), "king")]
)
def test_the_victim_of_an_assassin_may_be_shown(value: str, seen: set[str], lost: set[str], read: str) -> None:
    """Then everybody reads what it was and finds it among the discards."""
    t = situation(
        "RB",
        ["trade-5: B assassin(d)"],
        hands={"R": "king"},
        turn="R",
        options={"assassin_victim_shown": value},
    )

    answer(t, "R", "lay king column-1")

    assert zone(t, "discards", "R") == seen
    assert zone(t, "lost", "R") == lost
    for viewer in ("B", None):
        assert told(t, viewer)[-1].args == {"owner": "seat-0", "card": read, "column": "column-1"}
    assert told(t, "R")[-1].args["card"] == "king"
    assert isinstance(t.log[-1].args["card"], Opened) is (value == "true")


@clause("K-196")
@pytest.mark.parametrize(("value", "lie_open"), [("true", False), ("false", True)])
def test_won_goals_may_lie_open(value: str, lie_open: bool) -> None:
    """A view says whether they do."""
    t = situation("RB", ["trade-5:"], won={"R": "music-3"}, options={"won_goals_hidden": value})

    for viewer in (0, 1, None):
        assert GAME.observe(t, viewer).won_open is lie_open


@clause("K-204")
def test_options_that_do_not_exist_are_refused() -> None:
    """The message names what was perhaps meant."""
    with pytest.raises(intrigue.UnknownOption, match="did you mean 'explorer_no_exit'"):
        GAME.new(2, {"explorer_no_exits": "stays"})


@clause("K-204")
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("start_player", "oldest"),
        ("start_player", "seat-6"),
        ("cap_counts_toward_filling", "yes"),
        ("explorer_no_exit", "true"),
        ("assassin_victim_shown", "1"),
        ("won_goals_hidden", "False"),
        ("colour_0", "pink"),
    ],
)
def test_values_that_an_option_does_not_take_are_refused(name: str, value: str) -> None:
    """The message names the option and the value."""
    with pytest.raises(intrigue.BadOption, match=f"^table option {name} cannot be '{value}'"):
        GAME.new(2, {name: value})


# ---------------------------------------------------------------- colours


@clause("K-9", "K-204", "K-1")
def test_without_a_choice_colours_are_given_in_the_printed_order() -> None:
    """Six players have six colours."""
    assert colours(6) == list(COLOURS)
    assert colours(2) == ["red", "blue"]


@clause("K-9", "K-204")
def test_every_player_can_choose_his_colour() -> None:
    """Each of the six, for each of the seats."""
    assert colours(3, colour_0="black", colour_1="white", colour_2="red") == ["black", "white", "red"]
    for seat in range(6):
        for colour in COLOURS:
            assert colours(6, **{f"colour_{seat}": colour})[seat] == colour


@clause("K-9")
def test_who_chose_none_gets_the_first_colour_that_is_free() -> None:
    """Nobody gets one that another has chosen, be it a seat before or after."""
    assert colours(3, colour_1="red") == ["blue", "red", "yellow"]
    assert colours(4, colour_3="blue") == ["red", "yellow", "green", "blue"]
    assert sorted(colours(6, colour_5="red", colour_0="black")) == sorted(COLOURS)


@clause("K-9")
def test_two_players_cannot_have_the_same_colour() -> None:
    """The message names the colour."""
    with pytest.raises(intrigue.BadOption, match=r"^table option colour_0: two players cannot both have green$"):
        GAME.new(3, {"colour_0": "green", "colour_2": "green"})


@clause("K-9")
@pytest.mark.parametrize(("seats", "seat"), [(2, 2), (2, 5), (5, 5)])
def test_a_seat_that_nobody_has_cannot_choose_a_colour(seats: int, seat: int) -> None:
    """The message names the option and the seats there are."""
    with pytest.raises(intrigue.BadOption, match=f"^table option colour_{seat}: there are {seats} seats, from 0 on$"):
        GAME.new(seats, {f"colour_{seat}": "green"})

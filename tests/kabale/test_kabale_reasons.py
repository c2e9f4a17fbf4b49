"""What an answer means: who would win which goal before it and after it, by the rules' own settling."""

from __future__ import annotations

from intrigue.games.kabale.reasons import reasons, would_win
from intrigue.games.kabale.table import Kabale
from kabale.situations import play, seat_of, situation


def meant(t: Kabale, letter: str, phrase: str) -> dict[str, dict[str, str | int]]:
    """What the answer means to whoever gives it, by its name, the heaviest first."""
    before = t.copy()
    play(t, letter, phrase)
    found = reasons(before, t, seat_of(t, letter))
    return {one.line: dict(one.args) for one in sorted(found, key=lambda one: -one.weight)}


def test_an_empty_column_is_led_by_whoever_lays_there() -> None:
    """Nobody would have had the goal."""
    t = situation("RB", ["trade-5:", "music-2: B king"], hands={"R": "queen juliet"}, turn="R")

    assert would_win(t, 0) is None
    assert meant(t, "R", "lay queen column-1") == {"means-lead": {"goal": "trade-5"}}


def test_somebody_who_led_is_overtaken() -> None:
    """It counts what they lose, too: it weighs more than a lead in an empty column."""
    t = situation("RB", ["trade-5: B juliet", "music-5:"], hands={"R": "king queen"}, turn="R")

    assert meant(t, "R", "lay king column-1") == {"means-lead-from": {"goal": "trade-5", "seat": "seat-1"}}
    free = situation("RB", ["trade-5:"], hands={"R": "king queen"}, turn="R")
    assert weight(situation("RB", ["trade-5: B juliet"], hands={"R": "king"}, turn="R")) > weight(free)


def weight(t: Kabale) -> float:
    """How much it means to lay the King in the first column."""
    before = t.copy()
    play(t, "R", "lay king column-1")
    return max(one.weight for one in reasons(before, t, 0))


def test_somebody_is_stopped_without_gaining_the_lead() -> None:
    """A Beggar turns the column round: whoever had most has it no more."""
    t = situation("RBW", ["trade-5: B king, W juliet"], hands={"R": "beggar king"}, turn="R")

    found = meant(t, "R", "lay beggar column-1")

    assert found["means-lead-from"] == {"goal": "trade-5", "seat": "seat-1"}
    wizard = situation("RBW", ["trade-5: B king, W landlord"], hands={"R": "wizard king"}, turn="R")
    assert meant(wizard, "R", "lay wizard column-1")["means-stops"] == {"goal": "trade-5", "seat": "seat-1"}


def test_a_lead_is_strengthened_and_given_up() -> None:
    """A better chance is a reason even where nobody else leads; Romeo beside a Beggar is none."""
    t = situation("RB", ["trade-5: R landlord, B juliet, R queen"], hands={"R": "king romeo"}, turn="R")
    weaker = situation("RB", ["trade-5: R king, B juliet"], hands={"R": "beggar romeo"}, turn="R")

    assert "means-firm" in meant(t, "R", "lay king column-1")
    assert meant(weaker, "R", "lay beggar column-1")["means-gives-up"] == {"goal": "trade-5"}


def test_goals_that_are_swapped_keep_their_names() -> None:
    """A Traitor takes the better goal along: it is told by goals, not by columns."""
    t = situation("RB", ["music-1: R traitor(d), R king", "trade-5: B juliet"], hands={"R": "queen"}, turn="R")
    u = situation("RB", ["trade-5: R traitor, R king", "music-1: B juliet"], hands={"R": "queen"}, turn="R")

    found = {one.line: one.args for one in reasons(t, u, 0)}

    assert found["means-lead-from"] == {"goal": "trade-5", "seat": "seat-1"}
    assert found["means-gives-up"] == {"goal": "music-1"}


def test_what_is_turned_up_and_closed() -> None:
    """A Storm that comes up closes the column."""
    t = situation("RB", ["trade-5: B storm(d)", "music-5: R storm(d)"], hands={"R": "king queen"}, turn="R")

    found = meant(t, "R", "lay king column-1")

    assert found["means-turns-up"] == {"seat": "seat-1", "column": "column-1"}
    assert found["means-closes"] == {"column": "column-1"}
    own = situation("RB", ["trade-5:", "music-5: R storm(d)"], hands={"R": "king queen"}, turn="R")
    assert meant(own, "R", "lay king column-2")["means-turns-up-own"] == {"card": "storm", "column": "column-2"}


def test_a_round_that_ends_brings_points() -> None:
    """They are counted as the score counts them."""
    t = situation("RB", ["trade-2: B juliet"], hands={"R": "king", "B": "queen"}, turn="R")

    assert meant(t, "R", "lay king column-1") == {"means-points": {"points": 2}, "means-round-ends": {}}


def test_the_end_of_the_game() -> None:
    """Who wins it, or loses it, says so first."""
    won = situation("RB", ["trade-2: B juliet"], hands={"R": "king"}, turn="R", number=6)
    lost = situation("RB", ["trade-2: B king"], hands={"R": "queen"}, turn="R", number=6)

    assert list(meant(won, "R", "lay king column-1")) == ["means-victory", "means-points"]
    assert list(meant(lost, "R", "lay queen column-1")) == ["means-defeat"]

"""What one touch means: as many cubes as there are, and what was touched first leads."""

from __future__ import annotations

from emerald_second.situations import seat_of, situation
from intrigue.drafts import Considered, judge
from intrigue.games.emerald.second import GAME
from intrigue.games.emerald.second.table import Emerald


def considered(t: Emerald, colour: str, *draft: str) -> Considered:
    """What the rules say to these wishes."""
    seat = seat_of(t, colour)
    return judge(GAME, GAME.observe(t, seat), seat).consider(draft)


def test_cubes_are_taken_as_many_as_the_rules_allow() -> None:
    """As many of a place as lie there and as the symbols of the cards allow."""
    t = situation(
        "M Th",
        ["paris: M 3 cubes", "rome: M 1 cube"],
        hands={"M": "retrieve_two city_berlin"},
        limbo={"M": 2},
        turn="M",
    )

    one_card = considered(t, "M", "retrieve retrieve_two")
    one_taken = considered(t, "M", "retrieve retrieve_two", "take rome")

    assert one_card.times == {"take paris": 2, "take rome": 1, "take limbo": 2}
    assert one_taken.times == {"take paris": 1, "take limbo": 1}


def test_what_was_touched_first_leads() -> None:
    """Of two cards that could both begin an assassination, the other one is a bomb of it."""
    t = situation(
        "M Th",
        ["paris: M 2 agents 1 cube, Th 1 agent", "berlin: Th 1 agent"],
        hands={"M": "assassinate_bomb ravachol place_bomb"},
        turn="M",
    )

    for first, second in (("assassinate_bomb", "ravachol"), ("ravachol", "assassinate_bomb")):
        readings = considered(t, "M", first, "aim paris seat-1", second).readings

        assert [reading.phrases for reading in readings] == [
            (f"assassinate {first}", "aim paris seat-1", f"bomb {second}")
        ]

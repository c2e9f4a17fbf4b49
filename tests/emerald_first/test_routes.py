"""The map (section 9)."""

from __future__ import annotations

from emerald_first.situations import seat_of, situation
from intrigue.games.emerald.first.cards import CITIES, CITY_NAMES
from intrigue.games.emerald.first.numbers import NO_ROAD
from intrigue.games.emerald.first.routes import detours, journeys, neighbours
from support import clause


@clause("E1-127", "E1-129", "E1-131", "E1-132")
def test_the_table_of_routes_is_that_of_the_search() -> None:
    """While all cities are open, the costs at hand are those that a search along the roads finds."""
    t = situation("M Tu")

    for start in range(CITIES):
        assert list(journeys(t, 0, start)) == list(detours(t, 0, start))


@clause("E1-133", "E1-132")
def test_two_arms_of_a_junction_are_neighbours() -> None:
    """Washington's neighbours are the other arms of the Atlantic crossing, for its cost once."""
    t = situation("M Tu")
    washington = CITY_NAMES.index("washington")

    near = [CITY_NAMES[city] for city in neighbours(t, 0, washington)]

    assert near == ["london", "madrid"]
    assert journeys(t, 0, washington)[CITY_NAMES.index("london")] == 3
    assert journeys(t, 0, washington)[CITY_NAMES.index("paris")] == 4


@clause("E1-137", "E1-138", "E1-267")
def test_closed_cities_are_passed_round() -> None:
    """Through locked Paris only its owner goes, through destroyed Rome nobody; others take the longer way."""
    t = situation("M Tu", ["paris: controlled by M, locked", "rome: destroyed"])
    london, paris, zurich = (CITY_NAMES.index(name) for name in ("london", "paris", "zurich"))

    assert journeys(t, seat_of(t, "M"), london)[zurich] == 2
    assert journeys(t, seat_of(t, "Tu"), london)[zurich] == 4
    assert journeys(t, seat_of(t, "Tu"), london)[paris] == NO_ROAD
    assert journeys(t, seat_of(t, "M"), london)[CITY_NAMES.index("rome")] == NO_ROAD

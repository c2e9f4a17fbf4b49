"""What players and spectators see of a situation."""

from __future__ import annotations

from emerald_second.situations import seat_of
from intrigue.games.emerald.second import GAME
from intrigue.games.emerald.second.cards import CARD_NAMES, CARDS
from intrigue.games.emerald.second.table import Emerald
from intrigue.games.emerald.second.view import CityView, OwnView, SeatView, View


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

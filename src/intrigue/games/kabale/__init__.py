"""Kabale und Hiebe (Lutz Stepponat, 2006), for 2 to 6 players. The rules are in `docs/rules/kabale.md`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from intrigue.boxfile import parse
from intrigue.games.colours import colour_choices, colours_of
from intrigue.games.kabale import turn
from intrigue.games.kabale.belief import KabaleBelief
from intrigue.games.kabale.box import BOX, TEXT
from intrigue.games.kabale.cards import (
    CARD_NAMES,
    CARDS,
    COLUMNS,
    GOAL_NAMES,
    GOALS,
    SEAT_NAMES,
    SEATS,
    VERBS,
)
from intrigue.games.kabale.observe import observe
from intrigue.games.kabale.options import CHOICES, agreed_options
from intrigue.games.kabale.scoring import score, winners
from intrigue.games.kabale.table import Kabale
from intrigue.games.kabale.view import View
from intrigue.kernel.errors import BadBox, BadOption
from intrigue.kernel.game import agreed, check_seats, check_viewer
from intrigue.kernel.rng import Rng
from intrigue.kernel.run import settle
from intrigue.kernel.verbs import Verbs


class KabaleGame:
    """The game as everybody else knows it."""

    id: Final = "kabale"
    seats: Final = SEATS
    rules: Final = 1
    box_file: Final = TEXT
    box_name: Final = ""
    verbs: Final[Verbs] = VERBS
    choices: Final = (
        *CHOICES,
        *colour_choices(BOX.colours, "K-9"),
    )
    # In a round a player lays every card once, and again those that Assassins sent back; besides a card there may be
    # a draw, a Cap or a Traitor, and a draw for the Cap.
    bound: Final = int((CARDS + COLUMNS) * COLUMNS * 4 * BOX.rounds)

    def __repr__(self) -> str:
        return f"intrigue.GAMES[{self.id!r}]"

    def new(self, seats: int, options: Mapping[str, str] = {}, listening: bool = False) -> Kabale:
        """A fresh table; nothing is dealt yet, for chance has not been asked."""
        check_seats(self, seats)
        values = agreed(self, seats, options)
        t = turn.new(seats)
        t.listening = listening
        t.options = agreed_options(values)
        t.colours = colours_of(BOX.colours, seats, options, values)
        start = values["start_player"]
        if start in SEAT_NAMES:
            if SEAT_NAMES.index(start) >= seats:
                raise BadOption(
                    f"table option start_player cannot be {start!r}: there are {seats} seats, from seat-0 on"
                )
            turn.begin(t, SEAT_NAMES.index(start))
        else:
            t.agenda.append(turn.StartPlayer())
        settle(t)
        return t

    def with_box_file(self, text: str) -> KabaleGame:
        """All its numbers are printed and known: there is no other table to play it with, wherever they were read."""
        if numbers_in(text) != numbers_in(self.box_file):
            raise BadBox("kabale is played with its own table only: all its numbers are known")
        return self

    def observe(self, t: Kabale, viewer: int | None) -> View:
        check_viewer(t, viewer)
        return observe(t, viewer)

    def believe(self, view: View) -> KabaleBelief:
        return KabaleBelief(view)

    def imagine(self, view: View, rng: Rng) -> Kabale:
        return KabaleBelief(view).imagine(rng)

    def scores(self, t: Kabale) -> tuple[int, ...]:
        return tuple(int(score(t, seat).points) for seat in range(t.seats))

    def returns(self, t: Kabale) -> tuple[float, ...]:
        best = winners(t)
        return tuple(1 / len(best) if seat in best else 0.0 for seat in range(t.seats))

    def pieces(self, t: Kabale) -> Mapping[str, int]:
        """Every single card and goal, wherever it is."""
        zones = (t.pile, t.hand, t.discards, t.lost)
        count: dict[str, int] = {"negative": sum(n < 0 for zone in (*zones, t.unseen, t.won, t.out) for n in zone)}
        for place in range(t.seats * CARDS):
            name = f"{SEAT_NAMES[place // CARDS]} {CARD_NAMES[place % CARDS]}"
            count[name] = sum(int(zone[place]) for zone in zones)
        for laid in (laid for cards in t.columns for laid in cards):
            count[f"{SEAT_NAMES[laid.owner]} {CARD_NAMES[laid.card]}"] += 1
        for goal in range(GOALS):
            heads = sum(head == goal for head in t.goals)
            won = sum(int(t.won[seat * GOALS + goal]) for seat in range(t.seats))
            count[GOAL_NAMES[goal]] = int(t.unseen[goal]) + heads + won + int(t.out[goal])
        return count


def numbers_in(text: str) -> dict[str, Any]:
    """What a box file says, apart from where that was read."""
    return {name: value for name, value in parse(text).items() if name != "provenance"}


GAME: Final = KabaleGame()

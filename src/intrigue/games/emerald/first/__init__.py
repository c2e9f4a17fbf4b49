"""A Study in Emerald, first edition (Martin Wallace, 2013), for 2 to 5 players: `docs/rules/emerald1.md`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from intrigue.games.colours import colour_choices
from intrigue.games.emerald.first import turn
from intrigue.games.emerald.first.belief import EmeraldBelief
from intrigue.games.emerald.first.box import PRINTED, TEXT, box, check
from intrigue.games.emerald.first.cards import (
    AGENT_NAMES,
    AGENTS,
    BISMARCK,
    CARD_NAMES,
    CITIES,
    CITY_CARD_NAMES,
    EFFECT_NAMES,
    FIRST_AGENT,
    FIRST_CITY_CARD,
    NAMED,
    SEAT_NAMES,
    VERBS,
)
from intrigue.games.emerald.first.numbers import Numbers
from intrigue.games.emerald.first.observe import observe
from intrigue.games.emerald.first.options import CHOICES, agreed_options
from intrigue.games.emerald.first.places import cubes_on_board, discs_left
from intrigue.games.emerald.first.scoring import final_score, winners
from intrigue.games.emerald.first.table import ASIDE, ON_MI_GO, SHOWN_BY, Emerald
from intrigue.games.emerald.first.view import View
from intrigue.games.emerald.shared.game import Edition, count_cards, count_zombies

COLOURS: Final = ("red", "yellow", "green", "blue", "white")


class FirstEdition(Edition[Emerald, View]):
    """The game as everybody else knows it, with one box file."""

    id = "emerald1"
    rules = 2
    verbs = VERBS
    colours = COLOURS
    choices = (
        *CHOICES,
        *colour_choices(COLOURS, "E1-22"),
    )

    def __init__(self, box_file: str = TEXT) -> None:
        super().__init__(box_file, TEXT)
        self.box: Final = PRINTED if box_file == TEXT else box(box_file)
        check(self.box, PRINTED)
        self.numbers: Final = Numbers(self.box)

    def with_box_file(self, text: str) -> FirstEdition:
        return FirstEdition(text)

    def laid_out(self, seats: int) -> Emerald:
        return turn.new(seats, self.numbers)

    def agree(self, t: Emerald, values: Mapping[str, str]) -> None:
        t.options = agreed_options(values)

    def seen(self, t: Emerald, viewer: int | None) -> View:
        return observe(t, viewer)

    def scores(self, t: Emerald) -> tuple[int, ...]:
        if t.over > 0:
            return tuple(int(final_score(t, seat)) for seat in range(t.seats))
        return tuple(int(t.disc[seat]) for seat in range(t.seats))

    def winners(self, t: Emerald) -> list[int]:
        return winners(t)

    def believe(self, view: View) -> EmeraldBelief:
        return EmeraldBelief(view, self.numbers)

    def pieces(self, t: Emerald) -> Mapping[str, int]:
        """Every card, counter, cube and zombie, wherever it is."""
        by_seat = (t.deck, t.hand, t.discards, t.lost, t.buried)
        board = (t.unseen, t.removed, t.cubes, t.blocked, t.zombies, t.pile)
        own_rows = (t.stock, t.pool, t.limbo, t.mad, t.shuffled, t.shuffled_unseen)
        numbers = (t.zombies_left, t.sane_left, t.mad_left, discs_left(t))
        count = count_cards(t, by_seat, (*board, *own_rows, numbers))
        count["in piles, more than unseen"] = max(0, sum(int(n) for n in t.pile) - sum(int(n) for n in t.unseen))
        for city in range(CITIES):
            count[CITY_CARD_NAMES[city]] += int(t.control[city] < 0 and not t.removed[FIRST_CITY_CARD + city])
            count[CARD_NAMES[BISMARCK]] += int(t.locked[city])
        for agent in range(NAMED):
            count[CARD_NAMES[FIRST_AGENT + agent]] += int(t.where[agent] == ON_MI_GO)
        for seat in range(t.seats):
            cubes = cubes_on_board(t, seat) + t.stock[seat] + t.pool[seat] + t.limbo[seat]
            count[f"{SEAT_NAMES[seat]} cubes"] = int(cubes)
        count["zombie pieces"] = count_zombies(t, int(t.numbers.zombies))
        count["mad counters"] = int(t.mad_left) + sum(int(n) for n in t.mad)
        count["agents without a master"] = sum(
            int(t.where[agent] > ASIDE and t.controller[agent] < 0) for agent in range(AGENTS)
        )
        count["double agents beyond the players"] = sum(int(place >= SHOWN_BY + t.seats) for place in t.double)
        count["agents"] = len(AGENT_NAMES)
        count["effects"] = len(EFFECT_NAMES)
        return count


GAME: Final = FirstEdition()

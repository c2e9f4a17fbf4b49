"""A Study in Emerald, second edition (Martin Wallace, 2015), for 2 to 5 players: `docs/rules/emerald2.md`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from intrigue.games.colours import colour_choices
from intrigue.games.emerald.second import turn
from intrigue.games.emerald.second.belief import EmeraldBelief
from intrigue.games.emerald.second.box import PRINTED, TEXT, box, check
from intrigue.games.emerald.second.cards import CITIES, CITY_CARD_NAMES, SEAT_NAMES, VERBS
from intrigue.games.emerald.second.numbers import Numbers
from intrigue.games.emerald.second.observe import observe
from intrigue.games.emerald.second.options import CHOICES, agreed_options
from intrigue.games.emerald.second.scoring import final_score, winners
from intrigue.games.emerald.second.table import Emerald, cubes_in_cities, on_board, on_cards, total
from intrigue.games.emerald.second.view import View
from intrigue.games.emerald.shared.game import Edition, count_cards, count_zombies

COLOURS: Final = ("red", "blue", "yellow", "green", "white")


class SecondEdition(Edition[Emerald, View]):
    """The game as everybody else knows it, with one box file."""

    id = "emerald2"
    rules = 2
    verbs = VERBS
    colours = COLOURS
    choices = (
        *CHOICES,
        *colour_choices(COLOURS, "E2-18"),
    )

    def __init__(self, box_file: str = TEXT) -> None:
        super().__init__(box_file, TEXT)
        self.box: Final = PRINTED if box_file == TEXT else box(box_file)
        check(self.box, PRINTED)
        self.numbers: Final = Numbers(self.box)

    def with_box_file(self, text: str) -> SecondEdition:
        return SecondEdition(text)

    def laid_out(self, seats: int) -> Emerald:
        return turn.new(seats, self.numbers)

    def agree(self, t: Emerald, values: Mapping[str, str]) -> None:
        t.options = agreed_options(values)

    def seen(self, t: Emerald, viewer: int | None) -> View:
        return observe(t, viewer)

    def scores(self, t: Emerald) -> tuple[int, ...]:
        if t.over > 0:
            return tuple(int(final_score(t, seat).points) for seat in range(t.seats))
        return tuple(int(total(t, seat)) for seat in range(t.seats))

    def winners(self, t: Emerald) -> list[int]:
        return winners(t)

    def believe(self, view: View) -> EmeraldBelief:
        return EmeraldBelief(view, self.numbers)

    def pieces(self, t: Emerald) -> Mapping[str, int]:
        """Every card, cube, agent and zombie, wherever it is."""
        by_seat = (t.deck, t.hand, t.discards, t.lost, t.kept)
        board = (t.unseen, t.removed, t.cubes, t.agents, t.zombies, t.stack, t.city_card_in)
        own_rows = (t.stock, t.limbo, t.agent_stock, t.away, t.yog, t.tokens, t.shuffled, t.shuffled_unseen)
        count = count_cards(t, by_seat, (*board, *own_rows))
        for city in range(CITIES):
            count[CITY_CARD_NAMES[city]] += int(t.city_card_in[city])
        for seat in range(t.seats):
            count[f"{SEAT_NAMES[seat]} cubes"] = int(cubes_in_cities(t, seat) + t.stock[seat] + t.limbo[seat])
            agents = on_board(t, seat) + t.yog[seat] + on_cards(t, seat) + t.agent_stock[seat]
            count[f"{SEAT_NAMES[seat]} agents"] = int(agents)
        count["zombie pieces"] = count_zombies(t, int(t.numbers.zombies))
        return count


GAME: Final = SecondEdition()

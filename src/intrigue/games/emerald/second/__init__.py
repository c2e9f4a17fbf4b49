"""A Study in Emerald, second edition (Martin Wallace, 2015), for 2 to 5 players: `docs/rules/emerald2.md`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from intrigue.games.colours import colour_choices, colours_of
from intrigue.games.emerald.parts.data import other_table
from intrigue.games.emerald.second import turn
from intrigue.games.emerald.second.belief import EmeraldBelief
from intrigue.games.emerald.second.cards import CARD_NAMES, CARDS, CITIES, CITY_CARD_NAMES, SEAT_NAMES, SEATS, VERBS
from intrigue.games.emerald.second.data import PRINTED, TEXT, box, check
from intrigue.games.emerald.second.numbers import Numbers
from intrigue.games.emerald.second.scoring import final_score, winners
from intrigue.games.emerald.second.sight import observe
from intrigue.games.emerald.second.table import Emerald, cubes_in_cities, on_board, on_cards, total
from intrigue.games.emerald.second.view import View
from intrigue.kernel.game import Choice, agreed, check_seats, check_viewer
from intrigue.kernel.rng import Rng
from intrigue.kernel.run import settle
from intrigue.kernel.verbs import Verbs

COLOURS: Final = ("red", "blue", "yellow", "green", "white")
YES: Final = ("true", "false")
NO: Final = ("false", "true")


class SecondEdition:
    """The game as everybody else knows it, with one table file."""

    id: Final = "emerald2"
    seats: Final = SEATS
    rules: Final = 1
    verbs: Final[Verbs] = VERBS
    choices: Final = (
        Choice("retrieve_short_allowed", YES, "E2-86"),
        Choice("stopped_assassination_clears_cubes", YES, "E2-146"),
        Choice("vampires_interrupt_one_use", NO, "E2-156"),
        Choice("loyalist_refill_again", NO, "E2-168"),
        Choice("finish_action_at_target", NO, "E2-271"),
        *colour_choices(COLOURS, "E2-18"),
    )
    bound: Final = 100_000

    def __init__(self, cards: str = TEXT) -> None:
        self.cards: Final = cards
        self.table: Final = other_table(cards, TEXT)
        table = PRINTED if cards == TEXT else box(cards)
        check(table, PRINTED)
        self.box: Final = table
        self.numbers: Final = Numbers(table)

    def __repr__(self) -> str:
        return f"intrigue.GAMES[{self.id!r}]"

    def with_cards(self, text: str) -> SecondEdition:
        return SecondEdition(text)

    def new(self, seats: int, options: Mapping[str, str] = {}, heard: bool = False) -> Emerald:
        """A fresh table; nothing is dealt yet, for chance has not been asked."""
        check_seats(self, seats)
        values = agreed(self, seats, options)
        t = turn.new(seats, self.numbers)
        t.heard = heard
        t.retrieve_short = values["retrieve_short_allowed"] == "true"
        t.stopped_clears = values["stopped_assassination_clears_cubes"] == "true"
        t.vampires_one_use = values["vampires_interrupt_one_use"] == "true"
        t.refill_again = values["loyalist_refill_again"] == "true"
        t.finish_action = values["finish_action_at_target"] == "true"
        t.colours = colours_of(COLOURS, seats, options, values)
        settle(t)
        return t

    def observe(self, t: Emerald, viewer: int | None) -> View:
        check_viewer(t, viewer)
        return observe(t, viewer)

    def believe(self, view: View) -> EmeraldBelief:
        return EmeraldBelief(view, self.numbers)

    def imagine(self, view: View, rng: Rng) -> Emerald:
        return self.believe(view).imagine(rng)

    def scores(self, t: Emerald) -> tuple[int, ...]:
        if t.over > 0:
            return tuple(int(final_score(t, seat).points) for seat in range(t.seats))
        return tuple(int(total(t, seat)) for seat in range(t.seats))

    def returns(self, t: Emerald) -> tuple[float, ...]:
        best = winners(t)
        return tuple(1 / len(best) if seat in best else 0.0 for seat in range(t.seats))

    def pieces(self, t: Emerald) -> Mapping[str, int]:
        """Every card, cube, agent and zombie, wherever it is."""
        by_seat = (t.deck, t.hand, t.discards, t.lost, t.kept)
        board = (t.unseen, t.removed, t.cubes, t.agents, t.zombies, t.stack, t.city_card_in)
        own_rows = (t.stock, t.limbo, t.agent_stock, t.away, t.yog, t.tokens, t.shuffled, t.shuffled_unseen)
        rows = (*by_seat, *board, *own_rows)
        count = {"below nought": sum(n < 0 for row in rows for n in row)}
        for card in range(CARDS):
            own = sum(int(zone[seat * CARDS + card]) for zone in by_seat for seat in range(t.seats))
            open_ = sum(face_up == card for face_up in t.face_up) + (t.in_play == card)
            count[CARD_NAMES[card]] = own + open_ + int(t.unseen[card]) + int(t.removed[card])
        for city in range(CITIES):
            count[CITY_CARD_NAMES[city]] += int(t.city_card_in[city])
        for seat in range(t.seats):
            count[f"{SEAT_NAMES[seat]} cubes"] = int(cubes_in_cities(t, seat) + t.stock[seat] + t.limbo[seat])
            agents = on_board(t, seat) + t.yog[seat] + on_cards(t, seat) + t.agent_stock[seat]
            count[f"{SEAT_NAMES[seat]} agents"] = int(agents)
        zombies = sum(int(n) for n in t.zombies) + int(t.zombies_left)
        count["zombie pieces"] = int(t.numbers.zombies) if t.banished else zombies
        return count


GAME: Final = SecondEdition()

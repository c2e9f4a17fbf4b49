"""A Study in Emerald, first edition (Martin Wallace, 2013), for 2 to 5 players: `docs/rules/emerald1.md`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from intrigue.games.colours import colour_choices, colours_of
from intrigue.games.emerald.first import turn
from intrigue.games.emerald.first.belief import EmeraldBelief
from intrigue.games.emerald.first.cards import (
    AGENT_NAMES,
    AGENTS,
    BISMARCK,
    CARD_NAMES,
    CARDS,
    CITIES,
    CITY_CARD_NAMES,
    EFFECT_NAMES,
    FIRST_AGENT,
    FIRST_CITY_CARD,
    NAMED,
    SEAT_NAMES,
    SEATS,
    VERBS,
)
from intrigue.games.emerald.first.data import PRINTED, TEXT, box, check
from intrigue.games.emerald.first.numbers import Numbers
from intrigue.games.emerald.first.places import cubes_on_board, discs_left
from intrigue.games.emerald.first.scoring import final_score, winners
from intrigue.games.emerald.first.sight import observe
from intrigue.games.emerald.first.table import ASIDE, ON_MI_GO, SHOWN_BY, Emerald
from intrigue.games.emerald.first.view import View
from intrigue.games.emerald.parts.data import other_table
from intrigue.kernel.game import Choice, agreed, check_seats, check_viewer
from intrigue.kernel.rng import Rng
from intrigue.kernel.run import settle
from intrigue.kernel.verbs import Verbs

COLOURS: Final = ("red", "yellow", "green", "blue", "white")
SAFE_RULES: Final = ("turn", "game", "none")
YES: Final = ("true", "false")
NO: Final = ("false", "true")


class FirstEdition:
    """The game as everybody else knows it, with one table file."""

    id: Final = "emerald1"
    seats: Final = SEATS
    rules: Final = 1
    verbs: Final[Verbs] = VERBS
    choices: Final = (
        Choice("foiled_victim_safe", SAFE_RULES, "E1-231"),
        Choice("kept_double_agent_still_foils", YES, "E1-225"),
        Choice("disguise_vs_zombies", NO, "E1-240"),
        Choice("zombie_reach", ("agents_and_zombies", "zombies"), "E1-348"),
        Choice("zombie_chain", NO, "E1-349"),
        Choice("zombie_cthulhu_kills_score", YES, "E1-442"),
        Choice("devils_island_includes_game_card", NO, "E1-385"),
        Choice("cthulhu_takes_royal_disc", NO, "E1-374"),
        Choice("track_points", ("current", "highest_ever"), "E1-438"),
        *colour_choices(COLOURS, "E1-22"),
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

    def with_cards(self, text: str) -> FirstEdition:
        return FirstEdition(text)

    def new(self, seats: int, options: Mapping[str, str] = {}, heard: bool = False) -> Emerald:
        """A fresh table; nothing is dealt yet, for chance has not been asked."""
        check_seats(self, seats)
        values = agreed(self, seats, options)
        t = turn.new(seats, self.numbers)
        t.heard = heard
        t.safe_rule = SAFE_RULES.index(values["foiled_victim_safe"])
        t.kept_foils = values["kept_double_agent_still_foils"] == "true"
        t.disguise_zombies = values["disguise_vs_zombies"] == "true"
        t.reach_by_zombies = values["zombie_reach"] == "zombies"
        t.zombie_chain = values["zombie_chain"] == "true"
        t.beasts_score = values["zombie_cthulhu_kills_score"] == "true"
        t.island_card = values["devils_island_includes_game_card"] == "true"
        t.royal_disc_taken = values["cthulhu_takes_royal_disc"] == "true"
        t.highest_ever = values["track_points"] == "highest_ever"
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
            return tuple(int(final_score(t, seat)) for seat in range(t.seats))
        return tuple(int(t.disc[seat]) for seat in range(t.seats))

    def returns(self, t: Emerald) -> tuple[float, ...]:
        best = winners(t)
        return tuple(1 / len(best) if seat in best else 0.0 for seat in range(t.seats))

    def pieces(self, t: Emerald) -> Mapping[str, int]:
        """Every card, counter, cube and zombie, wherever it is."""
        by_seat = (t.deck, t.hand, t.discards, t.lost, t.buried)
        board = (t.unseen, t.removed, t.cubes, t.blocked, t.zombies, t.pile)
        own_rows = (t.stock, t.pool, t.limbo, t.mad, t.shuffled, t.shuffled_unseen)
        numbers = (t.zombies_left, t.sane_left, t.mad_left, discs_left(t))
        rows = (*by_seat, *board, *own_rows, numbers)
        count = {"below nought": sum(n < 0 for row in rows for n in row)}
        count["in piles, more than unseen"] = max(0, sum(int(n) for n in t.pile) - sum(int(n) for n in t.unseen))
        for card in range(CARDS):
            own = sum(int(zone[seat * CARDS + card]) for zone in by_seat for seat in range(t.seats))
            open_ = sum(face_up == card for face_up in t.face_up) + (t.in_play == card)
            count[CARD_NAMES[card]] = own + open_ + int(t.unseen[card]) + int(t.removed[card])
        for city in range(CITIES):
            count[CITY_CARD_NAMES[city]] += int(t.control[city] < 0 and not t.removed[FIRST_CITY_CARD + city])
            count[CARD_NAMES[BISMARCK]] += int(t.locked[city])
        for agent in range(NAMED):
            count[CARD_NAMES[FIRST_AGENT + agent]] += int(t.where[agent] == ON_MI_GO)
        for seat in range(t.seats):
            cubes = cubes_on_board(t, seat) + t.stock[seat] + t.pool[seat] + t.limbo[seat]
            count[f"{SEAT_NAMES[seat]} cubes"] = int(cubes)
        zombies = sum(int(n) for n in t.zombies) + int(t.zombies_left)
        count["zombie pieces"] = int(t.numbers.zombies) if t.banished else zombies
        count["mad counters"] = int(t.mad_left) + sum(int(n) for n in t.mad)
        count["agents without a master"] = sum(
            int(t.where[agent] > ASIDE and t.controller[agent] < 0) for agent in range(AGENTS)
        )
        count["double agents beyond the players"] = sum(int(place >= SHOWN_BY + t.seats) for place in t.double)
        count["agents"] = len(AGENT_NAMES)
        count["effects"] = len(EFFECT_NAMES)
        return count


GAME: Final = FirstEdition()

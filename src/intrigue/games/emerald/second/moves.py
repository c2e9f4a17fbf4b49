"""Actions that move agents and markers."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from intrigue.games.emerald.second.cards import (
    ADVANCE,
    CARDS,
    CITIES,
    CITY_NAMES,
    DONE,
    GO,
    LOYALIST,
    MOVE,
    NO_CARD,
    PLAYERS,
    RESTORATIONIST,
    TRACKS,
)
from intrigue.games.emerald.second.plans import spend_action
from intrigue.games.emerald.second.points_and_end import after_markers, move_marker
from intrigue.games.emerald.second.table import Emerald, agents_in_cities
from intrigue.games.emerald.shared.piles import left
from intrigue.games.emerald.shared.plans import (
    Plan,
    cards_among,
    in_any_order,
    last_chosen,
    play_chosen,
    symbols,
)
from intrigue.kernel.event import Plain, seat_name

# ---------------------------------------------------------------- move agents


class MovePlan(Plan[Emerald]):
    """Cards, then agents and where they go, by city; every card must be needed (E2-87 to E2-91, E2-305)."""

    def prompt(self, t: Emerald) -> str:
        return "move"

    def about(self, t: Emerald) -> dict[str, Plain]:
        most = min(symbols(t, t.numbers.move), agents_in_cities(t, t.active))
        more = cards_among(t, in_any_order(t, self, t.active), MOVE)
        must = max(0, int(self.fewest(t, NO_CARD)) - len(t.picked))
        return {"n": len(t.picked), "of": int(most), "must": must, "more": more}

    def fewest(self, t: Emerald, extra: i64) -> i64:
        """How many agents must be moved for the smallest card to be needed; `extra` is a card to be added."""
        row = t.numbers.move
        sum_ = symbols(t, row)
        least = row[t.chosen[0]]
        for card in t.chosen:
            least = min(least, row[card])
        if extra != NO_CARD:
            sum_ += row[extra]
            least = min(least, row[extra])
        return sum_ - least + 1

    def options(self, t: Emerald, seat: i64) -> vec[i64]:
        out = vec[i64]()
        row = t.numbers.move
        moved = len(t.picked)
        if moved == 0:
            agents = agents_in_cities(t, seat)
            for card in range(0 if t.any_order else last_chosen(t), CARDS):
                if row[card] > 0 and left(t, seat, card) > 0 and self.fewest(t, card) <= agents:
                    out = append(out, MOVE + card)
        fewest = self.fewest(t, NO_CARD)
        if moved >= fewest:
            out = append(out, DONE)
        start = t.picked[moved - 1] if moved > 0 and not t.any_order else i64(0)
        after: i64 = 0  # agents that could still move from here on
        for city in range(CITIES - 1, start // CITIES - 1, -1):
            n = self.unmoved(t, seat, city)
            after += n
            if n > 0 and (moved + after >= fewest or t.any_order):
                for there in range(CITIES):
                    if there != city and city * CITIES + there >= start:
                        out = append(out, GO + city * CITIES + there)
        return out

    def unmoved(self, t: Emerald, seat: i64, city: i64) -> i64:
        """Agents in a city that have not been moved in this action (E2-91)."""
        n = t.agents[city * PLAYERS + seat]
        for move in t.picked:
            if move // CITIES == city:
                n -= 1
        return n

    def take(self, t: Emerald, seat: i64, option: i64) -> None:
        if MOVE <= option < MOVE + CARDS:
            t.chosen = append(t.chosen, option - MOVE)
            return
        if option != DONE:
            t.picked = append(t.picked, option - GO)
            if len(t.picked) < symbols(t, t.numbers.move) and len(t.picked) < agents_in_cities(t, seat):
                return
        moves = t.picked
        play_chosen(t, seat, "move")
        spend_action(t)
        for move in moves:
            city = move // CITIES
            there = move % CITIES
            t.agents[city * PLAYERS + seat] -= 1
            t.agents[there * PLAYERS + seat] += 1
            if t.listening:
                t.tell("agent-moved", seat=seat_name(seat), city=CITY_NAMES[city], there=CITY_NAMES[there])


# ---------------------------------------------------------------- move markers


def marker_symbols(t: Emerald, card: i64, track: i64) -> i64:
    """The symbols of a track on a card."""
    return t.numbers.loyalist[card] if track == LOYALIST else t.numbers.restorationist[card]


class MarkerPlan(Plan[Emerald]):
    """Cards, each for one of its marker symbols, until it is done (E2-93, E2-94, E2-306)."""

    def prompt(self, t: Emerald) -> str:
        return "advance"

    def about(self, t: Emerald) -> dict[str, Plain]:
        more = len(in_any_order(t, self, t.active)) - 1
        return {"loyalist": self.steps(t, LOYALIST), "restorationist": self.steps(t, RESTORATIONIST), "more": more}

    def steps(self, t: Emerald, track: i64) -> int:
        """How far the chosen cards move a marker."""
        n: i64 = 0
        for i in range(len(t.chosen)):
            if t.picked[i] == track:
                n += marker_symbols(t, t.chosen[i], track)
        return int(n)

    def options(self, t: Emerald, seat: i64) -> vec[i64]:
        out = vec[i64]([DONE])
        last = i64(0) if t.any_order else last_chosen(t) * TRACKS + t.picked[len(t.picked) - 1]
        for card in range(last // TRACKS, CARDS):
            if left(t, seat, card) > 0:
                for track in range(TRACKS):
                    if marker_symbols(t, card, track) > 0 and card * TRACKS + track >= last:
                        out = append(out, ADVANCE + card * TRACKS + track)
        return out

    def take(self, t: Emerald, seat: i64, option: i64) -> None:
        if option != DONE:
            t.chosen = append(t.chosen, (option - ADVANCE) // TRACKS)
            t.picked = append(t.picked, (option - ADVANCE) % TRACKS)
            return
        cards = t.chosen
        tracks = t.picked
        play_chosen(t, seat, "marker")
        spend_action(t)
        for i in range(len(cards)):
            move_marker(t, tracks[i], marker_symbols(t, cards[i], tracks[i]))
        after_markers(t, seat)

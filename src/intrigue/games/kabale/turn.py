"""The course of the game: rounds, turns, and the end of a round (sections 4 to 7)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from intrigue.games.kabale.cards import (
    ALL_GOALS,
    CARD_NAMES,
    CARDS,
    COLUMN_NAMES,
    COLUMNS,
    GOAL_NAMES,
    HAND,
    LAY,
    ROUNDS,
    SEAT_NAMES,
    START,
    TURN_UP,
)
from intrigue.games.kabale.effects import put
from intrigue.games.kabale.piles import DRAW_ONE, DrawUp, can_draw
from intrigue.games.kabale.scoring import end
from intrigue.games.kabale.settling import settle_column
from intrigue.games.kabale.table import FACE_DOWN, Kabale, all_full, closed
from intrigue.kernel.bag import some
from intrigue.kernel.event import Opened, seat_name, secret
from intrigue.kernel.table import NOBODY, Chance, Step


class StartPlayer(Chance[Kabale]):
    """Chance names the first player, where the table does not (K-18)."""

    def __init__(self) -> None:
        super().__init__(START)

    def prompt(self, t: Kabale) -> str:
        return "start-player"

    def weights(self, t: Kabale) -> vec[i64]:
        return vec[i64]([i64(1)] * t.seats)

    def take(self, t: Kabale, option: i64) -> None:
        begin(t, option - START)

    def fields(self) -> tuple[int, ...]:
        return ()


def begin(t: Kabale, seat: i64) -> None:
    """The player who has the first turn of the game."""
    t.first = seat
    t.active = seat
    if t.listening:
        t.tell("starts", seat=seat_name(seat))


class Round(Step[Kabale]):
    """A round: hands are filled, goals turned up, and the first player has their turn (K-20 to K-28)."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def take(self, t: Kabale, option: i64) -> None:
        t.round += 1
        if t.listening:
            t.tell("round-begins", round=int(t.round))
        t.agenda.append(NEXT_TURN[t.first])
        for _ in range(t.seats):
            t.agenda.append(GoalTurnedUp())
        for seat in range(t.seats - 1, -1, -1):
            t.agenda.append(DrawUp(seat))

    def fields(self) -> tuple[int, ...]:
        return ()


class GoalTurnedUp(Chance[Kabale]):
    """The next goal is turned up and becomes the head of a column (K-21 to K-23)."""

    def __init__(self) -> None:
        super().__init__(TURN_UP)

    def prompt(self, t: Kabale) -> str:
        return "goal"

    def weights(self, t: Kabale) -> vec[i64]:
        return t.unseen

    def take(self, t: Kabale, option: i64) -> None:
        goal = option - TURN_UP
        t.unseen[goal] -= 1
        t.goal_pile -= 1
        t.goals = append(t.goals, goal)
        t.columns.append([])
        if t.listening:
            t.tell("goal-turned-up", goal=Opened(GOAL_NAMES[goal]), column=COLUMN_NAMES[len(t.columns) - 1])

    def fields(self) -> tuple[int, ...]:
        return ()


class NextTurn(Step[Kabale]):
    """This player's turn comes next, unless the round is over; who has no card to play is skipped (K-46 to K-48)."""

    def __init__(self, who: i64) -> None:
        super().__init__(NOBODY)
        self.who: Final = who

    def take(self, t: Kabale, option: i64) -> None:
        if all_full(t):
            t.agenda.append(EndOfRound())
            return
        seat = self.who
        for _ in range(t.seats):
            holds = some(t.hand, seat, CARDS)
            if holds or can_draw(t, seat):
                t.active = seat
                t.agenda.append(TURN[seat])
                if not holds:
                    t.agenda.append(DRAW_ONE[seat])
                return
            t.tell("skipped", seat=seat_name(seat))
            seat = t.left_of(seat)
        t.agenda.append(EndOfRound())

    def fields(self) -> tuple[int, ...]:
        return (self.who,)


class Turn(Step[Kabale]):
    """The player must lay one card face down in a column that is not closed (K-29 to K-33)."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat)

    def prompt(self, t: Kabale) -> str:
        return "turn"

    def forced(self, t: Kabale) -> bool:
        """With a single card and a single column that is not closed, which everybody sees, there is no choice."""
        return True

    def options(self, t: Kabale) -> vec[i64]:
        out = vec[i64](capacity=HAND * COLUMNS)
        hand = t.hand
        first = self.seat * CARDS
        open_columns = vec[i64](capacity=COLUMNS)
        for column in range(len(t.columns)):
            if not closed(t, column):
                open_columns = append(open_columns, column)
        for card in range(CARDS):
            if hand[first + card] > 0:
                for column in open_columns:
                    out = append(out, LAY + card * COLUMNS + column)
        return out

    def take(self, t: Kabale, option: i64) -> None:
        card = (option - LAY) // COLUMNS
        column = (option - LAY) % COLUMNS
        t.hand[self.seat * CARDS + card] -= 1
        if t.listening:
            t.tell(
                "laid",
                seat=seat_name(self.seat),
                card=secret(CARD_NAMES[card], self.seat),
                column=COLUMN_NAMES[column],
            )
        t.agenda.append(NEXT_TURN[t.left_of(self.seat)])
        t.agenda.append(DRAW_ONE[self.seat])
        put(t, column, FACE_DOWN[self.seat * CARDS + card], 0)


NEXT_TURN: Final = [NextTurn(seat) for seat in range(len(SEAT_NAMES))]
TURN: Final = [Turn(seat) for seat in range(len(SEAT_NAMES))]


class EndOfRound(Step[Kabale]):
    """All cards are turned up, the columns settled, the cards taken back (K-57 to K-64)."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def take(self, t: Kabale, option: i64) -> None:
        if t.listening:
            t.tell("round-ends", round=int(t.round))
        for column in range(len(t.columns)):
            show(t, column)
        for column in range(len(t.columns)):
            settle_column(t, column)
        clear_up(t)
        t.first = t.left_of(t.active)
        if t.round < ROUNDS:
            t.agenda.append(Round())
        else:
            end(t)

    def fields(self) -> tuple[int, ...]:
        return ()


def show(t: Kabale, column: i64) -> None:
    """Turn up what still lies face down; immediate abilities have no effect any more (K-57, K-58)."""
    cards = t.columns[column]
    for at in range(len(cards)):
        laid = cards[at]
        if not laid.up:
            cards[at] = laid.turned_up()
            if t.listening:
                card = CARD_NAMES[laid.card]
                t.tell("shown", owner=seat_name(laid.owner), card=Opened(card), column=COLUMN_NAMES[column])


def clear_up(t: Kabale) -> None:
    """Everybody takes their cards from the columns to their own discards (K-62)."""
    for cards in t.columns:
        for laid in cards:
            t.discards[laid.owner * CARDS + laid.card] += 1
    t.columns = []
    t.goals = vec[i64]()


def new(seats: i64) -> Kabale:
    """A table before the first draw: every player's 25 cards in their draw pile, the goals unseen (section 4)."""
    t = Kabale(seats)
    t.lay_out()
    for i in range(seats * CARDS):
        t.pile[i] = 1
        t.shuffled[i] = 1
    t.unseen = ALL_GOALS[:]
    t.goal_pile = seats * ROUNDS
    t.agenda.append(Round())
    return t

"""A tiny game that has everything the laws speak of: chance, hands, a window with a reaction, an end.

Everybody holds three cards. In turn a player strikes at another player, or waits. Before a blow falls, all others
are asked in turn whether they throw a guard in its way. Whom it hits loses a point. After three turns each it is over.

The class attributes `bug_…` plant mistakes, one at a time, for `test_laws_bite.py`.
"""

from __future__ import annotations

from collections.abc import Mapping

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from intrigue.kernel.bag import empty, fill, held, names
from intrigue.kernel.event import Arg, Event, Opened, seat_name, secret
from intrigue.kernel.game import Choice, check_seats
from intrigue.kernel.rng import Rng
from intrigue.kernel.run import settle
from intrigue.kernel.table import NOBODY, Chance, Step, Table, roll
from intrigue.kernel.verbs import Verb, Verbs
from intrigue.kernel.window import Reaction, Window

CARD_NAMES = ("guard", "page", "fool")
CARDS = len(CARD_NAMES)
COPIES = 6
SEATS = range(2, 5)
VERBS = Verbs(
    Verb("strike", [seat_name(seat) for seat in range(4)]),
    Verb("wait"),
    Verb("let"),
    Verb("guard", ["guard"]),
    Verb("peek"),
    Verb("draw", CARD_NAMES),
)
STRIKE, WAIT, LET, GUARD, PEEK, DRAW = (VERBS.first[verb.name] for verb in VERBS.verbs)


class Court(Table):
    """The full state."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.game = CourtGame()
        self.deck = vec[i64]([COPIES] * CARDS)
        self.hands = empty(seats * CARDS)
        self.discards = empty(CARDS)
        self.points = [3] * seats
        self.turns = 0

    def copy(self) -> Court:
        t = Court(int(self.seats))
        t.game = self.game
        t.agenda = self.agenda[:]
        t.deck = self.deck[:]
        t.hands = self.hands if self.game.bug_shared_list else self.hands[:]
        t.discards = self.discards[:]
        t.points = self.points[:]
        t.turns = self.turns
        return t


class Draw(Chance[Court]):
    """A player draws a card."""

    def __init__(self, who: int) -> None:
        super().__init__(DRAW)
        self.who = who

    def prompt(self, t: Court) -> str:
        return "draw"

    def fields(self) -> tuple[int, ...]:
        return (self.who,)

    def weights(self, t: Court) -> vec[i64]:
        return t.deck

    def take(self, t: Court, option: i64) -> None:
        t.deck[option - DRAW] -= 1
        t.hands[self.who * CARDS + option - DRAW] += 1
        card = CARD_NAMES[option - DRAW]
        marked: Arg = card if t.game.bug_unmarked_secret else secret(card, self.who)
        t.tell("drew", seat=seat_name(self.who), card=marked)
        if t.game.bug_written_for_nobody:
            t.log.append(Event("drew"))


class NextTurn(Step[Court]):
    """Whose turn it is now, unless everybody has had three."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def fields(self) -> tuple[int, ...]:
        return ()

    def take(self, t: Court, option: i64) -> None:
        if t.turns < 3 * t.seats or t.game.bug_endless:
            t.agenda.append(Turn(t.turns % int(t.seats)))


class Turn(Step[Court]):
    """Strike at somebody, look at the next card of the deck, or wait."""

    def prompt(self, t: Court) -> str:
        return "turn"

    def options(self, t: Court) -> vec[i64]:
        at = [STRIKE + seat for seat in range(t.seats) if seat != self.seat]
        if t.game.bug_telling_options:  # nobody may strike at who holds a guard
            at = [option for option in at if t.hands[(option - STRIKE) * CARDS] == 0]
        return vec[i64]([i64(option) for option in [*at, WAIT, PEEK]])

    def take(self, t: Court, option: i64) -> None:
        t.turns += 1
        t.agenda.append(NextTurn())
        if option == WAIT:
            t.tell("waits", seat=seat_name(int(self.seat)))
        elif option == PEEK:
            self.peek(t)
        else:
            t.tell("strikes", seat=seat_name(int(self.seat)), target=seat_name(int(option - STRIKE)))
            others = tuple(seat for seat in range(t.seats) if seat != self.seat)
            if t.game.bug_asks_only_holders:
                others = tuple(seat for seat in others if t.hands[seat * CARDS] > 0)
            t.agenda.append(Blow(int(self.seat), int(option - STRIKE), *others))

    def peek(self, t: Court) -> None:
        """Everybody sees which card the player holds most of."""
        most = max(range(CARDS), key=lambda card: t.hands[self.seat * CARDS + card])
        card = CARD_NAMES[most]
        t.tell("shows", seat=seat_name(int(self.seat)), card=card if t.game.bug_unmarked_opening else Opened(card))


class Guarding(Reaction[Court]):
    """A guard in hand stops the blow."""

    def offers(self, t: Court, seat: i64, occasion: Window[Court]) -> vec[i64]:
        return vec[i64]([i64(GUARD)] if t.hands[seat * CARDS] > 0 else [])

    def resolve(self, t: Court, seat: i64, option: i64, occasion: Window[Court]) -> bool:
        t.hands[seat * CARDS] -= 1
        if not t.game.bug_lost_piece:
            t.discards[0] += 1
        t.tell("guards", seat=seat_name(int(seat)), card=Opened("guard"))
        if held(t.deck, 0, CARDS) > 0:
            t.agenda.append(Draw(int(seat)))
        return True


class Blow(Window[Court]):
    """A blow is about to fall."""

    def __init__(self, striker: int, target: int, *seats: int) -> None:
        super().__init__(seats)
        self.striker = striker
        self.target = target

    def prompt(self, t: Court) -> str:
        return "blow"

    def fields(self) -> tuple[int, ...]:
        return (self.striker, self.target, *self.seats)

    def forced(self, t: Court) -> bool:
        return t.game.bug_forced_window  # who holds no guard can only let it fall

    def reactions(self) -> list[Reaction[Court]]:
        return [Guarding()]

    def declined(self) -> i64:
        return i64(LET)

    def for_seats(self, seats: tuple[int, ...]) -> Blow:
        return Blow(self.striker, self.target, *seats)

    def happens(self, t: Court) -> None:
        t.points[self.target] -= 1
        t.tell("hit", seat=seat_name(self.target))


class View(Struct, frozen=True):
    """What a seat sees."""

    viewer: int | None
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    unseen: tuple[str, ...]
    discards: tuple[str, ...]
    points: tuple[int, ...]
    turns: int
    agenda: tuple[tuple[str, tuple[int, ...]], ...]
    order: tuple[int, ...] = ()


class Belief:
    """The cards the viewer has not placed, dealt at random."""

    def __init__(self, game: CourtGame, view: View) -> None:
        self.game = game
        self.view = view

    def imagine(self, rng: Rng) -> Court:
        view = self.view
        t = Court(len(view.points))
        t.game = self.game
        t.deck = empty(CARDS)
        fill(t.deck, 0, CARD_NAMES, view.unseen)
        fill(t.discards, 0, CARD_NAMES, view.discards)
        t.points = list(view.points)
        t.turns = view.turns
        for seat, size in enumerate(view.hand_sizes):
            if seat == view.viewer:
                fill(t.hands, seat, CARD_NAMES, view.hand)
            else:
                for _ in range(size):
                    card = roll(t.deck, rng)
                    t.deck[card] -= 1
                    t.hands[seat * CARDS + card] += 1
        t.agenda = [STEPS[name](*fields) for name, fields in view.agenda]
        return t


STEPS = {step.__name__: step for step in (Draw, NextTurn, Turn, Blow)}


class CourtGame:
    """The game as everybody else knows it."""

    id = "court"
    seats = SEATS
    rules = 1
    bound = 200
    verbs = VERBS
    box_file = ""
    box_name = ""
    choices: tuple[Choice, ...] = ()

    bug_asks_only_holders = False
    bug_unmarked_secret = False
    bug_unmarked_opening = False
    bug_shared_list = False
    bug_leaking_order = False
    bug_lost_piece = False
    bug_written_for_nobody = False
    bug_telling_options = False
    bug_endless = False
    bug_forgetful_imagination = False
    bug_hidden_dice = False
    bug_forced_window = False

    def with_box_file(self, text: str) -> CourtGame:
        return self

    def new(self, seats: int, options: Mapping[str, str] = {}, listening: bool = False) -> Court:
        check_seats(self, seats)
        t = Court(seats)
        t.listening = listening
        t.game = self
        t.agenda = [NextTurn(), *[Draw(seat) for seat in range(seats) for _ in range(3)]]
        if self.bug_hidden_dice:
            t.turns = next(DICE) % 2
        settle(t)
        return t

    def observe(self, t: Court, viewer: int | None) -> View:
        unseen = t.deck[:]
        for seat in range(t.seats):
            if seat != viewer:
                for card in range(CARDS):
                    unseen[card] += t.hands[seat * CARDS + card]
        seats = range(t.seats)
        order = sorted(seats, key=lambda seat: t.hands[seat * CARDS]) if self.bug_leaking_order else ()
        return View(
            viewer=viewer,
            hand=() if viewer is None else names(t.hands, viewer, CARD_NAMES),
            hand_sizes=tuple(int(held(t.hands, seat, CARDS)) for seat in seats),
            unseen=names(unseen, 0, CARD_NAMES),
            discards=names(t.discards, 0, CARD_NAMES),
            points=tuple(t.points),
            turns=t.turns,
            agenda=tuple((type(step).__name__, step.fields()) for step in t.agenda),
            order=tuple(order),
        )

    def believe(self, view: View) -> Belief:
        return Belief(self, view)

    def imagine(self, view: View, rng: Rng) -> Court:
        t = Belief(self, view).imagine(rng)
        if self.bug_forgetful_imagination:
            t.turns = 0
        return t

    def scores(self, t: Court) -> tuple[int, ...]:
        return tuple(t.points)

    def returns(self, t: Court) -> tuple[float, ...]:
        best = max(t.points)
        return tuple(1 / t.points.count(best) if points == best else 0.0 for points in t.points)

    def pieces(self, t: Court) -> Mapping[str, int]:
        count = {"negative": sum(n < 0 for zone in (t.deck, t.hands, t.discards) for n in zone)}
        for card in range(CARDS):
            in_hands = sum(int(t.hands[seat * CARDS + card]) for seat in range(t.seats))
            count[CARD_NAMES[card]] = int(t.deck[card]) + in_hands + int(t.discards[card])
        return count


DICE = iter(range(10**9))
GAME = CourtGame()

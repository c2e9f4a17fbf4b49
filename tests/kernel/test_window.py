"""Windows: who is asked, in which order, and what a reaction does."""

from __future__ import annotations

from mypy_extensions import i64

from intrigue import Rng, advance, decision
from intrigue.kernel.run import asked, roll_chance
from intrigue.kernel.window import Reaction, Window, open_window
from laws.court import CARDS, GAME, Blow, Court, Guarding


class Shouting(Guarding):
    """A guard that is thrown in but does not help."""

    def resolve(self, t: Court, seat: i64, option: i64, occasion: Window[Court]) -> bool:
        super().resolve(t, seat, option, occasion)
        return False


class SoftBlow(Blow):
    """A blow that a guard does not stop."""

    def reactions(self) -> list[Reaction[Court]]:
        return [Shouting()]

    def for_seats(self, seats: tuple[int, ...]) -> SoftBlow:
        return SoftBlow(self.striker, self.target, *seats)


def struck(hands: list[str]) -> Court:
    """Seat 0 strikes at seat 1; `hands` says who holds guards."""
    t = GAME.new(len(hands))
    roll_chance(t, Rng(1))
    t.listening = True
    for seat, hand in enumerate(hands):
        for card in range(CARDS):
            t.hands[seat * CARDS + card] = 0
        t.hands[seat * CARDS] = hand.count("g")
        t.hands[seat * CARDS + 1] = 3 - hand.count("g")
    advance(t, GAME.verbs.option("strike seat-1"))
    return t


def say(t: Court, phrase: str) -> None:
    advance(t, GAME.verbs.option(phrase))


def test_everybody_else_is_asked_in_turn_whatever_he_holds() -> None:
    """Seats 1, 2 and 3 are asked although none of them has a guard, and all they can say is `let`."""
    t = struck(["", "", "", ""])

    for seat in (1, 2, 3):
        question = decision(t)
        assert question is not None
        assert question.seat == seat
        assert [GAME.verbs.phrase(option) for option in question.options] == ["let"]
        say(t, "let")

    assert t.points == [3, 2, 3, 3]


def test_it_happens_when_everybody_lets_it_happen() -> None:
    """The blow falls after the last one has passed, although that seat could have stopped it."""
    t = struck(["", "", "g"])

    say(t, "let")
    assert t.points == [3, 3, 3]
    say(t, "let")

    assert t.points == [3, 2, 3]
    assert [event.kind for event in t.log] == ["strikes", "hit"]


def test_a_reaction_stops_it_and_nobody_else_is_asked() -> None:
    """Seat 1 throws in a guard: seat 2 is not asked, the blow does not fall, and seat 1 draws first."""
    t = struck(["", "g", "g"])

    say(t, "guard guard")

    question = decision(t)
    assert question is not None
    assert question.prompt == "draw"
    assert t.points == [3, 3, 3]
    assert [event.kind for event in t.log] == ["strikes", "guards"]
    roll_chance(t, Rng(1))
    assert asked(t) == 1
    question = decision(t)
    assert question is not None
    assert question.prompt == "turn"


def test_a_reaction_that_stops_nothing_lets_the_asking_go_on() -> None:
    """What the reaction has scheduled comes first, then the next seat is asked."""
    t = struck(["", "g", ""])
    t.agenda[-1] = SoftBlow(*t.agenda[-1].fields())

    say(t, "guard guard")

    question = decision(t)
    assert question is not None
    assert question.prompt == "draw"
    roll_chance(t, Rng(1))
    assert asked(t) == 2
    say(t, "let")
    assert t.points == [3, 2, 3]


def test_a_window_is_open_while_it_asks() -> None:
    """Outside the rules nobody looks at an agenda to see whether the question is one of a window."""
    t = struck(["", "", ""])

    window = open_window(t)
    assert window is not None
    assert (window.seat, window.seats) == (1, (1, 2))
    say(t, "let")
    say(t, "let")

    assert open_window(t) is None

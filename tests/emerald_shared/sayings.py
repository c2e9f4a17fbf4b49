"""What the situations of both editions of A Study in Emerald say alike: who does what, what is asked, what is seen.

Players are called by their names: M (Monday, red), Tu (yellow), W (green), Th (blue) and Fr (white).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import intrigue
from intrigue.games.emerald.shared.cards import NO_CARD, SIDE_NAMES
from intrigue.games.emerald.shared.table import EmeraldTable
from intrigue.kernel.bag import names
from intrigue.kernel.event import Plain, Telling, story
from intrigue.kernel.game import Game
from intrigue.kernel.run import settle
from intrigue.kernel.table import Step

COLOURS = {"M": "red", "Tu": "yellow", "W": "green", "Th": "blue", "Fr": "white"}
PLAYER_OF = {colour: player for player, colour in COLOURS.items()}


def sit_down(t: EmeraldTable, seats: list[str], sides: Mapping[str, str], revealed: str, turned: str) -> None:
    """The players take their seats in the middle of a game, Restorationists and Loyalists by turns."""
    t.agenda.clear()
    t.listening = True
    t.colours = [COLOURS[player] for player in seats]
    t.round = t.turns = 1
    for seat, player in enumerate(seats):
        t.side[seat] = SIDE_NAMES.index(sides.get(player, SIDE_NAMES[1 - seat % 2]))
        t.revealed[seat] = int(player in revealed.split())
        t.turned[seat] = int(player in turned.split())


def give_turn(t: EmeraldTable, seat: int, actions: int, act: Sequence[Step[Any]]) -> None:
    """It is this seat's turn, with these actions left, and it is asked."""
    t.active = seat
    t.actions = actions
    t.agenda.append(act[seat])


class Sayings:
    """The words in which tests of one edition speak."""

    def __init__(self, game: Game, next_turn: Sequence[Step[Any]], cities: Sequence[str]) -> None:
        self.game = game
        self.next_turn = next_turn
        self.cities = cities

    # ---------------------------------------------------------------- what players do

    def option(self, t: EmeraldTable, phrase: str) -> int:
        """The option that a phrase means; players are called by their names: `choose Th`, `strike main-Th`."""
        return self.game.verbs.option(" ".join(self.word(t, word) for word in phrase.split()))

    def word(self, t: EmeraldTable, word: str) -> str:
        """A word of a phrase with a player by seat."""
        if word in COLOURS:
            return f"seat-{self.seat_of(t, word)}"
        head, dash, player = word.partition("-")
        return f"main-{self.seat_of(t, player)}" if head == "main" and dash and player in COLOURS else word

    def answer(self, t: EmeraldTable, player: str, *phrases: str) -> None:
        """A player answers one question after the other; chance is left to answer what comes then."""
        for phrase in phrases:
            assert self.asked(t) == player, f"{player} is not asked, but {self.asked(t)}: {self.offered(t)}"
            self.advance(t, phrase)

    def chance(self, t: EmeraldTable, *phrases: str) -> None:
        """Chance answers: `chance(t, "sanity mad", "turn-up nadar")`."""
        for phrase in phrases:
            assert self.asked(t) == "chance", f"chance is not asked, but {self.asked(t)}"
            self.advance(t, phrase)

    def advance(self, t: EmeraldTable, phrase: str) -> None:
        """The answer is carried out, and no piece comes from nowhere or gets lost."""
        before = self.game.pieces(t)
        intrigue.advance(t, self.option(t, phrase))
        assert self.game.pieces(t) == before

    def play(self, t: EmeraldTable, player: str, *phrases: str) -> None:
        """A player answers, and chance answers until the next player is asked, after every phrase."""
        for phrase in phrases:
            self.answer(t, player, phrase)
            intrigue.roll_chance(t, intrigue.Rng(1))

    def end_turn(self, t: EmeraldTable, player: str) -> None:
        """A player passes until the turn is over, and draws whatever comes."""
        while self.asked(t) == player:
            self.play(t, player, "pass" if "pass" in self.offered(t) else "end")

    def begin_turn(self, t: EmeraldTable, player: str) -> None:
        """A player's turn begins now, whatever was still to do."""
        t.agenda.clear()
        t.agenda.append(self.next_turn[self.seat_of(t, player)])
        settle(t)

    # ---------------------------------------------------------------- what is asked

    def asked(self, t: EmeraldTable) -> str | None:
        """Who is asked: a player, `chance`, or None when the game is over."""
        question = intrigue.decision(t)
        if question is None:
            return None
        return "chance" if question.seat == intrigue.CHANCE else self.player_at(t, question.seat)

    def prompt(self, t: EmeraldTable) -> str:
        """The id of the open question."""
        question = intrigue.decision(t)
        assert question is not None
        return question.prompt

    def offered(self, t: EmeraldTable, verb: str = "") -> list[str]:
        """The phrases that answer the open question, or those of one verb, with players by their names."""
        question = intrigue.decision(t)
        phrases = [] if question is None else [self.game.verbs.phrase(each) for each in question.options]
        return [self.named(t, phrase) for phrase in phrases if not verb or phrase.split()[0] == verb]

    # ---------------------------------------------------------------- what can be seen

    def seat_of(self, t: EmeraldTable, player: str) -> int:
        return t.colours.index(COLOURS[player])

    def player_at(self, t: EmeraldTable, seat: int) -> str:
        return PLAYER_OF[t.colours[seat]]

    def named(self, t: EmeraldTable, phrase: str) -> str:
        """A phrase with players by their names."""
        phrase = re.sub(r"seat-(\d)", lambda found: self._name(t, int(found[1])), phrase)
        return re.sub(r"main-(\d)", lambda found: f"main-{self._name(t, int(found[1]))}", phrase)

    def _name(self, t: EmeraldTable, seat: int) -> str:
        return self.player_at(t, seat) if seat < t.seats else f"seat-{seat}"

    def zone(self, t: EmeraldTable, which: str, player: str) -> list[str]:
        """The cards of a player's `hand`, `deck`, `discards` (seen), `lost` (discards only they know) and so on."""
        return sorted(names(getattr(t, which), self.seat_of(t, player), t.code.card_names))

    def removed(self, t: EmeraldTable) -> list[str]:
        """The cards that are out of the game."""
        return sorted(names(t.removed, 0, t.code.card_names))

    def top(self, t: EmeraldTable, player: str) -> str | None:
        """The top card of a discard pile, if it has been seen."""
        card = t.top[self.seat_of(t, player)]
        return None if card == NO_CARD else t.code.card_names[card]

    def face_up(self, t: EmeraldTable, city: str) -> str | None:
        """The face-up card of a city."""
        card = t.face_up[self.cities.index(city)]
        return None if card == NO_CARD else t.code.card_names[card]

    def zombies(self, t: EmeraldTable, city: str) -> int:
        return int(t.zombies[self.cities.index(city)])

    def royal(self, t: EmeraldTable, city: str) -> str:
        """What became of the royalty of a city: `gone`, `killed by M`, `hidden by M`, or where it is."""
        seen = self.game.observe(t, None).cities[self.cities.index(city)]
        return str(seen.royal) if seen.royal_by is None else f"{seen.royal} by {self.player_at(t, seen.royal_by)}"

    def stock(self, t: EmeraldTable, player: str) -> int:
        """The cubes in a player's stock."""
        return int(t.stock[self.seat_of(t, player)])

    def limbo(self, t: EmeraldTable, player: str) -> int:
        """A player's cubes in Limbo."""
        return int(t.limbo[self.seat_of(t, player)])

    def revealed(self, t: EmeraldTable, player: str) -> bool:
        return t.revealed[self.seat_of(t, player)] > 0

    def why_over(self, t: EmeraldTable) -> str:
        """Why the game is over; empty while it goes on."""
        return str(self.game.observe(t, None).over)

    def told(self, t: EmeraldTable, viewer: str | None = None) -> list[Telling]:
        """The story so far as a player may read it, or as everybody may."""
        return list(story(t.log, None if viewer is None else self.seat_of(t, viewer)))

    def events(self, t: EmeraldTable, kind: str, viewer: str | None = None) -> list[dict[str, Plain]]:
        """What was told of one kind, with players by their names."""
        return [
            {name: self.named(t, value) if isinstance(value, str) else value for name, value in event.args.items()}
            for event in self.told(t, viewer)
            if event.kind == kind
        ]

    def kinds(self, t: EmeraldTable) -> list[str]:
        """The kinds of all events told so far."""
        return [event.kind for event in t.log]

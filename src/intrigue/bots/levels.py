"""Levels for people: the same bots, some of which overlook things.

Whoever plays below their strength by playing at random is no company. People who are new to a game mean well, and do
not see everything: a card they hold slips their mind, they do not think of a place, or of a whole kind of action. It is
the same with the lower levels. What an answer is about stands in its phrase, a verb and things, so nobody has to know
the game for that. What is out of mind is so for a whole turn: a card that was forgotten when an action was begun does
not turn up when it is paid for.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from time import perf_counter
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct

from intrigue.bots.bot import Clock, UnknownBot
from intrigue.bots.greedy import Greedy
from intrigue.bots.ismcts import Ismcts
from intrigue.bots.thought import Thought
from intrigue.kernel.companions import Advice, Suspects, advice_of
from intrigue.kernel.decision import Decision
from intrigue.kernel.errors import unlisted
from intrigue.kernel.event import Telling, seat_name
from intrigue.kernel.game import Game
from intrigue.kernel.rng import Rng
from intrigue.kernel.run import give, is_over, roll_chance
from intrigue.kernel.table import Table

B = TypeVar("B")

RECENT: Final = 8
"""So many of the last things told tell one game from another."""
SELDOM: Final = 0.2
"""How much less often something is overlooked that wins the game at once."""
ANY: Final = "any"
"""In place of a character: one of those that the game has, by chance."""


class Level(Struct, frozen=True):
    """How well somebody plays."""

    name: str
    forgets: float
    """How likely it is that a thing (a card, a place) is out of mind for a turn."""
    misses: float
    """How likely it is that a whole kind of action is."""
    noise: float | None
    """How unsure the judgement is of somebody who goes by what they see; None: they think ahead."""
    considers: int | None
    """How many answers they think about, those that look best; None: all of them."""
    share: float
    """The part of the time that is granted in which they answer."""


LEVELS: Final[dict[str, Level]] = {
    level.name: level
    for level in (
        Level("novice", forgets=0.25, misses=0.15, noise=0.6, considers=None, share=0.15),
        Level("easy", forgets=0.12, misses=0.08, noise=0.25, considers=None, share=0.15),
        Level("medium", forgets=0.05, misses=0.02, noise=None, considers=4, share=0.15),
        Level("hard", forgets=0.0, misses=0.0, noise=None, considers=8, share=0.5),
        Level("expert", forgets=0.0, misses=0.0, noise=None, considers=None, share=1.0),
    )
}
"""The levels, the weakest first. A person is not to wait long for the first three, so they answer at the same pace."""

USUAL: Final = "medium"
"""Whom people play with unless they say otherwise."""


class LevelBot:
    """Plays at a level, perhaps in the way of a character. It thinks for as long as its clock says.

    Raises NoAdvice where the level goes by advice and there is none, UnknownBot if there is no such character.
    """

    def __init__(self, game: Game, level: Level, character: str = "", advice: Advice | None = None) -> None:
        self.game = game
        self.level = level
        self.character = character
        seen = in_character(game, advice or advice_of(game), character)
        if level.noise is None:
            self.thinker: Ismcts | Greedy = Ismcts(game, advice=seen, starters=level.considers)
        else:
            self.thinker = Greedy(game, seen, level.noise)

    def __repr__(self) -> str:
        name = f"{self.level.name}:{self.character}" if self.character else self.level.name
        return f"LevelBot({self.game.id!r}, {name!r})"

    @property
    def suspects(self) -> Suspects | None:
        """What it suspects is what its kind of thinking does."""
        return self.thinker.suspects

    def choose(self, view: Any, story: tuple[Telling, ...], decision: Decision, clock: Clock, rng: Rng) -> int:
        return self.think(view, story, decision, clock, rng).option

    def think(self, view: Any, story: tuple[Telling, ...], decision: Decision, clock: Clock, rng: Rng) -> Thought:
        """What comes to mind, and what they think of that."""
        began = perf_counter()
        minded = msgspec.structs.replace(decision, options=self.in_mind(view, story, decision))
        return self.thinker.think(view, story, minded, clock.since(began), rng)

    def in_mind(self, view: Any, story: tuple[Telling, ...], decision: Decision) -> tuple[int, ...]:
        """The options that are thought of: never none, and always those that name nothing, such as passing."""
        options = decision.options
        if self.level.forgets == 0.0 or len(options) == 1:
            return options
        mind = Mind(self.game, self.level, turn_of(story, decision.seat))
        minded = [option for option in options if mind.has_kind(option)]
        if not any(map(mind.names_something, minded)):
            minded = list(options)
        minded = [option for option in minded if mind.has_things(option)]
        missed = [option for option in options if option not in minded]
        if missed:
            world = self.game.imagine(view, Rng(mind.turn))
            wins = {option for option in missed if self.wins(world, option, decision.seat) and mind.notices(option)}
            minded = [option for option in options if option in wins or option in minded]
        if len(minded) == 1 and minded != list(options) and self.undoes(view, story, decision.seat, minded[0]):
            return options  # nobody undoes what they have just done because nothing else has come to mind
        return tuple(minded) or options

    def undoes(self, view: Any, story: tuple[Telling, ...], seat: int, option: int) -> bool:
        """Would this answer undo what they have just done, as far as the game can tell?"""
        advice = self.thinker.advice
        if advice is None or advice.undoes is None:
            return False
        return advice.undoes(view, story, seat, [self.game.verbs.phrase(option)])

    def wins(self, world: Table, option: int, seat: int) -> bool:
        """Does this answer win the game at once, as far as one can see?"""
        t = world.copy()
        give(t, option)
        roll_chance(t, Rng(option))
        return is_over(t) and self.game.returns(t)[seat] > 0.0


def in_character(game: Game, advice: Advice | None, character: str) -> Advice | None:
    """The advice as this character sees it; raises UnknownBot if there is no such character."""
    if not character:
        return advice
    there = () if advice is None else tuple(advice.characters)
    if advice is None or advice.of_character is None or character not in there:
        if not there:
            raise UnknownBot(f"{game.id} has no bots of the character {character!r}; it has none")
        raise unlisted(UnknownBot, f"{game.id} has no bots of the character {character!r}", character, there)
    return advice.of_character(character)


# ---------------------------------------------------------------- what is out of mind


def turn_of(story: Sequence[Telling], seat: int) -> int:
    """A number for the turn that a seat is at: it stays the same until somebody else has done something."""
    own = seat_name(seat)
    told = len(story)
    while told > 0 and story[told - 1].args.get("seat", own) == own:
        told -= 1
    told = told or len(story)
    return number_of(msgspec.json.encode((seat, told, story[max(0, told - RECENT) : told])))


def number_of(said: bytes) -> int:
    """64 bits that depend on all that was said."""
    return int.from_bytes(blake2b(said, digest_size=8).digest(), "big")


class Mind:
    """What a player thinks of in one turn."""

    def __init__(self, game: Game, level: Level, turn: int) -> None:
        self.game: Final = game
        self.level: Final = level
        self.turn: Final = turn

    def has_kind(self, option: int) -> bool:
        """Do they think of this kind of action?"""
        verb, *things = self.words(option)
        return not things or self.fraction(f"kind {verb}") >= self.level.misses

    def has_things(self, option: int) -> bool:
        """Do they think of everything that this answer names?"""
        return all(self.fraction(f"thing {thing}") >= self.level.forgets for thing in self.words(option)[1:])

    def names_something(self, option: int) -> bool:
        """Is this answer about anything?"""
        return len(self.words(option)) > 1

    def notices(self, option: int) -> bool:
        """Do they see that this answer wins, though they would not have thought of it otherwise?"""
        return self.fraction(f"win {option}") >= SELDOM

    def words(self, option: int) -> list[str]:
        """The verb of an answer, and the things it names."""
        return self.game.verbs.phrase(option).split()

    def fraction(self, what: str) -> float:
        """A number from 0 to 1, the same for the whole turn."""
        return number_of(f"{self.turn} {what}".encode()) / 2**64


# ---------------------------------------------------------------- names


def share_of(name: str) -> float:
    """The part of the time that is granted in which the bot of this name answers."""
    level = LEVELS.get(kind_of(name))
    return 1.0 if level is None else level.share


def kind_of(name: str) -> str:
    """The name of a bot without its character."""
    return name.partition(":")[0]


def own_clock(bot: object, clock: Clock) -> Clock:
    """How long this bot thinks, of what everybody is granted."""
    return clock.part(bot.level.share) if isinstance(bot, LevelBot) else clock


def characters_of(game: Game) -> tuple[str, ...]:
    """The characters that bots can have in this game."""
    advice = advice_of(game)
    return () if advice is None else tuple(advice.characters)


def dealt(bots: Sequence[B], game: Game, seed: int) -> list[B | str]:
    """The bots, with a character for each that is to have any: as different ones as there are, the same for a seed."""
    rng = Rng(number_of(f"characters {seed}".encode()))
    left: list[str] = []
    out: list[B | str] = []
    for bot in bots:
        if not isinstance(bot, str) or kind_of(bot) not in LEVELS or not bot.endswith(f":{ANY}"):
            out.append(bot)
            continue
        left = left or list(characters_of(game))
        out.append(f"{kind_of(bot)}:{left.pop(int(rng.below(len(left))))}" if left else kind_of(bot))
    return out

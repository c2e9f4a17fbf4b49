"""What a game may have besides its rules: modules in its own folder, found by name and described here.

A companion defines every name of its protocol, with None where it has nothing to say: so a name that is spelt wrong is
missed. The drawings for a terminal, `screen`, are described beside their only user, in `intrigue.cli.screens`, for
they speak of what the kernel does not know.
"""

# Not compiled: protocols describe modules and do nothing, and what one of them says is a msgspec struct.

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, TypeAlias, cast

from msgspec import Struct

from intrigue.kernel.consequence import Consequence
from intrigue.kernel.decision import Decision
from intrigue.kernel.event import Telling
from intrigue.kernel.game import Belief, Game, companion
from intrigue.kernel.observation import Observer
from intrigue.kernel.rng import Rng

if TYPE_CHECKING:  # reasons are looked for with the help of `why`
    from intrigue.kernel.refusal import Reason

Outlook: TypeAlias = Callable[[Any, Rng, Game], Sequence[float]]
"""Plays an imagined table on to where it can be judged, and says how likely everybody is to win then: from 0 to 1."""

NO_AIM: Final = -1


class Way(NamedTuple):
    """A whole action that somebody might take."""

    answers: tuple[int, ...]
    """What it is made of, one after the other."""
    chance: float
    """How likely a victory is after it, as far as can be told at once."""
    aim: int = NO_AIM
    """What it is the beginning of: a number that the game's `foresight` understands."""


Ways: TypeAlias = Callable[[Any, Decision, Game], Sequence[Way]]
"""What the seat that is asked might do, judged by what it sees, the best first; one at least for each option."""

Foresight: TypeAlias = Callable[[Any, Rng, Game, int, int], Sequence[float]]
"""Plays an imagined table on sensibly, a seat with its aim, and says how likely everybody is to win then."""

NamedAim: TypeAlias = Callable[[int, Any], tuple[str, str]]
"""What an aim of a way is called, and what it is about, for the seat that sees this view."""

Plausible: TypeAlias = Callable[[Any, int], float]
"""How well an imagined table fits what the others have done, as a weight above 0; the seat is the one that imagines."""


Undoes: TypeAlias = Callable[[Any, Sequence[Telling], int, Sequence[str]], bool]
"""Would a seat undo with these phrases what it has just done, as its view and its story tell?"""


class Advice(Protocol):
    """`advice`: what bots should think of."""

    def score(self, view: Any, decision: Decision, game: Game) -> Sequence[float]:
        """How good each option is for the seat that is asked, judged by what it sees: higher is better."""
        ...

    @property
    def ways(self) -> Ways | None:
        """For those who search where an action is made of several answers."""
        ...

    @property
    def named_aim(self) -> NamedAim | None:
        """For those who explain: what an aim of a way is called; None where there are no aims."""
        ...

    @property
    def outlook(self) -> Outlook | None:
        """For those who search: a quick one."""
        ...

    @property
    def foresight(self) -> Foresight | None:
        """For those who search: one that plays on sensibly and takes its time; then `score` gives chances, too."""
        ...

    @property
    def plausible(self) -> Plausible | None:
        """For those who imagine worlds: which of them are likely."""
        ...

    @property
    def undoes(self) -> Undoes | None:
        """What nobody who thinks would do: a table alone does not show how it came about."""
        ...

    @property
    def characters(self) -> Sequence[str]:
        """How players differ who play equally well, by name; empty where they do not."""
        ...

    @property
    def of_character(self) -> Callable[[str], Advice] | None:
        """The same advice as a player of this character sees it; None where there are no characters."""
        ...


class Why(Protocol):
    """`why`: what somebody might think of, and why it is not offered."""

    def candidates(self, t: Any, seat: int) -> Iterable[str]:
        """The phrases that somebody who is asked now might think of."""
        ...

    def why_not(self, t: Any, seat: int, phrase: str) -> Reason | None:
        """Why this phrase is not offered; None if there is nothing to say but that it is not."""
        ...


class Shown(Protocol):
    """`shown`: numbers for people, which follow from what they see."""

    @property
    def Board(self) -> Any:  # noqa: N802
        """The type of what `board` says."""
        ...

    @property
    def Prospect(self) -> Any:  # noqa: N802
        """The type of what `prospect` says."""
        ...

    def board(self, t: Any, viewer: int | None) -> Any:
        """What the table comes to, at a table imagined from the viewer's own view."""
        ...

    def prospect(self, before: Any, after: Any, seat: int, phrases: tuple[str, ...]) -> Any:
        """What a draft comes to that leads from one imagined table to another; None if there is nothing to say."""
        ...


class Reasons(Protocol):
    """`reasons`: what speaks for an action, in words."""

    def reasons(self, before: Any, after: Any, seat: int) -> Sequence[Consequence]:
        """What has changed that matters to this seat, from one imagined table to another, in any order."""
        ...


Quick: TypeAlias = Callable[[Any, Rng], None]
"""Plays a table to its end, quickly and sensibly, for figures of thousands of games; it may give up on long ones."""


class Statistics(Protocol):
    """`statistics`: what is counted when many games are simulated."""

    @property
    def GAME(self) -> Mapping[str, Sequence[str]]:  # noqa: N802
        """What is said about a game, with the words it may be; none if it is a number."""
        ...

    @property
    def SEAT(self) -> Mapping[str, Sequence[str]]:  # noqa: N802
        """What is said about a seat, with the words it may be."""
        ...

    @property
    def CARDS(self) -> Sequence[str]:  # noqa: N802
        """What a player may come by in a game, and others may not; empty where nothing is told of it."""
        ...

    @property
    def quick(self) -> Quick | None:
        """A way to play many games; None where there is none but bots."""
        ...

    def of_game(self, t: Any) -> Mapping[str, str | int]:
        """How this game went, now that it is over."""
        ...

    def of_seat(self, t: Any, seat: int) -> Mapping[str, str]:
        """What this seat was, now that the game is over."""
        ...

    def cards_of(self, t: Any, seat: int) -> Sequence[str]:
        """What this seat has come by in the game, each thing once; of a table that nobody listened to perhaps less."""
        ...


class Suspicion(Struct, frozen=True, gc=False):
    """What somebody who has watched closely would make of the others' secrets."""

    joint: dict[tuple[str, ...], float]
    """What all seats may be, by their order, and how likely that is: 1 in all."""
    marginals: tuple[dict[str, float], ...]
    """The same for each seat by itself."""
    held: dict[str, dict[str, float]]
    """Things of which one does not know who has them, and how likely each seat has (`seat-2`); else nobody has."""


class Suspects(Protocol):
    """`suspicion`: what the others' moves tell of their secrets. Same view and same story, same suspicion."""

    def suspect(self, view: Any, story: Sequence[Telling], game: Game) -> Suspicion:
        """What the viewer may make of it."""
        ...

    def believe(self, view: Any, story: Sequence[Telling], game: Game) -> Belief:
        """What the view leaves open: worlds are imagined as often as they are likely."""
        ...


class Observation(Protocol):
    """`observation`: what views show, as numbers."""

    @property
    def OBSERVER(self) -> Observer[Any]:  # noqa: N802
        """Says what is written, and writes it."""
        ...


class Views(Protocol):
    """`view`: the types that views are made of."""

    @property
    def View(self) -> Any:  # noqa: N802
        """The type of what `game.observe` gives."""
        ...


def advice_of(game: Game) -> Advice | None:
    """The game's advice for bots, if there is any."""
    return cast("Advice | None", companion(game, "advice"))


def why_of(game: Game) -> Why | None:
    """The game's reasons, if it gives any."""
    return cast("Why | None", companion(game, "why"))


def shown_of(game: Game) -> Shown | None:
    """The game's numbers for people, if it says any."""
    return cast("Shown | None", companion(game, "shown"))


def suspicion_of(game: Game) -> Suspects | None:
    """What the others' moves tell in this game, if it can say that."""
    return cast("Suspects | None", companion(game, "suspicion"))


def reasons_of(game: Game) -> Reasons | None:
    """What the game can say for an action, if anything."""
    return cast("Reasons | None", companion(game, "reasons"))


def statistics_of(game: Game) -> Statistics | None:
    """The game's statistics, if it has any."""
    return cast("Statistics | None", companion(game, "statistics"))


def observation_of(game: Game) -> Observation | None:
    """How the game shows itself in numbers, if it does."""
    return cast("Observation | None", companion(game, "observation"))


def views_of(game: Game) -> Views | None:
    """The types of the game's views, if they are in a file of their own."""
    return cast("Views | None", companion(game, "view"))

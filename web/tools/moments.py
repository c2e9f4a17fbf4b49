"""Telling moments of real games: what a seat is sent at one, which ones a drawing is looked at in, and who plays."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal

import msgspec

from intrigue.kernel.rng import Rng
from intrigue.session import Session

Answer = Callable[[Session, Rng], str]
"""What whoever is asked at a table answers."""


class Moment(msgspec.Struct):
    """What a seat is sent, with what is needed to choose among many moments."""

    view: Any
    prompt: str | None
    phrases: list[str]
    news: list[Any]
    """What it has been told since it was looked at last."""
    over: bool
    page: Callable[[], dict[str, Any]]
    """All of it as the server would send it, with the whole story."""


class Wanted(msgspec.Struct, frozen=True):
    """A moment to look for: the one that is worth most in some games with so many seats."""

    name: str
    seats: int
    worth: Callable[[Moment], int]
    options: dict[str, str] = {}
    story: Literal["none", "news", "all"] = "none"
    """How much of what was told before is kept."""
    before: bool = False
    """Is the view before it kept as well?"""


def liking(liked: Mapping[str, int]) -> Answer:
    """Careless players, who give some answers, or some verbs, more often than others; the others weigh two."""

    def weight(phrase: str) -> int:
        return liked.get(phrase, liked.get(phrase.split()[0], 2))

    def answer(session: Session, rng: Rng) -> str:
        assert session.question is not None
        offered = [session.game.verbs.phrase(option) for option in session.question.options]
        return rng.choice([phrase for phrase in offered for _ in range(weight(phrase))])

    return answer


def planning(rich: Callable[[Moment], int]) -> Callable[..., Callable[[Moment], int]]:
    """A maker of worths: how much there is to see while I am asked something, by how `rich` a moment is."""

    def asked(prompt: str, several: int = 1) -> Callable[[Moment], int]:
        """With so many cards or pieces chosen already."""

        def worth(m: Moment) -> int:
            plan = m.view.own.plan if m.view.own else None
            enough = plan is None or len(plan.chosen) + len(plan.picked) >= several
            return rich(m) + 10 if m.prompt == prompt and enough else 0

        return worth

    return asked

"""Why an answer is not offered, with the clause that forbids it; and what the program may answer itself."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import intrigue
from intrigue.games.kabale import GAME, why
from intrigue.games.kabale.table import Kabale
from intrigue.kernel.refusal import why_not
from kabale.situations import answer, situation
from support import clause

STORMY = ["music-3: R storm, B king", "trade-2: B magic_cap(d)", "alchemy-4: R traitor(d)"]


def asked_of_red() -> Kabale:
    """Red holds three cards; the first column is closed."""
    return situation("RBW", STORMY, hands={"R": "king juliet witch", "B": "queen dragon"}, turn="R")


def capped() -> Kabale:
    """Blue's Cap has been turned up."""
    t = asked_of_red()
    answer(t, "R", "lay king column-2")
    return t


def betrayed() -> Kabale:
    """Red's Traitor has been turned up."""
    t = asked_of_red()
    answer(t, "R", "lay king column-3")
    return t


@clause("K-31", "K-32", "K-199", "K-200", "K-201")
@pytest.mark.parametrize(
    ("table", "phrase", "reason"),
    [
        (asked_of_red, "lay prince column-2", "not-in-hand card=prince"),
        (asked_of_red, "lay king column-1", "closed"),
        (asked_of_red, "lay king column-4", "no-column n=3"),
        (asked_of_red, "swap column-1", "closed"),
        (asked_of_red, "swap column-2", "card-first"),
        (asked_of_red, "slide king", "no-cap"),
        (asked_of_red, "keep", "no-cap"),
        (asked_of_red, "stay", "no-traitor"),
        (capped, "slide king", "not-in-hand card=king"),
        (capped, "lay queen column-3", "slide"),
        (capped, "swap column-2", "slide"),
        (betrayed, "swap column-3", "own-column"),
        (betrayed, "swap column-5", "no-column n=3"),
        (betrayed, "lay juliet column-1", "swap"),
        (betrayed, "slide juliet", "swap"),
    ],
)
def test_a_refusal_is_explained(table: object, phrase: str, reason: str) -> None:
    """By the first rule that stands in the way."""
    t = table()  # type: ignore[operator]  # one of the functions above

    found = why_not(GAME, GAME.observe(t, int(t.agenda[-1].seat)), phrase)

    assert found is not None
    said = [found.line.removeprefix("board-why-"), *[f"{name}={value}" for name, value in found.args.items()]]
    assert " ".join(said) == reason


def test_who_is_not_asked_is_told_so() -> None:
    """Another player, somebody who watches, and everybody when the game is over."""
    t = asked_of_red()
    over = GAME.new(2)
    intrigue.play_out(over, intrigue.Rng(1))

    assert why_not(GAME, GAME.observe(t, 1), "stay") == ("board-why-other", {"seat": "seat-0"})
    assert why_not(GAME, GAME.observe(t, None), "stay") == ("board-why-watching", {})
    assert why_not(GAME, GAME.observe(over, 0), "stay") == ("board-why-over", {})


def test_every_reason_has_a_case() -> None:
    """All that can be said are said here."""
    here = Path(__file__).read_text()
    names = set(re.findall(r'because\("([a-z-]+)"', Path(str(why.__file__)).read_text()))

    assert {name for name in names if f'"{name}' not in here} == set()


@pytest.mark.parametrize("seats", GAME.seats)
def test_whatever_somebody_thinks_of_is_offered_or_explained(seats: int) -> None:
    """No answer that is offered has a reason against it, and no candidate is refused without one."""
    t, rng = GAME.new(seats), intrigue.Rng(seats)
    intrigue.roll_chance(t, rng)
    while t.agenda:
        seat = int(t.agenda[-1].seat)
        phrases = {GAME.verbs.phrase(int(each)) for each in t.agenda[-1].options(t)}
        thought = why.candidates(t, seat)

        assert phrases <= set(thought)
        assert {phrase for phrase in thought if why.why_not(t, seat, phrase)} == set(thought) - phrases
        intrigue.play_out(t, rng, 1)
        intrigue.roll_chance(t, rng)


@pytest.mark.parametrize(
    ("hand", "columns", "forced"),
    [
        ("king", ["music-3: B storm, B king", "trade-2: B queen"], True),
        ("king juliet", ["music-3: B storm, B king", "trade-2: B queen"], False),
        ("king", ["music-3: B king", "trade-2: B queen"], False),
    ],
)
def test_the_only_card_for_the_only_column_is_laid_by_the_program(hand: str, columns: list[str], forced: bool) -> None:
    """Everybody sees that there is no choice."""
    t = situation("RB", columns, hands={"R": hand}, turn="R")
    step = t.agenda[-1]

    assert (step.forced(t) and len(step.options(t)) == 1) is forced


def test_caps_and_traitors_are_never_answered_by_the_program() -> None:
    """There is always a choice."""
    for t in (capped(), betrayed()):
        assert not t.agenda[-1].forced(t)
        assert len(t.agenda[-1].options(t)) > 1

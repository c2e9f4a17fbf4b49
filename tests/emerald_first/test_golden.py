"""The golden records of this edition together have every card text, Permanent Effect, interrupt and end of a game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from intrigue import GAMES, Event, read_record
from intrigue.games.emerald.first import GAME
from intrigue.games.emerald.first.cards import CARD_NAMES, EFFECT_NAMES, FIRST_AGENT, PLACE_NAMES
from intrigue.games.emerald.first.menu import NO_TEXT, TEXTS
from intrigue.games.emerald.first.points_and_end import WHY_NAMES
from intrigue.i18n.catalogue import folders_of, words_file
from intrigue.kernel.record import positions

RECORDS = sorted((Path(__file__).parent.parent / "records").glob(f"{GAME.id}-*.txt"))
TEXT_NAMES = [name for name, text in zip(CARD_NAMES, TEXTS, strict=True) if text is not NO_TEXT]
"""The cards that are used in one's own turn."""
PROMPTS = {f"use-{name.replace('_', '-')}" for name in TEXT_NAMES}


class Lore:
    """All that is asked, answered and told in the records."""

    def __init__(self) -> None:
        self.seats: set[int] = set()
        self.asked: set[str] = set()
        self.said: set[str] = set()
        """Every prompt with its answer."""
        self.stories: list[list[Event]] = []

    def told(self, kind: str, name: str) -> set[object]:
        """What an argument was in all events of a kind."""
        events = [event for story in self.stories for event in story if event.kind == kind]
        return {getattr(event.args[name], "value", event.args[name]) for event in events}

    def after(self, kind: str, **args: str) -> Iterator[Event]:
        """The events told right after one of this kind with these arguments."""
        for story in self.stories:
            for event, following in pairwise(story):
                if event.kind == kind and all(event.args[name] == value for name, value in args.items()):
                    yield following


@cache
def lore() -> Lore:
    """The records, read once."""
    out = Lore()
    for path in RECORDS:
        record = read_record(path.read_text())
        out.seats.add(record.seats)
        for n, table in enumerate(positions(record, GAMES)):
            if table.agenda:
                prompt = table.agenda[-1].prompt(table)
                out.asked.add(prompt)
                out.said.add(f"{prompt}: {record.answers[n].phrase}")
        out.stories.append(list(table.log))
    return out


def test_there_are_forty_records_of_every_player_count() -> None:
    """At least forty, with 2, 3, 4 and 5 players."""
    assert len(RECORDS) >= 40
    assert lore().seats == set(GAME.seats)


@pytest.mark.parametrize("card", TEXT_NAMES)
def test_every_text_is_used(card: str) -> None:
    """Each card with a text of its own is used for it."""
    assert f"act: use {card}" in lore().said


def test_every_game_card_is_claimed() -> None:
    """Every agent and every other Game card goes to somebody's discard pile."""
    assert set(CARD_NAMES[FIRST_AGENT:]) <= lore().told("claimed", "card")


@pytest.mark.parametrize("place", PLACE_NAMES)
def test_every_place_is_claimed(place: str) -> None:
    """The Game card of every city, every city, every Permanent Effect."""
    assert f"act: claim {place}" in lore().said


@pytest.mark.parametrize(
    ("effect", "verb"),
    [
        ("devils_island", "exile"),
        ("mi_go", "shelter"),
        ("mi_go", "return"),
        ("mrs_hudson", "swap"),
        ("yog_sothoth", "sacrifice"),
    ],
)
def test_every_effect_with_an_action_is_used(effect: str, verb: str) -> None:
    """What its owner may do with it is done."""
    assert effect in EFFECT_NAMES
    assert any(said.startswith(f"act: {verb} ") for said in lore().said)


@pytest.mark.parametrize("deed", ["kill", "hide"])
def test_a_double_agent_foils_an_attempt(deed: str) -> None:
    """On an assassination and on a hiding somebody answers with a counter."""
    assert "double-shown" in {event.kind for event in lore().after("attempt", deed=deed)}
    assert "foiled" in {event.kind for story in lore().stories for event in story}


@pytest.mark.parametrize("agent", ["sherlock_holmes", "professor_moriarty"])
def test_holmes_and_moriarty_are_kept_by_revealing(agent: str) -> None:
    """Whoever controls him reveals their identity, and another time lets him go."""
    assert agent in lore().told("agent-kept", "agent")
    assert {"stand-by: reveal", "stand-by: let"} <= lore().said


def test_the_master_of_disguise_saves_an_agent() -> None:
    """Asked by an attack, his owner plays the agent's card; another time they let it happen."""
    assert "escaped" in {event.kind for event in lore().after("attacks")}
    assert "escape: let" in lore().said


def test_every_attack_is_made() -> None:
    """By an assassin, a Shoggoth, a vampire, a zombie."""
    assert lore().told("attacks", "how") >= {"attempt", "shoggoth", "vampire", "zombie"}


def test_every_end_comes() -> None:
    """Every condition that ends a game has ended one."""
    assert lore().told("game-ends", "why") == set(WHY_NAMES[1:])


def test_every_event_is_told() -> None:
    """Whatever has a sentence has happened; that nothing is left to draw or an agent left to Cthulhu is too rare."""
    words = "".join(words_file(folder, "en").read_text(encoding="utf-8") for folder in folders_of(GAME))
    kinds = set(re.findall(r"^tell-([a-z-]+) =", words, re.MULTILINE))

    assert kinds - {event.kind for story in lore().stories for event in story} <= {"nothing-to-draw", "left-to-cthulhu"}


def test_every_question_of_a_text_is_asked() -> None:
    """Each text that asks something has asked it."""
    silent = {"use-diogenes-club", "use-matvei-golovinsky", "use-peoples-will", "use-pinkerton-agents"}

    assert lore().asked >= PROMPTS - silent

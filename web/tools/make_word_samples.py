"""Sentences as `intrigue.i18n.Words` says them, for the page's tests: make_word_samples.py [OUTPUT_FILE]."""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

from intrigue.games import GAMES
from intrigue.i18n import LANGUAGES, Words
from intrigue.session import Session

NAMES = ("Ada", "Béla", "Cosima", "Dietrich", "Elena", "Ferenc")
SEATS = 4
EVENTS_OF_A_KIND = 4


def samples_of(game_id: str) -> dict[str, Any]:
    """One game played by chance: its events, questions and answers, each with what every language makes of it."""
    game = GAMES[game_id]
    session = Session(game, SEATS, {}, seed=7)
    dice = random.Random(7)
    words = {language: Words(game, language, NAMES) for language in LANGUAGES}
    questions: dict[str, Any] = {}
    options: dict[str, Any] = {}
    while True:
        session.roll()
        question = session.question
        if question is None:
            break
        phrases = [game.verbs.phrase(option) for option in question.options]
        if question.prompt not in questions:
            questions[question.prompt] = {
                "prompt": question.prompt,
                "about": dict(question.about),
                "viewer": question.seat,
                "said": {lang: w.prompt(question.prompt, question.about, question.seat) for lang, w in words.items()},
            }
        for phrase in phrases:
            if len(options) < 60:
                options.setdefault(phrase, {lang: w.option(phrase, question.seat) for lang, w in words.items()})
        session.answer(question.seat, dice.choice(phrases))
    events = []
    counts: dict[tuple[str, int | None], int] = {}
    for viewer in (None, 0, 2):
        for telling in session.page(viewer).story:
            key = telling.kind, viewer
            counts[key] = counts.get(key, 0) + 1
            if counts[key] <= EVENTS_OF_A_KIND:
                said = {lang: w.event(telling, viewer) for lang, w in words.items()}
                events.append({"kind": telling.kind, "args": telling.args, "viewer": viewer, "said": said})
    refs = sorted({ref for phrase in options for ref in phrase.split()[1:]} | {"seat-0", "seat-9", "hidden", "you"})
    names = {ref: {lang: w.name(ref) for lang, w in words.items()} for ref in refs}
    choices = {
        f"{choice.name} {value}": {
            lang: [w.choice(choice.name), w.choice(choice.name, value)] for lang, w in words.items()
        }
        for choice in game.choices
        for value in choice.values
    }
    return {
        "game": game_id,
        "people": NAMES,
        "events": events,
        "questions": list(questions.values()),
        "options": options,
        "names": names,
        "choices": choices,
    }


def main(file: Path) -> None:
    """The first game is enough: what is tested is how Fluent is read, which is the same for all."""
    made = [samples_of(next(iter(GAMES)))]
    file.write_text(json.dumps(made, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent.parent / "tests" / "word_samples.json")

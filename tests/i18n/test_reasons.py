"""Why an answer is refused can be said in every language, whatever is typed."""

from __future__ import annotations

import pytest

from intrigue import GAMES
from intrigue.i18n import LANGUAGES, Words
from intrigue.kernel.refusal import why_not
from intrigue.kernel.rng import Rng
from intrigue.session import Session


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_can_be_said(game: str) -> None:
    """Of a thousand random answers that are not offered, asked at random moments of random play."""
    rules = GAMES[game]
    words = [Words(rules, language) for language in LANGUAGES]
    rng = Rng(7)
    found = set()
    for seed in range(4):
        session = Session(rules, rules.seats[-1] - seed % 2, seed=seed)
        for _ in range(150):
            session.roll()
            question = session.question
            if question is None:
                break
            view = rules.observe(session.table, question.seat)
            for _ in range(3):
                option = int(rng.below(len(rules.verbs)))
                reason = None if option in question.options else why_not(rules, view, rules.verbs.phrase(option))
                if reason is not None:
                    found.add(reason.line)
                    for language in words:
                        assert language.line(reason.line, **reason.args)
            session.take(question.seat, rng.choice(list(question.options)))

    assert len(found) > 2

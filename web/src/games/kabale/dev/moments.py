"""The moments at which the drawing is looked at, and how the games are played in which they are found."""

from __future__ import annotations

from collections.abc import Callable

from moments import Answer, Moment, Wanted

from intrigue import GAMES
from intrigue.bots import Clock, make
from intrigue.kernel.rng import Rng
from intrigue.session import Session

GAMES_EACH = 24
ASKED_TOO = False
CLOCK = Clock(iterations=1)


def players(seats: int, seed: int) -> Answer:
    """Bots, every second of them a good one."""
    game = GAMES["kabale"]
    bots = [make("greedy" if (seed + seat) % 2 else "random", game) for seat in range(seats)]

    def answer(session: Session, rng: Rng) -> str:
        assert session.question is not None
        seat = session.question.seat
        own = session.page(seat)
        assert own.question is not None
        return game.verbs.phrase(bots[seat].choose(own.view, own.story, own.question, CLOCK, rng))

    return answer


def rich(m: Moment) -> int:
    """How much there is to see: my turn, Storm, Cap with a card, Explorer on his way, my face-down cards."""
    cards = [(laid, column) for column in m.view.columns for laid in column.cards]
    return (
        (3 if m.prompt == "turn" else 0)
        + 2 * any(column.closed for column in m.view.columns)
        + 3 * any(laid.under for laid, _ in cards)
        + 2 * any(laid.known and not laid.up for laid, _ in cards)
        + 2 * any(laid.owner == m.view.viewer and not laid.up for laid, _ in cards)
        + any(not laid.up and laid.owner != m.view.viewer for laid, _ in cards)
        + any(column.full and not column.closed for column in m.view.columns)
        + (1 if len(m.view.seats[1].won) > 1 else 0)
    )


def longest(m: Moment) -> int:
    """How long the longest column is, best on my turn."""
    return max((len(column.cards) for column in m.view.columns), default=0) * (2 if m.prompt == "turn" else 1)


def settled(m: Moment) -> int:
    """How much the end of a round has to tell."""
    kinds = [telling["kind"] for telling in m.news]
    return 0 if m.over else kinds.count("goal-won") * 3 + len(set(kinds))


def asked(prompt: str) -> Callable[[Moment], int]:
    """How much there is to see while I am asked this."""
    return lambda m: rich(m) + 20 if m.prompt == prompt else 0


WANTED = (
    Wanted("two", 2, rich, story="news"),
    Wanted("three", 3, rich, story="news"),
    Wanted("four", 4, rich, story="news"),
    Wanted(
        "four-open",
        4,
        rich,
        {"won_goals_hidden": "false", "colour_0": "black", "colour_1": "green"},
        story="news",
    ),
    Wanted("six", 6, rich, story="news"),
    Wanted(
        "first",
        4,
        lambda m: 1 if m.prompt == "turn" and m.view.round == 1 and not m.view.columns[0].cards else 0,
        story="news",
    ),
    Wanted("long", 4, longest, story="news"),
    Wanted("cap", 4, asked("magic-cap"), story="news"),
    Wanted("traitor", 4, asked("traitor"), story="news"),
    Wanted("settled", 4, settled, story="news", before=True),
    Wanted("settled-six", 6, settled, story="news", before=True),
    Wanted("end", 4, lambda m: (10 + max(s.points for s in m.view.seats)) if m.over else 0, story="all"),
    Wanted("end-six", 6, lambda m: (10 + max(s.points for s in m.view.seats)) if m.over else 0, story="all"),
)

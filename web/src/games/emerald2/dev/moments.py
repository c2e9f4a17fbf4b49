"""The moments at which the drawing is looked at, and how the games are played in which they are found."""

from __future__ import annotations

from moments import Answer, Moment, Wanted, liking, planning

GAMES_EACH = 12
ASKED_TOO = False
VIEWER = 1
LIKED = {"claim": 12, "assassinate": 12, "use": 6, "place": 8, "interrupt": 8, "retrieve": 6, "bomb": 4, "discard": 1}
"""What the players of these games do more often than other things."""


def players(_seats: int, _seed: int) -> Answer:
    """Careless people."""
    return liking(LIKED)


def rich(m: Moment) -> int:
    """How much there is to see: my turn, a full hand, royalty, zombies, pieces everywhere, points."""
    view = m.view
    return (
        (30 if m.prompt == "act" else 0)
        + 3 * sum(city.royal == "slot" for city in view.cities)
        + 3 * sum(city.royal in ("killed", "hidden") for city in view.cities)
        + 4 * any(city.zombies for city in view.cities)
        + sum(sum(n > 0 for n in city.agents) for city in view.cities)
        + sum(sum(n > 0 for n in city.cubes) for city in view.cities)
        + min(view.seats[VIEWER].points, 12)
        + 2 * len({phrase.split()[0] for phrase in m.phrases})
        + 2 * (view.own is not None and len(view.own.looked) > 0)
        + min(view.restorationist, 4)
        + min(view.loyalist, 4)
    )


asked = planning(rich)
"""How much there is to see while I am asked this, with so many cards or pieces chosen already."""


def ended(m: Moment) -> int:
    """How much the end of a game has to tell: kinds of points, both sides, boxes."""
    gains = [gain for seat in m.view.seats for gain in seat.gains]
    sides = {seat.side for seat in m.view.seats}
    return 10 * len({gain.sort for gain in gains}) + len(gains) + 10 * len(sides) if m.over else 0


WANTED = (
    Wanted("two", 2, rich),
    Wanted("three", 3, rich, {"colour_0": "green"}),
    Wanted("four", 4, rich, story="all"),
    Wanted("five", 5, rich),
    Wanted("setup", 4, asked("add-agent")),
    Wanted("place", 4, asked("place", 2)),
    Wanted("claim", 4, asked("claim", 1)),
    Wanted("retrieve", 4, asked("retrieve", 3)),
    Wanted("move", 4, asked("move", 2)),
    Wanted("advance", 4, asked("advance", 2)),
    Wanted("aim", 4, asked("assassinate", 1)),
    Wanted("support", 4, asked("support", 2)),
    Wanted("discard", 4, asked("discard", 2)),
    Wanted("swap", 4, asked("use-freemasons", 2)),
    Wanted("okhrana", 4, asked("use-okhrana", 1)),
    Wanted("window", 4, asked("interrupt")),
    Wanted("waiting", 4, lambda m: rich(m) if m.prompt is None and not m.over and m.view.round > 2 else 0),
    Wanted("end", 4, ended, story="all"),
    Wanted("end-five", 5, ended),
)

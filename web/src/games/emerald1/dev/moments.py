"""The moments at which the drawing is looked at, and how the games are played in which they are found."""

from __future__ import annotations

from moments import Answer, Moment, Wanted, liking, planning

GAMES_EACH = 15
ASKED_TOO = True
LIKED = {
    "claim": 40,
    "attempt": 20,
    "strike": 8,
    "use": 10,
    "place": 14,
    "at": 2,
    "retrieve": 5,
    "buy": 3,
    "move": 4,
    "go": 3,
    "bomb": 6,
    "show": 6,
    "advance": 1,
    "discard": 1,
    "pass": 1,
    "reveal": 1,
    "use pinkerton_agents": 60,
    "use zombies": 60,
    "use vampire": 30,
    "use bismarck": 30,
}
"""What the players of these games do more often than other things."""


def players(_seats: int, _seed: int) -> Answer:
    """Careless people."""
    return liking(LIKED)


def rich(m: Moment) -> int:
    """How much there is to see: my turn, controlled cities, royal fates, agents, zombies, vampires, effects."""
    view = m.view
    agents = [agent for agent in view.agents if any(city.id == agent.place for city in view.cities)]
    return (
        (40 if m.prompt == "act" else 0)
        + 2 * sum(city.control is not None for city in view.cities)
        + 4 * sum(city.royal in ("killed", "hidden") for city in view.cities)
        + 6 * any(city.zombies for city in view.cities)
        + 6 * any(agent.vampire for agent in agents)
        + 2 * len(agents)
        + 5 * any(city.blocked or city.box_blocked for city in view.cities)
        + 8 * any(city.locked for city in view.cities)
        + 6 * any(city.destroyed for city in view.cities)
        + 3 * sum(effect.place == "seat" for effect in view.effects)
        + 2 * sum(effect.place == "display" and sum(effect.cubes) > 0 for effect in view.effects)
        + sum(sum(n > 0 for n in city.box) + sum(n > 0 for n in city.cubes) for city in view.cities)
        + 2 * len({phrase.split()[0] for phrase in m.phrases})
        + 2 * (view.own is not None and len(view.own.looked) > 0)
        + min(view.war, 6)
        + min(view.revolution, 6)
    )


asked = planning(rich)
"""How much there is to see while I am asked this, with so many cards or pieces chosen already."""


def ended(m: Moment) -> int:
    """How much the end of a game has to tell: both sides, kills, cards."""
    if not m.over:
        return 0
    sides = {(seat.side == "loyalist") ^ seat.turned for seat in m.view.seats}
    return 100 * len(sides) + rich(m) + 3 * sum(agent.kept_by is not None for agent in m.view.agents)


WANTED = (
    Wanted("two", 2, rich),
    Wanted("three", 3, rich, {"colour_0": "white"}),
    Wanted("four", 4, rich, story="all"),
    Wanted("five", 5, rich),
    Wanted("setup", 4, asked("main-agent")),
    Wanted("place", 4, asked("place", 2)),
    Wanted("retrieve", 4, asked("retrieve", 2)),
    Wanted("buy", 4, asked("buy", 2)),
    Wanted("move", 4, asked("move", 1)),
    Wanted("moving", 4, asked("move", 3)),
    Wanted("advance", 4, asked("advance", 2)),
    Wanted("attempt", 4, asked("attempt", 1)),
    Wanted("support", 4, asked("support", 2)),
    Wanted("discard", 4, asked("discard", 2)),
    Wanted("okhrana", 4, asked("use-okhrana", 1)),
    Wanted("brotherhood", 4, asked("use-holy-brotherhood", 2)),
    Wanted("block", 4, asked("use-block", 1)),
    Wanted("nadar", 4, asked("use-nadar", 1)),
    Wanted("vampire", 4, asked("use-vampire", 1)),
    Wanted("keep", 4, asked("keep-double", 0)),
    Wanted("foil", 4, asked("foil")),
    Wanted("flee", 4, asked("flee")),
    Wanted("hunt", 4, asked("zombie-hunt")),
    Wanted("waiting", 4, lambda m: rich(m) if m.prompt is None and not m.over and m.view.round > 2 else 0),
    Wanted("end", 4, ended, story="all"),
    Wanted("end-five", 5, ended, story="all"),
)

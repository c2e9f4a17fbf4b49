"""What becomes of agents: taken over, killed, lost (sections 11, 12 and 16)."""

from __future__ import annotations

from mypy_extensions import i64

from intrigue.games.emerald.first.cards import AGENT_NAMES, CITY_NAMES, FIRST_AGENT, NAMED
from intrigue.games.emerald.first.piles import fetch, remove_card
from intrigue.games.emerald.first.points_and_end import BY_ASSASSINATION, UPDATE, ends, reveal
from intrigue.games.emerald.first.table import EATEN_BY, KEPT_BY, LOST, NO_SEAT, ON_MI_GO, Emerald, in_city
from intrigue.games.emerald.shared.piles import discard
from intrigue.games.emerald.shared.table import is_restorationist
from intrigue.kernel.event import seat_name


def take_over(t: Emerald, agent: i64, seat: i64) -> None:
    """A player takes control of a named agent: the disc is changed, the card handed over (E1-162 to E1-166)."""
    before = t.controller[agent]
    t.controller[agent] = seat
    t.tell("agent-taken", seat=seat_name(seat), victim=seat_name(before), agent=AGENT_NAMES[agent])
    fetch(t, before, FIRST_AGENT + agent)
    discard(t, seat, FIRST_AGENT + agent)
    t.agenda.append(UPDATE)


def lose_agent(t: Emerald, agent: i64) -> None:
    """A named agent leaves the game with his card, and counts for nobody (E1-197, E1-200, E1-403)."""
    owner = t.controller[agent]
    t.where[agent] = LOST
    t.controller[agent] = NO_SEAT
    t.vampire[agent] = 0
    t.tell("agent-lost", seat=seat_name(owner), agent=AGENT_NAMES[agent])
    fetch(t, owner, FIRST_AGENT + agent)
    remove_card(t, owner, FIRST_AGENT + agent)
    t.agenda.append(UPDATE)


def is_alone(t: Emerald, seat: i64) -> bool:
    """Do they control no agent besides their main agent? Vampires and agents on the Mi-go count (E1-204, E1-205)."""
    for agent in range(NAMED):
        if t.controller[agent] == seat and (in_city(t, agent) or t.where[agent] == ON_MI_GO):
            return False
    return True


def is_victim(t: Emerald, seat: i64, agent: i64) -> bool:
    """May they lawfully kill this agent: of a known player, no vampire, no guarded main agent (E1-201 to E1-205)?"""
    owner = t.controller[agent]
    if owner < 0 or owner == seat or t.known[owner] == 0 or t.vampire[agent] > 0 or not in_city(t, agent):
        return False
    return agent < NAMED or is_alone(t, owner)


def kill(t: Emerald, seat: i64, agent: i64, eaten: bool) -> None:
    """An agent is killed. The killer keeps the counter with its disc; the card leaves the game (E1-206 to E1-211)."""
    owner = t.controller[agent]
    city = t.where[agent]
    if agent >= NAMED:
        strike_main_agent(t, seat, owner, eaten)
        return
    t.where[agent] = (EATEN_BY if eaten else KEPT_BY) + seat
    t.tell(
        "agent-killed",
        seat=seat_name(seat),
        victim=seat_name(owner),
        agent=AGENT_NAMES[agent],
        city=CITY_NAMES[city],
    )
    fetch(t, owner, FIRST_AGENT + agent)
    remove_card(t, owner, FIRST_AGENT + agent)
    t.agenda.append(UPDATE)


def strike_main_agent(t: Emerald, seat: i64, owner: i64, eaten: bool) -> None:
    """His owner reveals: a Loyalist keeps him, a Restorationist has lost him, and the game is over (E1-209, E1-210)."""
    agent = NAMED + owner
    t.struck[owner] += 1
    t.tell("main-agent-attacked", seat=seat_name(seat), victim=seat_name(owner), city=CITY_NAMES[t.where[agent]])
    if is_restorationist(t, owner):
        t.where[agent] = (EATEN_BY if eaten else KEPT_BY) + seat
        ends(t, BY_ASSASSINATION, owner)
    reveal(t, owner, "main-agent")

"""A box file as the rules read it: rows of numbers by card, by agent, by city."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from intrigue.games.emerald.first.box import ARROW, PRINTED, Agent, Box, Card, Track
from intrigue.games.emerald.first.cards import (
    ARROWS,
    CARDS,
    CITIES,
    CITY_NAMES,
    EFFECT_NAMES,
    FIRST_AGENT,
    FIRST_CITY_CARD,
    NAMED_NAMES,
    PLAYERS,
    START_NAMES,
    TRACK_NAMES,
)
from intrigue.games.emerald.shared.box import COUNTS
from intrigue.games.emerald.shared.numbers import row

PLAIN: Final[i64] = 0
ACTION: Final[i64] = 1
FREE: Final[i64] = 2
PASSIVE: Final[i64] = 3
ON_CLAIM: Final[i64] = 4
KINDS: Final = ("plain", "action", "free", "passive", "claim")

NO_ROAD: Final[i64] = 1_000_000


def arrow_rows(cards: list[Card | Agent]) -> list[int]:
    """The steps of each arrow of each card, 0 where there is none: `card * ARROWS + arrow`."""
    out = [0] * (len(cards) * ARROWS)
    for card in range(len(cards)):
        for text in cards[card].arrows:
            found = ARROW.fullmatch(text)
            if found is not None:
                arrow = TRACK_NAMES.index(found[1]) * 2 + (1 if found[2] == "-" else 0)
                out[card * ARROWS + arrow] = int(found[3])
    return out


def points_by_space(track: Track) -> list[int]:
    """The points of the highest VP space at or below each space (E1-438)."""
    out: list[int] = []
    points = 0
    by_space = {space.space: space.vp for space in track.vp_spaces}
    for space in range(track.length + 1):
        points = by_space.get(space, points)
        out.append(points)
    return out


def passages(box: Box) -> list[int]:
    """What it costs to go from each city to each of its neighbours, by a link or through a junction (E1-132)."""
    out = [int(NO_ROAD)] * (CITIES * CITIES)
    roads = [(tuple(link.ends), link.cost) for link in box.links.values()]
    roads += [(junction.arms, junction.cost) for junction in box.junctions.values()]
    for ends, cost in roads:
        for one in ends:
            for other in ends:
                if one != other:
                    at = CITY_NAMES.index(one) * int(CITIES) + CITY_NAMES.index(other)
                    out[at] = min(out[at], cost)
    return out


def shortest(passage: list[int]) -> list[int]:
    """What the cheapest route between any two cities costs while all cities are open; `NO_ROAD` to stay (E1-130)."""
    out = passage[:]
    cities = range(int(CITIES))
    n = len(cities)
    for via in cities:
        for one in cities:
            for other in cities:
                if one != other:
                    at = one * n + other
                    out[at] = min(out[at], out[one * n + via] + out[via * n + other])
    return out


class Numbers:
    """The numbers of one box file; every table that is played with it shares them."""

    def __init__(self, box: Box) -> None:
        cards: list[Card | Agent] = [box.start_deck[name] for name in START_NAMES]
        cards += [box.city_cards[city] for city in CITY_NAMES]
        cards += [box.agents[name] for name in NAMED_NAMES]
        cards += [box.cards[name] for name in PRINTED.cards]
        self.cube: Final = row([card.cube for card in cards])
        self.gold: Final = row([card.gold for card in cards])
        self.bomb: Final = row([card.bomb for card in cards])
        self.arrow: Final = row(arrow_rows(cards))
        self.sanity: Final = row([int(card.sanity) for card in cards])
        self.kind: Final = row([KINDS.index(card.kind) for card in cards])
        self.one_use: Final = row([int(card.one_use) for card in cards])
        # How many there are of each card: in every player's first deck, and among the Game cards.
        copies = [card.copies for card in cards]
        self.start: Final = row(copies[:FIRST_CITY_CARD] + [0] * (CARDS - FIRST_CITY_CARD))
        self.game_cards: Final = row([0] * FIRST_AGENT + copies[FIRST_AGENT:])
        # The counters: named agents, then main agents; a vampire's bombs beside those of a human.
        agents = [box.agents[name] for name in NAMED_NAMES]
        bombs = [agent.counter_bombs for agent in agents]
        self.bombs: Final = row(bombs + [box.main_agent.bombs] * PLAYERS)
        self.vampire_bombs: Final = row(bombs + [box.main_agent.vampire_bombs] * PLAYERS)
        self.agent_vp: Final = row([agent.vp for agent in agents])
        self.kills_royals: Final = row([int(agent.mark in ("AR", "AAR")) for agent in agents])
        self.kills_agents: Final = row([int(agent.mark in ("AA", "AAR")) for agent in agents])
        self.effect_sanity: Final = row([int(box.permanent_effects[name].sanity) for name in EFFECT_NAMES])
        cities = [box.cities[city] for city in CITY_NAMES]
        self.city_vp: Final = row([city.vp for city in cities])
        self.defence: Final = row([city.defence for city in cities])
        self.royal_defence: Final = row([city.royal_defence for city in cities])
        self.royal_vp: Final = row([city.royal_vp for city in cities])
        passage = passages(box)
        self.passage: Final = row(passage)
        self.route: Final = row(shortest(passage))
        self.war_vp: Final = row(points_by_space(box.tracks["war"]))
        self.revolution_vp: Final = row(points_by_space(box.tracks["revolution"]))
        self.war_top: Final[i64] = box.tracks["war"].length
        self.revolution_top: Final[i64] = box.tracks["revolution"].length
        self.identities: Final = row([box.identities.loyalist, box.identities.restorationist])
        self.cards_per_pile: Final = row([0, 0, *[box.players[n].cards_per_pile for n in COUNTS]])
        self.doubles: Final = row([0, 0, *[box.players[n].double_agents for n in COUNTS]])
        self.vp_end: Final = row([0, 0, *[box.players[n].vp_end for n in COUNTS]])
        self.sane: Final[i64] = box.sanity.sane
        self.mad: Final[i64] = box.sanity.mad
        self.mad_limit: Final[i64] = box.sanity.limit
        self.mad_limit_freud: Final[i64] = box.sanity.limit_freud
        self.hand_size: Final[i64] = box.game.hand_size
        self.hand_size_watson: Final[i64] = box.game.hand_size_watson
        self.actions: Final[i64] = box.game.actions_per_turn
        self.cubes: Final[i64] = box.game.cubes_per_player
        self.cubes_at_start: Final[i64] = box.game.cubes_at_start
        self.discs: Final[i64] = box.game.blocking_discs
        self.zombies: Final[i64] = box.game.zombies
        self.zombies_per_play: Final[i64] = box.game.zombies_per_play
        self.effects_shown: Final[i64] = box.game.permanent_effects_shown
        self.gold_per_cube: Final[i64] = box.game.gold_per_cube
        self.empty_pile_war: Final[i64] = box.game.empty_pile_war
        self.necronomicon: Final[i64] = box.scoring.necronomicon
        self.black_hand: Final[i64] = box.scoring.black_hand_per_royal
        self.agent_killed: Final[i64] = box.scoring.agent_killed
        self.vampire: Final[i64] = box.scoring.vampire
        self.all_zombies: Final[i64] = box.scoring.all_zombies
        self.yog_sothoth: Final[i64] = box.scoring.yog_sothoth_per_agent


DEFAULT: Final = Numbers(PRINTED)

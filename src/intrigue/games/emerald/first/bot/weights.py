"""The numbers that the judgement goes by: what they mean stands beside their values in `weights.toml`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from intrigue.games.emerald.shared.weights import in_character, part_for, read


class Weights:
    """One set of them, as attributes: the judgement is the innermost loop of all thinking."""

    def __init__(self, given: Mapping[str, float]) -> None:
        self.stock: Final[float] = given["stock"]
        self.stock_crowd: Final[float] = given["stock_crowd"]
        self.limbo: Final[float] = given["limbo"]
        self.placed: Final[float] = given["placed"]
        self.fresh: Final[float] = given["fresh"]
        self.hand_more: Final[float] = given["hand_more"]
        self.hand_cube: Final[float] = given["hand_cube"]
        self.hand_gold: Final[float] = given["hand_gold"]
        self.hand_bomb: Final[float] = given["hand_bomb"]
        self.actions: Final[float] = given["actions"]
        self.claim_now: Final[float] = given["claim_now"]
        self.claim_later: Final[float] = given["claim_later"]
        self.fade: Final[float] = given["fade"]
        self.behind_1: Final[float] = given["behind_1"]
        self.behind_2: Final[float] = given["behind_2"]
        self.behind_3: Final[float] = given["behind_3"]
        self.behind_4: Final[float] = given["behind_4"]
        self.far_behind: Final[float] = given["far_behind"]
        self.agents_only: Final[float] = given["agents_only"]
        self.blocked: Final[float] = given["blocked"]
        self.second: Final[float] = given["second"]
        self.others: Final[float] = given["others"]
        self.owner_fears: Final[float] = given["owner_fears"]
        self.open_city: Final[float] = given["open_city"]
        self.lost_early: Final[float] = given["lost_early"]
        self.sure_early: Final[float] = given["sure_early"]
        self.sure_late: Final[float] = given["sure_late"]
        self.last: Final[float] = given["last"]
        self.hopes_late: Final[float] = given["hopes_late"]
        self.cards_late: Final[float] = given["cards_late"]
        self.agents_late: Final[float] = given["agents_late"]
        self.cubes_late: Final[float] = given["cubes_late"]
        self.cube_symbol: Final[float] = given["cube_symbol"]
        self.gold_symbol: Final[float] = given["gold_symbol"]
        self.bomb_loyalist: Final[float] = given["bomb_loyalist"]
        self.bomb_restorationist: Final[float] = given["bomb_restorationist"]
        self.step: Final[float] = given["step"]
        self.step_back: Final[float] = given["step_back"]
        self.besides: Final[float] = given["besides"]
        self.middling: Final[float] = given["middling"]
        self.thing: Final[float] = given["thing"]
        self.agent: Final[float] = given["agent"]
        self.agent_bomb: Final[float] = given["agent_bomb"]
        self.killer: Final[float] = given["killer"]
        self.sanity_loyalist: Final[float] = given["sanity_loyalist"]
        self.sanity_restorationist: Final[float] = given["sanity_restorationist"]
        self.royal_ready: Final[float] = given["royal_ready"]
        self.royal_card: Final[float] = given["royal_card"]
        self.royal_killer: Final[float] = given["royal_killer"]
        self.royal_agent: Final[float] = given["royal_agent"]
        self.royal_second: Final[float] = given["royal_second"]
        self.royal_more: Final[float] = given["royal_more"]
        self.mad_next: Final[float] = given["mad_next"]
        self.mad_after: Final[float] = given["mad_after"]
        self.alone: Final[float] = given["alone"]
        self.double_ready: Final[float] = given["double_ready"]
        self.double_points: Final[float] = given["double_points"]
        self.double_own: Final[float] = given["double_own"]
        self.double_held: Final[float] = given["double_held"]
        self.track_step: Final[float] = given["track_step"]
        self.track_fear: Final[float] = given["track_fear"]
        self.zombie: Final[float] = given["zombie"]
        self.glance_claim: Final[float] = given["glance_claim"]
        self.glance_takeover: Final[float] = given["glance_takeover"]
        self.glance_hinder: Final[float] = given["glance_hinder"]
        self.glance_price: Final[float] = given["glance_price"]
        self.glance_guard: Final[float] = given["glance_guard"]
        self.glance_move: Final[float] = given["glance_move"]
        self.glance_track: Final[float] = given["glance_track"]
        self.glance_step: Final[float] = given["glance_step"]
        self.glance_step_back: Final[float] = given["glance_step_back"]
        self.glance_attempt: Final[float] = given["glance_attempt"]
        self.glance_kill: Final[float] = given["glance_kill"]
        self.glance_zombie: Final[float] = given["glance_zombie"]
        self.glance_show: Final[float] = given["glance_show"]
        self.glance_sacrifice: Final[float] = given["glance_sacrifice"]
        self.glance_use_loyalist: Final[float] = given["glance_use_loyalist"]
        self.glance_use_restorationist: Final[float] = given["glance_use_restorationist"]
        self.glance_dull: Final[float] = given["glance_dull"]
        # These two are of a character alone.
        self.secrecy: Final[float] = given.get("secrecy", 0.0)
        self.spite: Final[float] = given.get("spite", 0.0)


FOLDER: Final = "intrigue.games.emerald.first.bot"
SETS: Final = read(FOLDER, "weights.toml")
"""The numbers for two players, and for more."""
TIMES: Final = read(FOLDER, "characters.toml")
CHARACTERS: Final = tuple(TIMES)
WEIGHTS: Final = {
    (part, character): Weights(in_character(row, TIMES.get(character, {})))
    for part, row in SETS.items()
    for character in ("", *CHARACTERS)
}


def weights_for(seats: int, character: str = "") -> Weights:
    """What to go by with this many players, and for somebody of this character."""
    return WEIGHTS[part_for(seats), character]

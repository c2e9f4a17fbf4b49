"""The numbers that the judgement goes by: what they mean stands beside their values in `weights.toml`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from intrigue.games.emerald.shared.weights import in_character, part_for, read


class Weights:
    """One set of them, as attributes: the judgement is the innermost loop of all thinking."""

    def __init__(self, given: Mapping[str, float]) -> None:
        self.place_symbol: Final[float] = given["place_symbol"]
        self.claim_symbol: Final[float] = given["claim_symbol"]
        self.retrieve_symbol: Final[float] = given["retrieve_symbol"]
        self.move_symbol: Final[float] = given["move_symbol"]
        self.bomb_loyalist: Final[float] = given["bomb_loyalist"]
        self.bomb_restorationist: Final[float] = given["bomb_restorationist"]
        self.killer_loyalist: Final[float] = given["killer_loyalist"]
        self.killer_restorationist: Final[float] = given["killer_restorationist"]
        self.marker_symbol: Final[float] = given["marker_symbol"]
        self.middling: Final[float] = given["middling"]
        self.text_loyalist: Final[float] = given["text_loyalist"]
        self.text_restorationist: Final[float] = given["text_restorationist"]
        self.stock: Final[float] = given["stock"]
        self.stock_crowd: Final[float] = given["stock_crowd"]
        self.placed: Final[float] = given["placed"]
        self.hand_more: Final[float] = given["hand_more"]
        self.fresh: Final[float] = given["fresh"]
        self.hand_place: Final[float] = given["hand_place"]
        self.hand_claim: Final[float] = given["hand_claim"]
        self.hand_bomb: Final[float] = given["hand_bomb"]
        self.hand_marker: Final[float] = given["hand_marker"]
        self.both_left: Final[float] = given["both_left"]
        self.one_left: Final[float] = given["one_left"]
        self.agent: Final[float] = given["agent"]
        self.agent_of_six: Final[float] = given["agent_of_six"]
        self.agent_of_three: Final[float] = given["agent_of_three"]
        self.token: Final[float] = given["token"]
        self.mad_next: Final[float] = given["mad_next"]
        self.mad_after: Final[float] = given["mad_after"]
        self.alone: Final[float] = given["alone"]
        self.nearly_alone: Final[float] = given["nearly_alone"]
        self.second: Final[float] = given["second"]
        self.others: Final[float] = given["others"]
        self.claim_agent: Final[float] = given["claim_agent"]
        self.sanity_loyalist: Final[float] = given["sanity_loyalist"]
        self.sanity_restorationist: Final[float] = given["sanity_restorationist"]
        self.unknown_card: Final[float] = given["unknown_card"]
        self.claim_now: Final[float] = given["claim_now"]
        self.claim_later: Final[float] = given["claim_later"]
        self.without_cube: Final[float] = given["without_cube"]
        self.one_there: Final[float] = given["one_there"]
        self.two_there: Final[float] = given["two_there"]
        self.level: Final[float] = given["level"]
        self.ahead_by: Final[float] = given["ahead_by"]
        self.behind_by: Final[float] = given["behind_by"]
        self.far_behind: Final[float] = given["far_behind"]
        self.hide_leading: Final[float] = given["hide_leading"]
        self.hide_behind: Final[float] = given["hide_behind"]
        self.hide_later: Final[float] = given["hide_later"]
        self.hide_later_behind: Final[float] = given["hide_later_behind"]
        self.hide_never: Final[float] = given["hide_never"]
        self.kill_leading: Final[float] = given["kill_leading"]
        self.kill_behind: Final[float] = given["kill_behind"]
        self.kill_later: Final[float] = given["kill_later"]
        self.kill_far: Final[float] = given["kill_far"]
        self.track_step: Final[float] = given["track_step"]
        self.track_fear: Final[float] = given["track_fear"]
        self.fear: Final[float] = given["fear"]
        self.fear_more: Final[float] = given["fear_more"]
        self.sure_early: Final[float] = given["sure_early"]
        self.sure_late: Final[float] = given["sure_late"]
        self.hopes_late: Final[float] = given["hopes_late"]
        self.far_sure_early: Final[float] = given["far_sure_early"]
        self.far_sure_late: Final[float] = given["far_sure_late"]
        self.far_hopes_late: Final[float] = given["far_hopes_late"]
        self.cards_late: Final[float] = given["cards_late"]
        self.agents_late: Final[float] = given["agents_late"]
        self.cubes_late: Final[float] = given["cubes_late"]
        self.won_by: Final[float] = given["won_by"]
        self.won_by_points: Final[float] = given["won_by_points"]
        # These two are of a character alone.
        self.secrecy: Final[float] = given.get("secrecy", 0.0)
        self.spite: Final[float] = given.get("spite", 0.0)


FOLDER: Final = "intrigue.games.emerald.second.bot"
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

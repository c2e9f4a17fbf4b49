"""The end of the game, final scores and the winner (sections 17 to 19)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import intrigue
from emerald_second.situations import (
    answer,
    asked,
    chance,
    events,
    face_up,
    kinds,
    limbo,
    offered,
    points,
    prompt,
    revealed,
    situation,
    stub,
    why_over,
    zone,
)
from intrigue.games.emerald.second import GAME
from intrigue.games.emerald.second.points_and_end import POINTS, finish
from intrigue.games.emerald.second.table import Emerald
from support import clause

NAMES = ("M", "Tu", "W", "Th", "Fr")
LIMITS = {2: 28, 3: 24, 4: 22, 5: 20}


def final(t: Emerald) -> dict[str, int]:
    """The game ends now: everybody's score."""
    finish(t, POINTS, 0)
    return {str(event["seat"]): int(event["points"]) for event in events(t, "final-score")}


def corrected(t: Emerald) -> dict[str, int]:
    """The game ends now: everybody's score before the penalty of the lowest side."""
    finish(t, POINTS, 0)
    return {str(event["seat"]): int(event["kept"]) + int(event["share"]) for event in events(t, "final-score")}


def winners(t: Emerald) -> list[str]:
    """Who has won, or shares the victory."""
    return [str(event["seat"]) for event in events(t, "wins") + events(t, "shares-victory")]


def ended(scores: Mapping[str, int], sides: Mapping[str, str]) -> tuple[dict[str, int], list[str]]:
    """Players who have these points after the corrections: their final scores, and the winners."""
    letters = {"R": "restorationist", "L": "loyalist"}
    t = situation(
        " ".join(scores),
        sides={player: letters[side] for player, side in sides.items()},
        scored={player: f"{n} neutral city_rome" for player, n in scores.items()},
    )
    return final(t), winners(t)


# ---------------------------------------------------------------- what ends the game


@clause("E2-268")
@pytest.mark.parametrize("count", [2, 3, 4, 5])
@pytest.mark.parametrize("short", [0, 1])
def test_the_game_ends_when_a_player_has_enough_points(count: int, short: int) -> None:
    """28, 24, 22 or 20 by the number of players; one less is not enough, and more is."""
    t = situation(
        " ".join(NAMES[:count]),
        ["rome: M 1 cube"],
        hands={"M": "place_claim"},
        scored={"M": f"{LIMITS[count] - 3 - short} neutral city_berlin"},
        turn="M",
    )

    answer(t, "M", "claim place_claim", "city rome")

    assert points(t, "M") == LIMITS[count] - short
    assert why_over(t) == ("" if short else "points")
    assert (asked(t) is None) == (not short)


@clause("E2-268", "E2-98")
@pytest.mark.parametrize("tuesday", [20, 21])
def test_the_share_from_the_tracks_counts_for_everybody(tuesday: int) -> None:
    """Monday moves a marker, and Tuesday has enough points by it."""
    t = situation("M Tu W Th", hands={"M": "elisee_reclus"}, scored={"Tu": f"{tuesday} neutral city_rome"}, turn="M")

    answer(t, "M", "advance elisee_reclus restorationist", "done")

    assert points(t, "Tu") == tuesday + 1
    assert events(t, "game-ends") == ([{"why": "points", "seat": "Tu"}] if tuesday == 21 else [])


@clause("E2-269", "E2-96")
@pytest.mark.parametrize(
    ("markers", "phrase", "over"),
    [
        ((9, 0), "advance elisee_reclus restorationist", True),
        ((8, 0), "advance elisee_reclus restorationist", False),
        ((0, 9), "advance peter_rachkovsky loyalist", True),
        ((0, 8), "advance peter_rachkovsky loyalist", False),
    ],
)
def test_the_game_ends_when_a_marker_is_on_ten(markers: tuple[int, int], phrase: str, over: bool) -> None:
    """Either of them."""
    t = situation(
        "M Th",
        hands={"M": "elisee_reclus peter_rachkovsky"},
        restorationist=markers[0],
        loyalist=markers[1],
        turn="M",
    )

    answer(t, "M", phrase, "done")

    assert why_over(t) == ("marker" if over else "")
    assert (asked(t) is None) == over


@clause("E2-270")
def test_the_game_ends_when_a_restorationist_must_reveal() -> None:
    """The last token of one is enough."""
    t = situation(
        "M Th", hands={"M": "terrors_of_the_night"}, sides={"Th": "restorationist"}, tokens={"Th": 1}, turn="M"
    )

    answer(t, "M", "use terrors_of_the_night", "choose Th")
    chance(t, "roll insane")

    assert why_over(t) == "reveal"
    assert asked(t) is None


@clause("E2-271", "E2-96")
def test_all_marker_movements_of_an_action_are_made_before_the_end() -> None:
    """The first card brings the Restorationist marker to 10, the second still moves the Loyalist marker."""
    t = situation("M Th", hands={"M": "elisee_reclus peter_rachkovsky"}, restorationist=9, loyalist=5, turn="M")

    answer(t, "M", "advance elisee_reclus restorationist", "advance peter_rachkovsky loyalist", "done")

    assert (int(t.restorationist), int(t.loyalist)) == (10, 6)
    assert why_over(t) == "marker"


@clause("E2-T37", "E2-271", "E2-268")
@pytest.mark.parametrize(("finished", "disc"), [("false", 22), ("true", 25)])
def test_points_reached_in_the_middle_of_an_action(finished: str, disc: int) -> None:
    """The game ends after the first claim, and Rome is not claimed; by the option the second is made."""
    t = situation(
        "M Tu W Th Fr",
        ["london: M 1 cube", "rome: M 1 cube"],
        hands={"M": "place_claim claim_move"},
        scored={"M": "17 neutral city_berlin"},
        options={"finish_action_at_target": finished},
        turn="M",
    )

    answer(t, "M", "claim place_claim", "claim claim_move", "city london")
    if finished == "true":
        intrigue.roll_chance(t, intrigue.Rng(1))
        assert prompt(t) == "claim-next"
        answer(t, "M", "city rome")
        intrigue.roll_chance(t, intrigue.Rng(1))

    assert points(t, "M") == disc
    assert (face_up(t, "rome") == "city_rome") == (finished == "false")
    assert why_over(t) == "points"
    assert asked(t) is None


@clause("E2-271")
def test_what_would_follow_the_last_point_is_not_done() -> None:
    """Royalty is killed, and there is no roll, no cleared city and no second action any more."""
    t = situation(
        "M Tu W Th Fr",
        ["cairo: M 5 agents 2 cubes, royalty"],
        hands={"M": "hired_assassin"},
        scored={"M": "16 neutral city_berlin"},
        turn="M",
    )
    in_limbo = limbo(t, "M")

    answer(t, "M", "assassinate hired_assassin", "aim cairo royalty")

    assert points(t, "M") == 20
    assert asked(t) is None
    assert limbo(t, "M") == in_limbo
    assert "sanity-roll" not in kinds(t)


@clause("E2-271")
def test_by_the_option_the_action_is_finished_to_its_end() -> None:
    """The roll is made, the city is cleared, another assassination may follow; but there is no second action."""
    t = situation(
        "M Tu W Th Fr",
        ["cairo: M 5 agents 2 cubes, royalty, Th 1 agent"],
        hands={"M": "hired_assassin evno_asef place_two"},
        scored={"M": "16 neutral city_berlin"},
        options={"finish_action_at_target": "true"},
        turn="M",
    )
    in_limbo = limbo(t, "M")

    answer(t, "M", "assassinate hired_assassin", "aim cairo royalty")
    chance(t, "roll sane")
    following = (prompt(t), offered(t))
    answer(t, "M", "done")

    assert following == ("another-assassination", ["assassinate evno_asef", "done"])
    assert limbo(t, "M") == in_limbo + 2
    assert why_over(t) == "points"
    assert asked(t) is None


@clause("E2-271", "E2-35")
def test_by_the_option_a_free_text_ends_the_game_when_it_is_carried_out() -> None:
    """With a table where Yog-Sothoth is free; nothing can be begun after it."""
    t = situation(
        "M Tu W Th Fr",
        ["cairo: M 2 agents"],
        hands={"M": "yog_sothoth place_two"},
        scored={"M": "19 neutral city_berlin"},
        options={"finish_action_at_target": "true"},
        game=stub(cards__yog_sothoth__kind='"free"'),
        turn="M",
    )

    answer(t, "M", "use yog_sothoth", "take cairo", "done")

    assert points(t, "M") == 20
    assert why_over(t) == "points"
    assert asked(t) is None


@clause("E2-272")
def test_the_game_ends_whatever_the_points_are_worth_in_the_end() -> None:
    """A Loyalist has enough points, but most are the Restorationists'."""
    t = situation(
        "M Th",
        ["rome: M 1 cube"],
        hands={"M": "place_claim"},
        sides={"M": "loyalist", "Th": "loyalist"},
        scored={"M": "25 restorationist azathoth"},
        turn="M",
    )

    answer(t, "M", "claim place_claim", "city rome")

    assert why_over(t) == "points"
    assert GAME.scores(t) == (-2, -5)


@clause("E2-273", "E2-286")
def test_at_the_end_all_players_reveal_their_identities() -> None:
    """Who has revealed before need not do it again; a Change of Heart counts."""
    t = situation(
        "M Tu W Th",
        sides={"M": "restorationist", "Tu": "loyalist", "W": "loyalist", "Th": "restorationist"},
        revealed="Tu",
        turned="Th",
        kept={"Th": "change_of_heart"},
    )

    finish(t, POINTS, 0)

    assert all(revealed(t, player) for player in ("M", "Tu", "W", "Th"))
    assert events(t, "identity-shown") == [
        {"seat": "M", "side": "restorationist"},
        {"seat": "W", "side": "loyalist"},
        {"seat": "Th", "side": "loyalist"},
    ]
    assert [player.side for player in GAME.observe(t, None).seats] == [
        *("restorationist", "loyalist", "loyalist", "restorationist")
    ]


@clause("E2-273")
def test_a_finished_table_asks_nothing() -> None:
    """No answer is taken any more."""
    t = situation("M Th", hands={"M": "place_two"}, turn="M")
    answer(t, "M", "place place_two")

    finish(t, POINTS, 0)

    assert asked(t) is None
    with pytest.raises(intrigue.GameOver):
        intrigue.advance(t, GAME.verbs.option("pass"))
    assert zone(t, "hand", "M") == ["place_two"]


# ---------------------------------------------------------------- corrections


@clause("E2-274", "E2-275")
@pytest.mark.parametrize(("side", "kept"), [("loyalist", 5 + 3), ("restorationist", 5 + 2)])
def test_a_player_keeps_neutral_points_and_those_of_his_side(side: str, kept: int) -> None:
    """Those of the other side are lost."""
    t = situation(
        "M Th",
        sides={"M": side},
        scored={"M": "5 neutral city_berlin, 2 restorationist elisee_reclus, 3 loyalist nug_and_yeb"},
    )

    assert corrected(t)["M"] == kept


@clause("E2-274", "E2-275", "E2-183")
@pytest.mark.parametrize(("side", "kept"), [("loyalist", 2), ("restorationist", 3)])
def test_a_change_of_heart_changes_which_points_are_kept(side: str, kept: int) -> None:
    """The side at the end counts."""
    t = situation(
        "M Th",
        sides={"M": side},
        turned="M",
        kept={"M": "change_of_heart"},
        scored={"M": "2 restorationist elisee_reclus, 3 loyalist nug_and_yeb"},
    )

    assert corrected(t)["M"] == kept


@clause("E2-276", "E2-277")
@pytest.mark.parametrize(
    ("killer", "victim", "turned", "kept"),
    [
        ("loyalist", "restorationist", "", 4),
        ("loyalist", "loyalist", "", 0),
        ("restorationist", "restorationist", "", 0),
        ("restorationist", "loyalist", "", 0),
        ("loyalist", "loyalist", "Th", 4),
        ("loyalist", "restorationist", "Th", 0),
        ("restorationist", "restorationist", "M", 4),
    ],
)
def test_a_box_counts_for_a_loyalist_who_killed_a_restorationist(
    killer: str, victim: str, turned: str, kept: int
) -> None:
    """Both sides are those at the end, a Change of Heart counted in."""
    t = situation(
        "M Th",
        sides={"M": killer, "Th": victim},
        turned=turned,
        scored={"M": "4 box sebastian_moran Th"},
    )

    assert corrected(t)["M"] == kept


@clause("E2-278")
@pytest.mark.parametrize(("markers", "restorationists", "loyalists"), [((7, 4), 3, 0), ((4, 7), 0, 3), ((5, 5), 0, 0)])
def test_the_share_is_kept_by_the_side_of_the_higher_marker(
    markers: tuple[int, int], restorationists: int, loyalists: int
) -> None:
    """With equal markers there is none."""
    t = situation("M Tu W Th", restorationist=markers[0], loyalist=markers[1])

    assert corrected(t) == {"M": restorationists, "Tu": loyalists, "W": restorationists, "Th": loyalists}


@clause("E2-T39", "E2-274", "E2-276", "E2-277", "E2-278")
@pytest.mark.parametrize(
    ("tuesday", "monday", "score"),
    [("loyalist", "restorationist", 12), ("loyalist", "loyalist", 8), ("restorationist", "restorationist", 12)],
)
def test_final_score_of_one(tuesday: str, monday: str, score: int) -> None:
    """Cities 8, Louise Michel 1, Sebastian Moran's box 4 with a red piece, tracks 3: 16 on the disc."""
    t = situation(
        "M Tu",
        sides={"M": monday, "Tu": tuesday},
        kept={"Tu": "sebastian_moran"},
        scored={
            "Tu": "5 neutral city_berlin, 3 neutral city_rome, 1 restorationist louise_michel, 4 box sebastian_moran M"
        },
        restorationist=5,
        loyalist=2,
    )
    disc = points(t, "Tu")

    assert disc == 16
    assert corrected(t)["Tu"] == score


# ---------------------------------------------------------------- the side of the lowest


@clause("E2-T38", "E2-279", "E2-283")
def test_final_scores_of_four() -> None:
    """Thursday is lowest, so both Restorationists lose 5, and Wednesday wins."""
    scores, best = ended({"M": 17, "Tu": 11, "W": 14, "Th": 9}, {"M": "R", "Tu": "L", "W": "L", "Th": "R"})

    assert scores == {"M": 12, "Tu": 11, "W": 14, "Th": 4}
    assert best == ["W"]


@clause("E2-279")
def test_the_lowest_score_is_found_after_the_corrections() -> None:
    """Monday's disc is far ahead, but the points are the other side's."""
    t = situation(
        "M Tu",
        sides={"M": "loyalist", "Tu": "restorationist"},
        scored={"M": "20 restorationist azathoth", "Tu": "6 neutral city_rome"},
    )

    scores = final(t)

    assert scores == {"M": -5, "Tu": 6}
    assert events(t, "lowest-side") == [{"side": "loyalist", "penalty": 5}]


@clause("E2-279", "E2-278")
@pytest.mark.parametrize(("marker", "lowest"), [("restorationist", "loyalist"), ("loyalist", "restorationist")])
def test_the_share_counts_for_the_lowest_score(marker: str, lowest: str) -> None:
    """Six points each: who has the share from the tracks is not the lowest."""
    t = situation(
        "M Tu",
        sides={"M": "restorationist", "Tu": "loyalist"},
        scored={"M": "6 neutral city_rome", "Tu": "6 neutral city_paris"},
        restorationist=3 if marker == "restorationist" else 0,
        loyalist=3 if marker == "loyalist" else 0,
    )

    scores = final(t)

    assert events(t, "lowest-side") == [{"side": lowest, "penalty": 5}]
    assert scores == ({"M": 9, "Tu": 1} if lowest == "loyalist" else {"M": 1, "Tu": 9})


@clause("E2-T40", "E2-280")
@pytest.mark.parametrize("order", [("M", "Tu", "W", "Th"), ("Tu", "M", "W", "Th"), ("Th", "W", "Tu", "M")])
def test_tie_for_the_lowest(order: tuple[str, ...]) -> None:
    """A Loyalist counts as lower, wherever they sit."""
    points = {"M": 8, "Tu": 8, "W": 14, "Th": 13}
    sides = {"M": "R", "Tu": "L", "W": "L", "Th": "R"}

    scores, best = ended({player: points[player] for player in order}, sides)

    assert scores == {"M": 8, "Tu": 3, "W": 9, "Th": 13}
    assert best == ["Th"]


@clause("E2-T42", "E2-281", "E2-282")
@pytest.mark.parametrize("side", ["R", "L"])
def test_one_side_only(side: str) -> None:
    """All lose 5, the ranking stays, and a score may become negative."""
    scores, best = ended({"M": 18, "Tu": 11, "W": 2}, dict.fromkeys(("M", "Tu", "W"), side))

    assert scores == {"M": 13, "Tu": 6, "W": -3}
    assert best == ["M"]


# ---------------------------------------------------------------- the winner


@clause("E2-283")
def test_the_highest_score_wins() -> None:
    """Points, returns and the story agree."""
    t = situation(
        "M Tu W",
        sides={"M": "loyalist", "Tu": "restorationist", "W": "loyalist"},
        scored={"M": "10 neutral city_rome", "Tu": "12 neutral city_paris", "W": "9 neutral city_cairo"},
    )

    final(t)

    assert GAME.scores(t) == (5, 12, 4)
    assert GAME.returns(t) == (0.0, 1.0, 0.0)
    assert events(t, "wins") == [{"seat": "Tu", "side": "restorationist"}]
    assert events(t, "shares-victory") == []
    assert [player.final for player in GAME.observe(t, None).seats] == [5, 12, 4]


@clause("E2-284")
@pytest.mark.parametrize("order", [("M", "Tu"), ("Tu", "M")])
def test_in_a_tie_a_restorationist_is_higher(order: tuple[str, ...]) -> None:
    """That player alone wins, wherever they sit; a third player is the lowest."""
    scores, best = ended({**dict.fromkeys(order, 10), "W": 15, "Th": 1}, {"M": "R", "Tu": "L", "W": "R", "Th": "R"})

    assert scores == {"M": 5, "Tu": 10, "W": 10, "Th": -4}
    assert best == ["W"]


@clause("E2-T41", "E2-284", "E2-285")
def test_tie_for_the_highest() -> None:
    """Of three with 12 points the two Restorationists share the victory."""
    t = situation(
        "M W Th Tu",
        sides={"M": "restorationist", "W": "loyalist", "Th": "restorationist", "Tu": "loyalist"},
        scored={
            "M": "12 neutral city_rome",
            "W": "17 neutral city_paris",
            "Th": "12 neutral city_cairo",
            "Tu": "7 neutral city_berlin",
        },
    )

    scores = final(t)

    assert scores == {"M": 12, "W": 12, "Th": 12, "Tu": 2}
    assert winners(t) == ["M", "Th"]
    assert GAME.returns(t) == (0.5, 0.0, 0.5, 0.0)


@clause("E2-285")
def test_loyalists_may_share_the_victory_too() -> None:
    """If no Restorationist is among them."""
    scores, best = ended({"M": 9, "Tu": 9, "W": 1}, {"M": "L", "Tu": "L", "W": "R"})

    assert scores == {"M": 9, "Tu": 9, "W": -4}
    assert best == ["M", "Tu"]


@clause("E2-273", "E2-283")
def test_every_score_is_told_with_its_reasons() -> None:
    """What the disc showed, what is kept, the share, and the penalty."""
    t = situation(
        "M Tu",
        sides={"M": "loyalist", "Tu": "restorationist"},
        scored={"M": "4 neutral city_rome, 3 restorationist rhogog", "Tu": "6 neutral city_paris"},
        loyalist=2,
    )

    finish(t, POINTS, 0)

    assert events(t, "final-score") == [
        {"seat": "M", "points": 1, "had": 9, "kept": 4, "share": 2, "penalty": 5},
        {"seat": "Tu", "points": 6, "had": 8, "kept": 6, "share": 0, "penalty": 0},
    ]

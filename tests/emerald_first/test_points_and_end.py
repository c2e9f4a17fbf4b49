"""Known to the authorities, sanity, points, the end and the winner (sections 14 and 18 to 21)."""

from __future__ import annotations

import pytest

from emerald_first.situations import (
    agent,
    answer,
    asked,
    chance,
    disc,
    final,
    kinds,
    known,
    mad,
    offered,
    revealed,
    royal,
    situation,
    stub,
    why_over,
    winners,
)
from intrigue.games.emerald.first.points_and_end import ends
from intrigue.games.emerald.first.table import Emerald
from intrigue.kernel.run import settle
from support import clause


def finish(t: Emerald) -> None:
    """The game ends now, for whatever reason."""
    ends(t, 3, 0)
    settle(t)


@clause("E1-T28", "E1-413", "E1-415", "E1-421")
def test_a_track_makes_everybody_known() -> None:
    """The first VP space of War is 2."""
    t = situation("M Tu W", hands={"M": "city_berlin"}, turn="M")
    assert [known(t, player) for player in ("M", "Tu", "W")] == [False] * 3

    answer(t, "M", "advance city_berlin war-up", "done")

    assert [known(t, player) for player in ("M", "Tu", "W")] == [True] * 3


@clause("E1-T29", "E1-417", "E1-106", "E1-443")
def test_once_known_always_known() -> None:
    """M loses an only city and stays known."""
    t = situation("Tu M", ["rome: controlled by M, Tu 1 in box"], turn="Tu")
    assert (known(t, "M"), disc(t, "M")) == (True, 4)

    answer(t, "Tu", "claim box_rome")

    assert (disc(t, "M"), known(t, "M")) == (0, True)


@clause("E1-T30", "E1-247", "E1-248", "E1-249", "E1-250", "E1-251", "E1-402")
@pytest.mark.parametrize(
    ("side", "effects", "over", "shown"),
    [
        ("restorationist", "", "madness", True),
        ("loyalist", "", "", True),
        ("restorationist", "sigmund_freud", "", False),
    ],
)
def test_the_third_mad_counter(side: str, effects: str, over: str, shown: bool) -> None:
    """A Restorationist ends the game, vampire or not; a Loyalist reveals; with Freud it takes five."""
    t = situation(
        "Tu M",
        ["rome: M main vampire"],
        hands={"Tu": "terrors_of_the_night"},
        display="",
        effects={"M": effects},
        mad={"M": 2},
        sides={"M": side, "Tu": "loyalist"},
        turn="Tu",
    )

    answer(t, "Tu", "use terrors_of_the_night", "choose M")
    chance(t, "sanity mad")

    assert (why_over(t), revealed(t, "M"), mad(t, "M")) == (over, shown, 3)


@clause("E1-T31", "E1-252")
def test_no_sanity_counter_is_left() -> None:
    """A Loyalist with one Mad counter reveals, and the game goes on."""
    t = situation("M Tu", on_effects={"mi_go": "M 1"}, mad={"M": 1}, counters=(0, 0), sides={"M": "loyalist"}, turn="M")

    answer(t, "M", "claim mi_go")

    assert (revealed(t, "M"), why_over(t), asked(t)) == (True, "", "M")


@clause("E1-T32", "E1-254", "E1-255", "E1-314", "E1-433")
def test_a_revealed_loyalist_draws_only_for_an_agent() -> None:
    """Not for a claim, not with a Hired Assassin, and Terrors cannot choose him; with Stieber's card he draws."""
    cities = ["madrid: M main, M wilhelm_stieber, shows zombies, M 1 on card"]
    hands = {"M": "wilhelm_stieber hired_assassin infernal_machine", "Tu": "terrors_of_the_night"}

    claimed = situation("M Tu", cities, hands=hands, sides={"M": "loyalist"}, revealed="M", turn="M")
    answer(claimed, "M", "claim card_madrid")
    chance(claimed, "turn-up ravachol")
    hired = situation("M Tu", cities, hands=hands, sides={"M": "loyalist"}, revealed="M", turn="M")
    answer(hired, "M", "attempt hired_assassin", "strike royal_madrid", "bomb infernal_machine")
    own = situation("M Tu", cities, hands=hands, sides={"M": "loyalist"}, revealed="M", turn="M")
    answer(own, "M", "attempt wilhelm_stieber", "strike royal_madrid", "bomb infernal_machine")
    chance(own, "sanity mad")
    terror = situation("M Tu", cities, hands=hands, sides={"M": "loyalist"}, revealed="M", turn="Tu")

    assert (asked(claimed), asked(hired)) == ("M", "M")
    assert (royal(hired, "madrid"), disc(hired, "M"), disc(own, "M")) == ("killed by M", 0, 0)
    assert agent(own, "wilhelm_stieber").place == "lost"
    assert "use terrors_of_the_night" not in offered(terror)


@clause("E1-T33", "E1-154", "E1-155", "E1-429", "E1-494")
@pytest.mark.parametrize(("more", "legal"), [("", False), ("M johann_most", True)])
def test_revealing_as_an_action(more: str, legal: bool) -> None:
    """Disc on 20 with 4 for a hidden royal person; Revolution 5 and agents 4 make 25, one more agent makes it legal."""
    game = stub(players__2__vp_end=26)
    t = situation(
        "M Tu",
        [
            "berlin: controlled by M",
            "london: controlled by M",
            "rome: controlled by M, M elisee_reclus, M sherlock_holmes",
            "paris: royal hidden by M",
            f"zurich: {more or 'empty'}",
        ],
        revolution=9,
        game=game,
        turn="M",
    )
    assert disc(t, "M") == 20

    assert ("reveal" in offered(t)) is legal
    if legal:
        answer(t, "M", "reveal")

        assert (why_over(t), final(t, "M")) == ("points", 26)


@clause("E1-T34", "E1-447", "E1-449", "E1-444", "E1-454")
def test_the_end_by_points_that_do_not_stay() -> None:
    """A Loyalist's disc reaches the limit by a killing: the game ends without a sanity draw, and the points go."""
    game = stub(players__2__vp_end=26)
    t = situation(
        "M Tu",
        [
            "berlin: controlled by M",
            "london: controlled by M",
            "vienna: controlled by M",
            "paris: controlled by M, M main",
        ],
        hands={"M": "hired_assassin infernal_machine cube_bomb"},
        sides={"M": "loyalist"},
        game=game,
        turn="M",
    )
    assert disc(t, "M") == 23

    answer(t, "M", "attempt hired_assassin", "strike royal_paris", "bomb cube_bomb", "bomb infernal_machine")

    assert (why_over(t), disc(t, "M"), final(t, "M")) == ("points", 27, 23)
    assert "sanity-drawn" not in kinds(t)


@clause("E1-T35", "E1-426", "E1-427", "E1-428", "E1-430", "E1-431", "E1-432", "E1-434", "E1-435", "E1-437", "E1-440")
def test_scoring_both_sides() -> None:
    """Monday 28, Tuesday 24, Wednesday 14; the lowest is a Loyalist, so Monday wins."""
    t = situation(
        "M Tu W",
        [
            "berlin: controlled by M, royal killed by M",
            "the_hague: controlled by M",
            "london: controlled by Tu",
            "paris: controlled by W, royal killed by M",
            "rome: controlled by W, royal hidden by M, Tu main vampire, Tu evno_asef vampire",
            "washington: royal hidden by Tu",
            "madrid: royal killed by Tu, M louise_michel, M elisee_reclus, M sherlock_holmes vampire",
        ],
        discards={"M": "black_hand", "Tu": "necronomicon vampire"},
        effects={"Tu": "yog_sothoth"},
        on_yog="ravachol vera_figner",
        killed={"Tu": "M johann_most, W emma_goldman"},
        sides={"M": "restorationist", "Tu": "loyalist", "W": "loyalist"},
        war=6,
        revolution=7,
    )

    finish(t)

    assert [final(t, player) for player in ("M", "Tu", "W")] == [28, 24, 14]
    assert winners(t) == ["M"]


def scored(points: dict[str, tuple[str, int]]) -> Emerald:
    """Sides and scores of the players; points come from cities of which each is worth what is needed."""
    names = ["berlin", "cairo", "constantinople", "the_hague"]
    vp = {f"cities__{names[i]}__vp": score for i, (_, score) in enumerate(points.values())}
    cities = [f"{names[i]}: controlled by {player}" for i, player in enumerate(points)]
    sides = {player: side for player, (side, _) in points.items()}
    t = situation(" ".join(points), cities, sides=sides, game=stub(**{f"players__{len(points)}__vp_end": 100, **vp}))
    finish(t)
    return t


LOYAL, RESTO = "loyalist", "restorationist"


@clause("E1-T36", "E1-T37", "E1-T39", "E1-455", "E1-456", "E1-457", "E1-458")
@pytest.mark.parametrize(
    ("points", "wins"),
    [
        ({"M": (RESTO, 20), "Tu": (LOYAL, 5), "W": (LOYAL, 30), "Th": (RESTO, 15)}, ["M"]),
        ({"M": (RESTO, 12), "Tu": (LOYAL, 12), "W": (RESTO, 15), "Th": (LOYAL, 30)}, ["W"]),
        ({"M": (LOYAL, 9), "Tu": (LOYAL, 14), "W": (LOYAL, 21)}, ["W"]),
    ],
)
def test_the_side_of_the_lowest_is_out(points: dict[str, tuple[str, int]], wins: list[str]) -> None:
    """The weakest side goes, in a tie the Loyalists; with one side only the highest score wins."""
    t = scored(points)

    assert winners(t) == wins


@clause("E1-T38", "E1-459", "E1-460", "E1-461")
@pytest.mark.parametrize(("more", "wins"), [("", ["W"]), ("M william_morris", ["M", "W"])])
def test_a_tie_is_broken_by_discs(more: str, wins: list[str]) -> None:
    """Discs on the board count, not those on the Mi-go or on counters others keep; still tied, they share."""
    t = situation(
        "M Th W",
        ["berlin: controlled by M", "london: controlled by W", f"paris: W professor_moriarty, {more or 'M main'}"],
        effects={"M": "mi_go"},
        on_mi_go={"M": "ravachol"},
        killed={"Th": "M vera_figner"},
        sides={"M": RESTO, "Th": LOYAL, "W": RESTO},
    )

    finish(t)

    assert final(t, "M") == final(t, "W") == 6
    assert winners(t) == wins


@clause("E1-T55", "E1-363", "E1-364", "E1-441")
def test_change_of_heart_and_kills() -> None:
    """M is a Loyalist in the end, so the killed agent brings Tu nothing; that M changed sides is public, not which."""
    t = situation(
        "M Tu", on_effects={"change_of_heart": "M 1"}, killed={"Tu": "M ravachol"}, sides={"Tu": LOYAL}, turn="M"
    )

    answer(t, "M", "claim change_of_heart")
    assert not revealed(t, "M")
    finish(t)

    assert final(t, "Tu") == 0


@clause("E1-438")
@pytest.mark.parametrize(("rule", "points"), [("current", 0), ("highest_ever", 2)])
def test_track_points_may_be_kept(rule: str, points: int) -> None:
    """By default the marker's present space counts, with the option the highest it ever reached."""
    t = situation(
        "M Tu",
        hands={"M": "city_the_hague"},
        war=3,
        sides={"M": LOYAL},
        revealed="M",
        options={"track_points": rule},
        game=stub(tracks__war__vp_spaces="[ { space = 2, vp = 2 } ]"),
        turn="M",
    )

    answer(t, "M", "advance city_the_hague war-down", "done")

    assert disc(t, "M") == points

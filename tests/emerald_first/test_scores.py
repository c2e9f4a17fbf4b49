"""Points while secret and when revealed, who is known, and who wins, one thing at a time (sections 18 to 21)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from emerald_first.situations import (
    answer,
    asked,
    disc,
    events,
    final,
    kinds,
    known,
    offered,
    revealed,
    situation,
    stub,
    why_over,
    winners,
)
from intrigue.games.emerald.first import GAME
from intrigue.games.emerald.first.points_and_end import BY_POINTS, ends, look, reveal
from intrigue.games.emerald.first.scoring import discs_on_board
from intrigue.games.emerald.first.table import Emerald
from intrigue.kernel.run import settle
from support import clause

LOYAL, RESTO = "loyalist", "restorationist"

# What a thing of M's is worth: while the side is secret, to a Restorationist, to a Loyalist.
WORTH: list[tuple[str, dict[str, Any], tuple[int, int, int]]] = [
    ("nothing", {}, (0, 0, 0)),
    ("a city", {"cities": ["rome: controlled by M"]}, (4, 4, 4)),
    ("a killed royal person", {"cities": ["rome: royal killed by M"]}, (3, 3, 0)),
    ("a hidden royal person", {"cities": ["rome: royal hidden by M"]}, (3, 0, 3)),
    ("the Necronomicon in hand", {"hands": {"M": "necronomicon"}}, (3, 3, 3)),
    ("the Necronomicon in the deck", {"decks": {"M": "necronomicon"}}, (3, 3, 3)),
    ("the Necronomicon among hidden discards", {"lost": {"M": "necronomicon"}}, (3, 3, 3)),
    ("the Necronomicon removed", {"buried": {"M": "necronomicon"}}, (3, 0, 0)),
    ("an agent of one point", {"cities": ["rome: M emma_goldman"]}, (0, 1, 0)),
    ("an agent of two points", {"cities": ["rome: M elisee_reclus"]}, (0, 2, 0)),
    ("a vampire of two points", {"cities": ["rome: M elisee_reclus vampire"]}, (0, 0, 0)),
    ("an agent on the Mi-go", {"effects": {"M": "mi_go"}, "on_mi_go": {"M": "elisee_reclus"}}, (0, 2, 0)),
    ("Revolution on its first points", {"revolution": 3}, (0, 1, 0)),
    ("Revolution before its first points", {"revolution": 2}, (0, 0, 0)),
    ("Revolution between its points", {"revolution": 8}, (0, 3, 0)),
    ("War on its first points", {"war": 2}, (0, 0, 1)),
    ("War before its first points", {"war": 1}, (0, 0, 0)),
    ("War between its points", {"war": 7}, (0, 0, 4)),
    ("The Black Hand alone", {"hands": {"M": "black_hand"}}, (0, 0, 0)),
    (
        "The Black Hand and two killed",
        {"cities": ["rome: royal killed by M", "paris: royal killed by M"], "decks": {"M": "black_hand"}},
        (7, 7 + 4, 0),
    ),
    (
        "The Black Hand and one hidden",
        {"cities": ["rome: royal hidden by M"], "lost": {"M": "black_hand"}},
        (3, 0, 3),
    ),
    (
        "The Black Hand of another",
        {"cities": ["rome: royal killed by M"], "hands": {"Tu": "black_hand"}},
        (3, 3, 0),
    ),
    (
        "The Black Hand removed",
        {"cities": ["rome: royal killed by M"], "buried": {"M": "black_hand"}},
        (3, 3, 0),
    ),
    (
        "two vampires and the card",
        {"cities": ["rome: M main vampire", "paris: M ravachol vampire"], "lost": {"M": "vampire"}},
        (0, 0, 2),
    ),
    ("a vampire and another's card", {"cities": ["rome: M main vampire"], "hands": {"Tu": "vampire"}}, (0, 0, 0)),
    ("another's vampire", {"cities": ["rome: Tu main vampire"], "hands": {"M": "vampire"}}, (0, 0, 0)),
    ("all zombies and the card", {"cities": ["rome: 8 zombies"], "decks": {"M": "zombies"}}, (0, 0, 8)),
    ("seven zombies and the card", {"cities": ["rome: 7 zombies"], "hands": {"M": "zombies"}}, (0, 0, 0)),
    ("all zombies of another", {"cities": ["rome: 8 zombies"], "hands": {"Tu": "zombies"}}, (0, 0, 0)),
    ("two sacrifices", {"effects": {"M": "yog_sothoth"}, "on_yog": "ravachol evno_asef"}, (0, 0, 4)),
    ("another's sacrifices", {"effects": {"Tu": "yog_sothoth"}, "on_yog": "ravachol evno_asef"}, (0, 0, 0)),
    ("a kill", {"killed": {"M": "Tu ravachol"}}, (0, 0, 0)),
    ("another's kill", {"killed": {"Tu": "M elisee_reclus"}}, (0, 0, 0)),
    ("another's city and royal person", {"cities": ["rome: controlled by Tu, royal killed by Tu"]}, (0, 0, 0)),
]


def with_things(things: dict[str, Any], **more: Any) -> Emerald:
    rest = dict(things)
    return situation("M Tu", rest.pop("cities", []), **rest, **more)


@clause("E1-424", "E1-425", "E1-426", "E1-427", "E1-428", "E1-429", "E1-430", "E1-431", "E1-432", "E1-433", "E1-434")
@clause("E1-435", "E1-436", "E1-437", "E1-438", "E1-439", "E1-323", "E1-398", "E1-155")
@pytest.mark.parametrize(("things", "worth"), [row[1:] for row in WORTH], ids=[row[0] for row in WORTH])
def test_what_a_thing_is_worth(things: dict[str, Any], worth: tuple[int, int, int]) -> None:
    """To a secret player, to a revealed Restorationist, and to a revealed Loyalist."""
    secret = with_things(things)
    rebel = with_things(things, sides={"M": RESTO})
    loyal = with_things(things, sides={"M": LOYAL})
    for t in (rebel, loyal):
        reveal(t, 0, "action")
        settle(t)

    assert (disc(secret, "M"), disc(rebel, "M"), disc(loyal, "M")) == worth
    own = GAME.observe(with_things(things, sides={"M": RESTO}), 0).own
    assert own is not None
    assert own.worth == worth[1]


@clause("E1-415", "E1-418", "E1-419", "E1-420", "E1-421", "E1-422", "E1-423", "E1-413")
@pytest.mark.parametrize(("things", "worth"), [row[1:] for row in WORTH], ids=[row[0] for row in WORTH])
@pytest.mark.parametrize("side", [LOYAL, RESTO])
def test_who_has_a_point_under_either_identity_is_known(
    things: dict[str, Any], worth: tuple[int, int, int], side: str
) -> None:
    """Whatever their own identity, and also by a kill."""
    t = with_things(things, sides={"M": side})

    assert known(t, "M") is (max(worth) > 0 or things.get("killed", {}).keys() == {"M"})


@clause("E1-416", "E1-417", "E1-443")
def test_becoming_known_is_told_once() -> None:
    """M claims a city and loses it again: M becomes known once, and stays so."""
    t = situation("M Tu", ["rome: M 1 in box, Tu 1 on card"], turn="M")

    answer(t, "M", "claim box_rome")
    look(t)
    t.control[7] = -1
    look(t)

    assert events(t, "known") == [{"seat": "M"}]
    assert (known(t, "M"), known(t, "Tu"), disc(t, "M")) == (True, False, 0)


@clause("E1-440", "E1-441", "E1-442", "E1-155")
@pytest.mark.parametrize(
    ("mine", "theirs", "turned", "points"),
    [
        (LOYAL, RESTO, "", 1),
        (LOYAL, LOYAL, "", 0),
        (RESTO, RESTO, "", 0),
        (LOYAL, LOYAL, "Tu", 1),
        (RESTO, RESTO, "M", 1),
    ],
)
def test_kills_count_at_the_end_alone(mine: str, theirs: str, turned: str, points: int) -> None:
    """One point to a Loyalist for an agent of a Restorationist; the sides at the end count."""
    t = situation(
        "M Tu", killed={"M": "Tu ravachol"}, sides={"M": mine, "Tu": theirs}, revealed="M Tu", turned=turned, turn="M"
    )
    assert disc(t, "M") == 0

    ends(t, BY_POINTS, 0)
    settle(t)

    assert (final(t, "M"), final(t, "Tu"), disc(t, "M")) == (points, 0, 0)
    assert events(t, "final-score")[0]["kills"] == points


@clause("E1-440")
def test_every_kill_counts() -> None:
    """Two agents of a Restorationist are two points."""
    t = situation(
        "M Tu", killed={"M": "Tu ravachol, Tu evno_asef"}, sides={"M": LOYAL, "Tu": RESTO}, revealed="M Tu", turn="M"
    )

    ends(t, BY_POINTS, 0)
    settle(t)

    assert final(t, "M") == 2


@clause("E1-447", "E1-425")
@pytest.mark.parametrize(("players", "limit"), [("M Tu", 35), ("M Tu W", 30), ("M Tu W Th", 26), ("M Tu W Th Fr", 23)])
def test_the_limit_goes_by_the_number_of_players(players: str, limit: int) -> None:
    """One point below nothing happens; at the limit the game is over, also by another's turn."""
    for points, over in ((limit - 1, ""), (limit, "points")):
        game = stub(cities__rome__vp=points, **{f"players__{len(players.split())}__vp_end": limit})
        t = situation(players, ["rome: Tu 1 in box"], game=game, turn="Tu")

        answer(t, "Tu", "claim box_rome")

        assert (disc(t, "Tu"), why_over(t)) == (points, over)


@clause("E1-154", "E1-155", "E1-494", "E1-452")
@pytest.mark.parametrize(
    ("things", "side", "legal"),
    [
        ({"cities": ["rome: controlled by M, M emma_goldman"]}, RESTO, True),
        ({"cities": ["rome: controlled by M, M emma_goldman"]}, LOYAL, False),
        ({"cities": ["rome: controlled by M"], "war": 2}, LOYAL, True),
        ({"cities": ["rome: controlled by M"], "war": 2}, RESTO, False),
        ({"cities": ["rome: controlled by M"], "killed": {"M": "Tu ravachol"}}, LOYAL, False),
        ({"cities": ["rome: controlled by M"], "war": 2, "turned": "M"}, RESTO, True),
    ],
)
def test_when_the_identity_may_be_revealed(things: dict[str, Any], side: str, legal: bool) -> None:
    """If their own side's score reaches the limit of five; kills do not help; a revealed player cannot do it again."""
    t = with_things(things, sides={"M": side}, game=stub(players__2__vp_end=5), turn="M")

    assert ("reveal" in offered(t)) is legal
    if legal:
        answer(t, "M", "reveal")
        assert (why_over(t), disc(t, "M"), asked(t)) == ("points", 5, None)


@clause("E1-453", "E1-454", "E1-464")
def test_the_end_shows_everything_and_takes_no_more_steps() -> None:
    """Both identities, both scores with their parts, the side that is out and the winner."""
    t = situation(
        "M Tu",
        ["rome: controlled by M, royal killed by M", "paris: controlled by Tu, royal hidden by Tu"],
        hands={"M": "necronomicon", "Tu": "vampire"},
        sides={"M": RESTO, "Tu": LOYAL},
        war=4,
        revolution=5,
        turn="M",
    )

    ends(t, BY_POINTS, 0)
    settle(t)

    assert [(event["seat"], event["side"]) for event in events(t, "identity-shown")] == [("M", RESTO), ("Tu", LOYAL)]
    scores = events(t, "final-score")
    assert [(score["cities"], score["royals"], score["track"], score["necronomicon"]) for score in scores] == [
        (4, 3, 2, 3),
        (6, 4, 2, 0),
    ]
    assert [score["points"] for score in scores] == [12, 12]
    assert (events(t, "side-out"), events(t, "wins")) == ([{"side": LOYAL}], [{"seat": "M", "side": RESTO}])
    assert (asked(t), kinds(t).count("game-ends")) == (None, 1)


def scored(points: list[tuple[str, int]]) -> Emerald:
    """Everybody's side and score, from a city each."""
    players = ["M", "Tu", "W", "Th", "Fr"][: len(points)]
    names = ["berlin", "cairo", "constantinople", "the_hague", "london"]
    vp = {f"cities__{name}__vp": score for name, (_, score) in zip(names, points, strict=False)}
    cities = [f"{name}: controlled by {player}" for name, player in zip(names, players, strict=False)]
    sides = {player: side for player, (side, _) in zip(players, points, strict=True)}
    game = stub(**{f"players__{len(points)}__vp_end": 100, **vp})
    t = situation(" ".join(players), cities, sides=sides, game=game)
    ends(t, BY_POINTS, 0)
    settle(t)
    return t


@clause("E1-455", "E1-456", "E1-457", "E1-458", "E1-461")
@pytest.mark.parametrize(
    ("points", "best"),
    [
        ([(RESTO, 9), (RESTO, 14), (RESTO, 21)], [(RESTO, 21)]),
        ([(LOYAL, 9), (LOYAL, 14), (LOYAL, 21)], [(LOYAL, 21)]),
        ([(RESTO, 5), (LOYAL, 6), (LOYAL, 8)], [(LOYAL, 8)]),
        ([(LOYAL, 5), (RESTO, 6), (LOYAL, 80)], [(RESTO, 6)]),
        ([(LOYAL, 5), (RESTO, 5), (LOYAL, 80)], [(RESTO, 5)]),
        ([(RESTO, 5), (LOYAL, 7), (LOYAL, 7)], [(LOYAL, 7), (LOYAL, 7)]),
    ],
)
def test_the_winner_does_not_hang_on_the_seats(points: list[tuple[str, int]], best: list[tuple[str, int]]) -> None:
    """However the same sides and scores are seated, the same wins."""
    for seated in permutations(points):
        t = scored(list(seated))

        assert [seated[["M", "Tu", "W"].index(player)] for player in winners(t)] == best
        assert sum(GAME.returns(t)) == pytest.approx(1)


@clause("E1-459", "E1-460")
@pytest.mark.parametrize(
    ("things", "discs"),
    [
        ({}, 1),
        ({"known": "M"}, 2),
        ({"cities": ["rome: M ravachol, M evno_asef vampire, M main"]}, 3),
        ({"cities": ["rome: controlled by M"]}, 3),
        ({"cities": ["rome: controlled by M, locked", "paris: controlled by M"]}, 4),
        ({"cities": ["rome: royal killed by M", "paris: royal killed by M"]}, 4),
        ({"cities": ["rome: royal hidden by M"]}, 3),
        ({"cities": ["rome: royal killed by Tu, controlled by Tu, Tu ravachol"]}, 1),
        ({"effects": {"M": "mi_go"}, "on_mi_go": {"M": "ravachol"}}, 1),
        ({"killed": {"Tu": "M ravachol"}}, 1),
    ],
)
def test_which_discs_are_on_the_board(things: dict[str, Any], discs: int) -> None:
    """One on the VP track, and those in boxes, on royal boxes, on counters in cities and among the known."""
    t = with_things(things)

    assert discs_on_board(t, 0) == discs


@clause("E1-438")
@pytest.mark.parametrize(("rule", "points"), [("current", 0), ("highest_ever", 2)])
def test_revolution_points_may_be_kept(rule: str, points: int) -> None:
    """By default the marker's present space counts, with the option the highest it ever reached."""
    t = situation(
        "M Tu",
        hands={"M": "city_rome"},
        revolution=3,
        sides={"M": RESTO},
        revealed="M",
        options={"track_points": rule},
        game=stub(tracks__revolution__vp_spaces="[ { space = 3, vp = 2 } ]"),
        turn="M",
    )
    assert disc(t, "M") == 2

    answer(t, "M", "advance city_rome revolution-down", "done")

    assert (t.revolution, disc(t, "M")) == (2, points)


@clause("E1-439", "E1-148", "E1-443")
def test_a_revealed_players_points_follow_every_change() -> None:
    """Track points rise and fall with the marker, for every revealed player of the side and for no other."""
    t = situation(
        "M Tu W",
        hands={"M": "city_berlin city_the_hague"},
        sides={"M": LOYAL, "Tu": LOYAL, "W": RESTO},
        revealed="M Tu W",
        turn="M",
    )

    answer(t, "M", "advance city_berlin war-up", "done")
    assert [disc(t, player) for player in ("M", "Tu", "W")] == [1, 1, 0]
    answer(t, "M", "advance city_the_hague war-down", "done")

    assert [disc(t, player) for player in ("M", "Tu", "W")] == [0, 0, 0]
    assert [known(t, player) for player in ("M", "Tu", "W")] == [True] * 3


@clause("E1-448", "E1-449", "E1-209")
def test_a_reveal_may_bring_the_disc_to_the_limit() -> None:
    """A Loyalist whose main agent is attacked reveals, and War's points take them to the limit."""
    t = situation(
        "M Tu",
        ["rome: controlled by Tu", "madrid: Tu main"],
        hands={"M": "shoggoth"},
        sides={"Tu": LOYAL},
        war=2,
        game=stub(players__2__vp_end=5),
        turn="M",
    )
    assert (disc(t, "Tu"), revealed(t, "Tu")) == (4, False)

    answer(t, "M", "use shoggoth", "strike main-Tu")

    assert (why_over(t), disc(t, "Tu"), final(t, "Tu")) == ("points", 5, 5)

"""What people are shown besides the view: true in every situation, and a matter of the viewer's own view alone."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from emerald_first.situations import answer, seat_of, situation, stub
from intrigue import laws
from intrigue.games.emerald.first import GAME, FirstEdition
from intrigue.games.emerald.first.board import (
    Attacked,
    Beside,
    Board,
    Evidence,
    Gain,
    Influence,
    Journey,
    KnownDouble,
    PlaceShown,
    Prospect,
)
from intrigue.games.emerald.first.cards import CARD_NAMES, CARDS, CITY_NAMES, NAMED_NAMES, VERBS
from intrigue.games.emerald.first.shown import board, prospect
from intrigue.games.emerald.first.table import Emerald
from intrigue.games.emerald.shared.shown import Amount, Change
from intrigue.kernel.rng import Rng
from intrigue.kernel.run import advance

PARIS, ROME = CITY_NAMES.index("paris"), CITY_NAMES.index("rome")
GOLDMAN = NAMED_NAMES.index("emma_goldman")


def seen(t: Emerald, player: str, game: FirstEdition = GAME) -> Board:
    """What a player is shown, at a table imagined from their view."""
    viewer = seat_of(t, player)
    return board(game.imagine(game.observe(t, viewer), Rng(1)), viewer)


def place(t: Emerald, player: str, name: str) -> PlaceShown:
    """A place as a player is shown it."""
    return next(one for one in seen(t, player).places if one.id == name)


def drafted(t: Emerald, player: str, *phrases: str) -> Prospect:
    """The numbers of a draft."""
    seat = seat_of(t, player)
    before: Emerald = GAME.imagine(GAME.observe(t, seat), Rng(1))
    before.any_order = t.any_order
    after = before.copy()
    for phrase in phrases:
        advance(after, VERBS.option(phrase))
    return prospect(before, after, seat, phrases)


# ---------------------------------------------------------------- places


def test_influence() -> None:
    """Cubes and agents count, agents break ties, Cultists count the disc (E1-87 to E1-92, E1-383)."""
    t = situation(
        "M Tu W",
        ["paris: M 2 in box, Tu 1 in box, Tu ravachol, W main, controlled by W, M 1 on card"],
        effects={"W": "cultists"},
        turn="M",
    )

    box = place(t, "M", "box_paris")

    assert box.influence == (Influence(2, 0, 1, 3), Influence(1, 1, 1, 2), Influence(0, 2, 0, 2))
    assert (box.leader, box.claim, box.short) == (2, "short", 2)  # one more is a tie, which their agent would win
    assert place(t, "M", "card_paris").leader == 2


@pytest.mark.parametrize(
    ("city", "name", "claim", "short"),
    [
        ("paris: M 1 on card", "card_paris", "open", 0),
        ("paris: Tu 1 on card, M 1 on card", "card_paris", "open", 0),
        ("paris: Tu 3 in box, M 1 in box", "box_paris", "short", 2),
        ("paris: Tu 2 in box, Tu ravachol", "box_paris", "short", 4),
        ("paris: M main", "box_paris", "short", 1),
        ("paris: M 1 on card, card blocked", "card_paris", "none", 0),
        ("paris: M 1 in box, controlled by M", "box_paris", "none", 0),
        ("paris: destroyed", "box_paris", "none", 0),
        ("paris: empty", "card_paris", "none", 0),
    ],
)
def test_what_a_claim_would_take(city: str, name: str, claim: str, short: int) -> None:
    """The viewer reads how many cubes they lack, where cubes help at all."""
    t = situation("M Tu", [city], turn="M")

    found = place(t, "M", name)

    assert (found.claim, found.short) == (claim, short)


def test_a_place_without_a_leader() -> None:
    """In a full tie nobody leads, nor where nobody is; a spectator claims nothing."""
    t = situation("M Tu", ["paris: M 1 in box, Tu 1 in box"], on_effects={"mi_go": "M 2"}, turn="M")

    watched = {one.id: one for one in board(GAME.imagine(GAME.observe(t, None), Rng(1)), None).places}

    assert watched["box_paris"].leader is None
    assert watched["card_paris"].leader is None
    assert (watched["mi_go"].leader, watched["mi_go"].kind, watched["mi_go"].city) == (0, "effect", "")
    assert {one.claim for one in watched.values()} == {"none"}


# ---------------------------------------------------------------- ways


def test_prices_and_ways() -> None:
    """From every city with an agent of the viewer's the cheapest open way to every other one."""
    t = situation("M Tu", ["vienna: M main, M ravachol", "cairo: Tu main"], turn="M")

    departures = {one.city: {way.city: way for way in one.journeys} for one in seen(t, "M").departures}

    assert set(departures) == {"vienna"}
    assert len(departures["vienna"]) == 11
    assert departures["vienna"]["berlin"] == Journey("berlin", 1, ())
    assert departures["vienna"]["the_hague"] == Journey("the_hague", 2, ("berlin",))


def test_a_closed_city_is_gone_round() -> None:
    """Nobody goes through a city that is locked by another or destroyed (E1-137, E1-138)."""
    t = situation("M Tu", ["vienna: M main", "berlin: controlled by Tu, locked", "zurich: destroyed"], turn="M")

    ways = {way.city: way for way in seen(t, "M").departures[0].journeys}

    assert not {"berlin", "zurich", "vienna"} & set(ways)
    assert all(not {"berlin", "zurich"} & set(way.via) for way in ways.values())
    assert ways["the_hague"].cost > 2


# ---------------------------------------------------------------- what is happening


def test_an_attempt_that_others_are_asked_about() -> None:
    """Who attacks whom, and where."""
    easy = stub(cities__madrid__royal_defence=1)
    t = situation(
        "M Tu",
        ["madrid: M main, M ravachol"],
        hands={"M": "ravachol"},
        doubles={"Tu": "ravachol"},
        game=easy,
        turn="M",
    )
    assert seen(t, "M", easy).attack is None

    answer(t, "M", "attempt ravachol", "strike royal_madrid")

    expected = Attacked("attempt", 0, "royal_madrid", "madrid")
    assert [seen(t, player, easy).attack for player in ("M", "Tu")] == [expected, expected]


def test_the_next_space_of_a_track() -> None:
    """The next space that is worth more than the marker's."""
    spaces = [space for space in range(20) if space < len(GAME.new(2).numbers.war_vp)]
    t = situation("M Tu", war=0, turn="M")
    points = [int(t.numbers.war_vp[space]) for space in spaces]

    track = seen(t, "M").war

    assert track.next_at == next(space for space in spaces if points[space] > points[0])
    assert track.next_worth == points[track.next_at]
    assert seen(situation("M Tu", war=len(spaces) - 2, turn="M"), "M").war.next_at in (None, len(spaces) - 1)


# ---------------------------------------------------------------- players


def test_what_lies_before_a_player() -> None:
    """Effects, royal persons, killed agents, agents on the Mi-go, and counters that were shown."""
    t = situation(
        "M Tu",
        ["paris: royal killed by M", "rome: royal hidden by M"],
        effects={"M": "mi_go"},
        killed={"M": "Tu ravachol"},
        on_mi_go={"M": "emma_goldman"},
        shown={"M": "johann_most"},
        turn="M",
    )

    beside = seen(t, "Tu").seats[0].beside

    assert set(beside) == {
        Beside("effect", "mi_go", None),
        Beside("royal-killed", "royal_paris", None),
        Beside("royal-hidden", "royal_rome", None),
        Beside("killed-agent", "ravachol", 1),
        Beside("on-mi-go", "emma_goldman", None),
        Beside("shown-double", "johann_most", None),
    }
    assert {(one.what, one.n, one.side) for one in seen(t, "Tu").seats[0].evidence} == {
        ("killed-royalty", 1, "restorationist"),
        ("hid-royalty", 1, "loyalist"),
        ("killed-agents", 1, "loyalist"),
    }
    assert Evidence("killed-royalty", 1, "restorationist", 4) in seen(t, "Tu").seats[0].evidence


def test_dangers() -> None:
    """A main agent whom nobody guards, and the last Mad counter but one; Freud helps (E1-204, E1-249)."""
    t = situation("M Tu W", effects={"Tu": "sigmund_freud"}, mad={"M": 2, "Tu": 2}, known="M W", turn="M")

    first, second, third = seen(t, "W").seats

    assert ({one.what for one in first.beside}, first.mad_limit) == ({"last-mad", "alone"}, 3)
    assert ({one.what for one in second.beside}, second.mad_limit) == ({"effect"}, 5)
    assert {one.what for one in third.beside} == {"alone"}


def test_points_with_their_reasons() -> None:
    """Mine by my side; another's as their disc shows them while the identity is secret (E1-425, E1-428)."""
    t = situation(
        "M Tu",
        ["paris: controlled by M, royal killed by M, M emma_goldman", "rome: royal hidden by M"],
        sides={"M": "restorationist"},
        revolution=0,
        turn="M",
    )
    city, killed = int(t.numbers.city_vp[PARIS]), int(t.numbers.royal_vp[PARIS])
    hidden, goldman = int(t.numbers.royal_vp[ROME]), int(t.numbers.agent_vp[GOLDMAN])

    mine, theirs = seen(t, "M").seats[0].points, seen(t, "Tu").seats[0].points

    assert Gain("agents", goldman) in mine
    assert Gain("royals", killed) in mine
    assert theirs == (Gain("cities", city), Gain("royals", killed + hidden))
    assert sum(gain.n for gain in theirs) == t.disc[0]
    own = GAME.observe(t, 0).own
    assert own is not None
    assert sum(gain.n for gain in mine) == own.worth


def test_suspects() -> None:
    """Counters that I know nothing of are with the others or not dealt."""
    t = situation(
        "M Tu",
        ["paris: M ravachol, M emma_goldman, M johann_most"],
        doubles={"M": "emma_goldman", "Tu": "vera_figner irene_adler"},
        shown={"Tu": "johann_most"},
        turn="M",
    )

    t.knows[NAMED_NAMES.index("vera_figner")] = 1

    suspects = {one.agent: (one.percent, one.known) for one in seen(t, "M").suspects}

    named = len(NAMED_NAMES)
    assert suspects == {
        "ravachol": (round(100 * 1 / (named - 3)), None),
        "emma_goldman": (0, None),
        "johann_most": (0, None),
    }
    assert seen(t, "M").doubles == (KnownDouble("vera_figner", 1),)


# ---------------------------------------------------------------- drafts


def test_a_draft_to_place_cubes() -> None:
    """How many cubes go, of those in stock; then what that does to influence."""
    t = situation("M Tu", ["paris: Tu 1 in box"], hands={"M": "two_cubes cube_bomb"}, stock={"M": 4}, turn="M")

    begun = drafted(t, "M", "place two_cubes", "place cube_bomb")
    whole = drafted(t, "M", "place two_cubes", "at box_paris")

    assert (begun.action, begun.cards, begun.cubes) == ("place", ("two_cubes", "cube_bomb"), Amount(3, 4))
    assert begun.standings == ()
    (standing,) = whole.standings
    assert (standing.place, standing.points) == ("box_paris", Change(0, 2))
    assert (standing.leader_before, standing.leader_after) == (1, 0)
    assert {(one.place, one.seat, one.n) for one in whole.moved} == {("box_paris", 0, 2), ("stock", 0, -2)}


def test_a_draft_to_retrieve_cubes() -> None:
    """How many of the cubes that the cards bring are chosen, and from where."""
    t = situation("M Tu", ["paris: M 2 in box"], hands={"M": "two_cubes cube_bomb"}, limbo={"M": 1}, turn="M")

    draft = drafted(t, "M", "retrieve two_cubes", "retrieve cube_bomb", "take box_paris")

    assert draft.cubes == Amount(1, 3)
    assert [(one.place, one.seat, one.n) for one in draft.moved] == [("box_paris", 0, -1)]


def test_a_draft_to_buy_or_move() -> None:
    """Gold on the cards, and what is bought or paid with it; the way of each agent."""
    t = situation("M Tu", ["vienna: M main"], hands={"M": "gold cube_gold two_gold"}, turn="M")

    bought = drafted(t, "M", "buy two_gold")
    moved = drafted(t, "M", "move gold", "move cube_gold")
    gone = drafted(t, "M", "move gold", "move cube_gold", "go main-0 the_hague")

    assert (bought.bought, bought.gold) == (1, Amount(2, 2))
    assert (moved.gold, moved.trips) == (Amount(2, 0), ())
    assert gone.gold == Amount(2, 2)
    (trip,) = gone.trips
    assert (trip.agent, trip.start, trip.city, trip.cost, trip.via) == ("main-0", "vienna", "the_hague", 2, ("berlin",))


def test_a_journey_before_its_gold() -> None:
    """Whoever begins with the agent sees at once what the journey costs."""
    t = situation("M Tu", ["vienna: M main"], hands={"M": "gold cube_gold two_gold"}, turn="M")
    t.any_order = True

    draft = drafted(t, "M", "go main-0 the_hague")

    assert (draft.action, draft.gold, draft.trips[0].cost) == ("move", Amount(0, 2), 2)


def test_a_draft_to_move_markers() -> None:
    """Where the markers will stand, while it is put together and when it is carried out."""
    t = situation("M Tu", hands={"M": "marquis_de_rochefort city_paris"}, war=2, revolution=3, turn="M")

    begun = drafted(t, "M", "advance marquis_de_rochefort war-up", "advance city_paris revolution-up")
    whole = drafted(t, "M", "advance marquis_de_rochefort war-up", "advance city_paris revolution-up", "done")

    for draft in (begun, whole):
        assert (draft.war, draft.revolution) == (Change(2, 3), Change(3, 4))


@pytest.mark.parametrize(
    "phrases",
    [
        ["go baron_ungern_sternberg berlin"],
        ["retrieve city_london", "retrieve two_cubes", "take card_berlin"],
        ["retrieve city_london", "retrieve two_cubes", "take card_berlin", "take card_berlin", "take card_berlin"],
    ],
)
def test_other_plans_move_no_marker(phrases: list[str]) -> None:
    """Journeys and places that have the numbers of arrows are none, however many there are."""
    t = situation(
        "M Tu",
        ["vienna: M baron_ungern_sternberg", "berlin: M 4 on card"],
        hands={"M": "city_london two_cubes gold two_gold"},
        war=2,
        revolution=3,
        turn="M",
    )
    t.any_order = True

    draft = drafted(t, "M", *phrases)

    assert (draft.war, draft.revolution) == (Change(2, 2), Change(3, 3))


def test_a_draft_of_an_attempt() -> None:
    """Bombs there and needed, by whom, and what it is worth."""
    t = situation(
        "M Tu", ["washington: M main, M sergei_kravchinsky"], hands={"M": "sergei_kravchinsky cube_bomb"}, turn="M"
    )
    t.hand[0 * CARDS + CARD_NAMES.index("assassinate")] += 1
    t.deck[0 * CARDS + CARD_NAMES.index("assassinate")] -= 1

    draft = drafted(t, "M", "attempt sergei_kravchinsky", "strike royal_washington", "bomb cube_bomb")

    assert draft.bombs is not None
    assert (draft.bombs.target, draft.bombs.city) == ("royal_washington", "washington")
    assert (draft.bombs.need, draft.bombs.agents, draft.bombs.cards, draft.bombs.points) == (5, 2, 1, 4)
    assert (draft.n, draft.of) == (3, 5)


def test_what_hangs_on_a_secret_is_left_open() -> None:
    """Whether a main agent dies says an identity card that the player has not seen."""
    easy = stub(cities__paris__defence=1)
    t = situation(
        "M Tu", ["paris: M main, Tu main"], hands={"M": "assassinate gold"}, known="M Tu", game=easy, turn="M"
    )
    phrases = ("attempt assassinate", "strike main-1")
    worlds: list[Emerald] = [easy.imagine(easy.observe(t, 0), Rng(seed)) for seed in range(12)]
    assert len({int(world.side[1]) for world in worlds}) == 2

    drafts = []
    for before in worlds:
        after = before.copy()
        for phrase in phrases:
            advance(after, VERBS.option(phrase))
        drafts.append(prospect(before, after, 0, phrases))

    assert all(draft == drafts[0] for draft in drafts)
    assert drafts[0].standings == ()
    assert drafts[0].bombs is not None


def test_an_action_begun_is_shown() -> None:
    """What was answered piece by piece is known to its player and to nobody else, and counts with a draft."""
    t = situation("M Tu", hands={"M": "two_cubes cube_bomb"}, stock={"M": 4}, turn="M")

    answer(t, "M", "place two_cubes")

    assert (seen(t, "M").plan, seen(t, "Tu").plan) == (("place two_cubes",), ())
    assert drafted(t, "M", "place cube_bomb").cubes == Amount(3, 4)


def test_claiming_a_city_is_worth_its_points() -> None:
    """Points before and after, on the track and to my side."""
    t = situation("M Tu", ["paris: M 1 in box"], turn="M")

    draft = drafted(t, "M", "claim box_paris")

    assert draft.points == Change(0, int(t.numbers.city_vp[PARIS]))
    assert draft.worth.after - draft.worth.before == t.numbers.city_vp[PARIS]


# ---------------------------------------------------------------- the end


def test_scores() -> None:
    """At the end every score has its parts, in the order of counting, and they add up."""
    t = laws.played(GAME, 3, {}, 7, 100_000).table
    assert isinstance(t, Emerald)
    assert not t.agenda

    found = board(GAME.imagine(GAME.observe(t, None), Rng(1)), None)

    assert [score.points for score in found.scores] == list(GAME.scores(t))
    assert found.points == tuple(score.had for score in found.scores)
    assert all(sum(part.n for part in score.parts) == score.points for score in found.scores)
    assert [part.what for part in found.scores[0].parts] == [
        "cities",
        "necronomicon",
        "royals",
        "track",
        "agents",
        "cards",
        "kills",
    ]
    assert [score.wins for score in found.scores] == [share > 0 for share in GAME.returns(t)]
    assert {score.place for score in found.scores if score.wins} == {1}
    out = {score.seat for score in found.scores if score.out}
    assert found.lowest is None if not out else found.lowest in out


@settings(max_examples=25, deadline=None)
@given(seats=st.integers(2, 5), seed=st.integers(0, 10_000), answers=st.integers(0, 600))
def test_only_what_follows_from_the_view(seats: int, seed: int, answers: int) -> None:
    """The true table and two worlds imagined from one view are shown alike, to everybody."""
    t = laws.played(GAME, seats, {}, seed, answers).table
    assert isinstance(t, Emerald)

    for viewer in laws.viewers(t):
        view = GAME.observe(t, viewer)
        shown = [board(world, viewer) for world in (t, GAME.imagine(view, Rng(1)), GAME.imagine(view, Rng(2)))]
        assert shown[0] == shown[1] == shown[2]

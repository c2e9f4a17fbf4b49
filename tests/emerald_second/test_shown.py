"""What people are shown besides the view: influence, points with their reasons, the numbers of a draft."""

from __future__ import annotations

from typing import Any

import pytest

from emerald_second.situations import answer, chance, option, seat_of, situation
from intrigue.games.emerald.second import GAME
from intrigue.games.emerald.second.board import Board, CityShown, Prospect, Score, SeatShown
from intrigue.games.emerald.second.cards import CARD_NAMES, CITY_NAMES
from intrigue.games.emerald.second.points_and_end import POINTS, finish
from intrigue.games.emerald.second.shown import board, prospect
from intrigue.games.emerald.second.table import Emerald
from intrigue.kernel.rng import Rng
from intrigue.kernel.run import advance, decision, pick


def shown(t: Emerald, player: str | None = "M", seed: int = 1) -> Board:
    """What a player is shown, or a spectator."""
    viewer = None if player is None else seat_of(t, player)
    return board(GAME.imagine(GAME.observe(t, viewer), Rng(seed)), viewer)


def city(t: Emerald, name: str, player: str | None = "M") -> CityShown:
    return next(one for one in shown(t, player).cities if one.id == name)


def seat(t: Emerald, of: str, player: str | None = "M") -> SeatShown:
    return shown(t, player).seats[seat_of(t, of)]


def draft(t: Emerald, *phrases: str) -> Prospect:
    """What Monday has in mind, written in the order of the rules."""
    before = GAME.imagine(GAME.observe(t, 0), Rng(1))
    after = before.copy()
    for phrase in phrases:
        advance(after, option(after, phrase))
    return prospect(before, after, 0, [GAME.verbs.phrase(option(t, phrase)) for phrase in phrases])


def _card(name: str) -> int:
    return CARD_NAMES.index(name)


def moved(numbers: Prospect) -> list[tuple[str, int | None, int, int]]:
    return [(one.place, one.seat, one.cubes, one.agents) for one in numbers.moved]


def amount(numbers: Prospect) -> tuple[str | None, int, int]:
    return numbers.unit, numbers.n, numbers.of


# ---------------------------------------------------------------- cities


def test_who_leads_and_by_how_much() -> None:
    """Cubes and agents count alike; zombies do not."""
    t = situation("M Th Fr", ["rome: M 1 agent, Th 2 cubes 2 agents, Fr 1 cube, 3 zombies"], turn="M")

    rome = city(t, "rome")

    assert [(one.seat, one.cubes, one.agents, one.pieces) for one in rome.present] == [
        (1, 2, 2, 4),
        (0, 0, 1, 1),
        (2, 1, 0, 1),
    ]
    assert (rome.leader, rome.margin, rome.short) == (1, 3, 4)


def test_nobody_leads_in_a_tie() -> None:
    """The viewer is short of one piece, and a spectator of none."""
    t = situation("M Th", ["rome: M 2 agents, Th 2 cubes"], turn="M")

    assert (city(t, "rome").leader, city(t, "rome").margin, city(t, "rome").short) == (None, 0, 1)
    assert city(t, "rome", None).short == 0


def test_what_a_claim_lacks() -> None:
    """A lead, then a cube; nothing where there is no card."""
    t = situation("M Th", ["rome: M 1 cube", "paris: M 1 agent", "madrid: Th 1 agent", "cairo: M 1 cube, empty"])

    assert [city(t, name).claim for name in ("rome", "paris", "madrid", "cairo")] == ["open", "cube", "lead", "none"]
    assert city(t, "rome", None).claim == "none"


def test_a_banished_card() -> None:
    """After the Society of Leopold, Vampires have neither text nor points."""
    t = situation(
        "M Th", ["rome: shows vampires", "paris: shows ravachol"], hands={"M": "society_of_leopold"}, turn="M"
    )
    assert not city(t, "rome").banished

    answer(t, "M", "use society_of_leopold")

    assert city(t, "rome").banished
    assert not city(t, "paris").banished


# ---------------------------------------------------------------- players


def test_sides_that_the_viewer_knows() -> None:
    """Their own, a revealed one, and one that they have looked at; a Change of Heart turns it round."""
    t = situation(
        "M Tu W Th",
        hands={"M": "vladimir_burtsev"},
        sides={"M": "loyalist", "Tu": "loyalist", "W": "restorationist", "Th": "loyalist"},
        revealed="Tu",
        turned="Tu W",
        turn="M",
    )
    answer(t, "M", "use vladimir_burtsev", "choose W")

    assert [seat(t, of).side for of in ("M", "Tu", "W", "Th")] == ["loyalist", "restorationist", "loyalist", "hidden"]
    assert [one.side for one in shown(t, None).seats] == ["hidden", "restorationist", "hidden", "hidden"]
    assert [one.side for one in shown(t, "Th").seats][3] == "loyalist"


def test_points_and_whether_they_count() -> None:
    """A box counts for a Loyalist if the victim was a Restorationist, which may be unknown."""
    t = situation(
        "M Th Fr",
        ["cairo: royalty killed by M"],
        sides={"M": "loyalist"},
        revealed="Fr",
        kept={"M": "shoggoth sebastian_moran"},
        scored={"M": "3 neutral city_rome, 4 box shoggoth Th, 3 box sebastian_moran Fr, 1 loyalist okhrana"},
        loyalist=2,
    )

    gains = {one.source: one.fate for one in seat(t, "M").gains}

    royal = next(source for source in gains if source not in ("city_rome", "shoggoth", "sebastian_moran", "okhrana"))
    assert gains == {
        "city_rome": "kept",
        "shoggoth": "open",
        "sebastian_moran": "kept" if t.side[2] == 1 else "lost",
        "okhrana": "kept",
        royal: "lost",
    }
    assert seat(t, "M").tracks == "kept"
    assert {one.fate for one in seat(t, "M", "Th").gains} == {"kept", "open"}
    assert seat(t, "M", "Th").tracks == "open"
    assert (seat(t, "M").boxes, seat(t, "M").killed, seat(t, "M").hidden) == (2, 1, 0)


def test_what_lies_beside_a_player() -> None:
    """Kept cards that are not shown in another way, and the owner of the Zombies."""
    t = situation("M Th", kept={"M": "black_hand mi_go"}, decks={"Th": "zombies"})

    assert seat(t, "M").beside == ("black_hand",)
    assert [one.zombies for one in shown(t).seats] == [False, True]
    t.banished = True
    assert [one.zombies for one in shown(t).seats] == [False, False]


def test_who_is_about_to_reveal() -> None:
    """With the last agent or the last sanity token, unless the identity is open."""
    t = situation(
        "M Th Fr",
        ["rome: M 1 agent, Th 2 agents, Fr 1 agent"],
        tokens={"Th": 1},
        sides={"Fr": "loyalist"},
        revealed="Fr",
        turn="M",
    )

    assert [one.danger for one in shown(t).seats] == [("agent",), ("token",), ()]
    assert [one.agents for one in shown(t).seats] == [1, 2, 1]


def test_points_to_go() -> None:
    """Three players end the game at 24."""
    t = situation("M Th Fr", scored={"M": "5 neutral city_berlin"}, loyalist=2)

    assert [one.to_go for one in shown(t).seats] == [17, 22, 22]
    assert shown(t).ahead == "loyalist"


# ---------------------------------------------------------------- attacks


def test_an_attack_in_words() -> None:
    """Who attacks whom, where, and with which card."""
    t = situation("M Th", ["rome: M 3 agents, Th 1 agent"], hands={"M": "hired_assassin place_bomb"}, turn="M")
    assert shown(t).attack is None

    answer(t, "M", "assassinate hired_assassin", "aim rome Th")

    attack = shown(t, "Th").attack
    assert attack is not None
    assert (attack.how, attack.attacker, attack.victim, attack.city) == ("assassination", 0, 1, "rome")
    assert attack.card == "hired_assassin"
    assert shown(t, None).attack == attack


def test_cthulhu_attacks_everybody() -> None:
    """There is no single victim."""
    t = situation("M Th", ["rome: Th 1 agent"], hands={"M": "cthulhu"}, turn="M")

    answer(t, "M", "use cthulhu", "city rome")

    attack = shown(t).attack
    assert attack is not None
    assert (attack.how, attack.victim, attack.city) == ("cthulhu", None, "rome")


# ---------------------------------------------------------------- the end


def test_final_scores_with_their_reasons() -> None:
    """What the disc showed, less what does not count, less the share, less the penalty."""
    t = situation(
        "M Tu W",
        sides={"M": "loyalist", "Tu": "restorationist", "W": "loyalist"},
        kept={"M": "shoggoth sebastian_moran"},
        scored={
            "M": "9 neutral city_rome, 2 restorationist elisee_reclus, 4 box shoggoth Tu, 3 box sebastian_moran W",
            "Tu": "8 neutral city_paris",
            "W": "1 neutral city_madrid",
        },
        restorationist=5,
        loyalist=2,
    )
    finish(t, POINTS, 0)

    now = shown(t, None)

    rows = [(one.had, one.other, one.box, one.share, one.penalty, one.points, one.place) for one in now.scores]
    penalty = int(t.numbers.penalty)
    assert rows == [
        (21, 2, 3, 3, penalty, 13 - penalty, 2),
        (11, 0, 0, 0, 0, 11, 1),
        (4, 0, 0, 3, penalty, 1 - penalty, 3),
    ]
    assert tuple(one.points for one in now.scores) == GAME.scores(t)
    assert [one.wins for one in now.scores] == [False, True, False]
    assert (now.lowest, now.tie) == (2, False)
    assert [(part.kind, part.points, part.kept) for part in now.scores[0].parts] == [
        ("neutral", 9, True),
        ("box", 4, True),
        ("restorationist", 2, False),
        ("box", 3, False),
        ("tracks", 3, False),
    ]


def test_a_tie_is_told() -> None:
    """With the same points a Restorationist wins."""
    t = situation(
        "M Tu W",
        sides={"M": "loyalist", "Tu": "restorationist", "W": "loyalist"},
        scored={"M": "11 neutral city_rome", "Tu": "6 neutral city_paris"},
    )
    assert t.numbers.penalty == 5
    finish(t, POINTS, 0)

    now = shown(t, None)

    assert [one.points for one in now.scores] == [6, 6, -5]
    assert [(one.place, one.wins) for one in now.scores] == [(2, False), (1, True), (3, False)]
    assert now.tie


def test_no_scores_before_the_end() -> None:
    """The sides are secret until then."""
    t = situation("M Th")

    assert shown(t).scores == ()
    assert shown(t).lowest is None


# ---------------------------------------------------------------- an action that is begun

BEGUN = {
    "place": ("place place_two",),
    "claim": ("claim claim_move",),
    "retrieve": ("retrieve retrieve_two", "take rome"),
    "move": ("move irene_adler", "go rome paris"),
    "advance": ("advance cthulhu loyalist", "advance emma_goldman restorationist"),
    "assassinate": ("assassinate hired_assassin", "aim london royalty", "use fenians", "bomb place_bomb"),
    "discard": ("discard place_two", "discard claim_move"),
    "use": ("use okhrana", "aim rome M"),
    "swap": ("use freemasons", "discard place_two"),
}


@pytest.mark.parametrize("kind", list(BEGUN))
def test_an_action_that_is_begun(kind: str) -> None:
    """Its player is shown the answers that led there, nobody else is."""
    t = situation(
        "M Th",
        ["rome: M 2 cubes 2 agents", "london: M 2 agents 1 cube, royalty", "paris: M 1 agent 1 cube"],
        hands={
            "M": "place_two claim_move retrieve_two emma_goldman cthulhu hired_assassin fenians place_bomb okhrana "
            "freemasons irene_adler"
        },
        turn="M",
    )
    phrases = BEGUN[kind]

    answer(t, "M", *phrases)

    assert shown(t).plan == tuple(GAME.verbs.phrase(option(t, phrase)) for phrase in phrases)
    assert shown(t, "Th").plan == ()


# ---------------------------------------------------------------- drafts


def test_a_draft_of_placing() -> None:
    """How many cubes of those in stock; with its city also where they go and who leads then."""
    t = situation("M Th", ["rome: Th 1 agent"], hands={"M": "place_two place_bomb"}, stock={"M": 4}, turn="M")

    half = draft(t, "place place_two")
    whole = draft(t, "place place_two", "city rome")

    assert (half.action, half.cards) == ("place", ("place_two",))
    assert amount(half) == amount(whole) == ("cubes", 2, 4)
    assert (half.moved, half.leads) == ((), ())
    assert moved(whole) == [("rome", 0, 2, 0)]
    assert [(one.city, one.before, one.after) for one in whole.leads] == [("rome", 1, 0)]


def test_a_draft_of_retrieving() -> None:
    """The cubes that are chosen, of those that must be."""
    t = situation("M Th", ["rome: M 2 cubes"], hands={"M": "retrieve_two"}, limbo={"M": 3}, turn="M")

    half = draft(t, "retrieve retrieve_two", "take rome")
    whole = draft(t, "retrieve retrieve_two", "take rome", "take limbo")

    assert amount(half) == ("cubes", 1, 2)
    assert moved(half) == [("rome", 0, -1, 0)]
    assert amount(whole) == ("cubes", 2, 2)
    assert moved(whole) == [("rome", 0, -1, 0), ("limbo", 0, -1, 0)]


def test_a_draft_of_moving() -> None:
    """The agents that go, of those that may."""
    t = situation("M Th", ["rome: M 2 agents", "paris: Th 1 agent"], hands={"M": "irene_adler"}, turn="M")

    half = draft(t, "move irene_adler", "go rome paris")
    whole = draft(t, "move irene_adler", "go rome paris", "done")

    assert amount(half) == amount(whole) == ("agents", 1, 2)
    assert moved(half) == moved(whole) == [("paris", 0, 0, 1), ("rome", 0, 0, -1)]
    assert half.leads == ()
    assert [(one.city, one.before, one.after) for one in whole.leads] == [("paris", 1, None)]


def test_a_draft_of_markers() -> None:
    """Where they would stand, and what the discs would show."""
    t = situation("M Th", hands={"M": "cthulhu"}, sides={"M": "restorationist"}, loyalist=1, turn="M")
    steps = int(t.numbers.loyalist[_card("cthulhu")])

    whole = draft(t, "advance cthulhu loyalist", "done")

    assert (whole.loyalist.before, whole.loyalist.after) == (1, 1 + steps)
    assert (whole.restorationist.before, whole.restorationist.after) == (0, 0)
    assert (whole.points.before, whole.points.after) == (1, 1 + steps)
    assert (whole.worth.before, whole.worth.after) == (0, 0)


def test_a_draft_of_an_assassination() -> None:
    """Bomb points of agents and cards against what it takes, and what it is worth."""
    t = situation(
        "M Th",
        ["london: M 2 agents 1 cube, Th 1 agent, royalty"],
        hands={"M": "hired_assassin fenians place_bomb johann_most"},
        kept={"M": "black_hand"},
        turn="M",
    )
    london = CITY_NAMES.index("london")
    need, royal = int(t.numbers.royal_bombs[london]), int(t.numbers.royal_vp[london])

    aimed = draft(t, "assassinate hired_assassin", "aim london royalty")
    doubled = draft(t, "assassinate hired_assassin", "aim london royalty", "use fenians", "bomb place_bomb")

    assert draft(t, "assassinate hired_assassin").bombs is None
    assert aimed.bombs is not None
    assert (aimed.bombs.need, aimed.bombs.agents, aimed.bombs.cards) == (need, 2, 0)
    assert (aimed.bombs.city, aimed.bombs.target) == ("london", "royalty")
    assert aimed.bombs.points == royal + int(t.numbers.black_hand)
    assert doubled.bombs is not None
    assert (doubled.bombs.agents, doubled.bombs.cards) == (4, 1)
    assert amount(doubled) == ("bombs", 5, need)
    assert doubled.cards == ("hired_assassin", "fenians", "place_bomb")


def test_a_kill_is_worth_the_box_of_its_card() -> None:
    """An agent gives the points of the agent box."""
    t = situation("M Th", ["rome: M 5 agents, Th 1 agent"], hands={"M": "hired_assassin"}, turn="M")

    bombs = draft(t, "assassinate hired_assassin", "aim rome Th").bombs

    assert bombs is not None
    assert (bombs.target, bombs.points) == ("seat-1", int(t.numbers.box_vp[_card("hired_assassin")]))


def test_a_draft_of_a_claim() -> None:
    """How many claims, in how many cities that is possible, and what leaves the city."""
    t = situation("M Th", ["rome: M 2 cubes, Th 1 cube", "paris: M 1 cube"], hands={"M": "claim_move"}, turn="M")
    scored = int(t.numbers.vp_neutral[_card("city_rome")])

    whole = draft(t, "claim claim_move", "city rome")

    assert amount(whole) == ("claims", 1, 2)
    assert ("rome", 0, -2, int(t.numbers.agent[_card("city_rome")])) in moved(whole)
    assert whole.points.after - whole.points.before == scored


def test_a_draft_of_discarding() -> None:
    """How many cards; the one on top is not counted twice."""
    t = situation("M Th", hands={"M": "place_two claim_move place_bomb"}, turn="M")

    numbers = draft(t, "discard place_two", "discard claim_move", "top claim_move")

    assert amount(numbers) == ("cards", 2, 0)
    assert numbers.cards == ("place_two", "claim_move")


def test_a_draft_of_a_text() -> None:
    """What it asks for; nothing where it asks for nothing."""
    t = situation("M Th", ["rome: M 2 agents"], hands={"M": "mi_go freemasons place_two peoples_will"}, turn="M")

    away = draft(t, "use mi_go", "take rome", "done")

    assert amount(away)[:2] == ("pieces", 1)
    assert moved(away) == [("rome", 0, 0, -1)]
    assert amount(draft(t, "use freemasons", "discard place_two"))[:2] == ("cards", 1)
    assert amount(draft(t, "use peoples_will")) == (None, 0, 0)


def test_zombies_that_come() -> None:
    """Where they would be, while the second has no city yet."""
    t = situation("M Th", hands={"M": "zombies"}, turn="M")

    half = draft(t, "use zombies", "city rome")

    assert amount(half) == ("pieces", 1, 2)
    assert moved(half) == [("rome", None, 0, 1)]
    assert moved(draft(t, "use zombies", "city paris", "city rome")) == [("paris", None, 0, 1), ("rome", None, 0, 1)]


def test_zombies_after_an_attack() -> None:
    """They are put down in the same way; who has begun is shown it."""
    t = situation("M Th", ["rome: Th 2 agents, 1 zombie"], hands={"M": "zombies"}, turn="M")
    answer(t, "M", "use zombies", "aim rome Th")
    answer(t, "Th", "let")

    half = draft(t, "city paris")

    assert amount(half) == ("pieces", 1, 2)
    assert moved(half) == [("paris", None, 0, 1)]
    answer(t, "M", "city paris")
    assert shown(t).plan == ("city paris",)
    assert shown(t, "Th").plan == ()


def test_agents_of_a_revealed_loyalist() -> None:
    """They come to the cities that are chosen so far."""
    t = situation(
        "M Th", ["rome: M 1 agent"], hands={"M": "yog_sothoth"}, sides={"M": "loyalist"}, tokens={"M": 2}, turn="M"
    )
    answer(t, "M", "use yog_sothoth", "take rome", "done")

    half = draft(t, "city paris", "city rome")

    assert amount(half) == ("pieces", 2, 3)
    assert moved(half) == [("paris", 0, 0, 1), ("rome", 0, 0, 1)]
    answer(t, "M", "city paris")
    assert shown(t).plan == ("city paris",)


def test_a_draft_goes_on_from_what_is_begun() -> None:
    """What was answered before counts with what is drafted."""
    t = situation("M Th", hands={"M": "place_two place_bomb"}, stock={"M": 4}, turn="M")
    answer(t, "M", "place place_two")

    numbers = draft(t, "city rome")

    assert (numbers.action, numbers.cards) == ("place", ("place_two",))
    assert moved(numbers) == [("rome", 0, 2, 0)]


def test_an_empty_draft() -> None:
    """It has nothing and changes nothing."""
    t = situation("M Th", hands={"M": "place_two"}, turn="M")

    numbers = draft(t)

    assert (numbers.action, numbers.cards, numbers.moved, numbers.leads) == ("", (), (), ())
    assert numbers.points.before == numbers.points.after


# ---------------------------------------------------------------- the view alone


def random_tables(seats: int, seed: int, every: int) -> Any:
    """Tables of a random game, one after every few answers."""
    rng = Rng(seed)
    t = GAME.new(seats)
    n = 0
    while t.agenda:
        if n % every == 0:
            yield t, rng
        advance(t, pick(t, rng))
        n += 1
    yield t, rng


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_shown_follows_from_the_view(seats: int) -> None:
    """Two worlds imagined from one view show the same; so does a draft in both."""
    for t, rng in random_tables(seats, seats, 37):
        question = decision(t)
        for viewer in (None, *range(seats)):
            view = GAME.observe(t, viewer)
            one, two = GAME.imagine(view, Rng(3)), GAME.imagine(view, Rng(4))
            assert board(one, viewer) == board(two, viewer)
            if question is None or question.seat != viewer or viewer is None:
                continue
            given = int(rng.choice(list(question.options)))
            phrase = GAME.verbs.phrase(given)
            drafted = []
            for world in (one, two):
                after = world.copy()
                advance(after, given)
                drafted.append(prospect(world, after, viewer, [phrase]))
            assert drafted[0] == drafted[1], phrase


def test_final_scores_are_those_of_the_rules() -> None:
    """In whole random games: points, places and winners."""
    for seed in range(3):
        t = list(random_tables(3, seed, 10_000))[-1][0]
        scores: tuple[Score, ...] = board(GAME.imagine(GAME.observe(t, 0), Rng(1)), 0).scores

        assert tuple(one.points for one in scores) == GAME.scores(t)
        assert [one.seat for one in scores if one.wins] == GAME.winners(t)
        for one in scores:
            assert one.points == one.had - one.other - one.box - one.share - one.penalty
            assert sum(part.points for part in one.parts) == one.had
            assert (one.place == 1) == one.wins


def test_a_die_is_not_foretold() -> None:
    """Who kills royalty is shown points, not what the sanity roll brings."""
    t = situation("M Th", ["london: M 7 agents, royalty"], hands={"M": "hired_assassin"}, turn="M")

    numbers = draft(t, "assassinate hired_assassin", "aim london royalty")

    assert numbers.points.after - numbers.points.before == int(t.numbers.royal_vp[CITY_NAMES.index("london")])
    assert moved(numbers) == []
    answer(t, "M", "assassinate hired_assassin", "aim london royalty")
    chance(t, "roll sane")

"""Why an answer is not offered, with the clause that forbids it."""

from __future__ import annotations

import pytest

from emerald_first.situations import answer, offered, seat_of, situation
from intrigue.games.emerald.first import GAME
from intrigue.games.emerald.first.table import Emerald
from intrigue.games.emerald.first.why import why_not

HAND = "two_cubes cube_bomb gold two_gold ravachol"
MADRID = "madrid: M main, M ravachol, M johann_most"


def reason(t: Emerald, player: str, phrase: str) -> str:
    """Why a player cannot say this, in short: `place-many n=3 of=2`."""
    assert phrase not in offered(t)
    found = why_not(GAME, GAME.observe(t, seat_of(t, player)), phrase)
    assert found is not None
    line, args = found
    return " ".join([line.removeprefix("board-why-"), *[f"{name}={value}" for name, value in sorted(args.items())]])


@pytest.mark.parametrize(
    ("before", "phrase", "said"),
    [
        ([], "place fenians", "not-in-hand card=fenians"),
        ([], "place gold", "no-symbol card=gold"),
        ([], "advance two_cubes war-up", "no-symbol card=two_cubes"),
        ([], "attempt cube_bomb", "attempt-card card=cube_bomb"),
        ([], "retrieve two_cubes", "retrieve-none"),
        ([], "bomb cube_bomb", "first-choose"),
        ([], "at box_paris", "first-choose"),
        ([], "go main-0 paris", "first-choose"),
        ([], "choose seat-1", "seat"),
        ([], "use two_cubes", "no-text card=two_cubes"),
        ([], "use ravachol", "no-text card=ravachol"),
        ([], "show emma_goldman", "show-none"),
        ([], "reveal", "reveal"),
        (["pass"], "claim box_paris", "claim-first"),
        (["pass", "pass"], "claim box_paris", "no-actions"),
        (["pass", "pass"], "place two_cubes", "no-actions"),
        (["pass", "pass"], "show emma_goldman", "no-actions"),
        (["place cube_bomb"], "retrieve two_cubes", "order"),
        (["place two_cubes"], "pass", "order"),
        (["place two_cubes"], "claim box_paris", "order"),
        (["buy two_gold"], "buy gold", "buy-odd"),
        (["move gold"], "go johann_most paris", "move-far n=2 of=1"),
        (["move gold"], "go emma_goldman paris", "agent-other agent=emma_goldman"),
    ],
)
def test_a_refusal_is_explained(before: list[str], phrase: str, said: str) -> None:
    """By the first rule that stands in the way."""
    t = situation("M Tu", ["madrid: M johann_most", "paris: M main"], hands={"M": HAND}, turn="M")
    answer(t, "M", *before)

    assert reason(t, "M", phrase) == said


@pytest.mark.parametrize(
    ("city", "place", "said"),
    [
        ("paris: M 2 in box, Tu 3 in box", "box_paris", "place-lead"),
        ("paris: M 1 on card, Tu 1 on card, Tu ravachol", "card_paris", "place-lead"),
        ("paris: M main, M ravachol", "card_paris", "place-cube"),
        ("paris: M 2 on card, card blocked", "card_paris", "place-blocked"),
        ("paris: M 1 in box, controlled by M", "box_paris", "place-own"),
        ("paris: M 1 in box, controlled by Tu, locked", "box_paris", "place-locked"),
        ("paris: destroyed", "box_paris", "place-destroyed"),
        ("paris: destroyed", "card_paris", "place-destroyed"),
        ("paris: empty", "card_paris", "place-empty"),
        ("paris: empty", "cthulhu", "place-gone"),
    ],
)
def test_what_is_in_the_way_of_a_claim(city: str, place: str, said: str) -> None:
    """Cubes, influence, discs, and what is not there any more (E1-72, E1-85 to E1-97)."""
    t = situation("M Tu", [city], turn="M")

    assert reason(t, "M", f"claim {place}") == said


def test_nothing_is_claimed_after_a_free_action() -> None:
    """Even as the first action (E1-82)."""
    t = situation("M Tu", ["paris: M 2 in box"], hands={"M": "matvei_golovinsky"}, turn="M")
    answer(t, "M", "use matvei_golovinsky")

    assert reason(t, "M", "claim box_paris") == "claim-free"


@pytest.mark.parametrize(
    ("place", "said"),
    [
        ("box_rome", "place-locked"),
        ("card_rome", "place-locked"),
        ("box_paris", "place-destroyed"),
        ("card_berlin", "place-empty"),
        ("mi_go", "place-gone"),
    ],
)
def test_where_no_cubes_can_be_put(place: str, said: str) -> None:
    """In locked and destroyed cities, on cards that are not there (E1-72, E1-78 to E1-80)."""
    cities = ["rome: controlled by Tu, locked", "paris: destroyed", "berlin: empty"]
    t = situation("M Tu", cities, hands={"M": "two_cubes"}, turn="M")
    answer(t, "M", "place two_cubes")

    assert reason(t, "M", f"at {place}") == said


def test_symbols_are_not_overpaid() -> None:
    """More cube symbols than cubes in stock, on the board, or gold than the Pool is worth (E1-74, E1-118, E1-124)."""
    few = {"M": 1}
    stock = situation("M Tu", hands={"M": "cube two_cubes"}, stock={"M": 2}, turn="M")
    answer(stock, "M", "place cube")
    empty = situation("M Tu", hands={"M": "cube"}, stock={"M": 0}, turn="M")
    limbo = situation("M Tu", hands={"M": "cube two_cubes"}, limbo=few, turn="M")
    answer(limbo, "M", "retrieve cube")
    pool = situation("M Tu", hands={"M": "gold two_gold cube_gold"}, pool=few, turn="M")
    answer(pool, "M", "buy two_gold")
    none = situation("M Tu", hands={"M": "two_gold"}, pool={"M": 0}, turn="M")
    odd = situation("M Tu", hands={"M": "gold"}, turn="M")

    assert reason(stock, "M", "place two_cubes") == "place-many n=3 of=2"
    assert reason(empty, "M", "place cube") == "stock-empty"
    assert reason(limbo, "M", "retrieve two_cubes") == "retrieve-many n=3 of=1"
    assert reason(pool, "M", "buy cube_gold") == "buy-many of=1"
    assert reason(none, "M", "buy two_gold") == "pool-none"
    assert reason(odd, "M", "buy gold") == "buy-odd"


def test_cubes_are_taken_from_where_they_are() -> None:
    """And in the order of the places (E1-119, E1-489)."""
    t = situation("M Tu", ["rome: M 1 in box", "paris: M 1 on card"], hands={"M": "two_cubes"}, turn="M")
    answer(t, "M", "retrieve two_cubes")

    assert reason(t, "M", "take box_paris") == "place-no-cube"
    assert reason(t, "M", "take limbo") == "limbo-none"
    assert reason(t, "M", "take stock") == "place-no-cube"
    assert reason(t, "M", "take box_rome") == "order"


def test_where_an_agent_cannot_go() -> None:
    """Too far, closed, where he stands, or for gold that is then left over (E1-129 to E1-138)."""
    cities = ["paris: M main", "vienna: M ravachol", "london: controlled by Tu, locked"]
    t = situation("M Tu", cities, hands={"M": "gold two_gold"}, turn="M")
    answer(t, "M", "move gold", "move two_gold")
    assert reason(t, "M", "go main-0 washington") == "move-far n=5 of=3"
    assert reason(t, "M", "go main-0 london") == "move-closed city=london"
    assert reason(t, "M", "go main-0 paris") == "move-same"

    answer(t, "M", "go ravachol zurich")

    assert reason(t, "M", "go ravachol berlin") == "agent-moved agent=ravachol"
    assert reason(t, "M", "go main-0 zurich") == "move-gold"


def test_arrows() -> None:
    """One that cannot move its marker, and none when a marker is at the top (E1-145, E1-147)."""
    low = situation("M Tu", hands={"M": "baron_ungern_sternberg inspector_lestrade"}, revolution=0, turn="M")
    high = situation("M Tu", hands={"M": "baron_ungern_sternberg emma_goldman"}, war=11, turn="M")
    answer(high, "M", "advance baron_ungern_sternberg war-up")

    assert reason(low, "M", "advance inspector_lestrade revolution-down") == "arrow-stuck"
    assert reason(high, "M", "advance emma_goldman revolution-up") == "arrow-top"


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("black_hand", "passive"),
        ("peter_rachkovsky", "on-claim"),
        ("fenians", "no-text card=fenians"),
        ("bismarck", "text-nothing"),
    ],
)
def test_why_a_text_cannot_be_used(card: str, said: str) -> None:
    """It works by itself, has worked, is none, or would do nothing."""
    t = situation("M Tu", hands={"M": card}, turn="M")

    assert reason(t, "M", f"use {card}") == said


@pytest.mark.parametrize(
    ("hand", "phrase", "said"),
    [
        ("ravachol", "attempt ravachol", "attempt-nowhere"),
        ("vera_figner", "attempt vera_figner", "attempt-board card=vera_figner"),
        ("elisee_reclus", "attempt elisee_reclus", "attempt-card card=elisee_reclus"),
    ],
)
def test_why_no_attempt_can_be_begun(hand: str, phrase: str, said: str) -> None:
    """The card allows none, its agent is not there, or there are too few bombs (E1-175 to E1-189)."""
    t = situation("M Tu", ["london: M ravachol"], hands={"M": hand}, turn="M")

    assert reason(t, "M", phrase) == said


@pytest.mark.parametrize(
    ("card", "target", "said"),
    [
        ("ravachol", "emma_goldman", "target-card"),
        ("ravachol", "royal_rome", "target-card"),
        ("ravachol", "royal_berlin", "target-far"),
        ("hired_assassin", "royal_vienna", "target-gone"),
        ("hired_assassin", "royal_rome", "target-bombs n=5 of=4"),
        ("hired_assassin", "royal_berlin", "target-far"),
        ("hired_assassin", "johann_most", "target-own"),
        ("hired_assassin", "evno_asef", "target-vampire"),
        ("hired_assassin", "vera_figner", "target-unknown"),
        ("hired_assassin", "main-1", "target-main"),
        ("hired_assassin", "zombie_rome", "text-place"),
    ],
)
def test_a_target_out_of_reach(card: str, target: str, said: str) -> None:
    """What protects it is named (E1-175 to E1-193, E1-201 to E1-205)."""
    cities = [
        MADRID,
        "rome: M louise_michel, Tu emma_goldman, Tu evno_asef vampire, W vera_figner, Tu main",
        "vienna: royal killed by Tu",
    ]
    hand = f"{card} cube_bomb cube_bomb gold_bomb"
    t = situation("M Tu W", cities, hands={"M": hand}, turn="M")
    answer(t, "M", f"attempt {card}")
    t.known[1] = 1

    assert reason(t, "M", f"strike {target}") == said


def test_needless_bombs() -> None:
    """A card that would make another needless may not be added (E1-190)."""
    t = situation("M Tu", ["rome: M main, M ravachol"], hands={"M": "ravachol cube_bomb cube_bomb fenians"}, turn="M")
    answer(t, "M", "attempt ravachol", "strike royal_rome", "bomb cube_bomb")

    assert reason(t, "M", "bomb fenians") == "bomb-enough"
    assert reason(t, "M", "strike royal_rome") == "order"


def test_a_text_has_its_own_targets() -> None:
    """The Shoggoth takes lawful victims alone (E1-310)."""
    t = situation(
        "M Tu W",
        ["rome: M louise_michel, Tu emma_goldman, W vera_figner", "paris: controlled by Tu"],
        hands={"M": "shoggoth"},
        turn="M",
    )
    answer(t, "M", "use shoggoth")

    assert reason(t, "M", "strike louise_michel") == "target-own"
    assert reason(t, "M", "strike royal_rome") == "text-place"
    assert reason(t, "M", "at box_rome") == "text-place"


def test_it_is_another_players_turn() -> None:
    """And who only watches is told so."""
    t = situation("M Tu", turn="Tu")

    other = why_not(GAME, GAME.observe(t, seat_of(t, "M")), "pass")
    nobody = why_not(GAME, GAME.observe(t, None), "pass")

    assert other == ("board-why-other", {"seat": f"seat-{seat_of(t, 'Tu')}"})
    assert nobody == ("board-why-watching", {})


def test_the_game_is_over() -> None:
    """Nothing can be done any more."""
    t = situation("M Tu")

    assert why_not(GAME, GAME.observe(t, 0), "pass") == ("board-why-over", {})

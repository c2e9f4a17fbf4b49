"""Why an answer is not offered, with the clause that forbids it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from emerald_first.situations import answer, chance, offered, seat_of, situation, stub
from intrigue.games.emerald.first import GAME
from intrigue.games.emerald.first.cards import NAMED_NAMES
from intrigue.games.emerald.first.table import Emerald
from intrigue.games.emerald.first.why import candidates
from intrigue.games.emerald.first.why import why_not as at_table
from intrigue.kernel.refusal import why_not
from intrigue.kernel.rng import Rng
from intrigue.kernel.run import advance, pick, roll_chance

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
        ([], "advance two_cubes war-up", "no-arrow card=two_cubes"),
        ([], "attempt cube_bomb", "attempt-card card=cube_bomb"),
        ([], "retrieve two_cubes", "retrieve-none"),
        ([], "bomb cube_bomb", "first-attempt"),
        ([], "at box_paris", "first-cubes"),
        ([], "go main-0 zurich", "first-gold"),
        ([], "go main-0 paris", "move-same"),
        ([], "go main-0 cairo", "move-far n=4 of=3"),
        ([], "strike royal_rome", "first-attempt"),
        ([], "take limbo", "limbo"),
        ([], "end", "end-actions n=2"),
        ([], "choose seat-1", "seat"),
        ([], "use two_cubes", "no-text card=two_cubes"),
        ([], "use ravachol", "text-attempt card=ravachol"),
        ([], "show emma_goldman", "show-other agent=emma_goldman"),
        ([], "reveal", "reveal"),
        (["pass"], "claim box_paris", "claim-first"),
        (["pass", "pass"], "claim box_paris", "no-actions"),
        (["pass", "pass"], "place two_cubes", "no-actions"),
        (["pass", "pass"], "show emma_goldman", "no-actions"),
        (["place cube_bomb"], "retrieve two_cubes", "not-part"),
        (["place cube_bomb"], "place two_cubes", "order"),
        (["place cube_bomb"], "place cube_bomb", "card-chosen card=cube_bomb"),
        (["place two_cubes"], "pass", "not-part"),
        (["place two_cubes"], "claim box_paris", "not-part"),
        (["buy two_gold"], "buy gold", "buy-odd"),
        (["move gold"], "go johann_most paris", "order"),
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
        ("paris: M 2 in box, Tu 3 in box", "box_paris", "place-lead n=2 of=3 seat=seat-1"),
        ("paris: M 1 on card, Tu 1 on card, Tu ravachol", "card_paris", "place-lead n=1 of=2 seat=seat-1"),
        ("paris: M 2 on card, Tu 1 on card, Tu ravachol", "card_paris", "place-tie seat=seat-1"),
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
    assert reason(t, "M", "take stock") == "take-stock"
    assert reason(t, "M", "take box_rome") == "order"
    answer(t, "M", "take card_paris")
    assert reason(t, "M", "take card_paris") == "cubes-chosen"


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
    assert reason(t, "M", "go main-0 zurich") == "move-exact n=2"


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
        ("bismarck", "lock-none"),
        ("peoples_will", "pool-none"),
        ("duchess_de_uzes", "stock-empty"),
        ("okhrana", "others-no-cubes"),
        ("shoggoth", "victim-none"),
        ("irene_adler", "counters-few"),
        ("pinkerton_agents", "counters-none"),
        ("vladimir_burtsev", "identity-none"),
        ("terrors_of_the_night", "terror-none"),
        ("vampire", "turn-none"),
        ("zombies", "zombies-none"),
        ("hired_assassin", "text-attempt card=hired_assassin"),
    ],
)
def test_why_a_text_cannot_be_used(card: str, said: str) -> None:
    """It works by itself, has worked, is none, or would do nothing: what it lacks is named."""
    t = situation(
        "M Tu",
        ["cairo: M main vampire"],
        hands={"M": card},
        shown={"M": " ".join(NAMED_NAMES)},
        sides={"Tu": "loyalist"},
        revealed="Tu",
        stock={"M": 0},
        pool={"M": 0},
        limbo={"M": 20},
        turn="M",
    )
    t.zombies_left = 0 if card == "zombies" else t.zombies_left
    t.actions = 1

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
        ("ravachol", "emma_goldman", "target-card card=ravachol"),
        ("ravachol", "royal_rome", "target-away agent=ravachol"),
        ("ravachol", "royal_berlin", "target-away agent=ravachol"),
        ("hired_assassin", "royal_vienna", "target-gone"),
        ("hired_assassin", "royal_rome", "target-bombs n=5 of=4"),
        ("hired_assassin", "royal_berlin", "target-far"),
        ("hired_assassin", "johann_most", "target-own"),
        ("hired_assassin", "evno_asef", "target-vampire"),
        ("hired_assassin", "vera_figner", "target-unknown"),
        ("hired_assassin", "main-1", "target-main"),
        ("hired_assassin", "zombie_rome", "zombie-none city=rome"),
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

    assert reason(t, "M", "bomb fenians") == "bomb-needless card=cube_bomb"
    assert reason(t, "M", "strike royal_rome") == "target-chosen"


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
    assert reason(t, "M", "strike royal_rome") == "shoggoth-agents"
    assert reason(t, "M", "at box_rome") == "not-part"


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


# ---------------------------------------------------------------- reasons look at the board

ZOMBIES = ["rome: 1 zombie, M main, Tu ravachol, Tu main, W evno_asef", "paris: Tu vera_figner", "cairo: destroyed"]


@pytest.mark.parametrize(
    ("says", "phrase", "said"),
    [
        ([], "strike evno_asef", "target-unknown"),
        ([], "strike main-1", "target-main"),
        ([], "strike vera_figner", "zombie-none city=paris"),
        ([], "strike royal_rome", "zombies-agents"),
        ([], "city cairo", "place-destroyed"),
        ([], "city washington", "zombie-far city=washington"),
        (["city rome"], "strike ravachol", "zombies-kill-first"),
        (["strike ravachol"], "strike main-1", "target-main"),
        (["strike ravachol"], "city washington", "zombie-far city=washington"),
    ],
)
def test_what_zombies_cannot_do(says: list[str], phrase: str, said: str) -> None:
    """Whom they cannot attack, and where none can come (E1-343 to E1-351)."""
    t = situation("M Tu W", ZOMBIES, hands={"M": "zombies"}, known="Tu", turn="M")
    answer(t, "M", "use zombies", *says)

    assert reason(t, "M", phrase) == said


def test_zombies_have_one_victim_in_a_city() -> None:
    """The second agent there is spared (E1-343)."""
    t = situation("M Tu", ["rome: 1 zombie, Tu ravachol, Tu evno_asef"], hands={"M": "zombies"}, known="Tu", turn="M")
    answer(t, "M", "use zombies", "strike ravachol")

    assert reason(t, "M", "strike evno_asef") == "zombie-hunted city=rome"


@pytest.mark.parametrize(
    ("card", "says", "phrase", "said"),
    [
        ("holy_brotherhood", [], "take limbo", "limbo-none"),
        ("holy_brotherhood", [], "at box_rome", "source-first"),
        ("holy_brotherhood", ["take box_rome"], "take stock", "source-one"),
        ("holy_brotherhood", ["take box_rome"], "take box_rome", "cubes-chosen"),
        ("holy_brotherhood", ["take box_rome"], "at box_rome", "source-same"),
        ("holy_brotherhood", ["take stock", "take stock"], "take stock", "cubes-two"),
        ("okhrana", [], "send seat-0 box_rome", "send-own"),
        ("okhrana", [], "send seat-1 box_rome", "send-none"),
        ("okhrana", ["send seat-1 box_paris"], "send seat-2 box_paris", "send-one seat=seat-1"),
        ("okhrana", ["send seat-1 box_paris"], "send seat-1 box_paris", "cubes-chosen"),
        ("block", [], "block box_paris", "block-there"),
        ("block", [], "unblock box_rome", "unblock-none"),
        ("block", [], "block card_cairo", "place-empty"),
        ("third_section", [], "clear box_rome", "clear-box"),
        ("third_section", [], "clear card_vienna", "clear-blocked"),
        ("third_section", [], "clear mi_go", "place-gone"),
        ("third_section", [], "remove city_rome", "remove-city"),
        ("third_section", [], "remove third_section", "card-chosen card=third_section"),
        ("bismarck", [], "city paris", "lock-other city=paris"),
        ("nadar", [], "go main-1 rome", "agent-other agent=main-1"),
        ("nadar", [], "go main-0 madrid", "city-closed city=madrid"),
        ("irene_adler", [], "choose seat-1", "counters-last seat=seat-1"),
        ("irene_adler", [], "choose seat-0", "seat-self"),
        ("vladimir_burtsev", [], "choose seat-2", "identity-open seat=seat-2"),
        ("terrors_of_the_night", [], "choose seat-2", "terror-loyalist seat=seat-2"),
        ("vampire", [], "turn main-1", "turn-main"),
        ("vampire", [], "turn ravachol", "turn-far"),
        ("vampire", [], "turn evno_asef", "target-unknown"),
        ("vampire", [], "turn vera_figner", "turn-vampire"),
        ("freemasons", ["discard city_rome"], "done", "top-first"),
        ("freemasons", ["discard city_rome"], "top freemasons", "top-other card=freemasons"),
        ("freemasons", [], "discard freemasons", "card-chosen card=freemasons"),
    ],
)
def test_why_a_text_is_not_for_this(card: str, says: list[str], phrase: str, said: str) -> None:
    """Every text says what it cannot be used on (sections 15 and 16)."""
    t = situation(
        "M Tu W",
        [
            "rome: M main, M vera_figner vampire, M 1 in box, controlled by M",
            "paris: Tu main, Tu ravachol, Tu 1 in box, W 1 in box, box blocked",
            "zurich: W evno_asef, W main",
            "cairo: empty",
            "vienna: card blocked",
            "madrid: destroyed",
        ],
        hands={"M": f"{card} city_rome"},
        doubles={"Tu": "ravachol", "W": "evno_asef johann_most"},
        sides={"W": "loyalist"},
        revealed="W",
        known="Tu",
        turn="M",
    )
    t.known[2] = 0
    answer(t, "M", f"use {card}", *says)

    assert reason(t, "M", phrase) == said


def test_why_a_double_agent_does_not_foil() -> None:
    """It is another's counter, or its agent is elsewhere (E1-221)."""
    t = situation(
        "M Tu W",
        ["rome: M ravachol, M main", "paris: M evno_asef"],
        hands={"M": "hired_assassin"},
        doubles={"Tu": "evno_asef"},
        game=stub(cities__rome__royal_defence=3),
        turn="M",
    )
    answer(t, "M", "attempt hired_assassin", "strike royal_rome")

    assert reason(t, "Tu", "show ravachol") == "show-other agent=ravachol"
    assert reason(t, "Tu", "show evno_asef") == "foil-away agent=evno_asef city=rome"
    assert reason(t, "Tu", "escape paris") == "not-asked"


def test_why_an_agent_does_not_escape() -> None:
    """The card is not in hand, or the city is not next to this one (E1-234, E1-236)."""
    hands = {"M": "shoggoth", "Tu": "elisee_reclus"}
    t = situation(
        "M Tu", ["paris: Tu elisee_reclus"], hands=hands, effects={"Tu": "master_of_disguise"}, known="Tu", turn="M"
    )
    without = situation(
        "M Tu",
        ["paris: Tu elisee_reclus"],
        hands={**hands, "Tu": "cube"},
        decks={"Tu": "elisee_reclus gold"},
        effects={"Tu": "master_of_disguise"},
        known="Tu",
        turn="M",
    )
    for each in (t, without):
        answer(each, "M", "use shoggoth", "strike elisee_reclus")

    assert reason(t, "Tu", "escape cairo") == "escape-far city=cairo"
    assert reason(without, "Tu", "escape zurich") == "not-in-hand card=elisee_reclus"


def test_why_an_agent_does_not_leave_for_there() -> None:
    """He is not in that city, he goes already, or it is no neighbour (E1-262, E1-264)."""
    t = situation(
        "M Tu",
        ["paris: controlled by M, Tu main, Tu ravachol", "cairo: Tu evno_asef"],
        hands={"M": "bismarck"},
        turn="M",
    )
    answer(t, "M", "use bismarck", "city paris")
    answer(t, "Tu", "go ravachol zurich")

    assert reason(t, "Tu", "go evno_asef rome") == "flee-other agent=evno_asef city=paris"
    assert reason(t, "Tu", "go ravachol london") == "agent-moved agent=ravachol"
    assert reason(t, "Tu", "go main-1 paris") == "flee-same"
    assert reason(t, "Tu", "go main-1 cairo") == "flee-far city=cairo"


def test_why_a_counter_is_not_kept() -> None:
    """It was not drawn, or it is chosen (E1-300)."""
    t = situation("M Tu", hands={"M": "pinkerton_agents"}, turn="M")
    answer(t, "M", "use pinkerton_agents")
    chance(t, "counter evno_asef", "counter vera_figner", "counter johann_most", "counter emma_goldman")
    answer(t, "M", "keep evno_asef")

    assert reason(t, "M", "keep evno_asef") == "keep-chosen agent=evno_asef"
    assert reason(t, "M", "keep ravachol") == "keep-other agent=ravachol"


def test_why_permanent_effects_do_not_help() -> None:
    """They lie before another, have helped, are full, or the agent is a vampire (E1-385 to E1-410)."""
    t = situation(
        "M Tu",
        ["rome: M ravachol vampire, M evno_asef, Tu 1 in box, controlled by M"],
        hands={"M": "ravachol evno_asef city_rome cube cube_bomb"},
        effects={"M": "mi_go yog_sothoth mrs_hudson", "Tu": "devils_island"},
        on_mi_go={"M": "vera_figner johann_most"},
        turn="M",
    )
    t.since[NAMED_NAMES.index("vera_figner")] = t.turns
    answer(t, "M", "swap cube")
    chance(t, offered(t)[0])

    assert reason(t, "M", "swap cube_bomb") == "hudson-used"
    assert reason(t, "M", "sacrifice ravachol") == "sacrifice-vampire"
    assert reason(t, "M", "shelter evno_asef") == "mi-go-full"
    assert reason(t, "M", "return vera_figner rome") == "mi-go-turn"
    assert reason(t, "M", "exile rome seat-1") == "effect-other effect=devils_island"


# ---------------------------------------------------------------- every question


def tables(seed: int, answers: int) -> Iterator[tuple[Emerald, int]]:
    """Tables as the seat that is asked imagines them, from a game that often does what was done least."""
    t = GAME.new(2 + seed % 4, {"zombie_chain": "true"} if seed % 2 else {})
    rng = Rng(seed)
    done: Counter[str] = Counter()
    for _ in range(answers):
        roll_chance(t, rng)
        if not t.agenda:
            return
        seat = int(t.agenda[-1].seat)
        yield GAME.imagine(GAME.observe(t, seat), Rng(1)), seat
        phrases = [GAME.verbs.phrase(option) for option in t.agenda[-1].options(t)]
        seldom = min(phrases, key=lambda phrase: done[phrase])
        said = seldom if rng.below(2) else GAME.verbs.phrase(int(pick(t, rng)))
        done[said] += 1
        advance(t, GAME.verbs.option(said))


@pytest.mark.parametrize("any_order", [False, True])
@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_not_offered_has_a_reason(seed: int, any_order: bool) -> None:
    """And nothing that is offered: at every question, in the order of the game and in any order."""
    asked = 0
    for t, seat in tables(seed, 220):
        t.any_order = any_order
        can = {GAME.verbs.phrase(option) for option in t.agenda[-1].options(t)}
        thought_of = candidates(t, seat)

        refused = {phrase for phrase in thought_of if at_table(t, seat, phrase) is not None}

        assert refused == set(thought_of) - can
        assert can <= set(thought_of)
        assert len(thought_of) == len(set(thought_of)) <= 300
        assert t.any_order == any_order
        asked += 1
    assert asked > 50


@pytest.mark.parametrize("seed", range(2))
def test_whatever_is_said_at_whatever_question_gets_an_answer(seed: int) -> None:
    """Also phrases that belong to other questions, or to chance."""
    for n, (t, seat) in enumerate(tables(seed + 10, 150)):
        can = t.agenda[-1].options(t)

        for option in range(n % 23, len(GAME.verbs), 23):
            assert (at_table(t, seat, GAME.verbs.phrase(option)) is None) == (option in can)

"""Why an answer is not offered, with the clause that forbids it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import intrigue
from emerald_second.situations import answer, chance, offered, option, seat_of, situation
from intrigue.games.emerald.second import GAME, why, why_pieces, why_texts
from intrigue.games.emerald.second.table import Emerald
from intrigue.games.emerald.shared.texts import look_at
from intrigue.i18n import Words
from intrigue.kernel.record import positions
from intrigue.kernel.refusal import why_not

RECORDS = Path(__file__).parent.parent / "records"
HAND = "place_two claim_move retrieve_two ravachol place_bomb"


def reason(t: Emerald, player: str, phrase: str) -> str:
    """Why a player may not say this, as one line: `city-lead city=paris n=2`."""
    view = GAME.observe(t, seat_of(t, player))
    found = why_not(GAME, view, GAME.verbs.phrase(option(t, phrase)))
    assert found is not None
    line, args = found
    said = [line.removeprefix("board-why-"), *[f"{name}={value}" for name, value in sorted(args.items())]]
    return " ".join(said)


# What Monday holds, what is in the cities, what is said first (others than Monday are named), what is not offered then,
# and why.
MENU = [
    (HAND, "", "", "place fenians", "not-in-hand card=fenians"),
    (HAND, "", "", "place claim_move", "no-symbol card=claim_move"),
    (HAND, "", "", "advance place_two loyalist", "no-symbol card=place_two"),
    (HAND, "", "", "claim claim_move", "claim-nowhere"),
    (HAND, "rome: M 1 cube", "pass", "claim claim_move", "claim-first"),
    (HAND, "", "pass, pass", "place place_two", "no-actions"),
    (HAND, "", "pass, pass", "pass", "no-actions"),
    (HAND, "", "", "end", "actions-left"),
    (HAND, "", "", "assassinate ravachol", "kill-nowhere"),
    (HAND, "", "", "bomb place_bomb", "first-choose"),
    (HAND, "", "", "city rome", "first-choose"),
    (HAND, "", "", "done", "first-choose"),
    (HAND, "", "", "take limbo", "limbo"),
    (HAND, "", "", "choose Th", "seat"),
    (HAND, "", "", "let", "interrupt"),
    (HAND, "", "", "return rome", "mi-go-none"),
    (HAND, "", "", "use place_two", "no-text card=place_two"),
    ("fenians", "", "", "use fenians", "benefit"),
    ("sherlock_holmes", "", "", "use sherlock_holmes", "interrupt"),
    ("okhrana", "rome: M 1 cube", "pass, pass", "use okhrana", "no-actions"),
    ("hide_royalty", "", "", "use hide_royalty", "text-nothing"),
    ("pinkerton_agents", "rome: M 10 agents", "", "use pinkerton_agents", "agents-out"),
    ("mi_go", "rome: M 2 agents", "use mi_go, take rome, done", "return rome", "mi-go-later"),
]
PIECES = [
    (HAND, "", "place place_two", "place place_two", "chosen card=place_two"),
    (HAND, "", "place place_two", "claim claim_move", "begun"),
    (HAND, "", "place place_two", "pass", "begun"),
    ("place_retrieve place_two", "", "place place_two", "place place_retrieve", "order"),
    (HAND, "rome: M 1 cube", "claim claim_move", "done", "not-complete"),
    (HAND, "rome: M 2 cubes; paris: Th 1 cube", "claim claim_move", "city paris", "city-lead city=paris n=2"),
    (HAND, "rome: M 2 cubes; paris: M 1 agent", "claim claim_move", "city paris", "city-claim-cube city=paris"),
    (HAND, "rome: M 2 cubes; paris: empty", "claim claim_move", "city paris", "city-stack city=paris"),
    ("place_claim claim_move", "rome: M 2 cubes", "claim place_claim", "claim claim_move", "claim-many n=2 of=1"),
    (HAND, "rome: M 3 cubes", "retrieve retrieve_two", "take paris", "city-no-cube city=paris"),
    (HAND, "rome: M 1 cube", "retrieve retrieve_two, take rome", "take rome", "cubes-taken place=rome"),
    (HAND, "rome: M 10 cubes", "retrieve retrieve_two", "take limbo", "limbo-empty"),
    (HAND, "rome: M 1 agent", "move claim_move", "go paris rome", "city-no-agent city=paris"),
    (HAND, "rome: M 1 agent", "move claim_move", "go rome rome", "city-same"),
    ("irene_adler", "rome: M 2 agents", "move irene_adler", "done", "move-must n=1"),
    (
        "irene_adler",
        "cairo: M 1 agent; paris: M 1 agent",
        "move irene_adler, go cairo rome",
        "go cairo paris",
        "city-moved city=cairo",
    ),
    ("claim_move move_bomb", "rome: M 1 agent", "move claim_move", "move move_bomb", "move-many"),
    (
        "move_bomb irene_adler",
        "rome: M 2 agents",
        "move move_bomb",
        "move irene_adler",
        "move-needless card=irene_adler other=move_bomb",
    ),
    (HAND, "", "discard place_two", "top claim_move", "top"),
    (HAND, "", "discard place_two", "top fenians", "not-in-hand card=fenians"),
]
KILLER = "hired_assassin fenians place_bomb move_bomb"
AIMING = "assassinate hired_assassin"
AIMED = "assassinate hired_assassin, aim berlin Th"
TARGETS = (
    "berlin: M 4 agents, Th 1 agent; cairo: M 1 agent, Th 2 agents; london: Th 1 agent; madrid: M 1 agent, royalty; "
    "rome: M 1 agent; paris: W 1 agent, royalty killed by M"
)
AGAIN = (
    "hired_assassin ravachol place_bomb place_two",
    "berlin: M 4 agents, Th 2 agents",
    f"{AIMED}, bomb place_bomb, Th let",
)
KILLS = [
    (KILLER, TARGETS, AIMING, "aim cairo Th", "city-kill-lead city=cairo n=2"),
    (KILLER, TARGETS, AIMING, "aim london Th", "city-agent city=london"),
    (KILLER, TARGETS, AIMING, "aim rome royalty", "royal-stack"),
    (KILLER, TARGETS, AIMING, "aim paris royalty", "city-no-royalty city=paris"),
    (KILLER, TARGETS, AIMING, "aim rome Th", "city-no-victim city=rome seat=seat-1"),
    (KILLER, TARGETS, AIMING, "aim rome M", "own-agent"),
    ("hired_assassin place_bomb", TARGETS, AIMING, "aim madrid royalty", "city-bombs city=madrid n=4 of=2"),
    (KILLER, TARGETS, AIMING, "bomb place_bomb", "target-first"),
    (KILLER, TARGETS, AIMING, "use fenians", "target-first"),
    (KILLER, TARGETS, AIMING, "place place_bomb", "begun"),
    (KILLER, TARGETS, AIMED, "aim berlin Th", "target-chosen"),
    (KILLER, TARGETS, AIMED, "bomb hired_assassin", "own-bombs card=hired_assassin"),
    (f"{KILLER} place_two", TARGETS, AIMED, "bomb place_two", "no-symbol card=place_two"),
    (
        "hired_assassin place_bomb move_bomb errico_malatesta infernal_machine",
        "berlin: M 2 agents, Th 1 agent",
        f"{AIMED}, bomb place_bomb",
        "bomb infernal_machine",
        "bomb-needless card=place_bomb",
    ),
    (
        "hired_assassin place_bomb move_bomb infernal_machine",
        "berlin: M 1 agent 1 cube, Th 1 agent",
        f"{AIMED}, bomb place_bomb",
        "bomb move_bomb",
        "bomb-enough",
    ),
    (KILLER, "berlin: M 2 agents, Th 1 agent", f"{AIMED}, use fenians", "use fenians", "fenians-once"),
    (KILLER, "berlin: M 2 agents, Th 1 agent", f"{AIMED}, use fenians", "bomb fenians", "chosen card=fenians"),
    (
        "hired_assassin fenians black_hand",
        "berlin: M 1 agent 1 cube, Th 1 agent",
        AIMED,
        "use fenians",
        "fenians-short",
    ),
    (
        "hired_assassin fenians place_bomb move_bomb errico_malatesta",
        "berlin: M 2 agents, Th 1 agent",
        f"{AIMED}, bomb place_bomb, bomb move_bomb",
        "use fenians",
        "fenians-needless",
    ),
    (*AGAIN, "place place_two", "again"),
    (*AGAIN, "assassinate place_two", "again"),
    (*AGAIN, "end", "again"),
    (*AGAIN, "pass", "again"),
    (*AGAIN, "assassinate hired_assassin", "not-in-hand card=hired_assassin"),
]
PLACES = "berlin: M 1 agent 1 cube; cairo: Th 1 agent, M 1 cube; rome: M 2 agents, Th 2 cubes, royalty; paris: empty"
TEXTS = [
    ("cthulhu", PLACES, "use cthulhu", "city paris", "city-nothing city=paris"),
    ("cthulhu", PLACES, "use cthulhu", "choose Th", "text-first card=cthulhu"),
    ("duchess_d_uzes", PLACES, "use duchess_d_uzes", "city paris", "city-stack city=paris"),
    ("duchess_d_uzes", PLACES, "use duchess_d_uzes", "city rome", "city-text-lead city=rome n=1"),
    (
        "hide_royalty",
        f"{PLACES}; london: M 1 cube, royalty",
        "use hide_royalty",
        "city berlin",
        "city-royal city=berlin",
    ),
    (
        "hide_royalty",
        f"{PLACES}; london: M 1 cube, royalty",
        "use hide_royalty",
        "city rome",
        "city-text-lead city=rome n=1",
    ),
    ("third_section", PLACES, "use third_section", "city paris", "city-stack city=paris"),
    ("terrors_of_the_night", "", "use terrors_of_the_night", "choose M", "self"),
    ("terrors_of_the_night", "", "use terrors_of_the_night", "choose W", "seat-no-token seat=seat-2"),
    ("vladimir_burtsev", "", "use vladimir_burtsev", "choose W", "seat-revealed seat=seat-2"),
    ("inspector_lestrade", PLACES, "use inspector_lestrade", "aim rome M", "text-no-cube city=rome"),
    ("inspector_lestrade", PLACES, "use inspector_lestrade", "aim berlin Th", "text-no-cubes city=berlin seat=seat-1"),
    (
        "inspector_lestrade",
        PLACES,
        "use inspector_lestrade",
        "aim rome royalty",
        "no-royalty-text card=inspector_lestrade",
    ),
    ("okhrana", PLACES, "use okhrana", "done", "one-at-least"),
    ("okhrana", PLACES, "use okhrana, aim berlin M", "aim berlin M", "cubes-taken place=berlin"),
    ("irene_adler", PLACES, "use irene_adler", "aim rome M", "text-own-agent"),
    ("irene_adler", PLACES, "use irene_adler", "aim rome Th", "text-no-victim city=rome seat=seat-1"),
    (
        "vampires",
        f"{PLACES}; london: M 1 agent, Th 1 agent",
        "use vampires",
        "aim cairo Th",
        "vampires-agent city=cairo",
    ),
    ("mi_go", PLACES, "use mi_go", "done", "one-at-least"),
    ("mi_go", PLACES, "use mi_go", "take cairo", "city-agent-none city=cairo"),
    ("mi_go", PLACES, "use mi_go", "take limbo", "limbo"),
    ("yog_sothoth", PLACES, "use yog_sothoth, take berlin", "take berlin", "city-agents-taken city=berlin"),
    ("freemasons place_two claim_move", "", "use freemasons, discard place_two", "done", "not-complete"),
    ("freemasons place_two claim_move", "", "use freemasons, discard place_two", "top freemasons", "top"),
    ("freemasons place_two claim_move", "", "use freemasons", "top claim_move", "top"),
    ("freemasons place_two claim_move", "", "use freemasons", "discard freemasons", "chosen card=freemasons"),
    ("freemasons place_two claim_move", "", "use freemasons", "place place_two", "text-first card=freemasons"),
]
HUNTED = "rome: Th 2 agents, 1 zombie; paris: Th 1 agent, W 1 agent, 2 zombies; cairo: W 1 agent; berlin: M 1 agent"
ZOMBIES = [
    ("zombies", HUNTED, "use zombies", "done", "zombies-must n=2"),
    ("zombies", HUNTED, "use zombies", "aim cairo W", "zombie-none city=cairo"),
    ("zombies", HUNTED, "use zombies", "aim cairo Th", "text-no-victim city=cairo seat=seat-1"),
    ("zombies", HUNTED, "use zombies", "aim berlin M", "text-own-agent"),
    ("zombies", HUNTED, "use zombies", "aim rome royalty", "no-royalty-text card=zombies"),
    ("zombies", HUNTED, "use zombies", "pass", "text-first card=zombies"),
    ("zombies", HUNTED, "use zombies, city rome", "aim rome Th", "zombies-late"),
    ("zombies", HUNTED, "use zombies, city rome", "city berlin", "order"),
    ("zombies", HUNTED, "use zombies, aim rome Th, Th let", "aim rome Th", "zombie-eaten city=rome"),
    (
        "zombies",
        HUNTED,
        "use zombies, aim rome Th, Th interrupt sherlock_holmes, chance draw place_two",
        "aim rome Th",
        "zombie-each city=rome",
    ),
    (
        "zombies",
        HUNTED,
        "use zombies, aim paris Th, Th interrupt sherlock_holmes, chance draw place_two",
        "aim paris Th",
        "zombie-saved city=paris",
    ),
    ("zombies", "rome: Th 2 agents, 6 zombies", "use zombies", "city paris", "zombies-out"),
]
CLAIMS = "rome: M 1 cube, below 0, royalty; paris: M 1 cube; cairo: M 1 agent"
CLAIMED = "claim place_claim, claim claim_move, city rome"
OTHERS = [
    ("place_claim claim_move", CLAIMS, CLAIMED, "city cairo", "city-claim-cube city=cairo"),
    ("place_claim claim_move", CLAIMS, CLAIMED, "pass", "begun"),
]


def played(hand: str, cities: str, said: str) -> Emerald:
    """Monday has said this, and others have answered; Thursday holds Holmes, Wednesday has revealed without tokens."""
    t = situation(
        "M Th W",
        [city for city in cities.split("; ") if city],
        hands={"M": hand, "Th": "" if "holmes" in hand else "sherlock_holmes"},
        sides={"W": "loyalist"},
        revealed="W",
        tokens={"W": 0},
        turn="M",
    )
    for phrase in [phrase for phrase in said.split(", ") if phrase]:
        first, _, rest = phrase.partition(" ")
        if first == "chance":
            chance(t, rest)
        else:
            answer(t, first if first in ("Th", "W") else "M", rest if first in ("Th", "W") else phrase)
    return t


@pytest.mark.parametrize(
    ("hand", "cities", "said", "phrase", "why_"), [*MENU, *PIECES, *KILLS, *TEXTS, *ZOMBIES, *OTHERS], ids=str
)
def test_a_refusal_is_explained(hand: str, cities: str, said: str, phrase: str, why_: str) -> None:
    """By the first rule that stands in the way."""
    t = played(hand, cities, said)

    assert phrase not in offered(t)
    assert reason(t, "M", phrase) == why_


def test_cubes_are_not_overpaid() -> None:
    """Two symbols more than there are cubes (E2-60), however the cards are put together."""
    t = situation("M Th", hands={"M": "place_two place_claim"}, turn="M", stock={"M": 2})
    none = situation("M Th", hands={"M": "place_two"}, turn="M", stock={"M": 0})
    answer(t, "M", "place place_two")

    assert reason(t, "M", "place place_claim") == "place-many n=3 of=2"
    assert reason(none, "M", "place place_two") == "stock-empty"


def test_cubes_that_are_not_there_are_not_retrieved() -> None:
    """Neither at all (E2-83) nor more than there are (E2-85)."""
    none = situation("M Th", hands={"M": "retrieve_two"}, turn="M", stock={"M": 10}, limbo={"M": 0})
    two = situation("M Th", hands={"M": "retrieve_two claim_retrieve"}, turn="M", stock={"M": 8}, limbo={"M": 2})
    answer(two, "M", "retrieve claim_retrieve")

    assert reason(none, "M", "retrieve retrieve_two") == "retrieve-none"
    assert reason(two, "M", "retrieve retrieve_two") == "retrieve-many n=3 of=2"


def test_without_agents_in_cities_nobody_moves() -> None:
    """Those on Mi-Go do not count (E2-88)."""
    t = situation("M Th", hands={"M": "move_bomb"}, kept={"M": "mi_go"}, away={"M": 2}, turn="M")

    assert reason(t, "M", "move move_bomb") == "move-none"


def test_an_identity_is_looked_at_once() -> None:
    """Monday has seen Tuesday's; the reason names the clause that says so (E2-255)."""
    t = situation("M Tu W", hands={"M": "vladimir_burtsev"}, turn="M")
    look_at(t, seat_of(t, "M"), seat_of(t, "Tu"))
    answer(t, "M", "use vladimir_burtsev")

    assert reason(t, "M", "choose Tu") == "seat-known seat=seat-1"
    assert Words(GAME, "en").line("board-why-seat-known", seat="seat-1").endswith("(E2-255).")


def test_a_banished_card_has_no_text() -> None:
    """Neither in one's own turn nor as an interrupt (E2-245)."""
    t = situation(
        "M Th",
        ["rome: M 5 agents, Th 1 agent"],
        hands={"M": "zombies hired_assassin", "Th": "vampires"},
        turn="M",
    )
    t.banished = True
    menu = reason(t, "M", "use zombies")
    answer(t, "M", "assassinate hired_assassin", "aim rome Th")

    assert menu == "banished card=zombies"
    assert reason(t, "Th", "interrupt vampires") == "banished card=vampires"


def test_a_card_that_does_not_stop_an_attack() -> None:
    """The Shoggoth is no assassination (E2-155), and few cards have an interrupt (E2-140)."""
    hands = {"M": "shoggoth", "Th": "vampires place_two"}
    t = situation("M Th", ["rome: M 1 agent, Th 1 agent"], hands=hands, turn="M")
    answer(t, "M", "use shoggoth", "aim rome Th")

    assert reason(t, "Th", "interrupt vampires") == "vampires-stop"
    assert reason(t, "Th", "interrupt place_two") == "no-interrupt card=place_two"
    assert reason(t, "Th", "interrupt sherlock_holmes") == "not-in-hand card=sherlock_holmes"
    assert reason(t, "Th", "pass") == "interrupt-now"


def test_agents_must_be_put_on_the_board_first() -> None:
    """A Loyalist who has revealed (E2-311)."""
    t = situation("M Th", ["rome: Th 1 agent"], hands={"M": "shoggoth"}, sides={"Th": "loyalist"}, turn="M")
    answer(t, "M", "use shoggoth", "aim rome Th")
    answer(t, "Th", "let")
    before = reason(t, "Th", "pass")
    answer(t, "Th", "city rome")

    assert before == "agents-first"
    assert reason(t, "Th", "city cairo") == "order"


def test_it_is_another_players_turn() -> None:
    """And who only watches is told so."""
    t = situation("M Th", turn="Th")

    other = why_not(GAME, GAME.observe(t, seat_of(t, "M")), "pass")
    nobody = why_not(GAME, GAME.observe(t, None), "pass")

    assert other == ("board-why-other", {"seat": f"seat-{seat_of(t, 'Th')}"})
    assert nobody == ("board-why-watching", {})


# ---------------------------------------------------------------- everything that somebody might think of


def test_every_reason_has_a_case() -> None:
    """All that can be said are said here."""
    text = "".join(Path(str(module.__file__)).read_text() for module in (why, why_pieces, why_texts))
    here = Path(__file__).read_text()

    assert {name for name in re.findall(r'because\(\s*"([a-z-]+)"', text) if f'"{name}' not in here} == set()


def moments() -> Iterator[Emerald]:
    """Random games, and those of golden records in which rare things happen."""
    for seed in range(2):
        t, rng = GAME.new(3 + 2 * seed), intrigue.Rng(seed)
        while t.agenda:
            yield t
            intrigue.play_out(t, rng, 1)
            intrigue.roll_chance(t, rng)
    for path in sorted(RECORDS.glob("emerald2-*-0.txt")) + sorted(RECORDS.glob("emerald2-*-1?.txt"))[:2]:
        for table in positions(intrigue.read_record(path.read_text()), intrigue.GAMES):
            assert isinstance(table, Emerald)
            yield table


@pytest.mark.parametrize("any_order", [False, True])
def test_whatever_somebody_thinks_of_is_offered_or_explained(any_order: bool) -> None:
    """No answer that is offered has a reason against it, and no candidate is refused without one."""
    for t in moments():
        if not t.agenda or t.agenda[-1].seat < 0:
            continue
        t.any_order = any_order
        seat = int(t.agenda[-1].seat)
        phrases = {GAME.verbs.phrase(int(each)) for each in t.agenda[-1].options(t)}
        thought = why.candidates(t, seat)
        refused = {phrase for phrase in thought if why.why_not(t, seat, phrase) is not None}
        t.any_order = False

        assert len(thought) == len(set(thought)) <= 300
        assert phrases <= set(thought)
        assert refused == set(thought) - phrases

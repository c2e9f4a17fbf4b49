"""Imagined worlds in the situations that random play rarely reaches, and what a view remembers (section 22)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from emerald_first.situations import answer, asked, begin_turn, chance, offered, play, situation
from intrigue import laws
from intrigue.games.emerald.first import GAME
from intrigue.games.emerald.first.cards import CARDS, FIRST_AGENT, FIRST_CITY_CARD, NAMED_NAMES
from intrigue.games.emerald.first.table import Emerald
from intrigue.kernel.rng import Rng
from support import clause

DOUBLES = {"Tu": "ravachol vera_figner", "W": "johann_most emma_goldman", "M": "evno_asef irene_adler"}


def foil() -> Emerald:
    """Tu is asked whether to foil."""
    t = situation(
        "M Tu W",
        ["madrid: M main, M ravachol, M johann_most"],
        hands={"M": "ravachol cube_bomb"},
        doubles=DOUBLES,
        turn="M",
    )
    answer(t, "M", "attempt ravachol", "strike royal_madrid", "bomb cube_bomb")
    return t


def stand_by() -> Emerald:
    """M is asked whether to keep Holmes."""
    t = situation(
        "Tu M W", ["rome: M sherlock_holmes"], hands={"M": "cube"}, doubles={"Tu": "sherlock_holmes"}, turn="Tu"
    )
    answer(t, "Tu", "show sherlock_holmes")
    return t


def escape() -> Emerald:
    """W is asked whether Reclus escapes; his card is in W's hand or deck."""
    t = situation(
        "M Tu W",
        ["madrid: W elisee_reclus"],
        hands={"M": "shoggoth", "W": "elisee_reclus"},
        effects={"W": "master_of_disguise"},
        turn="M",
    )
    answer(t, "M", "use shoggoth", "strike elisee_reclus")
    return t


def pinkerton() -> Emerald:
    """M has drawn four counters and named one of the two that M keeps."""
    t = situation("M Tu W", hands={"M": "pinkerton_agents"}, doubles=DOUBLES, turn="M")
    play(t, "M", "use pinkerton_agents")
    answer(t, "M", offered(t)[0])
    return t


def adler() -> Emerald:
    """M has taken a counter of W, and Tu takes one of M's."""
    t = situation(
        "M Tu W", ["rome: M irene_adler"], hands={"M": "irene_adler"}, doubles={**DOUBLES, "M": "evno_asef"}, turn="M"
    )
    answer(t, "M", "use irene_adler", "choose W")
    chance(t, "counter johann_most")
    return t


def buried() -> Emerald:
    """M has removed two cards face down, one of them that of an agent who is about to be taken."""
    t = situation(
        "M Tu W",
        ["rome: M elisee_reclus, M ravachol"],
        hands={"M": "third_section cube"},
        buried={"M": "elisee_reclus black_hand"},
        doubles={"Tu": "elisee_reclus ravachol"},
        turn="M",
    )
    begin_turn(t, "Tu")
    return t


def doom() -> Emerald:
    """Tu's main agent must leave the destroyed city."""
    t = situation(
        "M Tu W",
        ["rome: Tu main, Tu ravachol, W main, controlled by Tu"],
        hands={"Tu": "city_rome ravachol"},
        on_effects={"cthulhu": "M 1"},
        turn="M",
    )
    answer(t, "M", "claim cthulhu")
    chance(t, "sanity mad")
    play(t, "M", "city rome")
    return t


def burtsev() -> Emerald:
    """M is to choose whose identity to look at."""
    t = situation("M Tu W Th", ["rome: M vladimir_burtsev"], hands={"M": "vladimir_burtsev"}, turn="M")
    answer(t, "M", "use vladimir_burtsev")
    return t


def struck() -> Emerald:
    """M is to choose between the main agents of two revealed Loyalists."""
    t = situation(
        "M Tu W",
        ["rome: Tu main", "paris: W main"],
        hands={"M": "shoggoth"},
        sides={"Tu": "loyalist", "W": "loyalist"},
        revealed="Tu W",
        known="Tu W",
        turn="M",
    )
    answer(t, "M", "use shoggoth")
    return t


def stand_by_in_an_attempt() -> Emerald:
    """M is asked whether to keep Moriarty, whose attempt has been foiled."""
    t = situation(
        "M Tu W",
        ["madrid: M main, M professor_moriarty"],
        hands={"M": "professor_moriarty cube_bomb"},
        doubles={"Tu": "professor_moriarty", "W": "ravachol"},
        turn="M",
    )
    answer(t, "M", "attempt professor_moriarty", "strike royal_madrid", "bomb cube_bomb")
    answer(t, "Tu", "show professor_moriarty")
    return t


def killing() -> Emerald:
    """M is to choose their victim: one whose card was removed face down, one whose card is somewhere, a main agent."""
    t = situation(
        "M Tu W",
        ["rome: Tu elisee_reclus, Tu ravachol, W main", "paris: Tu main"],
        hands={"M": "shoggoth"},
        buried={"Tu": "elisee_reclus"},
        lost={"Tu": "ravachol cube"},
        known="W",
        turn="M",
    )
    answer(t, "M", "use shoggoth")
    return t


def burying() -> Emerald:
    """M chooses what The Third Section removes."""
    t = situation(
        "M Tu W",
        ["rome: M elisee_reclus", "paris: controlled by M"],
        hands={"M": "third_section elisee_reclus necronomicon cube city_paris"},
        turn="M",
    )
    answer(t, "M", "use third_section")
    return t


def escape_from_cthulhu() -> Emerald:
    """Tu is asked agent by agent, and their main agent is there too."""
    t = situation(
        "M Tu W",
        ["rome: Tu main, Tu ravachol, Tu evno_asef vampire, controlled by W"],
        hands={"Tu": "ravachol"},
        decks={"W": "city_rome cube gold"},
        effects={"Tu": "master_of_disguise"},
        on_effects={"cthulhu": "M 1"},
        mad={"M": 2},
        turn="M",
    )
    answer(t, "M", "claim cthulhu")
    chance(t, "sanity mad")
    answer(t, "M", "city rome")
    return t


def freemasons() -> Emerald:
    """M is putting discards together."""
    t = situation("M Tu W", hands={"M": "freemasons cube gold"}, lost={"M": "block"}, turn="M")
    answer(t, "M", "use freemasons", "discard cube")
    return t


def back_from_the_mi_go() -> Emerald:
    """M's agent has come back with his card; M has discarded it unseen or not."""
    t = situation(
        "M Tu W",
        hands={"M": "cube gold"},
        effects={"M": "mi_go"},
        on_mi_go={"M": "ravachol"},
        doubles={"Tu": "ravachol evno_asef"},
        turn="M",
    )
    t.turns += 1
    answer(t, "M", "return ravachol rome", "discard cube", "discard ravachol")
    return t


def hunt() -> Emerald:
    """M's zombies choose their prey; Tu may escape by the option."""
    t = situation(
        "M Tu W",
        ["rome: 1 zombie, Tu elisee_reclus, W main", "paris: 1 zombie, Tu main, controlled by Tu"],
        hands={"M": "zombies", "Tu": "elisee_reclus city_paris"},
        effects={"Tu": "master_of_disguise"},
        options={"disguise_vs_zombies": "true"},
        known="W",
        turn="M",
    )
    answer(t, "M", "use zombies")
    return t


def zombies_coming() -> Emerald:
    """M has had a victim and chooses cities for new zombies."""
    t = situation(
        "M Tu W",
        ["rome: 1 zombie, Tu elisee_reclus", "cairo: Tu main"],
        hands={"M": "zombies cube"},
        known="Tu",
        turn="M",
    )
    answer(t, "M", "use zombies", "strike elisee_reclus", "city rome")
    return t


def keeping() -> Emerald:
    """M has chosen one of the counters to keep."""
    t = situation("M Tu W", hands={"M": "pinkerton_agents"}, doubles={"W": "ravachol"}, turn="M")
    answer(t, "M", "use pinkerton_agents")
    chance(t, "counter evno_asef", "counter vera_figner", "counter johann_most", "counter emma_goldman")
    answer(t, "M", "keep johann_most")
    return t


def leaving() -> Emerald:
    """Two agents of Tu must leave Paris, and Tu has chosen for one of them."""
    t = situation(
        "M Tu W",
        ["paris: controlled by M, Tu main, Tu elisee_reclus, W main"],
        hands={"M": "bismarck"},
        turn="M",
    )
    answer(t, "M", "use bismarck", "city paris")
    answer(t, "Tu", "go elisee_reclus zurich")
    return t


def leopold() -> Emerald:
    """M may claim the Society of Leopold; two main agents and an agent with a hidden card are vampires."""
    return situation(
        "M Tu W",
        ["rome: Tu main vampire, Tu ravachol vampire, W main vampire"],
        hands={"Tu": "ravachol", "W": "cube"},
        on_effects={"society_of_leopold": "M 1", "change_of_heart": "M 1"},
        turn="M",
    )


SELDOM = [foil, stand_by, escape, pinkerton, adler, buried, doom, burtsev, struck]
SELDOM += [
    stand_by_in_an_attempt,
    killing,
    burying,
    escape_from_cthulhu,
    freemasons,
    back_from_the_mi_go,
    hunt,
    zombies_coming,
    keeping,
    leaving,
    leopold,
]


@clause("E1-463", "E1-466", "E1-472", "E1-474", "E1-475", "E1-484")
@pytest.mark.parametrize("make", SELDOM)
def test_the_laws_hold_where_random_play_seldom_comes(make: Callable[[], Emerald]) -> None:
    """Worlds fit what is seen, questions are the same in them, and stories tell no more than sights."""
    t = make()

    for seed in range(8):
        laws.imagine_fits(GAME, t, Rng(seed))
        laws.same_question(GAME, t, Rng(seed))
        laws.strangers_cannot_tell(GAME, t, Rng(seed))
    laws.same_sight_same_story(GAME, t)


@clause("E1-475", "E1-483")
def test_who_knows_where_a_stolen_counter_is() -> None:
    """W knows that M has Most; when Tu takes one of M's two, W no longer knows who has him."""
    t = adler()
    before = GAME.observe(t, 2).own
    t.agenda.clear()
    irene = NAMED_NAMES.index("irene_adler")
    t.hand[CARDS + FIRST_AGENT + irene] = 1
    t.discards[FIRST_AGENT + irene] = 0
    t.controller[irene] = 1
    begin_turn(t, "Tu")

    answer(t, "Tu", "use irene_adler", "choose M")
    chance(t, "counter evno_asef")

    after = GAME.observe(t, 2).own
    loser = GAME.observe(t, 0).own
    assert before is not None
    assert after is not None
    assert loser is not None
    assert (before.elsewhere, after.elsewhere) == ((("johann_most", 0),), ())
    assert loser.elsewhere == (("evno_asef", 1),)


@clause("E1-474")
def test_what_was_returned_is_known_until_somebody_draws() -> None:
    """M knows two counters of the supply; Tu's Rachkovsky may have taken them."""
    t = situation(
        "M Tu", ["rome: shows peter_rachkovsky, Tu 1 on card"], hands={"M": "pinkerton_agents"}, doubles={}, turn="M"
    )
    play(t, "M", "use pinkerton_agents")
    while asked(t) == "M" and offered(t, "keep"):
        answer(t, "M", offered(t)[0])
    own = GAME.observe(t, 0).own
    assert own is not None
    assert [holder for _, holder in own.elsewhere] == [None, None]
    begin_turn(t, "Tu")

    play(t, "Tu", "claim card_rome")

    own = GAME.observe(t, 0).own
    assert own is not None
    assert own.elsewhere == ()


@clause("E1-320", "E1-471")
def test_city_cards_are_never_imagined_as_buried() -> None:
    """Of four hidden cards two are City cards: the buried one is always one of the others, and decks can be filled."""
    t = situation(
        "M Tu",
        ["rome: controlled by M", "paris: controlled by M"],
        hands={"M": "city_rome"},
        decks={"M": "city_paris cube"},
        buried={"M": "gold"},
        turn="Tu",
    )
    view = GAME.observe(t, 1)

    seen = set()
    for seed in range(40):
        world = GAME.imagine(view, Rng(seed))
        seen |= {card for card in range(CARDS) if world.buried[card] > 0}

    assert seen
    assert not seen & set(range(FIRST_CITY_CARD, FIRST_AGENT))
    assert len(seen) == 2

"""Actions that are being put together, and worlds imagined in special situations (section 20)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import intrigue
from emerald_second.situations import (
    answer,
    asked,
    chance,
    end_turn,
    offered,
    option,
    play,
    prompt,
    seat_of,
    situation,
    told,
)
from intrigue import laws
from intrigue.games.emerald.second import GAME
from intrigue.games.emerald.second.cards import CARD_NAMES, CARDS
from intrigue.games.emerald.second.points_and_end import POINTS, finish
from intrigue.games.emerald.second.table import Emerald
from intrigue.games.emerald.second.view import CityView, OwnView, PlanView, View
from support import clause


def sees(t: Emerald, player: str | None = None) -> View:
    """What a player sees, or a spectator."""
    return GAME.observe(t, None if player is None else seat_of(t, player))


def own(t: Emerald, player: str) -> OwnView:
    """What only this player knows."""
    private = sees(t, player).own
    assert private is not None
    return private


def city(t: Emerald, name: str) -> CityView:
    """What everybody sees of a city."""
    return next(each for each in sees(t).cities if each.id == name)


# ---------------------------------------------------------------- plans

# Actions that are put together in pieces, each with what is answered before it is complete.
PLANS = {
    "place": ("place place_two", "place place_bomb"),
    "claim": ("claim place_claim",),
    "retrieve": ("retrieve retrieve_two", "take rome"),
    "move": ("move claim_move", "move move_bomb", "go paris cairo"),
    "advance": ("advance emma_goldman restorationist",),
    "assassinate": ("assassinate hired_assassin", "aim paris royalty", "bomb place_bomb"),
    "discard": ("discard place_two", "discard claim_move"),
    "use": ("use mi_go", "take paris"),
}


def planning(kind: str) -> Emerald:
    """Monday is about to put an action of this kind together."""
    return situation(
        "M Th",
        ["paris: M 3 agents, Th 1 agent, royalty", "rome: M 2 cubes 1 agent"],
        hands={
            "M": "place_claim place_two claim_move retrieve_two place_bomb move_bomb emma_goldman hired_assassin mi_go"
        },
        turn="M",
    )


@clause("E2-290", "E2-297")
@pytest.mark.parametrize("kind", list(PLANS))
def test_nobody_sees_an_action_that_is_being_put_together(kind: str) -> None:
    """Views, stories and who is asked stay the same for all others until it is complete; its player sees the plan."""
    t = planning(kind)
    before = [(sees(t, viewer), told(t, viewer), asked(t)) for viewer in ("Th", None)]

    for phrase in PLANS[kind]:
        answer(t, "M", phrase)

        assert [(sees(t, viewer), told(t, viewer), asked(t)) for viewer in ("Th", None)] == before
        plan = own(t, "M").plan
        assert plan is not None
        assert plan.kind == kind
    assert own(t, "Th").plan is None


@clause("E2-290")
def test_a_plan_names_what_was_chosen() -> None:
    """The kind, the cards, the card whose text is used, and the other pieces as options."""
    t = planning("use")

    answer(t, "M", "use mi_go", "take paris")

    assert own(t, "M").plan == PlanView(kind="use", using="mi_go", chosen=("mi_go",), picked=(option(t, "take paris"),))


@clause("E2-290")
@pytest.mark.parametrize("kind", list(PLANS))
def test_a_plan_can_be_taken_up_again_from_a_view(kind: str) -> None:
    """The world that its player imagines asks the same; that of anybody else asks for a new action."""
    t = planning(kind)
    answer(t, "M", *PLANS[kind])
    rng = intrigue.Rng(1)

    mine, theirs = GAME.imagine(sees(t, "M"), rng), GAME.imagine(sees(t, "Th"), rng)

    assert (prompt(mine), offered(mine)) == (prompt(t), offered(t))
    assert prompt(theirs) == "act"


def test_a_plan_is_gone_when_its_action_is_complete() -> None:
    """Then everybody sees what was done."""
    t = planning("place")

    answer(t, "M", "place place_two", "city rome")

    assert own(t, "M").plan is None
    assert city(t, "rome").cubes == (4, 0)


# ---------------------------------------------------------------- special situations


def half_killed() -> Emerald:
    """Fenians are used, and bombs are still missing."""
    t = situation(
        "M Th", ["berlin: M 2 agents, Th 1 agent"], hands={"M": "hired_assassin fenians place_bomb"}, turn="M"
    )
    answer(t, "M", "assassinate hired_assassin", "aim berlin Th", "use fenians")
    return t


def second_assassination() -> Emerald:
    """Monday plans another assassination within the same action."""
    t = situation(
        "M Th", ["cairo: M 4 agents, Th 2 agents"], hands={"M": "hired_assassin hired_assassin place_bomb"}, turn="M"
    )
    answer(t, "M", "assassinate hired_assassin", "aim cairo Th")
    answer(t, "Th", "let")
    answer(t, "M", "assassinate hired_assassin")
    return t


def attacked() -> Emerald:
    """Thursday is asked for an interrupt."""
    t = situation("M Th", ["rome: M 4 agents, Th 2 agents"], hands={"M": "shoggoth", "Th": "sherlock_holmes"}, turn="M")
    answer(t, "M", "use shoggoth", "aim rome Th")
    return t


def cthulhu_asked() -> Emerald:
    """The second of two players is asked for Holmes."""
    t = situation("M Th W", ["rome: Th 1 agent, W 1 agent"], hands={"M": "cthulhu", "W": "sherlock_holmes"}, turn="M")
    answer(t, "M", "use cthulhu", "city rome")
    answer(t, "Th", "let")
    return t


def hunting() -> Emerald:
    """A zombie's victim was saved, and the hunt goes on."""
    t = situation("M Th", ["rome: Th 2 agents, 2 zombies"], hands={"M": "zombies", "Th": "sherlock_holmes"}, turn="M")
    answer(t, "M", "use zombies", "aim rome Th")
    answer(t, "Th", "interrupt sherlock_holmes")
    chance(t, "draw place_two")
    return t


def spreading() -> Emerald:
    """After a hunt the city of one zombie is chosen, that of another is not."""
    t = situation("M Th", ["rome: Th 2 agents, 1 zombie"], hands={"M": "zombies"}, turn="M")
    answer(t, "M", "use zombies", "aim rome Th")
    answer(t, "Th", "let")
    answer(t, "M", "city london")
    return t


def refilling() -> Emerald:
    """In Monday's turn Thursday has revealed and has chosen the cities of two agents of three."""
    t = situation("M Th", ["rome: Th 1 agent"], hands={"M": "shoggoth"}, sides={"Th": "loyalist"}, turn="M")
    answer(t, "M", "use shoggoth", "aim rome Th")
    answer(t, "Th", "let")
    answer(t, "Th", "city cairo", "city rome")
    return t


def claiming() -> Emerald:
    """The first of two claims is made."""
    t = situation("M Th", ["rome: M 1 cube", "paris: M 1 cube"], hands={"M": "place_claim claim_move"}, turn="M")
    play(t, "M", "claim place_claim", "claim claim_move", "city rome")
    return t


def drawing() -> Emerald:
    """In the middle of the Freemasons, with cards discarded unseen and shuffled."""
    t = situation(
        "M Th",
        hands={"M": "freemasons place_two place_claim claim_move"},
        decks={"M": "move_bomb"},
        discards={"M": ""},
        turn="M",
    )
    answer(t, "M", "use freemasons", "discard place_claim", "discard place_two", "top place_two")
    chance(t, "draw move_bomb")
    return t


def looked_at() -> Emerald:
    """Monday knows Thursday, who has changed sides since."""
    t = situation("M Th W", hands={"M": "vladimir_burtsev", "Th": "change_of_heart"}, turn="M")
    answer(t, "M", "use vladimir_burtsev", "choose Th")
    end_turn(t, "M")
    answer(t, "Th", "use change_of_heart")
    return t


def agents_everywhere() -> Emerald:
    """On Mi-Go, on Yog-Sothoth, in boxes."""
    return situation(
        "M Th",
        ["rome: M 1 agent"],
        kept={"M": "mi_go shoggoth", "Th": "yog_sothoth"},
        away={"M": 2},
        yog={"Th": 3},
        scored={"M": "3 box shoggoth Th, 0 box hired_assassin Th", "Th": "3 loyalist yog_sothoth"},
        turn="M",
    )


def adding_agents() -> Emerald:
    """A Loyalist has revealed and adds her second agent, in the middle of an assassination."""
    t = situation(
        "M Th",
        ["rome: M 4 agents 1 cube, Th 1 agent"],
        hands={"M": "hired_assassin"},
        sides={"Th": "loyalist"},
        turn="M",
    )
    answer(t, "M", "assassinate hired_assassin", "aim rome Th")
    answer(t, "Th", "let", "city cairo")
    return t


def banished() -> Emerald:
    """The Society took a card from Thursday's deck that had been shuffled unseen."""
    t = situation(
        "M Th",
        hands={"M": "society_of_leopold"},
        decks={"Th": "place_two place_claim vampires"},
        discards={"Th": ""},
        lost={"Th": "claim_move"},
        turn="M",
    )
    t.shuffled[int(CARDS) + CARD_NAMES.index("vampires")] = 0
    t.shuffled_unseen[1] = 1
    answer(t, "M", "use society_of_leopold")
    return t


def rolling() -> Emerald:
    """The die is to be rolled after royalty was killed."""
    t = situation("M Th", ["rome: M 4 agents, royalty"], hands={"M": "hired_assassin"}, turn="M")
    answer(t, "M", "assassinate hired_assassin", "aim rome royalty")
    return t


def at_target() -> Emerald:
    """Monday has enough points, and finishes the action."""
    t = situation(
        "M Th",
        ["rome: M 4 agents, royalty"],
        hands={"M": "hired_assassin evno_asef"},
        scored={"M": "25 neutral city_berlin"},
        options={"finish_action_at_target": "true"},
        turn="M",
    )
    answer(t, "M", "assassinate hired_assassin", "aim rome royalty")
    chance(t, "roll sane")
    return t


def over() -> Emerald:
    """The game has ended in the middle of a plan."""
    t = planning("place")
    answer(t, "M", "place place_two")
    finish(t, POINTS, 0)
    return t


SPECIAL: list[Callable[[], Emerald]] = [
    half_killed,
    second_assassination,
    attacked,
    cthulhu_asked,
    hunting,
    spreading,
    refilling,
    claiming,
    drawing,
    looked_at,
    agents_everywhere,
    adding_agents,
    banished,
    rolling,
    at_target,
    over,
]


@clause("E2-286", "E2-290", "E2-291", "E2-293", "E2-299")
@pytest.mark.parametrize("made", SPECIAL, ids=lambda made: str(made.__name__))
def test_what_is_imagined_fits_in_special_situations(made: Callable[[], Emerald]) -> None:
    """Every viewer imagines what they see, is asked the same in it, and cannot tell it from the truth afterwards."""
    t = made()
    rng = intrigue.Rng(11)

    for _ in range(5):
        laws.imagine_fits(GAME, t, rng)
        laws.same_question(GAME, t, rng)
        laws.strangers_cannot_tell(GAME, t, rng)
    laws.same_sight_same_story(GAME, t)
    laws.copy_is_apart(GAME, t, rng)
    laws.illegal_is_refused(GAME, t)

"""Whole actions, aims and characters: what both editions advise, beyond a single answer."""

from __future__ import annotations

import msgspec
import pytest

import intrigue
from emerald_first.situations import situation as first_situation
from emerald_second.situations import situation as second_situation
from intrigue.games.emerald.first import GAME as FIRST
from intrigue.games.emerald.second import GAME as SECOND
from intrigue.games.emerald.shared.table import EmeraldTable
from intrigue.kernel.companions import NO_AIM, Advice, advice_of
from intrigue.kernel.game import Game
from intrigue.kernel.rng import Rng

IDS = ["first", "second"]


def advised(game: Game) -> Advice:
    """The advice of a game."""
    advice = advice_of(game)
    assert advice is not None
    return advice


def midgame(game: Game, seats: int, seed: int) -> EmeraldTable:
    """A table after a few rounds of sensible play, at the beginning of somebody's turn."""
    t = game.new(seats)
    assert isinstance(t, EmeraldTable)
    advice, rng = advised(game), Rng(seed)
    assert advice.foresight is not None
    intrigue.play_out(t, rng, 4)  # whatever they settle on
    for _ in range(2 + seed % 5):
        advice.foresight(t, rng, game, 0, NO_AIM)
    intrigue.roll_chance(t, rng)
    return t


@pytest.mark.parametrize("game", [FIRST, SECOND], ids=IDS)
def test_ways_are_whole_actions_that_can_be_taken(game: Game) -> None:
    """There is one for every option; each can be carried out answer by answer, and the best come first."""
    advice = advised(game)
    assert advice.ways is not None
    for seed in range(4):
        t = midgame(game, 4, seed)
        asked = intrigue.decision(t)
        assert asked is not None
        ways = advice.ways(game.observe(t, asked.seat), asked, game)

        assert {way.answers[0] for way in ways} == set(asked.options)
        assert [way.chance for way in ways] == sorted((way.chance for way in ways), reverse=True)
        for way in ways:
            u = game.imagine(game.observe(t, asked.seat), Rng(seed))
            for answer in way.answers:
                intrigue.roll_chance(u, Rng(1))
                question = intrigue.decision(u)
                if question is None or question.seat != asked.seat or answer not in question.options:
                    assert answer is not way.answers[0]  # what comes after chance may be another question
                    break
                intrigue.advance(u, answer)


@pytest.mark.parametrize("game", [FIRST, SECOND], ids=IDS)
def test_ways_depend_on_the_view_alone(game: Game) -> None:
    """Another table that the seat cannot tell from this one gives the same ways."""
    advice = advised(game)
    assert advice.ways is not None
    t = midgame(game, 3, 5)
    asked = intrigue.decision(t)
    assert asked is not None
    view = game.observe(t, asked.seat)
    other = game.imagine(view, Rng(11))

    assert advice.ways(game.observe(other, asked.seat), asked, game) == advice.ways(view, asked, game)


@pytest.mark.parametrize("game", [FIRST, SECOND], ids=IDS)
def test_whoever_forgets_an_option_begins_no_way_with_it(game: Game) -> None:
    """A question with fewer options, as somebody asks it who has overlooked the others."""
    advice = advised(game)
    assert advice.ways is not None
    t = midgame(game, 4, 2)
    asked = intrigue.decision(t)
    assert asked is not None
    some = msgspec.structs.replace(asked, options=asked.options[::2])

    ways = advice.ways(game.observe(t, asked.seat), some, game)

    assert {way.answers[0] for way in ways} == set(some.options)


@pytest.mark.parametrize("game", [FIRST, SECOND], ids=IDS)
def test_aims_are_followed(game: Game) -> None:
    """In the middle of a game there are aims of several kinds, each with a name."""
    advice = advised(game)
    assert advice.ways is not None
    assert advice.named_aim is not None
    kinds = set()
    for seed in range(6):
        t = midgame(game, 4, seed)
        asked = intrigue.decision(t)
        assert asked is not None
        view = game.observe(t, asked.seat)
        for way in advice.ways(view, asked, game):
            if way.aim != NO_AIM:
                kinds.add(advice.named_aim(way.aim, view)[0])

    assert {"claim", "stop", "track"} <= kinds
    assert {"kill", "hide"} & kinds


@pytest.mark.parametrize("game", [FIRST, SECOND], ids=IDS)
def test_characters_see_things_differently(game: Game) -> None:
    """In some positions each of them likes another option best than somebody without a character."""
    advice = advised(game)
    assert set(advice.characters) == {"bold", "cautious", "secretive", "vengeful"}
    assert advice.of_character is not None
    for name in ("bold", "cautious", "vengeful"):
        other = advice.of_character(name)
        differs = 0
        for seed in range(40):
            if differs > 0:
                break
            t = midgame(game, 4, seed)
            asked = intrigue.decision(t)
            if asked is None:
                continue  # that game was over so soon
            view = game.observe(t, asked.seat)
            plain, own = advice.score(view, asked, game), other.score(view, asked, game)
            assert len(own) == len(asked.options)
            differs += plain.index(max(plain)) != own.index(max(own))

        assert differs > 0, name


def royalty_within_reach(game: Game) -> EmeraldTable:
    """A Restorationist, whose side nobody knows, can kill at once, early in a game."""
    sides = {"M": "restorationist", "Tu": "loyalist"}
    if game is FIRST:
        cities = ["washington: M main, M ravachol, M nicholas_kibalchich", "cairo: Tu main"]
        hands = {"M": "hired_assassin cube_bomb", "Tu": "cube"}
        return first_situation("M Tu", cities, hands=hands, stock={"M": 0}, sides=sides, turn="M", actions=1)
    hands = {"M": "hired_assassin move_bomb retrieve_two", "Tu": "place_two"}
    return second_situation("M Tu", ["rome: M 3 agents 1 cube, royalty"], hands=hands, sides=sides, turn="M")


@pytest.mark.parametrize("game", [FIRST, SECOND], ids=IDS)
def test_who_is_secretive_minds_killing_royalty(game: Game) -> None:
    """It tells everybody their side."""
    t = royalty_within_reach(game)
    asked, advice = intrigue.decision(t), advised(game)
    assert asked is not None
    assert advice.of_character is not None
    view = game.observe(t, asked.seat)
    lures = []
    for one in (advice, advice.of_character("secretive")):
        scores = dict(
            zip((game.verbs.phrase(option) for option in asked.options), one.score(view, asked, game), strict=True)
        )
        attempts = [score for phrase, score in scores.items() if phrase.split()[0] in ("attempt", "assassinate")]
        lures.append(max(attempts) - scores["pass"])

    assert lures[0] > 0
    assert lures[1] < lures[0] / 2

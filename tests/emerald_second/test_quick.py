"""Whole actions at a glance: they are chosen without a menu, and still are what the rules offer."""

from __future__ import annotations

import intrigue
from emerald_second.situations import situation
from intrigue.games.emerald.second import GAME
from intrigue.games.emerald.second.bot.heuristic import Glance
from intrigue.games.emerald.second.bot.judge import judge_of
from intrigue.games.emerald.second.bot.quick import Quick
from intrigue.games.emerald.second.cards import CITIES, CITY_NAMES, PLAYERS
from intrigue.games.emerald.second.table import Emerald
from intrigue.games.emerald.second.turn import Act
from intrigue.games.emerald.shared.plans import NO_PLAN
from intrigue.kernel.companions import NO_AIM
from intrigue.kernel.rng import Rng
from intrigue.kernel.run import give, offered


def action(t: Emerald, aim: int = NO_AIM) -> list[str]:
    """What whoever is to act would do, in phrases."""
    found = Quick(judge_of(t), t, Rng(1)).action(t, t.active, aim)
    return [GAME.verbs.phrase(int(answer)) for answer in found]


def test_no_gain_is_more_than_can_be_gained() -> None:
    """Cities are passed over that cannot be the best: whatever comes there is worth less than was said."""
    seen = 0
    for seed in range(80):
        t = GAME.new(2 + seed % 4)
        intrigue.play_out(t, Rng(seed), 40 + 7 * seed)
        if not t.agenda:
            continue
        aim = NO_AIM if seed % 2 else seed % 70
        for seat in range(int(t.seats)):
            look = Glance(judge_of(t), t, seat, aim)
            for city in range(int(CITIES)):
                most = look.most_gain(city) + 1e-9
                assert look.arrive(city) <= most
                assert max(look.change(city, seat, n, 0) for n in range(1, 7)) <= most
                seen += most > 0.1
    assert seen > 500


def test_a_hand_is_looked_at_anew_in_every_action() -> None:
    """Whoever looks again after cards were played sees what is left; and after a turn, what others drew."""
    t = situation("M Th", hands={"M": "place_two claim_move", "Th": "place_bomb"}, turn="M")
    look = Glance(judge_of(t), t, 0, NO_AIM)
    assert [int(look.means[0].places), int(look.means[1].bombs)] == [2, 1]

    for phrase in ("place place_two", "city london"):
        intrigue.advance(t, GAME.verbs.option(phrase))
    look.renew(t, 0, NO_AIM)
    assert int(look.means[0].places) == 0
    assert int(look.pieces[CITY_NAMES.index("london") * PLAYERS]) == 2

    look.renew(t, 1, NO_AIM)
    assert int(look.means[1].bombs) == 1


def test_what_can_be_claimed_is_claimed() -> None:
    """First of all, and where there is most."""
    t = situation(
        "M Th",
        ["london: M 2 cubes", "madrid: M 2 cubes"],
        hands={"M": "claim_move place_two move_bomb retrieve_two", "Th": "place_two"},
        turn="M",
    )

    assert action(t) == ["claim claim_move", "city london"]


def test_a_claim_that_ends_a_lost_game_is_not_made() -> None:
    """Points of the other side bring the disc to the end, and do not count."""
    found = []
    for kind in ("restorationist", "neutral"):
        t = situation(
            "M Th",
            ["london: M 2 cubes"],
            hands={"M": "claim_move place_two", "Th": "place_two"},
            sides={"M": "loyalist", "Th": "restorationist"},
            scored={"M": f"24 {kind} fenians", "Th": "10 neutral city_rome"},
            turn="M",
        )
        found.append(action(t)[0])

    assert found == ["place place_two", "claim claim_move"]


def test_a_marker_goes_to_the_end_for_who_wins_by_it() -> None:
    """And stops before it for everybody else; a marker of the other side, too, may end the game."""
    found = []
    for points, card in ((12, "emma_goldman"), (1, "emma_goldman"), (12, "city_berlin")):
        t = situation(
            "M Th",
            hands={"M": card, "Th": "place_two"},
            sides={"M": "restorationist", "Th": "loyalist"},
            scored={"M": f"{points} neutral city_london", "Th": "6 neutral city_rome"},
            restorationist=8,
            loyalist=9,
            turn="M",
        )
        found.append(action(t)[0])

    assert found == ["advance emma_goldman restorationist", "place emma_goldman", "advance city_berlin loyalist"]


def test_the_only_cube_is_placed_with_two_symbols() -> None:
    """A single card with two of them may do it (E2-61)."""
    t = situation("M Th", ["london: M 1 cube"], hands={"M": "place_two", "Th": "place_two"}, stock={"M": 1}, turn="M")

    assert action(t)[0] == "place place_two"


def test_who_has_nothing_left_to_do_ends_the_turn() -> None:
    """After both actions, without a free action; with one, it comes first."""
    for hand, first in (("place_two", "end"), ("doctor_watson", "use doctor_watson")):
        t = situation("M Th", hands={"M": hand, "Th": "place_two"}, turn="M", actions=0)

        assert action(t) == [first]


def test_everything_that_is_thought_of_is_offered() -> None:
    """Whole games by whole actions: at every turn the best one is lawful, from many situations and with many aims."""
    kinds: set[str] = set()
    for seed in range(60):
        t = GAME.new(2 + seed % 4)
        rng = Rng(seed)
        intrigue.play_out(t, rng, 60 * (seed % 4))
        quick = Quick(judge_of(t), t, rng)
        while t.agenda and t.turns < 100:
            intrigue.roll_chance(t, rng)
            if not t.agenda:
                break
            step = t.agenda[-1]
            if not isinstance(step, Act) or t.plan != NO_PLAN:
                give(t, int(step.at_random(t, rng)))
                continue
            answers = [int(answer) for answer in quick.action(t, step.seat, int(rng.below(90)) - 1)]
            phrases = [GAME.verbs.phrase(each) for each in answers]
            kinds.add(phrases[0].split()[0])
            for answer in answers:
                assert answer in offered(t), phrases
                give(t, answer)

    assert kinds >= {"place", "retrieve", "move", "advance", "claim", "assassinate", "use", "discard", "end"}

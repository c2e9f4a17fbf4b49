"""Advice for the first edition: what a sensible player does where it is plain to see."""

from __future__ import annotations

import intrigue
from emerald_first.situations import answer, begin_turn, situation, stub
from emerald_shared.advice import best_of, scores_of
from intrigue.arena import match
from intrigue.games.emerald.first import GAME, FirstEdition
from intrigue.games.emerald.first.advice import foresight, plausible
from intrigue.games.emerald.first.bot.heuristic import Glance
from intrigue.games.emerald.first.bot.judge import Judge, judge_for, judge_of, points_by_side, progress, would_win
from intrigue.games.emerald.first.bot.places import LONGEST, Board, Sureness, reach, waiting
from intrigue.games.emerald.first.bot.weights import SETS, Weights, weights_for
from intrigue.games.emerald.first.cards import (
    BOX,
    CARDS,
    CITIES,
    CITY_NAMES,
    CULTISTS,
    EFFECT,
    FIRST_AGENT,
    NAMED_NAMES,
    PLACES,
)
from intrigue.games.emerald.first.claims import can_claim
from intrigue.games.emerald.first.places import city_of, is_place
from intrigue.games.emerald.first.table import HIDDEN_BY, Emerald
from intrigue.games.emerald.shared.cards import LOYALIST, PLAYERS, RESTORATIONIST
from intrigue.kernel.companions import NO_AIM
from intrigue.kernel.rng import Rng


def scores(t: Emerald, game: FirstEdition = GAME) -> dict[str, float]:
    """What the advice thinks of each phrase."""
    return scores_of(game, t)


def advised(t: Emerald, game: FirstEdition = GAME) -> str:
    """The phrase that the advice likes best."""
    return best_of(game, t)


def glanced(t: Emerald, phrase: str) -> float:
    """What an option seems worth at a glance to the player who is asked."""
    asked = intrigue.decision(t)
    assert asked is not None
    return Glance(judge_of(t), t, asked.seat, NO_AIM).value(GAME.verbs.option(phrase))


# ---------------------------------------------------------------- what is plain to see


def test_a_city_is_claimed() -> None:
    """Claiming is possible only as the first action: who leads in a city takes its points."""
    t = situation("M Tu", ["london: M main, M 2 in box", "rome: Tu main"], hands={"M": "two_cubes gold"}, turn="M")

    assert advised(t) == "claim box_london"


def test_the_better_of_two_cities_is_claimed() -> None:
    """Of two City cards the one with more points is taken."""
    t = situation(
        "M Tu",
        ["london: M 2 in box", "madrid: M 2 in box", "rome: M main", "cairo: Tu main"],
        hands={"M": "two_cubes gold"},
        turn="M",
    )

    found = scores(t)

    assert found["claim box_london"] > found["claim box_madrid"] > found["pass"]


def royal_within_reach(card: str, side: str) -> Emerald:
    """Monday has one action left and no cubes, bombs enough in Washington, and a card to begin with."""
    return situation(
        "M Tu",
        ["washington: M main, M ravachol, M nicholas_kibalchich", "cairo: Tu main"],
        hands={"M": f"{card} cube_bomb", "Tu": "cube"},
        stock={"M": 0},
        sides={"M": side, "Tu": "restorationist" if side == "loyalist" else "loyalist"},
        turn="M",
        actions=1,
    )


def test_a_restorationist_kills_royal_persons() -> None:
    """The points are scored for good."""
    t = royal_within_reach("hired_assassin", "restorationist")

    assert advised(t) == "attempt hired_assassin"
    assert glanced(t, "attempt hired_assassin") > glanced(t, "pass")


def test_a_loyalist_does_not_kill_royal_persons() -> None:
    """The same points are none to a Loyalist, and the counter drawn may be Mad."""
    t = royal_within_reach("hired_assassin", "loyalist")

    assert advised(t) != "attempt hired_assassin"
    assert glanced(t, "attempt hired_assassin") < glanced(t, "pass")


def test_a_loyalist_hides_royal_persons() -> None:
    """With the card in hand and bombs enough the bot takes the points at once."""
    t = royal_within_reach("hide_royalty", "loyalist")

    assert advised(t) == "attempt hide_royalty"
    assert glanced(t, "attempt hide_royalty") > glanced(t, "pass")


def near_the_top(mine: str, theirs: str) -> Emerald:
    """Monday, a Loyalist, can move the War marker to the top."""
    return situation(
        "M Tu",
        [f"{mine}: controlled by M", f"{theirs}: controlled by Tu", "rome: controlled by Tu, M main, Tu main"],
        hands={"M": "holy_brotherhood gold", "Tu": "cube"},
        sides={"M": "loyalist", "Tu": "loyalist"},
        revealed="Tu",
        war=11,
        turn="M",
    )


def test_nobody_ends_a_game_that_he_would_lose() -> None:
    """The last step of a marker ends the game: it is taken by who is ahead, and not by who is behind."""
    behind = near_the_top("madrid", "london")
    ahead = situation(
        "M Tu",
        ["london: controlled by M", "paris: controlled by M", "rome: controlled by Tu, M main, Tu main"],
        hands={"M": "holy_brotherhood gold", "Tu": "cube"},
        sides={"M": "loyalist", "Tu": "loyalist"},
        revealed="Tu",
        war=11,
        turn="M",
    )

    for t in (ahead, behind):
        answer(t, "M", "advance holy_brotherhood war-up")
    assert advised(ahead) == "done"
    assert glanced(near_the_top("madrid", "london"), "advance holy_brotherhood war-up") < -5


def test_a_marker_of_the_other_side_is_left_alone() -> None:
    """With a card that has both arrows a Loyalist moves War, a Restorationist Revolution."""
    for side, good, bad in (("loyalist", "war-up", "revolution-up"), ("restorationist", "revolution-up", "war-up")):
        other = "restorationist" if side == "loyalist" else "loyalist"
        t = situation(
            "M Tu",
            ["rome: M main, M marquis_de_rochefort", "cairo: Tu main"],
            hands={"M": "marquis_de_rochefort"},
            sides={"M": side, "Tu": other},
            revealed="Tu",
            war=1,
            revolution=2,
            turn="M",
        )

        found = scores(t)

        assert found[f"advance marquis_de_rochefort {good}"] > found[f"advance marquis_de_rochefort {bad}"]


def test_cubes_go_where_they_are_wanted() -> None:
    """At a glance a good city without rivals is better than a poor one where another player leads by far."""
    t = situation("M Tu", ["london: M main", "madrid: Tu main, Tu 5 in box"], hands={"M": "two_cubes"}, turn="M")
    answer(t, "M", "place two_cubes")

    assert glanced(t, "at box_london") > glanced(t, "at box_madrid")


# ---------------------------------------------------------------- what the others are after


def test_who_hides_a_royal_person_is_taken_for_a_loyalist() -> None:
    """What only Loyalists keep is worth nothing to a Restorationist, who would hardly have scored it."""
    t = situation("M Tu", ["rome: royal hidden by Tu"], sides={"M": "loyalist", "Tu": "loyalist"}, turn="M")
    other = t.copy()
    other.side[1] = RESTORATIONIST

    assert plausible(t, 0) > plausible(other, 0)


def test_cities_and_known_sides_tell_nothing() -> None:
    """A city is worth the same to both sides; one's own side, and one that is revealed, need no guess."""
    t = situation(
        "M Tu",
        ["rome: controlled by Tu", "berlin: royal killed by M"],
        sides={"M": "loyalist", "Tu": "loyalist"},
        turn="M",
    )
    open_ = situation("M Tu", ["berlin: royal killed by Tu"], revealed="Tu", turn="M")

    assert plausible(t, 0) == plausible(open_, 0) == 1.0


def with_double(name: str) -> Emerald:
    """Tuesday holds one counter; Ravachol is Monday's, Figner Tuesday's own, Stieber nobody's."""
    return situation("M Tu", ["rome: M ravachol, Tu vera_figner, M main, Tu main"], doubles={"Tu": name}, turn="M")


def test_who_could_have_shown_a_double_agent_hardly_holds_him() -> None:
    """A counter for an agent of another player would have been used; one for an own agent protects him."""
    shown, own, neither = (plausible(with_double(name), 0) for name in ("ravachol", "vera_figner", "wilhelm_stieber"))

    assert own > neither > shown


# ---------------------------------------------------------------- what can be said about it


def test_foresight_looks_two_rounds_ahead() -> None:
    """Everybody has two turns where there are three or more, and then it is judged."""
    t = situation("M Tu W", hands={"M": "two_cubes", "Tu": "two_cubes", "W": "two_cubes"})
    begin_turn(t, "M")
    before = t.turns

    foresight(t, Rng(1), GAME, 0, NO_AIM)

    assert t.turns == before + 6
    assert t.active == 0


def test_foresight_lets_double_agents_foil() -> None:
    """In a world where another player holds the counter of an agent there, an attempt is foiled."""
    t = situation(
        "M Tu",
        ["madrid: M main, M ravachol, M nicholas_kibalchich", "cairo: Tu main"],
        hands={"M": "hired_assassin"},
        doubles={"Tu": "ravachol"},
        turn="M",
    )
    answer(t, "M", "attempt hired_assassin", "strike royal_madrid")

    foresight(t, Rng(1), GAME, 0, NO_AIM)

    assert t.controller[NAMED_NAMES.index("ravachol")] == 1
    assert t.royal[CITY_NAMES.index("madrid")] < 0


def test_other_numbers_have_another_judge() -> None:
    """With another box file, cities are worth what they bring there."""
    game = stub(cities__madrid__vp=9)
    weights = weights_for(2)
    assert judge_for(game.numbers, weights) is judge_for(game.numbers, weights)
    assert judge_for(game.numbers, weights) is not judge_for(GAME.numbers, weights)
    assert judge_for(game.numbers, weights) is not judge_for(game.numbers, weights_for(3))

    t = situation(
        "M Tu",
        ["london: M 2 in box", "madrid: M 2 in box", "rome: M main", "cairo: Tu main"],
        hands={"M": "two_cubes gold"},
        turn="M",
        game=game,
    )
    found = scores(t, game)

    assert found["claim box_madrid"] > found["claim box_london"]


def test_the_end_comes_nearer_by_points_and_by_tracks() -> None:
    """What is nearest to its limit says how far the game has come."""
    start = situation("M Tu", turn="M")
    by_points = situation("M Tu", ["london: controlled by M", "paris: controlled by M"], turn="M")
    by_war = situation("M Tu", war=6, turn="M")

    assert progress(start, points_by_side(start)) == 0.0
    assert progress(by_points, points_by_side(by_points)) == 12 / 35
    assert progress(by_war, points_by_side(by_war)) == 0.5


def test_greedy_beats_random() -> None:
    """The advice is worth following: short games against chance are won from both seats."""
    game = stub(players__2__vp_end=10)

    first = match(game, ["greedy", "random"], seed=1)
    second = match(game, ["random", "greedy"], seed=2)

    assert first.returns[0] == 1.0
    assert second.returns[1] == 1.0


# ---------------------------------------------------------------- who leads where


def test_agents_and_cubes_make_a_lead() -> None:
    """A lead counts twice, and in a tie having more agents is half a point."""
    t = situation("M Tu", ["london: M main, M 1 in box, Tu 2 in box", "rome: Tu main"], turn="M")
    place = BOX + CITY_NAMES.index("london")

    assert Board(t).lead(0, place) == 1
    assert Board(t).lead(1, place) == -1
    t.cubes[place * PLAYERS + 1] += 1
    assert Board(t).lead(1, place) == 1


def test_what_more_cubes_do_to_all_leads_is_told_without_putting_them_down() -> None:
    """Whoever puts cubes down gains on everybody; another player's lead over all the rest stays as it was."""
    for seed in range(30):
        t = GAME.new(4)
        intrigue.play_out(t, Rng(seed), 80 + 7 * seed)
        giver, place, n = seed % 4, (5 * seed) % int(BOX + CITIES), 1 + seed % 3
        board = Board(t)
        before = [board.lead(other, place) for other in range(4)]
        between = [board.ahead_of(other, giver, place) for other in range(4)]

        t.cubes[place * PLAYERS + giver] += n

        for other in range(4):
            told = before[other] + 2 * n if other == giver else min(before[other], between[other] - 2 * n)
            assert board.lead(other, place) == told


def test_a_claim_is_surer_with_a_greater_lead_and_fewer_rivals_before_it() -> None:
    """Who may claim at once is surest; a small lead is soon lost, and who is behind can hardly hope."""
    t = situation("M Tu W", turn="M")

    assert waiting(t, 0) == 0
    assert waiting(t, 1) < waiting(t, 2)
    plain = {"claim_now": 0.9, "claim_later": 0.7, "fade": 1.0, "behind_1": 0.2, "far_behind": 0.05}
    weights = Weights(SETS["more"] | plain)
    sure = [reach(weights, lead, risked) for lead, risked in ((2, 0.0), (4, 2.0), (2, 2.0), (-1, 2.0), (-9, 2.0))]
    assert sure == sorted(sure, reverse=True)
    assert len(set(sure)) == len(sure)
    assert sure[-1] >= 0.0


def test_the_table_of_how_sure_claims_are_holds_what_is_reckoned() -> None:
    """For every seat, with any lead: what others can do before it is counted in."""
    t = situation("M Tu W", turn="M")
    weights = weights_for(3)
    table = Sureness(weights)

    for seat in range(3):
        for lead in range(-12, int(LONGEST) + 4):
            risked = float(waiting(t, seat)) * 2.0 / 3.0
            assert table.of(table.row(t, seat), lead) == reach(weights, lead, risked)


def test_a_lead_is_what_a_claim_takes() -> None:
    """Where a player has a cube and nothing else is in the way, a lead of 0 or more is what the rules ask for."""
    seen = 0
    for seed in range(30):
        t = GAME.new(2 + seed % 4)
        intrigue.play_out(t, Rng(seed), 80 + 9 * seed)
        if seed % 3 == 0:
            t.effect_at[CULTISTS] = seed % int(t.seats)
        board = Board(t)
        for place in range(int(PLACES)):
            city = int(city_of(place))
            for seat in range(t.seats):
                if t.cubes[place * PLAYERS + seat] == 0 or t.blocked[place] > 0 or not is_place(t, place):
                    continue
                if BOX <= place < EFFECT and (t.control[city] == seat or t.locked[city] > 0):
                    continue
                seen += 1
                assert (board.lead(seat, place) >= 0) == can_claim(t, seat, place)
    assert seen > 100


# ---------------------------------------------------------------- what lasts


def judge_with(**changed: float) -> Judge:
    """A judge who goes by the usual weights but for these."""
    usual = {"lost_early": 0.0, "thing": 0.0, "royal_more": 0.0}
    return Judge(GAME.numbers, Weights(SETS["more"] | usual | changed))


def test_the_best_cities_are_lost_again_while_the_end_is_far() -> None:
    """What a city has above three points counts less early in the game, to its owner and to who may claim it."""
    judge, usual = judge_with(lost_early=0.2), judge_with()
    t = situation("M Tu W", ["london: controlled by M, Tu 2 in box", "madrid: Tu 1 in box"], turn="W")
    cities = [CITY_NAMES.index(name) for name in ("london", "madrid")]
    london, madrid = (BOX + city for city in cities)

    assert judge.kept(cities[0], 1.0) < judge.kept(cities[0], 0.5) < judge.kept(cities[0], 0.0) == 1.0
    assert judge.kept(cities[1], 1.0) == 1.0
    assert judge.worth_at(t, 1, LOYALIST, london, 1.0) < usual.worth_at(t, 1, LOYALIST, london, 1.0)
    assert judge.worth_at(t, 1, LOYALIST, london, 0.0) == usual.worth_at(t, 1, LOYALIST, london, 0.0)
    assert judge.worth_at(t, 1, LOYALIST, madrid, 1.0) == usual.worth_at(t, 1, LOYALIST, madrid, 1.0)
    assert judge.standings(t, 1.0, points_by_side(t))[0] < usual.standings(t, 1.0, points_by_side(t))[0] - 2.0


def test_a_card_may_count_besides_what_it_does() -> None:
    """A Game card or a Permanent Effect, by as much as the end is far."""
    judge, usual = judge_with(thing=3.0), judge_with()
    t = situation("M Tu W", ["london: Tu 1 on card"], turn="W")
    london = CITY_NAMES.index("london")

    for far in (1.0, 0.5, 0.0):
        more = judge.worth_at(t, 1, LOYALIST, london, far) - usual.worth_at(t, 1, LOYALIST, london, far)
        assert abs(more - 3.0 * far) < 1e-9
    before = judge.standings(t, 1.0, points_by_side(t))[1] - usual.standings(t, 1.0, points_by_side(t))[1]
    t.discards[CARDS + int(FIRST_AGENT)] += 1
    t.effect_at[CULTISTS] = 1
    after = judge.standings(t, 1.0, points_by_side(t))[1] - usual.standings(t, 1.0, points_by_side(t))[1]
    assert after > before + 4.0


def test_a_royal_person_may_count_besides_their_points() -> None:
    """Whoever has killed or hidden one has it, by as much as the end is far."""
    judge, usual = judge_with(royal_more=2.0), judge_with()
    t = situation("M Tu W", sides={"M": "restorationist", "Tu": "loyalist", "W": "loyalist"}, turn="W")
    t.royal[0] = 0
    t.royal[1] = HIDDEN_BY + 1

    for far in (1.0, 0.0):
        more = [
            judge.standings(t, far, points_by_side(t))[seat] - usual.standings(t, far, points_by_side(t))[seat]
            for seat in range(3)
        ]
        # Whoever has an agent beside a royal person hopes for a little more, too.
        assert abs(more[0] - 2.0 * far) < 0.1
        assert abs(more[1] - 2.0 * far) < 0.1
        assert abs(more[2]) < 0.1


# ---------------------------------------------------------------- more than two


def test_prospects_are_shares_of_one_victory() -> None:
    """While a game of three or more goes on, everybody's prospects are above 0 and add up to 1."""
    for seats in (3, 4, 5):
        t = GAME.new(seats)
        intrigue.play_out(t, Rng(seats), 60)
        assert t.over == 0

        found = judge_of(t).chances(t)

        assert min(found) >= 0.0
        assert abs(sum(found) - 1.0) < 1e-9


def three(side: str) -> Emerald:
    """Monday and Tuesday have the same, Wednesday, of this side, has nothing."""
    return situation(
        "M Tu W",
        ["london: controlled by M", "paris: controlled by Tu"],
        sides={"M": "loyalist", "Tu": "restorationist", "W": side},
        turn="W",
    )


def test_it_is_bad_to_be_on_the_side_of_the_last() -> None:
    """Of two players who have the same, the one has better prospects whose side is not that of the last."""
    with_him, against_him = (judge_of(t).chances(t)[0] for t in (three("loyalist"), three("restorationist")))

    assert with_him < against_him - 0.1


def test_who_would_win_is_not_on_the_side_of_the_last() -> None:
    """The most points are of no use beside the last; in a tie for the last place the Loyalists are out."""
    t = three("loyalist")

    assert not would_win(t, 0, 5)
    assert would_win(t, 1, 0)
    t.side[2] = RESTORATIONIST
    assert would_win(t, 0, 0)
    assert not would_win(t, 1, 5)
    t.side[1] = LOYALIST
    t.side[2] = LOYALIST
    assert would_win(t, 1, 1)
    assert not would_win(t, 1, 0)

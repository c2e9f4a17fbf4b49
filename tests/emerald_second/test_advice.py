"""Advice for the second edition: what a sensible player does where it is plain to see."""

from __future__ import annotations

import pytest

import intrigue
from emerald_second.situations import situation, stub
from emerald_shared.advice import best_of, scores_of
from intrigue.arena import match
from intrigue.games.emerald.second import GAME, SecondEdition
from intrigue.games.emerald.second.advice import foresight, plausible, undoes
from intrigue.games.emerald.second.bot.contest import contest
from intrigue.games.emerald.second.bot.heuristic import Glance
from intrigue.games.emerald.second.bot.judge import BANISHED, KNOWING, PROWLING, Judge
from intrigue.games.emerald.second.bot.judge import judge_for as judge_with
from intrigue.games.emerald.second.bot.search import at_a_glance
from intrigue.games.emerald.second.bot.weights import SETS, weights_for
from intrigue.games.emerald.second.cards import LEOPOLD, RESTORATIONIST
from intrigue.games.emerald.second.table import Emerald
from intrigue.kernel.companions import NO_AIM
from intrigue.kernel.rng import Rng


def judge_for(t: Emerald) -> Judge:
    """The judge of a table."""
    return judge_with(t.numbers, weights_for(int(t.seats)))


def scores(t: Emerald, game: SecondEdition = GAME) -> dict[str, float]:
    """What the advice thinks of each phrase."""
    return scores_of(game, t)


def advised(t: Emerald, game: SecondEdition = GAME) -> str:
    """The phrase that the advice likes best."""
    return best_of(game, t)


def test_five_points_are_claimed() -> None:
    """Who leads where a city card lies claims it, and does not put more cubes there."""
    t = situation(
        "M Th", ["london: M 2 cubes 1 agent"], hands={"M": "claim_move place_two", "Th": "place_two"}, turn="M"
    )

    assert advised(t) == "claim claim_move"


def test_the_better_of_two_cards_is_claimed() -> None:
    """With one claim, the card with more points is taken."""
    t = situation(
        "M Th",
        ["london: M 2 cubes", "madrid: M 2 cubes"],
        hands={"M": "claim_move", "Th": "place_two"},
        turn="M",
    )
    intrigue.advance(t, GAME.verbs.option("claim claim_move"))

    assert advised(t) == "city london"


def test_a_restorationist_kills_royalty() -> None:
    """What is needed is there: striking is better than waiting."""
    t = situation(
        "M Th",
        ["cairo: M 3 agents 1 cube, royalty"],
        hands={"M": "hired_assassin ravachol move_bomb retrieve_two", "Th": "place_two"},
        sides={"M": "restorationist", "Th": "loyalist"},
        turn="M",
    )

    found = scores(t)

    assert found["assassinate hired_assassin"] > found["pass"]
    assert found["assassinate hired_assassin"] > found["retrieve retrieve_two"]


def test_a_loyalist_leaves_royalty_alive() -> None:
    """The same points would be lost to a Loyalist."""
    t = situation(
        "M Th",
        ["rome: M 3 agents 1 cube, royalty"],
        hands={"M": "hired_assassin move_bomb retrieve_two", "Th": "place_two"},
        sides={"M": "loyalist", "Th": "restorationist"},
        turn="M",
    )

    found = scores(t)

    assert found["assassinate hired_assassin"] < found["pass"]


def test_a_loyalist_hides_royalty() -> None:
    """Leading, with the card in hand, the bot takes the points at once."""
    t = situation(
        "M Th",
        ["london: M 2 agents 2 cubes, royalty"],
        hands={"M": "hide_royalty retrieve_two", "Th": "place_two"},
        sides={"M": "loyalist", "Th": "restorationist"},
        turn="M",
        actions=1,
    )

    assert advised(t) == "use hide_royalty"


def test_nobody_ends_a_game_that_he_would_lose() -> None:
    """The last step of a marker ends the game: it is taken by whoever is ahead, and not by whoever is behind.

    However good everything looks, a victory that can be had is worth more than any hope for one.
    """
    ahead, behind = (
        situation(
            "M Th",
            hands={"M": "emma_goldman place_retrieve", "Th": "place_two"},
            scored={"M": mine, "Th": others},
            restorationist=8,
            sides={"M": "restorationist", "Th": "loyalist"},
            turn="M",
        )
        for mine, others in (
            ("5 neutral city_london", "3 neutral city_rome"),
            ("3 neutral city_rome", "20 neutral city_london"),
        )
    )

    assert advised(ahead) == "advance emma_goldman restorationist"
    assert advised(behind) != "advance emma_goldman restorationist"


def test_a_marker_of_the_other_side_is_left_alone() -> None:
    """A Loyalist moves the Loyalist marker with a card that has both."""
    t = situation(
        "M Th",
        hands={"M": "marquis_de_rochefort", "Th": "place_two"},
        sides={"M": "loyalist", "Th": "restorationist"},
        turn="M",
    )

    found = scores(t)

    assert found["advance marquis_de_rochefort loyalist"] > found["advance marquis_de_rochefort restorationist"]


# ---------------------------------------------------------------- what the others are after


def test_who_hides_royalty_is_taken_for_a_loyalist() -> None:
    """What only Loyalists keep is worth nothing to a Restorationist, who would hardly have scored it."""
    t = situation("M Th", ["rome: royalty hidden by Th"], sides={"M": "loyalist", "Th": "loyalist"}, turn="M")
    other = t.copy()
    other.side[1] = RESTORATIONIST

    assert plausible(t, 0) > plausible(other, 0)


def test_points_of_no_side_tell_nothing() -> None:
    """Neutral points are worth the same to both sides, so they say nothing; nor do one's own."""
    t = situation(
        "M Th",
        scored={"Th": "5 neutral city_london", "M": "3 restorationist fenians"},
        sides={"M": "restorationist", "Th": "loyalist"},
        turn="M",
    )
    other = t.copy()
    other.side[1] = RESTORATIONIST

    assert plausible(t, 0) == plausible(other, 0) == 1.0


def test_agents_do_not_change_places() -> None:
    """What was chosen in the action that is being put together counts: an agent back is no move."""
    t = situation(
        "M Th",
        ["paris: M 1 agent", "rome: M 1 agent"],
        hands={"M": "city_cairo", "Th": "place_two"},
        turn="M",
    )
    intrigue.advance(t, GAME.verbs.option("move city_cairo"))
    intrigue.advance(t, GAME.verbs.option("go paris rome"))
    view = GAME.observe(t, 0)

    assert undoes(view, (), 0, ["go rome paris"])
    assert not undoes(view, (), 0, ["go rome london"])


# ---------------------------------------------------------------- what is easily overlooked


def test_zombies_are_worth_something_where_there_is_prey() -> None:
    """To whoever has the card, in cities with agents of others."""
    cities = ["paris: Th 1 agent, 1 zombie", "rome: M 1 agent, 1 zombie", "cairo: 1 zombie"]
    t = situation("M Th", cities, hands={"M": "zombies", "Th": "place_two"}, turn="M")

    assert judge_for(t).zombies(t, 0) == PROWLING
    assert judge_for(t).zombies(t, 1) == 0.0


def test_zombies_come_where_there_is_prey() -> None:
    """They are put beside agents of others, and not beside each other."""
    cities = ["paris: Th 1 agent", "rome: M 1 agent"]
    t = situation("M Th", cities, hands={"M": "zombies", "Th": "place_two"}, turn="M")
    intrigue.advance(t, GAME.verbs.option("use zombies"))

    look = Glance(judge_for(t), t, 0, NO_AIM)

    assert look.value(GAME.verbs.option("city paris")) > look.value(GAME.verbs.option("city rome"))


def test_to_know_somebody_is_worth_something_while_they_are_secret() -> None:
    """An identity that one has seen, until everybody has."""
    t = situation("M Th", hands={"M": "vladimir_burtsev", "Th": "place_two"}, turn="M")
    for phrase in ("use vladimir_burtsev", "choose seat-1"):
        intrigue.advance(t, GAME.verbs.option(phrase))

    assert judge_for(t).knowledge(t, 0) == KNOWING
    assert judge_for(t).knowledge(t, 1) == 0.0
    t.revealed[1] = 1
    assert judge_for(t).knowledge(t, 0) == 0.0


def test_a_change_of_heart_is_worth_the_points_that_count_then() -> None:
    """Points of the other side, less those of one's own; and a revealed Loyalist ends the game by it."""
    scored = {"M": "4 restorationist fenians, 1 loyalist okhrana", "Th": "9 neutral city_london"}
    hands = {"M": "change_of_heart", "Th": "place_two"}
    sides = {"M": "loyalist", "Th": "restorationist"}
    secret = situation("M Th", hands=hands, sides=sides, scored=scored, turn="M")
    known = situation("M Th", hands=hands, sides=sides, scored=scored, revealed="M", turn="M")

    assert Glance(judge_for(secret), secret, 0, NO_AIM).change_of_heart() == 3.0
    assert Glance(judge_for(known), known, 0, NO_AIM).change_of_heart() < -5.0
    assert secret.turned[0] == 0


UNDEAD = "2 loyalist zombies, 2 loyalist vampires, 3 neutral city_rome"


def with_undead(owner: str, side: str) -> Emerald:
    """Somebody of this side has scored for zombies and vampires; M, a Restorationist, holds the Society of Leopold."""
    sides = {"M": "restorationist", "Th": "restorationist", "W": "loyalist"} | {owner: side}
    hands = {"M": "society_of_leopold", "Th": "place_two", "W": "place_two"}
    return situation(
        "M Th W",
        ["rome: Th 1 agent"],
        hands=hands,
        discards={owner: "zombies"},
        kept={owner: "vampires"},
        sides=sides,
        scored={owner: UNDEAD},
        revealed=owner,
        turn="M",
    )


def test_the_society_of_leopold_is_worth_what_others_lose_by_it() -> None:
    """Points for zombies and vampires that count for whoever has them; nothing once it has come."""
    t = with_undead("W", "loyalist")
    judge = judge_for(t)

    assert judge.banishing(t, 0) == pytest.approx(4 * BANISHED)
    assert judge.banishing(t, 2) == -4.0
    assert judge.banishing(with_undead("Th", "restorationist"), 0) == 0.0  # a Restorationist will lose them anyhow
    t.banished = True
    assert judge.banishing(t, 0) == 0.0


def test_the_society_of_leopold_is_called_where_it_pays() -> None:
    """It is worth claiming then, and using."""
    t, without = with_undead("W", "loyalist"), with_undead("W", "loyalist")
    without.gains = []
    judge, use = judge_for(t), GAME.verbs.option("use society_of_leopold")

    assert Glance(judge, t, 0, NO_AIM).value(use) > 1.0 > 0.0 == Glance(judge, without, 0, NO_AIM).value(use)
    claimed, idle = (judge.claim_worth(each, 0, RESTORATIONIST, LEOPOLD) for each in (t, without))
    assert claimed == pytest.approx(idle + 4 * BANISHED)
    assert advised(t) == "use society_of_leopold"
    assert advised(without) != "use society_of_leopold"


# ---------------------------------------------------------------- what can be said about it


@pytest.mark.parametrize("players", ["M Th", "M Th W"])
def test_foresight_looks_two_rounds_ahead(players: str) -> None:
    """Everybody has two turns, and then it is judged."""
    t = situation(players, hands=dict.fromkeys(players.split(), "place_two"), turn="M")
    before = t.turns

    foresight(t, Rng(1), GAME, 0, NO_AIM)

    assert t.turns == before + 2 * len(players.split())
    assert t.active == 0


def test_other_numbers_and_other_weights_have_another_judge() -> None:
    """With another box file, cards are worth what they bring there."""
    game = stub(city_cards__madrid__vp_neutral=9)
    two, more = weights_for(2), weights_for(3)
    assert judge_with(game.numbers, two) is judge_with(game.numbers, two)
    assert judge_with(game.numbers, two) is not judge_with(GAME.numbers, two)
    assert judge_with(game.numbers, two) is not judge_with(game.numbers, more)

    t = situation(
        "M Th",
        ["london: M 2 cubes", "madrid: M 2 cubes"],
        hands={"M": "claim_move", "Th": "place_two"},
        turn="M",
        game=game,
    )
    intrigue.advance(t, game.verbs.option("claim claim_move"))

    assert advised(t, game) == "city madrid"


def test_a_lead_is_surer_near_the_end() -> None:
    """The nearer the end, the fewer points make a victory likely."""
    early = situation("M Th", turn="M")
    late = situation("M Th", scored={"Th": "25 neutral city_rome"}, turn="M")

    assert judge_for(late).certainty(late) < judge_for(early).certainty(early)


def test_greedy_beats_random() -> None:
    """The advice is worth following: short games against chance are won from both seats."""
    game = stub(players__2__vp_end=8)

    first = match(game, ["greedy", "random"], seed=6)
    second = match(game, ["random", "greedy"], seed=2)

    assert first.returns[0] == 1.0
    assert second.returns[1] == 1.0


# ---------------------------------------------------------------- more than two


def test_prospects_are_shares_of_one_victory() -> None:
    """While a game of three or more goes on, everybody's prospects are above 0 and add up to 1."""
    for seats in (3, 4, 5):
        t = GAME.new(seats)
        intrigue.play_out(t, Rng(seats), 60)
        assert t.over == 0

        found = judge_for(t).prospects(t)

        assert min(found) > 0.0
        assert abs(sum(found) - 1.0) < 1e-9


def test_it_is_bad_to_be_on_the_side_of_the_last() -> None:
    """Of two players who have the same, the one has better prospects whose side is not that of the last."""
    mine, theirs = (
        situation(
            "M Tu W",
            scored={"M": "9 neutral city_london", "Tu": "9 neutral city_paris"},
            sides={"M": "loyalist", "Tu": "restorationist", "W": side},
            turn="W",
        )
        for side in ("loyalist", "restorationist")
    )

    monday_with_the_last, monday_against_him = (judge_for(t).prospects(t)[0] for t in (mine, theirs))

    assert monday_with_the_last < monday_against_him - 0.1


def test_near_the_end_points_count_and_hopes_hardly() -> None:
    """Whoever may soon claim a card is ahead of one with a point more at the beginning, and behind at the end."""
    early, late = (
        situation(
            "M Tu W",
            ["london: M 3 cubes", "cairo: M 3 agents, Tu 3 agents, W 3 agents"],
            hands={"M": "claim_move place_two", "Tu": "place_two", "W": "place_two"},
            scored={"M": f"{points} neutral city_madrid", "Tu": f"{points + 1} neutral city_paris"},
            sides={"M": "restorationist", "Tu": "restorationist", "W": "loyalist"},
            turn="W",
        )
        for points in (1, 22)
    )

    at_first, at_last = (judge_for(t).prospects(t) for t in (early, late))

    assert at_first[0] > at_first[1]
    assert at_last[0] < at_last[1]


# ---------------------------------------------------------------- at a glance


def at_once(t: Emerald, tried: int) -> str:
    """The phrase that is chosen when so many actions are tried."""
    return GAME.verbs.phrase(int(at_a_glance(Glance(judge_for(t), t, t.active, NO_AIM), tried, Rng(1))))


def test_what_is_plain_is_seen_at_a_glance() -> None:
    """With a single action to try, it is the claim of five points, in the city where they are."""
    t = situation(
        "M Th",
        ["london: M 2 cubes", "madrid: M 2 cubes"],
        hands={"M": "claim_move place_two move_bomb retrieve_two", "Th": "place_two"},
        turn="M",
    )

    assert at_once(t, 1) == "claim claim_move"
    intrigue.advance(t, GAME.verbs.option("claim claim_move"))
    assert at_once(t, 1) == "city london"


def test_a_glance_knows_the_own_marker() -> None:
    """With a single action to try, a Loyalist moves the Loyalist marker, and no other."""
    t = situation(
        "M Th",
        hands={"M": "marquis_de_rochefort", "Th": "place_two"},
        sides={"M": "loyalist", "Th": "restorationist"},
        turn="M",
    )

    assert at_once(t, 1) == "advance marquis_de_rochefort loyalist"


def test_contests_are_shared_out_and_repeatable() -> None:
    """A game that is over is worth 1 in all; with the same dice it goes the same way."""
    game = stub(players__2__vp_end=8)

    found = [contest(game.new(2), [SETS["two"], SETS["two"]], Rng(3), 2) for _ in range(2)]

    assert sum(found[0]) == 1.0
    assert found[0] == found[1]

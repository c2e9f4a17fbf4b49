"""Who may know what: views, stories, and what everybody remembers of a shuffle (section 12)."""

from __future__ import annotations

import pytest

import intrigue
from intrigue.games.kabale import GAME
from intrigue.games.kabale.cards import CARD_NAMES, CARDS
from intrigue.games.kabale.table import Kabale
from intrigue.games.kabale.view import ColumnView, LaidView, OwnView, SeatView, View
from intrigue.kernel.event import HIDDEN, Telling
from kabale.situations import answer, chance, end_round, play, seat_of, situation, told
from support import clause


def sees(t: Kabale, letter: str | None = None) -> View:
    """What a player sees, or a spectator."""
    return GAME.observe(t, None if letter is None else seat_of(t, letter))


def own(t: Kabale, letter: str) -> OwnView:
    """What only this player knows."""
    private = sees(t, letter).own
    assert private is not None
    return private


def public(t: Kabale, letter: str) -> SeatView:
    """What everybody knows of a player."""
    return sees(t).seats[seat_of(t, letter)]


def names_seen(t: Kabale, letter: str | None, number: int = 1) -> list[str]:
    """The cards of a column as a viewer can name them."""
    return [laid.card for laid in sees(t, letter).columns[number - 1].cards]


def exchange(t: Kabale, letter: str, one: str, first: str, other: str, second: str) -> None:
    """Put two cards of a player's zones in each other's place."""
    base = seat_of(t, letter) * CARDS
    for zone, gone, come in ((one, first, second), (other, second, first)):
        cards = getattr(t, zone)
        cards[base + CARD_NAMES.index(gone)] -= 1
        cards[base + CARD_NAMES.index(come)] += 1


# ---------------------------------------------------------------- the whole view


@clause("K-185", "K-186", "K-188", "K-189", "K-191", "K-192", "K-196")
def test_a_view_shows_all_that_is_public_and_what_is_the_viewers_own() -> None:
    """A whole table as Blue sees it."""
    t = situation(
        "RB",
        ["trade-3: R king, B magic_cap [witch], R queen(d)", "music-4: R storm, B explorer(k)"],
        hands={"R": "juliet beggar", "B": "king queen juliet"},
        discards={"R": "alchemist", "B": "romeo prince"},
        lost={"R": "cardinal minstrel", "B": "squire"},
        piles={"B": "dragon hermit"},
        won={"R": "alchemy-1 alchemy-3", "B": "farming-2"},
        turn="B",
        number=3,
    )
    t.first = 1
    t.out[0] = 1
    t.shuffled_unseen[1] = 1

    view = sees(t, "B")

    red, blue = view.seats
    away = {"king", "magic_cap", "witch", "explorer", "queen", "juliet", "squire", "dragon", "hermit"}
    assert view.viewer == 1
    assert (view.round, view.first, view.active) == (3, 1, 1)
    assert view.options == {"cap_counts": False, "explorer_stays": False, "victim_shown": False}
    assert view.won_open is False
    assert view.out == ("alchemy-1",)
    assert view.agenda == (("Turn", (1,)),)
    assert view.own == OwnView(hand=("king", "queen", "juliet"), pile=("hermit", "dragon"), lost=("squire",))
    assert (red.colour, red.hand, red.pile, red.discards, red.lost) == ("red", 2, 17, ("alchemist",), 2)
    assert (red.won, red.points, red.shuffled_unseen) == (("alchemy-1", "alchemy-3"), 4, 0)
    assert (blue.colour, blue.hand, blue.pile, blue.lost) == ("blue", 3, 2, 1)
    assert blue.discards == tuple(card for card in CARD_NAMES if card not in away)
    assert (blue.won, blue.points, blue.shuffled_unseen) == (("farming-2",), 2, 1)
    assert view.columns == (
        ColumnView(
            goal="trade-3",
            cards=(
                LaidView(owner=0, card="king", up=True, known=True, under=False, early=False),
                LaidView(owner=1, card="magic_cap", up=True, known=True, under=False, early=False),
                LaidView(owner=1, card="witch", up=False, known=False, under=True, early=False),
                LaidView(owner=0, card=HIDDEN, up=False, known=False, under=False, early=False),
            ),
            filling=3,
            full=True,
            closed=False,
        ),
        ColumnView(
            goal="music-4",
            cards=(
                LaidView(owner=0, card="storm", up=True, known=True, under=False, early=False),
                LaidView(owner=1, card="explorer", up=False, known=True, under=False, early=False),
            ),
            filling=2,
            full=True,
            closed=True,
        ),
    )


@clause("K-185", "K-191", "K-192")
def test_a_spectator_sees_only_what_is_public() -> None:
    """No hand, no face-down card, no card under a Cap."""
    t = situation(
        "RB", ["trade-3: R king, B magic_cap [witch], R queen(d)", "music-4:"], hands={"R": "juliet", "B": "king"}
    )

    view = sees(t)

    assert view.viewer is None
    assert view.own is None
    assert names_seen(t, None) == ["king", "magic_cap", HIDDEN, HIDDEN]


@clause("K-185")
def test_there_is_no_view_for_a_seat_that_does_not_exist() -> None:
    """The message names the seats there are."""
    t = situation("RB", ["trade-3:"])

    for seat in (-1, 2):
        with pytest.raises(intrigue.SeatsOutOfRange, match="seats 0 to 1"):
            GAME.observe(t, seat)


# ---------------------------------------------------------------- hands and piles


@clause("K-185")
def test_only_its_owner_sees_a_hand() -> None:
    """The others see how many cards it has, and their view is the same whichever these are."""
    t = situation("RBW", ["trade-3:"], hands={"R": "king queen", "B": "storm"})
    before = sees(t, "B"), sees(t, "W"), sees(t)

    exchange(t, "R", "hand", "king", "pile", "beggar")

    assert own(t, "R").hand == ("queen", "beggar")
    assert (sees(t, "B"), sees(t, "W"), sees(t)) == before
    assert public(t, "R").hand == 2
    assert own(t, "B").hand == ("storm",)


@clause("K-185", "K-42")
def test_only_who_draws_reads_what_he_draws() -> None:
    """The others read that a card was drawn."""
    t = situation("RB", ["trade-3:"], hands={"R": "king queen"}, turn="R")

    answer(t, "R", "lay king column-1")
    chance(t, "draw storm")

    assert told(t, "R")[-1] == Telling("drew", {"seat": "seat-0", "card": "storm"}, private=True)
    assert told(t, "B")[-1] == told(t)[-1] == Telling("drew", {"seat": "seat-0", "card": HIDDEN})


@clause("K-186", "K-187", "K-188")
def test_nobody_sees_the_order_of_a_draw_pile() -> None:
    """Its owner may be told which cards are in it, in the printed order; the others see how many."""
    t = situation("RB", ["trade-3:"], hands={"R": "king"}, piles={"R": "witch storm queen"}, turn="R")

    assert own(t, "R").pile == ("queen", "storm", "witch")
    assert public(t, "R").pile == 3
    assert sees(t, "B").own == OwnView(hand=(), pile=CARD_NAMES, lost=())


@clause("K-187", "K-43")
def test_after_a_shuffle_every_card_is_as_likely() -> None:
    """Chance gives each of the shuffled cards the same weight."""
    t = situation("RB", ["trade-3:"], hands={"R": "king queen"}, piles={"R": ""}, turn="R")

    answer(t, "R", "lay king column-1")

    question = intrigue.decision(t)
    assert question is not None
    assert question.weights == (1,) * 23


@clause("K-188")
@pytest.mark.parametrize("seed", range(3))
def test_a_players_pile_is_what_he_has_not_seen(seed: int) -> None:
    """At every decision of a game it is the player's 25 cards less those in hand, columns and discards."""
    t = GAME.new(3)
    rng = intrigue.Rng(seed)

    wrong = []
    while intrigue.decision(t) is not None:
        for seat in range(3):
            view = GAME.observe(t, seat)
            assert view.own is not None
            seen = {laid.card for column in view.columns for laid in column.cards if laid.owner == seat}
            seen |= {*view.own.hand, *view.own.lost, *view.seats[seat].discards}
            if set(view.own.pile) != set(CARD_NAMES) - seen:
                wrong.append((seat, view))
        intrigue.play_out(t, rng, 1)

    assert wrong == []


# ---------------------------------------------------------------- discards


@clause("K-189", "K-197", "K-62")
def test_discards_that_were_face_up_can_be_looked_through_by_all() -> None:
    """Cards that lay in a column are seen at the end of the round, and remembered."""
    t = situation("RB", ["trade-1: R king, B wizard, R witch(d)"], hands={"R": "queen juliet storm"})

    end_round(t)

    for viewer in ("R", "B", None):
        assert sees(t, viewer).seats[0].discards == ("king", "witch")


@clause("K-190", "K-88", "K-189")
def test_only_its_owner_knows_a_card_lost_to_an_assassin() -> None:
    """The others see one more card among the discards, and nothing tells them which."""
    t = situation("RB", ["trade-5: B assassin(d)"], hands={"R": "king witch"}, discards={"R": "queen"}, turn="R")
    other = t.copy()

    intrigue.advance(t, GAME.verbs.option("lay king column-1"))
    intrigue.advance(other, GAME.verbs.option("lay witch column-1"))
    exchange(other, "R", "lost", "witch", "hand", "king")

    assert public(t, "R").lost == 1
    assert public(t, "R").discards == ("queen",)
    assert own(t, "R").lost == ("king",)
    assert own(t, "B").lost == ()
    assert own(other, "R").lost == ("king",)
    assert sees(t, "B") == sees(other, "B")


@clause("K-190")
def test_a_lost_card_is_told_to_its_owner_alone() -> None:
    """Blue, whose Assassin it was, reads no more than a spectator."""
    t = situation("RB", ["trade-5: B assassin(d)"], hands={"R": "king"}, turn="R")

    answer(t, "R", "lay king column-1")

    seen = Telling("assassinated", {"owner": "seat-0", "card": "king", "column": "column-1"}, private=True)
    assert told(t, "R")[-1] == seen
    hidden = Telling("assassinated", {"owner": "seat-0", "card": HIDDEN, "column": "column-1"})
    assert told(t, "B")[-1] == told(t)[-1] == hidden


@clause("K-190", "K-197")
def test_a_lost_card_seen_in_play_again_is_known_to_all() -> None:
    """Red shuffles their lost Witch, draws and lays her, and Blue turns her up."""
    t = situation(
        "RB", ["trade-5:"], hands={"R": "king", "B": "king queen"}, lost={"R": "witch"}, piles={"R": ""}, turn="R"
    )

    answer(t, "R", "lay king column-1")
    chance(t, "draw witch")
    play(t, "B", "lay king column-1")
    play(t, "R", "lay witch column-1")
    before = names_seen(t, "B")
    play(t, "B", "lay queen column-1")

    assert before == ["king", "king", HIDDEN]
    assert names_seen(t, None) == ["king", "king", "witch", HIDDEN]


# ---------------------------------------------------------------- columns


@clause("K-191", "K-6")
def test_only_its_owner_knows_a_face_down_card() -> None:
    """Whose it is, everybody sees."""
    t = situation("RB", ["trade-5: B king, R queen(d)"])

    assert names_seen(t, "R") == ["king", "queen"]
    assert names_seen(t, "B") == names_seen(t, None) == ["king", HIDDEN]
    assert [laid.owner for laid in sees(t).columns[0].cards] == [1, 0]


@clause("K-191", "K-30")
def test_what_is_laid_is_told_to_its_owner_alone() -> None:
    """The others read who laid a card, and where."""
    t = situation("RB", ["trade-5:", "music-5:"], hands={"B": "king"}, turn="B")

    answer(t, "B", "lay king column-2")

    assert told(t, "B") == [Telling("laid", {"seat": "seat-1", "card": "king", "column": "column-2"}, private=True)]
    hidden = [Telling("laid", {"seat": "seat-1", "card": HIDDEN, "column": "column-2"})]
    assert told(t, "R") == told(t) == hidden


@clause("K-191", "K-81")
def test_everybody_knows_an_explorer_on_his_way() -> None:
    """Before he has moved he is a face-down card like any other."""
    t = situation("RB", ["trade-5: R explorer(d)", "music-5:"], hands={"B": "king"}, turn="B")
    before = names_seen(t, "B", 1)

    answer(t, "B", "lay king column-1")

    assert before == [HIDDEN]
    assert names_seen(t, "B", 2) == names_seen(t, None, 2) == ["explorer"]
    assert [(laid.up, laid.known) for laid in sees(t).columns[1].cards] == [(False, True)]


@clause("K-192", "K-98")
def test_only_its_owner_knows_the_card_under_a_cap() -> None:
    """That there is one, everybody sees and reads."""
    t = situation("RB", ["trade-5: R magic_cap(d)", "music-5:"], hands={"R": "queen witch", "B": "king"}, turn="B")

    answer(t, "B", "lay king column-1")
    answer(t, "R", "slide witch")

    assert names_seen(t, "R") == ["magic_cap", "witch", HIDDEN]
    assert names_seen(t, "B") == ["magic_cap", HIDDEN, "king"]
    assert names_seen(t, None) == ["magic_cap", HIDDEN, HIDDEN]
    assert [laid.under for laid in sees(t).columns[0].cards] == [False, True, False]
    seen = Telling("slid-under", {"seat": "seat-0", "card": "witch", "column": "column-1"}, private=True)
    assert told(t, "R")[-1] == seen
    hidden = Telling("slid-under", {"seat": "seat-0", "card": HIDDEN, "column": "column-1"})
    assert told(t, "B")[-1] == told(t)[-1] == hidden


@clause("K-192", "K-57")
def test_the_card_under_a_cap_is_shown_at_the_end_of_the_round() -> None:
    """Then everybody reads it, and it lies among the discards that all may see."""
    t = situation("RB", ["trade-1: R magic_cap [king], B queen"], hands={"R": "witch juliet storm"})

    end_round(t)

    assert Telling("shown", {"owner": "seat-0", "card": "king", "column": "column-1"}) in told(t)
    assert public(t, "R").discards == ("king", "magic_cap")


@clause("K-193")
@pytest.mark.parametrize(
    ("card", "phrase", "kind"), [("magic_cap", "keep", "cap-unused"), ("traitor", "stay", "no-swap")]
)
def test_everybody_reads_that_a_cap_or_a_traitor_was_not_used(card: str, phrase: str, kind: str) -> None:
    """The story is the same for all."""
    t = situation("RBW", [f"trade-5: R {card}(d)", "music-5:"], hands={"R": "queen", "B": "king"}, turn="B")

    answer(t, "B", "lay king column-1")
    answer(t, "R", phrase)

    for viewer in ("R", "B", "W", None):
        assert told(t, viewer)[-1] == Telling(kind, {"seat": "seat-0", "column": "column-1"})


@clause("K-197", "K-34")
def test_what_was_turned_up_is_told_to_all() -> None:
    """Also to a spectator."""
    t = situation("RB", ["trade-5: R queen(d)"], hands={"B": "king"}, turn="B")

    answer(t, "B", "lay king column-1")

    shown = Telling("turned-up", {"owner": "seat-0", "card": "queen", "column": "column-1"})
    assert told(t, "R")[-1] == told(t, "B")[-1] == told(t)[-1] == shown


# ---------------------------------------------------------------- goals


@clause("K-194", "K-195", "K-15")
def test_nobody_knows_which_goals_are_left_over() -> None:
    """Up to the last goal that is turned up, every unseen goal may be the one."""
    t = GAME.new(2)
    rng = intrigue.Rng(4)

    last: intrigue.Decision | None = None
    while (question := intrigue.decision(t)) is not None:
        if question.prompt == "goal":
            last = question
            assert sum(question.weights) == len(sees(t).unseen)
        intrigue.advance(t, question.options[rng.below(len(question.options))])

    assert last is not None
    assert sum(last.weights) == 36 - 11
    assert len(sees(t).unseen) == 24


@clause("K-194")
def test_the_goals_that_nobody_has_seen_are_the_same_for_all() -> None:
    """They are all goals less those turned up, in the printed order."""
    t = situation("RB", ["trade-5:", "music-3:"], won={"R": "alchemy-1"})

    unseen = sees(t).unseen

    assert len(unseen) == 33
    assert "trade-5" not in unseen
    assert "alchemy-1" not in unseen
    assert unseen.count("music-3") == 1
    assert unseen.count("trade-3") == 2
    assert sees(t, "R").unseen == sees(t, "B").unseen == unseen


@clause("K-196", "K-197", "K-61")
def test_who_won_which_goal_is_remembered() -> None:
    """The goals lie face down, but everybody saw where they went; their number and worth follow."""
    t = situation("RB", ["trade-3: R king", "music-4: B king"], won={"R": "trade-3"})

    end_round(t)

    for viewer in ("R", "B", None):
        view = sees(t, viewer)
        assert view.won_open is False
        assert [player.won for player in view.seats] == [("trade-3", "trade-3"), ("music-4",)]
        assert [player.points for player in view.seats] == [6, 4]


@clause("K-197", "K-173")
def test_a_goal_that_nobody_could_win_is_remembered_too() -> None:
    """It is out of the game, and not among the unseen."""
    t = situation("RB", ["trade-5:", "music-1: B king"])

    end_round(t)

    assert sees(t).out == ("trade-5",)
    assert "trade-5" not in sees(t).unseen


# ---------------------------------------------------------------- memory of a shuffle


@clause("K-197", "K-188", "K-190")
def test_a_shuffle_is_remembered_as_far_as_it_was_seen() -> None:
    """Seen discards are known to be in the new pile, of a lost card only that there is one."""
    rest = ", ".join(f"R {card}" for card in CARD_NAMES[6:])
    t = situation(
        "RB",
        ["trade-5: " + rest, "music-5:"],
        hands={"R": "king queen"},
        discards={"R": "alchemist landlord"},
        lost={"R": "fencing_master"},
        piles={"R": ""},
        turn="R",
    )
    t.discards[CARD_NAMES.index("juliet")] = 0

    answer(t, "R", "lay king column-2")

    player = sees(t, "B").seats[0]
    assert player.shuffled == ("alchemist", "landlord")
    assert player.shuffled_unseen == 1
    assert (player.pile, player.discards, player.lost) == (3, (), 0)
    assert own(t, "R").pile == ("alchemist", "fencing_master", "landlord")
    assert public(t, "B").shuffled_unseen == 0


@clause("K-197")
def test_a_new_shuffle_replaces_the_memory_of_the_old_one() -> None:
    """What was unseen in the shuffle before does not count any more."""
    t = situation("RB", ["trade-5:", "music-5:"], hands={"R": "king queen"}, piles={"R": ""}, turn="R")
    t.shuffled_unseen[0] = 4
    t.shuffled_unseen[1] = 3

    answer(t, "R", "lay king column-2")

    assert public(t, "R").shuffled_unseen == 0
    assert public(t, "R").shuffled == CARD_NAMES[2:]
    assert public(t, "B").shuffled_unseen == 3
    assert public(t, "B").shuffled == CARD_NAMES


@clause("K-197")
@pytest.mark.parametrize(("who", "others"), [("R", "BW"), ("B", "RW"), ("W", "RB")])
def test_a_shuffle_leaves_the_memory_of_other_piles_alone(who: str, others: str) -> None:
    """Nothing that is known of another player changes when somebody shuffles."""
    t = situation("RBW", ["trade-5:"], hands=dict.fromkeys("RBW", "king queen"), piles={who: ""}, turn=who)
    before = [public(t, letter) for letter in others]

    answer(t, who, "lay king column-1")

    assert public(t, who).shuffled == CARD_NAMES[2:]
    assert [public(t, letter) for letter in others] == before
    assert all(player.shuffled == CARD_NAMES for player in before)


@clause("K-197")
def test_a_shuffled_card_that_was_seen_since_is_no_longer_open() -> None:
    """Face up in a column, on his way as an Explorer, or in the discards: it is placed."""
    t = situation(
        "RB",
        ["trade-5: R king, R queen(d)", "music-5: R explorer(k), B juliet"],
        discards={"R": "storm"},
        lost={"R": "witch"},
    )

    open_cards = public(t, "R").shuffled

    assert open_cards == tuple(card for card in CARD_NAMES if card not in ("king", "explorer", "storm"))
    assert "juliet" not in public(t, "B").shuffled


@clause("K-191", "K-192", "K-197")
def test_a_card_that_lay_there_before_its_owner_shuffled_is_marked() -> None:
    """None of the shuffled cards can be it; only their own face-down cards are marked, those under Caps as well."""
    t = situation(
        "RB",
        [
            "trade-5: R magic_cap [witch], B king, R queen(d)",
            "music-5: B witch(d)",
            "farming-5: R explorer(k)",
            "religion-5: B juliet(d)",
        ],
        hands={"R": "king juliet", "B": "queen"},
        piles={"R": ""},
        turn="R",
    )

    answer(t, "R", "lay king column-2")

    early = [[laid.early for laid in column.cards] for column in sees(t, "B").columns]
    assert early == [[False, True, False, True], [False, True], [False], [False]]
    assert sees(t, "B").columns[0].cards[1] == LaidView(
        owner=0, card=HIDDEN, up=False, known=False, under=True, early=True
    )
    assert sees(t, "R").columns[1].cards[1] == LaidView(
        owner=0, card="king", up=False, known=False, under=False, early=True
    )


@clause("K-191")
def test_a_card_that_is_turned_up_loses_the_mark() -> None:
    """Everybody knows it now."""
    t = situation(
        "RB",
        ["trade-5: R queen(d)", "music-5:"],
        hands={"R": "king juliet", "B": "queen"},
        piles={"R": ""},
        turn="R",
    )

    play(t, "R", "lay king column-2")
    before = [laid.early for laid in sees(t).columns[0].cards]
    play(t, "B", "lay queen column-1")

    assert before == [True]
    assert [(laid.early, laid.up, laid.card) for laid in sees(t).columns[0].cards] == [
        (False, True, "queen"),
        (False, False, HIDDEN),
    ]


@clause("K-197")
def test_that_somebody_shuffled_is_told_to_all() -> None:
    """But not what."""
    t = situation("RB", ["trade-5:"], hands={"R": "king queen"}, piles={"R": ""}, turn="R")

    answer(t, "R", "lay king column-1")

    for viewer in ("R", "B", None):
        assert told(t, viewer)[-1] == Telling("shuffled", {"seat": "seat-0"})


# ---------------------------------------------------------------- stories


@clause("K-185", "K-190", "K-191", "K-192")
@pytest.mark.parametrize("seed", range(4))
def test_a_story_names_no_secret_of_another_player(seed: int) -> None:
    """In a whole game only the four secret things are hidden, always from everybody but their owner."""
    t = GAME.new(3)
    t.listening = True

    intrigue.play_out(t, intrigue.Rng(seed))

    secret_kinds = {"laid", "drew", "slid-under", "assassinated"}
    for viewer in (0, 1, 2, None):
        hidden = [event for event in intrigue.story(t.log, viewer) if HIDDEN in event.args.values()]
        owners = {str(event.args.get("seat", event.args.get("owner"))) for event in hidden}
        assert {event.kind for event in hidden} <= secret_kinds
        assert {"laid", "drew"} <= {event.kind for event in hidden}
        assert owners == {f"seat-{seat}" for seat in range(3) if seat != viewer}
    for raw, public_event in zip(t.log, intrigue.story(t.log, None), strict=True):
        if raw.kind in secret_kinds - {"assassinated"}:
            assert public_event.args["card"] == HIDDEN


@clause("K-198")
def test_after_the_game_all_stories_together_hide_nothing() -> None:
    """What was hidden from one was told to another, so that everything can be shown."""
    t = GAME.new(3)
    t.listening = True

    intrigue.play_out(t, intrigue.Rng(2))
    stories = [intrigue.story(t.log, seat) for seat in range(3)]

    assert intrigue.decision(t) is None
    for together in zip(*stories, strict=True):
        assert any(HIDDEN not in event.args.values() for event in together)
    final = [GAME.observe(t, seat).own for seat in range(3)]
    assert all(private is not None and len(private.hand) == 3 for private in final)

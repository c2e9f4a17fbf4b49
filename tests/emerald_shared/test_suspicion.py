"""Suspicion in both editions: the prior is exact, moves change it the right way, and nothing private plays a part."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from pathlib import Path
from types import ModuleType
from typing import Any, cast

import pytest

import intrigue
from emerald_first.situations import situation as first_situation
from emerald_second.situations import situation as second_situation
from emerald_shared.advice import Seen, restorationists
from intrigue import GAMES, Telling, read_record, replay
from intrigue.bots import Clock
from intrigue.bots.ismcts import Ismcts
from intrigue.games.emerald.first import GAME as FIRST
from intrigue.games.emerald.first import suspicion as first_suspicion
from intrigue.games.emerald.second import GAME as SECOND
from intrigue.games.emerald.second import suspicion as second_suspicion
from intrigue.games.emerald.shared.cards import SIDE_NAMES
from intrigue.games.emerald.shared.policy import GROUPS, Weights
from intrigue.games.emerald.shared.suspicion import SURE, lean
from intrigue.games.emerald.shared.table import EmeraldTable
from intrigue.kernel.companions import Suspicion
from intrigue.kernel.event import story
from intrigue.kernel.game import Game
from intrigue.kernel.rng import Rng
from intrigue.laws import played

RECORDS = Path(__file__).parent.parent / "records"
LOYALIST, RESTORATIONIST = SIDE_NAMES
NAMES = ("M", "Tu", "W", "Th", "Fr")
EDITIONS = [(FIRST, first_suspicion), (SECOND, second_suspicion)]
both = pytest.mark.parametrize(("game", "edition"), EDITIONS, ids=["first", "second"])


def table(game: Game, seats: int = 4, **said: Any) -> EmeraldTable:
    """Some players in the middle of a game; the first of them is a Loyalist, and all others too unless said."""
    players = NAMES[:seats]
    sides = {"sides": dict.fromkeys(players, LOYALIST), "turn": "M", **said}
    if game is FIRST:
        return first_situation(" ".join(players), **sides)
    return second_situation(" ".join(players), **sides)


def told(*acts: str) -> tuple[Telling, ...]:
    """A story: `seat-1 royal-killed city=rome` and the like."""
    out = []
    for act in acts:
        seat, kind, *args = act.split()
        values = dict(arg.split("=") for arg in args)
        numbers = {name: int(value) if value.lstrip("-").isdecimal() else value for name, value in values.items()}
        out.append(Telling(kind, {"seat": seat, **numbers}))
    return tuple(out)


def suspected(edition: ModuleType, game: Game, t: EmeraldTable, viewer: int | None, *acts: str) -> Suspicion:
    """What the viewer suspects who has heard all this."""
    return cast(Suspicion, edition.suspect(game.observe(t, viewer), told(*acts), game))


def chance(suspicion: Suspicion, seat: int) -> float:
    """How likely a seat is a Restorationist."""
    return suspicion.marginals[seat][RESTORATIONIST]


def plots(game: Game) -> list[str]:
    """What Tuesday does who is after the victory of the Restorationists: the marker goes up again and again."""
    track = "revolution" if game is FIRST else "restorationist"
    return ["seat-1 turn round=1", *[f"seat-1 marker-moved track={track} steps=3"] * 3]


# ---------------------------------------------------------------- the prior


@both
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_without_moves_identities_are_as_likely_as_they_can_be_dealt(
    game: Game, edition: ModuleType, seats: int, viewer: int | None
) -> None:
    """Every order of the six cards counts that fits what the viewer holds; nothing else does."""
    t = table(game, seats, sides={name: SIDE_NAMES[seat % 2] for seat, name in enumerate(NAMES[:seats])})
    deals = Counter(cards[:seats] for cards in permutations([LOYALIST] * 3 + [RESTORATIONIST] * 3))
    fitting = {deal: n for deal, n in deals.items() if viewer is None or deal[viewer] == SIDE_NAMES[viewer % 2]}

    joint = suspected(edition, game, t, viewer).joint

    assert set(joint) == set(fitting)
    for deal, n in fitting.items():
        assert joint[deal] == pytest.approx(n / sum(fitting.values()))


@both
def test_before_the_cards_are_dealt_nobody_is_anything_yet(game: Game, edition: ModuleType) -> None:
    """Even from the first moment on there is something to say."""
    fresh = game.new(3)

    suspicion = edition.suspect(game.observe(fresh, 0), (), game)

    assert [sides[LOYALIST] for sides in suspicion.marginals] == pytest.approx([0.5] * 3)


@both
def test_who_has_shown_an_identity_is_known(game: Game, edition: ModuleType) -> None:
    """For certain, whatever they did; and one card fewer is left for the others."""
    t = table(game, revealed="Tu")

    suspicion = suspected(edition, game, t, 0, "seat-1 passed", "seat-1 turn round=1")

    assert suspicion.marginals[1] == {LOYALIST: 1.0, RESTORATIONIST: 0.0}
    assert chance(suspicion, 2) == pytest.approx(3 / 4)


@both
def test_who_has_looked_at_an_identity_knows_it_alone(game: Game, edition: ModuleType) -> None:
    """The others suspect what they did before."""
    t = table(game)
    before = suspected(edition, game, t, 2)
    t.looked[0 * 5 + 1] = 1

    assert suspected(edition, game, t, 0).marginals[1][LOYALIST] == 1.0
    assert suspected(edition, game, t, 2) == before


@both
def test_in_the_end_everything_is_known(game: Game, edition: ModuleType) -> None:
    """When all identities are shown, one way is left."""
    over = played(game, 4, {}, 5, 10**6)
    t = cast(EmeraldTable, over.table)

    suspicion = edition.suspect(over.view(1), story(t.log, 1), game)

    (sides,) = suspicion.joint
    assert sides == tuple(SIDE_NAMES[t.side[seat] ^ t.turned[seat]] for seat in range(4))


# ---------------------------------------------------------------- moves

FIRST_ACTS = [
    ("seat-1 royal-killed city=rome", RESTORATIONIST),
    ("seat-1 royal-hidden city=rome", LOYALIST),
    ("seat-1 marker-moved track=war steps=2", LOYALIST),
    ("seat-1 marker-moved track=revolution steps=2", RESTORATIONIST),
    ("seat-1 marker-moved track=war steps=-2", RESTORATIONIST),
    ("seat-1 marker-moved track=revolution steps=-2", LOYALIST),
    ("seat-1 sacrificed agent=ravachol", LOYALIST),
    ("seat-1 turned agent=ravachol", LOYALIST),
]
SECOND_ACTS = [
    ("seat-1 royalty-killed city=rome", RESTORATIONIST),
    ("seat-1 royalty-hidden city=rome", LOYALIST),
    ("seat-1 marker-moved track=loyalist steps=1", LOYALIST),
    ("seat-1 marker-moved track=restorationist steps=1", RESTORATIONIST),
    ("seat-1 scored points=3 sort=restorationist", RESTORATIONIST),
    ("seat-1 scored points=3 sort=loyalist", LOYALIST),
    ("seat-1 scored points=3 sort=box", LOYALIST),
    ("seat-1 agent-given city=rome", LOYALIST),
]
TELLING = [(FIRST, *row) for row in FIRST_ACTS] + [(SECOND, *row) for row in SECOND_ACTS]


@pytest.mark.parametrize(("game", "act", "side"), TELLING, ids=lambda one: getattr(one, "id", None))
@pytest.mark.parametrize("seats", [2, 4])
def test_what_one_side_likes_speaks_for_it(game: Game, act: str, side: str, seats: int) -> None:
    """Whoever does it is more likely of that side than without it, with two players and with more."""
    edition = first_suspicion if game is FIRST else second_suspicion
    t = table(game, seats)
    turn = "seat-1 turn round=1"

    before, after = suspected(edition, game, t, 0, turn), suspected(edition, game, t, 0, turn, act)

    assert after.marginals[1][side] > before.marginals[1][side]


@both
def test_a_marker_that_an_empty_pile_moves_is_nobodys_doing(game: Game, edition: ModuleType) -> None:
    """In the first edition War comes nearer by itself; in the second there is no such thing."""
    t = table(game)
    turn = "seat-1 turn round=1"
    moved = "seat-1 marker-moved track=war steps=2" if game is FIRST else "seat-1 marker-moved track=loyalist steps=2"

    alone = suspected(edition, game, t, 0, turn, moved)
    emptied = suspected(edition, game, t, 0, turn, "seat-1 pile-empty city=rome", moved)

    assert (emptied == suspected(edition, game, t, 0, turn)) is (game is FIRST)
    assert alone != suspected(edition, game, t, 0, turn)


@both
def test_one_suspicion_bears_on_the_others(game: Game, edition: ModuleType) -> None:
    """There are three cards of each side: if one is likely taken, fewer are left."""
    t = table(game, 5)

    before, after = suspected(edition, game, t, 0), suspected(edition, game, t, 0, *plots(game))

    assert chance(after, 1) > chance(before, 1)
    assert chance(after, 2) == chance(after, 3) < chance(before, 2)


@both
def test_a_change_of_heart_turns_what_was_suspected(game: Game, edition: ModuleType) -> None:
    """What they did before speaks for the side that they have left."""
    plain, turned = table(game), table(game, turned="Tu")

    before = suspected(edition, game, plain, 0, *plots(game))
    changed = suspected(edition, game, turned, 0, *plots(game), "seat-1 changed-sides")
    afterwards = suspected(edition, game, turned, 0, "seat-1 changed-sides", *plots(game))

    assert chance(changed, 1) == pytest.approx(before.marginals[1][LOYALIST])
    assert chance(changed, 1) < chance(suspected(edition, game, turned, 0), 1) < chance(afterwards, 1)


@both
def test_moves_alone_make_nobody_certain(game: Game, edition: ModuleType) -> None:
    """However much there is to see, a doubt remains."""
    side = edition.KINDS[2]

    assert lean({side: 1000.0}, {side: 5.0}) == SURE
    assert lean({side: -1000.0}, {side: 5.0}) == -SURE


@both
def test_weights_are_of_kinds_that_are_seen(game: Game, edition: ModuleType) -> None:
    """What stands in the file is what the witness counts, and it is small."""
    for group in GROUPS:
        weights: Weights = getattr(edition.POLICY, group)

        assert weights.sides
        assert set(weights.sides) <= set(edition.KINDS)
        assert set(weights.held) <= set(edition.HELD_EXPECTED)
        assert set(edition.EXPECTED) <= set(edition.KINDS)
    file = Path(str(edition.__file__)).parent / "policy.toml"
    assert file.stat().st_size < 8_000


@both
def test_every_kind_of_act_is_seen_somewhere(game: Game, edition: ModuleType) -> None:
    """In the golden records everything happens: a kind that is never seen there is spelt wrong."""
    unseen, held = set(edition.KINDS), set(edition.HELD_EXPECTED)
    for path in sorted(RECORDS.glob(f"{game.id}-*.txt")):
        t = replay(read_record(path.read_text()), GAMES)
        witness = edition.Suspected(game.observe(t, None), story(t.log, None), game).witness
        seen = {kind for acts in witness.acts for kind in acts}
        assert seen <= set(edition.KINDS)
        unseen -= seen
        if held:
            held -= {kind for seat in range(t.seats) for kind, _ in witness.unused[seat]}
            held -= {"claimed"} if witness.claimant else set()
        if not unseen | held:
            return
    raise AssertionError(f"never seen: {unseen | held}")


# ---------------------------------------------------------------- nothing private


@both
def test_the_same_view_and_story_give_the_same_suspicion(game: Game, edition: ModuleType) -> None:
    """In every world that the viewer may imagine they suspect the same."""
    for seed in range(6):
        session = played(game, 2 + seed % 4, {}, seed, 150 * seed)
        viewer = seed % session.record.seats
        heard = story(session.table.log, viewer)
        world = game.imagine(session.view(viewer), Rng(seed))

        assert edition.suspect(game.observe(world, viewer), heard, game) == session.suspect(viewer)


# ---------------------------------------------------------------- worlds


@both
def test_worlds_are_imagined_as_often_as_they_are_likely(game: Game, edition: ModuleType) -> None:
    """Sides are drawn from the joint belief, all at once."""
    t = table(game, 4)
    act = (
        "seat-1 marker-moved track=revolution steps=4"
        if game is FIRST
        else "seat-1 marker-moved track=loyalist steps=4"
    )
    view, heard = game.observe(t, 0), told("seat-1 turn round=1", act)
    belief = edition.believe(view, heard, game)
    rng = Rng(3)
    drawn: Counter[tuple[str, ...]] = Counter()

    for _ in range(3000):
        world: Any = belief.imagine(rng)
        drawn[tuple(SIDE_NAMES[world.side[seat]] for seat in range(4))] += 1

    for sides, likely in edition.suspect(view, heard, game).joint.items():
        assert drawn[sides] / 3000 == pytest.approx(likely, abs=0.03)


@both
def test_search_goes_by_what_is_suspected(game: Game, edition: ModuleType) -> None:
    """The worlds in which the options race are those that the story makes likely."""
    hands = {"hands": {"M": "two_cubes gold"}} if game is FIRST else {"hands": {"M": "place_two claim_move"}}
    t = table(game, 3, **hands)
    asked = intrigue.decision(t)
    assert asked is not None
    shares = []

    for acts in ([], plots(game)):
        bot = Ismcts(game)
        bot.foresight = seen = Seen()
        bot.choose(game.observe(t, 0), told(*acts), asked, Clock(iterations=400), Rng(2))
        shares.append(restorationists(seen.worlds, 1))

    assert shares[1] > shares[0] + 0.1


@both
def test_a_search_without_advice_suspects_nothing(game: Game, edition: ModuleType) -> None:
    """It imagines whatever fits."""
    assert Ismcts(game).suspects is edition
    assert Ismcts(game, advised=False).suspects is None

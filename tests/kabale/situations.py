"""Situations of Kabale und Hiebe, written as the rules write them.

Players are letters: R red, B blue, Y yellow, G green, W white, K black. A column is written from the goal downward:

    "trade-5: B king, R storm(d)"            the Storm lies face down
    "music-3: R double, B magic_cap [king]"  the King lies face down under the Cap
    "music-2: R explorer(k)"                 an Explorer on his way: face down, but known to all

Cards that are not mentioned lie in their owner's draw pile.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from librt.vecs import append

import intrigue
from intrigue.games.kabale import GAME
from intrigue.games.kabale.cards import CARD_NAMES, CARDS, GOAL_NAMES
from intrigue.games.kabale.settling import settle_column
from intrigue.games.kabale.table import Kabale, Laid
from intrigue.games.kabale.turn import TURN, EndOfRound
from intrigue.kernel.bag import fill, names
from intrigue.kernel.event import Telling, story
from intrigue.kernel.run import settle as run_on

LETTERS = {"R": "red", "B": "blue", "Y": "yellow", "G": "green", "W": "white", "K": "black"}
LETTER_OF = {colour: letter for letter, colour in LETTERS.items()}


def situation(
    players: str,
    columns: Sequence[str] = (),
    *,
    hands: Mapping[str, str] = {},
    discards: Mapping[str, str] = {},
    lost: Mapping[str, str] = {},
    piles: Mapping[str, str] = {},
    won: Mapping[str, str] = {},
    turn: str = "",
    number: int = 1,
    options: Mapping[str, str] = {},
) -> Kabale:
    """A table in the middle of a round; `turn` names whose turn it is and who is asked.

    Where `piles` names a player, their draw pile holds just these cards, and what else is not mentioned lies in their
    discards, seen by all.
    """
    t = GAME.new(len(players), {"start_player": "seat-0", **options})
    t.agenda.clear()
    t.listening = True
    t.colours = [LETTERS[letter] for letter in players]
    t.round = number
    for text in columns:
        add_column(t, players, text)
    for seat, letter in enumerate(players):
        place_cards(t, seat, hands.get(letter), discards.get(letter), lost.get(letter), piles.get(letter))
        fill(t.won, seat, GOAL_NAMES, won.get(letter, "").split())
        for goal in won.get(letter, "").split():
            t.unseen[GOAL_NAMES.index(goal)] -= 1
    assert all(n >= 0 for n in t.unseen), "a goal is mentioned more often than there are"
    if turn:
        t.active = players.index(turn)
        t.agenda.append(TURN[players.index(turn)])
    return t


def add_column(t: Kabale, players: str, text: str) -> None:
    goal, _, cards = text.partition(":")
    t.goals = append(t.goals, GOAL_NAMES.index(goal.strip()))
    t.unseen[GOAL_NAMES.index(goal.strip())] -= 1
    laid: list[Laid] = []
    for word in re.findall(r"\[?(?:[RBYGWK] )?[a-z_]+(?:\([dk]\))?\]?", cards):
        under = word.startswith("[")
        bare = word.strip("[]")
        owner = laid[-1].owner if " " not in bare else players.index(bare[0])
        name, _, mark = bare.split(" ")[-1].partition("(")
        up = not mark and not under
        laid.append(Laid(CARD_NAMES.index(name), owner, up, up or mark == "k)", under, False))
    t.columns.append(laid)


def place_cards(
    t: Kabale, seat: int, hand: str | None, discards: str | None, lost: str | None, pile: str | None
) -> None:
    in_columns = {CARD_NAMES[laid.card] for cards in t.columns for laid in cards if laid.owner == seat}
    placed = [*(hand or "").split(), *(discards or "").split(), *(lost or "").split(), *(pile or "").split()]
    rest = [card for card in CARD_NAMES if card not in in_columns and card not in placed]
    for i in range(seat * CARDS, (seat + 1) * CARDS):
        t.pile[i] = 0
    fill(t.hand, seat, CARD_NAMES, (hand or "").split())
    fill(t.discards, seat, CARD_NAMES, (discards or "").split())
    fill(t.lost, seat, CARD_NAMES, (lost or "").split())
    fill(t.pile, seat, CARD_NAMES, rest if pile is None else pile.split())
    if pile is not None:
        fill(t.discards, seat, CARD_NAMES, rest)
    mentioned = [laid.card for cards in t.columns for laid in cards if laid.owner == seat]
    assert len(mentioned) == len(in_columns), "a card is mentioned twice"
    assert all(sum(zone[seat * CARDS + c] for zone in (t.pile, t.hand, t.discards, t.lost)) <= 1 for c in range(CARDS))


# ---------------------------------------------------------------- what players do


def answer(t: Kabale, letter: str, phrase: str) -> None:
    """A player answers the open question; chance is left to answer what comes then."""
    asked = intrigue.decision(t)
    assert asked is not None, "the game is over"
    assert asked.seat == seat_of(t, letter), f"{letter} is not asked: {asked}"
    intrigue.advance(t, GAME.verbs.option(phrase))


def chance(t: Kabale, phrase: str) -> None:
    """Chance answers: `chance(t, "draw juliet")`."""
    asked = intrigue.decision(t)
    assert asked is not None
    assert asked.seat == intrigue.CHANCE, f"chance is not asked: {asked}"
    intrigue.advance(t, GAME.verbs.option(phrase))


def play(t: Kabale, letter: str, phrase: str) -> None:
    """A player answers, and chance answers until the next player is asked."""
    answer(t, letter, phrase)
    intrigue.roll_chance(t, intrigue.Rng(1))


def settle(t: Kabale, column: int = 1) -> dict[str, object]:
    """Settle a column (1 is the leftmost): who won it and why, everybody's total, and what was removed by whom.

    {"winner": "B", "why": "nearest", "totals": {"B": 16, "W": 16}, "removed": ["R king by wizard"]}
    """
    before = len(t.log)
    settle_column(t, column - 1)
    told = story(t.log[before:], None)
    ends = [event for event in told if event.kind in ("goal-won", "goal-lost")]
    assert len(ends) == 1
    return {
        "winner": letter_of(t, ends[0].args["seat"]) if ends[0].kind == "goal-won" else None,
        "why": ends[0].args.get("why"),
        "totals": {letter_of(t, e.args["seat"]): e.args["total"] for e in told if e.kind == "total"},
        "removed": [
            f"{letter_of(t, e.args['owner'])} {e.args['card']} by {e.args['by']}" for e in told if e.kind == "removed"
        ],
    }


def end_round(t: Kabale) -> None:
    """The round ends now, however full the columns are."""
    t.agenda.clear()
    t.agenda.append(EndOfRound())
    run_on(t)


# ---------------------------------------------------------------- what can be seen


def seat_of(t: Kabale, letter: str) -> int:
    return t.colours.index(LETTERS[letter])


def letter_of(t: Kabale, seat: object) -> str:
    """The letter of `seat-1`."""
    return LETTER_OF[t.colours[int(str(seat).removeprefix("seat-"))]]


def column(t: Kabale, number: int) -> list[str]:
    """A column as it is written: ["B king", "R storm(d)", "[R queen]"]."""
    out = []
    for laid in t.columns[number - 1]:
        mark = "" if laid.up else "(k)" if laid.known else "(d)"
        word = f"{LETTER_OF[t.colours[laid.owner]]} {CARD_NAMES[laid.card]}"
        out.append(f"[{word}]" if laid.under else word + mark)
    return out


def goals(t: Kabale) -> list[str]:
    """The goals from left to right."""
    return [GOAL_NAMES[goal] for goal in t.goals]


def zone(t: Kabale, which: str, letter: str) -> set[str]:
    """The cards of a player's `hand`, `pile`, `discards` (seen) or `lost` (unseen discards)."""
    return set(names(getattr(t, which), seat_of(t, letter), CARD_NAMES))


def won(t: Kabale, letter: str) -> list[str]:
    """The goals a player has won."""
    return list(names(t.won, seat_of(t, letter), GOAL_NAMES))


def asked(t: Kabale) -> str | None:
    """Who is asked: a letter, `chance`, or None when the game is over."""
    question = intrigue.decision(t)
    if question is None:
        return None
    return "chance" if question.seat == intrigue.CHANCE else LETTER_OF[t.colours[question.seat]]


def offered(t: Kabale) -> list[str]:
    """The phrases that answer the open question."""
    question = intrigue.decision(t)
    assert question is not None
    return [GAME.verbs.phrase(option) for option in question.options]


def told(t: Kabale, viewer: str | None = None) -> list[Telling]:
    """The story so far as a player may read it, or as everybody may."""
    return list(story(t.log, None if viewer is None else seat_of(t, viewer)))


def kinds(t: Kabale) -> list[str]:
    """The kinds of all events told so far."""
    return [event.kind for event in t.log]

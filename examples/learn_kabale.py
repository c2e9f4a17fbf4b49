"""Learns Kabale und Hiebe for two by playing against itself, and measures itself against `greedy`.

    python examples/learn_kabale.py --check

Plain numpy: a small net, trained by PPO on the vector door (docs/research.md). It sees what docs/observations/kabale.md
lists and what is printed on the cards; of the rules it is told nothing but what is offered. Two processes play and
learn, each at tables of its own, and after every lesson they go on from the mean of what both have learned.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tomllib
from collections.abc import Iterator
from contextlib import ExitStack
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

import intrigue
from intrigue.arena import Interval, simulate
from intrigue.arena.tally import wilson
from intrigue.bots import Clock
from intrigue.doors.looking import Looked, layout
from intrigue.doors.vector import Vector

Floats = NDArray[np.float32]
Ints = NDArray[Any]

GAME = intrigue.GAMES["kabale"]
BOX = tomllib.loads(GAME.box_file)
SEATS = 2
FIELDS = layout(GAME, SEATS)
CARDS = len(BOX["card"])
COLUMNS = len(BOX["colours"])
"""How many columns there are with most players: options are numbered for all of them."""
KINDS = len(BOX["kinds"])
STEPS = len(set(BOX["values"]))
"""The goals of a kind are worth 1 to so many points."""
PLACES = 10
"""How many cards of a column it looks at."""
LYING = 2 * (CARDS + 1) + 1
"""What can lie at a place: nothing; for either player, a hidden card or one of those there are."""

CORES = 2
TABLES, ANSWERS = 256, 64
"""Each process plays at so many tables, and gives so many answers at every one between two lessons."""
BATCH, EPOCHS = 1024, 2
RATE, CLIP, LAMBDA = 1e-3, 0.2, 0.9
UNDECIDED = 0.01
"""How much it is worth to try many things; less and less."""
HIDDEN = (192, 96)
POINTS = 20.0
"""A lead of so many points is about as good as a victory: it says how a game stands before it is over."""


# ---------------------------------------------------------------- what the net sees


def field(numbers: Ints, name: str) -> Ints:
    """One field of many observations."""
    where, shape = FIELDS[name]
    return numbers[:, where].reshape(len(numbers), *shape)


def printed() -> Floats:
    """What is printed on the cards: for each goal and player, the value of whatever can lie at a place."""
    out = np.zeros((KINDS * STEPS + 1, SEATS, LYING), np.float32)
    for goal in range(KINDS * STEPS):
        kind = BOX["kinds"][goal // STEPS]
        for n, card in enumerate(BOX["card"]):
            at_home = card.get("kind", kind) == kind
            for player in range(SEATS):
                value = card.get("value", 0) if at_home else card["otherwise"]
                out[goal + 1, player, player * (CARDS + 1) + 2 + n] = value / 20
    return out


WORTH = printed()


def inputs(numbers: Ints) -> tuple[Floats, Floats]:
    """Of every observation: what there is to see of each column, and of all the rest.

    What is one of several has a one at its place; what can be counted is a number.
    """
    n, columns, cards = len(numbers), field(numbers, "columns"), field(numbers, "cards")[:, :, :PLACES]
    step, won = field(numbers, "agenda")[:, 0], field(numbers, "won").reshape(-1, SEATS, KINDS, STEPS)
    lies = np.where(cards[..., 0] > 0, (cards[..., 0] - 1) * (CARDS + 1) + np.maximum(cards[..., 1], 0) + 1, 0)
    table = np.arange(n)[:, None]
    column = np.arange(SEATS)[None]
    bag = np.zeros((n, SEATS, LYING), np.float32)
    for place in range(PLACES):
        bag[table, column, lies[..., place]] += 1
    last = np.clip(columns[..., 6] - 1, 0, PLACES - 1)
    has_kind: Ints = won.max(3) > 0
    kind = np.maximum(columns[..., 1] - 1, 0)
    worth = WORTH[columns[..., 0]]
    here = [
        bag,
        one_of(lies[table, column, last], LYING),
        cards[table, column, last, 2:],
        one_of(cards[..., 0, 0], SEATS + 1),
        one_of(columns[..., 1], KINDS + 1),
        one_of(columns[..., 2], STEPS + 1),
        one_of(np.clip(columns[..., 2] - columns[..., 3], 0, STEPS), STEPS + 1),
        columns[..., 3:] / 4,
        (worth * bag[:, :, None]).sum(3),
        has_kind[table[..., None], np.arange(SEATS), kind[..., None]],
        (step[:, 2, None] == column + 1)[..., None],
    ]
    seats = field(numbers, "seats")
    open_cards = bag[:, :, CARDS + 3 :].sum(1)
    rest = [
        field(numbers, "own")[:, :2].reshape(n, -1),
        1 - field(numbers, "discards")[:, 1] - open_cards,
        has_kind.reshape(n, -1),
        seats.reshape(n, -1) / 10,
        lead(numbers)[:, None],
        one_of(field(numbers, "round"), 7),
        one_of(step[:, 0], 12),
        np.stack([field(numbers, "first"), field(numbers, "active")], 1) - 1,
    ]
    return np.concatenate(here, 2, dtype=np.float32), np.concatenate(rest, 1, dtype=np.float32)


def one_of(which: Ints, size: int) -> Floats:
    """A one at the place of each."""
    return np.eye(size, dtype=np.float32)[which]


def lead(numbers: Ints) -> Floats:
    """How far the viewer is ahead."""
    points = field(numbers, "seats")[:, :, 4]
    return np.asarray((points[:, 0] - points[:, 1]) / POINTS, dtype=np.float32)


# ---------------------------------------------------------------- the net

LAY, SWAP = GAME.verbs.first["lay"], GAME.verbs.first["swap"]
EACH = [[*range(LAY + at, LAY + COLUMNS * CARDS, COLUMNS), SWAP + at] for at in range(SEATS)]
"""The options of each column: the cards that may be laid there, and its goal that may be taken by a Traitor."""
SLIDE, KEEP, STAY = (GAME.verbs.first[verb] for verb in ("slide", "keep", "stay"))
OPTIONS = np.array([*EACH[0], *EACH[1], *range(SLIDE, SLIDE + CARDS), KEEP, STAY])
"""All options of two players, in the order in which the net speaks of them; the last thing it says is the value."""
OWN = CARDS + 1
"""How many of them belong to a column."""
SAID = len(OPTIONS) - OWN + 1


class Net:
    """The wish for every option, and the value of the position. Adam changes it.

    It looks at both columns with the same weights, at each as here and at the other as there: what it learns of one it
    knows of the other.
    """

    def __init__(self, rng: np.random.Generator) -> None:
        column, rest = (part.shape[-1] for part in inputs(np.zeros((1, max(w.stop for w, _ in FIELDS.values())), int)))
        first, second = HIDDEN
        sizes = {"column": (column, 2 * first), "rest": (rest, first), "b0": (first,)}
        sizes |= {"w1": (first, second), "b1": (second,), "w2": (second, SAID), "b2": (SAID,)}
        ends = np.cumsum([0, *(int(np.prod(size)) for size in sizes.values())])
        self.state = np.zeros((3, ends[-1]), np.float32)
        """All weights one after the other, and what Adam remembers of each: the mean slope, and its square."""
        self.places = {name: (slice(a, b), sizes[name]) for name, a, b in zip(sizes, ends, ends[1:], strict=False)}
        scale = {"column": 0.15, "rest": 0.15, "w1": (2 / first) ** 0.5, "w2": 0.01}
        for name, size in scale.items():
            self.of(name)[:] = rng.standard_normal(self.places[name][1]) * size
        self.steps = 0

    def of(self, name: str) -> Floats:
        """The weights of this name."""
        where, shape = self.places[name]
        return self.state[0, where].reshape(shape)

    def forward(self, columns: Floats, rest: Floats) -> tuple[list[Floats], Floats]:
        """What each layer says, and at last the wishes and the value."""
        first, n = HIDDEN[0], len(rest)
        parts = (columns.reshape(n * SEATS, -1) @ self.of("column")).reshape(n, SEATS, -1)
        one = parts[:, :, :first] + parts[:, ::-1, first:] + (rest @ self.of("rest") + self.of("b0"))[:, None]
        one = np.maximum(one, 0, out=one).reshape(n * SEATS, first)
        two = one @ self.of("w1") + self.of("b1")
        np.maximum(two, 0, out=two)
        out = (two @ self.of("w2") + self.of("b2")).reshape(n, SEATS, -1)
        return [one, two], np.concatenate([out[:, :, :OWN].reshape(n, -1), out[:, :, OWN:].sum(1)], 1)

    def backward(self, columns: Floats, rest: Floats, layers: list[Floats], out: Floats, rate: float) -> None:
        """Change everything a little, against this slope of what it says."""
        first, n = HIDDEN[0], len(rest)
        one, two = layers
        said = np.empty((n, SEATS, SAID), np.float32)
        said[:, :, :OWN], said[:, :, OWN:] = out[:, : 2 * OWN].reshape(n, SEATS, OWN), out[:, None, 2 * OWN :]
        d2 = said.reshape(n * SEATS, -1)
        d1 = (d2 @ self.of("w2").T) * (two > 0)
        d0 = ((d1 @ self.of("w1").T) * (one > 0)).reshape(n, SEATS, first)
        both = np.concatenate([d0, d0[:, ::-1]], 2).reshape(n * SEATS, -1)
        slopes = [columns.reshape(n * SEATS, -1).T @ both, rest.T @ d0.sum(1), d0.sum((0, 1))]
        slopes += [one.T @ d1, d1.sum(0), two.T @ d2, d2.sum(0)]
        slope = np.concatenate([part.ravel() for part in slopes])
        slope *= min(1.0, 1.0 / (float(np.linalg.norm(slope)) + 1e-8))
        self.steps += 1
        weights, mean, square = self.state
        mean += 0.1 * (slope - mean)
        square += 0.001 * (slope**2 - square)
        rate *= (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
        weights -= rate * mean / (np.sqrt(square) + 1e-8)


def chances(out: Floats, mask: Ints) -> Floats:
    """How likely each option is to be chosen: none that is not offered."""
    wishes = np.where(mask, out[:, :-1], np.float32(-1e9))
    odds = np.exp(wishes - wishes.max(1, keepdims=True))
    return np.asarray(odds / odds.sum(1, keepdims=True), dtype=np.float32)


def drawn(odds: Floats, rng: np.random.Generator) -> Ints:
    """One option of each row, as likely as it says."""
    sums = odds.cumsum(1)
    return np.asarray((sums > rng.random((len(odds), 1), dtype=np.float32) * sums[:, -1:]).argmax(1))


# ---------------------------------------------------------------- playing and learning


class Played(NamedTuple):
    """What happened at all tables."""

    columns: Floats
    rest: Floats
    mask: Ints
    option: Ints
    odds: Floats
    value: Floats
    gain: Floats
    """How much better it went than the net had thought."""
    known: Ints
    """Is that known? Not where a seat's last answer was followed by nothing yet."""


def play(many: Vector, net: Net, rng: np.random.Generator) -> Played:
    """Answer at all tables for a while."""
    told: list[tuple[Ints, ...]] = []
    after: list[tuple[Ints, ...]] = []
    seen = many.look()
    for _ in range(ANSWERS):
        columns, rest = inputs(seen.numbers)
        mask = seen.mask[:, OPTIONS] > 0
        out = net.forward(columns, rest)[1]
        odds = chances(out, mask)
        option = drawn(odds, rng)
        told.append((columns, rest, mask, option, odds[np.arange(TABLES), option], out[:, -1]))
        before = seen.asked.copy(), lead(seen.numbers)
        seen = many.step(OPTIONS[option])
        after.append((*before, seen.ended > 0, (2 * seen.rewards - 1).astype(np.float32)))
    gain, known = judge(np.stack([row[-1] for row in told]), after)
    columns, rest, mask, option, odds, value = (np.concatenate(part) for part in zip(*told, strict=True))
    return Played(columns, rest, mask, option, odds, value, gain.ravel(), known.ravel())


def judge(values: Floats, after: list[tuple[Ints, ...]]) -> tuple[Floats, Ints]:
    """How much better each answer turned out than expected, looking back from the last to the first.

    A seat's answer is judged by what the same seat thinks at its next one. The lead is added there and taken away
    here, so that it says early what an answer was good for and changes nothing in the end.
    """
    rows = np.arange(TABLES)
    gains, knowns = np.zeros_like(values), np.zeros(values.shape, bool)
    known = np.zeros((TABLES, SEATS), bool)
    next_value, next_gain = (np.zeros((TABLES, SEATS), np.float32) for _ in range(2))
    for k in range(len(values) - 1, -1, -1):
        asked, ahead, over, worth = after[k]
        known[over] = True
        next_value[over], next_gain[over] = worth[over], 0
        at = rows, asked
        knowns[k] = known[at]
        gains[k] = (next_value[at] - ahead - values[k] + LAMBDA * next_gain[at]) * known[at]
        next_value[at], next_gain[at] = values[k] + ahead, gains[k]
        known[at] = True
    return gains, knowns


def learn(net: Net, played: Played, left: float, rng: np.random.Generator) -> None:
    """PPO: make what went better than expected more likely, but not by too much at once."""
    kept = np.flatnonzero(played.known)
    goals = played.gain + played.value
    gains = (played.gain - played.gain[kept].mean()) / (played.gain[kept].std() + 1e-8)
    for _ in range(EPOCHS):
        for some in np.array_split(rng.permutation(kept), len(kept) // BATCH):
            columns, rest = played.columns[some], played.rest[some]
            layers, out = net.forward(columns, rest)
            slope = np.empty_like(out)
            odds = chances(out, played.mask[some])
            slope[:, :-1] = slopes(odds, played.option[some], played.odds[some], gains[some], UNDECIDED * left)
            slope[:, -1] = out[:, -1] - goals[some]
            net.backward(columns, rest, layers, slope / np.float32(len(some)), RATE * left)


def slopes(odds: Floats, option: Ints, before: Floats, gain: Floats, undecided: float) -> Floats:
    """The slope of the loss in the wishes: clipped policy gradient, and a little for staying undecided."""
    rows = np.arange(len(option))
    ratio = odds[rows, option] / before
    push = ratio * gain * np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    logs = np.log(odds + np.float32(1e-9))
    out = odds * (push[:, None] + np.float32(undecided) * (logs - (odds * logs).sum(1, keepdims=True)))
    out[rows, option] -= push
    return np.asarray(out, dtype=np.float32)


def work(line: Connection, seed: int, number: int) -> None:
    """What each process does: told how things stand, it plays and learns, and says what it has made of them."""
    rng = np.random.default_rng([seed, number])
    many = Vector(GAME, SEATS, TABLES, CORES * seed + number)
    net = Net(rng)
    while (task := line.recv()) is not None:
        began = process_time()
        net.state, net.steps, left = task
        learn(net, play(many, net, rng), left, rng)
        games = sum(game // TABLES for game in many.games())
        line.send((net.state, net.steps, games, process_time() - began))


class Now(NamedTuple):
    """How things stand after a lesson."""

    net: Net
    minutes: float
    games: int
    last: bool


def lessons(minutes: float, seed: int, count: int = 0) -> Iterator[Now]:
    """Learn for so long, or so many lessons.

    A minute is a minute of all cores, as processor time: a machine that has other things to do learns no worse for it.
    What is done with the net between two lessons does not count. By lessons, the same seed gives the same net.
    """
    net = Net(np.random.default_rng(seed))
    spent, done, gone, lines = 0.0, 0, 0.0, []
    with ExitStack() as stack:
        for number in range(CORES):
            line, other = get_context("spawn").Pipe()
            process = get_context("spawn").Process(target=work, args=(other, seed, number), daemon=True)
            process.start()
            lines.append(line)
            stack.callback(process.join)
            stack.callback(line.send, None)
        while gone < 1:
            began = process_time()
            for line in lines:
                line.send((net.state, net.steps, max(0.03, 1 - gone)))
            states, steps, games, seconds = zip(*(line.recv() for line in lines), strict=True)
            net.state, net.steps = np.mean(states, 0), max(steps)
            spent += (process_time() - began + sum(seconds)) / 60 / CORES
            done += 1
            gone = done / count if count else spent / minutes
            yield Now(net, spent, sum(games), gone >= 1)


# ---------------------------------------------------------------- measuring


class Learned:
    """The net as a bot: it gives the answer that it wishes most."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self.looked = Looked(GAME, SEATS)

    def choose(self, view: Any, story: Any, decision: intrigue.Decision, clock: Clock, rng: intrigue.Rng) -> int:
        """Any table that fits the view gives the same numbers as the true one."""
        self.looked.table = GAME.imagine(view, rng)
        wishes = self.net.forward(*inputs(self.looked.see(decision.seat)[None]))[1][0, :-1]
        return int(OPTIONS[np.where(np.isin(OPTIONS, decision.options), wishes, -np.inf).argmax()])


class Moment(NamedTuple):
    """How strong it was, and when."""

    minutes: float
    games: int
    share: float
    low: float
    high: float


def measure(net: Net, games: int, seed: int, against: str) -> Interval:
    """The share of victories and its 95 % interval: the same games from either seat."""
    bot, half = Learned(net), games // 2
    first = simulate(GAME, SEATS, half, seed, bots=[bot, against]).seats[0].win_share.mean
    second = simulate(GAME, SEATS, half, seed, bots=[against, bot]).seats[1].win_share.mean
    return wilson((first + second) * half, 2 * half)


def main() -> int:
    """Learn, and say how strong it is; exit code 1 with --check if it is not shown to be the stronger one."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=8.0, help="how long it learns")
    parser.add_argument("--lessons", type=int, default=0, help="learn so many lessons instead: always the same")
    parser.add_argument("--against", default="greedy", help="the bot it is measured against")
    parser.add_argument("--every", type=float, default=1.0, help="minutes between two measurements")
    parser.add_argument("--games", type=int, default=400, help="games of a measurement")
    parser.add_argument("--last", type=int, default=2000, help="games of the last one")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--weights", type=Path, help="where to keep the net, as .npz")
    parser.add_argument("--moments", type=Path, help="where to write down how strong it became, as JSON")
    parser.add_argument("--check", action="store_true", help="fail unless the last interval lies above one half")
    args = parser.parse_args()
    os.environ["OPENBLAS_NUM_THREADS"] = "1"  # for the processes that it starts: each has one core
    moments: list[Moment] = []

    for now in lessons(args.minutes, args.seed, args.lessons):
        if not now.last and now.minutes < (len(moments) + 1) * args.every:
            continue
        games = args.last if now.last else args.games
        share = measure(now.net, games, 20_000 if now.last else 10_000, args.against)
        moments.append(Moment(now.minutes, now.games, share.mean, share.low, share.high))
        told = f"{share.mean:.1%} ({share.low:.1%} to {share.high:.1%}) of {games:,} games won against {args.against}"
        print(f"{now.minutes:5.1f} min, {now.games:9,} games played: {told}", flush=True)
        if args.weights:
            np.savez_compressed(args.weights, **{name: now.net.of(name) for name in now.net.places})  # type: ignore[arg-type]
    if args.moments:
        args.moments.write_text(json.dumps(moments), encoding="utf-8")
    return 1 if args.check and moments[-1].low <= 0.5 else 0


if __name__ == "__main__":
    sys.exit(main())

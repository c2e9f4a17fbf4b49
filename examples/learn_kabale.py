"""Learns Kabale und Hiebe for two by playing against itself, and measures itself against `greedy`.

    python examples/learn_kabale.py --minutes 15 --curve docs/figures/learn-kabale.svg

Plain numpy: a net of two layers, trained by PPO on the vector door (docs/research.md). It sees what
docs/observations/kabale.md lists and what is printed on the cards; of the rules it is told nothing but what is offered.
"""

from __future__ import annotations

import argparse
import json
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

import intrigue
from intrigue.arena import Interval, simulate
from intrigue.bots import Clock
from intrigue.doors.looking import Looked, layout
from intrigue.doors.vector import Vector

Floats = NDArray[np.float32]
Ints = NDArray[Any]

GAME = intrigue.GAMES["kabale"]
SEATS = 2
OPTIONS = len(GAME.verbs)
FIELDS = layout(GAME, SEATS)
PLACES = 8
"""How many cards of a column it looks at."""
NAMES = 26
"""The cards, and one that is hidden."""
KINDS = 2 * NAMES + 1
"""What can lie at a place: nothing, or a card of either player."""
HIDDEN = (128, 128)
TABLES = 256
STEPS = 64
"""How many answers are given at every table between two lessons."""
BATCH = 1024
EPOCHS = 3
CORES = 2
RATE, CLIP, ENTROPY, LAMBDA = 1e-3, 0.2, 0.01, 0.9
POINTS = 20.0
"""A lead of so many points is about as good as a victory: it says how a game stands before it is over."""


def field(numbers: Ints, name: str) -> Ints:
    """One field of many observations."""
    where, shape = FIELDS[name]
    return numbers[:, where].reshape(len(numbers), *shape)


def printed() -> Floats:
    """What is printed on the cards: the value of each under each goal, in twentieths; nothing under no goal."""
    box = tomllib.loads(GAME.box_file)
    out = np.zeros((GOALS + 1, NAMES - 1), np.float32)
    for goal in range(GOALS):
        kind = box["kinds"][goal * len(box["kinds"]) // GOALS]
        for n, card in enumerate(box["card"]):
            at_home = card.get("kind", kind) == kind
            out[goal + 1, n] = (card.get("value", 0) if at_home else card["otherwise"]) / 20
    return out


GOALS = int(FIELDS["unseen"][1][0])
WORTH = printed()
LYING = np.zeros((SEATS, GOALS + 1, KINDS), np.float32)
"""The same for whatever can lie at a place, for either player."""
for player in range(SEATS):
    LYING[player, :, player * NAMES + 2 : (player + 1) * NAMES + 1] = WORTH


def width() -> int:
    """How many inputs the net has."""
    return int(inputs(np.zeros((1, max(where.stop for where, _ in FIELDS.values())), np.int32)).shape[1])


def inputs(numbers: Ints) -> Floats:
    """What the net sees of the numbers: things by a one at their place, counts as they are."""
    rows = np.arange(len(numbers))
    columns, cards = field(numbers, "columns"), field(numbers, "cards")
    dense: list[Ints] = [field(numbers, name) for name in ("own", "discards", "shuffled", "won", "unseen")]
    dense += [field(numbers, "seats") / 10, columns[..., 2:7] / 4]
    dense += [field(numbers, name)[:, None] / 4 for name in ("round", "first", "active")]
    owner, card = cards[..., :PLACES, 0], cards[..., :PLACES, 1]
    which = np.where(owner > 0, (owner - 1) * NAMES + np.maximum(card, 0) + 1, 0)
    last = np.maximum(columns[..., 6] - 1, 0)
    goal = columns[..., 0]
    dense += [field(numbers, "own")[:, :1] * WORTH[goal]]
    dense += [LYING[player][goal[..., None], which].sum(2) for player in range(SEATS)]
    spots: list[tuple[Ints, int]] = [(field(numbers, "agenda")[:, 0, 0], 12)]
    for column in range(SEATS):
        spots += [(columns[:, column, 0], GOALS + 1), (columns[:, column, 1], 7), (columns[:, column, 2], 6)]
        spots.append(
            (np.where(last[:, column] < PLACES, which[rows, column, np.minimum(last[:, column], PLACES - 1)], 0), KINDS)
        )
        spots.append((which[rows, column, np.clip(last[:, column] - 1, 0, PLACES - 1)], KINDS))
    sizes = [int(np.prod(part.shape[1:])) for part in dense]
    out = np.zeros((len(numbers), sum(sizes) + sum(size for _, size in spots) + SEATS * KINDS), np.float32)
    at = 0
    for part, size in zip(dense, sizes, strict=True):
        out[:, at : at + size] = part.reshape(len(numbers), size)
        at += size
    for spot, size in spots:
        out[rows, at + spot] = 1
        at += size
    for column in range(SEATS):  # every card that lies there, wherever
        for place in range(PLACES):
            out[rows, at + which[:, column, place]] += 1
        at += KINDS
    return out


def lead(numbers: Ints) -> Floats:
    """How many points the viewer is ahead."""
    points = field(numbers, "seats")[:, :, 4]
    return (points[:, 0] - points[:, 1]).astype(np.float32)


# ---------------------------------------------------------------- the net


class Net:
    """Two layers, then the wish for every option and the value of the position. Adam changes it."""

    def __init__(self, width: int, rng: np.random.Generator) -> None:
        sizes = (width, *HIDDEN)
        self.w: dict[str, Floats] = {}
        for i in range(2):
            self.w[f"w{i}"] = (rng.standard_normal((sizes[i], sizes[i + 1])) * np.sqrt(2 / 100)).astype(np.float32)
            self.w[f"b{i}"] = np.zeros(sizes[i + 1], np.float32)
        self.w["w2"] = (rng.standard_normal((sizes[2], OPTIONS + 1)) * 0.01).astype(np.float32)
        self.w["b2"] = np.zeros(OPTIONS + 1, np.float32)
        self.first = {name: np.zeros_like(w) for name, w in self.w.items()}
        self.second = {name: np.zeros_like(w) for name, w in self.w.items()}
        self.steps = 0

    def forward(self, x: Floats) -> tuple[list[Floats], Floats]:
        """What each layer says, and at last the wishes and the value."""
        layers = [x]
        for i in range(2):
            layers.append(np.maximum(layers[-1] @ self.w[f"w{i}"] + self.w[f"b{i}"], 0))
        return layers, layers[-1] @ self.w["w2"] + self.w["b2"]

    def backward(self, layers: list[Floats], out: Floats, rate: float) -> None:
        """Change everything a little, against this slope of the outputs."""
        slopes: dict[str, Floats] = {}
        for i in (2, 1, 0):
            slopes[f"w{i}"], slopes[f"b{i}"] = layers[i].T @ out, out.sum(0)
            if i:
                out = (out @ self.w[f"w{i}"].T) * (layers[i] > 0)
        size = float(np.sqrt(sum(float((slope**2).sum()) for slope in slopes.values())))
        self.steps += 1
        for name, slope in slopes.items():
            slope *= min(1.0, 1.0 / (size + 1e-8))
            self.first[name] += 0.1 * (slope - self.first[name])
            self.second[name] += 0.001 * (slope**2 - self.second[name])
            first = self.first[name] / (1 - 0.9**self.steps)
            second = self.second[name] / (1 - 0.999**self.steps)
            self.w[name] -= rate * first / (np.sqrt(second) + 1e-8)


def chances(out: Floats, mask: Ints) -> Floats:
    """How likely each option is to be chosen: none that is not offered."""
    wishes = np.where(mask > 0, out[:, :OPTIONS], -1e9)
    odds = np.exp(wishes - wishes.max(1, keepdims=True))
    return np.asarray(odds / odds.sum(1, keepdims=True), dtype=np.float32)


def drawn(odds: Floats, rng: np.random.Generator) -> Ints:
    """One option of each row, as likely as it says."""
    sums = odds.cumsum(1)
    return np.asarray((sums > rng.random((len(odds), 1), dtype=np.float32) * sums[:, -1:]).argmax(1))


# ---------------------------------------------------------------- playing and learning


class Played(NamedTuple):
    """What happened at all tables, step by step."""

    x: Floats
    mask: Ints
    option: Ints
    odds: Floats
    value: Floats
    gain: Floats
    """How much better it went than the net had thought."""
    counts: Ints
    """1 where that is known: not where a seat's last answer was followed by nothing yet."""


def play(many: Vector, net: Net, rng: np.random.Generator) -> Played:
    """Answer at all tables for a while."""
    xs, odds, values, leads, worth = (list[Floats]() for _ in range(5))
    masks, options, asked, ends = (list[Ints]() for _ in range(4))
    seen = many.look()
    for _ in range(STEPS):
        x, mask = inputs(seen.numbers), seen.mask.copy()
        out = net.forward(x)[1]
        chance = chances(out, mask)
        option = drawn(chance, rng)
        xs.append(x)
        masks.append(mask)
        options.append(option)
        odds.append(chance[np.arange(TABLES), option])
        values.append(out[:, OPTIONS])
        leads.append(lead(seen.numbers) / POINTS)
        asked.append(seen.asked.copy())
        seen = many.step(option)
        ends.append(seen.ended.copy())
        worth.append((2 * seen.rewards - 1).astype(np.float32))
    gains, counts = judge(values, leads, asked, ends, worth)
    joined = (np.concatenate(part) for part in (xs, masks, options, odds, values, gains, counts))
    return Played(*joined)


def judge(
    values: list[Floats], leads: list[Floats], asked: list[Ints], ends: list[Ints], worth: list[Floats]
) -> tuple[list[Floats], list[Ints]]:
    """How much better each answer turned out than expected, looking back from the last to the first."""
    rows = np.arange(TABLES)
    known = np.zeros((TABLES, SEATS), bool)
    value, gain, pay, ahead = (np.zeros((TABLES, SEATS), np.float32) for _ in range(4))
    gains: list[Floats] = []
    counts: list[Ints] = []
    for k in range(len(values) - 1, -1, -1):
        over = ends[k] > 0
        known[over] = True
        for later in (value, gain, ahead):
            later[over] = 0
        pay[over] = worth[k][over]
        at = rows, asked[k]
        surprise = pay[at] + value[at] + ahead[at] - leads[k] - values[k]
        now = surprise + LAMBDA * gain[at]
        gains.append(np.where(known[at], now, 0).astype(np.float32))
        counts.append(known[at].astype(np.float32))
        value[at], ahead[at], pay[at] = values[k], leads[k], 0
        gain[at] = np.where(known[at], now, 0)
        known[at] = True
    return gains[::-1], counts[::-1]


def learn(net: Net, played: Played, rate: float, rng: np.random.Generator) -> None:
    """PPO: make what went better than expected more likely, but not by too much at once."""
    kept = np.flatnonzero(played.counts)
    gains = played.gain[kept]
    goals = gains + played.value[kept]
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    for _ in range(EPOCHS):
        order = rng.permutation(len(kept))
        for start in range(0, len(order), BATCH):
            some = order[start : start + BATCH]
            rows = kept[some]
            layers, out = net.forward(played.x[rows])
            odds = chances(out, played.mask[rows])
            slope = slopes(odds, played.option[rows], played.odds[rows], gains[some])
            value = (out[:, OPTIONS] - goals[some])[:, None]
            net.backward(layers, (np.hstack([slope, value]) / len(rows)).astype(np.float32), rate)


def slopes(odds: Floats, option: Ints, before: Floats, gain: Floats) -> Floats:
    """The slope of the loss in the wishes: clipped policy gradient, and a little for staying undecided."""
    rows = np.arange(len(option))
    ratio = odds[rows, option] / before
    free = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    out = odds * (ratio * gain * free)[:, None]
    out[rows, option] -= ratio * gain * free
    logs = np.log(odds + 1e-9)
    out += ENTROPY * odds * (logs - (odds * logs).sum(1, keepdims=True))
    return np.asarray(out, dtype=np.float32)


# ---------------------------------------------------------------- measuring


class Learned:
    """The net as a bot: it gives the answer that it wishes most."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self.looked = Looked(GAME, SEATS)

    def choose(self, view: Any, story: Any, decision: intrigue.Decision, clock: Clock, rng: intrigue.Rng) -> int:
        """Any table that fits the view gives the same numbers as the true one."""
        self.looked.table = GAME.imagine(view, rng)
        wishes = self.net.forward(inputs(self.looked.see(decision.seat)[None]))[1][0]
        return max(decision.options, key=lambda option: float(wishes[option]))


def measure(net: Net, games: int, seed: int) -> Interval:
    """The share of victories over `greedy`, half of the games from either seat, and its 95 % interval."""
    bot = Learned(net)
    first = simulate(GAME, SEATS, games // 2, seed, bots=[bot, "greedy"]).seats[0].win_share.mean
    second = simulate(GAME, SEATS, games // 2, seed, bots=["greedy", bot]).seats[1].win_share.mean
    share = (first + second) / 2
    z = 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * np.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return Interval(share, float(middle - half), float(middle + half))


class Moment(NamedTuple):
    """How strong it was, and when."""

    minutes: float
    games: int
    share: Interval


def lessons(minutes: float, seed: int, every: float, games: int) -> Iterator[tuple[Net, Moment]]:
    """Learn for so long; now and then, and at the end, say how strong it is.

    Measuring does not count as learning. A minute is a minute of two cores, as processor time: a machine that has
    other things to do learns no worse for it.
    """
    rng = np.random.default_rng(seed)
    many = Vector(GAME, SEATS, TABLES, seed)
    net = Net(width(), rng)
    spent, due = 0.0, every
    while spent < minutes:
        began = process_time()
        learn(net, play(many, net, rng), RATE * max(0.05, 1 - spent / minutes), rng)
        spent += (process_time() - began) / 60 / CORES
        if spent >= min(due, minutes):
            due += every
            done = sum(number // TABLES for number in many.games())
            yield net, Moment(spent, done, measure(net, games, seed=10_000))


def curve(moments: list[Moment], minutes: float) -> str:
    """The picture: the share of victories over the minutes, with its interval."""
    wide, high, edge = 640, 320, 44

    def at(minute: float, share: float) -> str:
        return f"{edge + minute / minutes * (wide - 2 * edge):.1f},{high - edge - share * (high - 2 * edge):.1f}"

    band = [at(m.minutes, m.share.high) for m in moments] + [at(m.minutes, m.share.low) for m in reversed(moments)]
    line = " ".join(at(m.minutes, m.share.mean) for m in moments)
    marks = "".join(
        f'<text x="{edge - 6}" y="{high - edge - share * (high - 2 * edge) + 4:.0f}" text-anchor="end">'
        f"{share:.0%}</text>"
        for share in (0, 0.25, 0.5, 0.75, 1)
    )
    times = "".join(
        f'<text x="{edge + minute / minutes * (wide - 2 * edge):.0f}" y="{high - edge + 18}" '
        f'text-anchor="middle">{minute:.0f}</text>'
        for minute in np.linspace(0, minutes, 6)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif" '
        f'font-size="12">\n'
        f'<rect width="{wide}" height="{high}" fill="#fff"/>\n<polygon points="{" ".join(band)}" fill="#bcd"/>\n'
        f'<polyline points="{line}" fill="none" stroke="#246" stroke-width="2"/>\n'
        f'<polyline points="{at(0, 0.5)} {at(minutes, 0.5)}" fill="none" stroke="#a33" stroke-dasharray="4"/>\n'
        f'{marks}\n{times}\n<text x="{wide / 2}" y="{high - 8}" text-anchor="middle">minutes of learning</text>\n'
        f'<text x="{edge}" y="{edge - 16}">victories over greedy, with 95 % intervals</text>\n</svg>\n'
    )


def main() -> int:
    """Learn, and say how strong it is; exit code 1 with --check if it is not shown to be stronger than `greedy`."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=15.0, help="how long it learns")
    parser.add_argument("--every", type=float, default=1.0, help="minutes between two measurements")
    parser.add_argument("--games", type=int, default=400, help="games of a measurement")
    parser.add_argument("--last", type=int, default=2000, help="games of the last one")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--curve", type=Path, help="where to draw how strong it became")
    parser.add_argument("--weights", type=Path, help="where to keep the net, as .npz")
    parser.add_argument("--check", action="store_true", help="fail unless the interval lies above one half")
    parser.add_argument("--json", action="store_true", help="print the moments as JSON at the end")
    args = parser.parse_args()
    moments: list[Moment] = []
    for net, moment in lessons(args.minutes, args.seed, args.every, args.games):  # noqa: B007 (the last net is measured)
        moments.append(moment)
        told = f"{moment.minutes:5.1f} min {moment.games:9,} games: {moment.share.mean:.1%} of {args.games} won"
        print(told, file=sys.stderr, flush=True)
    last = measure(net, args.last, seed=20_000)
    print(
        f"{last.mean:.1%} ({last.low:.1%} to {last.high:.1%}) of {args.last} games won against greedy", file=sys.stderr
    )
    if args.curve:
        args.curve.write_text(curve(moments, args.minutes), encoding="utf-8")
    if args.weights:
        np.savez_compressed(args.weights, **net.w)  # type: ignore[arg-type]
    if args.json:
        told_all = [[m.minutes, m.games, m.share.mean, m.share.low, m.share.high] for m in moments]
        print(json.dumps({"moments": told_all, "last": [last.mean, last.low, last.high], "games": args.last}))
    return 1 if args.check and last.low <= 0.5 else 0


if __name__ == "__main__":
    sys.exit(main())

"""Intrigue beside its peers, in one run: what a second is good for in each of them.

    make bench-peers
    python bench/peers.py --seconds 0.3 --rounds 7 --write

Every engine is a process of its own (bench/contenders). They take turns in short slices, round after round, so that a
busy moment of the machine meets them all; the median counts, and seconds are of the processor's time. Three games are
the same in several engines: there engines are compared, and not games. That the rules are the same is checked first.
`--write` puts the figures into docs/performance.md.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

ROOT = Path(__file__).parent.parent
DOCUMENT = ROOT / "docs" / "performance.md"
BEGIN, END = "<!-- begin: make bench-peers -->", "<!-- end: make bench-peers -->"
CHECKED = 200
"""Games that are compared answer by answer."""
SAME = ("connect_four", "hanabi", "hearts")
WAYS = ("random", "stepped", "copy", "observe", "search", "search-c++")
HEADS = ("random play, inside", "random play, stepped", "copies", "observations", "search", "search in C++")


class Contender(NamedTuple):
    """An engine in a process of its own."""

    name: str
    process: subprocess.Popen[str]
    measures: list[str]
    missing: list[str]

    def ask(self, **wish: Any) -> dict[str, Any]:
        """What it answers."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(wish) + "\n")
        self.process.stdin.flush()
        answer: dict[str, Any] = json.loads(self.process.stdout.readline())
        return answer


def started(name: str, python: Path, script: str, *args: str, path: Path | None = None) -> Contender | None:
    """A contender that is ready; None, and a line that says so, if it cannot be had here."""
    env = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "INTRIGUE_GAMES")}
    if path is not None:
        env["PYTHONPATH"] = str(path)
    command = [str(python), str(ROOT / "bench" / "contenders" / script), *args]
    if not python.exists():
        print(f"{name} is left out: there is no {python}", file=sys.stderr)
        return None
    process = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    if not line:
        said = process.stderr.read().strip().splitlines() if process.stderr else []
        print(f"{name} is left out: {said[-1] if said else 'it does not run'}", file=sys.stderr)
        return None
    told = json.loads(line)
    for missing in told["missing"]:
        print(f"{name}: left out: {missing}", file=sys.stderr)
    return Contender(name, process, told["measures"], told["missing"])


def contenders(peers: Path) -> list[Contender]:
    """All that can be had here; our own games and the same games as others have."""
    ours = Path(sys.executable)
    found = [
        started("Intrigue", ours, "of_intrigue.py", "--classics", path=ROOT / "build" / "classics"),
        started("Intrigue's own", ours, "of_intrigue.py"),
        started("OpenSpiel", peers, "of_openspiel.py"),
        started("PettingZoo", peers, "of_pettingzoo.py"),
        started("RLCard", peers, "of_rlcard.py"),
        started("Catanatron", peers, "of_catanatron.py"),
    ]
    return [contender for contender in found if contender is not None]


def measured(all_of_them: list[Contender], seconds: float, rounds: int) -> dict[str, dict[str, float]]:
    """How much each does a second of what it has, by contender and measure: the median of the rounds."""
    slices: dict[tuple[str, str], list[float]] = {}
    order = [
        (contender, measure)
        for way in WAYS
        for contender in all_of_them
        for measure in contender.measures
        if measure.endswith(f" {way}")
    ]
    for number in range(rounds):
        for contender, measure in order:
            answer = contender.ask(measure=measure, seconds=seconds)
            slices.setdefault((contender.name, measure), []).append(answer["done"] / answer["took"])
        print(f"round {number + 1} of {rounds}", file=sys.stderr)
    out: dict[str, dict[str, float]] = {}
    for (name, measure), rates in slices.items():
        out.setdefault(name, {})[measure] = median(rates)
    return out


def compared(all_of_them: list[Contender]) -> dict[str, list[str]]:
    """Where the same game is not the same: our random games, replayed by OpenSpiel's rules."""
    by_name = {contender.name: contender for contender in all_of_them}
    if "OpenSpiel" not in by_name or "Intrigue" not in by_name:
        return {}
    out = {}
    for game in SAME:
        games = by_name["Intrigue"].ask(check="traces", games=[game, CHECKED])["differs"]
        out[game] = by_name["OpenSpiel"].ask(check=game, games=games)["differs"]
    return out


# ---------------------------------------------------------------- telling


def rate(rates: dict[str, float], measure: str) -> str:
    """A figure with three digits that count, or a dash."""
    if measure not in rates:
        return "-"
    value = rates[measure]
    digits = max(len(str(int(value))) - 3, 0)
    return f"{round(value / 10**digits) * 10**digits:,}"


def table(rows: list[tuple[str, str, dict[str, float]]]) -> list[str]:
    """A table in Markdown: an engine, a game, and what a second is good for."""
    lines = [f"| engine | game | {' | '.join(HEADS)} |", "|---" * (len(HEADS) + 2) + "|"]
    for engine, game, rates in rows:
        lines.append(f"| {engine} | {game} | {' | '.join(rate(rates, f'{game} {way}') for way in WAYS)} |")
    return lines


def ratios(figures: dict[str, dict[str, float]]) -> list[str]:
    """How many times a peer's figure ours is, game by game."""
    lines = [
        "| game | Intrigue / | stepped | copies | observations | search | search in C++ |",
        "|---|---|---|---|---|---|---|",
    ]
    ours = figures.get("Intrigue", {})
    for game in SAME:
        for peer in ("OpenSpiel", "PettingZoo"):
            theirs = figures.get(peer, {})
            if not any(measure.startswith(f"{game} ") for measure in theirs):
                continue
            cells = []
            for way in WAYS[1:]:
                mine = ours.get(f"{game} {'search' if way == 'search-c++' else way}")
                other = theirs.get(f"{game} {way}")
                cells.append(f"{mine / other:.1f}" if mine and other else "-")
            lines.append(f"| {game} | {peer} | {' | '.join(cells)} |")
    return lines


def report(figures: dict[str, dict[str, float]], differs: dict[str, list[str]], args: argparse.Namespace) -> str:
    """All figures, in Markdown."""
    games = {name: list(dict.fromkeys(one.rpartition(" ")[0] for one in rates)) for name, rates in figures.items()}
    same = [(name, game, figures[name]) for game in SAME for name in games if game in games[name]]
    rest = [(name, game, figures[name]) for name in games for game in games[name] if game not in SAME]
    checks = [
        f"- {game}: {CHECKED} random games of ours, answer by answer by OpenSpiel's rules: "
        + ("no difference" if not found else f"**{len(found)} differ**: {found[0]}")
        for game, found in differs.items()
    ]
    return "\n".join(
        [
            f"A second of the processor's time, the median of {args.rounds} rounds of {args.seconds} s each, in turns",
            f"(`make bench-peers`; {versions(args.peers)}).",
            "",
            "The same games:",
            "",
            *table(same),
            "",
            "How many times as much Intrigue does:",
            "",
            *ratios(figures),
            "",
            "Are the rules the same?",
            "",
            *(checks or ["- OpenSpiel is not installed: not checked"]),
            "",
            "Other games:",
            "",
            *table(rest),
        ]
    )


def versions(peers: Path) -> str:
    """What was measured."""
    code = (
        "import importlib.metadata as m, platform; names = ('open-spiel', 'pettingzoo', 'rlcard', 'catanatron');"
        "print('Python ' + platform.python_version(), *[f'{n} {m.version(n)}' for n in names], sep=', ')"
    )
    done = subprocess.run([str(peers), "-c", code], capture_output=True, text=True, check=False)
    return done.stdout.strip() or "without peers"


def write(text: str) -> None:
    """Put the figures where the document keeps them."""
    document = DOCUMENT.read_text(encoding="utf-8")
    before, _, rest = document.partition(BEGIN)
    _, _, after = rest.partition(END)
    DOCUMENT.write_text(f"{before}{BEGIN}\n\n{text}\n\n{END}{after}", encoding="utf-8")


def main() -> int:
    """Measure, and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--peers", type=Path, default=ROOT / ".venv-bench/bin/python", help="a Python with the peers")
    parser.add_argument("--seconds", type=float, default=0.3, help="how long a slice is")
    parser.add_argument("--rounds", type=int, default=7, help="how many slices each measure has")
    parser.add_argument("--write", action="store_true", help="put the figures into docs/performance.md")
    parser.add_argument("--json", action="store_true", help="print one JSON document and nothing else")
    args = parser.parse_args()
    all_of_them = contenders(args.peers)
    try:
        differs = compared(all_of_them)
        figures = measured(all_of_them, args.seconds, args.rounds)
    finally:
        for contender in all_of_them:
            contender.process.terminate()
    if args.json:
        print(json.dumps({"figures": figures, "differs": differs}, indent=2))
    else:
        print(report(figures, differs, args))
    if args.write:
        write(report(figures, differs, args))
    return 1 if any(differs.values()) else 0


if __name__ == "__main__":
    sys.exit(main())

"""Small drawings of figures for the documents, as SVG: dots with their intervals, and a share as it changes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

SIDE: Final = 220
"""How long the sides of a square plot are."""
EDGE: Final = 46
STYLE: Final = """
text { font: 11px system-ui, sans-serif; fill: #444 }
.title { font-size: 13px; font-weight: 600 }
.grid { stroke: #8884; stroke-width: 1 }
.fair { stroke: #888; stroke-width: 1; stroke-dasharray: 4 4 }
.reach { stroke: #2b6f5b; stroke-width: 1.5 }
.dot { fill: #2b6f5b }
@media (prefers-color-scheme: dark) { text { fill: #bbb } .reach { stroke: #63b69c } .dot { fill: #63b69c } }
"""
LINE: Final = """
.line { fill: none; stroke: #2b6f5b; stroke-width: 1.5 }
@media (prefers-color-scheme: dark) { .line { stroke: #63b69c } }
"""


class Dot(NamedTuple):
    """A share that was expected, the share that came about with its interval, and how many cases there were."""

    expected: float
    share: float
    low: float
    high: float
    cases: int


class Point(NamedTuple):
    """A share at a time, with its interval."""

    time: float
    share: float
    low: float
    high: float


class Plot(NamedTuple):
    """One square of a picture."""

    title: str
    dots: Sequence[Dot]


def reliability(plots: Sequence[Plot], across: str, up: str) -> str:
    """Squares side by side: what was expected across, what came about upwards; on the line both are the same."""
    width = len(plots) * (SIDE + EDGE) + EDGE // 2
    height = SIDE + 2 * EDGE
    body = "\n".join(line for n, plot in enumerate(plots) for line in square(plot, n * (SIDE + EDGE) + EDGE))
    label = escape(f"{across}; {up}")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" aria-label="{label}">\n'
        f"<style>{STYLE}</style>\n{body}\n"
        f'<text x="{width / 2:.0f}" y="{height - 8}" text-anchor="middle">{escape(across)}</text>\n'
        f'<text transform="translate(12 {EDGE + SIDE / 2:.0f}) rotate(-90)" text-anchor="middle">{escape(up)}</text>\n'
        "</svg>\n"
    )


def square(plot: Plot, left: int) -> Iterator[str]:
    """A plot with its grid, from 0 to 1 both ways."""

    def x(share: float) -> str:
        return f"{left + share * SIDE:.1f}"

    def y(share: float) -> str:
        return f"{EDGE + (1 - share) * SIDE:.1f}"

    yield f'<text class="title" x="{left}" y="{EDGE - 14}">{escape(plot.title)}</text>'
    for part in range(5):
        at = part / 4
        yield f'<path class="grid" d="M{x(at)} {y(0)}V{y(1)}M{x(0)} {y(at)}H{x(1)}"/>'
        yield f'<text x="{x(at)}" y="{EDGE + SIDE + 16}" text-anchor="middle">{at:.0%}</text>'
        if left == EDGE:
            yield f'<text x="{left - 4}" y="{EDGE + (1 - at) * SIDE + 4:.1f}" text-anchor="end">{at:.0%}</text>'
    yield f'<path class="fair" d="M{x(0)} {y(0)}L{x(1)} {y(1)}"/>'
    most = max((dot.cases for dot in plot.dots), default=1)
    for dot in plot.dots:
        yield f'<path class="reach" d="M{x(dot.expected)} {y(dot.low)}V{y(dot.high)}"/>'
        size = 2 + 5 * (dot.cases / most) ** 0.5
        yield f'<circle class="dot" cx="{x(dot.expected)}" cy="{y(dot.share)}" r="{size:.1f}"/>'


def course(points: Sequence[Point], until: int, title: str, across: str) -> str:
    """A share from time 0 to `until`; the dashed line is one half."""
    wide = 2 * SIDE
    width, height = wide + EDGE + EDGE // 2, SIDE + 2 * EDGE

    def x(time: float) -> str:
        return f"{EDGE + time / until * wide:.1f}"

    def y(share: float) -> str:
        return f"{EDGE + (1 - share) * SIDE:.1f}"

    def drawn() -> Iterator[str]:
        yield f'<text class="title" x="{EDGE}" y="{EDGE - 14}">{escape(title)}</text>'
        for part in range(5):
            yield f'<path class="grid" d="M{EDGE} {y(part / 4)}h{wide}"/>'
            yield f'<text x="{EDGE - 4}" y="{float(y(part / 4)) + 4:.1f}" text-anchor="end">{part / 4:.0%}</text>'
        for time in range(until + 1):
            yield f'<path class="grid" d="M{x(time)} {y(0)}V{y(1)}"/>'
            yield f'<text x="{x(time)}" y="{EDGE + SIDE + 16}" text-anchor="middle">{time}</text>'
        yield f'<path class="fair" d="M{EDGE} {y(0.5)}h{wide}"/>'
        yield f'<path class="line" d="M{"L".join(f"{x(point.time)} {y(point.share)}" for point in points)}"/>'
        for point in points:
            yield f'<path class="reach" d="M{x(point.time)} {y(point.low)}V{y(point.high)}"/>'
            yield f'<circle class="dot" cx="{x(point.time)}" cy="{y(point.share)}" r="3"/>'

    body = "\n".join(drawn())
    label = escape(f"{title}; {across}")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" aria-label="{label}">\n'
        f"<style>{STYLE}{LINE}</style>\n{body}\n"
        f'<text x="{EDGE + wide / 2:.0f}" y="{height - 8}" text-anchor="middle">{escape(across)}</text>\n</svg>\n'
    )

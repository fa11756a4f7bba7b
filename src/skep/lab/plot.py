"""A picture of a ladder, as SVG: ratings with their intervals, and who wins how often."""

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10

from skep.lab.standings import SoloFigures, Standings
from skep.locale import Words

WIDTH = 720
TOP = 64
ROW = 30
NAMES = 130
"""Where the names end, and the axis begins."""
AXIS_END = 400
CELLS = 430
"""Where the shares begin."""
ROOM = 40
"""Below the last row, for the axis."""

_STYLE = """
text { fill: #3a2f1b; font: 12px system-ui, sans-serif }
.head { font-weight: 600; font-size: 13px }
.end { text-anchor: end } .mid { text-anchor: middle }
.paper { fill: #fffaf0 } .line { stroke: #6b5b3e } .grid { stroke: #6b5b3e; opacity: .2 }
.range { stroke: #b0790a; stroke-width: 2 } .sure { stroke: #3a2f1b; stroke-width: 5 }
.dot { fill: #b0790a } .box { fill: #e8b530; opacity: .6 } .cell { fill: #e8b530 }
@media (prefers-color-scheme: dark) {
  text { fill: #f3e9d2 } .paper { fill: #221c11 }
  .line, .grid { stroke: #cbb894 } .range { stroke: #e8b530 } .sure { stroke: #f3e9d2 }
  .dot { fill: #e8b530 } .cell, .box { fill: #a87606 }
}
"""


def draw(found: Standings, speak: Words) -> str:
    """The picture; one without anything in it when nothing was found."""
    title = speak.say(
        "ladder-plot-title" if found.seats > 1 else "ladder-plot-title-alone",
        game=found.game,
        seats=found.seats,
        games=found.games,
    )
    rows = [one.bot for one in found.standings]
    height = TOP + ROW * len(rows) + ROOM
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
        f"<title>{escape(title)}</title><style>{_STYLE}</style>",
        f'<rect class="paper" width="{WIDTH}" height="{height}"/>',
        _text(16, 24, title, "head"),
        *(
            _text(NAMES - 14, _middle(row) + 4, f"{bot} {row + 1}", "end")
            for row, bot in enumerate(rows)
        ),
    ]
    if found.alone:
        parts += _alone(found.alone, speak)
    elif found.encounters:
        parts += [*_ratings(found, speak), *_shares(found, speak)]
    return "\n".join([*parts, "</svg>"]) + "\n"


class Axis:
    """A range of numbers, laid out from one place to another."""

    def __init__(self, numbers: Sequence[float], start: float, end: float) -> None:
        low, high = min(numbers), max(numbers)
        room = (high - low) * 0.04 or 1.0
        self.low, self.high = low - room, high + room
        self._start, self._end = start, end

    def at(self, number: float) -> float:
        """Where a number lies."""
        part = (number - self.low) / (self.high - self.low)
        return round(self._start + part * (self._end - self._start), 1)

    def ticks(self) -> list[float]:
        """A few round numbers within it."""
        rough = (self.high - self.low) / 5
        unit = 10 ** floor(log10(rough))
        step = unit * next(times for times in (1, 2, 5, 10) if times * unit >= rough)
        first = ceil(self.low / step)
        return [step * n for n in range(first, floor(self.high / step) + 1)]


def _ratings(found: Standings, speak: Words) -> list[str]:
    rated = [(row, one.rating) for row, one in enumerate(found.standings) if one.rating]
    if not rated:
        return []
    ends = [end for _, rating in rated for end in (rating.low, rating.high)]
    axis = Axis(ends, NAMES, AXIS_END)
    parts = [_text(NAMES, TOP - 14, speak.say("ladder-rating")), *_scale(axis, len(found.bots))]
    for row, rating in rated:
        y = _middle(row)
        parts.append(_line(axis.at(rating.low), y, axis.at(rating.high), y, "range"))
        parts.append(f'<circle class="dot" cx="{axis.at(rating.rating)}" cy="{y}" r="5"/>')
    return parts


def _shares(found: Standings, speak: Words) -> list[str]:
    """A grid of cells, the fuller the more the row wins against the column."""
    order = [one.bot for one in found.standings]
    wide = min((WIDTH - CELLS - 10) / len(order), 60)
    key = "ladder-plot-among" if found.seats > 2 else "ladder-plot-shares"
    parts = [_text(CELLS, TOP - 30, speak.say(key))]
    parts += [
        _text(CELLS + wide * (column + 0.5), TOP - 12, str(column + 1), "mid")
        for column in range(len(order))
    ]
    for met in found.encounters:
        here, there = order.index(met.first), order.index(met.second)
        for row, column, share in (
            (here, there, met.first_alone.share),
            (there, here, met.second_alone.share),
        ):
            x, y = CELLS + wide * column, TOP + ROW * row
            parts.append(
                f'<rect class="cell" x="{x + 1:.1f}" y="{y + 1}" width="{wide - 2:.1f}" '
                f'height="{ROW - 2}" opacity="{0.08 + 0.92 * share:.2f}"/>'
            )
            parts.append(_text(x + wide / 2, _middle(row) + 4, f"{100 * share:.0f}", "mid"))
    return parts


def _alone(figures: Sequence[SoloFigures], speak: Words) -> list[str]:
    """For each bot: four fifths of its points as a line, half as a box, the median's interval."""
    axis = Axis([end for one in figures for end in (one.tenth, one.ninetieth)], NAMES, WIDTH - 30)
    parts = [
        _text(NAMES, TOP - 14, speak.say("ladder-plot-points")),
        *_scale(axis, len(figures)),
    ]
    for row, one in enumerate(figures):
        y = _middle(row)
        left, right = axis.at(one.points.quartile1), axis.at(one.points.quartile3)
        parts += [
            _line(axis.at(one.tenth), y, axis.at(one.ninetieth), y, "range"),
            f'<rect class="box" x="{left}" y="{y - 8}" width="{right - left:.1f}" height="16"/>',
            _line(axis.at(one.median_low), y, axis.at(one.median_high), y, "sure"),
            _line(axis.at(one.points.median), y - 10, axis.at(one.points.median), y + 10, "line"),
        ]
    return parts


def _scale(axis: Axis, rows: int) -> list[str]:
    bottom = TOP + ROW * rows
    parts = [_line(axis.at(axis.low), bottom, axis.at(axis.high), bottom, "line")]
    for tick in axis.ticks():
        parts.append(_line(axis.at(tick), TOP, axis.at(tick), bottom, "grid"))
        parts.append(_text(axis.at(tick), bottom + 18, f"{tick:g}", "mid"))
    return parts


def _middle(row: int) -> float:
    return TOP + ROW * row + ROW / 2


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"/>'


def _text(x: float, y: float, text: str, kind: str = "") -> str:
    classes = f' class="{kind}"' if kind else ""
    return f'<text{classes} x="{x:g}" y="{y:g}">{escape(text)}</text>'

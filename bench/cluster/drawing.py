"""A small drawing of lines over a scale of doubled numbers, for docs/scale.md."""

from collections.abc import Mapping, Sequence
from math import log2

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 720, 320, 60, 90, 24, 44
STYLE = (
    "<style>text{font:13px sans-serif;fill:#555}path{fill:none;stroke-width:2}"
    "@media(prefers-color-scheme:dark){text{fill:#bbb}}</style>"
)
COLOURS = ("#c8102e", "#b8860b", "#2e7d32", "#1565c0")


def drawn(
    title: str,
    numbers: Sequence[float],
    lines: Mapping[str, Sequence[float]],
    most: float,
    mark: str,
) -> str:
    """Each line goes over the numbers, from nothing to the largest; the mark stands at `most`."""
    top = 1.05 * max(most, *(max(values) for values in lines.values()))

    def x(number: float) -> float:
        share = log2(number / numbers[0]) / log2(numbers[-1] / numbers[0])
        return LEFT + share * (WIDTH - LEFT - RIGHT)

    def y(value: float) -> float:
        return HEIGHT - BOTTOM - value / top * (HEIGHT - TOP - BOTTOM)

    right = WIDTH - RIGHT
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
        f"<title>{title}</title>{STYLE}",
        f'<path stroke="#888" d="M{LEFT} {TOP}V{HEIGHT - BOTTOM}H{right}"/>',
        f'<path stroke="#888" stroke-dasharray="4 4" d="M{LEFT} {y(most):.1f}H{right}"/>',
        _text(right + 6, y(most) + 4, mark),
    ]
    below = HEIGHT - BOTTOM + 18
    parts += [_text(x(number), below, f"{number:,.0f}", "middle") for number in numbers]
    parts += [
        _text(LEFT - 6, y(value) + 4, f"{value:.0f}", "end") for value in (0.0, most, top / 1.05)
    ]
    parts.append(_text((LEFT + right) / 2, HEIGHT - 8, title, "middle"))
    for number, (name, values) in enumerate(lines.items()):
        colour = COLOURS[number % len(COLOURS)]
        points = [f"{x(at):.1f} {y(value):.1f}" for at, value in zip(numbers, values, strict=True)]
        parts.append(f'<path stroke="{colour}" d="M{"L".join(points)}"/>')
        row = TOP + 20 * number + 12
        parts.append(f'<path stroke="{colour}" d="M{LEFT + 20} {row - 4}h18"/>')
        parts.append(_text(LEFT + 44, row, name))
    return "\n".join([*parts, "</svg>"]) + "\n"


def _text(x: float, y: float, text: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{text}</text>'

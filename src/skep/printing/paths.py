"""Paths written as in SVG: `M0 0q3-4 6 0z`. The part of that language that our drawings use."""

import re

from skep.printing.drawing import Point, Segment, Shape

_TOKEN = re.compile(r"([MmLlHhVvCcQqTtZz])|(-?(?:\d+\.?\d*|\.\d+))")

_NEEDS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "T": 2}


def path(
    text: str,
    *,
    fill: str | None = None,
    line: str | None = None,
    width: float = 0.0,
    role: str = "",
) -> Shape:
    """The shape that a text describes."""
    return Shape(tuple(_Reader().read(text)), fill, line, width, (), role)


class _Reader:
    """Where the pen is, and what was drawn so far."""

    def __init__(self) -> None:
        self.segments: list[Segment] = []
        self.at: Point = (0.0, 0.0)
        self.start: Point = (0.0, 0.0)
        self.control: Point | None = None
        """The last control point of a quadratic curve, for `t`."""

    def read(self, text: str) -> list[Segment]:
        if _TOKEN.sub("", text).strip(" ,\n"):
            raise ValueError(f"not a path: {text!r}")
        command = ""
        numbers: list[float] = []
        for letter, number in _TOKEN.findall(text):
            if letter:
                if numbers:
                    raise ValueError(f"numbers left over before {letter} in {text!r}")
                command = letter
                if letter in "Zz":
                    self._close()
                continue
            numbers.append(float(number))
            if len(numbers) == _NEEDS[command.upper()]:
                self._draw(command, numbers)
                numbers = []
                # After a move, further numbers are lines.
                command = {"M": "L", "m": "l"}.get(command, command)
        if numbers:
            raise ValueError(f"numbers left over at the end of {text!r}")
        return self.segments

    def _close(self) -> None:
        self.segments.append(Segment("Z"))
        self.at, self.control = self.start, None

    def _draw(self, command: str, numbers: list[float]) -> None:
        kind = command.upper()
        x, y = self.at if command.islower() else (0.0, 0.0)
        if kind == "H":
            points = [(x + numbers[0], self.at[1])]
        elif kind == "V":
            points = [(self.at[0], y + numbers[0])]
        else:
            points = [(x + a, y + b) for a, b in zip(numbers[::2], numbers[1::2], strict=True)]
        if kind == "M":
            self.start = points[0]
        if kind in "QT":
            self._curve(points)
            return
        self.segments.append(Segment({"H": "L", "V": "L"}.get(kind, kind), tuple(points)))
        self.at, self.control = points[-1], None

    def _curve(self, points: list[Point]) -> None:
        """A quadratic curve, as the cubic one that looks the same."""
        x0, y0 = self.at
        if len(points) == 1:
            cx, cy = self.control or self.at
            points = [(2 * x0 - cx, 2 * y0 - cy), points[0]]
        (cx, cy), (x, y) = points
        first = (x0 + (cx - x0) * 2 / 3, y0 + (cy - y0) * 2 / 3)
        second = (x + (cx - x) * 2 / 3, y + (cy - y) * 2 / 3)
        self.segments.append(Segment("C", (first, second, (x, y))))
        self.at, self.control = (x, y), (cx, cy)

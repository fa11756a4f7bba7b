"""The four flowers of the meadow around 0,0 with radius 1. Each kind has petals of its own."""

import math
from collections.abc import Callable

from skep.printing.drawing import Drawing, circle, put
from skep.printing.paths import path


def _polar(radius: float, angle: float) -> str:
    radians = math.radians(angle)
    return f"{radius * math.sin(radians):.4f},{-radius * math.cos(radians):.4f} "


def _around(count: int, petal: Callable[[float, int], str]) -> str:
    return "".join(petal(360 / count * i, i) for i in range(count))


def _narrow(angle: float, i: int) -> str:
    """Long and narrow, with a round end."""
    tip = 0.95 if i % 3 == 0 else 1.0
    p = _polar
    return (
        f"M{p(0.2, angle)}C{p(0.5, angle - 14)}{p(tip, angle - 15)}{p(tip, angle)}"
        f"C{p(tip, angle + 15)}{p(0.5, angle + 14)}{p(0.2, angle)}Z"
    )


def daisy() -> Drawing:
    """Many long narrow petals."""
    dots = "M-.1-.1h.01M.08-.12h.01M0 0h.01M-.12.08h.01M.11.08h.01M0 .16h.01"
    return (
        path(_around(13, _narrow), fill="#fffefa", line="#7f7450", width=0.045),
        circle(0, 0, 0.27, fill="#f0b124", line="#95600a", width=0.05),
        path(dots, line="#95600a", width=0.06),
    )


def _broad(angle: float) -> str:
    p = _polar
    return (
        f"M0,0C{p(0.5, angle - 47)}{p(1.08, angle - 47)}{p(1, angle - 17)}"
        f"Q{p(0.96, angle - 7)}{p(0.94, angle)}Q{p(0.96, angle + 7)}{p(1, angle + 17)}"
        f"C{p(1.08, angle + 47)}{p(0.5, angle + 47)}0,0Z"
    )


def poppy() -> Drawing:
    """Four broad petals like a cross, and a dark heart."""
    stamens = _around(
        12, lambda a, i: f"M{_polar(0.2, a)}L{_polar(0.36 if i % 2 else 0.43, a + 4)}"
    )
    return (
        path(_broad(45) + _broad(225), fill="#b5311f", line="#6d160b", width=0.05),
        path(_broad(135) + _broad(315), fill="#d2432f", line="#6d160b", width=0.05),
        path(stamens, line="#2a1210", width=0.06),
        circle(0, 0, 0.19, fill="#2a1210"),
    )


def _fringe(count: int, outer: float, inner: float, start: float) -> str:
    points = []
    for i in range(count):
        angle = start + 360 / count * i
        long = outer * (0.93 if i % 4 == 1 else 1)
        points += [_polar(long, angle - 3), _polar(long * 0.97, angle + 3)]
        points.append(_polar(inner, angle + 180 / count))
    return f"M{'L'.join(points)}Z"


def dandelion() -> Drawing:
    """A disc with a fringe of narrow rays, in three rows."""
    return (
        path(_fringe(22, 1, 0.7, 0), fill="#e8980c", line="#7d4e00", width=0.045),
        path(_fringe(18, 0.74, 0.48, 9), fill="#f7b917", line="#7d4e00", width=0.03),
        path(_fringe(12, 0.46, 0.26, 4), fill="#e8980c", line="#7d4e00", width=0.03),
    )


def _pointed(angle: float, _: int) -> str:
    p = _polar
    return (
        f"M0,0L{p(0.34, angle - 36)}Q{p(0.62, angle - 25)}{p(1, angle)}"
        f"Q{p(0.62, angle + 25)}{p(0.34, angle + 36)}Z"
    )


def borage() -> Drawing:
    """A star with five points, and narrow sepals between them."""
    p = _polar
    sepals = _around(5, lambda a, _: f"M{p(0.2, a + 30)}L{p(0.82, a + 36)}L{p(0.2, a + 42)}Z")
    cone = _around(5, lambda a, _: f"M0,0L{p(0.18, a - 30)}L{p(0.4, a)}L{p(0.18, a + 30)}Z")
    return (
        path(sepals, fill="#5f8140"),
        path(_around(5, _pointed), fill="#3f66c4", line="#16306d", width=0.06),
        path(cone, fill="#f1f4ff"),
    )


def _blunt(angle: float, _: int) -> str:
    """Broad, with a notch at its end."""
    p = _polar
    return (
        f"M{p(0.25, angle)}C{p(0.5, angle - 24)}{p(0.85, angle - 22)}{p(0.98, angle - 11)}"
        f"L{p(0.9, angle)}L{p(0.98, angle + 11)}"
        f"C{p(0.85, angle + 22)}{p(0.5, angle + 24)}{p(0.25, angle)}Z"
    )


def marigold() -> Drawing:
    """Two rings of broad petals with notches."""
    outer = path(_around(9, _blunt), fill="#f0923c", line="#7c3a00", width=0.045)
    inner = path(_around(9, _blunt), fill="#f7ab55", line="#7c3a00", width=0.06)
    return (
        outer,
        *put((inner,), angle=20, scale=0.66),
        circle(0, 0, 0.2, fill="#7c3a00"),
    )


def _heart(angle: float, _: int) -> str:
    """Like a heart."""
    p = _polar
    return (
        f"M0,0C{p(0.5, angle - 44)}{p(0.95, angle - 46)}{p(1, angle - 16)}"
        f"Q{p(0.98, angle - 4)}{p(0.86, angle)}Q{p(0.98, angle + 4)}{p(1, angle + 16)}"
        f"C{p(0.95, angle + 46)}{p(0.5, angle + 44)}0,0Z"
    )


def violet() -> Drawing:
    """Five petals like hearts around a small eye."""
    rays = _around(5, lambda a, _: f"M{_polar(0.16, a)}L{_polar(0.5, a)}")
    return (
        path(_around(5, _heart), fill="#8d5bb5", line="#3f1c5c", width=0.05),
        path(rays, line="#3f1c5c", width=0.05),
        circle(0, 0, 0.15, fill="#f7c64a", line="#3f1c5c", width=0.04),
    )

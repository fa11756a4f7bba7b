"""Colours on paper: those of the browser by day, and their greys."""

INK = "#2d2314"
INK_SOFT = "#665538"
PAPER = "#fffdf7"
STRAW = "#efdfb5"
STRAW_SOFT = "#f6ecd0"
STRAW_EDGE = "#8f7947"
HONEY = "#eda91c"
HONEY_SOFT = "#fbe3a6"
HONEY_DEEP = "#8a5a00"
MEADOW_SOFT = "#dfe9c4"
MEADOW_INK = "#3b5f1f"
LEAF = "#86ac58"
BEE, BEE_LINE, WING = "#f3b322", "#35210a", "#fdfbf4"
CUT = "#8f7947"
WHITE = "#ffffff"


def rgb(colour: str) -> tuple[float, float, float]:
    """From `#rrggbb` to parts of 1."""
    red, green, blue = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return red, green, blue


def grey(colour: str) -> float:
    """How bright the colour looks, from 0 to 1."""
    red, green, blue = rgb(colour)
    return round(0.299 * red + 0.587 * green + 0.114 * blue, 3)


def mixed(colour: str, other: str, part: float) -> str:
    """The first colour with a part of the other: used instead of transparency."""
    parts = zip(rgb(colour), rgb(other), strict=True)
    return "#" + "".join(f"{round(255 * (a + (b - a) * part)):02x}" for a, b in parts)

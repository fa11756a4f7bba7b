"""Words on paper: fonts that travel with every file, so that it looks the same everywhere.

Arimo, Tinos and Cousine are as wide as Helvetica, Times and Courier, letter by letter.
"""

import io
from importlib.resources import files

from skep.engine.errors import SkepError
from skep.engine.extras import from_extra

with from_extra("print"):
    from reportlab.pdfbase.pdfmetrics import registerFont, stringWidth
    from reportlab.pdfbase.ttfonts import TTFont

SANS, SANS_BOLD, SANS_ITALIC = "Arimo-Regular", "Arimo-Bold", "Arimo-Italic"
SERIF, SERIF_BOLD, SERIF_ITALIC = "Tinos-Regular", "Tinos-Bold", "Tinos-BoldItalic"
MONO = "Cousine-Regular"

FONTS = (SANS, SANS_BOLD, SANS_ITALIC, SERIF, SERIF_BOLD, SERIF_ITALIC, MONO)

ASCENT, DESCENT = 0.75, 0.22
"""How far letters reach above and below the base line, as a part of the size."""


def _signs() -> frozenset[str]:
    """Makes the fonts known to reportlab; the signs that all of them have."""
    folder = files("skep.printing").joinpath("typefaces")
    if not folder.is_dir():
        raise SkepError("the fonts are not built yet: run `make web`")
    common: set[int] | None = None
    for name in FONTS:
        font = TTFont(name, io.BytesIO(folder.joinpath(f"{name}.ttf").read_bytes()))
        registerFont(font)
        own = set(font.face.charToGlyph)
        common = own if common is None else common & own
    return frozenset(map(chr, common or ()))


SIGNS = _signs()

# What Fluent files use and the fonts lack.
_INSTEAD = str.maketrans({"\u202f": "\u00a0", "\u2011": "-"})


def clean(text: str) -> str:
    """The text in the signs of our fonts; ValueError for one that they cannot show."""
    made = text.translate(_INSTEAD)
    unknown = next((sign for sign in made if sign not in SIGNS and sign != "\n"), None)
    if unknown is not None:
        raise ValueError(f"the fonts have no {unknown!r}: {text!r}")
    return made


def width_of(text: str, font: str, size: float) -> float:
    """How wide a text is, in the unit of its size."""
    return float(stringWidth(text, font, size))


def wrapped(text: str, font: str, size: float, width: float) -> list[str]:
    """The text in lines of at most this width, broken at spaces that may break."""
    lines: list[str] = []
    for paragraph in clean(text).split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if line and width_of(longer, font, size) > width:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return lines


def fitting(text: str, font: str, size: float, width: float) -> float:
    """The size at which a line fits into a width: the given one, or smaller."""
    wide = width_of(clean(text), font, size)
    return size if wide <= width else size * width / wide

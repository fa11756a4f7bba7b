"""Words on paper: the standard fonts that every PDF reader has, so that none must be embedded."""

from skep.engine.extras import from_extra

with from_extra("print"):
    from reportlab.pdfbase.pdfmetrics import stringWidth

SANS, SANS_BOLD, SANS_ITALIC = "Helvetica", "Helvetica-Bold", "Helvetica-Oblique"
SERIF, SERIF_BOLD, SERIF_ITALIC = "Times-Roman", "Times-Bold", "Times-BoldItalic"

FONTS = (SANS, SANS_BOLD, SANS_ITALIC, SERIF, SERIF_BOLD, SERIF_ITALIC)

ASCENT, DESCENT = 0.75, 0.22
"""How far letters reach above and below the base line, as a part of the size."""

# What Fluent files use and the standard fonts lack.
_INSTEAD = str.maketrans({"\u202f": "\u00a0", "→": "-", "−": "-", "\u2011": "-"})


def clean(text: str) -> str:
    """The text in the signs of the standard fonts; ValueError for one that they cannot show."""
    made = text.translate(_INSTEAD)
    try:
        made.encode("cp1252")
    except UnicodeEncodeError as error:
        raise ValueError(f"the standard fonts have no {made[error.start]!r}: {text!r}") from None
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

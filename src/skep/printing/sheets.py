"""Sheets of paper with two sides, and what is on every one: title line, page number, hints."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from skep.locale import Words
from skep.printing.drawing import Drawing, label, stroke
from skep.printing.fonts import SANS, SERIF_ITALIC, fitting
from skep.printing.palette import INK, INK_SOFT, STRAW_EDGE
from skep.printing.paper import FOOT, HEAD, Paper
from skep.printing.pieces import Placed, back_of, front_of


@dataclass(frozen=True, slots=True)
class Job:
    """What is to be printed."""

    paper: Paper
    words: Words
    puzzles: tuple[str, ...] = ()
    """La Ruche: which puzzles, by date or number; none: the tiles of the game."""
    options: dict[str, Any] = field(default_factory=dict)
    """Options of the game, where they change what is printed."""
    finished: "Finished | None" = None
    """Bee Busy: a game that was played, to be printed as it stands."""
    players: int | None = None
    """Bee Busy: so many sheets; None: for a full table."""
    rules: bool = True
    """With the summary of the rules."""
    rulebook: bool = False
    """With all rules."""


@dataclass(frozen=True, slots=True)
class Finished:
    """A game as its players left it."""

    view: Any
    """What a spectator sees of it."""
    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """One sheet: a caption and what is drawn on its two sides."""

    caption: str
    front: Drawing
    back: Drawing | None = None
    """None: nothing needs to be on the other side."""
    placed: tuple[Placed, ...] = ()
    """The pieces to cut out of it."""
    part: str = "pieces"
    """`cover`, `text`, `pieces` or `solutions`. Text is printed on both sides where all is."""


def in_order(sheets: Sequence[Sheet]) -> list[Sheet]:
    """What is read stays together: the rules follow the cover, before what is cut out.

    Without a cover they come last, behind the sheets that somebody wants first. Solutions are the
    end of everything.
    """
    covered = any(sheet.part == "cover" for sheet in sheets)
    parts = ("cover", "text", "pieces") if covered else ("pieces", "text")
    order = (*parts, "solutions")
    return sorted(sheets, key=lambda sheet: order.index(sheet.part))


@dataclass(frozen=True, slots=True)
class Page:
    """One side of a sheet, ready to print."""

    marks: Drawing


def cut_sheets(caption: str, laid_out: Sequence[Sequence[Placed]], job: Job) -> list[Sheet]:
    """Sheets of pieces to cut out, numbered when there are several."""
    sheets = []
    for number, placed in enumerate(laid_out, 1):
        text = caption
        if len(laid_out) > 1:
            text = job.words.say(
                "print-caption-part", caption=caption, number=number, of=len(laid_out)
            )
        has_back = any(p.piece.back is not None for p in placed)
        back = back_of(placed, job.paper.width) if has_back else None
        sheets.append(Sheet(text, front_of(placed), back, tuple(placed)))
    return sheets


def pages(title: str, sheets: Sequence[Sheet], job: Job) -> list[Page]:
    """All sides in the order of printing.

    When one sheet has a back, all get one: printed on both sides, fronts stay fronts. Pages of
    text then share their sheets.
    """
    both = two_sided(sheets)
    sides: list[tuple[str, Drawing]] = []

    def blank() -> tuple[str, Drawing]:
        return job.words.say("print-blank-back", page=len(sides)), ()

    for sheet in sheets:
        text = sheet.part == "text"
        if both and not text and len(sides) % 2:
            sides.append(blank())
        sides.append((sheet.caption, sheet.front))
        if text or not both:
            continue
        if sheet.back is None:
            sides.append(blank())
        else:
            caption = job.words.say("print-back", caption=sheet.caption, page=len(sides))
            sides.append((caption, sheet.back))
    if both and len(sides) % 2:
        sides.append(blank())
    hint = job.words.say("print-hint-two-sided" if both else "print-hint")
    return [
        Page((*marks, *_frame(title, caption, hint, number, len(sides), job.paper)))
        for number, (caption, marks) in enumerate(sides, 1)
    ]


def two_sided(sheets: Sequence[Sheet]) -> bool:
    """Must both sides be printed?"""
    return any(sheet.back is not None for sheet in sheets)


def _frame(title: str, caption: str, hint: str, number: int, of: int, paper: Paper) -> Drawing:
    """The line above and the line below."""
    box = paper.printable
    top, bottom = box.top + HEAD - 3.4, box.bottom - 1.2
    room = box.width * 0.68
    size = fitting(caption, SANS, 3.1, room)
    return (
        label(box.left, top, title, 4.6, font=SERIF_ITALIC, colour=INK),
        label(box.right, top, caption, size, font=SANS, colour=INK_SOFT, align="right"),
        stroke(
            ((box.left + 0.2, top + 1.6), (box.right - 0.2, top + 1.6)),
            STRAW_EDGE,
            0.2,
            dash=(0.1, 0.9),
        ),
        label(box.left, bottom, hint, 2.5, font=SANS, colour=INK_SOFT),
        label(
            box.right,
            bottom,
            f"{number} / {of}",
            FOOT * 0.55,
            font=SANS,
            colour=INK_SOFT,
            align="right",
        ),
    )

"""What the tests of printing share: all prints, made once, and how to look into a PDF file."""

import base64
import ctypes
import re
import zlib
from collections.abc import Iterator
from functools import cache

import pypdfium2 as pdfium
import pypdfium2.raw as raw

from skep.locale import words
from skep.printing.paper import PAPERS
from skep.printing.registry import all_sheets, printed
from skep.printing.sheets import Job, Sheet

MM = 72 / 25.4

PRINTS = ("butine", "la-ruche", "la-ruche puzzle", "waggle-dance", "bee-busy")
"""Everything that can be printed; with all its rules."""


def game_of(what: str) -> str:
    """The game that is printed."""
    return what.removesuffix(" puzzle")


def job(what: str = "", paper: str = "a4", language: str = "en") -> Job:
    """What to print."""
    puzzles = ("2026-02-03", "7") if what.endswith("puzzle") else ()
    return Job(PAPERS[paper], words(language), puzzles=puzzles, rulebook=True)


@cache
def sheets(what: str, paper: str = "a4", language: str = "en") -> list[Sheet]:
    """The sheets of a print."""
    return all_sheets(game_of(what), job(what, paper, language))


@cache
def pdf(what: str, paper: str = "a4", language: str = "en", grey: bool = False) -> bytes:
    """The file of a print."""
    return printed(game_of(what), job(what, paper, language), in_grey=grey).data


@cache
def document(
    what: str, paper: str = "a4", language: str = "en", grey: bool = False
) -> pdfium.PdfDocument:
    """The same, opened."""
    return pdfium.PdfDocument(pdf(what, paper, language, grey))


def text_of(page: pdfium.PdfPage) -> str:
    """All words of a page, no-break spaces as plain ones."""
    found = page.get_textpage().get_text_bounded()
    return " ".join(found.replace("\u00a0", " ").split())


def streams(data: bytes) -> Iterator[str]:
    """What the file draws, page by page, as the operators of PDF; fonts are left out."""
    for number in re.findall(rb"/Contents (\d+) 0 R", data):
        found = re.search(
            rb"(?:^|\n)" + number + rb" 0 obj.*?stream\r?\n(.*?)endstream", data, re.DOTALL
        )
        assert found
        packed = base64.a85decode(found.group(1).strip().removesuffix(b"~>"))
        yield zlib.decompress(packed).decode("latin-1")


def outlines(page: pdfium.PdfPage) -> Iterator[list[tuple[float, float]]]:
    """The points of every straight outline of a page, in millimetres."""
    x, y = ctypes.c_float(), ctypes.c_float()
    for found in page.get_objects(filter=[raw.FPDF_PAGEOBJ_PATH]):
        points = []
        for i in range(raw.FPDFPath_CountSegments(found.raw)):
            segment = raw.FPDFPath_GetPathSegment(found.raw, i)
            if raw.FPDFPathSegment_GetType(segment) == raw.FPDF_SEGMENT_BEZIERTO:
                break
            raw.FPDFPathSegment_GetPoint(segment, x, y)
            points.append((x.value / MM, y.value / MM))
        else:
            yield points

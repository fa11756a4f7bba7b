"""Every print, page by page: sizes, words, margins, greys, and the same bytes again."""

import hashlib
import os
import re
import subprocess
import sys
from dataclasses import replace
from itertools import combinations

import pytest

from skep.locale import LANGUAGES
from skep.printing.drawing import Label, bounds
from skep.printing.paper import PAPERS
from skep.printing.registry import printed
from skep.printing.sheets import pages
from tests.printing.papers import MM, PRINTS, document, game_of, job, pdf, sheets, streams, text_of

pytestmark = pytest.mark.slow  # whole prints are made

PAGES = {"butine": 12, "la-ruche": 10, "la-ruche puzzle": 3, "waggle-dance": 30, "bee-busy": 10}
"""Without the rules: those have tests of their own."""
SIZES = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}

VARIANTS = (("a4", "en"), ("letter", "fr"))
"""Each paper and each language once."""

SMALL = ("butine", "la-ruche puzzle", "bee-busy")
"""Prints that are made quickly, for what is the same code in all of them."""


@pytest.mark.parametrize(("paper", "language"), VARIANTS)
@pytest.mark.parametrize("what", PRINTS)
def test_pages_have_the_size_of_the_paper(what: str, paper: str, language: str) -> None:
    for page in document(what, paper, language):
        width, height = page.get_size()
        assert (width / MM, height / MM) == pytest.approx(SIZES[paper], abs=0.01)


@pytest.mark.parametrize(("paper", "language"), VARIANTS)
@pytest.mark.parametrize("what", PRINTS)
def test_there_are_as_many_pages_as_the_pieces_need(what: str, paper: str, language: str) -> None:
    plain = replace(job(what, paper, language), rules=False, rulebook=False)
    assert printed(game_of(what), plain).pages == PAGES[what]


@pytest.mark.parametrize(("paper", "language"), VARIANTS)
@pytest.mark.parametrize("what", PRINTS)
def test_every_page_has_its_title_and_number(what: str, paper: str, language: str) -> None:
    found = document(what, paper, language)
    title = job(what, "a4", language).words.say(f"{game_of(what)}-title")
    for number, page in enumerate(found, 1):
        text = text_of(page)
        assert title.replace("\u202f", " ") in text
        assert re.search(rf"(^|\D){number} / {len(found)}($|\D)", text)


def test_words_are_in_the_language_asked_for() -> None:
    english, french = (text_of(document("butine", *variant)[0]) for variant in VARIANTS)
    assert "7 × daisy hexagon (W)" in english
    assert "48 Hive cards" in english
    assert "7 × hexagone marguerite (W)" in french
    assert "48 cartes Ruche" in french
    assert "Puzzle of 2026-02-03 · difficulty 2 of 5" in text_of(document("la-ruche puzzle")[0])
    assert "Casse-tête du 2026-02-03" in text_of(document("la-ruche puzzle", "letter", "fr")[0])


@pytest.mark.parametrize(("paper", "language"), VARIANTS)
@pytest.mark.parametrize("what", PRINTS)
def test_everything_is_inside_the_printable_margin(what: str, paper: str, language: str) -> None:
    inside = PAPERS[paper].printable
    for page in pages("Title", sheets(what, paper, language), job(what, paper, language)):
        for mark in page.marks:
            box = bounds((mark,))
            assert box.left >= inside.left - 1e-6, mark
            assert box.top >= inside.top - 1e-6, mark
            assert box.right <= inside.right + 1e-6, mark
            assert box.bottom <= inside.bottom + 1e-6, mark


@pytest.mark.parametrize("what", PRINTS)
def test_no_sheet_draws_on_the_title_or_the_page_number(what: str) -> None:
    for paper in PAPERS.values():
        for sheet in sheets(what, paper.id):
            for side in filter(None, (sheet.front, sheet.back)):
                assert bounds(side).top >= paper.area.top - 1e-6
                assert bounds(side).bottom <= paper.area.bottom + 1e-6


def test_the_margin_of_the_rendered_page_is_white() -> None:
    page = next(p for p in document("butine") if "Tiles and the bee, 2" in text_of(p))
    image = page.render(scale=1, grayscale=True).to_pil()
    width, height = image.size
    rim = int(9 * MM)
    for box in ((0, 0, width, rim), (0, 0, rim, height), (width - rim, 0, width, height)):
        assert image.crop(box).getextrema() == (255, 255)
    # The same look at the middle finds something.
    assert image.getextrema()[0] < 200


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", PRINTS)
def test_no_words_cover_other_words(what: str, language: str) -> None:
    for paper in PAPERS:
        for sheet in sheets(what, paper, language):
            for side in filter(None, (sheet.front, sheet.back)):
                words = [(m.text, bounds((m,))) for m in side if isinstance(m, Label)]
                for (text, a), (other, b) in combinations(words, 2):
                    wide = min(a.right, b.right) - max(a.left, b.left)
                    high = min(a.bottom, b.bottom) - max(a.top, b.top)
                    # Lines of one text come near each other: a little of ascent and descent.
                    assert wide <= 0.1 or high <= 0.35, f"{text!r} and {other!r}"


_COLOUR = re.compile(r"(?:^|\s)(rg|RG|k|K|cs|CS|sc|SC|scn|SCN|sh|Do)(?=\s|$)")
_GREY = re.compile(r"(?:^|\s)(g|G)(?=\s|$)")


def _operators(data: bytes, wanted: re.Pattern[str]) -> set[str]:
    # Strings may hold anything; they are cut out first.
    drawn = (re.sub(r"\((?:\\.|[^()\\])*\)", "()", stream) for stream in streams(data))
    return {found for text in drawn for found in wanted.findall(text)}


@pytest.mark.parametrize("what", SMALL)
def test_a_grey_print_has_no_colours(what: str) -> None:
    grey, colour = pdf(what, grey=True), pdf(what)
    assert _operators(grey, _COLOUR) == set()
    assert _operators(grey, _GREY) == {"g", "G"}
    # The same look at a print in colour finds colours, and no pictures.
    assert _operators(colour, _COLOUR) == {"rg", "RG"}


@pytest.mark.parametrize("what", PRINTS)
def test_only_vectors_and_fonts_that_are_in_the_file(what: str) -> None:
    """A font without its letters in the file looks different on every machine, or is missing."""
    data = pdf(what)
    assert b"/Subtype /Image" not in data
    named = set(re.findall(rb"/BaseFont /([A-Za-z+-]+)", data))
    described = [part for part in data.split(b"endobj") if b"/Type /FontDescriptor" in part]
    assert all(b"/FontFile2 " in part for part in described)
    carried = re.findall(rb"/FontName /([A-Za-z+-]+)", b"".join(described))
    assert named == set(carried)
    assert len(named) >= 2
    assert b"Helvetica" not in data


@pytest.mark.parametrize("what", SMALL)
def test_the_same_print_has_the_same_bytes(what: str) -> None:
    assert printed(game_of(what), job(what)).data == pdf(what)
    assert pdf(what) != pdf(what, "letter", "fr")


def test_the_bytes_do_not_depend_on_the_process() -> None:
    """Python orders sets of texts by a number that differs from process to process."""
    script = (
        "import sys, hashlib; from tests.printing.papers import pdf;"
        "print(*(hashlib.sha256(pdf(what)).hexdigest() for what in sys.argv[1:]))"
    )
    wanted = [hashlib.sha256(pdf(what)).hexdigest() for what in SMALL]
    path = os.pathsep.join(entry or "." for entry in sys.path)
    seed = "1" if os.environ.get("PYTHONHASHSEED") != "1" else "2"
    made = subprocess.run(  # noqa: S603
        [sys.executable, "-c", script, *SMALL],
        env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    assert made.stdout.split() == wanted


def test_viewers_are_asked_not_to_scale_and_to_flip_on_the_long_edge() -> None:
    assert b"/PrintScaling /None" in pdf("butine")
    assert b"/Duplex /DuplexFlipLongEdge" in pdf("butine")
    assert b"/Duplex /Simplex" in pdf("la-ruche puzzle")
    assert document("butine").get_metadata_value("Title") == "Butine!"


@pytest.mark.parametrize("what", ["butine", "la-ruche", "waggle-dance", "bee-busy"])
def test_fronts_are_on_odd_pages(what: str) -> None:
    """Printed on both sides, no front comes onto the back of another; text fills both."""
    text = [
        page
        for page in map(text_of, document(what))
        if "The rules for the table, " in page or "All the rules, " in page
    ]
    assert len(text) > 3
    for number, page in enumerate(map(text_of, document(what)), 1):
        if page not in text:
            assert (f"back of page {number - 1}" in page) == (number % 2 == 0)


def test_the_ruler_is_as_long_as_it_says() -> None:
    for paper in PAPERS:
        (ruler,) = [
            m for m in sheets("butine", paper)[0].front if getattr(m, "role", "") == "ruler"
        ]
        (x0, _), (x1, _) = (segment.points[0] for segment in ruler.segments)  # type: ignore[union-attr]
        assert x1 - x0 == pytest.approx(100)

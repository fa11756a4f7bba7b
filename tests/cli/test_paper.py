"""`skep print`: files that are written, and mistakes that are told."""

import random
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import pypdfium2 as pdfium
import pytest

import skep
from skep.games import bee_busy
from skep.games.registry import GAMES
from tests.cli.helpers import fails, run


def _size(path: Path) -> tuple[int, int]:
    width, height = pdfium.PdfDocument(path.read_bytes())[0].get_size()
    return round(width / 72 * 25.4), round(height / 72 * 25.4)


def test_a_game_is_printed_into_a_file_named_after_it(here: Path) -> None:
    result = run("print", "la-ruche", "--puzzle", "7")
    assert (result.exit_code, result.stdout) == (0, "skep-la-ruche-puzzle-a4.pdf: 4 pages\n")
    assert _size(here / "skep-la-ruche-puzzle-a4.pdf") == (210, 297)


@pytest.mark.slow
def test_language_paper_and_file_can_be_chosen(here: Path) -> None:
    result = run(
        "print", "butine", "--paper", "letter", "--lang", "fr", "--grey", "--output", "bees.pdf"
    )
    assert (result.exit_code, result.stdout) == (0, "bees.pdf\u00a0: 14 pages\n")
    assert _size(here / "bees.pdf") == (216, 279)
    text = pdfium.PdfDocument("bees.pdf")[0].get_textpage().get_text_bounded()
    assert "marguerite" in text


@pytest.mark.slow
def test_rules_are_in_every_print_unless_they_are_not_wanted(here: Path) -> None:
    pages = {}
    for args in ([], ["--no-rules"], ["--rulebook"], ["--no-rules", "--rulebook"]):
        assert run("print", "bee-busy", "--force", "--output", "b.pdf", *args).exit_code == 0
        found = pdfium.PdfDocument((here / "b.pdf").read_bytes())
        text = " ".join(page.get_textpage().get_text_bounded() for page in found)
        pages[" ".join(args)] = len(found)
        assert ("The rules for the table" in text) == ("--no-rules" not in args)
        assert ("All the rules" in text) == ("--rulebook" in args)
    assert pages[""] == pages["--no-rules"] + 2
    assert pages["--rulebook"] == pages["--no-rules --rulebook"] + 2 > pages[""]


def test_a_file_is_replaced_only_by_force(here: Path) -> None:
    path = here / "skep-la-ruche-puzzle-a4.pdf"
    path.write_text("mine", "utf-8")
    said = fails("print", "la-ruche", "--puzzle", "7")
    assert "skep-la-ruche-puzzle-a4.pdf exists already; --force replaces it" in said
    assert path.read_text("utf-8") == "mine"
    assert run("print", "la-ruche", "--puzzle", "7", "--force").exit_code == 0
    assert path.read_bytes().startswith(b"%PDF")


def test_the_daily_puzzle_is_that_of_today(here: Path) -> None:
    before = datetime.now(UTC).date().isoformat()
    run("print", "la-ruche", "--puzzle", "daily", "--output", "daily.pdf")
    after = datetime.now(UTC).date().isoformat()
    text = pdfium.PdfDocument(here / "daily.pdf")[0].get_textpage().get_text_bounded()
    assert f"Puzzle of {before}" in text or f"Puzzle of {after}" in text


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ([], "say which game; games: butine, la-ruche, waggle-dance, bee-busy"),
        (["chess"], "there is no game 'chess' to print; games: butine, la-ruche,"),
        (["butine", "--paper", "a3"], "there is no paper a3; papers: a4, letter"),
        (["butine", "--puzzle", "7"], "butine has no puzzles to print"),
        (["butine", "-o", "quick"], "butine is printed without options and records"),
        (["bee-busy", "-o", "sheet=moon"], "there is no sheet 'moon'; sheets: garden, heath"),
        (["bee-busy", "--players", "5"], "bee-busy is printed for 1 to 4 players, not 5"),
        (["butine", "--players", "2"], "butine is printed whole: only bee-busy has a sheet for"),
        (["bee-busy", "--record", "missing.txt"], "there is no file missing.txt"),
        (["la-ruche", "--puzzle", "tomorrow"], "write a date like 2026-02-03 or a number like 7"),
        (["la-ruche", "--puzzle", "2026-02-30"], "there is no day 2026-2-30"),
        (["la-ruche", "--puzzle", "7", "--output", "missing/file.pdf"], "missing/file.pdf"),
        (["la-ruche", "--puzzle", "7", "--output", ".", "--force"], ".: "),
        (["butine", "--lang", "de"], "there is no language 'de'"),
    ],
)
def test_mistakes_are_told_in_one_line(args: list[str], said: str, here: Path) -> None:
    assert said in fails("print", *args)
    assert list(here.iterdir()) == []


def test_sheets_are_printed_for_so_many_players(here: Path) -> None:
    result = run("print", "bee-busy", "--players", "3", "--output", "three.pdf")
    # Two pages of rules, the pieces and three sheets, each with its back.
    assert (result.exit_code, result.stdout) == (0, "three.pdf: 10 pages\n")
    found = [
        page.get_textpage().get_text_bounded() for page in pdfium.PdfDocument(here / "three.pdf")
    ]
    assert sum("Player’s sheet" in text and "back of page" not in text for text in found) == 3


def test_a_game_that_was_played_is_printed_from_its_record(
    here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "bee-busy", bee_busy.GAME)
    match = skep.new("bee-busy", seats=1, seed=5)
    luck = random.Random(2)
    while match.actors:
        moves = [move for move in match.legal(0) if str(move) != "back"]
        match.apply(0, luck.choice(moves))
    (here / "solo.txt").write_text(match.record(), "utf-8")
    result = run("print", "bee-busy", "--record", "solo.txt", "--no-rules", "--output", "solo.pdf")
    assert (result.exit_code, result.stdout) == (0, "solo.pdf: 1 page\n")
    text = pdfium.PdfDocument(here / "solo.pdf")[0].get_textpage().get_text_bounded()
    assert "Player 1" in text
    assert str(match.scores[0]) in text.split()
    said = fails("print", "la-ruche", "--record", "solo.txt")
    assert "solo.txt is a game of bee-busy" in said


def test_other_commands_do_not_load_reportlab() -> None:
    look = "import sys, skep.cli.main; sys.exit('reportlab' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", look], check=False).returncode == 0  # noqa: S603

"""`skep puzzle`: made, daily, solved, helped with, printed; and stopped."""

import re
import sys
from datetime import date
from pathlib import Path
from typing import Any

import pytest

import skep
from skep.cli import patience as waiting
from skep.cli import puzzle as command
from skep.games.la_ruche import solver
from skep.games.la_ruche.daily import daily
from skep.games.la_ruche.grading import grade
from skep.games.la_ruche.material import TILE_NAMES
from skep.games.la_ruche.solver import count, solve
from skep.locale import words
from tests.cli.helpers import fails, run

SIX = ["124356", "124536", "125463", "125634", "126345", "152346"]
IMPOSSIBLE = ["123456", "123465", "123546"]


def tiles_in(text: str) -> list[str]:
    """The tiles that a command names, in the line that tells how to play them."""
    found = re.search(r"-o '?puzzle=([1-6 ]+)'?", text)
    assert found is not None
    return found[1].split()


def laid(text: str) -> list[str]:
    """The layout that a command prints."""
    return next(line.split() for line in text.splitlines() if "@" in line)


# ---------------------------------------------------------------- new and daily


@pytest.mark.parametrize("tiles", [3, 12, 20])
def test_a_new_puzzle_can_be_solved(tiles: int) -> None:
    text = run("puzzle", "new", "--tiles", str(tiles), "--seed", "1").stdout
    drawn = tiles_in(text)
    assert len(set(drawn)) == tiles
    assert solve(drawn).solvable
    assert f"Difficulty {grade(drawn)} of 5: " in text
    assert run("puzzle", "new", "--tiles", str(tiles), "--seed", "1").stdout == text
    assert run("puzzle", "new", "--tiles", str(tiles), "--seed", "2").stdout != text


def test_without_a_seed_it_is_another_one_each_time() -> None:
    assert run("puzzle", "new").stdout != run("puzzle", "new").stdout


@pytest.mark.parametrize("wanted", [1, 5])
def test_a_new_puzzle_of_a_difficulty(wanted: int) -> None:
    text = run("puzzle", "new", "--grade", str(wanted), "--seed", "3").stdout
    assert grade(tiles_in(text)) == wanted


def test_no_such_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "MOST_DRAWS", 0)
    assert "no such puzzle among 0" in fails("puzzle", "new")


def test_how_to_play_it_is_told_truly() -> None:
    text = run("puzzle", "new", "--tiles", "4", "--seed", "1").stdout
    line = text.splitlines()[-1]
    assert line.startswith("  skep play la-ruche --seats 1 -o 'puzzle=")
    option = line.partition("-o ")[2].strip("'")
    played = run("play", "la-ruche", "--seats", "1", "-o", option, typed="give up\n")
    assert played.exit_code == 0
    assert "A puzzle of 4 tiles." in played.stdout


@pytest.mark.rule("RUC-16")
def test_the_puzzle_of_a_day() -> None:
    text = run("puzzle", "daily", "2026-11-15").stdout
    assert text.startswith("The puzzle of 2026-11-15:")
    assert tuple(tiles_in(text)) == daily(2026, 11, 15)
    assert run("puzzle", "solve", "2026-11-15", "--cap", "0").exit_code == 0


def test_today(monkeypatch: pytest.MonkeyPatch) -> None:
    class Then(date):
        @classmethod
        def today(cls) -> "Then":
            return cls(2026, 3, 5)

    monkeypatch.setattr(command, "date", Then)
    assert tuple(tiles_in(run("puzzle", "daily").stdout)) == daily(2026, 3, 5)
    french = run("puzzle", "hint", "aujourd’hui", "--lang", "fr")
    assert french.stdout.startswith("Ceci mène sûrement à une solution")


# ---------------------------------------------------------------- solve and hint


@pytest.mark.rule("RUC-16")
def test_a_solution_its_number_and_its_difficulty() -> None:
    text = run("puzzle", "solve", *SIX).stdout
    assert text.startswith("It can be laid, for example so:")
    match = skep.new("la-ruche", seats=1, options={"puzzle": " ".join(SIX)})
    for cell in laid(text):
        match.apply(0, f"place {cell}")
    assert match.reason == "solved"
    number = count(SIX).number
    assert f"There are {number} solutions, not counting" in text
    assert f"Difficulty {grade(SIX)} of 5" in text
    capped = run("puzzle", "solve", *SIX, "--cap", "2").stdout
    assert "There are at least 2 solutions" in capped


def test_tiles_can_come_in_one_word_as_they_stand_in_an_option() -> None:
    assert run("puzzle", "solve", " ".join(SIX)).stdout == run("puzzle", "solve", *SIX).stdout


@pytest.mark.rule("RUC-16")
def test_what_cannot_be_laid_is_proved() -> None:
    for name in ("solve", "hint"):
        result = run("puzzle", name, *IMPOSSIBLE)
        assert result.exit_code == 1
        assert "These tiles cannot all be laid: it is proved." in result.stdout
        assert "All ways to go on were tried: 18 layouts." in result.stdout


@pytest.mark.rule("RUC-16")
def test_hints_lead_to_the_end_and_dead_ends_are_proved() -> None:
    cells: list[str] = []
    hand = list(SIX)
    while hand:
        text = run("puzzle", "hint", *hand, *cells).stdout
        cells.append(text.strip().partition("place ")[2])
        lay = cells[-1][:6]
        turn = lay.index("1")
        hand.remove(lay[turn:] + lay[:turn])
    assert run("puzzle", "hint", *cells).stdout == "Every tile of the puzzle has found its place.\n"
    dead = _dead_end()
    result = run("puzzle", "hint", *dead)
    assert result.exit_code == 1
    assert "This is a dead end" in result.stdout
    assert run("puzzle", "solve", *dead).exit_code == 1


def _dead_end() -> list[str]:
    """A first tile and a second one that lead nowhere, and the tiles that are left."""
    match = skep.new("la-ruche", seats=1, options={"puzzle": " ".join(SIX)})
    match.apply(0, f"place {SIX[0]}@0,0")
    for move in match.legal(0):
        twin = match.copy()
        twin.apply(0, move)
        view: Any = twin.view(0)
        if str(move).startswith("place") and solve(view.hand, view.cells).solvable is False:
            return [*view.hand, *view.cells]
    raise AssertionError("every second tile leads to a solution")


def test_a_record_is_a_puzzle_too(tmp_path: Path) -> None:
    match = skep.new("la-ruche", seats=1, options={"puzzle": " ".join(SIX)})
    match.apply(0, solve(SIX).moves[0])
    file = tmp_path / "puzzle.txt"
    file.write_text(match.record(), encoding="utf-8")
    view: Any = match.view(0)
    text = run("puzzle", "solve", str(file)).stdout
    assert laid(text)[0] == view.cells[0]
    file.write_text(skep.new("la-ruche", seats=2, seed=1).record(), encoding="utf-8")
    assert "is not the record of a puzzle" in fails("puzzle", "hint", str(file))


def test_print_draws_what_lies_and_what_is_left() -> None:
    text = run("puzzle", "print", *SIX).stdout
    assert [line.split() for line in text.splitlines()][5] == SIX
    both = run("puzzle", "print", *SIX[1:], f"{SIX[0]}@0,0").stdout
    assert SIX[0] not in both
    assert all(name in both for name in SIX[1:])
    narrow = run("puzzle", "print", *SIX, env={"COLUMNS": "30"}).stdout
    assert all(len(line) <= 30 for line in narrow.splitlines())


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["123457", "123456"], "there is no tile '123457'"),
        (["123456", "123456"], "is there twice"),
        (["123456", "124356@1,0"], "the first tile lies at 0,0"),
        (["nonsense"], "is no tile, no file and no date"),
        (["2026-02-30"], "is no tile, no file and no date"),
        (list(TILE_NAMES[:21]), "a puzzle has 1 to 20 tiles"),
        (["124356@0,0", "124536@4,4", "123456"], "touches 0 tiles"),
    ],
)
@pytest.mark.parametrize("name", ["solve", "hint", "print"])
def test_nonsense_is_refused_in_one_line(name: str, args: list[str], says: str) -> None:
    assert says in fails("puzzle", name, *args)


def test_alone_it_helps() -> None:
    result = run("puzzle")
    assert result.exit_code == 0
    assert "daily" in result.stdout
    assert result.stderr == ""


# ---------------------------------------------------------------- waiting


class Terminal:
    """A stderr that somebody watches."""

    def __init__(self) -> None:
        self.text = ""

    def isatty(self) -> bool:
        return True

    def write(self, text: str) -> int:
        self.text += text
        return len(text)

    def flush(self) -> None:
        pass


def test_a_long_search_tells_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    clock = [0.0]
    monkeypatch.setattr(sys, "stderr", terminal)
    with waiting.patience(words("en"), now=lambda: clock[0]) as watch:
        assert watch(2048)
        assert terminal.text == "", "not yet"
        clock[0] = 5.0
        assert watch(4096)
        assert terminal.text == "\r… 4,096 layouts tried (Ctrl-C stops)"
    assert terminal.text.endswith("\r"), "the line is taken away again"


def test_nobody_is_told_who_does_not_watch(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(terminal, "isatty", lambda: False)
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr(waiting, "SOON", -1.0)
    with waiting.patience(words("en")) as watch:
        watch(10**6)
    assert terminal.text == ""


def test_a_search_can_be_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_args: Any, **_named: Any) -> Any:
        raise KeyboardInterrupt

    monkeypatch.setattr(solver, "solve", interrupted)
    for args in (["solve", *SIX], ["hint", *SIX], ["new"]):
        result = run("puzzle", *args)
        assert result.exit_code == 130
        assert result.stderr == "Stopped after 0 layouts: not known yet.\n"

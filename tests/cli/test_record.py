"""`skep replay` and `skep verify`."""

import contextlib
import io
import json
import os
import threading
from pathlib import Path

import pytest
from rich.console import Console

from skep.cli import common as command_common
from skep.cli import record as command
from skep.cli.boards import face_of
from skep.cli.screen import Screen
from skep.engine import record as records
from skep.locale import words
from tests.cli.helpers import Script, fails, run


@pytest.fixture(scope="module")
def game() -> Script:
    return Script(11, 2, ["greedy"], "en", quick=True)


@pytest.fixture
def file(game: Script, tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(game.match.record(), "utf-8")
    return path


def test_verify(file: Path, game: Script) -> None:
    result = run("verify", str(file))
    assert result.exit_code == 0
    assert f"{len(game.match.log)} moves, all allowed by the rules" in result.stdout
    assert "the luck is what its source gives" in result.stdout


def test_verify_says_when_the_luck_cannot_be_checked(file: Path, game: Script) -> None:
    text = file.read_text("utf-8").replace(f"seed {game.match.seed}\n", "")
    file.write_text(text, "utf-8")
    result = run("verify", str(file))
    assert result.exit_code == 0
    assert "does not reveal its source of luck" in result.stdout


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("seed 11", "seed 12", "draws"),
        ("place", "plaice", "plaice"),
        ("seats 2", "seats 7", "7 seats"),
        ("hash ", "hash 0", "hash"),
        ("game butine 1", "game butine 99", "version 99"),
        ("game butine 1", "game chess 1", "chess"),
    ],
)
def test_verify_says_what_is_wrong(file: Path, old: str, new: str, said: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")
    assert said in fails("verify", str(file), code=1)


def test_replay_lists_all_moves_in_words(file: Path, game: Script) -> None:
    lines = run("replay", str(file)).stdout.splitlines()
    first = game.match.view(None).result
    assert first is not None
    assert "begins. In the market: " in lines[0]
    numbers = [int(line.split()[0]) for line in lines if line[:4].strip().isdigit()]
    assert numbers == sorted(numbers)
    assert numbers[-1] <= len(game.match.log)
    told = " ".join(lines)
    assert told.count(" lays a ") == sum(e.move.startswith("place") for e in game.match.log)
    assert told.count(" gathers ") == sum(e.move.startswith("gather") for e in game.match.log)
    assert f"[{first.rule}]" in told


def test_replay_uses_the_names_in_the_record(file: Path) -> None:
    text = file.read_text("utf-8").replace("seed ", 'players ["Zoe","Tom"]\nseed ', 1)
    file.write_text(text, "utf-8")
    told = run("replay", str(file)).stdout
    assert "Zoe " in told
    assert "Tom " in told
    assert "Player" not in told


def test_replay_at_a_position(file: Path) -> None:
    start = run("replay", str(file), "--at", "0").stdout
    assert "@W0@" in start
    assert "After 0 of" in start
    later = run("replay", str(file), "--at", "2", "--lang", "fr").stdout
    assert "Après 2 coups sur" in later
    assert later.count("• ") == 1


def test_replay_beyond_the_end(file: Path, game: Script) -> None:
    count = len(game.match.log)
    said = f"there is no position after {count + 1} moves; the record has {count}"
    assert said in fails("replay", str(file), "--at", str(count + 1))
    assert f"the record has {count}" in fails("replay", str(file), "--at", "-1")


def test_a_record_with_a_false_end_is_not_replayed(file: Path) -> None:
    text = file.read_text("utf-8").replace("end ", "end all-passed-", 1)
    file.write_text(text, "utf-8")
    assert "claims the end" in fails("replay", str(file))


def test_stepping(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Enter goes on, `b` back, a number jumps, `q` leaves."""
    typed = iter(["", "", "b", "5", "q"])
    monkeypatch.setattr("builtins.input", lambda _prompt: next(typed))
    out = io.StringIO()
    screen = Screen(Console(file=out, width=100), face_of("butine"), ("Zoe", "Tom"), words("en"))
    steps = command._steps(records.read(file.read_text("utf-8")))
    command._walk(screen, steps, words("en"))
    shown = [line for line in out.getvalue().splitlines() if line.startswith("After ")]
    assert [int(line.split()[1]) for line in shown] == [0, 1, 2, 1, 5]
    assert next(typed, None) is None


# ---------------------------------------------------------------- files of strangers


def _full_pipe(path: Path) -> Path:
    """A pipe into which somebody writes without end, for as long as anybody reads."""
    os.mkfifo(path)

    def write() -> None:
        with contextlib.suppress(BrokenPipeError), path.open("wb", buffering=0) as pipe:
            while True:
                pipe.write(b"x" * 65536)

    threading.Thread(target=write, daemon=True).start()
    return path


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_file_that_never_ends_is_refused(command: str, tmp_path: Path) -> None:
    for file in (Path("/dev/zero"), _full_pipe(tmp_path / "pipe")):
        said = fails(command, str(file))
        assert f"{file} is too large to be a record: more than 4,194,304 bytes" in said


def test_a_file_of_the_greatest_size_is_read(file: Path) -> None:
    text = file.read_text("utf-8")
    remark = "#" * (command_common.MOST_BYTES - len(text.encode()))
    file.write_text(text + remark, "utf-8")
    assert run("verify", str(file)).exit_code == 0
    file.write_text(text + remark + "#", "utf-8")
    assert "too large" in fails("verify", str(file))


EVIL = "\x1b]0;title\x07\x1b[2J\u202e\x9b31m"


def _no_control_signs(said: str) -> None:
    for sign in EVIL:
        assert sign.isprintable() or sign not in said


def test_no_control_signs_of_a_record_are_printed(file: Path, game: Script) -> None:
    text = file.read_text("utf-8")
    names = json.dumps([EVIL, "Zoe"], ensure_ascii=True)
    file.write_text(text.replace("seed ", f"players {names}\nseed ", 1), "utf-8")
    for arguments in ([], ["--at", "3"]):
        said = run("replay", str(file), *arguments).stdout
        assert "\\x1b]0;title" in said
        _no_control_signs(said)
    file.write_text(text + f"7{EVIL} move\n", "utf-8")
    _no_control_signs(fails("verify", str(file), code=1))
    _no_control_signs(fails("replay", f"{file}{EVIL}"))


def test_a_move_of_five_thousand_digits_is_no_move(file: Path) -> None:
    text = file.read_text("utf-8") + "0 place Y0@" + "9" * 5000 + ",0\n"
    file.write_text(text, "utf-8")
    assert "is too long to be a move" in fails("verify", str(file), code=1)

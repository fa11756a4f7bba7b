"""`skep replay` and `skep verify`."""

import contextlib
import io
import json
import os
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from skep.cli import common as command_common
from skep.cli.boards import face_of
from skep.cli.keys import TerminalKeys
from skep.cli.lookback import Lookback, steps_of
from skep.cli.screen import Screen
from skep.cli.speech import recorded_names
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


def looking(file: Path, *, lang: str = "en", pressed: Sequence[str | None] = ()) -> Any:
    """A look back at a record, and what it prints; keys come from a list."""
    record = records.read(file.read_text("utf-8"))
    speak, out = words(lang), io.StringIO()
    names = recorded_names(record.players, record.seats, speak)
    screen = Screen(Console(file=out, width=100), face_of(record.game), names, speak)
    waits: list[float] = []
    left = list(pressed)

    class Pressed:
        def wait(self, seconds: float) -> str | None:
            waits.append(seconds)
            return left.pop(0)

    look = Lookback(screen, steps_of(record), pressed=lambda: contextlib.nullcontext(Pressed()))
    return look, out, waits


def shown(out: io.StringIO) -> list[int]:
    lines = [line for line in out.getvalue().splitlines() if line.startswith("After ")]
    return [int(line.split()[1]) for line in lines]


def test_stepping(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Enter goes on, `b` back, a number jumps, `q` leaves."""
    typed = iter(["", "", "b", "5", "q"])
    monkeypatch.setattr("builtins.input", lambda _prompt: next(typed))
    look, out, _ = looking(file)
    look.walk()
    assert shown(out) == [0, 1, 2, 1, 5]
    assert next(typed, None) is None


def test_stepping_passes_over_moves_of_which_nothing_is_told(
    file: Path, game: Script, monkeypatch: pytest.MonkeyPatch
) -> None:
    silent = [n for n, entry in enumerate(game.match.log, 1) if entry.move == "done"]
    assert silent
    monkeypatch.setattr("builtins.input", lambda _prompt: "")
    look, out, _ = looking(file)
    look.walk()
    last = len(game.match.log)
    assert [at for at in shown(out) if at in silent and at != last] == []
    assert shown(out)[-1] == last


def test_it_runs_by_itself_with_keys_for_speed(file: Path) -> None:
    look, out, waits = looking(file, pressed=[None, "+", None, "-", "-", "back", "x", "next", " "])
    assert look.play() is True, "the space stops it, and one steps on by hand"
    assert waits == [1.4, 1.4, 0.7, 0.7, 1.4, 2.8, 2.8, 2.8, 2.8]
    assert "Speed ×2" in out.getvalue()
    assert shown(out) == [1, 2, 1, 2]
    look, out, _ = looking(file, pressed=[None, "q"])
    assert look.play() is False
    look, out, waits = looking(file, pressed=["+"] * 9 + ["-"] * 9 + ["q"])
    look.play()
    assert min(waits) == 1.4 / 16
    assert max(waits) == 1.4 / 0.25


def test_it_runs_to_the_end(file: Path, game: Script) -> None:
    look, out, _ = looking(file, pressed=[None] * 500)
    assert look.play() is True
    assert shown(out)[-1] == len(game.match.log)
    assert "[BUT-" in out.getvalue(), "and how it ended"


@pytest.mark.parametrize(
    ("signs", "key"), [("+", "+"), ("\x1b[D", "back"), ("\x1b[C", "next"), ("\x1b", "\x1b")]
)
def test_keys_are_read_one_by_one(signs: str, key: str) -> None:
    reading, writing = os.pipe()
    try:
        keys = TerminalKeys(reading)
        assert keys.wait(0) is None
        os.write(writing, signs.encode())
        assert keys.wait(5) == key
        assert keys.wait(0) is None, "nothing of it is left over"
    finally:
        os.close(reading)
        os.close(writing)


def test_a_speed_that_cannot_be(file: Path) -> None:
    for speed in ("0", "100", "fast"):
        assert "--speed" in fails("replay", str(file), "--speed", speed)
    assert run("replay", str(file), "--speed", "2").stdout == run("replay", str(file)).stdout


# ---------------------------------------------------------------- who played


@pytest.mark.parametrize(
    ("player", "en", "fr"),
    [
        ("bot:greedy", "Greedy 1", "Glouton 1"),
        ("bot:greedy for Zoe", "Greedy for Zoe", "Glouton pour Zoe"),
        ("Zoe with bot:greedy bot:random", "Zoe with Greedy and Random", None),
        ("bot:teacher", "Teacher", "Guide"),
        ("bot:of-somebody", "of-somebody 1", "of-somebody 1"),
        ("Zoe", "Zoe", "Zoe"),
    ],
)
def test_bots_of_a_record_have_names(player: str, en: str, fr: str | None) -> None:
    assert recorded_names([player, "Tom"], 2, words("en"))[0] == en
    if fr is not None:
        assert recorded_names([player, "Tom"], 2, words("fr"))[0] == fr
    assert recorded_names([player], 2, words("en")) == ("Player 1", "Player 2")


def test_a_game_between_bots_is_told_in_the_readers_language(tmp_path: Path) -> None:
    file = tmp_path / "bots.txt"
    args = ("play", "waggle-dance", "--bots", "greedy,greedy", "--seats", "2", "--seed", "3")
    run(*args, "--record", str(file))
    assert records.read(file.read_text("utf-8")).players == ("bot:greedy", "bot:greedy")
    told = run("replay", str(file), "--lang", "fr").stdout.replace("\u00a0", " ")
    assert "Glouton 1 " in told
    assert "Glouton 2 " in told
    assert "bot:" not in told
    assert "Greedy" not in told
    assert "done" not in told
    assert "Glouton 1 : terminé, Glouton 2 : terminé" in told
    english = run("replay", str(file), "--lang", "en").stdout.splitlines()
    passes = [
        entry for entry in records.read(file.read_text("utf-8")).entries if entry.move == "done"
    ]
    folded = [line for line in english if ": done" in line]
    assert len(folded) < 10 < len(passes)


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

"""Bots from outside: whatever they do, they lose a move and nothing else."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import skep
from skep.bots.outside import hiring, lines, pool, talk
from skep.bots.outside.hiring import (
    Hired,
    all_hired,
    check_name,
    company,
    dismiss,
    hire,
    read_hired,
)
from skep.bots.outside.lines import Ear, Lost, Question
from skep.bots.outside.player import OutsidePlayer, lost_moves_of
from skep.bots.outside.pool import Pool
from skep.bots.outside.program import LAUNCH, BadBot, Limits, Program
from skep.bots.outside.talk import Talk
from skep.bots.pace import PACES
from skep.bots.registry import BOTS, bots_of, make_bot
from skep.games.registry import GAMES

pytestmark = pytest.mark.process

RASCAL = Path(__file__).with_name("rascal.py")
SECONDS = 0.4
"""For bots that will not answer anyway."""
PATIENT = 20.0
"""For those that will, on however busy a machine."""
NEWS = f"butine {GAMES['butine'].meta.rules_version} 7"
"""What is told of a new game."""
SMALL = Limits(memory=200 * 1024**2)


def rascal(how: str, *more: str) -> tuple[str, ...]:
    return (sys.executable, "-I", str(RASCAL), how, *more)


def wish(how: str, *more: str, **about: Any) -> Hired:
    about.setdefault("seconds", PATIENT)
    return Hired("rascal", rascal(how, *more), (), **about)


@pytest.fixture(autouse=True)
def nobody_stays() -> Iterator[None]:
    yield
    assert all_hired() == ()
    assert "rascal" not in BOTS
    assert "rascal" not in PACES


class Table:
    """A game of Butine!, and a rascal who is asked about its first position."""

    def __init__(self) -> None:
        self.match = skep.new("butine", seats=2, seed=3)
        self.seat = self.match.actors[0]
        self.legal = self.match.legal(self.seat)
        player = make_bot("rascal", "butine", 7)
        assert isinstance(player, OutsidePlayer)
        self.player = player
        self.pool: Pool = player._pool

    def ask(self, chair: object = "chair") -> Any:
        return self.player.ask(chair, self.match.view(self.seat), self.legal)

    def lost(self) -> Lost:
        with pytest.raises(Lost) as lost:
            self.ask()
        return lost.value


def gone(pid: int) -> bool:
    """Is there nobody left of this group?"""
    give_up = time.monotonic() + 5
    while time.monotonic() < give_up:
        try:
            os.killpg(pid, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.01)
    return False


@pytest.mark.parametrize(
    ("how", "why"),
    [
        ("hangs", "hung"),
        ("works-hard", "hung"),
        ("trickles", "hung"),
        ("crashes", "crashed"),
        ("falls-silent", "crashed"),
        ("says-nonsense", "nonsense"),
        ("floods-a-line", "flood"),
        ("floods-lines", "flood"),
        ("floods-complaints", "flood"),
        ("wants-memory", "crashed"),
        ("breeds", "hung"),
    ],
)
def test_a_bad_bot_loses_its_move_and_is_asked_again(how: str, why: str) -> None:
    seconds = SECONDS if why == "hung" else PATIENT
    with company([wish(how, seconds=seconds, limits=SMALL)]):
        table = Table()
        (first,) = table.pool.talks
        assert isinstance(first.wire, Program)
        began = time.monotonic()
        assert table.lost().why == why
        if why == "hung":
            assert time.monotonic() - began >= seconds + talk.GRACE_SECONDS
        else:
            assert time.monotonic() - began < PATIENT, "it is not waited for"
        if why == "nonsense":
            assert first.wire.alive, "who answers may stay"
        else:
            assert gone(first.wire.pid)
        assert table.lost().why == why, "it was started anew, or goes on"


def test_what_a_bot_said_last_is_known() -> None:
    with company([wish("crashes")]):
        assert "I have had enough" in Table().lost().said
    with company([wish("wants-memory", limits=SMALL)]):
        assert "MemoryError" in Table().lost().said
    with company([wish("says-nonsense")]):
        assert Table().lost().said == "bestmove castle queenside"


def test_lines_that_mean_nothing_are_passed_over() -> None:
    with company([wish("babbles")]):
        table = Table()
        assert table.ask() == table.legal[0]


def test_answers_to_other_questions_do_not_count() -> None:
    """What comes late, or twice, is never taken for the next move."""
    with company([wish("repeats-itself")]):
        table = Table()
        assert [table.ask() for _ in range(3)] == [table.legal[0]] * 3


def test_an_answer_within_the_grace_counts_and_a_later_one_does_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    late = wish("answers-late", str(SECONDS + 0.3), seconds=SECONDS)
    monkeypatch.setattr(talk, "GRACE_SECONDS", PATIENT)
    with company([late]):
        table = Table()
        assert table.ask() == table.legal[-1]
    monkeypatch.setattr(talk, "GRACE_SECONDS", 0.1)
    with company([late]):
        assert Table().lost().why == "hung"


def test_who_is_stopped_may_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk, "GRACE_SECONDS", PATIENT)
    with company([wish("waits-for-stop", seconds=SECONDS)]):
        table = Table()
        began = time.monotonic()
        assert table.ask() == table.legal[0]
        assert time.monotonic() - began >= SECONDS


def test_who_died_between_two_moves_is_started_anew_and_loses_nothing() -> None:
    with company([wish("dies-once")]):
        table = Table()
        assert table.ask() == table.legal[0]
        (first,) = table.pool.talks
        while first.wire.alive:
            time.sleep(0.005)
        # The next one answers its first question, and ends, too.
        assert table.ask() == table.legal[0]
        assert first not in table.pool.talks


def test_a_process_that_cannot_be_started_costs_a_move_and_no_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def no_room(*_: object) -> Program:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    with company([wish("crashes")]):
        table = Table()
        monkeypatch.setattr(hiring, "Program", no_room)
        assert table.lost().why == "crashed"
        lost = table.lost()
        assert (lost.why, "temporarily unavailable" in lost.said) == ("crashed", True)
    with pytest.raises(BadBot, match="temporarily unavailable"):
        hire(wish("crashes"))


def test_after_three_failures_it_rests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "REST_SECONDS", 0.5)
    with company([wish("crashes")]):
        table = Table()
        assert [table.lost().why for _ in range(4)] == ["crashed"] * 3 + ["resting"]
        time.sleep(0.6)
        assert table.lost().why == "crashed", "then it is tried again"


def test_a_lost_move_is_drawn_by_lot_and_counted() -> None:
    with company([wish("says-nonsense")]):
        table = Table()
        player = make_bot("rascal", "butine", 7)
        view = table.match.view(table.seat)
        assert lost_moves_of(player) == {}
        by_lot = make_bot("random", "butine", 7).choose(view, table.legal)
        assert [player.choose(view, table.legal) for _ in range(2)] == [by_lot] * 2
        assert lost_moves_of(player) == {"nonsense": 2}
    assert lost_moves_of(make_bot("greedy", "butine", 7)) == {}


def test_a_process_knows_its_limits_and_little_else() -> None:
    limits = Limits(cpu_seconds=77, memory=300 * 1024**2, open_files=40, file_size=4096)
    with company([wish("tells-its-limits", limits=limits)]):
        said = Table().lost().said
    numbers, environment, leads = eval(said, {})  # noqa: S307  a repr of our own
    cpu, data, files, size, core, tasks = (hard for soft, hard in numbers)
    assert (cpu, data, files, size, core) == (77, 300 * 1024**2, 40, 4096, 0)
    assert tasks < 100_000
    assert all(soft == hard for soft, hard in numbers)
    assert set(environment) <= {"PATH", "HOME", "TMPDIR", "LANG", "LC_CTYPE"}
    assert leads, "it has a session, and so a process group, of its own"


AS_SOMEBODY_ELSE = """
import os, resource, signal, sys
sys.argv = sys.argv[1:]
code = compile(open(sys.argv[0]).read(), "launch", "exec")
if os.geteuid() == 0:
    os.setgroups([])
    os.setgid(65534)
    os.setuid(65534)
exec(code)
"""
BREED = "for n in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15; do sleep 1 & done; echo no end"


@pytest.mark.parametrize(("more", "enough"), [(5, False), (1000, True)])
def test_there_can_be_only_so_many_processes(more: int, enough: bool) -> None:
    """As somebody else than root, whom the system does not hold to that."""
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", AS_SOMEBODY_ELSE, LAUNCH, str(more), "--", "/bin/sh", "-c", BREED],
        capture_output=True,
        timeout=20,
        check=False,
    )
    assert (b"no end" in done.stdout) == enough, done
    assert (b"fork" in done.stderr) != enough, done


def test_who_does_not_quit_is_ended() -> None:
    with company([wish("stays")]):
        table = Table()
        table.ask()
        (only,) = table.pool.talks
        assert isinstance(only.wire, Program)
        pid = only.wire.pid
    assert gone(pid)
    with company([wish("plays-butine")]):
        (only,) = Table().pool.talks
        wire = only.wire
        assert isinstance(wire, Program)
    assert wire._process.returncode == 0, "it went when it was told to quit"


# ------------------------------------------------------------------ several at once


def test_each_chair_has_a_process_as_long_as_there_are_enough() -> None:
    with company([wish("tells-news")]):
        table = Table()
        for _ in range(2):
            for chair in ("a", "b"):
                table.ask(chair)
        talks = table.pool.talks
        assert {one.chair for one in talks} == {"a", "b"}
        # Each was told of one game, and of its own.
        assert [one.wire.said.splitlines() for one in talks] == [[NEWS]] * 2


def test_with_too_few_processes_they_are_told_of_new_games(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Pool.__init__, "__defaults__", (None, 1))
    with company([wish("tells-news")]):
        table = Table()
        for chair in ("a", "b", "b", "a"):
            table.ask(chair)
        (only,) = table.pool.talks
        assert only.wire.said.splitlines() == [NEWS] * 3


def test_many_may_ask_at_once_and_nobody_is_mixed_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Pool.__init__, "__defaults__", (None, 2))
    with company([wish("plays-butine")]), ThreadPoolExecutor(8) as threads:
        table = Table()
        some = [table.legal[number:] for number in range(24)]

        def ask(number: int) -> Any:
            view = table.match.view(table.seat)
            return table.player.ask(number, view, some[number])

        assert list(threads.map(ask, range(24))) == [legal[0] for legal in some]
        assert len(table.pool.talks) == 2


def test_who_waits_for_too_long_loses_the_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Pool.__init__, "__defaults__", (None, 1))
    monkeypatch.setattr(pool, "WAIT_SECONDS", 0.1)
    with company([wish("hangs", seconds=1.0)]), ThreadPoolExecutor(1) as threads:
        table = Table()
        first = threads.submit(table.lost)
        while any(one.chair is None for one in table.pool.talks):
            time.sleep(0.005)
        assert table.lost().why == "busy"
        assert first.result().why == "hung"


def test_who_is_asked_when_all_is_over_finds_nobody() -> None:
    with company([wish("hangs", seconds=PATIENT)]), ThreadPoolExecutor(1) as threads:
        table = Table()
        first = threads.submit(table.lost)
        while any(one.chair is None for one in table.pool.talks):
            time.sleep(0.005)
        dismiss("rascal")
        assert first.result().why == "crashed", "nobody waits for the end of its time"
        assert table.lost().why == "busy"
        assert table.pool.talks == ()


def test_a_process_that_has_thought_for_long_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    with company([wish("plays-butine")]):
        table = Table()
        table.ask()
        (before,) = table.pool.talks
        monkeypatch.setattr(pool, "REPLACED_AFTER", 0.0)
        assert table.ask() == table.legal[0]
        (after,) = table.pool.talks
        assert after is not before
        assert not before.wire.alive


# ------------------------------------------------------------------ being hired


@pytest.mark.parametrize(
    ("how", "what"),
    [
        ("never-starts", r"\"rascal\" ended before it said hello; its last words: I will not"),
        ("never-greets", r"\"rascal\" has not said hello within 10 seconds"),
        ("floods-first", "wrote too much instead of a hello"),
        ("is-from-the-future", "another version of the protocol: hello 2; we speak version 1"),
        ("plays-chess", "plays none of the games that there are here: butine, "),
    ],
)
def test_who_does_not_say_hello_is_not_hired(
    how: str, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = Talk.hello.__defaults__
    assert usual == (talk.HELLO_SECONDS,)
    monkeypatch.setattr(Talk.hello, "__defaults__", (1.0,))
    with pytest.raises(BadBot, match=what):
        hire(wish(how))


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("ada", "--bot NAME=COMMAND"),
        ("ada=", "--bot NAME=COMMAND"),
        ("ada='", "cannot be read: No closing quotation"),
        ("=sh", 'cannot be called ""'),
        ("ada bee=sh", 'cannot be called "ada bee"'),
        ("ada,bee=sh", "cannot be called"),
        ("a" * 25 + "=sh", "cannot be called"),
        ("greedy=sh", 'a bot called "greedy" already'),
        ("Greedy=sh", 'a bot called "Greedy" already'),
        ("level-9=sh", "already"),
        ("Teacher=sh", "already"),
        ("name-greedy=sh", "already"),
        ("too-fast=sh", "already"),
        ("ada=no-such-program --fast", 'no program "no-such-program"'),
    ],
)
def test_what_cannot_be_meant_is_refused(text: str, what: str) -> None:
    with pytest.raises(BadBot, match=what):
        read_hired(text)


def test_a_command_is_read_as_a_shell_would() -> None:
    read = read_hired("ada=sh -c 'echo  a' x=y")
    assert (read.name, read.command) == ("ada", ("sh", "-c", "echo  a", "x=y"))


def test_a_name_can_be_had_once() -> None:
    with company([wish("stays")]), pytest.raises(BadBot, match="already"):
        hire(wish("stays"))
    with company([wish("stays")]), pytest.raises(BadBot, match="already"):
        check_name("RASCAL")


def test_it_is_on_the_list_for_the_games_that_it_plays() -> None:
    with company([wish("plays-butine")]):
        assert {game for game in GAMES if "rascal" in bots_of(game)} == {"butine"}
        assert list(BOTS)[-1] == "rascal", "it is nobody's usual bot"
        assert PACES["rascal"].errors == 0
    dismiss("rascal")


# ------------------------------------------------------------------ lines


def question(legal: list[str]) -> Question:
    return Question("here", "butine", 3, 7, skep.new("butine", seats=2, seed=3).view(0), legal)


def test_a_question_is_lines() -> None:
    asked = question(["take WYR", "done"])
    view, *rest = lines.ask(asked, asked.legal, 17, 1.8).decode().splitlines()
    assert rest == ["move take WYR", "move done", "go 17 1800"]
    word, _, text = view.partition(" ")
    assert word == "view"
    game = GAMES["butine"]
    assert msgspec.json.decode(text, type=game.views) == asked.view, "the schema holds"
    assert lines.newgame(asked) == b"newgame butine 3 7\n"
    assert lines.hello(["butine", "la-ruche"]) == b"hello 1 butine la-ruche\n"
    assert lines.stop(17) == b"stop 17\n"


@pytest.mark.parametrize(
    ("read", "line", "found"),
    [
        (lines.read_bestmove, b"bestmove 17 take WYR\r", (17, "take WYR")),
        (lines.read_bestmove, b"  bestmove\t17  take   WYR ", (17, "take WYR")),
        (lines.read_bestmove, b"bestmove 17", (17, "")),
        (lines.read_bestmove, b"bestmove -1 done", None),
        (lines.read_bestmove, "bestmove ٣ done".encode(), None),
        (lines.read_bestmove, b"bestmove 1" + b"0" * 5000 + b" done", None),
        (lines.read_bestmove, b"", None),
        (lines.read_bestmove, b"\xff\x00", None),
        (lines.read_hello, b"hello 1 butine", (1, ("butine",))),
        (lines.read_hello, b"hello 1", (1, ())),
        (lines.read_hello, b"hello butine", None),
    ],
)
def test_answers_are_read_strictly(read: Callable[..., Any], line: bytes, found: Any) -> None:
    assert read(line) == found


@given(st.lists(st.binary(max_size=40), max_size=20))
def test_an_ear_hears_the_same_in_any_pieces(pieces: list[bytes]) -> None:
    ear = Ear()
    heard = [line for piece in pieces for line in ear.hear(piece)]
    assert heard == b"".join(pieces).split(b"\n")[:-1]


@given(st.binary(max_size=60), st.sampled_from([b"", b"bestmove ", b"hello 1 ", b"bestmove 3 "]))
def test_whatever_a_bot_writes_can_be_read(line: bytes, begun: bytes) -> None:
    line = begun + line.replace(b"\n", b"")
    assert lines.read_hello(line) is None or begun == b"hello 1 " or line.split()[0] == b"hello"
    answer = lines.read_bestmove(line)
    assert answer is None or answer[1] == " ".join(answer[1].split())


def test_an_ear_hears_whole_lines_and_not_too_much() -> None:
    ear = Ear()
    assert ear.hear(b"one\ntw") == [b"one"]
    assert ear.hear(b"o\n") == [b"two"]
    assert ear.hear(b"x" * lines.MOST_LINE + b"\n") == [b"x" * lines.MOST_LINE]
    with pytest.raises(Lost):
        Ear().hear(b"x" * (lines.MOST_LINE + 1))
    some = b"x\n" * (lines.MOST_SAID // 2)
    ear = Ear()
    ear.hear(some)
    ear.expect()
    ear.hear(some)
    with pytest.raises(Lost, match="flood"):
        ear.hear(b"\n")


def test_no_signal_of_ours_reaches_a_bot() -> None:
    """Ctrl-C goes to the group of the terminal; a bot has one of its own."""
    with company([wish("stays")]):
        (only,) = Table().pool.talks
        assert isinstance(only.wire, Program)
        assert os.getpgid(only.wire.pid) == only.wire.pid != os.getpgid(0)

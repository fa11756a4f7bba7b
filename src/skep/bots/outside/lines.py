"""The lines that Skep and a bot from outside say to each other; no pipes and no sockets here.

hello 1 butine waggle-dance      both: the version of the protocol, and games
newgame butine 3 1234            us: the game, the version of its rules, a seed
view {"you":0, …}                us: what the bot's seat may know
move place W0@-2,1               us: one line for each legal move
go 17 1800                       us: choose; the number of the question, and milliseconds
bestmove 17 place W0@-2,1        the bot: its choice
stop 17                          us: the time is up, answer now
quit                             us: goodbye
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import msgspec

VERSION = 1
"""Of the protocol."""
MOST_LINE = 8 * 1024
"""Bytes of a line that a bot may write."""
MOST_SAID = 256 * 1024
"""Bytes that a bot may write for one question, whatever it is."""

Why = Literal["crashed", "hung", "nonsense", "flood", "away", "busy", "resting"]


class Lost(Exception):
    """A bot has lost its move: `why`, and what it said about itself, if anything."""

    def __init__(self, why: Why, said: str = "") -> None:
        super().__init__(f"{why}: {said}" if said else why)
        self.why: Why = why
        self.said = said

    @property
    def brief(self) -> str:
        """Why, and the last of what it said, in one line that can be printed."""
        last = self.said.splitlines()[-1][:200] if self.said else ""
        shown = "".join(sign if sign.isprintable() else "?" for sign in last)
        return f"{self.why}: {shown}" if shown else self.why


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked."""

    chair: object
    """Who asks: another one than before is another game to the bot."""
    game: str
    rules: int
    seed: int
    view: Any
    legal: Sequence[Any]


def hello(games: Iterable[str]) -> bytes:
    """Our first line."""
    return _line("hello", VERSION, *games)


def newgame(question: Question) -> bytes:
    """What is to be played from now on; the bot forgets what it was told before."""
    return _line("newgame", question.game, question.rules, question.seed)


def ask(question: Question, texts: Iterable[str], number: int, seconds: float) -> bytes:
    """A question: what the bot sees, what it may do, and how long it may think."""
    parts = [b"view ", msgspec.json.encode(question.view, order="deterministic"), b"\n"]
    parts += [_line("move", text) for text in texts]
    parts.append(_line("go", number, max(1, round(seconds * 1000))))
    return b"".join(parts)


def stop(number: int) -> bytes:
    """The time for this question is up."""
    return _line("stop", number)


QUIT = b"quit\n"


def read_hello(line: bytes) -> tuple[int, tuple[str, ...]] | None:
    """The version and the games of a bot's hello; None: it is none."""
    word, *rest = _words(line)
    if word != "hello" or not rest or not _is_number(rest[0]):
        return None
    return int(rest[0]), tuple(rest[1:])


def read_bestmove(line: bytes) -> tuple[int, str] | None:
    """The number of the question and the text of the move; None: it is something else."""
    word, *rest = _words(line)
    if word != "bestmove" or not rest or not _is_number(rest[0]):
        return None
    return int(rest[0]), " ".join(rest[1:])


class Ear:
    """Makes lines of what a bot writes, and hears no more than it must."""

    def __init__(self) -> None:
        self._begun = b""
        self._left = MOST_SAID

    def expect(self) -> None:
        """A new question: the bot may write as much again."""
        self._left = MOST_SAID

    def hear(self, data: bytes) -> list[bytes]:
        """The lines that are complete now; Lost when it is too much."""
        self._left -= len(data)
        if self._left < 0:
            raise Lost("flood", f"more than {MOST_SAID} bytes")
        *whole, self._begun = (self._begun + data).split(b"\n")
        if any(len(line) > MOST_LINE for line in (*whole, self._begun)):
            raise Lost("flood", f"a line of more than {MOST_LINE} bytes")
        return whole


def _line(*parts: object) -> bytes:
    return " ".join(map(str, parts)).encode() + b"\n"


def _words(line: bytes) -> list[str]:
    return line.decode("utf-8", "replace").split() or [""]


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= 15

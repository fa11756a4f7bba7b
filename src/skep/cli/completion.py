"""Completion with Tab: the moves and commands that go on from what is typed, word by word.

It needs the readline of the system; without one, lines are read as they are.
"""

import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

from skep.cli.typed import fold

ENDS = " @"
"""A completion goes as far as the next of these: hundreds of moves begin alike."""


def candidates(typed: str, lines: Iterable[str]) -> list[str]:
    """How a typed line may go on, up to the end of the next word; capitals and accents are free."""
    begun = fold(typed.lstrip())
    found: dict[str, None] = {}
    for line in lines:
        if fold(line).startswith(begun):
            ends = [at for at in (line.find(sign, len(begun)) for sign in ENDS) if at >= 0]
            found[line[: min(ends) + 1] if ends else line] = None
    return list(found)


class Reader:
    """Reads lines from a keyboard: with editing, history and Tab where the system has them."""

    def __init__(self) -> None:
        self._lines: Callable[[str], Iterable[str]] = lambda typed: ()
        self._found: list[str] = []
        if sys.stdin.isatty():
            with suppress(ImportError):
                import readline

                self.bind(readline)

    def __call__(self, prompt: str) -> str:
        return input(prompt)

    def offer(self, lines: Callable[[str], Iterable[str]]) -> None:
        """From now on these are the lines that make sense, given what is typed so far."""
        self._lines = lines

    def bind(self, readline: Any) -> None:
        """Let Tab ask us."""
        readline.set_completer(self.complete)
        readline.set_completer_delims("")  # the whole line: a move has several words
        libedit = "libedit" in (readline.__doc__ or "")
        readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")

    def complete(self, typed: str, number: int) -> str | None:
        """Readline asks for one candidate after the other, until there is none."""
        if number == 0:
            self._found = candidates(typed, self._lines(typed))
        return self._found[number] if number < len(self._found) else None

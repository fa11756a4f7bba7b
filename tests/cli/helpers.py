"""What the tests of the command line share."""

import io
from typing import Any

from rich.console import Console
from typer.testing import CliRunner, Result

import skep
from skep.bots.registry import make_bot
from skep.cli.boards import face_of
from skep.cli.main import app
from skep.locale import words

ENGLISH = {"LC_ALL": "", "LC_MESSAGES": "", "LANG": "C.UTF-8", "COLUMNS": "100", "NO_COLOR": "1"}


def run(*args: str, typed: str | None = None, env: dict[str, str] | None = None) -> Result:
    """`skep …`, as in a shell; `typed` is what comes in on stdin."""
    return CliRunner().invoke(app, list(args), input=typed, env={**ENGLISH, **(env or {})})


def fails(*args: str, code: int = 2) -> str:
    """The one line with which a command fails."""
    result = run(*args)
    assert result.exit_code == code, result.output
    assert result.stdout == ""
    line = result.stderr
    assert line.startswith("skep: ")
    assert line.count("\n") == 1
    return line


class Script:
    """A game that a person plays like a greedy bot: what they type, and how it goes."""

    def __init__(self, seed: int, seats: int, bots: list[str], language: str, **options: Any):
        self.match = skep.new("butine", seats=seats, seed=seed, options=options)
        people = seats - len(bots)
        # The same seeds as `skep play` gives its bots.
        players = [
            make_bot(bot, "butine", seed + seat + 1)
            for seat, bot in enumerate(["greedy"] * people + bots)
        ]
        face, speak = face_of("butine"), words(language)
        self.lines: list[str] = []
        while self.match.actors:
            seat = self.match.actors[0]
            move = players[seat].choose(self.match.view(seat), self.match.legal(seat))
            if seat < people:
                self.lines.append(face.spell(move, speak))
            self.match.apply(seat, move)

    def typed(self, count: int | None = None) -> str:
        """The first lines, or all."""
        return "".join(line + "\n" for line in self.lines[:count])


def plain(picture: Any, width: int = 100) -> str:
    """What a renderable looks like on paper."""
    console = Console(width=width, no_color=True, file=io.StringIO())
    console.print(picture)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()

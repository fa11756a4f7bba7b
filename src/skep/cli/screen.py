"""What a game at the terminal prints: board, table, news, lists."""

from typing import Any

from rich.console import Console
from rich.text import Text

from skep.cli.boards import Face
from skep.cli.choice import Choice
from skep.cli.errors import printable
from skep.cli.speech import join_names, reason_text
from skep.engine.game import Fact
from skep.engine.refusal import Refusal
from skep.locale import Words

LEAST_ROWS = 10
"""A board is never cropped to fewer rows than this."""
NO_LIMIT = 10_000


class Screen:
    """Prints one after the other; nothing is ever erased, so one can scroll back."""

    def __init__(self, console: Console, face: Face, names: tuple[str, ...], words: Words) -> None:
        self.console = console
        self.face = face
        self.names = tuple(map(printable, names))
        self.words = words

    def say(self, key: str, **args: str | int) -> None:
        """One message."""
        self.lines([self.words.say(key, **args)])

    def lines(self, lines: list[str]) -> None:
        """Plain lines, as they are."""
        for line in lines:
            self._print(Text(line))

    def copy(self, text: str) -> None:
        """Text that somebody will copy: its lines stay whole, however narrow the window."""
        self.console.print(Text(text.rstrip()), soft_wrap=True)

    def _print(self, text: Text) -> None:
        # In a file or a pipe a line stays a line, however long.
        self.console.print(text, soft_wrap=not self.console.is_terminal)

    def markdown(self, text: str) -> None:
        """A piece of the rulebook."""
        from rich.markdown import Markdown

        self.console.print(Markdown(text))

    def happened(self, fact: Fact | None, view: Any) -> None:
        """A piece of news."""
        if fact is None:
            return
        text = self.face.tell(fact, view, self.names, self.words)
        if text:
            self._print(Text("• " + text))

    def coach(self, text: str) -> None:
        """What a coach says, in a place of its own."""
        self._print(Text(f"» {text}", "bold"))

    def refused(self, refusal: Refusal, *, hint: bool = True) -> None:
        """Why a move is not allowed."""
        reason = self.words.explain(refusal.reason)
        self._print(Text(f"✗ {reason} [{refusal.rule}]", "bold"))
        if hint:
            self._print(Text("  " + self.words.say("play-why-hint"), "dim"))

    def help(self, game_id: str) -> None:
        """What can be typed."""
        self.lines(self.words.say("play-help").splitlines())
        if self.words.has(f"{game_id}-help"):
            self.lines(self.words.say(f"{game_id}-help").splitlines())

    # ------------------------------------------------------------ the table

    def decision(self, choice: Choice, *, whole: bool) -> None:
        """All that a person needs to decide; `whole`: the board too."""
        menu = choice.menu()
        self.console.print()
        if whole:
            # Beside the board: the table of players with two more lines, questions, menu, prompt.
            self.board(choice.view, None, beside=len(self.names) + len(menu) + 8)
        self.console.print(self.face.status(choice.view, self.names, self.words))
        self.console.print()
        name = self.names[choice.view.you]
        self.console.print(Text(self.face.asks(choice.view, name, self.words), "bold"))
        self.lines(menu)

    def table(self, view: Any) -> None:
        """Board and cards, with nothing to decide."""
        self.console.print()
        self.board(view, None, beside=len(self.names) + 6)
        self.console.print(self.face.status(view, self.names, self.words))
        self.console.print()

    def board(self, view: Any, mark: Any = None, *, beside: int = 4) -> None:
        """The board, cropped to the window when there is one; nothing for a game without."""
        if self.face.size(view, mark) == (0, 0):
            return
        width = self.console.width
        height = NO_LIMIT
        if self.console.is_terminal:
            height = max(self.console.height - beside, LEAST_ROWS)
        self._print_board(self.face.draw(view, width, height, mark))
        columns, rows = self.face.size(view, mark)
        if columns > width or rows > height:
            self.console.print(Text(self.words.say("play-cropped"), "dim"))
        self.console.print()

    def whole_board(self, view: Any) -> None:
        """The whole board; what is wider than the window comes in parts, from left to right."""
        columns, rows = self.face.size(view)
        if not columns:
            self.console.print(self.face.status(view, self.names, self.words))
        width = self.console.width
        picture = self.face.draw(view, columns, rows).split("\n", allow_blank=True)
        parts = -(-columns // width)
        for part in range(parts):
            if parts > 1:
                self.say("play-part", number=part + 1, parts=parts)
            start = part * width
            self._print_board(Text("\n").join(line[start : start + width] for line in picture))
        self.console.print()

    def _print_board(self, picture: Text) -> None:
        self.console.print(picture, no_wrap=True, overflow="crop")

    # ------------------------------------------------------------ the end

    def end(self, view: Any) -> None:
        """The board once more, and how it ended."""
        self.table(view)
        self.result(view)

    def result(self, view: Any) -> None:
        """Why it ended, what is revealed, who has won."""
        result = view.result
        reason = reason_text(self.face.game, result.reason, self.words)
        self._print(Text(f"{reason} [{result.rule}]", "bold"))
        self.lines(self.face.ending(view, self.names, self.words))
        for name, score in zip(self.names, result.scores, strict=True):
            self.lines(["  " + self.face.score(view, name, score, self.words)])
        if len(result.scores) == 1:
            return  # alone, nobody is beaten
        winners = join_names([self.names[seat] for seat in result.winners], self.words)
        text = self.words.say("play-winners", winners=winners, count=len(result.winners))
        self._print(Text(text, "bold"))

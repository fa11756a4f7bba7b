"""One decision of a person: all legal moves, each with a number, and how they are listed."""

from typing import Any

from skep.cli.boards import Face, Group, Question
from skep.cli.typed import fold, is_number
from skep.locale import Words

SHOWN = 9
"""How many moves of a group the menu shows unasked."""
PAGE = 24
"""How many moves a list shows before it asks for a narrower question."""


class Choice:
    """The moves of one decision. A move keeps its number until the next decision."""

    def __init__(self, face: Face, view: Any, legal: list[Any], words: Words) -> None:
        self.face = face
        self.view = view
        self.legal = legal
        self.words = words
        self.groups = face.groups(view, legal)
        self.moves: list[Any] = [move for group in self.groups for move in group.moves]
        self._listed: set[Any] = set()
        self._number = {move: number for number, move in enumerate(self.moves, start=1)}

    def usual(self) -> Any:
        """The move that an empty line means, if any."""
        return self.face.usual(self.view, self.legal)

    def by_number(self, text: str) -> Any:
        """The move with a typed number; None when it is no number of a move."""
        if is_number(text) and 1 <= int(text) <= len(self.moves):
            return self.moves[int(text) - 1]
        return None

    def expanded(self, text: str) -> str:
        """A typed move with its short names written out."""
        return self.face.expand(self.view, self.legal, text, self.words)

    def question(self, text: str) -> Question | None:
        """Half a move that asks for a list, if it is one."""
        return self.face.question(self.face.widen(self.view, text, self.words), self.words)

    def completions(self, typed: str) -> list[str]:
        """The moves that Tab may offer."""
        return self.face.completions(self.view, self.legal, typed, self.words)

    def has(self, move: Any) -> bool:
        """Is it one of these moves?"""
        return move in self._number

    def was_listed(self, move: Any) -> bool:
        """Has the player seen this move with its number?"""
        return move in self._listed

    def menu(self) -> list[str]:
        """What can be chosen, briefly."""
        lines = []
        for group in self.groups:
            if group.listed:
                lines += self._lines(group.moves, SHOWN)
                if len(group.moves) > SHOWN:
                    name = self.face.group_word(group, self.words)
                    more = len(group.moves) - SHOWN
                    lines.append("     " + self.words.say("play-more", count=more, group=name))
        quiet = [group for group in self.groups if not group.listed]
        if quiet:
            lines.append(self.face.summary(quiet, self.words))
        return lines

    def answer(self, question: Question, *, everything: bool = False) -> list[str]:
        """The list that somebody asked for."""
        group = self._group(question.group)
        if group is None:
            return [self.words.say("play-empty-list"), *self.menu()]
        moves = group.moves
        if question.near is not None:
            near = question.near
            moves = [move for move in moves if self.face.is_near(self.view, move, near)]
        if not moves:
            return [self.words.say("play-empty-list")]
        lines = self._lines(moves, len(moves) if everything else PAGE)
        if len(moves) > len(lines):
            lines.append(self.words.say("play-long-list", count=len(moves) - len(lines)))
        return lines

    def describe(self, move: Any) -> str:
        """A move with its number and its meaning."""
        return self._lines([move], 1)[0]

    def _group(self, name: str) -> Group | None:
        return next((group for group in self.groups if fold(group.name) == fold(name)), None)

    def _lines(self, moves: list[Any], limit: int) -> list[str]:
        self._listed.update(moves[:limit])
        spelled = [(self.face.spell(move, self.words), move) for move in moves[:limit]]
        width = max((len(text) for text, _ in spelled), default=0)
        return [
            f"{self._number[move]:>4}  {text:<{width}}  "
            f"{self.face.about(self.view, move, self.words)}".rstrip()
            for text, move in spelled
        ]

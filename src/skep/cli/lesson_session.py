"""A lesson at the terminal: a game whose moves are written down, one sentence for each step.

The rules are the real ones: what they refuse is refused as ever. What they allow but the lesson
does not ask for is declined kindly, as at a table in the browser (`server/tables/playing.py`).
"""

from collections.abc import Callable
from typing import Any

from rich.console import Console

from skep.api import AnyMatch, read_options
from skep.api.match import Match
from skep.cli.choice import Choice
from skep.cli.session import COMMANDS, Session, TakenBack
from skep.cli.speech import seat_names
from skep.cli.turns import ByRules
from skep.cli.undo import Undo
from skep.engine.chance import SecretChance
from skep.engine.game import Game
from skep.engine.lessons import Lesson, LessonStep
from skep.locale import Words


def begin(game: Game[Any, Any], lesson: Lesson) -> AnyMatch:
    """The game of a lesson before its first move, with the luck that it always has."""
    chance = SecretChance(lesson.secret)
    if lesson.position is None:
        return Match.start(game, lesson.seats, read_options(game, lesson.options), chance)
    state = game.position(lesson.position)
    return Match(game, state, chance, begin=state.copy())


class Skipped(Exception):
    """The coach shall make this move."""


class LessonSession(Session):
    """One lesson, from wherever it stands to its end."""

    commands = (*COMMANDS, "skip")

    def __init__(
        self,
        match: AnyMatch,
        lesson: Lesson,
        name: str,
        words: Words,
        console: Console,
        read: Callable[[str], str],
        offer: Callable[[Callable[[str], list[str]]], None] = lambda lines: None,
    ) -> None:
        teachers = dict.fromkeys(set(range(lesson.seats)) - {lesson.learner}, "teacher")
        names = seat_names(lesson.seats, teachers, (), words)
        super().__init__(match, {}, names, words, console, read, offer=offer)
        self.lesson = lesson
        self.key = f"{match.id}-lesson-{name}"
        self.turns = ByRules(match)  # nobody races a learner, and a wrong try costs nothing
        self.undo = Undo(match, frozenset(teachers))

    def _do_hint(self, _rest: str, _choice: Choice, _seat: int) -> None:
        self.screen.say("hint-lesson")

    def run(self) -> None:
        """Go on to the end of the lesson. Quit when the learner stops before."""
        self.screen.lines(self.words.say("learn-help").splitlines())
        while (step := self._next()) is not None:
            if step.seat != self.lesson.learner:
                self._apply(step.seat, self.match.game.parse(step.move))
                continue
            try:
                self._person(step.seat, new_turn=True)
            except TakenBack:
                continue
            except Skipped:
                self._apply(step.seat, self.match.game.parse(step.move))
        if self.match.over:
            self.screen.end(self.match.view(self.lesson.learner))
        else:
            self.screen.table(self.match.view(self.lesson.learner))
        self.screen.coach(self.words.say(f"{self.key}-end"))

    def go_to(self, moves: int) -> None:
        """Make the first moves of the lesson without a word."""
        for step in self.lesson.steps[:moves]:
            self.match.apply(step.seat, step.move)

    def _next(self) -> LessonStep | None:
        return self.lesson.next([(entry.seat, entry.move) for entry in self.match.log])

    def _decide(self, choice: Choice, *, whole: bool) -> None:
        """The board with the place in question, and the coach instead of the usual question."""
        step = self._next()
        assert step is not None
        move = self.match.game.parse(step.move)
        mark = choice.face.mark_move(choice.view, move)
        self.screen.console.print()
        self.screen.board(choice.view, mark, beside=len(self.names) + 10)
        self.screen.console.print(choice.face.status(choice.view, self.screen.names, self.words))
        self.screen.console.print()
        number, count = where(self.lesson, len(self.match.log))
        title = self.words.say("learn-step", number=number, count=count)
        self.screen.coach(f"{title} {self.words.say(f'{self.key}-{step.tell}')}")
        typed = choice.face.spell_short(choice.view, move, self.words)
        rules = ", ".join(step.rules)
        self.screen.say("learn-type", move=typed, rules=rules)

    def _try(self, seat: int, move: Any) -> bool:
        step = self._next()
        assert step is not None
        if self.match.check(seat, move) is None and not step.takes(str(move)):
            self.screen.say("lesson-other-move")
            return False
        return super()._try(seat, move)

    def _do_skip(self, _rest: str, _choice: Choice, _seat: int) -> None:
        raise Skipped


def where(lesson: Lesson, moves: int) -> tuple[int, int]:
    """Which of the learner's steps comes after so many moves, and how many there are."""
    mine = [number for number, step in enumerate(lesson.steps) if step.seat == lesson.learner]
    done = sum(number < moves for number in mine)
    return min(done + 1, len(mine)), len(mine)


def moves_before(lesson: Lesson, number: int) -> int:
    """How many moves come before the learner's step with this number."""
    mine = [at for at, step in enumerate(lesson.steps) if step.seat == lesson.learner]
    return mine[number - 1]

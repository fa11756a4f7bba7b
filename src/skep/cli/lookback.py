"""A recorded game to look back at: its positions, what happened in words, and a player for it."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from typing import Any

import typer

from skep import api
from skep.cli.keys import Keys, keys
from skep.cli.screen import Screen
from skep.cli.speech import start_events
from skep.cli.typed import fold, is_number
from skep.engine import record as records
from skep.engine.game import Event

STEP_SECONDS = 1.4
"""Between two steps at speed 1, as in the browser."""
SLOWEST, FASTEST = 0.25, 16.0


@dataclass(frozen=True)
class Step:
    """A position, and what led to it."""

    seat: int | None
    events: list[Event]
    view: Any
    """As a spectator sees it."""


def steps_of(record: records.Record) -> list[Step]:
    """All positions of a record, the first before any move; BadRecord when it is not sound."""
    match = api.begin_again(record)
    steps = [Step(None, start_events(match), match.view())]
    for entry in record.entries:
        events = match.step(entry)
        steps.append(Step(entry.seat, events, match.view()))
    records.check_end(match.game, match.state, record)
    return steps


@dataclass
class Lookback:
    """Steps on a screen. Moves of which there is nothing to tell are folded into the one before."""

    screen: Screen
    steps: list[Step]
    speed: float = 1.0
    pressed: Callable[[], AbstractContextManager[Keys]] = keys
    at: int = 0
    _told: list[list[str]] = field(init=False)

    def __post_init__(self) -> None:
        screen = self.screen
        self._told = [
            [
                text
                for event in step.events
                if (fact := event.seen_by(None)) is not None
                and (text := screen.face.tell(fact, step.view, screen.names, screen.words))
            ]
            for step in self.steps
        ]

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.steps) - 1

    # ------------------------------------------------------------ words

    def listing(self) -> None:
        """All that happened, a line each."""
        for number, told in enumerate(self._told):
            for text in [*told, *self._passes_after(number)]:
                self.screen.lines([f"{number:>4}  {text}"])
        if self.steps[-1].view.result is not None:
            self.screen.result(self.steps[-1].view)

    def _passes_after(self, number: int) -> list[str]:
        """The untold moves that follow a told one, in one line; a single one goes unsaid."""
        end = self._next(number)
        if not self._told[number] or end - number <= 2:
            return []
        count: dict[int, int] = {}
        for step in self.steps[number + 1 : end]:
            if step.seat is not None:
                count[step.seat] = count.get(step.seat, 0) + 1
        say, names = self.screen.words.say, self.screen.names
        passes = [say("web-replay-passes", player=names[s], count=n) for s, n in count.items()]
        return [", ".join(passes)]

    def _next(self, number: int) -> int:
        """The next step of which there is something to tell; else one past the end."""
        later = range(number + 1, len(self.steps))
        return next((at for at in later if self._told[at]), len(self.steps))

    def _before(self, number: int) -> int:
        return next((at for at in range(number - 1, 0, -1) if self._told[at]), 0)

    # ------------------------------------------------------------ step by step

    def show(self) -> None:
        """The position, and what led to it."""
        step = self.steps[self.at]
        self.screen.table(step.view)
        self.screen.say("replay-at", at=self.at, moves=self.last)
        self.screen.lines([f"• {text}" for text in self._told[self.at]])
        self.screen.lines([f"• {text}" for text in self._passes_after(self.at)])
        if step.view.result is not None:
            self.screen.result(step.view)

    def _on(self) -> bool:
        """To the next step with something to tell. False: this was the last position."""
        if self.at >= self.last:
            return False
        self.at = min(self._next(self.at), self.last)
        return True

    def walk(self) -> None:
        """Step through with Enter, `b` for back, a number to jump, `p` to let it run, `q`."""
        say = self.screen.words.say
        back = {"b", "back", fold(say("word-back"))}
        leave = {"q", "quit", fold(say("word-quit"))}
        while True:
            self.show()
            try:
                line = fold(input(say("replay-prompt") + " ").strip())
            except (EOFError, KeyboardInterrupt):
                typer.echo()
                return
            if line in leave:
                return
            if is_number(line):
                self.at = min(int(line), self.last)
            elif line in back:
                self.at = self._before(self.at)
            elif line == "p":
                if not self.play():
                    return
            elif not self._on():
                return

    def run(self) -> bool:
        """From here on by itself. False: somebody wants to leave."""
        self.show()
        return self.play()

    def play(self) -> bool:
        """Let it run, until a key stops it or it is over. False: somebody wants to leave."""
        self.screen.say("replay-keys")
        with self.pressed() as pressed:
            while self.at < self.last:
                key = pressed.wait(STEP_SECONDS / self.speed)
                if key in ("q", "Q"):
                    return False
                if key in (" ", "p", "\n"):
                    return True
                if key in ("+", "-"):
                    factor = 2.0 if key == "+" else 0.5
                    self.speed = min(max(self.speed * factor, SLOWEST), FASTEST)
                    self.screen.say("replay-speed", speed=f"{self.speed:g}")
                    continue
                if key == "back":
                    self.at = self._before(self.at)
                elif key in (None, "next"):
                    self._on()
                else:
                    continue
                self.show()
        return True

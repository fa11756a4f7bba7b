"""`skep replay` and `skep verify`: look at a recorded game, and check it."""

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from skep import api
from skep.cli.common import Lang, new_console, read_file, words_for
from skep.cli.errors import UserError, complain
from skep.cli.speech import join_names, seat_names, start_events
from skep.cli.typed import fold, is_number
from skep.engine import record as records
from skep.engine.errors import SkepError
from skep.engine.game import Event
from skep.games.registry import changed_since
from skep.locale import Words

if TYPE_CHECKING:
    from skep.cli.screen import Screen

File = Annotated[Path, typer.Argument(help="A record, as `skep play` writes it.")]


def verify(file: File, lang: Lang = None) -> None:
    """Check a record: every move against the rules, the luck against its source."""
    speak = words_for(lang)
    text = read_file(file, speak)
    try:
        record = api.verify(text)
    except SkepError as error:
        raise typer.Exit(complain(error, code=1)) from None
    luck = "known" if record.secret is not None or record.seed is not None else "unknown"
    typer.echo(speak.say("verify-ok", moves=len(record.entries), luck=luck))


def replay(
    file: File,
    at: Annotated[
        int | None, typer.Option("--at", help="Show the position after this many moves.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Look at a recorded game: step by step at a terminal, else as a list of its moves."""
    speak = words_for(lang)
    text = read_file(file, speak)
    record = records.read(text)
    steps = _steps(record)
    names = record.players
    if len(names) != record.seats:
        names = seat_names(record.seats, {}, (), speak)
    from skep.cli.boards import face_of
    from skep.cli.screen import Screen

    screen = Screen(new_console(), face_of(record.game), names, speak)
    changed = changed_since(api.rules_of(record))
    if changed:
        rules = join_names(changed, speak)
        screen.say("replay-earlier-rules", version=record.rules_version, rules=rules)
    if at is not None:
        if not 0 <= at < len(steps):
            raise UserError(speak.say("error-no-such-step", at=at, moves=len(steps) - 1))
        _show(screen, steps, at)
    elif sys.stdin.isatty() and sys.stdout.isatty():
        _walk(screen, steps, speak)
    else:
        _listing(screen, steps)


@dataclass(frozen=True)
class Step:
    """A position, and what led to it."""

    events: list[Event]
    view: Any
    """As a spectator sees it."""


def _steps(record: records.Record) -> list[Step]:
    """All positions of a record, the first before any move; BadRecord when it is not sound."""
    match = api.begin_again(record)
    steps = [Step(start_events(match), match.view())]
    for entry in record.entries:
        events = match.step(entry)
        steps.append(Step(events, match.view()))
    records.check_end(match.game, match.state, record)
    return steps


def _tell(screen: "Screen", step: Step) -> None:
    for event in step.events:
        screen.happened(event.seen_by(None), step.view)


def _listing(screen: "Screen", steps: list[Step]) -> None:
    for number, step in enumerate(steps):
        for event in step.events:
            fact = event.seen_by(None)
            text = fact and screen.face.tell(fact, step.view, screen.names, screen.words)
            if text:
                screen.lines([f"{number:>4}  {text}"])
    if steps[-1].view.result is not None:
        screen.result(steps[-1].view)


def _show(screen: "Screen", steps: list[Step], at: int) -> None:
    screen.table(steps[at].view)
    screen.say("replay-at", at=at, moves=len(steps) - 1)
    _tell(screen, steps[at])
    if steps[at].view.result is not None:
        screen.result(steps[at].view)


def _walk(screen: "Screen", steps: list[Step], speak: Words) -> None:
    """Step through with Enter, `b` for back, a number to jump, `q` to leave."""
    at = 0
    back = fold(speak.say("word-back"))
    leave = {"q", "quit", fold(speak.say("word-quit"))}
    while True:
        _show(screen, steps, at)
        try:
            line = fold(input(speak.say("replay-prompt") + " ").strip())
        except (EOFError, KeyboardInterrupt):
            typer.echo()
            return
        if line in leave:
            return
        if is_number(line):
            at = min(int(line), len(steps) - 1)
        elif line in ("b", "back", back):
            at = max(at - 1, 0)
        elif at < len(steps) - 1:
            at += 1
        else:
            return

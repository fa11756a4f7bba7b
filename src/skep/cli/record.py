"""`skep replay` and `skep verify`: look at a recorded game, and check it."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from skep import api
from skep.cli.common import Lang, new_console, read_file, words_for
from skep.cli.errors import UserError, complain
from skep.cli.speech import join_names, recorded_names
from skep.engine import record as records
from skep.engine.errors import SkepError
from skep.games.registry import changed_since

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
    speed: Annotated[
        float | None,
        typer.Option("--speed", min=0.25, max=16, help="Let it run by itself; 1 is unhurried."),
    ] = None,
    lang: Lang = None,
) -> None:
    """Look at a recorded game: step by step at a terminal, else as a list of its moves."""
    speak = words_for(lang)
    record = records.read(read_file(file, speak))
    from skep.cli.boards import face_of
    from skep.cli.lookback import Lookback, steps_of
    from skep.cli.screen import Screen

    steps = steps_of(record)
    names = recorded_names(record.players, record.seats, speak)
    screen = Screen(new_console(), face_of(record.game), names, speak)
    changed = changed_since(api.rules_of(record))
    if changed:
        rules = join_names(changed, speak)
        screen.say("replay-earlier-rules", version=record.rules_version, rules=rules)
    look = Lookback(screen, steps, speed or 1.0)
    watched = sys.stdin.isatty() and sys.stdout.isatty()
    if at is not None:
        if not 0 <= at <= look.last:
            raise UserError(speak.say("error-no-such-step", at=at, moves=look.last))
        look.at = at
        if speed is None or not watched:
            look.show()
            return
    if not watched:
        look.listing()
    elif speed is None or look.run():
        look.walk()

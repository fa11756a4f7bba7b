"""`skep learn`: a guided first game at the terminal, step by step with the real rules."""

from typing import Annotated, Any

import typer

from skep.cli import lesson_memory as memory
from skep.cli.common import Lang, new_console, words_for
from skep.cli.errors import UserError
from skep.engine.game import Game
from skep.engine.lessons import Lesson, lesson_of
from skep.games.registry import GAMES, game_by_id
from skep.locale import Words

INTERRUPTED = 130


def learn(
    game: Annotated[str | None, typer.Argument(help="The game; without it, all lessons.")] = None,
    step: Annotated[
        int | None, typer.Option("--from", help="Begin at this step; 1: from the start.")
    ] = None,
    lesson: Annotated[str | None, typer.Option("--lesson", help="A lesson by its name.")] = None,
    lang: Lang = None,
) -> None:
    """Learn a game by playing it: a guided first game that waits for your moves."""
    speak = words_for(lang)
    if game is None:
        _list(speak)
        return
    chosen = game_by_id(game)
    name, found = _lesson(chosen, lesson, speak)
    key = f"{game}/{name}"
    from skep.cli.completion import Reader
    from skep.cli.lesson_session import LessonSession, begin
    from skep.cli.session import Quit

    known = memory.recall().get(key, memory.Progress())
    moves = _begin_at(found, step, known.moves, speak)
    read = Reader()
    session = LessonSession(
        begin(chosen, found), found, name, speak, new_console(), read, read.offer
    )
    session.go_to(moves)
    try:
        session.run()
    except (Quit, KeyboardInterrupt) as stopped:
        typer.echo()
        _stop(key, found, len(session.match.log), known.done, speak)
        if isinstance(stopped, KeyboardInterrupt):
            raise typer.Exit(INTERRUPTED) from None
        return
    memory.remember(key, memory.Progress(done=True))
    typer.echo(speak.say("learn-next"))
    typer.echo(f"  skep play {game}")


def _lesson(game: Game[Any, Any], name: str | None, speak: Words) -> tuple[str, Lesson]:
    names = game.abilities.lessons
    if not names:
        raise UserError(speak.say("error-no-lessons", game=game.meta.id))
    chosen = name or names[0]
    found = lesson_of(game, chosen)
    if found is None:
        known = ", ".join(names)
        raise UserError(
            speak.say("error-no-lesson", game=game.meta.id, lesson=chosen, lessons=known)
        )
    return chosen, found


def _begin_at(lesson: Lesson, step: int | None, known: int, speak: Words) -> int:
    """How many moves of the lesson are made already."""
    from skep.cli.lesson_session import moves_before, where

    count = where(lesson, 0)[1]
    if step is not None:
        if not 1 <= step <= count:
            raise UserError(speak.say("error-no-lesson-step", step=step, count=count))
        return moves_before(lesson, step)
    if not 0 < known < len(lesson.steps):
        return 0
    typer.echo(speak.say("learn-goes-on", number=where(lesson, known)[0], count=count))
    return known


def _stop(key: str, lesson: Lesson, moves: int, done: bool, speak: Words) -> None:
    """Say how to go on."""
    from skep.cli.lesson_session import where

    game = key.partition("/")[0]
    kept = memory.remember(key, memory.Progress(moves, done))
    number, _ = where(lesson, moves)
    typer.echo(speak.say("learn-kept" if kept else "learn-not-kept"))
    typer.echo(f"  skep learn {game}" + ("" if kept else f" --from {number}"))


def _list(speak: Words) -> None:
    """All lessons, and how far one is in each."""
    from skep.cli.lesson_session import where

    known = memory.recall()
    for game_id, game in GAMES.items():
        for name in game.abilities.lessons:
            found = lesson_of(game, name)
            assert found is not None
            at = known.get(f"{game_id}/{name}", memory.Progress())
            number, count = where(found, at.moves)
            state = "begun" if at.moves else "done" if at.done else "new"
            more = "" if name == game.abilities.lessons[0] else f" --lesson {name}"
            typer.echo(
                f"  skep learn {game_id}{more}".ljust(30)
                + speak.say("learn-state", state=state, number=number, count=count)
            )

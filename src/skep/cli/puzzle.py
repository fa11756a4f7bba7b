"""`skep puzzle`: solo puzzles of La Ruche, made, solved, graded and printed."""

import re
import secrets
import shlex
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from skep.cli.common import Lang, new_console, read_file, words_for
from skep.cli.errors import UserError
from skep.cli.patience import patience
from skep.engine.chance import SeededChance
from skep.engine.errors import BadPosition
from skep.games.la_ruche.meta import FEWEST_TILES, MOST_TILES
from skep.locale import Words

if TYPE_CHECKING:
    from skep.games.la_ruche.solver import Answer

app = typer.Typer(help="Solo puzzles of La Ruche: make, solve, grade and print them.")

GAME = "la-ruche"
USUAL_TILES = 12
MOST_DRAWS = 1000
NOT_SOLVABLE = 1

What = Annotated[
    list[str],
    typer.Argument(
        metavar="PUZZLE…",
        help="Tiles by their names, like 123456; those that lie already like 351246@1,-2, in the "
        "order they were laid. Or the record of a puzzle (a file). Or a date, or `today`.",
    ),
]


class Puzzle:
    """Some tiles to lay, and some that lie already."""

    def __init__(self, hand: tuple[str, ...], cells: tuple[str, ...] = ()) -> None:
        from skep.games.la_ruche.position import Position, position

        if not 0 < len(hand) + len(cells) <= MOST_TILES:
            raise BadPosition(f"a puzzle has 1 to {MOST_TILES} tiles (RUC-15)")
        self.hand = hand
        self.cells = cells
        if hand:
            position(Position(hands=(hand,), cells=cells, phase="solo"))

    @property
    def tiles(self) -> tuple[str, ...]:
        """All tiles, in order."""
        from skep.games.la_ruche.material import LAY_BY_NAME, TILE_NAMES, TILE_OF

        laid = (TILE_NAMES[TILE_OF[LAY_BY_NAME[cell[:6]]]] for cell in self.cells)
        return tuple(sorted((*self.hand, *laid)))


# ---------------------------------------------------------------- the commands


@app.callback(invoke_without_command=True)
def start(context: typer.Context) -> None:
    """Solo puzzles of La Ruche: make, solve, grade and print them."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command("new")
def new(
    tiles: Annotated[
        int, typer.Option("--tiles", min=FEWEST_TILES, max=MOST_TILES, help="How many tiles.")
    ] = USUAL_TILES,
    grade: Annotated[
        int | None, typer.Option("--grade", min=1, max=5, help="1 easy … 5 hard. Default: any.")
    ] = None,
    seed: Annotated[
        int | None, typer.Option("--seed", help="The same seed gives the same puzzle.")
    ] = None,
    lang: Lang = None,
) -> None:
    """A new puzzle that can be solved."""
    speak = words_for(lang)
    chance = SeededChance(secrets.randbits(53) if seed is None else seed)
    from skep.games.la_ruche.grading import grade as grade_of
    from skep.games.la_ruche.material import TILE_NAMES
    from skep.games.la_ruche.solver import solve

    with patience(speak) as watch:
        for _ in range(MOST_DRAWS):
            left = list(TILE_NAMES)
            drawn = tuple(sorted(left.pop(chance.below(len(left))) for _ in range(tiles)))
            if solve(drawn, watch=watch).solvable and grade in (None, grade_of(drawn)):
                _show(Puzzle(drawn), speak)
                return
    raise UserError(speak.say("la-ruche-none-found", count=MOST_DRAWS))


@app.command("daily")
def daily(
    day: Annotated[str, typer.Argument(help="A date like 2026-11-15. Default: today.")] = "today",
    lang: Lang = None,
) -> None:
    """The puzzle of the day: the same for everybody, harder towards Sunday."""
    speak = words_for(lang)
    when = _day(day, speak)
    with patience(speak):
        puzzle = _of_day(when)
    typer.echo(speak.say("la-ruche-puzzle-of", date=when.isoformat()))
    _show(puzzle, speak)


@app.command("solve")
def solve(
    puzzle: What,
    cap: Annotated[
        int, typer.Option("--cap", min=0, help="Count no more solutions than this. 0: none.")
    ] = 1000,
    lang: Lang = None,
) -> None:
    """Can it be laid, how, in how many ways, and how hard is it?

    Exit code 0 when it can, 1 when it is proved that it cannot.
    """
    speak = words_for(lang)
    given = _read(puzzle, speak)
    answer = _answer(given, speak)
    if not answer.solvable:
        _cannot(given, answer, speak)
    from skep.cli.boards.la_ruche import draw_layout
    from skep.games.la_ruche.solver import count

    typer.echo(speak.say("la-ruche-solvable"))
    cells = (*given.cells, *(move.name for move in answer.moves))
    new_console().print(draw_layout(cells), no_wrap=True, overflow="crop")
    typer.echo(" ".join(cells))
    _say_grade(given, speak)
    if cap:
        with patience(speak) as watch:
            counted = count(given.hand, given.cells, cap, watch)
        key = "la-ruche-solutions" if counted.complete else "la-ruche-solutions-at-least"
        typer.echo(speak.say(key, count=counted.number))


@app.command("hint")
def hint(puzzle: What, lang: Lang = None) -> None:
    """One tile that surely still leads to a solution, or the proof of a dead end (exit code 1)."""
    speak = words_for(lang)
    given = _read(puzzle, speak)
    answer = _answer(given, speak)
    if not answer.solvable:
        _cannot(given, answer, speak)
    elif answer.hint is None:
        typer.echo(speak.say("la-ruche-reason-solved"))
    else:
        from skep.cli.boards import face_of

        move = face_of(GAME).spell(answer.hint, speak)
        typer.echo(speak.say("la-ruche-leads-on", move=move))


@app.command("print")
def print_(puzzle: What, lang: Lang = None) -> None:
    """The tiles of a puzzle, drawn in the terminal."""
    speak = words_for(lang)
    _draw(_read(puzzle, speak))


# ---------------------------------------------------------------- what they share


def _read(texts: list[str], speak: Words) -> Puzzle:
    """The puzzle that somebody means."""
    parts = [part for text in texts for part in text.split()]
    if len(parts) == 1 and not re.match(r"[1-6]{6}", parts[0]):
        if Path(parts[0]).exists():
            return _of_record(Path(parts[0]), speak)
        return _of_day(_day(parts[0], speak))
    hand = tuple(part for part in parts if "@" not in part)
    return Puzzle(hand, tuple(part for part in parts if "@" in part))


def _of_record(path: Path, speak: Words) -> Puzzle:
    from skep import api

    match = api.replay(read_file(path, speak))
    if match.id != GAME or match.seats != 1:
        raise UserError(speak.say("la-ruche-no-puzzle", file=str(path)))
    view: Any = match.view(0)
    return Puzzle(view.hand, view.cells)


def _day(text: str, speak: Words) -> date:
    if text in ("today", speak.say("la-ruche-today")):
        return date.today()  # noqa: DTZ011 - the day on the wall of whoever asks
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise UserError(speak.say("la-ruche-no-such-day", text=text)) from None


def _of_day(day: date) -> Puzzle:
    from skep.games.la_ruche.daily import daily as tiles_of_day

    return Puzzle(tiles_of_day(day.year, day.month, day.day))


def _answer(given: Puzzle, speak: Words) -> "Answer":
    from skep.games.la_ruche.solver import solve as search

    with patience(speak) as watch:
        return search(given.hand, given.cells, watch)


def _cannot(given: Puzzle, answer: "Answer", speak: Words) -> None:
    """Say that it cannot be laid, and how it is known."""
    typer.echo(speak.say("la-ruche-dead-end" if given.cells else "la-ruche-unsolvable"))
    typer.echo(speak.say("la-ruche-proved", count=answer.nodes))
    raise typer.Exit(NOT_SOLVABLE)


def _show(puzzle: Puzzle, speak: Words) -> None:
    """A puzzle to solve: its tiles, how hard it is, and how to play it."""
    _draw(puzzle)
    typer.echo()
    _say_grade(puzzle, speak)
    option = shlex.quote(f"puzzle={' '.join(puzzle.tiles)}")
    typer.echo(f"  skep play {GAME} --seats 1 -o {option}")


def _say_grade(puzzle: Puzzle, speak: Words) -> None:
    from skep.games.la_ruche.grading import grade_of, share

    solved = share(puzzle.tiles)
    percent = f"{100 * solved:.0f}"
    typer.echo(speak.say("la-ruche-graded", grade=grade_of(solved), percent=percent))


def _draw(puzzle: Puzzle) -> None:
    from skep.cli.boards.la_ruche import draw_layout, draw_tiles

    console = new_console()
    if puzzle.cells:
        console.print(draw_layout(puzzle.cells), no_wrap=True, overflow="crop")
        console.print()
    if puzzle.hand:
        console.print(draw_tiles(puzzle.hand, console.width), no_wrap=True, overflow="crop")

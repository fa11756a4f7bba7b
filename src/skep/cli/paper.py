"""`skep print`: a game as a PDF file, to print, cut out and play on a table."""

from collections.abc import Iterable
from datetime import UTC, datetime
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from skep.cli.common import (
    FileTaken,
    Lang,
    OptionList,
    read_file,
    read_options,
    words_for,
    write_new_file,
)
from skep.cli.errors import UserError
from skep.cli.speech import seat_names
from skep.locale import Words, words

if TYPE_CHECKING:
    from skep.printing.paper import Paper
    from skep.printing.sheets import Finished, Job


Game = Annotated[str | None, typer.Argument(help="The game to print.")]
PaperSize = Annotated[str, typer.Option("--paper", help="a4 or letter.")]
Grey = Annotated[bool, typer.Option("--grey", help="Without colours.")]
Puzzles = Annotated[
    list[str] | None,
    typer.Option(
        "--puzzle",
        help="la-ruche: a puzzle instead of the tiles: daily, a date or a number. May be repeated.",
    ),
]
RecordFile = Annotated[
    Path | None,
    typer.Option("--record", help="bee-busy: the sheets of this game, as they were filled in."),
]
Players = Annotated[
    int | None,
    typer.Option("--players", help="bee-busy: sheets and pieces for so many, 1 to 4."),
]
Rules = Annotated[
    bool, typer.Option("--rules/--no-rules", help="With two pages of rules for the table.")
]
Rulebook = Annotated[
    bool, typer.Option("--rulebook", help="With all rules, and drawings of their examples.")
]
Output = Annotated[
    Path | None, typer.Option("--output", help="The file. Default: skep-GAME-PAPER.pdf.")
]
Force = Annotated[bool, typer.Option("--force", help="Replace the file if it is there.")]


def print_game(
    game: Game = None,
    paper: PaperSize = "a4",
    grey: Grey = False,
    puzzle: Puzzles = None,
    option: OptionList = None,
    record: RecordFile = None,
    players: Players = None,
    rules: Rules = True,
    rulebook: Rulebook = False,
    output: Output = None,
    force: Force = False,
    lang: Lang = None,
) -> None:
    """Print a game: tiles, cards, sheets and rules as a PDF file."""
    # Loaded here because the other commands draw no PDF.
    from skep.printing.registry import SHEETS
    from skep.printing.sheets import Job

    speak = words_for(lang)
    if game is None:
        raise UserError(speak.say("error-which-game", games=", ".join(SHEETS)))
    job = Job(
        _paper(paper, speak),
        speak,
        _dates(puzzle or ()),
        read_options(option, speak),
        None if record is None else _finished(record, game, speak),
        players,
        rules=rules,
        rulebook=rulebook,
    )
    what = f"{game}-puzzle" if job.puzzles else game
    _write(game, job, output or Path(f"skep-{what}-{job.paper.id}.pdf"), grey=grey, force=force)


def _paper(name: str, speak: Words) -> "Paper":
    from skep.printing.paper import PAPERS

    found = PAPERS.get(name.lower())
    if found is None:
        raise UserError(speak.say("print-no-paper", paper=name, papers=", ".join(PAPERS)))
    return found


def _dates(puzzles: Iterable[str]) -> tuple[str, ...]:
    """The puzzles that are asked for; the daily one by its date."""
    today = datetime.now(UTC).date().isoformat()
    return tuple(today if text == "daily" else text for text in puzzles)


def _write(game: str, job: "Job", path: Path, *, grey: bool, force: bool) -> None:
    """Make the file, unless one is in the way."""
    from skep.printing.registry import printed

    speak = job.words
    taken = UserError(speak.say("print-exists", file=str(path)))
    if path.is_file() and not force:
        raise taken
    made = printed(game, job, in_grey=grey)
    try:
        write_new_file(path, made.data, speak, replace=force)
    except FileTaken:
        raise taken from None
    typer.echo(speak.say("print-written", file=str(path), pages=made.pages))


def print_record(text: str, language: str) -> bytes:
    """The sheets of a recorded game, as `skep print --record` makes them: for a server."""
    from skep.printing.paper import PAPERS
    from skep.printing.registry import printed
    from skep.printing.sheets import Job

    speak = words(language)
    game, finished = _played(text, speak)
    return printed(game, Job(PAPERS["a4"], speak, finished=finished)).data


def can_print() -> bool:
    """Is what draws PDF files installed?"""
    return find_spec("reportlab") is not None


def _finished(record: Path, game: str, speak: Words) -> "Finished":
    """The game that a record leads to."""
    played, finished = _played(read_file(record, speak), speak)
    if played != game:
        raise UserError(speak.say("error-other-game", file=str(record), game=played))
    return finished


def _played(text: str, speak: Words) -> tuple[str, "Finished"]:
    """Which game a record is of, and how it was left."""
    from skep import api
    from skep.engine import record as records
    from skep.printing.sheets import Finished

    match = api.replay(text)
    names = records.read(text).players
    if len(names) != match.seats:
        names = seat_names(match.seats, {}, (), speak)
    return match.game.meta.id, Finished(match.view(), names)

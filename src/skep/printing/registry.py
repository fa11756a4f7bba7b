"""Which games can be printed: an explicit list, one module each."""

from collections.abc import Callable
from dataclasses import dataclass

from skep.engine.errors import BadOption, UnknownGame
from skep.printing import bee_busy, butine, la_ruche, waggle_dance
from skep.printing.pdf import write
from skep.printing.rules import rules_sheets
from skep.printing.sheets import Job, Sheet, in_order, pages, two_sided

SHEETS: dict[str, Callable[[Job], list[Sheet]]] = {
    butine.GAME: butine.sheets,
    la_ruche.GAME: la_ruche.sheets,
    waggle_dance.GAME: waggle_dance.sheets,
    bee_busy.GAME: bee_busy.sheets,
}


def sheets_of(game_id: str, job: Job) -> list[Sheet]:
    """The sheets of a game itself, without its rules."""
    if game_id not in SHEETS:
        raise UnknownGame(f"there is no game {game_id!r} to print; games: {', '.join(SHEETS)}")
    if job.puzzles and game_id != la_ruche.GAME:
        raise BadOption(f"{game_id} has no puzzles to print")
    if (job.options or job.finished) and game_id != bee_busy.GAME:
        raise BadOption(f"{game_id} is printed without options and records")
    if job.players is not None and game_id != bee_busy.GAME:
        raise BadOption(
            f"{game_id} is printed whole: only {bee_busy.GAME} has a sheet for each player"
        )
    return SHEETS[game_id](job)


def all_sheets(game_id: str, job: Job) -> list[Sheet]:
    """Everything that is printed: the game, the rules that the job asks for, and solutions."""
    own = sheets_of(game_id, job)
    return in_order([*own, *rules_sheets(game_id, job)])


@dataclass(frozen=True, slots=True)
class Printed:
    """A PDF file."""

    data: bytes
    pages: int


def printed(game_id: str, job: Job, *, in_grey: bool = False) -> Printed:
    """A game as a PDF file."""
    sheets = all_sheets(game_id, job)
    title = job.words.say(f"{game_id}-title")
    sides = pages(title, sheets, job)
    data = write(
        sides,
        job.paper,
        title=title,
        language=job.words.language,
        in_grey=in_grey,
        both=two_sided(sheets),
    )
    return Printed(data, len(sides))

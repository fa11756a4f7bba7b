"""Bee Busy on paper: the players' sheets, drawn from their data, and the few pieces it needs."""

from skep.engine.errors import BadOption
from skep.games.bee_busy.board import BOARDS, Board
from skep.games.bee_busy.meta import META, Options
from skep.games.bee_busy.state import Hive
from skep.games.bee_busy.view import hive_data
from skep.printing.bee_busy.aid import aid
from skep.printing.bee_busy.differs import differing
from skep.printing.bee_busy.front import front
from skep.printing.bee_busy.page import Page
from skep.printing.bee_busy.tokens import token_sheet
from skep.printing.sheets import Finished, Job, Sheet

GAME = "bee-busy"


def sheets(job: Job) -> list[Sheet]:
    """The pieces and a blank sheet for each player; or the sheets of a game that was played."""
    unknown = set(job.options) - {"sheet"}
    if unknown:
        raise BadOption(f"{GAME} is printed with the option sheet only, not {min(unknown)!r}")
    if job.finished is not None:
        if job.players is not None:
            raise BadOption("the record says how many played: leave the number of players out")
        return [Sheet(page.player, front(page)) for page in _played(job, job.finished)]
    board, players = _board(job), _players(job)
    page = Page(board, hive_data(board, Hive(board)), job)
    caption = job.words.say("print-bee-busy-sheet")
    blank = Sheet(caption, front(page), aid(board, job))
    return [token_sheet(job, players), *differing(board, job), *([blank] * players)]


def _board(job: Job) -> Board:
    name = str(job.options.get("sheet", Options().sheet))
    if name not in BOARDS:
        raise BadOption(f"there is no sheet {name!r}; sheets: {', '.join(BOARDS)}")
    return BOARDS[name]


def _players(job: Job) -> int:
    """For how many to print; without a word, for a full table."""
    fewest, most = min(META.seats), max(META.seats)
    players = most if job.players is None else job.players
    if players not in META.seats:
        raise BadOption(f"{GAME} is printed for {fewest} to {most} players, not {players}")
    return players


def _played(job: Job, finished: Finished) -> list[Page]:
    view = finished.view
    return [
        Page(
            BOARDS[view.options.sheet],
            view.hives[seat],
            job,
            view.round,
            finished.players[seat],
            view.points[seat],
            view.seats,
        )
        for seat in range(view.seats)
    ]

"""A sheet of one's own, for studies: options that carry a whole sheet instead of a name."""

from functools import lru_cache
from typing import Any

import msgspec

from skep.engine.errors import BadOption
from skep.engine.refusal import because
from skep.games.bee_busy.board import BOARDS, Board
from skep.games.bee_busy.meta import Options
from skep.games.bee_busy.reading import BadSheet, check_sheet
from skep.games.bee_busy.sheet import Sheet


class Design(Options, frozen=True, forbid_unknown_fields=True):
    """Options of a study. No table offers them: a record could not be read without the sheet."""

    drawn: str = ""
    """The sheet as JSON."""


def design(options: Options, tables: dict[str, dict[str, Any]]) -> Design:
    """The options with the sheet of a file; BadOption says what is wrong with it."""
    if set(tables) != {"sheet"}:
        named = ", ".join(sorted(set(tables) - {"sheet"}))
        raise BadOption(because("lab-no-design", game="bee-busy", option=named))
    try:
        sheet = msgspec.convert(tables["sheet"], Sheet)
        check_sheet(sheet)
    except (msgspec.ValidationError, BadSheet) as error:
        raise BadOption(because("lab-design-sheet", why=str(error))) from None
    return Design(sheet=options.sheet, drawn=msgspec.json.encode(sheet).decode())


def board_of(options: Options) -> Board:
    """The board that is played on."""
    return _drawn(options.drawn) if isinstance(options, Design) else BOARDS[options.sheet]


@lru_cache(maxsize=32)
def _drawn(text: str) -> Board:
    return Board(msgspec.json.decode(text, type=Sheet))

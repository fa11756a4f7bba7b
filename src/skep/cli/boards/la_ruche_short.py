"""La Ruche in the terminal: short names for tiles, turns and cells, so that `3 4 M10` is a move.

Tiles are counted as they stand in the hand. A turn is told by the colour that comes to lie up
right, with a minus when the tile is turned over. Cells have a letter for their row and a number in
it, M10 for the first one; the few that are too far away keep the names that moves have: -11,0.
"""

import re
from collections.abc import Iterable

from skep.cli.typed import fold
from skep.engine.errors import BadMove
from skep.engine.refusal import because
from skep.games.la_ruche.material import LAY_BY_NAME, TILE_NAMES, TILE_OF
from skep.games.la_ruche.moves import Move, Place
from skep.games.la_ruche.view import View

Cell = tuple[int, int]

_ROW, _COLUMN = ord("M"), 10
_SHORT = re.compile(r"([A-Z])([1-9][0-9]?)", re.ASCII)
_LONG = re.compile(r"(-?[0-9]{1,4}),(-?[0-9]{1,4})", re.ASCII)
_LAY = re.compile(r"[1-6]{6}", re.ASCII)
_TILE = re.compile(r"[0-9]{1,2}", re.ASCII)
_TURN = re.compile(r"-?[1-6]", re.ASCII)


def cell_name(cell: Cell) -> str:
    """M10, or 25,-3 where letters or numbers do not reach."""
    q, r = cell
    row, column = chr(_ROW + r) if -12 <= r <= 13 else "", _COLUMN + q + (r - (r & 1)) // 2
    return f"{row}{column}" if row and 1 <= column <= 99 else f"{q},{r}"


def cell_named(text: str) -> Cell | None:
    """The cell that somebody means by `m10` or `1,-2`."""
    if found := _LONG.fullmatch(text):
        return int(found[1]), int(found[2])
    if found := _SHORT.fullmatch(text.upper()):
        r = ord(found[1]) - _ROW
        return int(found[2]) - _COLUMN - (r - (r & 1)) // 2, r
    return None


def tile_of(lay: str) -> str:
    """The name of the tile that is laid so."""
    return TILE_NAMES[TILE_OF[LAY_BY_NAME[lay]]]


def lay_of(tile: str, turn: str) -> str:
    """How a tile lies that is turned so: `4`, or `-4` on its other face."""
    ring = tile[::-1] if turn.startswith("-") else tile
    at = ring.index(turn[-1])
    return ring[at:] + ring[:at]


def short(view: View, move: Place) -> str:
    """A placement in short: 3 4 M10; with its whole lay when the tile is not in the hand."""
    tile = tile_of(move.lay)
    where = cell_name((move.q, move.r))
    if view.hand is None or tile not in view.hand:
        return f"{move.lay} {where}"
    over = "" if lay_of(tile, move.lay[0]) == move.lay else "-"
    return f"{view.hand.index(tile) + 1} {over}{move.lay[0]} {where}"


def expand(view: View, legal: Iterable[Move], text: str) -> str:
    """A typed move, in the words of the record, with its long names instead of short ones.

    What is no short form comes back as it is; BadMove tells what is missing in one that is.
    """
    tokens = text.replace("@", " ").split()
    first = fold(tokens[0]) if tokens else ""
    if first == "give" and len(tokens) == 4 and _TILE.fullmatch(tokens[1]):
        return f"give {_tile_at(view, tokens[1])} {tokens[2]} {tokens[3]}"
    if first == "place":
        tokens = tokens[1:]
    where = cell_named(tokens[-1]) if 2 <= len(tokens) <= 3 else None
    if where is None:
        return text
    if len(tokens) == 2 and _LAY.fullmatch(tokens[0]):
        lay = tokens[0]
    elif not _TILE.fullmatch(tokens[0]):
        return text
    elif len(tokens) == 3:
        if not _TURN.fullmatch(tokens[1]):
            return text
        lay = lay_of(_tile_at(view, tokens[0]), tokens[1])
    else:
        lay = _any_turn(view, legal, tokens[0], where)
    return f"place {lay}@{where[0]},{where[1]}"


def question(view: View, text: str) -> str:
    """Half a move with the name of its tile instead of its number: `3`, or `3 near M10`."""
    tokens = text.split()
    for number, token in enumerate(tokens):
        where = cell_named(token)
        if where is not None:
            tokens[number] = f"{where[0]},{where[1]}"
    at = 1 if tokens and fold(tokens[0]) == "place" else 0
    numbered = dict(enumerate(view.hand or (), start=1))
    if len(tokens) > at and _TILE.fullmatch(tokens[at]):
        tokens[at] = numbered.get(int(tokens[at]), tokens[at])
    return " ".join(tokens)


def completions(view: View, cells: Iterable[Cell], tokens: list[str]) -> list[str]:
    """What can come after the first words of a short placement. All cells that are open, and all
    turns: whether a tile fits there is for the player to see."""
    if not tokens or not _TILE.fullmatch(tokens[0]):
        return [f"{number} " for number in range(1, len(view.hand or ()) + 1)]
    turns = [sign + colour for sign in ("", "-") for colour in "123456"]
    places = [cell_name(cell) for cell in cells]
    return [f"{tokens[0]} {turn} {place}" for turn in turns for place in places]


def _tile_at(view: View, number: str) -> str:
    hand = view.hand or ()
    if not 1 <= int(number) <= len(hand):
        raise BadMove(because("la-ruche-no-tile-number", number=number, count=len(hand)))
    return hand[int(number) - 1]


def _any_turn(view: View, legal: Iterable[Move], number: str, where: Cell) -> str:
    """How a tile lies when nobody said how: as the hand shows it, or the only way it fits where a
    screen may know that; and where it may not, one must say."""
    tile = _tile_at(view, number)
    shown = [move for move in legal if isinstance(move, Place)]
    fits = [m.lay for m in shown if (m.q, m.r) == where and tile_of(m.lay) == tile]
    if not view.cells or tile in fits or (shown and not fits):
        return tile
    if len(fits) == 1:
        return fits[0]
    cell = cell_name(where)
    if not fits:
        example = f"{number} {tile[2]} {cell}"
        raise BadMove(because("la-ruche-turn-it", number=number, colour=tile[2], example=example))
    ways = ", ".join(short(view, Place(lay, *where)) for lay in fits)
    raise BadMove(because("la-ruche-several-turns", number=number, cell=cell, ways=ways))

"""Positions for the tests of Bee Busy: a sheet like a new one, but for what is named."""

from typing import Any

import msgspec

import skep
from skep.games.bee_busy.board import BOARDS, bits
from skep.games.bee_busy.state import Hive
from skep.games.bee_busy.view import hive_data

GARDEN = BOARDS["garden"]


def sheet(name: str = "garden", **changes: Any) -> dict[str, Any]:
    """A sheet as plain data. `honey` and `wax` fill their tracks as far; `combs` get their walls;
    `columns` are marks by sum."""
    board = BOARDS[name]
    data: dict[str, Any] = msgspec.to_builtins(hive_data(board, Hive(board)))
    for good in ("honey", "wax"):
        if good in changes:
            changes.setdefault(f"{good}_made", changes[good])
    if "columns" in changes:
        marks = changes.pop("columns")
        changes["marks"] = [marks.get(total, 0) for total in board.column_sums]
    if "combs" in changes:
        changes["combs"] = {**data["combs"], **changes["combs"]}
    walls = board.first_walls
    for wall in changes.get("walls", ()):
        walls |= 1 << board.wall_by_name[wall]
    for comb in changes.get("combs", ()):
        walls |= board.comb_walls[board.comb_by_name[comb]]
    changes["walls"] = [board.wall_names[wall] for wall in bits(walls)]
    return {**data, **changes}


def at(
    *hives: dict[str, Any],
    dice: tuple[int, ...] = (2, 3, 5),
    decisions: tuple[tuple[str, ...], ...] = (),
    seed: int = 1,
    **more: Any,
) -> skep.Match:
    """A match in a position; one new sheet when none is given."""
    data = {"hives": hives or (sheet(),), "dice": dice, "decisions": decisions, **more}
    return skep.position("bee-busy", data, seed=seed)


def play(match: skep.Match, *moves: str) -> list[Any]:
    """Make moves, by seat 0 unless another one is written before them; the facts in order."""
    told = []
    for text in moves:
        first, _, rest = text.partition(" ")
        seat, move = (int(first), rest) if first.isdecimal() else (0, text)
        told += [event.public for event in match.apply(seat, move)]
    return told


def actors(match: skep.Match) -> tuple[int, ...]:
    """Who may act now: asked anew, as a play in between may change it."""
    return match.actors


def legal(match: skep.Match, seat: int = 0) -> list[str]:
    """The legal moves as texts."""
    return [str(move) for move in match.legal(seat)]


def hive(match: skep.Match, seat: int = 0) -> Any:
    """A seat's sheet as everybody sees it."""
    return match.view().hives[seat]


def now(match: skep.Match, seat: int = 0) -> Any:
    """Where a seat stands in the round."""
    return match.view().now[seat]

"""Points, one line for each kind (BEE-28); the winners; the ranks of a solo game (BEE-29)."""

import msgspec

from skep.engine.game import Result
from skep.games.bee_busy.board import Board
from skep.games.bee_busy.material import OPEN, STORED, WATER
from skep.games.bee_busy.state import Hive, State

PLAYED = "all-rounds-played"
RULE_OF_REASON: dict[str, str] = {PLAYED: "BEE-16"}


class Score(msgspec.Struct, frozen=True):
    """The points of one seat, as they are written down at the end."""

    bees: int
    honey: int
    propolis: int
    drought: int
    queen: int
    combs: int
    stored: int
    total: int


def score(board: Board, hive: Hive) -> Score:
    """What this hive would score if the game ended now."""
    points = board.sheet.points
    contents = hive.contents
    bees = points.bee * sum(hive.bees)
    honey = points.honey * hive.honey
    propolis = sum(board.sheet.production.propolis[: hive.propolis])
    drought = -points.drought if hive.drought and WATER not in contents else 0
    queen = points.queen if hive.queen >= board.sheet.larvae.queen else 0
    combs = points.comb * sum(content != OPEN for content in contents)
    stored = points.stored * sum(content - STORED + 1 for content in contents if content >= STORED)
    total = bees + honey + propolis + drought + queen + combs + stored
    return Score(bees, honey, propolis, drought, queen, combs, stored, total)


def scores(state: State) -> tuple[int, ...]:
    """The points of each seat so far."""
    return tuple(score(state.board, hive).total for hive in state.hives)


def winners(points: tuple[int, ...]) -> tuple[int, ...]:
    """Most points win; ties share."""
    best = max(points)
    return tuple(seat for seat, own in enumerate(points) if own == best)


def rank(state: State) -> str:
    """The rank of a solo game; empty when several play."""
    if state.seats > 1:
        return ""
    points = score(state.board, state.hives[0]).total
    ranks = state.board.sheet.ranks
    reached = [rank.name for rank in ranks if rank.least <= points]
    # Drought can lead below nothing: the first rank has no lower end.
    return reached[-1] if reached else ranks[0].name


def result(state: State) -> Result | None:
    """How the game ended, or None while it goes on."""
    if not state.over:
        return None
    points = scores(state)
    return Result(PLAYED, RULE_OF_REASON[PLAYED], points, winners(points))

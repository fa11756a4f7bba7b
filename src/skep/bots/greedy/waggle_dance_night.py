"""The greedy bot for Waggle Dance: by night, the move after which the hive is worth most."""

from collections.abc import Sequence

from skep.bots.greedy import waggle_dance_hive as hive
from skep.bots.greedy.waggle_dance_scene import Home
from skep.games.waggle_dance.board import ADD, COLOURS_IN, EGG, EMPTY, FITS, HONEY, PAIRS, TAKE
from skep.games.waggle_dance.material import COLOUR_BY_NAME
from skep.games.waggle_dance.moves import (
    Bounty,
    Carry,
    Egg,
    Explore,
    Hatch,
    Honey,
    Keep,
    Mix,
    Move,
    QueensGift,
    Store,
    Swap,
    Trade,
)

Scored = list[tuple[float, Move]]

LIKED = ("efficiency", "alchemy", "expertise", "volunteer", "bounty", "overtime", "queens-gift")


def score_night(home: Home, legal: Sequence[Move], *, manned: bool) -> Scored:
    """Every move with what it brings; leaving things as they are brings nothing.

    `manned`: are the bees still on the rooms, so that they can make honey tonight?
    """
    worth = hive.Worth(home.rooms, home.crews if manned else ())
    scored: Scored = []
    for move in legal:
        if isinstance(move, Store):
            room = move.room - 1
            value = worth.change(room, ADD[home.rooms[room]][COLOUR_BY_NAME[move.colour]])
        elif isinstance(move, Carry | Swap):
            value = _moved(worth, move) - 0.01
        elif isinstance(move, Trade):
            value = _traded(worth, move) - 0.1
        else:
            value = _other(home, worth, move, manned)
        scored.append((value, move))
    return scored


def _moved(worth: hive.Worth, move: Carry | Swap) -> float:
    """How much better cubes lie after they were moved."""
    start, end = move.start - 1, move.end - 1
    colour = COLOUR_BY_NAME[move.colour]
    left, held = TAKE[worth.rooms[start]][colour], worth.rooms[end]
    if isinstance(move, Swap):
        other = COLOUR_BY_NAME[move.other]
        left, held = ADD[left][other], TAKE[held][other]
    return worth.changes(start, left, end, ADD[held][colour])


def _traded(worth: hive.Worth, move: Trade) -> float:
    """How much better the hive is after a trade, with the new cube where it is worth most."""
    at, taken = move.room - 1, COLOUR_BY_NAME[move.take]
    left = EMPTY
    if move.give != "egg":
        colour = COLOUR_BY_NAME[move.give]
        left = TAKE[TAKE[worth.rooms[at]][colour]][colour]
    ways = [worth.change(at, ADD[left][taken])]
    for room, content in enumerate(worth.rooms):
        if FITS[content] and room != at:
            ways.append(worth.changes(at, left, room, ADD[content][taken]))
    return max(ways)


def _other(home: Home, worth: hive.Worth, move: Move, manned: bool) -> float:
    if isinstance(move, Honey):
        return 20.0 - len(move.cards)
    if isinstance(move, Hatch):
        return 5.0
    if isinstance(move, Egg):
        return _egg(home, move.room)
    if isinstance(move, Keep):
        return float(-LIKED.index(move.card)) if move.card in LIKED else -10.0
    if isinstance(move, Explore):
        return 1.0
    if isinstance(move, Mix):
        return _mix(home, worth, move) if manned else -1.0
    if isinstance(move, Bounty):
        at, alike = hive.home_for(home.rooms, move.flower - 1)
        pending = home.claims[move.flower - 1]
        return 1.0 if at >= 0 and 2 <= alike + pending < 4 else -1.0
    if isinstance(move, QueensGift):
        return _gift(home, move)
    return 0.0


def _egg(home: Home, room: int) -> float:
    """An egg wants an empty room without bees, and a hive that can spare it."""
    eggs = home.rooms.count(EGG)
    if home.crews[room - 1] or eggs >= 2 or home.dice + eggs >= hive.ENOUGH_DICE:
        return -1.0
    return 1.0 - 0.001 * room if EMPTY in home.rooms else -1.0


def _gift(home: Home, move: QueensGift) -> float:
    rooms = home.rooms
    if move.egg is None:
        return 0.5 if len(rooms) - rooms.count(HONEY) < 5 else -0.5
    return _egg(home, move.egg) - 0.3 if rooms.count(EMPTY) > 1 else -1.0


def _mix(home: Home, worth: hive.Worth, move: Mix) -> float:
    """Worth a card when one cube more makes honey tonight."""
    rooms = home.rooms
    best = 0.0
    for start, end in ((move.one - 1, move.other - 1), (move.other - 1, move.one - 1)):
        if not home.crews[end] & PAIRS or not FITS[rooms[end]]:
            continue
        for colour in COLOURS_IN[rooms[start]]:
            after = TAKE[rooms[start]][colour], ADD[rooms[end]][colour]
            best = max(best, worth.changes(start, after[0], end, after[1]))
    return best - 3 if best > 4 else -1.0

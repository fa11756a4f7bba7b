"""The greedy bot for Waggle Dance: by night, the move after which the hive is worth most."""

from collections.abc import Callable, Sequence
from typing import Any

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

WASTED = -1.0
"""What a move brings that had better not be made."""


def score_night(home: Home, legal: Sequence[Move], *, manned: bool) -> Scored:
    """Every move with what it brings; leaving things as they are brings nothing.

    `manned`: are the bees still on the rooms, so that they can make honey tonight?
    """
    worth = hive.Worth(home.rooms, home.crews if manned else ())
    wanted = _wanted(home) if manned else set()
    scored: Scored = []
    # By far the most moves of a night are mixes and trades: told apart by their kind, at once.
    for move in legal:
        if isinstance(move, Mix):
            value = _mix(home, worth, move, wanted) if wanted else WASTED
        else:
            look = _BY_KIND.get(type(move))
            value = 0.0 if look is None else look(home, worth, move)
        scored.append((value, move))
    return scored


def _wanted(home: Home) -> set[int]:
    """The rooms whose bees could make honey of one cube more."""
    pairs = zip(home.rooms, home.crews, strict=True)
    return {room for room, (held, crew) in enumerate(pairs) if crew & PAIRS and FITS[held]}


def _stored(home: Home, worth: hive.Worth, move: Store) -> float:
    room = move.room - 1
    return worth.change(room, ADD[home.rooms[room]][COLOUR_BY_NAME[move.colour]])


def _moved(_home: Home, worth: hive.Worth, move: Carry | Swap) -> float:
    """How much better cubes lie after they were moved."""
    start, end = move.start - 1, move.end - 1
    colour = COLOUR_BY_NAME[move.colour]
    left, held = TAKE[worth.rooms[start]][colour], worth.rooms[end]
    if isinstance(move, Swap):
        other = COLOUR_BY_NAME[move.other]
        left, held = ADD[left][other], TAKE[held][other]
    return worth.changes(start, left, end, ADD[held][colour]) - 0.01


def _traded(_home: Home, worth: hive.Worth, move: Trade) -> float:
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
    return max(ways) - 0.1


def _honey(_home: Home, _worth: hive.Worth, move: Honey) -> float:
    return 20.0 - len(move.cards)


def _kept(_home: Home, _worth: hive.Worth, move: Keep) -> float:
    return float(-LIKED.index(move.card)) if move.card in LIKED else -10.0


def _bounty(home: Home, _worth: hive.Worth, move: Bounty) -> float:
    at, alike = hive.home_for(home.rooms, move.flower - 1)
    pending = home.claims[move.flower - 1]
    return 1.0 if at >= 0 and 2 <= alike + pending < 4 else WASTED


def _egg(home: Home, room: int) -> float:
    """An egg wants an empty room without bees, and a hive that can spare it."""
    eggs = home.rooms.count(EGG)
    if home.crews[room - 1] or eggs >= 2 or home.dice + eggs >= hive.ENOUGH_DICE:
        return WASTED
    return 1.0 - 0.001 * room if EMPTY in home.rooms else WASTED


def _gift(home: Home, _worth: hive.Worth, move: QueensGift) -> float:
    rooms = home.rooms
    if move.egg is None:
        return 0.5 if len(rooms) - rooms.count(HONEY) < 5 else -0.5
    return _egg(home, move.egg) - 0.3 if rooms.count(EMPTY) > 1 else WASTED


def _mix(home: Home, worth: hive.Worth, move: Mix, wanted: set[int]) -> float:
    """Worth a card when one cube more makes honey tonight."""
    rooms = home.rooms
    best = 0.0
    for start, end in ((move.one - 1, move.other - 1), (move.other - 1, move.one - 1)):
        if end not in wanted:
            continue
        for colour in COLOURS_IN[rooms[start]]:
            after = TAKE[rooms[start]][colour], ADD[rooms[end]][colour]
            best = max(best, worth.changes(start, after[0], end, after[1]))
    return best - 3 if best > 4 else WASTED


_BY_KIND: dict[type, Callable[[Home, hive.Worth, Any], float]] = {
    Store: _stored,
    Carry: _moved,
    Swap: _moved,
    Trade: _traded,
    Honey: _honey,
    Hatch: lambda _home, _worth, _move: 5.0,
    Egg: lambda home, _worth, move: _egg(home, move.room),
    Keep: _kept,
    Explore: lambda _home, _worth, _move: 1.0,
    Bounty: _bounty,
    QueensGift: _gift,
}
"""What each kind of move brings; all others leave the hive as it is."""

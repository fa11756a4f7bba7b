"""The greedy bot for Waggle Dance: by night, the move after which the hive is worth most."""

from collections.abc import Sequence

from skep.bots.greedy import waggle_dance_hive as hive
from skep.bots.greedy.waggle_dance_scene import Home
from skep.games.waggle_dance.board import ADD, EGG, EMPTY, FITS, HONEY, PAIRS, TAKE
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
    rooms = home.rooms
    crews = home.crews if manned else []
    before = hive.worth(rooms, crews)
    scored: Scored = []
    for move in legal:
        if isinstance(move, Trade):
            value = _trade(rooms, crews, move) - before - 0.1
        elif isinstance(move, Carry | Swap):
            value = hive.worth(_moved(rooms, move), crews) - before - 0.01
        elif isinstance(move, Store):
            value = _stored(rooms, crews, move) - before
        else:
            value = _other(home, move, crews)
        scored.append((value, move))
    return scored


def _stored(rooms: list[int], crews: list[int], move: Store) -> float:
    after = rooms[:]
    after[move.room - 1] = ADD[after[move.room - 1]][COLOUR_BY_NAME[move.colour]]
    return hive.worth(after, crews)


def _moved(rooms: list[int], move: Carry | Swap) -> list[int]:
    after = rooms[:]
    start, end = move.start - 1, move.end - 1
    colour = COLOUR_BY_NAME[move.colour]
    after[start] = TAKE[after[start]][colour]
    if isinstance(move, Swap):
        other = COLOUR_BY_NAME[move.other]
        after[end] = TAKE[after[end]][other]
        after[start] = ADD[after[start]][other]
    after[end] = ADD[after[end]][colour]
    return after


def _trade(rooms: list[int], crews: list[int], move: Trade) -> float:
    """The hive after a trade, with the new cube where it is worth most."""
    after = rooms[:]
    at = move.room - 1
    if move.give == "egg":
        after[at] = EMPTY
    else:
        colour = COLOUR_BY_NAME[move.give]
        after[at] = TAKE[TAKE[after[at]][colour]][colour]
    best = 0.0
    for room, content in enumerate(after):
        if FITS[content]:
            after[room] = ADD[content][COLOUR_BY_NAME[move.take]]
            best = max(best, hive.worth(after, crews))
            after[room] = content
    return best


def _other(home: Home, move: Move, crews: list[int]) -> float:
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
        return _mix(home.rooms, crews, move)
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


def _mix(rooms: list[int], crews: list[int], move: Mix) -> float:
    """Worth a card when one cube more makes honey tonight."""
    if not crews:
        return -1.0
    best = 0.0
    before = hive.worth(rooms, crews)
    for start, end in ((move.one, move.other), (move.other, move.one)):
        if not crews[end - 1] & PAIRS or not FITS[rooms[end - 1]]:
            continue
        for name, colour in COLOUR_BY_NAME.items():
            if TAKE[rooms[start - 1]][colour] >= 0:
                carry = Carry(name, start, end)  # type: ignore[arg-type]
                best = max(best, hive.worth(_moved(rooms, carry), crews) - before)
    return best - 3 if best > 4 else -1.0

"""What a bee may bring tonight, by what everybody sees: before it is placed.

Cards can change all of it, and nobody knows who holds which: what is said here is what the dice on
the table can do.
"""

from itertools import product
from typing import Literal

import msgspec

from skep.games.waggle_dance.moves import Move, Place
from skep.games.waggle_dance.night import harvest
from skep.games.waggle_dance.versions import VERSIONS, Version
from skep.games.waggle_dance.view import Room, View

MOST_BEES = 6
"""More bees that one player could still send to a flower change nothing."""


class Outlook(msgspec.Struct, frozen=True):
    """What a bee on a place brings if night fell now, and at least, whatever others place there."""

    brings: Literal["room", "hatch", "egg", "pollen", "trade", "honey", "link", "card"]
    now: int
    least: int


def outlook(view: View, move: Move, version: int) -> Outlook | None:
    """What placing this bee may bring; None for other moves."""
    if view.you is None or not isinstance(move, Place):
        return None
    if move.spot.startswith("room"):
        return _in_room(view.rooms[view.you], int(move.spot[4:]) - 1, move.die)
    letter = move.spot[0]
    if letter == "D":
        return _on_flower(view, view.you, int(move.spot[1:]) - 1, VERSIONS[version])
    now = _ON_SPACES[letter](view, view.you)
    return Outlook(_BRINGS[letter], now, now)


_BRINGS: dict[str, Literal["room", "egg", "trade", "card"]] = {
    "A": "room",
    "C": "egg",
    "E": "trade",
    "G": "card",
}


def _bees(view: View, letter: str, seat: int) -> int:
    """How many bees of a seat are on a card with spaces."""
    return sum(who == seat for spot, who in view.spaces.items() if spot[0] == letter)


def _left_for(view: View, seat: int, letter: str, supply: int) -> int:
    """One, if something of a supply is left when the bee's turn comes (WAG-11)."""
    before = _bees(view, letter, seat)
    for other in _order(view):
        if other == seat:
            break
        before += _bees(view, letter, other)
    return int(supply > before)


def _room(view: View, seat: int) -> int:
    return _left_for(view, seat, "A", view.tiles)


def _egg(view: View, seat: int) -> int:
    """An egg needs an empty room (WAG-14); rooms of tonight's A are empty."""
    empty = sum(not room.holds for room in view.rooms[seat]) + _bees(view, "A", seat)
    return _left_for(view, seat, "C", view.eggs) if empty > _bees(view, "C", seat) else 0


def _trade(view: View, seat: int) -> int:
    """Two of a colour in one room, or an egg (WAG-18)."""
    rooms = [room.holds for room in view.rooms[seat] if "honey" not in room.holds]
    return int(any("egg" in holds or len(set(holds)) < len(holds) for holds in rooms))


def _card(view: View, seat: int) -> int:
    return _left_for(view, seat, "G", view.deck + sum(view.discard.values()))


_ON_SPACES = {"A": _room, "C": _egg, "E": _trade, "G": _card}


def _order(view: View) -> tuple[int, ...]:
    return tuple((view.first + i) % view.seats for i in range(view.seats))


def _in_room(rooms: tuple[Room, ...], number: int, die: int) -> Outlook:
    """Two equal bees on an egg or on four of a colour (WAG-13, WAG-19); else rooms are linked."""
    room = rooms[number]
    pair = int(len({*room.bees, die}) <= len(room.bees))
    if room.holds == ("egg",):
        return Outlook("hatch", pair, pair)
    if len(room.holds) == 4 and len(set(room.holds)) == 1:
        return Outlook("honey", pair, pair)
    linked = sum(die in other.bees for i, other in enumerate(rooms) if i != number)
    return Outlook("link", linked, linked)


def _on_flower(view: View, seat: int, flower: int, version: Version) -> Outlook:
    """Pollen by the order of the night; the others may still send what dice they have."""
    bees = [len(dice) for dice in view.flowers[flower]]
    bees[seat] += 1
    more = [range(1 + _could_come(view, other, seat, flower)) for other in range(view.seats)]
    order, there = _order(view), view.pollen[flower]

    def share(extra: tuple[int, ...]) -> int:
        all_bees = tuple([here + come for here, come in zip(bees, extra, strict=True)])
        served = harvest(all_bees, order, there, version)
        return next((taken for who, _, taken in served if who == seat), 0)

    return Outlook("pollen", share((0,) * view.seats), min(map(share, product(*more))))


def _could_come(view: View, other: int, seat: int, flower: int) -> int:
    """How many bees of another seat could still be placed on a flower (WAG-8, WAG-34)."""
    if other == seat:
        return 0
    dice = view.free[other]
    open_to_all = flower + 1 in view.directions[other]
    return min(MOST_BEES, len(dice) if open_to_all else dice.count(flower + 1))

"""Waggle Dance as named arrays. Hidden are the deck and the faces of the others' Queen cards."""

from collections.abc import Sequence

from skep.bots.learned.waggle_dance.features import NAMES, features
from skep.envs.seen.arrays import (
    Array,
    Arrays,
    Numbers,
    Sight,
    count_into,
    dice_into,
    place_in,
)
from skep.games.waggle_dance.material import (
    CARD_NAMES,
    COLOURS,
    COPIES,
    CUBES,
    DICE,
    EGGS,
    FACES,
    FIRST_FLOWER,
    ROOM_SIZE,
    SPOT_BY_NAME,
    TILES,
)
from skep.games.waggle_dance.meta import Options
from skep.games.waggle_dance.state import PHASES
from skep.games.waggle_dance.view import Room, View

_MANY = 999
_CARDS = place_in(CARD_NAMES)
_PHASES = place_in(PHASES)
_HOLDS = place_in((*COLOURS, "egg", "honey"))


def arrays(seats: int, _options: Options) -> tuple[Array, ...]:
    """What there is."""
    kinds, deck = len(CARD_NAMES), len(CARD_NAMES) * COPIES
    return (
        Array("phase", (len(PHASES),), f"1 at what is to be done: {', '.join(PHASES)}"),
        Array("actors", (seats,), "1 at those who may act"),
        Array("waiting", (seats,), "1 at those to whom this phase comes later"),
        Array("turn", (seats,), "by day, 1 at who is placing"),
        Array("first", (seats,), "1 at who has the day and night card"),
        Array("round", (1,), "the round", _MANY),
        Array("rooms", (seats, TILES, len(_HOLDS)), "each room of each hive: cubes of the six "
              "colours, egg, honey", ROOM_SIZE),
        Array("owned", (seats, TILES), "1 at rooms that there are"),
        Array("crews", (seats, TILES, FACES), "dice on each room, by value", DICE),
        Array("free", (seats, FACES), "dice that are not assigned yet, by value", DICE),
        Array("sick", (seats, FACES), "dice that stay at home, by value", DICE),
        Array("dice", (seats,), "dice that each seat owns", DICE),
        Array("volunteer", (seats,), "1 at who has the Volunteer die"),
        Array("spaces", (FIRST_FLOWER, seats + 1), "each space of A, C, E and G: whose bee is "
              "there; last: it is blocked"),
        Array("flowers", (FACES, seats, FACES), "dice on each flower, by seat and value", DICE),
        Array("pollen", (FACES,), "cubes left on each flower", CUBES),
        Array("eggs", (1,), "eggs left", EGGS),
        Array("room_tiles", (1,), "room tiles left", TILES),
        Array("claims", (seats, FACES), "cubes to be put away, by colour", CUBES),
        Array("claimed", (seats, FACES), "1 at flowers that were claimed from tonight"),
        Array("directions", (seats, FACES), "1 at flowers that take bees of any value today"),
        Array("visited", (seats, FACES), "1 at flowers to which Directions could be played"),
        Array("mixing", (seats, TILES), "1 at the two rooms of a Mix"),
        Array("carried", (seats,), "cubes moved between rooms tonight", _MANY),
        Array("hands", (seats,), "Queen cards in each hand", deck),
        Array("hand", (kinds,), "your Queen cards", COPIES),
        Array("looked", (kinds,), "cards that you look at with Explore", COPIES),
        Array("discard", (kinds,), "discarded cards", COPIES),
        Array("in_play", (kinds,), "cards in play until the night is over", COPIES),
        Array("deck", (1,), "cards in the deck", deck),
        Array("bees", (4,), "bees still to be placed before the next seat; the value that must be "
              "placed now; bees still to act with at night; cards that somebody looks at", DICE),
        Array("lifted", (len(SPOT_BY_NAME),), "1 where a feinting bee came from"),
        Array("answer", (2,), "a bee that may be answered: its value and its flower", FACES),
    )  # fmt: skip


def fill(view: View, order: Sequence[int], into: Arrays) -> None:
    """Write a view into arrays of zeros."""
    assert view.hand is not None
    place = {seat: number for number, seat in enumerate(order)}
    into["phase"][_PHASES[view.phase]] = 1
    _mark(into["actors"], [place[seat] for seat in view.actors])
    _mark(into["waiting"], [place[seat] for seat in view.waiting])
    _mark(into["first"], [place[view.first]])
    _mark(into["turn"], [] if view.turn is None else [place[view.turn]])
    _mark(into["volunteer"], [] if view.volunteer is None else [place[view.volunteer]])
    into["round"][0] = min(view.round, _MANY)
    into["pollen"][:] = view.pollen
    into["eggs"][0], into["room_tiles"][0], into["deck"][0] = view.eggs, view.tiles, view.deck
    into["bees"][:] = (view.left, view.forced or 0, view.bees, view.looking)
    if view.lifted is not None:
        into["lifted"][SPOT_BY_NAME[view.lifted]] = 1
    if view.answer is not None:
        into["answer"][:] = (view.answer.die, view.answer.flower)
    _spaces(view, place, into["spaces"])
    for number, seat in enumerate(order):
        _seat(view, seat, number, into)
    count_into(into["hand"], view.hand, _CARDS)
    count_into(into["looked"], view.looked or (), _CARDS)
    count_into(into["in_play"], view.in_play, _CARDS)
    for name, count in view.discard.items():
        into["discard"][_CARDS[name]] = count


def _mark(row: Numbers, places: Sequence[int]) -> None:
    for at in places:
        row[at] = 1


def _spaces(view: View, place: dict[int, int], into: Numbers) -> None:
    for name, seat in view.spaces.items():
        into[SPOT_BY_NAME[name], place[seat]] = 1
    for name in view.blocked:
        into[SPOT_BY_NAME[name], -1] = 1


def _seat(view: View, seat: int, number: int, into: Arrays) -> None:
    _hive(view.rooms[seat], into["rooms"][number], into["crews"][number])
    into["owned"][number, : len(view.rooms[seat])] = 1
    dice_into(into["free"][number], view.free[seat])
    dice_into(into["sick"][number], view.sick[seat])
    for flower, dice in enumerate(view.flowers):
        if dice[seat]:
            dice_into(into["flowers"][flower, number], dice[seat])
    dice_into(into["claimed"][number], view.claimed[seat])
    dice_into(into["directions"][number], view.directions[seat])
    dice_into(into["visited"][number], view.visited[seat])
    count_into(into["claims"][number], view.claims[seat], _HOLDS)
    _mark(into["mixing"][number], [room - 1 for room in view.mixing[seat] or ()])
    into["dice"][number] = view.dice[seat]
    into["carried"][number] = min(view.carried[seat], _MANY)
    into["hands"][number] = view.hands[seat]


def _hive(hive: Sequence[Room], rooms: Numbers, crews: Numbers) -> None:
    for number, room in enumerate(hive):
        if room.holds:
            count_into(rooms[number], room.holds, _HOLDS)
        if room.bees:
            dice_into(crews[number], room.bees)


SIGHT = Sight(arrays, fill, NAMES, features)

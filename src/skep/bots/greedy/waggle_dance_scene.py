"""The greedy bot for Waggle Dance: what it looks at, from a view or from an imagined state.

The bot at a table has a view. A search that plays its imagined games on by this bot's habits has
states, and making a view of each would cost more than the choice. Both lead to the same scene, and
a scene holds nothing that its seat may not know.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from skep.bots.greedy import waggle_dance_hive as hive
from skep.games.waggle_dance.board import HONEY, count, many
from skep.games.waggle_dance.material import (
    ALCHEMY,
    CARD_BY_NAME,
    COLOUR_BY_NAME,
    EFFICIENCY,
    EXPERTISE,
    FACES,
    SPACE_CARDS,
)
from skep.games.waggle_dance.state import State
from skep.games.waggle_dance.versions import Version
from skep.games.waggle_dance.view import View

VALUES = range(FACES + 1)
"""The values of a die, and 0, which no die shows."""
FOR_HONEY = (EFFICIENCY, ALCHEMY, EXPERTISE)
"""The cards that help to make honey: the only ones that it thinks of when bees are placed."""


@dataclass(slots=True)
class Home:
    """A seat's own hive, in the numbers of the board. That is all it looks at by night."""

    rooms: Sequence[int]
    crews: Sequence[int]
    hand: tuple[int, ...]
    dice: int
    """How many dice the seat owns."""
    claims: tuple[int, ...]
    """How many cubes of each colour wait to be put away."""


@dataclass(slots=True)
class Scene:
    """The table as one seat sees it by day."""

    home: Home
    """Its hand: only cards that help to make honey."""
    me: int
    order: tuple[int, ...]
    """The seats, the first player first."""
    version: Version
    goal: int
    late: float
    """The honey of whoever has most, as a share of the goal."""
    free: tuple[int, ...]
    """How many dice of each value are not placed yet."""
    others: tuple[int, ...]
    """The same, of all others together."""
    flowers: tuple[tuple[int, ...], ...]
    """For each flower, how many bees of each seat are there."""
    pollen: tuple[int, ...]
    on: tuple[int, ...]
    """How many of its bees are on A, C, E and G."""
    tiles: int
    eggs: int
    any_cards: bool
    """Is there a Queen card to draw?"""
    forced: bool
    """Must a certain bee be placed now?"""


class Day(NamedTuple):
    """All that the scene of a seat follows from, as a state has it: quickly made and compared."""

    me: int
    first: int
    version: Version
    goal: int
    honey: int
    """The honey of whoever has most."""
    rooms: tuple[int, ...]
    crews: tuple[int, ...]
    hand: tuple[int, ...]
    """Only cards that help to make honey."""
    dice: int
    claims: int
    free: int
    others: int
    flowers: tuple[int, ...]
    pollen: tuple[int, ...]
    spaces: tuple[int, ...]
    tiles: int
    eggs: int
    any_cards: bool
    forced: int


def home_of_view(view: View, me: int) -> Home:
    """What a seat has."""
    hand = view.hand or () if view.you == me else ()
    return Home(
        rooms=hive.contents(view.rooms[me]),
        crews=hive.crews(view.rooms[me]),
        hand=tuple([CARD_BY_NAME[name] for name in hand]),
        dice=view.dice[me],
        claims=tuple([view.claims[me].count(name) for name in COLOUR_BY_NAME]),
    )


def home_of_state(state: State, me: int) -> Home:
    """The same, without the way over a view."""
    return Home(
        rooms=state.rooms[me],
        crews=state.crews[me],
        hand=state.hands[me],
        dice=state.dice[me],
        claims=_counts(state.claims[me])[1:],
    )


def scene_of_view(view: View, me: int, version: Version) -> Scene:
    """What a seat sees."""
    home = home_of_view(view, me)
    home.hand = _for_honey(home.hand)
    return Scene(
        home=home,
        me=me,
        order=tuple([(view.first + i) % view.seats for i in range(view.seats)]),
        version=version,
        goal=view.options.honey,
        late=max(view.scores) / view.options.honey,
        free=tuple([view.free[me].count(value) for value in VALUES]),
        others=tuple(
            [
                sum(dice.count(value) for seat, dice in enumerate(view.free) if seat != me)
                for value in VALUES
            ]
        ),
        flowers=tuple([tuple(map(len, bees)) for bees in view.flowers]),
        pollen=view.pollen,
        on=tuple(
            [
                sum(1 for spot, seat in view.spaces.items() if spot[0] == card and seat == me)
                for card in SPACE_CARDS
            ]
        ),
        tiles=view.tiles,
        eggs=view.eggs,
        any_cards=bool(view.deck or view.discard),
        forced=view.forced is not None,
    )


def scene_of_state(state: State, me: int) -> Scene:
    """The same, without the way over a view."""
    return scene_of_day(day_of_state(state, me))


def day_of_state(state: State, me: int) -> Day:
    """What a seat sees, as the state has it."""
    free = state.free[me]
    return Day(
        me,
        state.first,
        state.version,
        state.options.honey,
        max([rooms.count(HONEY) for rooms in state.rooms]),
        tuple(state.rooms[me]),
        tuple(state.crews[me]),
        _for_honey(state.hands[me]),
        state.dice[me],
        state.claims[me],
        free,
        sum(state.free) - free,
        tuple(state.flowers),
        tuple(state.pollen),
        tuple(state.spaces),
        state.tiles,
        state.eggs,
        any(state.deck) or any(state.discard),
        state.forced,
    )


def scene_of_day(day: Day) -> Scene:
    """What the seat sees, in the bot's terms."""
    me, first, spaces = day.me, day.first, day.spaces
    seats = len(day.flowers) // FACES
    return Scene(
        home=Home(day.rooms, day.crews, day.hand, day.dice, _counts(day.claims)[1:]),
        me=me,
        order=tuple([(first + i) % seats for i in range(seats)]),
        version=day.version,
        goal=day.goal,
        late=day.honey / day.goal,
        free=_counts(day.free),
        others=_counts(day.others),
        flowers=_crowds(day.flowers, seats),
        pollen=day.pollen,
        on=tuple([spaces[at : at + FACES].count(me) for at in _ON_CARDS]),
        tiles=day.tiles,
        eggs=day.eggs,
        any_cards=day.any_cards,
        forced=bool(day.forced),
    )


_ON_CARDS = range(0, len(SPACE_CARDS) * FACES, FACES)
"""Where the spaces of each card begin."""


# All these come again and again while a search plays days on.


@lru_cache(maxsize=20_000)
def _for_honey(hand: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([card for card in hand if card in FOR_HONEY])


@lru_cache(maxsize=20_000)
def _counts(handful: int) -> tuple[int, ...]:
    return (0, *[count(handful, value) for value in VALUES[1:]])


@lru_cache(maxsize=20_000)
def _crowds(flowers: tuple[int, ...], seats: int) -> tuple[tuple[int, ...], ...]:
    return tuple(
        [
            tuple([many(bees) for bees in flowers[start : start + seats]])
            for start in range(0, FACES * seats, seats)
        ]
    )

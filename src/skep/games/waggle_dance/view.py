"""What a seat or a spectator may know, built up from nothing.

All lies open but the faces of other seats' Queen cards, of the cards that somebody looks at with
Explore, and the deck. How many there are of each is public.
"""

import msgspec

from skep.engine.game import View as BaseView
from skep.games.waggle_dance.board import CUBES_IN, EGG, HONEY, colours, values
from skep.games.waggle_dance.material import (
    CARD_NAMES,
    COLOURS,
    DICE,
    FACES,
    SPOT_NAMES,
)
from skep.games.waggle_dance.meta import Options
from skep.games.waggle_dance.queen.directions import known_flowers
from skep.games.waggle_dance.rules import actors, seats_of
from skep.games.waggle_dance.scoring import result, scores, stored
from skep.games.waggle_dance.state import ANSWER, BLOCKED, BROOD, OVER, PHASES, PLACE, State


class Room(msgspec.Struct, frozen=True):
    """One room of a hive."""

    holds: tuple[str, ...]
    """Its cubes by colour, sorted; or just "egg", or just "honey"; nothing: it is empty."""
    bees: tuple[int, ...]
    """The dice on it."""


class Answer(msgspec.Struct, frozen=True):
    """A bee that was just placed on a flower, while others may answer with a Dirty trick."""

    seat: int
    die: int
    flower: int


class View(BaseView, frozen=True):
    """The table as this seat sees it. Tuples of seats are in seat order, flowers from D1 to D6."""

    seats: int
    options: Options
    round: int
    first: int
    """Who has the day and night card."""
    phase: str
    """start, place, answer; brood, eggs, store, trade, honey, draw; over."""
    night: bool
    turn: int | None
    """By day, the seat that is placing, also while others answer it."""
    waiting: tuple[int, ...]
    """Seats that this phase comes to later."""
    blocked: tuple[str, ...]
    """Blocked spaces: A4, …"""
    spaces: dict[str, int]
    """Which seat's bee is on which space; a space that is not here is free or blocked."""
    flowers: tuple[tuple[tuple[int, ...], ...], ...]
    """flowers[f][seat]: the dice of this seat on flower f + 1."""
    pollen: tuple[int, ...]
    """Cubes left on each flower."""
    eggs: int
    tiles: int
    """Room tiles left."""
    dice: tuple[int, ...]
    """How many dice each seat owns."""
    box: tuple[int, ...]
    """How many dice of each seat are still in the box."""
    free: tuple[tuple[int, ...], ...]
    """The values of each seat's dice that are not assigned yet."""
    sick: tuple[tuple[int, ...], ...]
    """Dice that stay at home this round."""
    volunteer: int | None
    """Who has the Volunteer die this round; it is one of their dice."""
    rooms: tuple[tuple[Room, ...], ...]
    """The hives, room by room; room 1 comes first."""
    stored: tuple[int, ...]
    """Cubes in the rooms of each seat: they break ties."""
    left: int
    """Bees that the seat whose turn it is still places before the next seat."""
    forced: int | None
    """The value of the die that must be placed now (Overtime, Feint)."""
    lifted: str | None
    """Where a feinting bee came from."""
    directions: tuple[tuple[int, ...], ...]
    """Flowers to which each seat may send bees of any value today."""
    visited: tuple[tuple[int, ...], ...]
    """Flowers to which each seat could play Directions: on which it has placed a bee today."""
    answer: Answer | None
    bees: int
    """Bees with which the acting seat may still claim eggs, trade or draw."""
    claims: tuple[tuple[str, ...], ...]
    """Cubes that each seat has claimed or traded and still puts away; in D also what a seat that is
    done has left, until all are done."""
    claimed: tuple[tuple[int, ...], ...]
    """Flowers from which each seat has claimed tonight."""
    mixing: tuple[tuple[int, int] | None, ...]
    """The two rooms of each seat's Mix, while it lasts."""
    carried: tuple[int, ...]
    """How many cubes each seat has moved between rooms tonight; there is a limit."""
    hands: tuple[int, ...]
    """How many Queen cards each seat holds."""
    hand: tuple[str, ...] | None
    """Your Queen cards; None for a spectator."""
    looking: int
    """How many cards somebody looks at with Explore."""
    looked: tuple[str, ...] | None
    """The same cards, when it is you who looks."""
    deck: int
    discard: dict[str, int]
    """The played and discarded cards, open for all: name and count."""
    in_play: tuple[str, ...]
    """The cards that lie in play until the night is over."""


def view(state: State, seat: int | None) -> View:
    """What this seat may know; None is a spectator."""
    by_day = state.phase in (PLACE, ANSWER)
    looks = seat is not None and state.acting >> seat & 1 and state.looking
    return View(
        you=seat,
        actors=actors(state),
        scores=scores(state),
        result=result(state),
        seats=state.seats,
        options=state.options,
        round=state.round,
        first=state.first,
        phase=PHASES[state.phase],
        night=BROOD <= state.phase < OVER,
        turn=state.turn if by_day else None,
        waiting=seats_of(state.waiting),
        blocked=tuple(
            [SPOT_NAMES[spot] for spot, who in enumerate(state.spaces) if who == BLOCKED]
        ),
        spaces={SPOT_NAMES[spot]: who for spot, who in enumerate(state.spaces) if who >= 0},
        flowers=_flowers(state),
        pollen=tuple(state.pollen),
        eggs=state.eggs,
        tiles=state.tiles,
        dice=tuple(state.dice),
        box=tuple([DICE - dice for dice in state.dice]),
        free=tuple(map(values, state.free)),
        sick=tuple(map(values, state.sick)),
        volunteer=None if state.volunteer < 0 else state.volunteer,
        rooms=tuple([hive(state, other) for other in range(state.seats)]),
        stored=stored(state),
        left=state.left,
        forced=state.forced or None,
        lifted=None if state.lifted < 0 else SPOT_NAMES[state.lifted],
        directions=tuple([_numbers(mask) for mask in state.directions]),
        visited=tuple([_numbers(known_flowers(state, other)) for other in range(state.seats)]),
        answer=_answer(state),
        bees=state.bees,
        claims=tuple([_colours(handful) for handful in state.claims]),
        claimed=tuple([_numbers(mask) for mask in state.claimed]),
        mixing=tuple([_two_rooms(pair) for pair in state.mixing]),
        carried=tuple(state.carried),
        hands=tuple(map(len, state.hands)),
        hand=None if seat is None else card_names(state.hands[seat]),
        looking=len(state.looking),
        looked=card_names(state.looking) if looks else None,
        deck=sum(state.deck),
        discard={
            name: count for name, count in zip(CARD_NAMES, state.discard, strict=True) if count
        },
        in_play=card_names(state.in_play),
    )


def card_names(cards: tuple[int, ...]) -> tuple[str, ...]:
    """Cards by their names."""
    return tuple([CARD_NAMES[card] for card in cards])


def hive(state: State, seat: int) -> tuple[Room, ...]:
    """The rooms of one seat."""
    return tuple(
        [
            Room(holds(content), values(crew))
            for content, crew in zip(state.rooms[seat], state.crews[seat], strict=True)
        ]
    )


def holds(content: int) -> tuple[str, ...]:
    """What lies in a room, in words."""
    if content >= EGG:
        return ("egg",) if content < HONEY else ("honey",)
    return tuple([COLOURS[colour] for colour in CUBES_IN[content]])


def _flowers(state: State) -> tuple[tuple[tuple[int, ...], ...], ...]:
    seats = state.seats
    return tuple(
        [
            tuple([values(state.flowers[flower * seats + seat]) for seat in range(seats)])
            for flower in range(FACES)
        ]
    )


def _answer(state: State) -> Answer | None:
    die, flower = state.tricked
    return Answer(state.turn, die, flower + 1) if flower >= 0 else None


def _colours(handful: int) -> tuple[str, ...]:
    return tuple([COLOURS[colour] for colour in colours(handful)])


def _numbers(mask: int) -> tuple[int, ...]:
    """A bit mask of flowers as their numbers."""
    return tuple([flower + 1 for flower in range(FACES) if mask >> flower & 1])


def _two_rooms(pair: int) -> tuple[int, int] | None:
    return (pair // 64 + 1, pair % 64 + 1) if pair else None

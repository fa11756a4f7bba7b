"""What a position says in each kind of field, as the numbers of a state; nonsense is refused.

Each function gets the state as far as it is read, the field's name, and what is given for it.
Supplies and the deck are not named: they are what is left of the box, so whatever is read is taken
from them.
"""

from collections.abc import Iterable
from typing import TypeVar

from skep.engine.errors import BadPosition
from skep.games.waggle_dance.board import CUBE, CUBES_IN, DIE, EGG, HONEY, content_of, many
from skep.games.waggle_dance.material import (
    CARD_BY_NAME,
    CARD_NAMES,
    COLOUR_BY_NAME,
    COLOURS,
    COPIES,
    DICE_AT_START,
    FACES,
    FIRST_FLOWER,
    ROOM_SIZE,
    SPOT_BY_NAME,
    SPOT_NAMES,
    TILES,
)
from skep.games.waggle_dance.sanity import table_dice
from skep.games.waggle_dance.state import (
    ANSWER,
    BLOCKED,
    NO_BEE,
    NOBODY,
    OVER,
    PHASES,
    PLACE,
    State,
)
from skep.games.waggle_dance.view import holds

T = TypeVar("T")
Names = tuple[str, ...]
Numbers = tuple[int, ...]


def as_given(_state: State, _name: str, given: T) -> T:
    """A number or a text that is the same in both."""
    return given


def _by_seat(state: State, name: str, given: tuple[T, ...], nothing: T) -> tuple[T, ...]:
    """What is given for each seat: nothing, when the field is left out."""
    if given and len(given) != state.seats:
        raise BadPosition(f"{name} names {len(given)} seats of {state.seats}")
    return given or (nothing,) * state.seats


# ---------------------------------------------------------------- phases and seats


def phase(_state: State, _name: str, given: str) -> int:
    """By its name."""
    return PHASES.index(given)


def seat(state: State, _name: str, given: int) -> int:
    """One that is at this table."""
    if not 0 <= given < state.seats:
        raise BadPosition(f"there is no seat {given} at a table of {state.seats}")
    return given


def seat_or_none(_state: State, _name: str, given: int | None) -> int:
    """Any number: `sanity.py` knows whether there is such a seat."""
    return -1 if given is None else given


def seat_mask(state: State, name: str, given: Numbers) -> int:
    """As a bit mask."""
    return sum(1 << seat(state, name, each) for each in set(given))


def actor_mask(state: State, name: str, given: Numbers | None) -> int:
    """Left out: whose turn it is by day, the first player by night."""
    if given is not None:
        return seat_mask(state, name, given)
    if state.phase == OVER:
        return 0
    return 1 << (state.turn if state.phase == PLACE else state.first)


def bees_to_place(state: State, _name: str, given: int | None) -> int:
    """Left out: the one that is to be placed now."""
    return int(state.phase == PLACE) if given is None else given


# ---------------------------------------------------------------- cards


def cards(state: State, _name: str, given: Iterable[str]) -> tuple[int, ...]:
    """Out of the deck."""
    drawn = []
    for name in given:
        if name not in CARD_BY_NAME:
            raise BadPosition(f"there is no Queen card {name!r} (WAG-2)")
        card = CARD_BY_NAME[name]
        state.deck[card] -= 1
        if state.deck[card] < 0:
            raise BadPosition(f"more than {COPIES} cards {name} (WAG-2)")
        drawn.append(card)
    return tuple(sorted(drawn))


def cards_by_seat(state: State, name: str, given: tuple[Names, ...]) -> list[tuple[int, ...]]:
    """The hands."""
    return [cards(state, name, hand) for hand in _by_seat(state, name, given, ())]


def card_counts(state: State, name: str, given: dict[str, int]) -> list[int]:
    """So many of each."""
    counts = [0] * len(CARD_NAMES)
    for card_name, number in given.items():
        for card in cards(state, name, (card_name,) * min(max(number, 0), COPIES + 1)):
            counts[card] += 1
    return counts


# ---------------------------------------------------------------- rooms


def rooms(state: State, _name: str, given: tuple[Names, ...]) -> list[list[int]]:
    """What they hold; the dice on them go where they belong, and what is in them left the box."""
    halves = [[text.partition("@") for text in hive] for hive in given]
    hives = [[_content(held) for held, _, _ in hive] for hive in halves]
    state.crews = [[_handful(bees) for _, _, bees in hive] for hive in halves]
    state.tiles = TILES - sum(map(len, hives))
    for hive in hives:
        for content in hive:
            state.eggs -= content == EGG
            for colour in CUBES_IN[content]:
                state.pollen[colour] -= 1
    return hives


_CONTENTS: dict[str, int] = {" ".join(holds(content)): content for content in range(HONEY + 1)}
"""By what we write ourselves; others may name the colours in any order."""


def _content(text: str) -> int:
    found = _CONTENTS.get(text.strip())
    if found is not None:
        return found
    words = text.split()
    for word in words:
        if word not in COLOUR_BY_NAME:
            raise BadPosition(f"a room holds {', '.join(COLOURS)}, egg or honey, not {word!r}")
    if len(words) > ROOM_SIZE:
        raise BadPosition(f"a room holds four cubes at most (WAG-17): {text!r}")
    return content_of(tuple(COLOUR_BY_NAME[word] for word in words))


def pairs(state: State, name: str, given: tuple[tuple[int, int] | None, ...]) -> list[int]:
    """Two rooms of each seat's own, or none."""
    found = [0] * state.seats
    for who, pair in enumerate(_by_seat(state, name, given, None)):
        if pair is not None:
            one, other = pair
            if not 1 <= one < other <= len(state.rooms[who]):
                raise BadPosition(f"seat {who} mixes rooms {one} and {other} (WAG-29)")
            found[who] = 64 * (one - 1) + other - 1
    return found


# ---------------------------------------------------------------- dice, cubes, numbers


def _handful(text: str) -> int:
    if not text:
        return 0
    handful = 0
    for sign in text:
        if sign not in "123456":
            raise BadPosition(f"{text!r} are no dice: each sign is a number from 1 to 6")
        handful += DIE[int(sign)]
    if len(text) > 19:
        raise BadPosition(f"{len(text)} dice in one place; nobody has more than 19 (WAG-2)")
    return handful


def dice(state: State, name: str, given: Names) -> list[int]:
    """A handful for each seat."""
    return [_handful(text) for text in _by_seat(state, name, given, "")]


def owned(state: State, name: str, given: Numbers | None) -> list[int]:
    """Left out: the dice that lie on the table, by night at least as many as at the start."""
    if given is not None:
        if len(given) != state.seats:
            raise BadPosition(f"{name} names {len(given)} seats of {state.seats}")
        return list(given)
    lying = [many(handful) for handful in table_dice(state)]
    own = [number - (who == state.volunteer) for who, number in enumerate(lying)]
    return own if state.phase <= ANSWER else [max(DICE_AT_START, number) for number in own]


def cubes(state: State, name: str, given: tuple[Names, ...]) -> list[int]:
    """A handful for each seat, taken from the flowers."""
    handfuls = [0] * state.seats
    for who, names in enumerate(_by_seat(state, name, given, ())):
        for colour in names:
            if colour not in COLOUR_BY_NAME:
                raise BadPosition(f"there is no pollen {colour!r}")
            handfuls[who] += CUBE[COLOUR_BY_NAME[colour]]
            state.pollen[COLOUR_BY_NAME[colour]] -= 1
    return handfuls


def numbers(state: State, name: str, given: Numbers) -> list[int]:
    """One for each seat."""
    return list(_by_seat(state, name, given, 0))


# ---------------------------------------------------------------- where bees stand


def _space(name: str) -> int:
    spot = SPOT_BY_NAME.get(name, -1)
    if not 0 <= spot < FIRST_FLOWER:
        raise BadPosition(f"there is no space {name!r}; spaces: A1 to A6, C…, E…, G…")
    return spot


def blocked(_state: State, _name: str, given: Names) -> list[int]:
    """All spaces, with markers on these."""
    markers = set(map(_space, given))
    return [BLOCKED if spot in markers else NOBODY for spot in range(FIRST_FLOWER)]


def on_spaces(state: State, _name: str, given: dict[str, int]) -> list[int]:
    """The same, with bees."""
    spaces = state.spaces
    for name, who in given.items():
        spot = _space(name)
        if spaces[spot] != NOBODY:
            raise BadPosition(f"the space {name} is blocked (WAG-5)")
        if not 0 <= who < state.seats:
            raise BadPosition(f"a bee of seat {who} on {name}, but there is no such seat")
        spaces[spot] = who
    return spaces


def on_flowers(state: State, _name: str, given: dict[str, Names]) -> list[int]:
    """A handful for each seat and flower."""
    found = [0] * (FACES * state.seats)
    for name, handfuls in given.items():
        if name not in SPOT_NAMES[FIRST_FLOWER : FIRST_FLOWER + FACES]:
            raise BadPosition(f"there is no flower {name!r}; flowers: D1 to D6")
        start = (SPOT_BY_NAME[name] - FIRST_FLOWER) * state.seats
        found[start : start + state.seats] = dice(state, name, handfuls)
    return found


def flowers(state: State, name: str, given: tuple[Numbers, ...]) -> list[int]:
    """A bit mask for each seat."""
    masks = []
    for chosen in _by_seat(state, name, given, ()):
        if any(not 1 <= flower <= FACES for flower in chosen):
            raise BadPosition(f"{name}: flowers have the numbers 1 to 6, not {chosen}")
        masks.append(sum(1 << (flower - 1) for flower in set(chosen)))
    return masks


def visits(state: State, name: str, given: tuple[Numbers, ...] | None) -> list[int]:
    """Left out: those flowers on which the seat has a bee."""
    if given is not None:
        return flowers(state, name, given)
    masks = [0] * state.seats
    for at, handful in enumerate(state.flowers):
        flower, who = divmod(at, state.seats)
        masks[who] |= (handful > 0) << flower
    return masks


def spot_or_none(_state: State, _name: str, given: str | None) -> int:
    """By its name; -2 when it has none, which `sanity.py` refuses."""
    return -1 if given is None else SPOT_BY_NAME.get(given, -2)


def bee_or_none(_state: State, _name: str, given: tuple[int, int] | None) -> tuple[int, int]:
    """A die, and the flower it stands on: D1 is flower 0."""
    return NO_BEE if given is None else (given[0], given[1] - 1)

"""How each kind of field of the state is written in a position.

A room is a text: what it holds, then the dice on it after an @: "yellow yellow @35", "egg @11",
"honey", "@4" or "". Handfuls of dice are texts of digits: "1356".
"""

from collections.abc import Callable, Sequence
from typing import Any, Literal

import msgspec

from skep.games.waggle_dance import reading
from skep.games.waggle_dance import state as field
from skep.games.waggle_dance.board import colours, values
from skep.games.waggle_dance.deeds import colour_names
from skep.games.waggle_dance.material import CARD_NAMES, FACES, SPOT_NAMES
from skep.games.waggle_dance.meta import Options
from skep.games.waggle_dance.reading import Names, Numbers
from skep.games.waggle_dance.rules import seats_of
from skep.games.waggle_dance.state import BLOCKED, NO_BEE, PHASES, State
from skep.games.waggle_dance.versions import Version
from skep.games.waggle_dance.view import card_names, holds

Phase = Literal[
    "start", "place", "answer", "brood", "eggs", "store", "trade", "honey", "draw", "over"
]
AT_START: Any = object()
"""Left out, a field is what it is at the start of a game."""


class Notation(msgspec.Struct, frozen=True):
    """How fields of one kind are written."""

    shape: Any
    """Their type in a position."""
    left_out: Any
    """What they are in a position that does not name them."""
    write: Callable[[State, Any], Any]
    """What stands in the state, as it stands in the position."""
    read: Callable[[State, str, Any], Any]
    """The same, backwards."""


def room_text(held: Sequence[str], bees: Sequence[int]) -> str:
    """What a room holds, and the dice on it."""
    return " ".join([*held, "@" + digits(bees)] if bees else held)


def digits(dice: Sequence[int]) -> str:
    """Dice, one after the other."""
    return "".join(map(str, dice))


def _as_it_is(_state: State, value: Any) -> Any:
    return value


def _one_or_none(_state: State, number: int) -> int | None:
    return None if number < 0 else number


def _spot(_state: State, spot: int) -> str | None:
    return None if spot < 0 else SPOT_NAMES[spot]


def _bee(_state: State, bee: tuple[int, int]) -> tuple[int, int] | None:
    return None if bee == NO_BEE else (bee[0], bee[1] + 1)


def _seats(_state: State, mask: int) -> Numbers:
    return seats_of(mask)


def _numbers(_state: State, numbers: list[int]) -> Numbers:
    return tuple(numbers)


def _cards(_state: State, cards: tuple[int, ...]) -> Names:
    return card_names(cards)


def _hands(_state: State, hands: list[tuple[int, ...]]) -> tuple[Names, ...]:
    return tuple(map(card_names, hands))


def _counts(_state: State, counts: list[int]) -> dict[str, int]:
    return {CARD_NAMES[card]: number for card, number in enumerate(counts) if number}


def _rooms(state: State, hives: list[list[int]]) -> tuple[Names, ...]:
    return tuple(
        [
            tuple([room_text(holds(c), values(d)) for c, d in zip(rooms, crews, strict=True)])
            for rooms, crews in zip(hives, state.crews, strict=True)
        ]
    )


def _dice(_state: State, handfuls: list[int]) -> Names:
    return tuple([digits(values(handful)) for handful in handfuls])


def _cubes(_state: State, handfuls: list[int]) -> tuple[Names, ...]:
    return tuple([colour_names(colours(handful)) for handful in handfuls])


def _pairs(_state: State, pairs: list[int]) -> tuple[tuple[int, int] | None, ...]:
    return tuple([(pair // 64 + 1, pair % 64 + 1) if pair else None for pair in pairs])


def _blocked(_state: State, spaces: list[int]) -> Names:
    return tuple([SPOT_NAMES[spot] for spot, who in enumerate(spaces) if who == BLOCKED])


def _on_spaces(_state: State, spaces: list[int]) -> dict[str, int]:
    return {SPOT_NAMES[spot]: who for spot, who in enumerate(spaces) if who >= 0}


def _on_flowers(state: State, handfuls: list[int]) -> dict[str, Names]:
    """Only flowers with bees: {"D3": ("33", "")}."""
    seats = state.seats
    rows = [handfuls[flower * seats : (flower + 1) * seats] for flower in range(FACES)]
    return {f"D{flower}": _dice(state, row) for flower, row in enumerate(rows, 1) if any(row)}


def _flowers(_state: State, masks: list[int]) -> tuple[Numbers, ...]:
    return tuple([_OF_MASK[mask] for mask in masks])


_OF_MASK: tuple[Numbers, ...] = tuple(
    tuple(flower + 1 for flower in range(FACES) if mask >> flower & 1) for mask in range(1 << FACES)
)


def _visits(state: State, masks: list[int]) -> tuple[Numbers, ...] | None:
    """Rules that ask for the bee itself do not ask for this."""
    return None if state.version.directions_need_the_bee else _flowers(state, masks)


NOTATIONS: dict[Any, Notation | dict[str, Notation]] = {
    # Not written: the hives say it, or it is what is left of the box.
    field.SeatCount: {},
    field.Crews: {},
    field.Supply: {},
    field.Supplies: {},
    Version: {},
    # One for the whole table.
    Options: Notation(Options, Options(), _as_it_is, reading.as_given),
    int: Notation(int, AT_START, _as_it_is, reading.as_given),
    str: Notation(str, AT_START, _as_it_is, reading.as_given),
    field.Phase: Notation(Phase, "place", lambda _, phase: PHASES[phase], reading.phase),
    field.Seat: Notation(int, AT_START, _as_it_is, reading.seat),
    field.SeatOrNone: Notation(int | None, None, _one_or_none, reading.seat_or_none),
    field.SeatMask: Notation(Numbers, (), _seats, reading.seat_mask),
    field.ActorMask: Notation(Numbers | None, None, _seats, reading.actor_mask),
    field.BeesToPlace: Notation(int | None, None, _as_it_is, reading.bees_to_place),
    field.SpotOrNone: Notation(str | None, None, _spot, reading.spot_or_none),
    field.BeeOrNone: Notation(tuple[int, int] | None, None, _bee, reading.bee_or_none),
    field.Cards: Notation(Names, (), _cards, reading.cards),
    field.CardCounts: Notation(dict[str, int], {}, _counts, reading.card_counts),
    field.OnSpaces: {
        "blocked": Notation(Names, (), _blocked, reading.blocked),
        "spaces": Notation(dict[str, int], {}, _on_spaces, reading.on_spaces),
    },
    field.OnFlowers: Notation(dict[str, Names], {}, _on_flowers, reading.on_flowers),
    # One for each seat.
    field.Contents: Notation(tuple[Names, ...], (), _rooms, reading.rooms),
    field.CardsBySeat: Notation(tuple[Names, ...], (), _hands, reading.cards_by_seat),
    field.NumberBySeat: Notation(Numbers, (), _numbers, reading.numbers),
    field.OwnedBySeat: Notation(Numbers | None, None, _numbers, reading.owned),
    field.DiceBySeat: Notation(Names, (), _dice, reading.dice),
    field.CubesBySeat: Notation(tuple[Names, ...], (), _cubes, reading.cubes),
    field.FlowersBySeat: Notation(tuple[Numbers, ...], (), _flowers, reading.flowers),
    field.VisitsBySeat: Notation(tuple[Numbers, ...] | None, None, _visits, reading.visits),
    field.PairBySeat: Notation(tuple[tuple[int, int] | None, ...], (), _pairs, reading.pairs),
}
"""A kind that is not here cannot be a field of the state. One with names is written under those,
all others under the name of the field."""

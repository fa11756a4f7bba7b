"""Any position as plain data: out of a state, into a state, or imagined from a view.

Its fields are those of the state, in the notation of their kind (`notation.py`).
"""

from typing import Any

import msgspec

from skep.engine.chance import Chance
from skep.engine.errors import BadPosition
from skep.engine.fields import kinds_of
from skep.games.waggle_dance.material import CARD_BY_NAME, CARD_NAMES, COPIES
from skep.games.waggle_dance.meta import META, Options
from skep.games.waggle_dance.notation import AT_START, NOTATIONS, Notation, digits, room_text
from skep.games.waggle_dance.sanity import check_position
from skep.games.waggle_dance.state import State
from skep.games.waggle_dance.versions import VERSIONS
from skep.games.waggle_dance.view import View


def _entries() -> list[tuple[str, str, Notation]]:
    """All that a position names: under which name, for which field of the state, and how."""
    entries = []
    for field, kind in kinds_of(State).items():
        found = NOTATIONS[kind]
        named = {field: found} if isinstance(found, Notation) else found
        entries += [(name, field, notation) for name, notation in named.items()]
    return entries


_ENTRIES = _entries()
_START = State(META.seats[0], Options(), VERSIONS[META.rules_version])


def _left_out(field: str, notation: Notation) -> Any:
    return getattr(_START, field) if notation.left_out is AT_START else notation.left_out


Position = msgspec.defstruct(
    "Position",
    [
        (name, notation.shape)
        if name == "rooms"
        else (name, notation.shape, _left_out(field, notation))
        for name, field, notation in _ENTRIES
    ],
    module=__name__,
    frozen=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    kw_only=True,
)
"""A position. Only `rooms` must be given, one tuple for each seat."""


def plain(state: State) -> msgspec.Struct:
    """The whole state as plain data, secrets included."""
    return Position(
        **{name: notation.write(state, getattr(state, field)) for name, field, notation in _ENTRIES}
    )


def position(data: object, version: int = META.rules_version) -> State:
    """A state from plain data (a dictionary, or a Position); nonsense is refused with a reason."""
    try:
        given: Any = data if isinstance(data, Position) else msgspec.convert(data, Position)
    except msgspec.ValidationError as error:
        raise BadPosition(f"waggle-dance position: {error}") from None
    seats = len(given.rooms)
    if seats not in META.seats:
        raise BadPosition(f"{seats} hives; waggle-dance is for 2 to 4 seats")
    state = State(seats, given.options, VERSIONS[version])
    for name, field, notation in _ENTRIES:
        setattr(state, field, notation.read(state, name, getattr(given, name)))
    check_position(state)
    return state


# ---------------------------------------------------------------- imagined

_SEEN = frozenset(View.__struct_fields__) & {name for name, _, _ in _ENTRIES}
"""What a view and a position have under one name, most of it in one shape."""


def imagine(seen: View, chance: Chance, version: int = META.rules_version) -> State:
    """A state that looks like this view: unseen cards are dealt at random."""
    unseen = [COPIES - seen.discard.get(name, 0) for name in CARD_NAMES]
    for name in (*seen.in_play, *(seen.hand or ()), *(seen.looked or ())):
        unseen[CARD_BY_NAME[name]] -= 1

    def guess(number: int) -> tuple[str, ...]:
        cards = []
        for _ in range(number):
            card = chance.draw(CARD_NAMES, unseen)
            unseen[card] -= 1
            cards.append(CARD_NAMES[card])
        return tuple(cards)

    hands = [
        seen.hand if seat == seen.you and seen.hand is not None else guess(number)
        for seat, number in enumerate(seen.hands)
    ]
    given: dict[str, Any] = {name: getattr(seen, name) for name in _SEEN}
    given |= {
        "rooms": tuple([tuple([room_text(r.holds, r.bees) for r in hive]) for hive in seen.rooms]),
        "acting": seen.actors,
        "turn": seen.turn or 0,
        "hands": tuple(hands),
        "looking": seen.looked if seen.looked is not None else guess(seen.looking),
        "free": tuple(map(digits, seen.free)),
        "sick": tuple(map(digits, seen.sick)),
        "flowers": {
            f"D{flower}": tuple(map(digits, bees))
            for flower, bees in enumerate(seen.flowers, 1)
            if any(bees)
        },
        "forced": seen.forced or 0,
        "tricked": (seen.answer.die, seen.answer.flower) if seen.answer else None,
        "reason": seen.result.reason if seen.result else "",
    }
    return position(Position(**given), version)

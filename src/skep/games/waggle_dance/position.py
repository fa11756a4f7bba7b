"""Any position as plain data: out of a state, into a state, or imagined from a view.

A room is a text: what it holds, then the dice on it after an @: "yellow yellow @35", "egg @11",
"honey", "@4" or "". Handfuls of dice are texts of digits: "1356". Supplies and the deck are not
named: they are what is left of the box.
"""

from typing import Literal

import msgspec

from skep.engine.chance import Chance
from skep.engine.errors import BadPosition
from skep.games.waggle_dance.board import (
    CUBE,
    CUBES_IN,
    DIE,
    EGG,
    HONEY,
    colours,
    content_of,
    many,
    values,
)
from skep.games.waggle_dance.material import (
    CARD_BY_NAME,
    CARD_NAMES,
    COLOUR_BY_NAME,
    COLOURS,
    COPIES,
    FACES,
    FIRST_FLOWER,
    SPOT_BY_NAME,
    SPOT_NAMES,
)
from skep.games.waggle_dance.meta import META, Options
from skep.games.waggle_dance.pipes import ENOUGH
from skep.games.waggle_dance.rules import seats_of
from skep.games.waggle_dance.sanity import check_position, table_dice
from skep.games.waggle_dance.state import BLOCKED, FREE, PHASES, State
from skep.games.waggle_dance.versions import VERSIONS
from skep.games.waggle_dance.view import View, holds, names

Phase = Literal[
    "start", "place", "answer", "brood", "eggs", "store", "trade", "honey", "draw", "over"
]


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A position. Only `rooms` must be given, one tuple for each seat."""

    rooms: tuple[tuple[str, ...], ...]
    options: Options = Options()
    round: int = 1
    first: int = 0
    phase: Phase = "place"
    acting: tuple[int, ...] | None = None
    """Who decides now; left out: whose turn it is by day, the first player by night."""
    waiting: tuple[int, ...] = ()
    turn: int = 0
    dice: tuple[int, ...] | None = None
    """Dice that each seat owns; left out: those that lie on the table, by night at least six."""
    hands: tuple[tuple[str, ...], ...] = ()
    discard: dict[str, int] = {}
    in_play: tuple[str, ...] = ()
    """Volunteer, Directions and Sick leave that were played in this round."""
    looking: tuple[str, ...] = ()
    free: tuple[str, ...] = ()
    sick: tuple[str, ...] = ()
    volunteer: int | None = None
    blocked: tuple[str, ...] = ()
    spaces: dict[str, int] = {}
    flowers: dict[str, tuple[str, ...]] = {}
    """Only flowers with bees: {"D3": ("33", "")}."""
    left: int | None = None
    forced: int = 0
    lifted: str | None = None
    directions: tuple[tuple[int, ...], ...] = ()
    visited: tuple[tuple[int, ...], ...] | None = None
    """Flowers on which each seat has placed a bee today; left out: those where it has one."""
    tricked: tuple[int, int] | None = None
    """The die that may be answered, and the flower it stands on."""
    bees: int = 0
    claims: tuple[tuple[str, ...], ...] = ()
    claimed: tuple[tuple[int, ...], ...] = ()
    mixing: tuple[tuple[int, int] | None, ...] = ()
    carried: tuple[int, ...] = ()
    reason: str = ""


# ---------------------------------------------------------------- out of a state


def plain(state: State) -> Position:
    """The whole state as plain data, secrets included."""
    seats = range(state.seats)
    return Position(
        rooms=tuple(
            [
                tuple([_room_text(holds(c), values(d)) for c, d in zip(rooms, crews, strict=True)])
                for rooms, crews in zip(state.rooms, state.crews, strict=True)
            ]
        ),
        options=state.options,
        round=state.round,
        first=state.first,
        phase=PHASES[state.phase],  # type: ignore[arg-type]
        acting=seats_of(state.acting),
        waiting=seats_of(state.waiting),
        turn=state.turn,
        dice=tuple(state.dice),
        hands=tuple(map(names, state.hands)),
        discard={CARD_NAMES[card]: n for card, n in enumerate(state.discard) if n},
        in_play=names(state.in_play),
        looking=names(state.looking),
        free=tuple(map(_digits, state.free)),
        sick=tuple(map(_digits, state.sick)),
        volunteer=None if state.volunteer < 0 else state.volunteer,
        blocked=tuple([SPOT_NAMES[at] for at, who in enumerate(state.spaces) if who == BLOCKED]),
        spaces={SPOT_NAMES[at]: who for at, who in enumerate(state.spaces) if who >= 0},
        flowers={
            f"D{flower + 1}": tuple(
                [_digits(state.flowers[flower * state.seats + s]) for s in seats]
            )
            for flower in range(FACES)
            if any(state.flowers[flower * state.seats : (flower + 1) * state.seats])
        },
        left=state.left,
        forced=state.forced,
        lifted=None if state.lifted < 0 else SPOT_NAMES[state.lifted],
        directions=tuple([_flowers_of(mask) for mask in state.directions]),
        visited=None
        if state.version.directions_need_the_bee
        else tuple([_flowers_of(mask) for mask in state.visited]),
        tricked=(state.tricked_die, state.tricked + 1) if state.tricked >= 0 else None,
        bees=state.bees,
        claims=tuple([tuple([COLOURS[c] for c in colours(h)]) for h in state.claims]),
        claimed=tuple([_flowers_of(mask) for mask in state.claimed]),
        mixing=tuple([(pair // 64 + 1, pair % 64 + 1) if pair else None for pair in state.mixing]),
        carried=tuple(state.carried),
        reason=state.reason,
    )


def _room_text(held: tuple[str, ...], bees: tuple[int, ...]) -> str:
    words = [*held, "@" + "".join(map(str, bees))] if bees else held
    return " ".join(words)


def _digits(handful: int) -> str:
    return "".join(map(str, values(handful)))


def _flowers_of(mask: int) -> tuple[int, ...]:
    return tuple([flower + 1 for flower in range(FACES) if mask >> flower & 1])


# ---------------------------------------------------------------- into a state


def position(data: object, version: int = META.rules_version) -> State:
    """A state from plain data (a dictionary, or a Position); nonsense is refused with a reason."""
    try:
        given = data if isinstance(data, Position) else msgspec.convert(data, Position)
    except msgspec.ValidationError as error:
        raise BadPosition(f"waggle-dance position: {error}") from None
    seats = len(given.rooms)
    if seats not in META.seats:
        raise BadPosition(f"{seats} hives; waggle-dance is for 2 to 4 seats")
    state = State(seats, given.options, VERSIONS[version])
    _read_hives(state, given)
    _read_cards(state, given)
    _read_day(state, given)
    _read_night(state, given)
    _read_turn(state, given)
    check_position(state)
    return state


def _for_all(state: State, what: str, given: tuple[str, ...]) -> list[int]:
    """One handful of dice for each seat."""
    if given and len(given) != state.seats:
        raise BadPosition(f"{what} names {len(given)} seats of {state.seats}")
    return [_handful(text) for text in given or ("",) * state.seats]


def _handful(text: str) -> int:
    handful = 0
    for sign in text:
        if sign not in "123456":
            raise BadPosition(f"{text!r} are no dice: each sign is a number from 1 to 6")
        handful += DIE[int(sign)]
    if len(text) > 19:
        raise BadPosition(f"{len(text)} dice in one place; nobody has more than 19 (WAG-2)")
    return handful


def _read_hives(state: State, given: Position) -> None:
    state.rooms = [[_content(text) for text in hive] for hive in given.rooms]
    state.crews = [[_handful(text.partition("@")[2]) for text in hive] for hive in given.rooms]
    state.tiles = 48 - sum(map(len, state.rooms))
    for rooms in state.rooms:
        for content in rooms:
            state.eggs -= content == EGG
            for colour in CUBES_IN[content]:
                state.pollen[colour] -= 1


def _content(text: str) -> int:
    words = text.partition("@")[0].split()
    if words == ["egg"]:
        return EGG
    if words == ["honey"]:
        return HONEY
    for word in words:
        if word not in COLOUR_BY_NAME:
            raise BadPosition(f"a room holds {', '.join(COLOURS)}, egg or honey, not {word!r}")
    if len(words) > 4:
        raise BadPosition(f"a room holds four cubes at most (WAG-17): {text!r}")
    return content_of(tuple(COLOUR_BY_NAME[word] for word in words))


def _read_cards(state: State, given: Position) -> None:
    if given.hands and len(given.hands) != state.seats:
        raise BadPosition(f"hands names {len(given.hands)} seats of {state.seats}")

    def take(card_names: tuple[str, ...]) -> tuple[int, ...]:
        cards = []
        for name in card_names:
            if name not in CARD_BY_NAME:
                raise BadPosition(f"there is no Queen card {name!r} (WAG-2)")
            card = CARD_BY_NAME[name]
            state.deck[card] -= 1
            if state.deck[card] < 0:
                raise BadPosition(f"more than {COPIES} cards {name} (WAG-2)")
            cards.append(card)
        return tuple(sorted(cards))

    state.hands = [take(hand) for hand in given.hands or ((),) * state.seats]
    state.looking = take(given.looking)
    for name, number in given.discard.items():
        for card in take((name,) * min(max(number, 0), COPIES + 1)):
            state.discard[card] += 1
    state.in_play = take(given.in_play)


def _spot(name: str) -> int:
    spot = SPOT_BY_NAME.get(name, -1)
    if not 0 <= spot < FIRST_FLOWER:
        raise BadPosition(f"there is no space {name!r}; spaces: A1 to A6, C…, E…, G…")
    return spot


def _read_day(state: State, given: Position) -> None:
    state.free = _for_all(state, "free", given.free)
    state.sick = _for_all(state, "sick", given.sick)
    for name in given.blocked:
        state.spaces[_spot(name)] = BLOCKED
    for name, seat in given.spaces.items():
        spot = _spot(name)
        if state.spaces[spot] != FREE:
            raise BadPosition(f"the space {name} is blocked (WAG-5)")
        if not 0 <= seat < state.seats:
            raise BadPosition(f"a bee of seat {seat} on {name}, but there is no such seat")
        state.spaces[spot] = seat
    for name, dice in given.flowers.items():
        if name not in SPOT_NAMES[FIRST_FLOWER : FIRST_FLOWER + FACES]:
            raise BadPosition(f"there is no flower {name!r}; flowers: D1 to D6")
        start = (SPOT_BY_NAME[name] - FIRST_FLOWER) * state.seats
        state.flowers[start : start + state.seats] = _for_all(state, name, dice)
    state.volunteer = -1 if given.volunteer is None else given.volunteer
    state.left = (1 if given.phase == "place" else 0) if given.left is None else given.left
    state.forced = given.forced
    if given.lifted is not None:
        state.lifted = SPOT_BY_NAME.get(given.lifted, -2)
    if given.tricked is not None:
        state.tricked_die, state.tricked = given.tricked[0], given.tricked[1] - 1
    state.directions = _masks(state, "directions", given.directions)
    if given.visited is not None:
        state.visited = _masks(state, "visited", given.visited)
    else:
        for at, handful in enumerate(state.flowers):
            flower, seat = divmod(at, state.seats)
            state.visited[seat] |= (handful > 0) << flower


def _masks(state: State, what: str, given: tuple[tuple[int, ...], ...]) -> list[int]:
    if given and len(given) != state.seats:
        raise BadPosition(f"{what} names {len(given)} seats of {state.seats}")
    masks = []
    for flowers in given or ((),) * state.seats:
        if any(not 1 <= flower <= FACES for flower in flowers):
            raise BadPosition(f"{what}: flowers have the numbers 1 to 6, not {flowers}")
        masks.append(sum(1 << (flower - 1) for flower in set(flowers)))
    return masks


def _read_night(state: State, given: Position) -> None:
    state.bees = given.bees
    state.claimed = _masks(state, "claimed", given.claimed)
    for what in (given.claims, given.mixing, given.carried):
        if what and len(what) != state.seats:
            raise BadPosition(f"{len(what)} seats claim or move, but there are {state.seats}")
    state.carried = list(given.carried) or [0] * state.seats
    if not all(0 <= number <= ENOUGH for number in state.carried):
        raise BadPosition(f"a seat moves 0 to {ENOUGH} cubes a night, not {given.carried}")
    for seat, cubes in enumerate(given.claims):
        for colour in cubes:
            if colour not in COLOUR_BY_NAME:
                raise BadPosition(f"there is no pollen {colour!r}")
            state.claims[seat] += CUBE[COLOUR_BY_NAME[colour]]
            state.pollen[COLOUR_BY_NAME[colour]] -= 1
    for seat, pair in enumerate(given.mixing):
        if pair is not None:
            one, other = pair
            if not 1 <= one < other <= len(state.rooms[seat]):
                raise BadPosition(f"seat {seat} mixes rooms {one} and {other} (WAG-29)")
            state.mixing[seat] = 64 * (one - 1) + other - 1


def _read_turn(state: State, given: Position) -> None:
    for seat in (given.first, given.turn, *(given.acting or ()), *given.waiting):
        if not 0 <= seat < state.seats:
            raise BadPosition(f"there is no seat {seat} at a table of {state.seats}")
    state.round = given.round
    state.first = given.first
    state.turn = given.turn
    state.phase = PHASES.index(given.phase)
    state.reason = given.reason
    acting = given.acting
    if acting is None:
        acting = (given.turn if given.phase == "place" else given.first,)
        if given.phase == "over":
            acting = ()
    state.acting = sum(1 << seat for seat in set(acting))
    state.waiting = sum(1 << seat for seat in set(given.waiting))
    if given.dice is None:
        on_table = [many(handful) for handful in table_dice(state)]
        state.dice = [n - (seat == state.volunteer) for seat, n in enumerate(on_table)]
        if given.phase not in ("start", "place", "answer"):
            state.dice = [max(6, n) for n in state.dice]
    elif len(given.dice) != state.seats:
        raise BadPosition(f"dice names {len(given.dice)} seats of {state.seats}")
    else:
        state.dice = list(given.dice)


# ---------------------------------------------------------------- imagined


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

    hands = tuple(
        [
            seen.hand if seat == seen.you and seen.hand is not None else guess(number)
            for seat, number in enumerate(seen.hands)
        ]
    )
    return position(
        Position(
            rooms=tuple(
                [tuple([_room_text(room.holds, room.bees) for room in hive]) for hive in seen.rooms]
            ),
            options=seen.options,
            round=seen.round,
            first=seen.first,
            phase=seen.phase,  # type: ignore[arg-type]
            acting=seen.actors,
            waiting=seen.waiting,
            turn=seen.turn if seen.turn is not None else 0,
            dice=seen.dice,
            hands=hands,
            discard=seen.discard,
            in_play=seen.in_play,
            looking=seen.looked if seen.looked is not None else guess(seen.looking),
            free=tuple(["".join(map(str, dice)) for dice in seen.free]),
            sick=tuple(["".join(map(str, dice)) for dice in seen.sick]),
            volunteer=seen.volunteer,
            blocked=seen.blocked,
            spaces=seen.spaces,
            flowers={
                f"D{flower}": tuple(["".join(map(str, dice)) for dice in bees])
                for flower, bees in enumerate(seen.flowers, 1)
                if any(bees)
            },
            left=seen.left,
            forced=seen.forced or 0,
            lifted=seen.lifted,
            directions=seen.directions,
            visited=seen.visited,
            tricked=(seen.answer.die, seen.answer.flower) if seen.answer else None,
            bees=seen.bees,
            claims=seen.claims,
            claimed=seen.claimed,
            mixing=seen.mixing,
            carried=seen.carried,
            reason=seen.result.reason if seen.result else "",
        ),
        version,
    )

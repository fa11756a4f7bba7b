"""Any position as plain data: out of a state, into a state, or imagined from a view.

A position is the sheets as they were when the dice fell, and what each seat has decided since. It
is rebuilt by deciding again, so decisions that the rules forbid are found out.
"""

from itertools import pairwise

import msgspec

from skep.engine.chance import Chance
from skep.engine.errors import BadMove, BadPosition
from skep.games.bee_busy.board import Board
from skep.games.bee_busy.checking import check
from skep.games.bee_busy.deciding import decide
from skep.games.bee_busy.material import (
    AREA_BY_NAME,
    AREAS,
    CONTENTS,
    DICE,
    FACES,
    GOODS,
    MITES,
    OPEN,
    QUEEN,
    STORED,
    VALUE,
    WATER,
)
from skep.games.bee_busy.meta import META, Options
from skep.games.bee_busy.moves import Back, parse
from skep.games.bee_busy.rules import areas_with_bees, barred_by, is_hit, remember
from skep.games.bee_busy.state import CLOSED, DIE, LOSE, WAIT, Hive, State
from skep.games.bee_busy.view import HiveData, View, hive_data


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A position. Only `hives` must be given; without `dice` the mites are still choosing."""

    hives: tuple[HiveData, ...]
    """The sheets as they were when the dice fell."""
    options: Options = Options()
    round: int = 1
    first: int = 0
    dice: tuple[int, ...] = ()
    decisions: tuple[tuple[str, ...], ...] = ()
    """What each seat has decided since, as moves; left out: nothing."""


def plain(state: State) -> Position:
    """The whole state as plain data."""
    return Position(
        hives=tuple(hive_data(state.board, hive) for hive in state.before),
        options=state.options,
        round=state.round,
        first=state.first,
        dice=state.dice,
        decisions=tuple(tuple(map(str, moves)) for moves in state.decisions),
    )


def imagine(seen: View, _chance: Chance) -> State:
    """The state behind this view: nothing is hidden but dice that are not rolled yet."""
    return position(
        Position(
            hives=seen.before,
            options=seen.options,
            round=seen.round,
            first=seen.first,
            dice=seen.dice,
            decisions=tuple(now.decisions for now in seen.now),
        )
    )


def position(data: object) -> State:
    """A state from plain data (a dictionary, or a Position); nonsense is refused with a reason."""
    try:
        given = data if isinstance(data, Position) else msgspec.convert(data, Position)
    except msgspec.ValidationError as error:
        raise BadPosition(f"bee-busy position: {error}") from None
    seats = len(given.hives)
    if seats not in META.seats:
        raise BadPosition(f"{seats} sheets; bee-busy is for {META.seats[0]} to {META.seats[-1]}")
    state = State(seats, given.options)
    _set_round(state, given)
    state.hives = [_Reader(state, seat, data).hive() for seat, data in enumerate(given.hives)]
    _set_phases(state)
    remember(state)
    _decide_again(state, given.decisions)
    return state


def _set_round(state: State, given: Position) -> None:
    rounds = state.board.sheet.track.rounds
    if not 1 <= given.round <= rounds:
        raise BadPosition(f"round {given.round}, but there are {rounds} (BEE-16)")
    if not 0 <= given.first < state.seats:
        raise BadPosition(f"seat {given.first} begins, but there is no such seat")
    dice = given.dice
    if dice and (
        len(dice) != DICE
        or list(dice) != sorted(dice)
        or not all(1 <= die <= FACES for die in dice)
    ):
        raise BadPosition(f"the dice show {dice}; they are {DICE}, from low to high (BEE-11)")
    state.round = given.round
    state.first = given.first
    state.dice = dice


def _set_phases(state: State) -> None:
    danger = state.board.danger_of_round.get(state.round)
    kind = danger.kind if danger is not None else ""
    for seat, hive in enumerate(state.hives):
        hit = is_hit(state, hive)
        if hit:
            hive.barred = barred_by(kind)
        if state.dice:
            hive.dice = state.dice
            hive.phase = DIE if seat == state.first else WAIT
        elif kind == MITES and hit and len(areas_with_bees(hive)) > 1:
            hive.phase = LOSE
    if not state.dice and not any(hive.phase == LOSE for hive in state.hives):
        raise BadPosition("there are no dice, but nobody has a bee to lose first (BEE-11)")


def _decide_again(state: State, decisions: tuple[tuple[str, ...], ...]) -> None:
    if decisions and len(decisions) != state.seats:
        raise BadPosition(f"decisions of {len(decisions)} seats, but there are {state.seats}")
    # The first player's die comes before all that the others decide.
    order = sorted(range(len(decisions)), key=lambda seat: (seat != state.first, seat))
    for seat in order:
        for text in decisions[seat]:
            try:
                move = parse(text)
            except BadMove as error:
                raise BadPosition(str(error)) from None
            refusal = check(state, seat, move)
            if refusal is not None or isinstance(move, Back):
                raise BadPosition(f"seat {seat} cannot have decided {text!r}: {refusal}")
            decide(state, seat, move, [])
            state.decisions[seat] = (*state.decisions[seat], move)
    phases = [hive.phase for hive in state.hives]
    if not state.dice and LOSE not in phases:
        raise BadPosition("the mites have gone, so the dice are rolled (BEE-11)")
    if all(phase == CLOSED for phase in phases):
        if state.round < state.board.sheet.track.rounds:
            raise BadPosition("everybody is done, so the next round has begun (BEE-10)")
        state.over = True


class _Reader:
    """One sheet from plain data."""

    def __init__(self, state: State, seat: int, data: HiveData) -> None:
        self.state = state
        self.board: Board = state.board
        self.seat = seat
        self.data = data

    def hive(self) -> Hive:
        hive = Hive(self.board)
        if self.data.area not in AREA_BY_NAME:
            raise self._bad(f"no area is called {self.data.area!r}")
        hive.area = AREA_BY_NAME[self.data.area]
        self._bees(hive)
        self._improvement(hive)
        self._production(hive)
        self._combs(hive)
        self._queen(hive)
        return hive

    def _bad(self, why: str) -> BadPosition:
        return BadPosition(f"the sheet of seat {self.seat}: {why}")

    def _range(self, name: str, value: int, high: int | None) -> int:
        if value < 0 or (high is not None and value > high):
            limit = "" if high is None else f" of {high}"
            raise self._bad(f"{name}: {value}{limit}")
        return value

    def _bees(self, hive: Hive) -> None:
        for area, name in enumerate(AREAS):
            bees, lost = self.data.bees[area], self.data.lost[area]
            self._range(f"lost bees, {name}", lost, self.board.places[area])
            self._range(f"bees, {name}", bees, self.board.places[area] - lost)
        hive.bees, hive.lost = self.data.bees, self.data.lost

    def _improvement(self, hive: Hive) -> None:
        board, data = self.board, self.data
        fields = board.sheet.modifier.fields[self.state.seats - 1]
        hive.fields = self._range("fields", data.fields, fields)
        if len(data.marks) != len(board.lengths):
            raise self._bad(f"marks in {len(data.marks)} columns of {len(board.lengths)}")
        for marks, length, total in zip(data.marks, board.lengths, board.column_sums, strict=True):
            self._range(f"marks under {total}", marks, length)
        hive.marks = data.marks
        hive.backwards = self._range("backwards", data.backwards, board.sheet.improvement.backwards)
        hive.open_flowers = board.open_flowers(hive.marks)
        hive.flowers = self._mask("flower", data.flowers, board.flower_by_name)
        if hive.flowers & ~hive.open_flowers:
            raise self._bad("a crossed flower is still locked (BEE-18)")

    def _mask(self, what: str, names: tuple[str, ...], numbers: dict[str, int]) -> int:
        mask = 0
        for name in names:
            if name not in numbers:
                raise self._bad(f"there is no {what} {name!r}")
            if mask >> numbers[name] & 1:
                raise self._bad(f"{what} {name} is there twice")
            mask |= 1 << numbers[name]
        if list(names) != sorted(names, key=lambda name: numbers[name]):
            raise self._bad(f"each {what} in reading order, please")
        return mask

    def _production(self, hive: Hive) -> None:
        board, data = self.board, self.data
        if set(data.written) != set(GOODS):
            raise self._bad(f"written: one list for each of {', '.join(GOODS)}")
        written = []
        for good, name in enumerate(GOODS):
            values = data.written[name]
            mask = sum(1 << value for value in values if 1 <= value <= FACES)
            if list(values) != sorted(set(values)) or mask.bit_count() != len(values):
                raise self._bad(f"additional values of {name}: {values}")
            if mask & board.values[good]:
                raise self._bad(f"{name} has an additional value that it had before (BEE-24)")
            self._range(f"additional values of {name}", len(values), board.squares[good])
            written.append(mask)
        hive.written = tuple(written)
        earned = sum(
            marks == length
            for marks, length, upgrade in zip(
                hive.marks, board.lengths, board.upgrades, strict=True
            )
            if upgrade == VALUE
        )
        if sum(mask.bit_count() for mask in written) > earned:
            raise self._bad("more additional values than upgrades for them (BEE-24)")
        hive.nectar = self._range("nectar", data.nectar, None)
        hive.pollen = self._range("pollen", data.pollen, None)
        hive.honey_made = self._range("honey made", data.honey_made, board.tracks[0])
        hive.honey = self._range("honey", data.honey, hive.honey_made)
        hive.wax_made = self._range("wax made", data.wax_made, board.tracks[1])
        hive.wax = self._range("wax", data.wax, hive.wax_made)
        hive.propolis = self._range("propolis", data.propolis, board.tracks[2])

    def _combs(self, hive: Hive) -> None:
        board, data = self.board, self.data
        hive.walls = self._mask("wall", data.walls, board.wall_by_name)
        if hive.walls & board.first_walls != board.first_walls:
            raise self._bad("a wall is missing that is marked from the start (BEE-8)")
        for name in (*data.line, *data.combs):
            if name not in board.comb_by_name:
                raise self._bad(f"there is no comb {name!r}")
        line = tuple(board.comb_by_name[name] for name in data.line)
        for one, other in pairwise(line):
            if other not in board.neighbours[one]:
                raise self._bad(f"the line leaps to {board.comb_names[other]} (BEE-20)")
        if len(set(line)) != len(line) or not set(board.first_line) <= set(line):
            raise self._bad("the line visits a comb twice, or not its first combs (BEE-20)")
        hive.line = line
        hive.visited = sum(1 << comb for comb in line)
        contents = [OPEN] * len(board.comb_names)
        for name, what in data.combs.items():
            contents[board.comb_by_name[name]] = self._content(what)
        for comb, walls in enumerate(board.comb_walls):
            if (hive.walls & walls == walls) != (contents[comb] != OPEN):
                name = board.comb_names[comb]
                raise self._bad(f"comb {name} is used if, and only if, it is complete (BEE-22)")
        hive.contents = tuple(contents)

    def _content(self, what: str) -> int:
        if what in CONTENTS[1:]:
            return CONTENTS.index(what)
        word, _, amount = what.partition(" ")
        most = self.board.sheet.combs.huge
        for honey in range(1, most + 1):
            if word == "honey" and amount == str(honey):
                return STORED + honey - 1
        raise self._bad(f"{what!r} in a comb; it can be {', '.join(CONTENTS[1:])}, honey 1")

    def _queen(self, hive: Hive) -> None:
        data = self.data
        needed = self.board.sheet.larvae.queen
        hive.queen = self._range("queen", data.queen, needed)
        hive.queen_laid = data.queen_laid
        hive.drought = data.drought
        queens = hive.contents.count(QUEEN)
        if queens > 1 or hive.contents.count(WATER) > 1:
            raise self._bad("only one comb can hold a young queen, or water (BEE-22)")
        if not data.queen_laid and (queens or data.queen):
            raise self._bad("there is no young queen yet (BEE-22)")
        if data.queen == needed and not queens:
            raise self._bad("a queen who was fed stays in her comb (BEE-23)")
        if WATER in hive.contents and not data.drought:
            raise self._bad("water, but no drought (BEE-22)")

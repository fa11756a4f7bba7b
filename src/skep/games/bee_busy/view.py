"""What a seat or a spectator may know, built up from nothing.

All sheets are public, and so are the decisions: the views of all seats differ only in who looks.
Screens find the sheet itself by its name: `outline` in `abilities.py`.
"""

import msgspec

from skep.engine.game import View as BaseView
from skep.games.bee_busy.board import Board, bits
from skep.games.bee_busy.material import AREAS, CONTENTS, OPEN, STORED
from skep.games.bee_busy.meta import Options
from skep.games.bee_busy.rules import actors, can_go_back
from skep.games.bee_busy.scoring import Score, rank, result, score
from skep.games.bee_busy.state import PHASES, Hive, State


class HiveData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The sheet of one seat as it is filled in. The areas are meadow, production, combs."""

    area: str
    """Where the Busy Bee is."""
    bees: tuple[int, int, int]
    """Living bees of each area."""
    lost: tuple[int, int, int]
    """Places for bees that are crossed out, in each area."""
    fields: int
    """Fields of the Die Modifier that are used up."""
    marks: tuple[int, ...]
    """Marks in each column of the improvement, in the order of the sheet."""
    backwards: int
    """How often the Busy Bee flew backwards."""
    written: dict[str, tuple[int, ...]]
    """Additional values of honey, wax and propolis."""
    flowers: tuple[str, ...]
    """Crossed flowers, like `centre b2`."""
    nectar: int
    pollen: int
    honey: int
    """Honey that can be spent."""
    honey_made: int
    """How far the track is filled, what was spent included."""
    wax: int
    wax_made: int
    propolis: int
    walls: tuple[str, ...]
    """Marked walls, like `c3 ne`, those marked at the start included."""
    line: tuple[str, ...]
    """The combs of the line, from one end to the other."""
    combs: dict[str, str]
    """Complete combs and what is in them: `egg`, `queen`, `water`, `nothing`, `honey 2`."""
    queen: int
    """How often the young queen was fed."""
    queen_laid: bool
    """Was the young queen egg stored, once a game?"""
    drought: bool
    """Did drought hit this seat?"""


class SeatRound(msgspec.Struct, frozen=True):
    """What a seat has decided in this round, and where it stands."""

    phase: str
    """What it decides now: wait, lose, die, mark, write, fly, feed, act, store; or closed."""
    decisions: tuple[str, ...]
    """Its moves of this round, in order."""
    back: bool
    """Can it take its last decision back?"""
    dice: tuple[int, ...]
    """The dice as this seat uses them, in the order of the table's dice."""
    die: int
    """The value of the die it took; 0: none yet."""
    sum: int
    """The sum of its other two dice; 0: no die taken yet."""
    barred: tuple[str, ...]
    """Areas where a danger forbids the action this round."""
    fields: int
    """Fields of the Die Modifier that are left."""
    free: int
    """Bees of the Busy Bee's area that can still work this round."""
    pending: tuple[str, ...]
    """Complete combs whose use must be decided."""


class View(BaseView, frozen=True):
    """The table as everybody sees it."""

    seats: int
    options: Options
    round: int
    rounds: int
    danger: str
    """The danger of this round, or nothing."""
    first: int
    """Who has the first-player token."""
    dice: tuple[int, ...]
    """What the dice show, from low to high; empty before they are rolled."""
    taken: int
    """The die that the first player took; 0: none yet."""
    hives: tuple[HiveData, ...]
    before: tuple[HiveData, ...]
    """The sheets as they were when the dice fell: where taking back leads."""
    now: tuple[SeatRound, ...]
    points: tuple[Score, ...]
    """The running score of each seat, itemised (BEE-28)."""
    rank: str
    """The rank that a solo player has reached so far; empty when several play."""


def hive_data(board: Board, hive: Hive) -> HiveData:
    """A hive as plain data."""
    combs = board.comb_names
    return HiveData(
        area=AREAS[hive.area],
        bees=hive.bees,  # type: ignore[arg-type]
        lost=hive.lost,  # type: ignore[arg-type]
        fields=hive.fields,
        marks=hive.marks,
        backwards=hive.backwards,
        written={
            "honey": tuple(bits(hive.written[0])),
            "wax": tuple(bits(hive.written[1])),
            "propolis": tuple(bits(hive.written[2])),
        },
        flowers=tuple([board.flowers[number].name for number in bits(hive.flowers)]),
        nectar=hive.nectar,
        pollen=hive.pollen,
        honey=hive.honey,
        honey_made=hive.honey_made,
        wax=hive.wax,
        wax_made=hive.wax_made,
        propolis=hive.propolis,
        walls=tuple([board.wall_names[number] for number in bits(hive.walls)]),
        line=tuple([combs[comb] for comb in hive.line]),
        combs={
            combs[comb]: content_name(content)
            for comb, content in enumerate(hive.contents)
            if content != OPEN
        },
        queen=hive.queen,
        queen_laid=hive.queen_laid,
        drought=hive.drought,
    )


def content_name(content: int) -> str:
    """What is in a comb: `egg`, `honey 2`."""
    return f"honey {content - STORED + 1}" if content >= STORED else CONTENTS[content]


def _seat_round(state: State, seat: int) -> SeatRound:
    hive, board = state.hives[seat], state.board
    return SeatRound(
        phase=PHASES[hive.phase],
        decisions=tuple(map(str, state.decisions[seat])),
        back=can_go_back(state, seat),
        dice=hive.dice,
        die=hive.die,
        sum=hive.sum,
        barred=tuple(AREAS[area] for area in bits(hive.barred)),
        fields=board.sheet.modifier.fields[state.seats - 1] - hive.fields,
        free=max(0, hive.bees[hive.area] - hive.used),
        pending=tuple(board.comb_names[comb] for comb in bits(hive.pending)),
    )


def view(state: State, seat: int | None) -> View:
    """What this seat may know; None is a spectator."""
    board = state.board
    points = tuple(score(board, hive) for hive in state.hives)
    danger = board.danger_of_round.get(state.round)
    return View(
        you=seat,
        actors=actors(state),
        scores=tuple(own.total for own in points),
        result=result(state),
        seats=state.seats,
        options=state.options,
        round=state.round,
        rounds=board.sheet.track.rounds,
        danger=danger.kind if danger else "",
        first=state.first,
        dice=state.dice,
        taken=state.taken,
        hives=tuple(hive_data(board, hive) for hive in state.hives),
        before=tuple(hive_data(board, hive) for hive in state.before),
        now=tuple(_seat_round(state, number) for number in range(state.seats)),
        points=points,
        rank=rank(state),
    )

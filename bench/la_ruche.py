"""La Ruche as it is measured: races of four seats, no options.

Races are also played by the numbers that searches use (`placing.py`), which make no move values:
once by listing all placements of a hand and choosing one, as all others here do, and once as a
playout does it, by drawing one of them without making the list. And listing is compared with the
plain way, which tries every tile, every turn and every cell.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from statistics import median

from bench.contest import Contestant, one_of
from bench.ours import Subject
from skep.engine.chance import SeededChance
from skep.games.la_ruche.board import DIRECTIONS, place_of
from skep.games.la_ruche.material import LAY_NAMES, LAYS, LAYS_OF, TILES
from skep.games.la_ruche.meta import Options
from skep.games.la_ruche.placing import codes, deal, draw, is_blocked, next_opener, placement, put
from skep.games.la_ruche.state import OPENING, State

SUBJECT = Subject("la-ruche", seats=4)
OPTIONS = Options()
LISTS = "la-ruche, numbers"
PLAYOUTS = "la-ruche, playouts"


def _dealt(random: Random, seats: int) -> State:
    state = State(seats, OPTIONS)
    deal(state, SeededChance(random.getrandbits(64)))
    return state


def by_lists(seats: int = SUBJECT.seats) -> Contestant:
    """Whole races in which placements are listed as numbers."""

    def play(random: Random) -> Iterator[int]:
        state = _dealt(random, seats)
        hands = state.hands
        while state.phase == OPENING:
            found = codes(state, hands[state.turn])
            put(state, state.turn, one_of(random, found))
            next_opener(state)
            yield len(found)
        seat, everybody = 0, range(seats)
        while hands[seat]:
            seat = one_of(random, everybody)
            found = codes(state, hands[seat])
            if found:
                put(state, seat, one_of(random, found))
                yield len(found)
            elif is_blocked(state):
                # A blocked race leaves nothing to list, so it is enough to ask then.
                return

    return Contestant(LISTS, play, _copying)


def by_draws(seats: int = SUBJECT.seats) -> Contestant:
    """Whole races in which nothing is listed: one placement is drawn, all equally likely."""

    def play(random: Random) -> Iterator[int]:
        state = _dealt(random, seats)
        hands, part = state.hands, random.random
        while state.phase == OPENING:
            put(state, state.turn, draw(state, hands[state.turn], part()))
            next_opener(state)
            yield 0
        seat = 0
        while hands[seat]:
            seat = int(part() * seats)
            code = draw(state, hands[seat], part())
            if code >= 0:
                put(state, seat, code)
                yield 0
            elif is_blocked(state):
                return

    return Contestant(PLAYOUTS, play, _copying)


def _copying(random: Random) -> Callable[[], object]:
    copy: Callable[[], object] = _middle(random).copy
    return copy


def _middle(random: Random) -> State:
    """A race in full swing: each seat has laid some tiles."""
    while True:
        state = _dealt(random, SUBJECT.seats)
        while state.phase == OPENING:
            put(state, state.turn, draw(state, state.hands[state.turn], random.random()))
            next_opener(state)
        for _ in range(5 * SUBJECT.seats):
            seat = one_of(random, range(SUBJECT.seats))
            code = draw(state, state.hands[seat], random.random())
            if code >= 0:
                put(state, seat, code)
        if all(state.hands) and not is_blocked(state):
            return state


# ---------------------------------------------------------------- placements


@dataclass(frozen=True)
class Listing:
    """How fast placements are listed."""

    per_second: float
    plain_per_second: float
    ratio: float


def plain_way(state: State, hand: int) -> list[tuple[int, int, str]]:
    """All placements of a hand in a race, by trying everything, as anybody would write it first."""
    table = {place_of(cell): LAYS[lay] for cell, lay in state.cells.items()}
    around = {(q + dq, r + dr) for q, r in table for dq, dr in DIRECTIONS} - table.keys()
    found = []
    for tile in range(len(TILES)):
        if not hand >> tile & 1:
            continue
        for q, r in around:
            for lay in LAYS_OF[tile]:
                colours = LAYS[lay]
                contacts = 0
                for direction, (dq, dr) in enumerate(DIRECTIONS):
                    other = table.get((q + dq, r + dr))
                    if other is None:
                        continue
                    if other[(direction + 3) % 6] != colours[direction]:
                        break
                    contacts += 1
                else:
                    if contacts >= 2:
                        found.append((q, r, LAY_NAMES[lay]))
    return found


def listing(rounds: int, seconds: float, positions: int = 40) -> Listing:
    """List the same hands in the same positions both ways, by turns."""
    random = Random(1)
    states = [_middle(random) for _ in range(positions)]
    for state in states:
        for hand in state.hands:
            ours = {(move.q, move.r, move.lay) for move in map(placement, codes(state, hand))}
            assert ours == set(plain_way(state, hand)), "both ways must find the same"
    rates: list[tuple[float, float]] = []
    for _ in range(rounds):
        fast = _rate(codes, states, seconds / rounds / 2)
        rates.append((fast, _rate(plain_way, states, seconds / rounds / 2)))
    return Listing(
        per_second=median(fast for fast, _ in rates),
        plain_per_second=median(plain for _, plain in rates),
        ratio=median(fast / plain for fast, plain in rates),
    )


def _rate(
    way: Callable[[State, int], Sequence[object]], states: list[State], seconds: float
) -> float:
    """Placements listed in a second."""
    listed = 0
    begin = now = time.perf_counter()
    while now < begin + seconds:
        for state in states:
            for hand in state.hands:
                listed += len(way(state, hand))
        now = time.perf_counter()
    return listed / (now - begin)

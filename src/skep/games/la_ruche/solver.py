"""The solver of the solo puzzle (RUC-15, RUC-16): exact, and a function of the tiles alone.

The search grows a layout tile by tile, as a player does. Each way to go on fills one of the open
cells with two contacts or more. After all ways to fill a cell have been tried, the cell is *shut*:
it stays empty in everything that is tried next. So no layout is met twice from the same start,
however many orders lead to it, and nothing needs to be remembered.

A start is two tiles side by side. Two tiles and the colour between them fix it, up to turning and
moving the whole. A layout can be grown from most of its pairs, so it would be met from each of
them. Starts are tried in order, and a layout that can be grown from an earlier start is left to
that one (see `grows_from`).
"""

from collections.abc import Callable, Iterable

import msgspec

from skep.engine.errors import BadPosition
from skep.games.la_ruche.board import AROUND, CENTRE, STEPS, fit_of, place_of
from skep.games.la_ruche.material import (
    BEE_UP,
    COLOURS,
    LAY_BY_NAME,
    LAY_NAMES,
    LAYS,
    TILE_BIT,
    TILE_NAMES,
    TILE_OF,
    TILES,
)
from skep.games.la_ruche.meta import MOST_TILES
from skep.games.la_ruche.moves import Place
from skep.games.la_ruche.position import Position, position
from skep.games.la_ruche.scoring import SOLVED
from skep.games.la_ruche.state import State

Watch = Callable[[int], bool]
"""Told now and then how many layouts were tried so far; answers False to stop the search."""

WATCH_EVERY = 2048
"""So many layouts between two calls of the watch: a small part of a second."""


class Answer(msgspec.Struct, frozen=True):
    """Can these tiles be laid?"""

    solvable: bool | None
    """False is a proof that it is a dead end; None: stopped before it was known."""
    moves: tuple[Place, ...]
    """The rest of one solution, in an order that the rules allow."""
    nodes: int
    """How many layouts were tried."""

    @property
    def hint(self) -> Place | None:
        """A move that surely still leads to a solution."""
        return self.moves[0] if self.moves else None


class Count(msgspec.Struct, frozen=True):
    """How many solutions there are."""

    number: int
    complete: bool
    """False: there are at least so many. The cap was reached, or the search was stopped."""
    nodes: int


def solve(hand: Iterable[str], cells: Iterable[str] = (), watch: Watch | None = None) -> Answer:
    """Lay the tiles of a hand, bee up, beside those that lie already (as in a view)."""
    state = _puzzle(hand, cells)
    search = _Search(state, goal=1, watch=watch)
    finished = search.run()
    if search.found:
        return Answer(True, search.moves(), search.nodes)
    return Answer(False if finished else None, (), search.nodes)


def count(
    hand: Iterable[str], cells: Iterable[str] = (), cap: int = 1000, watch: Watch | None = None
) -> Count:
    """The number of different complete layouts, up to a cap.

    Layouts that differ only by turning or moving the whole are the same one.
    """
    search = _Search(_puzzle(hand, cells), goal=cap + 1, watch=watch)
    finished = search.run()
    return Count(min(search.found, cap), finished and search.found <= cap, search.nodes)


def _puzzle(hand: Iterable[str], cells: Iterable[str]) -> State:
    """The puzzle as a state; BadPosition when it is none."""
    hands, laid = (tuple(hand),), tuple(cells)
    if not 0 < len(hands[0]) + len(laid) <= MOST_TILES:
        raise BadPosition(f"a puzzle has 1 to {MOST_TILES} tiles (RUC-15)")
    if hands[0]:
        return position(Position(hands=hands, cells=laid, phase="solo"))
    return position(Position(hands=hands, cells=laid, phase="over", reason=SOLVED))


class Choices:
    """The lays of some tiles, bee up, that fill a need; each with the bit of its tile."""

    __slots__ = ("_known", "_tiles")

    def __init__(self, tiles: int) -> None:
        self._tiles = tiles
        self._known: dict[int, tuple[tuple[int, int], ...]] = {}

    def of(self, need: int) -> tuple[tuple[int, int], ...]:
        """All of them, for one need."""
        known = self._known.get(need)
        if known is None:
            known = tuple(
                (TILE_BIT[lay], lay)
                for lay in fit_of(need).lays
                if TILE_BIT[lay] & self._tiles and BEE_UP[lay]
            )
            self._known[need] = known
        return known


def grows_from(first: int, second: int, cells: Iterable[int]) -> bool:
    """Does adding what touches two, again and again, lead from two cells to all the others?

    From any pair of neighbours it does, unless the layout goes round a hole. So it hardly ever
    fails, and with 12 tiles never; but a proof may not rest on that.
    """
    reached = {first, second}
    wait = [cell for cell in cells if cell not in reached]
    while wait:
        rest = []
        for cell in wait:
            if sum(cell + step in reached for step in STEPS) >= 2:
                reached.add(cell)
            else:
                rest.append(cell)
        if len(rest) == len(wait):
            return False
        wait = rest
    return True


class _Stopped(Exception):
    """The watch said so."""


class _Search:
    """One search, with the layout it is trying. Everything laid is taken away again in turn."""

    def __init__(self, state: State, goal: int, watch: Watch | None) -> None:
        self.goal = goal
        self.watch = watch
        self.found = 0
        self.nodes = 0
        self.laid = len(state.cells)
        self.left = state.hands[0]
        tiles = self.left
        for lay in state.cells.values():
            tiles |= 1 << TILE_OF[lay]
        self.choices = Choices(tiles)
        self.cells: dict[int, int] = {}
        self.needs: dict[int, int] = {}
        """What the laid tiles ask of the cells around them, as in `board.py`."""
        self.shut: set[int] = set()
        """Cells that stay empty."""
        for cell, lay in state.cells.items():
            self._put(cell, lay)
        self.live = list(state.live)
        self.tried: set[int] = set()
        """The starts that are done with (see `_pairs`)."""

    def run(self) -> bool:
        """Search until the goal is reached or nothing is left to try; False when stopped."""
        try:
            if not self.left:
                self.found = 1
            elif self.laid > 1:
                self._grow(self.left, self.live)
            else:
                self._run_starts()
        except _Stopped:
            return False
        return True

    def moves(self) -> tuple[Place, ...]:
        """What was added to reach the solution that ended the search."""
        added = list(self.cells.items())[self.laid :]
        return tuple(Place(LAY_NAMES[lay], *place_of(cell)) for cell, lay in added)

    def _run_starts(self) -> None:
        for start in self._starts():
            left = self.left
            opened: list[int] = []
            for cell, lay in start:
                opened = self._put(cell, lay)
                left &= ~(1 << TILE_OF[lay])
            if self._grow(left, opened):
                return
            self.tried.update(pair for _, pair in self._pairs(*start[-1]))
            for cell, lay in reversed(start):
                self._take(cell, lay)

    def _starts(self) -> list[tuple[tuple[int, int], ...]]:
        """Every way to lay what comes before the third tile, up to turning the whole."""
        if self.laid:
            ((cell, lay),) = self.cells.items()
            return [(second,) for second in self._seconds(cell, lay, self.left)]
        tiles = [tile for tile in range(len(TILES)) if self.left >> tile & 1]
        firsts = [(CENTRE, LAY_BY_NAME[TILE_NAMES[tile]]) for tile in tiles]
        if len(tiles) == 1:
            return [(firsts[0],)]
        starts: list[tuple[tuple[int, int], ...]] = []
        others = self.left
        for first in firsts:
            others &= ~(1 << TILE_OF[first[1]])
            starts += [(first, second) for second in self._seconds(*first, others)]
        return starts

    def _seconds(self, cell: int, lay: int, tiles: int) -> list[tuple[int, int]]:
        """Every way to lay one of these tiles beside a tile."""
        return [
            (cell + step, other)
            for step, across in AROUND[lay]
            for bit, other in self.choices.of(across)
            if bit & tiles
        ]

    def _put(self, cell: int, lay: int) -> list[int]:
        """Lay a tile; answers with the cells beside it that have two contacts or more now."""
        cells, needs, shut = self.cells, self.needs, self.shut
        cells[cell] = lay
        opened = []
        for step, across in AROUND[lay]:
            near = cell + step
            need = needs.get(near, 0)
            needs[near] = need + across
            if need and near not in cells and near not in shut:
                opened.append(near)
        return opened

    def _take(self, cell: int, lay: int) -> None:
        del self.cells[cell]
        needs = self.needs
        for step, across in AROUND[lay]:
            needs[cell + step] -= across

    def _grow(self, left: int, live: list[int]) -> bool:
        """Try all that can be added on these cells; True (and all stays) at the goal."""
        self.nodes += 1
        if self.watch and self.nodes % WATCH_EVERY == 0 and not self.watch(self.nodes):
            raise _Stopped
        if not left:
            return self._finished()
        ways = []
        for cell in live:
            lays = [lay for bit, lay in self.choices.of(self.needs[cell]) if bit & left]
            if lays:
                ways.append((len(lays), cell, lays))
        ways.sort()  # what can be filled in few ways first: it fails soon, or it is forced
        later = [cell for _, cell, _ in ways]
        tried = []
        for _, cell, lays in ways:
            later.remove(cell)
            for lay in lays:
                if self.tried and self._grows_from_tried(cell, lay):
                    continue
                opened = self._put(cell, lay)
                more = later + [near for near in opened if near not in later]
                if self._grow(left & ~(1 << TILE_OF[lay]), more):
                    return True
                self._take(cell, lay)
            self.shut.add(cell)
            tried.append(cell)
        self.shut.difference_update(tried)
        return False

    def _finished(self) -> bool:
        """All tiles lie: is it a new solution, and the last one wanted?"""
        if self.tried and any(self._grows_from_tried(*placed) for placed in self.cells.items()):
            return False
        self.found += 1
        return self.found == self.goal

    def _pairs(self, cell: int, lay: int) -> list[tuple[int, int]]:
        """The neighbours of a laid tile, each with a number for the two tiles and their colour."""
        found = []
        colours = LAYS[lay]
        bit = 1 << TILE_OF[lay]
        for direction, step in enumerate(STEPS):
            other = self.cells.get(cell + step)
            if other is not None:
                pair = (bit | 1 << TILE_OF[other]) * COLOURS + colours[direction]
                found.append((cell + step, pair))
        return found

    def _grows_from_tried(self, cell: int, lay: int) -> bool:
        """With this tile, can the whole layout be grown from a start that is done with?"""
        return any(
            pair in self.tried and grows_from(cell, near, self.cells)
            for near, pair in self._pairs(cell, lay)
        )

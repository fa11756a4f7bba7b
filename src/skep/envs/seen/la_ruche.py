"""La Ruche as named arrays: the comb, your own hand, and how many tiles the others have."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from skep.envs.seen.arrays import Array, Arrays, Sight, place_in, turned
from skep.games.la_ruche.board import cell_of, fit_of
from skep.games.la_ruche.material import COLOURS, LAY_BY_NAME, TILE_BY_NAME, TILE_NAMES, TILE_OF
from skep.games.la_ruche.meta import Options
from skep.games.la_ruche.moves import Place, place_named
from skep.games.la_ruche.rules import legal
from skep.games.la_ruche.state import PHASES, State
from skep.games.la_ruche.view import View

_TILES = len(TILE_NAMES)
_FAR = _TILES - 1
_PHASES = place_in(PHASES)
_MANY = 999

NAMES: tuple[str, ...] = (
    "always",
    "laid",
    "hand",
    "places",
    "stuck",
    "tight",
    "fewest",
    "most",
    "touch_2",
    "touch_3",
    "touch_4",
)
"""1; tiles in the comb; tiles in hand; ways to lay any of them; tiles of the hand that fit nowhere;
those with one or two ways; the fewest ways of one that fits; the most; and the tiles of the hand
that can touch two, three, four or more tiles. Nobody has learned La Ruche yet: these are a
beginning."""


def features(state: State, seat: int) -> list[float]:
    """What the seat sees, in the order of NAMES."""
    ways: Counter[int] = Counter()
    touch: dict[int, int] = {}
    for move in legal(state, seat):
        if isinstance(move, Place):
            tile = TILE_OF[LAY_BY_NAME[move.lay]]
            ways[tile] += 1
            contacts = fit_of(state.needs.get(cell_of(move.q, move.r), 0)).contacts
            touch[tile] = max(touch.get(tile, 0), contacts)
    held = state.count(seat)
    return [
        1.0,
        len(state.cells),
        held,
        ways.total(),
        held - len(ways),
        sum(count <= 2 for count in ways.values()),
        min(ways.values(), default=0),
        max(ways.values(), default=0),
        *[sum(most >= contacts for most in touch.values()) for contacts in (2, 3, 4)],
    ]


def arrays(seats: int, _options: Options) -> tuple[Array, ...]:
    """What there is."""
    return (
        Array("phase", (len(PHASES),), f"1 at what is to be done: {', '.join(PHASES)}"),
        Array("actors", (seats,), "1 at those who may act"),
        Array("turn", (seats,), "1 at who opens now, before the race"),
        Array("opener", (seats,), "1 at who opened this round"),
        Array("round", (1,), "the round of the match", _MANY),
        Array("cells", (_TILES, 3 + COLOURS), "each tile in the order it was laid: 1 when it is "
              "there, q, r, and its colours (1 to 6) clockwise from up-right", _FAR, -_FAR),
        Array("hand", (_TILES,), "1 at tiles in your hand"),
        Array("counts", (seats,), "tiles in each hand", _TILES),
        Array("gifts", (seats,), "tiles that each seat may hand over", _TILES),
        Array("ready", (seats,), "1 at those who are ready for the next round"),
        Array("points", (seats,), "points of the match; alone, tiles in the comb", _MANY),
    )  # fmt: skip


def fill(view: View, order: Sequence[int], into: Arrays) -> None:
    """Write a view into arrays of zeros."""
    assert view.hand is not None
    into["phase"][_PHASES[view.phase]] = 1
    for seat in view.actors:
        into["actors"][order.index(seat)] = 1
    into["turn"][order.index(view.turn)] = 1
    into["opener"][order.index(view.opener)] = 1
    into["round"][0] = view.round
    if view.cells:
        into["cells"][: len(view.cells)] = list(map(_cell, view.cells))
    for name in view.hand:
        into["hand"][TILE_BY_NAME[name]] = 1
    into["counts"][:] = turned(view.counts, order)
    into["gifts"][:] = turned(view.gifts, order)
    into["ready"][:] = turned(view.ready, order)
    into["points"][:] = turned(view.scores, order)


@lru_cache(maxsize=1 << 14)
def _cell(name: str) -> tuple[int, ...]:
    tile = place_named(name)
    return (1, tile.q, tile.r, *map(int, tile.lay))


SIGHT = Sight(arrays, fill, NAMES, features)

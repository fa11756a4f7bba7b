"""La Ruche, as the laws see it."""

import random
from collections import Counter
from typing import Any

from skep.games.la_ruche.material import TILE_NAMES, TILE_OF, TILES
from skep.games.la_ruche.moves import Place as Lay
from skep.games.la_ruche.state import State as LaRuche
from tests.games.la_ruche.truths import TRUTHS
from tests.laws.probes.probe import Probe


def _pieces(state: LaRuche) -> Counter[str]:
    """Each tile once: in a hand, on the table, or (solo) left in the box; and how many play."""
    found: Counter[str] = Counter()
    for hand in state.hands:
        found.update(name for tile, name in enumerate(TILE_NAMES) if hand >> tile & 1)
    found.update(TILE_NAMES[TILE_OF[lay]] for lay in state.cells.values())
    in_play = found.total()
    if state.seats == 1:
        found.update(name for name in TILE_NAMES if not found[name])
    found["tiles in play"] = in_play
    return found


def _reshuffle(state: LaRuche, seat: int | None, rng: random.Random) -> LaRuche:
    """Exchange the tiles of all other hands; each keeps its number of tiles."""
    twin = state.copy()
    others = [other for other in range(state.seats) if other != seat]
    pool = [
        tile for other in others for tile in range(len(TILES)) if state.hands[other] >> tile & 1
    ]
    if state.seats == 1 and not state.options.puzzle:
        # Solo, a spectator cannot know which tiles were left in the box either.
        laid = {TILE_OF[lay] for lay in state.cells.values()}
        pool = [tile for tile in range(len(TILES)) if tile not in laid]
    rng.shuffle(pool)
    for other in others:
        twin.hands[other] = 0
        for _ in range(state.count(other)):
            twin.hands[other] |= 1 << pool.pop()
    return twin


def _hides(state: LaRuche) -> bool:
    """Can hands be exchanged at all?"""
    if state.seats == 1:
        return bool(state.hands[0]) and not state.options.puzzle
    return sum(hand != 0 for hand in state.hands) > 1


def _cost(move: Any) -> float:
    """A dense comb has cells with many contacts."""
    return max(abs(move.q), abs(move.r), abs(move.q + move.r)) if isinstance(move, Lay) else 0


def _idle(seats: int, option: str) -> bool:
    return (seats == 1) != (option == "puzzle")


PROBE = Probe(
    options={
        "bee": (False, True),
        "three_contacts": (False, True),
        "rounds": (1, 3),
        "pause": (2,),
        "assistance": (False,),
        "tiles": (12,),
        "puzzle": ("", "123456 124356 134526 136245 125346"),
    },
    # Three rounds: in each, 60 tiles are laid and each earns four gifts at most; then all are
    # ready. Solo, every second move or so gives up once nothing fits.
    longest=3 * (60 * 5 + 6),
    eagerness={"Place": 12, "Give": 3, "Lift": 1, "GiveUp": 0.5},
    cost=_cost,
    words=(*TILE_NAMES[::7], "234561", "654321", "112345", "", "bee"),
    pieces=_pieces,
    reshuffle=_reshuffle,
    hides=_hides,
    truths=TRUTHS,
    shows_all=False,
    idle=_idle,
    look_every=5,
)

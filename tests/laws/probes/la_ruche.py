"""La Ruche, as the laws see it."""

import random
from collections import Counter
from typing import Any

import skep
from skep.games.la_ruche.board import place_of
from skep.games.la_ruche.material import (
    LAY_NAMES,
    LAYS_OF,
    TILE_BY_NAME,
    TILE_NAMES,
    TILE_OF,
    TILES,
)
from skep.games.la_ruche.moves import GIVE_UP, KEEP, LIFT, READY, Give
from skep.games.la_ruche.moves import Place as Lay
from skep.games.la_ruche.state import OPENING
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


def _tempting(match: skep.Match, rng: random.Random) -> list[Any]:
    """The short moves, gifts to everybody, and tiles of the hand around what lies."""
    state: LaRuche = match.state
    seat = rng.choice(match.actors or (0,))
    hand = match.view(seat).hand or TILE_NAMES[:1]
    cells = [(0, 0), *[place_of(cell) for cell in (*state.cells, *state.needs)]]
    moves: list[Any] = [KEEP, READY, LIFT, GIVE_UP]
    moves += [Give(rng.choice(hand), to) for to in range(-1, match.seats + 1)]
    for q, r in rng.sample(cells, min(12, len(cells))):
        lay = LAY_NAMES[rng.choice(LAYS_OF[TILE_BY_NAME[rng.choice(hand)]])]
        moves.append(Lay(lay, q, r))
    return moves + _endings(state, hand)


def _endings(state: LaRuche, hand: tuple[str, ...]) -> list[Any]:
    """Opening tiles by any of which the race might be over before it begins."""
    if state.phase != OPENING or len(state.cells) + 1 < state.seats:
        return []
    beside = [place_of(cell) for cell, need in state.needs.items() if need > 0]
    lays = [LAY_NAMES[lay] for name in hand for lay in LAYS_OF[TILE_BY_NAME[name]]]
    return [Lay(lay, q, r) for q, r in beside for lay in lays]


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
    eagerness={"Place": 12, "Give": 3, "Keep": 2, "Lift": 1, "GiveUp": 0.5},
    cost=_cost,
    words=(*TILE_NAMES[::7], "234561", "654321", "112345", "", "bee"),
    pieces=_pieces,
    reshuffle=_reshuffle,
    hides=_hides,
    truths=TRUTHS,
    tempting=_tempting,
    shows_all=False,
    idle=_idle,
    look_every=5,
)

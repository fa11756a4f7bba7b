"""What the laws must know of La Ruche: how to vary it, what it hides, what it conserves.

Made to be moved into `tests/laws/probes.py` when the game is in the registry. The laws then have
to know three things that no other game has shown them:

- In a race every seat may act, also one whose tiles fit nowhere: `legal` of an actor can be empty
  (who looks must not learn from `actors` what others hold). Random play picks a seat that can.
- A solo puzzle that was given up has no winner.
- A move of one seat need not be possible in a state in which its hand was exchanged; what a
  watcher is told can be compared only where `check` allows the move in both.
"""

import random
from collections import Counter
from typing import Any

from skep.games.la_ruche.material import TILE_NAMES, TILE_OF, TILES
from skep.games.la_ruche.moves import Place
from skep.games.la_ruche.state import State
from tests.laws.probes import Probe

PUZZLE = "123456 124356 134526 136245 125346"


def pieces(state: State) -> Counter[str]:
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


def reshuffle(state: State, seat: int | None, rng: random.Random) -> State:
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


def hides(state: State) -> bool:
    """Can hands be exchanged at all?"""
    if state.seats == 1:
        return bool(state.hands[0]) and not state.options.puzzle
    return sum(hand != 0 for hand in state.hands) > 1


def cost(move: Any) -> float:
    """A dense comb has cells with many contacts."""
    return max(abs(move.q), abs(move.r), abs(move.q + move.r)) if isinstance(move, Place) else 0


LA_RUCHE = Probe(
    options={
        "bee": (False, True),
        "three_contacts": (False, True),
        "rounds": (1, 3),
        "pause": (2,),
        "assistance": (False,),
        "tiles": (12,),
        "puzzle": ("", PUZZLE),
    },
    # Three rounds: in each, 60 tiles are laid and each earns four gifts at most; then all are
    # ready. Solo, every second move or so gives up once nothing fits.
    longest=3 * (60 * 5 + 6),
    eagerness={"Place": 12, "Give": 3, "Lift": 1, "GiveUp": 0.5},
    cost=cost,
    words=(*TILE_NAMES[::7], "234561", "654321", "112345", "", "bee"),
    pieces=pieces,
    reshuffle=reshuffle,
    hides=hides,
    shows_all=False,
)

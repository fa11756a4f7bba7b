"""Nectar Run, as the laws see it."""

import random
from collections import Counter

from nectar_run.material import BEES
from nectar_run.state import State
from nectar_run.tests.truths import TRUTHS
from tests.laws.probes.probe import Probe


def _pieces(state: State) -> Counter[str]:
    """All bees and all drops, wherever they are."""
    pieces: Counter[str] = Counter()
    held = [bee for hand in state.hands for bee in hand]
    for kind, name in enumerate(BEES):
        pieces[f"bee {name}"] = state.undrawn[kind] + state.flown[kind] + held.count(kind + 1)
    pieces["drops"] = sum(state.nectar) + sum(state.drops)
    return pieces


def _reshuffle(state: State, seat: int | None, rng: random.Random) -> State:
    """Exchange the bees of all other hands and those that nobody has drawn."""
    twin = state.copy()
    others = [other for other in range(state.seats) if other != seat]
    hidden = [kind + 1 for kind, count in enumerate(state.undrawn) for _ in range(count)]
    hidden += [bee for other in others for bee in state.hands[other]]
    rng.shuffle(hidden)
    for other in others:
        twin.hands[other] = tuple(sorted(hidden.pop() for _ in state.hands[other]))
    twin.undrawn = [hidden.count(kind + 1) for kind in range(len(BEES))]
    return twin


PROBE = Probe(
    options={"bonus": (3, 0)},
    # At most 30 bees fly, and nobody rests twice between two flights.
    longest=60,
    eagerness={},
    cost=lambda _move: 0,
    words=("clover", "thyme", "linden", "rose", ""),
    pieces=_pieces,
    reshuffle=_reshuffle,
    hides=lambda state: not state.over,
    truths=TRUTHS,
)

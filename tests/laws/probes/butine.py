"""Butine!, as the laws see it."""

import random
from collections import Counter
from typing import Any

from skep.games.butine.material import CARD_NAMES, CARDS, FLOWERS
from skep.games.butine.moves import Place
from skep.games.butine.state import OVER
from skep.games.butine.state import State as Butine
from tests.games.butine.truths import TRUTHS
from tests.laws.probes.probe import Probe


def _pieces(state: Butine) -> Counter[str]:
    pieces: Counter[str] = Counter()
    for kind, letter in enumerate(FLOWERS):
        pieces[f"tile {letter}"] = state.supply[kind]
    for spot in state.meadow.tiles:
        pieces[f"tile {FLOWERS[spot.kind]}"] += 1
    drawn = [*state.market, *state.gone, *state.gone_blind]
    for seat in range(state.seats):
        drawn += [*state.hands[seat], *state.down[seat], *state.blind[seat]]
    for card, name in enumerate(CARD_NAMES):
        pieces[f"card {name}"] = state.undrawn[card] + drawn.count(card)
    pieces["cards in the game"] = state.deck + len(drawn)
    return pieces


def _reshuffle(state: Butine, _seat: int | None, rng: random.Random) -> Butine:
    """Exchange all unseen cards: undrawn, blind, and spent blind."""
    twin = state.copy()
    hidden = [card for card in range(len(CARDS)) for _ in range(state.undrawn[card])]
    hidden += state.gone_blind
    over = state.phase == OVER  # then the bonus cards lie open
    if not over:
        hidden += [card for cards in state.blind for card in cards]
    rng.shuffle(hidden)

    def deal(count: int) -> tuple[int, ...]:
        return tuple(hidden.pop() for _ in range(count))

    if not over:
        twin.blind = [deal(len(cards)) for cards in state.blind]
    twin.gone_blind = deal(len(state.gone_blind))
    twin.undrawn = [hidden.count(card) for card in range(len(CARDS))]
    return twin


def _hides(state: Butine) -> bool:
    return state.phase != OVER and any(state.blind)


def _cost(move: Any) -> float:
    # A dense meadow has many routes; scattered tiles have none.
    return max(abs(move.x), abs(move.y), abs(move.x + move.y)) if isinstance(move, Place) else 0


PROBE = Probe(
    options={"quick": (False, True), "challenge": (None, 4, 15), "expert": (False, True)},
    # 38 tiles, 39 cards drawn, and for each of these moves at most a "done" and a pass.
    longest=300,
    eagerness={"Gather": 12, "Place": 3, "Done": 0.5},
    cost=_cost,
    words=(*CARD_NAMES, "deck", "RYW", "WWW", "wyr", ""),
    pieces=_pieces,
    reshuffle=_reshuffle,
    hides=_hides,
    truths=TRUTHS,
)

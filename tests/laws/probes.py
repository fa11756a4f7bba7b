"""What the laws must know of each game: how to vary it, what it hides, what it conserves.

A new game adds its line to `PROBES`; the laws themselves name no game.
"""

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from skep.games.butine.material import CARD_NAMES, CARDS, FLOWERS
from skep.games.butine.moves import Place
from skep.games.butine.state import OVER
from skep.games.butine.state import State as Butine
from skep.games.la_ruche.material import TILE_NAMES, TILE_OF, TILES
from skep.games.la_ruche.moves import Place as Lay
from skep.games.la_ruche.state import State as LaRuche


@dataclass(frozen=True)
class Probe:
    """One game, as the laws see it."""

    options: dict[str, tuple[Any, ...]]
    """Values to try for each option, the default first."""
    longest: int
    """No game takes more moves than this."""
    eagerness: dict[str, float]
    """How much a random player likes each kind of move (1 unless named), so that much happens."""
    cost: Callable[[Any], float]
    """Of a few random moves of one kind, the player makes the cheapest."""
    words: tuple[str, ...]
    """Strings to try in the text fields of a move."""
    pieces: Callable[[Any], Counter[str]]
    """All pieces of the box, wherever they are: the same from the first move to the last."""
    reshuffle: Callable[[Any, int | None, random.Random], Any]
    """Another state that this seat (None: a spectator) cannot tell from the given one."""
    hides: Callable[[Any], bool]
    """Is there something in this state that reshuffling can change?"""
    shows_all: bool = True
    """May a screen show all legal moves?"""
    idle: Callable[[int, str], bool] = lambda _seats, _option: False
    """Has an option no effect with so many seats? Then only its default is tried."""
    look_every: int = 1
    """Look for leaks at every so manieth state that hides something; 1 where those are rare."""


def _butine_pieces(state: Butine) -> Counter[str]:
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


def _butine_reshuffle(state: Butine, _seat: int | None, rng: random.Random) -> Butine:
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


def _butine_hides(state: Butine) -> bool:
    return state.phase != OVER and any(state.blind)


def _butine_cost(move: Any) -> float:
    # A dense meadow has many routes; scattered tiles have none.
    return max(abs(move.x), abs(move.y), abs(move.x + move.y)) if isinstance(move, Place) else 0


def _la_ruche_pieces(state: LaRuche) -> Counter[str]:
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


def _la_ruche_reshuffle(state: LaRuche, seat: int | None, rng: random.Random) -> LaRuche:
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


def _la_ruche_hides(state: LaRuche) -> bool:
    """Can hands be exchanged at all?"""
    if state.seats == 1:
        return bool(state.hands[0]) and not state.options.puzzle
    return sum(hand != 0 for hand in state.hands) > 1


def _la_ruche_cost(move: Any) -> float:
    """A dense comb has cells with many contacts."""
    return max(abs(move.q), abs(move.r), abs(move.q + move.r)) if isinstance(move, Lay) else 0


def _la_ruche_idle(seats: int, option: str) -> bool:
    return (seats == 1) != (option == "puzzle")


PROBES: dict[str, Probe] = {
    "butine": Probe(
        options={"quick": (False, True), "challenge": (None, 4, 15), "expert": (False, True)},
        # 38 tiles, 39 cards drawn, and for each of these moves at most a "done" and a pass.
        longest=300,
        eagerness={"Gather": 12, "Place": 3, "Done": 0.5},
        cost=_butine_cost,
        words=(*CARD_NAMES, "deck", "RYW", "WWW", "wyr", ""),
        pieces=_butine_pieces,
        reshuffle=_butine_reshuffle,
        hides=_butine_hides,
    ),
    "la-ruche": Probe(
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
        cost=_la_ruche_cost,
        words=(*TILE_NAMES[::7], "234561", "654321", "112345", "", "bee"),
        pieces=_la_ruche_pieces,
        reshuffle=_la_ruche_reshuffle,
        hides=_la_ruche_hides,
        shows_all=False,
        idle=_la_ruche_idle,
        look_every=5,
    ),
}

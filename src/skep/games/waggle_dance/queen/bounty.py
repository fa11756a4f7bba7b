"""Bounty (WAG-30): one cube more from a flower that you claim from."""

from skep.engine.chance import Chance
from skep.engine.refusal import Refusal, refuse
from skep.games.waggle_dance.board import CUBE
from skep.games.waggle_dance.deeds import Told, tell
from skep.games.waggle_dance.facts import BountyPlayed
from skep.games.waggle_dance.material import BOUNTY, FACES
from skep.games.waggle_dance.moves import Bounty
from skep.games.waggle_dance.queen.card import Card
from skep.games.waggle_dance.state import STORE, State

_WAYS: tuple[Bounty, ...] = tuple(Bounty(flower) for flower in range(1, FACES + 1))


def ways(state: State, seat: int) -> list[Bounty]:
    """Each flower that the seat claimed from tonight and that has pollen left."""
    claimed = state.claimed[seat]
    return [
        move for flower, move in enumerate(_WAYS) if claimed >> flower & 1 and state.pollen[flower]
    ]


def check(state: State, seat: int, move: Bounty) -> Refusal | None:
    """Claimed from, and not empty."""
    flower = move.flower - 1
    if not 0 <= flower < FACES or not state.claimed[seat] >> flower & 1:
        return refuse("WAG-30", "waggle-dance-not-claimed-from", flower=move.flower)
    if not state.pollen[flower]:
        return refuse("WAG-16", "waggle-dance-flower-empty", flower=move.flower)
    return None


def play(state: State, seat: int, move: Bounty, _chance: Chance, told: Told) -> None:
    """It is stored like the others."""
    flower = move.flower - 1
    state.pollen[flower] -= 1
    state.claims[seat] += CUBE[flower]
    tell(told, BountyPlayed(seat, move.flower))


CARD = Card(BOUNTY, Bounty, (STORE,), ways, check, play)

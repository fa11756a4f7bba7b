"""Dirty trick (WAG-35): a bee that another player just placed on a flower goes to another one."""

from skep.engine.chance import Chance
from skep.engine.refusal import Refusal, refuse
from skep.games.waggle_dance.board import DIE
from skep.games.waggle_dance.deeds import Told, tell
from skep.games.waggle_dance.facts import DirtyTrickPlayed
from skep.games.waggle_dance.material import DIRTY_TRICK, FACES
from skep.games.waggle_dance.moves import DirtyTrick
from skep.games.waggle_dance.queen.card import Card
from skep.games.waggle_dance.state import ANSWER, State

_WAYS: tuple[DirtyTrick, ...] = tuple(DirtyTrick(flower) for flower in range(1, FACES + 1))


def ways(state: State, _seat: int) -> list[DirtyTrick]:
    """Every flower but the one it stands on."""
    _, here = state.tricked
    return [move for flower, move in enumerate(_WAYS) if flower != here]


def check(state: State, _seat: int, move: DirtyTrick) -> Refusal | None:
    """A different flower, whatever the die shows."""
    _, here = state.tricked
    if not 1 <= move.flower <= FACES or move.flower - 1 == here:
        return refuse("WAG-35", "waggle-dance-not-another-flower", flower=move.flower)
    return None


def play(state: State, seat: int, move: DirtyTrick, _chance: Chance, told: Told) -> None:
    """The bee is moved, and this seat has answered."""
    die, start = state.tricked
    end = move.flower - 1
    state.flowers[start * state.seats + state.turn] -= DIE[die]
    state.flowers[end * state.seats + state.turn] += DIE[die]
    state.tricked = (die, end)
    state.acting = 0
    tell(told, DirtyTrickPlayed(seat, state.turn, die, start + 1, end + 1))


CARD = Card(DIRTY_TRICK, DirtyTrick, (ANSWER,), ways, check, play)

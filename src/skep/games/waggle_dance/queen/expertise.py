"""Expertise (WAG-33): hatch one egg, or make one honey, with two bees of different values.

For an egg it has a move of its own, `hatch`; for honey it is named in the `honey` move.
"""

from skep.engine.chance import Chance
from skep.engine.refusal import Refusal, refuse
from skep.games.waggle_dance.board import EGG, PAIRS, many
from skep.games.waggle_dance.deeds import Told, can_hatch_more, check_room, hatch
from skep.games.waggle_dance.material import CARD_NAMES, EXPERTISE, TWO
from skep.games.waggle_dance.moves import Hatch
from skep.games.waggle_dance.queen.card import Card
from skep.games.waggle_dance.state import BROOD, State


def needs_expertise(crew: int) -> bool:
    """Two bees, but no two of the same value."""
    return many(crew) >= TWO and not crew & PAIRS


def ways(state: State, seat: int) -> list[Hatch]:
    """Each egg with two bees that are no pair."""
    if not can_hatch_more(state, seat):
        return []
    crews = state.crews[seat]
    return [
        Hatch(room + 1)
        for room, content in enumerate(state.rooms[seat])
        if content == EGG and needs_expertise(crews[room])
    ]


def check(state: State, seat: int, move: Hatch) -> Refusal | None:
    """An egg, two bees, and a die in the box."""
    if refusal := check_room(state, seat, move.room):
        return refusal
    if state.rooms[seat][move.room - 1] != EGG:
        return refuse("WAG-13", "waggle-dance-no-egg-there", room=move.room)
    if not can_hatch_more(state, seat):
        return refuse("WAG-13", "waggle-dance-no-die-left")
    crew = state.crews[seat][move.room - 1]
    if crew & PAIRS:
        return refuse("WAG-33", "waggle-dance-pair-is-enough", room=move.room)
    if many(crew) < TWO:
        return refuse("WAG-33", "waggle-dance-needs-two-bees", room=move.room)
    return None


def play(state: State, seat: int, move: Hatch, _chance: Chance, told: Told) -> None:
    """It hatches as with a pair."""
    hatch(state, seat, move.room - 1, (CARD_NAMES[EXPERTISE],), told)


CARD = Card(EXPERTISE, Hatch, (BROOD,), ways, check, play)

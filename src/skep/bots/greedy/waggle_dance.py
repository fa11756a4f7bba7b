"""The greedy bot for Waggle Dance.

By day it first keeps bees back for its rooms: pairs for eggs and for pollen that will be honey
tonight. The other bees go where they bring most, first where others could be faster; the rooms
come last, because nobody takes them away. By night it makes the move after which its hive is
worth most.
"""

from collections.abc import Sequence

from skep.bots.greedy.waggle_dance_day import CARD_SPENT, NEVER, Look, shares
from skep.bots.greedy.waggle_dance_night import score_night
from skep.bots.greedy.waggle_dance_scene import home_of_view, scene_of_view
from skep.bots.player import luck
from skep.games.waggle_dance.material import (
    FACES,
    FIRST_FLOWER,
    FIRST_ROOM,
    SPACE_CARDS,
    SPOT_BY_NAME,
)
from skep.games.waggle_dance.meta import META
from skep.games.waggle_dance.moves import (
    MORE,
    Directions,
    DirtyTrick,
    Feint,
    Move,
    Overtime,
    Place,
    SickLeave,
    Volunteer,
)
from skep.games.waggle_dance.versions import VERSIONS, Version
from skep.games.waggle_dance.view import View

Scored = list[tuple[float, Move]]

URGENT = 2.5
"""A place worth so much should be taken before somebody else does."""
MANNED = ("store", "trade", "honey")
"""In these phases of the night bees still stand on the rooms."""


class GreedyWaggleDance:
    """Does what looks best now."""

    def __init__(self, seed: int, version: int = META.rules_version) -> None:
        self._seed = seed
        self._version = VERSIONS[version]

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        """The move that looks best now; one of them, when several look the same."""
        if len(legal) == 1:
            return legal[0]
        scored = self._scored(view, legal)
        best = max(value for value, _ in scored)
        liked = [move for value, move in scored if value == best]
        return liked[luck(self._seed, view).below(len(liked))]

    def _scored(self, view: View, legal: Sequence[Move]) -> Scored:
        """The moves, each with how good it looks."""
        if view.phase == "start":
            return _score_start(view, legal)
        if view.phase == "answer":
            return _score_answers(view, legal, self._version)
        if view.phase == "place":
            return _score_places(view, legal, self._version)
        me = view.you if view.you is not None else view.actors[0]
        return score_night(home_of_view(view, me), legal, manned=view.phase in MANNED)


# ---------------------------------------------------------------- the start, and answers


def _score_start(view: View, legal: Sequence[Move]) -> Scored:
    """Cards for the start are always worth playing; the sick bee is the leader's, of a pair."""
    scored: Scored = []
    for move in legal:
        value = 0.0
        if isinstance(move, Volunteer):
            value = 2.0
        elif isinstance(move, SickLeave):
            value = 1.0 + view.scores[move.seat] + view.free[move.seat].count(move.die) / 10
        scored.append((value, move))
    return scored


def _score_answers(view: View, legal: Sequence[Move], version: Version) -> Scored:
    """A dirty trick when it costs the other one pollen, best if I gain some."""
    bee = view.answer
    if bee is None or view.you is None:
        return [(0.0, move) for move in legal]
    scored: Scored = []
    before = _balance(view, version, bee.seat)
    for move in legal:
        if isinstance(move, DirtyTrick):
            gain = _balance(view, version, bee.seat, bee.flower, move.flower) - before
            scored.append((gain - 0.5, move))
        else:
            scored.append((0.0, move))
    return scored


def _balance(view: View, version: Version, other: int, start: int = 0, end: int = 0) -> int:
    """My pollen less that of another seat, from all flowers, if its bee moved."""
    order = tuple([(view.first + i) % view.seats for i in range(view.seats)])
    total = 0
    for flower, bees in enumerate(view.flowers, 1):
        counts = [len(dice) for dice in bees]
        counts[other] += (flower == end) - (flower == start)
        claimed = shares(tuple(counts), order, view.pollen[flower - 1], version)
        total += claimed[view.you or 0] - claimed[other]
    return total


# ---------------------------------------------------------------- placing


def _score_places(view: View, legal: Sequence[Move], version: Version) -> Scored:
    look = Look(scene_of_view(view, view.turn or 0, version))
    scored: Scored = []
    for move in legal:
        if isinstance(move, Place):
            scored.append((_place(look, move), move))
        elif isinstance(move, Overtime):
            scored.append((look.overtime(move.die, move.value), move))
        elif isinstance(move, Directions):
            scored.append((look.directions(move.flower - 1), move))
        elif isinstance(move, Feint):
            scored.append((_feint(look, view, move), move))
    if MORE in legal and view.left == 1 and _two_are_urgent(scored):
        scored.append((max(value for value, _ in scored) + CARD_SPENT, MORE))
    return scored


def _two_are_urgent(scored: Scored) -> bool:
    """Are there two spaces that I should take before anybody else can?"""
    urgent = [move for value, move in scored if isinstance(move, Place) and value >= URGENT]
    return len({move.die for move in urgent if move.spot[0] in SPACE_CARDS}) > 1


def _place(look: Look, move: Place) -> float:
    """What it is worth to place this bee there now."""
    spot = SPOT_BY_NAME[move.spot]
    if spot >= FIRST_ROOM:
        return look.room(move.die, spot - FIRST_ROOM)
    if spot >= FIRST_FLOWER:
        return look.on_table(move.die, look.flower(spot - FIRST_FLOWER))
    return look.on_table(move.die, look.space(spot // FACES))


def _feint(look: Look, view: View, move: Feint) -> float:
    """A bee that brings nothing on its flower is moved to where it does."""
    if move.spot[0] != "D":
        return NEVER
    flower = int(move.spot[1]) - 1
    if not look.brings_nothing(flower):
        return NEVER
    taken = {*view.spaces, *view.blocked}
    places = [
        look.space(number)
        for number, card in enumerate(SPACE_CARDS)
        if f"{card}{move.die}" not in taken
    ]
    if move.die - 1 != flower:
        places.append(look.flower(move.die - 1))
    return max(places, default=0.0) - CARD_SPENT

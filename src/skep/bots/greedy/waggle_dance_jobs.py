"""The greedy bot for Waggle Dance: which rooms need a pair of bees today."""

from collections.abc import Sequence
from dataclasses import dataclass

from skep.games.waggle_dance.board import EGG, PAIRS, values
from skep.games.waggle_dance.material import CARD_BY_NAME, EXPERTISE
from skep.games.waggle_dance.queen.recipes import RECIPES
from skep.games.waggle_dance.view import View

HONEY_NOW, HONEY_TONIGHT, HONEY_BY_CARD = 12.0, 9.0, 8.0
HATCH = 6.0
NO_MORE_HATCHING = 13
"""With so many dice, bees have better things to do."""


@dataclass(frozen=True, slots=True)
class Job:
    """A room that needs two bees, and what they bring."""

    room: int
    value: float
    there: tuple[int, ...]
    """The values of the bees that stand there already."""
    any_two: bool
    """Will any two bees do (Expertise)?"""

    def needs(self, free: Sequence[int]) -> list[int]:
        """The values to keep back for it, from so many free dice of each value; or none."""
        for value in sorted(self.there, key=lambda value: -free[value]):
            if free[value]:
                return [value]
        for value in range(1, 7):
            if free[value] >= 2:
                return [value, value]
        if self.any_two:
            left = [value for value in range(1, 7) if free[value]]
            return left[: 2 - len(self.there)] if len(left) + len(self.there) >= 2 else []
        return []

    def wants(self, die: int, free: Sequence[int]) -> bool:
        """Does a bee of this value help now?"""
        if die in self.there or (self.any_two and self.there):
            return True
        waits = any(value in free for value in self.there)
        return not waits and (free.count(die) >= 2 or (self.any_two and len(free) >= 2))

    def lacks(self, value: int, free: Sequence[int]) -> bool:
        """Would a die of this value, which is not there yet, complete it?"""
        if any(there in free for there in self.there):
            return False
        if any(free.count(die) >= 2 for die in free):
            return False
        return value in self.there or (not self.there and value in free)


def jobs(
    view: View, me: int, rooms: Sequence[int], crews: Sequence[int], coming: Sequence[int]
) -> list[Job]:
    """All rooms with something to do, the most valuable first."""
    hand = tuple(CARD_BY_NAME[name] for name in view.hand or ()) if view.you == me else ()
    any_two = EXPERTISE in hand
    found = []
    for room, content in enumerate(rooms):
        if crews[room] & PAIRS:
            continue
        there = values(crews[room])
        if any_two and len(there) >= 2:
            continue
        value = _value(view, me, content, coming[room], hand)
        if value:
            found.append(Job(room, value, there, any_two))
    found.sort(key=lambda job: (-job.value, -len(job.there), job.room))
    return found


def _value(view: View, me: int, content: int, coming: int, hand: tuple[int, ...]) -> float:
    if content == EGG:
        behind = max(view.scores) / view.options.honey
        return HATCH * (1 - behind / 2) if view.dice[me] < NO_MORE_HATCHING else 0.0
    if () in RECIPES[content]:
        return HONEY_NOW
    if () in RECIPES[coming]:
        return HONEY_TONIGHT
    if any(all(card in hand for card in recipe) for recipe in RECIPES[coming]):
        return HONEY_BY_CARD
    return 0.0

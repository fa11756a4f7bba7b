"""The greedy bot for Waggle Dance: which rooms need a pair of bees today."""

from collections.abc import Sequence
from dataclasses import dataclass

from skep.bots.greedy.waggle_dance_scene import Scene
from skep.games.waggle_dance.board import EGG, PAIRS, values
from skep.games.waggle_dance.material import EXPERTISE
from skep.games.waggle_dance.queen.recipes import RECIPES

HONEY_NOW, HONEY_TONIGHT, HONEY_BY_CARD = 12.0, 9.0, 8.0
HATCH = 6.0
NO_MORE_HATCHING = 13
"""With so many dice, bees have better things to do."""
READY: tuple[bool, ...] = tuple(() in recipes for recipes in RECIPES)
"""By what a room holds: does a pair of bees make it honey, without any card?"""


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
        for value in self.there:
            if free[value]:
                return False  # that one is to come
        return free[die] >= 2 or (self.any_two and sum(free) >= 2)

    def lacks(self, value: int, free: Sequence[int]) -> bool:
        """Would a die of this value, which is not there yet, complete it?"""
        if any(free[there] for there in self.there) or max(free) >= 2:
            return False
        return value in self.there or (not self.there and free[value] > 0)


def jobs(scene: Scene, coming: Sequence[int]) -> list[Job]:
    """All rooms with something to do, the most valuable first."""
    any_two = EXPERTISE in scene.home.hand
    found = []
    for room, content in enumerate(scene.home.rooms):
        crew = scene.home.crews[room]
        if not coming[room] or crew & PAIRS:
            continue
        value = _value(scene, content, coming[room])
        if not value:
            continue
        there = values(crew)
        if any_two and len(there) >= 2:
            continue
        found.append(Job(room, value, there, any_two))
    found.sort(key=lambda job: (-job.value, -len(job.there), job.room))
    return found


def _value(scene: Scene, content: int, coming: int) -> float:
    if content == EGG:
        return HATCH * (1 - scene.late / 2) if scene.home.dice < NO_MORE_HATCHING else 0.0
    if READY[content]:
        return HONEY_NOW
    if READY[coming]:
        return HONEY_TONIGHT
    hand = scene.home.hand
    if hand and any(all(card in hand for card in recipe) for recipe in RECIPES[coming]):
        return HONEY_BY_CARD
    return 0.0

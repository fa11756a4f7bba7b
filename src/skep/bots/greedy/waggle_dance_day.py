"""The greedy bot for Waggle Dance: by day, what a bee brings on each place."""

from collections.abc import Iterator
from functools import lru_cache

from skep.bots.greedy import waggle_dance_hive as hive
from skep.bots.greedy.waggle_dance_jobs import jobs
from skep.bots.greedy.waggle_dance_scene import Scene
from skep.games.waggle_dance.board import ADD, CUBES_IN, EGG, EMPTY, FITS, HONEY
from skep.games.waggle_dance.material import FACES, A, C, E, G
from skep.games.waggle_dance.night import harvest
from skep.games.waggle_dance.versions import Version

CARD = 1.3
"""What a Queen card is worth."""
OPEN_ROOMS = 5
"""With fewer rooms that are not honey, a new one is worth most."""
ROOM_NEEDED, ROOM_SPARE = 3.0, 1.2
EGG_EARLY = 3.4
CONTESTED = 0.35
"""How sure the second cube of a flower is that an opponent could still come to, each."""
NEVER = -5.0
CARD_SPENT = 0.3
"""What a card for the day must bring more than just placing a bee."""


@lru_cache(maxsize=100_000)
def shares(
    bees: tuple[int, ...], order: tuple[int, ...], there: int, version: Version
) -> tuple[int, ...]:
    """What each seat would claim from a flower with so many bees on it (WAG-15, WAG-16)."""
    found = [0] * len(bees)
    for seat, _, taken in harvest(bees, order, there, version):
        found[seat] = taken
    return tuple(found)


@lru_cache(maxsize=20_000)
def stored(rooms: tuple[int, ...], pollen: tuple[int, ...]) -> tuple[int, ...]:
    """The rooms when so much pollen of each colour is stored where it is at home."""
    after = list(rooms)
    for colour, number in enumerate(pollen):
        for _ in range(number):
            at, _alike = hive.home_for(after, colour)
            if at >= 0:
                after[at] = ADD[after[at]][colour]
    return tuple(after)


class Look:
    """One scene of the day, as the bot thinks about it."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.expected = [self._share(flower, 0) for flower in range(FACES)]
        """Pollen that comes tonight if nobody else comes."""
        self.coming = stored(tuple(scene.home.rooms), tuple(self.expected))
        self.jobs = jobs(scene, self.coming)
        self.kept = self._keep_back()
        self._spaces: dict[int, float] = {}

    def _share(self, flower: int, more: int) -> int:
        scene = self.scene
        bees = scene.flowers[flower]
        me = scene.me
        if more:
            bees = (*bees[:me], bees[me] + more, *bees[me + 1 :])
        return shares(bees, scene.order, scene.pollen[flower], scene.version)[me]

    def _keep_back(self) -> list[int]:
        """Dice that are meant for rooms: how many of each value."""
        free = list(self.scene.free)
        kept = [0] * len(free)
        for job in self.jobs:
            for value in job.needs(free):
                free[value] -= 1
                kept[value] += 1
        return kept

    def on_table(self, die: int, worth: float) -> float:
        """What a bee brings on a place that is worth so much, and not in a room."""
        if self.kept[die] >= self.scene.free[die] and not self.scene.forced:
            # All of them are meant for a room: what it brings there is lost.
            worth -= 2 + (self.jobs[0].value if self.jobs else 0.0)
        return worth

    def rooms(self, die: int) -> Iterator[tuple[int, float]]:
        """The rooms that want a bee of this value, with what it brings there."""
        for job in self.jobs:
            if job.wants(die, self.scene.free):
                # Rooms can wait: whatever is worth something and can be taken away comes first.
                yield job.room, (job.value if self.scene.forced else 0.3 + job.value / 1000)

    def room(self, die: int, room: int) -> float:
        """What a bee brings in this room."""
        return next((worth for number, worth in self.rooms(die) if number == room), NEVER)

    def flower(self, flower: int) -> float:
        """What one bee more brings on this flower."""
        gain = self._share(flower, 1) - self.expected[flower]
        at, alike = hive.home_for(self.coming, flower)
        if at < 0:
            return 0.02 * gain
        others = self.scene.others[flower + 1]
        useful = min(gain, FITS[self.coming[at]])
        if useful <= 0:
            # It keeps the place against those who may still come.
            return 0.1 * min(others, 2) if self.expected[flower] else 0.0
        before, after = hive.ALIKE[alike], hive.ALIKE[min(4, alike + useful)]
        sure = 1 / (1 + CONTESTED * others)
        return (after - before) * (0.5 + 0.5 * sure)

    def space(self, card: int) -> float:
        """What one bee more brings on this card; the number of the space does not matter."""
        if card not in self._spaces:
            self._spaces[card] = _ON_CARD[card](self)
        return self._spaces[card]

    def draw(self) -> float:
        """What a bee on G brings."""
        return CARD - 0.2 * self.scene.on[G] if self.scene.any_cards else 0.0

    def new_room(self) -> float:
        """What a bee on A brings."""
        rooms, building = self.scene.home.rooms, self.scene.on[A]
        if building >= self.scene.tiles:
            return 0.0
        missing = self.scene.goal + 1 - len(rooms) - building
        usable = len(rooms) - rooms.count(HONEY) + building
        if missing <= 0 and usable > 2:
            return 0.4
        return ROOM_NEEDED if usable < OPEN_ROOMS else ROOM_SPARE

    def egg(self) -> float:
        """What a bee on C brings."""
        scene = self.scene
        eggs = scene.home.rooms.count(EGG) + scene.on[C]
        empty = self.coming.count(EMPTY) + scene.on[A] - scene.on[C]
        if empty < 1 or not scene.eggs or eggs >= 2 or scene.home.dice + eggs >= hive.ENOUGH_DICE:
            return 0.0
        return EGG_EARLY * (1 - scene.late) - 0.8 * eggs

    def trade(self) -> float:
        """What a bee on E brings: two odd cubes for the one that is missing."""
        nearly = [c for c in self.coming if len(CUBES_IN[c]) == 3 and len(set(CUBES_IN[c])) == 1]
        donors = [c for c in self.coming if 2 <= len(CUBES_IN[c]) <= 4 and c not in nearly]
        return 2.0 if nearly and donors and not self.scene.on[E] else 0.05

    def overtime(self, die: int, value: int) -> float:
        """Worth a card when it makes the pair that a job lacks."""
        if self.kept[die]:
            return NEVER
        for job in self.jobs:
            if job.lacks(value, self.scene.free) and job.value > 5:
                return job.value / 2
        return NEVER

    def directions(self, flower: int) -> float:
        """One bee more there, of a value that goes nowhere better."""
        free = self.scene.free
        if free[flower + 1] or sum(free) <= sum(self.kept):
            return NEVER
        return self.flower(flower) - CARD_SPENT

    def brings_nothing(self, flower: int) -> bool:
        """Would a bee of ours not be missed on this flower?"""
        return self._share(flower, -1) >= self.expected[flower]


_ON_CARD = {A: Look.new_room, C: Look.egg, E: Look.trade, G: Look.draw}

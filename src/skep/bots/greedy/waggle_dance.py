"""The greedy bot for Waggle Dance.

By day it first keeps bees back for its rooms: pairs for eggs and for pollen that will be honey
tonight. The other bees go where they bring most, first where others could be faster; the rooms
come last, because nobody takes them away. By night it makes the move after which its hive is
worth most.
"""

from collections.abc import Sequence

from skep.bots.greedy import waggle_dance_hive as hive
from skep.bots.greedy.waggle_dance_jobs import jobs
from skep.bots.greedy.waggle_dance_night import score_night
from skep.bots.player import luck
from skep.games.waggle_dance.board import ADD, CUBES_IN, EGG, EMPTY, FITS, HONEY
from skep.games.waggle_dance.material import SPACE_CARDS
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
from skep.games.waggle_dance.night import harvest
from skep.games.waggle_dance.versions import VERSIONS, Version
from skep.games.waggle_dance.view import View

Scored = list[tuple[float, Move]]

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
URGENT = 2.5
"""A place worth so much should be taken before somebody else does."""


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
        return score_night(view, legal)


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
    total = 0
    for flower, bees in enumerate(view.flowers, 1):
        counts = [len(dice) for dice in bees]
        counts[other] += (flower == end) - (flower == start)
        shares = _shares(view, version, flower - 1, counts)
        total += shares.get(view.you or 0, 0) - shares.get(other, 0)
    return total


def _shares(view: View, version: Version, flower: int, bees: list[int]) -> dict[int, int]:
    """What each seat would claim from a flower with so many bees on it (WAG-15, WAG-16)."""
    order = tuple([(view.first + i) % view.seats for i in range(view.seats)])
    return {seat: taken for seat, _, taken in harvest(bees, order, view.pollen[flower], version)}


# ---------------------------------------------------------------- placing


def _score_places(view: View, legal: Sequence[Move], version: Version) -> Scored:
    look = Look(view, view.turn or 0, version)
    if view.forced is not None:
        return [(look.value(move), move) for move in legal if isinstance(move, Place)]
    scored: Scored = []
    for move in legal:
        if isinstance(move, Place):
            scored.append((look.value(move), move))
        elif isinstance(move, Overtime):
            scored.append((look.overtime(move), move))
        elif isinstance(move, Directions):
            scored.append((look.directions(move), move))
        elif isinstance(move, Feint):
            scored.append((look.feint(move), move))
    if MORE in legal and view.left == 1 and _two_are_urgent(scored):
        scored.append((max(value for value, _ in scored) + CARD_SPENT, MORE))
    return scored


def _two_are_urgent(scored: Scored) -> bool:
    """Are there two spaces that I should take before anybody else can?"""
    urgent = [move for value, move in scored if isinstance(move, Place) and value >= URGENT]
    return len({move.die for move in urgent if move.spot[0] in SPACE_CARDS}) > 1


class Look:
    """One view of the day, as the bot thinks about it."""

    def __init__(self, view: View, me: int, version: Version) -> None:
        self.view = view
        self.me = me
        self.version = version
        self.rooms = hive.contents(view.rooms[me])
        self.crews = hive.crews(view.rooms[me])
        self.free = list(view.free[me])
        self.expected = [self._share(flower, 0) for flower in range(6)]
        """Pollen that comes tonight if nobody else comes."""
        self.coming = self._after_harvest()
        self.jobs = jobs(view, me, self.rooms, self.crews, self.coming)
        self.kept = self._keep_back()

    def _share(self, flower: int, more: int) -> int:
        counts = [len(dice) for dice in self.view.flowers[flower]]
        counts[self.me] += more
        return _shares(self.view, self.version, flower, counts).get(self.me, 0)

    def _after_harvest(self) -> list[int]:
        """My rooms with tonight's pollen stored where it is at home."""
        rooms = self.rooms[:]
        for colour, number in enumerate(self.expected):
            for _ in range(number):
                at, _alike = hive.home_for(rooms, colour)
                if at >= 0:
                    rooms[at] = ADD[rooms[at]][colour]
        return rooms

    def _keep_back(self) -> dict[int, int]:
        """Dice that are meant for rooms: value → how many."""
        free = [self.free.count(value) for value in range(7)]
        kept = dict.fromkeys(range(1, 7), 0)
        for job in self.jobs:
            for value in job.needs(free):
                free[value] -= 1
                kept[value] += 1
        return kept

    def value(self, move: Place) -> float:
        """What it is worth to place this bee there now."""
        spot, die = move.spot, move.die
        if spot.startswith("room"):
            return self._room(die, int(spot[4:]) - 1)
        value = self._flower(int(spot[1]) - 1) if spot[0] == "D" else self._space(spot[0])
        if self.kept[die] >= self.free.count(die) and self.view.forced is None:
            # All of them are meant for a room: what it brings there is lost.
            value -= 2 + max((job.value for job in self.jobs), default=0.0)
        return value

    def _room(self, die: int, room: int) -> float:
        for job in self.jobs:
            if job.room == room and job.wants(die, self.free):
                # Rooms can wait: whatever is worth something and can be taken away comes first.
                return 0.3 + job.value / 1000 if self.view.forced is None else job.value
        return NEVER

    def _flower(self, flower: int) -> float:
        gain = self._share(flower, 1) - self.expected[flower]
        at, alike = hive.home_for(self.coming, flower)
        if at < 0:
            return 0.02 * gain
        others = sum(
            dice.count(flower + 1) for seat, dice in enumerate(self.view.free) if seat != self.me
        )
        sure = 1 / (1 + CONTESTED * others)
        space = FITS[self.coming[at]]
        useful = min(gain, space)
        before, after = hive.ALIKE[alike], hive.ALIKE[min(4, alike + useful)]
        if useful <= 0:
            # It keeps the place against those who may still come.
            return 0.1 * min(others, 2) if self.expected[flower] else 0.0
        return (after - before) * (0.5 + 0.5 * sure)

    def _space(self, card: str) -> float:
        if card == "A":
            return self._new_room()
        if card == "C":
            return self._egg()
        if card == "E":
            return self._trade()
        mine = self._bees_on("G")
        return CARD - 0.2 * mine if self.view.deck or self.view.discard else 0.0

    def _bees_on(self, card: str) -> int:
        return sum(
            1 for spot, seat in self.view.spaces.items() if spot[0] == card and seat == self.me
        )

    def _new_room(self) -> float:
        if self._bees_on("A") >= self.view.tiles:
            return 0.0
        missing = self.view.options.honey + 1 - len(self.rooms) - self._bees_on("A")
        usable = sum(1 for content in self.rooms if content != HONEY) + self._bees_on("A")
        if missing <= 0 and usable > 2:
            return 0.4
        return ROOM_NEEDED if usable < OPEN_ROOMS else ROOM_SPARE

    def _egg(self) -> float:
        eggs = self.rooms.count(EGG) + self._bees_on("C")
        empty = self.coming.count(EMPTY) + self._bees_on("A") - self._bees_on("C")
        dice = self.view.dice[self.me] + eggs
        if empty < 1 or dice >= hive.ENOUGH_DICE or not self.view.eggs or eggs >= 2:
            return 0.0
        behind = max(self.view.scores) / self.view.options.honey
        return EGG_EARLY * (1 - behind) - 0.8 * eggs

    def _trade(self) -> float:
        """Two odd cubes for the one that is missing."""
        nearly = [c for c in self.coming if len(CUBES_IN[c]) == 3 and len(set(CUBES_IN[c])) == 1]
        donors = [c for c in self.coming if 2 <= len(CUBES_IN[c]) <= 4 and c not in nearly]
        return 2.0 if nearly and donors and not self._bees_on("E") else 0.05

    def overtime(self, move: Overtime) -> float:
        """Worth a card when it makes the pair that a job lacks."""
        free = self.free.copy()
        free.remove(move.die)
        if self.kept[move.die]:
            return NEVER
        for job in self.jobs:
            if job.lacks(move.value, self.free) and job.value > 5:
                return job.value / 2
        return NEVER

    def directions(self, move: Directions) -> float:
        """One bee more there, of a value that goes nowhere better."""
        flower = move.flower - 1
        if move.flower in self.free or len(self.free) <= sum(self.kept.values()):
            return NEVER
        return self._flower(flower) - CARD_SPENT

    def feint(self, move: Feint) -> float:
        """A bee that brings nothing on its flower is moved to where it does."""
        if move.spot[0] != "D":
            return NEVER
        flower = int(move.spot[1]) - 1
        if self._share(flower, -1) < self.expected[flower]:
            return NEVER
        taken = {*self.view.spaces, *self.view.blocked}
        open_cards = [card for card in SPACE_CARDS if f"{card}{move.die}" not in taken]
        best = max([self._space(card) for card in open_cards], default=0.0)
        if move.die - 1 != flower:
            best = max(best, self._flower(move.die - 1))
        return best - CARD_SPENT

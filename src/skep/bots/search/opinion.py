"""What a search thinks of everything that could be done: for hints, and for looking back."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from skep.bots.learned.sight import Sight, Step
from skep.bots.learned.value import shipped_value
from skep.bots.player import luck
from skep.bots.search.outlook import Outlook
from skep.bots.search.search import WORLDS, Budget, Search
from skep.bots.search.tree import Branch
from skep.bots.search.uncollected import uncollected
from skep.engine.chance import SeededChance


@dataclass(frozen=True, slots=True)
class Opinion:
    """What would come of one step."""

    step: Step
    expected: float
    """How likely the seat wins; for somebody who plays alone, the points at the end."""
    tries: int
    """How often it was tried: few tries are a first sight, not a judgement."""


@uncollected()
def opinions(
    sight: Sight,
    version: int,
    view: Any,
    legal: Sequence[Any],
    budget: Budget,
    seed: int = 0,
    should_stop: Callable[[], bool] = lambda: False,
    even: tuple[int, Budget] | None = None,
) -> list[Opinion]:
    """The steps that a search has looked at, the best one first. It sees the view alone.

    `even`: so many of the best are looked at equally often in the end. A search looks longest at
    what it likes, and what was tried ten times cannot be compared with what was tried a hundred
    times.
    """
    game = sight.game.at(version)
    chance = luck(seed, view)
    worlds = [game.imagine(view, chance) for _ in range(WORLDS)]
    value = shipped_value(sight, worlds[0].seats)
    search = Search(sight, value, worlds, view.you, legal, chance.below(1 << 53), should_stop)
    search.run(budget)
    if even is not None:
        search.even_out(*even)
    outlook = Outlook(sight, value, worlds[0])
    alone = worlds[0].seats == 1
    order = sorted(search.root.branches, key=lambda branch: (-branch.tries, -branch.worth))
    # Where no plans are made, a turn is told by its first move: the rest can still be thought over.
    plans = sight.begun is not None
    steps: dict[Step, Opinion] = {}
    for branch in order:
        step = branch.step if plans else branch.step[:1]
        worth = outlook.points(branch.worth) if alone else branch.worth
        steps.setdefault(step, Opinion(step, worth, round(branch.tries) - 1))
    return list(steps.values())


@uncollected()
def compare(
    sight: Sight,
    version: int,
    view: Any,
    steps: Sequence[Step],
    tries: int,
    seed: int = 0,
    should_stop: Callable[[], bool] = lambda: False,
) -> list[list[float]]:
    """What these steps lead to: for each, what every try of it was worth to the seat.

    All are tried equally often, and in the same worlds with the same luck: the tries of one number
    can be compared with each other. It sees the view alone.
    """
    game = sight.game.at(version)
    chance = luck(seed, view)
    worlds = [game.imagine(view, chance) for _ in range(WORLDS)]
    value = shipped_value(sight, worlds[0].seats)
    firsts = [step[0] for step in steps]
    search = Search(sight, value, worlds, view.you, firsts, chance.below(1 << 53))
    outlook = Outlook(sight, value, worlds[0])
    branches = [Branch(step, 1.0, 0.0, 0.0) for step in steps]
    found: list[list[float]] = [[] for _ in steps]
    for number in range(1, tries + 1):
        if should_stop():
            break
        for branch, worths in zip(branches, found, strict=True):
            worth = search.follow(number, branch)[view.you]
            worths.append(outlook.points(worth) if worlds[0].seats == 1 else worth)
    return found


def chances(sight: Sight, state: Any) -> list[float]:
    """How likely each seat wins now, at first sight; alone, the points at the end.

    Each seat's own features say what it knows: a hand counts for its owner alone.
    """
    value = shipped_value(sight, state.seats)
    if state.seats == 1:
        return [value(state, 0)]
    twin = state.copy()
    sight.settle(twin, sight.stretch(state), SeededChance(0))
    return Outlook(sight, value, twin).chances(twin)

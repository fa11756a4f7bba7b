"""The tree of a search: steps, how often each was tried, and how well that went for every seat.

Seats that act at once are taken one after the other, in seat order. In our games such decisions
are open and do not touch each other (the nights of Waggle Dance, the rounds of Bee Busy), so who
of them comes first makes no difference; a matrix for each such moment would only cost time.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import exp, sqrt
from typing import Any

from skep.bots.learned.sight import Rated, Step

WIDTH = 10
"""So many steps are tried at the root: those that look best at first sight."""
WARMTH = 0.7
"""How far apart two steps must be, in the logarithm of the odds, for one to look much likelier."""
FIRST_SIGHT = 1.0
"""A first sight counts as so many tries."""


@dataclass(slots=True)
class Branch:
    """One step of a node."""

    step: Step
    prior: float
    """How likely it is the best one, at first sight."""
    total: float
    """What its tries were worth to the seat that takes it, the first sight included."""
    tries: float
    nodes: "dict[object, Node]" = field(default_factory=dict)
    """Where it led, by the dice that fell then."""
    begun: dict[int, Any] = field(default_factory=dict)
    """For each world, the state in which the step is made but for its last move."""

    @property
    def worth(self) -> float:
        """What a try was worth on average."""
        return self.total / self.tries


@dataclass(slots=True)
class Node:
    """A moment in which one seat decides."""

    seat: int
    branches: list[Branch] = field(default_factory=list)
    """The best at first sight comes first; none until a second try comes by."""
    found: Sequence[float] = ()
    """How likely each seat wins, as the first try found that came by here; before it, nothing."""

    def promises(self, curiosity: float) -> list[float]:
        """How promising each branch is now: what was good, and what was tried little."""
        new = curiosity * sqrt(sum([branch.tries for branch in self.branches]))
        return [one.total / one.tries + one.prior * new / (1 + one.tries) for one in self.branches]

    def best(self) -> Branch:
        """The branch that was tried most; of equals, the one that went best."""
        return max(self.branches, key=lambda branch: (branch.tries, branch.worth))

    def grow(self, rated: Rated, likely: Sequence[float]) -> None:
        """Branch out. `rated`: the best one first; `likely`: how likely the seat wins after each
        step, at first sight."""
        best = rated[0][0]
        odds = [exp((worth - best) / WARMTH) for worth, _ in rated]
        total = sum(odds)
        self.branches = [
            Branch(step, odd / total, FIRST_SIGHT * chance, FIRST_SIGHT)
            for (_, step), odd, chance in zip(rated, odds, likely, strict=True)
        ]


def best_of(rated: Rated, width: int, kind: Callable[[Step], object] = lambda _step: None) -> Rated:
    """The best steps at first sight, the best one first: and of each kind at least one.

    Steps of a kind look much the same at first sight. Ten good ones would leave no room for the
    one that changes everything.
    """
    ranked = sorted(rated, key=lambda one: -one[0])
    if len(ranked) <= width:
        return ranked
    firsts: dict[object, int] = {}
    for number, (_, step) in enumerate(ranked):
        firsts.setdefault(kind(step), number)
    others = [number for number in range(len(ranked)) if number not in firsts.values()]
    return [ranked[number] for number in sorted([*firsts.values(), *others][:width])]

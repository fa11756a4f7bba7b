"""The search itself: from one view, within a budget, always the same for the same seed.

It never sees the real state. It imagines a few worlds that look like the view, and plays into
them: down the tree by what was best so far, one new node, and back with what the learned value
says of it. What the dice or the deck bring makes a new node where it decides what can be done;
what only differs in hidden cards shares one, because the seats cannot tell it apart.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Any

from skep.bots.learned.player import allowed, rate
from skep.bots.learned.sight import Rated, Sight, Step
from skep.bots.learned.value import Value
from skep.bots.search.outlook import Outlook
from skep.bots.search.tree import WIDTH, Branch, Node, best_of
from skep.engine.chance import Chance, NoChance, SeededChance

WORLDS = 8
"""So many worlds are imagined."""
DEEPEST = 40
"""After so many decisions a try ends, wherever it is."""
_APART = 7919


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a search may do. It ends with whatever is reached first."""

    tries: int
    seconds: float | None = None
    """None: only the tries count, so that the answer is the same on every machine."""

    def within(self, seconds: float) -> "Budget":
        """The same in so many seconds at most."""
        return Budget(self.tries, seconds if self.seconds is None else min(seconds, self.seconds))


class Search:
    """One choice of one seat."""

    def __init__(
        self,
        sight: Sight,
        value: Value,
        worlds: list[Any],
        seat: int,
        legal: Sequence[Any],
        seed: int,
        should_stop: Callable[[], bool] = lambda: False,
        width: int = WIDTH,
    ) -> None:
        """`width`: so many of the steps are tried, those that look best at first sight."""
        self._sight = sight
        self._game = sight.game
        self._value = value
        self._worlds = worlds
        self._seat = seat
        self._seed = seed
        self._should_stop = should_stop
        if sight.share is not None:
            sight.share(worlds)
        self._outlook = Outlook(sight, value, worlds[0])
        chance = SeededChance(seed)
        rated = allowed(self._rated(worlds[0], seat, chance), legal)
        rated = best_of(rated, width, sight.kind)
        self.root = Node(seat)
        self.root.grow(rated, self._outlook.first_sight(worlds[0], seat, rated))
        self.tries = 0
        self._against: dict[int, float] = {}
        """For each world, the points that this seat must beat."""

    def run(self, budget: Budget, *, until_sure: bool = False) -> Step:
        """Search, and answer with the best step found.

        `until_sure`: no longer than it takes to be sure which one that will be. The answer is the
        same, but what is known of the other steps is less.
        """
        end = None if budget.seconds is None else monotonic() + budget.seconds
        if self._sight.ahead is not None:
            return self._halve(budget.tries, end).step
        while self.tries < budget.tries and len(self.root.branches) > 1:
            if self._ends(end) or (until_sure and self._is_sure(budget.tries - self.tries)):
                break
            self._try()
        return self.root.best().step

    def _is_sure(self, left: int) -> bool:
        """Would the step tried most remain that, wherever the tries that are left went?"""
        second, most = sorted(branch.tries for branch in self.root.branches)[-2:]
        return most - second > left

    def _halve(self, tries: int, end: float | None) -> Branch:
        """Try all branches equally often, then the better half of them, until one is left."""
        branches = self.root.branches
        phases = (len(branches) - 1).bit_length()
        for phase in range(phases):
            while self.tries < tries * (phase + 1) // phases:
                if self._ends(end):
                    return max(branches, key=lambda branch: branch.worth)
                self._try(min(branches, key=lambda branch: branch.tries))
            branches = sorted(branches, key=lambda branch: -branch.worth)
            branches = branches[: (len(branches) + 1) // 2]
        return branches[0]

    def _ends(self, end: float | None) -> bool:
        return self._should_stop() or (end is not None and monotonic() > end)

    def even_out(self, most: int, budget: Budget) -> None:
        """Look at so many of the best steps as often as at the best one."""
        branches = self.root.branches
        best = sorted(branches, key=lambda branch: (-branch.tries, -branch.worth))[:most]
        end = None if budget.seconds is None else monotonic() + budget.seconds
        tries = 0
        for number, branch in enumerate(best[1:], start=1):
            self.root.branches = [branch]
            share = end and monotonic() + (end - monotonic()) / (len(best) - number)
            while branch.tries < best[0].tries and tries < budget.tries * number / len(best[1:]):
                if self._ends(share):
                    break
                self._try(branch)
                tries += 1
        self.root.branches = branches

    def _try(self, first: Branch | None = None) -> None:
        self.tries += 1
        if self._sight.ahead is None or first is None:
            self.follow(self.tries, first)
        else:
            # The same luck for the first try of every branch, for the second, and so on.
            self.follow(round(first.tries), first)

    def follow(self, number: int, first: Branch | None = None) -> list[float]:
        """The try with this number, by this branch first if one is named: how likely each wins."""
        world = (number - 1) % len(self._worlds)
        chance = SeededChance(self._seed + _APART * number)
        if self._sight.ahead is not None:
            first = first or self.root.branches[0]
            return self._play_on(first, world, chance)
        state = self._worlds[world].copy()
        path: list[tuple[int, Branch]] = []
        node: Node | None = self.root
        since = self._sight.stretch(state)
        while node is not None and len(path) < DEEPEST:
            if not node.branches:
                if not node.found:
                    break
                self._grow(node, state, chance)
            branch = first or self._possible(node, state)
            first = None
            if branch is None:
                break
            since = self._sight.stretch(state)
            for move in branch.step:
                self._game.apply(state, node.seat, move, chance)
            path.append((node.seat, branch))
            node = self._next(branch, state, chance)
        self._sight.settle(state, since, chance)
        likely = self._outlook.chances(state)
        if node is not None and not node.found:
            node.found = likely
        for seat, branch in path:
            branch.total += likely[seat]
            branch.tries += 1
        return likely

    def _play_on(self, branch: Branch, number: int, chance: Chance) -> list[float]:
        """One step in one of the worlds, and what comes of it when its seat plays on by itself."""
        assert self._sight.ahead is not None
        state = self._all_but_last(branch, number)
        self._game.apply(state, self._seat, branch.step[-1], chance)
        worth = self._sight.ahead(state, self._seat, self._value, chance)
        against = self._against.get(number)
        if against is None:
            against = self._outlook.against(self._worlds[number], self._seat)
            self._against[number] = against
        likely = self._outlook.beats(worth, against)
        branch.total += likely
        branch.tries += 1
        others = max(1, state.seats - 1)
        return [
            likely if seat == self._seat else (1 - likely) / others for seat in range(state.seats)
        ]

    def _all_but_last(self, branch: Branch, number: int) -> Any:
        """A world in which a step is made but for its last move: up to there luck has no say."""
        state = branch.begun.get(number)
        if state is None:
            state = branch.begun[number] = self._worlds[number].copy()
            for move in branch.step[:-1]:
                self._game.apply(state, self._seat, move, NoChance())
        return state.copy()

    def _possible(self, node: Node, state: Any) -> Branch | None:
        """The most promising branch that this world allows."""
        branches = node.branches
        promises = node.promises(self._sight.curiosity)
        first = branches[promises.index(max(promises))]
        if self._game.check(state, node.seat, first.step[0]) is None:
            return first
        for number in sorted(range(len(branches)), key=lambda number: -promises[number]):
            if self._game.check(state, node.seat, branches[number].step[0]) is None:
                return branches[number]
        return None

    def _next(self, branch: Branch, state: Any, chance: Chance) -> Node | None:
        """The node that a branch leads to; None when the game is over."""
        seat = self._forced(state, chance)
        if seat is None:
            return None
        key = (seat, self._sight.fallen(state))
        if key not in branch.nodes:
            branch.nodes[key] = Node(seat)
        return branch.nodes[key]

    def _forced(self, state: Any, chance: Chance) -> int | None:
        """Make all moves without a real choice; answer with the next seat that has one."""
        game, many = self._game, self._sight.many
        moves = game.legal if game.runs is None else game.choices
        while actors := game.actors(state):
            move = self._usual(state)
            if move is not None:
                game.apply(state, actors[0], move, chance)
                continue
            if many is not None and many(state):
                return actors[0]
            # Where several may act at once, the first who can.
            seat, could = next((seat, could) for seat in actors if (could := moves(state, seat)))
            if len(could) > 1:
                return seat
            game.apply(state, seat, could[0], chance)
        return None

    def _usual(self, state: Any) -> Any:
        return None if self._sight.usual is None else self._sight.usual(state)

    def _rated(self, state: Any, seat: int, chance: Chance) -> Rated:
        """What a seat can choose between, each with what it is worth."""
        if self._sight.turns is not None:
            return self._sight.turns(state, seat, self._value, chance)
        return rate(self._sight, self._value, state, seat, chance)

    def _grow(self, node: Node, state: Any, chance: Chance) -> None:
        """Find what can be done there. Most nodes are seen once and never need it."""
        habits = self._sight.habits
        if habits is not None:
            # To look at every step until the next stretch would take longer than a try.
            liked = best_of(habits.likings(state, node.seat), self._sight.width)
            node.grow(liked, [node.found[node.seat]] * len(liked))
            return
        sight = self._sight
        rated = best_of(self._rated(state, node.seat, chance), sight.width, sight.kind)
        node.grow(rated, self._outlook.first_sight(state, node.seat, rated))

"""A table that never draws: where luck decides it stops and asks, with all outcomes and odds."""

from collections.abc import Sequence
from pickle import PicklingError
from typing import Any

from skep.engine.chance import Chance
from skep.engine.game import Event
from skep.envs.table import Rules, Table

Luck = tuple[tuple[str, ...], tuple[int, ...]]
"""The names of what can happen, and how likely each is beside the others."""
Past = tuple["Past", int | None, str, Sequence[Event]] | None
"""What happened last (whose move, its text, the events), and before it all the rest."""
Course = tuple["Course", int] | None
"""The last word or outcome, and before it all the others."""


class NeedsLuck(Exception):
    """All luck that was given is used up, and there is more to decide."""

    def __init__(self, names: Sequence[str], weights: Sequence[int]) -> None:
        super().__init__()
        self.luck: Luck = (tuple(names), tuple(weights))


class GivenChance(Chance):
    """Says what it was given, in order; then NeedsLuck. What is certain is not asked for."""

    def __init__(self, given: Sequence[int]) -> None:
        self._given = iter(given)

    def below(self, n: int) -> int:
        return self.draw([str(number) for number in range(n)], [1] * n)

    def pick(self, names: Sequence[str]) -> int:
        return self.draw(names, [1] * len(names))

    def draw(self, names: Sequence[str], counts: Sequence[int]) -> int:
        possible = [index for index, count in enumerate(counts) if count]
        if len(possible) == 1:
            return possible[0]
        for index in self._given:
            return index
        raise NeedsLuck(names, counts)


class AskingTable(Table):
    """A table whose luck is told from outside, one outcome after the other.

    A move that needs luck is tried on a copy again and again, each time with one outcome more,
    until it has all that it needs: so the rules need not know that they are interrupted.
    """

    __slots__ = ("_course", "_given", "_imagined", "_pending", "asks", "past", "words")

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.state: Any = None
        self.seen = {}
        self.speaker = None
        self.walk = None
        self.asks: Luck | None = None
        """What luck has to decide now."""
        self.past: Past = None
        self.words = 0
        """How many words were said."""
        self._last = rules.seats - 1
        self._course: Course = None
        self._imagined = False
        self._given: tuple[int, ...] = ()
        self._pending: tuple[int, Any] | None = None
        self._try()
        self.settle()

    def copy(self) -> "AskingTable":
        """An independent table, cheaply: what never changes is shared."""
        twin = AskingTable.__new__(AskingTable)
        twin.rules = self.rules
        twin.state = self.state  # replaced by a copy when a move is made, never changed
        twin.seen = self.seen
        twin.speaker = self.speaker
        twin.walk = self.walk
        twin.asks = self.asks
        twin.past = self.past
        twin.words = self.words
        twin._last = self._last
        twin._course = self._course
        twin._imagined = self._imagined
        twin._given = self._given
        twin._pending = self._pending
        return twin

    def __deepcopy__(self, _memo: dict[int, Any]) -> "AskingTable":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Kept as what was said and drawn: states lean on tables too deep to be written down."""
        if self._imagined:
            raise PicklingError("a state that was imagined cannot be written down")
        course, inputs = self._course, []
        while course is not None:
            course, last = course
            inputs.append(last)
        return _again, (self.rules, inputs[::-1])

    def say(self, word: int) -> None:
        """The speaker's next word."""
        self.words += 1
        self._course = (self._course, word)
        super().say(word)

    def decide(self, outcome: int) -> None:
        """What luck has decided."""
        self._given = (*self._given, outcome)
        self._course = (self._course, outcome)
        self.asks = None
        if self._try():
            self.settle()

    def play(self, seat: int, move: Any) -> None:
        """Make a whole move, or begin it and ask for luck."""
        self._pending = (seat, move)
        self._try()

    def settle(self) -> None:
        """Go on until somebody has a choice, luck is asked for, or it is over."""
        while self.asks is None:
            self.speaker, moves = self.next_seat()
            self.walk = self.rules.walk(moves) if len(moves) > 1 else None
            if self.speaker is None or self.walk is not None:
                return
            self.play(self.speaker, moves[0])
        self.speaker = self.walk = None

    def imagined(self, state: Any, *, keeps_words: bool) -> "AskingTable":
        """The same with another state, in which the speaker has said as much, or nothing yet."""
        twin = self.copy()
        twin.state, twin.seen, twin._imagined = state, {}, True
        if not keeps_words:
            twin.settle()
        return twin

    def _try(self) -> bool:
        """Make the pending move, or the set-up, with the luck that was given; False: it asks."""
        game, chance = self.rules.game, GivenChance(self._given)
        try:
            if self._pending is None:
                state, events = game.setup(self.rules.seats, self.rules.options, chance)
                seat, text = None, ""
            else:
                seat, move = self._pending
                state, text = self.state.copy(), str(move)
                events = game.apply(state, seat, move, chance)
                self._last = seat
        except NeedsLuck as needs:
            self.asks = needs.luck
            return False
        self.state, self.seen = state, {}
        self.past = (self.past, seat, text, events)
        self._given = ()
        return True


def _again(rules: Rules, inputs: Sequence[int]) -> AskingTable:
    """The table at which this was said and drawn."""
    table = AskingTable(rules)
    for one in inputs:
        if table.asks is not None:
            table.decide(one)
        else:
            table.say(one)
    return table

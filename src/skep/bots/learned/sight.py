"""How a game is seen by the bots that learn and search: features, and the steps worth a look."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from skep.engine.chance import Chance
from skep.engine.game import Game

Step = tuple[Any, ...]
"""What one seat does at a stretch: one move, or a whole plan."""
Rated = list[tuple[float, Step]]
"""Steps, each with what it is worth."""


class Begun(NamedTuple):
    """The moment at which a seat made the plan that it carries out now."""

    key: object
    """What the plan depends on."""
    state: Any
    made: tuple[str, ...]
    """What it has done since, as moves are written."""


class Sees(Protocol):
    """A value, as those who rate steps need it."""

    judge: Any
    """What the sight made of the weights, where it has a quicker way."""

    def weigh(self, features: list[float], /) -> float:
        """What these features are worth together."""
        ...

    def __call__(self, state: Any, seat: int, /) -> float:
        """What a state is worth to a seat."""
        ...


@dataclass(frozen=True, slots=True, eq=False)
class Habits:
    """How a game usually goes on, for values that judge only the beginning of a stretch of it."""

    stretch: Callable[[Any], object]
    """Which stretch of the game a state belongs to: a day, say."""
    play_on: Callable[[Any, Chance], None]
    """Play a state on to the beginning of the next stretch, as everybody usually would."""
    likings: Callable[[Any, int], Rated]
    """`likings(state, seat)`: the usual steps, each with how much it is liked. Quick, and only
    for comparing them with each other: that is not what they are worth."""


@dataclass(frozen=True, slots=True, eq=False)
class Sight:
    """One game, as these bots see it. `registry.py` lists them."""

    game: Game[Any, Any]
    names: tuple[str, ...]
    """The features in order."""
    features: Callable[[Any, int], list[float]]
    """`features(state, seat)`: only what this seat may know."""
    steps: Callable[[Any, int], list[Step]]
    """`steps(state, seat)`: what is worth a look; other legal moves lead to nothing new."""
    crowd_names: tuple[str, ...] = ()
    """The features that come on top with more than two seats."""
    fallen: Callable[[Any], object] = lambda _state: None
    """What dice and decks have brought, as far as it is open and decides what can be done: a search
    tells such states apart. The less this is, the more tries come by the same node."""
    settled: Callable[[Any], bool] = lambda _state: True
    """Is this a state that the value judges as it is? Only such are learned from."""
    habits: Habits | None = None
    """How other states come to one that the value judges; None: it judges all alike."""
    disturb: Callable[[Any, Chance], None] | None = None
    """Change a beginning by lot before bots learn from the game: so that things which always come
    together in real games can be told apart."""
    guess: dict[str, float] = field(default_factory=dict)
    """Weights to begin with, by hand, in their rough sizes; empty: the greedy bot's games are
    enough to begin with."""
    lasting: Callable[[Any, int, Step], list[float] | None] | None = None
    """`lasting(state, seat, step)`: the features that are learned from, where the state after a
    step is not what is judged; None: this step leaves nothing to be learned from."""
    judge: Callable[[Sequence[float]], Any] | None = None
    """`judge(weights)(state, seat)`: the weighted sum, where it is found more quickly than by all
    the features; `judge(weights).everybody(state)`: each seat's."""
    points: bool = False
    """Does the value count points? Else it says how likely the seat wins."""
    rated: Callable[[Any, int, Sees, Chance], Rated] | None = None
    """`rated(state, seat, value, chance)`: the steps with their worth, where that is found more
    quickly than by making each of them."""
    turns: Callable[[Any, int, Sees, Chance], Rated] | None = None
    """`turns(state, seat, value, chance)`: whole turns with their worth, for a search to choose
    between: it sees further than move by move. None: the steps."""
    usual: Callable[[Any], Any] | None = None
    """`usual(state)`: the move that nobody thinks about for long, or None where there is a real
    choice. Below its root a search makes such moves at once. Like `many`, only where one seat acts
    at a time."""
    many: Callable[[Any], bool] | None = None
    """`many(state)`: is there surely more than one thing to choose from? Found more quickly than by
    listing what there is."""
    curiosity: float = 1.2
    """How much a search tries what it has tried little. Less where first sights are good, and
    steps differ by little."""
    width: int = 10
    """So many steps are thought of below the root of a search: those best at first sight."""
    kind: Callable[[Step], object] = lambda _step: None
    """`kind(step)`: what kind of thing it is. The best one of each kind is always thought of."""
    crowd_width: int = 10
    """So many are thought of at the root as well, by a bot with more than two seats. A hint looks
    at more."""
    share: Callable[[Sequence[Any]], None] | None = None
    """`share(worlds)`: let worlds that look alike share what is open in all of them, so that what
    is found in one is known in the others."""
    begun: Callable[[Any], Begun] | None = None
    """`begun(view)`: where steps are plans of several moves, when this one was made."""
    ahead: Callable[[Any, int, Sees, Chance], float] | None = None
    """`ahead(state, seat, value, chance)`: what a state is worth to a seat after some more rounds
    of its own, which are played in place. Where there is such a thing, a search plays on in this
    way after each step instead of growing a tree: in a game whose seats do not touch each other,
    and where dice fall between all decisions, no moment comes twice. Luck has a say in the last
    move of a step at the earliest."""

    def names_at(self, seats: int) -> tuple[str, ...]:
        """The features with so many seats, in order."""
        return self.names + self.crowd_names if seats > 2 else self.names

    def after(self, state: Any, seat: int, step: Step, chance: Chance) -> Any:
        """A copy of the state after a step."""
        twin = state.copy()
        for move in step:
            self.game.apply(twin, seat, move, chance)
        return twin

    def stretch(self, state: Any) -> object:
        """Which stretch of the game this is."""
        return None if self.habits is None else self.habits.stretch(state)

    def settle(self, state: Any, since: object, chance: Chance) -> None:
        """Play a state on to one that the value judges, if the stretch `since` is not over."""
        habits = self.habits
        if habits is not None and habits.stretch(state) == since:
            habits.play_on(state, chance)


def every_move(game: Game[Any, Any]) -> Callable[[Any, int], list[Step]]:
    """Each legal move is a step."""
    return lambda state, seat: [(move,) for move in game.legal(state, seat)]


def distinct(steps: Sequence[tuple[object, Step]]) -> list[Step]:
    """The first step of each kind."""
    kinds: dict[object, Step] = {}
    for kind, step in steps:
        kinds.setdefault(kind, step)
    return list(kinds.values())

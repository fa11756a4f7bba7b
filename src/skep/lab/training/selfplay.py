"""Games played to learn from: what was seen on the way, and how it ended."""

from dataclasses import dataclass
from typing import Any

import msgspec

from skep.bots.learned.player import rate
from skep.bots.learned.registry import SIGHTS
from skep.bots.learned.sight import Sight, Step
from skep.bots.learned.value import Value
from skep.bots.registry import Player, make_bot
from skep.engine.chance import Chance, SeededChance
from skep.lab.simulate import seed_of_game

LONGEST = 1_200
"""After so many steps a game is broken off, and nobody has won: beginners who never come to an end
learn that this is as bad as losing."""
_GRAIN = 1 << 16


class Lesson(msgspec.Struct, frozen=True):
    """How games are to be played: plain data, so that it travels between processes."""

    game: str
    seats: int
    seed: int
    options: dict[str, Any]
    weights: tuple[float, ...] | None
    """Of the bot that plays all seats; None: the teacher plays them.

    Never both at one table: the weaker one would lose for all kinds of reasons, and whatever is
    typical of it would look bad."""
    teacher: str
    """The bot that plays the first games."""
    explore: float
    """The share of steps that are not the best one."""
    tried: int
    """Those are one of so many that look best."""
    keep: float
    """The share of what is seen that is written down: neighbours tell much the same."""


@dataclass(slots=True)
class Seen:
    """What was seen in some games."""

    paths: list[list[list[float]]]
    """For each seat of each game, the features in the order in which they were seen."""
    outcomes: list[float | None]
    """How each of these ended: a share of the win, or points. None: from before the last one, play
    went on in another way, in order to explore; only what leads there is learned."""


def play_some(lesson: Lesson, start: int, end: int) -> Seen:
    """Play the games with these numbers."""
    seen = Seen([], [])
    for number in range(start, end):
        _Game(lesson, number).play(seen)
    return seen


class _Game:
    def __init__(self, lesson: Lesson, number: int) -> None:
        self.lesson = lesson
        self.sight: Sight = SIGHTS[lesson.game]
        seed = seed_of_game(lesson.seed, number)
        self.chance = SeededChance(seed)
        self.dice = SeededChance(seed ^ 0x5EED)
        self.value = None if lesson.weights is None else Value(self.sight, list(lesson.weights))
        self.teachers: list[Player] = [
            make_bot(lesson.teacher, lesson.game, seed + seat) for seat in range(lesson.seats)
        ]
        self.paths: list[list[list[float]]] = [[] for _ in range(lesson.seats)]
        self.liked: Step | None = None
        """The best step of the last choice, whether it was made or not."""

    def play(self, seen: Seen) -> None:
        game = self.sight.game
        options = msgspec.convert(self.lesson.options, game.meta.options)
        state, _ = game.setup(self.lesson.seats, options, self.chance)
        if self.sight.disturb is not None:
            self.sight.disturb(state, self.chance)
        for _ in range(LONGEST):
            actors = game.actors(state)
            if not actors:
                break
            # Where several may act at once, the first who can.
            seat = next(seat for seat in actors if game.legal(state, seat))
            step = self._step(state, seat)
            if self.sight.lasting is not None:
                self._keep_lasting(state, seat, step, seen)
            for move in step:
                game.apply(state, seat, move, self.chance)
            # What is seen after a step, as when steps are compared.
            if self.sight.lasting is None and game.actors(state) and self.sight.settled(state):
                self._keep_all(state)
        for seat, path in enumerate(self.paths):
            if path:
                seen.paths.append(path)
                seen.outcomes.append(self._outcome(state, seat))

    def _keep_lasting(self, state: Any, seat: int, step: Step, seen: Seen) -> None:
        lasting = self.sight.lasting
        assert lasting is not None
        path = self.paths[seat]
        if path and self.liked is not None and step != self.liked:
            # What was before is worth what the best step leads to, not what this one does.
            better = lasting(state, seat, self.liked)
            if better is not None:
                seen.paths.append([*path, better])
                seen.outcomes.append(None)
                path.clear()
        features = lasting(state, seat, step)
        if features is not None and _unit(self.dice) < self.lesson.keep:
            path.append(features)

    def _keep_all(self, state: Any) -> None:
        if _unit(self.dice) < self.lesson.keep:
            for seat, path in enumerate(self.paths):
                path.append(self.sight.features(state, seat))

    def _outcome(self, state: Any, seat: int) -> float:
        if self.sight.points:
            return float(self.sight.game.scores(state)[seat])
        result = self.sight.game.result(state)
        if result is None or seat not in result.winners:
            return 0.0
        return 1 / len(result.winners)

    def _step(self, state: Any, seat: int) -> Step:
        explores = _unit(self.dice) < self.lesson.explore
        if self.value is None:
            game = self.sight.game
            legal = game.legal(state, seat)
            if explores:
                return (legal[self.dice.below(len(legal))],)
            return (self.teachers[seat].choose(game.view(state, seat), legal),)
        return self._best(state, seat, self.value, explores)

    def _best(self, state: Any, seat: int, value: Value, explores: bool) -> Step:
        rated = rate(self.sight, value, state, seat, SeededChance(self.dice.below(1 << 53)))
        rated.sort(key=lambda pair: -pair[0])
        self.liked = rated[0][1]
        if not explores:
            return self.liked
        return rated[self.dice.below(min(self.lesson.tried, len(rated)))][1]


def _unit(dice: Chance) -> float:
    return dice.below(_GRAIN) / _GRAIN

"""The gate: a new value counts only if it plays at least as well as the best one so far."""

from collections.abc import Sequence
from functools import partial

from skep.bots.learned.player import LearnedBot
from skep.bots.learned.sight import Sight
from skep.bots.learned.value import Value
from skep.engine.game import Result
from skep.lab.simulate import play, seed_of_game
from skep.lab.training.course import Course


def is_better(
    sight: Sight, new: list[float], best: list[float], course: Course, number: int
) -> bool:
    """Does the new value win at least half of the games; or alone, score at least as much?"""
    seed = course.seed * 1_000 + 500 + number
    if course.seats == 1:
        return sum(_alone(sight, new, course, seed)) >= sum(_alone(sight, best, course, seed))
    wins = 0.0
    fair = 0.0
    for game in range(course.gate or course.method.gate):
        seated = [(seat + game) % course.seats == 0 for seat in range(course.seats)]
        result = _play(sight, [new if own else best for own in seated], seed, game // course.seats)
        wins += sum(seated[seat] / len(result.winners) for seat in result.winners)
        fair += 1 / course.seats
    return wins >= fair


def _alone(sight: Sight, weights: list[float], course: Course, seed: int) -> list[int]:
    games = course.gate or course.method.gate
    return [_play(sight, [weights], seed, game).scores[0] for game in range(games)]


def _play(sight: Sight, weights: Sequence[list[float]], seed: int, game: int) -> Result:
    luck = seed_of_game(seed, game)
    version = sight.game.meta.rules_version
    players = [
        LearnedBot(sight, luck + seat, version, partial(_same, Value(sight, own)))
        for seat, own in enumerate(weights)
    ]
    options = sight.game.meta.options()
    return play(sight.game, options, list(players), luck)[0]


def _same(value: Value, _seats: int) -> Value:
    return value

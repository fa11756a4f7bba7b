"""Training from beginning to end: rounds of play, fit and gate; and the file that comes of it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

from skep.bots.learned.sight import Sight
from skep.bots.learned.value import Trained, WeightsFile, shipped_value
from skep.lab.training.course import CannotTrain, Course
from skep.lab.training.gate import is_better
from skep.lab.training.selfplay import Lesson, Seen, play_some
from skep.lab.workers import Crew, workers_wanted

FIRST = 2
"""The first round, by a guess or by the teacher, has so many times as many games."""
TEACHER_EXPLORES = 0.2
"""The share of random moves when the teacher plays: what it always does, nobody can learn from."""
TEACHER = "greedy"
CHUNK = 10

Tell = Callable[[str, dict[str, int]], None]
"""Called with the key of a message and what it is about."""


def train(course: Course, workers: int = 1, tell: Tell = lambda key, about: None) -> list[float]:
    """Learn; answers with the weights that beat all before them."""
    from skep.lab.training.fit import Folded, fit, fit_to_ends

    sight = course.sight()
    method = course.method
    seen: list[Folded] = []
    names = sight.names_at(course.seats)
    weights = [sight.guess.get(name, 0.0) for name in names] if sight.guess else None
    best: list[float] | None = None
    if course.start:
        best = weights = shipped_value(sight, course.start).weights

    def played(number: int, weights: list[float] | None, games: int) -> Folded:
        folded = Folded(len(names), method.trace, points=sight.points)
        for some in _played(course, sight, number, weights, games, workers):
            folded.add(some)
        return folded

    for number in range(course.rounds + 1):
        folded = played(number, weights, course.games if number else course.games * FIRST)
        seen = [*seen, folded][-method.window :]
        if number and number == method.forgets_first and not course.start:
            del seen[0]
        weights = fit(seen)
        if number == 0:
            tell("train-begun", {"positions": folded.rows})
            continue
        better = best is None or is_better(sight, weights, best, course, number)
        if better:
            best = weights
        about: dict[str, int] = {"round": number, "positions": folded.rows}
        tell("train-better" if better else "train-no-better", about)
    found = best or weights
    assert found is not None, "the teacher has played"
    if method.ends:
        folded = played(course.rounds + 1, found, course.games * method.ends)
        found = fit_to_ends(folded)
        tell("train-ends", {"positions": folded.rows})
    return found


def _played(
    course: Course,
    sight: Sight,
    number: int,
    weights: list[float] | None,
    games: int,
    workers: int,
) -> Iterator[Seen]:
    """One round of games, some at a time; the same for any number of workers."""
    lesson = Lesson(
        game=course.game,
        seats=course.seats,
        seed=course.seed * 1_000 + number,
        options=msgspec.to_builtins(sight.game.meta.options()),
        weights=None if weights is None else tuple(weights),
        teacher=TEACHER,
        explore=TEACHER_EXPLORES if weights is None else course.method.explore,
        tried=course.method.tried,
        keep=course.keep,
    )
    starts = range(0, games, CHUNK)
    parts = [(lesson, start, min(start + CHUNK, games)) for start in starts]
    with Crew(workers_wanted(workers)) as crew:
        yield from crew.each(_play_part, parts)


def _play_part(part: tuple[Lesson, int, int]) -> Seen:
    return play_some(*part)


def write(path: Path, game_id: str, seats: int, trained: Trained) -> None:
    """Put the weights for one seat count into the file; what it holds for others stays."""
    by_seats: dict[str, Trained] = {}
    if path.exists():
        known = msgspec.json.decode(path.read_bytes(), type=WeightsFile)
        if known.game != game_id:
            raise CannotTrain(f"{path} holds weights of {known.game}")
        by_seats |= known.by_seats
    by_seats[str(seats)] = trained
    text = msgspec.json.encode(WeightsFile(game_id, dict(sorted(by_seats.items()))))
    path.write_bytes(msgspec.json.format(text, indent=1) + b"\n")

"""Lessons cannot rot: every one is played through the rules, and every sentence is there."""

from collections.abc import Iterator
from typing import Any

import pytest

from skep.api import check_seats, read_options
from skep.engine.chance import Chance, RecordingChance, SecretChance
from skep.engine.game import Game
from skep.engine.lessons import Lesson, LessonStep, lesson_of
from skep.games.registry import GAMES
from skep.locale import LANGUAGES, words
from tests.games.words import messages

MOST_WORDS = {"en": 30, "fr": 34}
"""Of one sentence; French needs a few more."""

FEWEST_STEPS, MOST_STEPS = 10, 30
"""Of the learner: five to eight minutes."""

LESSONS = [(game_id, name) for game_id, game in GAMES.items() for name in game.abilities.lessons]
each_lesson = pytest.mark.parametrize(("game_id", "name"), LESSONS)


def _lesson(game_id: str, name: str) -> tuple[Game[Any, Any], Lesson]:
    lesson = lesson_of(GAMES[game_id], name)
    assert lesson is not None
    return GAMES[game_id], lesson


def _begin(game: Game[Any, Any], lesson: Lesson, chance: Chance) -> Any:
    if lesson.position is not None:
        return game.position(lesson.position)
    check_seats(game, lesson.seats)
    state, _ = game.setup(lesson.seats, read_options(game, lesson.options), chance)
    return state


def _play(game: Game[Any, Any], lesson: Lesson, moves: list[str]) -> tuple[Any, tuple[str, ...]]:
    """Play these moves in place of the written ones; each must be allowed when its turn comes.

    The state at the end, and all that was drawn.
    """
    chance = RecordingChance(SecretChance(lesson.secret))
    state = _begin(game, lesson, chance)
    assert state.seats == lesson.seats
    for number, (step, text) in enumerate(zip(lesson.steps, moves, strict=True)):
        move = game.parse(text)
        assert str(move) == text, f"step {number}: it is written {move}"
        assert step.seat in game.actors(state), f"step {number}: seat {step.seat} is not to move"
        refusal = game.check(state, step.seat, move)
        assert refusal is None, f"step {number}, {text}: {refusal}"
        game.apply(state, step.seat, move, chance)
    return state, chance.take()


def _ways(lesson: Lesson) -> Iterator[list[str]]:
    """The lesson as it is written, and with each of its other moves in turn."""
    written = [step.move for step in lesson.steps]
    yield written
    for number, step in enumerate(lesson.steps):
        for other in step.also:
            yield [*written[:number], other, *written[number + 1 :]]


def test_every_game_of_the_house_has_a_first_lesson() -> None:
    ours = [game for game in GAMES.values() if game.package.startswith("skep.games.")]
    assert [game.abilities.lessons[:1] for game in ours] == [("first",)] * len(ours)


@each_lesson
def test_a_lesson_can_be_played_to_its_end(game_id: str, name: str) -> None:
    game, lesson = _lesson(game_id, name)
    for moves in _ways(lesson):
        state, draws = _play(game, lesson, moves)
        assert draws == lesson.draws, "its luck is always the same"
        assert game.scores(state) == lesson.scores
        result = game.result(state)
        if result is not None:
            assert result.winners == (lesson.learner,), "a first game is won"


@each_lesson
def test_the_learner_is_told_what_to_do_in_few_words(game_id: str, name: str) -> None:
    _, lesson = _lesson(game_id, name)
    learning = [step for step in lesson.steps if step.seat == lesson.learner]
    assert FEWEST_STEPS <= len(learning) <= MOST_STEPS
    assert all(step.tell for step in learning), "each move of the learner has its sentence"
    told = [step.tell for step in lesson.steps if step.tell is not None]
    assert len(told) == len(set(told)), "no sentence is said twice"
    for language in LANGUAGES:
        for tell in told:
            key = f"{game_id}-lesson-{name}-{tell}"
            assert words(language).has(key), f"{language}: {key}"
            sentence = words(language).say(key)
            count = len([word for word in sentence.split() if word not in "–:;!?«»"])
            assert count <= MOST_WORDS[language], f"{language} {key}: {count} words"
        assert words(language).has(f"{game_id}-lesson-{name}-end")


@each_lesson
def test_a_lesson_points_at_something_and_names_rules_that_exist(game_id: str, name: str) -> None:
    game, lesson = _lesson(game_id, name)
    for step in lesson.steps:
        assert set(step.rules) <= set(game.meta.rules)
        if step.seat == lesson.learner:
            assert step.point, step.move
            assert step.rules, step.move


@each_lesson
def test_no_sentence_is_left_over(game_id: str, name: str) -> None:
    _, lesson = _lesson(game_id, name)
    prefix = f"{game_id}-lesson-{name}-"
    wanted = {f"{prefix}{step.tell}" for step in lesson.steps if step.tell} | {f"{prefix}end"}
    found = messages("en", f"{game_id}-lesson.ftl")
    assert {key for key in found if key.startswith(prefix)} == wanted


# ---------------------------------------------------------------- following a lesson

STEPS = (
    LessonStep(0, "a", "first"),
    LessonStep(1, "b"),
    LessonStep(0, "c", "second", also=("d",)),
)
LESSON = Lesson(2, "any", STEPS, (0, 0))


@pytest.mark.parametrize(
    ("moves", "step"),
    [
        ([], STEPS[0]),
        ([(0, "a")], STEPS[1]),
        ([(0, "a"), (1, "b")], STEPS[2]),
        ([(0, "x")], None),
        ([(1, "a")], None),
        ([(0, "a"), (1, "b"), (0, "d")], None),
    ],
)
def test_the_next_step(moves: list[tuple[int, str]], step: LessonStep | None) -> None:
    assert LESSON.next(moves) == step


def test_a_move_that_will_do_leads_on() -> None:
    longer = Lesson(2, "any", (*STEPS, LessonStep(1, "e")), (0, 0))
    assert longer.next([(0, "a"), (1, "b"), (0, "d")]) == LessonStep(1, "e")
    assert longer.next([(0, "a"), (1, "b"), (0, "e")]) is None

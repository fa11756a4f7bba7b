"""`skep learn`: every lesson can be played at the terminal, left, and gone on with."""

from pathlib import Path
from typing import Any

import pytest

from skep.cli import lesson_memory as memory
from skep.cli.boards import face_of
from skep.cli.lesson_session import begin, moves_before, where
from skep.engine.lessons import Lesson, lesson_of
from skep.games.registry import GAMES, game_by_id
from skep.locale import words
from tests.cli.helpers import fails, run

LESSONS = [game_id for game_id, game in GAMES.items() if "first" in game.abilities.lessons]


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of its own: what the tests learn is nobody's."""
    folder = tmp_path / "data"
    monkeypatch.setattr(memory, "default_data_folder", lambda: folder)
    return folder


def first(game_id: str) -> Lesson:
    lesson = lesson_of(game_by_id(game_id), "first")
    assert lesson is not None
    return lesson


def learn(*args: str, typed: list[str] | None = None, lang: str = "en") -> str:
    result = run("learn", *args, "--lang", lang, typed="".join(f"{t}\n" for t in typed or []))
    assert result.exit_code == 0, result.output
    return result.stdout.replace("\u00a0", " ").replace("\u202f", " ")


def lines(game_id: str, lang: str, *, short: bool) -> list[str]:
    """What a learner types, as the lesson asks for it."""
    lesson, face, speak = first(game_id), face_of(game_id), words(lang)
    match = begin(game_by_id(game_id), lesson)
    typed = []
    for step in lesson.steps:
        move: Any = match.game.parse(step.move)
        if step.seat == lesson.learner:
            view = match.view(step.seat)
            typed.append(face.spell_short(view, move, speak) if short else face.spell(move, speak))
        match.apply(step.seat, move)
    return typed


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game_id", LESSONS)
def test_a_lesson_is_played_to_its_end(game_id: str, lang: str) -> None:
    speak = words(lang)
    text = learn(game_id, typed=lines(game_id, lang, short=lang == "fr"), lang=lang)
    flat = " ".join(text.split())
    for tell in [step.tell for step in first(game_id).steps if step.seat == 0] + ["end"]:
        sentence = speak.say(f"{game_id}-lesson-first-{tell}")
        assert " ".join(sentence.replace("\u00a0", " ").replace("\u202f", " ").split()) in flat
    assert f"  skep play {game_id}" in text
    assert "✗" not in text
    assert memory.recall() == {f"{game_id}/first": memory.Progress(done=True)}


@pytest.mark.parametrize("game_id", LESSONS)
def test_the_coach_makes_the_moves_of_whoever_skips(game_id: str) -> None:
    count = where(first(game_id), 0)[1]
    assert f"  skep play {game_id}" in learn(game_id, typed=["skip"] * count)


@pytest.mark.rule("BUT-7")
def test_wrong_moves_are_refused_as_ever_and_others_declined_kindly() -> None:
    text = learn("butine", typed=["place W0@5,5", "why", "place R0@-1,-1", "nonsense"])
    assert "[BUT-7]" in text
    assert "BUT-7 " in text, "the rule itself"
    assert "A fine move! This lesson asks for another." in text
    assert "I do not understand “nonsense”" in text
    assert text.count("[1/11]") == 1
    assert "[2/11]" not in text


def test_what_to_type_is_said_and_where_it_is_marked() -> None:
    text = learn("butine", lang="fr")
    assert "Tapez : pose R3@0,-1   (BUT-4, BUT-7)" in text
    assert "R?" in text
    assert "Type: 8 1 M10" in learn("la-ruche"), "the short name of a tile, a turn and a cell"


def test_a_lesson_goes_on_where_it_was_left() -> None:
    assert "  skep learn butine\n" in learn("butine", typed=["skip", "skip", "quit"])
    assert memory.recall()["butine/first"].moves == 3
    again = learn("butine")
    assert "You were at step 3 of 11" in again
    assert "[3/11]" in again
    assert "[1/11]" not in again
    anew = learn("butine", "--from", "1")
    assert "[1/11]" in anew
    assert "at step" not in anew


def test_a_lesson_can_begin_at_any_step() -> None:
    assert "[7/11]" in learn("butine", "--from", "7")
    for number in range(1, 12):
        assert where(first("butine"), moves_before(first("butine"), number)) == (number, 11)
    assert "no step 12; its steps: 1 to 11" in fails("learn", "butine", "--from", "12")
    assert "no step 0" in fails("learn", "butine", "--from", "0")


def test_a_move_can_be_taken_back_in_a_lesson() -> None:
    text = learn("butine", typed=["R3@0,-1", "undo", "R3@0,-1"])
    assert "takes the last move back" in text
    assert text.count("[1/11]") == 2
    assert text.count("[2/11]") == 2


def test_all_lessons_and_how_far_one_is() -> None:
    learn("butine", typed=["skip"])
    learn("la-ruche", typed=["skip"] * 10)
    text = learn()
    assert "skep learn butine           at step 2 of 11" in text
    assert "skep learn la-ruche         done; again at any time" in text
    assert "skep learn bee-busy         17 steps" in text


def test_a_lesson_that_is_left_again_was_still_done() -> None:
    learn("butine", typed=["skip"] * 11)
    learn("butine", typed=["skip"])
    assert memory.recall()["butine/first"] == memory.Progress(2, done=True)


def test_what_is_not_there_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "there is no game 'chess'" in fails("learn", "chess")
    assert "butine has no lesson 'second'; lessons: first" in fails(
        "learn", "butine", "--lesson", "second"
    )


def test_a_memory_that_cannot_be_read_or_written_is_no_disaster(data: Path) -> None:
    data.mkdir()
    (data / memory.FILE_NAME).write_text("{nonsense", "utf-8")
    assert "[1/11]" in learn("butine")
    (data / memory.FILE_NAME).unlink()
    data.rmdir()
    data.write_text("a file where the folder should be", "utf-8")
    text = learn("butine", typed=["skip", "skip"])
    assert "could not be remembered" in text
    assert "  skep learn butine --from 3\n" in text

"""Lessons in the browser: whoever follows the ring gets to the end, by mouse, finger and keys."""

import re

import pytest
from playwright.sync_api import Page, expect

from skep.engine.lessons import lesson_of
from skep.games.registry import GAMES
from skep.locale import words
from tests.web.axe import expect_no_violations
from tests.web.learner import Learner, expect_the_end
from tests.web.visitors import DESKTOP, PHONE, Door

TAUGHT = [game_id for game_id, game in GAMES.items() if game.abilities.lessons]
each_game = pytest.mark.parametrize("game", TAUGHT)


def _sentences(game: str, language: str) -> list[str]:
    """What the learner is told, in order."""
    lesson = lesson_of(GAMES[game], "first")
    assert lesson is not None
    return [
        words(language).say(f"{game}-lesson-first-{step.tell}")
        for step in lesson.steps
        if step.seat == lesson.learner
    ]


def _told(learner: Learner, language: str) -> None:
    """The learner was told every sentence, in order, and the farewell."""
    said = [text for text in learner.said if text]
    farewell = words(language).say(f"{learner.game}-lesson-first-end")
    assert said == [*_sentences(learner.game, language), farewell]


def test_to_the_end_with_a_mouse(door: Door) -> None:
    """One game is enough: a mouse hits what a finger hits, and test_stranger.py has another."""
    learner = Learner(door.come("Ada", size=DESKTOP), "la-ruche")
    learner.open()
    learner.play(learner.click)
    _told(learner, "en")
    expect_the_end(learner.page)


@each_game
def test_to_the_end_with_a_finger_in_french(door: Door, game: str) -> None:
    learner = Learner(door.come("Ada", size=PHONE, locale="fr-FR"), game)
    learner.open()
    learner.play(learner.tap)
    _told(learner, "fr")
    expect(learner.page.get_by_role("heading", name="Bravo !")).to_be_visible()


@each_game
def test_to_the_end_with_keys_alone(door: Door, game: str) -> None:
    learner = Learner(door.come("Ada"), game)
    learner.open()
    learner.play(learner.press)
    _told(learner, "en")
    expect_the_end(learner.page)


@each_game
@pytest.mark.parametrize(("size", "dark"), [(DESKTOP, False), (PHONE, True)])
def test_axe_finds_nothing(door: Door, game: str, size: tuple[int, int], dark: bool) -> None:
    learner = Learner(door.come("Ada", size=size, dark=dark), game)
    page = learner.open()
    learner.look()
    expect_no_violations(page, "a step")
    page.get_by_role("button", name="Skip the lesson").click()
    expect(page.get_by_role("heading", name="The lesson can wait")).to_be_visible()
    expect_no_violations(page, "the end")


def _board_at(page: Page) -> object:
    """Where the board lies."""
    return page.locator(".frame").evaluate(
        "(one) => { const { x, y, width } = one.getBoundingClientRect(); return [x, y, width]; }"
    )


@each_game
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_no_sentence_moves_the_board_and_all_are_read(
    door: Door, game: str, size: tuple[int, int]
) -> None:
    learner = Learner(door.come("Ada", size=size, locale="fr-FR"), game)
    page = learner.open()
    learner.look()
    page.locator("main").evaluate("(main) => main.scrollTo(0, 0)")
    box = page.locator("section.coach").bounding_box()
    paragraph = page.locator("section.coach p")
    for text in _sentences(game, "fr"):
        paragraph.evaluate("(one, text) => (one.textContent = text)", text)
        assert page.locator("section.coach").bounding_box() == box, text


# ---------------------------------------------------------------- off the path, and back


def test_another_move_is_answered_kindly_and_the_lesson_waits(door: Door) -> None:
    learner = Learner(door.come("Ada"), "butine")
    page = learner.open()
    before = learner.look()
    page.keyboard.press("4")
    page.keyboard.press("Enter")
    coach = page.get_by_role("region", name="Coach")
    expect(coach).to_contain_text("A fine move! This lesson asks for another")
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator("[data-tile]")).to_have_count(1)
    page.keyboard.press("Escape")
    learner.play(learner.click)
    assert before["step"] == "Step 1 of 11"
    expect_the_end(page)


def test_show_me_makes_the_move(door: Door) -> None:
    learner = Learner(door.come("Ada"), "butine")
    page = learner.open()
    learner.look()
    page.get_by_role("button", name="Show me").click()
    expect(page.get_by_role("region", name="Coach")).to_contain_text("Step 2 of 11")
    expect(page.locator("[data-tile]")).to_have_count(3)


def test_a_move_taken_back_is_asked_for_again(door: Door) -> None:
    learner = Learner(door.come("Ada"), "butine")
    page = learner.open()
    while learner.look()["step"] != "Step 5 of 11":
        page.get_by_role("button", name="Show me").click()
        page.wait_for_timeout(50)
    page.get_by_role("button", name="Show me").click()
    coach = page.get_by_role("region", name="Coach")
    expect(coach).to_contain_text("Step 6 of 11")
    page.keyboard.press("Control+z")
    expect(coach).to_contain_text("Step 5 of 11")
    learner.play(learner.click)
    expect_the_end(page)


# ---------------------------------------------------------------- the lobby


def test_a_stranger_is_offered_the_lesson_first_and_then_a_real_game(door: Door) -> None:
    ada = door.come()
    page = ada.go("/")
    page.get_by_role("button", name="Butine!").click()
    form = page.get_by_role("form", name="A table of Butine!")
    expect(form).to_contain_text("New here? Learn by playing")
    form.get_by_role("button", name="Start the lesson").click()
    learner = Learner(ada, "butine")
    first = learner.look()
    learner.click(first)
    learner.look(first)
    page.get_by_role("button", name="Show me").click()
    expect(page.get_by_role("region", name="Coach")).to_contain_text("Step 2 of 11")

    # The tab is closed; the lobby leads back to where the lesson stood.
    page.close()
    page = ada.page = ada.open_page()
    page.goto("/")
    page.get_by_role("button", name="Butine!").click()
    page.get_by_role("button", name="Go on with the lesson").click()
    expect(page.get_by_role("region", name="Coach")).to_contain_text("Step 2 of 11")
    learner.play(learner.click)
    expect_the_end(page)
    page.get_by_role("button", name="Play a first real game").click()
    expect(page.get_by_role("region", name="Players")).to_contain_text("Larva 2")
    expect(page.get_by_role("region", name="Coach")).to_have_count(0)

    # Who knows the game is left in peace.
    page.goto("/")
    page.get_by_role("button", name="Butine!").click()
    expect(page.get_by_role("button", name="Lesson from the start")).to_be_visible()
    expect(page.get_by_text("New here?")).to_have_count(0)


def test_a_lesson_can_be_skipped_gone_on_with_and_begun_anew(door: Door) -> None:
    learner = Learner(door.come("Ada"), "butine")
    page = learner.open()
    learner.look()
    address = page.url
    page.get_by_role("button", name="Skip the lesson").click()
    expect(page.get_by_role("heading", name="The lesson can wait")).to_be_visible()
    expect(page.locator(".pointing")).to_have_count(0)
    page.get_by_role("button", name="Go on with the lesson").click()
    learner.look()
    page.get_by_role("button", name="Skip the lesson").click()
    page.get_by_role("button", name="Once more from the start").click()
    page.wait_for_url(re.compile(r"/t/(?!" + re.escape(address.rpartition("/")[2]) + ")"))
    learner.look()
    page.get_by_role("button", name="Skip the lesson").click()
    page.get_by_role("link", name="Back to the lobby").click()
    expect(page.get_by_role("heading", name="Games about bees")).to_be_visible()


def test_a_game_that_is_not_over_can_be_played_on(door: Door) -> None:
    learner = Learner(door.come("Ada"), "bee-busy")
    page = learner.open()
    learner.play(learner.click)
    page.get_by_role("button", name="Play on here").click()
    expect(page.get_by_role("region", name="Coach")).to_have_count(0)
    page.get_by_role("button", name="Close the round").click()
    expect(page.get_by_text("Round 5.", exact=True)).to_be_visible()


def test_a_screen_reader_hears_every_sentence(door: Door) -> None:
    learner = Learner(door.come("Ada"), "butine")
    page = learner.open()
    heard = page.locator("[role=status].unseen")
    for text in _sentences("butine", "en")[:3]:
        now = learner.look()
        assert now["text"] == text
        expect(heard).to_contain_text(text)
        page.get_by_role("button", name="Show me").click()
        expect(page.locator("section.coach p")).not_to_have_text(text)
    page.get_by_role("button", name="Skip the lesson").press("Enter")
    expect(page.get_by_role("button", name="Play a first real game")).to_be_focused()


def test_the_coach_is_loaded_for_lessons_only(door: Door) -> None:
    ada = door.come("Ada")
    ada.go(ada.open_table("me", "bot:greedy"))
    expect(ada.page.locator(".mine")).to_be_visible()
    coach = ("/assets/Coach", "/assets/butine-lesson")
    assert not [path for path in ada.asked if path.startswith(coach)]
    learner = Learner(ada, "butine")
    learner.open()
    learner.look()
    assert all(any(path.startswith(part) for path in ada.asked) for part in coach)

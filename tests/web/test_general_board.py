"""The general board: a game that the client has never heard of is played in a real browser."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.nursery import Nursery
from tests.web.axe import expect_no_violations
from tests.web.visitors import DESKTOP, PHONE, Door

MOST_MOVES = 100


@pytest.fixture
def door(browser: Browser, nursery: Nursery, tmp_path: Path) -> Iterator[Door]:
    """A server that has the games in `examples/`."""
    running = nursery.start(tmp_path / "data", tmp_path / "log.txt", examples=True)
    open_door = Door(browser, running.address)
    yield open_door
    complaints = open_door.close()
    running.end()
    assert not complaints, "\n".join(complaints)
    assert "Traceback" not in running.said()


def play_on(page: Page) -> bool:
    """Make the first move on the list when it is our turn; False when the game is over."""
    prompt = page.locator(".board .prompt")
    expect(prompt).to_have_text(re.compile("Your turn|The game is over"))
    if "over" in prompt.inner_text():
        return False
    page.locator(".moves li button").first.click()
    expect(page.locator(".moves li button:disabled")).to_have_count(0)
    return True


@pytest.mark.parametrize(("size", "dark"), [(DESKTOP, False), (PHONE, True)], ids=["desk", "phone"])
def test_a_whole_game_from_the_lobby(door: Door, size: tuple[int, int], dark: bool) -> None:
    ada = door.come("Ada", size=size, dark=dark)
    page = ada.go("/")
    page.get_by_role("button", name=re.compile("Nectar Run")).click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".board .prompt")).to_be_visible()
    expect(page.locator(".groups")).to_contain_text("Nectar left")
    expect(page.get_by_role("region", name="Ada").locator("dt")).to_have_text(
        ["score", "Bees in hand", "Drops", "Flowers emptied exactly"]
    )
    expect_no_violations(page, "the general board")
    for _ in range(MOST_MOVES):
        if not play_on(page):
            break
    expect(page.get_by_role("heading", name=re.compile("win|share|wins"))).to_be_visible()


def test_moves_are_found_by_words_and_made_by_keys(door: Door) -> None:
    ada = door.come("Ada")
    path = ada.open_table("me", "Bob", game="nectar-run")
    page = ada.go(path)
    expect(page.locator(".board .prompt")).to_contain_text("Your turn")
    page.keyboard.press("/")
    page.keyboard.type("thyme")
    texts = page.locator(".moves li button").all_inner_texts()
    assert texts
    assert all("thyme" in text for text in texts)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator("#log, .log").first).to_contain_text("thyme")
    page.keyboard.press("/")
    page.keyboard.type("nothing like this")
    expect(page.locator(".moves")).to_contain_text("No move holds these words.")


def test_its_words_follow_the_language(door: Door) -> None:
    ada = door.come("Ada", locale="fr-FR")
    page = ada.go(ada.open_table("me", "Bob", game="nectar-run"))
    expect(page.locator(".board .prompt")).to_contain_text("À vous")
    expect(page.locator(".groups")).not_to_contain_text("Nectar left")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("NEC-3")

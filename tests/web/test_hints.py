"""Hints in the browser: on the board, in words, by hand and by key; and who hears of them."""

import re

import pytest
from playwright.sync_api import Route, expect

from tests.web.axe import expect_no_violations
from tests.web.tables import two_people
from tests.web.visitors import DESKTOP, PHONE, Door


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_hint_is_shown_and_then_played(door: Door, size: tuple[int, int]) -> None:
    ada = door.come("Ada", size=size, dark=size == PHONE)
    page = ada.go(ada.open_table("me", game="bee-busy"))
    button = page.get_by_role("button", name="Hint", exact=True)
    expect(button).to_be_enabled()
    before = page.locator(".frame").bounding_box()
    if size == DESKTOP:
        page.keyboard.press("t")
    else:
        button.click()
    panel = page.get_by_role("region", name="Hint")
    choices = panel.locator(".choice")
    expect(choices.first).to_be_focused()
    expect(choices.first).to_contain_text(re.compile(r"about \d+ points"))
    assert 1 < choices.count() <= 3
    expect(page.locator('.frame [data-rank="1"]').first).to_be_visible()
    expect(page.locator("[aria-live]").first).to_contain_text("Hint. 1.")
    expect_no_violations(page, "a hint")
    assert page.locator(".frame").bounding_box() == before, "nothing has moved"
    page.keyboard.press("Enter")
    expect(choices.first).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".frame [data-alight]").first).to_be_visible()
    panel.get_by_role("button", name="Do this").click()
    expect(panel).to_have_count(0)
    expect(page.locator(".frame [data-rank]")).to_have_count(0)
    expect(page.get_by_role("button", name="Take back")).to_be_enabled()


def test_others_hear_of_it_where_it_is_allowed(door: Door) -> None:
    ada, bob = door.come("Ada"), door.come("Bob")
    two_people(ada, bob, hints=True)
    buttons = {
        name: visitor.page.get_by_role("button", name="Hint", exact=True)
        for name, visitor in (("Ada", ada), ("Bob", bob))
    }
    for button in buttons.values():
        expect(button).to_be_visible()
    asks, other = (ada, bob) if buttons["Ada"].is_enabled() else (bob, ada)
    name = "Ada" if asks is ada else "Bob"
    buttons[name].click()
    expect(asks.page.locator(".hint .choice").first).to_be_visible()
    expect(other.page.get_by_text(f"{name} asked for a hint.").first).to_be_visible()
    news = [visitor.page.locator(".news") for visitor in (other, asks)]
    expect(news[0]).to_have_text(f"{name} asked for a hint.")
    expect(news[1]).to_have_count(0)
    assert not [path for path in other.asked if path.endswith("/hint")]
    asks.page.keyboard.press("Escape")
    expect(asks.page.locator(".hint")).to_have_count(0)
    expect(buttons[name]).to_be_focused()


def test_where_others_play_there_is_none_unless_allowed(door: Door) -> None:
    ada, bob = door.come("Ada"), door.come("Bob")
    two_people(ada, bob)
    for visitor in (ada, bob):
        expect(visitor.page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
        visitor.page.keyboard.press("t")
        expect(visitor.page.locator(".hint")).to_have_count(0)


def test_a_hint_to_end_a_turn_marks_the_button_that_ends_it(door: Door) -> None:
    """Whatever is on the board, this is what is meant: so the answer is made up."""
    ada = door.come("Ada", size=PHONE)
    page = ada.go(ada.open_table("me", game="bee-busy"))
    end = {"moves": ["done"], "expected": 50.0, "outlook": None, "view": None}
    page.route("**/hint*", lambda route: route.fulfill(json={"alone": True, "suggestions": [end]}))
    page.get_by_role("button", name="Hint", exact=True).click()
    ending = page.locator(".ending").filter(has=page.get_by_role("button", name="Close the round"))
    expect(ending.locator('[data-rank="1"]')).to_be_visible()
    page.locator(".hint .choice").click()
    expect(ending.locator("[data-alight]")).to_be_visible()


def test_an_answer_that_comes_when_nobody_waits_any_more_is_nothing(door: Door) -> None:
    ada = door.come("Ada")
    page = ada.go(ada.open_table("me", game="bee-busy"))
    waiting: list[Route] = []

    def hold(route: Route) -> None:
        waiting.append(route)

    page.route("**/hint*", hold)
    panel = page.locator("section.hint")
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(panel).to_be_visible()
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    late = {"moves": ["done"], "expected": 50.0, "outlook": None, "view": None}
    waiting[0].fulfill(json={"alone": True, "suggestions": [late]})
    page.wait_for_timeout(300)
    expect(page.locator("[data-rank]")).to_have_count(0)

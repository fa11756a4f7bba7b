"""The rulebook: its pictures, finding words and chapters, and turning its pages on a phone."""

import re

import pytest
from playwright.sync_api import Page, expect

from skep.engine.pictures import pictures_of
from skep.games.registry import GAMES
from tests.web.axe import expect_no_violations
from tests.web.tables import hot_seat
from tests.web.visitors import DESKTOP, PHONE, Door


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_word_a_chapter_and_a_rule_are_found(door: Door, size: tuple[int, int]) -> None:
    page = hot_seat(door, size=size).page
    page.get_by_role("button", name="Rules").click()
    book = page.get_by_role("region", name="Rules")
    expect(book.locator("#BUT-1")).to_be_visible()
    book.get_by_role("searchbox").fill("ONE bee everybody")
    expect(book.locator("#BUT-3")).to_be_visible()
    expect(book.locator("#BUT-1")).to_have_count(0)
    expect(book.get_by_role("heading", name="What you play with")).to_be_visible()
    book.get_by_role("searchbox").fill("walrus")
    expect(book.get_by_text("No rule holds these words.")).to_be_visible()
    contents = book.get_by_role("button", name="Contents")
    contents.click()
    book.get_by_role("button", name="Your turn", exact=True).click()
    heading = book.get_by_role("heading", name="Your turn", exact=True)
    expect(heading).to_be_in_viewport()
    expect(heading).to_be_focused()
    expect(contents).to_have_attribute("aria-expanded", "false")


# ---------------------------------------------------------------- pictures

PANELS = """() => [...document.querySelectorAll('figure[data-picture]')].map((figure) => ({
  rule: figure.dataset.picture,
  under: figure.previousElementSibling?.id,
  caption: figure.querySelector('figcaption').innerText,
  inert: figure.querySelector('.panels').inert,
  shapes: [...figure.querySelectorAll('.panel')].map((panel) =>
    Math.round((100 * panel.offsetWidth) / panel.offsetHeight) / 100),
  drawn: [...figure.querySelectorAll('.panel')].map((panel) =>
    [...panel.querySelectorAll('svg:not(.sign), .back')].filter((part) => {
      const [a, b] = [part.getBoundingClientRect(), panel.getBoundingClientRect()];
      return a.width > 8 && a.left >= b.left - 9 && a.right <= b.right + 9;
    }).length),
}))"""
"""Every picture: where it stands, and for each panel its shape and how many drawings are in it."""


@pytest.mark.parametrize("game", list(GAMES))
def test_every_picture_is_drawn_under_its_rule(door: Door, game: str) -> None:
    pictures = pictures_of(GAMES[game])
    assert pictures is not None
    page = door.come(size=DESKTOP).go(f"/rules/{game}")
    expect(page.locator("figure[data-picture]")).to_have_count(len(pictures.pictures))
    for panel in page.locator("figure[data-picture] .panel").all():
        expect(panel.locator("svg:not(.sign), .back").first).to_be_visible()
    found = {shown["rule"]: shown for shown in page.evaluate(PANELS)}
    for picture in pictures.pictures:
        shown = found[picture.rule]
        assert shown["under"] == picture.rule
        assert shown["caption"] == picture.caption["en"]
        assert shown["inert"]
        assert shown["shapes"] == pytest.approx([picture.shape] * len(picture.panels), rel=0.05)
        assert all(shown["drawn"]), picture.rule
    expect_no_violations(page, "rules with pictures")


# ---------------------------------------------------------------- pages on a phone


def _swipe(page: Page, start: int, end: int, by: int = 0) -> None:
    """A finger that goes from one x to another, and so far down."""
    wire = page.context.new_cdp_session(page)

    def touch(kind: str, *points: dict[str, int]) -> None:
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    touch("touchStart", {"x": start, "y": 400})
    for step in range(1, 6):
        touch("touchMove", {"x": start + (end - start) * step // 5, "y": 400 + by * step // 5})
    touch("touchEnd")


def test_pages_are_turned_by_button_key_and_finger(door: Door) -> None:
    page = door.come(size=PHONE).go("/rules/butine")
    here = page.get_by_role("navigation", name="Pages of the rules").get_by_role("status")
    expect(here).to_contain_text("Page 1 of 10: What you play with")
    expect(page.get_by_role("button", name="Previous section")).to_be_disabled()
    expect(page.locator("#BUT-4")).to_have_count(0)
    page.get_by_role("button", name="Next section: The letters on screen").click()
    expect(here).to_contain_text("Page 2 of 10")
    page.keyboard.press("ArrowRight")
    expect(here).to_contain_text("Page 3 of 10")
    expect(page.locator("#BUT-4")).to_be_visible()
    expect(page.locator("#BUT-1")).to_have_count(0)
    _swipe(page, 320, 80)
    expect(here).to_contain_text("Page 4 of 10: Your turn")
    expect(page.get_by_role("heading", name="Your turn", exact=True)).to_be_in_viewport()
    _swipe(page, 80, 320)
    expect(here).to_contain_text("Page 3 of 10")
    _swipe(page, 200, 160, 200)
    page.keyboard.press("ArrowLeft")
    expect(here).to_contain_text("Page 2 of 10")
    expect_no_violations(page, "a page of the rules")


def test_what_is_asked_for_is_on_the_open_page(door: Door) -> None:
    page = door.come(size=PHONE).page
    page.goto("/rules/butine#BUT-16")
    here = page.get_by_role("navigation", name="Pages of the rules").get_by_role("status")
    expect(here).to_contain_text("Page 7 of 10")
    expect(page.locator("#BUT-16")).to_be_focused()
    page.locator("#BUT-16").get_by_role("link", name="BUT-12").click()
    expect(here).to_contain_text("Page 4 of 10: Your turn")
    expect(page.locator("#BUT-12")).to_be_in_viewport()
    find = page.get_by_role("searchbox")
    find.fill("expert rule pay")
    expect(page.locator("#BUT-21")).to_be_visible()
    expect(here).to_have_count(0)
    find.press("Enter")
    expect(here).to_contain_text("Page 8 of 10: Options")
    expect(page.locator("#BUT-21")).to_be_focused()
    expect(page.locator("#BUT-12")).to_have_count(0)


def test_on_a_desk_the_rules_are_one_long_text(door: Door) -> None:
    page = door.come(size=DESKTOP).go("/rules/butine")
    expect(page.locator("p[id^='BUT-']")).to_have_count(22)
    expect(page.get_by_role("navigation", name=re.compile("Pages"))).to_have_count(0)

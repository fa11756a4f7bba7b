"""The rulebook: words are found, and the contents lead to a chapter, on a phone too."""

import pytest
from playwright.sync_api import expect

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

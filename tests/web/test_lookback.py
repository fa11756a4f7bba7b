"""Looking back at a finished table: an address for each move, names, folded passes, speed."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import expect_no_violations
from tests.web.test_old_rules import door, table_of
from tests.web.visitors import DESKTOP, PHONE, Door

__all__ = ["door"]  # the server with the archive's tables

TABLE = table_of("waggle-dance", "over")


def _expect_at(page: Page, at: int) -> None:
    expect(page.locator(".controls output")).to_have_text(re.compile(rf"^{at} (of|sur) \d+$"))


def test_each_move_has_an_address(door: Door) -> None:
    page = door.come().page
    page.goto(f"/t/{TABLE}#m37")
    _expect_at(page, 37)
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(rf"/t/{TABLE}#m38$"))
    shared = page.url
    stranger = door.come().page
    stranger.goto(shared)
    _expect_at(stranger, 38)
    stranger.evaluate("location.hash = '#m3'")
    _expect_at(stranger, 3)
    stranger.goto(f"{shared.partition('#')[0]}#m99999")
    stranger.reload()
    expect(stranger.get_by_role("button", name="One step on (→)")).to_be_disabled()
    stranger.get_by_role("button", name="Leave").click()
    expect(stranger).to_have_url(re.compile(rf"/t/{TABLE}$"))
    expect(stranger.locator(".replay")).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_lines_are_in_words_and_passes_are_folded(door: Door, size: tuple[int, int]) -> None:
    page = door.come(size=size, locale="fr-FR").page
    page.goto(f"/t/{TABLE}#m1")
    _expect_at(page, 1)
    texts = [text.replace("\u00a0", " ") for text in page.locator("aside li").all_inner_texts()]
    moves = int(page.locator(".controls output").inner_text().split()[-1])
    assert len(texts) < moves, "fewer lines than moves"
    assert all(texts), "no line is empty"
    assert not [text for text in texts if re.search(r"\bdone\b|bot:", text)]
    assert [text for text in texts if re.search(r" : terminé( ×\d+)?", text)]
    expect_no_violations(page, "looking back in French")


def test_it_runs_as_fast_as_one_likes(door: Door) -> None:
    page = door.come().page
    page.goto(f"/t/{TABLE}#m1")
    speed = page.get_by_role("combobox", name="Speed (+ and -)")
    expect(speed).to_have_value("1")
    for key, shown in (("+", "2"), ("+", "4"), ("+", "8"), ("+", "8"), ("-", "4")):
        page.keyboard.press(key)
        expect(speed).to_have_value(shown)
    speed.select_option("×8")
    page.get_by_role("button", name="Play (p)").click()
    expect(page.locator(".now")).to_have_attribute("data-step", re.compile(r"^[1-9]\d$"))
    page.get_by_role("button", name="Pause (p)").click()
    told = page.locator("aside li.now")
    expect(told).to_have_count(1)
    at = page.locator(".controls output").inner_text().split()[0]
    expect(told).to_have_attribute("data-step", at)


def test_a_line_lights_its_places_on_the_board_of_then(door: Door) -> None:
    page = door.come(reduced_motion="reduce").page
    page.goto(f"/t/{TABLE}#m4")
    _expect_at(page, 4)
    lit = page.locator("[data-alight]")
    placed = page.locator("aside li button").filter(has_text="places a")
    placed.first.hover()
    expect(lit.first).to_be_visible()
    # What has not happened yet has left no trace.
    placed.last.hover()
    expect(lit).to_have_count(0)
    page.mouse.move(5, 5)
    placed.first.focus()
    expect(lit.first).to_be_visible()

"""Bee Busy: one place for what is asked, an answer to a wrong click, nothing lit out of sight."""

import random
import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.beekeeper import Keeper
from tests.web.visitors import PHONE, Door

LAPTOP = (1280, 720)
MOVES = 25

HEIGHTS = """() => ['.busy .top', '.busy .strip']
  .map((part) => document.querySelector(part).getBoundingClientRect().height)"""
"""How high the desk is, and the sheet below it."""


def seated(door: Door, size: tuple[int, int] = LAPTOP) -> Keeper:
    ada = door.come("Ada", size=size)
    ada.go(ada.open_table("me", game="bee-busy"))
    keeper = Keeper(ada)
    keeper.offered()
    return keeper


def test_a_wrong_click_says_why_with_its_rule(door: Door) -> None:
    keeper = seated(door)
    page, why = keeper.page, keeper.page.locator(".desk [role=alert]")
    page.locator(".flower").first.click()
    expect(why).to_contain_text("First take a die.")
    why.get_by_role("button", name="BEE-11").click()
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()
    page.keyboard.press("Escape")
    keeper.take_die()
    expect(why).to_have_count(0)
    keeper.choose("stay")
    # A recipe, a comb, a column, an oval and a die: none of them is possible in the Meadow.
    for wrong, rule in (
        (page.locator(".recipe").first, "BEE-14"),
        (page.locator(".cell").first, "BEE-14"),
        (page.locator(".improve .column").first, "BEE-24"),
        (page.locator(".oval").last, "BEE-14"),
        (page.locator(".desk .die").first, "BEE-11"),
    ):
        wrong.click()
        expect(why.get_by_role("button")).to_have_text(rule)


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_no_prompt_moves_the_sheet(door: Door, size: tuple[int, int]) -> None:
    keeper = seated(door, size)
    heights = [keeper.page.evaluate(HEIGHTS)]
    keeper.page.locator(".flower").first.click()
    expect(keeper.page.locator(".desk [role=alert]")).to_be_visible()
    heights.append(keeper.page.evaluate(HEIGHTS))
    rng = random.Random(4)
    kinds: set[str] = set()
    for _ in range(MOVES):
        text = keeper.wander(rng, kinds, real=False) or ""
        kinds.add(text.split()[0])
        heights.append(keeper.page.evaluate(HEIGHTS))
    assert len(kinds) >= 4, kinds
    for part in zip(*heights, strict=True):
        assert max(part) - min(part) < 1, heights


def test_what_is_lit_comes_into_sight_on_a_phone(door: Door) -> None:
    keeper = seated(door, PHONE)
    page = keeper.page
    down = "(main) => main.scrollTo(0, main.scrollHeight)"
    page.locator("main").evaluate(down)
    keeper.take_die()
    keeper.choice("stay").tap()
    lit = page.locator(".flower.open").first
    _expect_below_the_desk(lit)
    show = page.get_by_role("button", name="Show what can be done")
    expect(show).to_be_hidden()
    # Whoever scrolls away again finds the way back.
    page.locator("main").evaluate(down)
    show.tap()
    _expect_below_the_desk(lit)
    expect(show).to_be_hidden()


def _expect_below_the_desk(lit: Locator) -> None:
    lit.page.wait_for_function(
        """(lit) => lit.getBoundingClientRect().top
          >= document.querySelector('.busy .top').getBoundingClientRect().bottom""",
        arg=lit.element_handle(),
    )
    expect(lit).to_be_in_viewport()


def test_a_flight_that_starves_a_larva_says_so_on_its_button(door: Door) -> None:
    keeper = seated(door)
    keeper.take_die()
    keeper.choose("fly")
    keeper.choose("done")
    keeper.take_die()
    loss = keeper.page.locator(".choices").get_by_role("button", name=re.compile("larva starves"))
    expect(loss).to_have_text(re.compile("Fly to the Combs"))
    expect(keeper.page.locator(".choices").get_by_role("button", name="Stay")).not_to_contain_text(
        "starve"
    )

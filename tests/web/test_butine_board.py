"""Butine! at the screen: fixed places, keys of the layout, what a tile means, small screens."""

import re

from playwright.sync_api import Page, expect

from tests.web.hands import Player
from tests.web.tables import hot_seat
from tests.web.visitors import PHONE, Door

LANDSCAPE = (844, 390)
CODE = re.compile(r"\b[WRYB]\d|[WRYB]{3}")
"""A tile or a card by letters, as the terminal writes them."""


def top_of(page: Page, selector: str) -> float:
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["y"]


def test_routes_have_their_place_before_there_are_any(door: Door) -> None:
    page = hot_seat(door).page
    expect(page.get_by_text("No route to pick")).to_be_visible()
    market = top_of(page, "[aria-labelledby=butine-market]")
    Player(page).lay_a_route()
    routes = page.get_by_text(re.compile(r"\d+ routes? to pick"))
    expect(routes).to_be_visible()
    assert abs(top_of(page, "[aria-labelledby=butine-market]") - market) < 1
    routes.click()
    expect(page.locator("details li button").first).to_contain_text("1 point")
    # What happened is told in the words of the board.
    expect(page.locator("#log")).to_contain_text("tile 3")
    assert not CODE.search(page.locator("#log").inner_text())
    assert not CODE.search(page.locator(".mine").inner_text())
    # A step is a coin, and the number of a tile is written on it.
    page.locator(".mine .card.can").first.click()
    lit = page.locator(".badges .number")
    expect(lit.first).to_be_visible()
    expect(page.locator(".badges circle")).to_have_count(0)


def test_a_tile_says_whose_cards_it_opens(door: Door) -> None:
    page = hot_seat(door).page
    waiting = page.locator("[aria-labelledby=butine-players] li:not(.turn) bdi").inner_text()

    def look(card: str) -> None:
        said = page.locator(".effects").get_by_text(f"Opens for {waiting}:")
        expect(said).to_contain_text(card)
        # A screen reader hears the same, after where the spot is.
        heard = page.locator("[role=status].unseen p").last
        expect(heard).to_contain_text(re.compile(rf"(o’clock|half past).*Opens for {waiting}"))

    Player(page).lay_a_route(look)


def test_keys_are_shown_on_demand_by_the_layout(door: Door) -> None:
    page = hot_seat(door).page
    Player(page).lay_a_route()
    page.mouse.click(2, 2)
    expect(page.locator(".mine kbd")).to_have_count(0)
    # A French keyboard: the key left of Z writes an A.
    page.evaluate(
        """() => document.body.dispatchEvent(
          new KeyboardEvent('keydown', { code: 'KeyQ', key: 'a', bubbles: true }))"""
    )
    expect(page.locator(".mine kbd").first).to_have_text("A")
    expect(page.locator(".mine .card").first).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("h")
    expect(page.get_by_role("dialog").get_by_text("A W E", exact=True)).to_be_visible()


def test_the_meadow_cannot_be_lost(door: Door) -> None:
    page = hot_seat(door).page
    meadow = page.locator("svg[role=group]")
    box = meadow.bounding_box()
    assert box is not None
    for _ in range(4):
        page.mouse.move(box["x"] + 20, box["y"] + 20)
        page.mouse.down()
        page.mouse.move(box["x"] + box["width"] - 20, box["y"] + box["height"] - 20, steps=4)
        page.mouse.up()
    expect(page.locator("[data-tile='0']")).to_be_in_viewport()


def test_on_a_phone_the_others_cards_are_one_tap_away(door: Door) -> None:
    page = hot_seat(door, size=PHONE).page
    peek = page.get_by_role("button", name="Others’ cards")
    peek.tap()
    expect(page.locator(".peeked .cards svg").first).to_be_in_viewport()
    page.get_by_role("button", name="Close").first.tap()
    expect(page.locator(".peeked")).to_have_count(0)


def test_a_phone_on_its_side_shows_the_whole_meadow(door: Door) -> None:
    page = hot_seat(door, size=LANDSCAPE).page
    page.keyboard.press("1")
    for part in ("svg[role=group]", ".hand"):
        expect(page.locator(part)).to_be_in_viewport(ratio=1)


def test_a_spot_that_is_too_small_for_a_finger_comes_near(door: Door) -> None:
    page = hot_seat(door, size=PHONE).page
    player = Player(page)
    farther = player.button("Farther")
    for _ in range(4):
        farther.tap()
    page.locator(".pile").first.tap()
    small = _mark(page)
    assert small >= 20, "a mark is drawn large enough to be tapped"
    x, y = player.spots()[0]
    page.touchscreen.tap(x, y)
    page.wait_for_function(
        "() => document.querySelector('[data-tile]').getBoundingClientRect().width > 100"
    )


def _mark(page: Page) -> float:
    box = page.locator(".fits").first.bounding_box()
    assert box is not None
    return min(box["width"], box["height"])

"""Small screens and fingers, looking around on the meadow, and less motion for those who ask."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.hands import Player
from tests.web.tables import finished, hot_seat
from tests.web.visitors import PHONE, Door

TOO_WIDE = """() => {
  const wide = document.scrollingElement.scrollWidth - innerWidth;
  const scrollers = [...document.querySelectorAll('main, aside, .side, dialog')]
    .filter((one) => one.scrollWidth > one.clientWidth + 1)
    .map((one) => `${one.tagName}.${one.className}: ${one.scrollWidth - one.clientWidth}`);
  return wide > 0 ? [`the page: ${wide}`, ...scrollers] : scrollers;
}"""

TOO_SMALL = """() => {
  const targets =
    '.button, .field, .pile, .mine > .card, button.card, .zoom button, .hand button, ' +
    '.picker label, a.home';
  return [...document.querySelectorAll(targets)].flatMap((one) => {
    const { width, height } = one.getBoundingClientRect();
    if (!one.checkVisibility() || (width >= 40 && height >= 40)) return [];
    return [`${one.className} ${one.textContent.trim()}: ${width} × ${height}`];
  });
}"""


def expect_fits(page: Page, where: str) -> None:
    """Nothing sticks out to the side, and every control is large enough for a finger."""
    assert page.evaluate(TOO_WIDE) == [], where
    assert page.evaluate(TOO_SMALL) == [], where


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_covers_stand_in_line_on_a_phone(door: Door, lang: str) -> None:
    """Whatever the words on their buttons: what sticks out of a cell makes no page wider."""
    page = door.come(size=PHONE, locale=lang).go("/")
    expect(page.locator(".covers .ways").last.get_by_role("button").first).to_be_enabled()
    grid = page.locator(".covers").bounding_box()
    assert grid
    right = grid["x"] + grid["width"]
    for inside in page.locator(".covers li > *, .covers .button").all():
        box = inside.bounding_box()
        assert box
        assert box["x"] + box["width"] <= right + 0.5, inside.inner_text()


@pytest.mark.parametrize("width", [PHONE[0], 320])
def test_every_page_fits_a_phone(door: Door, width: int) -> None:
    ada = door.come("Ada with a rather long name"[:24], size=PHONE)
    page = ada.page
    page.set_viewport_size({"width": width, "height": PHONE[1]})
    table = ada.open_table("me", "open", "bot:greedy", "open", start=False, public=True)
    ada.go("/")
    expect(page.get_by_role("link", name="Join")).to_be_visible()
    expect_fits(page, "lobby")
    page.get_by_role("button", name="Butine!").click()
    page.get_by_label("The first to have so many points").check()
    page.get_by_label("Seat 2", exact=True).select_option("Another person at this screen")
    expect_fits(page, "a new table")
    ada.go(table)
    expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    expect_fits(page, "open table")
    ada.go("/rules/butine")
    expect(page.locator("#BUT-1")).to_be_visible()
    expect_fits(page, "rules")
    finished(ada)
    expect_fits(page, "finished table")
    page.get_by_role("button", name="Look back").click()
    expect(page.get_by_role("slider")).to_be_visible()
    expect_fits(page, "replay")


def test_a_turn_with_a_finger(door: Door) -> None:
    ada = door.come("Ada", size=PHONE)
    page = ada.go(ada.open_table("me", "bot:random", "bot:random", "bot:random"))
    player = Player(page)
    before = player.await_turn()
    # The meadow, what to do, my cards and the tiles are there without scrolling.
    meadow = player.meadow.bounding_box()
    assert meadow is not None
    assert meadow["height"] >= 240
    for part in (player.meadow, page.locator(".ask"), player.card(2), player.pile(3)):
        expect(part).to_be_in_viewport(ratio=0.99)
    expect_fits(page, "running table")
    player.pile(3).tap()
    spot = player.spots()[0]
    expect_fits(page, "tile in hand")
    page.touchscreen.tap(*spot)
    expect(player.button("Lay it here")).to_be_visible()
    expect_fits(page, "tile on its spot")
    player.button("Lay it here").tap()
    assert player.settled(before).tiles > before.tiles

    # A log longer than its sheet is opened at its end.
    while page.locator("#log li").count() < 20:
        player.act()
    page.get_by_role("navigation").get_by_role("button", name="Log").tap()
    expect(page.locator("#log li").last).to_be_in_viewport()
    expect(page.locator("#log li").first).not_to_be_in_viewport()
    expect_fits(page, "log")
    page.get_by_role("navigation").get_by_role("button", name="Chat").tap()
    page.get_by_role("textbox", name="Say something").fill("hello")
    page.get_by_role("button", name="Send").tap()
    expect(page.get_by_role("list", name="Chat")).to_contain_text("hello")
    expect_fits(page, "chat")


def test_two_fingers_zoom_the_meadow(door: Door) -> None:
    ada = hot_seat(door, size=PHONE)
    page = ada.page
    player = Player(page)
    before = _shown(page)
    box = player.meadow.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = ada.context.new_cdp_session(page)

    def touch(kind: str, apart: float) -> None:
        points = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
        points = [] if kind == "touchEnd" else points
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 30)
    for apart in (45, 60, 75, 90):
        touch("touchMove", apart)
    touch("touchEnd", 90)
    expect(player.meadow).not_to_have_attribute("viewBox", before)
    assert float(_shown(page).split()[2]) < 0.6 * float(before.split()[2])
    player.button("Show the whole meadow").tap()
    expect(player.meadow).to_have_attribute("viewBox", before)


def test_wheel_and_mouse_move_the_meadow(door: Door) -> None:
    page = hot_seat(door).page
    player = Player(page)
    before = _shown(page)
    box = player.meadow.bounding_box()
    assert box is not None
    x, y = box["x"] + 200, box["y"] + 500
    page.mouse.move(x, y)
    page.mouse.wheel(0, -300)
    expect(player.meadow).not_to_have_attribute("viewBox", before)
    nearer = _shown(page)
    assert float(nearer.split()[2]) < float(before.split()[2])
    page.mouse.down()
    page.mouse.move(x + 90, y - 40, steps=3)
    page.mouse.up()
    panned = [float(number) for number in _shown(page).split()]
    zoomed = [float(number) for number in nearer.split()]
    assert panned[0] < zoomed[0], "the meadow went to the right"
    assert panned[1] > zoomed[1], "and up"
    assert panned[2:] == zoomed[2:]
    player.button("Show the whole meadow").click()
    expect(player.meadow).to_have_attribute("viewBox", before)


def _shown(page: Page) -> str:
    return page.locator("svg[role=group]").get_attribute("viewBox") or ""


# ---------------------------------------------------------------- motion

WATCH_MOTION = """() => {
  window.seen = { bee: [], camera: [] };
  const note = (list, value) => list.at(-1) === value || list.push(value);
  const look = () => {
    note(window.seen.bee, document.querySelector('.fly').style.transform);
    note(window.seen.camera, document.querySelector('svg[role=group]').getAttribute('viewBox'));
  };
  look();
  const options = { attributes: true, subtree: true };
  new MutationObserver(look).observe(document.querySelector('.meadow'), options);
}"""
"""Notes where the bee and the meadow are shown, one after the other."""

ENDLESS = """() => document.getAnimations().filter((motion) => {
  const { duration, iterations } = motion.effect.getComputedTiming();
  return duration > 1 && iterations === Infinity;
}).length"""


@pytest.mark.parametrize("still", [False, True], ids=["motion", "reduced"])
def test_motion_only_for_those_who_want_it(door: Door, still: bool) -> None:
    ada = door.come("Ada")
    eve = door.come("Eve", reduced_motion="reduce" if still else "no-preference")
    table = ada.open_table("me", "Ben")
    player = Player(ada.go(table))
    now = player.lay_a_route()
    eve.go(table)
    expect(eve.page.locator("[data-tile]")).to_have_count(now.tiles)
    eve.page.evaluate(WATCH_MOTION)
    player.walk(now.best_card)
    # The bee flies tile by tile, or is where it is.
    expect(eve.page.locator("#log")).to_contain_text("gathers")
    if not still:
        eve.page.wait_for_function("() => window.seen.bee.length >= 4")
    # The meadow glides to its new place, or is there.
    player.end_turn()
    for pile in (0, 0, 0):
        player.place(pile)
        player.end_turn()
    tiles = player.look().tiles
    expect(eve.page.locator("[data-tile]")).to_have_count(tiles)
    if still:
        assert eve.page.evaluate("() => window.seen.bee.length") <= 2
        assert eve.page.evaluate("() => window.seen.camera.length") <= 4
    else:
        eve.page.wait_for_function("() => window.seen.camera.length > 4")
    # Lit tiles shimmer, or not.
    mine = door.come("Zoe", reduced_motion="reduce" if still else "no-preference")
    own = Player(mine.go(mine.open_table("me", "Yan")))
    flies = own.lay_a_route()
    own.card(flies.best_card).click()
    expect(mine.page.locator(".tile.open").first).to_be_visible()
    assert (mine.page.evaluate(ENDLESS) == 0) is still

"""Others' moves: each player's last move stays marked, and a line of the log lights its places."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.web import beekeeper, keepers
from tests.web.axe import expect_no_violations
from tests.web.hands import Player
from tests.web.racers import Racer
from tests.web.tables import hot_seat
from tests.web.visitors import PHONE, Door


def line(page: Page, text: str) -> Locator:
    """The newest line of the log that says this and can light something."""
    return page.locator("#log button").filter(has_text=re.compile(text)).last


def lit(page: Page, place: str = "") -> Locator:
    """What is lit now: all of it, or what has a name that begins so."""
    return page.locator(f"[data-alight][data-trace^='{place}']" if place else "[data-alight]")


def lay_two(page: Page) -> None:
    """Ada and Ben have laid a tile each; the second one is tile 2."""
    player = Player(page)
    player.lay(0)
    player.lay(1)
    expect(page.locator("#log")).to_contain_text("tile 2")


def test_butine_marks_the_last_moves_and_a_line_lights_its_tile(door: Door) -> None:
    page = hot_seat(door).page
    lay_two(page)
    marked = page.locator("path.laid")
    expect(marked).to_have_count(2)
    expect(page.locator("svg [data-seal]")).to_have_count(2)

    # The same tile is drawn before the words, for the eye only.
    glyph = line(page, "tile 1").locator("[aria-hidden] svg .face")
    expect(glyph).to_have_attribute("d", page.locator("[data-tile='1'] .face").get_attribute("d"))

    # The mouse lights while it is there; pressing keeps it.
    line(page, "tile 1").hover()
    expect(lit(page, "tile 1")).to_have_count(1)
    page.mouse.move(5, 5)
    expect(lit(page)).to_have_count(0)
    line(page, "tile 2").click()
    page.mouse.move(5, 5)
    expect(lit(page, "tile 2")).to_have_count(1)
    expect_no_violations(page, "a line of the log is held")
    line(page, "tile 2").click()
    page.mouse.move(5, 5)
    expect(lit(page)).to_have_count(0)

    # Whoever comes back finds the marks, and none of what was taken back.
    page.reload()
    expect(marked).to_have_count(2)
    page.keyboard.press("Control+z")
    expect(marked).to_have_count(1)
    expect(line(page, "tile 2")).to_have_count(0)


IN_SIGHT = """() => {
  const tile = document.querySelector('[data-alight]').getBoundingClientRect();
  const meadow = document.querySelector('svg[role=group]').getBoundingClientRect();
  return tile.left >= meadow.left && tile.right <= meadow.right
    && tile.top >= meadow.top && tile.bottom <= meadow.bottom;
}"""


def test_what_is_held_comes_into_sight(door: Door) -> None:
    page = hot_seat(door).page
    lay_two(page)
    for _ in range(12):
        page.get_by_role("button", name="Nearer").click()
    line(page, "tile 2").hover()
    expect(lit(page, "tile 2")).to_have_count(1)
    assert not page.evaluate(IN_SIGHT), "a mouse that passes moves nothing"
    line(page, "tile 2").click()
    page.wait_for_function(IN_SIGHT)


def test_the_log_is_one_stop_and_arrows_go_from_line_to_line(door: Door) -> None:
    page = hot_seat(door).page
    lay_two(page)
    tiles = page.locator("[data-tile]").count()
    expect(page.locator("#log button[tabindex='0']")).to_have_count(1)
    page.keyboard.press("l")
    page.keyboard.press("ArrowUp")
    expect(line(page, "tile 2")).to_be_focused()
    expect(lit(page, "tile 2")).to_have_count(1)
    page.keyboard.press("ArrowUp")
    expect(line(page, "tile 1")).to_be_focused()
    expect(lit(page, "tile 1")).to_have_count(1)
    # What was pressed stays when the keyboard goes on, until Escape.
    page.keyboard.press("Enter")
    expect(line(page, "tile 1")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Tab")
    expect(lit(page, "tile 1")).to_have_count(1)
    page.keyboard.press("Shift+Tab")
    expect(line(page, "tile 1")).to_be_focused()
    page.keyboard.press("Escape")
    expect(lit(page)).to_have_count(0)
    # The board has heard nothing of it.
    assert page.locator("[data-tile]").count() == tiles
    expect(page.locator(".ghost")).to_have_count(0)


def test_on_a_phone_a_line_is_tapped_and_the_board_is_seen(door: Door) -> None:
    page = hot_seat(door, size=PHONE).page
    lay_two(page)
    page.get_by_role("navigation", name="Panels of the table").get_by_role(
        "button", name="Log"
    ).tap()
    line(page, "tile 2").tap()
    expect(lit(page, "tile 2")).to_be_in_viewport()
    expect(page.locator("#log li:visible")).to_have_count(1)
    tile = lit(page, "tile 2").bounding_box()
    sheet = page.locator("aside.up").bounding_box()
    assert tile is not None
    assert sheet is not None
    assert tile["y"] + tile["height"] < sheet["y"]
    # Tapped again, all lines are back; with the sheet goes the light.
    line(page, "tile 2").tap()
    expect(line(page, "tile 1")).to_be_visible()
    line(page, "tile 1").tap()
    expect(lit(page, "tile 1")).to_have_count(1)
    page.get_by_role("button", name="Close", exact=True).tap()
    expect(lit(page)).to_have_count(0)


def test_waggle_dance_marks_bees_that_were_placed(door: Door) -> None:
    ada = keepers.come(door, "Ada")
    keeper = keepers.sit_down(ada, "Ben")
    page = keeper.page
    for _ in range(2):
        keeper.await_turn()
        move = next(text for text in keeper.legal if re.match(r"place \d [ACEG]\d", text))
        keeper.make(move)
    # `move` is the second one's: the spot where the newest bee stands.
    spot = move.split()[-1]
    marked = page.locator("td .trace.last")
    expect(marked).to_have_count(2)
    expect(page.locator(f"[data-trace='spot {spot}'].last")).to_have_count(1)
    line(page, rf"\b{spot}\b").hover()
    expect(lit(page, f"spot {spot}")).to_have_count(1)
    expect_no_violations(page, "a bee is lit")
    page.reload()
    expect(marked).to_have_count(2)
    # The mouse lies on the log: what it had lit goes when the keyboard scrolls the lines away.
    page.keyboard.press("l")
    page.keyboard.press("ArrowUp")
    expect(lit(page)).not_to_have_count(0)
    page.keyboard.press("Escape")
    expect(lit(page)).to_have_count(0)


def test_la_ruche_marks_the_last_tile(door: Door) -> None:
    ada = door.come("Ada")
    page = ada.go(ada.open_table("me", game="la-ruche"))
    racer = Racer(ada)
    expect(racer.hand.first).to_be_visible()
    for _ in range(2):
        move = racer.options()[0]
        racer.lay(move)
        racer.expect_laid(move)
    cell = f"cell {move.q},{move.r}"
    marked = page.locator(".traces [data-trace]")
    expect(marked).to_have_count(1)
    expect(marked).to_have_attribute("data-trace", cell)
    page.locator("#log button").last.hover()
    expect(lit(page, cell)).to_have_count(1)
    expect_no_violations(page, "a tile is lit")
    page.mouse.move(5, 5)
    page.reload()
    expect(marked).to_have_attribute("data-trace", cell)
    page.keyboard.press("l")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(lit(page, "cell ")).to_have_count(1)
    expect(lit(page, cell)).to_have_count(0)


def test_bee_busy_marks_what_was_written(door: Door) -> None:
    ada = door.come("Ada")
    page = ada.go(ada.open_table("me", "bot:greedy", game="bee-busy"))
    keeper = beekeeper.Keeper(ada)
    # Who has which mark stands with the names.
    sheets = page.get_by_role("region", name="All sheets").get_by_role("listitem")
    for seat in range(2):
        expect(sheets.nth(seat).locator(f".who [data-seal='{seat}']")).to_be_visible()
    keeper.take_die()
    area = page.locator(".trace.last[data-trace^='area']")
    expect(area).to_have_count(0)
    keeper.choose(keeper.begins("stay"))
    expect(area).to_have_count(1)
    where = str(area.get_attribute("data-trace"))
    line(page, "Ada stays").hover()
    expect(lit(page, where)).to_have_count(1)
    # The small sheet of whoever it was is lit, too.
    expect(lit(page, f"sheet {where.split()[1]}")).to_have_count(1)
    expect_no_violations(page, "an area is lit")
    page.mouse.move(5, 5)
    page.reload()
    expect(area).to_have_count(1)
    keeper.take_back()
    expect(area).to_have_count(0)

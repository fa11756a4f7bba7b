"""La Ruche for everybody: keys alone, fingers on a small screen, no violation that axe can find."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from skep.games.la_ruche.moves import Place
from tests.web.axe import expect_no_violations
from tests.web.racers import Racer, has_bee, open_up, race, tile_name
from tests.web.test_screens import TOO_WIDE
from tests.web.visitors import DESKTOP, PHONE, Door

# ---------------------------------------------------------------- keys alone


class Keys:
    """Somebody without a mouse."""

    def __init__(self, racer: Racer) -> None:
        self.racer = racer
        self.page = racer.page
        self.press = racer.page.keyboard.press
        self.ghost = racer.page.locator("[data-ghost]")

    def lay(self, move: Place) -> None:
        """Take up the tile, go to the cell, turn it, lay it."""
        self._take_up(tile_name(move.lay))
        self._go(f"{move.q},{move.r}")
        self.racer.turn_to(self.ghost, move.lay)
        self.press("Enter")
        self.racer.expect_laid(move)

    def _take_up(self, tile: str) -> None:
        chosen = self.page.locator("button[data-tile][aria-pressed=true]")
        for _ in range(31):
            self.press("n")
            expect(chosen).to_have_count(1)
            if chosen.get_attribute("data-tile") == tile:
                return
        raise AssertionError(f"N does not lead to {tile}")

    def _go(self, cell: str) -> None:
        """Arrows lead to every open cell: always the way that looks right, else any."""
        rng = random.Random(1)
        q, r = map(int, cell.split(","))
        for _ in range(60):
            here = self.ghost.get_attribute("data-ghost") or ""
            if here == cell:
                return
            a, b = map(int, here.split(","))
            dx, dy = q + r / 2 - a - b / 2, r - b
            across = ("ArrowRight" if dx > 0 else "ArrowLeft", "ArrowDown" if dy > 0 else "ArrowUp")
            wide = abs(dx) > abs(dy)
            key = rng.choice([across[0], across[0], across[1]] if wide else [*across, across[1]])
            self.press(key)
        raise AssertionError(f"arrows do not lead to {cell}")


def test_a_race_with_keys_alone(door: Door) -> None:
    ada, bob = race(door.come("Ada"), door.come("Bob"), bee=True)
    rng = random.Random(4)
    opener = ada if ada.view.you == ada.view.turn else bob
    Keys(opener).lay(rng.choice(opener.options()))
    expect(ada.tiles).to_have_count(1)
    expect(bob.tiles).to_have_count(1)
    open_up(bob, ada, but=1)
    mine = Keys(ada)
    mine.press("n")
    told = ada.page.locator("[role=status].unseen")
    expect(told).to_contain_text(re.compile(r"Cell \d of 2\. .* meets "))
    mine.press("Escape")
    bees = [move for move in ada.options() if has_bee(move)]
    mine.lay(rng.choice(bees))
    expect(told).to_contain_text("You may give one tile away.")
    # Give a tile with keys: G, a tile, and the number of the player.
    mine.press("g")
    mine.press("n")
    gift = ada.page.locator("button[data-tile][aria-pressed=true]").get_attribute("data-tile")
    assert gift
    assert bob.view.you is not None
    mine.press(str(bob.view.you + 1))
    expect(bob.in_hand(gift)).to_be_visible()
    # Sort and find: yellow, then green clockwise after it.
    mine.press("2")
    mine.press("3")
    _expect_pair(ada.hand, "2", "3")
    mine.press("2")
    mine.press("3")
    # A pause, and on.
    mine.press("p")
    bob.page.keyboard.press("p")
    expect(ada.page.get_by_role("heading", name="Pause")).to_be_visible()
    mine.press("p")
    bob.page.keyboard.press("p")
    ada.await_race()


def _expect_pair(tiles: Locator, first: str, second: str) -> None:
    """All tiles that are shown have these two side by side, where one looks for them."""
    lays = [tile.get_attribute("data-lay") or "" for tile in tiles.all()]
    assert lays
    assert all(lay[5] + lay[0] == first + second for lay in lays), lays


def test_a_puzzle_with_keys_alone(door: Door) -> None:
    visitor = door.come("Ada")
    options = {"puzzle": "123456 123465 123546"}
    visitor.go(visitor.open_table("me", game="la-ruche", options=options))
    ada = Racer(visitor)
    expect(ada.hand).to_have_count(3)
    keys = Keys(ada)
    keys.lay(ada.options()[0])
    keys.press("Backspace")
    expect(ada.tiles).to_have_count(0)
    for number in range(1, 3):
        keys.lay(ada.options()[0])
        expect(ada.tiles).to_have_count(number)


# ---------------------------------------------------------------- fingers on a small screen


def test_a_hand_of_thirty_on_a_phone(door: Door) -> None:
    ada, bob = race(door.come("Ada", size=PHONE), door.come("Bob", size=PHONE))
    opener = ada if ada.view.you == ada.view.turn else bob
    page = opener.page
    expect(opener.hand).to_have_count(30)
    assert page.evaluate(TOO_WIDE) == []
    # All thirty can be reached by scrolling the tray alone.
    first, last = opener.hand.first, opener.hand.last
    expect(first).to_be_in_viewport(ratio=0.9)
    expect(last).not_to_be_in_viewport()
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport(ratio=0.9)
    expect(opener.comb).to_be_in_viewport(ratio=0.99)
    # Two edges leave a few.
    colours = page.get_by_role("group", name="Sort and find tiles by colour")
    colours.get_by_role("button", name="violet").tap()
    colours.get_by_role("button", name=re.compile("^red")).tap()
    expect(opener.hand).not_to_have_count(30)
    _expect_pair(opener.hand, "5", "1")
    colours.get_by_role("button", name="Show all tiles").tap()
    expect(opener.hand).to_have_count(30)
    # A double tap turns a tile over, a drag with a second finger turns it.
    tile = opener.hand.first
    before = tile.get_attribute("data-lay") or ""
    _drag_with_two_fingers(opener, tile)
    expect(opener.tiles).to_have_count(1)
    laid = opener.tiles.first.get_attribute("data-lay") or ""
    assert laid == before[-1] + before[:-1]
    opener.hand.first.dblclick()
    shown = opener.hand.first.get_attribute("data-lay") or ""
    assert shown[::-1] == (opener.hand.first.get_attribute("data-tile") or "")


def _drag_with_two_fingers(racer: Racer, tile: Locator) -> None:
    tile.scroll_into_view_if_needed()
    box = tile.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    to_x, to_y = racer.at(0, 0)
    to_y += 52  # the tile hovers above the finger
    fingers = racer.visitor.context.new_cdp_session(racer.page)

    def touch(kind: str, *points: dict[str, Any]) -> None:
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    touch("touchStart", {"x": x, "y": y, "id": 0})
    for part in (0.1, 0.3, 0.6, 0.9, 1):
        here = {"x": x + part * (to_x - x), "y": y + part * (to_y - y), "id": 0}
        touch("touchMove", here)
    expect(racer.page.locator("[data-ghost='0,0']")).to_be_visible()
    before = racer.page.locator("[data-ghost]").get_attribute("data-lay") or ""
    touch("touchStart", here, {"x": 60, "y": to_y, "id": 1})
    touch("touchMove", here)
    expect(racer.page.locator("[data-ghost]")).not_to_have_attribute("data-lay", before)
    touch("touchEnd")


# ---------------------------------------------------------------- axe


@pytest.mark.parametrize(("size", "dark"), [(DESKTOP, False), (PHONE, True)])
def test_no_violations_in_a_race(door: Door, size: tuple[int, int], dark: bool) -> None:
    visitors = door.come("Ada", size=size, dark=dark), door.come("Bob", size=size, dark=dark)
    ada, bob = race(*visitors, bee=True, three_contacts=True, rounds=2, pause=3)
    page = ada.page
    open_up(ada, bob)
    expect_no_violations(page, "race")
    bees = [move for move in ada.options() if has_bee(move)]
    ada.lay(bees[0])
    ada.set_down(ada.options()[0])
    expect_no_violations(page, "a tile set down, a gift waiting")
    page.keyboard.press("Escape")
    page.keyboard.press("g")
    page.keyboard.press("n")
    expect_no_violations(page, "giving")
    page.keyboard.press("Escape")
    page.keyboard.press("2")
    ada.set_down(ada.misfit())
    ada.send()
    expect_no_violations(page, "refused, tiles sorted")
    bob.page.keyboard.press("p")
    expect(page.get_by_text("wants a pause")).to_be_visible()
    page.keyboard.press("p")
    expect(page.get_by_role("heading", name="Pause")).to_be_visible()
    expect_no_violations(page, "paused")


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_no_violations_around_a_race(door: Door, dark: bool) -> None:
    """The form, between two rounds, and the end."""
    visitor = door.come("Ada", dark=dark)
    page = visitor.go("/")
    page.get_by_role("button", name="La Ruche").click()
    page.get_by_role("button", name="A puzzle for one").click()
    expect_no_violations(page, "the form for one")
    [ada] = race(visitor, bots=("unbeatable", "unbeatable", "unbeatable"), rounds=2, pause=0)
    rng = random.Random(5)
    on = page.get_by_role("button", name="On to the next round")
    end = page.locator("#result-title")
    for _ in range(2):
        expect(ada.line).to_have_text(re.compile("You open|touches exactly one"))
        ada.lay(rng.choice(ada.options()))
        ada.race_until(on.or_(end), rng)
        if on.is_visible():
            expect_no_violations(page, "between rounds")
            on.click()
    expect(end).to_be_visible()
    expect_no_violations(page, "the end")


@pytest.mark.parametrize(("size", "dark"), [(PHONE, False), (DESKTOP, True)])
def test_no_violations_in_a_puzzle(door: Door, size: tuple[int, int], dark: bool) -> None:
    visitor = door.come("Ada", size=size, dark=dark)
    visitor.go(visitor.open_table("me", game="la-ruche", options={"tiles": 12}))
    ada = Racer(visitor)
    expect(ada.hand).to_have_count(12)
    ada.lay(ada.options()[0])
    ada.page.get_by_role("button", name="Hint").click()
    expect(ada.page.locator("button[data-tile].hinted")).to_have_count(1)
    expect_no_violations(ada.page, "a hint")
    ada.page.get_by_role("button", name="Give up").click()
    expect_no_violations(ada.page, "sure?")
    ada.page.get_by_role("button", name="Yes").click()
    expect(ada.page.locator(".comb .solved").first).to_be_visible()
    expect_no_violations(ada.page, "given up")

"""Everything with keys alone: no test here touches the mouse."""

import re

from playwright.sync_api import Page, expect

from tests.web.hands import CARD_KEYS, Player, position
from tests.web.tables import hot_seat
from tests.web.visitors import Door


def _tab_to(page: Page, name: str) -> None:
    """Go to a control as a keyboard goes there; it must show that it has the focus."""
    for _ in range(40):
        page.keyboard.press("Tab")
        focused = page.locator("*:focus")
        if focused.count() and page.evaluate(NAME_OF_FOCUS).startswith(name):
            assert page.evaluate("() => document.activeElement.matches(':focus-visible')")
            outline = focused.evaluate("(one) => getComputedStyle(one).outlineStyle")
            assert outline != "none", f"{name} does not show its focus"
            return
    raise AssertionError(f"Tab does not lead to {name}")


NAME_OF_FOCUS = """() => {
  const one = document.activeElement;
  return (one.getAttribute('aria-label') ?? one.innerText ?? '').trim();
}"""


def test_from_the_lobby_to_the_table(door: Door) -> None:
    ada = door.come("Ada")
    page = ada.go("/")
    expect(page.get_by_role("button", name="Butine!")).to_be_enabled()
    _tab_to(page, "Butine!")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="A table of Butine!")).to_be_visible()
    _tab_to(page, "Play")
    page.keyboard.press("Enter")
    Player(page).await_turn()


def _told(page: Page, text: str) -> None:
    """A screen reader was told this."""
    expect(page.locator("[role=status].unseen")).to_contain_text(re.compile(text))


def test_a_turn_of_laying_a_tile(door: Door) -> None:
    page = hot_seat(door).page
    player = Player(page)
    page.keyboard.press("2")
    _told(page, r"Spot \d+ of 30: poppy trapezoid touching daisy 0")
    ghost = page.locator(".ghost .face")
    for key in ("ArrowRight", "r", "n", "Shift+N"):
        before = ghost.get_attribute("d") or ""
        page.keyboard.press(key)
        expect(ghost).not_to_have_attribute("d", before)
    page.keyboard.press("Escape")
    expect(ghost).to_have_count(0)
    first = player.look().prompt.partition(":")[0]
    player.lay(1, "n", "r")
    _told(page, f"{first} lays a poppy trapezoid")
    assert player.await_turn().prompt.partition(":")[0] != first


def test_a_turn_of_gathering_taking_and_swapping(door: Door) -> None:
    page = hot_seat(door).page
    player = Player(page)
    now = player.lay_a_route()
    before = position(page)
    key = CARD_KEYS[now.best_card]

    # A step, and the step back.
    page.keyboard.press(key)
    _told(page, r"chosen\. First: ")
    _step(page)
    expect(page.locator(".ask")).to_contain_text("step 2 of 3")
    page.keyboard.press("Backspace")
    expect(page.locator(".ask")).to_contain_text("step 1 of 3")
    for _ in range(3):
        _step(page)
    now = player.settled(now)
    _told(page, "gathers .* and has 1 point")
    while not now.market:
        page.keyboard.press("d")
        now = player.settled(now)

    # Take a card, then swap one for another.
    _told(page, "Take a card from the market")
    page.keyboard.press("1")
    now = player.settled(now)
    assert now.prompt.endswith("Swap a card? It costs you 1 point.")
    page.keyboard.press("q")
    expect(page.locator(".ask")).to_contain_text("Swap it for which card?")
    page.keyboard.press("0")
    now = player.settled(now)
    _told(page, "pays a point and changes")
    after = position(page)
    assert after["points"] == before["points"]
    assert int(after["deck"]) == int(before["deck"]) - 2


def _step(page: Page) -> None:
    """Fly to a lit tile: arrows lead to one, Enter goes there."""
    expect(page.locator(".tile.open").first).to_be_visible()
    lit = page.locator(".tile.open:focus")
    for arrow in ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"):
        page.keyboard.press(arrow)
        if lit.count():
            break
    expect(lit).to_have_attribute("aria-label", re.compile("; the bee can fly here$"))
    page.keyboard.press("Enter")


def test_the_keys_of_the_house(door: Door) -> None:
    page = hot_seat(door).page
    page.keyboard.press("?")
    book = page.get_by_role("dialog", name="Rules")
    expect(book).to_contain_text("BUT-1")
    page.keyboard.press("Escape")
    expect(book).to_be_hidden()
    page.keyboard.press("h")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("take up a tile")
    page.keyboard.press("Escape")
    expect(keys).to_be_hidden()
    page.keyboard.press("l")
    expect(page.locator("#log")).to_be_focused()
    page.keyboard.press("c")
    expect(page.get_by_role("textbox", name="Say something")).to_be_focused()
    # In a field, keys are letters.
    page.keyboard.type("h? 2 q")
    expect(page.get_by_role("textbox", name="Say something")).to_have_value("h? 2 q")
    expect(page.locator(".ghost")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(page.get_by_role("list", name="Chat")).to_contain_text("h? 2 q")
    meadow = page.locator("svg[role=group]")
    before = meadow.get_attribute("viewBox")
    page.keyboard.press("Escape")
    _tab_to(page, "Skep")
    page.keyboard.press("+")
    expect(meadow).not_to_have_attribute("viewBox", before or "")
    page.keyboard.press("f")
    expect(meadow).to_have_attribute("viewBox", before or "")

"""Tables to begin a test at."""

import time
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.web.hands import Player
from tests.web.visitors import PATIENCE_MS, Door, Visitor

SHORT: dict[str, Any] = {"quick": True, "challenge": 2}
"""Options that make a game short."""


def hot_seat(door: Door, **wishes: Any) -> Visitor:
    """Ada and Ben before one screen; one of them is to move."""
    ada = door.come("Ada", **wishes)
    ada.go(ada.open_table("me", "Ben"))
    Player(ada.page).await_turn()
    return ada


def two_people(ada: Visitor, bob: Visitor, *more: str, **wish: Any) -> str:
    """Ada opens a table, Bob comes by its link, and Ada starts the game; the path of its page."""
    table = ada.open_table("me", "open", *more, start=False, **wish)
    ada.go(table)
    bob.go(table).get_by_role("button", name="Sit here").click()
    ada.page.get_by_role("button", name="Start the game").click()
    for visitor in (ada, bob):
        expect(visitor.page.locator(".mine")).to_be_visible()
    return table


def by_turn(ada: Visitor, bob: Visitor) -> tuple[Visitor, Visitor]:
    """Whoever is to move, and the other; a page that has not heard of it yet is waited for."""
    until = time.monotonic() + PATIENCE_MS / 1000
    while time.monotonic() < until:
        match [Player(visitor.page).look().mine for visitor in (ada, bob)]:
            case [True, False]:
                return ada, bob
            case [False, True]:
                return bob, ada
        ada.page.wait_for_timeout(50)
    raise AssertionError("the pages do not agree on whose turn it is")


def show_seats(page: Page) -> None:
    """Bring up who sits at the table, and what can be done about it."""
    tab = page.get_by_role("navigation", name="Panels of the table").get_by_role(
        "button", name="Table"
    )
    expect(tab).to_be_visible()
    if tab.get_attribute("aria-expanded") == "false":
        tab.click()


def seat(page: Page, name: str) -> Locator:
    """The line of a seat in the panel of the table, which is brought up."""
    show_seats(page)
    return page.get_by_role("list", name="Seats").get_by_role("listitem").filter(has_text=name)


def let_a_bot_play(page: Page, name: str) -> None:
    """Give a seat to a bot, by the menu of the seat."""
    show_seats(page)
    page.get_by_role("button", name=f"What to do about the seat of {name}").click()
    page.get_by_role("group", name="Let a bot play").get_by_role("button", name="Greedy").click()


def finished(ada: Visitor) -> Page:
    """A short game that bots have played to its end, one of them on Ada's seat."""
    ada.call("Ada")
    page = ada.go(ada.open_table("me", "bot:greedy", options=SHORT))
    Player(page).await_turn()
    # As far down as somebody may be who looks at the cards of the others.
    page.locator("main").evaluate("(main) => main.scrollTo(0, main.scrollHeight)")
    let_a_bot_play(page, "Ada")
    expect(page.get_by_role("button", name="Look back")).to_be_visible()
    expect(page.locator("#result-title")).to_be_in_viewport()
    return page

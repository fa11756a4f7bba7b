"""What a move did is shown for a moment, above the board; nobody waits for it."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.beekeeper import Keeper
from tests.web.hands import Player
from tests.web.racers import has_bee, open_up, race
from tests.web.visitors import Door, Visitor

WATCH = """() => {
  window.shown = [];
  const stir = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    if (options.id) window.shown.push(options.id);
    return stir.call(this, frames, options);
  };
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node.dataset?.flight) window.shown.push(node.dataset.flight);
  }).observe(document.body, { subtree: true, childList: true });
}"""
"""Notes everything that flies or stirs from now on."""


def shown(page: Page) -> list[str]:
    found: list[str] = page.evaluate("() => window.shown")
    return found


def come(door: Door, still: bool) -> Visitor:
    """Ada, whose clock can be held, so that what flies stays in the air."""
    ada = door.come("Ada", reduced_motion="reduce" if still else "no-preference")
    ada.page.clock.install()
    return ada


def hold(page: Page) -> None:
    page.evaluate(WATCH)
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 5"))


def expect_over(page: Page) -> None:
    """What is in the air is gone by itself after 600 milliseconds, and heard by nobody."""
    expect(page.locator(".air")).to_have_attribute("aria-hidden", "true")
    page.clock.run_for(600)
    expect(page.locator("[data-flight]")).to_have_count(0)


both_ways = pytest.mark.parametrize("still", [False, True], ids=["motion", "reduced"])


@both_ways
def test_butine(door: Door, still: bool) -> None:
    ada = come(door, still)
    page = ada.go(ada.open_table("me", "Ben"))
    player = Player(page)
    now = player.lay_a_route()
    hold(page)
    player.card(now.best_card).click()
    for _ in range(3):
        page.locator(".tile.open").first.click()
    expect(page.locator("#log")).to_contain_text("gathers")
    flights = page.locator("[data-flight]")
    if still:
        player.end_turn()
        assert shown(page) == []
        return
    expect(flights).to_have_text("+1")
    # The board takes a click while it flies, and the flight is over at once.
    scale = page.locator("svg[role=group]").get_attribute("viewBox")
    player.button("Farther").click()
    expect(flights).to_have_count(0)
    expect(page.locator("svg[role=group]")).not_to_have_attribute("viewBox", scale or "")
    player.market_card(0).click()
    expect(flights).to_have_count(2)
    expect_over(page)
    assert shown(page) == ["skep-count", "points", "card", "back"]


@both_ways
def test_la_ruche(door: Door, still: bool) -> None:
    """A race goes on under what flies."""
    ada, bob = race(come(door, still), door.come("Bob"), bee=True)
    page = ada.page
    open_up(ada, bob)
    hold(page)
    earns = next(move for move in ada.options() if has_bee(move))
    ada.lay(earns)
    expect(page.get_by_text("You may give one tile away.").first).to_be_visible()
    if still:
        assert shown(page) == []
        return
    flights = page.locator("[data-flight]")
    expect(flights).to_have_attribute("data-flight", "gift")
    # What others lay settles, and does not stop what is in the air.
    expect(bob.tiles).to_have_count(3)
    bob.lay(next(move for move in bob.options() if not has_bee(move)))
    expect(ada.tiles).to_have_count(4)
    expect(flights).to_have_count(1)
    # A touch does, and is a touch like any other.
    next_tile = ada.hand.first
    next_tile.click()
    expect(next_tile).to_have_attribute("aria-pressed", "true")
    expect(flights).to_have_count(0)
    assert shown(page) == ["skep-settle", "gift", "skep-settle"]


@both_ways
def test_bee_busy(door: Door, still: bool) -> None:
    ada = come(door, still)
    page = ada.go(ada.open_table("me", game="bee-busy"))
    keeper = Keeper(ada)
    keeper.sit_out()
    keeper.take_die()
    hold(page)
    keeper.choose("stay")
    keeper.choose(keeper.begins("pick "))
    flights = page.locator("[data-flight]")
    if still:
        keeper.choose("done")
        assert shown(page) == []
        return
    expect(flights.first).to_have_attribute("data-flight", re.compile("nectar|pollen"))
    at = keeper.at()
    keeper.button("Take back").click()
    expect(flights).to_have_count(0)
    expect(page.locator(".busy")).not_to_have_attribute("data-at", at)
    keeper.choose(keeper.begins("pick "))
    expect(flights.first).to_be_attached()
    expect_over(page)
    keeper.choose("done")
    assert shown(page).count("skep-roll") == len(keeper.view.dice)

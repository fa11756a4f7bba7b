"""For everybody: no violation that axe-core can find, by day and evening, on desk and phone."""

import functools
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.hands import Player
from tests.web.tables import finished, hot_seat
from tests.web.visitors import DESKTOP, PHONE, Door

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

LOOKS = pytest.mark.parametrize(
    ("size", "dark"),
    [(DESKTOP, False), (DESKTOP, True), (PHONE, False), (PHONE, True)],
    ids=["desktop-light", "desktop-dark", "phone-light", "phone-dark"],
)


@functools.cache
def _axe() -> str:
    return AXE.read_text("utf-8")


ONLY_COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}
"""In the evening nothing else is different."""


STILL = """() => document.getAnimations().every((a) =>
  a.playState !== 'running' || a.effect.getComputedTiming().endTime === Infinity)"""
"""In the middle of a transition a colour is neither the old one nor the new one."""


def _expect_no_violations(page: Page, where: str) -> None:
    page.wait_for_function(STILL)
    dark = page.evaluate("() => matchMedia('(prefers-color-scheme: dark)').matches")
    if page.evaluate("() => !window.axe"):
        page.evaluate(_axe())
    found: dict[str, Any] = page.evaluate(
        "(options) => axe.run({ ...options, resultTypes: ['violations'] })",
        ONLY_COLOURS if dark else {},
    )
    assert found["passes"], "axe looked at something"
    problems = [
        f"{problem['id']}: {node['failureSummary']}\n    {node['html'][:200]}"
        for problem in found["violations"]
        for node in problem["nodes"][:3]
    ]
    assert not problems, f"{where}\n" + "\n".join(problems)


@LOOKS
def test_no_violations_before_a_game(door: Door, size: tuple[int, int], dark: bool) -> None:
    ada = door.come("Ada", size=size, dark=dark)
    page = ada.page
    table = ada.open_table("me", "open", "bot:greedy", start=False, public=True)
    ada.go("/")
    expect(page.get_by_role("link", name="Join")).to_be_visible()
    _expect_no_violations(page, "lobby")
    page.get_by_role("button", name="Butine!").click()
    page.get_by_label("The first to have so many points").check()
    page.get_by_label("Seat 2").select_option("Another person at this screen")
    expect(page.get_by_label("Name at seat 2")).to_be_visible()
    _expect_no_violations(page, "a new table")
    ada.go(table)
    expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    _expect_no_violations(page, "open table")
    ada.go("/rules/butine")
    expect(page.locator("#BUT-7")).to_be_visible()
    _expect_no_violations(page, "rules")
    ada.go("/replay")
    expect(page.get_by_role("heading", name="Look at a recorded game")).to_be_visible()
    _expect_no_violations(page, "a record to open")
    ada.go("/nowhere/at/all")
    expect(page.get_by_role("heading", name="There is nothing at this address.")).to_be_visible()
    _expect_no_violations(page, "no such page")


@LOOKS
def test_no_violations_during_a_game(door: Door, size: tuple[int, int], dark: bool) -> None:
    page = hot_seat(door, size=size, dark=dark).page
    player = Player(page)
    now = player.lay_a_route()
    _expect_no_violations(page, "running table")
    player.card(now.best_card).click()
    page.locator(".tile.open").first.click()
    _expect_no_violations(page, "walking")
    page.keyboard.press("Escape")
    page.get_by_text("routes to pick").or_(page.get_by_text("route to pick")).click()
    page.get_by_text("Cards nobody has seen").click()
    player.pile(1).click()
    page.mouse.click(*player.spots()[0])
    _expect_no_violations(page, "tile in hand")
    page.keyboard.press("Escape")
    player.walk(now.best_card)
    while not player.await_turn().market:
        player.press_done()
    _expect_no_violations(page, "market")
    player.fill_up()
    player.card(0).click()
    _expect_no_violations(page, "swap")
    page.get_by_role("button", name="Rules").click()
    expect(page.locator("#BUT-1")).to_be_visible()
    _expect_no_violations(page, "rulebook")
    page.keyboard.press("Escape")
    if size == PHONE:
        for sheet in ("Table", "Log", "Chat"):
            page.get_by_role("navigation").get_by_role("button", name=sheet).click()
            _expect_no_violations(page, f"sheet {sheet}")
    else:
        page.get_by_role("button", name="What to do about the seat of Ada").click()
        _expect_no_violations(page, "menu of a seat")
        page.get_by_role("button", name="Keys").click()
        expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
        _expect_no_violations(page, "keys")


@LOOKS
def test_no_violations_after_a_game(door: Door, size: tuple[int, int], dark: bool) -> None:
    page = finished(door.come(size=size, dark=dark))
    _expect_no_violations(page, "finished table")
    page.get_by_role("button", name="Look back").click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.keyboard.press("ArrowRight")
    _expect_no_violations(page, "replay")

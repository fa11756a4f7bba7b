"""For everybody: no violation that axe-core can find, by day and evening, on desk and phone."""

from playwright.sync_api import expect

from tests.web.axe import SIZES, expect_none_by_day_and_evening
from tests.web.hands import Player
from tests.web.tables import finished, hot_seat, show_seats
from tests.web.visitors import PHONE, Door


@SIZES
def test_no_violations_before_a_game(door: Door, size: tuple[int, int]) -> None:
    ada = door.come("Ada", size=size)
    page = ada.page
    table = ada.open_table("me", "open", "bot:greedy", start=False, public=True)
    ada.go("/")
    expect(page.get_by_role("link", name="Join")).to_be_visible()
    expect_none_by_day_and_evening(page, "lobby")
    page.get_by_role("button", name="Butine!").click()
    page.get_by_label("The first to have so many points").check()
    page.get_by_label("Seat 2", exact=True).select_option("Another person at this screen")
    expect(page.get_by_label("Name at seat 2")).to_be_visible()
    expect_none_by_day_and_evening(page, "a new table")
    ada.go(table)
    expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    expect_none_by_day_and_evening(page, "open table")
    ada.go("/rules/butine")
    expect(page.locator("[data-picture='BUT-1'] svg").first).to_be_visible()
    expect_none_by_day_and_evening(page, "rules")
    ada.go("/replay")
    expect(page.get_by_role("heading", name="Look at a recorded game")).to_be_visible()
    expect_none_by_day_and_evening(page, "a record to open")
    ada.go("/nowhere/at/all")
    expect(page.get_by_role("heading", name="There is nothing at this address.")).to_be_visible()
    expect_none_by_day_and_evening(page, "no such page")


@SIZES
def test_no_violations_during_a_game(door: Door, size: tuple[int, int]) -> None:
    page = hot_seat(door, size=size).page
    player = Player(page)
    now = player.lay_a_route()
    expect_none_by_day_and_evening(page, "running table")
    player.card(now.best_card).click()
    page.locator(".tile.open").first.click()
    expect_none_by_day_and_evening(page, "walking")
    page.keyboard.press("Escape")
    page.get_by_text("routes to pick").or_(page.get_by_text("route to pick")).click()
    page.get_by_text("Cards nobody has seen").click()
    player.pile(1).click()
    page.mouse.click(*player.spots()[0])
    expect_none_by_day_and_evening(page, "tile in hand")
    page.keyboard.press("Escape")
    player.walk(now.best_card)
    while not player.await_turn().market:
        player.press_done()
    expect_none_by_day_and_evening(page, "market")
    player.fill_up()
    player.card(0).click()
    expect_none_by_day_and_evening(page, "swap")
    page.get_by_role("button", name="Rules").click()
    expect(page.locator("#BUT-1")).to_be_visible()
    expect_none_by_day_and_evening(page, "rulebook")
    page.keyboard.press("Escape")
    if size == PHONE:
        for sheet in ("Table", "Log", "Chat"):
            page.get_by_role("navigation").get_by_role("button", name=sheet).click()
            expect_none_by_day_and_evening(page, f"sheet {sheet}")
    else:
        show_seats(page)
        page.get_by_role("button", name="What to do about the seat of Ada").click()
        expect_none_by_day_and_evening(page, "menu of a seat")
        page.get_by_role("button", name="Keys").click()
        expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
        expect_none_by_day_and_evening(page, "keys")


@SIZES
def test_no_violations_after_a_game(door: Door, size: tuple[int, int]) -> None:
    page = finished(door.come(size=size))
    expect(page.get_by_role("region", name="How it went")).to_be_visible()
    expect_none_by_day_and_evening(page, "finished table")
    page.get_by_role("button", name="Look back").click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect_none_by_day_and_evening(page, "replay")

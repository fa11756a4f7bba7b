"""The lobby: how soon somebody new is at a board, and how easily."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.hands import Player
from tests.web.tables import finished
from tests.web.visitors import DESKTOP, PHONE, Door

GENTLEST = dict.fromkeys(("butine", "la-ruche", "waggle-dance"), "level-1")
"""Bee Busy is played alone at first."""

COUNT_CLICKS = (
    "document.addEventListener('click', () => (window.clicks = (window.clicks ?? 0) + 1))"
)


def _cover(page: Page, title: str) -> None:
    cover = page.get_by_role("listitem").filter(has_text=title)
    cover.get_by_role("button", name="Play now").click()


@pytest.mark.parametrize(
    ("game", "title"),
    [
        ("butine", "Butine!"),
        ("la-ruche", "La Ruche"),
        ("waggle-dance", "Waggle Dance"),
        ("bee-busy", "Bee Busy"),
    ],
)
def test_one_click_on_a_cover_leads_to_a_gentle_game(door: Door, game: str, title: str) -> None:
    ada = door.come()
    page = ada.go("/")
    _cover(page, title)
    page.wait_for_url("**/t/*")
    expect(page.locator("main")).not_to_contain_text("One moment")
    info = next(update["info"] for update in ada.heard("update") if update["info"])
    assert (info["game"], info["status"]) == (game, "running")
    bots = [seat["bot"] for seat in info["seats"] if seat["kind"] == "bot"]
    assert bots == ([GENTLEST[game]] if game in GENTLEST else [])
    assert info["options"].get("assistance", True) is True
    assert [seat["name"] for seat in info["seats"] if seat["yours"]] != [""]


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_two_clicks_to_a_first_move(door: Door, size: tuple[int, int]) -> None:
    """One to the board; the second is the player's own, on a tile of theirs."""
    page = door.come(size=size).go("/")
    page.evaluate(COUNT_CLICKS)
    _cover(page, "Butine!")
    Player(page).await_turn()
    assert page.evaluate("window.clicks") == 1


def test_few_tab_stops_to_a_game(door: Door) -> None:
    page = door.come("Ada").go("/")
    expect(page.get_by_role("button", name="Butine!")).to_be_enabled()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="To the games")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Butine!")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Learn by playing").first).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Play now").first).to_be_focused()
    page.keyboard.press("Enter")
    Player(page).await_turn()


def test_whoever_comes_back_is_asked_to_go_on(door: Door) -> None:
    ada = door.come("Ada")
    table = ada.open_table("me", "Ben")
    ada.page.goto("about:blank")  # the tab is closed
    page = ada.go("/")
    mine = page.get_by_role("region", name="Welcome back, Ada. Go on?")
    card = mine.get_by_role("link")
    expect(card).to_contain_text("Butine!")
    expect(card).to_contain_text("Ada and Ben")
    expect(card).to_contain_text("Your turn")
    card.click()
    expect(page).to_have_url(table)
    Player(page).await_turn()


def test_a_stranger_is_asked_nothing(door: Door) -> None:
    page = door.come().go("/")
    expect(page.get_by_role("button", name="Butine!")).to_be_enabled()
    expect(page.get_by_text("Go on?")).to_have_count(0)
    expect(page.get_by_text("Your finished games")).to_have_count(0)


def test_finished_games_are_found_again_by_game(door: Door) -> None:
    ada = door.come()
    table = finished(ada).url
    page = ada.go("/")
    over = page.get_by_role("region", name="Your finished games")
    expect(over.get_by_role("heading", name="Butine!")).to_be_visible()
    over.get_by_role("link").click()
    expect(page).to_have_url(table)
    expect(page.get_by_role("button", name="Look back")).to_be_visible()

"""The five levels: choosing one by its face, playing the next one, and how one has done."""

import re

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.web.hands import Player
from tests.web.tables import SHORT
from tests.web.visitors import Door, Visitor

NAMES = ["Larva", "House bee", "Forager", "Scout", "Counsellor"]


def _setup(page: Page, title: str) -> Locator:
    page.goto("/")
    page.get_by_role("button", name=title).click()
    return page.get_by_role("radiogroup", name="Bot at seat 2")


def _bots(visitor: Visitor, table: str) -> list[str]:
    """The bots at the last table that was shown; it has begun."""
    visitor.page.wait_for_url(f"**{table}")
    Player(visitor.page).await_turn()
    info = [update["info"] for update in visitor.heard("update") if update["info"]][-1]
    assert info["status"] == "running"
    return [seat["bot"] for seat in info["seats"] if seat["kind"] == "bot"]


def test_a_level_is_chosen_by_its_face(door: Door) -> None:
    ada = door.come("Ada")
    faces = _setup(ada.page, "Butine!")
    assert [face.inner_text() for face in faces.locator("label.level").all()] == NAMES
    assert faces.locator("svg[data-face]").count() == len(NAMES)
    larva, forager = faces.get_by_role("radio", name="Larva"), faces.get_by_label("Forager")
    expect(larva).to_be_checked()
    larva.focus()
    for _ in range(2):
        ada.page.keyboard.press("ArrowRight")
    expect(forager).to_be_checked()
    expect(forager).to_be_focused()
    expect(faces).to_contain_text("Level 3 – plays well")
    # The others are there for who looks for them.
    expect(faces.get_by_label("Greedy")).to_be_hidden()
    faces.get_by_text("Other bots").click()
    faces.get_by_text("Greedy", exact=True).click()
    expect(faces.get_by_label("Greedy")).to_be_checked()
    expect(forager).not_to_be_checked()
    faces.get_by_text("Scout").click()
    ada.page.get_by_role("button", name="Play", exact=True).click()
    assert _bots(ada, "/t/*") == ["level-4", "level-1"]


def test_the_next_one_after_a_game_and_how_one_has_done(door: Door) -> None:
    ada = door.come("Ada")
    page = ada.page
    _setup(page, "Butine!")
    expect(page.get_by_text("You against the bots")).to_have_count(0)
    winners = _play(ada)
    while len(winners) > 1:  # after a draw there is nobody else to play
        expect(page.get_by_role("button", name=re.compile("next one|Try "))).to_have_count(0)
        winners = _play(ada)
    won = winners == [0]
    face = page.locator("#result-title").locator("xpath=../..").locator("li svg[data-face='2']")
    expect(face).to_be_visible()
    name = "Play the next one: Forager" if won else "Try Larva"
    before = page.url
    page.get_by_role("button", name=name).click()
    expect(page).not_to_have_url(before)
    assert _bots(ada, "/t/*") == ["level-3" if won else "level-1"]
    _setup(page, "Butine!")
    page.get_by_text("You against the bots").click()
    line = page.get_by_role("list", name="You against the bots").get_by_role("listitem")
    expect(line).to_have_text(re.compile(rf"House bee\s+{int(won)} of \d won"))

    # Whoever has won it: the page of somebody who has won offers the next one.
    page.route_web_socket(re.compile("/ws"), _tell_that_the_first_has_won)
    page.goto(before)
    expect(page.locator("#result-title")).to_have_text("Ada wins!")
    page.get_by_role("button", name="Play the next one: Forager").click()
    expect(page).not_to_have_url(before)
    expect(page.get_by_text(re.compile("Forager 2")).first).to_be_attached()


def _tell_that_the_first_has_won(socket: WebSocketRoute) -> None:
    server = socket.connect_to_server()
    server.on_message(
        lambda frame: socket.send(re.sub(r'"winners":\[[0-9,]+\]', '"winners":[0]', str(frame)))
    )


def _play(ada: Visitor) -> list[int]:
    """A short game against a house bee, to its end; who has won."""
    ada.go(ada.open_table("me", "bot:level-2", options=SHORT))
    Player(ada.page).finish()
    expect(ada.page.locator("#result-title")).to_be_visible()
    views = [update["view"] for update in ada.heard("update") if update["view"]]
    winners: list[int] = views[-1]["result"]["winners"]
    return winners

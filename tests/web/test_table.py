"""What happens at a table besides moves that go well: refusals, undo, languages, a full disk."""

import re
from pathlib import Path

from playwright.sync_api import expect

from skep.server import admin_line
from skep.server.admin import CloseTable, DeleteTable, SetReadOnly
from tests.server.nursery import Server
from tests.web.hands import Player, position
from tests.web.tables import hot_seat
from tests.web.visitors import Door

# ---------------------------------------------------------------- refused moves


def test_a_refused_tile_says_why_and_opens_the_rule(door: Door) -> None:
    page = hot_seat(door).page
    player = Player(page)
    before = position(page)
    player.pile(3).click()
    box = player.meadow.bounding_box()
    assert box is not None
    far_away = (box["x"] + 60, box["y"] + 60)
    page.mouse.click(*far_away)
    expect(page.locator(".ask")).to_contain_text("It does not fit here.")
    page.mouse.click(*far_away)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("The borage triangle would touch no tile along a side.")
    assert position(page) == before
    alert.get_by_role("button", name="Rule BUT-7").click()
    book = page.get_by_role("dialog", name="Rules")
    rule = book.locator("#BUT-7")
    expect(rule).to_be_focused()
    expect(rule).to_be_in_viewport()
    expect(rule).to_contain_text("at least one of its corners must meet a corner")
    page.keyboard.press("Escape")
    expect(book).to_be_hidden()
    # The tile is still in hand, to be laid elsewhere or put away.
    expect(page.locator(".fits").first).to_be_attached()
    page.keyboard.press("Escape")
    expect(page.locator(".fits")).to_have_count(0)
    alert.get_by_role("button", name="Close").click()
    expect(alert).to_be_hidden()
    assert player.place(3).tiles == 2


def test_a_step_off_the_lit_tiles_is_refused_with_its_rule(door: Door) -> None:
    page = hot_seat(door).page
    player = Player(page)
    now = player.lay_a_route()
    before = position(page)
    player.card(now.best_card).click()
    expect(page.locator(".tile.open").first).to_be_visible()
    page.locator('.tile:not(.open):not([aria-label*="bee is here"])').last.click()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(re.compile("The bee cannot fly|This route shows"))
    expect(alert.get_by_role("button", name="Rule BUT-8")).to_be_visible()
    page.keyboard.press("Escape")
    assert position(page) == before
    # A legal walk makes it forgotten.
    player.walk(now.best_card)
    expect(alert).to_be_hidden()


# ---------------------------------------------------------------- undo


def test_undo_by_button_and_key_until_something_is_drawn(door: Door) -> None:
    page = hot_seat(door).page
    player = Player(page)
    undo = player.button("Undo")
    expect(undo).to_be_disabled()
    start = position(page)
    for by_key in (False, True):
        player.place(1)
        expect(undo).to_be_enabled()
        page.keyboard.press("Control+z") if by_key else undo.click()
        expect(page.locator("[data-tile]")).to_have_count(1)
        expect(page.locator("#log")).to_contain_text("takes the move back.")
        expect(undo).to_be_disabled()
        assert {**position(page), "log": 0} == {**start, "log": 0}
    assert page.locator("#log s").count() == 2

    now = player.lay_a_route()
    before = position(page)
    player.walk(now.best_card)
    assert position(page)["points"] != before["points"]
    page.keyboard.press("Control+z")
    expect(page.locator(".mine > .card")).to_have_count(3)
    assert {**position(page), "log": 0} == {**before, "log": 0}
    player.walk(now.best_card)
    while not player.await_turn().market:
        player.press_done()
    expect(undo).to_be_enabled()
    player.fill_up()
    # A card of the deck was seen: nobody can go back behind that.
    expect(undo).to_be_disabled()
    drawn = position(page)
    page.keyboard.press("Control+z")
    page.keyboard.press("h")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    assert position(page) == drawn


# ---------------------------------------------------------------- languages


def test_the_language_switches_without_reload(door: Door) -> None:
    ada = hot_seat(door)
    page = ada.page
    player = Player(page)
    now = player.lay_a_route()
    player.card(now.best_card).click()
    page.locator(".tile.open").first.click()
    expect(page.locator(".ask")).to_contain_text("step 2 of 3")
    page.get_by_role("button", name="Chat").click()
    page.get_by_role("textbox", name="Say something").fill("half a word")
    asked = len(ada.asked)

    page.get_by_role("button", name="Français").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator(".ask")).to_contain_text("étape 2 sur 3")
    expect(page.get_by_role("heading", name="Ce qui s’est passé")).to_be_visible()
    expect(page.locator("#log")).to_contain_text("pose")
    expect(page.get_by_role("textbox", name="Dire quelque chose")).to_have_value("half a word")
    expect(page.locator(".tile.open").first).to_be_visible()
    page.keyboard.press("?")
    expect(page.locator("#BUT-7")).to_contain_text("tuile")
    page.keyboard.press("Escape")

    page.get_by_role("button", name="English").click()
    expect(page.locator(".ask")).to_contain_text("step 2 of 3")
    assert "/t/" not in " ".join(ada.asked[asked:]), "the page was loaded anew"
    for _ in (2, 3):
        page.locator(".tile.open").first.click()
    expect(page.locator("#log")).to_contain_text("gathers")


def test_the_language_is_remembered_and_the_browsers_is_the_first(door: Door) -> None:
    marie = door.come(locale="fr-FR")
    page = marie.go("/")
    expect(page.get_by_role("heading", name="Des jeux d’abeilles")).to_be_visible()
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("heading", name="Games about bees")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Games about bees")).to_be_visible()


# ---------------------------------------------------------------- a full disk


def test_a_full_disk_is_said_and_play_goes_on_when_there_is_room(
    door: Door, server: Server
) -> None:
    ada = hot_seat(door)
    page = ada.page
    player = Player(page)
    player.place(1)
    before = position(page)
    server.fill_disk()
    player.pile(3).click()
    spot = player.spots()[0]
    page.mouse.click(*spot)
    page.mouse.click(*spot)
    banner = page.get_by_role("status").filter(has_text="The server cannot write to its disk")
    expect(banner).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text("cannot write to its disk")
    assert position(page) == before
    server.free_disk()
    expect(banner).to_be_hidden()
    page.keyboard.press("Escape")
    assert player.place(3).tiles == 3
    expect(page.get_by_role("alert")).to_be_hidden()


# ---------------------------------------------------------------- whoever runs the server


def test_maintenance_is_said_and_play_goes_on_after_it(
    door: Door, server: Server, tmp_path: Path
) -> None:
    page = hot_seat(door).page
    player = Player(page)
    player.place(1)
    before = position(page)
    admin_line.send(tmp_path / "data", SetReadOnly(True))
    banner = page.get_by_role("status").filter(has_text="The server is being looked after")
    expect(banner).to_be_visible()
    player.pile(3).click()
    spot = player.spots()[0]
    page.mouse.click(*spot)
    page.mouse.click(*spot)
    expect(page.get_by_role("alert")).to_contain_text("nothing is accepted")
    assert position(page) == before
    admin_line.send(tmp_path / "data", SetReadOnly(False))
    expect(banner).to_be_hidden()
    page.keyboard.press("Escape")
    assert player.place(3).tiles == 3


def test_a_table_that_was_closed_says_so(door: Door, server: Server, tmp_path: Path) -> None:
    page = hot_seat(door).page
    Player(page).place(1)
    table = page.url.rpartition("/")[2]
    closed = page.get_by_role("status").filter(has_text="has closed this table")
    expect(closed).to_be_hidden()
    admin_line.send(tmp_path / "data", CloseTable(table))
    expect(closed).to_be_visible()
    page.reload()
    expect(closed).to_be_visible()
    admin_line.send(tmp_path / "data", DeleteTable(table))
    expect(page.get_by_text("There is no such table")).to_be_visible()

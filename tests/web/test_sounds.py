"""Quiet sounds: none before the first touch, none when muted, and that is remembered."""

from playwright.sync_api import Page, expect

from tests.web.hands import Player
from tests.web.tables import hot_seat
from tests.web.visitors import Door

LISTEN = """
  window.heard = 0;
  const create = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () {
    window.heard += 1;
    return create.call(this);
  };
"""


def _heard(page: Page) -> int:
    return int(page.evaluate("window.heard"))


def test_a_move_is_heard_until_somebody_wants_it_quiet(door: Door) -> None:
    ada = hot_seat(door)
    page = ada.page
    page.add_init_script(LISTEN)
    page.reload()
    player = Player(page)
    piles = player.await_turn().piles
    assert _heard(page) == 0, "nobody has touched the page"
    player.place(piles[0])
    player.await_turn()
    page.wait_for_function("() => window.heard > 0")
    sounds = page.get_by_role("button", name="Sounds")
    sounds.click()
    menu = page.get_by_role("group", name="Sounds")
    menu.get_by_label("Quiet sounds").uncheck()
    page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    before = _heard(page)
    player.place(player.await_turn().piles[0])
    player.await_turn()
    assert _heard(page) == before
    page.reload()
    player.await_turn()
    sounds.click()
    expect(menu.get_by_label("Quiet sounds")).not_to_be_checked()
    menu.get_by_label("Volume").fill("0.3")
    expect(menu.get_by_label("Quiet sounds")).to_be_checked()
    page.wait_for_function("() => window.heard > 0")

"""Help that fades: a line for the first games, and words for everything on the board."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.web.axe import expect_no_violations
from tests.web.hands import Player
from tests.web.late import late
from tests.web.stage import Stage
from tests.web.tables import SHORT, finished, hot_seat, show_seats
from tests.web.visitors import PHONE, Door

WITHOUT_WORDS = """() => {
  const frame = document.querySelector('.frame');
  const seen = (one) => one.checkVisibility() && one.getClientRects().length > 0;
  const drawn = 'svg:not([role=group]), [role=img], [role=button]';
  return [...frame.querySelectorAll(`button:not(.button), ${drawn}, th, summary, dd, b`)]
    .filter((one) => seen(one) && !one.closest('[data-tip], .unseen, .button, .traces'))
    .map((one) => one.outerHTML.slice(0, 160));
}"""
"""Every drawing, heading, counter and button without a text of its own that has no words.

Marks of last moves lie over what can be pointed at; their words stand with the players."""

TIPS = (
    """() => [...document.querySelectorAll('.frame [data-tip]')].map((one) => ({...one.dataset}))"""
)

TABLES = [
    ("butine", "me", "bot:greedy"),
    ("waggle-dance", "me", "bot:greedy", "bot:greedy"),
    ("la-ruche", "me", "bot:leisurely"),
    ("la-ruche", "me"),
    ("bee-busy", "me", "bot:greedy"),
]


@pytest.fixture
def wishes(stage: Stage) -> dict[str, Any]:
    """Tables begin as the stage is set, where it is."""
    return {"stage": str(stage.file)}


def _bubble(page: Page) -> Locator:
    return page.locator("[data-bubble]")


def _line(page: Page) -> Locator:
    return page.get_by_role("region", name="Help")


def _apart(one: FloatRect, other: FloatRect) -> bool:
    return (
        one["x"] + one["width"] <= other["x"]
        or other["x"] + other["width"] <= one["x"]
        or one["y"] + one["height"] <= other["y"]
        or other["y"] + other["height"] <= one["y"]
    )


def _expect_beside(thing: Locator, bubble: Locator) -> None:
    """Not over the thing, and within the window."""
    box, words = thing.bounding_box(), bubble.bounding_box()
    window = thing.page.viewport_size
    assert box is not None
    assert words is not None
    assert window is not None
    assert _apart(box, words)
    assert words["x"] >= 0
    assert words["y"] >= 0
    assert words["x"] + words["width"] <= window["width"]
    assert words["y"] + words["height"] <= window["height"]


def test_a_mouse_that_rests_reads_what_a_thing_is(door: Door) -> None:
    page = hot_seat(door).page
    pile = page.locator(".pile").nth(1)
    pile.hover()
    bubble = _bubble(page)
    expect(bubble).to_contain_text("Poppies still to be laid: 10")
    _expect_beside(pile, bubble)
    expect_no_violations(page, "with a tip")
    page.keyboard.press("Escape")
    expect(bubble).to_be_hidden()
    # The way to the bubble is long; it waits, and its button leads to the rule.
    page.locator(".deck").hover()
    expect(bubble).to_contain_text("the game is over at once")
    bubble.get_by_role("button", name="Rule BUT-16").click()
    expect(bubble).to_be_hidden()
    expect(page.get_by_role("dialog", name="Rules").locator("#BUT-16")).to_be_in_viewport()


def test_whoever_acts_is_not_interrupted(door: Door) -> None:
    """Words lie over the board, but a click goes through them; and a click ends them."""
    page = hot_seat(door).page
    card = page.locator(".mine .gap, .mine .card").first
    pile = page.locator(".pile").first
    pile.hover()
    bubble = _bubble(page)
    expect(bubble).to_be_visible()
    box = bubble.locator("p").bounding_box()
    assert box is not None
    hit = "([x, y]) => document.elementFromPoint(x, y).closest('[data-bubble]') === null"
    assert page.evaluate(hit, [box["x"] + 5, box["y"] + 5])
    pile.click()
    expect(bubble).to_be_hidden()
    page.wait_for_timeout(900)
    expect(bubble).to_be_hidden()
    page.keyboard.press("Escape")
    expect(card).to_be_visible()


def test_the_keyboard_reads_it_and_finds_the_rule(door: Door) -> None:
    page = hot_seat(door).page
    pile = page.locator(".pile").first
    page.keyboard.press("Tab")
    pile.focus()
    bubble = _bubble(page)
    expect(bubble).to_contain_text("Daisies still to be laid")
    expect(pile).to_have_accessible_description(re.compile("Daisies still to be laid.*key I"))
    page.keyboard.press("i")
    expect(bubble).to_be_hidden()
    expect(page.get_by_role("dialog", name="Rules").locator("#BUT-7")).to_be_in_viewport()
    page.keyboard.press("Escape")
    page.locator("h1").click()
    # Where the keyboard is at nothing, everything is listed.
    page.keyboard.press("i")
    listed = page.get_by_role("dialog", name="What is what")
    expect(listed.get_by_role("listitem").filter(has_text="Cards left")).to_have_count(1)
    expect_no_violations(page, "what is what")
    page.keyboard.press("Escape")
    expect(listed).to_be_hidden()


def test_a_finger_that_stays_reads_it_and_does_nothing_else(door: Door) -> None:
    ada = hot_seat(door, size=PHONE)
    page = ada.page
    pile = page.locator(".pile").nth(1)
    pile.scroll_into_view_if_needed()
    box = pile.bounding_box()
    assert box is not None
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = ada.context.new_cdp_session(page)

    def touch(kind: str, *points: dict[str, float]) -> None:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    touch("touchStart", point)
    bubble = _bubble(page)
    expect(bubble).to_contain_text("Poppies still to be laid")
    _expect_beside(pile, bubble)
    # It does not drag the tile any more, and lifting it is no tap.
    touch("touchMove", {"x": point["x"], "y": point["y"] - 60})
    touch("touchEnd")
    expect(bubble).to_be_visible()
    expect(pile).to_have_attribute("aria-pressed", "false")
    expect_no_violations(page, "with a tip on a phone")
    page.touchscreen.tap(point["x"], point["y"])
    expect(bubble).to_be_hidden()
    expect(pile).to_have_attribute("aria-pressed", "true")


def test_the_line_says_what_can_be_done_and_can_be_switched_off(door: Door) -> None:
    page = hot_seat(door).page
    line = _line(page)
    expect(line).to_contain_text("lay a tile")
    high = line.bounding_box()
    player = Player(page)
    player.place(player.await_turn().piles[0])
    player.await_turn()
    assert line.bounding_box() == high, "its place is the same whatever it says"
    line.get_by_role("button", name="Switch this help off").click()
    expect(line).to_be_hidden()
    expect(page.get_by_text("The help line is off.").last).to_be_visible()
    page.get_by_role("button", name="Fine").click()
    page.reload()
    player.await_turn()
    expect(line).to_be_hidden()
    show_seats(page)
    page.get_by_text("Help", exact=True).click()
    page.get_by_label("A line says what I can do now").check()
    expect(line).to_be_visible()
    page.get_by_label("Words for what I point at").uncheck()
    page.locator(".deck").hover()
    page.wait_for_timeout(900)
    expect(_bubble(page)).to_be_hidden()


def test_after_three_games_the_line_goes_quiet_and_says_so_once(door: Door) -> None:
    ada = door.come("Ada")
    ada.go("/")
    ada.page.evaluate("localStorage.setItem('skep-played-butine', 'one two')")
    page = finished(ada)
    said = page.locator(".farewell")
    expect(said).to_contain_text("Three games played")
    page.reload()
    expect(page.get_by_role("button", name="Look back")).to_be_visible()
    expect(said).to_be_hidden()
    ada.go(ada.open_table("me", "bot:greedy", options=SHORT))
    Player(page).await_turn()
    expect(_line(page)).to_be_hidden()


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]}-{len(table) - 1}")
def test_everything_on_a_board_has_words(door: Door, table: tuple[str, ...]) -> None:
    game, *seats = table
    ada = door.come("Ada")
    page = ada.go(ada.open_table(*seats, game=game))
    expect(page.locator(".frame [data-tip]").first).to_be_visible()
    expect(_line(page).get_by_role("status")).not_to_be_empty()
    assert page.evaluate(WITHOUT_WORDS) == []
    tips: list[dict[str, Any]] = page.evaluate(TIPS)
    page.keyboard.press("i")
    listed = page.get_by_role("dialog", name="What is what")
    expect(listed.get_by_role("listitem").first).to_be_visible()
    texts = listed.get_by_role("listitem").all_inner_texts()
    assert len({json.dumps(tip) for tip in tips}) >= len(texts) > 5
    for text in texts:
        assert not re.match(rf"{game}-tip-|\{{", text), "there are words for it"
        assert "{$" not in text, "the words have all they need"


LATE = [("butine", 3), ("waggle-dance", 3), ("la-ruche", 2), ("bee-busy", 2)]


@pytest.mark.parametrize(("game", "seats"), LATE, ids=[game for game, _ in LATE])
def test_late_in_a_game_everything_still_has_words(
    door: Door, stage: Stage, game: str, seats: int
) -> None:
    stage.set(game, **late(game, seats, lambda match: len(match.legal(0)) > 1))
    ada = door.come("Ada", reduced_motion="reduce")
    table = ada.open_table("me", *["bot:random"] * (seats - 1), game=game, start=False)
    page = ada.go(table)
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".frame [data-tip]").first).to_be_visible()
    assert page.evaluate(WITHOUT_WORDS) == []


def test_a_look_back_has_words_too(door: Door) -> None:
    page = finished(door.come("Ada"))
    page.get_by_role("button", name="Look back").click()
    page.locator(".replay .deck").hover()
    expect(_bubble(page)).to_contain_text("the game is over at once")

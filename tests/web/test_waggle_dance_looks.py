"""Waggle Dance: what is in sight at which size, and what one is asked, told and shown."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.keepers import Keeper, come, sit_down
from tests.web.stage import Stage
from tests.web.visitors import DESKTOP, PHONE, Door

GAME = "waggle-dance"


@pytest.fixture
def wishes(stage: Stage) -> dict[str, Any]:
    """Tables begin as the stage is set."""
    return {"stage": str(stage.file)}


DAY: dict[str, Any] = {"phase": "place", "turn": 0, "options": {"blocked": 0}}

# ---------------------------------------------------------------- what is in sight

EIGHT = ["egg @33", "red red", "honey", "yellow yellow blue", "", "red red red red", "honey", ""]
FIVE = ["egg", "red red", "honey", "blue", ""]

LOW = [(720, 450), (640, 360), (844, 390)]
"""1440×900 and 1280×720 at 200 %, and a phone on its side."""


def test_nothing_is_cut_beside_empty_space(door: Door, stage: Stage) -> None:
    stage.set(
        GAME,
        **DAY,
        rooms=[EIGHT, FIVE, FIVE],
        free=["14455", "235666", "123456"],
        hands=[["overtime", "mix"], [], []],
        discard={"bounty": 1, "explore": 1},
    )
    ada = come(door, "Ada", size=DESKTOP, dark=True)
    keeper = sit_down(ada, "bot:random", "bot:random")
    page = ada.page
    mine = page.locator(".mine .room")
    expect(mine).to_have_count(8)
    for width, height in (DESKTOP, (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        for room in [*mine.all(), *page.locator(".others .room").all()]:
            expect(room).to_be_in_viewport(ratio=1)
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    expect(page.get_by_text("Played cards: 2")).to_be_in_viewport(ratio=1)
    for width, height in LOW:
        page.set_viewport_size({"width": width, "height": height})
        for key in ("die1", "die5", "room1", "A1"):
            expect(keeper.key(key)).to_be_in_viewport(ratio=1)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    for room in mine.all():
        expect(room).to_be_in_viewport(ratio=1)
    # The number of a room can be read on honey, also in the dark.
    honey = page.locator(".mine .is-honey").first
    ink = honey.locator(".number").evaluate("(one) => getComputedStyle(one).color")
    under = honey.locator(".cell").evaluate("(one) => getComputedStyle(one).fill")
    assert contrast(ink, under) > 4.5, (ink, under)


def contrast(one: str, other: str) -> float:
    """WCAG 2: of two colours as the browser writes them, rgb(…)."""

    def light(colour: str) -> float:
        parts = [int(part) / 255 for part in colour[4:-1].split(",")]
        red, green, blue = (
            part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


def test_the_pace_menu_closes_like_a_menu(door: Door, stage: Stage) -> None:
    stage.set(GAME, **DAY, rooms=[["", "red"], [""]], free=["14", "25"])
    keeper = sit_down(come(door, "Ada"), "bot:random")
    page = keeper.page
    menu, inside = page.locator("summary[aria-label=Pace]"), page.get_by_label("Motion")
    menu.click()
    expect(inside).to_be_visible()
    inside.focus()
    page.keyboard.press("Escape")
    expect(inside).to_be_hidden()
    expect(menu).to_be_focused()
    menu.click()
    expect(inside).to_be_visible()
    keeper.press("die4")
    expect(inside).to_be_hidden()


# ---------------------------------------------------------------- what one is asked


@pytest.mark.rule("WAG-25")
@pytest.mark.rule("WAG-38")
def test_after_overtime_or_feint_the_bee_is_in_hand(door: Door, stage: Stage) -> None:
    ada = come(door, "Ada")
    scene = {**DAY, "rooms": [["", "red"], [""]], "free": ["146", "25"], "spaces": {"A4": 0}}
    for card, move in (("overtime", "play overtime 1 as 4"), ("feint", "play feint 4 from A4")):
        stage.set(GAME, **scene, hands=[[card], []])
        keeper = sit_down(ada, "bot:random")
        keeper.make(move)
        expect(keeper.status).to_contain_text("Now place the 4: choose a lit place.")
        # Of the two equal bees, one is up; and it cannot be put back.
        expect(keeper.page.locator('[data-key="die4"]')).to_have_count(2)
        expect(keeper.page.locator(".bees [data-held]")).to_have_count(1)
        expect(keeper.button("Put back")).to_have_count(0)
        keeper.page.keyboard.press("Escape")
        expect(keeper.page.locator(".bees [data-held]")).to_have_count(1)
        keeper.press("C4")
        keeper.expect_told("Ada places a 4: C4.")


ANSWER: dict[str, Any] = {
    **DAY,
    "rooms": [["", "red"], [""]],
    "free": ["14", "25"],
    "phase": "answer",
    "turn": 1,
    "acting": [0],
    "left": 0,
    "flowers": {"D4": ["", "4"]},
    "tricked": [4, 4],
}


@pytest.mark.rule("WAG-35")
def test_against_bots_only_who_has_an_answer_is_asked(door: Door, stage: Stage) -> None:
    """And is not hurried. Whoever looks on learns nothing: then the window is as it always is."""
    ada = come(door, "Ada", wait=0.3)
    stage.set(GAME, **ANSWER, hands=[["volunteer"], []])
    keeper = sit_down(ada, "bot:random")
    expect(keeper.status).to_contain_text("Choose one of your bees.")
    assert [one["move"] for one in ada.sent("move")] == ["done"]
    stage.set(GAME, **ANSWER, hands=[["dirty-trick"], []])
    keeper = sit_down(ada, "bot:random")
    expect(keeper.status).to_contain_text("a Dirty trick? Take your time.")
    ada.page.wait_for_timeout(700)
    expect(keeper.button("Let it be")).to_be_visible()
    assert not ada.sent("move")
    # Somebody who holds nothing of use, and somebody else at the table.
    bob, eve = come(door, "Bob", wait=30), come(door, "Eve")
    stage.set(GAME, **ANSWER, hands=[["volunteer"], []])
    table = bob.open_table("me", "bot:random", game=GAME, start=False)
    eve.go(table)
    bob.go(table).get_by_role("button", name="Start the game").click()
    expect(Keeper(bob).status).to_contain_text("Goes on by itself in 30 s.")


def test_what_the_night_asks_and_tells(door: Door, stage: Stage) -> None:
    ada = come(door, "Ada")
    night = {"options": {"blocked": 0}, "rooms": [["yellow yellow", "yellow"], [""]]}
    stage.set(GAME, **night, phase="brood", hands=[["mix"], []])
    keeper = sit_down(ada, "bot:random")
    expect(keeper.status).to_contain_text("B, brood: nothing hatches tonight. A card?")
    expect(keeper.button("Go on")).to_be_visible()
    stage.set(GAME, **night, phase="trade", bees=1, spaces={"E3": 0})
    keeper = sit_down(ada, "bot:random")
    keeper.button("No more trades").click()
    keeper.expect_told("E: a bee of Ada goes home without a trade.")


@pytest.mark.rule("WAG-15")
def test_a_bee_in_hand_says_what_it_may_bring(door: Door, stage: Stage) -> None:
    stage.set(GAME, **DAY, rooms=[["egg @4", "red"], [""]], free=["14", "45"])
    keeper = sit_down(come(door, "Ada"), "bot:random")
    hint = keeper.page.locator(".waggle [data-hint]")
    expect(hint).to_have_count(0)
    keeper.press("die4")
    expect(keeper.key("D4")).to_contain_text("+2?")
    keeper.key("D4").hover()
    expect(hint).to_have_text("Tonight: 2 pollen as it stands; other bees can make it 1.")
    keeper.key("room1").hover(position={"x": 30, "y": 12})
    expect(hint).to_have_text("Tonight: the egg hatches.")
    name = "A4, free; can be chosen. Tonight: a new room."
    expect(keeper.key("A4")).to_have_accessible_name(name)


# ---------------------------------------------------------------- motion


def test_nobody_has_to_wait_for_motion(door: Door, stage: Stage) -> None:
    """A bee can be taken up while somebody else's still flies."""
    stage.set(GAME, **DAY, rooms=[["", "red"], [""]], free=["14", "25"])
    ada = door.come("Ada")
    ada.page.clock.install()
    keeper = sit_down(ada, "bot:random")
    ada.page.clock.pause_at(ada.page.evaluate("Date.now() / 1000 + 5"))
    keeper.make("place 4 A4")
    expect(keeper.button("Skip")).to_be_visible()
    expect(ada.page.locator(".flight")).to_have_count(1)
    keeper.press("die1")
    expect(keeper.button("Skip")).to_be_hidden()
    expect(keeper.key("die1")).to_have_attribute("data-held", "")
    expect(keeper.key("C1")).to_have_attribute("data-lit", "")

"""Bee Busy at the screen: a whole game, two who write at once, second thoughts, a reload."""

import json
import random
import re

from playwright.sync_api import Page, expect

import skep
from skep.engine.chance import SeededChance
from skep.games.bee_busy import GAME
from skep.games.bee_busy.board import BOARDS
from skep.games.bee_busy.position import imagine
from skep.locale import words
from tests.web.beekeeper import Keeper
from tests.web.visitors import DESKTOP, PHONE, Door, Visitor

HISTORY = "skep-bee-busy-solo"


def alone(ada: Visitor, **wish: object) -> Keeper:
    ada.go(ada.open_table("me", game="bee-busy", **wish))
    keeper = Keeper(ada)
    keeper.offered()
    return keeper


def both(door: Door) -> tuple[Keeper, Keeper]:
    """Ada and Bob at a table of two; the one who takes a die first comes first."""
    ada, bob = door.come("Ada"), door.come("Bob")
    table = ada.open_table("me", "open", game="bee-busy", start=False)
    ada.go(table)
    bob.go(table).get_by_role("button", name="Sit here").click()
    ada.page.get_by_role("button", name="Start the game").click()
    keepers = Keeper(ada), Keeper(bob)
    for keeper in keepers:
        expect(keeper.prompt).to_be_visible()
    first = keepers[0].view.first
    return keepers[first], keepers[1 - first]


# ---------------------------------------------------------------- a whole game


def test_a_whole_solo_game_from_the_lobby_to_the_rank(door: Door) -> None:
    ada = door.come()
    page = ada.go("/")
    page.evaluate(f"() => localStorage.setItem('{HISTORY}', '{{broken')")
    page.get_by_role("button", name="Bee Busy").click()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Play", exact=True).click()
    keeper = Keeper(ada)
    kinds = _play_to_the_end(keeper, random.Random(11))
    assert {"die", "stay", "fly", "pick", "done"} <= kinds, kinds
    assert kinds & {"make", "line", "wall", "store"}, kinds
    record = ada.context.request.get(f"/api{_path(page)}/record").text()
    match = skep.replay(record)
    assert skep.verify(record).secret is not None
    [score] = match.scores
    rank = GAME.view(match.state, None).rank  # type: ignore[attr-defined]
    _expect_result(page, score, rank)
    # The page is loaded again: nothing is counted twice.
    page.reload()
    _expect_result(page, score, rank)
    kept = json.loads(page.evaluate(f"() => localStorage.getItem('{HISTORY}')"))
    assert [game["score"] for game in kept] == [score]


def _path(page: Page) -> str:
    return page.url[page.url.index("/t/") :].replace("/t/", "/tables/")


def _play_to_the_end(keeper: Keeper, rng: random.Random) -> set[str]:
    """By the mouse and the buttons of the screen; what kinds of choices there were."""
    kinds: set[str] = set()
    while text := keeper.wander(rng, kinds):
        kinds.add(text.split()[0])
        # Whatever is chosen, the points on the screen are those of the server.
        if text == "done":
            total = keeper.page.locator("[data-item=total]")
            expect(total).to_have_text(str(keeper.view.scores[0]).replace("-", "−"))
    return kinds


def _expect_result(page: Page, score: int, rank: str) -> None:
    points = "1 point" if score == 1 else f"{score} points"
    expect(page.get_by_role("heading", name=points, exact=True)).to_be_visible()
    named = page.get_by_role("region", name=words("en").say("bee-busy-rank", rank=rank))
    expect(named).to_contain_text(f"Your best on this device: {score}")
    # Nobody has won against anybody.
    expect(page.get_by_text("has won")).to_have_count(0)


# ---------------------------------------------------------------- two at once


def test_two_write_at_the_same_time_and_see_each_other(door: Door) -> None:
    first, second = both(door)
    expect(second.prompt).to_have_text(re.compile("takes a die first"))
    first.take_die()
    # Now both may write, and neither waits for the other.
    second.take_die()
    before = [keeper.at() for keeper in (first, second)]
    for keeper in (first, second):
        keeper.choice("fly").click(no_wait_after=True)
    for keeper, then in zip((first, second), before, strict=True):
        expect(keeper.page.locator(".busy")).not_to_have_attribute("data-at", then)
    for keeper in (first, second):
        expect(keeper.page.locator(".mini .doing.thinks")).to_have_count(2)
    first.choose("done")
    for keeper in (first, second):
        expect(keeper.page.locator(".mini .doing.closed")).to_have_count(1)
    # The other's sheet, whole, is what the other sees.
    names = {first.view.you: first, second.view.you: second}
    watched, seat = first.page, second.view.you
    watched.locator(".mini").nth(seat or 0).click()
    expect(watched.get_by_text(re.compile("The sheet of"))).to_be_visible()
    assert first.sheet()["drawn"] == names[seat].sheet()["drawn"]
    second.choose("done")
    expect(watched.locator(".busy")).to_have_attribute("data-at", re.compile("^2 0"))


# ---------------------------------------------------------------- second thoughts


def test_decisions_can_be_taken_back_until_the_round_is_closed(door: Door) -> None:
    keeper = alone(door.come("Ada"))
    page = keeper.page
    fresh = keeper.sheet()
    expect(keeper.button("Take back")).to_be_disabled()
    keeper.take_die()
    keeper.choose("stay")
    flower = keeper.begins("pick ")
    keeper.choose(flower)
    assert keeper.sheet() != fresh
    keeper.take_back()
    expect(keeper.choice(flower)).to_be_enabled()
    keeper.press("Backspace")
    while keeper.at() != "1 0 die":
        keeper.press("Control+z")
    assert keeper.sheet() == fresh
    expect(keeper.button("Close the round")).to_be_disabled()
    # Another way, and then it stands.
    keeper.take_die()
    keeper.choose("stay")
    keeper.choose(keeper.begins("pick "))
    keeper.press("d")
    assert keeper.at() == "2 0 die"
    expect(keeper.button("Take back")).to_be_disabled()
    assert len(keeper.hive.flowers) == 1
    page.keyboard.press("Backspace")
    expect(page.locator(".busy")).to_have_attribute("data-at", re.compile("^2 0"))


def test_a_reload_in_the_middle_of_a_round_loses_nothing(door: Door) -> None:
    keeper = alone(door.come("Ada"))
    keeper.sit_out()
    keeper.take_die()
    keeper.choose("stay")
    keeper.choose(keeper.begins("pick "))
    at, before = keeper.at(), keeper.sheet()
    offered = keeper.offered()
    keeper.page.reload()
    assert keeper.offered() == offered
    assert keeper.sheet() == before
    assert keeper.at() == at
    # What was there before is not drawn once more.
    expect(keeper.page.locator("path.fresh")).to_have_count(0)
    keeper.take_back()
    assert len(keeper.hive.flowers) == 0


# ---------------------------------------------------------------- looking ahead, keys


def with_plain_die(ada: Visitor) -> tuple[Keeper, str]:
    """A new table, and a die of it that lets the Busy Bee act at once.

    Two ones or two sixes for the improvement fill a column, and a value is to be written first.
    """
    while True:
        keeper = alone(ada)
        dice = keeper.view.dice
        for die in dice:
            if 2 < sum(dice) - die < 12:
                return keeper, f"die {die}"


def test_hovering_shows_what_a_choice_would_do(door: Door) -> None:
    keeper, die = with_plain_die(door.come("Ada"))
    gist = keeper.page.locator(".gist")
    expect(keeper.page.locator(".hint")).to_be_hidden()  # a mouse needs no finger's ways
    keeper.choice(die).hover()
    state = imagine(keeper.view, SeededChance(1))
    GAME.apply(state, 0, GAME.parse(die), SeededChance(1))
    total = state.hives[0].sum
    columns = [column.sum for column in BOARDS["garden"].outline().sheet.improvement.columns]
    if total in columns:
        expect(gist).to_contain_text(f"column {total}")
    expect(gist).to_contain_text(re.compile(r"Meadow: \d+ flowers? in reach"))
    expect(keeper.page.locator(".flower path.ghost").first).to_be_attached()
    keeper.take_die()
    keeper.choose("stay")
    flower = keeper.begins("pick ")
    keeper.choice(flower).hover()
    expect(gist).to_contain_text(re.compile(r"\+1 (nectar|pollen)"))
    ghosts = keeper.choice(flower).locator("path.ghost")
    expect(ghosts).to_have_count(2)
    keeper.page.mouse.move(1, 1)
    expect(gist).to_have_text("")
    expect(ghosts).to_have_count(0)


def test_a_finger_that_stays_looks_and_a_tap_chooses(door: Door) -> None:
    keeper, die = with_plain_die(door.come("Ada", size=PHONE))
    page = keeper.page
    gist, hint = page.locator(".gist"), page.get_by_text("hold to see what it would do")
    ghosts = page.locator(".flower path.ghost")
    expect(hint).to_be_visible()
    at = keeper.at()
    finger = page.context.new_cdp_session(page)
    box = keeper.choice(die).bounding_box()
    assert box is not None
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(gist).to_contain_text(re.compile(r"Meadow: \d+ flowers? in reach"))
    expect(ghosts.first).to_be_attached()
    expect(hint).to_be_hidden()
    # Some browsers take it for a click when the finger is lifted.
    keeper.choice(die).dispatch_event("click", {"detail": 1})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(gist).to_have_text("")
    expect(ghosts).to_have_count(0)
    expect(hint).to_be_visible()
    assert keeper.at() == at
    assert not keeper.visitor.sent("move")
    keeper.choice(die).tap()
    expect(page.locator(".busy")).not_to_have_attribute("data-at", at)
    assert keeper.visitor.sent("move")[0]["move"] == die


def test_a_round_by_keys_alone(door: Door) -> None:
    keeper = alone(door.come("Ada"))
    page = keeper.page
    keeper.press("3" if len(set(keeper.view.dice)) == 3 else "1")
    while not keeper.prompt.inner_text().startswith("Cross flowers"):
        keeper.press("1")
    expect(keeper.prompt).to_have_text(re.compile("^Cross flowers"))
    # From choice to choice with the arrows, and the words of what it would do.
    page.keyboard.press("ArrowDown")
    page.wait_for_function("() => document.activeElement.dataset.choice?.startsWith('pick')")
    expect(page.locator(".gist")).to_contain_text("+1")
    keeper.press("Enter")
    assert len(keeper.hive.flowers) == 1
    keeper.press("d")
    assert keeper.at() == "2 0 die"


def test_on_a_phone_the_areas_are_pages_and_the_dice_stay(door: Door) -> None:
    keeper = alone(door.come("Ada", size=PHONE))
    page = keeper.page
    strip, dice = page.locator(".strip"), page.get_by_role("group", name="Dice")
    keeper.take_die()
    keeper.choice("fly").tap()
    # The page follows the Busy Bee.
    page.wait_for_function(
        "() => { const s = document.querySelector('.strip');"
        "return Math.abs(s.scrollLeft - s.clientWidth) < 20; }"
    )
    expect(page.get_by_role("button", name="Production", exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )
    page.get_by_role("button", name="Combs", exact=True).tap()
    expect(page.get_by_role("group", name="Your combs, walls and line")).to_be_in_viewport()
    page.locator("main").evaluate("(main) => main.scrollTo(0, main.scrollHeight)")
    expect(dice).to_be_in_viewport()
    expect(page.get_by_role("region", name="Improvement")).to_be_in_viewport()
    assert strip.evaluate("(one) => document.documentElement.scrollWidth <= innerWidth")


def test_a_desk_shows_the_whole_sheet(door: Door) -> None:
    keeper = alone(door.come("Ada", size=DESKTOP))
    for part in ("Meadow", "Production", "Combs", "Improvement"):
        expect(keeper.page.get_by_role("region", name=part)).to_be_in_viewport(ratio=1)


def test_another_sheet_can_be_played(door: Door) -> None:
    keeper = alone(door.come("Ada"), options={"sheet": "heath"})
    rng = random.Random(3)
    for _ in range(20):
        keeper.wander(rng)
    meadow = keeper.page.get_by_role("region", name="Meadow")
    expect(meadow.get_by_text("Moor", exact=True)).to_be_visible()


def test_what_differs_on_another_sheet_is_told_beside_it(door: Door) -> None:
    ada = door.come("Ada")
    page = alone(ada, options={"sheet": "heath"}).page
    wall = page.get_by_text("A wall costs 2 wax.")
    expect(wall).to_be_hidden()
    page.get_by_text("On the sheet “heath” this is different:").click()
    expect(wall).to_be_visible()
    page.get_by_role("button", name="BEE-21").click()
    expect(page.get_by_text("you may buy walls anywhere, 1 wax each")).to_be_visible()


def test_the_usual_sheet_has_no_differences(door: Door) -> None:
    page = alone(door.come("Ada")).page
    expect(page.get_by_role("region", name="Meadow")).to_be_visible()
    expect(page.locator(".differs details")).to_have_count(0)

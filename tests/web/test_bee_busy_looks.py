"""Bee Busy for everybody: no violation that axe-core can find; and the game of the day."""

import random

import pytest
from playwright.sync_api import expect

from skep.server.clock import SystemClock, today
from skep.server.tables.daily import bot_score, secret_of
from tests.web.axe import BOTH_WAYS, SIZES, expect_no_violations, expect_none_by_day_and_evening
from tests.web.beekeeper import Keeper
from tests.web.visitors import Door

MOST_MOVES = 30


@BOTH_WAYS
def test_no_violations_while_playing(door: Door, size: tuple[int, int], dark: bool) -> None:
    ada = door.come("Ada", size=size, dark=dark)
    page = ada.go("/")
    page.get_by_role("button", name="Bee Busy").click()
    expect(page.get_by_role("button", name="Play today’s dice")).to_be_visible()
    expect_no_violations(page, "a new table")
    ada.go(ada.open_table("me", "bot:random", game="bee-busy"))
    keeper = Keeper(ada)
    keeper.offered()
    page.get_by_role("button", name="Use a die as another value").click()
    expect_no_violations(page, "another value")
    page.keyboard.press("Escape")
    seen: set[str] = set()
    rng = random.Random(2)
    for _ in range(MOST_MOVES):
        kinds = {text.split()[0] for text in keeper.offered()}
        if kinds - seen:
            seen |= kinds
            page.mouse.move(1, 1)
            expect_no_violations(page, f"choosing: {kinds}")
        if seen >= {"pick", "make", "line", "wall"}:
            break
        keeper.wander(rng, seen - kinds, real=False)
    assert {"die", "stay", "fly", "done"} <= seen


@SIZES
def test_no_violations_in_what_differs(door: Door, size: tuple[int, int]) -> None:
    ada = door.come("Ada", size=size)
    ada.go(ada.open_table("me", game="bee-busy", options={"sheet": "heath"}))
    Keeper(ada).offered()
    ada.page.get_by_text("On the sheet “heath” this is different:").click()
    expect(ada.page.get_by_text("A wall costs 2 wax.")).to_be_visible()
    expect_none_by_day_and_evening(ada.page, "what differs on the heath")


SPILLED = """selector => [...document.querySelectorAll(selector)]
  .filter(box => [...box.querySelectorAll('*')].some(part =>
    part.getBoundingClientRect().right > box.getBoundingClientRect().right + 2))
  .map(box => box.innerText)"""
"""The boxes with something in them that reaches out of them."""


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_nothing_spills_over_on_a_tablet(door: Door, language: str) -> None:
    ada = door.come("Ada", locale=language)
    ada.go(ada.open_table("me", game="bee-busy"))
    Keeper(ada).offered()
    for width, height in ((1180, 820), (820, 1180), (1366, 1024), (1440, 900)):
        ada.page.set_viewport_size({"width": width, "height": height})
        for boxes, count in (
            (".improve li", 10),
            (".recipes li", 3),
            (".area", 3),
        ):
            expect(ada.page.locator(boxes)).to_have_count(count)
            assert ada.page.evaluate(SPILLED, boxes) == [], (width, boxes)


def test_the_game_of_the_day_is_listed_when_the_server_has_played_it_again(door: Door) -> None:
    ada, bob = door.come("Ada"), door.come("Bob")
    this_day = today(SystemClock())
    day = this_day.isoformat()

    def listed() -> list[dict[str, object]]:
        scores: list[dict[str, object]] = ada.context.request.get(
            f"/api/games/bee-busy/daily/{day}"
        ).json()["scores"]
        return scores

    page = ada.go("/")
    page.clock.set_fixed_time(f"{day}T12:00:00")
    page.get_by_role("button", name="Bee Busy").click()
    page.get_by_role("button", name="Play today’s dice").click()
    keeper = Keeper(ada)
    keeper.offered()
    first = keeper.view.dice
    for _ in range(keeper.view.rounds):
        assert listed() == []
        keeper.sit_out()
    written = f"{this_day.day} {this_day:%B %Y}"
    best = page.get_by_role("region", name=f"The best of {written}")
    score = keeper.view.scores[0]
    expect(best.get_by_role("listitem")).to_have_text(f"Ada {score}")
    assert listed() == [{"name": "Ada", "score": score, "yours": True}]
    # What a bot made of the same dice, the streak, and a text to share.
    bot = bot_score("bee-busy", this_day)[1]
    end = page.get_by_role("region", name="The jars stay empty")
    expect(end).to_contain_text(f"The greedy bot has {bot} with the same dice · 1 day in a row")
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Share the result").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    shared = page.evaluate("() => navigator.clipboard.readText()")
    assert shared.startswith(f"🐝 Bee Busy, the dice of {written}\n"), shared
    # On paper, as `skep print --record` fills it in.
    address = page.get_by_role("link", name="Print").get_attribute("href") or ""
    printed = ada.context.request.get(address)
    assert printed.headers["content-type"] == "application/pdf"
    assert printed.body().startswith(b"%PDF")
    expect_no_violations(page, "the end of a game of the day")
    # The secret of the day is revealed at the end, as at every table.
    table = page.url[page.url.index("/t/") + 3 :]
    record = ada.context.request.get(f"/api/tables/{table}/record").text()
    assert secret_of("bee-busy", this_day).hex() in record
    # Everybody has these dice, and sees who was best before playing.
    other = bob.go("/")
    other.clock.set_fixed_time(f"{day}T12:00:00")
    other.get_by_role("button", name="Bee Busy").click()
    expect(other.get_by_role("group", name="The game of the day")).to_contain_text(f"Ada {score}")
    other.get_by_role("button", name="Play today’s dice").click()
    Keeper(bob).offered()
    assert Keeper(bob).view.dice == first

"""Looking back in the browser: asked for, followed, stopped, read, and played on from."""

import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.axe import expect_no_violations
from tests.web.test_old_rules import door, table_of
from tests.web.visitors import DESKTOP, PHONE, Door

__all__ = ["door"]  # the server with the archive's tables

TABLE = table_of("butine", "over")
RACE = table_of("la-ruche", "over")


def _found(seats: int, moves: int) -> dict[str, Any]:
    """An analysis as the server sends it."""
    even = [round(1 / seats, 4)] * seats
    share = {"expected": 0.3, "luck": 0.2, "luck_error": 0.05, "choices": -0.1, "others": 0.1}
    share |= {"choices_error": 0.08, "rest": -0.5, "end": 0.0}
    costly = {"move": 3, "seat": 0, "cost": 0.16, "error": 0.02, "chosen": "done", "facts": []}
    costly |= {"better": ["done"], "better_facts": []}
    return {
        "version": 1,
        "unit": "chance",
        "curve": [even] * (moves + 1),
        "costly": [costly],
        "shares": [share] * seats,
    }


class Server:
    """Answers for the look back: the real one would take its time."""

    def __init__(self, page: Page) -> None:
        self.status = "none"
        self.asked: list[str] = []
        replay = page.request.get(f"/api/tables/{TABLE}/replay").json()
        self.found = _found(len(replay["players"]), len(replay["frames"]) - 1)
        page.route(f"**/api/tables/{TABLE}/analysis", self._answer)

    def _answer(self, route: Route) -> None:
        method = route.request.method
        if method != "GET":
            self.asked.append(method)
            self.status = "running" if method == "POST" else "none"
        done = self.status == "done"
        body = {"status": self.status, "progress": 0.4, "analysis": self.found if done else None}
        route.fulfill(body=msgspec.json.encode(body), content_type="application/json")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_it_is_asked_for_stopped_and_read(door: Door, size: tuple[int, int]) -> None:
    page = door.come(size=size, reduced_motion="reduce").page
    server = Server(page)
    page.goto(f"/t/{TABLE}")
    panel = page.get_by_role("region", name="Looking back")
    panel.get_by_role("button", name="Chances, luck and skill").click()
    expect(panel.get_by_role("progressbar")).to_have_attribute("value", "0.4")
    panel.get_by_role("button", name="Stop").click()
    panel.get_by_role("button", name="Chances, luck and skill").click()
    expect(panel.get_by_role("progressbar")).to_be_visible()
    assert server.asked == ["POST", "DELETE", "POST"]
    server.status = "done"
    expect(panel.get_by_role("heading", name="Luck and skill")).to_be_visible()
    expect(panel.get_by_text("Move 3 cost 16%")).to_be_visible()
    slider = panel.get_by_role("slider", name="Move")
    slider.focus()
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^After move 1: .+%"))
    row = panel.get_by_role("row", name=re.compile(r"^Luck \+20% ± 10%"))
    expect(row.first).to_be_visible()
    expect_no_violations(page, "looking back")
    panel.get_by_role("button", name="Look at move 1", exact=True).click()
    expect(page.locator(".controls output")).to_have_text(re.compile(r"^1 of "))


def test_play_on_from_a_move(door: Door) -> None:
    page = door.come("Zoé", locale="fr-FR").page
    Server(page).status = "done"
    page.goto(f"/t/{TABLE}")
    panel = page.get_by_role("region", name="Retour sur la partie")
    panel.get_by_role("button", name="Montrer le coup 3").click()
    expect(page).to_have_url(re.compile(r"#m3$"))
    page.goto(f"/t/{TABLE}")
    panel.get_by_role("button", name="Rejouer à partir d’ici").click()
    expect(page).not_to_have_url(re.compile(TABLE))
    expect(page).to_have_url(re.compile(r"/t/[\w-]{22}$"))
    expect(page.locator(".board, main").first).to_be_visible()


def test_a_race_says_that_there_is_no_estimate(door: Door) -> None:
    page = door.come().page
    page.goto(f"/t/{RACE}")
    panel = page.get_by_role("region", name="Looking back")
    expect(panel).to_contain_text("Nobody can estimate chances in this game")
    expect(panel.get_by_role("button")).to_have_count(0)

"""A table that began under earlier rules, on the screen of today."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, expect

from skep.games.registry import GAMES
from skep.server.store.sqlite import FILE_NAME
from tests.server.nursery import Nursery
from tests.web.axe import expect_no_violations
from tests.web.tables import show_seats
from tests.web.visitors import PHONE, Door

ARCHIVE = Path(__file__).parents[1] / "archive"


@pytest.fixture
def door(browser: Browser, nursery: Nursery, tmp_path: Path) -> Iterator[Door]:
    """A server that takes up the tables of the archive."""
    data = tmp_path / "data"
    data.mkdir(mode=0o700)
    shutil.copy(ARCHIVE / "before.sqlite", data / FILE_NAME)
    running = nursery.start(data, tmp_path / "log.txt")
    open_door = Door(browser, running.address)
    yield open_door
    complaints = open_door.close()
    running.end()
    assert not complaints, "\n".join(complaints)
    assert "Traceback" not in running.said()


def table_of(game: str, status: str) -> str:
    """A table of the archive."""
    tables = msgspec.json.decode((ARCHIVE / "before.json").read_bytes())
    return next(t["id"] for t in tables if (t["game"], t["status"]) == (game, status))


@pytest.mark.parametrize("size", [(1440, 900), PHONE], ids=["desktop", "phone"])
def test_it_says_which_rules_have_changed_since(door: Door, size: tuple[int, int]) -> None:
    ada = door.come(size=size)
    for game in ("la-ruche", "waggle-dance"):
        ada.go(f"/t/{table_of(game, 'running')}")
        show_seats(ada.page)
        notice = ada.page.locator(".old-rules")
        expect(notice).to_contain_text("began under version 1 of the rules")
        rules = GAMES[game].meta.earlier[1]
        assert [button.inner_text() for button in notice.locator("button").all()] == list(rules)
        expect_no_violations(ada.page, f"{game} under old rules")
    notice.locator("button").first.click()
    expect(ada.page.get_by_role("dialog")).to_contain_text("WAG-16")


def test_a_table_of_todays_rules_says_nothing(door: Door) -> None:
    ada = door.come()
    ada.go(f"/t/{table_of('butine', 'running')}")
    show_seats(ada.page)
    expect(ada.page.locator("#seats")).to_be_visible()
    expect(ada.page.locator(".old-rules")).to_have_count(0)


def test_a_finished_game_is_looked_back_at_under_its_own_rules(door: Door) -> None:
    ada = door.come()
    ada.go(f"/t/{table_of('waggle-dance', 'over')}")
    ada.page.get_by_role("button", name="Look back").first.click()
    expect(ada.page.locator(".replay .old-rules")).to_contain_text("WAG-17")

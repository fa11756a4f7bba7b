"""The lab in the browser: a small study is asked for, followed, stopped, and read."""

import re

from playwright.sync_api import Page, expect

from tests.web.axe import SIZES, expect_none_by_day_and_evening
from tests.web.test_screens import expect_fits
from tests.web.visitors import Door


def _begin(page: Page, game: str, games: str) -> None:
    page.get_by_label("Game", exact=True).select_option(game)
    page.get_by_label("Games of each variant").fill(games)
    page.get_by_role("button", name="Start").click()


@SIZES
def test_a_study_is_asked_for_followed_and_read(door: Door, size: tuple[int, int]) -> None:
    page = door.come("Ada", size=size).go("/")
    page.get_by_role("link", name="The lab").click()
    expect(page).to_have_url(re.compile("/lab$"))
    expect(page.get_by_text("at most 200 games in all")).to_be_visible()
    _begin(page, "Waggle Dance", "150")  # its games are long: there is time to stop them
    expect(page.get_by_role("alert")).to_have_text(re.compile("300 games in all"))
    expect_none_by_day_and_evening(page, "what is asked for")
    expect_fits(page, "what is asked for")

    page.get_by_label("Games of each variant").fill("100")
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_text(re.compile(r"^[1-9]\d* of 200 games$"))).to_be_visible()
    expect_none_by_day_and_evening(page, "while it is played")
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("heading", name="Your study")).to_have_count(0)

    page.get_by_label("Game", exact=True).select_option("Bee Busy")
    page.get_by_label("In all seats").select_option("random")
    page.get_by_label("Games of each variant").fill("3")
    page.get_by_role("button", name="Start").click()
    figures = page.get_by_role("region", name="Figures")
    expect(figures.get_by_role("rowheader", name="Points of a player")).to_be_visible()
    expect(figures.get_by_role("columnheader", name="sheet: heath")).to_be_attached()
    command = page.locator("code").first
    expect(command).to_have_text(re.compile(r"^skep lab bee-busy --vary sheet=garden,heath "))
    expect_none_by_day_and_evening(page, "what was found")
    expect_fits(page, "what was found")
    with page.expect_download() as coming:
        page.get_by_role("link", name="Download the report").click()
    assert b"vegaEmbed" in coming.value.path().read_bytes()

    page.get_by_title("Français").click()
    expect(page.get_by_role("rowheader", name="Points d’un joueur").first).to_be_visible()
    expect(page.get_by_role("columnheader", name="feuille : lande").first).to_be_attached()
    expect(page.get_by_label("lande", exact=True)).to_be_checked()
    page.reload()
    expect(page.get_by_role("rowheader", name="Points d’un joueur").first).to_be_visible()


def test_a_server_without_a_lab_says_so(door: Door) -> None:
    page = door.come("Ada").page
    page.route(
        "**/api/lab",
        lambda route: route.fulfill(
            json={"status": "none", "offer": None, "found": None, "report": "none"}
        ),
    )
    page.goto("/lab")
    expect(page.get_by_text("This server has no lab")).to_be_visible()

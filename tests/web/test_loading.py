"""What the browser loads, when, and from whom."""

import gzip

from playwright.sync_api import Response, expect

from tests.web.hands import Player
from tests.web.visitors import Door

BEFORE_A_BOARD = 200_000
"""Bytes, gzipped."""

BY_FETCH = "(url) => fetch(url).then(() => 'came through', () => 'blocked')"
BY_IMAGE = """(url) => new Promise((done) => {
  const image = new Image();
  image.onload = () => done('came through');
  image.onerror = () => done('blocked');
  image.src = url;
})"""


def test_the_lobby_is_light_and_boards_come_when_needed(door: Door) -> None:
    ada = door.come()
    answers: list[Response] = []

    def keep(answer: Response) -> None:
        answers.append(answer)

    ada.page.on("response", keep)
    page = ada.go("/")
    expect(page.get_by_text("No public table just now.")).to_be_visible()
    page.get_by_role("button", name="Butine!").click()
    expect(page.get_by_role("heading", name="A table of Butine!")).to_be_visible()
    bodies = {answer.url: answer.body() for answer in answers}
    assert any(url.endswith(".js") for url in bodies)
    assert any(url.endswith(".css") for url in bodies)
    weight = sum(len(gzip.compress(body)) for body in bodies.values())
    assert weight < BEFORE_A_BOARD
    board = "/assets/butine-"
    assert not [path for path in ada.asked if path.startswith(board)]
    page.get_by_role("button", name="Play", exact=True).click()
    Player(page).await_turn()
    assert {path.rpartition(".")[2] for path in ada.asked if path.startswith(board)} == {
        "js",
        "css",
    }


def test_only_the_language_that_is_read_is_loaded(door: Door) -> None:
    ada = door.come()
    page = ada.go("/")
    expect(page.get_by_role("heading", name="Games about bees")).to_be_visible()
    assert not [path for path in ada.asked if path.startswith("/assets/fr-")]
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("heading", name="Des jeux d’abeilles")).to_be_visible()
    assert [path for path in ada.asked if path.startswith("/assets/fr-")]


def test_the_page_cannot_talk_to_anybody_else(door: Door) -> None:
    """Nor would it go unnoticed: every test fails when a page asks another host for something."""
    ada = door.come()
    page = ada.go("/")
    expect(page.get_by_role("heading", name="Games about bees")).to_be_visible()
    assert not ada.complaints
    elsewhere = f"http://localhost:{ada.address.partition(':')[2]}/favicon.svg"
    for attempt in (BY_FETCH, BY_IMAGE):
        assert page.evaluate(attempt, elsewhere) == "blocked"
    assert ada.complaints
    ada.complaints.clear()

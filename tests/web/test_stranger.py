"""A stranger's first evening: open, learn, play, go away, come back, finish, share."""

import os
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.hands import Player
from tests.web.learner import Learner, expect_the_end
from tests.web.visitors import DESKTOP, Door, Visitor

TURNS_BEFORE_LEAVING = 4


class Album:
    """A picture of each step, kept where SKEP_ALBUM says, or with the test's own files."""

    def __init__(self, folder: Path) -> None:
        self.folder = Path(os.environ.get("SKEP_ALBUM") or folder)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.count = 0

    def keep(self, page: Page, name: str) -> None:
        """One more."""
        self.count += 1
        page.screenshot(path=self.folder / f"{self.count:02}-{name}.png")


def test_a_stranger_learns_plays_comes_back_and_shares(door: Door, tmp_path: Path) -> None:
    album = Album(tmp_path / "album")
    stranger = door.come(size=DESKTOP)
    page = stranger.go("/")
    expect(page.get_by_role("button", name="Learn by playing")).to_have_count(4)
    album.keep(page, "lobby")

    _learn(stranger, album)
    page.get_by_role("button", name="Play a first real game").click()
    Player(page).await_turn()
    album.keep(page, "first-game")
    for _ in range(TURNS_BEFORE_LEAVING):
        Player(page).act()
    table = page.url

    page.close()
    stranger.page = page = stranger.open_page()
    page.goto("/")
    on = page.get_by_role("region", name=re.compile("Go on\\?"))
    expect(on).to_contain_text("Butine!")
    album.keep(page, "back")
    on.get_by_role("link").first.click()
    expect(page).to_have_url(table)

    Player(page).finish()
    album.keep(page, "result")
    link = _share(page)
    album.keep(page, "share")
    _look_from_elsewhere(door, link, album)


def _learn(stranger: Visitor, album: Album) -> None:
    """The lesson that the lobby offers, by whoever does what the ring says."""
    page = stranger.page
    lesson = page.get_by_role("listitem").filter(has_text="Butine!")
    lesson.get_by_role("button", name="Learn by playing").click()
    learner = Learner(stranger, "butine")
    learner.look()
    album.keep(page, "lesson")
    learner.play(learner.click)
    expect_the_end(page)
    album.keep(page, "learned")


def _share(page: Page) -> str:
    """The link to the move that mattered."""
    story = page.get_by_role("region", name="How it went")
    story.get_by_role("button", name="Share a link").click()
    link = story.get_by_label(re.compile(r"^The game after move \d+")).input_value()
    assert re.search(r"/t/[\w-]+#m\d+$", link), link
    return link


def _look_from_elsewhere(door: Door, link: str, album: Album) -> None:
    """Somebody else, who was never here, sees that move."""
    friend = door.come(size=DESKTOP)
    path, _, move = link.partition("#")
    friend.page.goto(f"/t/{path.rpartition('/')[2]}#{move}")
    expect(friend.page.get_by_role("slider", name="Position in the game")).to_have_value(move[1:])
    expect(friend.page.get_by_role("region", name="Look back")).to_be_visible()
    album.keep(friend.page, "friend")

"""Two people in two browsers: joining by link, playing in turn, and losing the connection."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.nursery import Nursery, Server
from tests.web.hands import Player, position
from tests.web.tables import by_turn, two_people
from tests.web.visitors import Door, Visitor

Friends = tuple[Visitor, Visitor]


@pytest.fixture
def friends(door: Door) -> Friends:
    """Ada and Bob, each on a wire of their own; their game has begun."""
    ada, bob = door.come("Ada", wired=True), door.come("Bob", wired=True)
    two_people(ada, bob)
    return ada, bob


def _play_one_turn(friends: Friends, pile: int) -> None:
    """Whoever is to play lays a tile; the other sees it."""
    mover, other = by_turn(*friends)
    tiles = Player(mover.page).place(pile).tiles
    expect(other.page.locator("[data-tile]")).to_have_count(tiles)


def _expect_the_same(friends: Friends) -> None:
    ada, bob = (position(visitor.page) for visitor in friends)
    assert ada == bob
    assert len(ada["log"]) >= len(ada["tiles"]) > 1


def test_a_friend_comes_by_link_and_both_see_the_same(door: Door) -> None:
    ada = door.come()
    page = ada.go("/")
    page.get_by_role("button", name="Butine!").click()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="One seat fewer").click()
    page.get_by_label("Seat 2", exact=True).select_option("Open for a friend")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    expect(page.get_by_role("button", name="Start the game")).to_be_disabled()
    link = page.get_by_label("Send this link to whoever shall play").input_value()
    assert link.startswith(f"http://{ada.address}/t/")

    bob = door.come()
    bob.go("/").get_by_label("The link of a table").fill(link)
    bob.page.get_by_role("button", name="Go there").click()
    bob.page.get_by_label("Name at seat 2").fill("Bob")
    bob.page.get_by_role("button", name="Sit here").click()
    expect(bob.page.get_by_text("Whoever opened the table starts the game.")).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    for visitor in (ada, bob):
        expect(visitor.page.locator(".mine")).to_be_visible()
    for pile in (1, 2, 3, 3):
        _play_one_turn((ada, bob), pile)
        _expect_the_same((ada, bob))


def test_who_was_offline_gets_exactly_what_was_missed(friends: Friends) -> None:
    _play_one_turn(friends, 3)
    mover, gone = by_turn(*friends)
    known = gone.heard("update")[-1]["seq"]
    watches = len(gone.sent("watch"))
    with gone.without_network():
        expect(gone.page.get_by_text("The connection was lost. Reconnecting")).to_be_visible()
        told = mover.page.get_by_role("button", name=re.compile("is away"))
        expect(told).to_be_visible()
        player = Player(mover.page)
        player.place(1)
        # Taken back and done otherwise: that is three steps to be told.
        player.button("Undo").click()
        expect(mover.page.locator("#log s")).to_have_count(1)
        player.place(2)
        expect(gone.page.locator("[data-tile]")).to_have_count(2)
    expect(gone.page.locator("[data-tile]")).to_have_count(3)
    expect(mover.page.get_by_text("is away")).to_be_hidden()
    [watch] = gone.sent("watch")[watches:]
    assert watch["since"] == known
    [update] = [m for m in gone.heard("update") if m["seq"] > known]
    assert [step["seq"] for step in update["steps"]] == [known + 1, known + 2, known + 3]
    _expect_the_same(friends)
    _play_one_turn(friends, 3)
    _expect_the_same(friends)


def test_a_closed_page_comes_back_to_the_same_position(friends: Friends) -> None:
    _play_one_turn(friends, 1)
    mover, gone = by_turn(*friends)
    address = gone.page.url
    gone.page.close()
    Player(mover.page).place(2)
    gone.page = gone.open_page()
    gone.go(address)
    Player(gone.page).await_turn()
    _expect_the_same(friends)
    _play_one_turn(friends, 3)
    _expect_the_same(friends)


def test_a_move_on_its_way_outlives_a_server(
    friends: Friends, nursery: Nursery, server: Server, tmp_path: Path
) -> None:
    """The move never arrives, the server dies, another takes over: the move is made once."""
    mover, other = by_turn(*friends)
    assert mover.wire is not None
    assert other.wire is not None
    player = Player(mover.page)
    player.pile(3).click()
    spot = player.spots()[0]
    mover.page.mouse.click(*spot)
    mover.wire.hold()
    mover.page.mouse.click(*spot)
    expect(mover.page.get_by_role("status").filter(has_text="On its way")).to_be_visible()
    expect(mover.page.locator(".ask")).to_have_text("On its way …")
    with mover.without_network(), other.without_network():
        server.end()
        mover.wire.let_go()
        expect(other.page.get_by_text("Reconnecting")).to_be_visible()
        expect(mover.page.get_by_text("Reconnecting")).to_be_visible()
        expect(mover.page.locator(".ask")).to_have_text("On its way …")
        again = nursery.start(tmp_path / "data", tmp_path / "log.txt")
        mover.wire.target = other.wire.target = again.address
    for visitor in friends:
        expect(visitor.page.locator("[data-tile]")).to_have_count(2)
    expect(mover.page.get_by_text("On its way")).to_have_count(0)
    [*lost, made] = [move["id"] for move in mover.sent("move")]
    assert lost
    assert set(lost) == {made}
    assert [done["id"] for done in mover.heard("done")].count(made) == 1
    _play_one_turn(friends, 1)
    _expect_the_same(friends)
    again.end()


def test_long_offline_is_said_and_can_be_hurried(friends: Friends) -> None:
    ada, _ = friends
    assert ada.wire is not None
    with ada.without_network():
        expect(ada.page.get_by_text("No connection to the server. Nothing is lost")).to_be_visible()
        ada.wire.mend()
        ada.page.get_by_role("button", name="Try now").click()
    _play_one_turn(friends, 3)
    _expect_the_same(friends)

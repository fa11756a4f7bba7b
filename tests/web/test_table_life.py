"""At the table: whose turn it is, seats that never break, names, and a line that dies."""

import time

from playwright.sync_api import expect

from tests.web.tables import by_turn, hot_seat, let_a_bot_play, seat, two_people
from tests.web.visitors import Door


def test_the_title_and_the_icon_say_that_it_is_my_turn(door: Door) -> None:
    ada, bob = door.come("Ada"), door.come("Bob")
    two_people(ada, bob)
    mover, other = by_turn(ada, bob)
    expect(mover.page).to_have_title("● Your turn – Butine! – Skep")
    expect(other.page).to_have_title("Butine! – Skep")
    icon = "link[rel=icon]"
    expect(mover.page.locator(icon)).to_have_attribute("href", "/favicon-turn.svg")
    expect(other.page.locator(icon)).to_have_attribute("href", "/favicon.svg")
    mover.go("/")
    expect(mover.page).to_have_title("Skep")


def test_a_seat_keeps_its_shape_when_a_bot_plays_for_me(door: Door) -> None:
    ada, bob = door.come("Ada Lovelace of Ockham"), door.come("Bob")
    two_people(ada, bob)
    let_a_bot_play(ada.page, "Ada Lovelace of Ockham")
    row = seat(ada.page, "Ada Lovelace of Ockham")
    expect(row.get_by_role("button", name="Play on myself")).to_be_visible()
    box = row.locator(".name").bounding_box()
    assert box is not None
    assert box["height"] < 40 < box["width"], "one line, and not a column of letters"


def test_a_name_that_is_taken_gets_a_suggestion(door: Door) -> None:
    ada, bob = door.come("Ada"), door.come()
    table = ada.open_table("me", "open", start=False)
    page = bob.go(table)
    field = page.get_by_label("Name at seat 2")
    field.fill("Ada")
    page.get_by_role("button", name="Sit here").click()
    expect(page.get_by_text("That name is too much like “Ada”")).to_be_visible()
    expect(field).to_have_attribute("placeholder", "Ada 2")
    page.get_by_role("button", name="Sit here").click()
    expect(page.get_by_role("listitem").filter(has_text="Ada 2")).to_contain_text("you")


def test_a_dead_line_is_noticed_within_five_seconds(door: Door) -> None:
    ada, bob = door.come("Ada", wired=True), door.come("Bob", wired=True)
    two_people(ada, bob)
    assert ada.wire is not None
    with ada.without_network():
        cut = time.monotonic()
        expect(ada.page.get_by_text("The connection was lost")).to_be_visible(timeout=6_000)
        assert time.monotonic() - cut < 6
        ada.page.get_by_role("textbox", name="Say something").fill("hello?")
        ada.page.get_by_role("button", name="Send").click()
        expect(ada.page.get_by_text("One thing you did waits to be sent.")).to_be_visible()
    expect(bob.page.get_by_text("hello?")).to_be_visible()


def test_alone_there_is_nobody_to_talk_to(door: Door) -> None:
    ada = door.come("Ada")
    page = ada.go(ada.open_table("me", game="la-ruche"))
    expect(page.get_by_role("heading", name="La Ruche")).to_be_visible()
    expect(page.get_by_role("heading", name="What happened")).to_be_visible()
    expect(page.get_by_role("heading", name="Chat")).to_have_count(0)
    together = hot_seat(door).page
    expect(together.get_by_role("button", name="Chat")).to_be_visible()

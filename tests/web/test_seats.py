"""Who sits where: a shared screen, spectators, bots in between, and the same people again."""

import re

from playwright.sync_api import expect

from tests.web.hands import Player, position
from tests.web.tables import SHORT, hot_seat, let_a_bot_play, seat, show_seats, two_people
from tests.web.visitors import Door, Visitor

# ---------------------------------------------------------------- one screen, two people


def test_two_names_at_one_screen(door: Door) -> None:
    ada = door.come()
    page = ada.go("/")
    page.get_by_role("button", name="Butine!").click()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="One seat fewer").click()
    page.get_by_label("Seat 2", exact=True).select_option("Another person at this screen")
    page.get_by_label("Name at seat 2").fill("Ben")
    page.get_by_role("button", name="Play", exact=True).click()
    player = Player(page)
    turns = []
    for pile in (3, 2, 1):
        prompt = player.await_turn().prompt
        name = prompt.partition(":")[0]
        turns.append(name)
        expect(seat(page, name)).to_contain_text("to play")
        expect(page.get_by_role("group", name=f"Cards of {name}")).to_be_visible()
        player.place(pile)
    assert turns in (["Ada", "Ben", "Ada"], ["Ben", "Ada", "Ben"])


# ---------------------------------------------------------------- looking on


def test_a_spectator_sees_all_and_can_do_nothing(door: Door) -> None:
    ada, eve = door.come("Ada"), door.come("Eve")
    table = ada.open_table("me", "Ben", public=True)
    ada.go(table)
    player = Player(ada.page)
    player.place(1)
    eve.go("/").get_by_role("link", name="Watch").click()
    expect(eve.page.locator("[data-tile]")).to_have_count(2)
    assert "is playing." in Player(eve.page).look().prompt
    show_seats(ada.page)
    expect(ada.page.get_by_text("1 person is watching")).to_be_visible()
    player.place(3)
    expect(eve.page.locator("[data-tile]")).to_have_count(3)
    expect(eve.page.get_by_role("button", name="Undo")).to_have_count(0)
    eve.page.keyboard.press("4")
    eve.page.keyboard.press("Enter")
    assert not eve.page.locator(".fits").count()
    assert not eve.sent("move")
    ada.page.keyboard.press("Escape")
    shown, seen = position(ada.page), position(eve.page)
    # Ada sees the cards of the one to move as her own; all else is in the same place.
    assert {**shown, "hands": 0} == {**seen, "hands": 0}
    assert sorted(map(sorted, shown["hands"])) == sorted(map(sorted, seen["hands"]))


def test_a_table_without_spectators_says_so(door: Door) -> None:
    ada, eve = door.come("Ada"), door.come("Eve")
    eve.go(ada.open_table("me", "bot:random", spectators=False))
    expect(eve.page.get_by_text("This table does not want spectators.")).to_be_visible()
    eve.page.get_by_role("link", name="To the lobby").last.click()
    expect(eve.page.get_by_role("heading", name="Games about bees")).to_be_visible()


# ---------------------------------------------------------------- bots for people


def test_my_seat_goes_to_a_bot_and_back(door: Door) -> None:
    page = hot_seat(door).page
    player = Player(page)
    now = player.look()
    mine = now.prompt.partition(":")[0]
    other = {"Ada": "Ben", "Ben": "Ada"}[mine]
    let_a_bot_play(page, mine)
    expect(seat(page, mine)).to_contain_text("played by a bot: Greedy")
    # The bot plays at once; then it is the turn of the other.
    expect(page.locator(".ask")).to_contain_text(f"{other}:")
    assert player.look().tiles == 2
    player.place(1)
    expect(page.locator(".ask")).to_contain_text(f"{other}:")
    seat(page, mine).get_by_role("button", name="Play on myself").click()
    expect(seat(page, mine)).not_to_contain_text("played by a bot")
    while player.await_turn().prompt.startswith(other):
        player.act()
    tiles = player.look().tiles
    player.place(3)
    assert player.look().tiles == tiles + 1


def test_the_seat_of_somebody_gone_goes_to_a_bot_until_they_come_back(door: Door) -> None:
    ada, bob = door.come("Ada"), door.come("Bob")
    table = two_people(ada, bob)
    bob.page.close()
    expect(seat(ada.page, "Bob")).to_contain_text("is away")
    _ask_for_a_bot(ada, "Bob")
    # Not at once: people lose their connection and come back.
    expect(ada.page.get_by_role("alert")).to_contain_text("Bob")
    while "played by a bot" not in seat(ada.page, "Bob").inner_text():
        ada.page.wait_for_timeout(1000)
        _ask_for_a_bot(ada, "Bob")
    player = Player(ada.page)
    for pile in (1, 2):
        player.await_turn()
        player.place(pile)
    bob.page = bob.open_page()
    bob.go(table).get_by_role("button", name="Play on myself").click()
    expect(seat(ada.page, "Bob")).not_to_contain_text("played by a bot")
    while not Player(bob.page).look().free:
        if player.look().free:
            player.act()
        bob.page.wait_for_timeout(50)
    Player(bob.page).act()


def _ask_for_a_bot(ada: Visitor, name: str) -> None:
    """Ask, and wait for the answer."""
    answers = _answers(ada)
    let_a_bot_play(ada.page, name)
    while _answers(ada) == answers:
        ada.page.wait_for_timeout(50)


def _answers(ada: Visitor) -> int:
    return len(ada.heard("refused")) + len(ada.heard("done"))


# ---------------------------------------------------------------- again


def test_the_same_people_play_again(door: Door) -> None:
    ada, bob = door.come("Ada"), door.come("Bob")
    table = two_people(ada, bob, "bot:greedy", options=SHORT)
    players = [Player(ada.page), Player(bob.page)]
    while not any(player.look().over for player in players):
        for player in players:
            if player.look().free:
                player.act()
        ada.page.wait_for_timeout(50)
    result = bob.page.get_by_role("region", name=re.compile("wins!"))
    expect(result).to_contain_text("The challenge is won")
    ada.page.get_by_role("button", name="Play again").click()
    bob.page.get_by_role("link", name="To the new game").click()
    for visitor in (ada, bob):
        expect(visitor.page).to_have_url(re.compile(r"/t/"))
        expect(visitor.page.get_by_role("region", name=re.compile("wins!"))).to_be_hidden()
        expect(visitor.page.locator(".mine > .card")).to_have_count(3)
    assert ada.page.url == bob.page.url
    assert not ada.page.url.endswith(table)
    show_seats(ada.page)
    seats = ada.page.get_by_role("list", name="Seats").get_by_role("listitem")
    # Everybody moves a seat on, so that the first seat goes round.
    assert [text.split()[0] for text in seats.all_inner_texts()] == ["Bob", "Greedy", "Ada"]


# ---------------------------------------------------------------- the host


def test_the_host_mutes_and_sends_away(door: Door) -> None:
    ada, eve = door.come("Ada"), door.come("Eve")
    table = ada.open_table("me", "Ben", public=True)
    ada.go(table)
    eve.go(table)
    show_seats(ada.page)
    about_eve = ada.page.get_by_role("group", name="What to do about Eve")
    expect(eve.page.get_by_role("group", name="What to do about")).to_have_count(0)
    about_eve.get_by_role("button", name="Mute").click()
    chat = ada.page.get_by_role("list", name="Chat")
    expect(chat).to_contain_text("Eve was muted.")
    eve.page.get_by_label("Say something").fill("hello")
    eve.page.get_by_label("Say something").press("Enter")
    expect(eve.page.get_by_text("has muted you here")).to_be_visible()
    about_eve.get_by_role("button", name="Let speak again").click()
    expect(chat).to_contain_text("Eve may speak again.")
    # To send somebody away is for good, so it is asked twice.
    about_eve.get_by_role("button", name="Send away").click()
    expect(about_eve).to_be_visible()
    about_eve.get_by_role("button", name="Send Eve away for good?").click()
    expect(chat).to_contain_text("Eve was sent away from this table.")
    expect(eve.page.get_by_text("has sent you away from it")).to_be_visible()
    eve.page.reload()
    expect(eve.page.get_by_text("has sent you away from it")).to_be_visible()
    expect(ada.page.get_by_text("is watching")).to_have_count(0)


def test_a_bot_that_plays_for_somebody_is_announced(door: Door) -> None:
    ada, bob = door.come("Ada"), door.come("Bob")
    two_people(ada, bob)
    let_a_bot_play(bob.page, "Bob")
    expect(ada.page.get_by_role("list", name="Chat")).to_contain_text("a bot plays for Bob")
    expect(ada.page.locator(".news")).to_contain_text("a bot plays for Bob")


def test_bots_are_as_fast_as_the_host_wants_also_at_the_next_table(door: Door) -> None:
    ada = door.come("Ada")
    page = ada.go(ada.open_table("me", "bot:random"))
    show_seats(page)
    pace = page.get_by_label("Bots play")
    expect(pace).to_have_value("usual")
    pace.select_option("at once")
    expect(pace).to_be_enabled()
    page.reload()
    show_seats(page)
    expect(pace).to_have_value("at-once")
    ada.go(ada.open_table("me", "bot:random"))
    show_seats(page)
    expect(pace).to_have_value("at-once")
    ada.go(ada.open_table("me", "bot:leisurely", game="la-ruche"))
    show_seats(page)
    expect(page.get_by_role("list", name="Seats")).to_be_visible()
    expect(pace).to_have_count(0)

"""What has which place on the screen: most of it the board, everybody once, and nothing jumps."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.beekeeper import Keeper as BusyKeeper
from tests.web.hands import Player
from tests.web.keepers import Keeper as WaggleKeeper
from tests.web.keepers import come
from tests.web.racers import Racer
from tests.web.tables import show_seats, two_people
from tests.web.visitors import DESKTOP, PHONE, Door, Visitor

LANDSCAPE = (844, 390)
LEAST_SHARE = 0.65
BOTS = {
    "butine": "greedy",
    "la-ruche": "leisurely",
    "waggle-dance": "random",
    "bee-busy": "random",
}
"""None of them lets a game end after a few moves."""

BOARDS = {
    "butine": ".butine .board",
    "la-ruche": ".ruche .board",
    "waggle-dance": ".waggle .board",
    "bee-busy": ".busy",
}
"""What each game draws."""

SHARE = """(selector) => {
  const { left, right, top, bottom } =
    document.querySelector(selector).getBoundingClientRect();
  const wide = Math.min(right, innerWidth) - Math.max(left, 0);
  const high = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return (wide * high) / (innerWidth * innerHeight);
}"""

TIMES_SHOWN = """(name) => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let shown = 0;
  while (texts.nextNode()) {
    const { parentElement: holder, data } = texts.currentNode;
    if (!data.includes(name) || !holder.checkVisibility()) continue;
    if (holder.closest('#log, .unseen, [role=status], .prompt, .text')) continue;
    shown += 1;
  }
  return shown;
}"""
"""How often a name stands on the screen, besides what happened and what is to be done."""


def with_bots(visitor: Visitor, game: str, **wish: object) -> Page:
    bot = f"bot:{BOTS[game]}"
    page = visitor.go(visitor.open_table("me", bot, bot, game=game, **wish))
    expect(page.locator(BOARDS[game])).to_be_visible()
    return page


@pytest.mark.parametrize("game", BOARDS)
def test_most_of_the_screen_is_the_board(door: Door, game: str) -> None:
    ada = door.come("Ada")
    page = with_bots(ada, game)
    assert page.evaluate(SHARE, BOARDS[game]) >= LEAST_SHARE
    if game == "butine":
        # The meadow by itself, without cards and market, below the line of help.
        assert page.evaluate(SHARE, ".meadow") >= 0.5
    # Everybody stands there once, with their points.
    assert page.evaluate(TIMES_SHOWN, "3") >= 1
    name = page.locator("bdi", has_text="3").first.inner_text()
    assert page.evaluate(TIMES_SHOWN, name) == 1, name
    # Whoever wants to do something about a seat finds it.
    show_seats(page)
    expect(page.get_by_role("list", name="Seats")).to_contain_text(name)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.keyboard.press("Escape")
    assert page.evaluate(TIMES_SHOWN, name) == 1, name


def test_chat_is_folded_until_somebody_comes(door: Door) -> None:
    ada, bob = door.come("Ada"), door.come("Bob")
    page = ada.go(ada.open_table("me", "bot:random", public=True))
    chat = page.get_by_role("button", name="Chat")
    field = page.get_by_role("textbox", name="Say something")
    expect(chat).to_have_attribute("aria-expanded", "false")
    expect(field).to_be_hidden()
    assert page.evaluate(SHARE, ".log") > 0.15
    chat.click()
    expect(field).to_be_focused()
    chat.click()
    expect(field).to_be_hidden()
    bob.go(page.url)
    expect(field).to_be_visible()
    # Folded by hand, it stays so, and counts what is said.
    chat.click()
    expect(field).to_be_hidden()
    bob.page.get_by_role("textbox", name="Say something").fill("hello")
    bob.page.keyboard.press("Enter")
    expect(chat).to_contain_text("1")
    chat.click()
    expect(page.get_by_role("list", name="Chat")).to_contain_text("hello")
    expect(chat).not_to_contain_text("1")


def test_four_people_have_as_much_of_a_board(door: Door) -> None:
    ada, bob = door.come("Ada"), door.come("Bob")
    two_people(ada, bob, "Cleo", "Dorothea")
    page = ada.page
    assert page.evaluate(SHARE, BOARDS["butine"]) >= LEAST_SHARE
    expect(page.get_by_role("heading", name="Chat")).to_be_visible()
    # All hands are in sight.
    for card in page.locator(".hands .card").all():
        expect(card).to_be_in_viewport(ratio=1)


def test_what_only_i_can_do_about_a_seat_is_put_before_me(door: Door) -> None:
    ada, bob = door.come("Ada"), door.come("Bob")
    two_people(ada, bob)
    table = bob.page.get_by_role("button", name="Table")
    expect(table).to_have_attribute("aria-expanded", "false")
    show_seats(ada.page)
    ada.page.get_by_role("button", name="What to do about the seat of Ada").click()
    ada.page.get_by_role("button", name="Leave the seat").click()
    # Bob is told that a seat is free; Ada can sit down again.
    expect(table).to_contain_text("!")
    ada.page.reload()
    expect(ada.page.get_by_role("button", name="Sit here")).to_be_visible()
    ada.page.get_by_role("button", name="Sit here").click()
    expect(ada.page.get_by_role("list", name="Seats")).to_be_hidden()


def test_my_games_are_shown_as_they_stand(door: Door) -> None:
    ada = door.come("Ada")
    tables = {game: ada.open_table("me", f"bot:{bot}", game=game) for game, bot in BOTS.items()}
    player = Player(ada.go(tables["butine"]))
    player.place(1)
    tiles = player.await_turn().tiles
    page = ada.go("/")
    card = page.locator(f"a[href='{tables['butine']}'] .picture")
    expect(card.locator(".block")).to_have_count(tiles)
    for game in ("waggle-dance", "bee-busy"):
        drawn = page.locator(f"a[href='{tables[game]}'] .picture")
        expect(drawn.locator(".cell, polygon").nth(2)).to_be_visible()


# ---------------------------------------------------------------- nothing jumps

WATCH = """(selectors) => {
  window.places = Object.fromEntries(selectors.map((one) => [one, new Set()]));
  const look = () => {
    const frame = document.querySelector('.frame').getBoundingClientRect();
    for (const one of selectors) {
      const found = document.querySelector(one);
      if (!found) continue;
      const { x, y, width, height } = found.getBoundingClientRect();
      const place = [x - frame.x, y - frame.y, width, height];
      window.places[one].add(place.map(Math.round).join(' '));
    }
    requestAnimationFrame(look);
  };
  look();
}"""
"""Notes at every frame where some parts of the page are, seen from the board."""

MOVED = """() => Object.entries(window.places)
  .filter(([, places]) => places.size !== 1)
  .map(([part, places]) => `${part}: ${[...places].join(' → ') || 'not there'}`)"""

PLACES = {
    "butine": [".ask", ".mine", ".piles", "[aria-labelledby=butine-market]"],
    "la-ruche": [".comb", ".ruche .players", ".board > .status", ".board > .hand"],
    "waggle-dance": [".waggle .actions"],
    "bee-busy": [".busy > .track", ".busy .top", ".busy .strip", ".busy .improve", ".busy .others"],
}
"""The parts of each board that have a place of their own."""

WIDE_PLACES = {
    "butine": [".meadow", ".hands"],
    "waggle-dance": [
        ".board > .status",
        ".waggle .others li:nth-child(2)",
        ".mine > .bees",
        ".waggle .mine h3",
        ".waggle .side .hand",
    ],
}
"""And those that have one where there is room beside each other."""

HOUSE = ["header", "main", ".log h2"]


def play_butine(ada: Visitor) -> None:
    player = Player(ada.page)
    for number in range(8):
        player.act(number)


def play_la_ruche(ada: Visitor) -> None:
    racer = Racer(ada)
    rng = random.Random(4)
    for _ in range(12):
        moves = racer.options()
        if min(racer.view.counts) < 8:
            break
        if not moves or not racer.attempt(rng.choice(moves)):
            ada.page.wait_for_timeout(100)


def play_waggle_dance(ada: Visitor) -> None:
    keeper = WaggleKeeper(ada)
    for _ in range(25):
        keeper.await_turn()
        keeper.make(keeper.best_move())


def play_bee_busy(ada: Visitor) -> None:
    keeper = BusyKeeper(ada)
    rng = random.Random(4)
    kinds: set[str] = set()
    for _ in range(30):
        kinds.add((keeper.wander(rng, kinds, real=False) or "nothing").split()[0])


PLAY: dict[str, Callable[[Visitor], None]] = {
    "butine": play_butine,
    "la-ruche": play_la_ruche,
    "waggle-dance": play_waggle_dance,
    "bee-busy": play_bee_busy,
}


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", PLACES)
def test_nothing_jumps(door: Door, game: str, size: tuple[int, int]) -> None:
    ada = come(door, "Ada", size=size)
    page = with_bots(ada, game)
    expect(page.locator(PLACES[game][0])).to_be_visible()
    page.wait_for_timeout(300)
    wide = [*HOUSE, *WIDE_PLACES.get(game, [])] if size == DESKTOP else []
    page.evaluate(WATCH, [*PLACES[game], *wide])
    PLAY[game](ada)
    moved = page.evaluate(MOVED)
    assert not moved, "\n".join(moved)


# ---------------------------------------------------------------- small screens

LARGE_GHOST = """() => {
  const { width, height } =
    document.querySelector('.ghost')?.getBoundingClientRect() ?? { width: 0, height: 0 };
  return Math.min(width, height) >= 24;
}"""
"""Is the tile that is tried as large as a finger needs it?"""

LANDSCAPE_PARTS = {
    "butine": [".ask", ".mine", ".piles", "svg[role=group]"],
    "la-ruche": [".comb svg", ".ruche .players"],
    "waggle-dance": [".mine > .bees", ".waggle .actions .flower >> nth=0"],
    "bee-busy": [".busy .dice", ".busy .ends"],
}
"""What must be in sight on a phone on its side, without scrolling."""


@pytest.mark.parametrize("game", BOARDS)
def test_a_phone_on_its_side_works(door: Door, game: str) -> None:
    page = with_bots(come(door, "Ada", size=LANDSCAPE), game)
    assert page.evaluate(SHARE, ".frame") > 0.7
    for part in LANDSCAPE_PARTS[game]:
        expect(page.locator(part).first).to_be_in_viewport(ratio=0.99)
    wide = page.evaluate("() => document.scrollingElement.scrollWidth - innerWidth")
    assert wide <= 0
    page.get_by_role("button", name="Log").click()
    expect(page.locator("#log")).to_be_in_viewport(ratio=0.99)


def test_spots_are_large_enough_for_a_finger_late_in_a_game(door: Door) -> None:
    ada = come(door, "Ada", size=PHONE)
    page = ada.go(ada.open_table("me", "Ben"))
    player = Player(page)
    for number in range(16):
        player.act(number)
    now = player.end_turn()
    for pile in now.piles:
        player.pile(pile).tap()
        page.touchscreen.tap(*player.spots()[0])
        # Drawn large, or brought near: either way it can be touched.
        page.wait_for_function(LARGE_GHOST)
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")

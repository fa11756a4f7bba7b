"""What has which place on the screen: most of it the board, everybody once, and nothing jumps."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.beekeeper import Keeper as BusyKeeper
from tests.web.hands import Player
from tests.web.keepers import Keeper as WaggleKeeper
from tests.web.keepers import come
from tests.web.late import late
from tests.web.racers import Racer, race
from tests.web.stage import Stage
from tests.web.tables import show_seats, two_people
from tests.web.visitors import DESKTOP, PHONE, Door, Visitor


@pytest.fixture
def wishes(stage: Stage) -> dict[str, Any]:
    """Tables begin as the stage is set, where it is."""
    return {"stage": str(stage.file)}


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
    if (holder.closest('#log, .unseen, [role=status], .status, .prompt, .text')) continue;
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
    page.wait_for_function(f"() => ({TIMES_SHOWN})('3') >= 1")
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
  const origin = (found) => {
    if (found.matches('.frame')) return document.documentElement;
    const sticks = (one) => getComputedStyle(one).position === 'sticky';
    for (let one = found.parentElement; one && !one.matches('.frame'); one = one.parentElement)
      if (sticks(one)) return one;
    return sticks(found) ? found : document.querySelector('.frame');
  };
  const look = () => {
    for (const one of selectors) {
      const found = document.querySelector(one);
      if (!found) continue;
      const { x, y, width, height, bottom } = found.getBoundingClientRect();
      const edge = origin(found);
      const from = edge.getBoundingClientRect();
      const hangs = getComputedStyle(edge).bottom === 'auto' || edge === document.documentElement;
      const down = hangs || edge.matches('.frame') ? y - from.y : from.bottom - bottom;
      const place = [x - from.x, down, width, height];
      window.places[one].add(place.map(Math.round).join(' '));
    }
    requestAnimationFrame(look);
  };
  look();
}"""
"""Notes at every frame where some parts of the page are, seen from the board.

What stays in sight while one scrolls has its place at the edge: there only its size counts, and
what is in it is measured from that edge."""

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

PHONE_PLACES = {
    "waggle-dance": [
        ".waggle .others",
        ".waggle .others li:nth-child(2)",
        ".board > .steps summary",
        ".mine > .bees",
        ".waggle .mine h3",
    ]
}
"""And those that have one where all is below each other. An open card comes above the bees: whoever
opens it sees the edge of the hive's part rise, and nothing else."""

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
    wide = [*HOUSE, *WIDE_PLACES.get(game, [])]
    more = wide if size == DESKTOP else PHONE_PLACES.get(game, [])
    page.evaluate(WATCH, [*PLACES[game], *more])
    PLAY[game](ada)
    moved = page.evaluate(MOVED)
    assert not moved, "\n".join(moved)


FEW: dict[str, Any] = {
    "rooms": [["", ""]] + [["", "red red"]] * 3,
    "free": ["1", "2", "3", "4"],
    "hands": [[], [], [], []],
}
MUCH: dict[str, Any] = {
    "rooms": [["", "red red", *["blue"] * 7], *[["honey", *[""] * 11]] * 3],
    "free": ["112233445566", "2233445566", "112233445566", "445566"],
    "hands": [["mix"], ["bounty", "overtime"], ["explore"], []],
    "first": 1,
}


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_whatever_a_hive_holds_it_has_the_same_place(
    door: Door, stage: Stage, size: tuple[int, int]
) -> None:
    ada = come(door, "Ada", size=size)
    game = "waggle-dance"
    more = WIDE_PLACES[game] if size == DESKTOP else PHONE_PLACES[game]
    found = []
    for scene in (FEW, MUCH):
        stage.set(game, phase="place", turn=0, options={"blocked": 0}, **scene)
        page = ada.go(ada.open_table("me", *["bot:random"] * 3, game=game))
        expect(page.locator(".others .room, .others .facts").first).to_be_visible()
        page.wait_for_timeout(300)
        page.evaluate(WATCH, [*PLACES[game], *more])
        found.append(
            page.evaluate("() => Object.entries(window.places).map(([a, b]) => [a, ...b])")
        )
    assert found[0] == found[1]


LAST_PLACES = {
    "butine": [".meadow", ".ask", ".mine", "[aria-labelledby=butine-market]"],
    "la-ruche": [".comb", ".ruche .players", ".board > .hand"],
    "waggle-dance": [".waggle .actions", ".waggle .others", ".waggle .mine"],
    "bee-busy": [".busy > .track", ".busy .strip", ".busy .improve"],
}

LAST_SCENES: dict[str, Callable[[], dict[str, Any]]] = {
    "butine": lambda: late("butine", 2, lambda match: len(match.legal(0)) == 1, quick=True),
    "la-ruche": lambda: late("la-ruche", 2, lambda match: match.state.hands[0].bit_count() == 1),
    "waggle-dance": lambda: {
        "phase": "honey",
        "options": {"blocked": 0, "honey": 5},
        "rooms": [["honey", "red red red red @11"], ["honey"] * 5],
    },
    "bee-busy": lambda: late("bee-busy", 1, lambda match: True),
}
"""Just before the last move, which is Ada's."""


def make_the_last_move(ada: Visitor, game: str) -> None:
    if game == "butine":
        Player(ada.page).press_done()
    elif game == "la-ruche":
        racer = Racer(ada)
        racer.lay(racer.options()[0])
    elif game == "waggle-dance":
        WaggleKeeper(ada).make("honey room2")
    else:
        BusyKeeper(ada).choose("done")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", LAST_SCENES)
def test_the_end_moves_nothing(door: Door, stage: Stage, game: str, size: tuple[int, int]) -> None:
    """The result has a place of its own, goes when it is not wanted, and comes again."""
    stage.set(game, **LAST_SCENES[game]())
    ada = come(door, "Ada", size=size)
    page = ada.page
    if game == "la-ruche":
        race(ada, door.come("Bob"))  # a bot might be quicker
    else:
        others = [] if game == "bee-busy" else [f"bot:{BOTS[game]}"]
        ada.go(ada.open_table("me", *others, game=game))
    expect(page.locator(LAST_PLACES[game][0])).to_be_visible()
    page.wait_for_timeout(300)
    wide = HOUSE if size == DESKTOP else []
    page.evaluate(WATCH, [".frame", *LAST_PLACES[game], *wide])
    make_the_last_move(ada, game)
    title, tab = (
        page.locator("#result-title"),
        page.get_by_role("button", name="Result", exact=True),
    )
    expect(title).to_be_in_viewport()
    page.wait_for_timeout(300)
    moved = page.evaluate(MOVED)
    assert not moved, "\n".join(moved)
    # Nothing of the board is covered for good.
    page.keyboard.press("Escape")
    expect(title).to_be_hidden()
    tab.click()
    expect(title).to_be_in_viewport()
    expect(page.get_by_role("button", name="Look back")).to_be_in_viewport(ratio=1)


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

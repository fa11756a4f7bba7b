"""Playing Butine! with a mouse, with fingers or with keys, and reading the board off the screen."""

import re
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
from playwright.sync_api import Locator, Page, expect

FLOWERS = ["daisy", "poppy", "dandelion", "borage"]
"""In the order of their piles."""

CARD_KEYS = "qwe"

LOOK = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const text = (selector) => document.querySelector(selector)?.textContent.trim() ?? '';
  const usable = (selector) => all(selector).flatMap((one, i) => (one.disabled ? [] : [i]));
  const cards = all('.mine > .card');
  return {
    over: document.querySelector('#result-title') !== null,
    mine: document.querySelector('.ask.active') !== null,
    prompt: text('.ask p'),
    tiles: all('[data-tile]').length,
    piles: usable('.pile'),
    cards: cards.map((card) => card.querySelector('.unseen').textContent.trim()),
    routes: cards.map((card) => parseInt(card.querySelector('.ways')?.textContent) || 0),
    giveable: usable('.mine > .card'),
    market: usable('[aria-labelledby=butine-market] button.card'),
    done: text('.ask button:not([disabled])'),
    log: all('#log li').length,
    undo: all('#log s').length,
  };
}"""

SPOTS = """() => {
  const meadow = document.querySelector('svg[role=group]');
  return [...document.querySelectorAll('.fits')].map((mark) => {
    const { left, top, width, height } = mark.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  }).filter(([x, y]) => meadow.contains(document.elementFromPoint(x, y)));
}"""
"""Where the meadow shows that a tile fits, as far as nothing lies over it."""

POSITION = """() => {
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const name = (one) =>
    one.getAttribute('aria-label') ?? one.querySelector('.unseen').textContent.trim();
  const plain = (label) =>
    label.replace(/^(Take|Give|Swap for) | away$|: (\\d+|no) routes?( now)?$|: 1 point$/g, '');
  const players = all('[aria-labelledby=butine-players] li');
  return {
    tiles: all('[data-tile]').map((tile) => tile.querySelector('.face').getAttribute('d')),
    bee: all('[data-tile]').findIndex((tile) => name(tile).includes('the bee is here')),
    supply: all('.pile').map((pile) => pile.querySelector('.count').textContent),
    market: all('[aria-labelledby=butine-market] button.card:not(.deck)').map(name).map(plain),
    deck: document.querySelector('.deck b').textContent,
    points: players.map((player) => player.querySelector('.points').textContent),
    hands: players.map((player) => {
      // Whose cards lie large before the person has none here.
      const shown = player.querySelector('.cards')
        ? all('.cards svg[aria-label]', player)
        : all('.mine > .card');
      return shown.map((card) => plain(name(card)));
    }),
    log: all('#log li').map((line) => line.textContent.trim()),
  };
}"""


class Look(msgspec.Struct, frozen=True):
    """What the screen offers now."""

    over: bool
    mine: bool
    """Is it up to the person at this screen?"""
    prompt: str
    tiles: int
    piles: list[int]
    """The piles that a tile can be taken from."""
    cards: list[str]
    routes: list[int]
    """How many routes each card has."""
    giveable: list[int]
    """The cards that can be chosen, be it to gather or to give away."""
    market: list[int]
    """The cards of the market that can be taken; the deck counts as its last card."""
    done: str
    """The words on the button that ends something, if it can be pressed."""
    log: int
    undo: int

    @property
    def free(self) -> bool:
        """Can something be done?"""
        return self.mine and bool(self.piles or self.giveable or self.market or self.done)

    @property
    def best_card(self) -> int:
        """The card with the most routes."""
        return self.routes.index(max(self.routes))


def position(page: Page) -> dict[str, Any]:
    """The whole position as this page shows it; the same for everybody who looks."""
    found: dict[str, Any] = page.evaluate(POSITION)
    return found


class Player:
    """Somebody who plays at a screen."""

    def __init__(self, page: Page) -> None:
        self.page = page

    # ------------------------------------------------------------ looking

    def look(self) -> Look:
        return msgspec.convert(self.page.evaluate(LOOK), Look)

    def await_turn(self) -> Look:
        """Wait until something can be done here, or the game is over."""
        return self._await("(now) => now.over || free(now)")

    def _await(self, condition: str, than: Look | None = None) -> Look:
        free = (
            "(l) => l.mine && !!(l.piles.length || l.giveable.length || l.market.length || l.done)"
        )
        found = self.page.wait_for_function(
            f"(than) => {{ const free = {free}; const now = ({LOOK})(); "
            f"return ({condition})(now, than) && now; }}",
            arg=msgspec.to_builtins(than),
        )
        return msgspec.convert(found.json_value(), Look)

    def settled(self, before: Look) -> Look:
        """Wait until what was done has its effect, and nothing is on its way."""
        return self._await(
            "(now, than) => JSON.stringify(now) !== JSON.stringify(than) "
            "&& (now.over || free(now) || !now.mine)",
            before,
        )

    @property
    def meadow(self) -> Locator:
        return self.page.get_by_role("group", name=re.compile("^Meadow with"))

    def pile(self, number: int) -> Locator:
        piles = self.page.get_by_role("group", name="Tiles left")
        return piles.get_by_role("button").nth(number)

    def card(self, number: int) -> Locator:
        cards = self.page.get_by_role("group", name=re.compile("^(Your cards|Cards of)")).first
        return cards.get_by_role("button").nth(number)

    def market_card(self, number: int) -> Locator:
        return self.page.get_by_role("region", name="Market").get_by_role("button").nth(number)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    # ------------------------------------------------------------ with the mouse

    def spots(self) -> list[tuple[float, float]]:
        """Pixels where the tile in hand fits, the ones nearest to the middle first."""
        expect(self.page.locator(".fits").first).to_be_attached()
        # On a phone the page may be scrolled down to the piles, and may still be moving.
        self.meadow.scroll_into_view_if_needed()
        self.page.wait_for_function(f"() => ({SPOTS})().length > 0")
        box = self.meadow.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        found: list[tuple[float, float]] = [(a, b) for a, b in self.page.evaluate(SPOTS)]
        return sorted(found, key=lambda spot: (spot[0] - x) ** 2 + (spot[1] - y) ** 2)

    def place(self, pile: int) -> Look:
        """Lay a tile: take it up, click where it fits, click again to lay it."""
        before = self.await_turn()
        self.pile(pile).click()
        spot = self.spots()[0]
        self.page.mouse.click(*spot)
        expect(self.button("Lay it here")).to_be_visible()
        self.page.mouse.click(*spot)
        return self._laid(before)

    def drag(self, pile: int) -> Look:
        """Lay a tile by dragging it from its pile."""
        before = self.await_turn()
        # Take it up once to see where it fits, and put it away again.
        self.pile(pile).click()
        x, y = self.spots()[0]
        self.pile(pile).click()
        expect(self.page.locator(".fits")).to_have_count(0)
        self.pile(pile).hover()
        self.page.mouse.down()
        self.page.mouse.move(x + 60, y + 60, steps=4)
        self.page.mouse.move(x, y, steps=4)
        self.page.mouse.up()
        return self._laid(before)

    def _laid(self, before: Look) -> Look:
        after = self.settled(before)
        assert after.tiles > before.tiles, (before, after)
        return after

    def walk(self, card: int) -> Look:
        """Gather a card by walking the bee tile by tile."""
        before = self.await_turn()
        self.card(card).click()
        for step in (1, 2, 3):
            expect(self.page.locator(".ask")).to_contain_text(f"step {step} of 3")
            self.page.locator(".tile.open").first.click()
        return self.settled(before)

    def fill_up(self) -> Look:
        """Take the first card of the market."""
        before = self.await_turn()
        self.market_card(before.market[0]).click()
        return self.settled(before)

    def swap(self) -> Look:
        """Change the first card for one of the market."""
        before = self.await_turn()
        self.card(before.giveable[0]).click()
        expect(self.page.locator(".ask")).to_contain_text("Swap it for which card?")
        self.market_card(0).click()
        return self.settled(before)

    def press_done(self) -> Look:
        before = self.await_turn()
        self.button(before.done).click()
        return self.settled(before)

    def end_turn(self) -> Look:
        """Gather no more, fill up, and swap nothing: on to the next who may lay a tile."""
        now = self.await_turn()
        while not now.piles and not now.over:
            self.press_done() if now.done else self.fill_up()
            now = self.await_turn()
        return now

    # ------------------------------------------------------------ with keys

    def lay(self, pile: int, *keys: str) -> Look:
        """Lay a tile near the bee, or where the keys lead."""
        before = self.await_turn()
        for key in (str(pile + 1), *keys, "Enter"):
            self.page.keyboard.press(key)
        return self._laid(before)

    # ------------------------------------------------------------ a whole turn

    def act(self, pile: int = 0) -> Look:
        """Whatever is sensible now: gather if a card can be, else lay a tile; never swap."""
        now = self.await_turn()
        if now.over:
            return now
        if any(now.routes):
            return self.walk(now.best_card)
        if now.market:
            return self.fill_up()
        if now.piles:
            return self.place(now.piles[pile % len(now.piles)])
        return self.press_done()

    def finish(self) -> None:
        """To the end of the game, the tiles by turns."""
        laid = 0
        now = self.await_turn()
        while not now.over:
            if now.piles and not any(now.routes):
                self.place(now.piles[laid % len(now.piles)])
                laid += 1
            else:
                self.act()
            now = self.await_turn()

    # ------------------------------------------------------------ setting a scene

    def lay_a_route(self, before_last: Callable[[str], None] = lambda _card: None) -> Look:
        """At a new table with two people before one screen: lay what a card of the second asks for.

        Three tiles later it is the second one's turn, and the card can be gathered.
        """
        self.await_turn()
        others = self.page.locator("[aria-labelledby=butine-players] .cards svg").first
        flowers = (others.get_attribute("aria-label") or "").split(" – ")
        beside = "daisy 0"
        for number, flower in enumerate(flowers, start=1):
            then = partial(before_last, " – ".join(flowers)) if number == 3 else lambda: None
            self._lay_beside(FLOWERS.index(flower), beside, then)
            beside = f"{flower} {number}"
        now = self.await_turn()
        assert any(now.routes), (flowers, now)
        return now

    def _lay_beside(self, pile: int, tile: str, then: Callable[[], None]) -> None:
        """Lay a tile on the first spot that touches another one, as a screen reader tells it."""
        before = self.await_turn()
        self.page.keyboard.press(str(pile + 1))
        spot = self.page.locator("[role=status].unseen p").last
        expect(spot).to_contain_text("touching")
        for _ in range(80):
            if re.search(rf"touching [^;]*{tile}[,;]", spot.inner_text()):
                break
            self.page.keyboard.press("n")
        then()
        self.page.keyboard.press("Enter")
        self._laid(before)

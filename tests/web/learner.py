"""Somebody who takes a lesson: does what the coach says, where the ring is, and knows no rules."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.visitors import Visitor

NOW = """() => {
  const coach = document.querySelector('section.coach');
  const ring = document.querySelector('.pointing:not([hidden])');
  const box = ring?.getBoundingClientRect();
  const still = document.getAnimations().every((a) => a.playState !== 'running'
    || a.effect.getComputedTiming().endTime === Infinity);
  return coach && {
    ended: coach.classList.contains('ended'),
    step: coach.querySelector('.step')?.textContent ?? '',
    text: coach.querySelector('p')?.textContent.trim() ?? '',
    at: box ? [box.left + box.width / 2, box.top + box.height / 2].map(Math.round) : null,
    still,
  };
}"""
"""What the screen shows of the lesson."""

TARGET = """() => {
  const ring = document.querySelector('.pointing:not([hidden])')?.getBoundingClientRect();
  const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];
  const near = (box) => Math.hypot(...middle(box).map((at, i) => at - middle(ring)[i])) < 2;
  const found = [...document.querySelectorAll('[data-point]')].filter(
    (one) => ring && near(one.getBoundingClientRect()) && one.getClientRects().length);
  const one = found.at(-1);
  return one && {
    name: one.dataset.point,
    focusable: one.tabIndex >= 0 && !one.disabled,
    focused: one === document.activeElement,
  };
}"""
"""What the ring is on."""

READY = """(before) => {
  const now = (LOOK)();
  if (!now || now.ended) return now;
  if (!now.at || !now.still) { window.ringAt = null; return null; }
  const where = JSON.stringify(now.at);
  const rests = window.ringAt === where;
  window.ringAt = where;
  return rests && JSON.stringify(now) !== JSON.stringify(before) ? now : null;
}""".replace("LOOK", NOW)
"""The lesson is over, or the ring rests on something else than before."""

MOST_TABS = 150
MOST_HANDS = 200
"""A lesson has never so many clicks."""

Look = dict[str, Any]


class Learner:
    """Somebody at a lesson."""

    def __init__(self, visitor: Visitor, game: str) -> None:
        self.visitor = visitor
        self.game = game
        self.said: list[str] = []
        """All that the coach said."""

    @property
    def page(self) -> Page:
        return self.visitor.page

    def open(self) -> Page:
        """A lesson from its beginning, without going through the lobby."""
        answer = self.visitor.context.request.post(f"/api/games/{self.game}/lessons/first")
        assert answer.ok, answer.text()
        return self.visitor.go(f"/t/{answer.json()['id']}")

    def look(self, before: Look | None = None) -> Look:
        """Wait until something is asked for that was not before, or the lesson is over."""
        found = self.page.wait_for_function(READY, arg=before, polling=60).json_value()
        assert isinstance(found, dict)
        if not self.said or self.said[-1] != found["text"]:
            self.said.append(found["text"])
        return found

    def click(self, now: Look) -> None:
        """Press what the ring is on."""
        x, y = now["at"]
        self.page.mouse.click(x, y)

    def tap(self, now: Look) -> None:
        """The same with a finger."""
        x, y = now["at"]
        self.page.touchscreen.tap(x, y)

    def press(self, now: Look) -> None:
        """The same with keys alone: Tab leads there, or the board's own keys do."""
        target = self.page.evaluate(TARGET)
        assert target is not None, now
        if not target["focusable"]:
            KEYS[self.game](self.page, target["name"])
            return
        for _ in range(MOST_TABS):
            if self.page.evaluate(TARGET)["focused"]:
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {target['name']}")

    def play(self, hand: Callable[[Look], None], seen: Callable[[Look], None] | None = None) -> int:
        """Do all that is asked for; how often the hand moved."""
        now = self.look()
        moved = 0
        while not now["ended"]:
            if seen is not None:
                seen(now)
            hand(now)
            moved += 1
            assert moved < MOST_HANDS, now
            now = self.look(now)
        if seen is not None:
            seen(now)
        return moved


# ---------------------------------------------------------------- keys of the boards


def _to_a_spot(page: Page, name: str) -> None:
    """A spot of the meadow for the tile in hand: step from spot to spot until it is this one."""
    there = page.locator(f'[data-point="lay {name}"]')
    for _ in range(MOST_TABS):
        if there.count():
            return
        page.keyboard.press("n")
    raise AssertionError(f"no key leads to {name}")


AWAY = """([ghost, cell]) => {
  const middle = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [from, to] = [ghost, cell].map((one) => middle(document.querySelector(one)));
  return [to[0] - from[0], to[1] - from[1]];
}"""


def _to_a_tile_or_cell(page: Page, name: str) -> None:
    """A tile of the tray, or a cell of the comb for the one in hand."""
    if name.startswith("give"):
        for _ in range(MOST_TABS):
            if not page.locator(f'[data-point="{name}"]').count():
                return
            page.keyboard.press("n")
    _, tile, *cell = name.split()
    for _ in range(MOST_TABS):
        chosen = page.locator(f'[data-tile="{tile}"][aria-pressed=true]').count()
        if not chosen:
            page.keyboard.press("n")
        elif not cell or page.locator(f'[data-ghost="{cell[0]}"]').count():
            return
        else:
            x, y = page.evaluate(AWAY, ["[data-ghost]", f'[data-point="{name}"]'])
            sideways = abs(x) > abs(y)
            page.keyboard.press(
                ("ArrowRight" if x > 0 else "ArrowLeft")
                if sideways
                else ("ArrowDown" if y > 0 else "ArrowUp")
            )
    raise AssertionError(f"no key leads to {name}")


KEYS: dict[str, Callable[[Page, str], None]] = {
    "butine": _to_a_spot,
    "la-ruche": _to_a_tile_or_cell,
}
"""How to get to what cannot have the focus, by game."""


def expect_the_end(page: Page) -> None:
    """The coach has said farewell, and offers a first real game."""
    expect(page.get_by_role("heading", name="Well done!")).to_be_visible()
    expect(page.get_by_role("button", name="Play a first real game")).to_be_visible()
    expect(page.get_by_role("button", name="Once more from the start")).to_be_visible()

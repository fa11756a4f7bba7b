"""Playing Bee Busy at a screen, by what the screen offers."""

import random
from collections.abc import Container
from typing import Any

import msgspec
from playwright.sync_api import Locator, Page

from skep.games.bee_busy.view import HiveData, View
from tests.web.visitors import Visitor

OFFERED = """() => [...document.querySelectorAll('[data-choice]')]
  .filter((one) => !one.matches(':disabled, [aria-disabled=true]'))
  .map((one) => one.dataset.choice)"""

SHEET = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const words = (one) =>
    (one.getAttribute('aria-label') ?? one.querySelector('.unseen').textContent).trim();
  return {
    drawn: all('.strip [role=img]').map(words),
    columns: all('.improve li').map((one) => words(one.querySelector('[aria-label], .unseen')
      .matches('[aria-label]') ? one.querySelector('[aria-label]') : one)),
    score: all('[data-item]').map((one) => one.textContent.trim()),
    strokes: all('.strip path:not(.ghost)[pathLength]').length,
  };
}"""
"""The whole sheet as this page shows it, for comparing."""


SIT_OUT = f"""async ([round, words]) => {{
  const board = () => document.querySelector('.busy').dataset.at;
  const frame = () => new Promise(requestAnimationFrame);
  const over = () => document.querySelector('#result-title');
  while (!over() && Number(board().split(' ')[0]) === round) {{
    const offered = ({OFFERED})();
    const text = words.flatMap((w) => offered.filter((t) => t.split(' ')[0] === w)).at(0);
    const before = board();
    if (text) document.querySelector(`[data-choice="${{text}}"]`).click();
    do await frame(); while (text && !over() && board() === before);
  }}
}}"""


class Keeper:
    """Somebody before a sheet."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor

    @property
    def page(self) -> Page:
        return self.visitor.page

    # ------------------------------------------------------------ what is known

    @property
    def view(self) -> View:
        """The last that the server told this screen."""
        return msgspec.convert(self.visitor.heard("update")[-1]["view"], View)

    @property
    def hive(self) -> HiveData:
        view = self.view
        return view.hives[view.you or 0]

    # ------------------------------------------------------------ what is seen

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".desk .prompt")

    def choice(self, text: str) -> Locator:
        return self.page.locator(f"[data-choice='{text}']").first

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def offered(self) -> list[str]:
        """What can be chosen now, once something can be; nothing at the end of the game."""
        found = self.page.wait_for_function(
            f"() => {{ const found = ({OFFERED})(); "
            "return (found.length || document.querySelector('#result-title')) && found; }"
        )
        return list(dict.fromkeys(found.json_value()))

    def at(self) -> str:
        """The round, how much of it is decided, and what is to be decided."""
        return self.page.locator(".busy").get_attribute("data-at") or ""

    def sheet(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(SHEET)
        return found

    # ------------------------------------------------------------ with the mouse

    def choose(self, text: str, *, real: bool = True) -> None:
        """Click a choice, and wait until it is made. Not `real`: quicker, wherever it is."""
        before = self.at()
        if real:
            self.choice(text).click()
        else:
            self.choice(text).dispatch_event("click")
        self._await_other(before)

    def press(self, key: str) -> None:
        """Press a key, and wait until it has done something."""
        before = self.at()
        self.page.keyboard.press(key)
        self._await_other(before)

    def take_back(self) -> None:
        before = self.at()
        self.button("Take back").click()
        self._await_other(before)

    def _await_other(self, before: str) -> None:
        self.page.wait_for_function(
            "(before) => document.querySelector('#result-title') || "
            "document.querySelector('.busy').dataset.at !== before",
            arg=before,
        )

    def begins(self, word: str) -> str:
        """The first choice that begins so."""
        return next(text for text in self.offered() if text.startswith(word))

    def take_die(self) -> None:
        """Take a die; a column that is full by it may ask for a value to be written."""
        lose = [text for text in self.offered() if text.startswith("lose ")]
        if lose:
            self.choose(lose[0])
        # Two sixes for the improvement fill a column at once: rather keep one of them.
        self.choose([text for text in self.offered() if text.startswith("die ")][-1])
        write = [text for text in self.offered() if text.startswith("write ")]
        if write:
            self.choose(write[0])
        mark = [text for text in self.offered() if text == "skip"]
        if mark:
            self.choose("skip")

    def sit_out(self) -> None:
        """The shortest round there is: a die, stay, close; by clicks, without waiting for them."""
        now = int(self.at().split()[0])
        self.page.evaluate(SIT_OUT, [now, ["lose", "write", "skip", "die", "stay", "done"]])

    def wander(
        self, rng: random.Random, known: Container[str] = (), *, real: bool = True
    ) -> str | None:
        """Choose anything but the end of the round, while there is anything else.

        What is not known yet is chosen rather than anything else.
        """
        offered = self.offered()
        if not offered:
            return None
        going_on = [one for one in offered if one != "done"] or offered
        new = [one for one in going_on if one.split()[0] not in known]
        text = rng.choice(new or going_on)
        self.choose(text, real=real)
        return text

"""Playing Waggle Dance with a mouse or with keys: a move of the game as presses on the screen."""

import re
from typing import Any

import msgspec
from playwright.sync_api import Locator, Page, expect

from skep.bots.registry import make_bot
from skep.games.waggle_dance import GAME
from skep.games.waggle_dance.material import COLOUR_BY_NAME
from skep.games.waggle_dance.view import View
from tests.web.visitors import Door, Visitor

CALM: dict[str, Any] = {"reduced_motion": "reduce"}
"""A browser that shows no motion: nothing to wait for."""

WAYS: list[tuple[str, list[str]]] = [
    (r"place (\d) (\w+)", ["die{0}", "{1}"]),
    (r"store (\w+) (room\d+)", ["claim.{0}", "{1}"]),
    (r"egg (room\d+)", ["{0}"]),
    (r"trade (\w+) (room\d+) for (\w+)", ["{1}.{0}", "flower of {2}"]),
    (r"move (\w+) (room\d+) to (room\d+)", ["{1}.{0}", "{2}"]),
    (r"swap (\w+) (room\d+) with (\w+) (room\d+)", ["{1}.{0}", "{3}.{2}"]),
    (r"honey room(\d+)(?: with \S+)?", ["honey{0}"]),
    (r"hatch room(\d+) with expertise", ["hatch{0}"]),
    (r"keep (\S+)", ["keep.{0}"]),
    (r"(?:draw|done)", ["end"]),
    (r"play (volunteer|explore)", ["card {0}", "go"]),
    (r"play overtime (\d) as (\d)", ["card overtime", "die{0}", "value{1}"]),
    (r"play sick-leave (\d) of seat (\d)", ["card sick-leave", "seat{1}.die{0}"]),
    (r"play feint (\d) from (\w+)", ["card feint", "{1}"]),
    (r"play (shift-change) (more|none)", ["card {0}", "{1}"]),
    (r"play (directions|bounty) (D\d)", ["card {0}", "{1}"]),
    (r"play dirty-trick to (D\d)", ["card dirty-trick", "{0}"]),
    (r"play mix (room\d+) (room\d+)", ["card mix", "{0}", "{1}"]),
    (r"play queens-gift room", ["card queens-gift", "tile"]),
    (r"play queens-gift egg (room\d+)", ["card queens-gift", "{0}"]),
]
"""Each kind of move, and what is pressed for it."""


def way_of(move: str) -> list[str]:
    """What is pressed for a move."""
    for form, keys in WAYS:
        if found := re.fullmatch(form, move):
            return [key.format(*found.groups()) for key in keys]
    raise AssertionError(f"no way to make the move {move!r}")


def selector(key: str) -> str:
    """Where a thing is on the page."""
    if key.startswith("card "):
        return f'[data-card="{key[5:]}"]'
    if key == "end":
        return ".status .end:enabled"
    if key.startswith("flower of "):
        key = f"D{COLOUR_BY_NAME[key[10:]] + 1}"
    # A room is more than its middle, where its cubes lie.
    whole = " button.whole" if re.fullmatch(r"room\d+", key) else ""
    return f'[data-key="{key}"]{whole}'


PRESS_ALL = """async (selectors) => {
  for (const selector of selectors) {
    let found = null;
    while (!(found = document.querySelector(selector)))
      await new Promise((done) => setTimeout(done, 5));
    found.click();
    await new Promise((done) => setTimeout(done));
  }
}"""


class Keeper:
    """Somebody who keeps a hive, at a screen."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.quick = False
        """Press without the ways of a hand: moving there, waiting until nothing moves."""

    # ------------------------------------------------------------ looking

    @property
    def update(self) -> dict[str, Any]:
        """The last that the server told."""
        return self.visitor.heard("update")[-1]

    @property
    def legal(self) -> list[str]:
        moves: list[str] = next(iter(self.update["legal"].values()), [])
        return moves

    @property
    def board(self) -> Locator:
        return self.page.locator(".waggle")

    @property
    def status(self) -> Locator:
        return self.page.locator(".waggle .status .text")

    @property
    def over(self) -> bool:
        return self.update["view"]["result"] is not None

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def key(self, key: str) -> Locator:
        """Something that can be pressed."""
        return self.page.locator(selector(key)).first

    def await_turn(self) -> None:
        """Wait until something can be done here, or the game is over."""
        self.page.locator('.waggle[data-free="true"], #result-title').first.wait_for()

    # ------------------------------------------------------------ doing

    def press(self, key: str) -> None:
        """With the mouse. A room is pressed at its edge, where nothing lies on it."""
        room = re.fullmatch(r"room\d+", key)
        self.key(key).click(position={"x": 30, "y": 12} if room else None)

    def make(self, move: str) -> None:
        """Make a move, and wait until the server has it."""
        told = len(self.visitor.sent("move"))
        before = self.update["seq"]
        keys = way_of(move)
        if move.startswith("play feint") and len(self._feints(keys[-1])) > 1:
            keys.append(f"value{move.split()[2]}")  # bees of several values are there
        if move == "done" and any(text.startswith("store") for text in self.legal):
            keys.append("end")  # there is space for what is left: the board asks once more
        if self.quick:
            self.page.evaluate(PRESS_ALL, [selector(key) for key in keys])
        else:
            for key in keys:
                self.press(key)
        sent = self._sent_since(told)
        # Where nothing is left to decide, the board goes on by itself.
        assert sent[:1] == [move], sent
        assert set(sent[1:]) <= {"done"}, sent
        self.await_news(before)

    def _feints(self, spot: str) -> list[str]:
        """The moves that take a bee back from there."""
        return [text for text in self.legal if re.fullmatch(rf"play feint \d from {spot}", text)]

    def _sent_since(self, told: int) -> list[str]:
        """The moves that this page sent; we hear of them a little later than of its clicks."""
        for _ in range(1000):
            if sent := self.visitor.sent("move")[told:]:
                return [one["move"] for one in sent]
            self.page.wait_for_timeout(5)
        return []

    def await_news(self, before: int) -> None:
        """Wait for the step after this one."""
        while self.update["seq"] <= before:
            self.page.wait_for_timeout(5)

    def best_move(self) -> str:
        """What a greedy player would do who sees just this."""
        view = msgspec.convert(self.update["view"], View)
        bot = make_bot("greedy", "waggle-dance", seed=1)
        return str(bot.choose(view, [GAME.parse(text) for text in self.legal]))

    def expect_told(self, text: str) -> None:
        """The list of what happened says this."""
        expect(self.page.locator("#log")).to_contain_text(text)


def come(door: Door, name: str, *, wait: float = 0, **wishes: Any) -> Visitor:
    """Somebody without motion; windows close by themselves after `wait` seconds (0: never)."""
    visitor = door.come(name, **{**CALM, **wishes})
    visitor.context.add_init_script(f"localStorage.setItem('skep-waggle-dance-wait', '{wait}')")
    return visitor


def sit_down(visitor: Visitor, *others: str, **wish: Any) -> Keeper:
    visitor.frames.clear()
    visitor.go(visitor.open_table("me", *others, game=GAME.meta.id, **wish))
    keeper = Keeper(visitor)
    keeper.await_turn()
    return keeper

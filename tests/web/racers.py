"""Playing La Ruche at a screen, and knowing what would be legal there."""

import random
import re
from typing import Any

import msgspec
from playwright.sync_api import Locator, Page, expect

from skep.engine.chance import SeededChance
from skep.games.la_ruche import GAME
from skep.games.la_ruche.material import BEE_UP, LAY_BY_NAME, TILE_NAMES, TILE_OF
from skep.games.la_ruche.moves import Place
from skep.games.la_ruche.placing import placements
from skep.games.la_ruche.position import Position, position
from skep.games.la_ruche.rules import apply
from skep.games.la_ruche.state import RACE, State
from skep.games.la_ruche.view import View
from tests.web.visitors import Visitor

AT_CELL = """([q, r]) => {
  const comb = document.querySelector('.comb svg[role=group]');
  const step = 64 * Math.sqrt(3);
  const at = new DOMPoint(step * (q + r / 2), 96 * r).matrixTransform(comb.getScreenCTM());
  return [at.x, at.y];
}"""
"""The pixel in the middle of a cell."""


def tile_name(lay: str) -> str:
    """Which tile shows these colours."""
    return TILE_NAMES[TILE_OF[LAY_BY_NAME[lay]]]


class Racer:
    """Somebody before a comb."""

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

    def options(self) -> list[Place]:
        """The placements that are legal for this hand, on the comb as the screen knows it."""
        view = self.view
        state = GAME.imagine(view, SeededChance(1))
        assert view.you is not None
        return placements(state, state.hands[view.you])

    def misfit(self) -> Place:
        """A placement on an open cell whose colours do not match."""
        view = self.view
        state = GAME.imagine(view, SeededChance(1))
        assert view.you is not None
        assert view.hand
        for good in placements(state, state.hands[view.you]):
            for shift in range(1, 6):
                lay = good.lay[shift:] + good.lay[:shift]
                bad = Place(lay, good.q, good.r)
                refusal = GAME.check(state, view.you, bad)
                if refusal is not None and refusal.reason.key == "la-ruche-colours-differ":
                    return bad
        raise AssertionError("everything fits")

    # ------------------------------------------------------------ what is seen

    @property
    def comb(self) -> Locator:
        return self.page.get_by_role("group", name=re.compile("^Comb with"))

    @property
    def tiles(self) -> Locator:
        """The tiles that lie."""
        return self.comb.locator(".tile[data-lay]")

    def in_hand(self, tile: str) -> Locator:
        return self.page.locator(f"button[data-tile='{tile}']")

    @property
    def hand(self) -> Locator:
        return self.page.locator("button[data-tile]")

    @property
    def line(self) -> Locator:
        """What to do, or what went wrong."""
        return self.page.locator(".status .status p")

    def at(self, q: int, r: int) -> tuple[float, float]:
        """Where a cell is on the screen, once the comb has come to rest."""
        before: list[float] = []
        while True:
            now: list[float] = self.page.evaluate(AT_CELL, [q, r])
            if now == before:
                return now[0], now[1]
            before = now
            self.page.wait_for_timeout(60)

    def expect_laid(self, move: Place) -> None:
        cell = self.comb.locator(f".tile[data-cell='{move.q},{move.r}']")
        expect(cell).to_have_attribute("data-lay", move.lay)

    def await_race(self) -> None:
        """Wait for the end of the countdown."""
        expect(self.line).to_have_text("Go! Lay tiles that touch two or more.")

    # ------------------------------------------------------------ with the mouse

    def set_down(self, move: Place) -> None:
        """Take a tile up, put it on a cell and turn it; it is not laid yet."""
        tile = tile_name(move.lay)
        self.in_hand(tile).scroll_into_view_if_needed()
        self.in_hand(tile).click()
        expect(self.in_hand(tile)).to_have_attribute("aria-pressed", "true")
        self.page.mouse.click(*self.at(move.q, move.r))
        ghost = self.page.locator("[data-ghost]")
        expect(ghost).to_have_attribute("data-ghost", f"{move.q},{move.r}")
        self.turn_to(ghost, move.lay)

    def turn_to(self, ghost: Locator, lay: str) -> None:
        """Turn the tile in hand, and over if need be, as keys do it."""
        for _ in range(12):
            now = ghost.get_attribute("data-lay") or ""
            if now == lay:
                return
            self.page.keyboard.press("r" if now in lay * 2 else "f")
            expect(ghost).not_to_have_attribute("data-lay", now)
        raise AssertionError(f"{lay} cannot be reached")

    def send(self) -> None:
        """Lay what was set down."""
        self.page.get_by_role("button", name="Lay it here").click()

    def lay(self, move: Place) -> None:
        """A whole placement, and wait until it lies."""
        self.set_down(move)
        self.send()
        self.expect_laid(move)

    def attempt(self, move: Place) -> bool:
        """The same in a hurry: others lay tiles meanwhile, and it may come to nothing."""
        page, tile = self.page, self.in_hand(tile_name(move.lay))
        before = len(self._answers)
        page.keyboard.press("Escape")
        if not tile.count():
            return False
        tile.dispatch_event("click", {"detail": 1})
        page.mouse.click(*self.at(move.q, move.r))
        for _ in range(12):
            lay = self._ghost_lay()
            if lay in (None, move.lay):
                break
            page.keyboard.press("r" if lay in move.lay * 2 else "f")
        if self._ghost_lay() != move.lay:
            return False
        page.keyboard.press("Enter")
        for _ in range(100):
            if len(self._answers) > before:
                return bool(self._answers[-1]["type"] == "done")
            page.wait_for_timeout(20)
        return False

    @property
    def _answers(self) -> list[dict[str, Any]]:
        return [*self.visitor.heard("refused"), *self.visitor.heard("done")]

    def _ghost_lay(self) -> str | None:
        found: str | None = self.page.evaluate(
            "() => document.querySelector('[data-ghost]')?.dataset.lay ?? null"
        )
        return found

    def race_until(self, end: Locator, rng: random.Random) -> None:
        """Lay whatever fits, as long as the others leave something."""
        while not end.is_visible():
            moves = self.options() if self.view.phase == "race" else []
            if not moves or not self.attempt(rng.choice(moves)):
                self.page.wait_for_timeout(50)

    def drag(self, move: Place) -> None:
        """The same by dragging, turned on the way."""
        tile = tile_name(move.lay)
        self.in_hand(tile).scroll_into_view_if_needed()
        self.in_hand(tile).hover()
        self.page.mouse.down()
        x, y = self.at(move.q, move.r)
        self.page.mouse.move(x + 40, y + 40, steps=5)
        self.page.mouse.move(x + 9, y - 7, steps=3)
        ghost = self.page.locator("[data-ghost]")
        # It snaps to the cell, though the pointer is a little beside it.
        expect(ghost).to_have_attribute("data-ghost", f"{move.q},{move.r}")
        self.turn_to(ghost, move.lay)
        self.page.mouse.up()
        self.expect_laid(move)

    def give_by_drag(self, tile: str, to: int) -> None:
        """Drag a tile onto a player."""
        self.in_hand(tile).scroll_into_view_if_needed()
        self.in_hand(tile).hover()
        self.page.mouse.down()
        player = self.page.locator(f"[data-seat='{to}']").bounding_box()
        assert player is not None
        x, y = player["x"] + player["width"] / 2, player["y"] + player["height"] / 2
        self.page.mouse.move(x - 30, y + 60, steps=5)
        self.page.mouse.move(x, y, steps=3)
        self.page.mouse.up()


# ---------------------------------------------------------------- tables


def race(*visitors: Visitor, bots: tuple[str, ...] = (), **options: Any) -> list[Racer]:
    """All of them at a table that has begun; nobody has laid a tile yet."""
    host, *others = visitors
    seats = ["me", *("open" for _ in others), *(f"bot:{bot}" for bot in bots)]
    table = host.open_table(*seats, game="la-ruche", options=options, start=not others)
    host.go(table)
    for other in others:
        other.go(table).get_by_role("button", name="Sit here").first.click()
        expect(other.page.get_by_text("you", exact=True)).to_be_visible()
    if others:
        host.page.get_by_role("button", name="Start the game").click()
    racers = [Racer(visitor) for visitor in visitors]
    for racer in racers:
        expect(racer.hand.first).to_be_visible()
    return racers


def whole_state(*racers: Racer) -> State:
    """All that is at the table, when all who play are known."""
    view = racers[0].view
    hands = {racer.view.you: racer.view.hand or () for racer in racers}
    return position(
        Position(
            hands=tuple(hands[seat] for seat in range(view.seats)),
            cells=view.cells,
            options=view.options,
            phase=view.phase,  # type: ignore[arg-type]
            turn=view.turn,
            opener=view.opener,
        )
    )


def after(state: State, seat: int, move: Place) -> State:
    """The state that a move leads to."""
    twin = state.copy()
    apply(twin, seat, move, SeededChance(1))
    return twin


def has_bee(move: Place) -> bool:
    """Does the tile lie with its bee up?"""
    return BEE_UP[LAY_BY_NAME[move.lay]]


def open_up(*racers: Racer, but: int = 0) -> None:
    """Everybody lays a first tile, in turn, and the countdown comes to its end.

    Then each of them has something to lay on every open cell, with the bee up and down.
    `but` is how many have opened already.
    """
    rng = random.Random(1)
    for _ in racers[but:]:
        turn = racers[0].view.turn
        opener = next(racer for racer in racers if racer.view.you == turn)
        state = whole_state(*racers)
        expect(opener.line).to_have_text(re.compile("You open|touches exactly one"))
        moves = opener.options()
        rng.shuffle(moves)
        if len(state.cells) == len(racers) - 1:
            moves = [move for move in moves if _is_lively(after(state, turn, move))]
        opener.lay(moves[0])
        for racer in racers:
            expect(racer.tiles).to_have_count(len(state.cells) + 1)
    for racer in racers:
        racer.await_race()


def _is_lively(state: State) -> bool:
    if state.phase != RACE or len(state.live) < 2:
        return False
    for hand in state.hands:
        moves = placements(state, hand)
        ways = {(move.q, move.r, has_bee(move)) for move in moves}
        if len(ways) < 2 * len(state.live):
            return False
    return True

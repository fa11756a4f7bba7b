"""La Ruche for one: the puzzle of the day, hints, taking back, giving up, and telling a friend."""

import calendar
import re

import pytest
from playwright.sync_api import expect

from skep.games.la_ruche.daily import daily
from skep.games.la_ruche.moves import Place
from skep.games.la_ruche.solver import solve
from tests.web.racers import Racer, tile_name
from tests.web.visitors import Door, Visitor

FEW = "124536 135426 143526 145326 152346"
"""Five tiles that can be laid in two ways."""

COLOURS = ("red", "yellow", "green", "blue", "violet", "orange")


def _puzzle(ada: Visitor, tiles: str = FEW) -> Racer:
    ada.go(ada.open_table("me", game="la-ruche", options={"puzzle": tiles}))
    racer = Racer(ada)
    expect(racer.hand).to_have_count(len(tiles.split()))
    return racer


def _solution(racer: Racer) -> list[Place]:
    view = racer.view
    answer = solve(view.hand or (), view.cells)
    assert answer.solvable
    return list(answer.moves)


@pytest.mark.rule("RUC-16")
def test_the_puzzle_of_the_day_by_the_moves_of_the_solver(door: Door) -> None:
    visitor = door.come(timezone_id="Pacific/Kiritimati")
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = visitor.go("/")
    page.get_by_role("button", name="La Ruche").click()
    expect(page.get_by_text("Done today")).to_have_count(0)
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Today’s puzzle").click()
    ada = Racer(visitor)
    expect(ada.hand).to_have_count(12)
    # The day where the player is.
    today: str = page.evaluate("() => new Date().toLocaleDateString('sv')")
    year, month, day = map(int, today.split("-"))
    assert ada.view.hand == daily(year, month, day)
    written = f"{day} {calendar.month_name[month]} {year}"
    expect(page.get_by_text(f"{written}, difficulty")).to_be_visible()
    first, *others = _solution(ada)
    expect(page.get_by_text("put it on the comb")).to_be_visible()
    ada.lay(first)
    expect(page.get_by_text("put it beside another")).to_be_visible()
    page.keyboard.press("Control+z")
    expect(ada.tiles).to_have_count(0)
    ada.lay(first)
    for number, move in enumerate(others, start=2):
        ada.drag(move)
        expect(page.get_by_text(f"{number} of 12 laid")).to_be_visible()
        expect(page.get_by_text("put it beside another")).to_be_hidden()
    expect(page.get_by_role("heading", name="Solved!")).to_be_visible()
    page.get_by_role("button", name="Share the result").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    shared: str = page.evaluate("() => navigator.clipboard.readText()")
    title, *comb, numbers = shared.split("\n")
    assert title == f"🐝 La Ruche, puzzle of {written}"
    assert "".join(comb).count("⬢") == 12
    assert re.fullmatch(r"12/12 · ⏱ \d+:\d\d · 💡 no hint", numbers)
    assert not any(move.lay in shared for move in others)
    # The time stays when the page is loaded anew, and the day with it.
    time = page.get_by_role("timer").inner_text()
    page.reload()
    expect(page.get_by_role("timer")).to_have_text(time)
    expect(page.get_by_text(f"{written}, difficulty")).to_be_visible()
    # The lobby knows that it is done.
    visitor.go("/")
    page.get_by_role("button", name="La Ruche").click()
    expect(page.get_by_text("Done today")).to_be_visible()


def test_hints_lead_to_the_end(door: Door) -> None:
    ada = _puzzle(door.come("Ada"))
    page = ada.page
    for _ in range(5):
        page.get_by_role("button", name="Hint").click()
        hinted = page.locator("button[data-tile].hinted")
        expect(hinted).to_have_count(1)
        move = _solution(ada)[0]
        assert hinted.get_attribute("data-tile") == tile_name(move.lay)
        colours = ", ".join(COLOURS[int(colour) - 1] for colour in move.lay)
        told = page.locator("[role=status].unseen")
        expect(told).to_contain_text(f"Hint: {colours}; bee side.")
        ada.lay(move)
        expect(hinted).to_have_count(0)
    expect(page.get_by_role("heading", name="Solved!")).to_be_visible()
    expect(page.get_by_text("5 hints", exact=True)).to_be_visible()


def test_a_dead_end_is_said_and_can_be_taken_back(door: Door) -> None:
    ada = _puzzle(door.come("Ada"))
    page = ada.page
    while solve(ada.view.hand or (), ada.view.cells).solvable:
        ada.lay(_towards_a_dead_end(ada))
    page.get_by_role("button", name="Hint").click()
    expect(ada.line).to_have_text("It cannot be done any more: take a tile back.")
    lies = ada.tiles.count()
    page.get_by_role("button", name="Take back").click()
    expect(ada.tiles).to_have_count(lies - 1)
    assert solve(ada.view.hand or (), ada.view.cells).solvable


def _towards_a_dead_end(ada: Racer) -> Place:
    """A move after which it cannot be done, if there is one; else any."""
    moves = ada.options()
    for move in moves:
        left = [tile for tile in ada.view.hand or () if tile != tile_name(move.lay)]
        if left and solve(left, [*ada.view.cells, str(move)[6:]]).solvable is False:
            return move
    return moves[-1]


def test_who_gives_up_is_shown_a_solution(door: Door) -> None:
    ada = _puzzle(door.come("Ada"))
    page = ada.page
    ada.lay(_solution(ada)[0])
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="No", exact=True).click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Yes").click()
    expect(page.get_by_role("heading", name="Not this time")).to_be_visible()
    # The tile that lies, and the four that were missing.
    expect(page.locator(".comb .solved")).to_have_count(4)
    page.get_by_role("button", name="Show my tiles").click()
    expect(page.locator(".comb .solved")).to_have_count(0)
    expect(ada.tiles).to_have_count(1)
    page.get_by_role("button", name="Look back").click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.keyboard.press("End")
    expect(ada.tiles).to_have_count(1)


def test_a_puzzle_from_the_form(door: Door) -> None:
    """Alone there are other options, and no undo but the puzzle's own."""
    visitor = door.come("Ada")
    page = visitor.go("/")
    page.get_by_role("button", name="La Ruche").click()
    expect(page.get_by_label("Rounds of the match")).to_be_visible()
    page.get_by_role("button", name="A puzzle for one").click()
    expect(page.get_by_label("Rounds of the match")).to_have_count(0)
    expect(page.get_by_label("Seat 2")).to_have_count(0)
    page.get_by_role("spinbutton", name="tiles of a solo puzzle").fill("7")
    page.get_by_role("button", name="Play", exact=True).click()
    ada = Racer(visitor)
    expect(ada.hand).to_have_count(7)
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)
    ada.lay(ada.options()[0])
    expect(page.get_by_text("1 of 7 laid")).to_be_visible()

"""La Ruche in several browsers at once: who is first, gifts, pauses, and how a race ends."""

import random
import re
from pathlib import Path

from playwright.sync_api import Page, expect

import skep
from skep.games.la_ruche.moves import Place
from skep.games.la_ruche.placing import is_blocked, placements
from skep.games.la_ruche.state import OPENING, State
from tests.web.racers import Racer, after, has_bee, open_up, race, tile_name, whole_state
from tests.web.visitors import Door

# ---------------------------------------------------------------- who is first


def test_two_reach_for_the_same_cell_and_one_gets_it(door: Door) -> None:
    ada, bob = race(door.come("Ada", wired=True), door.come("Bob"))
    open_up(ada, bob)
    mine, his = _same_cell(ada, bob)
    ada.set_down(mine)
    bob.set_down(his)
    assert ada.visitor.wire is not None
    ada.visitor.wire.hold()
    ada.send()
    # Her tile lies there at once, as far as she can see.
    expect(ada.page.locator(f"[data-coming='{mine.q},{mine.r}']")).to_be_visible()
    expect(ada.in_hand(tile_name(mine.lay))).to_have_count(0)
    bob.send()
    bob.expect_laid(his)
    ada.visitor.wire.let_go()
    # Then it goes back to her hand, and she is told why, and by how much.
    expect(ada.line).to_have_text(re.compile(r"^Beaten by \d+ ms\. A tile lies there already\.$"))
    expect(ada.in_hand(tile_name(mine.lay))).to_be_visible()
    expect(ada.page.locator("[data-coming]")).to_have_count(0)
    expect(ada.page.get_by_role("alert")).to_have_count(0)
    for racer in (ada, bob):
        racer.expect_laid(his)
        expect(racer.tiles).to_have_count(3)
    [refused] = ada.visitor.heard("refused")
    assert refused["rule"] == "RUC-7"
    assert refused["late_ms"] >= 0
    assert refused["wait_ms"] == 2000
    # What she sets down during her pause is laid when the pause is over.
    again = random.Random(1).choice(ada.options())
    ada.set_down(again)
    ada.send()
    ada.expect_laid(again)
    assert len(ada.visitor.heard("refused")) == 1


def _same_cell(ada: Racer, bob: Racer) -> tuple[Place, Place]:
    """A placement for each of them, on one cell."""
    theirs = {(move.q, move.r): move for move in bob.options()}
    for move in ada.options():
        if (move.q, move.r) in theirs:
            return move, theirs[move.q, move.r]
    raise AssertionError("with so many tiles in hand, something fits for both")


def test_a_tile_that_does_not_fit_costs_a_pause_and_says_why(door: Door) -> None:
    ada, bob = race(door.come("Ada"), door.come("Bob"), pause=1)
    open_up(ada, bob)
    guide = ada.page.get_by_text("put it where it touches two others")
    expect(guide).to_be_visible()
    ada.set_down(ada.misfit())
    expect(guide).to_be_hidden()
    # Without assistance, nothing on the screen says that it does not fit.
    expect(ada.page.locator(".light")).to_have_count(0)
    ada.send()
    expect(ada.line).to_have_text("Sides that touch must have the same colour.")
    expect(ada.page.get_by_role("img", name="A short pause")).to_be_visible()
    ada.page.locator(".frame").get_by_role("button", name="Rule RUC-6").click()
    expect(ada.page.get_by_role("dialog")).to_contain_text("There are no turns")
    ada.page.keyboard.press("Escape")
    ada.drag(random.Random(2).choice(ada.options()))
    expect(bob.tiles).to_have_count(3)


def test_assistance_shows_where_a_tile_fits(door: Door) -> None:
    ada, bob = race(door.come("Ada"), door.come("Bob"), assistance=True)
    open_up(ada, bob)
    move = ada.options()[0]
    ada.in_hand(tile_name(move.lay)).click()
    cells = {(m.q, m.r) for m in ada.options() if tile_name(m.lay) == tile_name(move.lay)}
    expect(ada.page.locator(".over .light")).to_have_count(len(cells))
    words = "It fits on 1 cell." if len(cells) == 1 else f"It fits on {len(cells)} cells."
    expect(ada.page.get_by_text(words)).to_be_visible()
    # The colours above the hand say what they are for, and what comes next.
    expect(ada.page.get_by_text("Find a tile: choose two neighbouring colours.")).to_be_visible()
    ada.page.get_by_role("group", name="Sort and find tiles by colour").get_by_role(
        "button"
    ).first.click()
    expect(ada.page.get_by_text("Now the colour that follows it clockwise.")).to_be_visible()


# ---------------------------------------------------------------- a whole race


def test_a_whole_race_against_bots_from_the_lobby(door: Door, tmp_path: Path) -> None:
    visitor = door.come()
    page = visitor.go("/")
    page.get_by_role("button", name="La Ruche").click()
    page.get_by_label("Your name").fill("Ada")
    for seat in (2, 3):
        bots = page.get_by_role("radiogroup", name=f"Bot at seat {seat}")
        expect(bots.get_by_label("Larva")).to_be_checked()
        bots.get_by_text("Other bots").click()
        paces = [pace.inner_text() for pace in bots.locator(".others label").all()]
        assert paces == ["Leisurely", "Steady", "Brisk", "Quick", "Unbeatable"]
        bots.get_by_text("Leisurely").click()
    page.get_by_role("button", name="Play", exact=True).click()
    ada = Racer(visitor)
    rng = random.Random(7)
    expect(ada.line).to_have_text(re.compile("You open|touches exactly one"))
    ada.lay(rng.choice(ada.options()))
    ada.race_until(page.locator("#result-title"), rng)
    _look_at_the_end(page, tmp_path / "record.txt")


def _look_at_the_end(page: Page, file: Path) -> None:
    result = page.get_by_role("region", name=re.compile("wins!|share the win!"))
    with page.expect_download() as download:
        result.get_by_role("link", name="Save the record").click()
    download.value.save_as(file)
    text = file.read_text("utf-8")
    assert skep.verify(text).players == ("Ada", "bot:leisurely", "bot:leisurely")
    match = skep.replay(text)
    assert sum(entry.seat == 0 for entry in match.log) > 1, "she was in the race"
    names = ["Ada", "Leisurely 2", "Leisurely 3"]
    for seat in match.winners:
        expect(result.get_by_role("heading")).to_contain_text(names[seat])
    # How long a message takes to her is the server's measure.
    players = page.get_by_role("region", name="Players")
    expect(players.get_by_role("listitem").filter(has_text="Ada")).to_contain_text(
        re.compile(r"lag \d+ ms")
    )
    # How it went for her: time, accuracy, pace, and a text to share.
    mine = sum(entry.seat == 0 and entry.move.startswith("place") for entry in match.log)
    expect(page.locator(".ended p")).to_have_text(
        re.compile(
            rf"You laid {mine} tiles? · \d+:\d\d · accuracy \d+ % \({mine} of \d+\) · .+ a minute"
        )
    )
    expect(page.get_by_role("button", name="Share the result")).to_be_visible()
    cells = page.locator(".comb .tile[data-lay]")
    laid = sum(entry.move.startswith("place") for entry in match.log)
    expect(cells).to_have_count(laid)
    page.get_by_role("button", name="Look back").click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.keyboard.press("End")
    expect(cells).to_have_count(laid)
    page.keyboard.press("Home")
    expect(cells).to_have_count(0)


# ---------------------------------------------------------------- gifts, pauses, coming back


def test_gifts_are_dragged_onto_a_player(door: Door) -> None:
    ada, bob = race(door.come("Ada"), door.come("Bob"), bee=True)
    open_up(ada, bob)
    bees = [move for move in ada.options() if has_bee(move)]
    ada.lay(random.Random(3).choice(bees))
    expect(ada.page.get_by_text("You may give one tile away.").first).to_be_visible()
    view = ada.view
    assert view.hand is not None
    gift = view.hand[4]
    assert bob.view.you is not None
    ada.give_by_drag(gift, bob.view.you)
    expect(ada.hand).to_have_count(27)
    expect(bob.hand).to_have_count(30)
    expect(bob.in_hand(gift)).to_be_visible()
    expect(bob.page.locator("#log")).to_contain_text("Ada hands a tile to Bob. Left: 27.")
    expect(ada.page.get_by_text("You may give one tile away.")).to_have_count(1)  # told, not shown


def test_a_race_is_held_when_all_agree(door: Door) -> None:
    ada, bob = race(door.come("Ada"), door.come("Bob"))
    open_up(ada, bob)
    ada.page.get_by_role("button", name="Pause?").click()
    expect(bob.page.get_by_text("wants a pause")).to_be_visible()
    expect(ada.line).to_have_text("Go! Lay tiles that touch two or more.")
    bob.page.get_by_role("button", name="Pause? · 1 of 2").click()
    for racer in (ada, bob):
        expect(racer.page.get_by_role("heading", name="Pause")).to_be_visible()
        expect(racer.hand.first).to_be_hidden()
    ada.page.get_by_role("button", name="Go on").click()
    expect(bob.page.get_by_text("Want to go on: Ada")).to_be_visible()
    bob.page.keyboard.press("p")
    for racer in (ada, bob):
        racer.await_race()
    bob.lay(bob.options()[0])
    expect(ada.tiles).to_have_count(3)


def test_who_drops_out_comes_back_into_the_race(door: Door) -> None:
    ada, bob = race(door.come("Ada", wired=True), door.come("Bob"))
    open_up(ada, bob)
    with ada.visitor.without_network():
        expect(ada.page.get_by_text("The connection was lost. Reconnecting")).to_be_visible()
        her_seat = bob.page.locator(f"[data-seat='{ada.view.you}']")
        expect(her_seat).to_contain_text("is away")
        for _ in range(2):
            bob.lay(bob.options()[0])
        expect(ada.tiles).to_have_count(2)
    expect(ada.tiles).to_have_count(4)
    expect(her_seat).not_to_contain_text("is away")
    ada.lay(ada.options()[0])
    expect(bob.tiles).to_have_count(5)


# ---------------------------------------------------------------- the other end


def test_a_blocked_race_ends_by_itself(door: Door) -> None:
    ada, bob = race(door.come("Ada"), door.come("Bob"))
    racers = sorted((ada, bob), key=lambda racer: racer.view.you or 0)
    line = _line_to_a_block(whole_state(ada, bob))
    for number, (seat, move) in enumerate(line):
        if number == 2:
            racers[seat].await_race()
        racers[seat].lay(move)
        expect(racers[1 - seat].tiles).to_have_count(number + 1)
    for racer in racers:
        result = racer.page.get_by_role("region", name=re.compile("wins!"))
        expect(result).to_contain_text("No tile in any hand fits anywhere.")
        expect(racer.page.locator("#log")).to_contain_text("nothing fits any more")
    winner = racers[line[2][0]].view.result
    assert winner is not None
    assert winner.winners == (line[2][0],)


def _line_to_a_block(state: State) -> list[tuple[int, Place]]:
    """Two openings and one placement after which nothing fits for anybody."""
    first = state.turn
    for opening in placements(state, state.hands[first])[::12]:
        one = after(state, first, opening)
        for second in placements(one, one.hands[1 - first]):
            two = after(one, 1 - first, second)
            # One of the two cells between the openings is dead already: only one must be shut.
            if two.phase == OPENING or len(two.live) != 1:
                continue
            for seat in (0, 1):
                for move in placements(two, two.hands[seat]):
                    if is_blocked(after(two, seat, move)):
                        return [(first, opening), (1 - first, second), (seat, move)]
    raise AssertionError("no such line")

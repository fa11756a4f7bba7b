"""La Ruche in browsers when the comb is blocked: gifts are given, kept, or lapse (RUC-10)."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from skep.games.la_ruche.moves import Place
from tests.games.la_ruche import brute
from tests.games.la_ruche.illegal import BLOCKED
from tests.web.axe import LOOKS, expect_no_violations
from tests.web.racers import Racer, race
from tests.web.stage import Stage
from tests.web.test_screens import TOO_WIDE
from tests.web.visitors import DESKTOP, Door

pytestmark = pytest.mark.rule("RUC-10")

SHUTS = Place(BLOCKED[-1][:6], 0, -1)
REST = [tile for tile in brute.TILES if tile not in ("123456", "125634", "123465")]
MINE, THEIRS = REST[:29], REST[29:]
"""After the tile that shuts the comb, Ada has one tile more than Bob; one gift turns that round."""


@pytest.fixture
def seconds() -> float:
    """How long the table waits for the last gifts."""
    return 60.0


@pytest.fixture
def wishes(stage: Stage, seconds: float) -> dict[str, Any]:
    """Races begin just before the comb is blocked."""
    stage.set(
        "la-ruche", hands=[["123465", *MINE], THEIRS], cells=BLOCKED[:2], options={"bee": True}
    )
    return {"stage": str(stage.file), "last_gifts": seconds}


def blocked(door: Door, size: tuple[int, int] = DESKTOP, dark: bool = False) -> tuple[Racer, Racer]:
    """Ada has just shut the comb, and may give Bob a tile."""
    ada, bob = race(door.come("Ada", size=size, dark=dark), door.come("Bob", size=size), bee=True)
    ada.lay(SHUTS)
    for racer in (ada, bob):
        expect(racer.page.get_by_role("heading", name="The comb is blocked")).to_be_visible()
        expect(racer.page.locator(".blocked")).to_contain_text("Still to give: Ada")
        expect(racer.page.locator(".blocked .ring")).to_have_text(re.compile(r"^\s*\d+\s*$"))
    return ada, bob


def expect_winner(name: str, *racers: Racer) -> None:
    for racer in racers:
        expect(racer.page.get_by_role("region", name=f"{name} wins!")).to_be_visible()
        expect(racer.page.locator("#log")).to_contain_text("Gifts may still come from Ada")


def test_a_last_gift_turns_the_result_round(door: Door) -> None:
    ada, bob = blocked(door)
    expect(bob.line).to_have_text(
        "The comb is blocked. Still to give: Ada. Then the tiles are counted."
    )
    expect(bob.hand.first).to_be_disabled()
    expect(bob.page.get_by_role("button", name="Keep my tiles")).to_have_count(0)
    expect(ada.page.get_by_text("You may give one tile away.").first).to_be_visible()
    expect(ada.line).to_have_text("Which tile do you give away?")
    # A tile that is tapped is not taken up to be laid.
    ada.in_hand(MINE[3]).click()
    expect(ada.page.locator("[data-ghost]")).to_have_count(0)
    expect(ada.line).to_have_text("Who gets it?")
    ada.page.get_by_role("button", name="Give it to Bob").click()
    expect_winner("Ada", ada, bob)
    expect(bob.page.locator("#log")).to_contain_text("Ada hands a tile to Bob. Left: 28.")


def test_a_last_gift_is_dragged_onto_a_player(door: Door) -> None:
    ada, bob = blocked(door)
    # Nothing happens where a tile is dropped on the comb.
    ada.in_hand(MINE[2]).hover()
    ada.page.mouse.down()
    ada.page.mouse.move(*ada.at(0, 0), steps=4)
    expect(ada.page.locator("[data-ghost]")).to_have_count(0)
    ada.page.mouse.up()
    assert bob.view.you is not None
    ada.give_by_drag(MINE[2], bob.view.you)
    expect_winner("Ada", ada, bob)


def test_keeping_ends_it_by_button_or_key(door: Door) -> None:
    for way in ("button", "key"):
        ada, bob = blocked(door)
        if way == "button":
            ada.page.get_by_role("button", name="Keep my tiles").click()
        else:
            ada.page.keyboard.press("k")
        expect_winner("Bob", ada, bob)
        expect(bob.page.locator("#log")).to_contain_text("Ada gives nothing more away.")


def test_a_last_gift_with_keys_alone(door: Door) -> None:
    ada, bob = blocked(door)
    told = ada.page.locator("[role=status].unseen")
    expect(told).to_contain_text("The comb is blocked. Give one tile away, or keep it")
    ada.page.keyboard.press("n")
    expect(told).to_contain_text("To give:")
    ada.page.keyboard.press("2")
    expect_winner("Ada", ada, bob)


@pytest.mark.parametrize("seconds", [2.5])
def test_it_lapses_by_itself(door: Door) -> None:
    ada, bob = blocked(door)
    expect_winner("Bob", ada, bob)
    assert not ada.visitor.heard("refused")
    assert not any(sent["move"] == "keep" for sent in ada.visitor.sent("move"))


@pytest.mark.parametrize("seconds", [3.0])
def test_a_pause_stops_the_time(door: Door) -> None:
    ada, bob = blocked(door)
    ada.page.get_by_role("button", name="Pause?").click()
    bob.page.get_by_role("button", name="Pause? · 1 of 2").click()
    for racer in (ada, bob):
        expect(racer.page.get_by_role("heading", name="Pause")).to_be_visible()
    ada.page.wait_for_timeout(3500)
    assert ada.view.phase == "gifts"
    ada.page.get_by_role("button", name="Go on").click()
    bob.page.keyboard.press("p")
    expect_winner("Bob", ada, bob)


@LOOKS
def test_it_looks_well_and_reads_well(
    door: Door, size: tuple[int, int], dark: bool, tmp_path: Path
) -> None:
    ada, bob = blocked(door, size, dark)
    for racer, who in ((ada, "gives"), (bob, "waits")):
        assert racer.page.evaluate(TOO_WIDE) == []
        expect_no_violations(racer.page, f"blocked, {who}")
        racer.page.screenshot(path=tmp_path / f"{who}.png")
    ada.in_hand(MINE[0]).click()
    expect(ada.line).to_have_text("Who gets it?")
    expect_no_violations(ada.page, "blocked, whom to give it to")
    ada.page.screenshot(path=tmp_path / "whom.png")

"""A whole game through the screen, and looking back at it."""

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

import skep
from skep.api import begin_again
from skep.locale import words
from tests.web.hands import Player, position
from tests.web.visitors import Door, Visitor


def test_a_game_against_bots_from_the_lobby_to_the_record(door: Door, tmp_path: Path) -> None:
    ada = door.come()
    _open_quick_table(ada)
    _play_to_the_end(Player(ada.page))
    record = _look_at_the_result(ada.page, tmp_path / "record.txt")
    _look_at_the_story(ada.page, record, tmp_path / "chart.png")
    end = _without_log(ada.page)
    _look_back(ada.page, record)
    assert _without_log(ada.page) == end
    _open_the_record(ada, tmp_path / "record.txt")
    assert _without_log(ada.page) == end


def _open_quick_table(ada: Visitor) -> None:
    page = ada.go("/")
    page.get_by_role("button", name="Butine!").click()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Quick game: half of the cards").check()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("heading", name="Butine!")).to_be_visible()


def _play_to_the_end(player: Player) -> None:
    """The first tile is dragged, the others are laid by clicks; the first swap is taken."""
    laid = 0
    swapped = False
    now = player.await_turn()
    while not now.over:
        if now.piles and not any(now.routes):
            pile = now.piles[laid % len(now.piles)]
            player.place(pile) if laid else player.drag(pile)
            laid += 1
        elif now.giveable and now.done and not any(now.routes) and not swapped:
            player.swap()
            swapped = True
        else:
            player.act()
        now = player.await_turn()
    assert laid, "a game begins with laying tiles"


def _look_at_the_result(page: Page, file: Path) -> str:
    """Scores, winner and reason are those of the record, which is true to the last draw."""
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the record").click()
    assert re.fullmatch(r"skep-butine-\S{8}\.txt", download.value.suggested_filename)
    download.value.save_as(file)
    text = file.read_text("utf-8")
    record = skep.verify(text)
    assert record.secret is not None
    assert record.options["quick"] is True
    match = skep.replay(text)
    names = ["Ada", "Larva 2", "Larva 3"]
    result = page.get_by_role("region", name=re.compile("wins!|share the win!"))
    for seat in match.winners:
        expect(result.get_by_role("heading")).to_contain_text(names[seat])
    end = match.view(None).result
    assert end is not None
    expect(result).to_contain_text(words("en").say(f"butine-reason-{end.reason}"))
    expect(result.get_by_role("button", name=end.rule)).to_be_visible()
    for name, score in zip(names, match.scores, strict=True):
        points = "1 point" if score == 1 else f"{score} points"
        expect(result.get_by_role("listitem").filter(has_text=name)).to_contain_text(points)
    return text


def _look_at_the_story(page: Page, record: str, file: Path) -> None:
    """The best moves lead to the board as it was, and the chart can be kept."""
    told = skep.story(record)
    story = page.get_by_role("region", name="How it went")
    expect(story).to_contain_text(f"{told.moves} moves in ")
    with page.expect_download() as download:
        story.get_by_role("button", name="Save as a picture").click()
    download.value.save_as(file)
    assert file.read_bytes().startswith(b"\x89PNG")
    best = next(moment for moment in told.best if moment is not None)
    story.get_by_role("button", name=f"Look at move {best.move}", exact=True).first.click()
    _expect_at(page, best.move, told.moves)
    page.get_by_role("button", name="Leave", exact=True).click()


def _look_back(page: Page, record: str) -> None:
    """By slider, by keys, by buttons and by what happened."""
    page.get_by_role("button", name="Look back").click()
    slider = page.get_by_role("slider", name="Position in the game")
    moves = len(skep.replay(record).log)
    _expect_at(page, 0, moves)
    expect(page.locator("[data-tile]")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    _expect_at(page, 2, moves)
    page.keyboard.press("ArrowLeft")
    _expect_at(page, 1, moves)
    slider.fill("5")
    _expect_at(page, 5, moves)
    page.get_by_role("button", name="One step back").click()
    _expect_at(page, 4, moves)
    page.get_by_role("button", name="The game is set up.").click()
    _expect_at(page, 0, moves)
    _expect_positions(page, record)
    page.keyboard.press("Home")
    _expect_at(page, 0, moves)
    page.get_by_role("button", name="Play (p)").click()
    _expect_at(page, 1, moves)
    page.keyboard.press("p")
    expect(page.get_by_role("button", name="Play (p)")).to_be_visible()
    page.keyboard.press("End")
    _expect_at(page, moves, moves)


def _expect_positions(page: Page, record: str) -> None:
    """Each step shows the tiles and the points that the record has there."""
    played = skep.replay(record)
    match = begin_again(skep.verify(record))
    for step, entry in enumerate(played.log, start=1):
        match.step(entry)
        page.keyboard.press("ArrowRight")
        _expect_at(page, step, len(played.log))
        shown = position(page)
        assert len(shown["tiles"]) == _tiles(match.view()), step
        assert [int(points.split()[0]) for points in shown["points"]] == list(match.scores), step


def _tiles(view: Any) -> int:
    return len(view.tiles)


def _expect_at(page: Page, at: int, moves: int) -> None:
    controls: Locator = page.get_by_role("region", name="Look back")
    expect(controls.locator("output")).to_have_text(f"{at} of {moves}")
    expect(controls.get_by_role("slider")).to_have_value(str(at))


def _open_the_record(ada: Visitor, file: Path) -> None:
    page = ada.go("/")
    page.get_by_role("button", name="Look at a recorded game").click()
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("slider")).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_role("listitem").filter(has_text="wins").first).to_be_visible()


def _without_log(page: Page) -> dict[str, Any]:
    return {**position(page), "log": None}

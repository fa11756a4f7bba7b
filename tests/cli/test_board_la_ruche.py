"""The drawing of the comb, and how La Ruche speaks in the terminal."""

import re
from typing import Any, get_args

import msgspec
import pytest

import skep
from skep.cli.boards import face_of
from skep.cli.boards.la_ruche import Highlight, draw, draw_layout, draw_tiles, open_cells, size
from skep.cli.boards.la_ruche_face import LaRucheFace
from skep.cli.boards.la_ruche_short import cell_name, cell_named, lay_of, short
from skep.engine.errors import BadMove
from skep.games.la_ruche import facts
from skep.games.la_ruche.material import BEE_UP, LAY_BY_NAME, LAYS_OF, TILE_BY_NAME
from skep.games.la_ruche.moves import GIVE_UP, LIFT, READY, Give, Place
from skep.games.la_ruche.view import View
from skep.locale import words
from tests.cli.helpers import plain
from tests.laws.tables import played

FACE = face_of("la-ruche")
NAMES = ("Zoe", "Tom")
HAND = ["124356", "124536"]


def solo(cells: list[str], hand: list[str] | None = None) -> View:
    match = skep.position("la-ruche", {"hands": [hand or HAND], "cells": cells, "phase": "solo"})
    seen = match.view(0)
    assert isinstance(seen, View)
    return seen


def lines(text: object) -> str:
    return "\n" + str(text) + "\n"


def test_an_empty_table_shows_where_the_first_tile_goes() -> None:
    assert str(draw(solo([]), 80, 40)) == "M10"


def test_one_tile_and_the_cells_around_it() -> None:
    assert (
        lines(draw(solo(["123456@0,0"]), 80, 40))
        == """
    L9      L10
        6 1
      6     1
M9   5   *   2  M11
      4     3
        4 3
    N9      N10
"""
    )


def test_two_tiles_share_a_side_and_leave_two_cells() -> None:
    view = solo(["123456@0,0", "135426@1,0"], ["124356"])
    assert open_cells(view) == [(1, -1), (0, 1)]
    assert (
        lines(draw(view, 80, 40))
        == """
       L10
   6 1     6 1
 6     1 6     1
5       2   *   3
 4     3 4     5
   4 3     4 5
       N10
"""
    )


def test_a_tile_to_come_is_drawn_with_question_marks() -> None:
    view = solo(["123456@0,0", "135426@1,0"], ["124356"])
    shown = str(draw(view, 80, 40, Highlight(ghost=Place("312645", 0, 1))))
    assert "???" in shown
    assert "*" not in shown
    assert shown.splitlines()[-1].split() == ["6", "2"]


def test_what_is_too_large_is_cut_around_what_matters() -> None:
    match = played("la-ruche", (6, {}), 3, 60)
    view: Any = match.view(0)
    columns, rows = size(view)
    assert columns > 40
    assert rows > 12
    cut = str(draw(view, 40, 12)).split("\n")
    assert len(cut) == 12
    assert max(map(len, cut)) <= 40
    assert "*" in "".join(cut)
    whole = str(draw(view, columns, rows)).split("\n")
    assert len(whole) == rows
    assert max(map(len, whole)) == columns


def test_a_bare_layout_and_tiles_in_rows() -> None:
    assert (
        lines(draw_layout(["123456@0,0"]))
        == """
   6 1
 6     1
5       2
 4     3
   4 3
"""
    )
    shown = str(draw_tiles(["123456", "124356", "125346"], 30)).split("\n")
    assert shown[5].split() == ["123456", "124356"]
    assert shown[12].split() == ["125346"]
    assert all(len(line) <= 30 for line in shown)


# ---------------------------------------------------------------- short names


def test_cells_have_one_short_name_each() -> None:
    near = [(0, 0), (1, 0), (1, -1), (0, -1), (-1, 1), (0, 1)]
    assert [cell_name(cell) for cell in near] == ["M10", "M11", "L10", "L9", "N9", "N10"]
    cells = [(q, r) for q in range(-40, 41) for r in range(-40, 41)]
    assert len({cell_name(cell) for cell in cells}) == len(cells)
    assert [cell_named(cell_name(cell)) for cell in cells] == cells
    assert cell_name((-40, 0)) == "-40,0", "too far away for a letter and a number"
    assert cell_named("m10") == (0, 0)
    assert [cell_named(text) for text in ("", "M", "M0", "M100", "10", "MM1")] == [None] * 6


@pytest.mark.parametrize("turn", [sign + colour for sign in ("", "-") for colour in "123456"])
def test_a_turn_is_a_colour_up_right_and_a_face(turn: str) -> None:
    lay = lay_of("124356", turn)
    assert lay[0] == turn[-1]
    assert LAY_BY_NAME[lay] in LAYS_OF[TILE_BY_NAME["124356"]]
    assert BEE_UP[LAY_BY_NAME[lay]] == (turn[0] != "-")
    assert short(solo([]), Place(lay, 0, 0)) == f"1 {turn} M10"


# ---------------------------------------------------------------- words


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    "move",
    [Place("351246", 1, -2), Place("123456", -12, 0), Give("123456", 2), READY, LIFT, GIVE_UP],
)
def test_every_move_is_read_as_it_is_spelled(language: str, move: Any) -> None:
    speak = words(language)
    assert FACE.read(FACE.spell(move, speak), speak) == move
    assert FACE.read(str(move), speak) == move


@pytest.mark.parametrize("text", ["351246@1,-2", " 351246 @ 1, -2 ", "PLACE 351246@1,-2"])
def test_a_placement_can_be_typed_shorter(text: str) -> None:
    assert FACE.read(text, words("en")) == Place("351246", 1, -2)


@pytest.mark.parametrize("text", ["", "351246", "place", "give 123456", "112233@0,0", "help me"])
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(BadMove):
        FACE.read(text, words("en"))


def test_half_a_move_asks_for_a_list() -> None:
    speak = words("en")
    face = LaRucheFace()
    for text in ("123456", "place 123456", "234561", "list"):
        question = face.question(text, speak)
        assert (question and question.group) == (None if text == "list" else "123456")
    near = face.question("123456 near 1,-2", speak)
    assert near is not None
    assert near.near == "1,-2"
    french = face.question("donner près 2", words("fr"))
    assert french is not None
    assert (french.group, french.near) == ("give", "2")


def test_an_empty_line_gives_nothing_up() -> None:
    match = skep.new("la-ruche", seats=1, seed=1)
    assert FACE.usual(match.view(0), match.legal(0)[-1:]) is None


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_fact_is_told_in_words(language: str) -> None:
    """Whatever happens in many games; and how it ended is told by the screen."""
    speak = words(language)
    told = set()
    for seats, options in ((1, {}), (3, {"bee": True, "three_contacts": True, "rounds": 3})):
        names = tuple(f"Player {seat}" for seat in range(seats))
        match = skep.new("la-ruche", seats=seats, seed=7, options=options)
        record = played("la-ruche", (seats, options), 7, 2000).record()
        events = list(match.game.setup(seats, match.state.options, match._chance.copy())[1])
        for entry in skep.replay(record).log:
            events += match.step(entry)
        for event in events:
            for seat in (None, *range(seats)):
                fact = event.seen_by(seat)
                assert fact is not None
                text = FACE.tell(fact, match.view(seat), names, speak)
                told.add(type(fact))
                assert (text is None) == isinstance(fact, facts.Ended)
                assert text is None or "{" not in text
    # `Lifted` depends on luck; everything else must have happened.
    assert set(get_args(facts.AnyFact)) - told <= {facts.Lifted}


def test_gifts_and_winners_have_names() -> None:
    view = skep.new("la-ruche", seats=2, seed=1).view(0)
    speak = words("en")
    gave = facts.GaveTile(1, 0, 4, "123456")
    assert FACE.tell(gave, view, NAMES, speak) == "Tom hands the tile 123456 to Zoe. Left: 4."
    dealt = facts.Dealt(1, 30, 1)
    assert FACE.tell(dealt, view, NAMES, speak) == "Round 1: 30 tiles each. Tom lays the first one."
    ended = facts.RoundEnded(1, "blocked", (4, 4), (3, 3), (0, 1))
    text = FACE.tell(ended, view, NAMES, speak)
    assert text is not None
    assert text.endswith("Zoe and Tom have the fewest tiles and share it.")


def test_the_panel_shows_the_hand_to_its_owner_only() -> None:
    match = skep.new("la-ruche", seats=2, seed=1, options={"rounds": 3})
    mine = plain(FACE.status(match.view(0), NAMES, words("en")))
    seen: Any = match.view(0)
    assert "Round 1 of 3" in mine
    assert all(tile in mine for tile in seen.hand)
    watching = plain(FACE.status(match.view(None), NAMES, words("en")))
    assert not any(tile in watching for tile in seen.hand)
    assert "30 tiles" in watching


def test_a_hint_leads_on_or_tells_a_dead_end() -> None:
    speak = words("en")
    match = skep.new("la-ruche", seats=1, seed=3)
    while match.actors:
        line, short = FACE.hint(match.view(0), speak)
        assert re.fullmatch(r"In short: \d{1,2} [1-6] [A-Z]\d{1,2}", short)
        assert line.startswith("This surely leads on to a solution: place ")
        match.apply(0, line.partition(": ")[2])
    assert match.reason == "solved"
    dead = solo(["124356@0,0"], ["123456", "123465"])
    assert "dead end" in FACE.hint(dead, speak)[0]
    assert FACE.hint(solo([], ["123456", "123465", "123546"]), speak) == [
        "These tiles cannot all be laid: it is proved."
    ]
    race = skep.new("la-ruche", seats=2, seed=1).view(0)
    assert FACE.hint(race, speak) == ["There are no hints now."]


def test_views_of_the_past_can_be_drawn() -> None:
    """Every position of a whole game, as a spectator and as a seat sees it."""
    match = played("la-ruche", (3, {}), 1, 0)
    for entry in played("la-ruche", (3, {}), 1, 500).log:
        match.step(msgspec.structs.replace(entry))
        for seat in (None, 0):
            view = match.view(seat)
            assert str(FACE.draw(view, 80, 24))
            columns, rows = FACE.size(view)
            assert columns > 0
            assert rows > 0

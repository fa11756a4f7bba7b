"""The sheet of Bee Busy: all that its data say, and all that was written on it."""

import math
import random
from collections import Counter
from functools import cache
from itertools import combinations

import pytest

from skep.engine.chance import SeededChance
from skep.engine.errors import BadOption
from skep.games.bee_busy import GAME
from skep.games.bee_busy.board import BOARDS, Board
from skep.games.bee_busy.view import View
from skep.locale import words
from skep.printing.drawing import Drawing, Label, Shape, bounds
from skep.printing.paper import PAPERS
from skep.printing.registry import sheets_of
from skep.printing.sheets import Finished, Job


def _job(**more: object) -> Job:
    return Job(PAPERS["a4"], words("en"), **more)  # type: ignore[arg-type]


def _roles(drawing: Drawing) -> Counter[str]:
    return Counter(mark.role for mark in drawing if isinstance(mark, Shape) and mark.role)


def _blank(name: str) -> Drawing:
    (sheet,) = sheets_of("bee-busy", _job(options={"sheet": name}))
    return sheet.front


@cache
def _played(seats: int) -> View:
    """A game that somebody played to its end, without much thought."""
    luck, choice = SeededChance(3), random.Random(1)
    state, _ = GAME.setup(seats, GAME.meta.options(), luck)
    while GAME.actors(state):
        seat = min(GAME.actors(state))
        moves = [move for move in GAME.legal(state, seat) if str(move) != "back"]
        eager = [m for m in moves if str(m).split()[0] not in ("done", "skip", "stay")]
        GAME.apply(state, seat, choice.choice(eager or moves), luck)
    view = GAME.view(state, None)
    assert isinstance(view, View)
    return view


def _fields(board: Board) -> int:
    sheet = board.sheet
    return (
        sheet.track.rounds
        + sum(column.length for column in sheet.improvement.columns)
        + max(sheet.modifier.fields)
        + sheet.improvement.backwards
        + sheet.larvae.queen
        + sum(len(recipe.values) + recipe.squares for recipe in sheet.production.recipes)
        + len(sheet.production.propolis)
    )


@pytest.mark.rule("BEE-1", "BEE-2", "BEE-3", "BEE-4", "BEE-5", "BEE-6", "BEE-8", "BEE-9")
@pytest.mark.parametrize("name", BOARDS)
def test_a_blank_sheet_has_all_that_its_data_say(name: str) -> None:
    board = BOARDS[name]
    sheet = board.sheet
    roles = _roles(_blank(name))
    kinds = {kind.letter: kind.name for kind in sheet.meadow.kinds}
    rows = "".join(row for part in sheet.meadow.parts for row in part.rows)
    for letter, kind in kinds.items():
        assert roles[kind] == rows.count(letter)
    assert roles["object"] == rows.count(".")
    assert roles["field"] == _fields(board)
    assert roles["dot"] == sheet.production.honey + sheet.production.wax
    assert roles["comb"] == len(board.comb_names)
    assert roles["wall"] == board.first_walls.bit_count()
    assert roles["bee"] == sum(board.first_bees)
    assert roles["cross"] == 0


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_sheet_fits_on_the_paper(name: str, language: str, paper: str) -> None:
    job = Job(PAPERS[paper], words(language), options={"sheet": name})
    (sheet,) = sheets_of("bee-busy", job)
    box, area = bounds(sheet.front), PAPERS[paper].area
    assert box.left >= area.left - 1e-6
    assert box.right <= area.right + 1e-6
    assert box.top >= area.top - 1e-6
    assert box.bottom <= area.bottom + 1e-6


@pytest.mark.parametrize("name", BOARDS)
def test_nothing_to_write_on_covers_anything_else(name: str) -> None:
    apart = {"field", "dot", "stock", "bee", "object", "red", "blue", "yellow"}
    shapes = [m for m in _blank(name) if isinstance(m, Shape) and m.role in apart]
    assert len(shapes) > 100
    for one, other in combinations(shapes, 2):
        a, b = bounds((one,)), bounds((other,))
        wide = min(a.right, b.right) - max(a.left, b.left)
        high = min(a.bottom, b.bottom) - max(a.top, b.top)
        assert wide <= 0.05 or high <= 0.05, f"{one.role} at {a}, {other.role} at {b}"


def test_combs_are_regular_and_share_their_walls() -> None:
    combs = [m for m in _blank("garden") if isinstance(m, Shape) and m.role == "comb"]
    corners = [[s.points[0] for s in comb.segments if s.points] for comb in combs]
    edges = [math.dist(c[i - 1], c[i]) for c in corners for i in range(6)]
    assert edges == pytest.approx([edges[0]] * len(edges))
    # 19 combs alone would have 114 edges; side by side they have 72.
    middles = {
        (round((c[i - 1][0] + c[i][0]) / 2, 2), round((c[i - 1][1] + c[i][1]) / 2, 2))
        for c in corners
        for i in range(6)
    }
    assert len(middles) == 72


@pytest.mark.rule("BEE-28")
@pytest.mark.parametrize("seats", [1, 3])
def test_a_game_that_was_played_shows_everything_that_was_written(seats: int) -> None:
    view = _played(seats)
    names = ("Zoé", "Ann", "Bo")[:seats]
    sheets = sheets_of("bee-busy", _job(finished=Finished(view, names)))
    assert [sheet.caption for sheet in sheets] == list(names)
    for seat, sheet in enumerate(sheets):
        hive, score = view.hives[seat], view.points[seat]
        roles = _roles(sheet.front)
        spent = hive.honey_made - hive.honey + hive.wax_made - hive.wax
        crossed = sum(content == "nothing" for content in hive.combs.values())
        assert roles["cross"] == (
            view.round + sum(hive.marks) + hive.fields + hive.backwards + hive.queen
            + len(hive.flowers) + hive.propolis + spent + crossed + sum(hive.lost)
        )  # fmt: skip
        assert sum(hive.marks) > 5
        assert roles["bee"] == sum(hive.bees)
        assert roles["wall"] == len(hive.walls)
        texts = [mark.text for mark in sheet.front if isinstance(mark, Label)]
        assert names[seat] in texts
        written = {str(value) for value in (score.bees, score.combs, score.total)}
        assert written <= set(texts)


def test_other_options_are_refused() -> None:
    with pytest.raises(BadOption, match="there is no sheet 'moon'; sheets: garden, heath"):
        sheets_of("bee-busy", _job(options={"sheet": "moon"}))
    with pytest.raises(BadOption, match="speed"):
        sheets_of("bee-busy", _job(options={"speed": 2}))
    with pytest.raises(BadOption, match="butine is printed without options"):
        sheets_of("butine", _job(options={"sheet": "garden"}))

"""What is cut out: right sizes, right numbers, backs behind their fronts."""

import math
from collections import Counter
from itertools import combinations, pairwise

import pytest

from skep.engine.lattice import DIRECTIONS
from skep.games.butine import material as butine
from skep.games.butine.board import FIRST_MEADOW
from skep.games.butine.moves import parse
from skep.games.butine.spots import spot_of
from skep.games.la_ruche import material as la_ruche
from skep.games.la_ruche.solver import solve
from skep.printing import butine as butine_print
from skep.printing import la_ruche as la_ruche_print
from skep.printing.drawing import Box, Drawing, Point, Shape, bounds, label
from skep.printing.la_ruche.edges import PAINTS
from skep.printing.la_ruche.puzzles import read
from skep.printing.paper import PAPERS
from skep.printing.pieces import (
    Piece,
    back_of,
    card,
    cut_marks,
    distance,
    front_of,
    grown,
    in_grid,
    in_rows,
    inside,
)
from tests.printing.papers import PRINTS, document, outlines, sheets

pytestmark = pytest.mark.slow  # whole prints are made


def _cuts(drawing: Drawing) -> list[list[Point]]:
    """The corners of all that is to be cut out, as they are drawn."""
    return [
        [segment.points[0] for segment in mark.segments if segment.points]
        for mark in drawing
        if isinstance(mark, Shape) and mark.role == "cut"
    ]


def _edges(corners: list[Point]) -> list[float]:
    return [math.dist(corners[i - 1], corners[i]) for i in range(len(corners))]


def _angles(corners: list[Point]) -> list[float]:
    """The angle at each corner, in degrees."""
    found = []
    for i, (x, y) in enumerate(corners):
        ax, ay = corners[i - 1]
        bx, by = corners[(i + 1) % len(corners)]
        turn = math.atan2(by - y, bx - x) - math.atan2(ay - y, ax - x)
        found.append(math.degrees(turn) % 360)
    return [min(angle, 360 - angle) for angle in found]


SHAPES = {
    # edges in units of the common edge, angles
    "W": ([1, 1, 1, 1, 1, 1], [120] * 6),
    "R": ([1, 1, 1, 2], [60, 60, 120, 120]),
    "Y": ([1, 1, 1, 1], [60, 60, 120, 120]),
    "B": ([1, 1, 1], [60, 60, 60]),
}


def _butine_tiles(paper: str) -> list[tuple[str, list[Point]]]:
    """Each tile's letter and its cut outline, as drawn on the sheets."""
    found = []
    for sheet in sheets("butine", paper):
        cuts = _cuts(sheet.front)
        assert len(cuts) == len(sheet.placed)
        names = [placed.piece.name for placed in sheet.placed]
        found += [(n, cut) for n, cut in zip(names, cuts, strict=True) if len(n) == 1]
    return found


@pytest.mark.parametrize("paper", PAPERS)
def test_butines_tiles_are_pattern_blocks(paper: str) -> None:
    for name, corners in _butine_tiles(paper):
        edges, angles = SHAPES[name]
        assert sorted(_edges(corners)) == pytest.approx([30.0 * edge for edge in edges], abs=1e-6)
        assert sorted(_angles(corners)) == pytest.approx(angles, abs=1e-6)


def test_the_edges_in_the_file_are_thirty_millimetres_long() -> None:
    """Measured in the PDF itself, not in the drawing that it was made from."""
    hexagons = [
        (number, points[:6])
        for number, page in enumerate(document("butine"))
        for points in outlines(page)
        if len(points) in (6, 7) and 29.5 < _edges(points[:6])[0] < 30.5
    ]
    for _, points in hexagons:
        assert _edges(points) == pytest.approx([30.0] * 6, abs=0.01)
    # Each is there twice: once as the ground of the tile, once as the line to cut along.
    places = Counter(
        (number, round(points[0][0]), round(points[0][1])) for number, points in hexagons
    )
    assert len(places) == butine.TILES[0]
    assert set(places.values()) == {2}


def test_butines_tiles_fit_each_other_as_on_the_lattice() -> None:
    """A meadow laid with the shapes of the print closes without gaps and overlaps."""
    laid = [parse(f"place {name}") for name in butine_print.MEADOW.split()]
    shapes = [
        butine_print.corners(butine.FLOWERS.index(m.tile), m.turn, m.x, m.y)  # type: ignore[union-attr]
        for m in laid
    ]
    for one, other in combinations(shapes, 2):
        middle = (sum(x for x, _ in other) / len(other), sum(y for _, y in other) / len(other))
        assert not inside(one, middle)
        assert not any(inside(one, p, 1e-6) for p in other)
    vertices = {(round(x, 6), round(y, 6)) for shape in shapes for x, y in shape}
    step = {(dx, dy) for dx, dy in DIRECTIONS}
    assert len(step) == 6
    for x, y in vertices:
        row = y / (30 * math.sqrt(3) / 2)
        assert row == pytest.approx(round(row), abs=1e-5)
        assert x / 15 == pytest.approx(round(x / 15), abs=1e-5)


def test_the_meadow_and_the_comb_of_the_first_sheets_could_be_laid() -> None:
    meadow = FIRST_MEADOW
    names = butine_print.MEADOW.split()
    assert names[0] == "W0@0,0"
    for name in names[1:]:
        spot = spot_of(parse(f"place {name}"))  # type: ignore[arg-type]
        assert spot.id in meadow.spots()[spot.kind]
        meadow = meadow.with_tile(spot)
    comb = la_ruche_print.COMB.split()
    laid = {la_ruche.TILE_OF[la_ruche.LAY_BY_NAME[text.partition("@")[0]]] for text in comb}
    assert len(laid) == len(comb)
    cells = {cell: lay for lay, _, cell in (text.partition("@") for text in comb)}
    touching = 0
    for cell, lay in cells.items():
        q, r = (int(number) for number in cell.split(","))
        for direction, (dq, dr) in enumerate(((1, -1), (1, 0), (0, 1))):
            other = cells.get(f"{q + dq},{r + dr}")
            assert other is None or other[direction + 3] == lay[direction]
            touching += other is not None
    assert touching > 20


@pytest.mark.rule("BUT-1", "BUT-2", "BUT-3")
@pytest.mark.parametrize("paper", PAPERS)
def test_butine_is_complete(paper: str) -> None:
    names = [placed.piece.name for sheet in sheets("butine", paper) for placed in sheet.placed]
    wanted = dict(zip(butine.FLOWERS, butine.TILES, strict=True))
    wanted |= dict.fromkeys(butine.CARD_NAMES, butine.COPIES)
    assert Counter(names) == Counter({**wanted, "bee": 1})
    assert len(names) == 39 + 48 + 1


def _letters(drawing: Drawing) -> Counter[str]:
    texts = [mark.text for mark in drawing if not isinstance(mark, Shape)]
    return Counter(text for text in texts if text in tuple(butine.FLOWERS))


def test_each_tile_and_each_card_says_its_letters() -> None:
    """Readable without colour: the flower, its shape and its letter."""
    drawn: Counter[str] = Counter()
    for sheet in sheets("butine"):
        drawn += _letters(sheet.front) if sheet.part == "pieces" else Counter()
    wanted = Counter(dict(zip(butine.FLOWERS, butine.TILES, strict=True)))
    for name in butine.CARD_NAMES:
        wanted += Counter(name * butine.COPIES)
    assert drawn == wanted


@pytest.mark.rule("RUC-1")
@pytest.mark.parametrize("paper", PAPERS)
def test_la_ruche_is_complete(paper: str) -> None:
    names = [placed.piece.name for sheet in sheets("la-ruche", paper) for placed in sheet.placed]
    tokens = {str(points): la_ruche_print.TOKENS_OF_EACH for points in la_ruche.POINTS_OF_PLACE}
    assert Counter(names) == Counter({**dict.fromkeys(la_ruche.TILE_NAMES, 1), **tokens})


@pytest.mark.parametrize("paper", PAPERS)
def test_la_ruches_tiles_are_regular_and_alike(paper: str) -> None:
    cuts = [
        cut
        for sheet in sheets("la-ruche", paper)
        for cut, placed in zip(_cuts(sheet.front), sheet.placed, strict=True)
        if len(placed.piece.name) == 6
    ]
    assert len(cuts) == 60
    for cut in cuts:
        assert _edges(cut) == pytest.approx([22.0] * 6, abs=1e-6)
        assert _angles(cut) == pytest.approx([120.0] * 6, abs=1e-6)


def _painted(drawing: Drawing) -> list[tuple[str, float, float]]:
    """The painted edges of a page: which colour, and where."""
    found = []
    for mark in drawing:
        # The paint of an edge is the shape in its colour that has no line; glyphs have a seam.
        if isinstance(mark, Shape) and mark.fill in PAINTS and mark.line is None:
            x, y = bounds((mark,)).middle
            found.append((mark.fill or "", round(x, 3), round(y, 3)))
    return sorted(found)


@pytest.mark.rule("RUC-1")
@pytest.mark.parametrize("paper", PAPERS)
def test_each_edge_has_the_same_colour_on_both_faces(paper: str) -> None:
    """Flipped on the long edge, left and right change sides."""
    width = PAPERS[paper].width
    edges = 0
    for sheet in sheets("la-ruche", paper):
        if sheet.back is None or len(sheet.placed[0].piece.name) != 6:
            continue
        front = _painted(sheet.front)
        through = sorted((fill, round(width - x, 3), y) for fill, x, y in front)
        back = _painted(sheet.back)
        assert [fill for fill, _, _ in back] == [fill for fill, _, _ in through]
        for one, other in zip(back, through, strict=True):
            assert one[1:] == pytest.approx(other[1:], abs=0.01)
        edges += len(front)
    assert edges == 6 * 60


def test_cards_have_their_backs_behind_them() -> None:
    for sheet in sheets("butine"):
        if sheet.back is None:
            continue
        assert all(placed.piece.name in butine.CARD_NAMES for placed in sheet.placed)
        titles = [(m.x, m.y) for m in sheet.back if not isinstance(m, Shape)]
        wanted = [(210 - placed.x, placed.y + 12.6) for placed in sheet.placed]
        assert sorted(titles) == pytest.approx(sorted(wanted))


@pytest.mark.parametrize("what", PRINTS)
@pytest.mark.parametrize("paper", PAPERS)
def test_no_two_pieces_overlap(what: str, paper: str) -> None:
    for sheet in sheets(what, paper):
        for one, other in combinations(_cuts(sheet.front), 2):
            middle = bounds_of(other).middle
            assert not inside(one, middle)
            assert not any(inside(one, p, 1e-3) for p in other)


def bounds_of(points: list[Point]) -> Box:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return Box(min(xs), min(ys), max(xs), max(ys))


@pytest.mark.rule("RUC-15", "RUC-16")
def test_a_puzzle_shows_its_tiles_and_a_solution() -> None:
    sheet, other, *_, last = sheets("la-ruche puzzle")
    puzzle = read("2026-02-03")
    assert [placed.piece.name for placed in sheet.placed] == list(puzzle.tiles)
    assert len(set(puzzle.tiles)) == 12
    # Twelve tiles to cut out, six painted edges each; on the last sheet, both solutions.
    assert len(_painted(sheet.front)) == 12 * 6
    assert len(_painted(last.front)) == 2 * 12 * 6
    assert solve(read("7").tiles).solvable
    assert [placed.piece.name for placed in other.placed] == list(read("007").tiles)


def test_the_solution_matches_where_tiles_touch() -> None:
    """In the drawing: painted edges that lie side by side have the same colour."""
    sheet = sheets("la-ruche puzzle")[-1]
    middle = PAPERS["a4"].area.middle[0]
    painted = [(fill, x, y) for fill, x, y in _painted(sheet.front) if x < middle]
    assert len(painted) == 72
    nearest = sorted((math.dist(a[1:], b[1:]), a[0] == b[0]) for a, b in combinations(painted, 2))
    # Two edges that face each other are nearer than any two of one tile.
    apart = nearest[0][0]
    facing = [same for far, same in nearest if far < apart * 1.15]
    assert len(facing) >= 11
    assert all(facing)


# ------------------------------------------------------------------ laying out


AREA = Box(0, 0, 100, 100)
SQUARE = Piece(card(20, 20), (label(0, 0, "x", 3),))


def test_a_grid_has_no_gaps_and_goes_on_to_the_next_sheet() -> None:
    laid = in_grid([SQUARE] * 20, AREA)
    assert [len(sheet) for sheet in laid] == [16, 4]
    xs = sorted({placed.x for placed in laid[0]})
    assert [b - a for a, b in pairwise(xs)] == pytest.approx([20.0] * 3)
    with pytest.raises(ValueError, match="larger than the paper"):
        in_grid([Piece(card(200, 20), ())], AREA)


def test_rows_keep_the_gap_and_nest() -> None:
    up = Piece(butine_print.shape(3, 1), ())
    down = Piece(tuple((-x, -y) for x, y in up.outline), ())
    (sheet,) = in_rows([[up, down, up, down]], AREA, gap=4.0)
    for one, other in pairwise(sheet):
        assert distance(one.outline, other.outline) == pytest.approx(4.0, abs=1e-6)
    # Side by side, four triangles would need more than the width.
    assert max(x for placed in sheet for x, _ in placed.outline) < 100


def test_cut_marks_never_run_into_a_piece() -> None:
    outlines = [placed.outline for placed in in_grid([SQUARE] * 4, AREA)[0]]
    marks = cut_marks(outlines)
    # A row of four squares: five cuts across, marked above and below; two along, left and right.
    assert len(marks) == 2 * 5 + 2 * 2
    for mark in marks:
        x, y = bounds((mark,)).middle
        assert not any(inside(outline, (x, y)) for outline in outlines)


def test_no_bleed_covers_a_neighbour() -> None:
    """Side by side and of two colours: each ends where it is cut, in front and behind."""
    red, blue = "#aa0000", "#0000aa"
    pieces = [Piece(card(20, 20), (), (), ground, ground) for ground in (red, blue)]
    (laid,) = in_grid(pieces, AREA)
    for drawing, mirrored in ((front_of(laid), False), (back_of(laid, 100), True)):
        for placed in laid:
            x, y = (100 - placed.x if mirrored else placed.x), placed.y
            for side in (-9.5, 9.5):
                over = [
                    mark.fill
                    for mark in drawing
                    if isinstance(mark, Shape)
                    and mark.fill
                    and inside([s.points[0] for s in mark.segments if s.points], (x + side, y))
                ]
                assert over[-1] == placed.piece.ground


def test_growing_moves_every_edge() -> None:
    for one, other in zip(grown(card(20, 10), 1.5), card(23, 13), strict=True):
        assert one == pytest.approx(other)
    with pytest.raises(ValueError, match="no corner"):
        grown(((0, 0), (1, 0), (2, 0), (1, 1)), 1.0)

"""The drawing of the meadow."""

import io

import pytest
from rich.console import Console

import skep
from skep.cli.boards.butine import Highlight, draw, size
from skep.cli.boards.butine_words import _arrow
from skep.games.butine.view import View

TILES = ["W0@0,0", "R0@2,-1", "Y0@1,0", "B1@-1,0", "Y2@0,-1", "B0@0,1"]


def view_of(tiles: list[str], bee: int = 0) -> View:
    match = skep.position(
        "butine",
        {
            "hands": [["WRY", "RBR", "YWB"], ["RWR", "YRY", "BWB"]],
            "market": ["WRW", "BRB", "RYR"],
            "tiles": tiles,
            "bee": bee,
        },
    )
    seen = match.view(0)
    assert isinstance(seen, View)
    return seen


def lines(text: object) -> str:
    return "\n" + str(text) + "\n"


def test_a_lone_hexagon() -> None:
    assert (
        lines(draw(view_of(["W0@0,0"]), 80, 40))
        == r"""
   +-----+
  /       \
 /         \
+   @W0@    +
 \         /
  \       /
   +-----+
"""
    )


def test_all_four_kinds() -> None:
    assert (
        lines(draw(view_of(TILES), 80, 40))
        == r"""
   +
  / \
 /   \
+ Y4  +-----+-----------+
 \   /       \   R1    /
  \ /         \       /
   +   @W0@    +-----+
  / \         / Y2  /
 /B3 \       /     /
+-----+-----+-----+
             \B5 /
              \ /
               +
"""
    )


def test_the_middle_of_a_long_side_is_no_corner() -> None:
    """The long side of a trapezoid goes straight on, in all three directions."""
    tiles = ["W0@0,0", "R1@2,-1", "R2@-1,2", "R0@-1,-1"]
    assert (
        lines(draw(view_of(tiles), 80, 40))
        == r"""
                     +
                    / \
                   /   \
+-----------+-----+ R1  \
 \   R3    /       \     \
  \       /         \     \
   +-----+   @W0@    +-----+
          \         /
           \       /
            +-----+
           /     /
          /     /
         + R2  /
          \   /
           \ /
            +
"""
    )


@pytest.mark.parametrize(
    ("kind", "turns", "inside"), [("R", 6, (16, 19)), ("Y", 3, (10, 13)), ("B", 2, (4,))]
)
def test_each_orientation_looks_different(kind: str, turns: int, inside: tuple[int, ...]) -> None:
    view = view_of(["W0@0,0"])
    pictures = set()
    for turn in range(turns):
        picture = str(draw(view, 200, 200, Highlight(ghost=f"{kind}{turn}@4,0")))
        assert picture.count(".") + len(f"{kind}?") in inside
        assert f"{kind}?" in picture
        pictures.add(picture)
    assert len(pictures) == turns


def test_the_bee_in_a_triangle_stands_in_its_tip() -> None:
    picture = str(draw(view_of(TILES, bee=3), 80, 40))
    assert "@" in picture
    assert "@W0@" not in picture
    row = next(i for i, line in enumerate(picture.splitlines()) if "B3" in line)
    assert "@" in picture.splitlines()[row - 1] + picture.splitlines()[row + 1]


def test_a_route_is_numbered() -> None:
    picture = str(draw(view_of(TILES), 80, 40, Highlight(route=(1, 2, 0))))
    for label in ("1:R1", "2:Y2", "3:W0"):
        assert label in picture


def test_a_ghost_is_filled_with_dots() -> None:
    picture = str(draw(view_of(["W0@0,0"]), 80, 40, Highlight(ghost="Y0@1,0")))
    assert ".Y?.." in picture
    assert picture.count(".") == 8


def test_size_and_crop_around_the_bee() -> None:
    tiles = ["W0@0,0", "W0@2,-1", "W0@4,-2", "W0@6,-3", "W0@8,-4"]
    for bee in range(5):
        view = view_of(tiles, bee)
        width, height = size(view)
        whole = str(draw(view, 200, 200)).splitlines()
        assert height == len(whole)
        assert width == max(map(len, whole))
        part = str(draw(view, 20, 7)).splitlines()
        assert len(part) == 7
        assert max(map(len, part)) <= 20
        assert f"@W{bee}@" in "".join(part)


def test_crop_follows_a_ghost_a_route_and_a_wish() -> None:
    view = view_of(["W0@0,0", "W0@2,-1", "W0@4,-2", "W0@6,-3", "W0@8,-4"])
    assert "W4" in str(draw(view, 20, 7, Highlight(focus=4)))
    assert "W?" in str(draw(view, 20, 7, Highlight(ghost="W0@10,-5")))
    assert "2:W3" in str(draw(view, 20, 7, Highlight(route=(2, 3, 4))))


def test_colours_add_to_letters_and_never_replace_them() -> None:
    plain, coloured = io.StringIO(), io.StringIO()
    text = draw(view_of(TILES), 80, 40)
    Console(file=plain, width=80, no_color=True).print(text)
    Console(file=coloured, width=80, force_terminal=True, color_system="standard").print(text)
    assert all(label in plain.getvalue() for label in ("W0", "R1", "Y2", "B3", "Y4"))
    assert "\x1b[" in coloured.getvalue()
    assert "\x1b[" not in plain.getvalue()


@pytest.mark.parametrize(
    ("end", "arrow"),
    [((1, 0), "→"), ((1, 1), "↘"), ((0, 1), "↓"), ((-1, 0), "←"), ((0, -1), "↑"), ((1, -1), "↗")],
)
def test_arrows_point_where_the_screen_does(end: tuple[float, float], arrow: str) -> None:
    assert _arrow((0, 0), end) == arrow

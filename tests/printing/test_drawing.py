"""Drawings and words: paths, moving and turning, measures, lines that break."""

import pytest

from skep.printing.drawing import Label, Shape, bounds, circle, label, polygon, put
from skep.printing.fonts import SANS, clean, fitting, width_of, wrapped
from skep.printing.palette import grey, mixed
from skep.printing.paths import path


def _ends(shape: Shape) -> list[tuple[float, float]]:
    return [segment.points[-1] for segment in shape.segments if segment.points]


def test_paths_are_read_as_in_svg() -> None:
    assert _ends(path("M1 2L3-4h2v1H0V0l1,1z")) == [
        (1, 2), (3, -4), (5, -4), (5, -3), (0, -3), (0, 0), (1, 1),
    ]  # fmt: skip
    assert _ends(path("m1 1 2 0 0 2zm5 5l1 0")) == [(1, 1), (3, 1), (3, 3), (6, 6), (7, 6)]
    assert [s.kind for s in path("M0 0q3-4 6 0t6 0c1 1 2 2 3 0z").segments] == list("MCCCZ")


def test_quadratic_curves_keep_their_form() -> None:
    # Halfway, the curve is half as high as its control point; `t` mirrors it.
    box = bounds((path("M0 0q3-4 6 0t6 0"),))
    assert (box.left, box.right) == pytest.approx((0, 12))
    assert (box.top, box.bottom) == pytest.approx((-2, 2))


@pytest.mark.parametrize("text", ["M0 0A5 5 0 0 1 3 3", "M0 0L3", "M0 0L1 1 2z", "what"])
def test_what_is_no_path_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"path|left over"):
        path(text)


def test_moving_turning_and_scaling() -> None:
    square = polygon(((0, 0), (2, 0), (2, 1), (0, 1)), line="#000000", width=0.5)
    words = label(1, 0, "a", 3)
    turned, moved = put((square, words), 10, 20, angle=90, scale=2)
    assert isinstance(turned, Shape)
    assert isinstance(moved, Label)
    assert _ends(turned) == [pytest.approx(p) for p in ((10, 20), (10, 24), (8, 24), (8, 20))]
    assert turned.width == 1.0
    assert (moved.x, moved.y, moved.size, moved.angle) == pytest.approx((10, 22, 6, 90))


def test_bounds_count_lines_curves_and_words() -> None:
    round_box = bounds((circle(5, 5, 2),))
    assert (round_box.left, round_box.top) == pytest.approx((3, 3))
    assert round_box.middle == pytest.approx((5, 5))
    wide = bounds((circle(5, 5, 2, line="#000000", width=1),))
    assert (wide.left, wide.bottom) == pytest.approx((2.5, 7.5))
    word = bounds((label(10, 10, "honey", 4, align="right"),))
    assert word.right == pytest.approx(10)
    assert word.width == pytest.approx(width_of("honey", SANS, 4))
    assert word.top < 8 < 10 < word.bottom
    upright = bounds((label(0, 0, "honey", 4, angle=90),))
    assert upright.height == pytest.approx(word.width)


def test_words_that_the_fonts_cannot_show_are_refused() -> None:
    assert clean("Butine\u202f!") == "Butine\u00a0!"
    assert clean("« œuf » — 3 × 2 … −1 l’été") == "« œuf » — 3 × 2 … −1 l’été"
    with pytest.raises(ValueError, match="⬡"):
        label(0, 0, "⬡", 3)


def test_lines_break_at_spaces_that_may_break() -> None:
    lines = wrapped("one two\u00a0three four", SANS, 4, width_of("two three", SANS, 4))
    assert lines == ["one", "two\u00a0three", "four"]
    assert wrapped("a\nb", SANS, 4, 100) == ["a", "b"]
    assert fitting("honey", SANS, 4, 100) == 4
    small = fitting("honey", SANS, 4, 5)
    assert width_of("honey", SANS, small) == pytest.approx(5)


def test_greys_and_mixtures() -> None:
    assert (grey("#000000"), grey("#ffffff")) == (0, 1)
    assert grey("#ffff00") > grey("#ff0000") > grey("#0000ff")
    assert mixed("#000000", "#ffffff", 0.5) == "#808080"

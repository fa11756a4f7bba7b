"""The fonts are unpacked from locked packages, and are whole."""

import pytest

from scripts import make_fonts
from skep.printing.fonts import FONTS, SIGNS


def test_all_fonts_are_unpacked_with_their_licences() -> None:
    assert make_fonts.are_there()
    assert set(make_fonts.FONTS) == set(FONTS)
    for file in make_fonts.FONTS.values():
        family = file.partition("-")[0].capitalize()
        licence = (make_fonts.TARGET / f"{family}-LICENSE.txt").read_text("utf-8")
        assert "SIL Open Font License".lower() in licence.lower()


def test_they_have_the_letters_of_both_languages() -> None:
    assert set("ABCXYZabcxyz0123456789àâçéèêëîïôùûüœŒÀÇÉ«»’“”–—…×−") <= SIGNS


def test_only_web_fonts_are_unpacked() -> None:
    with pytest.raises(ValueError, match="no web font"):
        make_fonts.unpacked(b"\0" * 64)

"""Waggle Dance on paper: complete, and every card with its words in both languages."""

from collections import Counter

import pytest

from skep.games.waggle_dance import material
from skep.locale import LANGUAGES, words
from skep.printing import waggle_dance
from skep.printing.drawing import Label, bounds
from skep.printing.fonts import clean
from skep.printing.paper import PAPERS
from skep.printing.pieces import box_of
from skep.printing.waggle_dance.queen import phase_of
from tests.printing.papers import document, sheets, text_of


@pytest.mark.rule("WAG-1", "WAG-2")
@pytest.mark.parametrize("paper", PAPERS)
def test_the_box_is_complete(paper: str) -> None:
    names = [p.piece.name for sheet in sheets("waggle-dance", paper) for p in sheet.placed]
    wanted = dict.fromkeys("ABCDEFG", 1)
    wanted |= {f"flower {name}": 1 for name in material.COLOURS}
    wanted |= dict.fromkeys(material.COLOURS, material.CUBES)
    wanted |= dict.fromkeys(material.CARD_NAMES, material.COPIES)
    wanted |= {f"marker {value}": waggle_dance.MARKER_SETS for value in range(1, 7)}
    wanted |= {"room": material.TILES, "egg": material.EGGS, "first": 1}
    assert Counter(names) == Counter(wanted)


@pytest.mark.rule("WAG-1")
def test_only_a_c_e_and_g_have_spaces_for_every_value() -> None:
    for sheet in sheets("waggle-dance"):
        for placed in sheet.placed:
            if placed.piece.name in "ABCDEFG":
                texts = Counter(m.text for m in placed.piece.front if isinstance(m, Label))
                numbered = all(texts[str(value)] == 1 for value in range(1, 7))
                # D shows its six flowers with their numbers.
                assert numbered == (placed.piece.name in (*material.SPACE_CARDS, "D"))


@pytest.mark.rule("WAG-24")
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_queen_card_has_its_name_phase_and_words(language: str) -> None:
    say = words(language).say
    seen = set()
    for sheet in sheets("waggle-dance", "a4", language):
        for placed in sheet.placed:
            name = placed.piece.name
            if name not in material.CARD_NAMES:
                continue
            seen.add(name)
            texts = [m.text for m in placed.piece.front if isinstance(m, Label)]
            assert clean(say("waggle-dance-card", card=name)) in texts
            assert clean(say("waggle-dance-card-about", card=name)) in " ".join(texts)
            phase = phase_of(material.CARD_BY_NAME[name])
            assert say("print-waggle-dance-phase", phase=phase) in texts
    assert seen == set(material.CARD_NAMES)


@pytest.mark.rule("WAG-25", "WAG-26", "WAG-27", "WAG-35", "WAG-36", "WAG-37")
def test_cards_name_the_phase_in_which_the_rules_let_them_be_played() -> None:
    phases = {name: phase_of(kind) for kind, name in enumerate(material.CARD_NAMES)}
    start = {name for name, phase in phases.items() if phase == "start"}
    day = {name for name, phase in phases.items() if phase == "day"}
    assert start == {"volunteer", "sick-leave"}
    assert day == {"overtime", "shift-change", "directions", "dirty-trick", "feint"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_stay_on_their_cards(language: str) -> None:
    for paper in PAPERS:
        for sheet in sheets("waggle-dance", paper, language):
            for placed in sheet.placed:
                card = box_of(placed.piece.outline)
                for mark in (*placed.piece.front, *(placed.piece.back or ())):
                    if isinstance(mark, Label):
                        box = bounds((mark,))
                        assert card.left < box.left < box.right < card.right, mark
                        assert card.top < box.top < box.bottom < card.bottom, mark


def test_the_file_says_what_is_on_the_cards() -> None:
    first, *others = (text_of(page) for page in document("waggle-dance", "letter", "fr"))
    assert "42 cartes de la Reine" in first
    assert " ".join(others).count("Heures supplémentaires") == material.COPIES

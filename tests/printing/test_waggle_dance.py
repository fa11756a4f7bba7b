"""Waggle Dance on paper: complete, and every card with its words in both languages."""

from collections import Counter
from dataclasses import replace

import pytest

from skep.games.waggle_dance import material
from skep.locale import LANGUAGES, words
from skep.printing.dice import spinner
from skep.printing.drawing import Box, Label, Shape, bounds
from skep.printing.fonts import clean
from skep.printing.palette import WHITE, grey
from skep.printing.paper import PAPERS
from skep.printing.pieces import Piece, box_of, inside
from skep.printing.waggle_dance import SPACE, bees, tokens
from skep.printing.waggle_dance.queen import phase_of
from tests.printing.papers import document, sheets, text_of

pytestmark = pytest.mark.slow  # whole prints are made


@pytest.mark.rule("WAG-1", "WAG-2")
@pytest.mark.parametrize("paper", PAPERS)
def test_the_box_is_complete(paper: str) -> None:
    names = [p.piece.name for sheet in sheets("waggle-dance", paper) for p in sheet.placed]
    wanted = dict.fromkeys("ABCDEFG", 1)
    wanted |= {f"flower {name}": 1 for name in material.COLOURS}
    wanted |= dict.fromkeys(material.COLOURS, material.CUBES)
    wanted |= dict.fromkeys(material.CARD_NAMES, material.COPIES)
    wanted |= {f"marker {value}": tokens.MARKER_SETS for value in range(1, 7)}
    wanted |= {"room": material.TILES, "egg": material.EGGS, "first": 1}
    wanted |= {f"bee {seat} {v}": bees.OF_EACH for seat in range(4) for v in range(1, 7)}
    wanted |= {f"bee card {seat}": 1 for seat in range(4)}
    wanted |= {f"counter {seat}": 1 for seat in range(4)}
    wanted |= {f"volunteer {value}": 1 for value in range(1, 7)}
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
    # And once in the rulebook.
    assert " ".join(others).count("Heures supplémentaires") == material.COPIES + 1


# ------------------------------------------------------------------ pieces and their places


def _pieces(start: str, language: str = "en") -> list[Piece]:
    """The pieces whose name begins like this."""
    found = [p.piece for sheet in sheets("waggle-dance", "a4", language) for p in sheet.placed]
    return [piece for piece in found if piece.name.startswith(start)]


def _boxes(piece: Piece, role: str) -> list[Box]:
    """The places of a piece, without the width of their lines."""
    found = [m for m in piece.front if isinstance(m, Shape) and m.role == role]
    return [bounds((replace(mark, line=None),)) for mark in found]


def _apart(one: Box, other: Box) -> bool:
    wide = min(one.right, other.right) - max(one.left, other.left)
    high = min(one.bottom, other.bottom) - max(one.top, other.top)
    return wide <= 1e-6 or high <= 1e-6


@pytest.mark.rule("WAG-2", "WAG-17")
def test_pollen_can_be_cut_and_fits_its_places() -> None:
    pollen = [piece for colour in material.COLOURS for piece in _pieces(colour)]
    assert len(pollen) == 90
    size = max(box_of(piece.outline).width for piece in pollen)
    for piece in pollen:
        box = box_of(piece.outline)
        assert box.width == box.height >= 12
        assert len(piece.outline) == 4
    cards, rooms = _pieces("flower "), _pieces("room")
    for piece, places in (*((c, 3) for c in cards), *((r, material.ROOM_SIZE) for r in rooms)):
        found = _boxes(piece, "place")
        assert len(found) == places
        assert all(min(place.width, place.height) >= size for place in found)
        for i, place in enumerate(found):
            assert all(_apart(place, other) for other in found[:i])
            corners = [(x, y) for x in (place.left, place.right) for y in (place.top, place.bottom)]
            assert all(inside(piece.outline, corner) for corner in corners)
    assert len(cards) * 3 * 5 == len(pollen)


@pytest.mark.rule("WAG-9", "WAG-19")
def test_two_bees_lie_between_the_pollen_of_a_room() -> None:
    places = _boxes(_pieces("room")[0], "place")
    left = max(place.right for place in places if place.right < 0)
    right = min(place.left for place in places if place.left > 0)
    assert right - left >= bees.BEE
    assert bees.BEE < SPACE


@pytest.mark.rule("WAG-15")
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_takes_how_much_pollen_is_readable_on_a_plain_ground(language: str) -> None:
    lines = clean(words(language).say("print-waggle-dance-shares")).split("\n")
    assert len(lines) == 3
    for piece in _pieces("flower ", language):
        (ground,) = [m for m in piece.front if isinstance(m, Shape) and m.role == "shares"]
        assert ground.fill == WHITE
        box = bounds((ground,))
        labels = {m.text: m for m in piece.front if isinstance(m, Label)}
        for line in lines:
            label = labels[line]
            assert label.size * 72 / 25.4 >= 9
            assert grey(label.colour) < 0.2
            around = bounds((label,))
            assert box.left < around.left < around.right < box.right
            assert box.top < around.top < around.bottom < box.bottom
        # Nothing else is printed over the ground of the words.
        later = piece.front[piece.front.index(ground) + 1 :]
        assert [m.text for m in later if isinstance(m, Label)] == lines
        assert not any(isinstance(m, Shape) for m in later)


# ------------------------------------------------------------------ without dice


@pytest.mark.rule("WAG-2", "WAG-5", "WAG-6", "WAG-26")
def test_what_is_drawn_shows_its_number_on_one_side_only() -> None:
    found = _pieces("bee ")
    tokens_only = [piece for piece in found if not piece.name.startswith("bee card")]
    assert len(tokens_only) == 4 * 36 >= 4 * material.DICE
    for piece in (*tokens_only, *_pieces("volunteer "), *_pieces("marker ")):
        value = piece.name.split()[-1]
        front = [m.text for m in piece.front if isinstance(m, Label)]
        assert value in front
        assert piece.back is not None
        assert not any(m.text.isdigit() for m in piece.back if isinstance(m, Label))
    # Face down, bees of one colour look alike, those of two colours do not: also in grey.
    backs = {(piece.name.split()[1], piece.back) for piece in tokens_only}
    assert len(backs) == 4
    shapes = {piece.back[0].segments for piece in tokens_only if piece.back}  # type: ignore[union-attr]
    assert len(shapes) == 4


@pytest.mark.rule("WAG-4", "WAG-13")
def test_a_bee_card_counts_from_six_to_eighteen() -> None:
    for piece in _pieces("bee card"):
        numbers = [m.text for m in piece.front if isinstance(m, Label) and m.text.isdigit()]
        wanted = range(material.DICE_AT_START, material.DICE + 1)
        assert numbers == [str(number) for number in wanted]
        fields = _boxes(piece, "count")
        assert len(fields) == len(numbers)
        assert all(field.width >= bees.BEE for field in fields)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_tells_how_to_play_without_dice(language: str, paper: str) -> None:
    say = words(language).say
    (sheet,) = [
        s for s in sheets("waggle-dance", paper, language)
        if s.caption == say("print-waggle-dance-no-dice")
    ]  # fmt: skip
    text = " ".join(m.text for m in sheet.front if isinstance(m, Label))
    for step in ("take", "draw", "volunteer", "change", "spin"):
        assert clean(say(f"print-waggle-dance-bees-{step}")) in text
    wheel = [m for m in sheet.front if isinstance(m, Shape) and m.role == "spinner"]
    assert len(wheel) == 6
    # Words, wheel and bee cards keep out of each other's way.
    cards = [bounds((m,)) for m in sheet.front if isinstance(m, Shape) and m.role == "cut"]
    end = clean(say("print-waggle-dance-bees-spin")).split()[-1]
    last = max(m.y for m in sheet.front if isinstance(m, Label) and m.text.endswith(end))
    assert last + 1 < min(card.top for card in cards)
    assert bounds(wheel).left > max(card.right for card in cards)


def test_each_field_of_the_spinner_holds_its_number() -> None:
    wheel = spinner(0, 0, 20)
    fields = [m for m in wheel if isinstance(m, Shape) and m.role == "spinner"]
    numbers = [m for m in wheel if isinstance(m, Label)]
    assert [m.text for m in numbers] == list("123456")
    for field, number in zip(fields, numbers, strict=True):
        corners = [s.points[0] for s in field.segments if s.points]
        assert inside(corners, bounds((number,)).middle)
        (ax, ay), (bx, by), _ = corners
        assert abs(ax * by - ay * bx) / 2 == pytest.approx(20 * 20 * 3**0.5 / 4)

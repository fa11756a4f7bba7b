"""The rules on paper: summaries of two pages, whole rulebooks, and drawings of their examples."""

import re
from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest

from skep.games.bee_busy.board import BOARDS
from skep.games.bee_busy.reading import FACE_SIZE
from skep.games.butine.moves import parse
from skep.games.butine.spots import spot_of
from skep.games.la_ruche.board import DIRECTIONS
from skep.games.registry import GAMES
from skep.games.waggle_dance.material import FACES
from skep.locale import LANGUAGES, words
from skep.printing.drawing import Drawing, Label, Shape, bounds, circle
from skep.printing.paper import PAPERS
from skep.printing.registry import all_sheets
from skep.printing.rules import DRAWINGS, SIZES, SUMMARY_PAGES, source
from skep.printing.rules import bee_busy as bee_busy_rules
from skep.printing.rules import butine as butine_rules
from skep.printing.rules import la_ruche as la_ruche_rules
from skep.printing.rules import waggle_dance as waggle_dance_rules
from skep.printing.rules.markdown import Block, CannotSet, Run, read
from skep.printing.rules.setting import Line, Style, TooHigh, in_columns, lines_of, pages_of
from skep.printing.sheets import Job, Sheet, in_order
from tests.printing.papers import PRINTS, document, game_of, job, sheets, text_of

pytestmark = pytest.mark.slow  # whole prints are made

BOTH = [(game, language) for game in GAMES for language in LANGUAGES]


def _texts(drawing: Drawing) -> str:
    return " ".join(mark.text for mark in drawing if isinstance(mark, Label))


# ------------------------------------------------------------------ the texts


@pytest.mark.parametrize(("game", "language"), BOTH)
@pytest.mark.parametrize("name", ["summary", "rulebook"])
def test_every_text_can_be_set(name: str, game: str, language: str) -> None:
    """It fails when a rulebook uses Markdown that our typesetter does not know."""
    blocks = read(source(game, name, language))
    assert len(blocks) > 30
    lines_of(blocks, Style(3.3, 85, 11), {rule: (circle(0, 0, 3, fill="#000000"),) for rule in
             GAMES[game].meta.rules})  # fmt: skip


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_a_summary_names_rules_that_exist(game: str, language: str) -> None:
    text = source(game, "summary", language)
    named = set(re.findall(r"[A-Z]{3}-[0-9]+", text))
    assert named <= set(GAMES[game].meta.rules)
    assert len(named) >= 12
    other = next(one for one in LANGUAGES if one != language)
    assert named == set(re.findall(r"[A-Z]{3}-[0-9]+", source(game, "summary", other)))


@pytest.mark.parametrize("game", GAMES)
def test_french_summaries_keep_their_signs_together(game: str) -> None:
    text = source(game, "summary", "fr")
    assert "'" not in text
    assert not re.search(r"(?<!\*)(?<!\)) [;:!?»]|« ", text)


@pytest.mark.rule("BEE-29")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ranks_are_those_of_the_screen(language: str) -> None:
    text = source("bee-busy", "summary", language)
    for rank in ("no-honey", "breakfast", "one-glass", "plenty", "whisperer"):
        assert f"*{words(language).say('bee-busy-rank', rank=rank)}*" in text


@pytest.mark.parametrize(
    "text",
    [
        "```\ncode\n```",
        "> a quotation",
        "| a | table |\n|---|---|",
        "![a picture](bee.png)",
        "[a page](https://example.org)",
        "#### too deep",
        "  - indented",
        "a line that ends in two spaces  ",
        "<b>bold</b>",
        "an *open star",
        "a rule\n\n---",
        "some __strong__ words",
        "**bold *and* italic**",
    ],
)
def test_what_cannot_be_set_is_refused(text: str) -> None:
    with pytest.raises(CannotSet):
        read(f"# Title\n\n{text}\n")


def test_blocks_and_runs() -> None:
    text = '<a id="BUT-7"></a>**BUT-7** Take *one* tile ([BUT-8](#BUT-8)).\n\n- `W`\n\n2. two'
    assert read(text) == [
        Block(
            "paragraph",
            (Run("Take "), Run("one", "italic"), Run(" tile ("), Run("BUT-8"), Run(").")),
            "BUT-7",
        ),
        Block("item", (Run("W", "code"),)),
        Block("item", (Run("two"),), sign="2."),
    ]
    with pytest.raises(CannotSet, match="BUT-99"):
        lines_of(read("![](#BUT-99)"), Style(3, 80), {})


# ------------------------------------------------------------------ setting


def _ends(columns: list) -> list[Line]:
    return [column[-1] for column in columns]


def test_columns_end_where_they_may() -> None:
    text = "\n\n".join(["## Heading", "word " * 60, "### Small", "word " * 9, "word " * 30] * 6)
    lines = lines_of(read(text.replace(" \n", "\n").strip()), Style(3.3, 80), {})
    for height in range(60, 120, 7):
        columns = in_columns(lines, height)
        assert len(columns) > 3
        assert all(line.may_end for line in _ends(columns))
        assert sum(len(column) for column in columns) == len(lines)


def test_no_line_stands_alone_and_headings_stay_with_their_text() -> None:
    (block,) = read(("word " * 60).strip())
    ends = [line.may_end for line in lines_of([block], Style(3.3, 80), {})]
    assert len(ends) > 4
    assert ends == [False, *[True] * (len(ends) - 3), False, True]
    heading, *_ = lines_of(read("## Heading\n\nword"), Style(3.3, 80), {})
    assert not heading.may_end
    text, picture = lines_of(
        [Block("paragraph", (Run("word"),), "BUT-7")],
        Style(3.3, 80),
        {"BUT-7": (circle(0, 0, 5, fill="#000000"),)},
    )
    assert not text.may_end
    assert picture.may_end


def test_what_is_too_high_is_told() -> None:
    lines = [Line((), 20, may_end=False), Line((), 20)]
    assert len(in_columns(lines, 40)) == 1
    with pytest.raises(TooHigh):
        in_columns(lines, 39)


def test_columns_are_balanced() -> None:
    lines = [Line((circle(1, 1, 1, fill="#000000"),), 5) for _ in range(30)]
    style = Style(3.3, 80)
    (page,) = pages_of(lines, PAPERS["a4"].area, style, 7, even=True)
    left = [mark for mark in page if bounds((mark,)).left < 80]
    assert len(left) == 15


# ------------------------------------------------------------------ the pages


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize(("game", "language"), BOTH)
def test_a_summary_has_two_pages_in_letters_that_can_be_read(
    game: str, language: str, paper: str
) -> None:
    found = [s for s in all_sheets(game, Job(PAPERS[paper], words(language))) if s.part == "text"]
    assert len(found) == SUMMARY_PAGES
    sizes = [mark.size for s in found for mark in s.front if isinstance(mark, Label)]
    usual = max(set(sizes), key=sizes.count)
    assert usual in SIZES
    assert min(SIZES) / 25.4 * 72 >= 9


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", PRINTS)
def test_a_rulebook_has_all_its_rules_in_order(what: str, language: str) -> None:
    pages = [s for s in sheets(what, "a4", language) if s.part == "text"][SUMMARY_PAGES:]
    found = " ".join(_texts(page.front) for page in pages)
    book = source(game_of(what), "rulebook", language)
    ids = re.findall(r'<a id="([A-Z]+-[0-9]+)"', book)
    assert sorted(ids) == sorted(GAMES[game_of(what)].meta.rules)
    assert [rule for rule in re.findall(r"[A-Z]{3}-[0-9]+", _margin(pages)) if rule in ids] == ids
    # Nothing of it is lost; the drawings add words of their own.
    plain = re.sub(r'<a id="[^>]*></a>|\]\(#[A-Z0-9-]+\)', "", book)
    assert not Counter(_words(plain)) - Counter(_words(found))


def _margin(pages: list[Sheet]) -> str:
    """The ids of rules that stand beside the text, in reading order."""
    labels = [m for page in pages for m in page.front if isinstance(m, Label)]
    return " ".join(m.text for m in labels if re.fullmatch(r"[A-Z]{3}-[0-9]+", m.text))


def _words(text: str) -> list[str]:
    return re.findall(r"[^\W\d_]+", text)


@pytest.mark.parametrize("what", PRINTS)
def test_rules_follow_the_cover_and_solutions_are_the_end(what: str) -> None:
    parts = [sheet.part for sheet in sheets(what)]
    order = [part for part, after in pairwise([*parts, ""]) if part != after]
    if "cover" in parts:
        assert order == ["cover", "text", "pieces"]
    else:
        assert order[:2] == ["pieces", "text"]
        assert ("solutions" in order) == what.endswith("puzzle")
        assert order[2:] in ([], ["solutions"])
    assert in_order(sheets(what)) == sheets(what)


@pytest.mark.rule("RUC-16")
def test_no_solution_is_on_the_page_of_its_puzzle() -> None:
    pages = [text_of(page) for page in document("la-ruche puzzle")]
    assert "Solutions" not in pages[0]
    assert "One way to do it is on the last page." in pages[0]
    assert "Solutions" in pages[-1]
    assert "Puzzle of 2026-02-03" in pages[-1]
    assert "Puzzle 7" in pages[-1]


def test_many_solutions_share_pages() -> None:
    many = replace(job("la-ruche puzzle"), puzzles=("1", "2", "3", "4", "5", "6", "7"))
    found = all_sheets("la-ruche", many)
    assert [sheet.part for sheet in found].count("solutions") == 2


@pytest.mark.parametrize(
    ("rules", "rulebook", "said"),
    [
        (True, False, "The next two pages are the rules for the table: keep"),
        (True, True, "all the rules follow them"),
        (False, True, "The next pages are the rules"),
    ],
)
def test_the_cover_tells_which_pages_are_rules(rules: bool, rulebook: bool, said: str) -> None:
    for game in ("butine", "la-ruche", "waggle-dance"):
        asked = replace(job(game), rules=rules, rulebook=rulebook)
        assert said in _texts(all_sheets(game, asked)[0].front)
    nothing = replace(job("butine"), rules=False, rulebook=False)
    assert "rules" not in _texts(all_sheets("butine", nothing)[0].front)


# ------------------------------------------------------------------ the drawings


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", DRAWINGS)
def test_every_drawing_belongs_to_a_rule_and_fits_a_column(game: str, language: str) -> None:
    assert set(DRAWINGS[game]) <= set(GAMES[game].meta.rules)
    for draw in DRAWINGS[game].values():
        box = bounds(draw(words(language)))
        assert 40 < box.width < 100
        assert box.height < 90


def test_every_worked_example_is_drawn() -> None:
    drawn = {rule for rules in DRAWINGS.values() for rule in rules}
    assert {"BUT-7", "BUT-8", "BUT-9", "BUT-22", "RUC-4", "RUC-6", "WAG-40", "WAG-41"} <= drawn
    assert {f"BEE-{number}" for number in range(30, 35)} <= drawn


@pytest.mark.rule("BUT-7")
def test_butines_tiles_lie_as_the_rules_say() -> None:
    for names, new, fits, _ in butine_rules.PLACED:
        (old,) = (spot_of(parse(f"place {name}")) for name in names)  # type: ignore[arg-type]
        spot = spot_of(parse(f"place {new}"))  # type: ignore[arg-type]
        assert not set(old.cells) & set(spot.cells)
        assert set(old.rim) & set(spot.cells), "they touch along a side"
        assert bool(set(old.corners) & set(spot.corners)) == fits


@pytest.mark.rule("BUT-22")
def test_butines_example_is_that_of_the_rules() -> None:
    from tests.games.butine.positions import EIGHT

    assert list(butine_rules.EIGHT) == EIGHT


def _contacts(tiles: tuple[str, ...]) -> list[bool]:
    """For each tile that the last one touches: are the colours the same?"""
    cells = {}
    for text in tiles:
        lay, _, cell = text.partition("@")
        q, r = (int(number) for number in cell.split(","))
        cells[q, r] = lay
    *_, (q, r) = cells
    return [
        cells[q + dq, r + dr][(side + 3) % 6] == cells[q, r][side]
        for side, (dq, dr) in enumerate(DIRECTIONS)
        if (q + dq, r + dr) in cells
    ]


@pytest.mark.rule("RUC-4", "RUC-6", "RUC-12")
def test_la_ruches_combs_are_what_they_are_called() -> None:
    assert _contacts(la_ruche_rules.OPENING) == [True]
    assert _contacts(la_ruche_rules.FITS) == [True, True]
    assert sorted(_contacts(la_ruche_rules.CLASH)) == [False, True]
    assert _contacts(la_ruche_rules.ALONE) == [True]
    assert _contacts(la_ruche_rules.THREE) == [True, True, True]


@pytest.mark.rule("WAG-40")
def test_pollen_is_shared_out_as_drawn() -> None:
    """Counted here once more, from the words of WAG-15."""
    assert len(waggle_dance_rules.CASES) == 5
    for case in waggle_dance_rules.CASES:
        counts = sorted({bees for _, bees, _ in case}, reverse=True)
        for _, bees, pollen in case:
            level = [other for _, other, _ in case].count(bees)
            place = counts.index(bees)
            wanted = (2 if level == 1 else 1) if place == 0 else int(place == 1 and level == 1)
            assert pollen == wanted
    assert all(1 <= number <= FACES for number, _ in waggle_dance_rules.POLLEN.values())


@pytest.mark.rule("BEE-34")
def test_the_young_queen_is_fed_every_third_round() -> None:
    track = BOARDS["garden"].sheet.track
    rounds = (track.crown, *bee_busy_rules.FED)
    assert all(later - one == 3 for one, later in pairwise(rounds))
    assert rounds[-1] == track.rounds


@pytest.mark.rule("BEE-30")
def test_the_two_of_the_example_reaches_two_of_a_kind() -> None:
    centre = next(p for p in BOARDS["garden"].sheet.meadow.parts if p.name == "centre")
    face = BOARDS["garden"].sheet.meadow.faces[1]
    assert len(face) == FACE_SIZE
    for down, kind in enumerate("RBY"):
        under = [centre.rows[down + r][c] for r in range(3) for c in range(3) if face[r][c] == "o"]
        assert under == [kind, kind]


@pytest.mark.rule("BEE-32")
def test_the_walls_of_the_example_are_those_that_the_rules_mark() -> None:
    from tests.games.bee_busy.sheets import at, play, sheet

    match = at(sheet(area="combs", line=bee_busy_rules.LINE), dice=(2, 3, 4))
    told = play(match, "die 2", "stay", "line e2-e3")
    (drawn,) = (fact for fact in told if hasattr(fact, "walls"))
    assert drawn.walls == bee_busy_rules.NEW_WALLS
    view = match.view()
    assert view.hives[0].line == bee_busy_rules.LINE_AFTER


def test_shapes_are_drawn_in_colours_with_different_greys() -> None:
    """Bees of the four players are told apart by a letter, not by colour alone."""
    for language in LANGUAGES:
        say = words(language).say
        names = {
            say("print-rules-waggle-dance-player", player=player)
            for player in waggle_dance_rules.BEES
        }
        assert len(names) == 4
    drawn = DRAWINGS["waggle-dance"]["WAG-40"](words("en"))
    assert sum(isinstance(mark, Shape) for mark in drawn) > 50

"""The sheet of Bee Busy: all that its data say, and all that was written on it."""

import math
import random
from collections import Counter
from functools import cache
from itertools import combinations, pairwise

import pytest

from skep.engine.chance import SeededChance
from skep.engine.errors import BadOption
from skep.games.bee_busy import GAME
from skep.games.bee_busy.board import BOARDS, Board
from skep.games.bee_busy.differences import differences
from skep.games.bee_busy.view import View
from skep.locale import LANGUAGES, words
from skep.printing.bee_busy.icons import GOODS
from skep.printing.bee_busy.words import upgrade_name
from skep.printing.drawing import Drawing, Label, Shape, bounds
from skep.printing.fonts import clean
from skep.printing.paper import PAPERS
from skep.printing.pieces import box_of
from skep.printing.registry import sheets_of
from skep.printing.sheets import Finished, Job


def _job(**more: object) -> Job:
    return Job(PAPERS["a4"], words("en"), **more)  # type: ignore[arg-type]


def _roles(drawing: Drawing) -> Counter[str]:
    return Counter(mark.role for mark in drawing if isinstance(mark, Shape) and mark.role)


def _blank(name: str) -> Drawing:
    *_, sheet = sheets_of("bee-busy", _job(options={"sheet": name}, players=1))
    return sheet.front


def _text(drawing: Drawing | None) -> str:
    """All words, in the order in which they are drawn."""
    return " ".join(mark.text for mark in drawing or () if isinstance(mark, Label))


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
    assert roles["oval"] == 3
    assert roles["drought"] == 1
    # A shield for each danger, and one on each field for propolis.
    assert roles["shield"] == len(sheet.track.dangers) + len(sheet.production.propolis)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_sheet_fits_on_the_paper(name: str, language: str, paper: str) -> None:
    job = Job(PAPERS[paper], words(language), options={"sheet": name}, players=1)
    area = PAPERS[paper].area
    for sheet in sheets_of("bee-busy", job):
        for side in filter(None, (sheet.front, sheet.back)):
            box = bounds(side)
            assert box.left >= area.left - 1e-6
            assert box.right <= area.right + 1e-6
            assert box.top >= area.top - 1e-6
            assert box.bottom <= area.bottom + 1e-6


@pytest.mark.parametrize("name", BOARDS)
def test_nothing_to_write_on_covers_anything_else(name: str) -> None:
    apart = {"field", "dot", "stock", "bee", "object", "red", "blue", "yellow"}
    apart |= {"oval", "drought"}
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
            + hive.drought
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
    with pytest.raises(BadOption, match="bee-busy is printed for 1 to 4 players, not 5"):
        sheets_of("bee-busy", _job(players=5))
    with pytest.raises(BadOption, match="not 0"):
        sheets_of("bee-busy", _job(players=0))
    with pytest.raises(BadOption, match="the record says how many played"):
        sheets_of("bee-busy", _job(players=1, finished=Finished(_played(1), ("Zoé",))))
    for other in ("butine", "la-ruche", "waggle-dance"):
        with pytest.raises(BadOption, match=f"{other} is printed whole"):
            sheets_of(other, _job(players=2))


# ------------------------------------------------------------------ pieces


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everybody_has_a_sheet_and_a_busy_bee(players: int) -> None:
    pieces, *rest = sheets_of("bee-busy", _job(players=players))
    assert len(rest) == players
    assert all(sheet.front == rest[0].front and sheet.back for sheet in rest)
    counted = Counter(placed.piece.name for placed in pieces.placed)
    tiles = {f"tile {die} {value}": 1 for die in range(3) for value in range(1, 7)}
    assert counted == Counter({"first": 1, "busy bee": players, **tiles})


def test_a_full_table_is_printed_without_a_word() -> None:
    assert len(sheets_of("bee-busy", _job())) == 1 + 4


@pytest.mark.rule("BEE-14")
@pytest.mark.parametrize("name", BOARDS)
def test_the_busy_bee_can_be_cut_and_lies_on_the_ovals(name: str) -> None:
    pieces = sheets_of("bee-busy", _job(players=1))[0]
    (outline,) = [p.piece.outline for p in pieces.placed if p.piece.name == "busy bee"]
    size = box_of(outline)
    assert min(size.width, size.height) >= 12
    ovals = [m for m in _blank(name) if isinstance(m, Shape) and m.role == "oval"]
    for oval in ovals:
        box = bounds((oval,))
        # Every corner of the token is inside the oval when both have the same middle.
        assert all((x / box.width) ** 2 + (y / box.height) ** 2 < 0.25 for x, y in outline)
    # Only the oval where it begins shows a bee.
    assert len(ovals) == 3


@pytest.mark.rule("BEE-11")
def test_tiles_are_three_dice_that_do_not_show_their_numbers_from_behind() -> None:
    pieces = sheets_of("bee-busy", _job(players=2))[0]
    tiles = [p.piece for p in pieces.placed if p.piece.name.startswith("tile")]
    backs = {piece.name.split()[1]: piece.back for piece in tiles}
    assert len(set(backs.values())) == 3
    for piece in tiles:
        _, die, value = piece.name.split()
        assert piece.back == backs[die]
        assert _text(piece.front) == value
        assert _text(piece.back) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pieces_come_with_words_for_those_without_dice(language: str) -> None:
    say = words(language).say
    for paper in PAPERS.values():
        pieces = sheets_of("bee-busy", Job(paper, words(language), players=3))[0]
        text = _text(pieces.front)
        for step in ("tiles", "spin"):
            assert clean(say(f"print-bee-busy-dice-{step}")) in text
        for step in ("take", "first"):
            assert clean(say(f"print-bee-busy-piece-{step}", count=3)) in text
        assert _roles(pieces.front)["spinner"] == 6


# ------------------------------------------------------------------ what the sheet says in words


def _sides(name: str, language: str) -> tuple[str, str]:
    job = Job(PAPERS["a4"], words(language), options={"sheet": name}, players=1)
    sheet = sheets_of("bee-busy", job)[-1]
    return _text(sheet.front), _text(sheet.back)


@pytest.mark.rule("BEE-12", "BEE-21", "BEE-23")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BOARDS)
def test_the_back_says_what_everything_costs(name: str, language: str) -> None:
    say, sheet = words(language).say, BOARDS[name].sheet
    one, two, three, four = sheet.modifier.fields
    back = _sides(name, language)[1]
    for text in (
        say("print-bee-busy-borrow", count=sheet.modifier.borrow),
        say("print-bee-busy-change", count=sheet.modifier.change),
        say("print-bee-busy-fields", one=one, two=two, three=three, four=four),
        say("print-bee-busy-wall", wax=sheet.combs.wall),
        say("print-bee-busy-feed", honey=sheet.larvae.honey),
        say("print-bee-busy-store", honey=sheet.combs.honey),
    ):
        assert clean(text) in back
    assert str(sheet.combs.wall) in clean(say("print-bee-busy-wall", wax=sheet.combs.wall))


@pytest.mark.rule("BEE-18", "BEE-24")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BOARDS)
def test_every_upgrade_is_named_in_front_and_explained_behind(name: str, language: str) -> None:
    say, board = words(language).say, BOARDS[name]
    front, back = _sides(name, language)
    for column in board.sheet.improvement.columns:
        title = clean(upgrade_name(column, Job(PAPERS["a4"], words(language))))
        assert title in front
        assert f"{column.sum} {title[:1].upper()}{title[1:]}" in back
    for part in board.sheet.meadow.parts:
        assert clean(say("bee-busy-part", opens=part.name)) in front
    number = board.sheet.improvement.extra_honey
    about = say(
        "print-bee-busy-upgrade-does",
        upgrade="extra-honey",
        number=number,
        sum=board.sheet.improvement.lucky,
    )
    assert clean(about) in back


def test_gardens_have_names_in_the_language() -> None:
    assert "cat’s garden" in _sides("garden", "en")[0]
    assert "jardin du chat" in _sides("garden", "fr")[0]
    assert "lande" in _sides("heath", "fr")[0]
    assert "tourbière" in _sides("heath", "fr")[0]


@pytest.mark.rule("BEE-25", "BEE-26", "BEE-27")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BOARDS)
def test_every_danger_is_explained_with_its_rounds_and_shields(name: str, language: str) -> None:
    say, sheet = words(language).say, BOARDS[name].sheet
    front, back = _sides(name, language)
    for danger in sheet.track.dangers:
        word = clean(say("bee-busy-danger", danger=danger.kind))
        assert word in front
        about = say("print-bee-busy-danger-does", danger=danger.kind, points=sheet.points.drought)
        assert clean(about) in back
        when = say("print-bee-busy-when", round=danger.round, shield=danger.shield)
        assert clean(when) in back
    assert clean(say("print-bee-busy-drought")) in front


@pytest.mark.rule("BEE-29")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BOARDS)
def test_every_rank_is_on_the_back_with_its_points(name: str, language: str) -> None:
    say, ranks = words(language).say, BOARDS[name].sheet.ranks
    back = _sides(name, language)[1]
    for rank, after in pairwise(ranks):
        title = clean(say("bee-busy-rank", rank=rank.name))
        if rank.least:
            points = say("print-bee-busy-rank-from", least=rank.least, most=after.least - 1)
        else:
            points = say("print-bee-busy-rank-under", points=after.least)
        assert f"{clean(points)} {title}" in back
    points = say("print-bee-busy-rank-over", points=ranks[-1].least)
    assert f"{clean(points)} {clean(say('bee-busy-rank', rank=ranks[-1].name))}" in back


@pytest.mark.rule("BEE-5")
def test_points_of_propolis_stand_in_words_and_shields_count_the_fields() -> None:
    front = _sides("garden", "en")[0]
    assert "1 1 pt 2 2 pts 3 3 pts 4 3 pts 5 3 pts" in front
    # The picture of propolis is no shield.
    assert not any(m.role == "shield" for m in GOODS["propolis"] if isinstance(m, Shape))


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_heath_says_what_differs_from_the_usual_sheet(language: str, paper: str) -> None:
    job = Job(PAPERS[paper], words(language), options={"sheet": "heath"}, players=2)
    _, page, *players = sheets_of("bee-busy", job)
    assert page.caption == clean(words(language).say("print-bee-busy-differs"))
    assert len(players) == 2
    text = _text(page.front)
    found = differences(BOARDS["heath"].sheet)
    assert len(found) > 10
    for difference in found:
        sentences = [words(language).explain(reason) for reason in difference.sentences]
        assert f"{difference.rule} {clean(' '.join(sentences))}" in text


def test_goods_differ_in_form_and_not_in_colour_alone() -> None:
    forms = [tuple(m.segments for m in art if isinstance(m, Shape)) for art in GOODS.values()]
    assert len(set(forms)) == len(GOODS) == 5

"""The sheet as data: the usual one, another one, and how a bad one is refused."""

from importlib.resources import files
from itertools import pairwise

import msgspec
import pytest

import skep
from skep.games import bee_busy
from skep.games.bee_busy.abilities import outline as outline_of
from skep.games.bee_busy.board import BOARDS
from skep.games.bee_busy.material import COMBS, MEADOW, PRODUCTION, SIDES
from skep.games.bee_busy.reading import SHEETS, BadSheet, read_sheet
from skep.games.bee_busy.sheet import Sheet
from tests.games.bee_busy.sheets import GARDEN, at, hive, legal, play, sheet

TEXT = files(bee_busy).joinpath("sheets", "garden.toml").read_text("utf-8")
USUAL = SHEETS["garden"]


@pytest.mark.rule("BEE-1")
def test_the_turn_track() -> None:
    track = USUAL.track
    assert (track.rounds, track.crown) == (25, 16)
    dangers = {(danger.round, danger.kind): danger.shield for danger in track.dangers}
    assert dangers == {
        (6, "storm"): 1,
        (10, "pesticide"): 1,
        (14, "storm"): 1,
        (18, "mites"): 2,
        (21, "pesticide"): 1,
        (24, "drought"): 3,
    }


@pytest.mark.rule("BEE-2")
def test_bees_and_their_places() -> None:
    assert GARDEN.places == (3, 2, 1)
    match = skep.new("bee-busy", seats=1, seed=1)
    assert hive(match).bees == (1, 1, 1)
    assert hive(match).lost == (0, 0, 0)


@pytest.mark.rule("BEE-2")
@pytest.mark.parametrize("name", SHEETS)
def test_the_busy_bee_starts_on_the_oval_of_the_meadow(name: str) -> None:
    match = skep.new("bee-busy", seats=4, seed=1, options={"sheet": name})
    assert [hive(match, seat).area for seat in range(4)] == ["meadow"] * 4


@pytest.mark.rule("BEE-3")
@pytest.mark.parametrize(("seats", "fields"), [(1, 3), (2, 4), (3, 5), (4, 6)])
def test_fields_of_the_die_modifier(seats: int, fields: int) -> None:
    match = skep.new("bee-busy", seats=seats, seed=1)
    assert [now.fields for now in match.view().now] == [fields] * seats


@pytest.mark.rule("BEE-4")
def test_columns_and_their_lengths() -> None:
    columns = {column.sum: column.length for column in USUAL.improvement.columns}
    assert columns == {2: 1, 3: 2, 4: 3, 5: 3, 6: 4, 8: 4, 9: 3, 10: 3, 11: 2, 12: 1}


@pytest.mark.rule("BEE-5")
def test_production_and_tracks() -> None:
    match = at(sheet(area="production", nectar=1, pollen=2, bees=(1, 2, 1)), dice=(1, 2, 3))
    play(match, "die 1", "stay", "make honey")
    assert (hive(match).honey, hive(match).nectar) == (2, 0)
    play(match, "back", "back", "back", "die 2", "stay", "make wax")
    assert (hive(match).wax, hive(match).pollen) == (3, 1)
    play(match, "back", "back", "back", "die 3", "stay", "make propolis")
    assert (hive(match).propolis, hive(match).wax, hive(match).pollen) == (1, 1, 1)
    assert GARDEN.tracks == (24, 24, 5)
    assert USUAL.production.propolis == (1, 2, 3, 3, 3)
    assert GARDEN.squares == (1, 1, 1)


@pytest.mark.rule("BEE-6")
def test_the_meadow() -> None:
    rows = {part.name: part.rows for part in USUAL.meadow.parts}
    assert rows == {
        "centre": ("R.B", "BR.", "YBR", "RRB", ".BY"),
        "cat": ("RBR", "B.B", "YRY"),
        "gnome": ("BRB", "R.R", "YBY"),
    }
    gives = {kind.name: (kind.nectar, kind.pollen) for kind in USUAL.meadow.kinds}
    assert gives == {"red": (1, 0), "blue": (0, 1), "yellow": (1, 1)}


@pytest.mark.rule("BEE-7")
@pytest.mark.parametrize(
    ("die", "reached"),
    [
        (1, {"b2", "c2", "d2"}),
        (2, {"a1", "c3", "b1", "d3", "c1", "e3"}),
        (4, {"a1", "a3", "c1", "c3", "b1", "d1", "d3", "e3"}),
        (6, {"a1", "a3", "b1", "c1", "c3", "d1", "d3", "e3"}),
    ],
)
def test_where_a_face_can_be_laid(die: int, reached: set[str]) -> None:
    """All kinds of flower open, the gardens closed: what one bee can reach in the centre."""
    match = at(sheet(columns={11: 2}), dice=tuple(sorted((3, 4, die))))
    play(match, f"die {die}", "stay")
    assert set(legal(match)) == {f"pick centre {cell}" for cell in reached} | {"done"}


@pytest.mark.rule("BEE-8")
def test_the_combs() -> None:
    assert len(GARDEN.comb_names) == 19
    rows = "".join(name[0] for name in GARDEN.comb_names)
    assert [rows.count(letter) for letter in "abcde"] == [3, 4, 5, 4, 3]
    start = hive(skep.new("bee-busy", seats=1, seed=1))
    assert start.combs == {"c3": "egg"}
    assert start.line == ("d2", "d3")
    names = {name: comb for comb, name in enumerate(GARDEN.comb_names)}
    below = GARDEN.neighbours[names["c3"]]
    assert below[SIDES.index("sw")] == names["d2"]
    assert below[SIDES.index("se")] == names["d3"]
    inside = {GARDEN.wall_names[wall] for wall in GARDEN.wall_at[names["c3"]]}
    border = set(start.walls) - inside
    assert len(border) == 18
    assert {wall.split()[0] for wall in border} == {"a1", "a3", "c1", "c5", "e1", "e3"}
    directions = [GARDEN.side_of_die[value] for value in range(1, 7)]
    assert [SIDES[side] for side in directions] == ["ne", "e", "se", "nw", "w", "sw"]
    for value in range(1, 7):
        assert (GARDEN.side_of_die[7 - value] - GARDEN.side_of_die[value]) % 6 == 3


@pytest.mark.rule("BEE-9")
def test_feeding_fields_and_backward_flights() -> None:
    assert USUAL.larvae.queen == 3
    assert USUAL.improvement.backwards == 2


def test_the_areas_follow_each_other() -> None:
    assert (MEADOW, PRODUCTION, COMBS) == (0, 1, 2)


# ---------------------------------------------------------------- another sheet


def test_the_other_sheet_differs_wherever_it_can() -> None:
    """No number of the usual sheet can hide in the code: a game by the other sheet would show."""
    usual, other = (msgspec.to_builtins(SHEETS[name]) for name in ("garden", "heath"))
    same = [
        f"{part}.{field}"
        for part in ("track", "modifier", "improvement", "production", "combs", "larvae", "points")
        for field, value in usual[part].items()
        if other[part][field] == value
    ]
    assert same == []
    assert {name: usual["bees"][name] != other["bees"][name] for name in usual["bees"]} == {
        "meadow": True,
        "production": True,
        "combs": True,
    }


def test_the_other_sheet_is_played_by_its_own_numbers() -> None:
    match = skep.new("bee-busy", seats=1, seed=2, options={"sheet": "heath"})
    assert hive(match).bees == (2, 1, 2)
    assert match.view().rounds == 18
    assert match.scores == (3 * 5 + 2 * 2,)
    rich = sheet("heath", area="production", nectar=1, pollen=1, propolis=4)
    match = at(rich, dice=(4, 6, 6), options={"sheet": "heath"})
    play(match, "die 4", "stay", "make wax")
    assert hive(match).wax == 4


def test_screens_get_the_whole_sheet_as_plain_data() -> None:
    for name, board in BOARDS.items():
        outline = outline_of(name)
        assert outline is not None
        plain = msgspec.json.decode(msgspec.json.encode(outline))
        assert msgspec.convert(plain["sheet"], Sheet) == SHEETS[name]
        assert [spot["name"] for spot in plain["flowers"]] == list(board.flower_by_name)
        assert [spot["name"] for spot in plain["combs"]] == list(board.comb_names)
        assert [spot["name"] for spot in plain["walls"]] == list(board.wall_names)
        sizes = [len(spot["combs"]) for spot in plain["walls"]]
        assert set(sizes) == {1, 2}
        assert sum(sizes) == 6 * len(board.comb_names)


# ---------------------------------------------------------------- bad sheets

BAD: list[tuple[str, str, str]] = [
    ("rounds = 25", "rounds = 0", "`int` >= 1"),
    ("rounds = 25", "round = 25", "unknown field `round`"),
    ("rounds = 25", "rounds = ", "Invalid value"),
    ("crown = 16", "crown = 26", "track.crown: there is no round 26"),
    ("round = 10, kind", "round = 6, kind", "track.dangers, round: 6 is there twice"),
    ("round = 24,", "round = 26,", "drought in round 26: there is no such round"),
    ("shield = 3", "shield = 6", "there are only 5 shields"),
    ('kind = "mites"', 'kind = "wasps"', "Invalid enum value 'wasps'"),
    ("places = 1, start = 1", "places = 1, start = 2", "bees.combs: 2 bees on 1 places"),
    ("[3, 4, 5, 6]", "[3, 4, 5]", "modifier.fields: 3 numbers, but 1 to 4 play"),
    ("lucky = 7", "lucky = 8", "sum 8: the lucky sum has no column"),
    ("sum = 3,", "sum = 2,", "improvement.columns, sum: 2 is there twice"),
    ("sum = 12,", "sum = 13,", "`int` <= 12"),
    ('opens = "cat"', 'opens = "dog"', "sum 4: opens 'dog', not one of"),
    ('"flexible" }', '"flexible", opens = "cat" }', "sum 5: flexible opens nothing"),
    ('"flexible"', '"storage"', "upgrade: storage is there twice"),
    ('letter = "B"', 'letter = "R"', "meadow.kinds, letter: R is there twice"),
    ('"BR.", "YBR"', '"BR.", "YBRR"', "centre: row 'YBRR'"),
    ('"BR.", "YBR"', '"BR.", "ZBR"', "centre: no kind of flower is 'Z'"),
    ('["RBR", "B.B", "YRY"]', '["RBR", "B.B"]', "cat: 2 rows"),
    ('["...", ".o.", "..."],', '["o..", ".o.", "..."],', "meadow.faces, 1: it has 2 pips"),
    ('["...", ".o.", "..."],', '["...", ".x.", "..."],', "meadow.faces, 1: a pip is 'o'"),
    ('    ["...", ".o.", "..."],\n', "", "meadow.faces: a die has 6"),
    ('["...", ".o.", "..."],', '["...", ".o."],', "a face has 3 rows of 3"),
    ("values = [1, 6]", "values = [1, 1]", "honey, values: 1 is there twice"),
    ("values = [1, 6]", "values = [1, 7]", "`int` <= 6"),
    ("squares = 1, honey = 2", "squares = 1, wax = 2", "honey: it gives no honey"),
    ("squares = 1, honey = 2", "squares = 5, honey = 2", "honey: more values than faces"),
    ('makes = "wax"', 'makes = "honey"', "makes: honey is there twice"),
    ("squares = 1", "squares = 0", "2 additional values for 0 squares"),
    ('" o o o o ",\n    "o', '"o o o o ",\n    "o', "neighbouring rows stand half a comb apart"),
    ('"  o o o  "', '"  o x o  "', "a comb is 'o'"),
    ('["c3"]', '["c9"]', "combs.eggs: there is no comb 'c9'"),
    ('["d2", "d3"]', '["d2", "d4"]', "combs.line: d2 and d4 are no neighbours"),
    ('["d2", "d3"]', "[]", "combs.line: it must begin somewhere"),
    ("nw = 4", "nw = 3", "combs.directions: 3 is there twice"),
    ("huge = 4", "huge = 1", "combs.huge: less than combs.honey"),
    ("least = 0", "least = 1", "ranks: the first begins at 0"),
    ("least = 40", "least = 30", "ranks: one-glass comes after breakfast"),
    ('name = "plenty"', 'name = "breakfast"', "ranks, name: breakfast is there twice"),
]


@pytest.mark.parametrize(("old", "new", "why"), BAD, ids=[why for _, _, why in BAD])
def test_a_bad_sheet_is_refused_with_its_reason(old: str, new: str, why: str) -> None:
    assert old in TEXT
    count = -1 if old == "squares = 1" else 1
    with pytest.raises(BadSheet, match=r"^my sheet: ") as caught:
        read_sheet(TEXT.replace(old, new, count), "my sheet")
    assert why in str(caught.value)


def test_a_good_sheet_is_read_and_shipped_under_its_name() -> None:
    assert read_sheet(TEXT) == USUAL
    assert [sheet.name for sheet in SHEETS.values()] == list(SHEETS)


def test_all_parts_closed_is_no_sheet() -> None:
    closed = TEXT.replace('"flexible" }', '"garden", opens = "centre" }')
    with pytest.raises(BadSheet, match="none is open at the start"):
        read_sheet(closed)


def test_ranks_rise_on_every_sheet() -> None:
    for one in SHEETS.values():
        assert all(low.least < high.least for low, high in pairwise(one.ranks))

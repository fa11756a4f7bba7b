"""Reading a sheet: a bad one is refused, with the place and the reason."""

from collections.abc import Sequence
from itertools import pairwise
from pkgutil import get_data
from typing import get_args

import msgspec

from skep.engine.errors import SkepError
from skep.games.bee_busy.material import FACES, GOODS, SEAT_NAMES, SIDE_STEPS, SIDES
from skep.games.bee_busy.sheet import Sheet, SheetName

ROW_LETTERS = "abcdefghijklmnopqrstuvwxyz"
FACE_SIZE = 3
"""A die's face is laid on so many rows and columns of the meadow (BEE-7)."""


class BadSheet(SkepError):
    """The data are not a sheet that can be played on."""


def read_sheet(text: str, where: str = "sheet") -> Sheet:
    """A sheet from TOML; BadSheet says what is wrong with it, and where."""
    try:
        sheet = msgspec.toml.decode(text, type=Sheet)
    except (msgspec.ValidationError, msgspec.DecodeError) as error:
        raise BadSheet(f"{where}: {error}") from None
    check_sheet(sheet, where)
    return sheet


def check_sheet(sheet: Sheet, where: str = "sheet") -> None:
    """BadSheet when this cannot be played on."""
    _Checker(sheet, where).check()


def comb_places(rows: tuple[str, ...]) -> dict[str, tuple[int, int]]:
    """Each comb's name with its row and half column: c3 is the third comb of the third row."""
    places = {}
    for row, line in enumerate(rows):
        columns = [column for column, sign in enumerate(line) if sign == "o"]
        for number, column in enumerate(columns, start=1):
            places[f"{ROW_LETTERS[row]}{number}"] = (row, column)
    return places


class _Checker:
    """What the types of a sheet cannot say."""

    def __init__(self, sheet: Sheet, where: str) -> None:
        self.sheet = sheet
        self.where = where

    def check(self) -> None:
        self._track()
        self._bees_and_modifier()
        self._meadow()
        self._improvement()
        self._production()
        self._combs()
        self._ranks()

    def _need(self, sound: bool, what: str) -> None:
        if not sound:
            raise BadSheet(f"{self.where}: {what}")

    def _different(self, values: Sequence[str | int], what: str) -> None:
        for value in values:
            self._need(values.count(value) == 1, f"{what}: {value} is there twice")

    def _track(self) -> None:
        track = self.sheet.track
        self._need(track.crown <= track.rounds, f"track.crown: there is no round {track.crown}")
        self._different([danger.round for danger in track.dangers], "track.dangers, round")
        fields = len(self.sheet.production.propolis)
        for danger in track.dangers:
            at = f"track.dangers, {danger.kind} in round {danger.round}"
            self._need(danger.round <= track.rounds, f"{at}: there is no such round")
            self._need(danger.shield <= fields, f"{at}: there are only {fields} shields")

    def _bees_and_modifier(self) -> None:
        bees = self.sheet.bees
        for name, area in (
            ("meadow", bees.meadow),
            ("production", bees.production),
            ("combs", bees.combs),
        ):
            self._need(
                area.start <= area.places, f"bees.{name}: {area.start} bees on {area.places} places"
            )
        counts = len(self.sheet.modifier.fields)
        self._need(
            counts == len(SEAT_NAMES),
            f"modifier.fields: {counts} numbers, but 1 to {len(SEAT_NAMES)} play",
        )

    def _meadow(self) -> None:
        meadow = self.sheet.meadow
        letters = [kind.letter for kind in meadow.kinds]
        self._different(letters, "meadow.kinds, letter")
        self._different([part.name for part in meadow.parts], "meadow.parts, name")
        self._need(bool(meadow.parts), "meadow.parts: there is none")
        for part in meadow.parts:
            at = f"meadow.parts, {part.name}"
            self._need(
                FACE_SIZE <= len(part.rows) <= len(ROW_LETTERS),
                f"{at}: {len(part.rows)} rows; a die's face needs {FACE_SIZE}",
            )
            for row in part.rows:
                self._need(
                    FACE_SIZE <= len(row) <= 9 and len(row) == len(part.rows[0]),
                    f"{at}: row {row!r}: all rows are {FACE_SIZE} to 9 places wide, all the same",
                )
                for letter in row:
                    self._need(letter in (".", *letters), f"{at}: no kind of flower is {letter!r}")
        self._need(len(meadow.faces) == FACES, f"meadow.faces: a die has {FACES}")
        for value, face in enumerate(meadow.faces, start=1):
            at = f"meadow.faces, {value}"
            square = len(face) == FACE_SIZE and all(len(row) == FACE_SIZE for row in face)
            self._need(square, f"{at}: a face has {FACE_SIZE} rows of {FACE_SIZE}")
            signs = "".join(face)
            self._need(set(signs) <= {"o", "."}, f"{at}: a pip is 'o', the rest '.'")
            pips = signs.count("o")
            self._need(pips == value, f"{at}: it has {pips} pips")

    def _improvement(self) -> None:
        improvement, meadow = self.sheet.improvement, self.sheet.meadow
        columns = improvement.columns
        self._different([column.sum for column in columns], "improvement.columns, sum")
        opened = {
            "garden": [part.name for part in meadow.parts],
            "flower": [kind.letter for kind in meadow.kinds],
        }
        once = []
        for column in columns:
            at = f"improvement.columns, sum {column.sum}"
            self._need(column.sum != improvement.lucky, f"{at}: the lucky sum has no column")
            if column.upgrade in opened:
                known = opened[column.upgrade]
                self._need(
                    column.opens in known, f"{at}: opens {column.opens!r}, not one of {known}"
                )
            else:
                self._need(not column.opens, f"{at}: {column.upgrade} opens nothing")
            if column.upgrade != "value":
                once.append(f"{column.upgrade} {column.opens}".strip())
        self._different(once, "improvement.columns, upgrade")
        closed = [column.opens for column in columns if column.upgrade == "garden"]
        self._need(len(closed) < len(meadow.parts), "meadow.parts: none is open at the start")

    def _production(self) -> None:
        production = self.sheet.production
        made = [recipe.makes for recipe in production.recipes]
        self._different(made, "production.recipes, makes")
        self._need(set(made) == set(GOODS), f"production.recipes: one for each of {GOODS}")
        for recipe in production.recipes:
            at = f"production.recipes, {recipe.makes}"
            self._different(recipe.values, f"{at}, values")
            amount = {"honey": recipe.honey, "wax": recipe.wax, "propolis": recipe.propolis}
            self._need(amount[recipe.makes] > 0, f"{at}: it gives no {recipe.makes}")
            self._need(
                len(recipe.values) + recipe.squares <= FACES, f"{at}: more values than faces"
            )
        squares = sum(recipe.squares for recipe in production.recipes)
        values = sum(column.upgrade == "value" for column in self.sheet.improvement.columns)
        self._need(
            values <= squares, f"production: {values} additional values for {squares} squares"
        )

    def _combs(self) -> None:
        combs = self.sheet.combs
        self._need(len(combs.rows) <= len(ROW_LETTERS), "combs.rows: too many")
        self._need(set("".join(combs.rows)) <= {"o", " "}, "combs.rows: a comb is 'o', else ' '")
        places = comb_places(combs.rows)
        self._need(bool(places), "combs.rows: there is no comb")
        halves = {(row + column) % 2 for row, column in places.values()}
        self._need(len(halves) == 1, "combs.rows: neighbouring rows stand half a comb apart")
        for field, names in (
            ("eggs", combs.eggs),
            ("line", combs.line),
            ("walled", combs.walled),
        ):
            self._different(names, f"combs.{field}")
            for name in names:
                self._need(name in places, f"combs.{field}: there is no comb {name!r}")
        self._need(bool(combs.line), "combs.line: it must begin somewhere")
        for one, other in pairwise(combs.line):
            (row, column), there = places[one], places[other]
            near = there in [(row + down, column + right) for down, right in SIDE_STEPS]
            self._need(near, f"combs.line: {one} and {other} are no neighbours")
        self._need(combs.honey <= combs.huge, "combs.huge: less than combs.honey")
        values = [getattr(combs.directions, side) for side in SIDES]
        self._different(values, "combs.directions")

    def _ranks(self) -> None:
        ranks = self.sheet.ranks
        self._need(bool(ranks) and ranks[0].least == 0, "ranks: the first begins at 0 points")
        for low, high in pairwise(ranks):
            self._need(low.least < high.least, f"ranks: {high.name} comes after {low.name}")
        self._different([rank.name for rank in ranks], "ranks, name")


def _shipped(name: str) -> Sheet:
    # importlib.resources would do the same, and take a tenth of the time of `import skep`.
    data = get_data(__package__, f"sheets/{name}.toml")
    assert data is not None, "loaders that cannot read files do not install Skep"
    text = data.decode("utf-8")
    sheet = read_sheet(text, f"sheets/{name}.toml")
    if sheet.name != name:
        raise BadSheet(f"sheets/{name}.toml: its name is {sheet.name!r}")
    return sheet


SHEETS: dict[str, Sheet] = {name: _shipped(name) for name in get_args(SheetName)}

"""A sheet as the rules need it: everything numbered, all geometry computed once.

Flowers, combs, walls and columns are numbered in reading order, so that sets of them are bit masks.
"""

import msgspec

from skep.games.bee_busy.differences import Difference, differences
from skep.games.bee_busy.material import (
    AREAS,
    FACES,
    FLOWER,
    GARDEN,
    GOODS,
    SIDE_STEPS,
    SIDES,
    UPGRADES,
)
from skep.games.bee_busy.moves import Line, Mark, Move, Pick, Wall
from skep.games.bee_busy.reading import FACE_SIZE, ROW_LETTERS, SHEETS, comb_places
from skep.games.bee_busy.sheet import Danger, MeadowPart, Sheet


class FlowerSpot(msgspec.Struct, frozen=True):
    """A flower of the meadow, for drawing: row and column count from 0 inside its part."""

    name: str
    part: str
    row: int
    column: int
    kind: str


class CombSpot(msgspec.Struct, frozen=True):
    """A comb, for drawing: its row, its column in half combs, and its neighbour on each side."""

    name: str
    row: int
    column: int
    neighbours: dict[str, str]


class WallSpot(msgspec.Struct, frozen=True):
    """A wall by the one name that moves use, and the one or two combs that it belongs to."""

    name: str
    combs: tuple[str, ...]


class Outline(msgspec.Struct, frozen=True):
    """All that a screen must know to draw a sheet, as plain data."""

    sheet: Sheet
    flowers: tuple[FlowerSpot, ...]
    combs: tuple[CombSpot, ...]
    walls: tuple[WallSpot, ...]
    differences: tuple[Difference, ...]
    """What is not as on the usual sheet, in sentences."""


class Board:
    """One sheet, ready to be played on. Shared between all games that use it, never changed."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.danger_of_round: dict[int, Danger] = {
            danger.round: danger for danger in sheet.track.dangers
        }
        areas = [getattr(sheet.bees, area) for area in AREAS]
        self.places: tuple[int, ...] = tuple(area.places for area in areas)
        self.first_bees: tuple[int, ...] = tuple(area.start for area in areas)
        self._lay_meadow(sheet)
        self._list_columns(sheet)
        self._list_recipes(sheet)
        self._lay_combs(sheet)

    # ------------------------------------------------------------ meadow

    def _lay_meadow(self, sheet: Sheet) -> None:
        meadow = sheet.meadow
        self.flowers: tuple[FlowerSpot, ...] = tuple(
            FlowerSpot(f"{part.name} {ROW_LETTERS[r]}{c + 1}", part.name, r, c, letter)
            for part in meadow.parts
            for r, row in enumerate(part.rows)
            for c, letter in enumerate(row)
            if letter != "."
        )
        self.flower_by_name = {spot.name: number for number, spot in enumerate(self.flowers)}
        kinds = {kind.letter: kind for kind in meadow.kinds}
        self.nectar = tuple(kinds[spot.kind].nectar for spot in self.flowers)
        self.pollen = tuple(kinds[spot.kind].pollen for spot in self.flowers)
        self.all_flowers = (1 << len(self.flowers)) - 1
        self.laid: tuple[tuple[int, ...], ...] = (
            (),
            *(
                tuple(mask for part in meadow.parts for mask in self._placements(part, face))
                for face in meadow.faces
            ),
        )
        """For each die value: the flowers under the pips, for each way to lay the face (BEE-7)."""
        self.pick_moves: tuple[Move, ...] = tuple(Pick(spot.name) for spot in self.flowers)

    def _placements(self, part: MeadowPart, face: tuple[str, ...]) -> list[int]:
        found = []
        for down in range(len(part.rows) - FACE_SIZE + 1):
            for right in range(len(part.rows[0]) - FACE_SIZE + 1):
                mask = 0
                for r, row in enumerate(face):
                    for c, sign in enumerate(row):
                        name = f"{part.name} {ROW_LETTERS[r + down]}{c + right + 1}"
                        if sign == "o" and name in self.flower_by_name:
                            mask |= 1 << self.flower_by_name[name]
                found.append(mask)
        return found

    # ------------------------------------------------------------ improvement

    def _list_columns(self, sheet: Sheet) -> None:
        columns = sheet.improvement.columns
        self.column_sums: tuple[int, ...] = tuple(column.sum for column in columns)
        self.lengths: tuple[int, ...] = tuple(column.length for column in columns)
        self.upgrades: tuple[int, ...] = tuple(UPGRADES.index(c.upgrade) for c in columns)
        self.column_of_upgrade: tuple[int, ...] = tuple(
            self.upgrades.index(upgrade) if upgrade in self.upgrades else -1
            for upgrade in range(len(UPGRADES))
        )
        """Where an upgrade is that only one column can give; -1: this sheet does not have it."""
        self.opens: tuple[str, ...] = tuple(column.opens for column in columns)
        self.column_of_sum: tuple[int, ...] = tuple(
            self.column_sums.index(total) if total in self.column_sums else -1
            for total in range(2 * FACES + 1)
        )
        self.locks: tuple[int, ...] = tuple(map(self._locked_by, range(len(columns))))
        """The flowers that nobody may use before this column is full (BEE-18)."""
        self.mark_moves: tuple[Move, ...] = tuple(Mark(total) for total in self.column_sums)

    def _locked_by(self, column: int) -> int:
        opens, upgrade = self.opens[column], self.upgrades[column]
        return sum(
            1 << number
            for number, spot in enumerate(self.flowers)
            if (upgrade == GARDEN and spot.part == opens)
            or (upgrade == FLOWER and spot.kind == opens)
        )

    def open_flowers(self, marks: tuple[int, ...]) -> int:
        """The flowers that are not locked, with so many marks in each column."""
        locked = 0
        for lock, mark, length in zip(self.locks, marks, self.lengths, strict=True):
            if mark < length:
                locked |= lock
        return self.all_flowers & ~locked

    # ------------------------------------------------------------ production

    def _list_recipes(self, sheet: Sheet) -> None:
        recipes = sorted(sheet.production.recipes, key=lambda recipe: GOODS.index(recipe.makes))
        self.needs_nectar: tuple[bool, ...] = tuple(r.needs == "nectar" for r in recipes)
        self.values: tuple[int, ...] = tuple(sum(1 << v for v in r.values) for r in recipes)
        """For each good: the die values of its production, as bits."""
        self.squares: tuple[int, ...] = tuple(recipe.squares for recipe in recipes)
        self.gives: tuple[tuple[int, int, int], ...] = tuple(
            (recipe.honey, recipe.wax, recipe.propolis) for recipe in recipes
        )
        production = sheet.production
        self.tracks = (production.honey, production.wax, len(production.propolis))
        """How long the track of each good is."""

    # ------------------------------------------------------------ combs

    def _lay_combs(self, sheet: Sheet) -> None:
        places = comb_places(sheet.combs.rows)
        self.comb_names: tuple[str, ...] = tuple(places)
        self.comb_places: tuple[tuple[int, int], ...] = tuple(places.values())
        self.comb_by_name = {name: number for number, name in enumerate(self.comb_names)}
        number_at = {place: number for number, place in enumerate(self.comb_places)}
        self.neighbours: tuple[tuple[int, ...], ...] = tuple(
            tuple(number_at.get((row + down, column + right), -1) for down, right in SIDE_STEPS)
            for row, column in self.comb_places
        )
        """For each comb: its neighbour on each side, or -1."""
        self._number_walls()
        directions = sheet.combs.directions
        side_of = {getattr(directions, side): number for number, side in enumerate(SIDES)}
        self.side_of_die: tuple[int, ...] = tuple(side_of.get(v, -1) for v in range(FACES + 1))
        self.line_moves: dict[tuple[int, int], Move] = {
            (comb, other): Line(self.comb_names[comb], self.comb_names[other])
            for comb, around in enumerate(self.neighbours)
            for other in around
            if other >= 0
        }
        self.first_line = tuple(self.comb_by_name[name] for name in sheet.combs.line)
        self.first_eggs = tuple(self.comb_by_name[name] for name in sheet.combs.eggs)
        self.first_walls = 0
        for comb in self.first_eggs:
            self.first_walls |= self.comb_walls[comb]
        for name in sheet.combs.walled:
            comb = self.comb_by_name[name]
            for side, other in enumerate(self.neighbours[comb]):
                if other < 0:
                    self.first_walls |= 1 << self.wall_at[comb][side]

    def _number_walls(self) -> None:
        names: list[tuple[int, int]] = []
        wall_at: list[list[int]] = [[-1] * len(SIDES) for _ in self.comb_names]
        combs_of: list[tuple[int, ...]] = []
        for comb, around in enumerate(self.neighbours):
            for side, other in enumerate(around):
                if wall_at[comb][side] >= 0:
                    continue
                wall_at[comb][side] = len(names)
                if other >= 0:
                    wall_at[other][(side + 3) % len(SIDES)] = len(names)
                combs_of.append((comb,) if other < 0 else (comb, other))
                names.append((comb, side))
        self.wall_at: tuple[tuple[int, ...], ...] = tuple(map(tuple, wall_at))
        """For each comb: the wall on each side."""
        self.wall_names = tuple(f"{self.comb_names[comb]} {SIDES[side]}" for comb, side in names)
        self.wall_by_name = {name: number for number, name in enumerate(self.wall_names)}
        self.wall_alias = {
            f"{self.comb_names[comb]} {SIDES[side]}": self.wall_names[wall]
            for comb, walls in enumerate(self.wall_at)
            for side, wall in enumerate(walls)
        }
        """Every way to name a wall, and the one name that moves use."""
        self.all_walls = (1 << len(names)) - 1
        self.combs_of_wall: tuple[tuple[int, ...], ...] = tuple(combs_of)
        self.comb_walls = tuple(sum(1 << wall for wall in walls) for walls in self.wall_at)
        """The six walls of each comb, as bits."""
        self.wall_moves: tuple[Move, ...] = tuple(
            Wall(self.comb_names[comb], SIDES[side])  # type: ignore[arg-type]
            for comb, side in names
        )

    # ------------------------------------------------------------ for screens

    def outline(self) -> Outline:
        """All that a screen must know to draw this sheet."""
        return Outline(
            sheet=self.sheet,
            flowers=self.flowers,
            combs=tuple(
                CombSpot(
                    name,
                    *self.comb_places[number],
                    {
                        SIDES[side]: self.comb_names[other]
                        for side, other in enumerate(self.neighbours[number])
                        if other >= 0
                    },
                )
                for number, name in enumerate(self.comb_names)
            ),
            walls=tuple(
                WallSpot(name, tuple(self.comb_names[comb] for comb in combs))
                for name, combs in zip(self.wall_names, self.combs_of_wall, strict=True)
            ),
            differences=differences(self.sheet),
        )


BOARDS: dict[str, Board] = {name: Board(sheet) for name, sheet in SHEETS.items()}


def bits(mask: int) -> list[int]:
    """The numbers in a bit mask, in order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found

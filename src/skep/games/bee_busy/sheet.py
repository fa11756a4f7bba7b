"""The sheet that everybody plays on, as data: its schema.

A sheet is one TOML file in `sheets/`. `reading.py` reads and checks it, once, when the game is
imported. Nothing in the code of this game knows a number that a sheet holds.
"""

from typing import Annotated, Literal

import msgspec

from skep.games.bee_busy.material import FACES

SheetName = Literal["garden", "heath"]
"""The sheets that a table can choose from: the names of the files in `sheets/`."""

Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Some = Annotated[int, msgspec.Meta(ge=1, le=99)]
Word = Annotated[str, msgspec.Meta(pattern="^[a-z]{1,12}$")]
DieValue = Annotated[int, msgspec.Meta(ge=1, le=FACES)]

LOWEST_SUM, HIGHEST_SUM = 2, 2 * FACES


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of a sheet: every field is spelled right, or the sheet is refused."""


class Danger(_Part, frozen=True):
    """A danger on the turn track: `shield` propolis protects from it (BEE-1)."""

    round: Some
    kind: Literal["storm", "pesticide", "mites", "drought"]
    shield: Some


class Track(_Part, frozen=True):
    """The turn track."""

    rounds: Some
    crown: Some
    """The last round in which a young queen egg can be fed often enough, without flying back."""
    dangers: tuple[Danger, ...]


class Places(_Part, frozen=True):
    """Bees of one area: places on the sheet, and how many are circled at the start (BEE-2)."""

    places: Some
    start: Count


class Bees(_Part, frozen=True):
    """The bees of the three areas."""

    meadow: Places
    production: Places
    combs: Places


class Modifier(_Part, frozen=True):
    """The Die Modifier (BEE-3, BEE-12)."""

    fields: tuple[Count, ...]
    """How many fields each player may use: alone, with two, three and four players."""
    borrow: Some
    """Fields that it costs to take the first player's die."""
    change: Some
    """Fields that it costs to use a die as another value."""


class Column(_Part, frozen=True):
    """A column of the improvement: `length` fields under a sum of two dice (BEE-4, BEE-24)."""

    sum: Annotated[int, msgspec.Meta(ge=LOWEST_SUM, le=HIGHEST_SUM)]
    length: Some
    upgrade: Literal[
        "backwards",
        "value",
        "garden",
        "flexible",
        "extra-honey",
        "extra-mark",
        "storage",
        "flower",
    ]
    opens: str = ""
    """The part of the meadow that a garden opens, or the kind of flower."""


class Improvement(_Part, frozen=True):
    """The improvement: its columns, and what the upgrades are worth."""

    lucky: Annotated[int, msgspec.Meta(ge=LOWEST_SUM, le=HIGHEST_SUM)]
    """The sum without a column, at which the extra upgrades help."""
    extra_honey: Some
    backwards: Some
    """How often the Busy Bee may fly backwards."""
    columns: tuple[Column, ...]


class Kind(_Part, frozen=True):
    """A kind of flower and what it gives."""

    letter: Annotated[str, msgspec.Meta(pattern="^[A-Z]$")]
    name: Literal["red", "blue", "yellow"]
    nectar: Count = 0
    pollen: Count = 0


class MeadowPart(_Part, frozen=True):
    """A part of the meadow, row by row: a letter is a flower, a dot an object."""

    name: Word
    rows: tuple[str, ...]


class Meadow(_Part, frozen=True):
    """The meadow (BEE-6), and the pips of a die as they are laid on it (BEE-7)."""

    kinds: tuple[Kind, ...]
    parts: tuple[MeadowPart, ...]
    faces: tuple[tuple[str, ...], ...]


class Recipe(_Part, frozen=True):
    """A production: one nectar or pollen becomes goods, on a die of these values (BEE-5)."""

    makes: Literal["honey", "wax", "propolis"]
    needs: Literal["nectar", "pollen"]
    values: tuple[DieValue, ...]
    squares: Count
    """Empty squares for additional values."""
    honey: Count = 0
    wax: Count = 0
    propolis: Count = 0


class Production(_Part, frozen=True):
    """The production: recipes and tracks."""

    recipes: tuple[Recipe, ...]
    honey: Some
    wax: Some
    propolis: tuple[Count, ...]
    """The points of each field; the k-th field is the k-th shield."""


class Directions(_Part, frozen=True):
    """The die value that leads to each side of a comb (BEE-8)."""

    ne: DieValue
    e: DieValue
    se: DieValue
    sw: DieValue
    w: DieValue
    nw: DieValue


class Combs(_Part, frozen=True):
    """The combs (BEE-8). In `rows`, `o` is a comb; neighbouring rows are half a comb apart."""

    rows: tuple[str, ...]
    eggs: tuple[str, ...]
    """Combs that are complete at the start and hold an egg."""
    line: tuple[str, ...]
    """The combs that the line joins at the start, from one end to the other."""
    walled: tuple[str, ...]
    """Combs whose outer walls are marked at the start."""
    directions: Directions
    wall: Some
    """Wax for a wall."""
    honey: Some
    """Honey that fits into a comb."""
    huge: Some
    """The same with the upgrade."""


class Larvae(_Part, frozen=True):
    """What it takes to feed (BEE-9, BEE-23)."""

    honey: Some
    queen: Some
    """How often the young queen is fed."""


class Points(_Part, frozen=True):
    """The score (BEE-28)."""

    bee: Count
    honey: Count
    stored: Count
    comb: Count
    queen: Count
    drought: Count
    """Lost by drought without water."""


class Rank(_Part, frozen=True):
    """A rank of the solo game (BEE-29)."""

    least: Count
    """The fewest points for it."""
    name: Literal["no-honey", "breakfast", "one-glass", "plenty", "whisperer"]


class Sheet(_Part, frozen=True):
    """A whole sheet."""

    name: Word
    track: Track
    bees: Bees
    modifier: Modifier
    improvement: Improvement
    meadow: Meadow
    production: Production
    combs: Combs
    larvae: Larvae
    points: Points
    ranks: tuple[Rank, ...]

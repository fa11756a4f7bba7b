"""Pictures of a rulebook: positions as plain data, which the boards' own components draw.

A game's pictures stand in `rulebook/pictures.toml` beside its rules. Each belongs to a rule and has
one panel or a few. A panel is a position, perhaps some moves that are played from it, and perhaps
one that is only tried: it is drawn as allowed, or as refused by the rule that it names. All of it
goes through the rules, so a picture cannot show what cannot be; a law looks at every one. Rules
that speak of no position are listed there, too, each with a word on why.
"""

from collections.abc import Iterator
from functools import cache
from pkgutil import get_data
from typing import Any

import msgspec

from skep.engine.chance import RecordedChance
from skep.engine.errors import BadPosition
from skep.engine.game import Game
from skep.engine.refusal import Refusal

Words = dict[str, str]
"""A text by language."""


class Panel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One position of a picture."""

    start: str
    """The name of the position it begins with."""
    change: dict[str, Any] = {}
    """What is otherwise in it."""
    moves: tuple[str, ...] = ()
    """Then these are played, like `0 place R3@0,-1`: a seat, and its move."""
    draws: tuple[str, ...] = ()
    """All that luck draws meanwhile."""
    tries: str = ""
    """A move that is drawn and not made."""
    refused: str = ""
    """The rule that forbids it; else it is allowed."""
    seat: int = 0
    """Through whose eyes it is seen."""
    lit: bool = False
    """Is what that seat may do now to be seen, too?"""
    show: dict[str, Any] = {}
    """Which part of the board, and what is marked on it: the game's own `Picture` knows. In all
    games `plain` leaves out the sign that says whether what is tried is allowed."""
    note: Words = {}
    """A few words below it, where there are several."""


class Picture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a rule speaks of."""

    rule: str
    caption: Words
    """What is to be seen and what it means, also for those who cannot see it."""
    panels: tuple[Panel, ...]
    shape: float = 1.5
    """How many times as wide as high a panel is, so that its place is kept while it is loaded."""
    columns: int = 2
    """How many panels may stand side by side."""


class Pictures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All pictures of a rulebook."""

    positions: dict[str, dict[str, Any]]
    pictures: tuple[Picture, ...]
    without: dict[str, str]
    """The rules that have no picture, and why."""


class DrawnPanel(msgspec.Struct, frozen=True):
    """A position to draw."""

    view: Any
    seat: int
    """Through whose eyes it is seen."""
    legal: tuple[str, ...]
    """What that seat may do now, where it is to be seen."""
    tries: str
    """A move to draw as if it were about to be made; or nothing."""
    fits: bool
    """Do the rules allow it?"""
    show: dict[str, Any]
    """Which part of the board, and what is marked on it."""
    note: str


class DrawnPicture(msgspec.Struct, frozen=True):
    """A picture in the language of its reader."""

    rule: str
    caption: str
    shape: float
    columns: int
    panels: tuple[DrawnPanel, ...]


def pictures_of(game: Game[Any, Any]) -> Pictures | None:
    """The pictures of a game; None when it has none."""
    return _read(game.package) if game.abilities.pictures else None


@cache
def _read(package: str) -> Pictures:
    data = get_data(package, "rulebook/pictures.toml")
    assert data is not None, f"{package} declares pictures that are not there"
    return msgspec.toml.decode(data, type=Pictures)


def drawn(game: Game[Any, Any], language: str) -> tuple[DrawnPicture, ...]:
    """The pictures of a game as whoever draws them needs them; none when it has none."""
    found = pictures_of(game)
    if found is None:
        return ()
    return tuple(
        DrawnPicture(
            picture.rule,
            picture.caption[language],
            picture.shape,
            picture.columns,
            tuple(_drawn(game, found, panel, language) for panel in picture.panels),
        )
        for picture in found.pictures
    )


def _drawn(game: Game[Any, Any], all_: Pictures, panel: Panel, language: str) -> DrawnPanel:
    state, refusal = played(game, all_, panel)
    lit = panel.lit and panel.seat in game.actors(state)
    return DrawnPanel(
        view=game.view(state, panel.seat),
        seat=panel.seat,
        legal=tuple(map(str, game.legal(state, panel.seat))) if lit else (),
        tries=panel.tries.partition(" ")[2],
        fits=refusal is None,
        show=panel.show,
        note=panel.note.get(language, ""),
    )


def played(game: Game[Any, Any], all_: Pictures, panel: Panel) -> tuple[Any, Refusal | None]:
    """The state that a panel shows, and why what it tries is refused; BadPosition when it is off.

    What is tried must be allowed, or be refused by the very rule that the panel names.
    """
    state = game.position(_laid_over(all_.positions[panel.start], panel.change))
    chance = RecordedChance(panel.draws)
    for seat, move in _read_moves(game, panel.moves):
        refusal = game.check(state, seat, move)
        if refusal is not None:
            raise BadPosition(f"{move} of seat {seat} in a picture: {refusal}")
        game.apply(state, seat, move, chance)
    chance.finish()
    if not panel.tries:
        return state, None
    seat, move = next(_read_moves(game, (panel.tries,)))
    refusal = game.check(state, seat, move)
    if (refusal.rule if refusal is not None else "") != panel.refused:
        raise BadPosition(f"{panel.tries} in a picture is not as told: {refusal}")
    return state, refusal


def _read_moves(game: Game[Any, Any], texts: tuple[str, ...]) -> Iterator[tuple[int, Any]]:
    for text in texts:
        seat, _, move = text.partition(" ")
        yield int(seat), game.parse(move)


def _laid_over(base: Any, change: Any) -> Any:
    """Plain data with other plain data over it: tables merge, and so do lists of tables."""
    if isinstance(base, dict) and isinstance(change, dict):
        both = {key: _laid_over(base[key], change[key]) for key in base.keys() & change.keys()}
        return {**base, **change, **both}
    tables = isinstance(base, list) and isinstance(change, list) and bool(base)
    if tables and all(isinstance(one, dict) for one in (*base, *change)):
        merged = [_laid_over(one, other) for one, other in zip(base, change, strict=False)]
        return [*merged, *base[len(merged) :], *change[len(merged) :]]
    return change

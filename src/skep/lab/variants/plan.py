"""The plan of a study: which variants are played, by whom, how often, and when it ends."""

import tomllib
from collections.abc import Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Any

import msgspec

from skep.api import check_seats, read_options
from skep.bots.learned.registry import SIGHTS
from skep.bots.registry import bots_of, make_bot, yardstick_bot
from skep.engine.errors import BadOption
from skep.engine.game import Game, Options
from skep.engine.refusal import because
from skep.games.registry import game_by_id
from skep.lab.workers import BadExperiment

GAMES = 100
"""Games of each variant, when nothing is said."""
MOST = 20_000
"""Games of each variant, however narrow the intervals are to be."""
MOST_VARIANTS = 24
USUAL = "usual"
"""The name of the game as it is, when nothing is varied."""
SKILL_EVERY = 4
"""On every so many-th deal, luck and skill are measured by further games."""


class Variant(msgspec.Struct, frozen=True):
    """A game as it might be: its name, and the options that make it."""

    name: str
    options: dict[str, Any]
    """As they were given. A table instead of a value is a design of one's own: a whole sheet."""


class Plan(msgspec.Struct, frozen=True):
    """What a study is to do: plain data, so that it travels between processes and machines."""

    game: str
    seats: int
    bots: tuple[str, ...]
    variants: tuple[Variant, ...]
    games: int
    """Of each variant; with `until`, the most."""
    until: float | None
    seed: int
    skill: tuple[str, str] | None
    """A weaker and a stronger bot, for luck against skill; None: not measured."""


def make_plan(
    game_id: str,
    variants: Sequence[Variant] = (),
    seats: int | None = None,
    bots: Sequence[str] = (),
    games: int | None = None,
    until: float | None = None,
    seed: int = 1,
    skill: Sequence[str] | None = None,
) -> Plan:
    """What is to be done, when it can be; else a clear complaint.

    `seats`: None is as many as bots, else the game's usual number. One bot sits in every seat.
    `skill`: two bots, the weaker first; empty measures neither luck nor skill; None: the usual two.
    """
    game = game_by_id(game_id)
    named = tuple(bots) or (yardstick_bot(game_id),)
    count = seats or (len(named) if len(named) > 1 else game.meta.usual_seats)
    check_seats(game, count)
    seated = named * count if len(named) == 1 else named
    if len(seated) != count:
        raise BadExperiment(because("lab-bots", seats=count, bots=", ".join(named)))
    weak_strong = usual_skill(game_id) if skill is None else tuple(skill)
    if len(weak_strong) not in (0, 2):
        raise BadExperiment(because("lab-skill-two"))
    for bot in {*seated, *weak_strong}:
        make_bot(bot, game_id, 0)
    asked = tuple(variants) or (Variant(USUAL, {}),)
    _check_variants(game, asked)
    if games is not None and games < 2:
        raise BadExperiment(because("lab-games-few", games=games))
    if until is not None and not 0 < until < (1000 if count == 1 else 0.5):
        raise BadExperiment(because("ladder-until-range"))
    most = games or (GAMES if until is None else MOST)
    pair = (weak_strong[0], weak_strong[1]) if weak_strong else None
    return Plan(game_id, count, seated, asked, most, until, seed, pair)


def usual_skill(game_id: str) -> tuple[str, ...]:
    """The weaker and the stronger bot that tell luck from skill, unless others are named."""
    sight = SIGHTS.get(game_id)
    levels = ("level-2", "level-3")
    # Where a level plays whole days on in its head, a study would take hours.
    pair = ("random", yardstick_bot(game_id)) if sight and sight.habits else levels
    return pair if set(pair) <= set(bots_of(game_id)) else ()


def _check_variants(game: Game[Any, Any], variants: Sequence[Variant]) -> None:
    if len(variants) > MOST_VARIANTS:
        raise BadExperiment(because("lab-many", count=len(variants), most=MOST_VARIANTS))
    names = [variant.name for variant in variants]
    for variant in variants:
        if names.count(variant.name) > 1:
            raise BadExperiment(because("lab-twice", variant=variant.name))
        options_of(game, variant.options)


def options_of(game: Game[Any, Any], given: Mapping[str, Any]) -> Options:
    """The typed options of a variant: those of a table, or a design of one's own."""
    tables = {name: value for name, value in given.items() if isinstance(value, dict)}
    if not tables:
        return read_options(game, dict(given))
    design = game.abilities.design
    if design is None:
        raise BadOption(because("lab-no-design", game=game.meta.id, option=next(iter(tables))))
    usual = {name: value for name, value in given.items() if name not in tables}
    made: Options = design(read_options(game, usual), tables)
    return made


def vary(wishes: Mapping[str, Sequence[Any]], usual: Mapping[str, Any]) -> list[Variant]:
    """Every value of every option with every other one's; `usual` holds for all."""
    found = []
    for values in product(*wishes.values()):
        chosen = dict(zip(wishes, values, strict=True))
        name = ", ".join(f"{option}={spelled(value)}" for option, value in chosen.items())
        options = {option: _plain(value) for option, value in chosen.items()}
        found.append(Variant(name, {**usual, **options}))
    return found


class Drawn(msgspec.Struct, frozen=True):
    """A value that was read from a file: what it holds, and what it is called."""

    name: str
    table: dict[str, Any]


def spelled(value: Any) -> str:
    """A value as it is typed."""
    if isinstance(value, Drawn):
        return value.name
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def _plain(value: Any) -> Any:
    return value.table if isinstance(value, Drawn) else value


def read_design(path: Path) -> Drawn:
    """A design in a TOML file: a sheet, or how many tiles there are."""
    return Drawn(path.stem, _toml(path))


def read_variants(path: Path, usual: Mapping[str, Any]) -> list[Variant]:
    """The variants of a TOML file: each a table of options, named by its head.

    A text that ends in `.toml` names another file, beside this one, that holds a design.
    """
    found = []
    for name, options in _toml(path).items():
        if not isinstance(options, dict):
            raise BadExperiment(because("lab-file-tables", file=str(path), name=name))
        read = {option: _read_value(path.parent, value) for option, value in options.items()}
        found.append(Variant(name, {**usual, **read}))
    if not found:
        raise BadExperiment(because("lab-file-empty", file=str(path)))
    return found


def _read_value(folder: Path, value: Any) -> Any:
    if isinstance(value, str) and value.endswith(".toml"):
        return _toml(folder / value)
    return value


def _toml(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        raise BadExperiment(because("error-no-file", file=str(path))) from None
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadExperiment(because("lab-file-bad", file=str(path), why=str(error))) from None

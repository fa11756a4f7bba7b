"""Games to try the laws on: every game, at every size, with every mix of options."""

import itertools
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import note
from hypothesis import strategies as st

import skep
from skep.api import read_options
from skep.engine.chance import SeededChance
from skep.engine.game import Game
from skep.games.registry import GAMES
from tests.laws.probes import PROBES, NoProbe

each_game = pytest.mark.parametrize("game_id", list(GAMES))

Setup = tuple[int, dict[str, Any]]


def is_outside(game_id: str) -> bool:
    """Does the game bring its own tests? Those of the house have theirs here."""
    return not GAMES[game_id].package.startswith("skep.games.")


def setups(game_id: str) -> list[Setup]:
    """All seat counts with all mixes of options that differ there."""
    probe = PROBES[game_id]
    found = []
    for seats in GAMES[game_id].meta.seats:
        values = [
            tried[:1] if probe.idle(seats, name) else tried for name, tried in probe.options.items()
        ]
        mixes = itertools.product(*values)
        found += [(seats, dict(zip(probe.options, mix, strict=True))) for mix in mixes]
    return found


def every_setup() -> list[tuple[str, Setup]]:
    """All setups of all games. A game without a probe has one that is none: its tests say so."""
    found: list[tuple[str, Setup]] = []
    for game_id in GAMES:
        try:
            found += [(game_id, setup) for setup in setups(game_id)]
        except NoProbe:
            found.append((game_id, (0, {})))
    return found


def choose(game_id: str, moves: list[Any], rng: random.Random) -> Any:
    """A random move: its kind by eagerness, then one of a few of that kind."""
    kinds = by_kind(moves)
    probe = PROBES[game_id]
    weights = [probe.eagerness.get(kind, 1) for kind in kinds]
    some = rng.choices(rng.choices(list(kinds.values()), weights)[0], k=rng.choice((8, 30)))
    return min(some, key=probe.cost)


def somebody(match: skep.Match, rng: random.Random) -> tuple[int, list[Any]]:
    """Any seat that can do something, and what it can do. Not every actor can in a race."""
    for seat in rng.sample(match.actors, len(match.actors)):
        moves = match.legal(seat)
        if moves:
            return seat, moves
    raise AssertionError(f"nobody can move, and it is not over: {match.record()}")


def play_on(match: skep.Match, rng: random.Random, steps: int | None = None) -> Iterator[Any]:
    """Play a match in place by random moves; gives each move's events, right after it."""
    while match.actors and steps != 0:
        seat, moves = somebody(match, rng)
        yield match.apply(seat, choose(match.id, moves, rng))
        if steps is not None:
            steps -= 1


def new_match(game_id: str, setup: Setup, seed: int, version: int | None = None) -> skep.Match:
    """A match that has just begun, by the newest version of the rules or by a given one."""
    seats, given = setup
    game = GAMES[game_id].at(version or GAMES[game_id].meta.rules_version)
    return skep.Match.start(game, seats, read_options(game, given), SeededChance(seed), seed=seed)


def played(
    game_id: str, setup: Setup, seed: int, steps: int, version: int | None = None
) -> skep.Match:
    """A match after so many random moves (or at its end)."""
    match = new_match(game_id, setup, seed, version)
    for _ in play_on(match, random.Random(seed), steps):
        pass
    return match


def any_setup(game_id: str) -> st.SearchStrategy[Setup]:
    return st.sampled_from(setups(game_id))


def seeds() -> st.SearchStrategy[int]:
    return st.integers(0, 2**32)


@st.composite
def matches(draw: st.DrawFn, game_id: str) -> skep.Match:
    """A match somewhere between its beginning and its end, by any version that is played."""
    setup = draw(any_setup(game_id))
    version = draw(st.sampled_from(GAMES[game_id].meta.versions[::-1]))
    match = played(game_id, setup, draw(seeds()), draw(st.integers(0, 120)), version)
    note(match.record())
    return match


def mutant(game: Game[Any, Any], move: Any, rng: random.Random) -> Any | None:
    """The same move with one field changed; None when that is no move at all."""
    fields = msgspec.to_builtins(move)
    names = [name for name in fields if name != move.__struct_config__.tag_field]
    if not names:
        return None
    name = rng.choice(names)
    fields[name] = _changed(game.meta.id, fields[name], rng)
    try:
        return msgspec.convert(fields, game.moves)
    except msgspec.ValidationError:
        return None


def _changed(game_id: str, value: Any, rng: random.Random) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return rng.choice((value - 1, value + 1, -value, rng.randrange(-4, 12), 10**6))
    if isinstance(value, str):
        return rng.choice(PROBES[game_id].words)
    if isinstance(value, list | tuple) and value:
        values = list(value)
        at = rng.randrange(len(values))
        values[at] = _changed(game_id, values[at], rng)
        return values
    return value


def candidates(match: skep.Match, rng: random.Random, many: int = 40) -> list[Any]:
    """Moves to ask about: legal ones, legal ones a little changed, and some of other positions."""
    legal = [move for seat in range(match.seats) for move in match.legal(seat)]
    strange = moves_of_other_games(match.id, match.seats)
    near = [mutant(match.game, rng.choice(legal or strange), rng) for _ in range(many)]
    some = [*some_of_each_kind(legal, rng, many), *some_of_each_kind(strange, rng, many)]
    return [move for move in (*some, *near) if move is not None]


def by_kind(moves: list[Any]) -> dict[str, list[Any]]:
    kinds: dict[str, list[Any]] = {}
    for move in moves:
        kinds.setdefault(type(move).__name__, []).append(move)
    return kinds


def some_of_each_kind(moves: list[Any], rng: random.Random, many: int) -> list[Any]:
    """About so many of them, and of each kind of move at least one."""
    kinds = by_kind(moves)
    share = 1 + many // (len(kinds) or 1)
    return [m for kind in kinds.values() for m in rng.sample(kind, min(share, len(kind)))]


@cache
def moves_of_other_games(game_id: str, seats: int) -> list[Any]:
    """Some of the moves that were legal somewhere in a few whole games."""
    moves: set[Any] = set()
    for seed in range(5):
        rng = random.Random(seed)
        match = new_match(game_id, next(s for s in setups(game_id) if s[0] == seats), seed)
        for _ in play_on(match, rng):
            for seat in match.actors:
                legal = match.legal(seat)
                moves.update(rng.sample(legal, min(5, len(legal))))
    return sorted(moves, key=str)

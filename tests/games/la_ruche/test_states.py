"""States, views and secrets of La Ruche: pieces, plain data, imagining, non-interference."""

import itertools
import random
from typing import Any

import msgspec
import pytest
from hypothesis import given, note
from hypothesis import strategies as st

from skep.api import Match
from skep.engine.chance import SeededChance
from skep.engine.record import state_hash
from skep.games.la_ruche import GAME
from tests.games.la_ruche.probe import LA_RUCHE
from tests.games.la_ruche.table import able, new, play_out, replay, step_at_random

MIXES = [
    dict(zip(LA_RUCHE.options, mix, strict=True))
    for mix in itertools.product(*LA_RUCHE.options.values())
]


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """A match somewhere between its beginning and its end."""
    seed = draw(st.integers(0, 2**32))
    match = new(draw(st.integers(1, 6)), seed, **draw(st.sampled_from(MIXES)))
    play_out(match, seed, draw(st.integers(0, 150)))
    note(match.record())
    return match


@given(match=matches(), seed=st.integers(0, 2**32))
@pytest.mark.rule("RUC-3")
def test_the_60_tiles_are_conserved(match: Match, seed: int) -> None:
    box = LA_RUCHE.pieces(match.begin)
    assert len(box) == 61
    assert set(list(box.values())[:60]) == {1}
    rng = random.Random(seed)
    while match.actors:
        assert LA_RUCHE.pieces(match.state) == box
        step_at_random(match, rng)
    assert LA_RUCHE.pieces(match.state) == box


@given(match=matches())
def test_plain_and_position_are_inverse(match: Match) -> None:
    plain = GAME.plain(match.state)
    for shape in (
        plain,
        msgspec.to_builtins(plain),
        msgspec.json.decode(msgspec.json.encode(plain)),
    ):
        rebuilt = GAME.position(shape)
        assert GAME.plain(rebuilt) == plain
        assert state_hash(GAME, rebuilt) == match.hash()
        for seat in (None, *range(match.seats)):
            assert GAME.view(rebuilt, seat) == match.view(seat)
            if seat is not None:
                assert GAME.legal(rebuilt, seat) == match.legal(seat)


@given(match=matches(), seed=st.integers(0, 2**32))
@pytest.mark.rule("RUC-5")
def test_an_imagined_state_looks_the_same(match: Match, seed: int) -> None:
    for seat in (None, *range(match.seats)):
        view = match.view(seat)
        imagined = GAME.imagine(view, SeededChance(seed))
        assert GAME.view(imagined, seat) == view
        assert LA_RUCHE.pieces(imagined) == LA_RUCHE.pieces(match.state)
        if seat in match.actors:
            assert GAME.legal(imagined, seat) == match.legal(seat)


@given(match=matches())
def test_views_round_trip_as_json(match: Match) -> None:
    for seat in (None, *range(match.seats)):
        text = msgspec.json.encode(match.view(seat))
        assert msgspec.json.decode(text, type=GAME.views, strict=True) == match.view(seat)


@given(match=matches())
def test_a_record_tells_the_same_game(match: Match) -> None:
    again = replay(match.record())
    assert again.hash() == match.hash()
    assert again.record() == match.record()


@given(match=matches(), seed=st.integers(0, 2**32))
@pytest.mark.rule("RUC-5")
def test_nobody_can_tell_what_others_hold(match: Match, seed: int) -> None:
    """Exchange hidden tiles: views, lists, refusals and what is told stay the same."""
    rng = random.Random(seed)
    moves = [move for seat in range(match.seats) for move in match.legal(seat)]
    asked = rng.sample(moves, min(20, len(moves)))
    for watcher in (None, *range(match.seats)):
        other = LA_RUCHE.reshuffle(match.state, watcher, rng)
        assert _seen(match.state, watcher, asked) == _seen(other, watcher, asked)
        for actor in able(match):
            for move in rng.sample(match.legal(actor), min(3, len(match.legal(actor)))):
                if GAME.check(other, actor, move) is None:
                    _looks_the_same(match.state, other, (actor, move, watcher), asked)


def _seen(state: Any, watcher: int | None, asked: list[Any]) -> list[bytes]:
    seen = [msgspec.json.encode(GAME.view(state, watcher))]
    if watcher is not None:
        seen.append(msgspec.json.encode(GAME.legal(state, watcher)))
        seen += [msgspec.json.encode(GAME.check(state, watcher, move)) for move in asked]
    return seen


def _looks_the_same(
    state: Any, other: Any, what: tuple[int, Any, int | None], asked: list[Any]
) -> None:
    actor, move, watcher = what
    state, other = state.copy(), other.copy()
    told = GAME.apply(state, actor, move, SeededChance(1))
    told_of_other = GAME.apply(other, actor, move, SeededChance(1))
    assert _told(told, watcher) == _told(told_of_other, watcher)
    assert _seen(state, watcher, asked) == _seen(other, watcher, asked)


def _told(events: list[Any], watcher: int | None) -> list[bytes]:
    return [msgspec.json.encode(event.seen_by(watcher)) for event in events]


def test_the_secrets_really_differ() -> None:
    """The law above would hold for nothing if reshuffling changed nothing."""
    for seats in range(1, 7):
        match = play_out(new(seats, seed=1), seed=1, steps=seats + 2)
        other = LA_RUCHE.reshuffle(match.state, None, random.Random(1))
        assert LA_RUCHE.hides(match.state)
        assert state_hash(GAME, other) != match.hash()


@given(match=matches(), seed=st.integers(0, 2**32))
def test_a_copy_is_independent(match: Match, seed: int) -> None:
    before = match.hash(), match.record(), [match.legal(seat) for seat in range(match.seats)]
    twin = play_out(match.copy(), seed, 30)
    assert twin.hash() != match.hash() or match.over
    assert (
        match.hash(),
        match.record(),
        [match.legal(seat) for seat in range(match.seats)],
    ) == before


@given(match=matches(), seed=st.integers(0, 2**32))
def test_legal_and_check_agree(match: Match, seed: int) -> None:
    rng = random.Random(seed)
    for seat in range(match.seats):
        moves = match.legal(seat)
        listed = set(moves)
        for move in (*moves, *(_changed(rng.choice(moves), rng) for _ in moves[:20])):
            refusal = match.check(seat, move)
            assert (refusal is None) == (move in listed), (str(move), refusal)


def _changed(move: Any, rng: random.Random) -> Any:
    """The same move with one field changed."""
    fields = msgspec.to_builtins(move)
    names = [name for name in fields if name != "move"]
    if names:
        name = rng.choice(names)
        value = fields[name]
        if isinstance(value, str):
            fields[name] = rng.choice(LA_RUCHE.words)
        else:
            fields[name] = value + rng.choice((-1, 1, 10**6))
    return msgspec.convert(fields, GAME.moves)


@given(match=matches())
def test_legal_moves_round_trip_as_text_and_json(match: Match) -> None:
    for seat in range(match.seats):
        for move in match.legal(seat):
            assert GAME.parse(str(move)) == move
            assert GAME.parse(f"  {str(move).upper()} ") == move
            assert msgspec.json.decode(msgspec.json.encode(move), type=GAME.moves) == move


@given(match=matches())
def test_every_fact_round_trips_as_json(match: Match) -> None:
    again = new(match.seats, match.seed or 0, **msgspec.to_builtins(match.state.options))
    for entry in match.log:
        for event in again.apply(entry.seat, entry.move):
            for seat in (None, *range(match.seats)):
                fact = event.seen_by(seat)
                assert msgspec.json.decode(msgspec.json.encode(fact), type=GAME.facts) == fact

"""Laws about states: copies, plain data, views, and the pieces of the box."""

import random

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from skep.engine.chance import SeededChance
from skep.engine.record import state_hash
from tests.laws.probes import PROBES
from tests.laws.tables import any_setup, each_game, matches, new_match, play_on, seeds


@each_game
@given(data=st.data(), seed=seeds())
def test_playing_a_copy_leaves_the_original_alone(
    game_id: str, data: st.DataObject, seed: int
) -> None:
    match = data.draw(matches(game_id))
    before = match.hash(), match.log, match.record(), msgspec.json.encode(match.view(0))
    twin = match.copy()
    for _ in play_on(twin, random.Random(seed), 25):
        pass
    assert (match.hash(), match.log, match.record(), msgspec.json.encode(match.view(0))) == before


@each_game
@given(data=st.data(), seed=seeds())
def test_a_copy_has_the_same_luck_ahead(game_id: str, data: st.DataObject, seed: int) -> None:
    match = data.draw(matches(game_id))
    twin = match.copy()
    for one, other in zip(
        play_on(match, random.Random(seed), 25),
        play_on(twin, random.Random(seed), 25),
        strict=True,
    ):
        assert one == other
        assert match.hash() == twin.hash()


@each_game
@given(data=st.data(), seed=seeds())
def test_same_seed_and_moves_same_game(game_id: str, data: st.DataObject, seed: int) -> None:
    setup = data.draw(any_setup(game_id))
    first, second = new_match(game_id, setup, seed), new_match(game_id, setup, seed)
    assert first.hash() == second.hash()
    for events in play_on(first, random.Random(seed), 40):
        entry = first.log[-1]
        assert second.apply(entry.seat, entry.move) == events
        assert second.hash() == first.hash()
    assert first.record() == second.record()


@each_game
@given(data=st.data(), seed=seeds())
@settings(max_examples=40)
def test_pieces_are_conserved(game_id: str, data: st.DataObject, seed: int) -> None:
    match = new_match(game_id, data.draw(any_setup(game_id)), seed)
    pieces = PROBES[game_id].pieces
    box = pieces(match.state)
    assert all(count > 0 for count in box.values())
    for _ in play_on(match, random.Random(seed)):
        assert pieces(match.state) == box


@each_game
@given(data=st.data())
def test_plain_and_position_are_inverse(game_id: str, data: st.DataObject) -> None:
    match = data.draw(matches(game_id))
    game = match.game
    plain = game.plain(match.state)
    for shape in (
        plain,
        msgspec.to_builtins(plain),
        msgspec.json.decode(msgspec.json.encode(plain)),
    ):
        rebuilt = game.position(shape)
        assert game.plain(rebuilt) == plain
        assert state_hash(game, rebuilt) == match.hash()
        for seat in (None, *range(match.seats)):
            assert game.view(rebuilt, seat) == match.view(seat)


@each_game
@given(data=st.data(), seed=seeds())
def test_an_imagined_state_looks_the_same(game_id: str, data: st.DataObject, seed: int) -> None:
    match = data.draw(matches(game_id))
    game, pieces = match.game, PROBES[game_id].pieces
    for seat in (None, *range(match.seats)):
        view = match.view(seat)
        imagined = game.imagine(view, SeededChance(seed))
        assert game.view(imagined, seat) == view
        assert pieces(imagined) == pieces(match.state)
        for actor in match.actors:
            if seat == actor:
                assert game.legal(imagined, actor) == match.legal(actor)


@each_game
@given(data=st.data())
def test_views_round_trip_as_json(game_id: str, data: st.DataObject) -> None:
    match = data.draw(matches(game_id))
    for seat in (None, *range(match.seats)):
        view = match.view(seat)
        assert view.you == seat
        assert (view.actors, view.scores, view.result) == (match.actors, match.scores, match.result)
        text = msgspec.json.encode(view)
        assert msgspec.json.decode(text, type=match.game.views, strict=True) == view


@each_game
@given(data=st.data(), seed=seeds())
def test_facts_round_trip_as_json(game_id: str, data: st.DataObject, seed: int) -> None:
    match = new_match(game_id, data.draw(any_setup(game_id)), seed)
    for events in play_on(match, random.Random(seed)):
        for event in events:
            for seat in (None, *range(match.seats)):
                fact = event.seen_by(seat)
                if fact is not None:
                    text = msgspec.json.encode(fact)
                    assert msgspec.json.decode(text, type=match.game.facts) == fact

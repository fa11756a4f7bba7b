"""Laws about moves: what is listed, what is refused, and how moves are written."""

import random
from typing import get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import skep
from skep.games.registry import GAMES
from tests.laws.probes import PROBES
from tests.laws.tables import candidates, each_game, matches, seeds


@each_game
@given(data=st.data())
def test_somebody_can_move_until_the_game_is_over(game_id: str, data: st.DataObject) -> None:
    match = data.draw(matches(game_id))
    assert match.over == (match.actors == ())
    assert list(match.actors) == sorted(set(match.actors))
    able = [seat for seat in range(match.seats) if match.legal(seat)]
    assert bool(able) == (not match.over)
    assert set(able) <= set(match.actors)
    if match.game.meta.turns:
        # Without turns, who may act is public, but what a hidden hand can do is not.
        assert able == list(match.actors)


@each_game
@given(data=st.data(), seed=seeds())
def test_legal_and_check_agree(game_id: str, data: st.DataObject, seed: int) -> None:
    match = data.draw(matches(game_id))
    asked = candidates(match, random.Random(seed))
    for seat in range(match.seats):
        listed = set(match.legal(seat))
        for move in listed | set(asked):
            refusal = match.check(seat, move)
            assert (refusal is None) == (move in listed), (str(move), refusal)
            if refusal is not None:
                assert refusal.rule in match.game.meta.rules


@each_game
@given(data=st.data(), seed=seeds())
def test_every_legal_move_applies(game_id: str, data: st.DataObject, seed: int) -> None:
    match = data.draw(matches(game_id))
    before = match.hash()
    for seat in match.actors:
        legal = match.legal(seat)
        for move in random.Random(seed).sample(legal, min(30, len(legal))):
            twin = match.copy()
            twin.apply(seat, move)
            assert twin.hash() != before
            assert twin.over or twin.actors


@each_game
@given(data=st.data(), seed=seeds())
def test_an_unlisted_move_changes_nothing(game_id: str, data: st.DataObject, seed: int) -> None:
    match = data.draw(matches(game_id))
    before, log = match.hash(), match.log
    for seat in range(match.seats):
        listed = set(match.legal(seat))
        for move in candidates(match, random.Random(seed), many=10):
            if move in listed:
                continue
            with pytest.raises(skep.IllegalMove) as caught:
                match.apply(seat, move)
            assert caught.value.refusal == match.check(seat, move)
            assert str(caught.value) == str(caught.value.refusal)
    assert (match.hash(), match.log) == (before, log)


@each_game
@given(data=st.data())
def test_the_list_is_stable_and_has_no_doubles(game_id: str, data: st.DataObject) -> None:
    match = data.draw(matches(game_id))
    rebuilt = match.game.position(match.game.plain(match.state))
    for seat in range(match.seats):
        moves = match.legal(seat)
        assert len(set(moves)) == len(moves)
        assert match.legal(seat) == moves
        assert match.copy().legal(seat) == moves
        assert match.game.legal(rebuilt, seat) == moves


@each_game
@given(data=st.data())
def test_a_listed_list_belongs_to_the_caller(game_id: str, data: st.DataObject) -> None:
    """Whoever empties the list it got must not change what the game lists next."""
    match = data.draw(matches(game_id))
    for seat in match.actors:
        moves = match.legal(seat)
        kept = moves[:]
        moves.clear()
        assert match.legal(seat) == kept


@each_game
def test_every_form_of_a_move_is_read_and_printed(game_id: str) -> None:
    game = GAMES[game_id]
    where = f"moves.py of {game_id} (docs/adding-a-game.md, step 3)"
    without = set(get_args(game.moves)) ^ set(game.grammar.moves)
    assert not without, f"{where}: a move has no form, or is not in Move: {without}"
    examples = [form.example for form in game.grammar.forms]
    assert len(set(examples)) == len(examples), f"{where}: two forms have the same example"
    for form in game.grammar.forms:
        move = game.parse(form.example)
        assert type(move) is form.move, f"{where}: {form.example!r} is read as {move!r}"
        assert str(move) == form.example, f"{where}: {form.example!r} is printed as {str(move)!r}"


@each_game
@given(data=st.data())
def test_moves_round_trip_as_text_and_json(game_id: str, data: st.DataObject) -> None:
    match = data.draw(matches(game_id))
    game = match.game
    for seat in match.actors:
        for move in match.legal(seat):
            text = str(move)
            assert game.parse(text) == move
            assert skep.parse_move(game_id, f"  {text} ".replace(" ", "  ")) == move
            assert msgspec.json.decode(msgspec.json.encode(move), type=game.moves) == move


@each_game
@given(data=st.data())
def test_the_texts_for_screens_are_legal_moves_in_order(game_id: str, data: st.DataObject) -> None:
    match = data.draw(matches(game_id))
    if match.game.texts is None:
        return
    for seat in range(match.seats):
        shown = match.game.texts(match.state, seat)
        legal = [str(move) for move in match.legal(seat)]
        if PROBES[game_id].shows_all:
            assert shown == legal
        assert shown == [text for text in legal if text in set(shown)]

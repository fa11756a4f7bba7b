"""The law of secrets: change what a seat cannot know, and nothing that reaches it changes.

At many points of many games, everything that a seat cannot know is dealt anew. Its view, the
answers to moves that it may try, and what it is told of the next move must stay the same, byte
for byte.
"""

import random
from typing import Any

import msgspec
import pytest

import skep
from skep.engine.chance import RecordedChance, RecordingChance, SeededChance
from skep.engine.errors import BadRecord
from skep.engine.game import Game
from skep.engine.record import state_hash
from tests.laws.probes import PROBES
from tests.laws.tables import (
    Setup,
    candidates,
    choose,
    each_game,
    every_setup,
    new_match,
    play_on,
    setups,
    somebody,
)
from tests.steps import missing

TRIES = 10
"""Moves that are looked at for one that is possible in a state and in its twin."""


@pytest.mark.parametrize(("game_id", "setup"), every_setup())
def test_nobody_can_tell(game_id: str, setup: Setup) -> None:
    probe = PROBES[game_id]
    for seed in range(3):
        rng = random.Random(seed)
        match = new_match(game_id, setup, seed)
        for number, _ in enumerate(play_on(match, rng)):
            if number % (probe.look_every if probe.hides(match.state) else 10) == 0:
                _nobody_can_tell(match, rng)
        _nobody_can_tell(match, rng)


def _nobody_can_tell(match: skep.Match, rng: random.Random) -> None:
    asked = candidates(match, rng, many=8)
    for watcher in (None, *range(match.seats)):
        other = PROBES[match.id].reshuffle(match.state, watcher, rng)
        assert _seen(match.game, match.state, watcher, asked) == _seen(
            match.game, other, watcher, asked
        )
        for actor, move in _possible_in_both(match, other, rng):
            _next_move_looks_the_same(match.game, match.state, other, (actor, move, watcher), asked)


def _possible_in_both(match: skep.Match, other: Any, rng: random.Random) -> list[tuple[int, Any]]:
    """A move of somebody that the other state allows as well, if one is soon found.

    Where cards in hands were exchanged, an actor may not have there what it plays here.
    """
    if not match.actors:
        return []
    actor, moves = somebody(match, rng)
    for _ in range(TRIES):
        move = choose(match.id, moves, rng)
        if match.game.check(other, actor, move) is None:
            return [(actor, move)]
    return []


def _seen(game: Game[Any, Any], state: Any, watcher: int | None, asked: list[Any]) -> list[bytes]:
    """All bytes that can reach a watcher: its view, its moves, and the refusals it gets."""
    seen = [msgspec.json.encode(game.view(state, watcher))]
    if watcher is not None:
        seen.append(msgspec.json.encode(game.legal(state, watcher)))
        seen += [msgspec.json.encode(game.check(state, watcher, move)) for move in asked]
    return seen


def _next_move_looks_the_same(
    game: Game[Any, Any],
    state: Any,
    other: Any,
    what: tuple[int, Any, int | None],
    asked: list[Any],
) -> None:
    """With the same luck, what a watcher is told of a move does not depend on secrets."""
    actor, move, watcher = what
    state, other = state.copy(), other.copy()
    luck = RecordingChance(SeededChance(1))
    events = game.apply(state, actor, move, luck)
    if game.result(state) is not None:
        return  # the end turns cards over
    try:
        events_of_other = game.apply(other, actor, move, RecordedChance(luck.take()))
    except BadRecord:
        return  # the other state cannot have this luck: another card lies in its deck
    assert _told(events, watcher) == _told(events_of_other, watcher)
    assert _seen(game, state, watcher, asked) == _seen(game, other, watcher, asked)


def _told(events: list[skep.Event], watcher: int | None) -> list[bytes]:
    return [msgspec.json.encode(event.seen_by(watcher)) for event in events]


@each_game
def test_the_secrets_really_differ(game_id: str) -> None:
    """The law above would hold for nothing if reshuffling changed nothing."""
    if not PROBES[game_id].secrets:
        _anybody_knows_everything(game_id)
        return
    changed = 0
    for setup in setups(game_id):
        match = new_match(game_id, setup, seed=1)
        rng = random.Random(1)
        for _ in play_on(match, rng):
            if PROBES[game_id].hides(match.state):
                other = PROBES[game_id].reshuffle(match.state, None, rng)
                changed += state_hash(match.game, other) != match.hash()
    assert changed > 20, missing(
        game_id,
        f"reshuffling changed only {changed} positions: `reshuffle` and `hides` of its probe say "
        "what is hidden; a game that hides nothing says `secrets=False`",
        "probe",
    )


def _anybody_knows_everything(game_id: str) -> None:
    """A game without secrets: whoever looks on could write down the whole state."""
    for setup in setups(game_id):
        match = new_match(game_id, setup, seed=1)
        for _ in play_on(match, random.Random(1)):
            known = match.game.imagine(match.view(), SeededChance(1))
            assert state_hash(match.game, known) == match.hash()

"""The learned value: what it looks at, its weights, and the bot that goes by it."""

import random

import pytest

import skep
from skep.bots.learned.player import LearnedBot, rate
from skep.bots.learned.registry import SIGHTS
from skep.bots.learned.value import SURE, Value, folder_of, shipped, shipped_value
from skep.engine.chance import SeededChance
from tests.laws.probes import PROBES
from tests.laws.tables import played, setups

each_sight = pytest.mark.parametrize("game_id", list(SIGHTS))


def positions(game_id: str) -> list[skep.Match]:
    """A few positions of every seat count, from the first move to the last ones."""
    found = []
    for number, setup in enumerate(setups(game_id)):
        for steps in (17 * number % 90, 150):
            match = played(game_id, setup, number, steps)
            if match.actors:
                found.append(match)
    return found


@each_sight
def test_features_are_numbers_with_names(game_id: str) -> None:
    sight = SIGHTS[game_id]
    for match in positions(game_id):
        names = sight.names_at(match.seats)
        assert len(set(names)) == len(names)
        for seat in range(match.seats):
            features = sight.features(match.state, seat)
            assert len(features) == len(names)
            assert all(isinstance(value, int | float) for value in features)


@each_sight
def test_features_are_the_same_where_the_view_is(game_id: str) -> None:
    sight = SIGHTS[game_id]
    rng = random.Random(7)
    changed = 0
    for match in positions(game_id):
        for seat in range(match.seats):
            features = sight.features(match.state, seat)
            other = PROBES[game_id].reshuffle(match.state, seat, rng)
            assert sight.game.view(other, seat) == match.view(seat)
            assert sight.features(other, seat) == features
            imagined = sight.game.imagine(match.view(seat), SeededChance(3))
            assert sight.features(imagined, seat) == features
            changed += sight.game.plain(other) != sight.game.plain(match.state)
    # Butine! hides but bonus cards, which random play hardly ever earns; Bee Busy hides nothing.
    assert changed > 5 or game_id != "waggle-dance"


@each_sight
def test_rating_leaves_the_state_alone_and_names_legal_moves(game_id: str) -> None:
    sight = SIGHTS[game_id]
    for match in positions(game_id):
        seat = next(seat for seat in match.actors if match.legal(seat))
        before = sight.game.plain(match.state)
        value = shipped_value(sight, match.seats)
        rated = rate(sight, value, match.state, seat, SeededChance(1))
        assert sight.game.plain(match.state) == before
        assert rated
        assert {step[0] for _, step in rated} <= set(match.legal(seat))


@each_sight
def test_a_shortcut_finds_the_worth_that_making_the_step_finds(game_id: str) -> None:
    """Where steps are rated without making them, the value must not notice."""
    sight = SIGHTS[game_id]
    for match in positions(game_id):
        seat = next(seat for seat in match.actors if match.legal(seat))
        value = shipped_value(sight, match.seats)
        for worth, step in rate(sight, value, match.state, seat, SeededChance(1))[:40]:
            luck = SeededChance(1)
            after = sight.after(match.state, seat, step, luck)
            sight.settle(after, sight.stretch(match.state), luck)
            if sight.game.result(after) is None:
                if game_id == "bee-busy" and after.round != match.state.round:
                    continue  # the danger of the next round has come
                if game_id == "butine" and match.state.options.expert:
                    continue  # the seat may pay for a second action
                assert value(after, seat) == pytest.approx(worth)


def test_a_game_that_is_over_is_worth_what_it_brought() -> None:
    sight = SIGHTS["butine"]
    match = skep.new("butine", seats=2, seed=5)
    while not match.over:
        match.apply(match.actors[0], match.legal(match.actors[0])[0])
    value = Value(sight, [0.0] * len(sight.names))
    worths = [value(match.state, seat) for seat in range(2)]
    result = sight.game.result(match.state)
    assert result is not None
    winners = result.winners
    assert worths == [
        (SURE if len(winners) == 1 else 0.0) if seat in winners else -SURE for seat in range(2)
    ]


@each_sight
def test_the_weights_are_small_complete_and_say_where_they_come_from(game_id: str) -> None:
    from importlib.resources import files

    text = (files(folder_of(game_id)) / "weights.json").read_bytes()
    assert len(text) < 300_000
    sight = SIGHTS[game_id]
    for seats, trained in shipped(game_id).by_seats.items():
        assert int(seats) in sight.game.meta.seats
        assert set(trained.weights) == set(sight.names_at(int(seats)))
        assert trained.command.startswith(f"skep train {game_id} --seats {seats} ")
        assert f"--seed {trained.seed} " in f"{trained.command} "
        assert trained.version
        assert len(trained.commit) == 12
        assert trained.rules in sight.game.meta.versions


def test_a_seat_count_without_weights_takes_the_nearest() -> None:
    sight = SIGHTS["bee-busy"]
    known = sorted(map(int, shipped("bee-busy").by_seats))
    for seats in sight.game.meta.seats:
        nearest = min(known, key=lambda other: abs(other - seats))
        assert shipped_value(sight, seats).weights == shipped_value(sight, nearest).weights


def test_who_overlooks_takes_the_best_of_what_is_left() -> None:
    sight = SIGHTS["butine"]
    match = played("butine", (2, {}), 3, 20)
    seat = match.actors[0]
    best = LearnedBot(sight, 1, 1).choose(match.view(seat), match.legal(seat))
    chosen = [
        LearnedBot(sight, seed, 1, overlooks=0.5).choose(match.view(seat), match.legal(seat))
        for seed in range(60)
    ]
    assert 15 < chosen.count(best) < 45


def test_who_overlooks_everything_looks_again() -> None:
    for game_id, steps in (("butine", 20), ("waggle-dance", 24)):
        match = played(game_id, (2, {}), 3, steps)
        seat = match.actors[0]
        assert len(match.legal(seat)) > 3
        for seed in range(4):
            chosen = [
                LearnedBot(SIGHTS[game_id], seed, 1, overlooks=share).choose(
                    match.view(seat), match.legal(seat)
                )
                for share in (0.0, 1.0)
            ]
            assert chosen[0] == chosen[1]


def test_a_learned_bot_keeps_to_the_moves_that_it_is_given() -> None:
    sight = SIGHTS["waggle-dance"]
    match = played("waggle-dance", (2, {}), 3, 20)
    seat = match.actors[0]
    legal = match.legal(seat)[-2:]
    assert LearnedBot(sight, 1, 2).choose(match.view(seat), legal) in legal

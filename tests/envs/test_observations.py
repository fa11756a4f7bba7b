"""What an agent observes comes from its view alone, is named, and stays within its limits."""

import random
from typing import Any

import numpy as np
import pytest

from skep.engine.chance import SeededChance
from skep.engine.record import state_hash
from skep.envs.observer import Observer
from skep.envs.seen.registry import SIGHTS
from skep.envs.table import rules_of
from skep.envs.words import NOTHING
from skep.games.butine.material import CARD_NAMES as BUTINE_CARDS
from skep.games.registry import GAMES as RULES
from skep.games.waggle_dance.material import CARD_NAMES, COLOURS
from tests.envs.random_words import GAMES, a_table
from tests.laws.probes import PROBES
from tests.laws.tables import Setup, every_setup, new_match, play_on

each = pytest.mark.parametrize(("game", "seats", "options"), GAMES)


def _look(observer: Observer, state: Any, seat: int) -> tuple[list[int], list[float]]:
    numbers, features = observer.look(state, seat)
    return numbers.tolist(), features.tolist()


def _some(setups: list[tuple[str, Setup]]) -> list[tuple[str, Setup]]:
    """Of each game and seat count the first mix of options, and some others."""
    first = {(game, setup[0]): (game, setup) for game, setup in reversed(setups)}
    return [*first.values(), *setups[::11]]


@pytest.mark.parametrize(("game", "setup"), _some(every_setup()))
def test_who_sees_the_same_observes_the_same(game: str, setup: Setup) -> None:
    """Two states that differ only in what a seat cannot know; and any that it could imagine."""
    observer = Observer(rules_of(game, *setup))
    rules, probe = RULES[game], PROBES[game]
    rng = random.Random(4)
    match = new_match(game, setup, seed=4)
    for number, _ in enumerate(play_on(match, rng, 60)):
        if number % 6:
            continue
        for seat in range(match.seats):
            seen = _look(observer, match.state, seat)
            assert _look(observer, probe.reshuffle(match.state, seat, rng), seat) == seen
            imagined = rules.imagine(match.view(seat), SeededChance(number))
            assert _look(observer, imagined, seat) == seen


def test_the_states_really_differ() -> None:
    """Or the test above would hold for nothing."""
    for game, seats in (("waggle-dance", 3), ("la-ruche", 3)):
        match = new_match(game, (seats, {}), seed=4)
        changed, rng = 0, random.Random(4)
        for _ in play_on(match, rng, 60):
            other = PROBES[game].reshuffle(match.state, 0, rng)
            changed += state_hash(match.game, other) != match.hash()
        assert changed > 10


def test_what_a_seat_sees_of_its_own_is_not_what_another_sees() -> None:
    table = a_table("la-ruche", 3, {}, seed=1, words=20)
    observer = Observer(table.rules)
    hands = [observer.observe(table, seat)["hand"].tolist() for seat in range(3)]
    assert len({tuple(hand) for hand in hands}) == 3


@each
def test_observations_stay_in_their_space(game: str, seats: int, options: dict[str, Any]) -> None:
    for flat in (False, True):
        for words in (0, 7, 41, 150, 290):
            table = a_table(game, seats, options, seed=2, words=words)
            observer = Observer(table.rules, flat=flat)
            space = observer.space()
            for seat in range(seats):
                assert space.contains(observer.observe(table, seat))


@each
def test_flat_is_all_in_one(game: str, seats: int, options: dict[str, Any]) -> None:
    table = a_table(game, seats, options, seed=6, words=2)
    if table.walk is None or not table.walk.said:
        table = a_table(game, seats, options, seed=7, words=3)
    assert table.speaker is not None
    named = Observer(table.rules).observe(table, table.speaker)
    observer = Observer(table.rules, flat=True)
    flat = observer.observe(table, table.speaker)
    assert (flat["action_mask"] == named.pop("action_mask")).all()
    said = flat["observation"][observer.parts["said"]].reshape(-1, table.rules.actions)
    words = [row.argmax() if row.any() else NOTHING for row in said]
    assert words == named.pop("said").tolist()
    assert set(observer.parts) == {*named, "said"}
    for name, array in named.items():
        assert np.array_equal(flat["observation"][observer.parts[name]], array.ravel()), name


@each
def test_who_has_nothing_to_decide_can_say_nothing(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    table = a_table(game, seats, options, seed=3, words=30)
    observer = Observer(table.rules)
    for seat in range(seats):
        mask = observer.observe(table, seat)["action_mask"]
        assert np.flatnonzero(mask).tolist() == (
            table.choices if seat == table.speaker else [NOTHING]
        )


@pytest.mark.parametrize("game", list(SIGHTS))
def test_every_array_is_told_of_and_used(game: str) -> None:
    """Each has a sentence, and in some game something is written into it."""
    silent: set[str] | None = None
    for own, seats, options in GAMES:
        if own != game:
            continue
        for seed in range(3):
            for words in (0, 3, 20, 60, 140, 280, 600, 1500):
                table = a_table(game, seats, options, seed, words)
                observer = Observer(table.rules)
                assert all(array.about for array in observer.arrays)
                for seat in range(seats):
                    seen = observer.observe(table, seat)
                    zeros = {name for name, array in seen.items() if not array.any()}
                    silent = zeros if silent is None else silent & zeros
    rare = {"blind", "looked", "mixing", "lifted", "sick", "answer", "ready", "pending"}
    assert silent is not None
    assert silent <= rare


def test_butine_tells_what_its_view_tells() -> None:
    table = a_table("butine", 3, {}, seed=5, words=60)
    seen = Observer(table.rules).observe(table, 1)
    view: Any = table.rules.game.view(table.state, 1)
    for row, seat in enumerate((1, 2, 0)):
        counts = [view.hands[seat].count(card) for card in BUTINE_CARDS]
        assert seen["hands"][row].tolist() == counts
    names = [
        f"{'WRYB'[flower]}{turn}@{x},{y}" for there, flower, turn, x, y in seen["tiles"] if there
    ]
    assert tuple(names) == view.tiles
    assert seen["bee"].argmax() == view.bee
    assert seen["deck"].tolist() == [view.deck]


def test_waggle_dance_tells_what_its_view_tells() -> None:
    table = a_table("waggle-dance", 3, {}, seed=5, words=500)
    seen = Observer(table.rules).observe(table, 2)
    view: Any = table.rules.game.view(table.state, 2)
    assert seen["hand"].tolist() == [view.hand.count(card) for card in CARD_NAMES]
    kinds = (*COLOURS, "egg", "honey")
    for row, seat in enumerate((2, 0, 1)):
        rooms = view.rooms[seat]
        assert seen["owned"][row].sum() == len(rooms)
        for number, room in enumerate(rooms):
            assert seen["rooms"][row, number].tolist() == [room.holds.count(k) for k in kinds]
            counts = [room.bees.count(value) for value in range(1, 7)]
            assert seen["crews"][row, number].tolist() == counts


def test_la_ruche_tells_what_its_view_tells() -> None:
    table = a_table("la-ruche", 2, {}, seed=5, words=40)
    seen = Observer(table.rules).observe(table, 1)
    view: Any = table.rules.game.view(table.state, 1)
    cells = [
        f"{''.join(map(str, lay))}@{q},{r}" for there, q, r, *lay in seen["cells"] if there
    ]  # fmt: skip
    assert tuple(cells) == view.cells
    assert seen["counts"].tolist() == [view.counts[1], view.counts[0]]
    assert seen["hand"].sum() == view.counts[1]


def test_bee_busy_tells_what_its_view_tells() -> None:
    table = a_table("bee-busy", 2, {}, seed=5, words=90)
    seen = Observer(table.rules).observe(table, 1)
    view: Any = table.rules.game.view(table.state, 1)
    for row, seat in enumerate((1, 0)):
        hive = view.hives[seat]
        assert seen["living"][row].tolist() == list(hive.bees)
        assert seen["marks"][row].tolist() == list(hive.marks)
        assert seen["walls"][row].sum() == len(hive.walls)
        assert seen["flowers"][row].sum() == len(hive.flowers)
        assert seen["combs"][row].any(axis=1).sum() == len(hive.combs)
        assert seen["points"][row] == view.scores[seat]

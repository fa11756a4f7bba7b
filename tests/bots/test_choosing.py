"""What every bot must keep to, in every game that it knows."""

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import skep
from skep.bots import levels
from skep.bots.registry import BOTS, make_bot
from skep.bots.search.search import Budget
from tests.laws.probes import PROBES
from tests.laws.tables import matches, played, seeds, setups

PATIENT = {"planner", "learned", "level-1", "level-2", "level-3", "level-4", "level-5"}
"""Bots that think for long: they are asked at a few points of a few games only."""

ALL = [(bot.id, game_id) for bot in BOTS.values() for game_id in bot.makers]
each_bot = pytest.mark.parametrize(
    ("bot_id", "game_id"), [pair for pair in ALL if pair[0] not in PATIENT]
)
each_patient_bot = pytest.mark.parametrize(
    ("bot_id", "game_id"), [pair for pair in ALL if pair[0] in PATIENT]
)


def able(match: skep.Match) -> list[int]:
    """The seats that can do something; in a race not every actor can."""
    return [seat for seat in match.actors if match.legal(seat)]


def ask(match: skep.Match, bot: Any) -> list[Any]:
    """What the bot would do now on each seat that can act."""
    return [bot.choose(match.view(seat), match.legal(seat)) for seat in able(match)]


def check_choice(match: skep.Match, bot: Any) -> None:
    """It is legal, and the arguments are left alone."""
    for seat in able(match):
        legal = match.legal(seat)
        given_legal = list(legal)
        assert bot.choose(match.view(seat), legal) in given_legal
        assert legal == given_legal


def check_purity(match: skep.Match, other: skep.Match, bot_id: str, seed: int) -> None:
    """A choice depends on view, moves and seed only."""
    game_id = match.id
    chosen = ask(match, make_bot(bot_id, game_id, seed))
    worn = make_bot(bot_id, game_id, seed)
    ask(other, worn)
    assert ask(match, worn) == chosen, "what it saw before must not matter"
    seat = next(iter(able(match)), None)
    twin = match.copy()
    rng = random.Random(seed)
    twin.state = PROBES[game_id].reshuffle(match.state, seat, rng)
    if seat is not None:
        view, legal = twin.view(seat), twin.legal(seat)
        assert make_bot(bot_id, game_id, seed).choose(view, legal) == chosen[0]


@each_bot
@given(data=st.data())
def test_a_choice_is_legal_and_leaves_its_arguments_alone(
    bot_id: str, game_id: str, data: st.DataObject
) -> None:
    match = data.draw(matches(game_id))
    check_choice(match, make_bot(bot_id, game_id, data.draw(seeds())))


@each_bot
@given(data=st.data())
def test_a_choice_depends_on_view_moves_and_seed_only(
    bot_id: str, game_id: str, data: st.DataObject
) -> None:
    match, other = data.draw(matches(game_id)), data.draw(matches(game_id))
    check_purity(match, other, bot_id, data.draw(seeds()))


@each_patient_bot
def test_a_patient_bot_keeps_to_the_same(
    bot_id: str, game_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Only the number of tries counts here, and few are enough: a clock is not the same twice.
    monkeypatch.setattr(levels, "Budget", lambda _tries, _seconds: Budget(8))
    for number, setup in enumerate(setups(game_id)):
        match = played(game_id, setup, number, 12 * number)
        check_choice(match, make_bot(bot_id, game_id, number))
        if number % 3 == 0:
            check_purity(match, played(game_id, setup, number, 7), bot_id, number)


def test_random_likes_all_moves_the_same() -> None:
    match = played("butine", (2, {}), 1, 0)
    seat = match.actors[0]
    legal = match.legal(seat)[:5]
    chosen = Counter(
        make_bot("random", "butine", seed).choose(match.view(seat), legal) for seed in range(1000)
    )
    assert len(chosen) == 5
    # 200 each are expected, with a standard deviation of 13.
    assert all(150 < count < 250 for count in chosen.values())


def test_random_has_new_luck_in_each_position() -> None:
    bot = make_bot("random", "butine", 1)
    match = played("butine", (2, {}), 1, 0)
    firsts = set()
    for steps in range(30):
        match = played("butine", (2, {}), 1, steps)
        firsts.add(str(bot.choose(match.view(match.actors[0]), list(range(1000)))))
    assert len(firsts) > 20

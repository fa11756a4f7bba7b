"""What a view says of states that no golden game comes to (the others: test_views.py)."""

import skep
from skep.games.waggle_dance.material import SPOT_NAMES


def test_a_feinting_bee_may_come_from_the_first_space() -> None:
    match = skep.new("waggle-dance", seats=2, seed=1)
    assert match.view().lifted is None
    match.state.lifted = 0
    assert match.view().lifted == SPOT_NAMES[0]


def test_the_two_rooms_of_a_mix_are_counted_from_one() -> None:
    match = skep.new("waggle-dance", seats=2, seed=1)
    match.state.mixing = [3 * 64 + 1, 0]
    assert match.view().mixing == ((4, 2), None)

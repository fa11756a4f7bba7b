"""Taking back: until a seat closes its round, its decisions can be undone, the last one first."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import skep
from tests.games.bee_busy.sheets import actors, at, legal, now, play, sheet
from tests.laws.tables import choose, new_match, seeds, setups

pytestmark = pytest.mark.rule("BEE-10")


def test_back_undoes_one_decision_at_a_time() -> None:
    match = at(sheet(area="combs", wax=4, honey=2), dice=(1, 5, 6))
    hashes = [match.hash()]
    decisions = ("die 5", "stay", "line d2-d1", "wall a1 e", "wall a1 se", "wall a1 sw")
    for move in (*decisions, "store a1 honey 2"):
        play(match, move)
        hashes.append(match.hash())
    for earlier in reversed(hashes[:-1]):
        assert now(match).back
        play(match, "back")
        assert match.hash() == earlier
    assert not now(match).back


def test_a_closed_round_stays_closed() -> None:
    match = at(sheet(), sheet())
    play(match, "0 die 2", "0 stay", "0 done")
    refusal = match.check(0, "back")
    assert refusal is not None
    assert refusal.reason.key == "bee-busy-round-closed"
    assert not now(match, 0).back


@pytest.mark.rule("BEE-11")
def test_the_first_players_die_stays_while_others_count_on_it() -> None:
    match = at(sheet(), sheet())
    play(match, "0 die 2")
    assert now(match, 0).back, "nobody has decided since"
    play(match, "1 die 3")
    assert not now(match, 0).back
    play(match, "0 stay")
    assert now(match, 0).back, "what came after the die is the first player's own"
    play(match, "0 back", "1 back")
    assert now(match, 0).back, "the other one has taken its die back, too"
    play(match, "0 back")
    assert actors(match) == (0,)
    assert match.view().taken == 0
    play(match, "0 die 5")
    assert [move for move in legal(match, 1) if move.startswith("die")] == ["die 2", "die 3"]


def test_back_is_never_listed() -> None:
    match = at()
    play(match, "die 2")
    assert match.check(0, "back") is None
    assert "back" not in legal(match)


@given(data=st.data(), seed=seeds())
@settings(max_examples=30)
def test_back_leads_where_one_came_from(data: st.DataObject, seed: int) -> None:
    """Anywhere in any game: deciding and taking back changes nothing, for nobody."""
    rng = random.Random(seed)
    match = new_match("bee-busy", data.draw(st.sampled_from(setups("bee-busy"))), seed)
    for _ in range(data.draw(st.integers(0, 200))):
        if not match.actors:
            return
        seat = rng.choice(match.actors)
        match.apply(seat, choose("bee-busy", match.legal(seat), rng))
    for seat in match.actors:
        before, round_ = match.hash(), match.view().round
        twin = match.copy()
        move = choose("bee-busy", match.legal(seat), rng)
        twin.apply(seat, move)
        closed = str(move) == "done" or str(move).startswith("lose")
        if closed:
            assert twin.check(seat, "back") is not None
            continue
        assert twin.view().round == round_
        assert now(twin, seat).back
        twin.apply(seat, "back")
        assert twin.hash() == before
        assert twin.view() == match.view(), "the sheets and steps of all seats"
        assert [twin.legal(each) for each in range(twin.seats)] == [
            match.legal(each) for each in range(match.seats)
        ]
        assert skep.replay(twin.record()).hash() == before


@given(seed=seeds(), seats=st.integers(1, 4))
@settings(max_examples=15)
def test_players_who_take_back_at_random_reach_the_same_kind_of_end(seed: int, seats: int) -> None:
    """A game with many take-backs replays and verifies like any other."""
    rng = random.Random(seed)
    match = new_match("bee-busy", (seats, {"sheet": "heath"}), seed)
    taken_back = 0
    for _ in range(80):
        if not match.actors:
            break
        seat = rng.choice(match.actors)
        if rng.random() < 0.3 and match.check(seat, "back") is None:
            match.apply(seat, "back")
            taken_back += 1
        else:
            match.apply(seat, choose("bee-busy", match.legal(seat), rng))
        # The state says twice where everybody stands: by sheets, and by decisions to make again.
        rebuilt = match.game.position(match.game.plain(match.state))
        assert match.game.view(rebuilt, None) == match.view()
    assert taken_back
    assert skep.verify(match.record()).seed == seed


def test_taking_back_leaves_the_others_alone() -> None:
    """The first player's die is decided again, but the others are where they were."""
    match = at(sheet(), sheet(), sheet())
    play(match, "0 die 2", "1 die 3", "1 stay", "1 done", "2 die 5", "0 stay", "0 back")
    assert [now(match, seat).phase for seat in range(3)] == ["fly", "closed", "fly"]

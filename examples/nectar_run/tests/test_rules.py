"""What each rule of Nectar Run says."""

import pytest

import skep
from nectar_run.facts import Drew, DrewBee
from nectar_run.tests.positions import GAME, at, play, texts


@pytest.mark.rule("NEC-1")
def test_the_box() -> None:
    view = skep.new(GAME, seats=2, seed=1).view(0)
    assert view.nectar == {"clover": 12, "thyme": 12, "linden": 12}
    assert view.deck + sum(view.bees) == 30
    with pytest.raises(skep.BadPosition, match="NEC-1"):
        at([6, 1, 1])
    with pytest.raises(skep.BadPosition, match="NEC-1"):
        at([1, 1, 1], [1, 1, 1], flown=[1, 0, 0, 0, 0])


@pytest.mark.rule("NEC-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_three_bees_that_only_they_see(seats: int) -> None:
    match = skep.new(GAME, seats=seats, seed=1)
    assert match.view().hand is None
    for seat in range(seats):
        assert len(match.view(seat).hand) == 3
    assert match.view().bees == (3,) * seats
    assert {skep.new(GAME, seats=seats, seed=n).actors for n in range(40)} == {
        (seat,) for seat in range(seats)
    }


@pytest.mark.rule("NEC-3")
def test_a_bee_takes_as_many_drops_as_it_is_strong() -> None:
    match = play(at([1, 2, 5]), "fly 5 thyme => 4")
    assert match.view(0).nectar["thyme"] == 7
    assert (match.scores, match.actors) == ((5, 0), (1,))
    assert match.view(0).hand == (1, 2, 4)


@pytest.mark.rule("NEC-3")
def test_a_bee_takes_no_more_than_is_left() -> None:
    match = play(at([1, 2, 5], nectar=[12, 3, 12]), "fly 5 thyme")
    assert match.view(0).nectar["thyme"] == 0
    assert match.scores == (9 + 3, 0)


@pytest.mark.rule("NEC-3")
def test_only_the_seat_itself_is_told_which_bee_it_drew() -> None:
    (_, drew) = at([1, 2, 5]).apply(0, "fly 5 thyme")
    assert drew.seen_by(1) == drew.seen_by(None) == Drew(0)
    assert isinstance(drew.seen_by(0), DrewBee)


@pytest.mark.rule("NEC-4")
def test_a_scent_keeps_bees_of_the_same_strength_away() -> None:
    match = at([1, 1, 2], scents=[1, 0, 0])
    assert texts(match) == ["fly 1 thyme", "fly 1 linden", *texts(match)[2:]]
    play(match, "fly 2 clover")
    assert "fly 1 clover" in texts(match)
    assert "fly 2 clover" not in texts(match)


@pytest.mark.rule("NEC-5")
@pytest.mark.parametrize("bonus", [3, 0, 9])
def test_the_last_drops_exactly_bring_a_bonus(bonus: int) -> None:
    match = at([1, 3, 5], nectar=[12, 3, 12], options={"bonus": bonus})
    assert play(match.copy(), "fly 3 thyme").scores == (9 + 3 + bonus, 0)
    assert play(match.copy(), "fly 5 thyme").scores == (9 + 3, 0)
    assert play(match.copy(), "fly 1 thyme").scores == (9 + 1, 0)


@pytest.mark.rule("NEC-6")
def test_who_cannot_fly_rests_and_scents_fade() -> None:
    match = at([2, 2, 2], nectar=[0, 5, 0], scents=[0, 2, 0])
    assert texts(match) == ["rest"]
    play(match, "rest")
    assert match.view().scents == {"clover": 0, "thyme": 0, "linden": 0}
    assert "fly 2 thyme" in texts(match)


@pytest.mark.rule("NEC-7")
def test_the_game_ends_with_the_last_drop() -> None:
    match = play(at([1, 2, 3], nectar=[0, 2, 0], drops=[17, 17]), "fly 2 thyme")
    assert match.result == skep.Result("dry", "NEC-7", (17 + 2 + 3, 17), (0,))
    tied = play(at([1, 2, 3], nectar=[0, 2, 0], drops=[16, 18]), "fly 3 thyme")
    assert tied.winners == (0, 1)

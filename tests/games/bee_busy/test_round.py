"""The course of a round: dangers, dice, modifier, improvement, and the Busy Bee."""

import pytest

import skep
from skep.games.bee_busy import facts
from tests.games.bee_busy.sheets import actors, at, hive, legal, now, play, sheet


def two(**more: object) -> skep.Match:
    """Two new sheets, seat 0 first, dice 2, 3 and 5."""
    return at(sheet(), sheet(), **more)  # type: ignore[arg-type]


@pytest.mark.rule("BEE-10")
def test_everybody_marks_the_next_round_together() -> None:
    match = two()
    play(match, "0 die 2", "0 stay", "0 done")
    assert actors(match) == (1,)
    told = play(match, "1 die 5", "1 stay", "1 done")
    began = next(fact for fact in told if isinstance(fact, facts.RoundBegan))
    assert (began.round, began.first, began.danger) == (2, 1, "")
    assert match.view().round == 2


@pytest.mark.rule("BEE-11")
def test_the_first_player_takes_a_die_before_the_others() -> None:
    match = two()
    assert actors(match) == (0,)
    assert match.legal(1) == []
    play(match, "0 die 3")
    assert actors(match) == (0, 1)
    assert [move for move in legal(match, 1) if move.startswith("die")] == ["die 2", "die 5"]
    assert legal(match, 0) == ["stay", "fly"]


@pytest.mark.rule("BEE-11")
def test_others_do_not_exclude_each_other() -> None:
    match = at(sheet(), sheet(), sheet())
    play(match, "0 die 3", "1 die 2", "2 die 2")
    assert [now(match, seat).die for seat in range(3)] == [3, 2, 2]


@pytest.mark.rule("BEE-11")
def test_of_two_equal_dice_one_is_left() -> None:
    match = two(dice=(3, 3, 5))
    play(match, "0 die 3")
    assert [move for move in legal(match, 1) if not move.startswith("change")] == ["die 3", "die 5"]


@pytest.mark.rule("BEE-11")
def test_the_token_goes_left_and_the_dice_are_in_the_record() -> None:
    match = skep.new("bee-busy", seats=3, seed=4)
    start = match.view().first
    for turn in range(4):
        first = (start + turn) % 3
        assert match.view().first == first
        assert actors(match) == (first,)
        for seat in (first, (first + 1) % 3, (first + 2) % 3):
            play(match, f"{seat} {legal(match, seat)[0]}")
            while "done" not in legal(match, seat):
                play(match, f"{seat} {legal(match, seat)[-1]}")
        for seat in range(3):
            play(match, f"{seat} done")
    drawn = [entry.draws for entry in match.log if entry.draws]
    assert all(len(draws) == 3 and set(draws) <= set("123456") for draws in drawn)


@pytest.mark.rule("BEE-12")
def test_one_field_borrows_the_first_players_die() -> None:
    match = two()
    play(match, "0 die 3")
    assert "borrow 3" in legal(match, 1)
    play(match, "1 borrow 3")
    assert (now(match, 1).die, now(match, 1).sum, now(match, 1).fields) == (3, 7, 3)
    assert now(match, 0).fields == 4


@pytest.mark.rule("BEE-12")
def test_three_fields_change_any_die_for_oneself_only() -> None:
    match = two()
    play(match, "0 change 3 to 6", "0 die 3 as 6")
    assert (now(match).die, now(match).sum, now(match).fields) == (6, 7, 1)
    assert match.view().taken == 3
    assert "borrow 3" in legal(match, 1), "for the others it is the 3 that was taken"
    match = two()
    play(match, "0 change 3 to 6", "0 die 2")
    assert (now(match).die, now(match).sum) == (2, 11), "a die of the improvement can be changed"


@pytest.mark.rule("BEE-12")
def test_a_die_that_a_seat_has_changed_is_borrowed_as_such() -> None:
    match = two()
    play(match, "0 die 3", "1 change 3 to 1")
    assert [move for move in legal(match, 1) if not move.startswith("change")] == [
        "die 2",
        "borrow 3 as 1",
        "die 5",
    ]
    play(match, "1 borrow 3 as 1")
    assert (now(match, 1).die, now(match, 1).sum, now(match, 1).fields) == (1, 7, 0)


@pytest.mark.rule("BEE-12")
def test_with_six_fields_two_dice_can_be_changed() -> None:
    match = at(*[sheet() for _ in range(4)])
    play(match, "0 change 2 to 6", "0 change 3 to 6", "0 die 5")
    assert (now(match).sum, now(match).fields) == (12, 0)


@pytest.mark.rule("BEE-13")
def test_the_sum_of_the_other_dice_marks_its_column() -> None:
    match = at(dice=(2, 3, 6))
    told = play(match, "die 6")
    assert facts.Marked(0, 5, 1, 3, False) in told
    match = at(dice=(1, 3, 4))
    told = play(match, "die 1")
    assert not any(isinstance(fact, facts.Marked) for fact in told), "there is no column 7"


@pytest.mark.rule("BEE-13")
def test_a_full_column_takes_no_more_marks() -> None:
    match = at(sheet(columns={5: 3}), dice=(2, 3, 6))
    told = play(match, "die 6")
    assert [type(fact) for fact in told] == [facts.DieTaken]


@pytest.mark.rule("BEE-14")
def test_the_busy_bee_flies_round_and_round() -> None:
    for area, there in (
        ("meadow", "production"),
        ("production", "combs"),
        ("combs", "meadow"),
    ):
        match = at(sheet(area=area))
        play(match, "die 2")
        assert legal(match) == ["stay", "fly"]
        play(match, "fly")
        assert hive(match).area == there
        match = at(sheet(area=area))
        play(match, "die 2", "stay")
        assert hive(match).area == area


@pytest.mark.rule("BEE-15")
def test_nobody_must_act() -> None:
    match = at()
    play(match, "die 2", "stay")
    assert "done" in legal(match)
    assert any(move.startswith("pick") for move in legal(match))
    play(match, "done")
    assert match.view().round == 2


@pytest.mark.rule("BEE-15")
@pytest.mark.rule("BEE-26")
@pytest.mark.parametrize(
    ("area", "bees", "lost"),
    [
        ("meadow", (0, 1, 1), (1, 0, 0)),
        ("production", (1, 0, 1), (0, 1, 0)),
        ("combs", (1, 1, 0), (0, 0, 1)),
    ],
)
def test_an_area_without_a_bee_allows_no_action(
    area: str, bees: tuple[int, ...], lost: tuple[int, ...]
) -> None:
    match = at(sheet(area=area, bees=bees, lost=lost, nectar=1, pollen=1), dice=(1, 2, 3))
    play(match, "die 2", "stay")
    assert legal(match) == ["done"]


@pytest.mark.rule("BEE-16")
def test_the_game_ends_after_the_last_round() -> None:
    match = at(sheet(), sheet(), round=25)
    play(match, "0 die 2", "0 stay", "0 done", "1 die 3", "1 stay")
    assert not match.over
    told = play(match, "1 done")
    assert isinstance(told[-1], facts.Ended)
    assert (match.over, match.reason, match.actors) == (True, "all-rounds-played", ())
    assert match.result is not None
    assert match.result.rule == "BEE-16"


# ---------------------------------------------------------------- dangers


def into(round_: int, **changes: object) -> tuple[skep.Match, facts.RoundBegan]:
    """One seat comes into this round with such a sheet."""
    match = at(sheet(**changes), round=round_ - 1)  # type: ignore[arg-type]
    told = play(match, "die 2", "stay", "done")
    return match, next(fact for fact in told if isinstance(fact, facts.RoundBegan))


@pytest.mark.rule("BEE-25")
@pytest.mark.parametrize(
    ("round_", "danger", "area"),
    [(6, "storm", "meadow"), (14, "storm", "meadow"), (10, "pesticide", "production")],
)
def test_storm_and_pesticide(round_: int, danger: str, area: str) -> None:
    stock = {"area": area, "nectar": 3, "pollen": 3, "bees": (1, 1, 1)}
    match, began = into(round_, **stock)
    assert (began.danger, began.shield, began.hit) == (danger, 1, (0,))
    assert now(match).barred == (area,)
    die = legal(match)[0]
    told = play(match, die, "stay")
    assert legal(match) == ["done"]
    assert any(isinstance(fact, facts.Marked) for fact in told) or now(match).sum == 7
    match, began = into(round_, **stock, propolis=1)
    assert began.hit == ()
    assert now(match).barred == ()


@pytest.mark.rule("BEE-25")
def test_another_area_is_as_usual_in_a_storm() -> None:
    match = at(sheet(area="production", nectar=1), round=6, dice=(1, 2, 3))
    play(match, "die 1", "stay")
    assert legal(match) == ["make honey", "done"]


@pytest.mark.rule("BEE-26")
def test_mites_take_a_bee_of_ones_choice() -> None:
    match, began = into(18, bees=(2, 1, 1), propolis=1)
    assert (began.danger, began.shield, began.hit) == ("mites", 2, (0,))
    assert legal(match) == ["lose meadow", "lose production", "lose combs"]
    assert match.view().dice == ()
    told = play(match, "lose meadow")
    assert isinstance(told[-1], facts.Rolled)
    assert (hive(match).bees, hive(match).lost) == ((1, 1, 1), (1, 0, 0))
    assert not now(match).back, "the dice have fallen since"
    match, began = into(18, propolis=2)
    assert began.hit == ()
    assert match.view().dice


@pytest.mark.rule("BEE-26")
def test_mites_need_not_ask_where_there_is_no_choice() -> None:
    match, _ = into(18, bees=(1, 0, 0))
    assert (hive(match).bees, hive(match).lost) == ((0, 0, 0), (1, 0, 0))
    match, _ = into(18, bees=(0, 0, 0))
    assert hive(match).lost == (0, 0, 0)


@pytest.mark.rule("BEE-26")
def test_the_dice_wait_until_all_have_lost_their_bee() -> None:
    match = at(sheet(), sheet(), sheet(propolis=2), round=17)
    for seat in (0, 1, 2):
        play(match, f"{seat} {legal(match, seat)[0]}", f"{seat} stay", f"{seat} done")
    assert actors(match) == (0, 1)
    play(match, "1 lose combs")
    assert (actors(match), match.view().dice) == ((0,), ())
    play(match, "0 lose production")
    assert actors(match) == (1,)
    assert [hive(match, seat).lost for seat in range(3)] == [(0, 1, 0), (0, 0, 1), (0, 0, 0)]


@pytest.mark.rule("BEE-27")
def test_drought_costs_three_points_without_water() -> None:
    match, began = into(24, propolis=2)
    assert (began.danger, began.shield, began.hit) == ("drought", 3, (0,))
    assert match.view().points[0].drought == -3
    match, began = into(24, propolis=3)
    assert began.hit == ()
    assert match.view().points[0].drought == 0


@pytest.mark.rule("BEE-27")
@pytest.mark.rule("BEE-22")
def test_water_in_a_comb_makes_up_for_the_drought() -> None:
    match = at(sheet(area="combs", drought=True, wax=3), round=25, dice=(1, 1, 1))
    before = match.scores[0]
    play(match, "die 1", "stay", "wall a1 e", "wall a1 se", "wall a1 sw")
    assert "store a1 water" in legal(match)
    play(match, "store a1 water")
    assert match.scores[0] == before + 3 + 1
    assert match.view().points[0].drought == 0

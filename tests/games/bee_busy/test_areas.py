"""What is done in the three areas: flowers, production, combs, larvae."""

from typing import Any

import pytest

import skep
from skep.games.bee_busy import facts
from tests.games.bee_busy.sheets import GARDEN, at, hive, legal, now, play, sheet


def acting(area: str, die: int, **changes: object) -> skep.Match:
    """A seat that has taken this die and stays in this area; the other dice mark nothing."""
    match = at(sheet(area=area, **changes), dice=tuple(sorted((3, 4, die))))  # type: ignore[arg-type]
    play(match, f"die {die}", "stay")
    return match


# ---------------------------------------------------------------- meadow


@pytest.mark.rule("BEE-30")
@pytest.mark.parametrize(
    ("pair", "kind"),
    [(("a1", "c3"), "R"), (("b1", "d3"), "B"), (("c1", "e3"), "Y")],
)
def test_a_two_reaches_two_of_a_kind(pair: tuple[str, str], kind: str) -> None:
    match = acting("meadow", 2, bees=(2, 1, 1), columns={11: 2})
    told = play(match, *(f"pick centre {cell}" for cell in pair))
    assert [fact.kind for fact in told] == [kind, kind]
    match = acting("meadow", 2, bees=(2, 1, 1), columns={11: 2})
    play(match, f"pick centre {pair[0]}")
    assert legal(match) == [f"pick centre {pair[1]}", "done"]


@pytest.mark.rule("BEE-17")
def test_each_bee_crosses_one_flower_once() -> None:
    match = acting("meadow", 5, bees=(2, 1, 1))
    play(match, "pick centre a1", "pick centre a3")
    assert legal(match) == ["done"], "two bees, two flowers, though the die shows five"
    assert (hive(match).nectar, hive(match).pollen) == (1, 1)
    assert hive(match).flowers == ("centre a1", "centre a3")
    match = acting("meadow", 1, bees=(3, 1, 1))
    play(match, "pick centre b2")
    assert legal(match) == ["done"], "three bees, but one pip"
    match = acting("meadow", 5, flowers=("centre a1",), nectar=1)
    assert "pick centre a1" not in legal(match)


@pytest.mark.rule("BEE-17")
def test_the_circles_of_a_kind_never_run_out_before_its_flowers() -> None:
    """All flowers but one are crossed; the last one gives as much as the first would."""
    full = {column.sum: column.length for column in GARDEN.sheet.improvement.columns}
    *others, last = [spot.name for spot in GARDEN.flowers]
    written = {"honey": (2,), "wax": (1,), "propolis": ()}
    crossed = sheet(columns=full, flowers=others, written=written, nectar=20, pollen=20)
    match = at(crossed, dice=(4, 4, 4))
    play(match, "die 4", "stay", f"pick {last}")
    assert last == "gnome c3"
    assert (hive(match).nectar, hive(match).pollen) == (21, 21)


@pytest.mark.rule("BEE-17")
@pytest.mark.rule("BEE-7")
def test_all_flowers_of_a_round_lie_under_one_face() -> None:
    match = acting("meadow", 4, bees=(3, 1, 1))
    play(match, "pick centre a1")
    assert legal(match) == ["pick centre a3", "pick centre c3", "done"]


@pytest.mark.rule("BEE-18")
def test_gardens_and_the_third_kind_need_their_upgrade() -> None:
    closed = acting("meadow", 6)
    assert {move.split()[1] for move in legal(closed)[:-1]} == {"centre"}
    assert "pick centre c1" not in legal(closed)
    cat = acting("meadow", 6, columns={4: 3})
    assert "pick cat a1" in legal(cat)
    assert "pick gnome a1" not in legal(cat)
    assert "pick cat c1" not in legal(cat), "a yellow flower in an open garden"
    yellow = acting("meadow", 6, columns={11: 2})
    play(yellow, "pick centre c1")
    assert (hive(yellow).nectar, hive(yellow).pollen) == (1, 1)
    assert "pick cat c1" not in legal(acting("meadow", 6, columns={11: 2}))


# ---------------------------------------------------------------- production


@pytest.mark.rule("BEE-31")
def test_two_bees_and_a_one_make_four_honey() -> None:
    match = acting("production", 1, bees=(1, 2, 1), nectar=2)
    play(match, "make honey", "make honey")
    assert (hive(match).honey, hive(match).nectar) == (4, 0)
    assert legal(match) == ["done"]


@pytest.mark.rule("BEE-31")
@pytest.mark.rule("BEE-19")
def test_a_value_of_two_tracks_is_a_choice_for_each_bee() -> None:
    written = {"honey": (5,), "wax": (), "propolis": ()}
    stock = {"written": written, "columns": {3: 2}, "nectar": 2, "pollen": 2}
    one = acting("production", 5, **stock)
    assert legal(one) == ["make honey", "make wax", "done"]
    play(one, "make wax")
    assert legal(one) == ["done"]
    for first in ("honey", "wax"):
        for second in ("honey", "wax"):
            match = acting("production", 5, bees=(1, 2, 1), **stock)
            play(match, f"make {first}", f"make {second}")
            made = [first, second]
            assert hive(match).honey == 2 * made.count("honey")
            assert hive(match).wax == 3 * made.count("wax")
    single = acting("production", 5, bees=(1, 2, 1), **stock)
    play(single, "make wax", "done")
    assert hive(single).pollen == 1


@pytest.mark.rule("BEE-19")
def test_a_full_track_makes_no_more_and_a_last_one_overflows() -> None:
    match = acting("production", 1, nectar=2, bees=(1, 2, 1), honey=3, honey_made=23)
    told = play(match, "make honey")
    assert told == [facts.Made(0, "honey", 1, 0, 0)]
    assert (hive(match).honey, hive(match).honey_made) == (4, 24)
    assert legal(match) == ["done"], "the other bee finds the track full"
    match = acting("production", 3, pollen=1, wax=0, wax_made=24)
    assert play(match, "make propolis") == [facts.Made(0, "propolis", 0, 0, 1)]


# ---------------------------------------------------------------- combs


@pytest.mark.rule("BEE-32")
@pytest.mark.rule("BEE-20")
def test_a_two_draws_the_line_to_the_right_and_marks_walls() -> None:
    match = acting("combs", 2, line=("c4", "d3", "d2"), walls=("c4 sw",))
    assert legal(match) == ["line c4-c5", "done"], "d3, right of d2, has been visited"
    told = play(match, "line c4-c5")
    assert told == [facts.LineDrawn(0, "c4", "c5", ("c4 e",), ())]
    match = acting("combs", 2, line=("e2", "d2", "d3"))
    told = play(match, "line e2-e3")
    assert told[0].walls == ("d3 se", "e2 e"), "towards all visited neighbours"
    assert hive(match).line == ("e3", "e2", "d2", "d3")


@pytest.mark.rule("BEE-20")
def test_the_line_goes_on_from_either_end_and_never_out() -> None:
    assert legal(acting("combs", 6)) == ["line d2-e1", "line d3-e2", "done"]
    assert legal(acting("combs", 5)) == ["line d2-d1", "done"]
    assert legal(acting("combs", 6, line=("e1", "d2", "d3"))) == ["line d3-e2", "done"]
    match = acting("combs", 5)
    play(match, "line d2-d1")
    assert legal(match) == ["done"], "once a round"


@pytest.mark.rule("BEE-20")
def test_the_line_may_enter_a_complete_comb_that_it_has_not_visited() -> None:
    match = at(sheet(area="combs"), dice=(1, 3, 4))
    play(match, "die 1", "stay")
    assert "line d2-c3" in legal(match), "the comb with the egg"
    play(match, "line d2-c3")
    assert hive(match).line == ("c3", "d2", "d3")


@pytest.mark.rule("BEE-21")
def test_walls_are_bought_anywhere_with_or_without_an_action() -> None:
    match = acting("combs", 5, wax=2)
    play(match, "wall a1 e")
    assert hive(match).wax == 1
    assert "line d2-d1" in legal(match)
    play(match, "line d2-d1", "wall b4 e")
    assert hive(match).wax == 0
    assert legal(match) == ["done"]
    bee_gone = acting("combs", 5, wax=1, bees=(1, 1, 0), lost=(0, 0, 1))
    assert "wall a1 e" in legal(bee_gone)
    assert not any(move.startswith("line") for move in legal(bee_gone))
    assert not any(move.startswith("wall") for move in legal(acting("meadow", 5, wax=5)))


TO_A1 = ("wall a1 e", "wall a1 se", "wall a1 sw")


@pytest.mark.rule("BEE-22")
def test_a_complete_comb_is_used_at_once() -> None:
    match = acting("combs", 5, wax=5, honey=5)
    told = play(match, *TO_A1)
    assert told[-1].complete == ("a1",)
    assert legal(match) == [
        "store a1 egg",
        "store a1 queen",
        "store a1 honey 1",
        "store a1 honey 2",
        "store a1 nothing",
    ]
    play(match, "store a1 honey 2")
    assert (hive(match).honey, hive(match).combs["a1"]) == (3, "honey 2")
    assert match.view().points[0].stored == 4
    assert match.view().points[0].combs == 2
    assert "line d2-d1" in legal(match), "and the round goes on"


@pytest.mark.rule("BEE-22")
@pytest.mark.rule("BEE-24")
def test_huge_storage_holds_four_honey() -> None:
    match = acting("combs", 5, wax=3, honey=5, columns={10: 3})
    play(match, *TO_A1)
    assert "store a1 honey 4" in legal(match)
    assert "store a1 honey 5" not in legal(match)
    poor = acting("combs", 5, wax=3, honey=1, columns={10: 3})
    play(poor, *TO_A1)
    assert [move for move in legal(poor) if "honey" in move] == ["store a1 honey 1"]


@pytest.mark.rule("BEE-22")
def test_the_young_queen_egg_is_stored_once() -> None:
    match = acting("combs", 5, wax=6)
    play(match, *TO_A1, "store a1 queen", "wall a2 e", "wall a3 se", "wall a3 sw")
    assert legal(match) == ["store a3 egg", "store a3 nothing"]
    play(match, "store a3 nothing")
    assert hive(match).combs == {"a1": "queen", "a3": "nothing", "c3": "egg"}
    assert match.view().points[0].combs == 3


@pytest.mark.rule("BEE-22")
def test_a_wall_can_complete_two_combs() -> None:
    """Both are used, in any order."""
    combs = {name: GARDEN.comb_walls[GARDEN.comb_by_name[name]] for name in ("a1", "a2")}
    shared = combs["a1"] & combs["a2"]
    walls = [
        GARDEN.wall_names[wall]
        for wall in range(len(GARDEN.wall_names))
        if ((combs["a1"] | combs["a2"]) & ~shared) >> wall & 1
    ]
    match = acting("combs", 5, wax=1, walls=tuple(walls))
    told = play(match, "wall a1 e")
    assert told[-1].complete == ("a1", "a2")
    assert now(match).pending == ("a1", "a2")
    play(match, "store a2 egg")
    assert now(match).phase == "store"
    play(match, "store a1 nothing")
    assert now(match).phase == "act"


# ---------------------------------------------------------------- larvae


def entering(**changes: object) -> skep.Match:
    """The Busy Bee flies from the production into the combs."""
    match = at(sheet(area="production", **changes))  # type: ignore[arg-type]
    play(match, "die 2", "fly")
    return match


@pytest.mark.rule("BEE-23")
def test_a_larva_that_is_fed_becomes_a_bee() -> None:
    match = entering(honey=2)
    assert legal(match) == ["feed meadow", "feed production", "skip"]
    told = play(match, "feed production")
    assert told == [facts.Fed(0, "production")]
    assert (hive(match).bees, hive(match).honey) == ((1, 2, 1), 1)
    assert hive(match).combs == {"c3": "nothing"}
    assert now(match).phase == "act"


@pytest.mark.rule("BEE-23")
def test_an_egg_may_go_unfed() -> None:
    match = entering(honey=2)
    told = play(match, "skip")
    assert told == [facts.Unfed(0, 1)]
    assert (hive(match).bees, hive(match).honey) == ((1, 1, 1), 2)
    assert hive(match).combs == {"c3": "nothing"}
    poor = at(sheet(area="production"))
    told = play(poor, "die 2", "fly")
    assert told[-1] == facts.Unfed(0, 1), "without honey nobody is asked"
    assert now(poor).phase == "act"


@pytest.mark.rule("BEE-23")
@pytest.mark.rule("BEE-2")
def test_without_a_place_no_honey_is_spent() -> None:
    match = entering(honey=2, bees=(2, 2, 1), lost=(1, 0, 0))
    assert hive(match).honey == 2
    assert hive(match).combs == {"c3": "nothing"}
    one = entering(honey=2, bees=(3, 1, 1))
    assert legal(one) == ["feed production", "skip"]


@pytest.mark.rule("BEE-23")
def test_staying_in_the_combs_feeds_nobody() -> None:
    match = acting("combs", 2, honey=3)
    assert hive(match).combs == {"c3": "egg"}


@pytest.mark.rule("BEE-23")
@pytest.mark.rule("BEE-24")
def test_flying_backwards_into_the_combs_feeds_too() -> None:
    match = at(sheet(area="meadow", honey=2, columns={2: 1}))
    play(match, "die 2")
    assert legal(match) == ["stay", "fly", "fly backwards"]
    play(match, "fly backwards")
    assert (hive(match).area, now(match).phase) == ("combs", "feed")
    assert hive(match).backwards == 1


QUEEN: dict[str, Any] = {"combs": {"a1": "queen", "c3": "nothing"}, "queen_laid": True}


@pytest.mark.rule("BEE-23")
@pytest.mark.rule("BEE-9")
def test_the_young_queen_is_fed_three_times() -> None:
    for times, points in ((0, 0), (1, 0), (2, 12)):
        match = entering(**QUEEN, queen=times, honey=2)
        assert legal(match) == ["feed queen", "skip"]
        told = play(match, "feed queen")
        assert told == [facts.QueenFed(0, times + 1, 3)]
        assert match.view().points[0].queen == points
        assert hive(match).honey == 1
    raised = entering(**QUEEN, queen=3, honey=2)
    assert now(raised).phase == "act", "she needs no more"
    assert hive(raised).combs["a1"] == "queen"


@pytest.mark.rule("BEE-23")
def test_an_unfed_queen_is_lost() -> None:
    match = entering(**QUEEN, queen=2, honey=1)
    assert play(match, "skip") == [facts.QueenLost(0)]
    assert hive(match).combs["a1"] == "nothing"
    assert match.view().points[0].queen == 0
    poor = at(sheet(area="production", **QUEEN, queen=2))
    assert play(poor, "die 2", "fly")[-1] == facts.QueenLost(0)


@pytest.mark.rule("BEE-34")
@pytest.mark.rule("BEE-1")
def test_a_queen_egg_of_round_16_is_fed_in_19_22_and_25() -> None:
    stock: dict[str, Any] = {"wax": 3, "honey": 6, "propolis": 3, "bees": (3, 2, 1)}
    match = at(sheet(area="combs", **stock), round=16, dice=(1, 1, 1))
    play(match, "die 1", "stay", *TO_A1, "store a1 queen", "done")
    fed = []
    while not match.over:
        view = match.view()
        die = next(move for move in legal(match) if move.startswith("die"))
        told = play(match, die)
        while now(match).phase in ("write", "mark"):
            told += play(match, legal(match)[0])
        told += play(match, "fly")
        if now(match).phase == "feed":
            told += play(match, "feed queen")
        fed += [view.round for fact in told if isinstance(fact, facts.QueenFed)]
        play(match, "done")
    assert fed == [19, 22, 25]
    assert match.view().points[0].queen == 12

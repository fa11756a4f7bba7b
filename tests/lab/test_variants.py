"""Variants side by side: the plan, what is seen of a game, and what is said of many."""

from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from skep.bots.registry import make_bot
from skep.engine.chance import SeededChance
from skep.engine.errors import BadOption
from skep.games.registry import game_by_id
from skep.lab.simulate import play, seed_of_game, simulate
from skep.lab.variants import study as study_module
from skep.lab.variants.estimates import Estimate, mean_of, ratio_of, student, within
from skep.lab.variants.findings import Findings, figures_of
from skep.lab.variants.plan import (
    Plan,
    Variant,
    make_plan,
    options_of,
    read_design,
    read_variants,
    vary,
)
from skep.lab.variants.seen import Seen, watch
from skep.lab.variants.study import study
from skep.lab.variants.trials import Skill, Trial, play_trial
from skep.lab.workers import BadExperiment
from skep.locale import words

QUICK = Variant("quick", {"quick": True})


def quick_plan(games: int = 4, **more: Any) -> Plan:
    return make_plan("butine", [QUICK], seats=2, bots=["random"], games=games, **more)


def seen(wins: tuple[float, ...], uses: dict[str, tuple[int, ...]] | None = None) -> Seen:
    scores = tuple(round(10 * won) for won in wins)
    bots = ("random",) * len(wins)
    return Seen(wins, scores, bots, "ended", {"points": 5.0}, uses or {})


# ---------------------------------------------------------------- numbers


def test_students_quantile_is_that_of_the_tables() -> None:
    for freedom, quantile in ((3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (10_000, 1.960)):
        assert student(freedom) == pytest.approx(quantile, rel=0.01)


def test_a_mean_has_the_interval_of_the_textbook() -> None:
    found = mean_of([4.0, 6.0, 8.0, 6.0, 6.0, 6.0])
    assert found is not None
    assert found.value == 6.0
    # standard deviation 1.2649 over the root of six, times 2.571
    assert found.half == pytest.approx(1.328, rel=0.01)
    assert mean_of([4.0]) is None


def test_a_ratio_is_of_the_sums_and_is_sure_where_all_parts_agree() -> None:
    found = ratio_of([(1.0, 2.0), (2.0, 4.0), (4.0, 8.0)])
    assert found is not None
    assert (found.value, found.half) == (0.5, 0.0)
    spread = ratio_of([(0.0, 2.0), (3.0, 4.0), (4.0, 8.0)])
    assert spread is not None
    assert spread.value == 0.5
    assert spread.half > 0.1
    assert ratio_of([(1.0, 0.0), (1.0, 0.0)]) is None


def test_a_share_stays_between_nothing_and_all() -> None:
    assert within(Estimate(0.1, -0.2, 0.4), 0, 1) == Estimate(0.1, 0.0, 0.4)


# ---------------------------------------------------------------- plans


def test_options_vary_each_with_each() -> None:
    found = vary({"quick": [True, False], "challenge": [None, 9]}, {"expert": True})
    assert [one.name for one in found] == [
        "quick=true, challenge=null",
        "quick=true, challenge=9",
        "quick=false, challenge=null",
        "quick=false, challenge=9",
    ]
    assert found[1].options == {"quick": True, "challenge": 9, "expert": True}


@pytest.mark.parametrize(
    ("asked", "complaint"),
    [
        ({"games": 1}, "at least 2"),
        ({"until": 0.7}, "narrower than"),
        ({"bots": ["random", "random", "random"], "seats": 2}, "2 seats need one bot, or 2"),
        ({"skill": ["random"]}, "two bots, the weaker first"),
        ({"variants": [QUICK, QUICK]}, 'two variants called "quick"'),
        ({"variants": [Variant(str(at), {}) for at in range(25)]}, "25 variants are too many"),
    ],
)
def test_what_cannot_be_studied_is_refused(asked: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadExperiment, match=complaint):
        make_plan("butine", **asked)


def test_a_wrong_option_is_refused_before_anybody_plays() -> None:
    with pytest.raises(BadOption, match="challenge"):
        make_plan("butine", [Variant("far", {"challenge": 99})])
    with pytest.raises(BadOption, match="no design of one's own"):
        make_plan("waggle-dance", [Variant("far", {"honey": {"a": 1}})])


# ---------------------------------------------------------------- designs in files


def test_tiles_are_taken_out_of_the_box_by_a_file(tmp_path: Path) -> None:
    file = tmp_path / "variants.toml"
    file.write_text("[usual]\n[few]\nquick = true\ntiles = { W = 3, B = 0 }\n")
    usual, few = read_variants(file, {"expert": True})
    assert usual == Variant("usual", {"expert": True})
    game = game_by_id("butine")
    options = options_of(game, few.options)
    state, _ = game.setup(2, options, study_chance())
    assert state.supply == [2, 10, 10, 0]
    assert state.options.quick
    assert state.options.expert
    seen_again = game.imagine(game.view(state, 0), study_chance())
    assert seen_again.supply == [2, 10, 10, 0]  # bots imagine the same box
    laid = play_trial(
        make_plan("butine", [few], seats=2, bots=["random"], games=2, skill=[]), (0, 0)
    )
    assert laid.seen.figures["moves"] > 10


def study_chance() -> SeededChance:
    return SeededChance(1)


@pytest.mark.parametrize("tiles", [{"W": 0}, {"W": 8}, {"X": 1}, {"R": "many"}, {"R": True}])
def test_more_than_the_box_holds_is_refused(tiles: dict[str, Any]) -> None:
    with pytest.raises(BadOption, match="tiles are counts"):
        options_of(game_by_id("butine"), {"tiles": tiles})


def sheet_text() -> str:
    from importlib.resources import files

    return (files("skep.games.bee_busy") / "sheets" / "garden.toml").read_text("utf-8")


def test_a_sheet_of_ones_own_is_played_on(tmp_path: Path) -> None:
    file = tmp_path / "short.toml"
    text = sheet_text()
    assert "\nwall = 1\n" in text
    file.write_text(text.replace("\nwall = 1\n", "\nwall = 3\n"))
    (variant,) = vary({"sheet": [read_design(file)]}, {})
    assert variant.name == "sheet=short"
    game = game_by_id("bee-busy")
    state, _ = game.setup(1, options_of(game, variant.options), study_chance())
    assert state.board.sheet.combs.wall == 3
    plan = make_plan("bee-busy", [Variant("usual", {}), variant], games=2, skill=[])
    dear, usual = play_trial(plan, (1, 0)).seen, play_trial(plan, (0, 0)).seen
    assert sum(dear.uses.get("action wall", (0,))) < sum(usual.uses["action wall"])


def test_a_sheet_that_cannot_be_played_on_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(sheet_text().replace("\nwall = 1\n", "\nwall = 1\nroof = 1\n"))
    with pytest.raises(BadOption, match="roof"):
        options_of(game_by_id("bee-busy"), {"sheet": read_design(file).table})


@pytest.mark.parametrize(
    ("text", "complaint"),
    [("", "no variant"), ("quick = true", "must be a table"), ("[", "cannot be read")],
)
def test_a_file_that_is_none_is_refused(tmp_path: Path, text: str, complaint: str) -> None:
    file = tmp_path / "variants.toml"
    file.write_text(text)
    with pytest.raises(BadExperiment, match=complaint):
        read_variants(file, {})
    with pytest.raises(BadExperiment, match="no file"):
        read_variants(tmp_path / "nothing.toml", {})


# ---------------------------------------------------------------- one game


def test_a_watched_game_is_the_one_that_a_simulation_plays() -> None:
    plan = make_plan("butine", [QUICK], bots=["random", "greedy"], games=4, skill=[])
    games = [play_trial(plan, (0, deal)).seen for deal in range(4)]
    found = simulate("butine", 2, ["random", "greedy"], 4, 1, {"quick": True})
    assert sum(one.figures["moves"] for one in games) / 4 == found.length.mean
    assert [sum(one.wins[seat] for one in games) for seat in range(2)] == [
        at.wins.wins for at in found.by_seat
    ]
    for name, use in found.actions.items():
        assert sum(sum(one.uses.get(f"action {name}", ())) for one in games) == use.count


def test_what_is_seen_of_a_game_for_several() -> None:
    game = game_by_id("butine")
    found = watch(game, options_of(game, {"quick": True}), ("greedy", "random"), 3)
    figures = found.figures
    assert sum(found.wins) == 1
    assert figures["spread"] == max(found.scores) - min(found.scores)
    assert figures["points"] == sum(found.scores) / 2
    assert figures["choices"] >= 2
    assert 1 <= figures["good"] <= figures["choices"] * 3
    assert 0 < figures["gain"] < 1
    assert 0 < figures["decided"] <= 1
    assert 0 <= figures["forced"] < 1
    assert figures["unwon"] == 0


def test_lead_changes_are_those_of_the_points() -> None:
    game = game_by_id("butine")
    ahead: list[int] = []

    def apply(state: Any, *rest: Any) -> Any:
        events = game.apply(state, *rest)
        mine, theirs = game.scores(state)
        if mine != theirs:
            ahead.append(int(theirs > mine))
        return events

    options = options_of(game, {})
    bots = [make_bot("greedy", "butine", seed_of_game(5, seat)) for seat in range(2)]
    play(replace(game, apply=apply), options, bots, 5)
    changes = sum(one != other for one, other in pairwise(ahead))
    assert changes > 0
    assert watch(game, options, ("greedy", "greedy"), 5).figures["lead-changes"] == changes


def test_a_column_counts_for_whoever_marks_it() -> None:
    game = game_by_id("bee-busy")
    found = watch(game, options_of(game, {}), ("greedy", "greedy"), 3)
    columns = {name: used for name, used in found.uses.items() if name.startswith("column ")}
    assert len(columns) > 3
    assert all(sum(by_seat[at] for by_seat in columns.values()) > 5 for at in (0, 1))


@pytest.mark.parametrize(
    ("game", "action", "options"),
    [
        ("butine", "place", {"W", "R", "Y", "B"}),
        ("bee-busy", "make", {"honey", "wax", "propolis"}),
        ("waggle-dance", "store", {"white", "yellow", "orange", "red", "purple", "blue"}),
    ],
)
def test_each_use_of_an_action_counts_for_the_option_that_was_taken(
    game: str, action: str, options: set[str]
) -> None:
    rules = game_by_id(game)
    short = {"honey": 1} if game == "waggle-dance" else {}
    uses = watch(rules, options_of(rules, short), ("greedy", "greedy"), 3).uses
    head = f"option {action} "
    taken = {name.removeprefix(head): by for name, by in uses.items() if name.startswith(head)}
    assert len(taken) > 1
    assert taken.keys() <= options
    assert tuple(map(sum, zip(*taken.values(), strict=True))) == uses[f"action {action}"]


def test_a_race_is_watched_too_and_a_puzzle_may_be_a_dead_end() -> None:
    game = game_by_id("la-ruche")
    raced = watch(game, options_of(game, {}), ("steady", "steady"), 3)
    assert raced.figures["seconds"] > 10
    assert "decided" not in raced.figures
    ends = [watch(game, options_of(game, {"tiles": 20}), ("random",), seed) for seed in range(3)]
    assert {one.figures["unwon"] for one in ends} >= {1.0}


# ---------------------------------------------------------------- many games


def figures(trials: list[Trial], seats: int = 2) -> Any:
    plan = make_plan("butine", [QUICK], seats=seats, bots=["random"], games=len(trials))
    return figures_of(plan, 0, trials)


def test_what_winners_use_is_worth_something_and_what_all_use_says_nothing() -> None:
    trials = [
        Trial(seen((1.0, 0.0), {"action a": (3, 1), "action b": (2, 2), "action c": (1, 2)}), 1),
        Trial(seen((0.0, 1.0), {"action a": (0, 2), "action b": (2, 2), "action c": (2, 1)}), 1),
    ] * 10
    found = figures(trials).uses
    assert found["action a"].worth.value == pytest.approx(0.5)
    assert found["action c"].worth.value == pytest.approx(-1.0)
    assert found["action b"].worth is None
    assert found["action a"].per_game.value == 3
    assert found["action a"].users.share == 0.75


def test_how_much_points_vary_has_an_interval() -> None:
    """Of the points 10 and 0, half each: 5, and Bessel's little more."""
    apart = figures([Trial(seen((1.0, 0.0)), 1)] * 20).deviation
    assert apart.value == pytest.approx(5.0 * (40 / 39) ** 0.5)
    assert apart.low == pytest.approx(apart.high)  # in every game the same
    mixed = [Trial(seen((1.0, 0.0)), 1), Trial(seen((0.5, 0.5)), 1)] * 10
    wide = figures(mixed).deviation
    # Variances of 25 and 0 by turns: 12.5 ± 2.093 · 12.825 / √20, and Bessel's 40/39.
    assert wide.low == pytest.approx(((12.5 - 6.003) * 40 / 39) ** 0.5, rel=1e-3)
    assert wide.high == pytest.approx(((12.5 + 6.003) * 40 / 39) ** 0.5, rel=1e-3)


@pytest.mark.parametrize(("seldom", "told"), [(1, False), (8, True)])
def test_one_odd_game_says_nothing_about_somebody_alone(seldom: int, told: bool) -> None:
    odd = Trial(seen((1.0,), {"column 9": (1,)}), 1)
    usual = Trial(seen((0.0,), {"column 9": (2,)}), 1)
    plan = make_plan("bee-busy", games=40)
    found = figures_of(plan, 0, [odd] * seldom + [usual] * (40 - seldom))
    assert (found.uses["column 9"].worth is not None) == told


def test_luck_decides_all_or_nothing() -> None:
    one, other = (1.0, 0.0), (0.0, 1.0)
    even = [Skill(one, one, 0.5, 0.5), Skill(other, other, 0.5, 0.5)]
    luck = figures([Trial(seen(one), 5, skill) for skill in even * 10])
    assert luck.luck.value == pytest.approx(1.0)
    assert luck.skill.value == 0.0
    free = [Skill(a, b, 0.0, 1.0) for a in (one, other) for b in (one, other)]
    skill = figures([Trial(seen(one), 5, each) for each in free * 10])
    assert skill.luck.value == pytest.approx(0.0)
    assert skill.skill.value == pytest.approx(1.0)
    assert skill.skill.low < 0.95  # forty deals are not certainty


def test_where_all_goes_the_same_way_there_is_nothing_to_explain() -> None:
    plan = make_plan("bee-busy", games=12)
    same = [Trial(seen((1.0,)), 4, Skill((12.0,), (12.0,), 12.0, 12.0))] * 12
    found = figures_of(plan, 0, same)
    assert (found.luck, found.skill) == (None, None)


def test_three_quarters_of_the_wins_are_a_quarter_of_the_result() -> None:
    """Between levels lies (0.75 - 0.25)² of the variance of a game of two."""
    some = [Skill((0.5, 0.5), (0.5, 0.5), 0.25, 0.75)] * 12
    assert figures([Trial(seen((1.0, 0.0)), 5, one) for one in some]).skill.value == 0.25


def test_variants_meet_the_same_luck_and_their_differences_are_paired() -> None:
    same = [Variant("one", {"quick": True}), Variant("two", {"quick": True})]
    plan = make_plan("butine", [*same, Variant("long", {})], 2, ["greedy"], games=4, skill=[])
    found = study(plan)
    twin, longer = found.differences
    assert {apart.value for apart in twin.figures.values()} == {0.0}
    assert {apart.half for apart in twin.figures.values()} == {0.0}
    first, _, third = found.variants
    moves = longer.figures["moves"]
    assert moves.value == pytest.approx(third.figures["moves"].value - first.figures["moves"].value)
    assert moves.low > 0
    assert found.stop == "games"
    assert found.games == 12


def test_findings_can_be_kept_and_read_again() -> None:
    found = study(quick_plan(games=4, skill=["random", "random"]))
    assert found.schema == "skep-lab-2"
    assert found.games == 4 + 4  # on one deal in four, four games more
    assert msgspec.json.decode(msgspec.json.encode(found), type=Findings) == found


def test_it_ends_when_all_intervals_are_narrow_and_not_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    played: list[int] = []

    def play(plan: Plan, part: tuple[int, int]) -> Trial:
        played.append(part[1])
        won = part[1] % 2
        return Trial(seen((float(won), float(1 - won))), 1)

    monkeypatch.setattr(study_module, "play_trial", play)
    # Half of n games: the interval is about ±1/√n. ±15% needs 50 deals, by looks of ten.
    told: list[tuple[int, int]] = []
    found = study(quick_plan(500, until=0.15, skill=[]), 1, lambda *now: told.append(now))
    assert found.stop == "narrow"
    assert found.variants[0].games == 50
    assert played == list(range(50))
    assert told[0][1] == 500
    assert told[-1][0] == 50
    soon = study(quick_plan(500, until=0.45, skill=[]))
    assert soon.variants[0].games == 30  # ten deals would be narrow enough, and too few
    wide = study(quick_plan(40, until=0.01, skill=[]))
    assert (wide.stop, wide.variants[0].games) == ("games", 40)


def test_ctrl_c_tells_what_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    def play(plan: Plan, part: tuple[int, int]) -> Trial:
        if part == (1, 3):
            raise KeyboardInterrupt
        return Trial(seen((1.0, 0.0)), 1)

    monkeypatch.setattr(study_module, "play_trial", play)
    plan = make_plan("butine", [QUICK, Variant("usual", {})], 2, ["random"], games=9, skill=[])
    found = study(plan)
    assert not found.complete
    assert [one.games for one in found.variants] == [3, 3]


def test_every_figure_has_its_words() -> None:
    from skep.lab.variants.findings import FIGURES

    for language in ("en", "fr"):
        speak = words(language)
        assert [name for name in FIGURES if not speak.has(f"lab-{name}")] == []

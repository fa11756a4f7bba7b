"""What was learned of Bee Busy: the quick value, what is learned from, and how plans are tried."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

import skep
from skep.bots.greedy.bee_busy_plans import Plan, Planner
from skep.bots.learned.bee_busy.ahead import _best, _come_to_choose, _end_round, ahead
from skep.bots.learned.bee_busy.features import MOMENTS, NAMES, features, nearest_moments
from skep.bots.learned.bee_busy.steps import lasting
from skep.bots.learned.bee_busy.worth import WorthAfter
from skep.bots.learned.player import LearnedBot, rate
from skep.bots.learned.registry import SIGHTS
from skep.bots.learned.value import Value, shipped_value
from skep.bots.search.outlook import Outlook
from skep.bots.search.player import SearchingBot
from skep.bots.search.search import Budget, Search
from skep.engine.chance import SeededChance
from skep.games.bee_busy.checking import check
from skep.games.bee_busy.deciding import decide
from skep.games.bee_busy.material import OPEN
from skep.games.bee_busy.moves import DONE, Feed, Line, Make, Pick, Store, Wall
from skep.games.bee_busy.rules import apply
from skep.games.bee_busy.state import ACT, DIE, Hive, State
from tests.games.bee_busy.sheets import at, play, sheet
from tests.laws.tables import played

SIGHT = SIGHTS["bee-busy"]
RICH: dict[str, Any] = {
    "area": "production",
    "honey": 4,
    "wax": 6,
    "combs": {"c3": "egg", "a1": "egg"},
}


def plain(hive: Hive) -> dict[str, Any]:
    """All that stands on a sheet."""
    return {name: getattr(hive, name) for name in Hive.__slots__}


def moments() -> list[tuple[skep.Match, int]]:
    """Moments of games with one to four seats, at which a seat has a choice."""
    found = []
    for seats in (1, 2, 3, 4):
        for steps in (0, 23, 60, 111, 180):
            match = played("bee-busy", (seats, {}), seats, steps)
            found += [(match, seat) for seat in match.actors if len(match.legal(seat)) > 1][:1]
    return found


def test_a_moment_belongs_to_its_neighbours() -> None:
    for left in range(1, 26):
        shares = nearest_moments(left)
        assert sum(share for _, share in shares) == pytest.approx(1)
        if left <= MOMENTS[-1]:
            assert sum(MOMENTS[moment] * share for moment, share in shares) == pytest.approx(left)


def test_the_quick_value_is_the_sum_of_all_features() -> None:
    weights = [(number * 7919 % 101 - 50) / 10 for number in range(len(NAMES))]
    value = Value(SIGHT, weights)
    for match, _ in moments():
        for seat in range(match.seats):
            expected = value.weigh(features(match.state, seat))
            assert value(match.state, seat) == pytest.approx(expected)
            assert value(match.state, seat) == pytest.approx(expected), "and once more, remembered"


def test_no_two_sheets_that_differ_are_taken_for_the_same() -> None:
    """What is remembered of a sheet must not be told of another one, whatever differs."""
    weights = [(number * 7919 % 101 - 50) / 10 for number in range(len(NAMES))]
    value = Value(SIGHT, weights)
    for match, seat in moments():
        hive = match.state.hives[seat]
        value(match.state, seat)
        for name in Hive.__slots__:
            before = getattr(hive, name)
            for other in others_like(name, before):
                setattr(hive, name, other)
                expected = value.weigh(features(match.state, seat))
                assert value(match.state, seat) == pytest.approx(expected), (name, before, other)
            setattr(hive, name, before)


def others_like(name: str, number: Any) -> list[Any]:
    """Other things that could stand on a sheet instead."""
    if name in ("area", "phase", "open_flowers", "flowers", "visited", "walls", "pending"):
        return [0, 1, 2]
    if isinstance(number, bool):
        return [not number]
    if isinstance(number, int):
        return [number + 1, 0]
    if name in ("line", "dice", "laid"):
        return [number[:-1]] if len(number) > 1 else []
    return [(*number[:at], one + by, *number[at + 1 :])
            for at, one in enumerate(number) for by in (1, 2)]  # fmt: skip


def every_plan(state: State, seat: int, value: Value) -> list[Plan]:
    """The plain plans, with nothing remembered."""
    worth = WorthAfter(state, value)
    return Planner(state.copy(), seat, worth).plans(state.hives[seat], quick=True)


def best_worth(state: State, seat: int, value: Value) -> float:
    """What the best of them is worth."""
    worth = WorthAfter(state, value)
    return max(worth(done) for _, done in every_plan(state, seat, value))


def test_remembered_plans_are_those_that_are_found_anew() -> None:
    value = Value(SIGHT, list(shipped_value(SIGHT, 1).weights))
    seen = 0
    for match, seat in moments():
        for dice in ((2, 3, 5), (1, 6, 6), (3, 3, 4)):
            state = match.state.copy()
            hive = state.hives[seat]
            if hive.phase != DIE:
                continue
            state.dice = hive.dice = dice
            # Marks that fill no column bring nothing but what they are worth.
            fuller = tuple(
                mark + (mark + 2 < length)
                for mark, length in zip(hive.marks, state.board.lengths, strict=True)
            )
            for marks in (hive.marks, fuller):
                hive.marks = marks
                worth, _, done = _best(state, seat, value)
                assert worth == pytest.approx(best_worth(state, seat, value))
                assert WorthAfter(state, value)(done) == pytest.approx(worth)
                plans = every_plan(state, seat, value)
                assert plain(done) in [plain(sheet) for _, sheet in plans]
                seen += 1
    assert seen > 40


def test_plans_are_found_once(monkeypatch: pytest.MonkeyPatch) -> None:
    value = Value(SIGHT, list(shipped_value(SIGHT, 1).weights))
    state = at(sheet(**RICH), dice=(2, 3, 5)).state
    found = _best(state, 0, value)
    monkeypatch.delattr(Planner, "plans")
    again = _best(state, 0, value)
    assert (found[:2], plain(found[2])) == (again[:2], plain(again[2]))


def test_no_plan_is_remembered_for_a_sheet_that_differs() -> None:
    """Whatever differs on a sheet, its plans are found for it, and not taken from another one."""
    value = Value(SIGHT, [(number * 7919 % 101 - 50) / 10 for number in range(len(NAMES))])
    match = at(sheet(**RICH, nectar=2, pollen=2), dice=(2, 3, 5))
    state = match.state.copy()
    hive = state.hives[0]
    for name in Hive.__slots__:
        before = getattr(hive, name)
        if name in ("phase", "dice", "pending", "die", "sum", "laid"):
            continue  # what a die that is taken decides, or what is empty before
        for other in others_like(name, before):
            _best(state, 0, value)
            setattr(hive, name, other)
            assert _best(state, 0, value)[0] == pytest.approx(best_worth(state, 0, value)), name
            setattr(hive, name, before)


def test_a_plan_leads_to_the_sheet_that_its_moves_make() -> None:
    """Flowers and walls are crossed at a stretch, and must be as if crossed one by one."""
    value = Value(SIGHT, list(shipped_value(SIGHT, 1).weights))
    made: Counter[type] = Counter()
    rich = at(sheet(**{**RICH, "wax": 12}), dice=(2, 3, 5))
    swarm = at(sheet(area="meadow", bees=(3, 1, 1)), dice=(4, 5, 6))
    for match, seat in [*moments(), (rich, 0), (swarm, 0)]:
        state = match.state
        worth = WorthAfter(state, value)
        whole = Planner(state.copy(), seat, worth).plans(state.hives[seat])
        for moves, done in (*every_plan(state, seat, value), *whole[::7]):
            twin = state.copy()
            for move in moves[: -1 if moves[-1] == DONE else None]:
                assert check(twin, seat, move) is None
                decide(twin, seat, move, [])
            assert plain(twin.hives[seat]) == plain(done)
            made.update(map(type, moves))
    assert min(made[kind] for kind in (Pick, Wall, Store, Feed, Make, Line)) > 3


def test_one_wall_can_complete_two_combs() -> None:
    value = Value(SIGHT, list(shipped_value(SIGHT, 1).weights))
    state = at(sheet(area="combs", wax=6), dice=(2, 3, 5)).state
    board, hive = state.board, state.hives[0]
    wall, (one, other) = next(
        (number, combs)
        for number, combs in enumerate(board.combs_of_wall)
        if len(combs) == 2 and all(hive.contents[comb] == OPEN for comb in combs)
    )
    hive.walls |= (board.comb_walls[one] | board.comb_walls[other]) & ~(1 << wall)
    state.before[0] = hive.copy()
    twice = 0
    for moves, done in every_plan(state, 0, value):
        twin = state.copy()
        for move in moves[:-1]:
            assert check(twin, 0, move) is None
            decide(twin, 0, move, [])
        assert plain(twin.hives[0]) == plain(done)
        twice += sum(isinstance(move, Store) for move in moves) == 2
    assert twice


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_round_is_over_for_the_sheet_as_if_all_had_made_their_moves(seats: int) -> None:
    value = Value(SIGHT, list(shipped_value(SIGHT, seats).weights))
    match = skep.new("bee-busy", seats=seats, seed=seats)
    short = match.state.copy()
    chance = SeededChance(5)
    first = rounds = 0
    while not short.over:
        _come_to_choose(short, 0, value, chance)
        if short.over:
            break
        long, luck = short.copy(), chance.copy()
        first += short.first == 0
        _, _, sheet = _best(short, 0, value)
        plans = every_plan(long, 0, value)
        moves = next(moves for moves, done in plans if plain(done) == plain(sheet))
        for move in moves:
            apply(long, 0, move, luck)
        for other in range(1, seats):
            long.hives[other].phase = ACT
            apply(long, other, DONE, luck)
        short.hives[0] = sheet
        _end_round(short, chance)
        assert (long.round, long.first, long.dice, long.over) == (
            short.round,
            short.first,
            short.dice,
            short.over,
        )
        assert plain(long.hives[0]) == plain(short.hives[0])
        rounds += 1
    assert rounds == match.state.board.sheet.track.rounds
    assert 0 < first <= rounds


def test_a_step_is_begun_once_and_tried_often() -> None:
    """Up to its last move a step is the same in each try: a search makes it once."""
    match = skep.new("bee-busy", seats=2, seed=4)
    seat = match.state.first
    met: list[State] = []

    def look(state: Any, seat: int, value: Any, chance: Any) -> float:
        met.append(state)
        return 50.0

    sight = replace(SIGHT, ahead=look)
    search = Search(sight, shipped_value(SIGHT, 2), [match.state], seat, match.legal(seat), 9)
    for branch in search.root.branches[:4]:
        assert len(branch.step) > 2
        made = SIGHT.after(match.state, seat, branch.step, SeededChance(1))
        for number in (1, 2, 3):
            search.follow(number, branch)
            assert plain(met[-1].hives[seat]) == plain(made.hives[seat])
            met[-1].hives[seat].honey += 1  # whoever plays on does so on a copy


def test_what_is_learned_from_is_what_was_judged() -> None:
    seen = 0
    for match, seat in moments():
        value = shipped_value(SIGHT, match.seats)
        for worth, step in rate(SIGHT, value, match.state, seat, SeededChance(1))[:20]:
            found = lasting(match.state, seat, step)
            if found is None:
                assert not match.state.dice, "only mites choose before the dice fall"
                continue
            assert value.weigh(found) == pytest.approx(worth)
            seen += 1
    assert seen > 50


def test_a_step_in_the_middle_of_a_round_teaches_nothing() -> None:
    match = at(sheet(area="meadow"), dice=(2, 3, 5))
    assert lasting(match.state, 0, (match.legal(0)[0],)) is None


def plans(match: skep.Match, **how: Any) -> list[tuple[str, ...]]:
    value = shipped_value(SIGHT, 1)
    quick = how.pop("quick", False)
    planner = Planner(match.state.copy(), 0, lambda hive: value.judge(match.state, 0), **how)
    return [tuple(map(str, moves)) for moves, _ in planner.plans(match.state.hives[0], quick=quick)]


def test_lean_plans_change_a_die_in_one_way_only() -> None:
    match = at(sheet(area="meadow"), dice=(2, 3, 5))
    every, lean = plans(match), plans(match, lean=True)
    assert set(lean) < set(every)
    taken = {plan[:2] for plan in lean if plan[0].startswith("change")}
    assert sorted(take.split()[-1] for _, take in taken) == ["1", "4", "6"]
    assert {plan for plan in every if not plan[0].startswith("change")} <= set(lean)


def test_larvae_are_fed_in_one_order_only() -> None:
    fed = [
        tuple(move for move in plan if move.startswith("feed"))
        for plan in plans(at(sheet(**RICH), dice=(2, 3, 5)))
    ]
    assert ("feed meadow", "feed production") in fed
    assert ("feed production", "feed meadow") not in fed


def test_quick_plans_pick_as_much_as_they_can_in_one_way_only() -> None:
    match = at(sheet(area="meadow", bees=(3, 1, 1)), dice=(4, 5, 6))
    quick, every = plans(match, quick=True), plans(match)
    assert set(quick) < set(every)

    def gain(plan: tuple[str, ...]) -> tuple[int, int, int]:
        flowers = match.state.board.flower_by_name
        picked = [flowers[move[5:]] for move in plan if move.startswith("pick")]
        board = match.state.board
        return (
            len(picked),
            sum(board.nectar[flower] for flower in picked),
            sum(board.pollen[flower] for flower in picked),
        )

    stays = [plan for plan in quick if plan[:2] == ("die 6", "stay")]
    gains = [gain(plan) for plan in stays]
    assert len(gains) == len(set(gains))
    most = {gain(plan) for plan in every if plan[:2] == ("die 6", "stay") and gain(plan)[0] == 3}
    assert most <= set(gains)


def test_playing_on_ends_with_the_points_of_the_game() -> None:
    match = at(sheet(area="meadow", honey=5), round=25, dice=(2, 3, 5))
    play(match, "die 2", "stay", "done")
    assert match.over
    state = match.state.copy()
    assert ahead(state, 0, shipped_value(SIGHT, 1), SeededChance(1)) == match.scores[0]


def test_playing_on_leaves_the_sheets_of_the_others_alone() -> None:
    match = skep.new("bee-busy", seats=3, seed=4)
    seat = match.state.first
    value = shipped_value(SIGHT, 3)
    _, step = max(rate(SIGHT, value, match.state, seat, SeededChance(1)))
    state = SIGHT.after(match.state, seat, step, SeededChance(1))
    before = state.round
    worth = ahead(state, seat, value, SeededChance(2))
    assert state.round == before + 3
    assert 20 < worth < 100
    for other in range(3):
        if other != seat:
            assert SIGHT.game.scores(state)[other] == match.scores[other]


def test_playing_on_comes_through_the_mites() -> None:
    match = at(sheet(area="meadow"), round=17, dice=(2, 3, 5))
    play(match, "die 2", "stay", "done")
    state = match.state.copy()
    assert state.round == 18
    assert not state.dice, "the mites choose first"
    ahead(state, 0, shipped_value(SIGHT, 1), SeededChance(1))
    assert state.round == 20


def test_playing_on_waits_for_those_whom_the_mites_bite() -> None:
    """The first player has enough propolis and no choice to make before the dice fall."""
    for first in range(3):
        match = skep.new("bee-busy", seats=3, seed=4)
        state = match.state.copy()
        state.round, state.first = 17, first
        for other, hive in enumerate(state.hives):
            hive.phase = ACT
            hive.propolis = 5 if other == (first + 1) % 3 else 0
        for other in range(3):
            SIGHT.game.apply(state, other, DONE, SeededChance(1))
        assert state.round == 18
        for seat in range(3):
            ahead(state.copy(), seat, shipped_value(SIGHT, 3), SeededChance(1))


def test_every_plan_meets_the_same_dice() -> None:
    match = skep.new("bee-busy", seats=1, seed=4)
    met: list[tuple[int, ...]] = []

    def look(state: Any, seat: int, value: Any, chance: Any) -> float:
        met.append(state.dice)
        return 50.0

    sight = replace(SIGHT, ahead=look)
    search = Search(sight, shipped_value(SIGHT, 1), [match.state], 0, match.legal(0), 9)
    many = len(search.root.branches)
    assert many > 3
    search.run(Budget(many))
    assert len(met) == many
    # In the first of the phases everybody is tried; the first try of each has the same luck.
    phase = many // (many - 1).bit_length()
    assert len(set(met[:phase])) == 1


def test_a_search_tries_the_better_half_again() -> None:
    match = skep.new("bee-busy", seats=2, seed=4)
    seat = match.state.first
    search = Search(SIGHT, shipped_value(SIGHT, 2), [match.state], seat, match.legal(seat), 9)
    step = search.run(Budget(80))
    tries = sorted(branch.tries for branch in search.root.branches)
    assert tries[-1] > 3 * tries[0]
    best = next(branch for branch in search.root.branches if branch.step == step)
    assert best.tries >= tries[-1] - 1


def somebody(kind: str) -> LearnedBot | SearchingBot:
    if kind == "learned":
        return LearnedBot(SIGHT, 1, 1)
    return SearchingBot(SIGHT, 1, 1, Budget(20))


@pytest.mark.parametrize("kind", ["learned", "search"])
def test_a_plan_is_made_once_a_round(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = at(sheet(**RICH), dice=(2, 3, 5))
    bot = somebody(kind)
    thought = []
    think = bot._think

    def counted(*about: Any) -> Any:
        thought.append(1)
        return think(*about)

    monkeypatch.setattr(bot, "_think", counted)
    chosen = []
    while "done" not in chosen:
        move = bot.choose(match.view(0), match.legal(0))
        fresh = somebody(kind)
        assert fresh.choose(match.view(0), match.legal(0)) == move, "it is only remembered"
        chosen.append(str(move))
        play(match, chosen[-1])
    assert len(chosen) > 2
    assert len(thought) == 1


def test_it_goes_on_when_somebody_else_began_its_round() -> None:
    match = at(sheet(area="meadow"), dice=(2, 3, 5))
    bot = LearnedBot(SIGHT, 1, 1)
    wanted = str(bot.choose(match.view(0), match.legal(0)))
    play(match, next(die for die in ("die 2", "die 3", "die 5") if die != wanted))
    assert bot.choose(match.view(0), match.legal(0)) in match.legal(0)


def test_alone_ten_points_more_are_nearly_ten_times_one_more() -> None:
    match = skep.new("bee-busy", seats=1, seed=4)
    value = shipped_value(SIGHT, 1)
    outlook = Outlook(SIGHT, value, match.state)
    now = value(match.state, 0)
    rated = [(now + more, ()) for more in (0.0, 1.0, 10.0)]
    none, one, ten = outlook.first_sight(match.state, 0, rated)
    assert (ten - none) == pytest.approx(10 * (one - none), rel=0.05)
    assert outlook.points(ten) == pytest.approx(now + 10)

"""The search: within its budget, from the view alone, and better than the first sight."""

import gc

import pytest

from skep.bots.learned.registry import SIGHTS
from skep.bots.learned.sight import Step
from skep.bots.learned.value import shipped_value
from skep.bots.search.opinion import compare, opinions
from skep.bots.search.player import SearchingBot
from skep.bots.search.search import Budget, Search
from skep.engine.chance import SeededChance
from tests.laws.tables import played

each_sight = pytest.mark.parametrize("game_id", list(SIGHTS))
TABLES: dict[str, tuple[int, dict[str, object]]] = {
    "butine": (2, {}),
    "waggle-dance": (3, {}),
    "bee-busy": (1, {}),
}


def search(game_id: str, steps: int) -> Search:
    match = played(game_id, TABLES[game_id], 4, steps)
    seat = next(seat for seat in match.actors if len(match.legal(seat)) > 1)
    sight = SIGHTS[game_id]
    worlds = [sight.game.imagine(match.view(seat), SeededChance(n)) for n in range(3)]
    value = shipped_value(sight, match.seats)
    return Search(sight, value, worlds, seat, match.legal(seat), 9)


@each_sight
def test_a_search_tries_as_often_as_it_may(game_id: str) -> None:
    found = search(game_id, 10)
    step = found.run(Budget(12))
    assert found.tries == 12
    assert step in [branch.step for branch in found.root.branches]
    tried = sum(branch.tries - 1 for branch in found.root.branches)
    assert tried == 12
    assert all(0 <= branch.worth <= 1 for branch in found.root.branches)


@each_sight
def test_the_same_search_finds_the_same(game_id: str) -> None:
    one, other = search(game_id, 10), search(game_id, 10)
    assert one.run(Budget(15)) == other.run(Budget(15))
    assert [b.total for b in one.root.branches] == [b.total for b in other.root.branches]


@pytest.mark.parametrize("game_id", ["butine", "waggle-dance"])
def test_who_stops_when_sure_finds_the_same_with_fewer_tries(game_id: str) -> None:
    spared = 0
    for steps in (10, 20, 30, 40):
        whole, sure = search(game_id, steps), search(game_id, steps)
        assert whole.run(Budget(120)) == sure.run(Budget(120), until_sure=True)
        assert sure.tries <= whole.tries
        spared += whole.tries - sure.tries
    assert spared > 0


def test_nothing_is_collected_while_a_bot_searches() -> None:
    during: list[bool] = []

    def look() -> bool:
        during.append(gc.isenabled())
        if len(during) == 20:
            raise InterruptedError
        return False

    match = played("butine", TABLES["butine"], 4, 10)
    seat = match.actors[0]
    sight, view, legal = SIGHTS["butine"], match.view(seat), match.legal(seat)
    bot = SearchingBot(sight, 9, 1, Budget(5))
    bot.should_stop = look
    bot.choose(view, legal)
    opinions(sight, 1, view, legal, Budget(5), should_stop=look)
    compare(sight, 1, view, [(legal[0],)], 5, should_stop=look)
    assert gc.isenabled()
    patient = SearchingBot(sight, 9, 1, Budget(50))
    patient.should_stop = look
    with pytest.raises(InterruptedError):
        patient.choose(view, legal)
    assert gc.isenabled(), "even when a search breaks off"
    assert during == [False] * 20
    gc.disable()
    try:
        bot.choose(view, legal[:1])
        assert not gc.isenabled(), "who wants it off keeps it off"
    finally:
        gc.enable()


def test_few_steps_are_thought_of_below_the_root() -> None:
    found = search("butine", 30)
    found.run(Budget(60))
    assert len(found.root.branches) > 4, "for hints to choose from"
    below = [node for branch in found.root.branches for node in branch.nodes.values()]
    assert max(len(node.branches) for node in below) == SIGHTS["butine"].width == 4


def test_dice_are_told_apart_and_cards_that_nobody_chooses_by_are_not() -> None:
    """Else hardly two flights of Butine! come to the same node, and none is thought further."""
    match = played("butine", (3, {}), 4, 10)
    fallen = SIGHTS["butine"].fallen
    state = match.state.copy()
    before = fallen(state)
    state.market = list(reversed(state.market))[:-1]
    assert fallen(state) == before
    state.turn = (state.turn + 1) % 3
    assert fallen(state) != before


def test_the_worlds_are_left_alone() -> None:
    match = played("waggle-dance", (2, {}), 4, 10)
    sight = SIGHTS["waggle-dance"]
    seat = match.actors[0]
    world = sight.game.imagine(match.view(seat), SeededChance(1))
    before = sight.game.plain(world)
    value = shipped_value(sight, 2)
    Search(sight, value, [world], seat, match.legal(seat), 9).run(Budget(10))
    assert sight.game.plain(world) == before


def test_a_search_ends_when_it_is_told_to() -> None:
    match = played("butine", (2, {}), 4, 10)
    seat = match.actors[0]
    bot = SearchingBot(SIGHTS["butine"], 1, 1, Budget(1_000_000))
    asked = []

    def enough() -> bool:
        asked.append(1)
        return len(asked) > 5

    bot.should_stop = enough
    assert bot.choose(match.view(seat), match.legal(seat)) in match.legal(seat)
    assert len(asked) == 6


@pytest.mark.parametrize(
    ("seats", "budget"), [(2, Budget(3, 5.0)), (3, Budget(7, 5.5)), (4, Budget(7, 5.5))]
)
def test_a_bot_may_try_more_when_more_play(
    seats: int, budget: Budget, monkeypatch: pytest.MonkeyPatch
) -> None:
    budgets: list[Budget] = []
    run = Search.run

    def spied(searched: Search, budget: Budget, *, until_sure: bool = False) -> Step:
        budgets.append(budget)
        return run(searched, budget, until_sure=until_sure)

    monkeypatch.setattr(Search, "run", spied)
    match = played("butine", (seats, {}), 4, 10)
    seat = match.actors[0]
    bot = SearchingBot(SIGHTS["butine"], 1, 1, Budget(3, 5.0), Budget(7, 6.0))
    bot.hurry(5.5)
    bot.choose(match.view(seat), match.legal(seat))
    assert budgets == [budget]


def test_a_search_ends_when_its_time_is_up() -> None:
    found = search("butine", 10)
    found.run(Budget(1_000_000, seconds=0.05))
    assert 0 < found.tries < 10_000

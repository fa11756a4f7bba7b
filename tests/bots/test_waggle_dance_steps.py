"""What bots look at by night: no cube goes to and fro, and what makes honey is not missed."""

import pytest

import skep
from skep.bots.learned.waggle_dance.steps import steps
from skep.bots.levels import LEVELS
from skep.bots.registry import make_bot
from skep.games.waggle_dance import GAME
from skep.games.waggle_dance.moves import Carry, Swap
from tests.games.waggle_dance.positions import FOUR_WHITE, kitchen, play, texts


def looked_at(match: skep.Match) -> list[str]:
    """The moves that a bot in seat 0 looks at, in order."""
    return [str(move) for (move,) in steps(match.state, 0)]


def moving(match: skep.Match) -> list[str]:
    return [text for text in looked_at(match) if text.startswith(("move", "swap"))]


def test_a_cube_that_lies_no_better_elsewhere_is_left_where_it_is() -> None:
    match = kitchen(["white red @1", "blue yellow @1", ""])
    assert "move white room1 to room2" in texts(match)
    assert looked_at(match) == ["done"]


def test_a_cube_goes_to_its_like() -> None:
    match = kitchen(["white white white @11", "white red @1"])
    assert moving(match) == ["move white room2 to room1"]
    assert looked_at(match)[0] == "done", "where all is the same, nothing is moved"


def test_a_cube_makes_room_for_a_better_one() -> None:
    """One that lies worse then, but the next one makes honey."""
    match = kitchen(["white white white red @11", "white blue blue @1", "red @2"])
    out = "move red room1 to room2"
    assert moving(match) == [out]
    play(match, out)
    assert "move white room2 to room1" in moving(match)
    play(match, "move white room2 to room1")
    assert "honey room1" in looked_at(match)
    assert moving(match) == []


def test_full_rooms_exchange_what_makes_honey() -> None:
    match = kitchen(["white white white red @11", "white blue blue blue @1"])
    assert moving(match) == ["swap red room1 with white room2"]


def test_other_moves_are_all_looked_at() -> None:
    match = kitchen([f"{FOUR_WHITE} @11", "white red @1"], hands=[["efficiency"], []])
    others = {text for text in texts(match) if not text.startswith(("move", "swap"))}
    assert set(looked_at(match)) >= others


@pytest.mark.slow
def test_no_cube_is_carried_to_and_fro() -> None:
    """Bots of all levels but the slowest one, on deals on which they once did so."""
    flows = 0
    for seed, seats in ((4, ("level-3", "level-1")), (3, ("level-2", "level-4"))):
        match = skep.new("waggle-dance", seats=2, seed=seed)
        bots = [make_bot(name, "waggle-dance", 7 * seed + seat) for seat, name in enumerate(seats)]
        night: set[tuple[int, int, tuple[int, ...]]] = set()
        while match.actors:
            seat = next(seat for seat in match.actors if match.legal(seat))
            move = bots[seat].choose(match.view(seat), match.legal(seat))
            if isinstance(move, Carry | Swap):
                flows += 1
                night.add((match.state.round, seat, tuple(match.state.rooms[seat])))
            match.apply(seat, move)
            after = (match.state.round, seat, tuple(match.state.rooms[seat]))
            assert not isinstance(move, Carry | Swap) or after not in night, move
    assert flows


@pytest.mark.slow
def test_who_has_lost_does_not_make_others_wait() -> None:
    """When the other has its honey, nothing that one moves matters any more."""
    match = kitchen(
        ["white red blue @12", "yellow red @12", "blue white @1", "orange @2"],
        ["honey"] * 7,
        first=1,
    )
    assert any(isinstance(move, Carry) for move in match.legal(0))
    bot = make_bot(LEVELS[-1], "waggle-dance", 1)
    made = 0
    while match.actors == (0,) and GAME.result(match.state) is None and made < 20:
        move = bot.choose(match.view(0), match.legal(0))
        match.apply(0, move)
        made += 1
    assert made < 8

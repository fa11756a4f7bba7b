"""Playing on from a moment of a finished game: what was hidden then is hidden now."""

import random
from typing import Any, ClassVar

import msgspec
import pytest

import skep
from skep.engine.chance import SeededChance
from skep.engine.record import Entry, step
from skep.games.registry import GAMES
from skep.server import log
from skep.server.refusals import Denied
from skep.server.tables.forking import forked
from skep.server.tables.state import TableState
from skep.server.tables.table import Table
from tests.server.people import SHORT, Guest, Hall, done, hall, in_loop, play_out

MOVE = 3


async def _finished(here: Hall) -> tuple[Guest, Table]:
    ann, bob, table = await here.two(options=SHORT)
    await play_out(table, ann, bob)
    assert table.state.status == "over"
    return ann, table


def _fork(state: TableState, seed: int, move: int = MOVE, bot: str = "random") -> Any:
    return forked(state, move, bot, "f" * 22, "person-of-Ann", "Ann", SeededChance(seed))


class Finished:
    """What a fork needs of a finished table, from a game with hidden cards."""

    status = "over"
    options: ClassVar[dict[str, Any]] = {}

    def __init__(self, moves: int) -> None:
        match = skep.new("waggle-dance", seats=2, seed=5)
        self.start = match.state.copy()
        rng = random.Random(2)
        while len(match.log) < moves:
            seat = rng.choice([seat for seat in match.actors if match.legal(seat)])
            match.apply(seat, rng.choice(match.legal(seat)))
        self.match = match
        self.game = match.game
        self.seats = [None, None]

    def beginning(self) -> Any:
        return self.start.copy()

    def standing(self) -> list[Entry]:
        return list(self.match.log)


def test_the_seat_sees_what_it_saw_and_the_rest_is_drawn_anew() -> None:
    moves = 120
    table: Any = Finished(moves)
    game, entries = table.game, table.standing()
    seat = entries[-1].seat
    truth = table.beginning()
    for entry in entries[:-1]:
        step(game, truth, entry)
    games = [game.position(_fork(table, seed, moves).created.position) for seed in range(12)]
    for other in games:
        assert game.view(other, seat) == game.view(truth, seat), "all that this seat knew"
    theirs = {msgspec.json.encode(game.view(other, 1 - seat)) for other in games}
    assert len(theirs) > 1, "what was hidden differs from fork to fork"
    assert theirs != {msgspec.json.encode(game.view(truth, 1 - seat))}


@in_loop
async def test_a_fork_is_a_table_to_play_at() -> None:
    async with hall() as here:
        ann, table = await _finished(here)
        opening = _fork(table.state, 3)
        seat = table.state.standing()[MOVE - 1].seat
        assert [type(entry) for entry in opening.seated] == [
            log.Seated if number == seat else log.BotSeated for number in range(2)
        ]
        fork = await here.hub.open(opening)
        assert fork.state.status == "running"
        assert fork.state.actors == (seat,)
        assert fork.state.standing() == []
        move = str(fork.state.game.legal(fork.state.game_state, seat)[0])
        assert done(await ann.move(fork, move))


@in_loop
async def test_what_cannot_be_forked() -> None:
    async with hall() as here:
        _, table = await _finished(here)
        moves = len(table.state.standing())
        for move in (0, moves + 1):
            with pytest.raises(Denied, match="no-such-move"):
                _fork(table.state, 1, move)
        with pytest.raises(Denied, match="no-such-bot"):
            _fork(table.state, 1, bot="nobody")
        _, _, running = await here.two(options=SHORT)
        with pytest.raises(Denied, match="game-not-over"):
            _fork(running.state, 1)
        table.state.game = GAMES["la-ruche"]
        with pytest.raises(Denied, match="no-fork-of-races"):
            _fork(table.state, 1)

"""Add the games of today's rules to tests/archive, which is replayed for ever.

    PYTHONPATH=src:. python scripts/make_archive.py records butine 24
    PYTHONPATH=src:. python scripts/make_archive.py tables NAME

`records` writes so many records of one game, by the newest version of its rules; `tables` plays at
tables of all games and keeps the database of the server, with running and finished tables. Run it
when a version of the rules is new, never to replace what is there: it refuses to.
"""

import asyncio
import random
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import apsw
import msgspec

import skep
from skep.bots.registry import make_bot
from skep.engine.record import state_hash
from skep.games.registry import GAMES
from skep.server import protocol
from skep.server.store.sqlite import FILE_NAME, SqliteStore
from skep.server.tables.attendants import Attendants
from skep.server.tables.decision import Who
from skep.server.tables.hub import Hub
from skep.server.tables.situation import Surroundings
from skep.server.tables.table import Table
from skep.server.tables.wishes import NewTable, SeatWish
from tests.laws.tables import choose, new_match, setups, somebody
from tests.server.people import KEY, carry_out, open_table

ARCHIVE = Path(__file__).parents[1] / "tests" / "archive"
LONGEST = 1500
"""Moves of a record; a longer one tells nothing more."""


# ---------------------------------------------------------------- records


def write_records(game_id: str, count: int) -> None:
    """Games of all sizes and options, by random players and by bots, most of them whole."""
    version = GAMES[game_id].meta.rules_version
    folder = ARCHIVE / "records" / f"{game_id}-{version}"
    folder.mkdir(parents=True)  # and no other: a record is never made again
    for number in range(count):
        match = played(game_id, number)
        text = match.record()
        assert skep.verify(text).rules_version == version
        (folder / f"{number:02}.txt").write_text(text, "utf-8")
        print(folder.name, number, match.seats, len(match.log), match.reason)


def played(game_id: str, number: int) -> skep.Match:
    """The game with this number; every sixth stops on the way."""
    rng = random.Random(f"{game_id} {number}")  # noqa: S311 - the same games each time
    every = setups(game_id)
    sizes = GAMES[game_id].meta.seats
    seats = sizes[number % len(sizes)]
    match = new_match(game_id, rng.choice([s for s in every if s[0] == seats]), number)
    bots = number % 2 == 0 and not GAMES[game_id].meta.race
    players = [make_bot("greedy", game_id, seat) for seat in range(seats)] if bots else []
    most = rng.randrange(20, 80) if number % 6 == 5 else LONGEST
    while match.actors and len(match.log) < most:
        seat, moves = somebody(match, rng)
        move = players[seat].choose(match.view(seat), moves) if bots else None
        match.apply(seat, move or choose(game_id, moves, rng))
    return match


# ---------------------------------------------------------------- tables


async def write_tables(name: str) -> None:
    """A database of tables, and what is true of each of them."""
    file, facts = ARCHIVE / f"{name}.sqlite", ARCHIVE / f"{name}.json"
    if file.exists() or facts.exists():
        raise SystemExit(f"{file} is there, and is never made again")
    with TemporaryDirectory() as folder:
        store = SqliteStore(Path(folder))
        attendants = Attendants(lambda: 0.0)
        hub = Hub(store, Surroundings(KEY, countdown_seconds=0), attendants)
        told = []
        for game_id in GAMES:
            for number, seats in enumerate(GAMES[game_id].meta.seats):
                for most in (12 + 10 * number, None):
                    table = await played_table(hub, game_id, seats, most)
                    told.append(describe(table))
        await attendants.close()
        await store.close()
        # One file, without its write-ahead log.
        source = apsw.Connection(f"{folder}/{FILE_NAME}")
        source.execute("VACUUM INTO ?", (str(file),))
    facts.write_bytes(msgspec.json.format(msgspec.json.encode(told)) + b"\n")
    print(file, file.stat().st_size, len(told), "tables")


async def played_table(hub: Hub, game_id: str, seats: int, most: int | None) -> Table:
    """A table at which people have played, with words and moves taken back; at most so many moves.

    With no limit, it is played to its end.
    """
    rng = random.Random(f"{game_id} {seats} {most}")  # noqa: S311 - the same games each time
    person, name = f"person-{game_id}-{seats}-{most}", "Ann"
    options = rng.choice([s for s in setups(game_id) if s[0] == seats])[1]
    wish = NewTable(
        game_id,
        tuple(SeatWish("me", name=f"Ann {seat}") for seat in range(seats)),
        options,
        public=True,
        start=True,
    )
    table = await open_table(hub, person, name, wish)
    commands = 0

    async def do(kind: type[Any], **fields: Any) -> bool:
        nonlocal commands
        commands += 1
        command = kind(table=table.id, id=f"{commands}", **fields)
        answer = await carry_out(hub, Who(person, name), command)
        return isinstance(answer, protocol.Done)

    assert await do(protocol.Chat, text="Let us play! 🐝")
    moves, state = 0, table.state
    while state.status == "running" and moves != most:
        legal = {seat: state.game.legal(state.game_state, seat) for seat in state.actors}
        seat = rng.choice([seat for seat in legal if legal[seat]])
        move = choose(game_id, legal[seat], rng)
        if not await do(protocol.Move, move=str(move), seq=state.seq, seat=seat):
            raise SystemExit(f"{game_id}: {move} was refused")
        moves += 1
        if rng.random() < 0.05 and state.undoable(person):
            await do(protocol.Undo, seq=state.seq)
    return table


def describe(table: Table) -> dict[str, Any]:
    """What must be true of it as long as there is a Skep."""
    state = table.state
    return {
        "id": table.id,
        "game": state.game.meta.id,
        "rules_version": state.game.meta.rules_version,
        "seats": len(state.seats),
        "status": state.status,
        "seq": state.seq,
        "hash": state_hash(state.game, state.game_state),
        "scores": state.game.scores(state.game_state),
        "used_ms": [seat.used_ms for seat in state.seats],
        "person": state.host,
    }


def main() -> None:
    """Do what the command line says."""
    if sys.argv[1] == "records":
        write_records(sys.argv[2], int(sys.argv[3]))
    else:
        asyncio.run(write_tables(sys.argv[2]))


if __name__ == "__main__":
    main()

"""Old games stay readable: every record and every table that was ever kept here, for ever.

`scripts/make_archive.py` adds to the archive; nothing in it is ever made again or mended. A record
that no longer replays is a fault of the code, unless its version was retired on purpose.
"""

import random
import shutil
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

import skep
from skep.cli.main import app
from skep.engine import record as records
from skep.engine.record import state_hash
from skep.games.registry import GAMES
from skep.server import protocol
from skep.server.http.replay import replay_of
from skep.server.store.sqlite import FILE_NAME, SqliteStore
from skep.server.tables.decision import Who
from skep.server.tables.hub import Hub
from skep.server.tables.lookback import record_of
from skep.server.tables.table import Table
from tests.laws.tables import choose
from tests.server.people import Hall, carry_out, done, in_loop
from tests.steps import missing

HERE = Path(__file__).parent
RECORDS = sorted((HERE / "records").glob("*/*.txt"))
DATABASES = sorted(HERE.glob("*.sqlite"))


def rules_of(file: Path) -> tuple[str, int]:
    """The game and the version of a record, from its folder."""
    game_id, _, version = file.parent.name.rpartition("-")
    return game_id, int(version)


def is_played(file: Path) -> bool:
    game_id, version = rules_of(file)
    return version in GAMES[game_id].meta.versions


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_record_replays(file: Path) -> None:
    text = file.read_text("utf-8")
    told = records.read(text)
    assert (told.game, told.rules_version) == rules_of(file)
    if not is_played(file):
        with pytest.raises(skep.BadRecord, match="no longer plays"):
            skep.replay(text)
        return
    assert told.hash is not None
    assert skep.verify(text) == told
    match = skep.replay(text)
    assert match.hash() == told.hash
    assert records.read(match.record()).entries == told.entries
    assert len(replay_of(text).frames) == len(told.entries) + 1


@pytest.mark.parametrize("game_id", list(GAMES))
def test_there_are_records_of_every_version_that_is_played(game_id: str) -> None:
    for version in GAMES[game_id].meta.versions:
        kept = [file for file in RECORDS if rules_of(file) == (game_id, version)]
        assert len(kept) >= 20, missing(
            game_id, f"tests/archive has {len(kept)} records of version {version}, not 20", "house"
        )


@pytest.mark.parametrize("game_id", list(GAMES))
def test_the_command_line_replays_and_verifies_them(game_id: str) -> None:
    runner = CliRunner()
    for version in GAMES[game_id].meta.versions:
        some = [file for file in RECORDS if rules_of(file) == (game_id, version)][::8]
        for file in some:
            for command in ("replay", "verify"):
                result = runner.invoke(app, [command, str(file)])
                assert result.exit_code == 0, (file, result.output)
                earlier = version != GAMES[game_id].meta.rules_version
                if command == "replay":
                    assert (f"version {version} of the rules" in result.output) == earlier


# ---------------------------------------------------------------- tables


async def taken_up(database: Path, folder: Path) -> Hall:
    """A server's tables on a copy of the database."""
    shutil.copy(database, folder / FILE_NAME)
    here = Hall()
    store = SqliteStore(folder)
    here.hub = Hub(store, here.hub.around, here.attendants)
    return here


async def closed(here: Hall) -> None:
    await here.attendants.close()
    await here.hub.store.close()


def facts_of(database: Path) -> list[dict[str, Any]]:
    facts: list[dict[str, Any]] = msgspec.json.decode(database.with_suffix(".json").read_bytes())
    return facts


@pytest.mark.parametrize("database", DATABASES, ids=lambda file: file.stem)
@in_loop
async def test_every_table_opens_where_it_stopped(database: Path, tmp_path: Path) -> None:
    here = await taken_up(database, tmp_path)
    statuses: set[tuple[str, str]] = set()
    for fact in facts_of(database):
        state = (await here.hub.get(fact["id"])).state
        assert (state.status, state.seq) == (fact["status"], fact["seq"])
        assert state.game.meta.rules_version == fact["rules_version"]
        assert state_hash(state.game, state.game_state) == fact["hash"]
        assert list(state.game.scores(state.game_state)) == fact["scores"]
        assert [seat.used_ms for seat in state.seats] == fact["used_ms"]
        statuses.add((fact["game"], fact["status"]))
        if state.status == "over":
            assert skep.verify(record_of(state)).rules_version == fact["rules_version"]
    await closed(here)
    assert statuses == {(game, status) for game in GAMES for status in ("running", "over")}


@pytest.mark.slow
@pytest.mark.parametrize("database", DATABASES, ids=lambda file: file.stem)
@in_loop
async def test_a_running_table_goes_on_to_its_end_by_its_own_rules(
    database: Path, tmp_path: Path
) -> None:
    here = await taken_up(database, tmp_path)
    for fact in facts_of(database):
        if fact["status"] != "running":
            continue
        table = await here.hub.get(fact["id"])
        await play_to_the_end(here, table, fact["person"])
        assert table.state.game.meta.rules_version == fact["rules_version"]
        assert skep.verify(record_of(table.state)).rules_version == fact["rules_version"]
    await closed(here)


async def play_to_the_end(here: Hall, table: Table, person: str) -> None:
    state, game = table.state, table.state.game
    rng = random.Random(game.meta.id)
    number = 0
    while state.status == "running":
        legal = {seat: game.legal(state.game_state, seat) for seat in state.actors}
        seat = rng.choice([seat for seat in legal if legal[seat]])
        move = choose(game.meta.id, legal[seat], rng)
        number += 1
        command = protocol.Move(
            table=table.id, id=f"on-{number}", move=str(move), seq=state.seq, seat=seat
        )
        assert done(await carry_out(here.hub, Who(person, "Ann"), command))

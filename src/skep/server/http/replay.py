"""Looking back: records and replays."""

import asyncio

from litestar import MediaType, Response, get, post
from litestar.params import RawBody

from skep.api import begin_again
from skep.engine import record as records
from skep.engine.errors import BadRecord
from skep.engine.game import Event
from skep.games.registry import changed_since
from skep.server.http.requests import AnyRequest, TablePath, address_of, house_of, problems
from skep.server.http.resources import Frame, Replay
from skep.server.tables import lookback
from skep.server.tables.daily import MOST_MOVES


@get(
    "/api/tables/{table_id:str}/record",
    media_type=MediaType.TEXT,
    responses=problems(400, 404, 409),
)
async def get_record(request: AnyRequest, table_id: TablePath) -> Response[str]:
    """The record of a finished game, to keep and to check with `skep verify`."""
    state = (await house_of(request).hub.get(table_id)).state
    text = lookback.record_of(state)
    name = f"skep-{state.game.meta.id}-{table_id[:8]}.txt"
    return Response(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@get("/api/tables/{table_id:str}/replay", responses=problems(400, 404, 409, 422))
async def get_replay(request: AnyRequest, table_id: TablePath) -> Replay:
    """A finished game, position by position."""
    house_of(request).gate.check_replay(address_of(request))
    state = (await house_of(request).hub.get(table_id)).state
    text = lookback.record_of(state)
    return await asyncio.to_thread(replay_of, text)


@post("/api/replay", status_code=200, responses=problems(400, 413, 422))
async def post_replay(request: AnyRequest, body: RawBody) -> Replay:
    """Any record, position by position."""
    house_of(request).gate.check_replay(address_of(request))
    text = body.decode("utf-8", errors="replace")
    return await asyncio.to_thread(replay_of, text)


def replay_of(text: str) -> Replay:
    """A record as the positions that a spectator would have seen; BadRecord when it is false."""
    record = records.read(text)
    if len(record.entries) > MOST_MOVES:
        raise BadRecord(f"{len(record.entries)} moves; at most {MOST_MOVES} can be shown")
    match = begin_again(record)
    game, state = match.game, match.state
    frames = [Frame(None, None, (), game.view(state, None))]
    for entry in record.entries:
        events = match.step(entry)
        frames.append(Frame(entry.seat, entry.move, _public(events), game.view(state, None)))
    records.check_end(game, state, record)
    return Replay(
        game=record.game,
        players=record.players or tuple(f"{seat + 1}" for seat in range(record.seats)),
        options=record.options,
        rules_version=record.rules_version,
        differs=changed_since(game),
        frames=tuple(frames),
        over=match.over,
        commitment=record.commitment,
        secret=record.secret,
    )


def _public(events: list[Event]) -> tuple[object, ...]:
    return tuple(fact for event in events if (fact := event.seen_by(None)) is not None)


ROUTES = [get_record, get_replay, post_replay]

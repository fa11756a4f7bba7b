"""Looking back: records and replays."""

from collections.abc import Callable
from typing import Any

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import RawBody

from skep.api import begin_again, story
from skep.engine import record as records
from skep.engine.errors import BadRecord
from skep.engine.game import Event
from skep.games.registry import changed_since
from skep.server.http.delivery import Delivery
from skep.server.http.requests import (
    AnyRequest,
    TablePath,
    address_of,
    house_of,
    person_of,
    problems,
)
from skep.server.http.resources import Frame, Replay, Told
from skep.server.tables import lookback
from skep.server.tables.daily import MOST_MOVES
from skep.server.tables.state import TableState

MOST_BYTES = 8 * 1024 * 1024
"""Of all positions of a replay together."""

MOST_OF_ONE = 2
"""Replays and records of one address at a time."""


async def read_out(
    request: AnyRequest, work: Callable[[], bytes], media_type: MediaType | str, **headers: str
) -> Delivery[Any]:
    """What is made in the reading room, delivered; there is a place until it has been."""
    house = house_of(request)
    who = address_of(request)
    house.gate.check_replay(who)
    give_back = house.reading_room.take_place(who, MOST_OF_ONE)
    try:
        body = await house.reading_room.work(work)
    except BaseException:
        give_back()
        raise
    return Delivery(body, give_back, media_type=media_type, headers=headers)


@get(
    "/api/tables/{table_id:str}/record",
    media_type=MediaType.TEXT,
    responses=problems(400, 403, 404, 409),
)
async def get_record(request: AnyRequest, table_id: TablePath) -> Response[str]:
    """The record of a finished game, to keep and to check with `skep verify`."""
    state = (await house_of(request).hub.get(table_id)).state
    state.check_may_look_back(person_of(request))
    name = f"skep-{state.game.meta.id}-{table_id[:8]}.txt"
    attached = {"Content-Disposition": f'attachment; filename="{name}"'}
    return await read_out(
        request, lambda: lookback.record_of(state).encode(), MediaType.TEXT, **attached
    )


@get("/api/tables/{table_id:str}/replay", responses=problems(400, 403, 404, 409, 422))
async def get_replay(request: AnyRequest, table_id: TablePath) -> Response[Replay]:
    """A finished game, position by position."""
    state = (await house_of(request).hub.get(table_id)).state
    state.check_may_look_back(person_of(request))
    hints = tuple(state.hints_at)
    return await read_out(
        request, lambda: encoded_replay(lookback.record_of(state), hints), MediaType.JSON
    )


@get("/api/tables/{table_id:str}/story", responses=problems(400, 403, 404, 409, 422))
async def get_story(request: AnyRequest, table_id: TablePath) -> Response[Told]:
    """How a finished game went: points over time, and the moves that mattered."""
    state = (await house_of(request).hub.get(table_id)).state
    state.check_may_look_back(person_of(request))
    return await read_out(request, lambda: encoded_story(state), MediaType.JSON)


@post("/api/replay", status_code=200, responses=problems(400, 413, 422))
async def post_replay(request: AnyRequest, body: RawBody) -> Response[Replay]:
    """Any record, position by position."""
    text = body.decode("utf-8", errors="replace")
    return await read_out(request, lambda: encoded_replay(text), MediaType.JSON)


def encoded_story(table: TableState) -> bytes:
    """How the finished game of a table went."""
    text = lookback.record_of(table)
    seconds = (table.steps[-1].at_ms - table.steps[0].at_ms) // 1000
    return msgspec.json.encode(Told(story(text), seconds))


def encoded_replay(text: str, hints: tuple[tuple[int, int], ...] = ()) -> bytes:
    """A replay, encoded one position after the other: as values they would need much memory."""
    replay = replay_of(text, _Encoder().encode)
    return msgspec.json.encode(msgspec.structs.replace(replay, hints=hints))


def replay_of(text: str, keep: Callable[[Frame], Any] = lambda frame: frame) -> Replay:
    """A record as the positions that a spectator would have seen; BadRecord when it is false."""
    record = records.read(text)
    if len(record.entries) > MOST_MOVES:
        raise BadRecord(f"{len(record.entries)} moves; at most {MOST_MOVES} can be shown")
    match = begin_again(record)
    game, state = match.game, match.state
    frames = [keep(Frame(None, None, (), game.view(state, None)))]
    for entry in record.entries:
        events = match.step(entry)
        frame = Frame(entry.seat, entry.move, _public(events), game.view(state, None))
        frames.append(keep(frame))
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


class _Encoder:
    """The positions of a replay, but not without end."""

    def __init__(self) -> None:
        self._bytes = 0

    def encode(self, frame: Frame) -> msgspec.Raw:
        data = msgspec.json.encode(frame)
        self._bytes += len(data)
        if self._bytes > MOST_BYTES:
            raise BadRecord(f"too long to be shown: more than {MOST_BYTES} bytes")
        return msgspec.Raw(data)


def _public(events: list[Event]) -> tuple[object, ...]:
    return tuple(fact for event in events if (fact := event.seen_by(None)) is not None)


ROUTES = [get_record, get_replay, get_story, post_replay]

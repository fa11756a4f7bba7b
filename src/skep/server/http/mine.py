"""What is mine, to download."""

from litestar import Response, get

from skep.server.http import forgetting
from skep.server.http.requests import AnyRequest, address_of, house_of, known_person, problems
from skep.server.http.resources import MyData, MyScore, MyTable
from skep.server.log import Line, Moved, Said, Seated
from skep.server.store.interface import Damaged, Owned, Store


@get("/api/me/data", responses=problems(401))
async def get_data(request: AnyRequest) -> Response[MyData]:
    """Everything that is kept about me: my name, my scores, and what I did at which table."""
    house = house_of(request)
    person = known_person(request)
    house.gate.check_replay(address_of(request))
    store = house.store
    tables = [await _table(store, owned, person) for owned in await store.tables_of(person)]
    scores = [MyScore(*score) for score in await store.scores_of(person)]
    data = MyData(await store.name_of(person), tuple(scores), tuple(filter(None, tables)))
    return Response(data, headers={"Content-Disposition": 'attachment; filename="skep.json"'})


async def _table(store: Store, owned: Owned, person: str) -> MyTable | None:
    """What I did at a table; nothing when it cannot be read, or is gone by now."""
    try:
        row = await store.row(owned.table)
        lines = await store.lines(owned.table)
    except Damaged:
        return None
    if row is None:
        return None
    ending = None if row.summary is None else row.summary.ending
    people = () if ending is None else ending.people
    return MyTable(
        row.id,
        row.game,
        row.status,
        row.created_ms,
        owned.alone,
        _names(lines, person),
        tuple(
            line.entry.move
            for line in lines
            if isinstance(line.entry, Moved) and line.person == person
        ),
        tuple(
            line.entry.text
            for line in lines
            if isinstance(line.entry, Said) and line.entry.person == person
        ),
        tuple(seat for seat, whoever in enumerate(people) if whoever == person),
        () if ending is None else ending.winners,
    )


def _names(lines: list[Line], person: str) -> tuple[str, ...]:
    entries = [line.entry for line in lines]
    sat = [e.name for e in entries if isinstance(e, Seated) and e.person == person]
    return tuple(dict.fromkeys(sat))


ROUTES = [get_data, *forgetting.ROUTES]

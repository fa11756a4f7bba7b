"""Making a table: a transaction of its own, which holds the table's lease first (`fence.py`)."""

from skep.server.log import Line
from skep.server.store.appending import Append, root_of
from skep.server.store.interface import Conflict, TableRow
from skep.server.store.postgres import fence
from skep.server.store.postgres.connecting import Link
from skep.server.store.postgres.jobs import chained, people_in

_LINE = (
    "INSERT INTO log (table_id, seq, kind, person, command, body, hash, at_ms, sum)"
    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)"
)


class Creation:
    """A new table with the first lines of its log."""

    def __init__(self, row: TableRow, lines: list[Line], epoch: int | None) -> None:
        self._row = row
        self._epoch = epoch
        self._people = sorted(set(people_in(lines)))
        log = Append.of(row.id, lines, summary=row.summary)
        self._summary = log.summary
        if [written[1] for written in log.rows] != [*range(1, len(lines) + 1)]:
            raise Conflict(f"the first lines of table {row.id} do not follow each other")
        self._rows, self._end = chained((0, root_of(row)), log.rows)
        self._changed_ms = max([row.changed_ms, *(written[7] for written in log.rows)])

    async def make(self, link: Link) -> None:
        """Do it, in a transaction."""
        row = self._row
        await fence.check(link, row.id, self._epoch)
        await link.execute(
            "INSERT INTO tables"
            " (id, game, status, public, secret, created_ms, changed_ms, sum, summary)"
            " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
            *(row.id, row.game, row.status, int(row.public), row.secret),
            *(row.created_ms, self._changed_ms, self._end[1], self._summary),
        )
        await link.executemany(_LINE, self._rows)
        await link.executemany(
            "INSERT INTO presence (person, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING",
            [(person, row.id) for person in self._people],
        )

    async def stands(self, link: Link) -> bool | None:
        """True when it is there, None when not. Others may have gone on from there."""
        row = self._row
        query = "SELECT secret, created_ms FROM tables WHERE id = $1"
        if await link.fetchrow(query, row.id) != (row.secret, row.created_ms):
            return None
        seq, summed = self._end
        query = "SELECT sum FROM log WHERE table_id = $1 AND seq = $2"
        return True if not seq or await link.fetchval(query, row.id, seq) == summed else None

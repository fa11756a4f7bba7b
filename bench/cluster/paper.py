"""How far it grows, on paper: `python -m bench.cluster.paper [--write]`. Measured: docs/scale.json.

What is assumed stands in `Assumed`; everything else was measured by
`python -m bench.cluster` on one machine. The same figures give the same page, whoever runs it.
"""

import argparse
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.cluster.drawing import drawn
from bench.cluster.region import Load, Outcome, Region
from bench.cluster.store import TABLES
from skep.server.bus.claims import LEASE_SECONDS, RENEWALS
from skep.server.bus.cluster import PULSE_SECONDS
from skep.server.bus.takeover import LOOK_SECONDS

DOCS = Path(__file__).parents[2] / "docs"
MEASURED = DOCS / "scale.json"
PAGE = DOCS / "scale.md"
PICTURE = DOCS / "scale.svg"
BEGIN, END = "<!-- by python -m bench.cluster.paper -->", "<!-- end -->"

SEED = 1
SIMULATED_SECONDS = 0.6


@dataclass(frozen=True)
class Assumed:
    """What was not measured."""

    servers: int = 100
    pace: float = 10.0
    """Seconds between two moves at a table: people think."""
    sockets: int = 2
    """At each table."""
    busy: float = 0.6
    """How much of a processor is used before somebody adds one."""
    memory_mib: int = 2048
    """Of one server, which has one processor."""
    postgres_cores: int = 32
    nats_cores: int = 8
    stay: float = 1200.0
    """Seconds for which a person stays at a table."""

    @property
    def usable(self) -> float:
        """Cores of the database that may be at work before somebody adds one."""
        return self.busy * self.postgres_cores


ASSUMED = Assumed()


@dataclass(frozen=True)
class Costs:
    """What was measured, in microseconds of a processor, bytes and seconds."""

    move: float
    hop: float
    nats_move: float
    statement: float
    line: float
    renew: float
    look: float
    socket: float
    watched: float
    flush: float
    hop_wait: float
    table_kib: float
    socket_kib: float
    empty_mib: float
    line_bytes: float
    wal_bytes: float
    lease_bytes: float

    @classmethod
    def of(cls, data: dict[str, Any]) -> "Costs":
        """From what the bench wrote."""
        moves, idle, leases = data["moves"], data["idle"]["cluster"], data["leases"]
        alone = data["commits"]["PostgreSQL, one by one, leased"]
        together = data["commits"]["PostgreSQL, groups, leased"]["engine_us"]
        # One by one costs a statement and a line; in a group of n, a line and an n-th of it.
        statement = max(0.0, (alone["engine_us"] - together) * TABLES / (TABLES - 1))
        far, near = moves["3 servers, hop"], moves["3 servers"]
        return cls(
            move=moves["1 server"]["server_us"],
            hop=max(0.0, far["server_us"] - near["server_us"]),
            nats_move=max(0.0, far["nats_us"] - near["nats_us"]),
            statement=statement,
            line=max(1.0, alone["engine_us"] - statement),
            renew=leases["renew_us_per_lease"],
            look=leases["look_us_per_lease"],
            socket=max(0.0, idle["socket_cpu_us"]),
            watched=max(0.0, idle["watched_servers_cpu_us"]),
            flush=max(0.0, 1 / alone["rate"] - alone["engine_us"] / 1e6),
            hop_wait=max(0.0, data["hop"]["hop_p50"] / 1000),
            table_kib=max(0.0, idle["table_kib"]),
            socket_kib=idle["socket_kib"] + idle["watching_kib"],
            empty_mib=idle["empty_mib"],
            line_bytes=data["written"]["line_bytes"],
            wal_bytes=data["written"]["wal_bytes"],
            lease_bytes=leases["lease_bytes"],
        )


@dataclass(frozen=True)
class Point:
    """A region with so many servers and tables, all played at at a human pace."""

    servers: int
    tables: float
    moves: float
    server_busy: float
    """Share of a server's processor."""
    renewing: float
    looking: float
    committing: float
    """Of the database's processors, as many."""
    nats: float
    outcome: Outcome | None

    @property
    def postgres(self) -> float:
        """Of the database's processors, as many."""
        return self.renewing + self.looking + self.committing


def point(
    costs: Costs, servers: int, tables: float, *, simulate: bool = True, databases: int = 1
) -> Point:
    """What happens there. Of several databases, one is looked at: each has its part of tables."""
    moves = tables / ASSUMED.pace
    far = 1 - 1 / servers
    move = (costs.move + far * costs.hop) / 1e6
    idle = tables / servers * (costs.watched + ASSUMED.sockets * costs.socket) / 1e6
    held = tables / databases
    renewing = held * RENEWALS / LEASE_SECONDS * costs.renew / 1e6
    looking = held * servers / LOOK_SECONDS * costs.look / 1e6
    outcome, group = None, 1.0
    left = ASSUMED.postgres_cores - renewing - looking
    # What else a server's processor does makes it slower for each move.
    besides = idle + moves / servers * move * (1 - 1 / databases)
    if simulate and left > 1 and besides < 1:
        load = Load(
            servers,
            moves / databases,
            move / (1 - besides),
            costs.statement / 1e6,
            costs.line / 1e6,
            left,
            costs.flush,
            far * costs.hop_wait,
        )
        outcome = Region(load, SEED).run(SIMULATED_SECONDS)
        group = outcome.group
    committing = moves / databases * (costs.line + costs.statement / group) / 1e6
    # Of the words on the bus: those of moves, and that each server is here, which all others hear.
    beats = servers * servers / PULSE_SECONDS * costs.nats_move / 3 / 1e6
    nats = moves * far * costs.nats_move / 1e6 + beats
    busy = moves / servers * move + idle
    return Point(servers, tables, moves, busy, renewing, looking, committing, nats, outcome)


def limits(costs: Costs, servers: int) -> dict[str, float]:
    """How many tables there may be, by what stops them."""
    one = point(costs, servers, 1.0, simulate=False)
    beats = point(costs, servers, 0.0, simulate=False).nats
    memory = (ASSUMED.memory_mib - costs.empty_mib) * 1024
    table = costs.table_kib + ASSUMED.sockets * costs.socket_kib
    return {
        "processors of the servers": ASSUMED.busy / one.server_busy,
        "memory of the servers": servers * memory / table,
        "processors of PostgreSQL": _held_by_postgres(costs, servers),
        "processors of NATS": (ASSUMED.busy * ASSUMED.nats_cores - beats) / (one.nats - beats),
    }


def _held_by_postgres(costs: Costs, servers: int) -> float:
    """So many tables that renewals, looks and commits together take what it has for them."""
    least, most = 0.0, 1e9
    for _ in range(60):
        middle = (least + most) / 2
        at = point(costs, servers, middle, simulate=False)
        cores = at.renewing + at.looking + in_groups(costs, at)
        least, most = (middle, most) if cores < ASSUMED.usable else (least, middle)
    return least


def in_groups(costs: Costs, at: Point) -> float:
    """The cores for commits when each server makes as many statements as the disk lets it."""
    statements = min(at.moves, at.servers / max(costs.flush, 1e-4))
    return (at.moves * costs.line + statements * costs.statement) / 1e6


# ---------------------------------------------------------------- the page


def page(data: dict[str, Any]) -> str:
    """All that can be computed, as Markdown."""
    costs = Costs.of(data)
    stops = sorted(limits(costs, ASSUMED.servers).items(), key=lambda one: one[1])
    tables = stops[0][1]
    parts = [
        _measured(data, costs),
        _region(costs, stops),
        _sweep(costs, tables),
        _growth(costs),
        _shards(costs),
        _owner_map(costs),
    ]
    return "\n\n".join(parts)


def _table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] + ["---:"] * (len(head) - 1), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _measured(data: dict[str, Any], costs: Costs) -> str:
    rows = [
        ["a move, at its owner", f"{costs.move:.0f} µs of a server"],
        ["a move through another server, more", f"{costs.hop:.0f} µs of both servers together"],
        ["… on the bus", f"{costs.nats_move:.0f} µs of NATS, {1000 * costs.hop_wait:.2f} ms"],
        ["a statement, and each line in it", f"{costs.statement:.0f} and {costs.line:.0f} µs"],
        ["a commit's way to the disk", f"{1000 * costs.flush:.1f} ms"],
        ["a line", f"{costs.line_bytes:.0f} bytes, {costs.wal_bytes:.0f} of write-ahead log"],
        ["a lease, renewed", f"{costs.renew:.1f} µs of PostgreSQL"],
        ["a lease, looked at by one server", f"{costs.look:.2f} µs of PostgreSQL"],
        ["a table at which nothing happens", f"{costs.watched:.0f} µs a second of servers"],
        ["a socket", f"{costs.socket:.0f} µs a second, {costs.socket_kib:.0f} KiB"],
    ]
    load = f"{data['load_before']:.1f} to {data['load_after']:.1f}"
    where = f"{data['cores']} cores, Python {data['python']}, load {load}"
    return f"**Measured** ({where}):\n\n" + _table(["what", "costs"], rows)


def _region(costs: Costs, stops: list[tuple[str, float]]) -> str:
    first, tables = stops[0]
    people, moves = tables * ASSUMED.sockets, tables / ASSUMED.pace
    stored = moves * costs.line_bytes * 86400 / 1e9
    text = (
        f"**{ASSUMED.servers} servers** hold {_round(tables)} tables with {_round(people)} people, "
        f"who make {_round(moves)} moves a second. What stops them first: {first}. "
        f"The logs grow by {_round(stored)} GB a day at that pace, if nobody ever sleeps."
    )
    rows = [[name, _round(most)] for name, most in stops]
    return f"{text}\n\n" + _table(["what stops it", "tables"], rows)


def _sweep(costs: Costs, most: float) -> str:
    rows = []
    for share in (0.1, 0.25, 0.5, 0.75, 1.0, 1.5):
        at = point(costs, ASSUMED.servers, share * most)
        rows.append(
            [_round(at.tables), _round(at.moves), f"{100 * at.server_busy:.0f}%", *_cells(at)]
        )
    head = ["tables", "moves/s", "servers", "renewals", "looks", "commits", "group", "p50", "p99"]
    return (
        f"**The same {ASSUMED.servers} servers, simulated**: how busy each server is, how many of "
        "PostgreSQL's cores work for what, how many moves share a statement, and ms from a command "
        f"to its answer.\n\n" + _table(head, rows)
    )


def _cells(at: Point) -> list[str]:
    cores = [f"{part:.1f}" for part in (at.renewing, at.looking, at.committing)]
    out = at.outcome
    if out is None or not out.kept_up:
        return [*cores, "", "", "falls behind"]
    return [*cores, f"{out.group:.1f}", f"{1000 * out.p50:.0f}", f"{1000 * out.p99:.0f}"]


SIZES = (12, 25, 50, 100, 200, 400)


def growth(costs: Costs) -> list[Point]:
    """Regions of more and more servers, each server as busy as it may be."""
    found = []
    for servers in SIZES:
        of_servers = limits(costs, servers)["processors of the servers"]
        found.append(point(costs, servers, of_servers, simulate=False))
    return found


def _growth(costs: Costs) -> str:
    rows = []
    for at in growth(costs):
        commits = in_groups(costs, at)
        cores = at.renewing + at.looking + commits
        databases = cores / ASSUMED.usable
        named = [f"{part:.1f}" for part in (at.renewing, at.looking, commits)]
        rows.append([f"{at.servers}", _round(at.tables), *named, f"{databases:.1f}"])
    head = ["servers", "tables", "renewals", "looks", "commits", "machines of PostgreSQL needed"]
    return (
        "**More servers**, each as busy as it may be; PostgreSQL's cores, and how many machines of "
        f"{ASSUMED.postgres_cores} cores that would be.\n\n" + _table(head, rows)
    )


SHARDS = (1, 2, 4, 8, 16)


def _shards(costs: Costs) -> str:
    """Tables divided by their ids among databases."""
    servers = SIZES[-1]
    tables = limits(costs, servers)["processors of the servers"]
    rows = []
    for databases in SHARDS:
        at = point(costs, servers, tables, databases=databases)
        rows.append([f"{databases}", f"{at.postgres:.1f}", *_cells(at)])
    head = ["databases", "cores of each", "renewals", "looks", "commits", "group", "p50", "p99"]
    return (
        f"**{servers} servers with shards**, simulated: {_round(tables)} tables by their ids among "
        f"databases, and what one of these does.\n\n" + _table(head, rows)
    )


PEOPLE = 100_000_000
"""At once, at internet scale."""


def _owner_map(costs: Costs) -> str:
    tables = PEOPLE / ASSUMED.sockets
    per_server = limits(costs, 100)["processors of the servers"] / 100
    servers = tables / per_server
    beats = servers / LEASE_SECONDS * RENEWALS
    lookups = PEOPLE / ASSUMED.stay
    changes = tables / ASSUMED.stay
    rows = [
        ["servers", _round(servers)],
        ["rows of leases, bytes", f"{_round(tables * costs.lease_bytes / 1e9)} GB"],
        ["a plain table in memory (16 bytes of id, 4 of server)", f"{tables * 20 / 1e9:.0f} GB"],
        ["lookups a second (each person, once a table)", _round(lookups)],
        ["changes a second (a table gets an owner, or loses it)", _round(2 * changes)],
        ["renewals a second, a row for each table, as now", _round(tables * beats / servers)],
        ["renewals a second, a row for each server", _round(beats)],
        ["“here” heard a second, each by each, as now", _round(servers**2 / PULSE_SECONDS)],
        ["changes told to every server a second", _round(2 * changes * servers)],
    ]
    return (
        f"**An owner map for {PEOPLE / 1e6:.0f} million people at once**, at "
        f"{_round(tables)} tables:\n\n" + _table(["what", "how much"], rows)
    )


def _round(number: float) -> str:
    """Two digits: more would not be true."""
    if number <= 0:
        return "0"
    digits = 1 - len(str(int(number))) + 1
    return f"{round(number, min(digits, 1)):,.0f}"


def picture(data: dict[str, Any]) -> str:
    """What PostgreSQL does for regions of more and more servers."""
    costs = Costs.of(data)
    found = growth(costs)
    lines = {
        "looks for orphans": [at.looking for at in found],
        "renewals of leases": [at.renewing for at in found],
        "commits, in groups": [in_groups(costs, at) for at in found],
    }
    most = float(ASSUMED.postgres_cores)
    title = "PostgreSQL’s cores at work, by servers in the region"
    return drawn(title, SIZES, lines, most, f"{most:.0f} cores")


def written(text: str, computed: str) -> str:
    """The page, with its computed part anew."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{computed}\n\n{END}{after}"


def main() -> None:
    """Print it, or write it down."""
    parser = argparse.ArgumentParser(prog="python -m bench.cluster.paper")
    parser.add_argument("--measured", type=Path, default=MEASURED, help="what bench.cluster wrote")
    parser.add_argument("--write", action="store_true", help="into docs/scale.md and its drawing")
    given = parser.parse_args()
    data = json.loads(given.measured.read_text("utf-8"))
    if given.write:
        PAGE.write_text(written(PAGE.read_text("utf-8"), page(data)), "utf-8")
        PICTURE.write_text(picture(data), "utf-8")
    else:
        print(page(data))


if __name__ == "__main__":
    main()

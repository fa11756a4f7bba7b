"""What was measured, as a table for people, and which goals were met."""

from typing import Any

Figures = dict[str, Any]

HOP_GOAL = 1.0
RATIO_GOAL = 0.7
TAKEOVER_GOAL = 5.0


def as_text(data: Figures) -> str:
    """The figures of a run. A slow moment of the machine is no failure, so goals are only told."""
    load = f"{data['load_before']:.1f} before, {data['load_after']:.1f} after"
    lines = [
        f"Python {data['python']} ({data['machine']}, {data['cores']} cores). Load: {load}.",
        "What else runs there makes the figures doubtful; read the ratios.",
    ]
    goals: list[str] = []
    for name, tell in _PARTS.items():
        if name in data:
            lines += ["", *tell(data, goals)]
    return "\n".join([*lines, "", *goals])


def _moves(data: Figures, goals: list[str]) -> list[str]:
    rounds = f"{data['rounds']} rounds of {data['seconds']:g} s by turns"
    names = "  moves/s  ratio    p50    p99  servers  PostgreSQL  NATS  client"
    lines = [
        f"{data['tables']} tables of two, flat out, {rounds};",
        "ms from a command to the other's update; CPU for a move in µs",
        f"{'':<18}{names}",
    ]
    for name, run in data["moves"].items():
        lines.append(
            f"{name:<18}{run['rate']:>9,.0f}{run['ratio']:>7.2f}{run['p50']:>7.0f}"
            f"{run['p99']:>7.0f}{run['server_us']:>9.0f}{run['postgres_us']:>12.0f}"
            f"{run['nats_us']:>6.0f}{run['client_us']:>8.0f}"
        )
    written = data["written"]
    lines.append(
        f"A line of a log takes {written['line_bytes']:,.0f} bytes in the database and "
        f"{written['wal_bytes']:,.0f} in its write-ahead log, all that goes with it included."
    )
    met = data["moves"]["1 server"]["ratio"] >= RATIO_GOAL
    goals.append(_goal(f"PostgreSQL path {RATIO_GOAL:g} times the embedded path's moves/s", met))
    return lines


def _hop(data: Figures, goals: list[str]) -> list[str]:
    run = data["hop"]
    goals.append(_goal(f"bus hop under {HOP_GOAL:g} ms p50", run["hop_p50"] < HOP_GOAL))
    at = {
        where: " / ".join(f"{run[where][share]:.2f}" for share in ("p50", "p90", "p99"))
        for where in ("owner", "other")
    }
    return [
        f"One move at a time, {run['moves']} each by turns; ms to “done”, p50 / p90 / p99:",
        f"at the owner {at['owner']}, through another server {at['other']}",
        f"the hop: {run['hop_p50']:.2f} ms, the median of each pair's difference",
    ]


def _commits(data: Figures, _goals: list[str]) -> list[str]:
    lines = [f"{'commits/s, 100 tables at once':<34}{'':>8}{'µs of PostgreSQL’s CPU each':>30}"]
    for name, run in data["commits"].items():
        cpu = f"{run['engine_us']:.0f}" if run["engine_us"] else ""
        lines.append(f"{name:<34}{run['rate']:>8,.0f}{cpu:>30}")
    leases = data["leases"]
    lines.append(
        f"A lease: {leases['renew_us_per_lease']:.1f} µs of PostgreSQL to renew, "
        f"{leases['look_us_per_lease']:.2f} µs to look whether it has run out "
        f"(of {leases['count']:,})"
    )
    return lines


def _idle(data: Figures, _goals: list[str]) -> list[str]:
    lines = [f"{'idle':<46}{'embedded':>10}{'two servers':>13}"]
    rows = {
        "an empty server, MiB": ("empty_mib", 1),
        "its CPU, ms a second": ("empty_cpu", 1000),
        "a socket, KiB": ("socket_kib", 1),
        "its CPU, µs a second": ("socket_cpu_us", 1),
        "a table, KiB": ("table_kib", 1),
        "its bytes in the store": ("table_stored", 1),
        "a socket that watches, KiB more": ("watching_kib", 1),
        "a table with two who watch, CPU µs a second": ("watched_servers_cpu_us", 1),
        "… of PostgreSQL": ("watched_postgres_cpu_us", 1),
        "… of NATS": ("watched_nats_cpu_us", 1),
    }
    for name, (key, times) in rows.items():
        cells = [data["idle"][who].get(key) for who in ("embedded", "cluster")]
        texts = ["" if cell is None else f"{cell * times:,.1f}" for cell in cells]
        lines.append(f"{name:<46}{texts[0]:>10}{texts[1]:>13}")
    lines.append(f"Connections to PostgreSQL by server: {data['idle']['connections']:.1f}")
    return lines


def _takeover(data: Figures, goals: list[str]) -> list[str]:
    run = data["takeover"]
    met = run["worst_s"] < TAKEOVER_GOAL
    goals.append(_goal(f"takeover under {TAKEOVER_GOAL:g} s, the worst", met))
    how = f"kill -9 of an owner of {run['tables']} tables, {run['kills']} times"
    took = f"{run['median_s']:.1f} s (median), {run['worst_s']:.1f} s (worst)"
    return [f"{how}: the next move is done after {took}"]


_PARTS = {
    "moves": _moves,
    "hop": _hop,
    "commits": _commits,
    "idle": _idle,
    "takeover": _takeover,
}


def _goal(what: str, met: bool) -> str:
    return f"goal {'met   ' if met else 'MISSED'}  {what}"

"""What was measured, as a table for people."""

from typing import Any

Figures = dict[str, Any]
STAYS_WITHIN = 2
"""A p99 has stayed as it was when it is less than so many times of that: two runs of the same
differ by nearly as much,"""
STAYS_BELOW = 20
"""or less than so many milliseconds, which nobody feels."""


def as_text(data: dict[str, Any]) -> str:
    """The figures of a run, and which goals were met."""
    lines = [
        f"Load of the machine: {data['load_before']:.1f} before, {data['load_after']:.1f} after.",
        "Much more than the bench's own two processes makes the figures doubtful.",
        "",
    ]
    goals: list[str] = []
    if "flat_out" in data:
        lines += _flat_out(data, goals)
    if "steady" in data:
        lines += _steady(data["steady"], goals)
    if "beside_bots" in data:
        lines += _beside_bots(data["beside_bots"], goals)
    if "races" in data:
        lines += _races(data["races"], goals)
    if "memory" in data:
        lines += _memory(data["memory"], goals)
    if "restart" in data:
        lines += _restart(data["restart"], goals)
    return "\n".join([*lines, "", *goals])


def _flat_out(data: dict[str, Any], goals: list[str]) -> list[str]:
    flat: dict[str, Figures] = data["flat_out"]
    lines = [
        f"{data['tables']} tables of two, flat out; command to the other's update in ms",
        f"{'':<24}{'moves/s':>10}{'p50':>8}{'p99':>8}{'CPU µs/move':>14}",
    ]
    for name, run in flat.items():
        lines.append(
            f"{name:<24}{run['rate']:>10,.0f}{run['p50']:>8.0f}{run['p99']:>8.0f}"
            f"{run['cpu_us']:>14.0f}"
        )
    skep = flat["skep"]["rate"]
    for name, run in flat.items():
        if name != "skep":
            lines.append(f"skep, durable / {name}: {skep / run['rate']:.2f}")
    if data["missing"]:
        lines.append(f"Not compared with boardgame.io: {data['missing']}.")
    if "boardgame.io, memory" in flat:
        met = skep > flat["boardgame.io, memory"]["rate"]
        goals.append(_goal("more durable moves/s than boardgame.io in memory", met))
    return lines


def _steady(run: Figures, goals: list[str]) -> list[str]:
    goals.append(_goal("p99 under 50 ms at a human pace", run["p99"] < 50))
    text = (
        f"{run['tables']} tables, a move each 2 s ({run['rate']:.0f} moves/s): "
        f"p50 {run['p50']:.1f} ms, p99 {run['p99']:.1f} ms, worst {run['worst']:.0f} ms; "
        f"{100 * run['server_busy']:.0f}% of a core"
    )
    return ["", text]


def _beside_bots(run: Figures, goals: list[str]) -> list[str]:
    alone, beside = run["alone"], run["beside"]
    met = beside["p99"] < max(STAYS_WITHIN * alone["p99"], STAYS_BELOW)
    goals.append(_goal("p99 stays as it was beside 20 tables of level-5 bots", met))
    text = (
        f"{run['tables']} tables, a move each 2 s, alone: p50 {alone['p50']:.1f} ms, p99 "
        f"{alone['p99']:.1f} ms; beside {run['bot_tables']} tables of level-5 bots: p50 "
        f"{beside['p50']:.1f} ms, p99 {beside['p99']:.1f} ms"
    )
    return ["", text]


def _races(run: Figures, goals: list[str]) -> list[str]:
    what = f"p99 under 50 ms to everybody in {run['races']} races of {run['seats']}"
    goals.append(_goal(what, run["p99"] is not None and run["p99"] < 50))
    text = (
        f"{run['races']} races of {run['seats']} at a time, two attempts a second each "
        f"({run['attempts']:.0f} attempts/s, {run['rate']:.0f} tiles/s): command to everybody's "
        f"update p50 {run['p50']:.1f} ms, p99 {run['p99']:.1f} ms, worst {run['worst']:.0f} ms; "
        f"a refusal p99 {run['refused_p99']:.1f} ms; {100 * run['server_busy']:.0f}% of a core; "
        f"{100 * run['stolen']:.0f}% of a core was taken away by others on the host"
    )
    return ["", text]


def _memory(run: Figures, goals: list[str]) -> list[str]:
    goals.append(_goal(f"{run['sockets']:,} sockets under 1 GiB", run["all_mib"] < 1024))
    text = (
        f"Memory: {run['empty_mib']:.0f} MiB empty; {run['table_kib']:.1f} KiB for an idle table, "
        f"{run['socket_kib']:.1f} KiB for a socket and {run['watching_kib']:.1f} more when it "
        f"watches; {run['all_mib']:.0f} MiB with {run['sockets']:,} sockets"
    )
    return ["", text]


def _restart(run: Figures, goals: list[str]) -> list[str]:
    goals.append(_goal("1,000 tables playable within 5 s", run["all_playable_s"] < 5))
    text = (
        f"Restart after kill -9 with {run['tables']} tables of {run['moves_each']:.0f} moves: "
        f"listening after {run['listening_s']:.1f} s, "
        f"all playable after {run['all_playable_s']:.1f} s; "
        f"{run['table_kib']:.0f} KiB for each table"
    )
    return ["", text]


def _goal(what: str, met: bool) -> str:
    return f"goal {'met   ' if met else 'MISSED'}  {what}"

"""What was measured: as a table for people, and as plain data for programs."""

import platform
from dataclasses import asdict, dataclass
from typing import Any

from bench.contest import COPY, RATES, Player, ratio
from bench.la_ruche import PLAYOUTS, Listing
from bench.ours import Memory

COPY_GOAL = 5.0
MEMORY_GOAL = 64 * 1024
LISTING_GOAL = 50.0
SOLO_GOAL = 200.0

RATIO_GOALS: tuple[tuple[str, str, str, float], ...] = (
    ("butine, rules", "python-chess", "listed_per_second", 1),
    ("butine, rules", "python-chess", "moves_per_second", 1.5),
    ("butine, drawn", "python-chess", "moves_per_second", 1.5),
    ("waggle-dance, rules", "Catanatron", "moves_per_second", 3),
    (PLAYOUTS, "backgammon", "moves_per_second", 3.5),
    ("bee-busy, rules", "yacht", "moves_per_second", 10),
)
"""Ours, the peer, what is compared, and how many times the peer's rate ours shall be."""

RULES, API, DRAWN = ", rules", ", API", ", drawn"
"""How the same games are played: with what stands behind their names."""
API_GOAL = 0.8
"""How many moves the public API shall make, for each that the rules make without it."""


@dataclass(frozen=True)
class Figures:
    """All that one run has measured."""

    rounds: int
    seconds: float
    ours: list[Player]
    peers: list[Player]
    missing: list[str]
    listing: Listing
    memory: dict[str, Memory]


def as_data(figures: Figures) -> dict[str, Any]:
    """The figures as plain data."""
    everybody = [*figures.ours, *figures.peers]
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "rounds": figures.rounds,
        "seconds": figures.seconds,
        "contestants": {player.contestant.name: _rates(player) for player in everybody},
        "ratios": {
            f"{ours.contestant.name} / {peer.contestant.name}": {
                what: ratio(ours, peer, what) for what in RATES
            }
            for ours, peer in _pairs(figures)
        },
        "listing": asdict(figures.listing),
        "memory": {game: asdict(memory) for game, memory in figures.memory.items()},
        "missing": figures.missing,
    }


def _pairs(figures: Figures) -> list[tuple[Player, Player]]:
    """Who is compared with whom: the public API and draws with the rules' lists, and all of ours
    with all peers."""
    return [
        *_beside_rules(figures, API),
        *_beside_rules(figures, DRAWN),
        *((ours, peer) for ours in figures.ours for peer in figures.peers),
    ]


def _beside_rules(figures: Figures, way: str) -> list[tuple[Player, Player]]:
    by_name = {player.contestant.name: player for player in figures.ours}
    return [
        (player, by_name[name.replace(way, RULES)])
        for name, player in by_name.items()
        if name.endswith(way)
    ]


def _rates(player: Player) -> dict[str, float]:
    rates = {what: round(player.middle(what), 3) for what in (*RATES, COPY)}
    rates["moves_in_a_list"] = round(player.listed / player.moves, 1)
    return rates


def as_text(figures: Figures) -> str:
    """The figures as a table."""
    data = as_data(figures)
    how = f"{figures.seconds:g} s in {figures.rounds} rounds, by turns; medians of the rounds"
    lines = [
        f"Random games on Python {data['python']} ({data['machine']}). Each plays {how}.",
        "",
        _row("", "moves/s", "games/s", "listed/s", "in a list", "copy µs"),
    ]
    for name, rates in data["contestants"].items():
        lines.append(_row(name, *(_number(rates[key]) for key in _COLUMNS)))
    if data["ratios"]:
        lines += ["", _row("ours / other", "moves/s", "games/s", "listed/s")]
        for name, ratios in data["ratios"].items():
            lines.append(_row(name, *(_ratio(ratios[key]) for key in RATES)))
    lines += [f"\nNot installed, so not compared: {package}." for package in figures.missing]
    lines += ["", _listing_line(figures.listing), *_memory_lines(figures)]
    lines += ["", *_goals(figures), "", _NOTES]
    return "\n".join(lines)


_COLUMNS = (*RATES, "moves_in_a_list", COPY)

_NOTES = """\
listed/s: legal moves listed for each second of play, listing and moving together. Long lists are
cheaper by the move, so read it beside moves/s. Playouts list nothing: they draw one placement;
"drawn" lists nothing either: the moves are counted, and one is made (`Game.choices`).
copy: our state without its history (rules) or the whole match (API); chess without its history.
memory: what tracemalloc sees alive because of one match, the largest of five games; what all
games share was there before. "read back" is `skep.replay` of the record of such a game."""


def _row(name: str, *cells: str) -> str:
    return f"{name:<46}" + "".join(f"{cell:>11}" for cell in cells)


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def _ratio(value: float | None) -> str:
    return "?" if value is None else f"{value:.2f}"


def _listing_line(listing: Listing) -> str:
    return (
        f"Placements of a hand in a race of la-ruche: {listing.per_second:,.0f} listed/s, by "
        f"trying everything {listing.plain_per_second:,.0f} listed/s: {listing.ratio:.0f} times."
    )


def _memory_lines(figures: Figures) -> list[str]:
    return [
        f"Memory of one game of {game}: {memory.running / 1024:.0f} KiB while it is played, "
        f"{memory.replayed / 1024:.0f} KiB when it was read back."
        for game, memory in figures.memory.items()
    ]


def _goals(figures: Figures) -> list[str]:
    """Which goals were met. A slow moment of the machine is no failure, so this only tells."""
    lines = []
    for player in figures.ours:
        name = player.contestant.name
        lines.append(_goal(f"{name}: copy under 5 µs", player.middle(COPY) < COPY_GOAL))
        if name == "bee-busy, rules":
            met = player.middle("games_per_second") >= SOLO_GOAL
            lines.append(_goal(f"{name}: {SOLO_GOAL:.0f} solo games/s", met))
        for peer in figures.peers:
            for goal in RATIO_GOALS:
                lines += _ratio_goal(player, peer, *goal)
    for player, rules in _beside_rules(figures, API):
        met = (ratio(player, rules, "moves_per_second") or 0) >= API_GOAL
        lines.append(_goal(f"{player.contestant.name}: {API_GOAL:g} times the rules' moves/s", met))
    met = figures.listing.ratio >= LISTING_GOAL
    lines.append(_goal("la-ruche: placements listed 50 times as fast as by trying all", met))
    for game, memory in figures.memory.items():
        lines.append(_goal(f"{game}: a game under 64 KiB", memory.running < MEMORY_GOAL))
        lines.append(_goal(f"{game}: read back, the same", memory.replayed < MEMORY_GOAL))
    return lines


def _ratio_goal(
    player: Player, peer: Player, ours: str, theirs: str, what: str, times: float
) -> list[str]:
    if player.contestant.name != ours or theirs not in peer.contestant.name:
        return []
    met = (ratio(player, peer, what) or 0) >= times
    rate = "listed/s" if what.startswith("listed") else "moves/s"
    return [_goal(f"{ours}: {times:g} times {peer.contestant.name}'s {rate}", met)]


def _goal(what: str, met: bool) -> str:
    return f"goal {'met   ' if met else 'MISSED'}  {what}"

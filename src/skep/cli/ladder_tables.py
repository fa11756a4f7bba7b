"""The standings of a ladder as tables, for a terminal or as Markdown."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from skep.cli.common import new_console, plain_table
from skep.cli.outside_bots import lost_lines
from skep.locale import Words

if TYPE_CHECKING:
    from skep.lab.figures import Share
    from skep.lab.standings import Encounter, Seconds, Standing, Standings

TIMES = ("per-move", "p95", "slowest")


class Lines(NamedTuple):
    """A table: the keys of its heads, and its rows."""

    keys: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]


def print_standings(found: "Standings", speak: Words, *, markdown: bool) -> None:
    """Tell what a ladder found, and how to read it."""
    console = new_console()
    console.print(_title(found, speak), soft_wrap=True)
    tables = _tables(found)
    for lines in tables:
        console.print()
        if markdown:
            console.print(_markdown(lines, speak), soft_wrap=True)
            continue
        table = plain_table("ladder", lines.keys, speak)
        for row in lines.rows:
            table.add_row(*row)
        console.print(table)
    notes = _notes(found, speak) if tables else []
    lost = lost_lines({one.bot: one.lost_moves for one in found.standings}, speak)
    for note in [*notes, *_forfeits(found, speak), *lost]:
        console.print()
        console.print(note, soft_wrap=True)


def _markdown(lines: Lines, speak: Words) -> str:
    heads = tuple(speak.say(f"ladder-{key}") for key in lines.keys)
    ruler = ("---", *("---:" for _ in lines.keys[1:]))
    return "\n".join(f"| {' | '.join(row)} |" for row in (heads, ruler, *lines.rows))


def _title(found: "Standings", speak: Words) -> str:
    title = speak.say(
        "ladder-title-alone" if found.seats == 1 else "ladder-title",
        game=found.game,
        seats=found.seats,
        games=found.games,
        seed=str(found.seed),
    )
    return title if found.complete else f"{title} {speak.say('ladder-stopped')}"


def _tables(found: "Standings") -> list[Lines]:
    if found.alone:
        tables = [_points(found), _differences(found), _times_alone(found)]
    elif found.encounters:
        tables = [_ratings(found), _encounters(found)]
    else:
        tables = []
    return [lines for lines in tables if lines.rows]


def _ratings(found: "Standings") -> Lines:
    rows = [
        (one.bot, *_rating(one, found.measure), *_times(one.seconds)) for one in found.standings
    ]
    return Lines(("bot", "rating", "interval", "wins", *TIMES), rows)


def _rating(one: "Standing", measure: str | None) -> tuple[str, str, str]:
    share = "" if one.share is None else f"{one.share:.1%}"
    if one.rating is None:
        return "", "", share
    interval = f"{one.rating.low:.0f} – {one.rating.high:.0f}"
    return f"{one.rating.rating:.0f}", "" if one.bot == measure else interval, share


def _encounters(found: "Standings") -> Lines:
    """Two bots in a line; with more seats two lines, as each was alone among the others."""
    several = found.seats > 2
    order = [one.bot for one in found.standings]
    rows = [row for met in found.encounters for row in _sides(met, several, order)]
    rows.sort(key=lambda row: (order.index(row[0]), order.index(row[1])))
    return Lines(("bot", "among" if several else "against", "wins", "interval", "games"), rows)


def _sides(met: "Encounter", several: bool, order: list[str]) -> list[tuple[str, ...]]:
    sides = [
        (met.first, met.second, met.first_alone),
        (met.second, met.first, met.second_alone),
    ]
    sides.sort(key=lambda side: order.index(side[0]))
    games = str(met.games // 2 if several else met.games)
    return [(bot, other, *_share(share), games) for bot, other, share in sides[: 1 + several]]


def _points(found: "Standings") -> Lines:
    keys = ("bot", "median", "interval", "tenth", "quarter1", "quarter3", "ninetieth", "mean")
    rows: list[tuple[str, ...]] = []
    for one in found.alone:
        interval = f"{one.median_low} – {one.median_high}"
        parts = (one.tenth, one.points.quartile1, one.points.quartile3, one.ninetieth)
        spread = (f"{part:g}" for part in parts)
        rows.append(
            (one.bot, f"{one.points.median:g}", interval, *spread, f"{one.points.mean:.1f}")
        )
    return Lines(keys, rows)


def _differences(found: "Standings") -> Lines:
    rows = [
        (
            met.first,
            met.second,
            *_share(met.better),
            f"{met.difference:+.1f}",
            f"{met.low:+.1f} – {met.high:+.1f}",
        )
        for met in found.solo_encounters
    ]
    return Lines(("bot", "against", "better", "interval", "difference", "interval"), rows)


def _times_alone(found: "Standings") -> Lines:
    return Lines(("bot", *TIMES), [(one.bot, *_times(one.seconds)) for one in found.standings])


def _share(share: "Share") -> tuple[str, str]:
    return f"{share.share:.1%}", f"{share.low:.1%} – {share.high:.1%}"


def _times(seconds: "Seconds | None") -> tuple[str, str, str]:
    if seconds is None:
        return "", "", ""
    return spelled(seconds.median), spelled(seconds.p95), spelled(seconds.most)


def spelled(seconds: float) -> str:
    """A time in the unit in which it is easily read."""
    if seconds >= 0.995:
        return f"{seconds:.1f} s"
    milliseconds = seconds * 1000
    return f"{milliseconds:.0f} ms" if milliseconds >= 9.95 else f"{milliseconds:.2g} ms"


def _notes(found: "Standings", speak: Words) -> list[str]:
    """How to read the tables."""
    if found.alone:
        return [speak.say("ladder-note-alone")]
    notes = []
    if found.standings[0].rating is not None and found.measure is not None:
        notes.append(speak.say("ladder-note-rating", bot=found.measure))
    if found.seats > 2:
        notes.append(speak.say("ladder-note-luck", seats=found.seats))
    if found.until is not None:
        notes.append(speak.say("ladder-note-until"))
    return notes


def _forfeits(found: "Standings", speak: Words) -> list[str]:
    """Who failed, why, and what that means."""
    lines = [
        speak.say(
            "ladder-forfeits",
            bot=one.bot,
            games=sum(one.forfeits.values()),
            why=", ".join(f"{count} × {_why(why, speak)}" for why, count in one.forfeits.items()),
        )
        for one in found.standings
        if one.forfeits
    ]
    rule = "ladder-forfeit-rule-alone" if found.seats == 1 else "ladder-forfeit-rule"
    return [*lines, speak.say(rule)] if lines else []


def _why(why: str, speak: Words) -> str:
    kind, _, rule = why.partition(" ")
    if kind == "illegal":
        return speak.say("ladder-illegal", rule=rule)
    return speak.say("ladder-no-move") if kind == "no-move" else why

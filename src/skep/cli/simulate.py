"""`skep simulate`: many games between bots, and what they tell."""

from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from skep.cli.common import (
    Json,
    Lang,
    OptionList,
    new_console,
    plain_table,
    read_options,
    split_list,
    words_for,
)
from skep.cli.outside_bots import BotList, lost_lines, outside_bots
from skep.cli.patience import progress_bar
from skep.locale import Words

if TYPE_CHECKING:
    from rich.table import Table

    from skep.lab.figures import Share, Spread
    from skep.lab.simulate import Report


def simulate(
    game: Annotated[str, typer.Argument(help="The game; `skep games` lists them.")],
    bots: Annotated[
        str, typer.Option("--bots", help="One bot for each seat, like greedy,random,random.")
    ],
    seats: Annotated[
        int | None, typer.Option("--seats", help="How many play. Default: as many as bots.")
    ] = None,
    games: Annotated[int, typer.Option("--games", help="How many games.")] = 100,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same figures.")] = 1,
    option: OptionList = None,
    bot: BotList = None,
    workers: Annotated[
        int, typer.Option("--workers", help="Processes; 0: one for each core. Same figures.")
    ] = 1,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Let bots play many games and count who wins."""
    speak = words_for(lang)
    chosen = split_list(bots)
    from skep.lab import simulate as lab

    options = read_options(option, speak)
    seats = len(chosen) if seats is None else seats
    with outside_bots(bot), progress_bar(speak, "simulate-playing") as bar:
        progress = None if bar is None else (lambda done: bar(done, games))
        report = lab.simulate(game, seats, chosen, games, seed, options, workers, progress)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(report), indent=2).decode())
    else:
        _print(report, speak)


def _print(report: "Report", speak: Words) -> None:
    from skep.cli.speech import reason_text

    console = new_console()
    title = speak.say(
        "simulate-title-alone" if report.alone else "simulate-title",
        game=report.game,
        games=report.games,
        bots=", ".join(report.bots),
        seed=str(report.seed),
    )
    tables = [_spreads(report, speak), _uses(report, speak)]
    if report.alone is None:
        tables.insert(0, _wins(report, speak))
    console.print(title)
    console.print()
    for table in tables:
        console.print(table)
        console.print()
    counted = [
        *((count, reason_text(report.game, key, speak)) for key, count in _ends(report)),
        *((count, _rank(report.game, key, speak)) for key, count in _ranks(report)),
    ]
    for count, what in counted:
        console.print(f"{count:>6} × {what}", soft_wrap=True)
    for line in lost_lines(report.lost_moves, speak):
        console.print()
        console.print(line, soft_wrap=True)


def _ends(report: "Report") -> list[tuple[str, int]]:
    return list(report.end_reasons.items())


def _ranks(report: "Report") -> list[tuple[str, int]]:
    return list(report.alone.ranks.items()) if report.alone else []


def _rank(game: str, rank: str, speak: Words) -> str:
    key = f"{game}-rank"
    return speak.say("simulate-rank", rank=speak.say(key, rank=rank) if speak.has(key) else rank)


def _wins(report: "Report", speak: Words) -> "Table":
    wins = plain_table("simulate", ("who", "wins", "share", "interval"), speak)
    for at_seat in report.by_seat:
        wins.add_row(speak.say("simulate-seat", seat=at_seat.seat), *_share(at_seat.wins))
    for of_bot in report.by_bot:
        wins.add_row(f"{of_bot.bot} ×{of_bot.players}", *_share(of_bot.wins))
    return wins


def _spreads(report: "Report", speak: Words) -> "Table":
    keys = ("spread", "least", "quartile1", "median", "quartile3", "most", "mean")
    spreads = plain_table("simulate", keys, speak)
    named = [
        ("rounds", report.rounds),
        ("moves", report.length),
        ("seconds", report.seconds),
        ("slips", report.slips),
    ]
    for name, spread in named:
        if spread is not None:
            spreads.add_row(speak.say(f"simulate-{name}"), *_spread(spread))
    points = [(of_bot.bot, of_bot.scores) for of_bot in report.by_bot]
    if report.alone is not None:
        points.append((report.alone.bot, report.alone.scores))
    for bot, scores in points:
        spreads.add_row(speak.say("simulate-points", bot=bot), *_spread(scores))
    return spreads


def _uses(report: "Report", speak: Words) -> "Table":
    """Actions, then cards: how often, and how often in a game."""
    table = plain_table("simulate", ("use", "count", "per-game"), speak)
    for kind, uses in (("action", report.actions), ("card", report.cards)):
        for name, use in uses.items():
            what = speak.say(f"simulate-{kind}", name=_typed(report.game, name, speak))
            table.add_row(what, str(use.count), f"{use.per_game:.1f}")
    return table


def _typed(game: str, name: str, speak: Words) -> str:
    """An action or a card in the words in which it is typed."""
    keys = {word: f"{game}-typed-{word}" for word in name.split()}
    return " ".join(speak.say(key) if speak.has(key) else word for word, key in keys.items())


def _share(wins: "Share") -> tuple[str, str, str]:
    return f"{wins.wins:.1f}", f"{wins.share:.1%}", f"{wins.low:.1%} – {wins.high:.1%}"


def _spread(spread: "Spread") -> tuple[str, ...]:
    values = (spread.least, spread.quartile1, spread.median, spread.quartile3, spread.most)
    return (*(f"{value:g}" for value in values), f"{spread.mean:.1f}")

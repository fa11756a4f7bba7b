"""`skep lab`: what a designer asks of a game's variants."""

import shlex
import sys
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from skep.cli.common import (
    Lang,
    OptionList,
    new_console,
    read_options,
    split_list,
    words_for,
    write_new_file,
)
from skep.cli.errors import UserError
from skep.cli.long_runs import Force, Jobs, JsonFile, Seed, check_free, read_until
from skep.cli.outside_bots import BotList, lost_lines, outside_bots
from skep.cli.patience import INTERRUPTED, progress_bar
from skep.locale import Words

if TYPE_CHECKING:
    from skep.lab.variants.findings import Findings
    from skep.lab.variants.plan import Variant
    from skep.lab.variants.study import Workers


def lab(
    game: Annotated[str, typer.Argument(help="The game; `skep games` lists them.")],
    vary: Annotated[
        list[str] | None,
        typer.Option(
            "--vary",
            metavar="OPTION=A,B,C",
            help="An option and its values; a value may be a FILE.toml. May be repeated: then "
            "each value with each other one's.",
        ),
    ] = None,
    variants: Annotated[
        Path | None, typer.Option("--variants", help="Variants in a TOML file: docs/lab.md.")
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option("--bots", help="One bot for all seats, or one for each. Default: greedy."),
    ] = None,
    seats: Annotated[
        int | None, typer.Option("--seats", min=1, help="How many play. Default: as usual.")
    ] = None,
    games: Annotated[
        int | None,
        typer.Option("--games", help="Of each variant; with --until, the most. Default: 100."),
    ] = None,
    until: Annotated[
        str | None,
        typer.Option(
            "--until",
            help="Play until every seat's wins are known to ±1%. Alone, in points: ±0.5.",
        ),
    ] = None,
    skill: Annotated[
        str | None,
        typer.Option(
            "--skill", help="A weaker and a stronger bot that tell luck from skill, or none."
        ),
    ] = None,
    seed: Seed = 1,
    option: OptionList = None,
    bot: BotList = None,
    jobs: Jobs = 0,
    cluster: Annotated[
        str | None,
        typer.Option("--cluster", help="The address of a Dask scheduler: play there instead."),
    ] = None,
    json: JsonFile = None,
    html: Annotated[
        Path | None, typer.Option("--html", help="Write a report with plots, as FILE.html.")
    ] = None,
    force: Force = False,
    lang: Lang = None,
) -> None:
    """Compare variants of a game on the same luck. Ctrl-C stops early and tells what is known."""
    speak = words_for(lang)
    usual = read_options(option, speak)
    for path in (json, html):
        check_free(path, force, speak)
    if cluster is not None and bot:
        raise UserError(speak.say("lab-cluster-bot"))
    from skep.lab.variants.plan import make_plan
    from skep.lab.variants.study import study

    if html is not None:  # so that nobody waits an hour to hear what is missing
        from skep.lab.variants.report import report
    wanted = _variants(vary or [], variants, usual, speak)
    pair = None if skill is None else [] if skill == "none" else split_list(skill)
    chosen = [] if bots is None else split_list(bots)
    with outside_bots(bot):
        plan = make_plan(game, wanted, seats, chosen, games, None, seed, pair)
        if until is not None:
            width = read_until(until, plan.seats, speak)
            plan = make_plan(game, wanted, seats, chosen, games, width, seed, pair)
        workers = jobs if cluster is None else _cluster(cluster)
        with progress_bar(speak, "lab-playing") as progress:
            found = study(plan, workers, progress)
    if json is not None:
        text = msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n"
        write_new_file(json, text, speak, replace=force)
    if html is not None:
        write_new_file(html, report(found, speak, _command()), speak, replace=force)
    _print(found, speak)
    if not found.complete:
        raise typer.Exit(INTERRUPTED)


def _variants(
    texts: list[str], file: Path | None, usual: dict[str, Any], speak: Words
) -> "list[Variant]":
    from skep.lab.variants.plan import USUAL, Variant, read_design, read_variants, vary

    values: dict[str, list[Any]] = {}
    for text in texts:
        name, equals, rest = (part.strip() for part in text.partition("="))
        if not name or not equals or not split_list(rest):
            raise UserError(speak.say("lab-vary", text=text))
        if name in values:
            raise UserError(speak.say("lab-vary-twice", option=name))
        values[name] = [
            read_design(Path(value))
            if value.endswith(".toml")
            else read_options([f"{name}={value}"], speak)[name]
            for value in split_list(rest)
        ]
    found = [] if file is None else read_variants(file, usual)
    if values:
        found += vary(values, usual)
    return found or [Variant(USUAL, usual)]


def _cluster(address: str) -> "AbstractContextManager[Workers]":
    from skep.lab.variants.cluster import Cluster

    return Cluster(address)


def _command() -> str:
    """What was typed, as one could type it again."""
    return shlex.join(["skep", *sys.argv[1:]])


def _print(found: "Findings", speak: Words) -> None:
    from rich.table import Table

    from skep.lab.variants.naming import named
    from skep.lab.variants.tables import headline, notes, tables

    found = named(found, speak)
    console = new_console()
    for line in headline(found, speak):
        console.print(line, soft_wrap=True)
    for lines in tables(found, speak, brief=True):
        console.print()
        console.print(lines.title, style="bold")
        table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
        table.add_column(lines.heads[0])
        for head in lines.heads[1:]:
            table.add_column(head, justify="right")
        for row in lines.rows:
            table.add_row(*row)
        console.print(table)
        if lines.more:
            console.print(lines.more)
    lost = {
        f"{bot} ({one.name})": why for one in found.variants for bot, why in one.lost_moves.items()
    }
    for note in [*notes(found, speak), *lost_lines(lost, speak)]:
        console.print()
        console.print(note, soft_wrap=True)

"""`skep ladder`: how strong the bots of a game are."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from skep.cli.common import (
    Lang,
    OptionList,
    read_options,
    split_list,
    words_for,
    write_new_file,
)
from skep.cli.long_runs import Force, Jobs, JsonFile, Seed, check_free, read_until
from skep.cli.outside_bots import BotList, outside_bots
from skep.cli.patience import INTERRUPTED, progress_bar


def ladder(
    game: Annotated[str, typer.Argument(help="The game; `skep games` lists them.")],
    seats: Annotated[
        int, typer.Option("--seats", help="How many play; 1: each alone, for points.")
    ] = 2,
    bots: Annotated[
        str | None, typer.Option("--bots", help="Those who play. Default: all bots of the game.")
    ] = None,
    games: Annotated[
        int | None,
        typer.Option("--games", help="For every two bots; with --until, the most. Default: 100."),
    ] = None,
    until: Annotated[
        str | None,
        typer.Option(
            "--until",
            help="Play until the 95% intervals are as narrow as this: ±2%. Alone, in points: ±0.5.",
        ),
    ] = None,
    seed: Seed = 1,
    option: OptionList = None,
    bot: BotList = None,
    jobs: Jobs = 1,
    json: JsonFile = None,
    plot: Annotated[Path | None, typer.Option("--plot", help="Draw it, as FILE.svg.")] = None,
    force: Force = False,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print Markdown.")] = False,
    lang: Lang = None,
) -> None:
    """Let bots play each against each other on the same luck, and rate them. Ctrl-C stops early."""
    speak = words_for(lang)
    options = read_options(option, speak)
    width = None if until is None else read_until(until, seats, speak)
    for path in (json, plot):
        check_free(path, force, speak)
    from skep.cli.ladder_tables import print_standings
    from skep.lab import ladder as lab
    from skep.lab.plot import draw

    chosen = None if bots is None else split_list(bots)
    with outside_bots(bot), progress_bar(speak, "ladder-playing") as progress:
        found = lab.ladder(game, seats, chosen, games, width, seed, options, jobs, progress)
    if json is not None:
        text = msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n"
        write_new_file(json, text, speak, replace=force)
    if plot is not None:
        write_new_file(plot, draw(found, speak), speak, replace=force)
    print_standings(found, speak, markdown=markdown)
    if not found.complete:
        raise typer.Exit(INTERRUPTED)

"""`skep train`: let bots learn what a position is worth."""

from pathlib import Path
from typing import Annotated

import typer

from skep import __version__
from skep.cli.common import Lang, words_for
from skep.engine.extras import from_extra


def train(
    game: Annotated[str, typer.Argument(help="The game; `skep games` lists them.")],
    seats: Annotated[int, typer.Option("--seats", help="For how many players.")] = 2,
    games: Annotated[int, typer.Option("--games", help="Games in each round.")] = 200,
    rounds: Annotated[int, typer.Option("--rounds", help="Rounds of play and fit.")] = 8,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same weights.")] = 1,
    keep: Annotated[
        float, typer.Option("--keep", help="The share of what is seen that is learned from.")
    ] = 0.1,
    start: Annotated[
        int, typer.Option("--start", help="Begin with the weights that ship for so many players.")
    ] = 0,
    workers: Annotated[
        int, typer.Option("--workers", help="Processes; 0: one for each core. Same weights.")
    ] = 1,
    out: Annotated[
        Path | None, typer.Option("--out", help="The file; other seat counts in it stay.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Let bots play themselves, and learn what a position is worth."""
    speak = words_for(lang)
    from skep.bots.learned.value import Trained
    from skep.games.registry import game_by_id
    from skep.lab import origin
    from skep.lab.training.course import Course
    from skep.lab.training.run import train as learn
    from skep.lab.training.run import write

    with from_extra("lab"):
        import numpy as _numpy  # noqa: F401 (so that nobody waits an hour to hear of it)
    rules = game_by_id(game).meta.rules_version
    commit = origin.commit()  # of now: the working tree may move on while bots play
    course = Course(game, seats, games, rounds, seed, keep, start=start)
    weights = learn(
        course, workers, lambda key, about: typer.echo(speak.say(key, **about), err=True)
    )
    names = course.sight().names_at(seats)
    command = (
        f"skep train {game} --seats {seats} --games {games} --rounds {rounds}"
        f" --seed {seed} --keep {keep:g}"
    ) + (f" --start {start}" if start else "")
    path = out or Path(f"weights-{game}.json")
    trained = Trained(
        command, seed, __version__, commit, rules, dict(zip(names, weights, strict=True))
    )
    write(path, game, seats, trained)
    typer.echo(speak.say("train-written", path=str(path)))

"""`skep`: the one entry, and the list of commands."""

from typing import Annotated

import typer

from skep import __version__
from skep.cli import (
    admin,
    analyse,
    games,
    lab,
    ladder,
    learn,
    new_game,
    paper,
    play,
    puzzle,
    record,
    rules,
    serve,
    simulate,
    store,
    train,
)
from skep.cli.errors import Commands

app = typer.Typer(
    name="skep",
    cls=Commands,
    help="Tabletop games about bees. `skep play butine` starts a game.",
    pretty_exceptions_enable=False,
)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"skep {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    _version_wanted: Annotated[
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help="Print the version."),
    ] = False,
) -> None:
    """Tabletop games about bees. `skep play butine` starts a game."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


app.command("play")(play.play)
app.command("learn")(learn.learn)
app.command("games")(games.games)
app.command("rules")(rules.rules)
app.command("bots")(games.bots)
app.command("schema")(games.schema)
app.command("simulate")(simulate.simulate)
app.command("ladder")(ladder.ladder)
app.command("lab")(lab.lab)
app.command("train")(train.train)
app.add_typer(puzzle.app, name="puzzle")
app.command("replay")(record.replay)
app.command("analyse")(analyse.analyse)
app.command("verify")(record.verify)
app.command("serve")(serve.serve)
app.add_typer(store.app, name="store")
app.add_typer(admin.app, name="admin")
app.command("print")(paper.print_game)
app.command("new-game")(new_game.new_game)

"""`skep serve`: play in the browser, alone, with friends, or host for a club."""

import os
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer

from skep.cli.common import A_DAY, read_duration
from skep.cli.errors import SPOKEN, UserError
from skep.cli.lab_room import lab_room
from skep.cli.outside_bots import BotList, check_names, hired_lines, outside_bots
from skep.cli.paper import can_print, print_record
from skep.engine.extras import from_extra
from skep.locale import Words, language_of, words


def keep_seconds(text: str, speak: Words) -> int:
    """How long tables are kept, from a text like 90d; less than a day is a slip of the pen."""
    return read_duration(text, speak, at_least=A_DAY, refusal="error-keep")


class LogFormat(StrEnum):
    """How a line of the log is written."""

    text = "text"
    json = "json"


class LogLevel(StrEnum):
    """How much is said."""

    debug = "debug"
    info = "info"
    warning = "warning"
    error = "error"


Host = Annotated[str, typer.Option(help="The address to listen on.")]
Port = Annotated[
    int | None,
    typer.Option(help="The port; a busy one: the next that is free. Else SKEP_PORT, 8765."),
]
Data = Annotated[Path | None, typer.Option(help="The folder where tables are kept.")]
StoreUrl = Annotated[
    str | None,
    typer.Option(
        "--store",
        metavar="URL",
        help="Instead of a folder: a PostgreSQL that several servers share, "
        "like postgresql://skep@db.example/skep. Needs --bus.",
    ),
]
Bus = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        help="The NATS by which servers of one store talk, like nats://nats.example:4222.",
    ),
]
Origin = Annotated[
    list[str] | None,
    typer.Option(help="Behind a proxy: the address people type, like https://bees.example."),
]
Proxy = Annotated[
    list[str] | None,
    typer.Option(
        help="The address or network of a proxy in front, like 127.0.0.1 or 10.0.0.0/8: "
        "it is believed when it says who is behind it. May be repeated."
    ),
]
OpenBrowser = Annotated[
    bool, typer.Option("--open", help="Open a browser, unless SKEP_NO_BROWSER is set.")
]
BotSeconds = Annotated[float, typer.Option(min=0, max=60, help="How long a bot thinks at least.")]
Keep = Annotated[
    str | None,
    typer.Option(
        help="Delete tables that nobody has used for so long, finished or not: 90d, 12w, 1y. "
        "Without it they are kept for ever."
    ),
]
RemoteBots = Annotated[
    list[str] | None,
    typer.Option(
        "--remote-bot",
        metavar="NAME",
        help="A bot that lives elsewhere may come by WebSocket under this name; the address and "
        "its token are printed. May be repeated.",
    ),
]
Metrics = Annotated[
    str | None,
    typer.Option(
        help="Figures for Prometheus, at an address of this very machine: 127.0.0.1:9464."
    ),
]
Format = Annotated[LogFormat, typer.Option(help="The log on stderr, as lines or as JSON objects.")]
Level = Annotated[LogLevel, typer.Option(help="What is worth a line in the log.")]
Language = Annotated[str | None, typer.Option(help="en or fr.")]


def serve(
    host: Host = "127.0.0.1",
    port: Port = None,
    data: Data = None,
    store: StoreUrl = None,
    bus: Bus = None,
    origin: Origin = None,
    proxy: Proxy = None,
    open_browser: OpenBrowser = False,
    bot_seconds: BotSeconds = 0.7,
    keep: Keep = None,
    bot: BotList = None,
    remote_bot: RemoteBots = None,
    metrics: Metrics = None,
    log_format: Format = LogFormat.text,
    log_level: Level = LogLevel.info,
    lang: Language = None,
) -> None:
    """Serve Skep to browsers."""
    # Loaded here because the other commands do not need a server.
    with from_extra("server"):
        from skep.server import run
        from skep.server.backstage import Backstage
        from skep.server.net.addresses import read_network
        from skep.server.net.settings import Settings

    speak = words(lang or language_of())
    for address in proxy or ():
        try:
            read_network(address)
        except ValueError:
            raise UserError(speak.say("error-proxy", text=address)) from None
    origins = frozenset(address.rstrip("/") for address in origin or ())
    settings = Settings(
        origins=origins,
        proxies=tuple(proxy or ()),
        bot_seconds=(bot_seconds, bot_seconds * 2.2),
        keep_seconds=None if keep is None else keep_seconds(keep, speak),
        printer=print_record if can_print() else None,
        lab=lab_room(),
        secure_cookie=any(address.startswith("https:") for address in origins),
        remote_bots=tuple(remote_bot or ()),
    )
    SPOKEN.set(speak)
    shared = _shared(store, bus, speak)
    with outside_bots(bot):
        check_names(settings.remote_bots)
        for line in hired_lines(speak):
            typer.echo(line)
        run.serve(
            host=host,
            port=run.wanted_port() if port is None else port,
            data=data,
            shared=shared,
            settings=settings,
            words=speak,
            say=typer.echo,
            open_browser=open_browser and not os.environ.get("SKEP_NO_BROWSER"),
            backstage=Backstage(log_format.value, log_level.value, metrics),
        )


def _shared(store: str | None, bus: str | None, speak: Words) -> Any:
    """What several servers share, if they do."""
    if store is None and bus is None:
        return None
    if store is None or bus is None:
        raise UserError(speak.say("error-store-and-bus"))
    if not store.startswith(("postgresql://", "postgres://")):
        raise UserError(speak.say("error-store-url", text=store))
    with from_extra("cluster"):
        from skep.server.sharing import shared

    return shared(store, bus)

"""Running the server: a free port, a plain word on the terminal, and a browser if there is one."""

import contextlib
import gc
import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path

import msgspec

from skep.api.folders import default_data_folder
from skep.locale import Words
from skep.server.backstage import Backstage, CannotServe, set_up
from skep.server.net.settings import OpenStore, Settings, Shared
from skep.server.serving import Door, Server, raise_file_limit
from skep.server.store.interface import Store, StoreError
from skep.server.store.sqlite import SqliteStore

DEFAULT_PORT = 8765
PORTS_TRIED = 50

SWITCH_SECONDS = 0.001
"""How long the event loop may keep Python from the thread that commits, while both are busy.

By default it is five times as long, and many commits waited for nothing else."""


def wanted_port() -> int:
    """The port that the environment asks for, or the usual one."""
    text = os.environ.get("SKEP_PORT", "")
    if not text:
        return DEFAULT_PORT
    if not text.isdecimal() or not 0 <= int(text) < 65536:
        raise CannotServe(f"SKEP_PORT is {text!r}; it must be a port number, 0 to 65535")
    return int(text)


def listen(host: str, port: int) -> socket.socket:
    """A listening socket on this port, or on the next free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    last = OSError()
    for candidate in range(port, min(port + PORTS_TRIED, 65536)):
        candidate_socket = socket.socket(family, socket.SOCK_STREAM)
        candidate_socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            candidate_socket.bind((host, candidate))
            candidate_socket.listen(2048)
        except OSError as error:
            candidate_socket.close()
            last = error
            continue
        return candidate_socket
    raise CannotServe(f"cannot listen on {host} port {port}: {last.strerror}")


def serve(
    *,
    host: str,
    port: int,
    data: Path | None,
    shared: Shared | None = None,
    settings: Settings,
    words: Words,
    say: Callable[[str], None],
    open_browser: bool,
    backstage: Backstage = Backstage(),  # noqa: B008  it cannot change
) -> None:
    """Serve until somebody stops it. `say` puts a line on the terminal."""
    with set_up(backstage, settings, words) as (settings, log):
        folder = data or default_data_folder()
        listening = listen(host, port)
        actual: int = listening.getsockname()[1]
        open_store = _embedded(folder) if shared is None else shared.open_store
        if shared is not None:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # where `skep admin` looks
            settings = msgspec.structs.replace(
                settings, join_others=shared.join, clock=shared.clock
            )
        if actual != port and port != 0:
            say(words.say("serve-port-busy", port=str(port), actual=str(actual)))

        def ready() -> None:
            shown = f"[{host}]" if ":" in host else host
            address = f"http://{shown}:{actual}/"
            say(words.say("serve-address", address=address))
            say(words.say("serve-data", folder=str(folder)))
            if backstage.metrics is not None:
                say(words.say("serve-metrics", place=backstage.metrics))
            public = min(settings.origins, default=address).rstrip("/")
            for name, token in server.bot_tokens.items():
                place = f"ws{public.removeprefix('http')}/bots/{name}"
                say(words.say("serve-remote-bot", bot=name, place=place, token=token))
            if open_browser:
                with contextlib.suppress(webbrowser.Error):
                    webbrowser.open(address)

        files = raise_file_limit()
        door = Door(settings, host, files)
        say(words.say("serve-files", files=files, connections=door.most))
        _share_python_fairly()
        server = Server(open_store, folder, settings, door, log, ready)
        try:
            server.run_on(listening)
        except KeyboardInterrupt:
            return
        except StoreError as error:
            raise CannotServe(str(error)) from None
        if not server.started:
            raise CannotServe(words.say("serve-failed", folder=str(folder)))


def _embedded(folder: Path) -> OpenStore:
    """The store in a folder: opened at once, so that whatever is wrong is said first."""
    try:
        store = SqliteStore(folder)
    except StoreError as error:
        raise CannotServe(str(error)) from None

    async def open_store() -> Store:
        return store

    return open_store


def _share_python_fairly() -> None:
    """Let nobody wait long for the interpreter: not for the collector, not for the event loop.

    Look for cycles seldom, in small bites, and never among what is there for good. Tables are
    many long-lived objects without cycles. To walk through all of them now and then made
    everybody wait for a third of a second; the first two numbers bound what one bite costs.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 5, 5_000)
    sys.setswitchinterval(SWITCH_SECONDS)

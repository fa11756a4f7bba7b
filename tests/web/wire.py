"""The wire between one browser and the server, so that a test can cut it, hold it, or lay it anew.

A browser's own "offline" switch leaves open sockets alone; pulling the plug does not.
"""

import contextlib
import socket
import threading
from types import TracebackType
from typing import Self


class Wire:
    """Listens on a port of its own and passes everything on to a server."""

    def __init__(self, target: str) -> None:
        self.target = target
        """The address of the server; may change while the wire is cut."""
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._whole = threading.Event()
        self._whole.set()
        self._flows = threading.Event()
        self._flows.set()
        self._ends: set[socket.socket] = set()
        self._lock = threading.Lock()
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def address(self) -> str:
        """Where the browser finds the server."""
        return f"127.0.0.1:{self._listening.getsockname()[1]}"

    def cut(self) -> None:
        """Break every connection, and let no new one through."""
        self._whole.clear()
        with self._lock:
            for end in self._ends:
                _shut(end)

    def mend(self, target: str | None = None) -> None:
        """Let connections through again, perhaps to another server."""
        self.target = target or self.target
        self._whole.set()

    def hold(self) -> None:
        """Keep back what the browser sends, for now."""
        self._flows.clear()

    def let_go(self) -> None:
        """Pass on what was held."""
        self._flows.set()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        _type: type[BaseException] | None,
        _error: BaseException | None,
        _traceback: TracebackType | None,
    ) -> None:
        _shut(self._listening)
        self._listening.close()
        self.let_go()
        self.cut()

    def _accept(self) -> None:
        while True:
            try:
                browser, _ = self._listening.accept()
            except OSError:
                return
            if not self._whole.is_set():
                browser.close()
                continue
            host, _, port = self.target.partition(":")
            try:
                server = socket.create_connection((host, int(port)))
            except OSError:
                browser.close()
                continue
            with self._lock:
                self._ends |= {browser, server}
            ways = [(browser, server, self._flows), (server, browser, self._whole)]
            for source, sink, gate in ways:
                threading.Thread(target=self._pass, args=(source, sink, gate), daemon=True).start()

    def _pass(self, source: socket.socket, sink: socket.socket, gate: threading.Event) -> None:
        with contextlib.suppress(OSError):
            while some := source.recv(65536):
                gate.wait()
                sink.sendall(some)
        # A cut wire shuts both ends, so that each of the two threads comes to its end, too.
        _shut(sink)
        _shut(source)
        with self._lock:
            self._ends.discard(source)
        source.close()


def _shut(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)

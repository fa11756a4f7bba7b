"""A NATS of one's own, from a wheel: for tests and measurements, on this machine only."""

import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

START_SECONDS = 10


class LocalNats:
    """A running nats-server. Leave its `with`, and it is gone."""

    def __init__(self) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """How it is reached from this machine."""
        return f"nats://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """Its process."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Begin, or begin again, and wait until it answers."""
        program = Path(sys.executable).with_name("nats-server")
        self._process = subprocess.Popen(  # noqa: S603  our own words
            [program, "-a", "127.0.0.1", "-p", str(self.port)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        give_up = time.monotonic() + START_SECONDS
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
            except OSError:
                if self._process.poll() is not None or time.monotonic() > give_up:
                    raise RuntimeError("nats-server does not start") from None
                time.sleep(0.02)
            else:
                return

    def stop(self, how: signal.Signals = signal.SIGKILL) -> None:
        """Gone at once, and all connections with it."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(START_SECONDS)
            self._process = None

    def __enter__(self) -> "LocalNats":
        self.start()
        return self

    def __exit__(self, *_why: object) -> None:
        self.stop()

"""The line from `skep admin` to a running server: loopback, and only for who can read the folder.

The server listens on a free port of this machine. The port and a random token stand in a file in
the data folder that only its owner can read. One line of JSON goes there, one comes back.
"""

import asyncio
import contextlib
import hmac
import logging
import secrets
import socket
from functools import partial
from pathlib import Path

import msgspec

from skep.server.admin_all import Answer, AnyOrder, House, carry_out_everywhere, obey
from skep.server.store.data_folder import make_private_file

logger = logging.getLogger(__name__)

FILE_NAME = "admin.json"
MOST_BYTES = 64 * 1024
MOST_AT_ONCE = 4
SECONDS = 10.0
"""An order comes within so long, or not at all."""
ANSWER_SECONDS = 60.0


class Place(msgspec.Struct, frozen=True):
    """What stands in the file."""

    port: int
    token: str


class Letter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is sent."""

    token: str
    order: AnyOrder


class AdminLine:
    """The server's end."""

    def __init__(self, house: House, file: Path) -> None:
        self._house = house
        self._file = file
        self._token = secrets.token_urlsafe(32)
        self._here = 0
        self._server: asyncio.Server | None = None

    @classmethod
    async def open(cls, house: House, folder: Path) -> "AdminLine":
        """Listen, and say where."""
        line = cls(house, folder / FILE_NAME)
        if house.others is not None:
            house.others.obey_by(partial(obey, house))
        try:
            await line._listen()
        except OSError as error:
            # A full disk is no reason not to serve.
            logger.warning("skep admin will not find this server: %s", error)
        return line

    async def _listen(self) -> None:
        self._server = server = await asyncio.start_server(
            self._talk, "127.0.0.1", 0, limit=MOST_BYTES
        )
        place = Place(server.sockets[0].getsockname()[1], self._token)
        make_private_file(self._file)
        self._file.write_bytes(msgspec.json.encode(place))

    async def close(self) -> None:
        """Listen no more."""
        if self._server is not None:
            self._server.close()
        with contextlib.suppress(OSError):
            self._file.unlink(missing_ok=True)

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._here >= MOST_AT_ONCE:
            writer.close()
            return
        self._here += 1
        try:
            async with asyncio.timeout(SECONDS):
                line = await reader.readline()
            writer.write(msgspec.json.encode(await self._answer(line)) + b"\n")
            await writer.drain()
        except (OSError, ValueError, TimeoutError):
            pass  # whoever it was has gone, or has nothing to say
        finally:
            self._here -= 1
            writer.close()

    async def _answer(self, line: bytes) -> Answer:
        try:
            letter = msgspec.json.decode(line, type=Letter)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            return Answer("admin-unreadable", done=False)
        if not hmac.compare_digest(letter.token.encode(), self._token.encode()):
            logger.warning("somebody on this machine gave an order without the token")
            return Answer("admin-not-you", done=False)
        return await carry_out_everywhere(self._house, letter.order)


def send(folder: Path, order: AnyOrder) -> Answer | None:
    """Give an order to the server that runs on this folder; None when none is there. Blocks.

    OSError when there is a server that this user may not command.
    """
    try:
        place = msgspec.json.decode((folder / FILE_NAME).read_bytes(), type=Place)
    except (FileNotFoundError, msgspec.MsgspecError):
        return None
    letter = msgspec.json.encode(Letter(place.token, order)) + b"\n"
    try:
        with socket.create_connection(("127.0.0.1", place.port), SECONDS) as line:
            line.settimeout(ANSWER_SECONDS)
            line.sendall(letter)
            with line.makefile("rb") as answers:
                return msgspec.json.decode(answers.readline(), type=Answer)
    except (OSError, msgspec.MsgspecError):
        return None  # the file was left behind by one that was killed

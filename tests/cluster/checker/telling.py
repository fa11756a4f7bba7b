"""What each socket was told, one after the other: no gap, nothing old, never back in time."""

from tests.cluster.checker.frames import seqs_in
from tests.cluster.checker.order import Order


class Socket:
    """What somebody at one socket knows."""

    def __init__(self) -> None:
        self.told = 0
        """The last number up to which all steps were told."""
        self.seen = 0
        """The highest number of an update or a table."""
        self.at_least = 0
        """What was known to somebody when this one asked; so old may nothing be that it is told."""
        self.watches = False


def check_telling(order: Order) -> None:
    """Complain about everything that somebody was not told, or was told too late."""
    sockets: dict[int, Socket] = {}
    numbers = sorted(order.steps)
    for at, frame in enumerate(order.frames):
        socket = sockets.setdefault(frame.socket, Socket())
        message = frame.message
        if message["type"] == "watch":
            socket.told = message.get("since") or 0
            socket.at_least = order.known[at]
        elif frame.sent or message["type"] not in ("update", "table"):
            continue
        (seq,) = seqs_in(message) if not frame.sent else (0,)
        if frame.sent:
            continue
        if seq < socket.at_least:
            order.complain(
                f"{frame.who} was shown {seq}, but asked when {socket.at_least} was known"
            )
        if seq < socket.seen:
            order.complain(f"{frame.who} was shown {seq} after {socket.seen}")
        socket.seen = max(socket.seen, seq)
        if message["type"] == "update":
            told = {step["seq"] for step in message["steps"]}
            if any(number > seq for number in told):
                order.complain(f"{frame.who} was told steps after {seq} in an update of {seq}")
            missed = [n for n in numbers if socket.told < n <= seq and n not in told]
            if missed:
                order.complain(f"{frame.who} was shown {seq} and not told of {missed}")
            socket.told = max(socket.told, seq)

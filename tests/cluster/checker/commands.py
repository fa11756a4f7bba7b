"""Commands: each acknowledged one is in the order once, no refused one is, and no others are."""

from collections import Counter
from typing import Any

from tests.cluster.checker.order import Order

OF_STEP = ("start", "move", "undo")
KINDS = (*OF_STEP, "chat", "sit")
"""The commands that are looked at: each of them becomes one line of the log."""


class Command:
    """What somebody wanted, however often they said it."""

    def __init__(self, who: str, message: dict[str, Any], sent_at: int) -> None:
        self.who = who
        self.id = message["id"]
        self.kind: str = message["type"]
        self.message = message
        self.sent_at = sent_at
        self.waiting: dict[int, list[int]] = {}
        """Socket → when it was sent there, and not answered yet."""
        self.refused: list[int] = []
        """When those were sent that were refused."""
        self.done: int | None = None

    def __str__(self) -> str:
        return f"{self.who}'s {self.kind} {self.id}"

    @property
    def open(self) -> bool:
        """Was it neither acknowledged nor refused each time it was sent?"""
        return self.done is None and any(self.waiting.values())

    def answered(self, socket: int) -> int:
        """When the command was sent that is answered at this socket now."""
        waiting = self.waiting.get(socket)
        return waiting.pop(0) if waiting else self.sent_at


def check_commands(order: Order) -> None:
    """Complain about every command whose answer is not what happened."""
    commands = _read(order)
    _check_answers(order, commands)
    left = _unexplained(order)
    for command in commands:
        if command.done is not None:
            _check_done(order, command, left)
    doubtful = [command for command in commands if command.open]
    started = any(f.message["type"] == "open" and f.message["start"] for f in order.frames)
    for seq, deed in sorted(left.items()):
        found = next((one for one in doubtful if _deed(one) == deed), None)
        if found is not None:
            doubtful.remove(found)
            _check_doubtful(order, found, seq)
        elif deed[1] == "start" and started:
            started = False  # by whoever opened the table
        else:
            order.complain(f"nobody's command, or one for the second time: {deed} at {seq}")


def _check_doubtful(order: Order, command: Command, seq: int) -> None:
    """It has no answer, and is there; then whoever repeated it must not have been refused."""
    for sent_at in command.refused:
        if order.known[sent_at] >= seq:
            order.complain(f"{command} is there at {seq}, but was refused when it was repeated")


def _read(order: Order) -> list[Command]:
    commands: dict[tuple[str, str], Command] = {}
    for at, frame in enumerate(order.frames):
        message = frame.message
        key = frame.who, message.get("id", "")
        if frame.sent and message["type"] in KINDS:
            command = commands.setdefault(key, Command(frame.who, message, at))
            command.waiting.setdefault(frame.socket, []).append(at)
        elif not frame.sent and key in commands:
            command = commands[key]
            sent_at = command.answered(frame.socket)
            if message["type"] == "done":
                if command.done not in (None, message["seq"]):
                    order.complain(f"{command} was done at {command.done} and {message['seq']}")
                command.done = message["seq"]
            elif message["type"] == "refused":
                command.refused.append(sent_at)
                if command.done is not None:
                    order.complain(f"{command} was done and then refused: {message['key']}")
    return list(commands.values())


def _check_answers(order: Order, commands: list[Command]) -> None:
    numbers = Counter(command.done for command in commands if command.done is not None)
    for seq, count in numbers.items():
        if count > 1:
            order.complain(f"the number {seq} was promised to {count} commands")
    for command in commands:
        if command.done is not None and command.done <= order.known[command.sent_at]:
            known = order.known[command.sent_at]
            order.complain(f"{command} was done at {command.done}, but {known} was known before")


Deed = tuple[str, Any, Any]
"""Who did what; of what others do not see, only that."""


def _deed(command: Command) -> Deed:
    if command.kind == "move":
        return command.who, "move", command.message["move"]
    if command.kind == "chat":
        return command.who, "chat", command.message["text"]
    return command.who if command.kind == "undo" else "", command.kind, None


def _unexplained(order: Order) -> dict[int, Deed]:
    """All that people did, by its number."""
    left: dict[int, Deed] = {}
    for seq, (seat, undo, _) in order.steps.items():
        who = order.seated(seat)
        if seat is None:
            left[seq] = "", "start", None
        elif who is not None:
            left[seq] = (who, "undo", None) if undo else (who, "move", order.moves.get(seq))
    for seq, (name, text, *_) in order.lines.items():
        if name:
            left[seq] = name, "chat", text
    return left


def _check_done(order: Order, command: Command, left: dict[int, Deed]) -> None:
    seq = command.done
    assert seq is not None
    assert order.full is not None
    found = left.pop(seq, None)
    if command.kind == "sit":
        if found is not None or seq in order.steps:
            order.complain(f"{command} was done at {seq}, but there is something else: {found}")
        elif seq > order.full["seq"]:
            order.complain(f"{command} was acknowledged at {seq} and is lost")
    elif found is None:
        order.complain(f"{command} was acknowledged at {seq} and is lost")
    elif found != _deed(command):
        order.complain(f"{command} was acknowledged at {seq}, where there is {found}")

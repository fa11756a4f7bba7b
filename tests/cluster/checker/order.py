"""The one order of a table: what stands at each number, put together from what all have heard."""

from collections.abc import Iterator
from itertools import accumulate
from typing import Any

from tests.cluster.checker.frames import Frame, seqs_in


class Order:
    """Everything that was told of a table, by its numbers. What does not agree is complained of."""

    def __init__(self, frames: list[Frame]) -> None:
        self.frames = frames
        self.complaints: list[str] = []
        self.steps: dict[int, tuple[Any, ...]] = {}
        """Number → seat, whether it is an undo, and when it was."""
        self.moves: dict[int, str] = {}
        """Number → the text of a move, as whoever made it was told."""
        self.lines: dict[int, tuple[Any, ...]] = {}
        """Number → a line of the chat."""
        self.seat_of: dict[str, int] = {}
        """Where people sit. They sit down before the game and stay."""
        self.record: str | None = None
        self.full: dict[str, Any] | None = None
        """The last update that somebody got who had asked for everything."""
        self._secrets: dict[str, Any] = {}
        self.known = [0, *accumulate((self._highest(frame) for frame in frames), max)]
        """The highest number that anybody knew of before each frame."""
        for frame in frames:
            if not frame.sent:
                self._hear(frame.who, frame.message)
        self._find_end()

    def complain(self, text: str) -> None:
        """Something is wrong."""
        self.complaints.append(text)

    def heard(self, *kinds: str) -> Iterator[tuple[int, Frame]]:
        """What people heard, with its place among all frames."""
        for at, frame in enumerate(self.frames):
            if not frame.sent and frame.message["type"] in kinds:
                yield at, frame

    def seated(self, seat: int | None) -> str | None:
        """Who sits on a seat; None: a bot."""
        return next((who for who, sits in self.seat_of.items() if sits == seat), None)

    @staticmethod
    def _highest(frame: Frame) -> int:
        return 0 if frame.sent else max(seqs_in(frame.message), default=0)

    # ------------------------------------------------------------ what was told

    def _hear(self, who: str, message: dict[str, Any]) -> None:
        match message["type"]:
            case "update":
                for step in message["steps"]:
                    self._hear_step(who, step)
                for line in message["chat"] or ():
                    self._hear_line(line)
                if message["info"] is not None:
                    self._hear_info(who, message["info"])
            case "chatted":
                self._hear_line(message["line"])
            case "table":
                self._hear_info(who, message["info"])
            case "record":
                if self.record not in (None, message["text"]):
                    self.complain("two people were given different records")
                self.record = message["text"]
            case "fault" if message["key"] in ("no-such-table", "table-unreadable"):
                self.complain(f"{who} was told {message['key']}")

    def _hear_step(self, who: str, step: dict[str, Any]) -> None:
        seq = step["seq"]
        content = (step["seat"], step["undo"], step["at_ms"])
        if self.steps.setdefault(seq, content) != content:
            self.complain(f"two different steps at {seq}: {self.steps[seq]}, {who}: {content}")
        move = step["move"]
        if move is not None and self.moves.setdefault(seq, move) != move:
            self.complain(f"two different moves at {seq}: {self.moves[seq]}, {who}: {move}")

    def _hear_line(self, line: dict[str, Any]) -> None:
        seq = line["seq"]
        content = tuple(str(line[part]) for part in ("name", "text", "key", "args", "at_ms"))
        if self.lines.setdefault(seq, content) != content:
            self.complain(f"two different lines at {seq}: {self.lines[seq]}, {content}")

    def _hear_info(self, who: str, info: dict[str, Any]) -> None:
        for number, seat in enumerate(info["seats"]):
            if seat["yours"] and self.seat_of.setdefault(who, number) != number:
                self.complain(f"{who} sits on two seats")
        for name in ("commitment", "secret"):
            if info[name] is None:
                continue
            if self._secrets.setdefault(name, info[name]) != info[name]:
                self.complain(f"{who} was told another {name} than others")
        if info["secret"] is not None and info["status"] != "over":
            self.complain(f"{who} was told the secret before the end")

    # ------------------------------------------------------------ the end

    def _find_end(self) -> None:
        asked: dict[int, bool] = {}
        for frame in self.frames:
            if frame.message["type"] == "watch":
                asked[frame.socket] = frame.message.get("since") is None
            elif not frame.sent and frame.message["type"] == "update":
                if asked.get(frame.socket):
                    self.full = frame.message
                asked[frame.socket] = False
        if self.full is None:
            return
        end, stands = self.full["seq"], {step["seq"] for step in self.full["steps"]}
        for seq in sorted(self.steps.keys() - stands):
            if seq <= end:
                self.complain(f"the step at {seq} was seen and is not there in the end")
        said = {line["seq"] for line in self.full["chat"] or ()}
        for seq in sorted(self.lines.keys() - said):
            if seq <= end:
                self.complain(f"the line at {seq} was heard and is not there in the end")
        for seq in self.steps.keys() & self.lines.keys():
            self.complain(f"a step and a line have the number {seq}")

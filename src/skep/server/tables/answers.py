"""Idempotency: answers that the log does not hold, for when the same command comes again."""

from collections import OrderedDict

from skep.server import protocol

Refused = protocol.Refused
Answer = protocol.Done | Refused
Command = protocol.Command

MOST_KEPT = 256


class Answers:
    """Of one table. What was accepted is in its log; a refusal is remembered for a while."""

    def __init__(self, table: str) -> None:
        self._table = table
        self._kept: OrderedDict[tuple[str, str], Answer] = OrderedDict()

    def to(self, person: str, command: str) -> Answer | None:
        """What this person's command was answered, if that is remembered."""
        return self._kept.get((person, command))

    def done(self, command: str, seq: int) -> protocol.Done:
        """The answer to a command that the log has under this number."""
        return protocol.Done(self._table, command, seq)

    def remember(self, person: str, answer: Answer) -> None:
        """Keep an answer for a while."""
        self._kept[person, answer.id] = answer
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)

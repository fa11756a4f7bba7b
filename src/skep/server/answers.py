"""The first answer to each command, for when the command comes again."""

from collections import OrderedDict

from skep.server import protocol

Answer = protocol.Done | protocol.Refused

MOST_REFUSALS = 256


class Answers:
    """Of one table. What was accepted is known as long as the log; a refusal for a while."""

    def __init__(self, table: str) -> None:
        self._table = table
        self._accepted: dict[str, dict[str, int]] = {}
        self._refused: OrderedDict[tuple[str, str], protocol.Refused] = OrderedDict()

    def to(self, person: str, command: str) -> Answer | None:
        """What this person's command was answered, if it was."""
        seq = self._accepted.get(person, {}).get(command)
        if seq is not None:
            return protocol.Done(self._table, command, seq)
        return self._refused.get((person, command))

    def accepted(self, person: str, command: str, seq: int) -> None:
        """The log has this command under this number."""
        self._accepted.setdefault(person, {})[command] = seq

    def refused(self, person: str, answer: protocol.Refused) -> None:
        """This command was refused."""
        self._refused[person, answer.id] = answer
        if len(self._refused) > MOST_REFUSALS:
            self._refused.popitem(last=False)

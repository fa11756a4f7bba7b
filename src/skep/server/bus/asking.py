"""Asking another server, and waiting for its answer; not for ever."""

import asyncio
from itertools import count

from skep.server.bus.line import Line
from skep.server.bus.peers import Peers
from skep.server.bus.words import Answered, Ask, Errand, NotMine, Part, Refusal, ServerName
from skep.server.refusals import Denied
from skep.server.store.interface import Fenced, Unanswered

__all__ = ["Asking", "Denied", "Fenced", "Line", "Peers"]

ASK_SECONDS = 2.0
"""An owner that has not answered after so long is looked for anew. The same command may have been
carried out: asked again, it has the same id and gets the first answer."""


class Asking:
    """What was asked and not answered yet."""

    def __init__(self, line: Line, peers: Peers) -> None:
        self._line = line
        self._peers = peers
        self._numbers = count(1)
        self._waiting: dict[int, tuple[ServerName, asyncio.Future[Answered]]] = {}

    def can_ask(self, owner: ServerName) -> bool:
        """Is this server there?"""
        return self._peers.is_here(owner)

    def say(self, to: ServerName, word: Part) -> None:
        """Something that needs no answer."""
        self._line.send(to, word)

    async def ask(self, owner: ServerName, errand: Errand) -> Answered:
        """The answer of a table's owner; Denied when it refuses.

        Fenced when it does not have the table or is not there; Unanswered when it was asked.
        """
        if not self._peers.is_here(owner):
            raise Fenced(errand.table)
        number = next(self._numbers)
        answer: asyncio.Future[Answered] = asyncio.get_running_loop().create_future()
        self._waiting[number] = owner, answer
        self._line.send(owner, Ask(number, errand))
        try:
            async with asyncio.timeout(ASK_SECONDS):
                return await answer
        except TimeoutError:
            raise Unanswered(errand.table) from None
        finally:
            self._waiting.pop(number, None)

    async def ask_all(self, errand: Errand) -> tuple[list[Answered], list[str]]:
        """The answers of all servers that stay, and where those run that gave none."""
        peers = self._peers.staying()
        asked = (self.ask(peer, errand) for peer in peers)
        answers = await asyncio.gather(*asked, return_exceptions=True)
        heard, silent = [], self._peers.missing()
        for peer, answer in zip(peers, answers, strict=True):
            if isinstance(answer, Answered):
                heard.append(answer)
            else:
                silent.append(self._peers.place_of(peer))
        return heard, sorted(silent)

    def heard(self, word: Answered | Refusal | NotMine) -> None:
        """An answer has come."""
        _, answer = self._waiting.get(word.number, (None, None))
        if answer is None or answer.done():
            return
        if isinstance(word, Answered):
            answer.set_result(word)
        elif isinstance(word, Refusal):
            answer.set_exception(Denied(word.key, **word.args))
        else:
            answer.set_exception(Fenced(""))

    def gone(self, owner: ServerName) -> None:
        """A server is gone: nobody waits for it any longer."""
        for other, answer in list(self._waiting.values()):
            if other == owner and not answer.done():
                answer.set_exception(Unanswered(""))

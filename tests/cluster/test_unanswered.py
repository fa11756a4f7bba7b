"""A command of which nobody knows what came of it is not refused: it may have been carried out."""

import asyncio
from typing import Any

import pytest

from skep.server import protocol
from skep.server.bus import asking as asking_module
from skep.server.bus.asking import Asking
from skep.server.bus.words import Order
from skep.server.net import frames
from skep.server.net.connection import UNSURE
from skep.server.refusals import Denied
from skep.server.store.interface import Fenced, StoreError, Unanswered
from tests.server.asgi import Browser, open_house
from tests.server.people import in_loop, until

TABLE = "t" * 22


class Owners:
    """One after the other has the table, and answers so, or not at all; the last for ever."""

    id = TABLE
    running = racing = False

    def __init__(self, *answers: Any) -> None:
        self.answers = list(answers)

    async def reach(self, _table: str) -> Any:
        if isinstance(self.answers[0], StoreError) and not isinstance(self.answers[0], Fenced):
            raise self._next()
        return self

    async def order(self, _by: Any, command: protocol.Command) -> Any:
        answer = self._next()
        if isinstance(answer, Exception):
            raise answer
        return protocol.Done(TABLE, command.id, answer)

    def answer_to(self, _person: str, _command: str) -> None: ...

    def part(self, _watcher: Any) -> None: ...

    def _next(self) -> Any:
        return self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]


async def told(monkeypatch: pytest.MonkeyPatch, *answers: Any) -> Browser:
    """Somebody who has said something at such a table, and was told what there is to tell."""
    monkeypatch.setattr(frames, "LOOK_SECONDS", 0.2)
    async with open_house() as house:
        house.reach = Owners(*answers).reach
        browser = Browser(house, "Ann")
        assert await browser.connect()
        await browser.hear("welcome")
        browser.say(protocol.Undo(TABLE, "c1", 4))
        await until(lambda: browser.code is not None or browser.frames[1:])
        return browser


AWAY = StoreError("the database is away")


@pytest.mark.parametrize(
    "then", [AWAY, Fenced(TABLE), Denied("storage-paused")], ids=["away", "nobody", "refused"]
)
@in_loop
async def test_who_may_have_been_heard_is_not_refused(
    then: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They have to come back, and say it again by the same id."""
    browser = await told(monkeypatch, Unanswered(TABLE), then)
    assert browser.code == UNSURE
    assert not browser.frames[1:]


@pytest.mark.parametrize("then", [AWAY, Fenced(TABLE)], ids=["away", "nobody"])
@in_loop
async def test_who_surely_was_not_heard_is(
    then: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser = await told(monkeypatch, then)
    assert b'"refused"' in browser.frames[-1]


@in_loop
async def test_the_next_owner_tells_what_came_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    browser = await told(monkeypatch, Unanswered(TABLE), AWAY, AWAY, Unanswered(TABLE), 5)
    assert b'"done"' in browser.frames[-1]
    browser = await told(monkeypatch, Unanswered(TABLE), Denied("stale"))
    assert b'"stale"' in browser.frames[-1], "it knows the table, so this is true"


class Silent:
    """A peer that is there until it is not, and a line by which no answer comes."""

    there = True

    def is_here(self, _name: str) -> bool:
        return self.there

    def send(self, _to: str, _word: Any) -> None: ...


@in_loop
async def test_only_who_was_asked_may_have_done_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking_module, "ASK_SECONDS", 0.05)
    silent: Any = Silent()
    asking = Asking(silent, silent)
    order = Order(TABLE, 1, "ann", "Ann", None, b"")
    with pytest.raises(Unanswered):
        await asking.ask("b", order)
    monkeypatch.setattr(asking_module, "ASK_SECONDS", 60)
    asked = asyncio.create_task(asking.ask("b", order))
    await asyncio.sleep(0)
    asking.gone("b")
    with pytest.raises(Unanswered):
        await asked
    silent.there = False
    with pytest.raises(Fenced) as fenced:
        await asking.ask("b", order)
    assert not isinstance(fenced.value, Unanswered)

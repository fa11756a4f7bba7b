"""Where bots think: the quick ones in threads, those that search in processes of their own.

Those from outside think elsewhere altogether; a thread waits for their answer.

A search keeps a core busy for up to two seconds. In a thread it would share the interpreter with
the loop, and everybody at every table would feel it. Nobody waits for a bot for ever: see Forfeit.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from secrets import randbits
from threading import Thread
from typing import Any, Literal

from skep.bots.hints import Suggestion, at_most, suggest
from skep.bots.outside import lines
from skep.bots.outside.lines import Lost
from skep.bots.outside.player import AbsentPlayer, OutsidePlayer
from skep.bots.registry import Player, make_bot
from skep.server.tables.mind import Hung, Mind

ANSWERS_WITHIN = 1.8
"""Seconds after which somebody who searches answers, the time included that it had to wait."""
SHORTEST = 0.05
"""Seconds that it may search at least, however long it has waited."""
LONGEST = 10.0
"""Seconds after which a bot has forfeited its choice."""

Name = tuple[str, str, int, int]
"""A bot: its id, its game, its seed, its rules."""
Rules = tuple[str, int]
"""A game and the version of its rules."""
Why = Literal["raised"] | lines.Why


class Forfeit(Exception):
    """A bot failed, took too long or answered with something that is no legal move.

    Its choice is forfeited then, and decided by lot; the table goes on, and so does the bot.
    """

    def __init__(self, why: Why) -> None:
        super().__init__(why)
        self.why = why


class Thinking:
    """Lets bots choose, off the loop."""

    def __init__(self, threads: int, processes: int, longest: float | None = None) -> None:
        self._longest = LONGEST if longest is None else longest
        self._threads = asyncio.Semaphore(threads)
        self._processes = asyncio.Semaphore(processes)
        # They start when they are first asked: most servers that run for an hour need none.
        self.minds = [Mind() for _ in range(processes)]
        self._outside: dict[str, asyncio.Semaphore] = {}
        """Bot from outside → how many of it can still be asked."""

    async def choose(
        self, bot: Player, name: Name, view: Any, legal: Sequence[Any], chair: object = None
    ) -> Any:
        """What the bot does, one of the legal moves; or a Forfeit. `chair`: where it sits."""
        if isinstance(bot, OutsidePlayer | AbsentPlayer):
            move = await self._elsewhere(bot, name[0], chair, view, legal)
        elif getattr(bot, "patient", False):
            move = await self._at_length(search, name, view, legal)
        else:
            move = await self._in_thread(bot.choose, view, legal)
        if move not in legal:
            raise Forfeit("nonsense")
        return move

    async def suggest(self, game: Rules, view: Any, legal: Sequence[Any]) -> list[Suggestion]:
        """Hints for a person who sees this; or a Forfeit."""
        found: list[Suggestion] = await self._at_length(hints, game, view, legal)
        return found

    async def slip(self, bot: Player, view: Any, legal: Sequence[Any]) -> Any:
        """What the bot tries in vain; None: it has no such."""
        slip = getattr(bot, "slip", None)
        return None if slip is None else await self._in_thread(slip, view, legal)

    async def _in_thread(self, work: Callable[..., Any], *args: Any) -> Any:
        async with self._threads:
            try:
                return await asyncio.wait_for(_in_thread(work, *args), self._longest)
            except TimeoutError as error:
                raise Forfeit("hung") from error
            except Exception as error:
                raise Forfeit("raised") from error

    async def _elsewhere(
        self,
        bot: OutsidePlayer | AbsentPlayer,
        bot_id: str,
        chair: object,
        view: Any,
        legal: Sequence[Any],
    ) -> Any:
        """Ask a bot from outside. Who hangs holds up no other bot, and nobody for ever."""
        free = self._outside.setdefault(bot_id, asyncio.Semaphore(bot.places))
        try:
            async with asyncio.timeout(self._longest):
                await free.acquire()
        except TimeoutError as error:
            raise Forfeit("busy") from error
        try:
            return await _in_thread(bot.ask, chair, view, legal)
        except Lost as lost:
            raise Forfeit(lost.why) from lost
        except Exception as error:
            raise Forfeit("raised") from error
        finally:
            free.release()

    async def _at_length(self, work: Callable[..., Any], *args: Any) -> Any:
        """Search in a process; where many want to, the later ones get less time for it."""
        loop = asyncio.get_running_loop()
        asked = loop.time()
        async with self._processes:
            mind = self.minds.pop()
            try:
                seconds = max(SHORTEST, ANSWERS_WITHIN - (loop.time() - asked))
                return await _in_thread(mind.ask, self._longest, work, *args, seconds)
            except Hung as error:
                raise Forfeit("hung") from error
            except Exception as error:
                raise Forfeit("raised") from error
            finally:
                self.minds.append(mind)

    def close(self) -> None:
        """Stop all thinking; what is being thought of now comes to nothing."""
        for mind in self.minds:
            mind.end()


def search(name: Name, view: Any, legal: Sequence[Any], seconds: float) -> Any:
    """What somebody chooses within so many seconds. This runs in a process of its own."""
    bot = make_bot(*name)
    hurry = getattr(bot, "hurry", None)
    if hurry is not None:
        hurry(seconds)
    return bot.choose(view, legal)


def hints(game: Rules, view: Any, legal: Sequence[Any], seconds: float) -> list[Suggestion]:
    """What a person is advised to do. This runs in a process of its own."""
    return suggest(*game, view, legal, at_most(seconds))


def by_lot(game_id: str, view: Any, legal: Sequence[Any]) -> Any:
    """What is done in place of a forfeited choice: any move that leads on."""
    return make_bot("random", game_id, randbits(53)).choose(view, legal)


async def _in_thread(work: Callable[..., Any], *args: Any) -> Any:
    """Wait for work in a thread that nobody waits for at the end: it may never come back."""
    loop = asyncio.get_running_loop()
    future: asyncio.Future[Any] = loop.create_future()

    def settle(error: BaseException | None, answer: Any = None) -> None:
        if future.done():
            return
        if error is None:
            future.set_result(answer)
        else:
            future.set_exception(error)

    def run() -> None:
        outcome: tuple[BaseException | None, Any]
        try:
            outcome = (None, work(*args))
        except BaseException as error:  # noqa: BLE001 (who asked is told)
            outcome = (error, None)
        with suppress(RuntimeError):  # The loop is closed: nobody wants to know any more.
            loop.call_soon_threadsafe(settle, *outcome)

    Thread(target=run, name="bot", daemon=True).start()
    return await future

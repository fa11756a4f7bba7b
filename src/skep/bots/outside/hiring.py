"""Hiring bots from outside: their names, their commands, and their place in the list of bots."""

import re
import shlex
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from functools import partial

import msgspec

from skep.bots.outside.lines import Lost
from skep.bots.outside.player import MOVE_SECONDS, PACE, OutsidePlayer
from skep.bots.outside.pool import Pool
from skep.bots.outside.program import BadBot, Limits, Program, check_command
from skep.bots.outside.talk import HELLO_SECONDS, Talk
from skep.bots.pace import PACES
from skep.bots.player import Maker, Player
from skep.bots.registry import BOTS, Bot, make_bot
from skep.engine.refusal import because
from skep.games.registry import GAMES

NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,23}")
OURS = re.compile(r"teacher|(level|name)-.*|outside|too-fast", re.IGNORECASE)
"""Names that mean somebody else beside those of the list, or that our words would take for it."""


class Hired(msgspec.Struct, frozen=True):
    """A bot that is a program of this machine: plain data, so that it travels between processes."""

    name: str
    command: tuple[str, ...]
    games: tuple[str, ...]
    """What it plays, as it said itself; empty: it was not asked yet."""
    limits: Limits = Limits()
    seconds: float = MOVE_SECONDS


_hired: dict[str, tuple[Hired, Pool]] = {}


def read_hired(text: str) -> Hired:
    """A bot from a text like `ada=python3 ada.py`; BadBot when it cannot be meant."""
    name, equals, command = (part.strip() for part in text.partition("="))
    try:
        words = tuple(shlex.split(command))
    except ValueError as error:
        raise BadBot(because("outside-bad-command", text=text, why=str(error))) from None
    if not equals or not words:
        raise BadBot(because("outside-form", text=text))
    check_name(name)
    check_command(words)
    return Hired(name, words, ())


def check_name(name: str) -> None:
    """BadBot when a bot cannot be called so."""
    if NAME.fullmatch(name) is None:
        raise BadBot(because("outside-bad-name", name=name))
    if OURS.fullmatch(name) or name.lower() in {known.lower() for known in BOTS}:
        raise BadBot(because("outside-name-taken", name=name))


def hire(wish: Hired) -> Hired:
    """Start a bot, let it say hello and put it on the list; BadBot when it cannot be used."""
    check_name(wish.name)
    pool = Pool(partial(_begin, wish))
    if not wish.games:
        try:
            wish = msgspec.structs.replace(wish, games=_first_hello(wish, pool))
        except BadBot:
            pool.close()
            raise
    _hired[wish.name] = (wish, pool)
    enlist(wish.name, makers(pool, wish.games, wish.seconds))
    return wish


def _start(wish: Hired) -> Talk:
    try:
        return Talk(Program(wish.command, wish.limits))
    except OSError as error:  # no room for one more process, or no files left
        raise Lost("crashed", str(error)) from error


def _first_hello(wish: Hired, pool: Pool) -> tuple[str, ...]:
    """Start a bot and ask what it plays; BadBot when it does not say."""
    talk = None
    try:
        talk = _start(wish)
        games = talk.hello(GAMES)
    except Lost as lost:
        key = f"outside-hello-{lost.why}"
        raise BadBot(
            because(key, bot=wish.name, seconds=round(HELLO_SECONDS), said=lost.said[-300:] or "–")
        ) from None
    finally:
        if talk is not None:
            pool.add(talk)  # which closes it, if nothing comes of it
    if not games:
        raise BadBot(because("outside-no-games", bot=wish.name, games=", ".join(GAMES)))
    return games


def _begin(wish: Hired, seconds: float) -> Talk:
    """One more process of a bot that we know."""
    talk = _start(wish)
    try:
        talk.hello(GAMES, seconds)
    except Lost:
        talk.wire.close()
        raise
    return talk


def makers(pool: Pool, games: Iterable[str], seconds: float = MOVE_SECONDS) -> dict[str, Maker]:
    """What makes players of a bot, by the games that it plays."""

    def maker(game: str) -> Maker:
        def make(seed: int, version: int) -> Player:
            by_lot = make_bot("random", game, seed)
            return OutsidePlayer(pool, by_lot, game, version, seed, seconds)

        return make

    return {game: maker(game) for game in games}


def enlist(name: str, known: Mapping[str, Maker], here: Callable[[], bool] | None = None) -> None:
    """Put a bot from outside on the list of bots, or change what is said of it there."""
    BOTS[name] = Bot(name, "bot-outside", known, here)
    PACES[name] = PACE


def strike_off(name: str) -> None:
    """Take a bot from outside off the list."""
    BOTS.pop(name, None)
    PACES.pop(name, None)


def dismiss(name: str) -> None:
    """End a bot's processes and take it off the list."""
    strike_off(name)
    found = _hired.pop(name, None)
    if found is not None:
        found[1].close()


def all_hired() -> tuple[Hired, ...]:
    """The programs that are on the list now, for worker processes to `rehire`."""
    return tuple(wish for wish, _ in _hired.values())


def rehire(bots: Iterable[Hired]) -> None:
    """In a worker process: put the same bots on the list; they start when they are first asked."""
    from multiprocessing.util import Finalize

    for wish in bots:
        hire(wish)
    # A worker ends without the usual goodbyes of Python, but with these.
    Finalize(None, dismiss_all, exitpriority=10)


def dismiss_all() -> None:
    """End all programs."""
    for name in list(_hired):
        dismiss(name)


@contextmanager
def company(wishes: Iterable[Hired]) -> Iterator[None]:
    """These bots, for as long as the block lasts."""
    with ExitStack() as hired:
        for wish in wishes:
            hired.callback(dismiss, hire(wish).name)
        yield

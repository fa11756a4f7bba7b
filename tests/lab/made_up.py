"""Bots that are made up for a test, and taken off the list after it."""

from collections.abc import Callable
from typing import Any

import pytest

from skep.bots.player import Player
from skep.bots.registry import BOTS, Bot
from skep.games.registry import GAMES


class Fails:
    """A bot that does whatever a test wants, when it is asked for the n-th time."""

    def __init__(self, inner: Player, answer: Callable[[], Any], after: int = 0) -> None:
        self.inner = inner
        self.answer = answer
        self.left = after

    def choose(self, view: Any, legal: Any) -> Any:
        self.left -= 1
        return self.answer() if self.left < 0 else self.inner.choose(view, legal)


def add_bot(monkeypatch: pytest.MonkeyPatch, name: str, make: Callable[[str, int], Player]) -> None:
    """A bot for every game, made from the id of the game and a seed."""
    makers = {game: (lambda seed, _version, game=game: make(game, seed)) for game in GAMES}
    monkeypatch.setitem(BOTS, name, Bot(name, f"bot-{name}", makers))

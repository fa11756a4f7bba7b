"""Bots under observation: how long they think, and what becomes of one that fails.

A bot that raises an error, answers with something that is no move of the game, or with a move that
the rules refuse, forfeits the game at that moment.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from skep.bots.registry import Player
from skep.engine.game import Game, Result
from skep.engine.refusal import IllegalMove
from skep.lab import race
from skep.lab.simulate import play


class Forfeit(Exception):
    """A bot failed: `no-move`, `illegal BUT-6`, or the name of the error that it raised."""

    def __init__(self, seat: int, why: str) -> None:
        super().__init__(why)
        self.seat = seat
        self.why = why


@dataclass(slots=True)
class Watch:
    """What was seen in one game."""

    times: dict[int, Counter[int]] = field(default_factory=dict)
    """Seat → microseconds for a move, to two digits: how often it took so long."""
    asked: int = 0
    """The seat that was asked last."""

    def took(self, seat: int, seconds: float) -> None:
        """A seat has answered."""
        self.times.setdefault(seat, Counter())[two_digits(seconds * 1e6)] += 1


class Watched:
    """A bot that is watched. To a game it looks like the bot itself, pace and slips included."""

    def __init__(self, player: Player, seat: int, game: Game[Any, Any], watch: Watch) -> None:
        self._player = player
        self._seat = seat
        self._game = game
        self._watch = watch

    def __getattr__(self, name: str) -> Any:
        return getattr(self._player, name)

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        """What the bot chooses; a Forfeit when that is nothing at all."""
        self._watch.asked = self._seat
        began = perf_counter()
        try:
            move = self._player.choose(view, legal)
        except Exception as error:  # whatever a bot does wrong is its own loss
            raise Forfeit(self._seat, type(error).__name__) from error
        self._watch.took(self._seat, perf_counter() - began)
        return self._sound(move, legal)

    @property
    def slip(self) -> Any:
        """How the bot errs in a race; an AttributeError when it never does."""
        inner = self._player.slip  # type: ignore[attr-defined]  # only racers have one

        def guarded(view: Any, legal: Sequence[Any]) -> Any:
            try:
                wrong = inner(view, legal)
            except Exception as error:  # as above
                raise Forfeit(self._seat, type(error).__name__) from error
            return None if wrong is None else self._sound(wrong, legal)

        return guarded

    def _sound(self, move: Any, legal: Sequence[Any]) -> Any:
        """The move, if the rules can be asked about it: one that can be written and read."""
        try:
            return move if move in legal else self._game.parse(str(move))
        except Exception as error:  # it may be anything
            raise Forfeit(self._seat, "no-move") from error


def watched_game(
    game: Game[Any, Any], options: Any, players: Sequence[Player], seed: int
) -> tuple[Result | Forfeit, Watch]:
    """Play a game to its end, or until a bot fails."""
    watch = Watch()
    bots: list[Player] = [Watched(player, seat, game, watch) for seat, player in enumerate(players)]
    try:
        if game.meta.race:
            return race.run(game, options, bots, seed).result, watch
        return play(game, options, bots, seed)[0], watch
    except Forfeit as forfeit:
        return forfeit, watch
    except IllegalMove as error:
        return Forfeit(watch.asked, f"illegal {error.refusal.rule}"), watch


def two_digits(number: float) -> int:
    """A number of which only the first two digits count, so that many can be kept as few."""
    whole = round(number)
    return int(round(whole, 2 - len(str(whole))) if whole > 99 else whole)

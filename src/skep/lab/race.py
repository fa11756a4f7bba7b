"""Races between bots in virtual time. The same seed gives the same race (see `bots/clock.py`)."""

from typing import Any

import msgspec

from skep.bots.clock import Clock
from skep.bots.pace import pace_of, wrong_move
from skep.bots.player import offered
from skep.bots.registry import Player
from skep.engine.chance import SeededChance
from skep.engine.game import Event, Game, Result
from skep.engine.refusal import IllegalMove
from skep.lab.notes import Notes


class Finish(msgspec.Struct, frozen=True):
    """How a race went."""

    result: Result
    moves: int
    slips: int
    """Moves that the rules refused."""
    seconds: float
    """Virtual time from the first thought to the end."""


def run(
    game: Game[Any, Any],
    options: Any,
    players: list[Player],
    seed: int,
    notes: Notes | None = None,
) -> Finish:
    """Run one race to its end; with notes, write down what was used."""
    return _Race(game, options, players, seed, notes).run()


class _Race:
    """One race: the state, and who acts when."""

    def __init__(
        self,
        game: Game[Any, Any],
        options: Any,
        players: list[Player],
        seed: int,
        notes: Notes | None,
    ) -> None:
        self.game = game
        self.notes = notes
        self.players = players
        self.chance = SeededChance(seed)
        self.dice = SeededChance(seed ^ 0x5EED)
        """For thinking times and slips; the deal is the same with other bots."""
        self.state, _ = game.setup(len(players), options, self.chance)
        self.clock = Clock([pace_of(player) for player in players], self.dice)
        self.moves = 0
        self.slips = 0

    def run(self) -> Finish:
        while self.game.actors(self.state):
            self._act(self.clock.next())
        result = self.game.result(self.state)
        assert result is not None, "nobody may act, and the game is not over"
        if self.notes is not None:
            self.notes.ended(self.game.view(self.state, None))
        return Finish(result, self.moves, self.slips, self.clock.now)

    def _act(self, seat: int) -> None:
        legal = offered(self.game, self.state, seat, self.players[seat])
        if not legal:
            self.clock.wait(seat)
            return
        view = self.game.view(self.state, seat)
        wrong = wrong_move(self.players[seat], view, legal, self.dice)
        if wrong is not None and self.game.check(self.state, seat, wrong) is not None:
            self.slips += 1
            wait_after = self.game.wait_after
            self.clock.think(seat, wait_after(self.state, wrong) if wait_after is not None else 0)
            return
        move = self.players[seat].choose(view, legal)
        refusal = self.game.check(self.state, seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        events = self.game.apply(self.state, seat, move, self.chance)
        self.moves += 1
        if self.notes is not None:
            self.notes.moved(self.game, move)
        self._go_on(seat, events)

    def _go_on(self, seat: int, events: list[Event]) -> None:
        """Something changed: who thinks about what to do next?"""
        if self.game.starts_race is not None and self.game.starts_race(events):
            self.clock.start()
        else:
            self.clock.think(seat)
            self.clock.changed()

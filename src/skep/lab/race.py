"""Races in virtual time: each bot thinks as long as its pace says, a queue decides who is first.

No clock is read. The same seed gives the same race on every machine, however slow.
"""

import heapq
from typing import Any

from skep.bots.pace import Pace
from skep.bots.registry import Player
from skep.engine.chance import SeededChance
from skep.engine.game import Game, Result

USUAL_PACE = Pace(3.0, 1.5, 0.0)
"""For bots that have no pace of their own."""

LOOK_AGAIN_SECONDS = 0.5
"""How long a bot waits that has nothing to lay just now."""


def run(game: Game[Any, Any], options: Any, players: list[Player], seed: int) -> tuple[Result, int]:
    """Run one race to its end; answers with its result and the number of moves."""
    chance = SeededChance(seed)
    dice = SeededChance(seed ^ 0x5EED)
    state, _ = game.setup(len(players), options, chance)
    queue: list[tuple[float, int]] = []
    for seat, player in enumerate(players):
        heapq.heappush(queue, (_pace(player).seconds(dice), seat))
    moves = 0
    while game.actors(state):
        now, seat = heapq.heappop(queue)
        wait, moved = _act(game, state, seat, players[seat], chance, dice)
        moves += moved
        heapq.heappush(queue, (now + wait, seat))
    result = game.result(state)
    assert result is not None, "nobody may act, and the game is not over"
    return result, moves


def _act(
    game: Game[Any, Any],
    state: Any,
    seat: int,
    player: Player,
    chance: SeededChance,
    dice: SeededChance,
) -> tuple[float, int]:
    """One seat's turn of the clock: how long until its next, and whether it moved."""
    legal = game.legal(state, seat)
    if not legal:
        return LOOK_AGAIN_SECONDS, 0
    view = game.view(state, seat)
    pace = _pace(player)
    slip = getattr(player, "slip", None)
    if slip is not None and pace.slips(dice):
        wrong = slip(view, legal)
        if wrong is not None and game.check(state, seat, wrong) is not None:
            lost = game.wait_after(state, wrong) if game.wait_after is not None else 0
            return lost + pace.seconds(dice), 0
    game.apply(state, seat, player.choose(view, legal), chance)
    return pace.seconds(dice), 1


def _pace(player: Player) -> Pace:
    pace: Pace = getattr(player, "pace", USUAL_PACE)
    return pace

"""Nectar Run: send bees to three flowers, and take the last drop exactly."""

from nectar_run.facts import AnyFact
from nectar_run.meta import META
from nectar_run.moves import GRAMMAR, Move
from nectar_run.position import imagine, plain, position
from nectar_run.rules import actors, apply, check, legal, setup
from nectar_run.scoring import result, scores
from nectar_run.state import State
from nectar_run.view import View, view
from skep.engine.game import Game
from skep.outside import register

__all__ = ["GAME", "Move", "View"]

GAME: Game[State, Move] = Game(
    meta=META,
    moves=Move,
    facts=AnyFact,
    views=View,
    setup=setup,
    actors=actors,
    legal=legal,
    check=check,
    apply=apply,
    result=result,
    scores=scores,
    view=view,
    grammar=GRAMMAR,
    plain=plain,
    position=position,
    imagine=imagine,
)

register(GAME)

"""Waggle Dance: bees as dice, by day and by night."""

from skep.engine.game import Game
from skep.games.waggle_dance.abilities import ABILITIES
from skep.games.waggle_dance.facts import AnyFact
from skep.games.waggle_dance.meta import META
from skep.games.waggle_dance.moves import GRAMMAR, Move
from skep.games.waggle_dance.position import imagine, plain, position
from skep.games.waggle_dance.rules import actors, apply, check, legal, setup
from skep.games.waggle_dance.scoring import result, scores
from skep.games.waggle_dance.state import State
from skep.games.waggle_dance.view import View, view

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
    abilities=ABILITIES,
)

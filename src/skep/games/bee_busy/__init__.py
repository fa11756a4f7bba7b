"""Bee Busy: a year in a hive of your own, by three dice that everybody shares."""

from skep.engine.game import Game
from skep.games.bee_busy.abilities import ABILITIES
from skep.games.bee_busy.facts import AnyFact
from skep.games.bee_busy.meta import META
from skep.games.bee_busy.moves import GRAMMAR, Move, takes_back
from skep.games.bee_busy.position import imagine, plain, position
from skep.games.bee_busy.rules import actors, apply, check, legal, setup
from skep.games.bee_busy.scoring import result, scores
from skep.games.bee_busy.state import State
from skep.games.bee_busy.view import View, view

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
    takes_back=takes_back,
    abilities=ABILITIES,
)

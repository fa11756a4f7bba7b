"""Butine! / Bizzy Bee!: lay the meadow, fly the one bee that everybody shares."""

from skep.engine.game import Game
from skep.games.butine.abilities import ABILITIES
from skep.games.butine.facts import AnyFact
from skep.games.butine.meta import META
from skep.games.butine.moves import GRAMMAR, Move
from skep.games.butine.position import imagine, plain, position
from skep.games.butine.rules import actors, apply, check, legal, legal_texts, runs, setup
from skep.games.butine.scoring import result, scores
from skep.games.butine.state import State
from skep.games.butine.view import View, view

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
    runs=runs,
    texts=legal_texts,
    abilities=ABILITIES,
)

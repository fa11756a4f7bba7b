"""La Ruche: a race without turns, and a puzzle for one."""

from skep.engine.game import Game
from skep.games.la_ruche.abilities import ABILITIES
from skep.games.la_ruche.checking import check
from skep.games.la_ruche.facts import AnyFact
from skep.games.la_ruche.meta import META
from skep.games.la_ruche.moves import GRAMMAR, Move, takes_back
from skep.games.la_ruche.position import imagine, plain, position
from skep.games.la_ruche.rules import (
    actors,
    apply,
    deadline,
    legal,
    offered_texts,
    runs,
    setup,
    starts_race,
    wait_after,
)
from skep.games.la_ruche.scoring import result, scores
from skep.games.la_ruche.state import State
from skep.games.la_ruche.view import View, view

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
    texts=offered_texts,
    wait_after=wait_after,
    starts_race=starts_race,
    takes_back=takes_back,
    abilities=ABILITIES,
    deadline=deadline,
)

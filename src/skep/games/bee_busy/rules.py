"""The rules of Bee Busy: set-up, who may act, and the course of a round.

What is allowed stands in `checking.py`, the list of it in `listing.py`, and what a decision does
in `deciding.py`. Here rounds begin and end: the turn track, dangers, dice, and taking back.
"""

from skep.engine.chance import DIE as DIE_NAMES
from skep.engine.chance import Chance
from skep.engine.game import Event, Fact
from skep.games.bee_busy import facts
from skep.games.bee_busy.checking import check, check_back
from skep.games.bee_busy.deciding import decide, lose_bee
from skep.games.bee_busy.listing import legal
from skep.games.bee_busy.material import (
    AREAS,
    DICE,
    DROUGHT,
    MEADOW,
    MITES,
    PESTICIDE,
    PRODUCTION,
    SEAT_NAMES,
    STORM,
)
from skep.games.bee_busy.meta import Options
from skep.games.bee_busy.moves import Back, Die, Move
from skep.games.bee_busy.scoring import rank, scores, winners
from skep.games.bee_busy.state import CLOSED, DIE, LOSE, WAIT, Hive, State

__all__ = ["actors", "apply", "can_go_back", "check", "end_round", "legal", "setup"]


def setup(seats: int, options: Options, chance: Chance) -> tuple[State, list[Event]]:
    """A new game: the first player is drawn, the first dice fall."""
    state = State(seats, options)
    if seats > 1:
        state.first = chance.pick(SEAT_NAMES[:seats])
    told: list[Fact] = []
    _begin_round(state, chance, told)
    return state, [Event(fact) for fact in told]


def actors(state: State) -> tuple[int, ...]:
    """The seats that have something to decide; nobody when the game is over."""
    if state.over:
        return ()
    return tuple(
        [seat for seat, hive in enumerate(state.hives) if hive.phase not in (WAIT, CLOSED)]
    )


def can_go_back(state: State, seat: int) -> bool:
    """May this seat take its last decision back now?"""
    if state.over or state.hives[seat].phase in (WAIT, CLOSED):
        return False
    return check_back(state, seat) is None


def apply(state: State, seat: int, move: Move, chance: Chance) -> list[Event]:
    """Make a move that `check` allows, in place; answer with what happened."""
    told: list[Fact] = []
    if isinstance(move, Back):
        _go_back(state, seat, told)
    else:
        decide(state, seat, move, told)
        state.decisions[seat] = (*state.decisions[seat], move)
        _go_on(state, seat, chance, told)
    return [Event(fact) for fact in told]


def _go_on(state: State, seat: int, chance: Chance, told: list[Fact]) -> None:
    """The next round when everybody is done; the dice when the mites have gone."""
    phase = state.hives[seat].phase
    if phase == CLOSED:
        if all(hive.phase == CLOSED for hive in state.hives):
            end_round(state, chance, told)
    elif phase == WAIT and not any(hive.phase == LOSE for hive in state.hives):
        _roll(state, chance, told)


def end_round(state: State, chance: Chance, told: list[Fact]) -> None:
    """Everybody is done: the next round, or the end of the game."""
    if state.round == state.board.sheet.track.rounds:
        state.over = True
        points = scores(state)
        told.append(facts.Ended(winners(points), points, rank(state)))
    else:
        state.first = (state.first + 1) % state.seats
        _begin_round(state, chance, told)


def _go_back(state: State, seat: int, told: list[Fact]) -> None:
    """Decide again, from the sheet as it was, all but the last."""
    *kept, last = state.decisions[seat]
    hive = state.before[seat].copy()
    if hive.phase == WAIT:
        hive.phase = DIE  # the first player has chosen since
    state.hives[seat] = hive
    state.decisions[seat] = tuple(kept)
    if seat == state.first and isinstance(last, Die):
        state.taken = 0
        for other, waiting in enumerate(state.hives):
            if other != seat:
                waiting.phase = WAIT
    for move in kept:
        decide(state, seat, move, [])
    told.append(facts.TookBack(seat, str(last)))


# ---------------------------------------------------------------- the beginning of a round


def _begin_round(state: State, chance: Chance, told: list[Fact]) -> None:
    """Everybody marks the next round field; a danger there happens at once (BEE-10)."""
    state.round += 1
    state.dice = ()
    state.taken = 0
    for hive in state.hives:
        begin_hive_round(hive)
    danger = state.board.danger_of_round.get(state.round)
    if danger is None:
        told.append(facts.RoundBegan(state.round, state.first, "", 0, ()))
    else:
        hit = tuple(seat for seat in range(state.seats) if is_hit(state, state.hives[seat]))
        told.append(facts.RoundBegan(state.round, state.first, danger.kind, danger.shield, hit))
        for seat in hit:
            _befall(state, seat, danger.kind, told)
    if any(hive.phase == LOSE for hive in state.hives):
        remember(state)
    else:
        _roll(state, chance, told)


def begin_hive_round(hive: Hive) -> None:
    """Forget the round before."""
    hive.phase = WAIT
    hive.barred = 0
    hive.dice = ()
    hive.die = 0
    hive.sum = 0
    hive.fed = False
    hive.used = 0
    hive.laid = ()
    hive.drawn = False
    hive.pending = 0


def is_hit(state: State, hive: Hive) -> bool:
    """Is this seat below the shield of the round's danger?"""
    danger = state.board.danger_of_round.get(state.round)
    return danger is not None and hive.propolis < danger.shield


def barred_by(danger: str) -> int:
    """The area whose action a danger forbids, as a bit (BEE-25)."""
    return {STORM: 1 << MEADOW, PESTICIDE: 1 << PRODUCTION}.get(danger, 0)


def areas_with_bees(hive: Hive) -> list[int]:
    """Where the mites could take a bee (BEE-26)."""
    return [area for area in range(len(AREAS)) if hive.bees[area]]


def _befall(state: State, seat: int, danger: str, told: list[Fact]) -> None:
    hive = state.hives[seat]
    hive.barred = barred_by(danger)
    if danger == DROUGHT:
        hive.drought = True
    if danger == MITES:
        areas = areas_with_bees(hive)
        if len(areas) == 1:
            lose_bee(hive, seat, areas[0], told)
        elif areas:
            hive.phase = LOSE


def _roll(state: State, chance: Chance, told: list[Fact]) -> None:
    """The dice fall, and the first player may take one (BEE-11)."""
    state.dice = tuple(sorted([chance.pick(DIE_NAMES) + 1 for _ in range(DICE)]))
    told.append(facts.Rolled(state.first, state.dice))
    for seat, hive in enumerate(state.hives):
        hive.dice = state.dice
        hive.phase = DIE if seat == state.first else WAIT
    remember(state)


def remember(state: State) -> None:
    """Taking back leads to here and no further."""
    state.before = [hive.copy() for hive in state.hives]
    state.decisions = [()] * state.seats

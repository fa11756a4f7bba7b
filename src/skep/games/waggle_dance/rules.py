"""The rules of Waggle Dance: set-up, who may act, what is allowed, what happens.

A day runs through START (cards for its beginning), PLACE and ANSWER; a night through BROOD (after
A), EGG_CLAIM, STORE, TRADE, KITCHEN and DRAWING. `wheel.py` says what follows what; a phase comes
only to seats that have something to decide. Some decisions have two halves: after Overtime or
Feint the bee must be placed, after a trade the cube must be stored, after Explore a card kept,
and a Mix lasts until its seat is done with it.
"""

from collections.abc import Callable
from typing import Any

from skep.engine import chance as luck
from skep.engine.chance import Chance
from skep.engine.game import Event
from skep.engine.refusal import Refusal, refuse
from skep.games.waggle_dance import day, facts, night_moves
from skep.games.waggle_dance.deeds import Told, spend, tell
from skep.games.waggle_dance.material import CARD_NAMES, FACES, SPACE_CARDS, SPOT_NAMES
from skep.games.waggle_dance.meta import BLOCKED_BY_SEATS, META, Options
from skep.games.waggle_dance.moves import (
    DONE,
    DRAW,
    Carry,
    Done,
    Draw,
    Egg,
    Honey,
    Keep,
    Move,
    Place,
    Store,
    Swap,
    Trade,
)
from skep.games.waggle_dance.pipes import check_flow, flow, flows
from skep.games.waggle_dance.queen.registry import BY_MOVE, BY_PHASE
from skep.games.waggle_dance.state import (
    ANSWER,
    AT_NIGHT,
    BLOCKED,
    BROOD,
    DRAWING,
    EGG_CLAIM,
    KITCHEN,
    OVER,
    PHASES,
    PLACE,
    START,
    STORE,
    TRADE,
    State,
)
from skep.games.waggle_dance.versions import VERSIONS
from skep.games.waggle_dance.wheel import go_on, leave, stay_or_leave

_SEATS: tuple[tuple[int, ...], ...] = tuple(
    tuple(seat for seat in range(4) if mask >> seat & 1) for mask in range(16)
)


def seats_of(mask: int) -> tuple[int, ...]:
    """The seats of a bit mask."""
    return _SEATS[mask]


# ---------------------------------------------------------------- set-up


def setup(
    seats: int, options: Options, chance: Chance, version: int = META.rules_version
) -> tuple[State, list[Event]]:
    """A new game: blocked spaces, the first player, the first roll (WAG-4, WAG-5)."""
    state = State(seats, options, VERSIONS[version])
    told: Told = []
    _block_spaces(state, chance)
    rolls = _roll_for_first(state, chance)
    blocked = [SPOT_NAMES[spot] for spot, who in enumerate(state.spaces) if who == BLOCKED]
    tell(told, facts.Started(state.first, rolls, tuple(blocked)))
    day.begin_day(state, chance, told)
    go_on(state, chance, told)
    return state, told


def _block_spaces(state: State, chance: Chance) -> None:
    """One set of markers for each blocked space of a card, drawn without repetition."""
    sets = state.options.blocked
    if sets is None:
        sets = BLOCKED_BY_SEATS[state.seats]
    for _ in range(sets):
        markers = [1] * FACES
        for card in range(len(SPACE_CARDS)):
            spaces = state.spaces[card * FACES : card * FACES + FACES]
            # A number that is blocked on this card already would be drawn again.
            left = [
                marker if who != BLOCKED else 0 for marker, who in zip(markers, spaces, strict=True)
            ]
            drawn = chance.draw(luck.DIE, left)
            markers[drawn] = 0
            state.spaces[card * FACES + drawn] = BLOCKED


def _roll_for_first(state: State, chance: Chance) -> tuple[tuple[int | None, ...], ...]:
    """The highest roll of the Volunteer die starts; those who tie roll again (WAG-4)."""
    rolls: list[tuple[int | None, ...]] = []
    tied = list(range(state.seats))
    while len(tied) > 1:
        rolled = {seat: chance.pick(luck.DIE) + 1 for seat in tied}
        rolls.append(tuple(rolled.get(seat) for seat in range(state.seats)))
        best = max(rolled.values())
        tied = [seat for seat in tied if rolled[seat] == best]
    state.first = tied[0]
    return tuple(rolls)


def actors(state: State) -> tuple[int, ...]:
    """The seats that decide now; nobody when the game is over."""
    return _SEATS[state.acting]


# ---------------------------------------------------------------- what can be done


def legal(state: State, seat: int) -> list[Move]:
    """All moves that `check` lets this seat make, in a stable order."""
    if not state.acting >> seat & 1:
        return []
    phase = state.phase
    if phase == PLACE:
        moves = day.placements(state, seat)
        if state.forced:
            return moves
    elif state.looking:
        return night_moves.keeps(state)
    elif state.mixing[seat]:
        return [*flows(state, seat), DONE]
    elif phase == TRADE and state.claims[seat]:
        return night_moves.stores(state, seat)
    else:
        moves = _LISTS[phase](state, seat)
        moves.append(DRAW if phase == DRAWING else DONE)
    if state.hands[seat]:
        moves += ways_of_cards(state, seat)
    return moves


def ways_of_cards(state: State, seat: int) -> list[Move]:
    """What its cards let this seat do in this phase."""
    cards = BY_PHASE[state.phase]
    moves: list[Move] = []
    last = -1
    for kind in state.hands[seat]:
        if kind != last and kind in cards:
            moves += cards[kind].ways(state, seat)
        last = kind
    return moves


def _no_moves(_state: State, _seat: int) -> list[Move]:
    return []


_LISTS: dict[int, Callable[[State, int], list[Move]]] = {
    START: _no_moves,
    ANSWER: _no_moves,
    BROOD: _no_moves,
    EGG_CLAIM: night_moves.eggs,
    STORE: night_moves.stores,
    TRADE: night_moves.trades,
    KITCHEN: night_moves.cooking,
    DRAWING: _no_moves,
}


# ---------------------------------------------------------------- what is allowed

_KINDS: dict[type, tuple[str, tuple[int, ...], Callable[[State, int, Any], Refusal | None]]] = {
    Place: ("WAG-6", (PLACE,), day.check_place),
    Egg: ("WAG-14", (EGG_CLAIM,), night_moves.check_egg),
    Store: ("WAG-17", (STORE, TRADE), night_moves.check_store),
    Trade: ("WAG-18", (TRADE,), night_moves.check_trade),
    Carry: ("WAG-20", AT_NIGHT, check_flow),
    Swap: ("WAG-20", AT_NIGHT, check_flow),
    Honey: ("WAG-19", (KITCHEN,), night_moves.check_honey),
    Draw: ("WAG-21", (DRAWING,), night_moves.check_draw),
    Keep: ("WAG-37", (DRAWING,), night_moves.check_keep),
}
"""Each kind of move that is no card: its rule, its phases, its check."""

_RULE_OF_PHASE: dict[int, str] = {START: "WAG-39", PLACE: "WAG-6", ANSWER: "WAG-35"}


def check(state: State, seat: int, move: Move) -> Refusal | None:
    """None when the rules allow the move, else the rule it breaks and why."""
    if state.phase == OVER:
        return refuse("WAG-23", "waggle-dance-game-over")
    if not state.acting >> seat & 1:
        return refuse(_RULE_OF_PHASE.get(state.phase, "WAG-11"), "waggle-dance-not-your-turn")
    if refusal := _check_unfinished(state, seat, move):
        return refusal
    if isinstance(move, Done):
        return _check_done(state, seat)
    kind = type(move)
    if kind in BY_MOVE:
        return _check_card(state, seat, move)
    rule, phases, look = _KINDS[kind]
    if state.phase not in phases:
        return refuse(rule, "waggle-dance-not-now", phase=PHASES[state.phase])
    return look(state, seat, move)


def _check_unfinished(state: State, seat: int, move: Move) -> Refusal | None:
    """The second half of a decision comes before anything else."""
    if state.forced and not isinstance(move, Place):
        rule = "WAG-25" if state.lifted < 0 else "WAG-38"
        return refuse(rule, "waggle-dance-place-this-bee", die=state.forced)
    if state.looking and not isinstance(move, Keep):
        return refuse("WAG-37", "waggle-dance-keep-first")
    if state.mixing[seat] and not isinstance(move, Carry | Swap | Done):
        return refuse("WAG-24", "waggle-dance-mix-first")
    if state.phase == TRADE and state.claims[seat] and not isinstance(move, Store):
        # A Mix cannot be under way here: the cube is stored before anything else.
        return refuse("WAG-18", "waggle-dance-store-first")
    return None


def _check_done(state: State, seat: int) -> Refusal | None:
    if state.phase == PLACE:
        return refuse("WAG-6", "waggle-dance-must-place")
    if state.phase == DRAWING and not state.mixing[seat]:
        return refuse("WAG-21", "waggle-dance-just-draw")
    return None


def _check_card(state: State, seat: int, move: Move) -> Refusal | None:
    card = BY_MOVE[type(move)]
    if state.phase not in card.phases:
        return refuse(card.rule, "waggle-dance-not-now", phase=PHASES[state.phase])
    if card.kind not in state.hands[seat]:
        return refuse("WAG-24", "waggle-dance-not-your-card", card=CARD_NAMES[card.kind])
    return card.check(state, seat, move)


# ---------------------------------------------------------------- what happens


def apply(state: State, seat: int, move: Move, chance: Chance) -> list[Event]:
    """Make a move that `check` allows, in place; answer with what happened."""
    told: Told = []
    if isinstance(move, Place):
        day.place(state, seat, move, chance, told)
    else:
        _do(state, seat, move, chance, told)
        if (state.phase >= BROOD or state.phase == START) and state.acting >> seat & 1:
            stay_or_leave(state, seat, chance, told)
    if not state.acting:
        go_on(state, chance, told)
    return told


_DEEDS: dict[type, Callable[[State, int, Any, Told], None]] = {
    Carry: flow,
    Swap: flow,
    Store: night_moves.store,
    Trade: night_moves.trade,
    Honey: night_moves.honey,
    Egg: night_moves.egg,
    Keep: night_moves.keep,
}
"""Each kind of move that draws nothing and is no card."""


def _do(state: State, seat: int, move: Move, chance: Chance, told: Told) -> None:
    kind = type(move)
    deed = _DEEDS.get(kind)
    if deed is not None:
        deed(state, seat, move, told)
    elif kind in BY_MOVE:
        card = BY_MOVE[kind]
        spend(state, seat, card.kind)
        card.play(state, seat, move, chance, told)
    elif isinstance(move, Done):
        if state.mixing[seat]:
            state.mixing[seat] = 0
        else:
            leave(state, seat, chance, told)
    else:
        night_moves.draw_one(state, seat, chance, told)

"""The rules of Butine!: set-up, who may act, what is allowed, what happens.

A turn runs through three phases. ACT: place a tile or gather cards (with the expert rule, both).
REFILL: take market cards until you have three. SWAP: once, a point for another card. A phase in
which a seat has nothing to choose is skipped.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

from skep.engine.chance import Chance
from skep.engine.choices import Run, just
from skep.engine.game import Event, Fact
from skep.engine.refusal import Refusal, refuse
from skep.games.butine import facts
from skep.games.butine.checking import (
    SECOND_ACTION_PRICE,
    can_gather,
    can_place,
    check_done,
    check_gather,
    check_pass,
    check_place,
    check_swap,
    check_take,
    has_acted,
    may_gather,
    may_pay,
    may_place,
    missing,
)
from skep.games.butine.material import (
    CARD_BY_NAME,
    CARD_NAMES,
    CARDS,
    FLOWERS,
    HAND,
    SEAT_NAMES,
)
from skep.games.butine.meta import Options
from skep.games.butine.moves import (
    DECK_TOP,
    DONE,
    PASS,
    Done,
    Gather,
    Move,
    Pass,
    Place,
    Swap,
    Take,
)
from skep.games.butine.room import Placements, placement
from skep.games.butine.scoring import (
    ALL_PASSED,
    CHALLENGE,
    DECK_BONUS,
    DECK_REFILL,
    DECK_REPLACEMENT,
    DECK_SWAP,
    RULE_OF_REASON,
    scores,
    winners,
)
from skep.games.butine.spots import Spot, spot_of
from skep.games.butine.state import ACT, OVER, REFILL, SWAP, State


def setup(seats: int, options: Options, chance: Chance) -> tuple[State, list[Event]]:
    """A new game: first player, three cards each, the market (BUT-4, BUT-5, BUT-6)."""
    state = State(seats, options)
    state.turn = chance.pick(SEAT_NAMES[:seats])
    for seat in range(seats):
        state.hands[seat] = tuple(_draw(state, chance) for _ in range(HAND))
    state.market = [_draw(state, chance) for _ in range(seats + 1)]
    return state, [
        Event(
            facts.Started(
                state.turn,
                tuple(tuple(CARD_NAMES[card] for card in hand) for hand in state.hands),
                tuple(CARD_NAMES[card] for card in state.market),
            )
        )
    ]


def actors(state: State) -> tuple[int, ...]:
    """The seat whose turn it is; nobody when the game is over."""
    return () if state.phase == OVER else (state.turn,)


# ---------------------------------------------------------------- what is allowed


def legal(state: State, seat: int) -> list[Move]:
    """All moves that `check` lets this seat make, in a stable order."""
    if state.phase == OVER or seat != state.turn:
        return []
    if state.phase == ACT:
        return _legal_actions(state)
    if state.phase == REFILL:
        return [Take(CARD_NAMES[card]) for card in sorted(set(state.market))]
    moves: list[Move] = [
        Swap(CARD_NAMES[give], take)
        for give in sorted(set(state.hands[seat]))
        for take in (*(CARD_NAMES[card] for card in sorted(set(state.market))), DECK_TOP)
    ]
    moves.append(DONE)
    return moves


def _legal_actions(state: State) -> list[Move]:
    moves: list[Move] = []
    meadow = state.meadow
    if may_gather(state):
        for card in sorted(set(state.hands[state.turn])):
            name = CARD_NAMES[card]
            moves += [Gather(name, path) for path in meadow.routes(state.bee, CARDS[card])]
    if may_place(state):
        for kind in range(4):
            if state.supply[kind]:
                moves += meadow.placements(kind)
    if has_acted(state):
        moves.append(DONE)
    elif not moves:
        moves.append(PASS)
    return moves


_GATHERS: tuple[Callable[[Any], Move], ...] = tuple(partial(Gather, name) for name in CARD_NAMES)
_SWAPS: tuple[Callable[[Any], Move], ...] = tuple(partial(Swap, name) for name in CARD_NAMES)
"""By card: what makes a gather of a path, and a swap of what is taken."""
_ONLY_DONE: Run[Move] = just(DONE)
_ONLY_PASS: Run[Move] = just(PASS)


def runs(state: State, seat: int) -> list[Run[Move]]:
    """The moves of `legal` in the same order, not made yet; tiles are not even listed."""
    if state.phase == OVER or seat != state.turn:
        return []
    if state.phase == ACT:
        return _runs_of_actions(state)
    takes = [CARD_NAMES[card] for card in sorted(set(state.market))]
    if state.phase == REFILL:
        return [(Take, takes)]
    takes.append(DECK_TOP)
    found: list[Run[Move]] = [(_SWAPS[give], takes) for give in sorted(set(state.hands[seat]))]
    found.append(_ONLY_DONE)
    return found


def _runs_of_actions(state: State) -> list[Run[Move]]:
    found: list[Run[Move]] = []
    meadow = state.meadow
    if may_gather(state):
        for card in sorted(set(state.hands[state.turn])):
            routes = meadow.routes(state.bee, CARDS[card])
            if routes:
                found.append((_GATHERS[card], routes))
    if may_place(state):
        placements = Placements(meadow.room(), state.supply)
        if placements:
            found.append((placement, placements))
    if has_acted(state):
        found.append(_ONLY_DONE)
    elif not found:
        found.append(_ONLY_PASS)
    return found


def legal_texts(state: State, seat: int) -> list[str]:
    """The same moves as texts, in the same order, for the wire."""
    if state.phase != ACT or seat != state.turn:
        return [str(move) for move in legal(state, seat)]
    texts: list[str] = []
    if may_gather(state):
        for card in sorted(set(state.hands[seat])):
            name = CARD_NAMES[card]
            routes = state.meadow.routes(state.bee, CARDS[card])
            texts += [f"gather {name} {a}-{b}-{c}" for a, b, c in routes]
    if may_place(state):
        for kind in range(4):
            if state.supply[kind]:
                texts += state.meadow.placement_texts(kind)
    if has_acted(state):
        texts.append(str(DONE))
    elif not texts:
        texts.append(str(PASS))
    return texts


def check(state: State, seat: int, move: Move) -> Refusal | None:
    """None when the rules allow the move, else the rule it breaks and why."""
    if state.phase == OVER:
        return refuse(RULE_OF_REASON[state.reason], "butine-game-over")
    if seat != state.turn:
        return refuse("BUT-6", "butine-not-your-turn")
    if isinstance(move, Place):
        return check_place(state, move)
    if isinstance(move, Gather):
        return check_gather(state, move)
    if isinstance(move, Take):
        return check_take(state, move)
    if isinstance(move, Swap):
        return check_swap(state, move)
    if isinstance(move, Done):
        return check_done(state)
    return check_pass(state)


# ---------------------------------------------------------------- what happens


def apply(state: State, _seat: int, move: Move, chance: Chance) -> list[Event]:
    """Make a move that `check` allows, in place; answer with what happened."""
    told: list[Fact] = []
    turn = state.turn
    if isinstance(move, Place):
        _place(state, spot_of(move), told)
    elif isinstance(move, Gather):
        _gather(state, move, chance, told)
    elif isinstance(move, Take):
        _take(state, CARD_BY_NAME[move.card], chance, told)
    elif isinstance(move, Swap):
        _swap(state, move, chance, told)
    elif isinstance(move, Pass):
        _pass(state, told)
    elif state.phase == ACT:
        _after_actions(state)
    else:
        _end_turn(state)
    if state.phase == OVER:
        told.append(_ended(state))
    elif state.turn != turn:
        told.append(facts.TurnBegan(state.turn))
    return [Event(fact) for fact in told]


def _place(state: State, spot: Spot, told: list[Fact]) -> None:
    seat = state.turn
    second = state.gathered > 0
    if second:
        _pay_second_action(state, told)
    state.meadow = state.meadow.with_tile(spot)
    state.supply[spot.kind] -= 1
    state.placed = True
    state.passes = 0
    number = len(state.meadow.tiles) - 1
    told.append(facts.Placed(seat, FLOWERS[spot.kind], number, spot.name))
    if second or not (may_pay(state) and can_gather(state)):
        _after_actions(state)


def _gather(state: State, move: Gather, chance: Chance, told: list[Fact]) -> None:
    seat = state.turn
    if state.placed and not state.paid:
        _pay_second_action(state, told)
    card = CARD_BY_NAME[move.card]
    state.hands[seat] = _without(state.hands[seat], card)
    state.down[seat] = (*state.down[seat], card)
    state.bee = move.path[2]
    state.gathered += 1
    state.passes = 0
    told.append(facts.Gathered(seat, move.card, move.path, state.points(seat)))
    if _reached_challenge(state):
        return
    if state.gathered == HAND:
        state.blind[seat] = (*state.blind[seat], _draw(state, chance))
        told.append(facts.BonusDrawn(seat, state.points(seat)))
        if _reached_challenge(state) or _deck_is_out(state, DECK_BONUS):
            return
    more = state.gathered < HAND and can_gather(state)
    if not more and not (may_place(state) and can_place(state)):
        _after_actions(state)


def _pay_second_action(state: State, told: list[Fact]) -> None:
    state.paid = True
    for _ in range(SECOND_ACTION_PRICE):
        # Cards gathered this turn stand last and cannot pay.
        _spend_point(state, len(state.down[state.turn]) - state.gathered)
    told.append(facts.Paid(state.turn, state.points(state.turn)))


def _take(state: State, card: int, chance: Chance, told: list[Fact]) -> None:
    seat = state.turn
    state.hands[seat] = (*state.hands[seat], card)
    new = _replace_in_market(state, card, chance)
    told.append(facts.Took(seat, CARD_NAMES[card], CARD_NAMES[new]))
    if not _deck_is_out(state, DECK_REFILL) and not missing(state):
        _offer_swap(state)


def _swap(state: State, move: Swap, chance: Chance, told: list[Fact]) -> None:
    seat = state.turn
    give = CARD_BY_NAME[move.give]
    _spend_point(state, len(state.down[seat]))
    kept = _without(state.hands[seat], give)
    state.gone = (*state.gone, give)
    state.passes = 0
    replaced_by = ""
    if move.take == DECK_TOP:
        taken = _draw(state, chance)
        reason = DECK_SWAP
    else:
        taken = CARD_BY_NAME[move.take]
        replaced_by = CARD_NAMES[_replace_in_market(state, taken, chance)]
        reason = DECK_REPLACEMENT
    state.hands[seat] = (*kept, taken)
    source = DECK_TOP if move.take == DECK_TOP else "market"
    told.append(
        facts.Swapped(seat, move.give, CARD_NAMES[taken], source, replaced_by, state.points(seat))
    )
    if not _deck_is_out(state, reason):
        _end_turn(state)


def _pass(state: State, told: list[Fact]) -> None:
    state.passes += 1
    told.append(facts.Passed(state.turn))
    _after_actions(state)


def _after_actions(state: State) -> None:
    """Go on to the refill, or past it when nothing is missing."""
    if missing(state):
        state.phase = REFILL
    else:
        _offer_swap(state)


def _offer_swap(state: State) -> None:
    if state.points(state.turn):
        state.phase = SWAP
    else:
        _end_turn(state)


def _end_turn(state: State) -> None:
    if state.passes == state.seats:
        state.phase = OVER
        state.reason = ALL_PASSED
        return
    state.turn = (state.turn + 1) % state.seats
    state.phase = ACT
    state.gathered = 0
    state.placed = False
    state.paid = False
    state.earlier = state.points(state.turn)


def _draw(state: State, chance: Chance) -> int:
    card = chance.draw(CARD_NAMES, state.undrawn)
    state.undrawn[card] -= 1
    state.deck -= 1
    return card


def _replace_in_market(state: State, card: int, chance: Chance) -> int:
    new = _draw(state, chance)
    state.market[state.market.index(card)] = new
    return new


def _spend_point(state: State, seen: int) -> None:
    """A face-down card leaves the game: the oldest of the `seen` ones, else the oldest unseen."""
    seat = state.turn
    if seen:
        state.gone = (*state.gone, state.down[seat][0])
        state.down[seat] = state.down[seat][1:]
    else:
        state.gone_blind = (*state.gone_blind, state.blind[seat][0])
        state.blind[seat] = state.blind[seat][1:]


def _without(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def _reached_challenge(state: State) -> bool:
    goal = state.options.challenge
    if goal is None or state.points(state.turn) < goal:
        return False
    state.phase = OVER
    state.reason = CHALLENGE
    return True


def _deck_is_out(state: State, reason: str) -> bool:
    if state.deck:
        return False
    state.phase = OVER
    state.reason = reason
    return True


def _ended(state: State) -> facts.Ended:
    bonus = tuple(tuple(CARD_NAMES[card] for card in cards) for cards in state.blind)
    return facts.Ended(state.reason, winners(state), scores(state), bonus)

"""What is allowed in Butine!: each kind of move, and the rule that it breaks if it is not."""

from skep.engine.refusal import Refusal, refuse
from skep.games.butine.material import (
    CARD_BY_NAME,
    CARD_BY_NAME_READ_EITHER_WAY,
    CARD_NAMES,
    CARDS,
    FLOWERS,
    HAND,
)
from skep.games.butine.moves import DECK_TOP, Gather, Place, Swap, Take
from skep.games.butine.spots import has_turn, in_reach, try_spot
from skep.games.butine.state import ACT, REFILL, SWAP, State

SECOND_ACTION_PRICE = 2


def has_acted(state: State) -> bool:
    """Has this seat placed or gathered this turn?"""
    return state.placed or state.gathered > 0


def may_pay(state: State) -> bool:
    """Can this seat still pay for a second action this turn (BUT-21)?"""
    return state.options.expert and not state.paid and state.earlier >= SECOND_ACTION_PRICE


def may_place(state: State) -> bool:
    """May a tile be placed now, if there is room for one?"""
    return not state.placed and (state.gathered == 0 or may_pay(state))


def may_gather(state: State) -> bool:
    """May a card be gathered now, if there is a route for it?"""
    if not state.placed:
        return True
    # After placing, gathering is the second action: being paid for, or paid while gathering.
    return may_pay(state) if state.gathered == 0 else state.paid


def can_gather(state: State) -> bool:
    """Is there a route for a card of this hand?"""
    return any(state.meadow.has_route(state.bee, CARDS[card]) for card in state.hands[state.turn])


def can_place(state: State) -> bool:
    """Is there room for a tile of the supply?"""
    return any(state.supply[kind] and state.meadow.fits(kind) for kind in range(4))


def must_pass(state: State) -> bool:
    """Is neither action possible for a seat that has done nothing yet (BUT-13)?"""
    return not can_place(state) and not can_gather(state)


def _check_card(name: str) -> Refusal | None:
    """A card has one name in a move; a text may read it from either end, a value may not."""
    if name in CARD_BY_NAME:
        return None
    kind = CARD_BY_NAME_READ_EITHER_WAY.get(name)
    if kind is not None:
        return refuse("BUT-2", "butine-card-is-called", card=CARD_NAMES[kind])
    return refuse("BUT-2", "butine-no-such-card", card=name)


def _check_action_phase(state: State) -> Refusal | None:
    if state.phase == REFILL:
        return refuse("BUT-14", "butine-refill-first", missing=missing(state))
    if state.phase == SWAP:
        return refuse("BUT-15", "butine-only-swap-left")
    return None


def _what_was_done(state: State) -> str:
    """The action that a seat is in, as the sentences name it: the latest that it began."""
    return "gathered" if state.gathered else "placed"


def _check_second_action(state: State) -> Refusal:
    """Why no second action: the reason differs by what the seat lacks."""
    if not state.options.expert:
        return refuse("BUT-13", "butine-one-action", did=_what_was_done(state))
    if state.paid:
        return refuse("BUT-21", "butine-both-actions-done")
    return refuse("BUT-21", "butine-cannot-pay", price=SECOND_ACTION_PRICE, earlier=state.earlier)


def check_place(state: State, move: Place) -> Refusal | None:
    """A tile that is left, edge to edge with the meadow, corner on corner."""
    if refusal := _check_action_phase(state):
        return refusal
    if state.placed and may_pay(state):
        return refuse("BUT-7", "butine-one-tile")
    if not may_place(state):
        return _check_second_action(state)
    if not has_turn(move):
        return refuse("BUT-1", "butine-no-such-turn", tile=move.tile, turn=move.turn)
    if not state.supply[FLOWERS.index(move.tile)]:
        return refuse("BUT-7", "butine-no-tile-left", tile=move.tile)
    if not in_reach(move):
        return refuse("BUT-7", "butine-touches-nothing", tile=move.tile)
    spot = try_spot(move)
    meadow = state.meadow
    if meadow.overlaps(spot):
        return refuse("BUT-7", "butine-overlap", tile=move.tile)
    if not meadow.neighbours_of(spot):
        return refuse("BUT-7", "butine-touches-nothing", tile=move.tile)
    if not meadow.meets_corner(spot):
        return refuse("BUT-7", "butine-no-corner", tile=move.tile)
    return None


def check_gather(state: State, move: Gather) -> Refusal | None:
    """A card of this hand, and a flight over its flowers."""
    if refusal := _check_action_phase(state):
        return refusal
    if not may_gather(state):
        return _check_second_action(state)
    if refusal := _check_card(move.card):
        return refusal
    card = CARD_BY_NAME[move.card]
    if card not in state.hands[state.turn]:
        return refuse("BUT-8", "butine-not-your-card", card=move.card)
    meadow = state.meadow
    for number in move.path:
        if not 0 <= number < len(meadow.tiles):
            return refuse("BUT-8", "butine-no-such-tile", number=number)
    here = state.bee
    for there in move.path:
        if here != there and not meadow.links[here] >> there & 1:
            return refuse("BUT-8", "butine-not-adjacent", start=here, end=there)
        if here == there:
            return refuse("BUT-8", "butine-no-standing-still", number=there)
        here = there
    flown = tuple(meadow.tiles[number].kind for number in move.path)
    if flown != CARDS[card] and flown[::-1] != CARDS[card]:
        letters = "".join(FLOWERS[kind] for kind in flown)
        return refuse("BUT-8", "butine-wrong-flowers", card=move.card, flown=letters)
    if move.path[0] == move.path[2]:
        return refuse("BUT-9", "butine-tile-twice", number=move.path[0])
    return None


def check_take(state: State, move: Take) -> Refusal | None:
    """A card of the market, while the hand is short."""
    if refusal := _check_card(move.card):
        return refusal
    if state.phase == ACT and missing(state):
        return refuse("BUT-14", "butine-close-first", did=_what_was_done(state))
    if state.phase != REFILL:
        return refuse("BUT-14", "butine-nothing-to-refill")
    if CARD_BY_NAME[move.card] not in state.market:
        return refuse("BUT-14", "butine-not-in-market", card=move.card)
    return None


def check_swap(state: State, move: Swap) -> Refusal | None:
    """A card of this hand for one of the market or of the deck, at the end of a turn."""
    refusal = _check_card(move.give)
    if refusal is None and move.take != DECK_TOP:
        refusal = _check_card(move.take)
    if refusal is not None:
        return refusal
    if state.phase == ACT:
        return _check_swap_while_acting(state)
    if state.phase == REFILL:
        return refuse("BUT-14", "butine-refill-first", missing=missing(state))
    if CARD_BY_NAME[move.give] not in state.hands[state.turn]:
        return refuse("BUT-15", "butine-not-your-card", card=move.give)
    if move.take != DECK_TOP and CARD_BY_NAME[move.take] not in state.market:
        return refuse("BUT-15", "butine-not-in-market", card=move.take)
    return None


def _check_swap_while_acting(state: State) -> Refusal:
    """A swap comes after the action: what is still to be done before it?"""
    if has_acted(state):
        return refuse("BUT-15", "butine-close-first", did=_what_was_done(state))
    if must_pass(state):
        return refuse("BUT-13", "butine-pass-first")
    return refuse("BUT-15", "butine-swap-comes-last")


def check_done(state: State) -> Refusal | None:
    """Only who has acted may end the actions."""
    if state.phase == REFILL:
        return refuse("BUT-14", "butine-refill-first", missing=missing(state))
    if state.phase == ACT and not has_acted(state):
        if must_pass(state):
            return refuse("BUT-13", "butine-pass-first")
        return refuse("BUT-13", "butine-must-act")
    return None


def check_pass(state: State) -> Refusal | None:
    """Only who can do nothing may pass."""
    if state.phase == REFILL:
        return refuse("BUT-14", "butine-refill-first", missing=missing(state))
    if has_acted(state):
        return refuse("BUT-13", "butine-already-acted")
    if state.phase == SWAP:
        # The seat has passed already.
        return refuse("BUT-15", "butine-only-swap-left")
    if can_place(state):
        return refuse("BUT-13", "butine-can-place")
    if can_gather(state):
        return refuse("BUT-13", "butine-can-gather")
    return None


def missing(state: State) -> int:
    """How many cards the hand is short of."""
    return HAND - len(state.hands[state.turn])

"""Any position as plain data: out of a state, into a state, or imagined from a view."""

from functools import lru_cache
from typing import Literal

import msgspec

from skep.engine.chance import Chance
from skep.engine.errors import BadMove, BadPosition
from skep.games.butine.board import FIRST_MEADOW, Meadow
from skep.games.butine.material import (
    CARD_BY_NAME_READ_EITHER_WAY,
    CARD_NAMES,
    CARDS,
    COPIES,
    FLOWERS,
    HAND,
    TILES,
)
from skep.games.butine.meta import META, Options
from skep.games.butine.moves import place_named
from skep.games.butine.scoring import ALL_PASSED, CHALLENGE, RULE_OF_REASON, scores
from skep.games.butine.spots import has_turn, in_reach, spot_of, try_spot
from skep.games.butine.state import ACT, OVER, PHASES, REFILL, SWAP, State
from skep.games.butine.view import View, names


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A position. Only `hands` and `market` must be given; cards are names like WYR."""

    hands: tuple[tuple[str, ...], ...]
    market: tuple[str, ...]
    options: Options = Options()
    tiles: tuple[str, ...] = ("W0@0,0",)
    """The meadow in the order it was laid; the first is the hexagon at 0,0."""
    bee: int = 0
    face_down: tuple[tuple[str, ...], ...] = ()
    blind: tuple[tuple[str, ...], ...] = ()
    gone: tuple[str, ...] = ()
    gone_blind: tuple[str, ...] = ()
    deck: int | None = None
    """Cards left in the deck. Fewer than the named cards leave: the rest is gone, in card order."""
    turn: int = 0
    phase: Literal["act", "refill", "swap", "over"] = "act"
    gathered: int = 0
    placed: bool = False
    paid: bool = False
    earlier: int | None = None
    """Points at the beginning of the turn; computed when it is left out."""
    passes: int = 0
    reason: str = ""


def plain(state: State) -> Position:
    """The whole state as plain data, secrets included."""
    return Position(
        hands=tuple(map(names, state.hands)),
        market=names(state.market),
        options=state.options,
        tiles=state.meadow.names,
        bee=state.bee,
        face_down=tuple(map(names, state.down)),
        blind=tuple(map(names, state.blind)),
        gone=names(state.gone),
        gone_blind=names(state.gone_blind),
        deck=state.deck,
        turn=state.turn,
        phase=PHASES[state.phase],  # type: ignore[arg-type]
        gathered=state.gathered,
        placed=state.placed,
        paid=state.paid,
        earlier=state.earlier,
        passes=state.passes,
        reason=state.reason,
    )


def position(data: object) -> State:
    """A state from plain data (a dictionary, or a Position); nonsense is refused with a reason."""
    try:
        given = data if isinstance(data, Position) else msgspec.convert(data, Position)
    except msgspec.ValidationError as error:
        raise BadPosition(f"butine position: {error}") from None
    state = _with_cards(given)
    state.meadow = _meadow(given.tiles)
    for spot in state.meadow.tiles[1:]:
        state.supply[spot.kind] -= 1
    for kind in range(4):
        if state.supply[kind] < 0:
            raise BadPosition(f"more than {TILES[kind]} tiles {FLOWERS[kind]} (BUT-1)")
    if not 0 <= given.bee < len(state.meadow.tiles):
        raise BadPosition(f"the bee stands on tile {given.bee}, but there is no such tile")
    state.bee = given.bee
    _set_turn(state, given)
    return state


def imagine(seen: View, chance: Chance) -> State:
    """A state that looks like this view: unseen cards are dealt at random where they may be."""
    unseen = [seen.unseen.get(name, 0) for name in CARD_NAMES]

    def guess(count: int) -> tuple[str, ...]:
        cards = []
        for _ in range(count):
            card = chance.draw(CARD_NAMES, unseen)
            unseen[card] -= 1
            cards.append(CARD_NAMES[card])
        return tuple(cards)

    blind = seen.bonus or tuple(guess(count) for count in seen.blind)
    return position(
        Position(
            hands=seen.hands,
            market=seen.market,
            options=seen.options,
            tiles=seen.tiles,
            bee=seen.bee,
            face_down=seen.face_down,
            blind=blind,
            gone=seen.gone,
            gone_blind=guess(seen.gone_blind),
            deck=seen.deck,
            turn=seen.turn,
            phase=seen.phase,  # type: ignore[arg-type]
            gathered=seen.gathered,
            placed=seen.placed,
            paid=seen.paid,
            earlier=seen.earlier,
            passes=seen.passes,
            reason=seen.result.reason if seen.result else "",
        )
    )


def _with_cards(given: Position) -> State:
    """A state with every named card in its place, and the deck counted."""
    seats = len(given.hands)
    if seats not in META.seats:
        raise BadPosition(f"{seats} hands; butine is for {META.seats[0]} to {META.seats[-1]} seats")
    if len(given.market) != seats + 1:
        raise BadPosition(f"the market has {len(given.market)} cards, not {seats + 1} (BUT-5)")
    state = State(seats, given.options)

    def draw(names: tuple[str, ...]) -> tuple[int, ...]:
        cards = []
        for name in names:
            card = CARD_BY_NAME_READ_EITHER_WAY.get(name)
            if card is None:
                raise BadPosition(f"there is no Hive card {name!r} (BUT-2)")
            if not state.undrawn[card]:
                raise BadPosition(f"more than {COPIES} cards {CARD_NAMES[card]} (BUT-2)")
            state.undrawn[card] -= 1
            state.deck -= 1
            cards.append(card)
        return tuple(cards)

    def draw_for_all(hands: tuple[tuple[str, ...], ...], what: str) -> list[tuple[int, ...]]:
        if hands and len(hands) != seats:
            raise BadPosition(f"{what} names {len(hands)} seats, but there are {seats} hands")
        return [draw(hand) for hand in hands or ((),) * seats]

    state.hands = draw_for_all(given.hands, "hands")
    state.market = list(draw(given.market))
    state.down = draw_for_all(given.face_down, "face_down")
    state.blind = draw_for_all(given.blind, "blind")
    state.gone = draw(given.gone)
    state.gone_blind = draw(given.gone_blind)
    _shorten_deck(state, given.deck)
    return state


def _shorten_deck(state: State, deck: int | None) -> None:
    if state.deck < 0 or (deck is not None and not 0 <= deck <= state.deck):
        raise BadPosition(f"the deck cannot have {deck} cards: {state.deck} are not named yet")
    if deck is None:
        return
    for card in range(len(CARDS)):
        while state.undrawn[card] and state.deck > deck:
            state.undrawn[card] -= 1
            state.deck -= 1
            state.gone = (*state.gone, card)


@lru_cache(maxsize=256)
def _meadow(tiles: tuple[str, ...]) -> Meadow:
    """The meadow of these tiles. Kept for a while: bots ask for the same one again and again."""
    if not tiles or tiles[0] != FIRST_MEADOW.tiles[0].name:
        raise BadPosition(f"the first tile is {FIRST_MEADOW.tiles[0].name} (BUT-4)")
    meadow = FIRST_MEADOW
    for name in tiles[1:]:
        try:
            move = place_named(name)
        except BadMove:
            raise BadPosition(f"{name!r} is not a tile; tiles look like R4@3,-2") from None
        if not has_turn(move) or not in_reach(move):
            raise BadPosition(f"{name} is not a way to lay a tile (BUT-1)")
        spot = try_spot(move)
        if meadow.overlaps(spot) or not meadow.neighbours_of(spot) or not meadow.meets_corner(spot):
            raise BadPosition(f"{name} cannot be laid after the tiles before it (BUT-7)")
        meadow = meadow.with_tile(spot_of(move))
    return meadow


def _set_turn(state: State, given: Position) -> None:
    if not 0 <= given.turn < state.seats:
        raise BadPosition(f"it is the turn of seat {given.turn}, but there is no such seat")
    if not 0 <= given.gathered <= HAND:
        raise BadPosition(f"{given.gathered} cards gathered this turn (BUT-11)")
    if not 0 <= given.passes <= state.seats:
        raise BadPosition(f"{given.passes} passes in a row (BUT-18)")
    state.turn = given.turn
    state.phase = PHASES.index(given.phase)
    state.gathered = given.gathered
    state.placed = given.placed
    state.paid = given.paid
    state.passes = given.passes
    state.reason = given.reason
    state.earlier = _earlier(state, given)
    _check_hands(state)
    _check_phase(state)
    _check_end(state)


def _earlier(state: State, given: Position) -> int:
    """The points at the beginning of the turn, from what happened since."""
    bonus = 1 if given.gathered == HAND else 0
    spent = 2 if given.paid else 0
    earlier = state.points(state.turn) - given.gathered - bonus + spent
    if state.phase == OVER:
        # The last move may have been a swap, or have stopped before the bonus.
        earlier = max(0, earlier) if given.earlier is None else given.earlier
    elif given.earlier not in (None, earlier):
        raise BadPosition(
            f"{given.earlier} points at the beginning of the turn, but its cards say {earlier}"
        )
    if earlier < 0:
        raise BadPosition(f"{earlier} points at the beginning of the turn (BUT-10)")
    return earlier


def _check_hands(state: State) -> None:
    for seat, hand in enumerate(state.hands):
        playing = seat == state.turn
        if playing and state.phase in (REFILL, OVER):
            allowed = range(HAND + 1)
        elif playing and state.phase == ACT:
            allowed = range(HAND - state.gathered, HAND - state.gathered + 1)
        else:
            allowed = range(HAND, HAND + 1)
        if len(hand) not in allowed:
            raise BadPosition(f"seat {seat} has {len(hand)} cards in phase {PHASES[state.phase]}")


def _check_phase(state: State) -> None:
    if state.phase == REFILL and len(state.hands[state.turn]) == HAND:
        raise BadPosition("nothing to refill: the seat has three cards (BUT-14)")
    if state.phase == SWAP and not state.points(state.turn):
        raise BadPosition("nothing to swap with: the seat has no point (BUT-15)")
    if state.paid and not (state.options.expert and state.placed and state.gathered):
        raise BadPosition("paid for a second action that did not happen (BUT-21)")
    if state.placed and state.gathered and not state.paid:
        raise BadPosition("both actions in one turn, but nothing was paid (BUT-21)")
    if state.passes and (state.placed or state.gathered):
        raise BadPosition("passes in a row, but this turn is no pass (BUT-18)")
    if state.phase == ACT and state.passes == state.seats:
        raise BadPosition("everybody has passed, so the game is over (BUT-18)")


def _check_end(state: State) -> None:
    """A game that should be over is over, for a reason that is true."""
    goal = state.options.challenge
    reached = goal is not None and max(scores(state)) >= goal
    if state.phase != OVER:
        if state.reason:
            raise BadPosition("a game has a reason when it is over, and only then")
        if not state.deck:
            raise BadPosition("the deck is empty, so the game is over (BUT-16)")
        if reached:
            raise BadPosition(f"a seat has {goal} points, so the game is over (BUT-20)")
        return
    if state.reason not in RULE_OF_REASON:
        raise BadPosition(f"no game ends by {state.reason!r}; reasons: {', '.join(RULE_OF_REASON)}")
    if state.reason == CHALLENGE:
        true = reached and state.points(state.turn) == max(scores(state))
    elif state.reason == ALL_PASSED:
        true = state.passes == state.seats
    else:
        true = not state.deck
    if not true:
        raise BadPosition(f"it is not over by {state.reason} ({RULE_OF_REASON[state.reason]})")

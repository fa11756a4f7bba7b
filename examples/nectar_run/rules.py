"""The rules of Nectar Run: set-up, what is allowed, and what a move does."""

from nectar_run.facts import Dealt, Drew, DrewBee, Flew, Picked, Rested, Started
from nectar_run.material import BEES, FLOWERS, HAND, SEAT_NAMES
from nectar_run.meta import Options
from nectar_run.moves import REST, Fly, Move, Rest
from nectar_run.state import NO_SCENT, State
from skep.engine.chance import Chance
from skep.engine.game import Event
from skep.engine.refusal import Refusal, refuse


def setup(seats: int, options: Options, chance: Chance) -> tuple[State, list[Event]]:
    """A first player by lot, and three bees for each seat (NEC-2)."""
    state = State(seats, options)
    state.turn = chance.pick(SEAT_NAMES[:seats])
    for seat in range(seats):
        for _ in range(HAND):
            _draw(state, seat, chance)
    hands = {seat: Dealt(seat, state.hands[seat]) for seat in range(seats)}
    return state, [Event(Started(state.turn)), Event(None, {**hands})]


def actors(state: State) -> tuple[int, ...]:
    """Whose turn it is; nobody's when the game is over."""
    return () if state.over else (state.turn,)


def legal(state: State, seat: int) -> list[Move]:
    """All that this seat may do now: its flights by strength and flower, or to rest."""
    if seat not in actors(state):
        return []
    return list(_flights(state, seat)) or [REST]


def check(state: State, seat: int, move: Move) -> Refusal | None:
    """None when the move is allowed, else the rule that it breaks."""
    if state.over:
        return refuse("NEC-7", "nectar-run-game-over")
    if seat != state.turn:
        return refuse("NEC-3", "nectar-run-not-your-turn")
    if isinstance(move, Rest):
        flights = _flights(state, seat)
        if flights:
            return refuse("NEC-6", "nectar-run-must-fly", move=str(flights[0]))
        return None
    if move.bee not in state.hands[seat]:
        return refuse("NEC-3", "nectar-run-no-such-bee", bee=move.bee)
    name, flower = move.flower, FLOWERS.index(move.flower)
    if not state.nectar[flower]:
        return refuse("NEC-3", "nectar-run-empty-flower", flower=name)
    if state.scents[flower] == move.bee:
        return refuse("NEC-4", "nectar-run-same-scent", bee=move.bee, flower=name)
    return None


def apply(state: State, seat: int, move: Move, chance: Chance) -> list[Event]:
    """Make a move that was checked; answers with what happened."""
    if isinstance(move, Rest):
        state.scents = [NO_SCENT] * len(FLOWERS)
        events = [Event(Rested(seat))]
    else:
        events = _fly(state, seat, move)
        if state.deck and not state.over:
            bee = _draw(state, seat, chance)
            events.append(Event(Drew(seat), {seat: DrewBee(seat, bee)}))
    state.turn = (seat + 1) % state.seats
    return events


def _flights(state: State, seat: int) -> list[Move]:
    """The flights that are possible (NEC-3, NEC-4)."""
    return [
        Fly(bee, name)
        for bee in sorted(set(state.hands[seat]))
        for flower, name in enumerate(FLOWERS)
        if state.nectar[flower] and state.scents[flower] != bee
    ]


def _fly(state: State, seat: int, move: Fly) -> list[Event]:
    flower = FLOWERS.index(move.flower)
    hand = list(state.hands[seat])
    hand.remove(move.bee)
    state.hands[seat] = tuple(hand)
    state.flown[move.bee - 1] += 1
    exact = state.nectar[flower] == move.bee
    drops = min(move.bee, state.nectar[flower])
    state.nectar[flower] -= drops
    state.drops[seat] += drops
    state.scents[flower] = move.bee
    events = [Event(Flew(seat, move.bee, move.flower, drops))]
    if exact:
        state.picked[seat] += 1
        events.append(Event(Picked(seat, move.flower)))
    return events


def _draw(state: State, seat: int, chance: Chance) -> int:
    """One bee out of those that nobody has drawn."""
    kind = chance.draw(BEES, state.undrawn)
    state.undrawn[kind] -= 1
    state.hands[seat] = tuple(sorted((*state.hands[seat], kind + 1)))
    return kind + 1

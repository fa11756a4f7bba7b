"""How a day and a night of Waggle Dance usually go on: everybody does what the greedy bot does.

A bee by itself is worth little: two make honey, and what they make shows in the morning. So a
search plays its imagined days on to the next morning, and judges that.
"""

from collections.abc import Sequence
from functools import lru_cache

from skep.bots.greedy.waggle_dance_day import Look
from skep.bots.greedy.waggle_dance_night import score_night
from skep.bots.greedy.waggle_dance_scene import (
    Day,
    Home,
    day_of_state,
    home_of_state,
    scene_of_day,
)
from skep.bots.learned.sight import Rated
from skep.engine.chance import Chance
from skep.games.waggle_dance.board import PAIRS, kinds, many
from skep.games.waggle_dance.material import FIRST_FLOWER, FIRST_ROOM
from skep.games.waggle_dance.moves import DONE, PLACES, VOLUNTEER, Move
from skep.games.waggle_dance.night_moves import ways_to_store, ways_to_trade
from skep.games.waggle_dance.rules import actors, apply, legal, ways_of_cards
from skep.games.waggle_dance.spots import FLOWERS, SPACES
from skep.games.waggle_dance.state import (
    ANSWER,
    KITCHEN,
    NOBODY,
    PLACE,
    START,
    STORE,
    TRADE,
    State,
)


def until_morning(state: State, chance: Chance) -> None:
    """Play on, until a new day has begun or the game is over."""
    today = state.round
    while state.round == today and (seats := actors(state)):
        seat = seats[0]
        apply(state, seat, usual(state, seat), chance)


def is_morning(state: State) -> bool:
    """Has nobody placed a bee yet?"""
    if state.phase not in (START, PLACE):
        return False
    bees = sum(state.dice) + (state.volunteer >= 0)
    return sum(map(many, state.free)) + sum(map(many, state.sick)) == bees


def likings(state: State, seat: int) -> Rated:
    """The usual steps, each with how much the greedy bot likes it; no cards for the day."""
    if state.phase == PLACE:
        return [(liking, (move,)) for liking, move in _places(state, seat)]
    moves = legal(state, seat)
    if state.phase in (START, ANSWER):
        return [(0.0, (move,)) for move in moves]
    return [(liking, (move,)) for liking, move in _at_night(state, seat, moves)]


def usual(state: State, seat: int) -> Move:
    """What somebody at this seat would do without much thought."""
    phase = state.phase
    if phase == PLACE:
        return _places(state, seat)[0][1]
    if phase == ANSWER:
        return DONE
    if not state.mixing[seat] and (best := _without_cards(state, seat)) is not None:
        if state.hands[seat] and (moves := ways_of_cards(state, seat)):
            best = max(best, *_at_night(state, seat, moves), key=_first)
        return best[1]
    moves = legal(state, seat)
    if len(moves) == 1:
        return moves[0]
    if phase == START:
        return VOLUNTEER if VOLUNTEER in moves else DONE
    return max(_at_night(state, seat, moves), key=_first)[1]


def _without_cards(state: State, seat: int) -> tuple[float, Move] | None:
    """The best way to store a cube or to trade, or to be done; None in other moments."""
    if state.phase not in (STORE, TRADE):
        return None
    pairs = tuple([crew & PAIRS for crew in state.crews[seat]])
    claims = state.claims[seat]
    if state.phase == STORE:
        return _best_store(tuple(state.rooms[seat]), pairs, claims)
    if claims:  # taken in trade, and about to be stored
        return None
    return _best_trade(tuple(state.rooms[seat]), pairs, tuple(map(bool, state.pollen)))


# The same hives and days come again and again while a search plays days on.


@lru_cache(maxsize=50_000)
def _best_store(rooms: tuple[int, ...], pairs: tuple[int, ...], claims: int) -> tuple[float, Move]:
    return _best_of(rooms, pairs, ways_to_store(rooms, claims))


@lru_cache(maxsize=50_000)
def _best_trade(
    rooms: tuple[int, ...], pairs: tuple[int, ...], pollen: tuple[bool, ...]
) -> tuple[float, Move]:
    return _best_of(rooms, pairs, ways_to_trade(rooms, pollen))


def _best_of(
    rooms: tuple[int, ...], pairs: tuple[int, ...], moves: list[Move]
) -> tuple[float, Move]:
    home = Home(rooms, pairs, hand=(), dice=0, claims=())
    return max(score_night(home, [*moves, DONE], manned=True), key=_first)


def _first(pair: tuple[float, Move]) -> float:
    return pair[0]


def _at_night(state: State, seat: int, moves: list[Move]) -> list[tuple[float, Move]]:
    home = home_of_state(state, seat)
    return score_night(home, moves, manned=state.phase in (STORE, TRADE, KITCHEN))


def _places(state: State, seat: int) -> Sequence[tuple[float, Move]]:
    """Every bee where it brings something, the best one first."""
    day = day_of_state(state, seat)
    found = _best_places(day, state.directions[seat], state.lifted)
    return found or [(0.0, move) for move in legal(state, seat)]


@lru_cache(maxsize=5_000)
def _best_places(day: Day, directions: int, lifted: int) -> tuple[tuple[float, Move], ...]:
    look = Look(scene_of_day(day))
    spaces, forced = day.spaces, day.forced
    found: list[tuple[float, Move]] = []
    for die in (forced,) if forced else kinds(day.free):
        moves = PLACES[die]
        for card, spot in enumerate(SPACES[die]):
            if spaces[spot] == NOBODY:
                found.append((look.on_table(die, look.space(card)), moves[spot]))
        found += [
            (look.on_table(die, look.flower(spot - FIRST_FLOWER)), moves[spot])
            for spot in FLOWERS[die][directions]
        ]
        found += [(worth, moves[FIRST_ROOM + room]) for room, worth in look.rooms(die)]
    if lifted >= 0:  # a feint: the bee goes somewhere else
        found = [one for one in found if one[1] is not PLACES[forced][lifted]]
    found.sort(key=_first, reverse=True)
    return tuple(found)

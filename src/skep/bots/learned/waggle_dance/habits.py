"""How a day and a night of Waggle Dance usually go on: everybody does what the greedy bot does.

A bee by itself is worth little: two make honey, and what they make shows in the morning. So a
search plays its imagined days on to the next morning, and judges that.
"""

from collections.abc import Sequence
from functools import lru_cache

from skep.bots.greedy.waggle_dance_day import Look
from skep.bots.greedy.waggle_dance_night import score_night
from skep.bots.greedy.waggle_dance_scene import Day, day_of_state, home_of_state, scene_of_day
from skep.bots.learned.sight import Rated
from skep.engine.chance import Chance
from skep.games.waggle_dance.board import kinds, many
from skep.games.waggle_dance.material import FIRST_FLOWER, FIRST_ROOM
from skep.games.waggle_dance.moves import DONE, PLACES, VOLUNTEER, Move, Store
from skep.games.waggle_dance.night_moves import store
from skep.games.waggle_dance.pipes import ENOUGH
from skep.games.waggle_dance.rules import actors, apply, legal
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
        move = _store(state, seat) if state.phase == STORE else usual(state, seat)
        apply(state, seat, move, chance)


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
    return [(liking, (move,)) for liking, move in at_night(state, seat, moves)]


def usual(state: State, seat: int) -> Move:
    """What somebody at this seat would do without much thought."""
    phase = state.phase
    if phase == PLACE:
        return _places(state, seat)[0][1]
    if phase == ANSWER:
        return DONE
    if phase == START:
        moves = legal(state, seat)
        return VOLUNTEER if VOLUNTEER in moves else DONE
    return _by_night(state, seat)


# The same hives and days come again and again while a search plays days on.


def _by_night(state: State, seat: int) -> Move:
    """What is liked most."""
    hive = _hive(state, seat)
    move = _USUAL.get(hive)
    if move is None:
        if len(_USUAL) >= _MOST:
            _USUAL.clear()
        move = _USUAL[hive] = max(at_night(state, seat, legal(state, seat)), key=_first)[1]
    return move


def _store(state: State, seat: int) -> Move:
    """Put pollen away as usual, and answer with the move that follows: done, or a card.

    Most moves of a night are of this kind, and nothing else comes of them. Who has put all away is
    done: the rules do that by themselves, but take it from somebody, too.
    """
    hive = _hive(state, seat)
    stored = _STORED.get(hive)
    if stored is None:
        if len(_STORED) >= _MOST:
            _STORED.clear()
        while isinstance(move := _by_night(state, seat), Store):
            store(state, seat, move, [])
        stored = _STORED[hive] = tuple(state.rooms[seat]), state.claims[seat], move
    state.rooms[seat][:], state.claims[seat], move = stored
    return move


def _hive(state: State, seat: int) -> tuple[object, ...]:
    """All that the moves of a night, and how much they are liked, depend on."""
    return (
        state.phase,
        tuple(state.rooms[seat]),
        tuple(state.crews[seat]),
        state.hands[seat],
        state.claims[seat],
        state.claimed[seat],
        state.mixing[seat],
        state.carried[seat] >= ENOUGH,
        state.dice[seat],
        state.tiles > 0,
        state.eggs > 0,
        tuple(map(bool, state.pollen)),
        state.looking,
    )


_USUAL: dict[tuple[object, ...], Move] = {}
"""By `_hive`: the usual move."""
_STORED: dict[tuple[object, ...], tuple[tuple[int, ...], int, Move]] = {}
"""By `_hive`: the rooms when pollen is put away, what is left of it, and the next move."""
_MOST = 5_000
"""So many hives are remembered."""


def _first(pair: tuple[float, Move]) -> float:
    return pair[0]


def at_night(state: State, seat: int, moves: list[Move]) -> list[tuple[float, Move]]:
    """Moves of a night, each with how much it is liked."""
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

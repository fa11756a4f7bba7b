"""The night: A to G, one after the other (WAG-11 to WAG-22).

Each part has up to four functions. `begin_…` starts it when the part before is over. `open_…` comes
to a seat. `wants_…` says whether the seat has (still) something to decide; it may look at public
things only: whether a seat holds cards, never which. `close_…` does what happens when it is done.
"""

from collections.abc import Sequence
from functools import lru_cache

from skep.engine.chance import Chance
from skep.engine.game import Event
from skep.games.waggle_dance import facts
from skep.games.waggle_dance.board import ADD, CUBE, EGG, EMPTY, PAIRS, PAIRS_IN, colours, many
from skep.games.waggle_dance.day import begin_day
from skep.games.waggle_dance.deeds import (
    Told,
    add_room,
    can_hatch_more,
    can_store,
    cards_left,
    colour_names,
    draw_card,
    end_of_round,
    give_card,
    has_pollen,
    hatch,
    make_honey,
    tell,
)
from skep.games.waggle_dance.material import CARD_NAMES, COLOURS, FACES, A, C, E, G
from skep.games.waggle_dance.pipes import can_move
from skep.games.waggle_dance.queen.recipes import RECIPES
from skep.games.waggle_dance.scoring import scores, standing, stored
from skep.games.waggle_dance.state import (
    BROOD,
    DRAWING,
    EGG_CLAIM,
    KITCHEN,
    NOBODY,
    OVER,
    STORE,
    TRADE,
    State,
)
from skep.games.waggle_dance.versions import Version

READY = ((),)
"""The recipes of a room that needs no card: four cubes of one colour."""


def bees_on(state: State, card: int, seat: int) -> int:
    """How many bees of a seat are on a card with spaces."""
    return state.spaces[card * FACES : card * FACES + FACES].count(seat)


def _send_home(state: State, card: int) -> None:
    """The bees of a card go back to their owners; blocked spaces stay blocked."""
    spaces = state.spaces
    for spot in range(card * FACES, card * FACES + FACES):
        if spaces[spot] >= 0:
            spaces[spot] = NOBODY


def _begin(state: State, phase: int, seats: int) -> None:
    state.phase = phase
    state.waiting = seats
    state.acting = 0
    state.bees = 0


def _everybody(state: State) -> int:
    return (1 << state.seats) - 1


# ---------------------------------------------------------------- A and B


def begin_brood(state: State, _chance: Chance, told: Told) -> None:
    """Night falls. A needs no decision: a room costs nothing, so each bee takes one (WAG-12)."""
    tell(told, facts.NightFell(state.round))
    for seat in state.order():
        count = min(bees_on(state, A, seat), state.tiles)
        if count:
            for _ in range(count):
                add_room(state, seat)
            tell(told, facts.RoomsClaimed(seat, count, state.tiles))
    _send_home(state, A)
    _begin(state, BROOD, _everybody(state))


def wants_brood(state: State, seat: int, _chance: Chance, _told: Told) -> bool:
    """Cards may be played; pairs hatch by themselves."""
    return bool(state.hands[seat])


def close_brood(state: State, seat: int, _chance: Chance, told: Told) -> None:
    """Eggs with a pair hatch (WAG-13); all bees on eggs go home."""
    crews = state.crews[seat]
    for room, content in enumerate(state.rooms[seat]):
        if content == EGG:
            if crews[room] & PAIRS and can_hatch_more(state, seat):
                hatch(state, seat, room, (), told)
            crews[room] = 0


# ---------------------------------------------------------------- C


def begin_eggs(state: State, _chance: Chance, _told: Told) -> None:
    """C comes to whoever has bees there."""
    _begin(state, EGG_CLAIM, _seats_on(state, C))


def _seats_on(state: State, card: int) -> int:
    mask = 0
    for who in state.spaces[card * FACES : card * FACES + FACES]:
        if who >= 0:
            mask |= 1 << who
    return mask


def open_eggs(state: State, seat: int) -> None:
    """Each bee may take an egg (WAG-14)."""
    state.bees = bees_on(state, C, seat)


def wants_eggs(state: State, seat: int, _chance: Chance, _told: Told) -> bool:
    """An egg and an empty room; or cards, which may empty one."""
    if not (state.bees and state.eggs):
        return False
    return EMPTY in state.rooms[seat] or bool(state.hands[seat])


# ---------------------------------------------------------------- D


def begin_store(state: State, _chance: Chance, told: Told) -> None:
    """Count the bees on each flower and hand out the pollen (WAG-15, WAG-16)."""
    _send_home(state, C)
    seats, order = state.seats, state.order()
    claimers = 0
    for flower in range(FACES):
        start = flower * seats
        handfuls = state.flowers[start : start + seats]
        if not any(handfuls):
            continue
        bees = tuple(map(many, handfuls))
        shares = [0] * seats
        short: list[int] = []
        for seat, due, taken in harvest(bees, order, state.pollen[flower], state.version):
            if taken < due:
                short.append(seat)
            shares[seat] = taken
            if taken:
                state.pollen[flower] -= taken
                state.claims[seat] += taken * CUBE[flower]
                state.claimed[seat] |= 1 << flower
                claimers |= 1 << seat
        tell(told, facts.PollenClaimed(flower + 1, bees, tuple(shares), tuple(short)))
    state.flowers = [0] * (FACES * seats)
    _begin(state, STORE, claimers)


def awards(bees: Sequence[int], order: tuple[int, ...]) -> list[tuple[int, int]]:
    """Who gets how much from one flower, in the order in which they are served (WAG-15, WAG-16)."""
    most = max(bees)
    if not most:
        return []
    leaders = [seat for seat in order if bees[seat] == most]
    shares = [(seat, 2 if len(leaders) == 1 else 1) for seat in leaders]
    next_most = max((number for number in bees if number < most), default=0)
    if next_most and bees.count(next_most) == 1:
        shares.append((bees.index(next_most), 1))
    return shares


@lru_cache(maxsize=20_000)
def harvest(
    bees: tuple[int, ...], order: tuple[int, ...], there: int, version: Version
) -> tuple[tuple[int, int, int], ...]:
    """From a flower with so many bees and cubes, in this order: who is due what, and gets what."""
    found = []
    for seat, due in awards(bees, order):
        taken = due
        if due > there:
            taken = there if version.takes_what_is_left else 0
        there -= taken
        found.append((seat, due, taken))
    return tuple(found)


def wants_store(state: State, seat: int, _chance: Chance, _told: Told) -> bool:
    """Cubes and space for them; or cards. Who has neither stores nothing."""
    if state.hands[seat]:
        return True
    return bool(state.claims[seat]) and can_store(state, seat)


def close_store(state: State, seat: int, _chance: Chance, told: Told) -> None:
    """What was not stored lies aside until all are done (WAG-17)."""
    state.claimed[seat] = 0
    if state.version.returns_at_once:
        _give_back(state, seat, told)


def _give_back(state: State, seat: int, told: Told) -> None:
    """What was not stored goes back to the flowers."""
    cubes = colours(state.claims[seat])
    if cubes:
        for colour in cubes:
            state.pollen[colour] += 1
        tell(told, facts.Returned(seat, colour_names(cubes)))
    state.claims[seat] = 0


# ---------------------------------------------------------------- E


def begin_trade(state: State, _chance: Chance, told: Told) -> None:
    """D is over, so what nobody stored goes back (WAG-17). E comes to whoever has bees there."""
    for seat in state.order():
        _give_back(state, seat, told)
    _begin(state, TRADE, _seats_on(state, E))


def open_trade(state: State, seat: int) -> None:
    """Each bee may make one trade (WAG-18)."""
    state.bees = bees_on(state, E, seat)


def wants_trade(state: State, seat: int, _chance: Chance, _told: Told) -> bool:
    """Something to give, and something to get for it; or cards. Or a cube to put away."""
    if state.claims[seat]:
        return True
    if not state.bees:
        return False
    return bool(state.hands[seat]) or can_trade(state, seat)


def close_trade(state: State, seat: int, _chance: Chance, told: Told) -> None:
    """Bees that have not traded go home all the same; everybody is told."""
    if state.bees:
        tell(told, facts.TradesLeft(seat, state.bees))


def can_trade(state: State, seat: int) -> bool:
    """Is any trade possible?"""
    there = sum(1 for cubes in state.pollen if cubes)
    if not there:
        return False
    for content in state.rooms[seat]:
        if content == EGG:
            return True
        for colour in PAIRS_IN[content]:
            if there > 1 or not state.pollen[colour]:
                return True
    return False


def put_away(state: State, seat: int, colour: int, room: int, told: Told) -> None:
    """A cube that was claimed goes into a room."""
    rooms = state.rooms[seat]
    rooms[room] = ADD[rooms[room]][colour]
    state.claims[seat] -= CUBE[colour]
    tell(told, facts.Stored(seat, COLOURS[colour], room + 1))


# ---------------------------------------------------------------- F


def begin_kitchen(state: State, _chance: Chance, _told: Told) -> None:
    """F comes to everybody."""
    _send_home(state, E)
    _begin(state, KITCHEN, _everybody(state))


def wants_kitchen(state: State, seat: int, _chance: Chance, _told: Told) -> bool:
    """Pollen to move between linked rooms; or cards, and pollen. Honey alone needs no choice."""
    if state.hands[seat] and has_pollen(state, seat):
        return True
    return any(state.crews[seat]) and can_move(state, seat)


def close_kitchen(state: State, seat: int, _chance: Chance, told: Told) -> None:
    """What is ready turns to honey (WAG-19), and the bees go home."""
    rooms, crews = state.rooms[seat], state.crews[seat]
    for room, crew in enumerate(crews):
        if crew:
            if crew & PAIRS and RECIPES[rooms[room]] == READY:
                make_honey(state, seat, room, (), told)
            crews[room] = 0


# ---------------------------------------------------------------- G


def begin_draw(state: State, _chance: Chance, _told: Told) -> None:
    """G comes to whoever has bees there."""
    _begin(state, DRAWING, _seats_on(state, G))


def open_draw(state: State, seat: int) -> None:
    """Each bee draws a card (WAG-21)."""
    state.bees = bees_on(state, G, seat)


def wants_draw(state: State, seat: int, chance: Chance, told: Told) -> bool:
    """A bee, and a card to draw. Only who holds cards is asked: they may play Explore."""
    while state.bees and not state.hands[seat] and not state.looking and cards_left(state):
        draw(state, seat, chance, told)
    return bool(state.looking) or (state.bees > 0 and cards_left(state))


def draw(state: State, seat: int, chance: Chance, told: Told) -> None:
    """One bee, one card."""
    state.bees -= 1
    card = draw_card(state, chance, told)
    give_card(state, seat, card)
    deck = sum(state.deck)
    told.append(Event(facts.Drew(seat, deck), {seat: facts.DrewCard(seat, deck, CARD_NAMES[card])}))


def end_night(state: State, chance: Chance, told: Told) -> None:
    """Somebody has enough honey (WAG-23), or a new day begins (WAG-22)."""
    _send_home(state, G)
    end_of_round(state)
    honey = scores(state)
    if max(honey) >= state.options.honey:
        _begin(state, OVER, 0)
        state.free = [0] * state.seats
        state.reason, winners = standing(state)
        tell(told, facts.Ended(state.reason, winners, honey, stored(state)))
        return
    state.carried = [0] * state.seats
    state.first = (state.first + 1) % state.seats
    state.round += 1
    begin_day(state, chance, told)

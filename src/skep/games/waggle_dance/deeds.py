"""What both the phases and the Queen cards do: cards, rooms, eggs and honey change hands."""

from skep.engine.chance import Chance
from skep.engine.game import Event, Fact
from skep.engine.refusal import Refusal, refuse
from skep.games.waggle_dance import facts
from skep.games.waggle_dance.board import CUBES_IN, EGG, EMPTY, FITS, HONEY, TAKE, TOTAL
from skep.games.waggle_dance.material import CARD_NAMES, COLOURS, DICE, LASTING
from skep.games.waggle_dance.state import State

Told = list[Event]
"""What happened so far in a move."""


def tell(told: Told, fact: Fact) -> None:
    """Something that everybody sees."""
    told.append(Event(fact))


# ---------------------------------------------------------------- cards


def spend(state: State, seat: int, card: int) -> None:
    """A card is played: it lies open on the pile, unless it stays in play (WAG-24)."""
    hand = state.hands[seat]
    at = hand.index(card)
    state.hands[seat] = hand[:at] + hand[at + 1 :]
    if card not in LASTING or state.version.nothing_stays_in_play:
        state.discard[card] += 1
    else:
        state.in_play = tuple(sorted((*state.in_play, card)))


def end_of_round(state: State) -> None:
    """The cards in play have done their work: they go onto the pile (WAG-24)."""
    for card in state.in_play:
        state.discard[card] += 1
    state.in_play = ()


def give_card(state: State, seat: int, card: int) -> None:
    """A card joins a hand. Hands are sorted, so that their order tells nothing."""
    state.hands[seat] = tuple(sorted((*state.hands[seat], card)))


def cards_left(state: State) -> bool:
    """Is there anything to draw, if need be from the played cards (WAG-21)?"""
    return any(state.deck) or any(state.discard)


def draw_card(state: State, chance: Chance, told: Told) -> int:
    """The top card of the deck, which is made anew if it is out; there is one."""
    if not any(state.deck):
        state.deck, state.discard = state.discard, [0] * len(CARD_NAMES)
        tell(told, facts.Reshuffled(sum(state.deck)))
    card = chance.draw(CARD_NAMES, state.deck)
    state.deck[card] -= 1
    return card


# ---------------------------------------------------------------- rooms


def check_room(state: State, seat: int, room: int) -> Refusal | None:
    """Is there such a room in this hive?"""
    if not 1 <= room <= len(state.rooms[seat]):
        return refuse("WAG-9", "waggle-dance-no-such-room", room=room)
    return None


def check_two_rooms(state: State, seat: int, rule: str, one: int, other: int) -> Refusal | None:
    """Are these two different rooms of this hive?"""
    for room in (one, other):
        if refusal := check_room(state, seat, room):
            return refusal
    return refuse(rule, "waggle-dance-one-room", room=one) if one == other else None


def add_room(state: State, seat: int) -> None:
    """A tile from the supply joins a hive."""
    state.tiles -= 1
    state.rooms[seat].append(EMPTY)
    state.crews[seat].append(0)


def can_store(state: State, seat: int) -> bool:
    """Can a cube be stored anywhere (WAG-17)?"""
    return any(FITS[content] for content in state.rooms[seat])


def has_pollen(state: State, seat: int) -> bool:
    """Is there a cube in any room?"""
    return any(TOTAL[content] for content in state.rooms[seat])


def hatch(state: State, seat: int, room: int, cards: tuple[str, ...], told: Told) -> None:
    """The egg goes back, a die comes, the bees go home (WAG-13)."""
    state.rooms[seat][room] = EMPTY
    state.crews[seat][room] = 0
    state.eggs += 1
    state.dice[seat] += 1
    tell(told, facts.Hatched(seat, room + 1, state.dice[seat], cards))


def can_hatch_more(state: State, seat: int) -> bool:
    """Is there a die left in the box (WAG-13)?"""
    return state.dice[seat] < DICE


def lay_egg(state: State, seat: int, room: int) -> None:
    """An egg from the supply into an empty room."""
    state.eggs -= 1
    state.rooms[seat][room] = EGG


def make_honey(state: State, seat: int, room: int, cards: tuple[str, ...], told: Told) -> None:
    """All pollen of the room goes back to the flowers and the tile is turned over (WAG-19)."""
    rooms = state.rooms[seat]
    for colour in CUBES_IN[rooms[room]]:
        state.pollen[colour] += 1
    rooms[room] = HONEY
    tell(told, facts.HoneyMade(seat, room + 1, rooms.count(HONEY), cards))


def take_cubes(state: State, seat: int, room: int, colour: int, number: int) -> None:
    """Cubes out of a room, back to their flower."""
    rooms = state.rooms[seat]
    for _ in range(number):
        rooms[room] = TAKE[rooms[room]][colour]
    state.pollen[colour] += number


def colour_names(cubes: tuple[int, ...]) -> tuple[str, ...]:
    """Cubes by their colours' names."""
    return tuple([COLOURS[colour] for colour in cubes])

"""The moves of the night: eggs, storing, trading, honey, drawing. What is allowed, and doing it."""

from functools import cache

from skep.engine.chance import Chance
from skep.engine.game import Event
from skep.engine.refusal import Refusal, refuse
from skep.games.waggle_dance import facts, night
from skep.games.waggle_dance.board import (
    CUBE,
    EGG,
    EMPTY,
    FITS,
    HONEY,
    PAIRS_IN,
    count,
    kinds,
    many,
)
from skep.games.waggle_dance.deeds import (
    Told,
    check_room,
    give_card,
    lay_egg,
    make_honey,
    spend,
    take_cubes,
    tell,
)
from skep.games.waggle_dance.kitchens import kitchen
from skep.games.waggle_dance.material import (
    CARD_BY_NAME,
    CARD_NAMES,
    COLOUR_BY_NAME,
    COLOURS,
    EXPERTISE,
    TWO,
)
from skep.games.waggle_dance.moves import STORES, Egg, Honey, Keep, Move, Store, Trade
from skep.games.waggle_dance.pipes import flows
from skep.games.waggle_dance.queen.expertise import needs_expertise
from skep.games.waggle_dance.queen.recipes import RECIPES
from skep.games.waggle_dance.state import State

# ---------------------------------------------------------------- C: eggs


def eggs(state: State, seat: int) -> list[Move]:
    """An egg into each empty room."""
    return [Egg(room) for room, content in enumerate(state.rooms[seat], 1) if content == EMPTY]


def check_egg(state: State, seat: int, move: Egg) -> Refusal | None:
    """An empty room."""
    if refusal := check_room(state, seat, move.room):
        return refusal
    if state.rooms[seat][move.room - 1] != EMPTY:
        return refuse("WAG-14", "waggle-dance-room-not-empty", room=move.room)
    return None


def egg(state: State, seat: int, move: Egg, told: Told) -> None:
    """One bee, one egg."""
    state.bees -= 1
    lay_egg(state, seat, move.room - 1)
    tell(told, facts.EggTaken(seat, move.room))


# ---------------------------------------------------------------- D: storing


def stores(state: State, seat: int) -> list[Move]:
    """Each colour into each room with space."""
    rooms = [room for room, content in enumerate(state.rooms[seat]) if FITS[content]]
    moves: list[Move] = []
    for value in kinds(state.claims[seat]):
        row = STORES[value - 1]
        moves += [row[room] for room in rooms]
    return moves


def check_store(state: State, seat: int, move: Store) -> Refusal | None:
    """A cube to put away, and space for it."""
    if not count(state.claims[seat], COLOUR_BY_NAME[move.colour] + 1):
        return refuse("WAG-17", "waggle-dance-not-claimed", colour=move.colour)
    if refusal := check_room(state, seat, move.room):
        return refusal
    if not FITS[state.rooms[seat][move.room - 1]]:
        return refuse("WAG-17", "waggle-dance-room-full", room=move.room)
    return None


def store(state: State, seat: int, move: Store, told: Told) -> None:
    """Put it away."""
    night.put_away(state, seat, COLOUR_BY_NAME[move.colour], move.room - 1, told)


# ---------------------------------------------------------------- E: trading


def trades(state: State, seat: int) -> list[Move]:
    """Two of a colour, or an egg, for each other colour that its flower has."""
    there = [colour for colour, cubes in enumerate(state.pollen) if cubes]
    moves: list[Move] = []
    for room, content in enumerate(state.rooms[seat], 1):
        if content == EGG:
            moves += [_trade("egg", room, take) for take in there]
        else:
            for give in PAIRS_IN[content]:
                moves += [_trade(COLOURS[give], room, take) for take in there if take != give]
    return moves


def _trade(give: str, room: int, take: int) -> Trade:
    return Trade(give, room, COLOURS[take])  # type: ignore[arg-type]


def check_trade(state: State, seat: int, move: Trade) -> Refusal | None:
    """The price must be there, and what is wanted too."""
    if refusal := check_room(state, seat, move.room):
        return refusal
    content = state.rooms[seat][move.room - 1]
    if move.give == "egg":
        if content != EGG:
            return refuse("WAG-18", "waggle-dance-no-egg-there", room=move.room)
    elif COLOUR_BY_NAME[move.give] not in PAIRS_IN[content]:
        return refuse("WAG-18", "waggle-dance-not-two", colour=move.give, room=move.room)
    elif move.give == move.take:
        return refuse("WAG-18", "waggle-dance-same-colour", colour=move.take)
    flower = COLOUR_BY_NAME[move.take]
    if not state.pollen[flower]:
        return refuse("WAG-18", "waggle-dance-flower-empty", flower=flower + 1)
    return None


def trade(state: State, seat: int, move: Trade, told: Told) -> None:
    """The price goes back first; then the new cube is to be stored (WAG-18)."""
    state.bees -= 1
    rooms = state.rooms[seat]
    if move.give == "egg":
        rooms[move.room - 1] = EMPTY
        state.eggs += 1
    else:
        take_cubes(state, seat, move.room - 1, COLOUR_BY_NAME[move.give], 2)
    colour = COLOUR_BY_NAME[move.take]
    state.pollen[colour] -= 1
    state.claims[seat] += CUBE[colour]
    tell(told, facts.Traded(seat, move.give, move.room, move.take))
    with_space = [room for room, content in enumerate(rooms) if FITS[content]]
    if len(with_space) == 1:
        night.put_away(state, seat, colour, with_space[0], told)


# ---------------------------------------------------------------- F: honey


def cooking(state: State, seat: int) -> list[Move]:
    """Honey in every way, and moving pollen."""
    moves: list[Move] = []
    rooms = state.rooms[seat]
    for room, helper in kitchen(state.crews[seat]).cooks:
        for recipe in RECIPES[rooms[room]]:
            cards = recipe + helper
            if all(card in state.hands[seat] for card in cards):
                moves.append(_honey(room + 1, cards))
    moves += flows(state, seat)
    return moves


@cache
def _honey(room: int, cards: tuple[int, ...]) -> Honey:
    """Each is made once: there are at most eight sets of cards for each of 48 rooms."""
    return Honey(room, tuple([CARD_NAMES[card] for card in cards]))


def check_honey(state: State, seat: int, move: Honey) -> Refusal | None:
    """Pollen, bees, and just the cards that are needed."""
    if refusal := check_room(state, seat, move.room):
        return refusal
    for name in move.cards:
        if name not in CARD_BY_NAME:
            return refuse("WAG-24", "waggle-dance-no-such-card", card=name)
    if len(set(move.cards)) < len(move.cards):
        return refuse("WAG-24", "waggle-dance-one-of-each")
    cards = tuple(CARD_BY_NAME[name] for name in move.cards)
    content, crew = state.rooms[seat][move.room - 1], state.crews[seat][move.room - 1]
    if content == HONEY:
        return refuse("WAG-19", "waggle-dance-honey-already", room=move.room)
    if many(crew) < TWO:
        return refuse("WAG-19", "waggle-dance-needs-two-bees", room=move.room)
    if needs_expertise(crew):
        if EXPERTISE not in cards:
            return refuse("WAG-19", "waggle-dance-needs-a-pair", room=move.room)
    elif EXPERTISE in cards:
        return refuse("WAG-33", "waggle-dance-pair-is-enough", room=move.room)
    if refusal := _check_recipe(content, cards, move.room):
        return refusal
    for card in cards:
        if card not in state.hands[seat]:
            return refuse("WAG-24", "waggle-dance-not-your-card", card=CARD_NAMES[card])
    return None


def _check_recipe(content: int, cards: tuple[int, ...], room: int) -> Refusal | None:
    """Do these cards make honey of what the room holds, and is none of them idle?"""
    helping = {card for card in cards if card != EXPERTISE}
    if not any(helping >= set(recipe) for recipe in RECIPES[content]):
        return refuse("WAG-19", "waggle-dance-no-honey-so", room=room)
    for card in cards:
        if card in helping and any(helping - {card} >= set(r) for r in RECIPES[content]):
            return refuse("WAG-24", "waggle-dance-card-idle", card=CARD_NAMES[card], room=room)
    return None


def honey(state: State, seat: int, move: Honey, told: Told) -> None:
    """The cards are played, the room is turned over."""
    for name in move.cards:
        spend(state, seat, CARD_BY_NAME[name])
    make_honey(state, seat, move.room - 1, move.cards, told)


# ---------------------------------------------------------------- G: cards


def check_draw(_state: State, _seat: int, _move: Move) -> Refusal | None:
    """G comes only to those who can draw."""
    return None


def draw_one(state: State, seat: int, chance: Chance, told: Told) -> None:
    """A card for a bee."""
    night.draw(state, seat, chance, told)


def keeps(state: State) -> list[Move]:
    """Each kind of card that Explore showed."""
    return [Keep(CARD_NAMES[card]) for card in sorted(set(state.looking))]


def check_keep(state: State, _seat: int, move: Keep) -> Refusal | None:
    """One of those that were shown."""
    if not state.looking:
        return refuse("WAG-37", "waggle-dance-nothing-to-keep")
    if CARD_BY_NAME.get(move.card) not in state.looking:
        return refuse("WAG-37", "waggle-dance-not-shown", card=move.card)
    return None


def keep(state: State, seat: int, move: Keep, told: Told) -> None:
    """One into the hand, the others onto the pile; the bee is done."""
    kept = CARD_BY_NAME[move.card]
    others = list(state.looking)
    others.remove(kept)
    for card in others:
        state.discard[card] += 1
    state.looking = ()
    state.bees -= 1
    give_card(state, seat, kept)
    discarded = tuple([CARD_NAMES[card] for card in others])
    told.append(
        Event(
            facts.Kept(seat, discarded),
            {seat: facts.KeptCard(seat, discarded, move.card)},
        )
    )

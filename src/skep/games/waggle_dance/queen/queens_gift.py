"""Queen's gift (WAG-31): at night, an egg or a room from the supply."""

from skep.engine.chance import Chance
from skep.engine.refusal import Refusal, refuse
from skep.games.waggle_dance.board import EMPTY
from skep.games.waggle_dance.deeds import Told, add_room, check_room, lay_egg, tell
from skep.games.waggle_dance.facts import GiftPlayed
from skep.games.waggle_dance.material import QUEENS_GIFT
from skep.games.waggle_dance.moves import GIFT_ROOM, QueensGift
from skep.games.waggle_dance.queen.card import Card
from skep.games.waggle_dance.state import AT_NIGHT, State


def ways(state: State, seat: int) -> list[QueensGift]:
    """A room, or an egg into each empty room."""
    moves = [GIFT_ROOM] if state.tiles else []
    if state.eggs:
        rooms = enumerate(state.rooms[seat], 1)
        moves += [QueensGift(room) for room, content in rooms if content == EMPTY]
    return moves


def check(state: State, seat: int, move: QueensGift) -> Refusal | None:
    """The supply must have it, and an egg needs an empty room."""
    if move.egg is None:
        return None if state.tiles else refuse("WAG-12", "waggle-dance-no-tile-left")
    if refusal := check_room(state, seat, move.egg):
        return refusal
    if not state.eggs:
        return refuse("WAG-14", "waggle-dance-no-egg-left")
    if state.rooms[seat][move.egg - 1] != EMPTY:
        return refuse("WAG-14", "waggle-dance-room-not-empty", room=move.egg)
    return None


def play(state: State, seat: int, move: QueensGift, _chance: Chance, told: Told) -> None:
    """Take it."""
    if move.egg is None:
        add_room(state, seat)
        tell(told, GiftPlayed(seat, "room", len(state.rooms[seat])))
    else:
        lay_egg(state, seat, move.egg - 1)
        tell(told, GiftPlayed(seat, "egg", move.egg))


CARD = Card(QUEENS_GIFT, QueensGift, AT_NIGHT, ways, check, play)

"""Positions to test rules in: name what matters, the rest is filled in."""

from typing import Any

import skep
from skep.engine.record import Entry
from skep.games.waggle_dance import GAME

EMPTY = ["", "", ""]
FOUR_WHITE = "white white white white"
FOUR_YELLOW = "yellow yellow yellow yellow"
FOUR_BLUE = "blue blue blue blue"


def at(*hives: list[str], **given: Any) -> skep.Match:
    """A match in a position; two seats and no blocked spaces unless named."""
    rooms = [list(hive) for hive in hives]
    while len(rooms) < 2:
        rooms.append(EMPTY)
    options = {"blocked": 0, **given.pop("options", {})}
    game = GAME.at(given.pop("version", GAME.meta.rules_version))
    return skep.Match.at(game, {"rooms": rooms, "options": options, **given}, seed=1)


def dusk(*hives: list[str], first: int = 0, **given: Any) -> skep.Match:
    """The same on the evening of a day: seat 0 has one bee left, which goes nowhere useful."""
    rooms = [list(hive) for hive in hives]
    while len(rooms) < 2:
        rooms.append(list(EMPTY))
    given.setdefault("free", ["6"] + [""] * (len(rooms) - 1))
    given.setdefault("sick", ["6"] * len(rooms))
    rooms[0] = [*rooms[0], "egg"]
    match = at(*rooms, first=first, turn=0, **given)
    return play(match, f"place 6 room{len(rooms[0])}")


def kitchen(*hives: list[str], **given: Any) -> skep.Match:
    """F, with nothing before it but the question for cards in B."""
    match = dusk(*hives, **given)
    while phase(match) != "honey":
        play(match, "done")
    return match


def play(match: skep.Match, *moves: str) -> skep.Match:
    """Play moves for whoever has to decide. "1: done" names the seat, "draw => mix" the luck."""
    for move in moves:
        text, _, luck = move.partition(" => ")
        seat = match.actors[0] if match.actors else 0
        if ": " in text:
            number, _, text = text.partition(": ")
            seat = int(number)
        if luck:
            match.step(Entry(seat, text, tuple(luck.split())))
        else:
            match.apply(seat, text)
    return match


def texts(match: skep.Match, seat: int | None = None) -> list[str]:
    """The legal moves of a seat, or of whoever has to decide, as text."""
    return [str(move) for move in match.legal(match.actors[0] if seat is None else seat)]


def plays(match: skep.Match, card: str, seat: int | None = None) -> list[str]:
    """The ways to play a card now."""
    return [text for text in texts(match, seat) if text.startswith(f"play {card}")]


def facts_of(match: skep.Match, move: str, seat: int | None = None) -> list[dict[str, Any]]:
    """Play a move and give what everybody is told, as plain data."""
    import msgspec

    events = match.apply(match.actors[0] if seat is None else seat, move)
    return [msgspec.to_builtins(event.public) for event in events if event.public is not None]


def holds(match: skep.Match, seat: int = 0) -> list[str]:
    """The rooms of a seat, as texts."""
    view: Any = match.view()
    return [" ".join(room.holds) for room in view.rooms[seat]]


def phase(match: skep.Match) -> str:
    view: Any = match.view()
    return str(view.phase)

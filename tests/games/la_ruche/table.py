"""Matches of La Ruche to test rules in: new ones and given positions."""

import random
from typing import Any

import skep
from skep import Match
from skep.games.la_ruche.material import LAY_BY_NAME, TILE_NAMES, TILE_OF


def new(seats: int = 2, seed: int = 1, **options: Any) -> Match:
    """A match that has just been dealt."""
    return skep.new("la-ruche", seats=seats, seed=seed, options=options)


def tile_of(text: str) -> str:
    """The name of the tile in a lay like 351246, a cell like 351246@1,-2, or a move."""
    return TILE_NAMES[TILE_OF[LAY_BY_NAME[text.removeprefix("place ")[:6]]]]


def at(*hands: list[str], seats: int = 2, cells: tuple[str, ...] = (), **given: Any) -> Match:
    """A match in a position. The first hands are given; the last seat has all other tiles."""
    dealt = [list(hand) for hand in hands]
    taken = {tile_of(cell) for cell in cells}.union(*dealt)
    if len(dealt) < seats:
        rest = [name for name in TILE_NAMES if name not in taken]
        # Seats in between get one tile each, the last one gets what is left.
        dealt += [[rest.pop()] for _ in range(seats - len(dealt) - 1)]
        dealt.append(rest)
    return skep.position("la-ruche", {"hands": dealt, "cells": cells, **given}, seed=1)


def solo(hand: list[str], cells: tuple[str, ...] = (), **given: Any) -> Match:
    """A puzzle with these tiles in hand and those on the table."""
    return at(hand, seats=1, cells=cells, **{"phase": "solo", **given})


def texts(match: Match, seat: int) -> list[str]:
    """The legal moves of a seat, as text."""
    return [str(move) for move in match.legal(seat)]


def places(match: Match, seat: int) -> list[str]:
    """The placements that a seat can make, as text."""
    return [text for text in texts(match, seat) if text.startswith("place")]


def able(match: Match) -> list[int]:
    """The seats that can do something. In a race that is not everybody who may."""
    return [seat for seat in match.actors if match.legal(seat)]


def step_at_random(match: Match, rng: random.Random) -> list[Any]:
    """Any seat that can makes any move, but gives up a puzzle only when nothing else is left."""
    seat = rng.choice(able(match))
    moves = match.legal(seat)
    if match.seats == 1:
        forward = [move for move in moves if str(move).startswith("place")]
        moves = forward or [move for move in moves if str(move) == "give up"]
    return match.apply(seat, rng.choice(moves))


def play_out(match: Match, seed: int = 0, steps: int = 10_000) -> Match:
    """Play at random, to the end or for so many steps."""
    rng = random.Random(seed)
    while match.actors and steps:
        step_at_random(match, rng)
        steps -= 1
    return match

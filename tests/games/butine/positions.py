"""Positions to test rules in: name what matters, the rest is filled in."""

from typing import Any

import skep
from skep.engine.record import Entry
from tests.games.butine.goldens import FOLDER

KINDS = [
    first + middle + last
    for middle in "WRYB"
    for i, first in enumerate("WRYB")
    for last in "WRYB"[i:]
    if middle not in (first, last)
]
"""All kinds of card, once."""

EIGHT = ["W0@0,0", "Y2@1,1", "R0@2,0", "B1@1,1", "R3@0,-1", "W0@-1,2", "B0@-2,1", "Y1@-1,0"]
"""Eight tiles. Who touches whom: 0-1 0-4 0-5 0-7 1-2 1-3 1-5 5-6 6-7."""

THREE_FLIGHTS = ["gather WYR 5-1-2", "gather YWB 1-5-6", "gather WYW 5-1-0"]
"""From tile 0 of the eight, all three cards of a hand WYR, YWB, WYW."""


def all_tiles() -> list[str]:
    """A meadow of all 39 tiles, in which a bee on tile 0 is stuck whatever the card."""
    lines = (FOLDER / "all-passed.txt").read_text("utf-8").splitlines()
    return ["W0@0,0", *(line.split()[2] for line in lines if " place " in line)]


def at(*hands: list[str], seats: int = 2, **given: Any) -> skep.Match:
    """A match in a position; missing hands, market cards and seats are filled up."""
    dealt = [list(hand) for hand in hands]
    market = list(given.pop("market", []))
    named = [*market, *given.get("gone", ()), *given.get("gone_blind", ())]
    for cards in (*dealt, *given.get("face_down", ()), *given.get("blind", ())):
        named += cards
    # From the end: the kinds at the front come up in tests all the time.
    spare = [kind for kind in KINDS[::-1] for _ in range(2 - named.count(kind))]
    while len(dealt) < seats:
        dealt.append([spare.pop(0), spare.pop(1), spare.pop(2)])
    while len(market) < seats + 1:
        market.append(spare.pop(0))
    return skep.position("butine", {"hands": dealt, "market": market, **given}, seed=1)


def play(match: skep.Match, *moves: str) -> skep.Match:
    """Play moves for whoever's turn it is; luck may be told: "take WYR => RYB"."""
    for move in moves:
        text, _, luck = move.partition(" => ")
        if luck:
            match.step(Entry(match.actors[0], text, tuple(luck.split())))
        else:
            match.apply(match.actors[0], text)
    return match


def texts(match: skep.Match) -> list[str]:
    """The legal moves of whoever's turn it is, as text."""
    return [str(move) for move in match.legal(match.actors[0])]


def verbs(match: skep.Match) -> set[str]:
    """What kinds of move are legal."""
    return {text.split()[0] for text in texts(match)}

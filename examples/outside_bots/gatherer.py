"""A bot for Skep: it gathers when it can, and else plays any move. See docs/outside-bots.md."""

import json
import random
import sys
from typing import Any


def say(*words: object) -> None:
    print(*words, flush=True)  # without flush it would wait in a buffer


def choose(view: Any, moves: list[str]) -> str:
    say("info", "seat", view["you"], "has", view["scores"][view["you"]], "points")
    gathers = [move for move in moves if move.startswith("gather")]
    return random.choice(gathers or moves)


view, moves = None, list[str]()
for line in sys.stdin:
    word, _, rest = line.rstrip("\n").partition(" ")
    if word == "hello":
        say("hello", rest)  # the same version, and every game that there is
    elif word == "newgame":
        random.seed(rest)  # the same game again, the same moves again
    elif word == "view":
        view, moves = json.loads(rest), []
    elif word == "move":
        moves.append(rest)
    elif word == "go":
        number, _milliseconds = rest.split()
        say("bestmove", number, choose(view, moves))
    elif word == "quit":
        break

"""Waggle Dance in the terminal: moves as people type them, what they mean, what happened."""

import re
from functools import cache
from typing import Any

from skep.cli.speech import join_names
from skep.cli.typed import fold
from skep.engine.game import Fact
from skep.games.waggle_dance import facts
from skep.games.waggle_dance.material import CARD_NAMES, COLOURS
from skep.games.waggle_dance.moves import (
    Bounty,
    DirtyTrick,
    Done,
    Keep,
    Move,
    Place,
    ShiftChange,
    SickLeave,
    Store,
    Trade,
)
from skep.games.waggle_dance.view import View
from skep.locale import Words
from skep.locale import words as words_of

TYPED: tuple[str, ...] = (
    *("place", "play", "room", "egg", "as", "of", "seat", "from", "to", "for", "with"),
    *("more", "none", "hatch", "store", "trade", "move", "swap", "honey", "draw", "keep", "done"),
    *COLOURS,
    *CARD_NAMES,
)
"""The words of the moves; each language has its own beside them (waggle-dance-typed-…)."""


def spell(move: Move, words: Words) -> str:
    """A move word by word in the language of the player."""
    return " ".join(_translate(token, words, _out) for token in str(move).split())


def spell_spot(spot: str, words: Words) -> str:
    """A place for a bee, in the same words: A4, room2."""
    return _translate(spot, words, _out)


def unspell(text: str, words: Words) -> str:
    """The same backwards: what was typed, with the words of the record."""
    text = text.replace("œ", "oe")
    return " ".join(_translate(token, words, _in) for token in text.split())


def _translate(token: str, words: Words, say: Any) -> str:
    match = re.fullmatch(r"(\D+?)([0-9]+)", token)
    if match and len(match[1]) > 1:  # room2, but not D2
        return f"{say(match[1], words)}{match[2]}"
    return "+".join(say(part, words) for part in token.split("+"))


def _out(word: str, words: Words) -> str:
    return words.say(f"waggle-dance-typed-{word}") if word in TYPED else word


def _in(word: str, words: Words) -> str:
    return _table(words.language).get(fold(word), word)


@cache
def _table(language: str) -> dict[str, str]:
    """What is typed in a language, and the word of the record for it."""
    speak = words_of(language)
    return {
        fold(speak.say(f"waggle-dance-typed-{known}")).replace("œ", "oe"): known for known in TYPED
    }


def cubes(colours: tuple[str, ...], words: Words) -> str:
    """Pollen as names: yellow ×2, red."""
    parts = []
    for colour in dict.fromkeys(colours):
        name = words.say("waggle-dance-colour", colour=colour)
        many = colours.count(colour)
        parts.append(f"{name} ×{many}" if many > 1 else name)
    return ", ".join(parts) or words.say("waggle-dance-empty")


def cards(names: tuple[str, ...], words: Words) -> str:
    """Queen cards by their names."""
    return ", ".join(words.say("waggle-dance-card", card=name) for name in names)


def about(view: View, move: Move, names: tuple[str, ...], words: Words) -> str:
    """What a move means, in a few words."""
    args: dict[str, str | int] = {}
    if isinstance(move, Place):
        args["action"] = "room" if move.spot.startswith("room") else move.spot[0]
        args["colour"] = COLOURS[int(move.spot[1]) - 1] if move.spot[0] == "D" else ""
    elif isinstance(move, SickLeave):
        args["player"] = names[move.seat]
    elif isinstance(move, ShiftChange):
        args["bees"] = move.bees
    elif isinstance(move, DirtyTrick):
        args["player"] = names[view.answer.seat] if view.answer else ""
        args["colour"] = COLOURS[move.flower - 1]
    elif isinstance(move, Bounty):
        args["colour"] = COLOURS[move.flower - 1]
    elif isinstance(move, Store) and view.you is not None:
        args["holds"] = cubes(view.rooms[view.you][move.room - 1].holds, words)
    elif isinstance(move, Trade):
        args["gave"] = move.give
    elif isinstance(move, Keep):
        args["card"] = move.card
    elif isinstance(move, Done):
        mixing = view.you is not None and view.mixing[view.you] is not None
        args["phase"] = "mixing" if mixing else view.phase
    return words.say(f"waggle-dance-about-{move.__struct_config__.tag}", **args)


# ---------------------------------------------------------------- what happened


def tell(fact: Fact, names: tuple[str, ...], words: Words) -> str | None:
    """What happened, in words; the screen shows by itself how it ended."""
    if isinstance(fact, facts.Ended):
        return None
    key = f"waggle-dance-fact-{fact.__struct_config__.tag}"
    return words.say(key, **arguments(fact, names, words)).rstrip()


_PLAYERS = {"seat": "player", "first": "player", "of": "other"}


def arguments(fact: Fact, names: tuple[str, ...], words: Words) -> dict[str, str | int]:
    """The fields of a fact as the messages want them: names for seats, texts for lists."""
    args: dict[str, str | int] = {}
    for field in fact.__struct_fields__:
        value = getattr(fact, field)
        if field in _PLAYERS:
            args[_PLAYERS[field]] = names[value]
        elif isinstance(value, str | int):
            args[field] = value if field != "spot" else _translate(str(value), words, _out)
    if isinstance(fact, facts.Hatched | facts.HoneyMade):
        with_cards = cards(fact.cards, words)
        args["cards"] = words.say("waggle-dance-with-cards", cards=with_cards) if with_cards else ""
    elif isinstance(fact, facts.PollenClaimed):
        args["shares"] = _shares(fact, names, words)
    elif isinstance(fact, facts.Returned):
        args["cubes"] = cubes(fact.cubes, words)
    elif isinstance(fact, facts.Traded):
        args["colour"] = fact.got
    elif isinstance(fact, facts.MixPlayed):
        args["room"] = fact.other
    elif isinstance(fact, facts.ExploredCards):
        args["cards"] = cards(fact.cards, words)
    elif isinstance(fact, facts.Kept | facts.KeptCard):
        args["discarded"] = cards(fact.discarded, words)
    elif isinstance(fact, facts.Ended):
        args["winners"] = join_names([names[seat] for seat in fact.winners], words)
        args["count"] = len(fact.winners)
        args["honey"] = fact.scores[fact.winners[0]]
    if "flower" in args:
        args["colour"] = COLOURS[int(args["flower"]) - 1]
    return args


def _shares(fact: facts.PollenClaimed, names: tuple[str, ...], words: Words) -> str:
    """Zoe +2 (2 bees), Tom nothing (1 bee: tied for second)."""
    told = []
    for seat, bees in enumerate(fact.bees):
        share = fact.shares[seat]
        if share:
            told.append(words.say("waggle-dance-gets", player=names[seat], count=share, bees=bees))
        elif bees:
            why = _why_none(fact, seat)
            told.append(words.say("waggle-dance-gets-none", player=names[seat], bees=bees, why=why))
    return ", ".join(told) or words.say("waggle-dance-empty")


def _why_none(fact: facts.PollenClaimed, seat: int) -> str:
    """Why a seat with bees on a flower got nothing."""
    if seat in fact.short:
        return "short"
    return "tied" if fact.bees.count(fact.bees[seat]) > 1 else "behind"

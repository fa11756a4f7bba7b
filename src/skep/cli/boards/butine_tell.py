"""Butine! in the terminal: what happened, in words."""

from skep.cli.boards.butine_words import route_text
from skep.cli.speech import join_names
from skep.engine.game import Fact
from skep.games.butine import facts
from skep.games.butine.view import View
from skep.locale import Words


def tell(fact: Fact, view: View, names: tuple[str, ...], words: Words) -> str | None:
    """What happened, in words; the screen shows by itself whose turn it is and how it ended."""
    if isinstance(fact, facts.TurnBegan | facts.Ended):
        return None
    key = f"butine-fact-{fact.__struct_config__.tag}"
    return words.say(key, **arguments(fact, view, names, words))


def arguments(fact: Fact, view: View, names: tuple[str, ...], words: Words) -> dict[str, str | int]:
    """The fields of a fact as the messages want them: names for seats, texts for lists."""
    args: dict[str, str | int] = {}
    for field in fact.__struct_fields__:
        value = getattr(fact, field)
        if field in ("seat", "first"):
            args["player"] = names[value]
        elif isinstance(value, str | int):
            args[field] = value
    if isinstance(fact, facts.Gathered):
        args["path"] = route_text(view, fact.path)
    if isinstance(fact, facts.Started):
        args["market"] = ", ".join(fact.market)
    if isinstance(fact, facts.Ended):
        args["winners"] = join_names([names[seat] for seat in fact.winners], words)
        args["count"] = len(fact.winners)
        args["points"] = fact.scores[fact.winners[0]]
    return args

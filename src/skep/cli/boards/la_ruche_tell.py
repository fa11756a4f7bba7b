"""La Ruche in the terminal: what happened, in words."""

from skep.cli.boards.la_ruche_short import cell_name
from skep.cli.speech import join_names
from skep.engine.game import Fact
from skep.games.la_ruche import facts
from skep.locale import Words

NAMED = {"seat": "player", "opener": "player", "to": "other"}
"""Fields that hold a seat, and what the messages call its player."""


def tell(fact: Fact, names: tuple[str, ...], words: Words) -> str | None:
    """What happened, in words; the screen shows by itself how it ended."""
    if isinstance(fact, facts.Ended):
        return None
    if isinstance(fact, facts.Dealt | facts.DealtYou) and len(names) == 1:
        return words.say("la-ruche-fact-puzzle", count=fact.count)
    key = f"la-ruche-fact-{fact.__struct_config__.tag}"
    text = words.say(key, **arguments(fact, names, words))
    if isinstance(fact, facts.Placed | facts.Lifted):
        # The browser's board has no names for cells; here the log says what the drawing shows.
        return text.replace(f"{fact.q},{fact.r}", cell_name((fact.q, fact.r)), 1)
    return text


def arguments(fact: Fact, names: tuple[str, ...], words: Words) -> dict[str, str | int]:
    """The fields of a fact as the messages want them: names for seats, texts for lists."""
    args: dict[str, str | int] = {}
    for field in fact.__struct_fields__:
        value = getattr(fact, field)
        if field in NAMED:
            args[NAMED[field]] = names[value]
        elif isinstance(value, str | int):
            args[field] = value
    if isinstance(fact, facts.CombBlocked):
        args["players"] = join_names([names[seat] for seat in fact.seats], words)
    if isinstance(fact, facts.RoundEnded | facts.Ended):
        args["winners"] = join_names([names[seat] for seat in fact.winners], words)
        args["count"] = len(fact.winners)
    if isinstance(fact, facts.Ended):
        args["points"] = max(fact.scores)
    return args

"""How I have done against each level of the bots."""

from collections import Counter
from collections.abc import Iterable
from typing import Literal

from litestar import get

from skep.bots.levels import LEVELS
from skep.server.http.requests import AnyRequest, house_of, known_person, problems
from skep.server.http.resources import MyLevel
from skep.server.store.interface import Ending, TableRow

MOST_LOOKED_AT = 1000
"""Of my last finished games."""

Outcome = Literal["won", "drawn", "lost"]


@get("/api/me/levels", responses=problems(401))
async def get_my_levels(request: AnyRequest) -> list[MyLevel]:
    """My games against bots of one level, and nobody else: by game and level, the gentlest first.

    A game counts for whoever sat there themselves when it was over, also if a bot played for them
    for a while.
    """
    store, person = house_of(request).hub.store, known_person(request)
    return against_levels(await store.rows_of(person, ("over",), MOST_LOOKED_AT), person)


def against_levels(rows: Iterable[TableRow], person: str) -> list[MyLevel]:
    """What a person's finished games come to."""
    found: Counter[tuple[str, str, Outcome]] = Counter()
    for row in rows:
        ending = None if row.summary is None else row.summary.ending
        level = None if ending is None else level_against(ending, person)
        if ending is not None and level is not None:
            found[row.game, level, outcome(ending, person)] += 1
    return [
        MyLevel(
            game,
            level,
            sum(found[game, level, how] for how in ("won", "drawn", "lost")),
            found[game, level, "won"],
            found[game, level, "drawn"],
        )
        for game, level in sorted({(game, level) for game, level, _ in found})
    ]


def level_against(ending: Ending, person: str) -> str | None:
    """The level of all others, when I had one seat and they were bots of one level."""
    if ending.people.count(person) != 1:
        return None
    me = ending.people.index(person)
    others = set(ending.bots[:me] + ending.bots[me + 1 :])
    level = others.pop() if len(others) == 1 else None
    return level if level in LEVELS else None


def outcome(ending: Ending, person: str) -> Outcome:
    """How it came out for me: where nobody has won, or others as well, it is a draw."""
    me = ending.people.index(person)
    if not ending.winners or (me in ending.winners and len(ending.winners) > 1):
        return "drawn"
    return "won" if me in ending.winners else "lost"


ROUTES = [get_my_levels]

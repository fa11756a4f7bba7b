"""What Bee Busy offers beside play: a game of the day, a look ahead, sheets, a lesson, pictures."""

from skep.engine.abilities import Abilities, Daily
from skep.engine.game import Fact
from skep.games.bee_busy.board import BOARDS, Outline
from skep.games.bee_busy.daily import DAILY_SHEET, daily_secret
from skep.games.bee_busy.design import design
from skep.games.bee_busy.facts import Marked


def outline(name: str) -> Outline | None:
    """A sheet as whoever draws it needs it: its numbers, and where everything is."""
    return BOARDS[name].outline() if name in BOARDS else None


def column_of(fact: Fact) -> tuple[int, str] | None:
    """The improvement column in which a field was marked."""
    return (fact.seat, str(fact.column)) if isinstance(fact, Marked) else None


ABILITIES = Abilities(
    column_of=column_of,
    design=design,
    daily=Daily(options=lambda _year, _month, _day: {"sheet": DAILY_SHEET}, secret=daily_secret),
    preview=True,
    material=outline,
    materials=Outline,
    prints=True,
    lessons=("first",),
    pictures=True,
)

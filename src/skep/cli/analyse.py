"""`skep analyse`: who had which chances, what cost most, what was luck and what was skill."""

from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from skep import api
from skep.cli.common import Lang, new_console, plain_table, read_file, words_for
from skep.cli.errors import UserError
from skep.cli.patience import INTERRUPTED, progress_bar
from skep.cli.record import File
from skep.cli.speech import recorded_names
from skep.engine import record as records
from skep.locale import Words

if TYPE_CHECKING:
    from skep.bots.lookback import Analysis, Costly, Share
    from skep.cli.lookback import Step
    from skep.cli.screen import Screen

HUNDRED = 100
"""Of the progress bar."""
INTERVAL = 1.96
"""Standard errors to each side: 95 %."""
BARS = "▁▂▃▄▅▆▇█"
WIDTH = 60
"""Of a curve, in characters."""


def analyse(
    file: File,
    json: Annotated[bool, typer.Option("--json", help="Print everything as JSON.")] = False,
    lang: Lang = None,
) -> None:
    """Look back at a finished game: chances over time, costly moves, luck and skill."""
    speak = words_for(lang)
    record = records.read(read_file(file, speak))
    from skep.cli.lookback import steps_of

    steps = steps_of(record)  # BadRecord when it is not sound
    found = _look(record, speak)
    if json:
        typer.echo(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
        return
    from skep.cli.boards import face_of
    from skep.cli.screen import Screen

    names = recorded_names(record.players, record.seats, speak)
    _Report(Screen(new_console(), face_of(record.game), names, speak), found, steps).tell()


def _look(record: records.Record, speak: Words) -> "Analysis":
    from skep.bots.lookback import analyse as look_back
    from skep.bots.lookback import can_analyse

    match = api.begin_again(record)
    if not can_analyse(record.game):
        raise UserError(speak.say("analyse-impossible", game=match.game.meta.title))
    if record.result is None:
        raise UserError(speak.say("analyse-not-over"))
    try:
        with progress_bar(speak, "analyse-looking") as bar:
            return look_back(
                match.game,
                match.state,
                record.entries,
                record.position is None,
                lambda share: None if bar is None else bar(round(share * HUNDRED), HUNDRED),
            )
    except KeyboardInterrupt:
        typer.echo(speak.say("analyse-stopped"), err=True)
        raise typer.Exit(INTERRUPTED) from None


class _Report:
    """An analysis in words."""

    def __init__(self, screen: "Screen", found: "Analysis", steps: "list[Step]") -> None:
        self._screen = screen
        self._say = screen.words.say
        self._found = found
        self._steps = steps

    def tell(self) -> None:
        """All of it."""
        self._curves()
        self._costly()
        self._shares()

    def _amount(self, value: float, *, sign: bool = False) -> str:
        """In percent, or in points."""
        points = self._found.unit == "points"
        number = f"{value:+.1f}" if points else f"{100 * value:+.0f}"
        if not sign:
            number = number.removeprefix("+")
        if self._screen.words.language == "fr":
            number = number.replace(".", ",")
        return self._say(f"analyse-{self._found.unit}", number=number.replace("-", "−"))

    def _curves(self) -> None:
        curve = self._found.curve
        most = max(max(column) for column in curve) if self._found.unit == "points" else 1.0
        key = f"analyse-curve-{self._found.unit}"
        self._screen.lines([self._say(key, moves=len(curve) - 1)])
        wide = max(map(len, self._screen.names))
        at = [round(i * (len(curve) - 1) / (WIDTH - 1)) for i in range(WIDTH)]
        for seat, name in enumerate(self._screen.names):
            heights = [curve[i][seat] / most for i in at]
            line = "".join(BARS[min(7, max(0, int(height * 8)))] for height in heights)
            self._screen.lines([f"  {name:<{wide}}  {line}  {self._amount(curve[-1][seat])}"])

    def _costly(self) -> None:
        self._screen.lines([""])
        if not self._found.costly:
            self._screen.say("analyse-nothing-costly")
            return
        self._screen.say("analyse-costly")
        for one in self._found.costly:
            cost = self._amount(one.cost)
            error = self._amount(INTERVAL * one.error)
            name = self._screen.names[one.seat]
            self._screen.lines(
                [
                    "",
                    self._say("analyse-cost", move=one.move, player=name, cost=cost, error=error),
                    f"  {self._did(one, one.facts, one.chosen)}",
                    "  " + self._say("analyse-better"),
                    f"  {self._did(one, one.better_facts, ', '.join(one.better))}",
                ]
            )

    def _did(self, one: "Costly", facts: tuple[Any, ...], move: str) -> str:
        """In words where there are any, and as it is typed."""
        screen, view = self._screen, self._steps[one.move - 1].view
        told = (screen.face.tell(fact, view, screen.names, screen.words) for fact in facts)
        words = " ".join(text for text in told if text)
        return f"{words} [{move}]" if words else move

    def _shares(self) -> None:
        self._screen.lines([""])
        keys: tuple[str, ...] = ("player", "expected", "luck", "choices", "others", "rest", "end")
        if self._found.unit == "points":
            keys = tuple(key for key in keys if key != "others")
        table = plain_table("analyse", keys, self._screen.words)
        for name, share in zip(self._screen.names, self._found.shares, strict=True):
            table.add_row(name, *(self._cell(share, key) for key in keys[1:]))
        self._screen.console.print(table)
        self._screen.lines([""])
        self._screen.say("analyse-honest")

    def _cell(self, share: "Share", key: str) -> str:
        if key in ("expected", "end"):
            return self._amount(getattr(share, key))
        text = self._amount(getattr(share, key), sign=True)
        if key in ("luck", "choices"):
            error = getattr(share, f"{key}_error")
            text += f" ± {self._amount(INTERVAL * error)}"
        return text

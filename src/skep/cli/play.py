"""`skep play`: a game at the terminal, with people, bots, or both."""

import secrets
import shlex
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from skep import api
from skep.cli.common import (
    Lang,
    OptionList,
    new_console,
    read_file,
    read_options,
    split_list,
    words_for,
    write_new_file,
    write_numbered_file,
)
from skep.cli.errors import UserError
from skep.cli.outside_bots import BotList, outside_bots
from skep.engine import record as records
from skep.games.registry import GAMES
from skep.locale import Words

if TYPE_CHECKING:
    from skep.cli.completion import Reader
    from skep.cli.session import Session

INTERRUPTED = 130


def play(
    game: Annotated[str | None, typer.Argument(help="The game; `skep games` lists them.")] = None,
    seats: Annotated[
        int | None, typer.Option("--seats", help="How many play, bots included. Default: 2.")
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots",
            help="Bots for the last seats, like greedy,random. As many as seats: watch them. "
            '"": no bots. Default: one person against the game\'s usual bots.',
        ),
    ] = None,
    seed: Annotated[
        int | None, typer.Option("--seed", help="The same seed deals the same cards.")
    ] = None,
    option: OptionList = None,
    bot: BotList = None,
    names: Annotated[str, typer.Option("--names", help="Names of the people, like Zoe,Tom.")] = "",
    resume: Annotated[
        Path | None, typer.Option("--resume", help="Go on with the game in this record.")
    ] = None,
    record: Annotated[
        Path | None, typer.Option("--record", help="Write the game to this file at the end.")
    ] = None,
    pause: Annotated[
        float, typer.Option("--pause", min=0, help="Seconds between turns when only bots play.")
    ] = 1.0,
    lang: Lang = None,
) -> None:
    """Play a game at the terminal, alone against bots or with several people."""
    speak = words_for(lang)
    if record is not None:
        _check_record(record, resume, speak)
    wish = Wish(game, seats, read_options(option, speak), seed)
    match, known = _resumed(resume, wish, speak) if resume else (_new(wish, bots, speak), ())
    seated = _bots(bots, match, speak)
    from skep.cli.speech import seat_names

    people = split_list(names) or [name for seat, name in enumerate(known) if seat not in seated]
    table = Table(
        match=match,
        bots=seated,
        names=seat_names(match.seats, seated, people, speak),
        words=speak,
        record=record,
        replaces=record is not None and record == resume,
    )
    with outside_bots(bot):
        table.play(pause)


def _check_record(record: Path, resume: Path | None, speak: Words) -> None:
    """Better before the game than after it."""
    if record.exists() and record != resume:
        raise UserError(speak.say("error-file-exists", file=str(record)))
    if not record.absolute().parent.is_dir():
        raise UserError(speak.say("error-no-folder", folder=str(record.parent)))


@dataclass(frozen=True)
class Wish:
    """What the command line says about the game to play."""

    game: str | None
    seats: int | None
    options: dict[str, Any]
    seed: int | None


def _new(wish: Wish, bots: str | None, speak: Words) -> api.AnyMatch:
    if wish.game is None:
        raise UserError(speak.say("error-which-game", games=", ".join(GAMES)))
    seats = wish.seats
    if seats is None:
        # `--bots greedy,random` alone means: the two of them, and me.
        seats = max(2, len(split_list(bots)) + 1) if bots is not None else 2
    return api.new(wish.game, seats=seats, seed=wish.seed, options=wish.options)


def _resumed(path: Path, wish: Wish, speak: Words) -> tuple[api.AnyMatch, tuple[str, ...]]:
    """The match that a record tells, and the names of its players."""
    text = read_file(path, speak)
    told = records.read(text)
    if wish.game not in (None, told.game):
        raise UserError(speak.say("error-other-game", file=str(path), game=told.game))
    if wish.seats not in (None, told.seats) or wish.options or wish.seed is not None:
        raise UserError(speak.say("error-resume-knows", file=str(path)))
    match = api.replay(text)
    if match.over:
        raise UserError(speak.say("error-game-over", file=str(path)))
    return match, told.players


def _bots(bots: str | None, match: api.AnyMatch, speak: Words) -> dict[int, str]:
    """Which bot sits where: they fill the last seats."""
    from skep.bots.registry import usual_bot

    seats = match.seats
    chosen = [usual_bot(match.id)] * (seats - 1) if bots is None else split_list(bots)
    if len(chosen) > seats:
        raise UserError(speak.say("error-too-many-bots", bots=len(chosen), seats=seats))
    return dict(enumerate(chosen, start=seats - len(chosen)))


@dataclass
class Table:
    """A game with everybody seated, and where its record goes."""

    match: api.AnyMatch
    bots: dict[int, str]
    names: tuple[str, ...]
    words: Words
    record: Path | None
    replaces: bool

    def play(self, pause: float) -> None:
        """Play on until the game is over or somebody stops; then keep the record."""
        from skep.cli.session import Quit

        session = self._session(pause)
        try:
            session.run()
        except Quit:
            self._stop()
        except KeyboardInterrupt:
            typer.echo()
            self._stop()
            raise typer.Exit(INTERRUPTED) from None
        else:
            if self.record is not None:
                typer.echo(self.words.say("play-recorded", file=str(self._keep())))

    def _session(self, pause: float) -> "Session":
        from skep.bots.registry import make_bot
        from skep.cli.session import Session

        seed = self.match.seed if self.match.seed is not None else secrets.randbits(53)
        players = {
            # Each its own luck, and none the luck of the cards.
            seat: make_bot(bot, self.match.id, seed + seat + 1, self.match.game.meta.rules_version)
            for seat, bot in self.bots.items()
        }
        read = _reader()
        return Session(
            *(self.match, players, self.names, self.words, new_console(), read),
            pause=pause,
            offer=read.offer,
        )

    def _stop(self) -> None:
        """Keep an unfinished game, and say how to go on with it."""
        if not self.match.log:
            typer.echo(self.words.say("play-nothing-to-save"))
            return
        path = self._keep()
        # Shown as typed in a shell: a name with a space needs its quotes.
        bots = shlex.quote(",".join(self.bots.values()))
        file = shlex.quote(str(path))
        typer.echo(self.words.say("play-saved", file=str(path)))
        typer.echo(f"  skep play --resume {file} --bots {bots}")

    def _keep(self) -> Path:
        """Write the game to the file that was asked for, or to a new one right here."""
        try:
            return self._write()
        except UserError:
            # A full disk must not cost the game: what is on the screen can still be copied.
            typer.echo(self._text())
            raise

    def _write(self) -> Path:
        if self.record is not None:
            write_new_file(self.record, self._text(), self.words, replace=self.replaces)
            return self.record
        when = datetime.now().astimezone()
        return write_numbered_file(
            f"skep-{self.match.id}-{when:%Y-%m-%d-%H%M%S}", self._text(), self.words
        )

    def _text(self) -> str:
        told = records.read(self.match.record())
        # A bot as a server writes it, too: so it is named in the language of whoever looks back.
        players = [
            f"bot:{self.bots[seat]}" if seat in self.bots else name
            for seat, name in enumerate(self.names)
        ]
        return records.write(msgspec.structs.replace(told, players=tuple(players)))


def _reader() -> "Reader":
    """How lines are read."""
    from skep.cli.completion import Reader

    return Reader()

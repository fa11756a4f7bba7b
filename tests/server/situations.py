"""Situations at a table, made by hand: a log, a clock, who is here. For tests of `decide`."""

import dataclasses
import functools
import random
from typing import Any

import msgspec

from skep.games.la_ruche.state import OPENING
from skep.server import log, protocol
from skep.server.log import AnyEntry, Line
from skep.server.store.interface import TableRow
from skep.server.tables.audience import GONE_SECONDS
from skep.server.tables.commands import decide, decide_for_bot
from skep.server.tables.decision import Decision, Who
from skep.server.tables.lessons import lesson_named, lesson_opening
from skep.server.tables.situation import Situation, Surroundings
from tests.server.clocks import HandClock
from tests.server.people import KEY, SHORT, Tab, eager, legal
from tests.server.racing import state_of, ways

TABLE = "t" * 22
NEW = "n" * 22
"""The id of a table that a command opens."""

ANN, BOB, EVE = Who("ann", "Ann"), Who("bob", "Bob"), Who("eve", "Eve")
COUNTDOWN = 3.0


class At:
    """A situation with everything that a decision may look at in the hands of the test."""

    def __init__(
        self,
        lines: list[Line],
        secret: bytes = b"s" * 32,
        bounds: log.Bounds | None = None,
    ) -> None:
        self.clock = HandClock()
        row = TableRow(TABLE, "", "open", False, secret, 0, 0)
        self.now = Situation.load(row, lines, Surroundings(KEY, self.clock, COUNTDOWN, bounds))
        self.lines = list(lines)

    def decide(self, who: Who, kind: type[Any], **fields: Any) -> Decision:
        """What a command comes to."""
        return decide(self.now, kind(table=TABLE, id="c", **fields), who, NEW)

    def do(self, who: Who, kind: type[Any], **fields: Any) -> None:
        """Let it happen, as if it was committed."""
        self.adopt(self.decide(who, kind, **fields), who.person)

    def adopt(self, decision: Decision, person: str | None) -> None:
        """Let a decision take effect."""
        assert decision.refusal is None, decision.refusal
        command = f"did {self.now.state.seq}"
        for line in self.now.lines(decision.entries, decision.change, person, command):
            self.now.adopt(line, decision.change)
            self.lines.append(line)

    def move(self, who: Who, text: str) -> None:
        """Let a move happen."""
        self.do(who, protocol.Move, seq=self.now.state.seq, move=text)

    def come(self, *people: Who) -> None:
        """They watch the table from now on."""
        for who in people:
            self.now.audience.add(Tab(who.person, who.name))

    def handle(self, who: Who) -> str:
        """What others know them by."""
        return self.now.audience.handle(who.person)

    def to_act(self) -> Who:
        """Whose turn it is, of two people."""
        return (ANN, BOB)[self.now.state.actors[0]]


def _lines(*entries: AnyEntry) -> list[Line]:
    return [Line(number, entry, 0) for number, entry in enumerate(entries, start=1)]


def _created(game: str = "butine", seats: int = 2, **options: Any) -> log.Created:
    return log.Created(game, seats, options, False, True, ANN.person)


def _begun(created: log.Created) -> At:
    seated = (log.Seated(0, ANN.person, ANN.name), log.Seated(1, BOB.person, BOB.name))
    at = At(_lines(created, *seated))
    at.do(ANN, protocol.Start)
    return at


def waiting() -> At:
    """Ann has opened a table for two, and nobody else is there."""
    return At(_lines(_created(), log.Seated(0, ANN.person, ANN.name)))


def all_seated() -> At:
    """Bob has come."""
    at = waiting()
    at.do(BOB, protocol.Sit, seat=1)
    return at


def playing_on() -> At:
    """They have begun."""
    at = all_seated()
    at.do(ANN, protocol.Start)
    return at


def tile_laid() -> At:
    """Somebody has laid a tile, and nothing was drawn."""
    at = playing_on()
    at.move(at.to_act(), next(move for move in legal(at.now) if move.startswith("place")))
    return at


@functools.cache
def _whole_game() -> tuple[Line, ...]:
    at = _begun(_created(**SHORT))
    rng = random.Random(1)
    while at.now.state.status == "running":
        at.move(at.to_act(), eager(legal(at.now), rng))
    return tuple(at.lines)


def game_over() -> At:
    """A game that is over."""
    return At(list(_whole_game()))


@functools.cache
def _race_lines() -> tuple[Line, ...]:
    at = _begun(_created("la-ruche"))
    while state_of(at.now).phase == OPENING:
        turn = state_of(at.now).turn
        at.move((ANN, BOB)[turn], ways(at.now, turn)[0])
    return tuple(at.lines)


def countdown() -> At:
    """A race that begins in three seconds."""
    return At(list(_race_lines()))


def racing() -> At:
    """A race that is on."""
    at = countdown()
    at.clock.pass_by(COUNTDOWN)
    return at


def race_held() -> At:
    """A race that both have agreed to hold."""
    at = racing()
    at.do(ANN, protocol.Hold, on=True)
    at.do(BOB, protocol.Hold, on=True)
    return at


def with_bot() -> At:
    """A bot sits where somebody could have come."""
    at = waiting()
    at.do(ANN, protocol.SetBot, seat=1, bot="random")
    return at


def bot_for_bob() -> At:
    """Bob lets a bot play for him."""
    at = playing_on()
    at.do(BOB, protocol.SetBot, seat=1, bot="random")
    return at


def bob_left() -> At:
    """Bob has given his seat up."""
    at = playing_on()
    at.do(BOB, protocol.Leave, seat=1)
    return at


def bob_gone() -> At:
    """Bob has not been seen for a while."""
    at = playing_on()
    at.clock.pass_by(GONE_SECONDS + 1)
    return at


def with_spectator(name: str = "Eve") -> At:
    """Both are here, and somebody looks on."""
    at = playing_on()
    at.come(ANN, BOB, Who(EVE.person, name))
    return at


def ann_votes() -> At:
    """Ann wants the race held."""
    at = racing()
    at.do(ANN, protocol.Hold, on=True)
    return at


def played_again() -> At:
    """They have gone on to another table."""
    at = game_over()
    at.do(ANN, protocol.Rematch)
    return at


def lesson(game: str = "butine", steps: int = 0) -> At:
    """Ann takes a lesson, and so many steps of it were made."""
    opening = lesson_opening(game, "first", TABLE, ANN.person, ANN.name)
    at = At(opening.lines(0), opening.row(0).secret)
    at.do(ANN, protocol.Start)
    for _ in range(steps):
        step = at.now.state.lesson_step()
        assert step is not None
        seq = at.now.state.game_seq
        seat = at.now.state.seats[step.seat]
        at.clock.pass_by(COUNTDOWN)
        if seat.bot is None:
            at.move(ANN, step.move)
        else:
            made = decide_for_bot(at.now, step.seat, seat.bot, step.move, seq)
            assert made is not None
            at.adopt(made, None)
    return at


def lesson_over() -> At:
    """Ann has won her first game."""
    return lesson(steps=len(lesson_named("butine", "first").steps))


def teachers_move() -> At:
    """In a race that Ann learns, where all may act, the lesson says that she waits."""
    return lesson("la-ruche", steps=3)


def in_a_pause() -> At:
    """Ann has to wait for two seconds."""
    at = racing()
    at.adopt(Decision((log.Waited(0, 2000),)), None)
    return at


def bot_for_ann() -> At:
    """Ann lets a bot play for her."""
    at = playing_on()
    at.do(ANN, protocol.SetBot, seat=0, bot="random")
    return at


def two_bots() -> At:
    """A bot has Bob’s seat for good."""
    at = bob_left()
    at.do(ANN, protocol.SetBot, seat=1, bot="random")
    return at


def bots_turn() -> At:
    """It is the turn of a bot on the second seat."""
    at = with_bot()
    at.do(ANN, protocol.Start)
    rng = random.Random(1)
    while at.now.state.actors != (1,):
        at.move(ANN, eager(legal(at.now), rng))
    return at


# ---------------------------------------------------------------- hints


def alone(*, daily: str | None = None, hints: bool | None = None) -> At:
    """Ann plays a game of her own."""
    created = log.Created("bee-busy", 1, {}, False, True, ANN.person, daily=daily, hints=hints)
    at = At(_lines(created, log.Seated(0, ANN.person, ANN.name)))
    at.do(ANN, protocol.Start)
    return at


def game_of_a_day() -> At:
    """Ann plays the game of a day."""
    return alone(daily="2026-05-04")


def no_hints_wanted() -> At:
    """Ann plays alone, and has said before that she wants no hints."""
    return alone(hints=False)


def hints_for_all() -> At:
    """Ann and Bob play, and hints are allowed to both."""
    created = log.Created("butine", 2, {}, False, True, ANN.person, hints=True)
    return _begun(created)


def against_a_bot() -> At:
    """Ann plays with a bot, and it is her turn."""
    at = At(_lines(_created(), log.BotSeated(0, "random"), log.Seated(1, ANN.person, ANN.name)))
    at.do(ANN, protocol.Start)
    assert at.now.state.actors == (1,)
    return at


def hinted() -> At:
    """Ann plays alone, and has asked for a hint."""
    at = alone()
    at.do(ANN, protocol.AskHint)
    return at


def hinted_and_moved() -> At:
    """Then she has made a move."""
    at = hinted()
    at.move(ANN, next(move for move in legal(at.now) if move.startswith("die")))
    return at


def unlearned_game() -> At:
    """Ann plays alone at a game that no bot has learned."""
    at = alone()
    state = at.now.state
    meta = msgspec.structs.replace(state.game.meta, id="unlearned")
    state.game = dataclasses.replace(state.game, meta=meta)
    return at


def two_of_anns() -> At:
    """Ann and Amy share a screen."""
    seated = (log.Seated(0, ANN.person, ANN.name), log.Seated(1, ANN.person, "Amy"))
    at = At(_lines(_created(), *seated))
    at.do(ANN, protocol.Start)
    return at


def full_alone() -> At:
    """Ann plays alone, and the log is full."""
    return _full(alone())


# ---------------------------------------------------------------- hidden hands


def race_of_bobs() -> At:
    """A race from which Bob has got up; Ann and Eve are here."""
    at = racing()
    at.do(BOB, protocol.Leave, seat=1)
    at.come(ANN, BOB, EVE)
    return at


def race_with_eve() -> At:
    """A race with Bob and Eve looking on."""
    at = racing()
    at.come(ANN, BOB, EVE)
    return at


def eve_sat_in() -> At:
    """Eve has had Bob's seat for a while, and Bob sees no more of it."""
    at = race_of_bobs()
    at.do(EVE, protocol.Sit, seat=1)
    at.do(EVE, protocol.Leave, seat=1)
    return at


def both_left() -> At:
    """Bob has left his seat, and Ann hers."""
    at = race_of_bobs()
    at.do(ANN, protocol.Leave, seat=0)
    return at


def bob_admitted() -> At:
    """Both seats are free, and Ann lets Bob take hers."""
    at = both_left()
    at.do(ANN, protocol.Admit, seat=0, to=at.handle(BOB))
    return at


def hot_seats() -> At:
    """Ann sits on two seats of a race from the start, and has got up from one; Bob has a third."""
    seated = (
        log.Seated(0, ANN.person, ANN.name),
        log.Seated(1, ANN.person, "Amy"),
        log.Seated(2, BOB.person, BOB.name),
    )
    at = At(_lines(_created("la-ruche", 3), *seated))
    at.do(ANN, protocol.Start)
    at.do(ANN, protocol.Leave, seat=1)
    return at


# ---------------------------------------------------------------- what the host decides


def eve_muted() -> At:
    """Ann does not want to hear Eve."""
    at = with_spectator()
    at.do(ANN, protocol.Mute, to=at.handle(EVE), on=True)
    return at


# ---------------------------------------------------------------- bots in a race


def race_with_bots() -> At:
    """A race that begins with two bots, one leisurely and one brisk."""
    seated = (
        log.Seated(0, ANN.person, ANN.name),
        log.BotSeated(1, "leisurely"),
        log.BotSeated(2, "brisk"),
        log.Seated(3, BOB.person, BOB.name),
    )
    at = At(_lines(_created("la-ruche", 4), *seated))
    at.do(ANN, protocol.Start)
    return at


def no_stand_ins() -> At:
    """A race in which no bot may play for anybody; Bob is gone."""
    created = log.Created("la-ruche", 2, {}, False, True, ANN.person, None, False)
    at = _begun(created)
    at.clock.pass_by(GONE_SECONDS + 1)
    return at


def no_stand_ins_bob_left() -> At:
    """Bob has even left his seat."""
    at = no_stand_ins()
    at.do(BOB, protocol.Leave, seat=1)
    return at


# ---------------------------------------------------------------- full logs


def _full(at: At) -> At:
    """The same with no room for anything more."""
    state = at.now.state
    full = At(at.lines, bounds=log.Bounds(state.seq - state.said, state.said))
    full.come(ANN, BOB, EVE)
    full.clock.pass_by(COUNTDOWN)
    return full


def full_waiting() -> At:
    """Nothing has begun, and the log is full."""
    return _full(waiting())


def full_with_bot() -> At:
    """A bot sits there, and the log is full."""
    return _full(with_bot())


def full_laid() -> At:
    """Somebody has laid a tile; then the log is full."""
    return _full(tile_laid())


def full_left() -> At:
    """Bob has left; then the log is full."""
    return _full(bob_left())


def full_lent() -> At:
    """A bot plays for Bob; then the log is full."""
    return _full(bot_for_bob())


def full_race() -> At:
    """A race whose log is full."""
    return _full(racing())


def full_race_left() -> At:
    """A race whose log is full, and Bob is gone from it."""
    return _full(race_of_bobs())


def full_over() -> At:
    """A game that is over, and its log is full."""
    return _full(game_over())


def full_puzzle() -> At:
    """A puzzle with a tile laid, and its log is full."""
    at = At(_lines(_created("la-ruche", 1), log.Seated(0, ANN.person, ANN.name)))
    at.do(ANN, protocol.Start)
    at.move(ANN, ways(at.now, 0)[0])
    return _full(at)


def talked_enough() -> At:
    """Of two lines of chat, Eve has said the one that is hers."""
    at = At(playing_on().lines, bounds=log.Bounds(chat=2))
    at.do(EVE, protocol.Chat, text="hm")
    return at

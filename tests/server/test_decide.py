"""`decide`: what each command comes to, without a loop, a store or a socket.

Nothing happens by deciding: a line of the log is adopted only by who has committed it.
"""

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, get_args

import pytest

from skep.engine.record import state_hash
from skep.server import log, names, protocol
from skep.server.tables import opening, others, playing, race, seating, state
from skep.server.tables.commands import decide_for_bot
from skep.server.tables.decision import Decision, Who
from skep.server.tables.opening import Opening
from tests.server.people import SHORT, Tab, eager, legal
from tests.server.racing import misfit, ways
from tests.server.situations import (
    ANN,
    BOB,
    EVE,
    NEW,
    TABLE,
    At,
    against_a_bot,
    all_seated,
    alone,
    ann_votes,
    bob_admitted,
    bob_gone,
    bob_left,
    bot_for_ann,
    bot_for_bob,
    both_left,
    bots_turn,
    countdown,
    eve_muted,
    eve_sat_in,
    full_alone,
    full_laid,
    full_left,
    full_lent,
    full_over,
    full_puzzle,
    full_race,
    full_race_left,
    full_waiting,
    full_with_bot,
    game_of_a_day,
    game_over,
    hinted,
    hinted_and_moved,
    hints_for_all,
    hot_seats,
    in_a_pause,
    lesson,
    lesson_over,
    no_hints_wanted,
    no_stand_ins,
    no_stand_ins_bob_left,
    played_again,
    playing_on,
    race_held,
    race_of_bobs,
    race_with_bots,
    race_with_eve,
    racing,
    talked_enough,
    teachers_move,
    tile_laid,
    two_bots,
    two_of_anns,
    unlearned_game,
    waiting,
    with_bot,
    with_spectator,
)

# ---------------------------------------------------------------- what is accepted


class Case(NamedTuple):
    """A command in a situation."""

    name: str
    at: Callable[[], At]
    who: Who | None
    """None: whose turn it was."""
    kind: type[Any]
    fields: Callable[[At], dict[str, Any]]
    expected: Any
    """The entries of the log, or the key of the refusal."""


CASES: list[Case] = []


def _case(
    name: str,
    at: Callable[[], At],
    who: Who | None,
    kind: type[Any],
    expected: Any,
    fields: Callable[[At], dict[str, Any]] | None = None,
    /,
    **plain: Any,
) -> None:
    CASES.append(Case(name, at, who, kind, fields or (lambda _at: plain), expected))


def _to_eve(at: At) -> dict[str, Any]:
    return {"seat": 0, "to": at.handle(EVE)}


def _now(at: At) -> dict[str, Any]:
    return {"seq": at.now.state.seq}


def _meant(at: At) -> dict[str, Any]:
    return {"to": at.handle(EVE)}


def _meant_bob(at: At) -> dict[str, Any]:
    return {"to": at.handle(BOB)}


bot: dict[str, Any] = {"seat": 1, "bot": "random"}
admit, remove, mute = protocol.Admit, protocol.Remove, protocol.Mute
set_pace = protocol.SetPace
sit, leave, give, hold = protocol.Sit, protocol.Leave, protocol.HandOver, protocol.Hold
set_bot, remove_bot, chat = protocol.SetBot, protocol.RemoveBot, protocol.Chat

# -- seats
_case("a seat", waiting, BOB, sit, (log.Seated(1, "bob", "Bob"),), seat=1)
_case("by another name", waiting, BOB, sit, (log.Seated(1, "bob", "Ben"),), seat=1, name="Ben")
_case("back from a bot", bot_for_bob, BOB, sit, (log.Seated(1, "bob", "Bob"),), seat=1)
_case("in a game", bob_left, EVE, sit, (log.Seated(1, "eve", "Eve"),), seat=1)
_case("leave", playing_on, ANN, leave, (log.Left(0),), seat=0)
_case("hand over", with_spectator, ANN, give, (log.Seated(0, "eve", "Eve"),), _to_eve)
# -- bots
_case("a bot", waiting, ANN, set_bot, (log.BotSeated(1, "random"),), seat=1, bot="random")
_case("another bot", with_bot, ANN, set_bot, (log.BotSeated(1, "greedy"),), seat=1, bot="greedy")
_case("for me", playing_on, BOB, set_bot, (log.BotSeated(1, "random"),), seat=1, bot="random")
_case("who is gone", bob_gone, ANN, set_bot, (log.BotSeated(1, "random"),), seat=1, bot="random")
_case("who left", bob_left, ANN, set_bot, (log.BotSeated(1, "random"),), seat=1, bot="random")
_case("no bot", with_bot, ANN, remove_bot, (log.BotRemoved(1),), seat=1)
# -- the game (what exactly is drawn and moved is tested further down)
_case("start", all_seated, ANN, protocol.Start, log.Started)
_case("start with a bot", with_bot, ANN, protocol.Start, log.Started)
_case("undo", tile_laid, ANN, protocol.Undo, log.Undone, _now)
_case("rematch", game_over, BOB, protocol.Rematch, (log.Rematched(NEW),))
_case("rematch again", played_again, BOB, protocol.Rematch, ())
_case("rematch by whoever", played_again, EVE, protocol.Rematch, ())
# -- words
_case("chat", playing_on, ANN, chat, (log.Said("ann", "Ann", "hello"),), text=" hello ")
_case("chat of a spectator", playing_on, EVE, chat, (log.Said("eve", "Eve", "hm"),), text="hm")
_case("chat when it is over", game_over, BOB, chat, (log.Said("bob", "Bob", "gg"),), text="gg")
# -- votes
_case("vote", racing, ANN, hold, (log.Voted((0,), True),), on=True)
_case("vote twice", ann_votes, ANN, hold, (), on=True)
_case("think better of it", ann_votes, ANN, hold, (log.Voted((0,), False),), on=False)
_case("nothing to let go", ann_votes, BOB, hold, (), on=False)
_case("agree", ann_votes, BOB, hold, (log.Voted((1,), True), log.Held(True)), on=True)
_case("let go", race_held, BOB, hold, (log.Voted((1,), False),), on=False)
_case("the other leaves", ann_votes, BOB, leave, (log.Left(1), log.Held(True)), seat=1)
_case(
    "the other lets a bot play",
    ann_votes,
    BOB,
    set_bot,
    (log.BotSeated(1, "steady"), log.Held(True)),
    seat=1,
    bot="steady",
)
_case("who voted leaves", ann_votes, ANN, leave, (log.Left(0),), seat=0)
# -- hidden hands
bobs = (log.Seated(1, "bob", "Bob"),)
_case("back on one's seat", race_of_bobs, BOB, sit, bobs, seat=1)
_case("back after another", eve_sat_in, BOB, sit, bobs, seat=1)
_case("a fresh pair of eyes", race_of_bobs, EVE, sit, (log.Seated(1, "eve", "Eve"),), seat=1)
_case("one's own of two", hot_seats, ANN, sit, (log.Seated(1, "ann", "Amy"),), seat=1, name="Amy")
_case("hand over blind", race_with_eve, ANN, give, (log.Seated(0, "eve", "Eve"),), _to_eve)
_case("who was admitted", bob_admitted, BOB, sit, (log.Seated(0, "bob", "Bob"),), seat=0)
_case(
    "admit",
    race_of_bobs,
    ANN,
    admit,
    (log.Admitted(1, "eve", "Eve"),),
    lambda at: {"seat": 1, "to": at.handle(EVE)},
)
_case(
    "admit oneself where nobody else sits",
    race_of_bobs,
    ANN,
    admit,
    (log.Admitted(1, "ann", "Ann"),),
    lambda at: {"seat": 1, "to": at.handle(ANN)},
)
# -- the host
_case("send a spectator away", with_spectator, ANN, remove, (log.Removed("eve", "Eve"),), _meant)
_case(
    "send a player away",
    playing_on,
    ANN,
    remove,
    (log.Removed("bob", "Bob"), log.Left(1)),
    _meant_bob,
)
_case(
    "who did not agree is sent away",
    ann_votes,
    ANN,
    remove,
    (log.Removed("bob", "Bob"), log.Left(1), log.Held(True)),
    _meant_bob,
)
_case("from a game that is over", game_over, ANN, remove, (log.Removed("bob", "Bob"),), _meant_bob)
_case(
    "mute",
    with_spectator,
    ANN,
    mute,
    (log.Muted("eve", "Eve", True),),
    lambda at: {"on": True, **_meant(at)},
)
_case("mute twice", eve_muted, ANN, mute, (), lambda at: {"on": True, **_meant(at)})
_case(
    "speak again",
    eve_muted,
    ANN,
    mute,
    (log.Muted("eve", "Eve", False),),
    lambda at: {"on": False, **_meant(at)},
)
_case("slower bots", with_spectator, ANN, set_pace, (log.Paced("watch"),), pace="watch")
_case("as they are", with_spectator, ANN, set_pace, (), pace="usual")
_case("faster bots, by a player", with_spectator, BOB, set_pace, "host-only", pace="quick")
# -- bots in a race
_case("as fast", race_with_bots, BOB, set_bot, (log.BotSeated(3, "brisk"),), seat=3, bot="brisk")
_case("the usual", racing, BOB, set_bot, (log.BotSeated(1, "steady"),), seat=1, bot="steady")
_case(
    "on a seat that was left",
    no_stand_ins_bob_left,
    ANN,
    set_bot,
    (log.BotSeated(1, "steady"),),
    seat=1,
    bot="steady",
)
# -- what a full log still takes
_case("the end of a full table", full_over, BOB, protocol.Rematch, (log.Rematched(NEW),))
_case("leave a full table", full_laid, ANN, leave, (log.Left(0),), seat=0)
_case("a bot for a full one", full_left, ANN, set_bot, (log.BotSeated(1, "random"),), **bot)
_case(
    "send away from a full one",
    full_laid,
    ANN,
    remove,
    (log.Removed("bob", "Bob"), log.Left(1)),
    _meant_bob,
)
_case("start a full one", full_with_bot, ANN, protocol.Start, log.Started)


# ---------------------------------------------------------------- what is refused


def _ann_alone_moves(at: At) -> dict[str, Any]:
    return {"seq": at.now.state.seq, "move": legal(at.now)[0]}


def _stale(at: At) -> dict[str, Any]:
    return {"seq": at.now.state.game_seq - 1, "move": legal(at.now)[0]}


def _lay(at: At) -> dict[str, Any]:
    return {"seq": at.now.state.seq, "move": ways(at.now, 0)[0]}


move, undo, start = protocol.Move, protocol.Undo, protocol.Start
here: dict[str, Any] = {"seq": 99, "move": "pass"}

_case("a stranger moves", playing_on, EVE, move, "not-seated", **here)
_case("for another seat", playing_on, ANN, move, "not-your-seat", seat=1, **here)
_case("while a bot plays", bot_for_ann, ANN, move, "seat-played-by-bot", **here)
_case("before the start", all_seated, ANN, move, "game-not-running", **here)
_case("after the end", game_over, ANN, move, "game-not-running", **here)
_case("too old a move", tile_laid, ANN, move, "stale", _stale)
_case("no move", playing_on, ANN, move, "not-a-move", seq=99, move="fly")
_case("in the countdown", countdown, ANN, move, "race-not-started", _lay)
_case("in a held race", race_held, ANN, move, "race-held", _lay)
_case("in a pause", in_a_pause, ANN, move, "race-wait", _lay)
_case("no more race", game_over, ANN, hold, "no-race", on=True)
_case("no race at all", playing_on, ANN, hold, "no-race", on=True)
_case("a stranger votes", racing, EVE, hold, "not-seated", on=True)
_case(
    "too old an undo", tile_laid, ANN, undo, "stale", lambda at: {"seq": at.now.state.game_seq - 1}
)
_case("nothing to undo", playing_on, ANN, undo, "nothing-to-undo", _now)
_case("undo in a race", racing, ANN, undo, "nothing-to-undo", _now)
_case("undo by a stranger", tile_laid, EVE, undo, "nothing-to-undo", _now)
_case("not the host", all_seated, BOB, start, "host-only")
_case("once more", playing_on, ANN, start, "game-started")
_case("an empty seat", waiting, ANN, start, "seats-not-filled")
_case("rematch too early", playing_on, ANN, protocol.Rematch, "game-not-over")
_case("off the lesson", lesson, ANN, move, "lesson-other-move", _ann_alone_moves)
_case("when the teacher lays", teachers_move, ANN, move, "lesson-wait", _lay)
_case("rematch of a lesson", lesson_over, ANN, protocol.Rematch, "lesson-no-rematch")
_case("rematch of a stranger", game_over, EVE, protocol.Rematch, "not-seated")
_case("no such seat", waiting, BOB, sit, "no-such-seat", seat=2)
_case("over", game_over, EVE, sit, "game-over", seat=0)
_case("taken", waiting, BOB, sit, "seat-taken", seat=0)
_case("no name", waiting, Who("bob", " "), sit, "name-empty", seat=1)
_case("a long name", waiting, BOB, sit, "name-too-long", seat=1, name="x" * 25)
_case("a bad name", waiting, BOB, sit, "name-bad-character", seat=1, name="B\u200bob")
_case("two scripts", waiting, BOB, sit, "name-mixed-scripts", seat=1, name="Bоb")
_case("Ann's name", waiting, BOB, sit, "name-confusable", seat=1, name="ann")
_case("leave no seat", playing_on, ANN, leave, "no-such-seat", seat=2)
_case("leave another's", playing_on, ANN, leave, "not-your-seat", seat=1)
_case("leave when over", game_over, ANN, leave, "game-over", seat=0)
_case("give no seat", playing_on, ANN, give, "no-such-seat", seat=9, to="x")
_case("give another's", playing_on, ANN, give, "not-your-seat", seat=1, to="x")
_case("give when over", game_over, ANN, give, "game-over", seat=0, to="x")
_case("give to nobody", with_spectator, ANN, give, "nobody-to-hand-over-to", seat=0, to="x")
_case(
    "give to oneself",
    with_spectator,
    ANN,
    give,
    "nobody-to-hand-over-to",
    lambda at: {"seat": 0, "to": at.handle(ANN)},
)
_case("give to a double", lambda: with_spectator("B0b"), ANN, give, "name-confusable", _to_eve)
_case("give to the nameless", lambda: with_spectator(""), ANN, give, "name-empty", _to_eve)
_case("bot on no seat", waiting, ANN, set_bot, "no-such-seat", seat=7, bot="random")
_case("no such bot", waiting, ANN, set_bot, "no-such-bot", seat=1, bot="genius")
_case("bot when over", game_over, ANN, set_bot, "game-over", **bot)
_case("bot of a guest", waiting, BOB, set_bot, "host-only", **bot)
_case("bot on a person", all_seated, ANN, set_bot, "seat-taken", **bot)
_case("bot for another, by a stranger", bob_gone, EVE, set_bot, "not-seated", **bot)
_case("bot for who is here", playing_on, ANN, set_bot, "player-still-here", **bot)
_case("bot on a bot", two_bots, ANN, set_bot, "seat-taken", seat=1, bot="greedy")
_case("bot by a stranger", bob_left, EVE, set_bot, "not-seated", **bot)
_case("remove a bot on no seat", waiting, ANN, remove_bot, "no-such-seat", seat=7)
_case("remove a bot by a guest", with_bot, BOB, remove_bot, "host-only", seat=1)
_case("remove in a game", bot_for_bob, ANN, remove_bot, "game-started", seat=1)
_case("remove nothing", waiting, ANN, remove_bot, "no-bot-here", seat=1)
_case("no words", playing_on, ANN, chat, "chat-empty", text="\u200b")
_case("words of nobody", playing_on, Who("eve", ""), chat, "name-empty", text="hm")
_case("words of a double", playing_on, Who("eve", "ВоЬ"), chat, "name-confusable", text="hm")

_case("opponent on a hand", race_of_bobs, ANN, sit, "hand-seen", seat=1, name="Amy")
_case("who left another hand", both_left, BOB, sit, "hand-seen", seat=0)
_case(
    "hand over to an opponent",
    race_with_eve,
    ANN,
    give,
    "hand-seen",
    lambda at: {"seat": 0, "to": at.handle(BOB)},
)
_case("a third of two seats", hot_seats, BOB, sit, "hand-seen", seat=1)
_case("admit by a guest", race_of_bobs, EVE, admit, "host-only", seat=1, to="x")
_case("admit nobody", race_of_bobs, ANN, admit, "nobody-to-hand-over-to", seat=1, to="x")
_case(
    "admit where one sits",
    race_with_eve,
    ANN,
    admit,
    "seat-taken",
    lambda at: {"seat": 1, **_meant(at)},
)
_case(
    "admit to no seat", race_with_eve, ANN, admit, "no-such-seat", lambda at: {"seat": 5, "to": ""}
)
_case(
    "admit before the game",
    all_seated,
    ANN,
    admit,
    "game-not-running",
    lambda at: {"seat": 1, **_meant_bob(at)},
)
_case(
    "admit oneself against others",
    hot_seats,
    ANN,
    admit,
    "not-yourself",
    lambda at: {"seat": 1, "to": at.handle(ANN)},
)
_case("remove by a guest", with_spectator, BOB, remove, "host-only", _meant)
_case("remove nobody", playing_on, ANN, remove, "nobody-to-hand-over-to", _meant)
_case("remove oneself", playing_on, ANN, remove, "not-yourself", lambda at: {"to": at.handle(ANN)})
_case("mute by a guest", with_spectator, BOB, mute, "host-only", to="x", on=True)
_case(
    "mute oneself",
    playing_on,
    ANN,
    mute,
    "not-yourself",
    lambda at: {"to": at.handle(ANN), "on": True},
)
_case("words of the muted", eve_muted, EVE, chat, "muted", text="hm")
_case("too fast a bot", race_with_bots, BOB, set_bot, "bot-too-fast", seat=3, bot="quick")
_case("faster than usual", racing, BOB, set_bot, "bot-too-fast", seat=1, bot="brisk")
_case("a bot without a pace", racing, BOB, set_bot, "bot-too-fast", seat=1, bot="random")
_case("no stand-in for me", no_stand_ins, BOB, set_bot, "bots-stay-out", seat=1, bot="steady")
_case("nor for who is gone", no_stand_ins, ANN, set_bot, "bots-stay-out", seat=1, bot="steady")
_case("sit at a full table", full_waiting, BOB, sit, "table-full", seat=1)
_case("no other bot", full_with_bot, ANN, set_bot, "table-full", seat=1, bot="greedy")
_case("not even none", full_with_bot, ANN, remove_bot, "table-full", seat=1)
_case("back at a full table", full_lent, BOB, sit, "table-full", seat=1)
_case("undo at a full table", full_laid, None, undo, "table-full", _now)
_case("give at a full table", full_laid, ANN, give, "table-full", _to_eve)
_case("vote at a full table", full_race, ANN, hold, "table-full", on=True)
_case("lift at a full table", full_puzzle, ANN, move, "table-full", seq=99, move="lift")
_case("chat at a full table", full_laid, ANN, chat, "chat-full", text="hm")
_case("spectators' half", talked_enough, EVE, chat, "chat-full", text="hm")
_case("remove from a full table", full_laid, ANN, remove, "table-full", _meant)
_case(
    "mute at a full table",
    full_laid,
    ANN,
    mute,
    "table-full",
    lambda at: {"on": True, **_meant(at)},
)
_case(
    "admit at a full table",
    full_race_left,
    ANN,
    admit,
    "table-full",
    lambda at: {"seat": 1, **_meant(at)},
)

# -- hints
hint = protocol.AskHint
_case("a hint alone", alone, ANN, hint, (log.Hinted(0),))
_case("a hint against a bot", against_a_bot, ANN, hint, (log.Hinted(1),))
_case("a hint where all may", hints_for_all, BOB, hint, (log.Hinted(1),))
_case("the same hint again", hinted, ANN, hint, ())
_case("a hint for the next decision", hinted_and_moved, ANN, hint, (log.Hinted(0),))
_case("a hint out of turn", bots_turn, ANN, hint, "hint-not-your-turn")
_case("a hint for who looks on", hints_for_all, EVE, hint, "not-seated")
_case("a hint for another seat", hints_for_all, ANN, hint, "not-your-seat", seat=1)
_case("a hint before the game", waiting, ANN, hint, "game-not-running")
_case("a hint after the game", game_over, ANN, hint, "game-not-running")
_case("a hint while a bot plays", bot_for_ann, ANN, hint, "seat-played-by-bot")
_case("a hint among people", playing_on, ANN, hint, "hint-company")
_case("a hint at a shared screen", two_of_anns, ANN, hint, "hint-company")
_case("a hint where none is wanted", no_hints_wanted, ANN, hint, "hint-forbidden")
_case("a hint for the game of a day", game_of_a_day, ANN, hint, "hint-daily")
_case("a hint in a lesson", lesson, ANN, hint, "hint-lesson")
_case("a hint in a race", racing, ANN, hint, "hint-race")
_case("a hint that nobody can give", unlearned_game, ANN, hint, "hint-none")
_case("a hint at a full table", full_alone, ANN, hint, "table-full")

IDS = [case.name for case in CASES]


def _in_turn(case: Case, at: At) -> Who:
    """Who acts where the cards decide whose turn it is."""
    if case.who is None or case.expected is log.Undone:
        return next(who for who in (ANN, BOB) if at.now.state.undoable(who.person))
    return case.who


def _decided(case: Case, at: At) -> Decision:
    return at.decide(_in_turn(case, at), case.kind, **case.fields(at))


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_what_a_command_comes_to(case: Case) -> None:
    at = case.at()
    decision = _decided(case, at)
    if isinstance(case.expected, str):
        assert decision == Decision(refusal=decision.refusal), "a refusal and nothing else"
        refusal = decision.refusal
        assert refusal is not None
        assert (refusal.key, refusal.rule) == (case.expected, None)
        assert (refusal.table, refusal.id, refusal.seq) == (TABLE, "c", at.now.state.seq)
        return
    assert decision.refusal is None, decision.refusal
    if isinstance(case.expected, type):
        assert [type(entry) for entry in decision.entries] == [case.expected]
        assert decision.change is not None
    else:
        assert decision.entries == case.expected
        assert decision.change is None
    assert (decision.opens is not None) == (log.Rematched(NEW) in decision.entries)


def test_every_command_is_accepted_and_refused_somewhere() -> None:
    kinds = set(get_args(protocol.Command))
    assert {case.kind for case in CASES if isinstance(case.expected, str)} == kinds
    accepted = {case.kind for case in CASES if not isinstance(case.expected, str)}
    assert accepted == kinds - {protocol.Move}, "and moves are accepted further down"


def test_every_refusal_was_met() -> None:
    """All keys that stand in the modules that decide."""
    rooms = (playing, seating, others, opening, state, race, names)
    text = "".join(Path(room.__file__ or "").read_text("utf-8") for room in rooms)
    keys = set(re.findall(r'Denied\(\s*"([a-z-]+)"|refused\([^"]*?"([a-z-]+)"', text))
    known = {one or other for one, other in keys}
    assert len(known) > 25
    known -= {"removed", "no-spectators"}  # who may not be here is not even asked
    assert {case.expected for case in CASES if isinstance(case.expected, str)} == known


# ---------------------------------------------------------------- nothing happens


def _traces(at: At) -> dict[str, Any]:
    """Everything about a situation that a command could change."""
    now = at.now
    table = now.state
    return {
        "seq": (table.seq, table.game_seq, table.status, table.host, table.rematch),
        "hash": None if table.game_state is None else state_hash(table.game, table.game_state),
        "luck": table.chance.position,
        "seats": [(seat.person, seat.name, seat.bot, seat.used_ms) for seat in table.seats],
        "mine": [table.seats_of(who.person) for who in (ANN, BOB, EVE)],
        "votes": (table.held, table.votes),
        "undo": [(seat, state_hash(table.game, before)) for seat, before in table.undo],
        "told": (list(table.steps), list(table.chat)),
        "answered": [table.answered(who.person, "c") for who in (ANN, BOB, EVE)],
        "here": (list(now.audience.people()), now.audience.used_at, at.clock.now),
        "frames": sum(len(tab.frames) for tab in now.audience.watchers if isinstance(tab, Tab)),
        "race": now.race and (now.race.starts_in_ms(at.clock.now), now.race.waits_ms(at.clock.now)),
        "thought": now.thought_ms(),
    }


def _plain(at: At, decision: Decision) -> tuple[Any, ...]:
    """A decision, to be compared."""
    change = decision.change
    changed = change and (
        state_hash(at.now.state.game, change.state),
        change.chance.position,
        change.events,
    )
    return decision.entries, decision.refusal, decision.opens, changed


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_deciding_changes_nothing_and_gives_the_same_again(case: Case) -> None:
    at = case.at()
    before = _traces(at)
    first = _plain(at, _decided(case, at))
    assert _traces(at) == before
    assert _plain(at, _decided(case, at)) == first
    twin = case.at()
    assert _plain(twin, _decided(case, twin)) == first, "the same log, the same decision"


# ---------------------------------------------------------------- moves


def test_a_move_is_decided_with_its_luck() -> None:
    at = playing_on()
    rng = random.Random(2)
    drawn = 0
    for _ in range(30):
        who, text = at.to_act(), eager(legal(at.now), rng)
        before = _traces(at)
        at.clock.pass_by(1.5)
        fields = {"seq": at.now.state.game_seq, "move": text}
        decision = at.decide(who, protocol.Move, **fields)
        assert _plain(at, at.decide(who, protocol.Move, **fields)) == _plain(at, decision)
        assert {**_traces(at), "here": before["here"], "thought": 0} == {**before, "thought": 0}
        (entry,) = decision.entries
        assert isinstance(entry, log.Moved)
        assert (entry.seat, entry.move, entry.thought_ms) == (
            at.now.state.actors[0],
            text,
            1500,
        )
        drawn += len(entry.draws)
        assert decision.change is not None
        after = state_hash(at.now.state.game, decision.change.state)
        assert after != before["hash"]
        at.adopt(decision, who.person)
        assert state_hash(at.now.state.game, at.now.state.game_state) == after
    assert drawn


def test_a_move_against_the_rules_names_the_rule() -> None:
    at = playing_on()
    waiting = BOB if at.to_act() is ANN else ANN
    before = _traces(at)
    decision = at.decide(waiting, protocol.Move, seq=at.now.state.seq, move=legal(at.now)[0])
    assert decision.refusal is not None
    assert decision.refusal.rule == "BUT-6"
    assert decision == Decision(refusal=decision.refusal)
    assert _traces(at) == before


def test_starting_decides_what_is_dealt() -> None:
    at = all_seated()
    decision = at.decide(ANN, protocol.Start)
    (entry,) = decision.entries
    assert isinstance(entry, log.Started)
    assert entry.rules_version == at.now.state.game.meta.rules_version
    assert entry.draws
    other = At(list(at.lines), secret=b"o" * 32).decide(ANN, protocol.Start)
    assert other.entries != decision.entries, "the luck is that of the table's secret"


def test_an_undo_goes_back_to_the_state_before() -> None:
    at = playing_on()
    before = state_hash(at.now.state.game, at.now.state.game_state)
    who = at.to_act()
    at.move(who, next(text for text in legal(at.now) if text.startswith("place")))
    seat = at.now.state.undo[-1][0]
    at.clock.pass_by(0.25)
    decision = at.decide(who, protocol.Undo, seq=at.now.state.seq)
    assert decision.entries == (log.Undone(seat, 250),)
    assert decision.change is not None
    assert state_hash(at.now.state.game, decision.change.state) == before


def test_a_rematch_says_which_table_must_be_there_first() -> None:
    at = game_over()
    decision = at.decide(BOB, protocol.Rematch)
    assert decision.opens == Opening(
        NEW,
        log.Created("butine", 2, SHORT, False, True, BOB.person),
        (log.Seated(0, BOB.person, "Bob"), log.Seated(1, ANN.person, "Ann")),
        start=True,
    )


# ---------------------------------------------------------------- in a race


def test_a_placement_in_a_race() -> None:
    at = racing()
    text = ways(at.now, 1)[0]
    decision = at.decide(BOB, protocol.Move, seq=0, move=text)
    (entry,) = decision.entries
    assert isinstance(entry, log.Moved)
    assert (entry.seat, entry.move) == (1, text)


def test_a_refused_placement_has_its_line_and_its_pause() -> None:
    at = racing()
    before = _traces(at)
    decision = at.decide(ANN, protocol.Move, seq=0, move=misfit(at.now, 0))
    assert decision.entries == (log.Waited(0, 2000),)
    assert decision.change is None
    assert decision.refusal is not None
    assert decision.refusal.rule is not None
    assert (decision.refusal.wait_ms, decision.refusal.late_ms) == (2000, None)
    assert _traces(at) == before, "the pause begins when it is committed"


def test_a_refused_placement_at_a_full_table_has_no_line_and_costs_no_pause() -> None:
    at = full_race()
    decision = at.decide(ANN, protocol.Move, seq=0, move=misfit(at.now, 0))
    assert decision == Decision(refusal=decision.refusal)
    lay = at.decide(ANN, protocol.Move, seq=0, move=ways(at.now, 0)[0])
    assert [type(entry) for entry in lay.entries] == [log.Moved], "the race goes on"


def test_who_was_beaten_hears_by_how_much() -> None:
    at = racing()
    theirs = {text.partition("@")[2]: text for text in ways(at.now, 1)}
    mine = next(text for text in ways(at.now, 0) if text.partition("@")[2] in theirs)
    at.move(ANN, mine)
    at.clock.pass_by(0.08)
    decision = at.decide(BOB, protocol.Move, seq=0, move=theirs[mine.partition("@")[2]])
    assert decision.refusal is not None
    assert (decision.refusal.rule, decision.refusal.late_ms) == ("RUC-7", 80)


# ---------------------------------------------------------------- bots


def test_a_bots_move_is_decided_like_a_persons() -> None:
    at = bots_turn()
    before, seq = _traces(at), at.now.state.game_seq
    text = legal(at.now)[0]
    decision = decide_for_bot(at.now, 1, "random", text, seq)
    assert decision is not None
    (entry,) = decision.entries
    assert isinstance(entry, log.Moved)
    assert (entry.seat, entry.move) == (1, text)
    assert _traces(at) == before


def test_a_bot_that_the_table_has_gone_on_without() -> None:
    at = bots_turn()
    seq, text = at.now.state.game_seq, legal(at.now)[0]
    assert decide_for_bot(at.now, 1, "random", text, seq - 1) is None
    assert decide_for_bot(at.now, 1, "greedy", text, seq) is None
    assert decide_for_bot(at.now, 0, "random", text, seq) is None


def test_a_bot_is_refused_like_a_person() -> None:
    at = bots_turn()
    refusals = []
    for text in ("fly", "pass"):
        decision = decide_for_bot(at.now, 1, "random", text, at.now.state.game_seq)
        assert decision is not None
        assert decision.entries == ()
        assert decision.refusal is not None
        refusals.append((decision.refusal.key, decision.refusal.rule))
    assert refusals == [("not-a-move", None), ("butine-can-place", "BUT-13")]

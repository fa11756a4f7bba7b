"""The outside checker finds nothing in honest histories, and every kind of lie in others."""

import copy
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from tests.cluster.checker import Frame, check
from tests.cluster.checker.honest import HonestTable
from tests.server.people import eager

Frames = list[Frame]


@cache
def _played(game: str) -> Frames:
    options = {"quick": True, "challenge": 2} if game == "butine" else {"pause": 0}
    table = HonestTable(game, options, ("Ada", "Bob"))
    table.play(eager)
    table.end()
    return table.frames


@pytest.fixture
def frames() -> Frames:
    """An honest history, to be spoilt."""
    return copy.deepcopy(_played("butine"))


def _where(frames: Frames, holds: Callable[[Frame], object], last: bool = False) -> int:
    places = [at for at, frame in enumerate(frames) if holds(frame)]
    return places[-1 if last else 0]


def _told(kind: str, who: str = "") -> Callable[[Frame], bool]:
    return lambda f: not f.sent and f.message["type"] == kind and who in ("", f.who)


def _step_of(who: str) -> Callable[[Frame], object]:
    """An update in the middle of the game."""
    return lambda f: _told("update", who)(f) and len(f.message["steps"]) == 1 and f.message["legal"]


def _finds(frames: Frames, words: str) -> None:
    complaints = check(frames)
    assert any(words in complaint for complaint in complaints), complaints


@pytest.mark.parametrize("game", ["butine", "la-ruche"])
def test_what_is_honest_is_found_right(game: str) -> None:
    frames = _played(game)
    assert check(frames) == []
    kinds = {frame.message["type"] for frame in frames if frame.sent}
    assert {"watch", "start", "move", "chat"} <= kinds
    assert game != "butine" or "undo" in kinds


def test_an_acknowledged_command_that_is_lost(frames: Frames) -> None:
    end = _where(frames, lambda f: f.message["type"] == "watch", last=True)
    socket = frames[end - 1].socket
    talk = {"type": "chat", "id": "x", "text": "hello"}
    frames.insert(end - 1, Frame("Ada", socket, True, talk))
    frames.insert(end, Frame("Ada", socket, False, {"type": "done", "id": "x", "seq": 10**6}))
    _finds(frames, "is lost")


@pytest.mark.parametrize("kind", ["move", "chat", "undo", "start"])
def test_a_deed_that_nobody_ordered(frames: Frames, kind: str) -> None:
    number = frames[_where(frames, lambda f: f.sent and f.message["type"] == kind)].message["id"]
    whose = frames[_where(frames, lambda f: f.sent and f.message["type"] == kind)].who
    kept = [f for f in frames if f.who != whose or f.message.get("id") != number]
    _finds(kept, "nobody's command")


def test_a_command_that_is_carried_out_twice() -> None:
    table = HonestTable("butine", {"quick": True, "challenge": 2}, ("Ada", "Bob"))
    table.do("Ada", "start")
    table.do("Bob", "chat", text="once")
    table.do("Bob", "chat", text="once")
    table.watch("Eve", None)
    # The second one was never ordered: the first was sent again, and answered as the first time.
    again = [f for f in table.frames if f.sent and f.message.get("text") == "once"]
    first = next(f for f in table.frames if f.message.get("id") == "2" and not f.sent)
    twice = [f for f in table.frames if f.message.get("id") != "3"]
    at = twice.index(first) + 1
    twice[at:at] = [again[0], first]
    _finds(twice, "for the second time: ('Bob', 'chat', 'once')")


def test_a_refused_command_that_is_there(frames: Frames) -> None:
    done = frames[_where(frames, _told("done"), last=True)]
    done.message["type"] = "refused"
    done.message["key"] = "stale"
    _finds(frames, "nobody's command")


def test_a_command_in_doubt_may_be_there_once(frames: Frames) -> None:
    del frames[_where(frames, _told("done"), last=True)]
    assert check(frames) == []


def test_a_repeated_command_is_not_refused_when_it_is_there(frames: Frames) -> None:
    done = frames.pop(_where(frames, _told("done"), last=True))
    number = done.message["id"]
    sent = frames[_where(frames, lambda f: f.who == done.who and f.message.get("id") == number)]
    frames.append(Frame(done.who, 99, True, sent.message))
    assert check(frames) == []
    refusal = {"type": "refused", "id": number, "key": "stale"}
    frames.append(Frame(done.who, 99, False, refusal))
    _finds(frames, "but was refused when it was repeated")


def test_two_answers_to_one_command(frames: Frames) -> None:
    done = frames[_where(frames, _told("done"))]
    other = {**done.message, "seq": done.message["seq"] + 1}
    frames.append(Frame(done.who, done.socket, False, other))
    _finds(frames, "was done at")
    frames[-1] = Frame(done.who, done.socket, False, {**other, "type": "refused", "key": "stale"})
    _finds(frames, "and then refused")


def test_one_number_for_two_commands(frames: Frames) -> None:
    first, second = (_where(frames, _told("done", who)) for who in ("Ada", "Bob"))
    frames[second].message["seq"] = frames[first].message["seq"]
    _finds(frames, "was promised to 2 commands")


def test_a_number_that_was_taken_before_the_command_was_sent(frames: Frames) -> None:
    done = _where(frames, _told("done", "Bob"), last=True)
    number = frames[done].message["id"]
    sent = _where(frames, lambda f: f.sent and f.who == "Bob" and f.message.get("id") == number)
    frames.insert(done - 1, frames.pop(sent))
    _finds(frames, "was known before")


@pytest.mark.parametrize("part", ["at_ms", "seat", "undo"])
def test_two_steps_with_one_number(frames: Frames, part: str) -> None:
    step = frames[_where(frames, _step_of("Bob"))].message["steps"][0]
    step[part] = not step[part] if part == "undo" else 99
    _finds(frames, "two different steps at")


def test_two_lines_with_one_number(frames: Frames) -> None:
    frames[_where(frames, _told("chatted", "Eve"))].message["line"]["text"] = "something else"
    _finds(frames, "two different lines at")


def test_a_state_that_was_never_committed(frames: Frames) -> None:
    """A step was told, and another owner went on without it."""
    at = _where(frames, _told("chatted", "Eve"))
    seq = frames[at].message["line"]["seq"]
    seen = _where(frames[at:], _told("update", "Eve")) + at
    ghost = copy.deepcopy(frames[seen])
    ghost.message["seq"] = ghost.message["steps"][0]["seq"] = seq
    frames.insert(at, ghost)
    _finds(frames, "is not there in the end")


def test_somebody_goes_back_in_time(frames: Frames) -> None:
    places = [at for at, frame in enumerate(frames) if _step_of("Ada")(frame)]
    first, second = places[0], places[1]
    frames[first], frames[second] = frames[second], frames[first]
    complaints = check(frames)
    assert any("was shown" in one and "after" in one for one in complaints), complaints
    assert any("not told of" in one for one in complaints), complaints


def test_a_step_that_somebody_was_not_told(frames: Frames) -> None:
    del frames[_where(frames, _step_of("Bob"))]
    _finds(frames, "not told of")


def test_an_old_state_for_somebody_who_comes(frames: Frames) -> None:
    """As of a server that slept, and answers before it knows that it has nothing any more."""
    end = _where(frames, lambda f: f.sent and f.who == "Eve" and f.message["type"] == "watch", True)
    old = frames[_where(frames, _told("update", "Eve"))].message
    frames.insert(end + 1, Frame("Eve", frames[end].socket, False, old))
    _finds(frames, "but asked when")


@pytest.mark.parametrize("what", ["view", "legal", "undo"])
def test_something_else_than_the_rules_make_of_it(frames: Frames, what: str) -> None:
    shown: dict[str, Any] = frames[_where(frames, _step_of("Ada"))].message
    other = {"view": {**shown["view"], "result": 1}, "legal": {"0": []}, "undo": [0, 1]}
    shown[what] = other[what]
    _finds(frames, f"another {what}")


def test_facts_that_are_not_so(frames: Frames) -> None:
    frames[_where(frames, _step_of("Ada"))].message["steps"][0]["facts"].append({"fact": "odd"})
    _finds(frames, "other facts")


def test_a_hand_that_others_see() -> None:
    frames = copy.deepcopy(_played("la-ruche"))
    bob = frames[_where(frames, _step_of("Bob"))].message
    same = [f for f in frames if _told("update", "Ada")(f) and f.message["seq"] == bob["seq"]]
    assert same[0].message["view"] != bob["view"]
    same[0].message["view"] = bob["view"]
    _finds(frames, "Ada saw another view")


def test_without_a_record_everybody_must_see_the_same() -> None:
    table = HonestTable("butine", {"quick": True, "challenge": 2}, ("Ada", "Bob"))
    table.do("Ada", "start")
    table.watch("Eve", None)
    table.watch("Eve", None)
    assert check(table.frames) == []
    table.frames[-1].message["view"]["result"] = {}
    assert "nobody has its record" in check(table.frames)[0]
    table.frames[-1].message["view"]["result"] = None
    table.frames[-1].message["view"]["odd"] = 1
    _finds(table.frames, "another view")


@pytest.mark.parametrize(("old", "new"), [("secret ", "secret 00"), ("hash ", "hash 0")])
def test_a_record_that_is_false(frames: Frames, old: str, new: str) -> None:
    record = frames[-1].message
    record["text"] = record["text"].replace(old, new)
    _finds(frames, "the record cannot be played")


def test_a_record_of_another_game(frames: Frames) -> None:
    lines = frames[-1].message["text"].split("\n")
    moves = [at for at, line in enumerate(lines) if line[:2] in ("0 ", "1 ")]
    del lines[moves[-1] :]
    frames[-1].message["text"] = "\n".join(lines)
    _finds(frames, "the record cannot be played")


def test_a_secret_that_is_told_too_soon(frames: Frames) -> None:
    info = frames[_where(frames, _told("update"))].message["info"]
    info.update({"secret": "00"})
    complaints = check(frames)
    assert any("before the end" in one for one in complaints)
    assert any("another secret" in one for one in complaints)


def test_a_table_that_is_gone(frames: Frames) -> None:
    frames.append(Frame("Ada", 1, False, {"type": "fault", "key": "no-such-table"}))
    _finds(frames, "was told no-such-table")


def test_somebody_has_to_look_in_the_end(frames: Frames) -> None:
    kept = [f for f in frames if f.message["type"] != "watch"]
    assert check(kept) == ["nobody looked at the table in the end"]

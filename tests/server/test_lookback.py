"""Records from anywhere: shown position by position, or refused with a word, never a crash."""

import random
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

import skep
from skep.engine.errors import SkepError
from skep.server.http import replay as replay_module
from skep.server.http.replay import replay_of
from tests.laws.tables import new_match, play_on


def _record(seed: int = 3, moves: int = 40) -> str:
    match = new_match("butine", (3, {"expert": True}), seed)
    for _ in play_on(match, random.Random(seed), moves):
        pass
    return match.record()


RECORD = _record()


def test_a_record_as_a_row_of_positions() -> None:
    match = skep.replay(RECORD)
    replay = replay_of(RECORD)
    assert len(replay.frames) == len(match.log) + 1
    assert [frame.move for frame in replay.frames[1:]] == [entry.move for entry in match.log]
    assert replay.frames[-1].view == match.view(None)
    assert replay.frames[0].view.tiles == ("W0@0,0",)
    assert replay.players == ("1", "2", "3")
    assert not replay.over


def test_a_replay_shows_what_a_spectator_sees() -> None:
    assert all(frame.view.you is None for frame in replay_of(RECORD).frames)


@pytest.mark.parametrize(
    "text", ["", "skep record 2\n", "skep record 1\ngame chess 1\n", RECORD.replace("seats 3", "")]
)
def test_what_is_no_record(text: str) -> None:
    with pytest.raises(SkepError):
        replay_of(text)


def test_a_record_that_is_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay_module, "MOST_MOVES", 10)
    with pytest.raises(SkepError, match="at most 10"):
        replay_of(RECORD)


@given(st.data())
def test_a_damaged_record_is_refused_or_shown(data: st.DataObject) -> None:
    lines = RECORD.split("\n")
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        how = data.draw(st.sampled_from(("drop", "double", "swap", "word", "text", "number")))
        if how == "drop":
            lines.pop(at)
        elif how == "double":
            lines.insert(at, lines[at])
        elif how == "swap":
            other = data.draw(st.integers(0, len(lines) - 1))
            lines[at], lines[other] = lines[other], lines[at]
        elif how == "word":
            words = lines[at].split(" ")
            words[data.draw(st.integers(0, len(words) - 1))] = data.draw(st.text(max_size=6))
            lines[at] = " ".join(words)
        elif how == "number":
            lines[at] = re.sub(r"-?[0-9]+", str(data.draw(st.integers())), lines[at], count=1)
        else:
            lines[at] = data.draw(st.text(max_size=40))
        if not lines:
            break
    try:
        replay = replay_of("\n".join(lines))
    except SkepError:
        return
    assert replay.frames


@given(st.text(max_size=300))
def test_any_text_is_refused(text: str) -> None:
    with pytest.raises(SkepError):
        replay_of("skep record 1\n" + text)

"""Where bots think: a search must not hold up the loop."""

import multiprocessing
import os
import signal
import time
from collections.abc import Sequence
from typing import Any

import pytest

import skep
from skep.bots.registry import make_bot
from skep.server import courtesy
from skep.server.tables import bots as bots_module
from skep.server.tables import thinking as thinking_module
from skep.server.tables.mind import Died, Hung, Mind, Raised
from skep.server.tables.mind import _serve as serve_mind
from skep.server.tables.thinking import Forfeit, Thinking
from tests.server.people import hall, in_loop, until


@pytest.mark.process
@in_loop
async def test_a_search_runs_in_another_process() -> None:
    match = skep.new("bee-busy", seats=2, seed=3)
    seat = match.actors[0]
    name = ("level-5", "bee-busy", 7, 1)
    minds = Thinking(threads=1, processes=1)
    try:
        bot = make_bot(*name)
        view, legal = match.view(seat), match.legal(seat)
        assert await minds.choose(bot, name, view, legal) in legal
        assert minds.minds[0].pid is not None
    finally:
        minds.close()


@in_loop
async def test_a_quick_bot_needs_no_process() -> None:
    match = skep.new("butine", seats=2, seed=3)
    seat = match.actors[0]
    name = ("greedy", "butine", 7, 1)
    minds = Thinking(threads=1, processes=1)
    try:
        legal = match.legal(seat)
        assert await minds.choose(make_bot(*name), name, match.view(seat), legal) in legal
        assert minds.minds[0].pid is None
    finally:
        minds.close()


def killed() -> None:
    """A question that ends the process it is asked in."""
    os._exit(1)


def asleep() -> None:
    """A question that is never answered."""
    time.sleep(60)


def wrong() -> None:
    """A question that cannot be answered."""
    raise ValueError("no such thing")


@pytest.mark.process
def test_a_process_that_dies_costs_no_answer() -> None:
    mind = Mind()
    try:
        first = mind.ask(10, os.getpid)
        assert mind.pid == first != os.getpid()
        os.kill(first, signal.SIGKILL)
        second = mind.ask(10, os.getpid)
        assert second not in (first, os.getpid()), "a new one was asked"
        with pytest.raises(Died):
            mind.ask(10, killed)
    finally:
        mind.end()
    with pytest.raises(Died):
        mind.ask(10, os.getpid)


@pytest.mark.process
def test_who_hangs_is_stopped_and_who_fails_says_so() -> None:
    mind = Mind()
    try:
        with pytest.raises(Raised, match="ValueError: no such thing"):
            mind.ask(10, wrong)
        before = mind.pid
        assert before == mind.ask(10, os.getpid), "a failure is no reason to start anew"
        with pytest.raises(Hung):
            mind.ask(0.1, asleep)
        assert mind.pid is None
        assert mind.ask(10, os.getpid) != before
    finally:
        mind.end()


def offers(share: float) -> int:
    """How often a process offers its core to others while it works for a twentieth of a second.

    Not at once: `os.times` counts in hundredths of a second, and whoever has just begun does not
    know its share.
    """
    found = 0
    courtesy.SHARE = share

    def count() -> None:
        nonlocal found
        found += 1

    for counting in (lambda: None, count):
        os.sched_yield = counting
        end = time.process_time() + 0.05
        while time.process_time() < end:
            pass
    return found


@pytest.mark.process
@pytest.mark.skipif(not hasattr(os, "sched_yield"), reason="this system does not have it")
def test_a_mind_gives_way_each_millisecond_if_it_has_had_its_share() -> None:
    """Else people at other tables wait until its slice of the core is over; or it comes to nothing
    on a machine that others keep busy."""
    mind = Mind()
    try:
        assert mind.ask(30, offers, 0.0) >= 20
        assert mind.ask(30, offers, 100.0) == 0
    finally:
        mind.end()


@pytest.mark.process
def test_a_mind_whose_server_is_gone_ends_without_a_word() -> None:
    """A server that is killed leaves somebody thinking, whose answer nobody hears."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=serve_mind, args=(theirs,), daemon=True)
    process.start()
    theirs.close()
    ours.send((os.getpid, ()))
    assert ours.recv() == (None, process.pid)
    ours.send((time.sleep, (0.3,)))
    ours.close()
    process.join(10)
    assert process.exitcode == 0


class Broken:
    """A bot that fails in one of three ways."""

    def __init__(self, how: str) -> None:
        self.how = how

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        if self.how == "raised":
            raise ValueError("I give up")
        if self.how == "hung":
            time.sleep(60)
        return "no move at all"


@pytest.mark.parametrize("how", ["raised", "hung", "nonsense"])
@in_loop
async def test_a_choice_is_forfeited(how: str) -> None:
    minds = Thinking(threads=1, processes=1, longest=0.1)
    name = ("greedy", "butine", 1, 1)
    with pytest.raises(Forfeit) as forfeit:
        await minds.choose(Broken(how), name, None, ["done"])
    assert forfeit.value.why == how
    # Whoever hangs holds up nobody else.
    match = skep.new("butine", seats=2, seed=3)
    seat = match.actors[0]
    legal = match.legal(seat)
    assert await minds.choose(make_bot(*name), name, match.view(seat), legal) in legal


@pytest.mark.parametrize("how", ["raised", "hung", "nonsense"])
@in_loop
async def test_the_table_goes_on(
    how: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bots_module, "make_bot", lambda *_name: Broken(how))
    monkeypatch.setattr(thinking_module, "LONGEST", 0.05)
    async with hall() as here:
        table = await here.guest("Ann").open("bot:greedy", "bot:greedy", start=True)
        await until(lambda: len(table.state.steps) > 3)
        assert f"bot greedy forfeits a move of butine: {how}" in caplog.text


@in_loop
async def test_whoever_cannot_err_has_no_slip() -> None:
    minds = Thinking(threads=1, processes=1)
    try:
        assert await minds.slip(make_bot("greedy", "butine", 1), None, []) is None
    finally:
        minds.close()

"""Where bots think: a search must not hold up the loop."""

import os
from collections.abc import Sequence
from typing import Any

import pytest

import skep
from skep.bots.registry import make_bot
from skep.server.tables.thinking import Thinking
from tests.server.people import in_loop


class Recorder:
    """A bot that says in which process it thinks."""

    patient = True

    def choose(self, view: Any, legal: Sequence[Any]) -> int:
        return os.getpid()


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
        assert minds._processes is not None
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
        assert minds._processes is None
    finally:
        minds.close()


@pytest.mark.process
@in_loop
async def test_a_process_that_dies_costs_no_move() -> None:
    minds = Thinking(threads=1, processes=1)
    try:
        pool = minds._processes_there()
        pool.submit(os._exit, 1)
        answer = await minds.choose(Recorder(), ("level-5", "bee-busy", 1, 1), None, [])
        assert answer == os.getpid(), "it was thought of here"
        assert minds._processes is None, "the next one gets a new process"
    finally:
        minds.close()


@in_loop
async def test_whoever_cannot_err_has_no_slip() -> None:
    minds = Thinking(threads=1, processes=1)
    try:
        assert await minds.slip(make_bot("greedy", "butine", 1), None, []) is None
    finally:
        minds.close()

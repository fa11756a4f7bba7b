"""The solo puzzle over HTTP: the daily one, hints, solutions, time limits and rates."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest

from skep.engine.chance import SeededChance
from skep.games.la_ruche.checking import check
from skep.games.la_ruche.daily import daily
from skep.games.la_ruche.material import TILE_NAMES
from skep.games.la_ruche.moves import Place, parse
from skep.games.la_ruche.position import Position, position
from skep.games.la_ruche.rules import apply
from skep.games.la_ruche.solver import WATCH_EVERY, Answer
from skep.server import solving
from skep.server.refusals import Denied
from skep.server.resources import Puzzle
from tests.server.client import http_request
from tests.server.nursery import Nursery, Server
from tests.server.people import in_loop

FEW = ["124536", "135426", "143526", "145326", "152346"]


def _ask(server: Server, path: str, body: Any = None) -> tuple[int, Any]:
    method = "GET" if body is None else "POST"
    status, _, answer = http_request(server.address, method, f"/api/la-ruche/{path}", body)
    return status, msgspec.json.decode(answer)


def _cell(move: str) -> str:
    return move.removeprefix("place ")


@pytest.mark.rule("RUC-16")
def test_a_solution_is_one_by_the_rules(server: Server) -> None:
    status, solution = _ask(server, "solution", {"hand": FEW})
    assert (status, solution["solvable"]) == (200, True)
    state = position(Position(hands=(tuple(FEW),), phase="solo"))
    for text in solution["moves"]:
        move = parse(text)
        assert check(state, 0, move) is None
        apply(state, 0, move, SeededChance(1))
    assert state.hands == [0]


@pytest.mark.rule("RUC-16")
def test_hint_after_hint_leads_to_the_end(server: Server) -> None:
    hand, cells = list(FEW), list[str]()
    while hand:
        status, hint = _ask(server, "hint", {"hand": hand, "cells": cells})
        assert (status, hint["solvable"]) == (200, True)
        move = parse(hint["move"])
        assert isinstance(move, Place)
        cells.append(_cell(hint["move"]))
        hand = [tile for tile in hand if tile not in _names(move)]
    assert len(cells) == len(FEW)


def _names(move: Place) -> list[str]:
    """The name of the tile, bee up, whichever way it is turned."""
    return [move.lay[i:] + move.lay[:i] for i in range(6)]


@pytest.mark.rule("RUC-16")
def test_a_dead_end_is_told(server: Server) -> None:
    """Two tiles whose sides do not lead on to the third."""
    status, solution = _ask(server, "solution", {"hand": ["123456", "123465", "123546"]})
    assert (status, solution) == (200, {"solvable": False, "moves": []})
    status, hint = _ask(server, "hint", {"hand": ["123456", "123465", "123546"]})
    assert (status, hint) == (200, {"solvable": False, "move": None})


@pytest.mark.rule("RUC-16")
def test_the_puzzle_of_a_day_is_the_same_for_everybody(server: Server) -> None:
    answers = [_ask(server, "daily/2026-05-04") for _ in range(2)]
    tiles = list(daily(2026, 5, 4))
    assert answers[0] == answers[1]
    assert answers[0] == (200, {"date": "2026-05-04", "tiles": tiles, "grade": 1})
    assert _ask(server, "daily/2026-05-05")[1]["tiles"] != tiles


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("daily/2026-02-30", None, 404),
        ("daily/today", None, 404),
        ("hint", {}, 400),
        ("hint", {"hand": ["nonsense"]}, 400),
        ("hint", {"hand": [*TILE_NAMES[:21]]}, 400),
        ("hint", {"hand": ["123456"], "more": 1}, 400),
        ("hint", {"hand": ["123456", "123456"]}, 422),
        ("hint", {"hand": []}, 422),
        ("solution", {"hand": ["123456"], "cells": ["123456@0,0"]}, 422),
        ("solution", {"hand": ["123465"], "cells": ["123456@5,5"]}, 422),
        ("solution", {"hand": ["123465"], "cells": ["654321@0,0"]}, 422),
        ("solution", {"hand": ["123465"] * 12, "cells": ["123456@0,0"] * 12}, 422),
    ],
)
def test_what_is_no_puzzle_is_refused(server: Server, path: str, body: Any, status: int) -> None:
    actual, problem = _ask(server, path, body)
    assert actual == status, problem
    assert set(problem) == {"key", "args", "detail"}


def test_one_address_cannot_ask_for_ever(nursery: Nursery, tmp_path: Path) -> None:
    server = nursery.start(tmp_path / "data", tmp_path / "log.txt", limited=True)
    statuses = [_ask(server, "hint", {"hand": FEW})[0] for _ in range(45)]
    assert statuses[:30] == [200] * 30
    assert statuses[-1] == 429
    assert _ask(server, "daily/2026-05-04")[0] == 429
    server.end()


# ---------------------------------------------------------------- the desk


@in_loop
async def test_a_search_without_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    def endless(_hand: Any, _cells: Any, watch: Any) -> Answer:
        tried = 0
        while watch(tried):
            tried += WATCH_EVERY
        return Answer(None, (), tried)

    monkeypatch.setattr(solving, "solve", endless)
    desk = solving.SolvingDesk(seconds=0.05)
    answer = await desk.solve(Puzzle(tuple(FEW)))
    assert answer.solvable is None
    desk.close()


@in_loop
async def test_solving_is_off_the_loop_one_at_a_time_and_not_for_crowds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    go_on = threading.Event()
    threads = set()

    def slow(_hand: Any, _cells: Any, _watch: Any) -> Answer:
        threads.add(threading.current_thread())
        go_on.wait(10)
        return Answer(True, (), 1)

    monkeypatch.setattr(solving, "solve", slow)
    desk = solving.SolvingDesk()
    asking = [
        asyncio.create_task(desk.solve(Puzzle(tuple(FEW)))) for _ in range(solving.MOST_WAITING)
    ]
    await asyncio.sleep(0)  # the loop goes on while the first one is being solved
    with pytest.raises(Denied, match="too-fast"):
        await desk.solve(Puzzle(tuple(FEW)))
    go_on.set()
    assert all(answer.solvable for answer in await asyncio.gather(*asking))
    assert len(threads) == 1
    assert threading.main_thread() not in threads
    assert (await desk.solve(Puzzle(tuple(FEW)))).solvable
    desk.close()

"""The solo puzzle over HTTP: the daily one, hints, solutions, time limits and rates."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest

from skep.engine.abilities import Advice
from skep.engine.chance import SeededChance
from skep.games.la_ruche.checking import check
from skep.games.la_ruche.daily import daily
from skep.games.la_ruche.material import TILE_NAMES
from skep.games.la_ruche.moves import Place, parse
from skep.games.la_ruche.position import Position, position
from skep.games.la_ruche.rules import apply
from skep.games.la_ruche.solver import WATCH_EVERY
from skep.server.net.desk import MOST_WAITING, SECONDS, Desk
from skep.server.refusals import Denied
from tests.server.client import http_request
from tests.server.clocks import HandClock
from tests.server.nursery import Nursery, Server
from tests.server.people import in_loop

FEW = ["124536", "135426", "143526", "145326", "152346"]


def _ask(server: Server, path: str, body: Any = None) -> tuple[int, Any]:
    method = "GET" if body is None else "POST"
    status, _, answer = http_request(server.address, method, f"/api/games/la-ruche/{path}", body)
    return status, msgspec.json.decode(answer)


def _puzzle(hand: list[str], cells: list[str] | None = None, **more: Any) -> dict[str, Any]:
    """What is asked about: the tiles in hand, and those that lie."""
    return {"position": {"hands": [hand], "cells": cells or [], "phase": "solo", **more}}


def _cell(move: str) -> str:
    return move.removeprefix("place ")


@pytest.mark.rule("RUC-16")
def test_a_solution_is_one_by_the_rules(server: Server) -> None:
    status, solution = _ask(server, "solution", _puzzle(FEW))
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
        status, hint = _ask(server, "hint", _puzzle(hand, cells))
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
    puzzle = _puzzle(["123456", "123465", "123546"])
    status, solution = _ask(server, "solution", puzzle)
    assert (status, solution) == (200, {"solvable": False, "moves": []})
    status, hint = _ask(server, "hint", puzzle)
    assert (status, hint) == (200, {"solvable": False, "move": None})


@pytest.mark.rule("RUC-16")
def test_the_puzzle_of_a_day_is_the_same_for_everybody(server: Server) -> None:
    answers = [_ask(server, "daily/2026-05-04") for _ in range(2)]
    options = {"puzzle": " ".join(daily(2026, 5, 4))}
    assert answers[0] == answers[1]
    status, puzzle = answers[0]
    assert status == 200
    assert (puzzle["game"], puzzle["date"]) == ("la-ruche", "2026-05-04")
    assert (puzzle["options"], puzzle["about"]) == (options, {"grade": 1})
    assert (puzzle["listed"], puzzle["scores"]) == (False, [])
    assert _ask(server, "daily/2026-05-05")[1]["options"] != options


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("daily/2026-02-30", None, 404),
        ("daily/today", None, 404),
        ("hint", {}, 400),
        ("hint", {"position": []}, 400),
        ("hint", {**_puzzle(["123456"]), "more": 1}, 400),
        ("hint", {"position": {}}, 422),
        ("hint", _puzzle(["nonsense"]), 422),
        ("hint", _puzzle([*TILE_NAMES[:21]]), 422),
        ("hint", _puzzle(["123456"], more=1), 422),
        ("hint", _puzzle(["123456", "123456"]), 422),
        ("hint", _puzzle([]), 422),
        ("hint", {"position": {"hands": [[*TILE_NAMES[:30]], [*TILE_NAMES[30:]]]}}, 422),
        ("solution", _puzzle(["123456"], ["123456@0,0"]), 422),
        ("solution", _puzzle(["123465"], ["123456@5,5"]), 422),
        ("solution", _puzzle(["123465"], ["654321@0,0"]), 422),
        ("solution", _puzzle(["123465"] * 12, ["123456@0,0"] * 12), 422),
    ],
)
def test_what_is_no_puzzle_is_refused(server: Server, path: str, body: Any, status: int) -> None:
    actual, problem = _ask(server, path, body)
    assert actual == status, problem
    assert set(problem) == {"key", "args", "detail"}


def test_one_address_cannot_ask_for_ever(nursery: Nursery, tmp_path: Path) -> None:
    server = nursery.start(tmp_path / "data", tmp_path / "log.txt", limited=True)
    statuses = [_ask(server, "hint", _puzzle(FEW))[0] for _ in range(45)]
    assert statuses[:30] == [200] * 30
    assert statuses[-1] == 429
    assert _ask(server, "daily/2026-05-04")[0] == 429
    server.end()


@pytest.mark.parametrize("game", ["butine", "chess"])
@pytest.mark.parametrize("what", ["hint", "solution"])
def test_a_game_without_a_solver_says_so(server: Server, game: str, what: str) -> None:
    path = f"/api/games/{game}/{what}"
    status, _, answer = http_request(server.address, "POST", path, _puzzle(FEW))
    problem = msgspec.json.decode(answer)
    assert (status, problem["key"], problem["args"]) == (404, "no-advice", {"game": game})


# ---------------------------------------------------------------- the desk


@in_loop
async def test_a_search_without_end_is_stopped() -> None:
    clock = HandClock()

    def endless(go_on: Any) -> Advice:
        tried = 0
        begin = clock.now
        while go_on(tried):
            clock.pass_by(0.5)
            tried += WATCH_EVERY
        assert clock.now - begin == SECONDS
        return Advice(None)

    desk = Desk(clock)
    answer = await desk.search(endless)
    assert answer.solvable is None
    desk.close()


@in_loop
async def test_solving_is_off_the_loop_one_at_a_time_and_not_for_crowds() -> None:
    go_on = threading.Event()
    threads = set()

    def slow(_go_on: Any) -> Advice:
        threads.add(threading.current_thread())
        go_on.wait(10)
        return Advice(True)

    desk = Desk(HandClock())
    asking = [asyncio.create_task(desk.search(slow)) for _ in range(MOST_WAITING)]
    await asyncio.sleep(0)  # the loop goes on while the first one is being solved
    with pytest.raises(Denied, match="desk-busy"):
        await desk.search(slow)
    go_on.set()
    assert all(answer.solvable for answer in await asyncio.gather(*asking))
    assert len(threads) == 1
    assert threading.main_thread() not in threads
    assert (await desk.search(slow)).solvable
    desk.close()

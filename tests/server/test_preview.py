"""Looking ahead: what moves would lead to, as far as luck has no say, and nobody else's seat."""

import msgspec
import pytest

from skep.server.http.advice import foresee
from skep.server.protocol import Sit, Start
from skep.server.tables.table import Table
from tests.server.client import Person
from tests.server.nursery import Server
from tests.server.people import Guest, Hall, done, hall, in_loop, legal

MITES = 18
"""In this round a bee is lost before the dice fall, so one can look that far."""


async def _table(here: Hall) -> tuple[Guest, Table]:
    ann = here.guest("Ann")
    return ann, await ann.open("me", game="bee-busy", start=True)


@in_loop
async def test_what_is_foreseen_is_what_happens() -> None:
    async with hall() as here:
        ann, table = await _table(here)
        game = table.state.game
        for _ in range(60):
            seat = 0
            legal = [str(move) for move in game.legal(table.state.game_state, seat)]
            before = game.view(table.state.game_state, seat)
            for text in legal:
                ahead = foresee(table.state, seat, [text])
                if text == "done" and table.state.game_state.round + 1 != MITES:
                    assert ahead.view is None, "luck rolls the next dice"
            now = game.view(table.state.game_state, seat)
            assert now == before, "looking changes nothing"
            move = next((text for text in legal if text != "done"), "done")
            ahead = foresee(table.state, seat, [move])
            assert done(await ann.move(table, move))
            if ahead.view is None:
                assert move.split()[0] in ("done", "lose"), "then the dice fall"
                continue
            state = table.state.game_state
            assert ahead.view == game.view(state, seat)
            assert list(ahead.legal) == [str(move) for move in game.legal(state, seat)]


@in_loop
async def test_several_moves_and_moves_that_cannot_be() -> None:
    async with hall() as here:
        # Not a die whose improvement fills a column at once: then more than a flight is asked.
        # Three sixes have no other; they do not come ten times in a row.
        for _ in range(10):
            _, table = await _table(here)
            dice = [str(move) for move in table.state.game.legal(table.state.game_state, 0)]
            quiet = [die for die in dice if foresee(table.state, 0, [die, "stay"]).view is not None]
            if quiet:
                break
        die = quiet[0]
        state = table.state
        assert foresee(state, 0, []).view == state.game.view(state.game_state, 0)
        for moves in (["stay"], [die, die], ["dance"], [die, "stay", "done"]):
            assert foresee(state, 0, moves).view is None


def test_only_for_a_seat_of_ones_own_and_only_where_nothing_is_hidden(server: Server) -> None:
    ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
    me = {"kind": "me"}
    table = ann.open_table(server.address, me, game="bee-busy", start=True)
    path = f"/api/tables/{table}/preview"
    status, _, body = ann.ask(server.address, "POST", path, {"ways": [[], ["done"]]})
    assert status == 200
    answer = msgspec.json.decode(body)
    assert answer["ways"][0]["view"]["round"] == 1
    assert answer["ways"][1] == {"view": None, "legal": [], "outlook": None}
    status, _, body = bob.ask(server.address, "POST", path, {"ways": [[]]})
    assert (status, msgspec.json.decode(body)["key"]) == (422, "not-seated")
    seats = (me, {"kind": "me", "name": "Ben"})
    other = ann.open_table(server.address, *seats, game="la-ruche", start=True)
    path = f"/api/tables/{other}/preview"
    status, _, body = ann.ask(server.address, "POST", path, {"ways": [[]]})
    assert (status, msgspec.json.decode(body)["key"]) == (422, "no-foresight")


@pytest.mark.parametrize("sheet", ["garden", "heath"])
def test_the_sheets_can_be_fetched(server: Server, sheet: str) -> None:
    ann = Person(server.address, "Ann")
    status, headers, body = ann.ask(server.address, "GET", f"/api/games/bee-busy/material/{sheet}")
    assert status == 200
    assert headers["Cache-Control"] == "public, max-age=3600"
    outline = msgspec.json.decode(body)
    assert outline["sheet"]["name"] == sheet
    assert outline["walls"]
    status, _, _ = ann.ask(server.address, "GET", "/api/games/bee-busy/material/nowhere")
    assert status == 404
    for game in ("butine", "chess"):
        path = f"/api/games/{game}/material/{sheet}"
        assert ann.ask(server.address, "GET", path)[0] == 404


@in_loop
async def test_what_a_move_may_bring_is_said_without_trying_it() -> None:
    """Waggle Dance hides cards: nothing is tried on its table, and no view comes back."""
    async with hall() as here:
        ann = here.guest("Ann")
        table = await ann.open("me", "open", game="waggle-dance")
        assert done(await here.guest("Bob").do(Sit, table, seat=1))
        assert done(await ann.do(Start, table))
        (seat,) = table.state.actors
        move = next(move for move in legal(table) if " D" in move)
        foreseen = foresee(table.state, seat, [move])
        assert foreseen.view is None
        assert foreseen.outlook.brings == "pollen"
        assert foreseen.outlook.now == 2
        for nothing in ([], ["place 7 D7"], ["nonsense"], ["done"]):
            assert foresee(table.state, seat, nothing).outlook is None

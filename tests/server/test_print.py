"""A finished game on paper, over HTTP: the same file as `skep print --record` makes."""

import random

import msgspec

from skep.cli.paper import print_record
from tests.server.client import Person, hear, say
from tests.server.nursery import Server
from tests.server.people import in_loop

WISH = {"game": "bee-busy", "start": True, "options": {"sheet": "heath"}}


def _problem(body: bytes) -> str:
    key: str = msgspec.json.decode(body)["key"]
    return key


async def _play_to_the_end(ann: Person, server: Server, table: str) -> None:
    rng, number = random.Random(2), 0
    async with ann.connect(server.address) as socket:
        await say(socket, type="watch", table=table)
        while True:
            update = await hear(socket, "update")
            if update["view"]["result"]:
                return
            for moves in update["legal"].values():
                number += 1
                move = rng.choice([one for one in moves if one != "done"] or moves)
                await say(
                    socket, type="move", table=table, id=f"{number}", seq=update["seq"], move=move
                )


@in_loop
async def test_a_finished_game_is_printed_for_those_who_played_it(server: Server) -> None:
    ann, eve = Person(server.address, "Ann"), Person(server.address, "Eve")
    table = ann.open_table(server.address, {"kind": "me"}, **WISH, spectators=False)
    path = f"/api/tables/{table}/print/fr"
    status, _, body = ann.ask(server.address, "GET", path)
    assert (status, _problem(body)) == (409, "game-not-over")
    await _play_to_the_end(ann, server, table)
    status, headers, pdf = ann.ask(server.address, "GET", path)
    assert status == 200
    assert headers["Content-Type"] == "application/pdf"
    record = ann.ask(server.address, "GET", f"/api/tables/{table}/record")[2].decode()
    assert pdf == print_record(record, "fr")
    assert pdf != print_record(record, "en")
    status, _, body = eve.ask(server.address, "GET", path)
    assert (status, _problem(body)) == (403, "no-spectators")
    assert ann.ask(server.address, "GET", f"/api/tables/{table}/print/xx")[0] == 404


@in_loop
async def test_what_cannot_be_printed_is_not_found(server: Server) -> None:
    ann = Person(server.address, "Ann")
    wish = {"game": "la-ruche", "start": True}
    table = ann.open_table(server.address, {"kind": "me"}, **wish)
    assert ann.ask(server.address, "GET", f"/api/tables/{table}/print/en")[0] == 404
    games = msgspec.json.decode(ann.ask(server.address, "GET", "/api/games")[2])
    assert [game["id"] for game in games if game["prints"]] == ["bee-busy"]

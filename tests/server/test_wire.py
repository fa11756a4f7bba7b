"""Every byte on the wire: no secret is in it, and none shows through it.

Whole games are played; at many points the world is exchanged for another that a watcher cannot
tell from it (other undrawn cards, other faces on blind cards, another secret). Both worlds go on
with the same moves and the same visible luck. All frames to that watcher, and the answers to
whatever it tries, must be the same, byte for byte.
"""

import asyncio
import base64
import random

import msgspec
import pytest

from skep.engine.errors import BadRecord
from skep.engine.record import state_hash
from skep.games.registry import GAMES
from skep.server import protocol
from skep.server.net import identity
from skep.server.net.house import House
from skep.server.protocol import encode
from skep.server.tables.decision import Who
from skep.server.tables.table import Table
from skep.server.tables.wishes import NewTable, SeatWish
from tests.laws.probes import PROBES
from tests.laws.tables import Setup, choose, setups
from tests.server.asgi import Browser, open_house
from tests.server.memory import MemoryStore
from tests.server.people import Tab, in_loop, open_table
from tests.server.worlds import CLOCK, hash_of, next_move, start, tries, twin_of
from tests.steps import missing

SEEDS = (2, 3)
"""Games in which blind cards are drawn."""

MANY_SEEDS = range(60)
"""Alone, a game is short, and some games are short always."""

ENOUGH = 100
"""Pairs of worlds to compare …"""

SOME = 5
"""… of which more than so many differ in the state itself."""


Script = list[tuple[int, str]]
"""Seats and their moves."""


async def _go_on(
    table: Table, watcher: int | None, seed: int, moves: int, script: Script | None = None
) -> tuple[list[bytes], list[str], Script]:
    """Everything that reaches a watcher while the table plays on; what luck said; who did what.

    A script says who does what, as long as it can be done: where tiles in hands were exchanged,
    somebody may not have here what was laid there.
    """
    rng = random.Random(seed)
    made: Script = []
    person = "eve" if watcher is None else f"p{watcher}"
    tab = Tab(person, "Watcher")
    state = table.state
    begin = state.seq
    table.broadcast.join(tab, None)
    for _ in range(moves):
        for text in tries(table, f"{seed} {len(made)} {state.seq}"):
            CLOCK.now += 20
            attempt = protocol.Move(table.id, f"try-{state.seq}-{text}", state.seq, text)
            tab.send(encode(await table.command(Who(person, ""), attempt)))
        if not state.actors:
            break
        wanted = next_move(table, rng) if script is None else script[len(made)]
        seat, move = wanted
        if state.game.check(state.game_state, seat, state.game.parse(move)) is not None:
            break
        made.append(wanted)
        CLOCK.now += 20  # whoever had to wait has waited
        command = protocol.Move(table.id, f"{state.seq}", state.seq, move, seat)
        assert isinstance(await table.command(Who(f"p{seat}", ""), command), protocol.Done)
        if random.Random(f"{seed} {len(made)}").random() < 0.3:
            undo = protocol.Undo(table.id, f"undo-{state.seq}", state.seq)
            tab.send(encode(await table.command(Who(person, ""), undo)))
    table.broadcast.part(tab)
    return tab.frames, [draw for s in state.steps if s.seq > begin for draw in s.draws], made


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game_id", "seats"), [(game_id, n) for game_id in GAMES for n in GAMES[game_id].meta.seats]
)
def test_frames_tell_nothing_that_a_view_does_not(game_id: str, seats: int) -> None:
    compared, different = 0, 0
    for seed in (*SEEDS, *(seed for seed in MANY_SEEDS if seed not in SEEDS)):
        met = compared > ENOUGH and (different > SOME or not PROBES[game_id].secrets)
        if seed not in SEEDS and seats > 1 and met:
            break  # only short games need more than the first
        for setup in setups(game_id):
            if setup[0] == seats:
                pairs = asyncio.run(_compare_worlds(game_id, setup, seed))
                compared += len(pairs)
                different += sum(pairs)
    # Another secret in all of them; in some there is even another card on the table, face down.
    assert compared > ENOUGH, missing(
        game_id,
        f"in {len(MANY_SEEDS)} games only {compared} pairs of worlds went on alike: does "
        "`reshuffle` of its probe exchange what the next move shows?",
        "probe",
    )
    assert different > SOME or not PROBES[game_id].secrets, missing(
        game_id,
        f"only {different} pairs of worlds differed: what does `reshuffle` change?",
        "probe",
    )


async def _compare_worlds(game_id: str, setup: Setup, game_number: int) -> list[bool]:
    """Compare many pairs of worlds of one game; for each, whether even the states differed."""
    rng = random.Random(f"{setup} {game_number}")
    table, store = await start(game_id, setup, seed=rng.randrange(99))
    pairs: list[bool] = []
    while table.state.status == "running":
        watcher = rng.choice((None, *range(len(table.state.seats))))
        other = PROBES[game_id].reshuffle(table.state.game_state, watcher, rng)
        seed = rng.randrange(10**9)
        probe = PROBES[game_id]
        ahead = max(2, probe.look_every) if probe.hides(table.state.game_state) else 6
        lines = store.log_of(table.id)
        here = await twin_of(table, lines, table.state.game_state.copy(), bytes(32), None)
        frames, draws, script = await _go_on(here, watcher, seed, ahead)
        there = await twin_of(table, lines, other, bytes(range(32)), draws)
        try:
            frames_there, _, made = await _go_on(there, watcher, seed, len(script), script)
        except BadRecord:
            frames_there, made = [], []  # that world cannot have this luck: it differs visibly
        if frames_there and here.state.status == "running":
            assert frames[: len(frames_there)] == frames_there
            assert made != script or frames == frames_there
            pairs.append(hash_of(table) != state_hash(table.state.game, other))
        await _go_on(table, None, seed, ahead)
    return pairs


# ---------------------------------------------------------------- secrets as such


def _forms(secret: bytes) -> list[bytes]:
    return [
        secret,
        secret.hex().encode(),
        base64.b64encode(secret).rstrip(b"="),
        base64.urlsafe_b64encode(secret).rstrip(b"="),
        str(list(secret)).encode(),
        str(int.from_bytes(secret, "big")).encode(),
    ]


@in_loop
async def test_no_secret_and_nobodys_id_is_ever_on_the_wire() -> None:
    """Two people, a bot and a spectator: a whole game over real sockets' code, then a rematch."""
    people = {name: identity.new_person() for name in ("Ann", "Bob", "Eve")}
    store = MemoryStore()
    for name, person in people.items():
        await store.set_name(person, name)
    async with open_house(store) as house:
        browsers = {name: Browser(house, person) for name, person in people.items()}
        for browser in browsers.values():
            assert await browser.connect()
        table = await _open_over_hub(house, people)
        for browser in browsers.values():
            browser.say(protocol.Watch(table.id))
        browsers["Ann"].say(protocol.Start(table.id, "start"))
        await _play_over_sockets(table, people, browsers)
        browsers["Bob"].say(protocol.Rematch(table.id, "again"))
        await browsers["Bob"].hear("done")
        rematch = await house.hub.get(table.state.rematch or "")
        secrets = [house.key, table.state.row.secret, rematch.state.row.secret]
        ids = [person.encode() for person in people.values()]
        cookies = [identity.sign(house.key, p).partition(".")[2].encode() for p in people.values()]
        for browser in browsers.values():
            assert len(browser.frames) > 50
            over = next(n for n, frame in enumerate(browser.frames) if b'"status":"over"' in frame)
            for number, frame in enumerate(browser.frames):
                msgspec.json.decode(frame, type=protocol.FromServer)
                for word in (*ids, *cookies):
                    assert word not in frame
                for secret in secrets:
                    shown = secret is table.state.row.secret and number >= over
                    assert shown or not any(form in frame for form in _forms(secret))
            assert table.state.row.secret.hex().encode() in browser.frames[over]


async def _open_over_hub(house: House, people: dict[str, str]) -> Table:
    wishes = (SeatWish("me"), SeatWish("open"), SeatWish("bot", bot="random"))
    wish = NewTable("butine", wishes, {"quick": True})
    table = await open_table(house.hub, people["Ann"], "Ann", wish)
    await table.command(Who(people["Bob"], "Bob"), protocol.Sit(table.id, "sit", 1))
    return table


async def _play_over_sockets(
    table: Table, people: dict[str, str], browsers: dict[str, Browser]
) -> None:
    rng = random.Random(3)
    names = {person: name for name, person in people.items()}
    state = table.state
    while state.status != "over":
        seats = [seat for seat in state.actors if state.seats[seat].bot is None]
        if not seats:
            await asyncio.sleep(0.001)
            continue
        browser = browsers[names[state.seats[seats[0]].person or ""]]
        move = choose("butine", state.game.legal(state.game_state, seats[0]), rng)
        browser.say(protocol.Chat(table.id, f"chat-{state.seq}", "hm"))
        browser.say(protocol.Move(table.id, f"{state.seq}", state.seq, str(move)))
        answered = f"{state.seq}"
        while (await browser.hear("done"))["id"] != answered:
            pass

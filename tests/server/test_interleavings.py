"""Two people whose commands are doubled, delayed, stale and out of order; and a server that
restarts and a disk that fails in between. What is acknowledged is one legal game, each command
in it once, and exactly what the log holds.
"""

import asyncio
import random
from collections import Counter
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from skep.api import read_options
from skep.engine.chance import RecordedChance
from skep.engine.game import Game
from skep.engine.record import state_hash
from skep.games.registry import game_by_id
from skep.server import log, protocol
from skep.server.log import Line
from skep.server.tables.answers import Answer
from skep.server.tables.decision import Who
from skep.server.tables.table import Table
from tests.server.memory import GatedStore
from tests.server.people import Guest, Hall, Tab, carry_out

Command = protocol.Move | protocol.Undo | protocol.Chat


class Client:
    """Acts on what it saw last, which may be long ago, and remembers all it ever wanted."""

    def __init__(self, guest: Guest, table: Table) -> None:
        self.guest = guest
        self.seen: dict[str, Any] = {}
        self.wanted: list[Command] = []
        self.answers: dict[str, list[tuple[Hall, Answer]]] = {}
        """For each command: which life of the server said what to it."""
        self.join(table)

    def join(self, table: Table, since: int | None = None) -> None:
        self.tab: Tab = self.guest.watch(table, since)
        self.look()

    def look(self) -> None:
        self.seen = self.tab.last_update

    def want(self, number: int) -> None:
        """Make up a command: mostly a move that looks legal from here."""
        name, table, seq = f"{len(self.wanted)}", self.seen["table"], self.seen["seq"]
        moves = [move for some in self.seen["legal"].values() for move in some]
        if self.seen["undo"] and number % 4 == 0:
            self.wanted.append(protocol.Undo(table, name, seq))
        elif number % 9 == 1:
            self.wanted.append(protocol.Chat(table, name, "hm"))
        else:
            move = moves[number % len(moves)] if moves else "pass"
            self.wanted.append(protocol.Move(table, name, seq, move))

    async def send(self, number: int) -> None:
        """Send any of the wanted commands, the last ones most often."""
        if not self.wanted:
            return
        command = self.wanted[-1 - number % min(4, len(self.wanted))]
        here = self.guest.hall
        who = Who(self.guest.person, self.guest.name)
        answer = await carry_out(here.hub, who, command)
        if getattr(answer, "key", "") != "storage-paused":  # which is "ask again", no answer
            self.answers.setdefault(command.id, []).append((here, answer))


actions = st.tuples(
    st.sampled_from(
        (
            "want",
            "want",
            "want",
            "send",
            "send",
            "send",
            "look",
            "both",
            "crowd",
            "break",
            "restart",
        )
    ),
    st.integers(0, 1),
    st.integers(0, 400),
)


async def _run(script: list[tuple[str, int, int]]) -> list[Line]:
    store = GatedStore()
    here = Hall(store)
    ann, bob, table = await here.two(options={"quick": True, "expert": True})
    clients = [Client(ann, table), Client(bob, table)]
    for action, who, number in script:
        client = clients[who]
        if action == "want":
            client.want(number)
        elif action == "look":
            client.look()
        elif action == "send":
            await client.send(number)
        elif action == "break":
            store.broken = not store.broken
        elif action == "restart":
            here = Hall(store)
            table = await here.hub.get(table.id)
            for other in clients:
                other.guest.hall = here
                other.join(table, other.seen["seq"])
        else:
            store.gate.clear()
            crowd = [
                c.send(number + n) for c in clients for n in range(1 if action == "both" else 3)
            ]
            sending = asyncio.gather(*crowd)
            await asyncio.sleep(0)
            store.gate.set()
            await sending
    lines = store.log_of(table.id)
    _check(lines, clients)
    assert state_hash(table.state.game, table.state.game_state) == _replay(table.state.game, lines)
    return lines


def _check(lines: list[Line], clients: list[Client]) -> None:
    assert [line.seq for line in lines] == list(range(1, len(lines) + 1))
    by_seq = {line.seq: line for line in lines}
    acknowledged = set()
    for client in clients:
        wanted = {command.id: command for command in client.wanted}
        for name, answers in client.answers.items():
            first = {id(here): answer for here, answer in reversed(answers)}
            for here, answer in answers:
                # The same answer each time. A restart forgets why something was refused, but
                # what was refused is never accepted later.
                assert answer == first[id(here)]
                assert type(answer) is type(answers[0][1])
                if isinstance(answer, protocol.Done):
                    assert answer == answers[0][1]
                    line = by_seq[answer.seq]
                    assert (line.person, line.command) == (client.guest.person, name)
                    _matches(line, wanted[name], lines)
                    acknowledged.add(line.seq)
    commanded = [
        line for line in lines if isinstance(line.entry, log.Moved | log.Undone | log.Said)
    ]
    assert acknowledged == {line.seq for line in commanded}
    assert len({(line.person, line.command) for line in commanded}) == len(commanded)


def _matches(line: Line, command: Command, lines: list[Line]) -> None:
    """The log holds what was asked for, made on the position that it was made for."""
    if isinstance(command, protocol.Chat):
        assert isinstance(line.entry, log.Said)
        return
    if isinstance(command, protocol.Move):
        assert isinstance(line.entry, log.Moved)
        assert line.entry.move == command.move
    else:
        assert isinstance(line.entry, log.Undone)
    before = max(other.seq for other in lines if other.seq < line.seq and other.hash is not None)
    assert command.seq >= before


def _replay(game: Game[Any, Any], lines: list[Line]) -> str:
    """Play the log again by the rules alone; every move must be legal where it stands."""
    people: dict[int, str] = {}
    states: list[Any] = []
    for line in lines:
        entry = line.entry
        if isinstance(entry, log.Created):
            options = read_options(game_by_id(entry.game), entry.options)
        elif isinstance(entry, log.Seated):
            people[entry.seat] = entry.person
        elif isinstance(entry, log.Started):
            states.append(game.setup(2, options, RecordedChance(entry.draws))[0])
        elif isinstance(entry, log.Moved):
            assert line.person == people[entry.seat]
            state = states[-1].copy()
            move = game.parse(entry.move)
            assert game.check(state, entry.seat, move) is None
            game.apply(state, entry.seat, move, RecordedChance(entry.draws))
            states.append(state)
        elif isinstance(entry, log.Undone):
            assert line.person == people[entry.seat]
            states.pop()
        if line.hash is not None:
            assert state_hash(game, states[-1]) == line.hash
    return state_hash(game, states[-1])


@settings(max_examples=150)
@given(st.lists(actions, min_size=10, max_size=80))
def test_whatever_the_network_does_the_log_is_one_legal_game(
    script: list[tuple[str, int, int]],
) -> None:
    asyncio.run(_run(script))


def test_a_long_muddle_really_plays() -> None:
    """The law above would hold for nothing if all commands were refused."""
    rng = random.Random(1)
    kinds: Counter[type] = Counter()
    for _ in range(5):
        script = []
        for _ in range(150):
            who = rng.randrange(2)
            script += [("look", who, 0), ("want", who, rng.randrange(400)), ("send", who, 0)]
            if rng.random() < 0.3:
                action = rng.choice(("crowd", "both", "restart", "send"))
                script.append((action, who, rng.randrange(400)))
        kinds.update(type(line.entry) for line in asyncio.run(_run(script)))
    assert kinds[log.Moved] > 200
    assert kinds[log.Undone] > 20
    assert kinds[log.Said] > 20

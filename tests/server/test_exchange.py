"""The exchange of secrets over the wire: two tables that differ in what a seat cannot know.

For every seat and for whoever looks on, a whole game is played at two tables at once, with the
same moves and by the same clock. At one of them everything that the watcher cannot know is dealt
anew, again and again: other hidden cards, another secret. And where luck can have given somebody
another card without the watcher seeing a difference on the table, it has. Every frame to the
watcher, from the first to the last but one (the end turns cards over), must be the same at both,
byte for byte.
"""

import asyncio
import random
from typing import Any

import pytest

from skep.engine.chance import RecordedChance, RecordingChance, SeededChance
from skep.engine.errors import BadRecord
from skep.games.registry import GAMES
from skep.server import protocol
from skep.server.protocol import encode
from skep.server.tables.decision import Who
from skep.server.tables.table import Table
from tests.laws.probes import PROBES
from tests.laws.tables import Setup, setups
from tests.server.people import Tab
from tests.server.worlds import CLOCK, Luck, hash_of, next_move, start, tries, twin_of
from tests.steps import missing

DEALS = 30
"""Other worlds that are looked at for one in which a move is possible, too."""

LUCKS = 6
"""Other outcomes that are looked at for one of which the watcher sees nothing on the table."""

OFTEN = 0.3
"""After so many of all commands everything hidden is dealt anew."""

OTHER_SECRET = bytes(range(32))

MOST_GAMES = 40
"""In some, nothing is hidden …"""

ENOUGH = 20
"""… until so many states of all were exchanged."""

Watcher = int | None
"""A seat, or whoever looks on."""


class Pair:
    """A table and its twin, of which the watcher is told the same."""

    def __init__(self, here: Table, there: Table, watcher: Watcher, rng: random.Random) -> None:
        self.here, self.there = here, there
        self.rng = rng
        self.watcher = watcher
        self.probe = PROBES[here.state.game.meta.id]
        self.person = "eve" if watcher is None else f"p{watcher}"
        self.commands = 0
        self.frames = 0
        self.different = 0
        """After how many commands something hidden was another at the other table …"""
        self.other_luck = 0
        """… and in how many of them luck was another."""
        self.tabs = self._come(None)
        others = {f"p{seat}" for seat in range(len(here.state.seats))} | {"eve"}
        for person in sorted(others - {self.person}):
            for table in (here, there):
                table.broadcast.join(Tab(person, person), None)
        self._deal(here.state.game_state)
        self.compare()

    def _come(self, since: int | None) -> tuple[Tab, Tab]:
        tabs = Tab(self.person, "Watcher"), Tab(self.person, "Watcher")
        self.here.broadcast.join(tabs[0], since)
        self.there.broadcast.join(tabs[1], since)
        return tabs

    def come_back(self) -> None:
        """The watcher goes, comes back, and hears some or all of it again."""
        for table, tab in zip((self.here, self.there), self.tabs, strict=True):
            table.broadcast.part(tab)
        self.compare()
        seq = self.here.state.seq
        self.tabs = self._come(self.rng.choice((None, seq, self.rng.randint(0, seq))))
        self.compare()

    def compare(self) -> None:
        """The heart of it."""
        here, there = (tab.frames for tab in self.tabs)
        assert here == there
        self.frames += len(here)
        here.clear()
        there.clear()

    async def do(self, person: str, kind: type[Any], **fields: Any) -> None:
        """The same command at both tables."""
        self.commands += 1
        command = kind(table=self.here.id, id=f"{self.commands}", **fields)
        state = self.here.state
        before, seq, again = state.game_state, state.seq, False
        answer = await self.here.command(Who(person, person), command)
        luck = [draw for step in state.steps if step.seq > seq for draw in step.draws]
        if isinstance(command, protocol.Move) and isinstance(answer, protocol.Done):
            self._make_possible(command, person == self.person, before, luck)
            luck, again = self._other_luck(command, luck)
        self.there.state.chance = Luck(OTHER_SECRET, state.chance.commitment, luck)
        other = await self.there.command(Who(person, person), command)
        if person == self.person:
            for tab, told in zip(self.tabs, (answer, other), strict=True):
                tab.send(encode(told))
        if state.status == "running":
            self.compare()
            self.different += hash_of(self.here) != hash_of(self.there)
            # Cards that luck has just given may come to light by the next move.
            if again or self.rng.random() < OFTEN:
                self._deal(state.game_state)

    def _make_possible(
        self, command: protocol.Move, mine: bool, before: Any, luck: list[str]
    ) -> None:
        """Where the other table cannot have this move or this luck, it is dealt anew.

        What the watcher does itself must be possible there as it is.
        """
        game, (seat, move) = self.here.state.game, self._done(command)

        def fits(state: Any) -> bool:
            if not mine and game.check(state, seat, move) is not None:
                return False
            try:
                game.apply(state.copy(), seat, move, RecordedChance(luck))
            except BadRecord:
                return False
            return True

        if not fits(self.there.state.game_state):
            self._deal(before, fits)

    def _other_luck(self, command: protocol.Move, luck: list[str]) -> tuple[list[str], bool]:
        """What luck shall say at the other table: something else, if that stays hidden."""
        game, (seat, move) = self.here.state.game, self._done(command)
        seen = game.view(self.here.state.game_state, self.watcher)
        for _ in range(LUCKS if luck else 0):
            state = self.there.state.game_state.copy()
            chance = RecordingChance(SeededChance(self.rng.getrandbits(50)))
            game.apply(state, seat, move, chance)
            other = list(chance.take())
            if other != luck and game.view(state, self.watcher) == seen:
                self.other_luck += 1
                return other, True
        return luck, False

    def _done(self, command: protocol.Move) -> tuple[int, Any]:
        assert command.seat is not None
        return command.seat, self.here.state.game.parse(command.move)

    def _deal(self, truth: Any, fits: Any = lambda _state: True) -> None:
        """Another truth for the twin; the same, when no other is soon found."""
        for _ in range(DEALS):
            other = self.probe.reshuffle(truth, self.watcher, self.rng)
            if fits(other):
                self.there.state.game_state = other
                return
        self.there.state.game_state = truth.copy()


async def _whole_game(game_id: str, setup: Setup, watcher: Watcher, seed: int) -> Pair:
    rng = random.Random(f"{setup} {watcher} {seed}")
    here, store = await start(game_id, setup, seed)
    lines = store.log_of(here.id)
    truth = here.state.game_state.copy()
    pair = Pair(here, await twin_of(here, lines, truth, OTHER_SECRET, []), watcher, rng)
    state = here.state

    def running() -> bool:
        return state.status == "running"

    while running():
        CLOCK.now += 20  # whoever had to wait has waited
        if rng.random() < 0.2:
            for text in tries(here, f"{rng.random()}"):
                CLOCK.now += 20
                await pair.do(
                    pair.person, protocol.Move, seq=state.seq, move=text or "?", seat=watcher
                )
        if running():
            CLOCK.now += 20
            seat, move = next_move(here, rng)
            await pair.do(f"p{seat}", protocol.Move, seq=state.seq, move=move, seat=seat)
        if running() and rng.random() < 0.1:
            await pair.do(f"p{seat}", protocol.Undo, seq=state.seq)
        if running() and rng.random() < 0.1:
            await pair.do(pair.person, protocol.Chat, text="hm")
            pair.come_back()
    return pair


def _exchange(game_id: str, found: list[Setup], least: int) -> None:
    """Games with all watchers: at least so many, and until enough was hidden in them."""
    different = 0
    for seed in range(MOST_GAMES):
        setup = found[seed % len(found)]
        for watcher in (None, *range(setup[0])):
            pair = asyncio.run(_whole_game(game_id, setup, watcher, seed))
            assert pair.frames > pair.commands / 2 > 0
            different += pair.different
        if seed + 1 >= least and (different > ENOUGH or not PROBES[game_id].secrets):
            return
    message = f"only {different} states were exchanged: what does `reshuffle` change?"
    raise AssertionError(missing(game_id, message, "probe"))


def _cut(game_id: str) -> Setup:
    """A few people, with the usual options."""
    found = setups(game_id)
    counts = sorted({seats for seats, _ in found})
    few = next((n for n in counts if n > 2), counts[-1])  # of two, each may know what the other has
    return next(setup for setup in found if setup[0] == few)


@pytest.mark.slow
@pytest.mark.parametrize("game_id", list(GAMES))
def test_whole_games_at_two_tables(game_id: str) -> None:
    _exchange(game_id, [_cut(game_id)], least=1)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game_id", "seats"), [(game_id, n) for game_id in GAMES for n in GAMES[game_id].meta.seats]
)
def test_whole_games_of_every_size(game_id: str, seats: int) -> None:
    found = [setup for setup in setups(game_id) if setup[0] == seats]
    _exchange(game_id, random.Random(1).sample(found, len(found)), least=2)


def test_a_hand_that_shows_would_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """A spectator who is told what the first seat sees."""
    game_id = next(game_id for game_id in GAMES if GAMES[game_id].meta.hidden_hands)
    monkeypatch.setattr("skep.server.tables.messages.viewpoint", lambda _state, _mine: 0)
    with pytest.raises(AssertionError):
        asyncio.run(_whole_game(game_id, _cut(game_id), None, 1))

"""Several matches at once, played by moves right and wrong, with copies, replays and take-backs."""

import random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    Bundle,
    RuleBasedStateMachine,
    initialize,
    invariant,
    multiple,
    rule,
    run_state_machine_as_test,
)

import skep
from skep.games.registry import GAMES
from tests.laws.tables import candidates, choose, new_match, seeds, setups, somebody


class Shadowed:
    """A match, and the hashes it had after each of its moves."""

    def __init__(self, match: skep.Match, hashes: list[str]) -> None:
        self.match = match
        self.hashes = hashes

    def copy(self) -> "Shadowed":
        return Shadowed(self.match.copy(), self.hashes[:])


def machine(game_id: str) -> type[RuleBasedStateMachine]:
    """The machine of one game."""

    class Tables(RuleBasedStateMachine):
        tables: Bundle[Shadowed] = Bundle("tables")

        def __init__(self) -> None:
            super().__init__()
            self.all: list[Shadowed] = []

        def _seat(self, table: Shadowed) -> Shadowed:
            self.all.append(table)
            return table

        @initialize(target=tables, setup=st.sampled_from(setups(game_id)), seed=seeds())
        def begin(self, setup: Any, seed: int) -> Shadowed:
            match = new_match(game_id, setup, seed)
            return self._seat(Shadowed(match, [match.hash()]))

        @rule(target=tables, setup=st.sampled_from(setups(game_id)), seed=seeds())
        def begin_another(self, setup: Any, seed: int) -> Any:
            return self.begin(setup, seed) if len(self.all) < 4 else multiple()

        @rule(table=tables, seed=seeds(), many=st.integers(1, 12))
        def play(self, table: Shadowed, seed: int, many: int) -> None:
            rng = random.Random(seed)
            for _ in range(many):
                if not table.match.actors:
                    return
                seat, moves = somebody(table.match, rng)
                move = choose(game_id, moves, rng)
                table.match.apply(seat, rng.choice((move, str(move))))
                table.hashes.append(table.match.hash())

        @rule(table=tables, seed=seeds())
        def try_wrong_moves(self, table: Shadowed, seed: int) -> None:
            match = table.match
            for move in candidates(match, random.Random(seed), many=5):
                for seat in range(match.seats):
                    if match.check(seat, move) is not None:
                        with pytest.raises(skep.IllegalMove):
                            match.apply(seat, move)

        @rule(target=tables, table=tables)
        def copy(self, table: Shadowed) -> Any:
            return self._seat(table.copy()) if len(self.all) < 4 else multiple()

        @rule(table=tables)
        def replace_by_its_replay(self, table: Shadowed) -> None:
            table.match = skep.replay(table.match.record())

        @rule(table=tables, back=st.integers(1, 10))
        def take_back_by_replay(self, table: Shadowed, back: int) -> None:
            """The record without its last moves is the game as it was before them."""
            if len(table.match.log) < back:
                return
            lines = table.match.record().splitlines()
            lines = [line for line in lines if not line.startswith(("end ", "hash "))]
            table.match = skep.replay("\n".join(lines[:-back]))
            del table.hashes[-back:]

        @invariant()
        def hashes_are_what_they_were(self) -> None:
            for table in self.all:
                assert table.match.hash() == table.hashes[-1]
                assert len(table.match.log) == len(table.hashes) - 1

    return Tables


@pytest.mark.parametrize("game_id", list(GAMES))
def test_tables_do_not_disturb_each_other(game_id: str) -> None:
    run_state_machine_as_test(
        machine(game_id), settings=settings(max_examples=40, stateful_step_count=25)
    )

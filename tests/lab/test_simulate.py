"""Simulations: the same figures however they are computed, and clear complaints."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import skep
from skep.bots.registry import UnknownBot, make_bot
from skep.engine.errors import BadOption, BadSeats, UnknownGame
from skep.engine.game import Result
from skep.engine.refusal import IllegalMove
from skep.games.butine.moves import PASS
from skep.games.registry import game_by_id
from skep.lab.simulate import (
    CHUNK,
    Experiment,
    Report,
    Tally,
    play,
    play_chunk,
    seating,
    seed_of_game,
    simulate,
)
from skep.lab.workers import BadExperiment

pytestmark = pytest.mark.slow  # whole games, and processes of their own

QUICK = {"quick": True}


def test_any_number_of_workers_finds_the_same() -> None:
    games = 2 * CHUNK + 5
    bots = ["greedy", "random", "random"]
    reports = [simulate("butine", 3, bots, games, 7, QUICK, workers=n) for n in (1, 2, 3)]
    texts = [msgspec.json.encode(report) for report in reports]
    assert texts[0] == texts[1] == texts[2]
    assert reports[0].games == games
    assert msgspec.json.decode(texts[0], type=Report) == reports[0]


def test_another_seed_finds_something_else() -> None:
    one, other = (simulate("butine", 2, ["random"] * 2, 10, seed, QUICK) for seed in (1, 2))
    assert one.length != other.length


def test_all_figures_belong_to_the_same_games() -> None:
    report = simulate("butine", 3, ["random", "greedy", "random"], 12, 3, {"challenge": 4})
    assert report.options == {"quick": False, "challenge": 4, "expert": False}
    assert (report.game, report.seats, report.seed) == ("butine", 3, 3)
    assert report.bots == ("random", "greedy", "random")
    assert [(figures.bot, figures.players) for figures in report.by_bot] == [
        ("random", 2),
        ("greedy", 1),
    ]
    assert [figures.seat for figures in report.by_seat] == [0, 1, 2]
    assert sum(report.end_reasons.values()) == 12
    for figures in (report.by_seat, report.by_bot):
        assert sum(one.wins.wins for one in figures) == pytest.approx(12)
        assert sum(one.wins.share for one in figures) == pytest.approx(1)


def test_any_game_of_a_simulation_can_be_played_again() -> None:
    # The last game of this simulation is the only one of its chunk, and its seats are rotated.
    experiment = Experiment("butine", 3, ("random", "greedy", "random"), CHUNK + 1, 5, QUICK)
    tally = play_chunk(experiment, CHUNK)
    assert tally.games == 1
    seed = seed_of_game(5, CHUNK)
    seated = seating(experiment.bots, CHUNK)
    assert seated != experiment.bots
    match = skep.new("butine", seats=3, seed=seed, options=QUICK)
    bots = [make_bot(bot, "butine", seed_of_game(seed, seat)) for seat, bot in enumerate(seated)]
    while not match.over:
        seat = match.actors[0]
        match.apply(seat, bots[seat].choose(match.view(seat), match.legal(seat)))
    expected = Tally()
    assert match.result is not None
    expected.add(match.result, len(match.log), seated)
    for entry in match.log:
        expected.notes.moved(match.game, match.game.parse(entry.move))
    expected.notes.ended(match.view())
    assert tally == expected


def test_the_games_differ_from_each_other() -> None:
    seeds = {seed_of_game(seed, number) for seed in range(30) for number in range(30)}
    assert len(seeds) == 900
    assert all(0 <= seed < 2**53 for seed in seeds)


def test_every_bot_plays_every_seat_equally_often() -> None:
    bots = ("a", "b", "c", "d")
    tables = [seating(bots, number) for number in range(8)]
    for seat in range(4):
        assert sorted(table[seat] for table in tables) == sorted(bots * 2)
    assert all(sorted(table) == sorted(bots) for table in tables)
    assert tables[1] == ("b", "c", "d", "a")


def test_a_shared_win_is_shared_out() -> None:
    tally = Tally()
    tally.add(Result("end", "", (3, 5, 5), (1, 2)), 10, ("a", "b", "a"))
    tally.add(Result("end", "", (5, 5, 5), (0, 1, 2)), 12, ("a", "b", "a"))
    # A win has six parts at a table of three: 3 + 3, then 2 + 2 + 2.
    assert dict(tally.by_seat) == {0: 2, 1: 5, 2: 5}
    assert dict(tally.by_bot) == {"a": 3 + 4, "b": 3 + 2}
    assert dict(tally.scores["a"]) == {3: 1, 5: 3}


def test_merged_tallies_count_all_games() -> None:
    one, other, both = Tally(), Tally(), Tally()
    games: list[tuple[Tally, Result, int]] = [
        (one, Result("end", "", (3, 5), (1,)), 10),
        (other, Result("stop", "", (4, 4), (0, 1)), 10),
    ]
    for tally, result, moves in games:
        tally.add(result, moves, ("a", "b"))
        both.add(result, moves, ("a", "b"))
    one.merge(other)
    assert one == both


def test_progress_is_told_how_many_games_are_done() -> None:
    for workers in (1, 2):
        told: list[int] = []
        simulate("butine", 2, ["random"] * 2, CHUNK + 3, 1, QUICK, workers, told.append)
        assert told == [CHUNK, CHUNK + 3]


def test_workers_0_means_all_cores() -> None:
    alone = simulate("butine", 2, ["random"] * 2, CHUNK + 1, 1, QUICK)
    assert simulate("butine", 2, ["random"] * 2, CHUNK + 1, 1, QUICK, workers=0) == alone


@pytest.mark.parametrize(
    ("changes", "error", "text"),
    [
        ({"game_id": "chess"}, UnknownGame, "'chess'"),
        ({"seats": 5}, BadSeats, "5 seats; allowed: 2, 3, 4"),
        ({"seats": 3}, BadExperiment, "3 seats need 3 bots, not 2: greedy, random"),
        ({"bots": []}, BadExperiment, "2 seats need 2 bots, not 0: none"),
        ({"bots": ["greedy", "clever"]}, UnknownBot, "'clever'; bots: level-1, level-2, "),
        (
            {"game_id": "la-ruche"},
            UnknownBot,
            "'greedy' does not know la-ruche; bots that do: level-1, level-2, ",
        ),
        ({"games": 0}, BadExperiment, "0 games; at least 1"),
        ({"workers": -1}, BadExperiment, "-1 workers"),
        ({"options": {"fast": True}}, BadOption, "'fast'"),
        ({"options": {"challenge": 1}}, BadOption, "challenge"),
    ],
)
def test_nonsense_is_refused(changes: dict[str, Any], error: type[Exception], text: str) -> None:
    sound = {"game_id": "butine", "seats": 2, "bots": ["greedy", "random"], "games": 1, "seed": 1}
    with pytest.raises(error, match=text):
        simulate(**{**sound, **changes})


def test_a_script_without_a_guard_is_told_so(tmp_path: Path) -> None:
    script = tmp_path / "unguarded.py"
    script.write_text(
        "from skep.lab.simulate import simulate\n"
        f"simulate('butine', 2, ['random'] * 2, {2 * CHUNK}, 1, workers=2)\n"
    )
    done = subprocess.run(  # noqa: S603 - our own interpreter, our own script
        [sys.executable, str(script)], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 1
    assert "BadExperiment: a worker process could not start or was killed" in done.stderr


def test_a_bot_cannot_cheat() -> None:
    class Cheat:
        def choose(self, _view: Any, _legal: Any) -> Any:
            return PASS

    game = game_by_id("butine")
    with pytest.raises(IllegalMove, match="BUT-13"):
        play(game, game.meta.options(), [Cheat(), Cheat()], 1)


# ---------------------------------------------------------------- rounds, actions, cards, ranks


def test_actions_add_up_to_the_moves() -> None:
    for game, seats, bots in (
        ("butine", 2, ["greedy", "random"]),
        ("waggle-dance", 2, ["greedy", "random"]),
        ("la-ruche", 2, ["quick", "quick"]),
        ("bee-busy", 1, ["greedy"]),
    ):
        report = simulate(game, seats, bots, 4, 3)
        moves = sum(use.count for use in report.actions.values())
        assert moves == pytest.approx(report.length.mean * 4)
        for use in (*report.actions.values(), *report.cards.values()):
            assert use.per_game == use.count / 4
        counts = [use.count for use in report.actions.values()]
        assert counts == sorted(counts, reverse=True)


def test_what_was_used_is_what_the_record_says() -> None:
    report = simulate("waggle-dance", 2, ["random", "random"], 1, 3)
    seed = seed_of_game(3, 0)
    match = skep.new("waggle-dance", seats=2, seed=seed)
    bots = [make_bot("random", "waggle-dance", seed_of_game(seed, seat)) for seat in (0, 1)]
    while not match.over:
        seat = next(seat for seat in match.actors if match.legal(seat))
        match.apply(seat, bots[seat].choose(match.view(seat), match.legal(seat)))
    moves = [entry.move.split() for entry in match.log]
    for letter in "ACDEG":
        placed = sum(move[0] == "place" and move[2][0] == letter for move in moves)
        assert report.actions[f"place {letter}"].count == placed
    rooms = sum(move[0] == "place" and move[2].startswith("room") for move in moves)
    assert report.actions["place room"].count == rooms
    played: dict[str, int] = {}
    for move in moves:
        names = [move[1]] if move[0] == "play" else []
        names += move[3].split("+") if move[0] in ("honey", "hatch") and len(move) > 3 else []
        for name in names:
            played[name] = played.get(name, 0) + 1
    assert {name: use.count for name, use in report.cards.items()} == played
    view: Any = match.view()
    assert report.rounds is not None
    assert report.rounds.least == report.rounds.most == view.round


def test_cards_of_butine_are_those_that_were_gathered() -> None:
    report = simulate("butine", 2, ["greedy", "greedy"], 3, 3, QUICK)
    assert sum(use.count for use in report.cards.values()) == report.actions["gather"].count > 0
    assert report.rounds is None


def test_who_plays_alone_beats_nobody() -> None:
    report = simulate("bee-busy", 1, ["greedy"], 5, 3)
    assert (report.by_seat, report.by_bot) == ((), ())
    assert report.alone is not None
    assert report.alone.bot == "greedy"
    assert sum(report.alone.ranks.values()) == 5
    assert report.rounds is not None
    assert report.rounds.mean == 25
    together = simulate("bee-busy", 2, ["greedy", "greedy"], 2, 3)
    assert together.alone is None

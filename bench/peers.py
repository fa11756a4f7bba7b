"""Those we measure ourselves against. One that is not installed is named, not left out silently."""

from collections.abc import Callable, Iterator
from importlib.metadata import version
from random import Random
from typing import Any

from bench.contest import Contestant, one_of

CHESS_MIDGAME = 60
OPENSPIEL_GAMES = ("hive", "backgammon", "yacht", "pig")
OPENSPIEL_MIDGAME = 40
CATAN_MIDGAME = 60


def peers() -> tuple[list[Contestant], list[str]]:
    """The contestants that can play here, and the packages that are missing."""
    found: list[Contestant] = []
    missing: list[str] = []
    for package, contestants in (
        ("chess", _python_chess),
        ("open_spiel", _openspiel),
        ("catanatron", _catanatron),
    ):
        try:
            found += contestants()
        except ModuleNotFoundError:
            missing.append(package)
    return found, missing


def _python_chess() -> list[Contestant]:
    """python-chess is plain Python, as we are when uncompiled: the fairest peer."""
    import chess

    def play(random: Random) -> Iterator[int]:
        board = chess.Board()
        # The ends that need no second list of moves. A repetition may go on: the 75-move rule
        # ends it.
        while board.halfmove_clock < 150 and not board.is_insufficient_material():
            moves = list(board.legal_moves)
            if not moves:
                return
            board.push(one_of(random, moves))
            yield len(moves)

    def midgame(random: Random) -> Callable[[], object]:
        board = chess.Board()
        for _ in range(CHESS_MIDGAME):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(one_of(random, moves))
        # Without its history, as our states have none.
        return lambda: board.copy(stack=False)

    return [Contestant(f"python-chess {version('chess')}", play, midgame)]


def _catanatron() -> list[Contestant]:
    """Catanatron is plain Python with dice, cards and small decisions: Waggle Dance's nearest."""
    from catanatron import Color, Game, RandomPlayer
    from catanatron.game import TURNS_LIMIT

    def new(random: Random) -> Any:
        players = [RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)]
        return Game(players, seed=random.getrandbits(32))

    def step(game: Any, random: Random) -> int:
        moves = game.state.playable_actions
        game.execute(one_of(random, moves), validate_action=False)
        return len(moves)

    def play(random: Random) -> Iterator[int]:
        game = new(random)
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            yield step(game, random)

    def midgame(random: Random) -> Callable[[], object]:
        game = new(random)
        for _ in range(CATAN_MIDGAME):
            step(game, random)
        copy: Callable[[], object] = game.copy
        return copy

    return [Contestant(f"Catanatron {version('catanatron')}", play, midgame)]


def _openspiel() -> list[Contestant]:
    """OpenSpiel is C++ called from Python, as a learner or a bot in Python calls it."""
    import pyspiel

    return [_openspiel_game(pyspiel.load_game(name), name) for name in OPENSPIEL_GAMES]


def _openspiel_game(game: Any, name: str) -> Contestant:
    def play(random: Random) -> Iterator[int]:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                _sample(state, random)
                continue
            moves = state.legal_actions()
            state.apply_action(one_of(random, moves))
            yield len(moves)

    def midgame(random: Random) -> Callable[[], object]:
        state = game.new_initial_state()
        for _ in range(OPENSPIEL_MIDGAME):
            if state.is_terminal():
                break
            if state.is_chance_node():
                _sample(state, random)
            else:
                state.apply_action(one_of(random, state.legal_actions()))
        clone: Callable[[], object] = state.clone
        return clone

    return Contestant(f"OpenSpiel {version('open_spiel')} {name}", play, midgame)


def _sample(state: Any, random: Random) -> None:
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(random.choices(outcomes, weights)[0])

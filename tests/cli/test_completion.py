"""Completion with Tab: what is offered, and that it gives nothing away."""

import io
import re
import sys
import types
from typing import Any

import pytest
from rich.console import Console

import skep
from skep.cli.boards import face_of
from skep.cli.completion import Reader, candidates
from skep.cli.session import Quit, Session
from skep.locale import words

MOVES = ["place R0@1,0", "place R0@2,0", "place R1@1,0", "pass", "Échanger RWY"]


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("", ["place ", "pass", "Échanger "]),
        ("p", ["place ", "pass"]),
        ("place", ["place "]),
        ("place R0", ["place R0@"]),
        ("PLACE r0@", ["place R0@1,0", "place R0@2,0"]),
        ("place R1@1,0", ["place R1@1,0"]),
        ("ech", ["Échanger "]),
        ("x", []),
    ],
)
def test_a_line_is_completed_to_the_end_of_the_next_word(typed: str, found: list[str]) -> None:
    assert candidates(typed, MOVES) == found


def offered(game: str, typed: str, lang: str = "en", seats: int = 2, **options: Any) -> list[str]:
    """What Tab offers at the first decision of a person."""
    match = skep.new(game, seats=seats, seed=5, options=options)
    found: list[str] = []

    def offer(lines: Any) -> None:
        found[:] = candidates(typed, lines(typed))

    def read(_prompt: str) -> str:
        raise EOFError

    console = Console(file=io.StringIO())
    names = tuple(f"Player {seat}" for seat in range(seats))
    with pytest.raises(Quit):
        Session(match, {}, names, words(lang), console, read, offer=offer).run()
    return found


def test_moves_and_commands_are_offered() -> None:
    assert set(offered("butine", "")) >= {"place ", "undo", "help", "quit"}
    assert offered("butine", "place R") == [f"place R{turn}@" for turn in range(6)]
    assert offered("butine", "show place W") == ["show place W0@"]
    assert set(offered("butine", "list ")) == {f"list {letter}" for letter in "WRYB"}


def test_completion_speaks_the_language() -> None:
    assert "annuler" in offered("butine", "a", "fr")
    assert offered("butine", "pos", "fr") == ["pose "]


def test_every_move_of_every_game_is_reached() -> None:
    for game in ("butine", "waggle-dance", "bee-busy"):
        match = skep.new(game, seats=2, seed=5)
        face, speak = face_of(game), words("fr")
        seat = match.actors[0]
        lines = face.completions(match.view(seat), match.legal(seat), "", speak)
        for move in match.legal(seat):
            assert face.spell(move, speak) in lines


def test_a_race_offers_all_turns_and_all_open_cells_whether_they_fit_or_not() -> None:
    match = skep.new("la-ruche", seats=1, seed=5)
    face, speak = face_of("la-ruche"), words("en")
    match.apply(0, match.legal(0)[0])
    view: Any = match.view(0)

    def tab(typed: str) -> list[str]:
        return candidates(typed, face.completions(view, [], typed, speak))

    assert tab("place ") == [f"place {number} " for number in range(1, len(view.hand) + 1)]
    turns = [sign + colour for sign in ("", "-") for colour in "123456"]
    assert tab("3 ") == [f"3 {turn} " for turn in turns]
    cells = ["L9", "L10", "M9", "M11", "N9", "N10"]
    assert sorted(tab("3 -4 ")) == sorted(f"3 -4 {cell}" for cell in cells)
    helped = candidates("3 ", face.completions(view, match.legal(0), "3 ", speak))
    assert 0 < len(helped) < len(turns), "with help, only what fits"
    fits = {re.sub(r"@.*", "", str(move)) for move in match.legal(0)}
    assert len(fits) < len(turns) * len(view.hand), "some would not fit, and are offered"


def test_readline_asks_for_one_after_the_other() -> None:
    reader = Reader()
    reader.offer(lambda typed: MOVES)
    assert [reader.complete("place R0@", number) for number in range(3)] == [
        *("place R0@1,0", "place R0@2,0"),
        None,
    ]


@pytest.mark.parametrize(
    ("doc", "bound"), [("GNU readline", "tab: complete"), ("libedit", "bind ^I rl_complete")]
)
def test_tab_is_bound_as_the_system_wants_it(doc: str, bound: str) -> None:
    calls: dict[str, Any] = {}
    fake = types.SimpleNamespace(
        __doc__=doc,
        set_completer=lambda f: calls.update(completer=f),
        set_completer_delims=lambda d: calls.update(delims=d),
        parse_and_bind=lambda b: calls.update(bound=b),
    )
    reader = Reader()
    reader.bind(fake)
    assert calls == {"completer": reader.complete, "delims": "", "bound": bound}


def test_without_readline_lines_are_read_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "readline", None)  # importing it fails
    monkeypatch.setattr(sys, "stdin", types.SimpleNamespace(isatty=lambda: True))
    monkeypatch.setattr("builtins.input", lambda prompt: prompt + "place")
    assert Reader()("? ") == "? place"

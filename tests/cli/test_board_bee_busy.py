"""Bee Busy in the terminal: the drawing, the menu, and whole games that are typed."""

from typing import Any

import pytest

import skep
from skep.bots.registry import make_bot
from skep.cli.boards import face_of
from skep.cli.boards.bee_busy import Highlight, draw, size
from skep.games.bee_busy.view import View
from skep.locale import words
from tests.cli.helpers import run
from tests.games.bee_busy.sheets import at, play, sheet

FACE = face_of("bee-busy")


def seen(match: skep.Match, seat: int | None = 0) -> View:
    view = match.view(seat)
    assert isinstance(view, View)
    return view


def lines(text: object) -> str:
    return "\n" + str(text) + "\n"


def test_a_sheet() -> None:
    own = sheet(
        flowers=("centre a1", "centre b2"),
        columns={4: 3},
        line=("d1", "d2", "d3"),
        walls=("d1 e",),
        combs={"a1": "honey 2", "e1": "queen"},
        queen_laid=True,
    )
    assert (
        lines(draw(seen(at(own))))
        == r"""
[1]  centre      cat         gnome              /   \ .   . /   \
       1 2 3       1 2 3       1 2 3           |a1 2 |a2   .a3   |
     a x . B     a R B R     a b r b         .   \ /   . .   . .   .
     b B x .     b B . B     b r . r        .b1   .b2   .b3   .b4   .
     c y B R     c y R y     c y b y      /   . .   . /   \ .   . .   \
     d R R B                             |c1   .c2   |c3 o |c4   .c5   |
     e . B y                               \ .   . .   \ /   . .   . /
                                            .d1@  |d2*  .d3@  .d4   .
                                              . /   \ .   . .   . .
                                               |e1 Q |e2   .e3   |
                                                 \ /   . .   \ /
"""
    )


def test_another_sheet_and_another_size() -> None:
    match = skep.new("bee-busy", seats=2, seed=1, options={"sheet": "heath"})
    text = str(draw(seen(match), Highlight(seat=1)))
    assert text.startswith("[2]  heath")
    columns, rows = size(seen(match))
    assert rows == len(text.split("\n"))
    assert columns == max(map(len, text.split("\n")))


def test_a_window_that_is_too_small_shows_the_top_left() -> None:
    view = seen(at())
    small = str(FACE.draw(view, 20, 3)).split("\n")
    assert small == [line[:20] for line in str(draw(view)).split("\n")[:3]]


@pytest.mark.parametrize(
    ("place", "mark"),
    [
        ("2", Highlight(seat=1)),
        ("3", None),
        ("c3", Highlight(comb="c3")),
        ("centre a1", Highlight(flower="centre a1")),
        ("z9", None),
    ],
)
def test_places_that_can_be_shown(place: str, mark: Highlight | None) -> None:
    assert FACE.mark_place(seen(at(sheet(), sheet())), place) == mark


@pytest.mark.parametrize(("language", "sheet_name"), [("en", "garden"), ("fr", "heath")])
def test_every_kind_of_move_can_be_typed_as_it_is_spelled(language: str, sheet_name: str) -> None:
    """And each move is explained, and all that happens is told."""
    speak = words(language)
    match = skep.new("bee-busy", seats=2, seed=1, options={"sheet": sheet_name})
    bots = [make_bot("greedy", "bee-busy", 1), make_bot("random", "bee-busy", 1)]
    while match.actors:
        seat = match.actors[-1]
        view, legal = seen(match, seat), match.legal(seat)
        groups = FACE.groups(view, legal)
        assert sorted(map(str, legal)) == sorted(str(m) for g in groups for m in g.moves)
        for move in legal[:: max(1, len(legal) // 3)]:
            assert FACE.read(FACE.spell(move, speak).upper(), speak) == move
            about = FACE.about(view, move, speak)
            assert about or str(move).startswith("write"), move
        assert FACE.asks(view, "Zoé", speak)
        for event in match.apply(seat, bots[seat].choose(view, legal)):
            told = FACE.tell(event.public, view, ("Zoé", "Max"), speak)  # type: ignore[arg-type]
            assert told is None or "{" not in told


def test_walls_are_listed_by_comb() -> None:
    match = at(sheet(area="combs", wax=3), dice=(1, 1, 5))
    play(match, "die 1", "stay")
    view, legal = seen(match), match.legal(0)
    walls = next(group for group in FACE.groups(view, legal) if group.name == "wall")
    assert not walls.listed
    question = FACE.question("wall near a1", words("en"))
    assert question is not None
    near: list[Any] = [m for m in walls.moves if FACE.is_near(view, m, question.near or "")]
    assert {str(move) for move in near} == {"wall a1 e", "wall a1 se", "wall a1 sw"}
    assert FACE.question("paroi a1", words("fr")) == question
    assert FACE.question("walls are nice", words("en")) is None


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_solo_game_is_typed(language: str) -> None:
    match = skep.new("bee-busy", seats=1, seed=5)
    bot = make_bot("greedy", "bee-busy", 5)
    typed = []
    while match.actors:
        move = bot.choose(match.view(0), match.legal(0))
        typed.append(FACE.spell(move, words(language)))
        match.apply(0, move)
    # In the first round, somebody changes their mind.
    again = words(language).say("bee-busy-typed-back")
    typed[1:1] = [again, typed[0]]
    args = ("play", "bee-busy", "--seats", "1", "--seed", "5", "--lang", language)
    result = run(*args, typed="\n".join(typed) + "\n")
    assert result.exit_code == 0, result.output
    rank = words(language).say("bee-busy-rank", rank=match.view().rank)
    assert rank in result.stdout
    assert f" {match.scores[0]} " in result.stdout.replace("\u00a0", " ")


def test_questions_help_and_other_sheets() -> None:
    typed = "list change\nhelp\nmap 2\nmap z9\nwhy die 9\nlist\nquit\n"
    args = ("play", "bee-busy", "--seats", "2", "--seed", "3", "--bots", "random")
    result = run(*args, typed=typed)
    assert result.exit_code == 0, result.output
    assert "take your last decision of this round back" in result.stdout
    assert "[2]  centre" in result.stdout
    assert "No die shows 9." in result.stdout


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_differs_on_another_sheet_is_told_at_the_start_and_in_the_help(language: str) -> None:
    speak = words(language)
    args = ("play", "bee-busy", "--seats", "1", "--seed", "3", "--lang", language)
    help_and_quit = f"{speak.say('word-help')}\n{speak.say('word-quit')}\n"
    result = run(*args, "--option", "sheet=heath", typed=help_and_quit)
    assert result.exit_code == 0, result.output
    assert result.stdout.count(speak.say("bee-busy-differs", sheet="heath")) == 2
    assert result.stdout.count(f"BEE-21  {speak.say('bee-busy-differs-wall', wax=2)}") == 2
    usual = run(*args, typed=help_and_quit)
    assert "BEE-21" not in usual.stdout

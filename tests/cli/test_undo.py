"""`undo` at the terminal: one's last move, and nothing hidden can be learned that way."""

from pathlib import Path

import pytest

import skep
from skep.bots.registry import make_bot
from skep.cli.undo import Undo
from skep.engine import record as records
from skep.engine.errors import BadMove
from skep.engine.undo import note_move
from tests.cli.helpers import run


def play(*typed: str, game: str = "butine", bots: str = "greedy", lang: str = "en") -> str:
    lines = "".join(line + "\n" for line in typed)
    args = ("play", game, "--bots", bots, "--seats", "2", "--seed", "5", "--lang", lang)
    result = run(*args, typed=lines)
    assert result.exit_code == 0, result.output
    return result.stdout


def kept() -> records.Record:
    (file,) = Path().glob("skep-*.txt")
    return records.read(file.read_text("utf-8"))


def test_what_a_bot_answered_goes_back_too_where_nothing_is_hidden() -> None:
    out = play("place R0@-1,-1", "undo", "place Y1@-1,0", "quit")
    assert out.count("Player 1 takes the last move back.") == 1
    assert out.count("• Greedy 2 lays") == 2, "the bot had answered, and answers again"
    assert [entry.seat for entry in kept().entries] == [0, 1]
    assert kept().entries[0].move == "place Y1@-1,0"


def test_the_board_is_shown_again_as_it_was() -> None:
    out = play("place R0@-1,-1", "undo")
    last = out.rpartition("takes the last move back.")[2]
    assert "W0" in last
    assert "R1" not in last
    assert "place a tile or gather a card" in last


def test_without_a_move_there_is_nothing_to_take_back() -> None:
    assert "There is no move to take back." in play("undo")
    assert "Il n’y a pas de coup à reprendre." in play("annuler", lang="fr")


def test_what_was_drawn_cannot_be_unseen() -> None:
    match = skep.new("butine", seats=2, seed=5)
    undo = Undo(match, frozenset())
    players = [make_bot("greedy", "butine", seat) for seat in (0, 1)]
    while not (match.log and match.log[-1].draws):
        seat = match.actors[0]
        match.apply(seat, players[seat].choose(match.view(seat), match.legal(seat)))
        undo.moved()
    assert undo.why_not(match.actors[0]) == "play-no-undo-luck"
    with pytest.raises(BadMove):
        match.rewind(len(match.log) - 1)


def test_people_at_one_keyboard_take_back_for_each_other_where_nothing_is_hidden() -> None:
    out = play("place R0@-1,-1", "undo", "place Y1@-1,0", "quit", bots="")
    assert "Player 1 takes the last move back." in out
    assert [entry.move for entry in kept().entries] == ["place Y1@-1,0"]


def test_where_hands_are_hidden_only_the_one_who_moved_and_only_at_once() -> None:
    match = skep.new("waggle-dance", seats=2, seed=5)
    undo = Undo(match, frozenset({1}))
    assert undo.why_not(0) == "play-no-undo-nothing"
    while not (match.log and match.log[-1].seat == 0 and not match.log[-1].draws):
        seat = match.actors[0]
        match.apply(seat, match.legal(seat)[0])
        undo.moved()
    assert undo.why_not(0) is None
    assert undo.why_not(1) == "play-no-undo-others"
    while match.log[-1].seat == 0 or match.log[-1].draws:
        seat = match.actors[-1]
        match.apply(seat, match.legal(seat)[0])
        undo.moved()
    assert undo.why_not(0) == "play-no-undo-others"


@pytest.mark.parametrize(("seats", "key"), [(1, "play-no-undo-alone"), (2, "play-no-undo-race")])
def test_a_race_takes_nothing_back(seats: int, key: str) -> None:
    match = skep.new("la-ruche", seats=seats, seed=5)
    undo = Undo(match, frozenset())
    seat = next(seat for seat in match.actors if match.legal(seat))
    match.apply(seat, match.legal(seat)[0])
    undo.moved()
    assert undo.why_not(seat) == key


def test_the_luck_of_a_game_stays_what_its_seed_gives() -> None:
    play("place R0@-1,-1", "undo", "place R1@-1,0", "quit")
    (file,) = Path().glob("skep-*.txt")
    assert run("verify", str(file)).exit_code == 0


def test_the_rule() -> None:
    undo: list[tuple[int, str]] = []
    note_move(undo, 0, "a", ())
    note_move(undo, 0, "b", ())
    assert undo == [(0, "a"), (0, "b")]
    note_move(undo, 1, "c", ())
    assert undo == [(1, "c")], "what others have answered stands"
    note_move(undo, 1, "d", ("RWR",))
    assert undo == [], "what was drawn cannot be unseen"

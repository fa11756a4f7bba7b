"""A game without a face of its own, played in the terminal from beginning to end."""

import json
import sys
from pathlib import Path

import pytest

import skep
from skep.bots.registry import make_bot
from skep.cli.boards import Face, face_of
from skep.locale import words
from tests.cli.helpers import plain, run


def script(game: str, seed: int, seats: int) -> tuple[list[str], "skep.Match"]:
    """What somebody types who plays by the first move of the list, against random bots."""
    match = skep.new(game, seats=seats, seed=seed)
    bots = {seat: make_bot("random", game, seed + seat + 1) for seat in range(1, seats)}
    lines = []
    while match.actors:
        seat = match.actors[0]
        legal = match.legal(seat)
        move = bots[seat].choose(match.view(seat), legal) if seat in bots else legal[0]
        if seat == 0:
            lines.append(str(move))
        match.apply(seat, move)
    return lines, match


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_game(nectar_run: str, here: Path, language: str) -> None:
    lines, played = script(nectar_run, seed=4, seats=3)
    told = run(
        *("play", nectar_run, "--seed", "4", "--seats", "3", "--lang", language),
        *("--record", "game.txt"),
        typed="\n".join(lines) + "\n",
    )
    assert told.exit_code == 0, told.output
    record = (here / "game.txt").read_text("utf-8")
    again = skep.replay(record)
    assert skep.verify(record).entries == played.log
    assert (again.result, again.log) == (played.result, played.log)
    ended, winner = {
        "en": ("All flowers are empty. [NEC-7]", "wins!"),
        "fr": ("Toutes les fleurs sont vides. [NEC-7]", "gagne"),
    }[language]
    assert ended in told.stdout
    assert winner in told.stdout or "share" in told.stdout


def test_moves_by_number_and_half_moves(nectar_run: str, here: Path) -> None:
    typed = "?\nfly\nlist fly thyme\nshow 1\nmap\nnonsense\nrest\nwhy\nrules 4\nok\nquit\n"
    told = run("play", nectar_run, "--seed", "4", typed=typed).stdout
    for said in (
        "Your bees: 3, 5, 5.",  # the private fact, told to the only person here
        "Moves of Nectar Run:",
        "   1  fly 3 clover  takes up to 3 drops",
        "Nectar left            clover 12, thyme 12, linden 12",
        "Drops                    Player 1: 0, Random 2: 0",
        "I do not understand “nonsense”",
        "✗ You rest only when no bee can fly.",
        "NEC-6 If none of your bees can fly",
        "NEC-4 A bee leaves its scent",
        "Player 1 sends a bee of strength 3 to the clover (3 drops).",
        "skep play --resume skep-nectar-run-",
    ):
        assert " ".join(said.split()) in " ".join(told.split()), said
    assert "fly 3 clover" not in told.partition("Player 1> ")[2].splitlines()[0]


def test_others_are_not_told_what_somebody_drew(nectar_run: str, here: Path) -> None:
    """Two people at one screen must not read each other's bees."""
    told = run("play", nectar_run, "--seed", "4", "--bots", "", typed="fly 3 clover\n").stdout
    assert "draws a bee" in told
    assert "comes to you" not in told


def test_simulate_and_rules_and_games(nectar_run: str) -> None:
    report = json.loads(
        run("simulate", nectar_run, "--bots", "random,random", "--games", "20", "--json").stdout
    )
    assert report["end_reasons"] == {"dry": 20}
    assert run("rules", "NEC-5").stdout.startswith("NEC-5 ")
    assert "Nectar Run" in run("rules", nectar_run, "--lang", "fr").stdout
    assert "NEC-5" in run("games").stdout


def test_without_words_it_is_told_plainly(nectar_run: str) -> None:
    """A game that has no words yet is still playable."""
    from nectar_run.facts import Drew, Flew  # type: ignore[import-not-found, unused-ignore]

    face, speak, names = Face("wordless"), words("en"), ("Ann", "Bob")
    view = skep.new(nectar_run, seed=4).view(0)
    assert face.tell(Flew(1, 3, "thyme", 3), view, names, speak) == (
        "Bob: flew, bee 3, flower thyme, drops 3"
    )
    assert face.tell(Drew(0), view, names, speak) == "Ann: drew"
    status = plain(face.status(view, names, speak))
    assert "hand" in status
    assert "clover 12, thyme 12, linden 12" in status


def test_a_spectator_sees_no_hand(nectar_run: str) -> None:
    view = skep.new(nectar_run, seed=4).view()
    status = plain(face_of(nectar_run).status(view, ("Ann", "Bob"), words("en")))
    (hand,) = [line for line in status.splitlines() if "Your bees" in line]
    assert hand.split()[-1] == "–"


def test_many_moves_of_one_kind_are_counted_and_found_by_a_word(nectar_run: str) -> None:
    face, match = face_of(nectar_run), skep.new(nectar_run, seed=4)
    groups = face.groups(match.view(0), match.legal(match.actors[0]) * 10)
    assert not groups[0].listed
    told = face.summary(groups, words("en"))
    assert told == f"fly {len(groups[0].moves)}. To see them: list fly"
    move = match.legal(match.actors[0])[0]
    assert face.is_near(match.view(0), move, "CLOVER")
    assert not face.is_near(match.view(0), move, "thyme")


def test_a_face_of_its_own_is_found_in_the_package(
    nectar_run: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "face.py").write_text(
        "from skep.cli.boards import Face\n\n\n"
        "class OwnFace(Face):\n    game = 'nectar-run'\n\n\nFACE = OwnFace()\n",
        "utf-8",
    )
    package = sys.modules["nectar_run"]
    monkeypatch.setattr(package, "__path__", [*package.__path__, str(tmp_path)])
    assert type(face_of(nectar_run)).__name__ == "OwnFace"
    assert type(face_of(nectar_run)) is not Face

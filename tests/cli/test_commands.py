"""Small commands, and how mistakes come out."""

import json
from pathlib import Path
from typing import Any

import pytest

import skep
from skep.cli import rulebook
from skep.cli.common import write_new_file
from skep.cli.errors import UserError
from skep.engine.game import Game
from skep.games.registry import GAMES
from skep.locale import words
from tests.cli.helpers import fails, run


def test_skep_alone_helps() -> None:
    result = run()
    assert result.exit_code == 0
    for command in ("play", "games", "rules", "bots", "simulate", "replay", "verify"):
        assert command in result.stdout


def test_version() -> None:
    result = run("--version")
    assert (result.exit_code, result.stdout) == (0, f"skep {skep.__version__}\n")


def test_games() -> None:
    result = run("games")
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0].split() == ["Game", "Seats", "Option", "Values", "Default", "Meaning"]
    rows = [line.split() for line in lines]
    assert rows[1][:3] == ["butine", "2–4", "quick"]
    assert ["la-ruche", "1–6", "bee"] in [row[:3] for row in rows]
    assert ["puzzle", "text"] in [row[:2] for row in rows]
    assert "2 to 40" in result.stdout
    assert "garden, heath" in result.stdout


def test_games_as_json() -> None:
    games = {game["id"]: game for game in json.loads(run("games", "--json").stdout)}
    assert list(games) == skep.games()
    game = games["butine"]
    assert game["seats"] == [2, 3, 4]
    assert game["options"]["challenge"] == {
        "type": "integer",
        "default": None,
        "minimum": 2,
        "maximum": 40,
    }
    assert game["options"]["quick"] == {"type": "boolean", "default": False}
    assert games["bee-busy"]["options"]["sheet"] == {
        "type": "choice",
        "default": "garden",
        "enum": ["garden", "heath"],
    }


def test_bots() -> None:
    result = run("bots", "--lang", "fr", env={"COLUMNS": "200"})
    assert result.exit_code == 0
    assert "joue n’importe quel coup permis" in result.stdout
    text = " ".join(result.stdout.split())
    assert "level-3 Butineuse" in text, "by the name that it has at a table"
    assert "manque peu de choses – régulière dans une course" in text
    assert {bot["id"] for bot in json.loads(run("bots", "--json").stdout)} >= {"random", "greedy"}


def test_the_language_comes_from_the_environment_and_can_be_chosen() -> None:
    french = {"LANG": "fr_FR.UTF-8"}
    assert run("games", env=french).stdout.startswith("Jeu ")
    assert run("games", "--lang", "en", env=french).stdout.startswith("Game ")
    assert run("games", "--lang", "fr_CA").stdout.startswith("Jeu ")


def test_the_whole_rulebook() -> None:
    english = run("rules", "butine").stdout
    french = run("rules", "butine", "--lang", "fr").stdout
    for text in (english, french):
        assert all(rule in text for rule in ("BUT-1 ", "BUT-22 "))
        # Neither anchors nor the targets of links: nobody can click here.
        assert "<a id" not in text
        assert "](#" not in text
        assert "(#BUT" not in text
    assert "Your turn" in english
    assert "Votre tour" in french


@pytest.mark.parametrize(
    "args", [["BUT-7"], ["but-7"], ["--rule", "BUT-7"], ["butine", "--rule", "BUT-7"]]
)
def test_one_rule(args: list[str]) -> None:
    text = run("rules", *args).stdout
    assert text.startswith("BUT-7 Take one tile")
    assert "BUT-8" not in text


def test_links_to_rules_become_plain_text() -> None:
    assert "([BUT-8](#BUT-8))" not in rulebook.whole("butine", "en")
    assert "(BUT-8)" in rulebook.whole("butine", "en")


def test_a_rule_ends_at_the_next_heading() -> None:
    assert "Gather" not in run("rules", "BUT-7").stdout
    assert run("rules", "BUT-6").stdout.rstrip().endswith("clockwise.")


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.meta.id)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_rule_can_be_read_in_both_languages(game: Game[Any, Any], language: str) -> None:
    for rule in game.meta.rules:
        assert run("rules", rule, "--lang", language).stdout.startswith(f"{rule} ")


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["nonsense"], "No such command 'nonsense'"),
        (["--nonsense"], "--nonsense"),
        (["games", "--nonsense"], "--nonsense"),
        (["games", "--lang", "de"], "there is no language 'de'; languages: en, fr"),
        (["rules"], "say which game; games: butine"),
        (["rules", "chess"], "there is no game 'chess'; games: butine"),
        (["rules", "BUT-99"], "there is no rule BUT-99; rules: BUT-1 … BUT-22"),
        (["play"], "say which game; games: butine"),
        (["play", "chess"], "there is no game 'chess'"),
        (["play", "butine", "--seats", "9"], "allowed: 2, 3, 4"),
        (["play", "butine", "--seats", "many"], "--seats"),
        (["play", "butine", "--bots", "clever"], "there is no bot 'clever'; bots: "),
        (["play", "butine", "--seats", "2", "--bots", "greedy,greedy,greedy"], "3 bots do not fit"),
        (["play", "butine", "--option", "challenge=1"], "challenge"),
        (["play", "butine", "--option", "quick=maybe"], "'maybe'"),
        (["play", "butine", "--option", "speed=2"], "options: quick, challenge, expert"),
        (["play", "butine", "--option", "=2"], "options are written name=value"),
        (["play", "butine", "--record", "missing/game.txt"], "there is no folder missing"),
        (["play", "--resume", "missing.txt"], "there is no file missing.txt"),
        (["simulate", "butine"], "--bots"),
        (["simulate", "butine", "--bots", "greedy", "--seats", "3"], "3 seats need 3 bots"),
        (["simulate", "butine", "--bots", "greedy,random", "--games", "0"], "0 games"),
        (["replay", "missing.txt"], "there is no file missing.txt"),
        (["verify", "missing.txt"], "there is no file missing.txt"),
    ],
)
def test_mistakes_are_told_in_one_line(args: list[str], said: str) -> None:
    assert said in fails(*args)


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["verify", "absent.txt"], "le fichier absent.txt n’existe pas"),
        (["play", "chess"], "il n’y a pas de jeu « chess » ; jeux : butine"),
        (["play", "butine", "--seats", "9"], "ne se joue pas avec 9 places ; possible : 2, 3, 4"),
        (["play", "butine", "-o", "speed=2"], "n’a pas d’option « speed » ; options : quick"),
        (["play", "la-ruche", "-o", "rounds=99"], "l’option rounds ne peut pas valoir 99 (Exp"),
        (["play", "butine", "--bots", "clever"], "il n’y a pas de robot « clever » ; robots : "),
        (["play", "butine", "--bots", "quick"], "« quick » ne connaît pas butine"),
        (["puzzle", "solve", "999999", "123456"], "il n’y a pas de tuile « 999999 »"),
        (["puzzle", "hint", "123456", "123456"], "la tuile 123456 est là deux fois (RUC-1)"),
    ],
)
def test_mistakes_are_told_in_french_too(args: list[str], said: str) -> None:
    assert said in fails(*args, "--lang", "fr").replace("\u00a0", " ")


def test_a_file_is_replaced_only_when_that_is_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "file"
    write_new_file(path, "one", words("en"))
    with pytest.raises(UserError, match="exists already"):
        write_new_file(path, "two", words("en"))
    assert path.read_text("utf-8") == "one"
    write_new_file(path, "two", words("en"), replace=True)
    assert path.read_text("utf-8") == "two"
    with pytest.raises(UserError, match="missing"):
        write_new_file(tmp_path / "missing" / "file", "three", words("en"))


def test_files_that_are_no_records(tmp_path: Path) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\x00")
    assert "is not a text file" in fails("replay", str(binary))
    assert str(tmp_path) in fails("replay", str(tmp_path))
    text = tmp_path / "text"
    text.write_text("once upon a time", "utf-8")
    assert "a record begins with" in fails("replay", str(text))
    assert "a record begins with" in fails("play", "--resume", str(text))
    assert "a record begins with" in fails("verify", str(text), code=1)

"""A game from outside: how it comes onto the list, and what is said when it cannot."""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

import skep
from skep import outside
from skep.bots.registry import BOTS, make_bot, usual_bot
from skep.games.registry import GAMES
from skep.locale import LANGUAGES, words

SOURCE = str(Path(skep.__file__).parents[1])
EXAMPLE = str(outside.examples() / "nectar_run")


def python(code: str, **env: str) -> subprocess.CompletedProcess[str]:
    """A fresh Python with this environment."""
    return subprocess.run(  # noqa: S603 - our own code
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": SOURCE, "SKEP_GAMES": "", "SKEP_EXAMPLES": "", **env},
        capture_output=True,
        text=True,
        check=True,
    )


LIST = "import skep; print(*skep.games())"


def test_the_example_is_not_on_the_list() -> None:
    assert "nectar-run" not in GAMES
    assert "nectar-run" not in python(LIST).stdout
    assert "nectar-run" not in python(LIST, SKEP_EXAMPLES="0").stdout


def test_the_environment_puts_it_there() -> None:
    assert python(LIST, SKEP_EXAMPLES="1").stdout.split()[-1] == "nectar-run"
    assert python(LIST, SKEP_GAMES=EXAMPLE).stdout.split()[-1] == "nectar-run"


def test_whoever_imports_it_has_it_whatever_comes_first() -> None:
    paths = {"PYTHONPATH": os.pathsep.join((SOURCE, str(outside.examples())))}
    assert "nectar-run" in python("import nectar_run; " + LIST, **paths).stdout
    ran = python("import nectar_run; " + LIST, SKEP_GAMES=EXAMPLE, **paths)
    assert ("nectar-run" in ran.stdout, ran.stderr) == (True, "")
    code = "import skep, nectar_run; print(skep.new('nectar-run').actors)"
    assert python(code, **paths).stdout in ("(0,)\n", "(1,)\n")


@pytest.mark.parametrize(
    ("files", "said"),
    [
        ({}, "it has no __init__.py"),
        ({"__init__.py": ""}, "registers no game"),
        ({"__init__.py": "import no_such_module"}, "no_such_module"),
    ],
    ids=["no package", "no game", "a mistake"],
)
def test_a_folder_that_is_no_game_is_warned_of(
    files: dict[str, str], said: str, tmp_path: Path
) -> None:
    folder = tmp_path / "odd_game"
    folder.mkdir()
    for name, text in files.items():
        (folder / name).write_text(text, "utf-8")
    ran = python(LIST, SKEP_GAMES=str(folder))
    assert ran.stdout.split() == list(GAMES)
    assert said in ran.stderr


def test_it_brings_its_words_its_rulebook_and_a_bot(nectar_run: str) -> None:
    for language in LANGUAGES:
        assert words(language).say("nectar-run-title") == "Nectar Run"
    match = skep.new(nectar_run, seed=1)
    with pytest.raises(skep.IllegalMove, match=r"You rest only when no bee can fly.*NEC-6"):
        match.apply(match.actors[0], "rest")
    assert usual_bot(nectar_run) == "random"
    assert nectar_run in BOTS["random"].makers
    make_bot("random", nectar_run, 1)


def test_an_id_is_taken_once(nectar_run: str) -> None:
    with pytest.raises(skep.BadGame, match="the id nectar-run is taken; games: butine, "):
        skep.register(GAMES[nectar_run])


def test_rule_ids_are_taken_once(nectar_run: str) -> None:
    game = GAMES[nectar_run]
    other = replace(game, meta=msgspec.structs.replace(game.meta, id="another"))
    with pytest.raises(skep.BadGame, match=r"another cannot use the rule id NEC-1.* nectar-run"):
        skep.register(other)
    assert "another" not in GAMES

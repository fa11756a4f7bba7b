"""`hint` in `skep play`: the best step and two others, in words."""

import re

import pytest

from skep.cli.boards import face_of
from skep.games.butine.moves import place_named
from skep.games.butine.outlook import Opened, Outlook
from skep.games.waggle_dance import outlook as waggle
from skep.locale import words
from tests.cli.helpers import run


def _asked(game: str, *typed: str, seats: int = 2, lang: str = "en") -> str:
    bots = ["--bots", "greedy"] if seats == 2 else []
    args = ["play", game, "--seats", f"{seats}", *bots, "--seed", "3", "--lang", lang]
    return run(*args, typed="\n".join([*typed, "quit"]) + "\n").stdout


@pytest.mark.parametrize(("word", "lang"), [("hint", "en"), ("indice", "fr")])
def test_three_ways_with_chances(word: str, lang: str) -> None:
    said = _asked("butine", word, lang=lang).replace("\u00a0", " ")
    ending = "to win" if lang == "en" else "de chances de gagner"
    found = re.findall(rf"^.*([123])\. .+ – \d+ % {ending}$", said, re.MULTILINE)
    assert found == ["1", "2", "3"]
    assert ("touches W0" if lang == "en" else "touche W0") in said


def test_alone_points_and_a_plan() -> None:
    said = _asked("bee-busy", "hint", seats=1)
    assert re.search(r"1\. .+ · .+ – about \d+ points", said)


def test_ok_plays_the_best() -> None:
    said = _asked("waggle-dance", "hint", "ok")
    spelled = re.search(r"1\. place (\d) (\w+) – ", said)
    assert spelled is not None
    assert re.search(rf"Player 1 places a {spelled[1]}.*{spelled[2]}", said)


def test_what_a_tile_opens_is_told() -> None:
    face, speak = face_of("butine"), words("en")
    outlook = Outlook((Opened(0, True, ("YWB",)), Opened(1, False, ("WYW", "RWB"))), last=True)
    told = face.reasons(outlook, place_named("B0@-1,-1"), ("Zoe", "Tom"), speak)
    assert told == [
        "opens your card YWB",
        "opens WYW, RWB for Tom",
        "takes the last borage triangle",
    ]
    assert face.reasons(None, place_named("B0@-1,-1"), ("Zoe", "Tom"), speak) == []


def test_what_a_bee_may_bring_is_told() -> None:
    face, speak = face_of("waggle-dance"), words("en")
    (told,) = face.reasons(waggle.Outlook("pollen", 2, 2), None, ("Zoe",), speak)
    assert told.startswith("Tonight: 2 pollen; no die")


def test_nothing_is_told_twice() -> None:
    said = _asked("waggle-dance", "hint", lang="fr").replace("\u00a0", " ")
    told = [line.strip() for line in said.splitlines() if "Cette nuit" in line]
    assert told
    assert not [line for line in told if not line.startswith("Cette nuit")]


def test_a_lesson_has_a_coach_and_no_hints() -> None:
    said = run("learn", "butine", "--lang", "en", typed="hint\nquit\n").stdout
    assert "A lesson has no hints" in said

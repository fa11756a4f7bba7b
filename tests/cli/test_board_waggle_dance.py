"""Waggle Dance in the terminal."""

import io
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import skep
from skep.bots.registry import make_bot
from skep.cli.boards import Face, Question, face_of
from skep.engine.errors import BadMove
from skep.games.waggle_dance.facts import PollenClaimed
from skep.locale import words
from tests.cli.helpers import run
from tests.games.waggle_dance.positions import at, dusk

FACE = face_of("waggle-dance")

DAY: dict[str, Any] = {
    "free": ["135", "26"],
    "spaces": {"A4": 1, "G2": 0},
    "flowers": {"D1": ["11", "1"], "D6": ["", "6"]},
    "hands": [["mix", "feint"], ["bounty"]],
}
HIVE = ["white white red @35", "egg @1", "honey", ""]


def test_the_table() -> None:
    view = at(HIVE, **DAY).view(0)
    drawn = "\n" + str(FACE.draw(view, 80, 40)) + "\n"
    assert (
        drawn
        == """
A ⬡ ×41     1 ·   2 ·   3 ·   4 ②   5 ·   6 ·
C ○ ×11     1 ·   2 ·   3 ·   4 ·   5 ·   6 ·
E ⇄         1 ·   2 ·   3 ·   4 ·   5 ·   6 ·
G ♛ ×39     1 ·   2 ①   3 ·   4 ·   5 ·   6 ·
D1 W ×13    ① 11   ② 1
D2 Y ×15
D3 O ×15
D4 R ×14
D5 P ×15
D6 B ×15    ② 6
"""
    )
    assert FACE.size(view) == (45, 10)


def test_a_blocked_space_and_a_cropped_table() -> None:
    blocked = ["A1", "C2", "E3", "G4"]
    view = at(["", ""], free=["1", "2"], options={"blocked": 1}, blocked=blocked).view(0)
    assert str(FACE.draw(view, 80, 2)).splitlines()[0].endswith("1 #   2 ·   3 ·   4 ·   5 ·   6 ·")
    assert len(str(FACE.draw(view, 80, 2)).splitlines()) == 2


def shown(view: Any, language: str = "en") -> str:
    out = io.StringIO()
    console = Console(file=out, width=120)
    console.print(FACE.status(view, ("Zoe", "Tom"), words(language)))
    return out.getvalue()


def test_the_hives_and_ones_own_cards() -> None:
    match = at(HIVE, **DAY)
    text = shown(match.view(0))
    assert "> ① Zoe   1 of 7 honey, 9 dice, 2 cards, to place: 1 3 5" in text
    assert "1[WWR·]@35  2[egg]@1  3[honey]  4[····]" in text
    assert "Your cards: Mix, Feint" in text
    assert "Mix" not in shown(match.view(1))
    assert "Bounty" not in shown(match.view(None))


@pytest.mark.rule("WAG-24")
def test_the_cards_in_play_are_there_for_everybody() -> None:
    match = at(HIVE, **DAY, in_play=["volunteer", "sick-leave"])
    for seat in (None, 0, 1):
        assert "In play until the night is over: Volunteer, Sick leave" in shown(match.view(seat))
    assert "Congés maladie" in shown(match.view(), "fr")
    assert "In play" not in shown(at(HIVE, **DAY).view())


@pytest.mark.rule("WAG-16")
def test_a_flower_with_too_little_says_for_whom() -> None:
    fact = PollenClaimed(1, (2, 1), (0, 1), (0,))
    told = FACE.tell(fact, at(HIVE, **DAY).view(), ("Zoe", "Tom"), words("en"))
    assert told == "Flower 1 (white): Zoe nothing (2 bees: too little left), Tom +1 (1 bee)."


@pytest.mark.rule("WAG-15")
def test_a_flower_says_why_somebody_gets_nothing() -> None:
    names = ("Zoe", "Tom", "Ann", "Max")
    for bees, shares, told in (
        ((2, 1, 1, 0), (2, 0, 0, 0), "Zoe +2 (2 bees), Tom nothing (1 bee: tied for second), "),
        ((3, 2, 1, 0), (2, 1, 0, 0), "Ann nothing (1 bee: not second)."),
        ((0, 0, 0, 0), (0, 0, 0, 0), "(white): nothing."),
    ):
        fact = PollenClaimed(1, bees, shares, ())
        said = FACE.tell(fact, at(HIVE, **DAY).view(), names, words("en"))
        assert told in (said or ""), said
    french = FACE.tell(fact, at(HIVE, **DAY).view(), names, words("fr"))
    assert french == "Fleur 1 (blanc)\N{NO-BREAK SPACE}: rien."


@pytest.mark.rule("WAG-17")
def test_what_was_left_in_d_is_seen_until_d_is_over() -> None:
    given: dict[str, Any] = {"phase": "store", "acting": [1], "claimed": [[], [1]]}
    view = at(HIVE, **given, claims=[["yellow", "yellow"], ["white"]]).view(1)
    zoe = next(line for line in shown(view).splitlines() if "① Zoe" in line)
    assert zoe.endswith("+ yellow ×2")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_move_can_be_typed_as_it_is_spelled(language: str) -> None:
    speak = words(language)
    match = skep.new("waggle-dance", seats=3, seed=4, options={"honey": 3})
    bots = [make_bot("greedy", "waggle-dance", seat) for seat in range(3)]
    kinds = set()
    while match.actors:
        seat = match.actors[0]
        view, legal = match.view(seat), match.legal(seat)
        for move in legal:
            spelled = FACE.spell(move, speak)
            assert FACE.read(spelled, speak) == move, spelled
            assert FACE.read(str(move), speak) == move
            assert "waggle-dance" not in FACE.about(view, move, speak)
            kinds.add(type(move))
        groups = FACE.groups(view, legal)
        assert sorted(map(str, legal)) == sorted(str(m) for group in groups for m in group.moves)
        assert "waggle-dance" not in FACE.asks(view, "Zoe", speak)
        for event in match.apply(seat, bots[seat].choose(view, legal)):
            for watcher in (None, 0):
                fact = event.seen_by(watcher)
                if fact is not None:
                    told = FACE.tell(fact, match.view(), ("A", "B", "C"), speak)
                    assert told is None or "waggle-dance" not in told
    assert len(kinds) > 12


def test_short_ways_to_type_a_placement() -> None:
    speak = words("en")
    for text in ("4 a", "4 A4", "place 4 a4", "PLACE 4 A"):
        assert str(FACE.read(text, speak)) == "place 4 A4"
    assert str(FACE.read("4 room2", speak)) == "place 4 room2"
    assert str(FACE.read("pose 4 salle2", words("fr"))) == "place 4 room2"
    assert str(FACE.read("range jaune salle2", words("fr"))) == "store yellow room2"
    assert str(FACE.read("échange oeuf salle2 contre bleu", words("fr"))) == (
        "trade egg room2 for blue"
    )
    for text in ("4", "a4", "4 room", "place 4"):
        with pytest.raises(BadMove):
            FACE.read(text, speak)


def test_an_empty_line_declines_cards_and_nothing_else() -> None:
    match = dusk(["white"], hands=[["mix"], []], flowers={"D1": ["1", ""]})
    assert str(FACE.usual(match.view(0), match.legal(0))) == "done"
    match.apply(0, "done")
    assert FACE.usual(match.view(0), match.legal(0)) is None


def test_after_a_trade_the_new_cube_is_asked_for() -> None:
    match = at(["egg", "red"], phase="trade", bees=1, spaces={"E1": 0})
    match.apply(0, "trade egg room1 for yellow")
    assert FACE.asks(match.view(0), "Zoe", words("en")) == "Zoe: store your pollen: yellow."


def test_questions() -> None:
    speak = words("en")
    assert FACE.question("4", speak) is not None
    assert FACE.question("place 4", speak) is not None
    assert FACE.question("store yellow", speak) is not None
    assert FACE.question("hello", speak) is None
    match = at(HIVE, **DAY)
    groups = [group for group in FACE.groups(match.view(0), match.legal(0)) if not group.listed]
    summary = FACE.summary(groups, speak)
    assert "3 → A3  C3  E3  G3  D3  room1  room2  room4" in summary
    move = match.legal(0)[0]
    assert FACE.is_near(match.view(0), move, "A1")
    assert FACE.mark_move(match.view(0), move) == "A1"
    assert FACE.mark_place(match.view(0), "d3") == "D3"
    assert FACE.mark_place(match.view(0), "room1") is None


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_game_at_the_terminal(language: str, here: Path) -> None:
    """A person plays like a greedy bot against one, and types everything."""
    speak = words(language)
    match = skep.new("waggle-dance", seed=7, options={"honey": 2})
    players = [make_bot("greedy", "waggle-dance", 7 + seat + 1) for seat in range(2)]
    lines = []
    while match.actors:
        seat = match.actors[0]
        move = players[seat].choose(match.view(seat), match.legal(seat))
        if seat == 0:
            lines.append(FACE.spell(move, speak))
        match.apply(seat, move)
    result = run(
        *("play", "waggle-dance", "--seed", "7", "-o", "honey=2", "--lang", language),
        *("--bots", "greedy", "--record", "game.txt"),
        typed="".join(f"{line}\n" for line in lines),
    )
    assert result.exit_code == 0, result.output
    assert skep.replay(Path("game.txt").read_text("utf-8")).hash() == match.hash()
    assert match.reason is not None
    assert speak.say(f"waggle-dance-reason-{match.reason}") in result.stdout
    assert list(here.iterdir()) == [here / "game.txt"]


def test_a_plain_face_groups_and_asks_by_the_first_words_of_the_forms() -> None:
    """Cards are all played with `play`, whatever their moves are called inside."""
    plain_face, speak = Face("waggle-dance"), words("en")
    match = skep.new("waggle-dance", seats=2, seed=1)
    legal = [match.game.parse(text) for text in ("play overtime 3 as 5", "play volunteer", "done")]
    groups = plain_face.groups(match.view(0), legal)
    assert [(group.name, len(group.moves)) for group in groups] == [("play", 2), ("done", 1)]
    assert plain_face.question("play", speak) == Question("play")
    assert plain_face.question("volunteer", speak) is None

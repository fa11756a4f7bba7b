"""What a bee may bring tonight: as the night would do it, and what others can still do."""

from typing import Any

import pytest

from skep.games.waggle_dance.outlook import Outlook, outlook
from tests.games.waggle_dance.positions import FOUR_WHITE, at


def ahead(match: Any, text: str) -> Outlook | None:
    game = match.game
    move = game.parse(text)
    assert game.check(match.state, 0, move) is None
    return outlook(game.view(match.state, 0), move, game.meta.rules_version)


@pytest.mark.rule("WAG-15")
@pytest.mark.rule("WAG-16")
def test_pollen_now_and_what_can_still_be_beaten() -> None:
    hives: list[list[str]] = [[""], [""], [""]]
    # Alone with two, and nobody has a 4 left.
    match = at(*hives, free=["4", "1", "2"], flowers={"D4": ["4", "4", ""]})
    assert ahead(match, "place 4 D4") == Outlook("pollen", 2, 2)
    # One 4 more could tie it; two could beat it.
    match = at(*hives, free=["4", "4", "2"], flowers={"D4": ["4", "4", ""]})
    assert ahead(match, "place 4 D4") == Outlook("pollen", 2, 1)
    # Tied for second: nothing now.
    match = at(*hives, free=["4", "1", "2"], flowers={"D4": ["", "44", "4"]})
    assert ahead(match, "place 4 D4") == Outlook("pollen", 0, 0)
    # With Directions any bee could come.
    match = at(
        *hives, free=["4", "11", "2"], flowers={"D4": ["4", "4", ""]}, directions=[[], [4], []]
    )
    assert ahead(match, "place 4 D4") == Outlook("pollen", 2, 1)


@pytest.mark.rule("WAG-13")
@pytest.mark.rule("WAG-19")
@pytest.mark.rule("WAG-20")
def test_rooms() -> None:
    match = at(["egg @3", "egg @4", FOUR_WHITE + " @4", "red @5", ""], [""], free=["4", "1"])
    found = [ahead(match, f"place 4 room{number}") for number in range(1, 6)]
    assert found == [
        Outlook("hatch", 0, 0),
        Outlook("hatch", 1, 1),
        Outlook("honey", 1, 1),
        Outlook("link", 2, 2),
        Outlook("link", 2, 2),
    ]


@pytest.mark.rule("WAG-12")
@pytest.mark.rule("WAG-14")
@pytest.mark.rule("WAG-18")
def test_spaces() -> None:
    match = at(["red", "blue"], [""], free=["4", "1"], spaces={"C1": 0})
    brings = {letter: ahead(match, f"place 4 {letter}4") for letter in "ACEG"}
    assert brings == {
        "A": Outlook("room", 1, 1),
        "C": Outlook("egg", 0, 0),
        "E": Outlook("trade", 0, 0),
        "G": Outlook("card", 1, 1),
    }
    match = at(["red red", ""], [""], free=["4", "1"])
    assert ahead(match, "place 4 C4") == Outlook("egg", 1, 1)
    assert ahead(match, "place 4 E4") == Outlook("trade", 1, 1)
    assert (
        ahead(at([""], [""], free=["4", "1"], hands=[["overtime"], []]), "play overtime 4 as 5")
        is None
    )

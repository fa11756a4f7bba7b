"""Pictures of the rulebooks cannot rot: every one is built through the rules, and has its words."""

import re
from typing import Any

import msgspec
import pytest

from skep.engine.errors import BadPosition
from skep.engine.game import Game
from skep.engine.pictures import Panel, Picture, Pictures, drawn, pictures_of, played
from skep.games.registry import GAMES
from skep.locale import LANGUAGES

MOST_WORDS = 70
"""Of a caption: more belongs into the rule."""

ILLUSTRATED = [game_id for game_id, game in GAMES.items() if game.abilities.pictures]
PANELS = [
    pytest.param(game_id, number, panel, id=f"{picture.rule}-{panel}")
    for game_id in ILLUSTRATED
    if (found := pictures_of(GAMES[game_id]))
    for number, picture in enumerate(found.pictures)
    for panel in range(len(picture.panels))
]
each_game = pytest.mark.parametrize("game_id", ILLUSTRATED)


def _pictures(game_id: str) -> tuple[Game[Any, Any], Pictures]:
    game = GAMES[game_id]
    found = pictures_of(game)
    assert found is not None
    return game, found


def test_our_games_have_pictures() -> None:
    assert set(ILLUSTRATED) >= {"butine", "waggle-dance", "la-ruche", "bee-busy"}


@pytest.mark.parametrize(("game_id", "number", "panel"), PANELS)
def test_every_position_can_be(game_id: str, number: int, panel: int) -> None:
    game, found = _pictures(game_id)
    wanted = found.pictures[number].panels[panel]
    state, refusal = played(game, found, wanted)
    assert (refusal.rule if refusal else "") == wanted.refused
    assert game.view(state, wanted.seat).you == wanted.seat


@each_game
def test_every_rule_has_a_picture_or_a_reason_why_not(game_id: str) -> None:
    game, found = _pictures(game_id)
    pictured = [picture.rule for picture in found.pictures]
    assert sorted([*pictured, *found.without]) == sorted(game.meta.rules)
    assert all(len(why) > 10 for why in found.without.values())


@each_game
def test_no_position_is_left_over(game_id: str) -> None:
    _, found = _pictures(game_id)
    used = {panel.start for picture in found.pictures for panel in picture.panels}
    assert used == set(found.positions)


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_caption_is_there(game_id: str, language: str) -> None:
    _, found = _pictures(game_id)
    for picture in found.pictures:
        assert set(picture.caption) == set(LANGUAGES), picture.rule
        caption = picture.caption[language]
        assert 4 <= len(caption.split()) <= MOST_WORDS, picture.rule
        assert caption.endswith((".", "!", "?", "»", "”")), picture.rule
        assert "'" not in caption, picture.rule
        for panel in picture.panels:
            assert set(panel.note) in (set(), set(LANGUAGES)), picture.rule
        if language == "fr":
            # A no-break space stands before these signs.
            assert not re.search(r"[^\u00a0\u202f][:;!?»]|«[^\u00a0\u202f]", caption), picture.rule


@each_game
def test_what_is_drawn_can_be_sent(game_id: str) -> None:
    for picture in drawn(GAMES[game_id], "fr"):
        sent = msgspec.json.decode(msgspec.json.encode(picture))
        assert sent["rule"] == picture.rule
        assert all(panel["view"]["actors"] is not None for panel in sent["panels"])


# ---------------------------------------------------------------- what is off is found out

START = {"hands": [["WYR", "YWB", "WYW"], ["RBR", "BRB", "YRY"]], "market": ["RWR", "BYB", "RYR"]}


def _played(**panel: Any) -> Any:
    picture = Picture("BUT-7", {}, (Panel("start", **panel),))
    return played(GAMES["butine"], Pictures({"start": START}, (picture,), {}), picture.panels[0])


@pytest.mark.parametrize(
    "panel",
    [
        {"change": {"tiles": ["W0@0,0", "W0@0,0"]}},
        {"moves": ("0 place Y0@0,1",)},
        {"tries": "0 place Y0@0,1"},
        {"tries": "0 place Y0@0,1", "refused": "BUT-8"},
        {"tries": "0 place Y1@-1,0", "refused": "BUT-7"},
    ],
)
def test_a_panel_that_the_rules_contradict(panel: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        _played(**panel)


def test_what_is_tried_is_not_made() -> None:
    state, refusal = _played(tries="0 place Y1@-1,0")
    assert refusal is None
    view: Any = GAMES["butine"].view(state, 0)
    assert view.tiles == ("W0@0,0",)

"""Variants are told in words: what the lobby calls an option, not what is typed."""

from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

from skep.games.registry import GAMES
from skep.lab.variants.naming import bot_name, option_name, value_name, variant_name
from skep.lab.variants.plan import make_plan, vary
from skep.lab.variants.study import study
from skep.lab.variants.tables import headline, tables
from skep.locale import LANGUAGES, words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES))
def test_every_option_and_every_choice_has_a_name(game: str, language: str) -> None:
    speak = words(language)
    for option, of in get_type_hints(GAMES[game].meta.options).items():
        assert speak.has(f"{game}-short-{option}")
        assert len(option_name(game, option, speak)) <= 22, "heads of columns are short"
        for choice in get_args(of) if get_origin(of) is Literal else ():
            assert speak.has(f"{game}-choice-{option}-{choice}")


@pytest.mark.parametrize(
    ("game", "name", "options", "said"),
    [
        ("butine", "usual", {}, "habituelle"),
        ("butine", "quick=true", {"quick": True}, "partie rapide\xa0: oui"),
        (
            "butine",
            "challenge=null, expert=false",
            {"challenge": None, "expert": False, "quick": True},
            "défi\xa0: comme d’habitude, règle pour experts\xa0: non",
        ),
        ("waggle-dance", "honey=5", {"honey": 5}, "salles de miel\xa0: 5"),
        ("bee-busy", "sheet=heath", {"sheet": "heath"}, "feuille\xa0: lande"),
        ("bee-busy", "sheet=mine", {"sheet": {"name": "x"}}, "feuille\xa0: mine"),
        ("butine", "few, hexagons", {"tiles": {"W": 3}}, "few, hexagons"),
        ("butine", "quick=true", {"quick": False}, "quick=true"),
        ("nobody-knows", "depth=3", {"depth": 3}, "depth\xa0: 3"),
    ],
)
def test_variants_are_told_in_words_and_keep_names_that_they_were_given(
    game: str, name: str, options: dict[str, Any], said: str
) -> None:
    assert variant_name(game, name, options, words("fr")) == said


def test_levels_have_their_names_and_what_is_typed() -> None:
    assert bot_name("level-3", words("en")) == "Forager (level-3)"
    assert bot_name("greedy", words("fr")) == "Glouton"
    assert bot_name("ada", words("fr")) == "ada"
    assert value_name("butine", "quick", True, words("en")) == "yes"


def test_tables_are_in_words_and_what_is_kept_is_not() -> None:
    variants = vary({"quick": [True, False]}, {})
    plan = make_plan("butine", variants, 2, ["random"], games=2, skill=[])
    found = study(plan)
    assert [one.name for one in found.variants] == ["quick=true", "quick=false"]
    speak = words("en")
    told = msgspec.json.encode((headline(found, speak), tables(found, speak, brief=True))).decode()
    assert "quick=" not in told
    for said in ("Butine!, 2 seats", "Random, Random", "quick game: no", "“quick game: yes”"):
        assert said in told

"""Actions are words: they are fixed, few, exact, and each of them is a choice."""

import random
from typing import Any

import msgspec
import pytest

import skep
from skep.engine.grammar import OneOf, Several
from skep.envs.table import Table, rules_of
from skep.envs.walk import Walk, by_words
from skep.envs.words import END, NOTHING, VOCABULARIES, UnknownWord, split, vocabulary_of
from skep.games.butine.material import CARD_NAMES
from skep.games.registry import GAMES as RULES
from tests.envs.random_words import GAMES, random_words
from tests.laws.tables import Setup, every_setup, new_match, play_on


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("place R4@3,-2", "place R 4 3 -2"),
        ("gather WYR 0-3-5", "gather WYR 0 3 5"),
        ("place 351246@1,-2", "place 3 5 1 2 4 6 1 -2"),
        ("play sick-leave 4 of seat 2", "play sick-leave 4 of seat 2"),
        ("honey room12 with efficiency+alchemy", "honey room 12 with efficiency alchemy"),
        ("line d3-d4", "line d 3 d 4"),
    ],
)
def test_a_text_is_cut_into_words(text: str, words: str) -> None:
    assert split(text) == words.split()


@pytest.mark.parametrize("game", list(VOCABULARIES))
def test_no_word_is_there_twice(game: str) -> None:
    words = vocabulary_of(game).words
    assert words[NOTHING] == ""
    assert words[END] == "."
    assert len(set(words)) == len(words) < 200


@pytest.mark.parametrize("game", list(VOCABULARIES))
def test_all_words_of_the_grammar_are_there(game: str) -> None:
    grammar, words = RULES[game].grammar, vocabulary_of(game).words
    found: list[str] = []
    for form in grammar.forms:
        for piece in form.pieces:
            if isinstance(piece, str):
                found += split(piece)
                continue
            part = grammar.part(form, piece)
            part = part.part if isinstance(part, Several) else part
            if isinstance(part, OneOf):
                found += [word for text in part.words for word in split(text)]
    assert set(found) <= set(words)


def test_all_cards_of_butine_are_words() -> None:
    assert set(CARD_NAMES) <= set(vocabulary_of("butine").words)


def _few(setups: list[tuple[str, Setup]]) -> list[tuple[str, Setup]]:
    """All seat counts, and of each several mixes of options."""
    return [one for number, one in enumerate(setups) if number % 5 == 0]


@pytest.mark.parametrize(("game", "setup"), _few(every_setup()))
def test_no_two_moves_are_said_alike(game: str, setup: Setup) -> None:
    vocabulary = vocabulary_of(game)
    match = new_match(game, setup, seed=3)
    for _ in play_on(match, random.Random(3), 50):
        for seat in match.actors:
            moves = match.legal(seat)
            said = {vocabulary.spell(str(move)) for move in moves}
            assert len(said) == len(moves)
            assert max(map(len, said), default=0) <= vocabulary.longest + 1


def _reached(walk: Walk) -> list[Any]:
    """All moves that can be said from here; no words lead nowhere, and none is forced."""
    if walk.move is not None:
        return [walk.move]
    assert len(walk.choices) > 1
    return [move for word in walk.choices for move in _reached(walk.say(word))]


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_words_lead_to_the_legal_moves_and_no_others(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    rules = rules_of(game, seats, options)
    looked = 0
    for seed in range(4):
        table = Table(rules, seed)
        for number, _ in enumerate(random_words(table, seed)):
            if number % 20 == 0 and table.speaker is not None:
                legal = rules.legal(table.state, table.speaker)
                assert sorted(map(str, _reached(rules.walk(legal)))) == sorted(map(str, legal))
                looked += 1
    assert looked


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_whoever_is_asked_has_a_choice(game: str, seats: int, options: dict[str, Any]) -> None:
    table = Table(rules_of(game, seats, options), seed=8)
    for _ in random_words(table, 8, most=1500):
        if table.speaker is not None:
            assert len(table.choices) > 1
            assert NOTHING not in table.choices
    if game != "waggle-dance":
        assert table.rules.game.result(table.state) is not None


def test_a_move_can_end_where_another_goes_on() -> None:
    vocabulary = vocabulary_of("bee-busy")
    moves = [skep.parse_move("bee-busy", text) for text in ("die 5", "die 5 as 3", "die 5 as 4")]
    walk = by_words(vocabulary)(moves)
    assert vocabulary.say(walk.said) == "die 5"
    assert [vocabulary.words[word] for word in walk.choices] == [".", "as"]
    assert walk.say(END).move == moves[0]
    on = walk.say(vocabulary.number("as"))
    assert vocabulary.say(on.said) == "die 5 as"
    assert on.say(vocabulary.number("4")).move == moves[2]


def test_a_walk_goes_on_where_it_stood_among_other_moves() -> None:
    vocabulary = vocabulary_of("bee-busy")
    begin = by_words(vocabulary)
    texts = ("die 5", "die 5 as 3", "die 6", "change 5 to 3")
    moves = [skep.parse_move("bee-busy", text) for text in texts]
    walk = begin(moves).say(vocabulary.number("die")).say(vocabulary.number("5"))
    more = begin([*moves, skep.parse_move("bee-busy", "borrow 5")])
    assert vocabulary.say(more.along(walk.said).said) == "die 5"
    other = begin(moves[2:])
    assert other.along(walk.said).said == other.said


def test_a_word_that_is_none_is_told() -> None:
    with pytest.raises(UnknownWord, match="'wombat' is no word of butine"):
        vocabulary_of("butine").number("wombat")


def test_moves_that_take_back_are_left_out_unless_asked_for() -> None:
    lift = vocabulary_of("la-ruche").number("lift")
    for take_back in (False, True):
        rules = rules_of("la-ruche", 1, {}, take_back=take_back)
        offered = set()
        for seed in range(20):
            table = Table(rules, seed)
            for _ in random_words(table, seed):
                offered |= set(table.choices)
        assert (lift in offered) == take_back


def test_games_go_on_from_copies_of_their_rules_elsewhere() -> None:
    rules = rules_of("butine", 3, {"quick": True}, actions="index")
    remade, arguments = rules.__reduce__()
    again = remade(*arguments)
    assert again.actions == rules.actions
    assert again.indexed
    assert msgspec.to_builtins(again.options) == msgspec.to_builtins(rules.options)


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_by_index_no_list_is_too_long(game: str, seats: int, options: dict[str, Any]) -> None:
    rules = rules_of(game, seats, options, actions="index")
    table = Table(rules, seed=2)
    longest = 0
    for _ in random_words(table, 2):
        longest = max(longest, len(table.choices))
        if table.speaker is not None:
            legal = rules.legal(table.state, table.speaker)
            assert table.choices == list(range(len(legal)))
            assert table.walk is not None
            assert table.walk.moves == list(legal)
    assert 1 < longest < rules.actions / 2

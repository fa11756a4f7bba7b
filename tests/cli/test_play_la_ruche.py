"""`skep play la-ruche`: a puzzle alone, and races in virtual time."""

import re
from pathlib import Path
from typing import Any

import pytest

import skep
from skep.bots.pace import wrong_move
from skep.bots.registry import make_bot
from skep.cli.boards.la_ruche_short import short
from skep.cli.turns import PERSON, turns_of
from skep.games.la_ruche.moves import Place, place_named
from skep.games.la_ruche.solver import solve
from tests.cli.helpers import run
from tests.games.la_ruche.illegal import BLOCKED
from tests.games.la_ruche.table import at, tile_of

PUZZLE = "124356 124536 125463 125634 126345 152346"


def solution(tiles: str = PUZZLE) -> list[str]:
    return [str(move).removeprefix("place ") for move in solve(tiles.split()).moves]


def solo(*typed: str, lang: str = "en", options: tuple[str, ...] = ()) -> str:
    more = [part for option in options for part in ("-o", option)]
    result = run(
        *("play", "la-ruche", "--seats", "1", "-o", f"puzzle={PUZZLE}", "--lang", lang, *more),
        typed="".join(line + "\n" for line in typed),
    )
    assert result.exit_code == 0, result.output
    return result.stdout


@pytest.fixture(autouse=True)
def _somewhere_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that are stopped are kept in the folder where one is."""
    monkeypatch.chdir(tmp_path)


# ---------------------------------------------------------------- alone


def test_a_puzzle_is_solved() -> None:
    text = solo(*solution())
    assert "A puzzle of 6 tiles." in text
    assert text.count("Your tiles") == 6, "the board and the hand before each decision"
    assert "Every tile of the puzzle has found its place. [RUC-15]" in text
    assert text.splitlines()[-1].strip() == "Player 1: 6 tiles lie"


def test_a_puzzle_is_given_up_and_the_solution_shown() -> None:
    first = solution()[0]
    text = solo(first, "lift", first, "give up")
    assert "is taken back" in text
    assert "The puzzle was given up. [RUC-15]" in text
    assert "So it goes:" in text
    assert "Player 1: 1 tile lies" in text
    assert "win" not in text


def test_hints_lead_to_the_end() -> None:
    typed: list[str] = []
    for _ in range(6):
        hint = solo(*typed, "hint").partition("leads on to a solution: ")[2].splitlines()[0]
        typed.append(hint)
    assert "Every tile of the puzzle has found its place." in solo(*typed)


def test_where_a_tile_fits_is_shown_with_assistance_only() -> None:
    assert "Ways to place" not in solo("list")
    helped = solo("list 1", options=("assistance",))
    assert "Ways to place: tile 1 ×6, tile 2 ×6, " in helped
    assert "(“list 1” shows them" in helped
    assert "   2  place 124356@0,0  (1 1 M10)" in helped


def test_wrong_moves_are_refused_with_their_rule() -> None:
    text = solo("165342@0,0", "why", "124356@1,0", "123456@0,0", "wait", "")
    assert "In the puzzle every tile lies with its bee up. [RUC-15]" in text
    assert "RUC-15 Take 12 tiles at random" in text, "the rule itself"
    assert "The first tile lies in the middle, at 0,0. [RUC-15]" in text
    assert "You do not hold the tile 123456. [RUC-15]" in text
    assert "There is nothing to wait for" in text
    assert "Type a number, a move, or ? for help." in text


def test_a_puzzle_in_french() -> None:
    first = solution()[0]
    text = solo(f"poser {first}", "indice", "reprendre", "abandonner", lang="fr")
    assert "Ceci mène sûrement à une solution" in text.replace("\u00a0", " ")
    assert "Voici comment" in text
    assert "Le casse-tête a été abandonné." in text


def test_a_stopped_puzzle_can_be_taken_up_again(tmp_path: Path) -> None:
    cells = solution()
    text = solo(*cells[:2], "quit")
    (kept,) = tmp_path.glob("skep-la-ruche-*.txt")
    assert str(kept.name) in text
    rest = "".join(f"{cell}\n" for cell in cells[2:])
    result = run("play", "--resume", str(kept), "--bots", "", typed=rest)
    assert "Every tile of the puzzle has found its place. [RUC-15]" in result.stdout
    hint = run("puzzle", "hint", str(kept)).stdout
    assert hint.startswith("This surely leads on to a solution: ")


# ---------------------------------------------------------------- short names


def in_short(cells: list[str]) -> list[str]:
    """What to type for these placements of the puzzle, in short."""
    match = skep.new("la-ruche", seats=1, seed=1, options={"puzzle": PUZZLE})
    typed = []
    for cell in cells:
        typed.append(short(match.view(0), place_named(cell)))
        match.apply(0, f"place {cell}")
    return typed


def test_a_puzzle_is_solved_with_short_names() -> None:
    typed = in_short(solution())
    assert all(re.fullmatch(r"[1-6] [1-6] [A-Z][0-9]+", line) for line in typed)
    assert "Every tile of the puzzle has found its place. [RUC-15]" in solo(*typed)
    assert "Every tile of the puzzle has found its place. [RUC-15]" in solo(
        *(f"place {line}" for line in typed)
    )


def test_short_names_are_refused_with_the_rule_too() -> None:
    text = solo("1 -3 M10", "why", "1 4 M11", "9 4 M10", "why 2 2 M12")
    assert "In the puzzle every tile lies with its bee up. [RUC-15]" in text
    assert "RUC-15 Take 12 tiles at random" in text, "the rule itself"
    assert text.count("The first tile lies in the middle, at 0,0. [RUC-15]") == 2
    assert "There is no tile number 9 in your hand; it has 6 tiles." in text


def test_a_screen_that_may_not_know_how_a_tile_fits_asks_how_it_is_turned() -> None:
    first = in_short(solution())[0]
    text = solo(first, "1 M11")
    assert "How is tile 1 turned? Say which colour comes to lie up right: “1 4 M11”" in text
    french = solo(first, "1 M11", lang="fr").replace("\u00a0", " ")
    assert "Comment tourner la tuile 1 ?" in french
    assert "1 tile lies" not in text


def test_where_the_table_helps_a_tile_turns_by_itself() -> None:
    cells = solution()
    match = skep.new("la-ruche", seats=1, seed=1, options={"puzzle": PUZZLE})
    for cell in cells[:3]:
        match.apply(0, f"place {cell}")
    ways: dict[tuple[str, int, int], list[Any]] = {}
    for move in match.legal(0):
        if isinstance(move, Place):
            ways.setdefault((tile_of(str(move)), move.q, move.r), []).append(move)
    view: Any = match.view(0)
    once = next(found[0] for found in ways.values() if len(found) == 1 and found[0].lay[0] != "1")
    number, _, where = short(view, once).split()
    text = solo(*cells[:3], f"{number} {where}", options=("assistance",))
    assert f"Player 1 lays {once.lay} at {where}" in text


def test_the_hand_and_the_log_use_the_names_of_the_board() -> None:
    text = solo(in_short(solution())[0])
    assert re.search(r"1 124356 +2 124536", text)
    assert "Player 1 lays 124356 at M10" in text or re.search(r"lays \d{6} at M10", text)
    assert re.search(r"\bL9\b", text), "an open cell"
    assert "There is no place" not in solo(in_short(solution())[0], "map L9", "map 0,-1")
    assert "There is no place" in solo("map A1")
    assert "(1 2 M10)" in solo("list 1 near M10", options=("assistance",))
    assert "124356" in solo("list 1", "list 99", "99", "list M10", "0 M10", options=("assistance",))


# ---------------------------------------------------------------- races


def race(*typed: str, bots: str, seed: int = 5, options: tuple[str, ...] = ()) -> str:
    more = [part for option in options for part in ("-o", option)]
    result = run(
        *("play", "la-ruche", "--bots", bots, "--seed", str(seed), "--names", "Zoe", *more),
        typed="".join(line + "\n" for line in typed),
    )
    assert result.exit_code == 0, result.output
    return result.stdout


class Rival:
    """What to type to race like a bot: found by racing the same race beside it."""

    def __init__(self, bots: list[str], seed: int, **options: int) -> None:
        seats = len(bots) + 1
        self.match = skep.new("la-ruche", seats=seats, seed=seed, options=options)
        others = {
            seat: make_bot(bot, "la-ruche", seed + seat + 1) for seat, bot in enumerate(bots, 1)
        }
        mine = make_bot("steady", "la-ruche", 99)
        turns = turns_of(self.match, others)
        self.lines: list[str] = []
        while self.match.actors:
            seat = turns.next()
            legal = self.match.legal(seat)
            if seat == 0 and not legal:
                self.lines.append("wait")
                turns.erred(seat, 0)
            elif not legal:
                turns.stuck(seat)
            else:
                player, view = others.get(seat, mine), self.match.view(seat)
                if seat:
                    assert wrong_move(player, view, legal, turns.dice) is None, "it would err"
                move = player.choose(view, legal)
                if seat == 0:
                    self.lines.append(str(move))
                turns.moved(seat, self.match.apply(seat, move))


def long_race() -> Rival:
    """A race against somebody who never errs, so that it can be raced again."""
    rivals = (Rival(["unbeatable"], seed) for seed in range(20))
    return next(rival for rival in rivals if len(rival.match.log) > 30)


def test_a_whole_race_against_a_bot(tmp_path: Path) -> None:
    rival = long_race()
    file = tmp_path / "race.txt"
    args = ("play", "la-ruche", "--bots", "unbeatable", "--seed", str(rival.match.seed))
    result = run(*args, "--record", str(file), typed="".join(f"{line}\n" for line in rival.lines))
    assert result.exit_code == 0, result.output
    assert skep.replay(file.read_text("utf-8")).hash() == rival.match.hash()
    assert "Everybody has laid a tile: the race is on!" in result.stdout
    assert rival.match.winners == (1,)
    assert result.stdout.splitlines()[-2] == "Unbeatable 2 wins!"


def test_thinking_costs_nothing_and_the_pace_decides() -> None:
    """Against one who is thirteen times as fast, about thirteen tiles come between two of mine."""
    seats = [entry.seat for entry in long_race().match.log[2:]]
    mine = [number for number, seat in enumerate(seats) if seat == 0]
    assert len(mine) >= 2
    assert 9 <= mine[1] - mine[0] - 1 <= 17
    assert PERSON.spread == 0


def first_two(**options: int) -> tuple[str, str]:
    """A placement to open with in the race with seed 5, and another tile of that hand."""
    opening = Rival(["unbeatable"], 5, **options).lines[0]
    view: Any = skep.new("la-ruche", seats=2, seed=5).view(0)
    tiles = [tile for tile in view.hand if tile_of(opening) != tile]
    return opening, tiles[0]


@pytest.mark.rule("RUC-8")
def test_a_wrong_try_costs_time_and_looking_does_not_tell() -> None:
    opening, other = first_two()
    text = race(
        opening, f"show {other}@0,-1", f"why {other}@0,-1", f"{other}@5,5", bots="unbeatable"
    )
    shown = text.partition("the race is on!")[2]
    assert "“ok” plays it." in shown
    assert "Whether it is allowed shows when you try it" in shown
    before, costs, after = shown.partition("That costs 2 seconds: the others go on.")
    assert costs
    assert "There it would touch no other tile. [RUC-6]" in before
    assert "Unbeatable 2 lays" in after


def test_why_explains_a_wrong_try_after_the_others_have_gone_on() -> None:
    opening, other = first_two()
    text = race("why", opening, f"{other}@5,5", "why", f"why {other}@5,5", bots="quick")
    assert "Nothing was refused lately." in text.partition("the race is on!")[0]
    after = text.partition("That costs 2 seconds: the others go on.")[2]
    assert "Quick 2 lays" in after
    assert after.count("There it would touch no other tile. [RUC-6]") == 2
    assert after.count("RUC-6 There are no turns") == 2, "the rule itself"


def test_a_list_of_nothing_says_so() -> None:
    opening, _ = first_two()
    text = race(opening, "list", bots="unbeatable").partition("the race is on!")[2]
    assert "none are listed" in text


@pytest.mark.rule("RUC-11")
def test_only_who_gets_a_tile_is_told_which() -> None:
    options = ("bee", "three_contacts")
    typed = ("1", "ok", *("wait",) * 12)
    text = race(*typed, bots="quick", seed=3, options=options)
    assert re.search(r"Quick 2 hands the tile \d{6} to Zoe\.", text)
    assert "hands a tile" not in text
    text = race(*typed, bots="quick,steady,brisk", seed=3, options=options)
    assert "Quick 2 hands a tile to Brisk 4." in text
    assert not re.search(r"hands the tile \d{6} to (?!Zoe)", text)


@pytest.mark.rule("RUC-8")
def test_without_a_pause_a_wrong_try_is_free() -> None:
    opening, other = first_two(pause=0)
    text = race(opening, f"{other}@5,5", bots="unbeatable", options=("pause=0",))
    assert "[RUC-6]" in text
    assert "That costs" not in text


def test_waiting_lets_the_others_go_on() -> None:
    opening, _ = first_two()
    text = race(opening, "wait", bots="unbeatable")
    asked = text.split("lay a tile that touches two or more")
    assert len(asked) == 3
    assert "Unbeatable 2 lays" in asked[1]


def test_people_at_one_keyboard_take_turns_by_the_clock() -> None:
    result = run("play", "la-ruche", "--seats", "3", "--bots", "", "--seed", "1", typed="")
    first = result.stdout.splitlines()[-1].partition(">")[0]
    assert first.startswith("Player ")
    match = skep.new("la-ruche", seats=3, seed=1)
    turns = turns_of(match, {})
    order: list[int] = []
    while len(order) < 12:
        seat = turns.next()
        order.append(seat)
        legal = match.legal(seat)
        if legal:
            turns.moved(seat, match.apply(seat, legal[0]))
        else:
            turns.erred(seat, 0)
    assert sorted(order[3:6]) == sorted(order[6:9]) == [0, 1, 2]


def test_bots_alone_race_to_the_end() -> None:
    args = ("play", "la-ruche", "--bots", "brisk,quick,random", "--seats", "3", "--seed", "2")
    text = run(*args, "-o", "bee", "-o", "three_contacts").stdout
    assert "hands a tile to" in text
    assert "wins!" in text
    assert run(*args, "-o", "bee", "-o", "three_contacts").stdout == text, "the same seed"


@pytest.mark.rule("RUC-10")
@pytest.mark.parametrize(
    ("lang", "typed", "told"),
    [
        (
            "en",
            ("place 134526@1,0", "give 134526 to 0", "list give", "give 134526 to 1"),
            (
                "Zoe: the comb is blocked. Hand 1 tile over, or “keep” the rest",
                "keep  give nothing more away",
                "there are only gifts to give, then the tiles are counted. [RUC-10]",
                "You cannot give a tile to yourself: choose an opponent. [RUC-11]",
                "give 136245 to 1",
                "Zoe hands the tile 134526 to Steady 2. Left: 2.",
                "Zoe wins!",
            ),
        ),
        (
            "fr",
            ("poser 134526@1,0", "garder"),
            (
                "Zoe : le rayon est bloqué. Donnez 1 tuile, ou « garder » le reste",
                "garder  ne plus rien donner",
                "il ne reste que des dons à faire, puis on compte les tuiles. [RUC-10]",
                "Zoe ne donne plus rien.",
            ),
        ),
    ],
)
def test_the_last_gifts_of_a_blocked_comb(
    tmp_path: Path, lang: str, typed: tuple[str, ...], told: tuple[str, ...]
) -> None:
    match = at(["123465", "134526", "136245", "123564"], cells=BLOCKED[:2], options={"bee": True})
    match.apply(0, f"place {BLOCKED[-1]}")
    file = tmp_path / "blocked.txt"
    file.write_text(match.record(), "utf-8")
    result = run(
        *("play", "--resume", str(file), "--bots", "steady", "--names", "Zoe", "--lang", lang),
        typed="".join(f"{line}\n" for line in typed),
    )
    assert result.exit_code == 0, result.output
    text = result.stdout.replace("\u00a0", " ").replace("\u202f", " ")
    for part in told:
        assert part in text
    assert "costs 2 seconds" not in text, "RUC-8 is for the race"


def test_a_recorded_race_can_be_looked_at(tmp_path: Path) -> None:
    file = tmp_path / "race.txt"
    args = ("play", "la-ruche", "--bots", "quick,quick", "--seats", "2", "--seed", "3")
    run(*args, "-o", "rounds=2", "--record", str(file))
    assert run("verify", str(file)).exit_code == 0
    listing = run("replay", str(file)).stdout
    assert "Round 2: 30 tiles each." in listing
    assert "is ready for the next round." in listing
    assert "Round 1 of 2" in run("replay", str(file), "--at", "3").stdout

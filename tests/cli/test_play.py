"""`skep play`: whole games, stopping and going on, and the questions that one can ask."""

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

import skep
from skep.cli import common
from skep.cli.boards import Question, face_of
from skep.cli.choice import Choice
from skep.cli.screen import Screen
from skep.cli.session import Quit, Session
from skep.cli.speech import join_names
from skep.engine import record as records
from skep.locale import words
from tests.cli.helpers import Script, fails, run

SEED = "5"


def ask(*typed: str, seats: str = "2", bots: str = "", seed: str = SEED) -> str:
    """What a new game answers to some lines; then it ends for want of more."""
    lines = "".join(line + "\n" for line in typed)
    result = run("play", "butine", "--seats", seats, "--bots", bots, "--seed", seed, typed=lines)
    assert result.exit_code == 0, result.output
    return result.stdout


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_game_against_bots(language: str, here: Path) -> None:
    script = Script(7, 3, ["greedy", "random"], language, quick=True)
    result = run(
        *("play", "butine", "--seats", "3", "--bots", "greedy,random", "--seed", "7"),
        *("-o", "quick=true", "--lang", language, "--record", "game.txt"),
        typed=script.typed(),
    )
    assert result.exit_code == 0, result.output
    assert skep.replay(Path("game.txt").read_text("utf-8")).hash() == script.match.hash()
    end, speak = script.match.result, words(language)
    assert end is not None
    assert f"{speak.say(f'butine-reason-{end.reason}')} [{end.rule}]" in result.stdout
    names = {
        "en": ("Player 1", "Greedy 2", "Random 3"),
        "fr": ("Joueur 1", "Glouton 2", "Hasard 3"),
    }
    for name, score in zip(names[language], end.scores, strict=True):
        assert speak.say("play-score", player=name, points=score) in result.stdout
    winners = join_names([names[language][seat] for seat in end.winners], speak)
    assert speak.say("play-winners", winners=winners, count=len(end.winners)) in result.stdout
    assert speak.say("play-recorded", file="game.txt") in result.stdout
    assert list(here.iterdir()) == [here / "game.txt"]


def test_bonus_cards_are_revealed_at_the_end() -> None:
    for seed in range(40):
        script = Script(seed, 2, ["greedy"], "en")
        bonus = script.match.view(None).bonus
        if bonus and bonus[0]:
            break
    assert bonus is not None
    args = ("play", "butine", "--seats", "2", "--bots", "greedy", "--seed", str(seed))
    out = run(*args, typed=script.typed()).stdout
    assert re.search(rf"Player 1 turns over the bonus cards? {', '.join(bonus[0])}\.", out)
    assert "unseen" in out
    assert "unseen" not in out.rpartition("Market")[0].rpartition("Market")[2]


def test_several_people_and_no_bot(here: Path) -> None:
    script = Script(3, 2, [], "en", challenge=2)
    result = run(
        *("play", "butine", "--seats", "2", "--bots", "", "--seed", "3", "-o", "challenge=2"),
        *("--names", "Zoe,Tom", "--record", "game.txt"),
        typed=script.typed(),
    )
    assert result.exit_code == 0, result.output
    record = records.read(Path("game.txt").read_text("utf-8"))
    assert record.players == ("Zoe", "Tom")
    assert record.result == records.read(script.match.record()).result
    assert f"{('Zoe', 'Tom')[script.match.winners[0]]} wins!" in result.stdout


def test_watching_bots(here: Path) -> None:
    out = run("play", "butine", "--bots", "greedy,random", "--seats", "2", "-o", "quick").stdout
    assert out.splitlines()[0].startswith("• ")
    assert "Greedy 1: " in out
    assert "Random 2: " in out
    assert list(here.iterdir()) == []


def test_the_same_seed_deals_the_same_game() -> None:
    args = ("play", "butine", "--bots", "greedy,random", "--seats", "2", "-o", "quick", "--seed")
    assert run(*args, "1").stdout == run(*args, "1").stdout
    assert run(*args, "1").stdout != run(*args, "2").stdout


@pytest.mark.parametrize(
    ("args", "names"),
    [
        ([], ["Player 1", "House bee 2"]),
        (["--seats", "3"], ["Player 1", "House bee 2", "House bee 3"]),
        (["--bots", "random,greedy"], ["Player 1", "Random 2", "Greedy 3"]),
        (["--seats", "3", "--bots", "random"], ["Player 1", "Player 2", "Random 3"]),
        (["--bots", ""], ["Player 1", "Player 2"]),
    ],
)
def test_who_sits_where(args: list[str], names: list[str]) -> None:
    out = run("play", "butine", "--seed", SEED, *args, typed="").stdout
    table = re.findall(r"^[> ] (\S+(?: bee)? \d) +[WRYB]{3} ", out, re.MULTILINE)
    assert table == names


# ---------------------------------------------------------------- stopping and going on


def kept(out: str) -> Path:
    """The file that a stopped game says it is kept in."""
    found = re.search(r"kept in (skep-butine-\S+\.txt)\. Go on with:\n  (.*)\n", out)
    assert found is not None, out
    assert found[2].startswith(f"skep play --resume {found[1]} --bots ")
    return Path(found[1])


def test_quit_keeps_the_game_and_resume_goes_on(here: Path) -> None:
    script = Script(7, 3, ["greedy", "random"], "en", quick=True)
    args = ("play", "butine", "--seats", "3", "--bots", "greedy,random", "--seed", "7")
    out = run(*args, "-o", "quick", typed=script.typed(4) + "quit\n").stdout
    file = kept(out)
    assert out.endswith("--bots greedy,random\n")
    begun = records.read(file.read_text("utf-8"))
    assert begun.entries == script.match.log[: len(begun.entries)]
    assert begun.players == ("Player 1", "bot:greedy", "bot:random")
    again = run("play", "--resume", str(file), "--bots", "greedy,random", typed="record\n").stdout
    assert "begins" not in again
    for entry in begun.entries:
        assert f"{entry.seat} {entry.move}" in again
    assert '"quick":true' in again


def test_a_resumed_game_can_be_played_to_its_end_and_verified(here: Path) -> None:
    script = Script(3, 2, ["greedy"], "en", quick=True)
    args = ("play", "butine", "--bots", "greedy", "--seed", "3", "-o", "quick")
    file = kept(run(*args, typed=script.typed(2)).stdout)
    # Bots go on for everybody: what is played from here on depends on fresh luck.
    result = run("play", "--resume", str(file), "--bots", "greedy,greedy", "--record", "end.txt")
    assert result.exit_code == 0, result.output
    ended = records.read(Path("end.txt").read_text("utf-8"))
    assert ended.result is not None
    begun = records.read(file.read_text("utf-8"))
    assert ended.entries[: len(begun.entries)] == begun.entries
    # Cards were drawn after the resume, and the record must not claim the old seed for them.
    assert any(entry.draws for entry in ended.entries[len(begun.entries) :])
    assert run("verify", "end.txt").exit_code == 0
    assert "is over" in fails("play", "--resume", "end.txt")


def test_an_interrupt_keeps_the_game(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter(Script(7, 2, ["greedy"], "en").lines[:3])

    def read(_prompt: str) -> str:
        line = next(lines, None)
        if line is None:
            raise KeyboardInterrupt
        return line

    monkeypatch.setattr("builtins.input", read)
    result = run("play", "butine", "--bots", "greedy", "--seed", "7")
    assert result.exit_code == 130
    moves = records.read(kept(result.stdout).read_text("utf-8")).entries
    assert sum(entry.seat == 0 for entry in moves) == 3


def test_nothing_is_kept_when_nothing_was_played(here: Path) -> None:
    out = run("play", "butine", "--seats", "2", "--bots", "", typed="quit\n").stdout
    assert "nothing to keep" in out
    assert list(here.iterdir()) == []


def test_no_file_is_overwritten(here: Path) -> None:
    Path("game.txt").write_text("precious", "utf-8")
    assert "game.txt exists already" in fails("play", "butine", "--record", "game.txt")
    for number in (1, 2):
        # Two games may end in the same second.
        common.write_numbered_file("skep-butine-now", f"game {number}", words("en"))
    kept_now = {file.name: file.read_text("utf-8") for file in here.iterdir()}
    assert kept_now == {
        "game.txt": "precious",
        "skep-butine-now.txt": "game 1",
        "skep-butine-now-2.txt": "game 2",
    }


def test_a_game_that_cannot_be_kept_is_shown(here: Path) -> None:
    # Nobody, not even root, can write a file into a folder that is gone.
    folder = here / "gone"
    folder.mkdir()

    def read(_prompt: str) -> str:
        if not folder.exists():
            raise EOFError
        folder.rmdir()
        return "place R0@2,-1"

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("builtins.input", read)
        result = run("play", "butine", "--bots", "", "--seed", SEED, "--record", "gone/game.txt")
    assert result.exit_code == 2
    assert "gone/game.txt" in result.stderr
    text = result.stdout[result.stdout.index("skep record 1") :]
    assert [entry.move for entry in skep.replay(text).log] == ["place R0@2,-1"]


def test_a_resumed_game_may_be_written_to_its_own_file(here: Path) -> None:
    script = Script(7, 2, ["greedy"], "en")
    file = kept(run("play", "butine", "--seed", "7", typed=script.typed(1)).stdout)
    before = file.read_text("utf-8")
    args = ("play", "--resume", str(file), "--record", str(file))
    assert run(*args, typed=script.lines[1] + "\n").exit_code == 0
    after = file.read_text("utf-8")
    assert len(records.read(after).entries) > len(records.read(before).entries)


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--seats", "3"], "leave out --seats"),
        (["-o", "quick"], "leave out --seats, --option"),
        (["--seed", "1"], "--seed"),
        (["chess"], "is a game of butine"),
        (["--bots", "greedy,greedy,greedy"], "3 bots do not fit on 2 seats"),
    ],
)
def test_what_a_resumed_game_knows_by_itself(args: list[str], said: str, here: Path) -> None:
    file = kept(run("play", "butine", "--seed", "7", typed="place R0@2,-1\nquit\n").stdout)
    assert said in fails("play", *args, "--resume", str(file))
    assert run("play", "butine", "--seats", "2", "--resume", str(file), typed="").exit_code == 0


# ---------------------------------------------------------------- questions


def test_the_screen_before_a_decision() -> None:
    out = ask()
    assert "@W0@" in out
    assert re.search(r"^> Player \d  ([WRYB]{3} \S{3} +){3}0 points$", out, re.MULTILINE)
    assert re.search(r"^  Market  +([WRYB]{3} \S{3} +){3}deck: 39$", out, re.MULTILINE)
    assert "Tiles left   W ⬡ ×6  R ⏢ ×10  Y ◇ ×10  B △ ×12" in out
    assert "Ways to place: W 6, R 30, Y 12, B 6" in out
    # Dozens of ways to lay a tile are not listed unasked.
    assert "place W0@" not in out


def test_help_is_complete_in_both_languages() -> None:
    for language in ("en", "fr"):
        speak = words(language)
        out = run("play", "butine", "--bots", "", "--lang", language, typed="?\n").stdout
        for name in ("list", "show", "ok", "why", "map", "rules", "record", "quit", "near"):
            assert speak.say(f"word-{name}") in out


def test_lists() -> None:
    out = ask("list B")
    listed = re.findall(
        r" +(\d+)  (place B\d@-?\d,-?\d) +touches W0 [←↑→↓↖↗↘↙]$", out, re.MULTILINE
    )
    assert len(listed) == 6
    match = skep.new("butine", seats=2, seed=int(SEED))
    legal = {str(move) for move in match.legal(match.actors[0])}
    assert {move for _, move in listed} <= legal


def test_a_long_list_is_cut_unless_all_is_asked_for() -> None:
    assert ask("list R").count("touches") == 24
    assert "… and 6 more" in ask("list R")
    assert ask("list R all").count("touches") == 30


def test_spots_near_a_tile() -> None:
    laid = "place R0@2,-1"
    for question in ("place Y near 1", "list Y near R1", "Y near 1"):
        out = ask(laid, question)
        assert out.count("place Y") >= 5
        for line in re.findall(r"place Y\d.*", out):
            assert "R1 " in line
    assert "No such move now." in ask(laid, "list Y near 9")
    assert "No such move now." in ask(laid, "list Y near Y1")


def test_a_number_plays_only_what_was_listed() -> None:
    seen = ask("list B", "49")
    number = re.search(r"^ +(\d+)  (place B\S+)", seen, re.MULTILINE)
    assert number is not None
    unseen = ask(number[1])
    assert "“ok” plays it." in unseen
    assert " lays a " not in unseen
    assert " lays a borage triangle" in ask("list B", number[1])
    assert " lays a borage triangle" in ask(number[1], "ok")


def test_show_draws_a_preview() -> None:
    out = ask("show place Y0@1,0", "ok")
    assert ".Y?.." in out
    assert " lays a dandelion rhombus: tile Y1, at Y0@1,0." in out
    assert "Show a move first." in ask("ok")
    refused = ask("show place Y0@0,0")
    assert "✗ The dandelion rhombus would lie on top of another tile. [BUT-7]" in refused
    assert "Y?" not in refused


def test_refusals_and_why() -> None:
    out = ask("place W0@0,0", "why")
    assert out.count("✗ The daisy hexagon would lie on top of another tile. [BUT-7]") == 2
    assert "BUT-7 Take one tile of any shape" in out
    assert "Allowed: place Y0@1,0" in ask("why place Y0@1,0")
    assert " lays a " not in ask("why place Y0@1,0")
    out = ask("why done")
    assert "You cannot end your turn yet" in out
    assert "BUT-13 " in out


def test_map_and_places() -> None:
    assert ask("map").count("@W0@") == 2
    assert ask("map 0").count("@W0@") == 2
    assert "There is no place “7” on the board." in ask("map 7")


def test_rules_inside_a_game() -> None:
    for line in ("rules BUT-12", "rules 12", "rules but-12"):
        assert "BUT-12 If you gather all three cards" in ask(line)
    assert "there is no rule BUT-99" in ask("rules 99")
    assert "Game design: Olivier Caïra" in ask("rules")


def test_what_cannot_be_understood() -> None:
    assert "I do not understand “fly away”. Type ? for help." in ask("fly away")
    assert "I do not understand “place W0”" in ask("place W0")
    assert "Type a number, a move, or ? for help." in ask("")
    assert "I do not understand “9999”" in ask("9999")


@pytest.mark.parametrize("typed", ["pose Y0@1,0", "POSE y0@1,0", "place Y0@1,0", "Y0@1,0"])
def test_moves_in_french(typed: str) -> None:
    args = ("play", "butine", "--bots", "", "--lang", "fr", "--seed", SEED)
    out = run(*args, typed=typed + "\n").stdout
    assert "pose un losange pissenlit\u00a0: tuile Y1, en Y0@1,0." in out


@pytest.mark.parametrize(
    ("typed", "plain"),
    [
        ("butine WYR 0-3-5", "gather WYR 0-3-5"),
        ("butine WYR W0-Y3-R5", "gather WYR 0-3-5"),
        ("prends wyr", "take WYR"),
        ("échange WYR contre RYB", "swap WYR for RYB"),
        ("echange WYR contre pioche", "swap WYR for deck"),
        ("fini", "done"),
        ("passe", "pass"),
        ("R4@3,-2", "place R4@3,-2"),
    ],
)
def test_french_words_for_moves(typed: str, plain: str) -> None:
    assert str(face_of("butine").read(typed, words("fr"))) == plain


# ---------------------------------------------------------------- later decisions


def position(**more: object) -> skep.Match:
    """A small meadow in which Zoe can gather one card."""
    data = {
        "hands": [["WRY", "RBR", "YWB"], ["RWR", "YRY", "BWB"]],
        "market": ["WRW", "BRB", "RYR"],
        "tiles": ["W0@0,0", "R0@2,-1", "Y0@1,0"],
    }
    return skep.position("butine", {**data, **more}, seed=1)


def session(match: skep.Match, *typed: str, console: Console | None = None) -> str:
    """What people see when they type this; they leave when they have nothing more to say."""
    lines = iter(typed)

    def read(_prompt: str) -> str:
        line = next(lines, None)
        return "quit" if line is None else line

    out = io.StringIO()
    console = console or Console(file=out, width=100, highlight=False, markup=False)
    with pytest.raises(Quit):
        Session(match, {}, ("Zoe", "Tom"), words("en"), console, read).run()
    return out.getvalue()


def test_gathering_refilling_and_no_swap() -> None:
    match = position()
    out = session(match, "1", "2", "")
    assert "   1  gather WRY 2-1-0  Y2 → R1 → W0, 1 point" in out
    assert "• Zoe gathers WRY over Y2 → R1 → W0 and has 1 point." in out
    assert "Zoe: take 1 card from the market." in out
    assert "Zoe: swap a card? It costs you 1 point. Just Enter: no." in out
    assert [entry.move for entry in match.log] == ["gather WRY 2-1-0", match.log[1].move, "done"]
    assert match.actors == (1,)


def test_a_record_can_be_copied_from_a_narrow_window() -> None:
    out = io.StringIO()
    console = Console(file=out, width=50, force_terminal=True, no_color=True, highlight=False)
    match = skep.new("butine", seats=2, seed=1)
    session(match, "record", console=console)
    assert match.record() in out.getvalue()


def test_the_board_is_drawn_again_while_the_turn_goes_on_there() -> None:
    match = position(hands=[["WRY", "WRY", "YWB"], ["RWR", "YRY", "BWB"]])
    assert session(match, "gather WRY 2-1-0").count("@W0@") == 2
    # The first card is flown; for the second the bee would have to start from the daisy again.
    match = position()
    assert session(match, "gather WRY 2-1-0").count("@W0@") == 1


def test_a_preview_of_a_route() -> None:
    assert "2:R1" in session(position(), "show 1")
    assert "gather WRY 2-1-0" in session(position(), "list gather WRY")
    assert "No such move now." in session(position(), "list gather RBR")


def test_swaps() -> None:
    match = position(face_down=[["WYW"], []], phase="swap", placed=True)
    out = session(match, "list swap YWB", "swap YWB for deck")
    assert "Swaps: 12   (“list swap” shows them" in out
    assert out.count("swap YWB for") >= 5
    assert "Zoe pays a point and changes YWB for the top card of the deck" in out


def test_an_empty_line_never_gives_up_cards() -> None:
    match = position(
        tiles=["W0@0,0", "R0@2,-1", "Y0@1,0"],
        hands=[["WRY", "RWY"], ["RWR", "YRY", "BWB"]],
        face_down=[["WYW"], []],
        gathered=1,
        bee=1,
    )
    out = session(match, "")
    assert "Zoe: go on, or “done”." in out
    assert "Type a number, a move, or ? for help." in out
    assert match.log == ()


def test_the_second_action_tells_its_price() -> None:
    match = position(
        options={"expert": True}, face_down=[["WYW", "WYW"], []], placed=True, earlier=2
    )
    out = session(match)
    assert "Y2 → R1 → W0, 1 point (costs 2 points)" in out


# ---------------------------------------------------------------- small windows


LONG = ["W0@0,0", "W0@2,-1", "W0@4,-2", "W0@6,-3", "W0@8,-4"]


def window(width: int, height: int) -> tuple[Console, io.StringIO]:
    out = io.StringIO()
    console = Console(
        file=out,
        width=width,
        height=height,
        force_terminal=True,
        color_system=None,
        highlight=False,
    )
    return console, out


def test_a_board_larger_than_the_window_is_cropped_and_says_so() -> None:
    console, out = window(40, 20)
    session(position(tiles=LONG), console=console)
    text = out.getvalue()
    assert "(only a part; “map” shows all of it)" in text
    assert "@W0@" in text
    assert "W4" not in text


def test_map_shows_everything_in_parts() -> None:
    console, out = window(40, 20)
    session(position(tiles=LONG), "map", console=console)
    text = out.getvalue()
    assert "Part 1 of 2, from left to right:" in text
    assert "W4" in text.partition("Part 2 of 2")[2]


def test_map_of_a_place_looks_there() -> None:
    console, out = window(40, 20)
    session(position(tiles=LONG), "map W4", console=console)
    assert "W4" in out.getvalue()


def test_a_board_that_fits_is_whole() -> None:
    console, out = window(100, 60)
    session(position(tiles=LONG), console=console)
    assert "only a part" not in out.getvalue()
    assert "W4" in out.getvalue()


def test_moves_keep_their_numbers() -> None:
    match = position()
    choice = Choice(face_of("butine"), match.view(0), match.legal(0), words("en"))
    assert sorted(map(str, choice.moves)) == sorted(map(str, match.legal(0)))
    for number, move in enumerate(choice.moves, start=1):
        assert choice.by_number(str(number)) == move
    assert choice.by_number("0") is None
    assert choice.by_number(str(len(choice.moves) + 1)) is None


def test_a_terminal_that_is_watched_sees_the_board_after_each_turn() -> None:
    console, out = window(100, 60)
    screen = Screen(console, face_of("butine"), ("Zoe", "Tom"), words("en"))
    screen.table(position().view())
    assert "@W0@" in out.getvalue()
    assert "Zoe" in out.getvalue()


def test_spots_that_touch_most_come_first() -> None:
    match = position()
    choice = Choice(face_of("butine"), match.view(0), match.legal(0), words("en"))
    lines = choice.answer(Question("R"), everything=True)
    touched = [line.partition("touches")[2].count(",") + 1 for line in lines]
    assert len(touched) > 24
    assert touched == sorted(touched, reverse=True)
    assert touched[0] == 2
    assert touched[-1] == 1

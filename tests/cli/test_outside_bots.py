"""`--bot NAME=COMMAND` on the command line: whole runs, and what is said when it cannot be."""

import sys
from pathlib import Path

import jsonschema_rs
import msgspec
import pytest

import skep
from skep.bots.outside.hiring import all_hired
from skep.bots.registry import make_bot
from tests.bots.test_outside import RASCAL
from tests.cli.helpers import fails, run

pytestmark = pytest.mark.process

GATHERER = Path(__file__).parents[2] / "examples" / "outside_bots" / "gatherer.py"
ADA = f"ada={sys.executable} {GATHERER}"
RASCALS = f"rascal={sys.executable} {RASCAL} "


def test_simulate_lets_it_play() -> None:
    done = run("simulate", "butine", "--bot", ADA, "--bots", "ada,random", "--games", "2", "--json")
    assert done.exit_code == 0, done.output
    report = msgspec.json.decode(done.stdout)
    assert report["bots"] == ["ada", "random"]
    assert report["lost_moves"] == {}
    assert all_hired() == ()


@pytest.mark.parametrize(
    ("lang", "lost", "rule"),
    [
        ("en", "rascal lost ", "A move that is lost is drawn by lot."),
        ("fr", "rascal a perdu ", "Un coup perdu est tiré au sort."),
    ],
)
def test_what_it_lost_is_told_in_words(lang: str, lost: str, rule: str) -> None:
    bad = f"{RASCALS} says-nonsense"
    done = run(
        *("simulate", "butine", "-o", "quick", "--bot", bad, "--bots", "rascal,greedy"),
        *("--games", "1", "--lang", lang),
    )
    assert done.exit_code == 0, done.output
    assert lost in done.stdout
    assert "3 × " in done.stdout
    assert rule in done.stdout


def test_a_study_lets_it_play() -> None:
    done = run(
        *("lab", "butine", "-o", "quick", "--bot", f"{RASCALS} says-nonsense", "--jobs", "1"),
        *("--bots", "rascal,random", "--games", "2", "--skill", "none"),
    )
    assert done.exit_code == 0, done.output
    assert "rascal (usual) lost " in done.stdout
    assert "rascal (all of them)" in done.stdout


def test_a_ladder_knows_it() -> None:
    done = run(
        *("ladder", "butine", "-o", "quick", "--bot", f"{RASCALS} says-nonsense"),
        *("--bots", "rascal,random", "--games", "2"),
    )
    assert done.exit_code == 0, done.output
    assert "rascal lost " in done.stdout
    assert "forfeited" not in done.stdout


def test_it_can_be_played_against_in_the_terminal() -> None:
    done = run(
        *("play", "butine", "-o", "quick", "--bot", ADA, "--bots", "ada,random"),
        *("--seats", "2", "--pause", "0", "--seed", "3"),
    )
    assert done.exit_code == 0, done.output
    assert "ada 1" in done.stdout


@pytest.mark.parametrize("command", ["simulate", "serve"])
@pytest.mark.parametrize(
    ("bot", "what"),
    [
        ("ada", "say --bot NAME=COMMAND"),
        ("ada=no-such-program", 'there is no program "no-such-program"'),
        ("greedy=sh", 'there is a bot called "greedy" already'),
        (f"{RASCALS} never-starts", 'the bot "rascal" ended before it said hello'),
        (f"{RASCALS} plays-chess", 'the bot "rascal" plays none of the games'),
    ],
)
def test_what_cannot_be_is_said_in_a_line(command: str, bot: str, what: str) -> None:
    more = ("butine", "--bots", "ada,random") if command == "simulate" else ("--data", "data")
    assert what in fails(command, *more, "--bot", bot)
    assert not Path("data").exists(), "nothing has begun"


def test_it_is_said_in_french() -> None:
    line = fails("serve", "--lang", "fr", "--bot", "ada=no-such-program")
    assert "il n’y a pas de programme" in line


def test_two_bots_cannot_have_one_name() -> None:
    assert "already" in fails("serve", "--bot", ADA, "--bot", ADA)
    assert "already" in fails("serve", "--bot", ADA, "--remote-bot", "Ada")
    assert "already" in fails("serve", "--remote-bot", "bob", "--remote-bot", "Bob")
    assert "cannot be called" in fails("serve", "--remote-bot", "a b")


def test_it_plays_only_what_it_said() -> None:
    bad = f"{RASCALS} plays-butine"
    line = fails("simulate", "bee-busy", "--bot", bad, "--bots", "rascal,random")
    assert "'rascal' does not know bee-busy" in line


@pytest.mark.parametrize("game", skep.games())
def test_the_schema_describes_every_view(game: str) -> None:
    done = run("schema", game)
    assert done.exit_code == 0
    validator = jsonschema_rs.validator_for(msgspec.json.decode(done.stdout))
    match = skep.new(game, seats=2, seed=5)
    bots = [make_bot("random", game, seat) for seat in range(2)]
    for _ in range(150):
        for seat in (None, 0, 1):
            validator.validate(msgspec.json.decode(msgspec.json.encode(match.view(seat))))
        if not match.actors:
            break
        actor = next(seat for seat in match.actors if match.legal(seat))
        match.apply(actor, bots[actor].choose(match.view(actor), match.legal(actor)))
    with pytest.raises(jsonschema_rs.ValidationError):
        validator.validate({"you": "me"})


def test_there_is_no_schema_of_what_there_is_not() -> None:
    assert "'chess'" in fails("schema", "chess")

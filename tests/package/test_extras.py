"""A plain install is small and plays; what needs more says which extra brings it."""

from pathlib import Path

import pytest

import skep
from tests.package.installs import PROJECT, brought_by, run_with, skep_with

pytestmark = pytest.mark.slow  # each asks an interpreter of its own

PLAY = """
import skep
from skep.bots.registry import make_bot
from skep.engine.refusal import refuse

for name in skep.games():
    match = skep.new(name, seats=2, seed=1)
    seat = match.actors[0]
    match.apply(seat, make_bot("random", name, 1).choose(match.view(seat), match.legal(seat)))
    assert skep.replay(match.record()).hash() == match.hash()
print(refuse("BUT-6", "butine-not-your-turn"))
"""


def test_a_plain_install_is_small() -> None:
    assert len(brought_by()) + 1 <= 12
    assert brought_by() < brought_by("cli") < brought_by("server") < brought_by("all")


def test_all_is_all() -> None:
    ours = set(PROJECT["optional-dependencies"]) - {"all", "bench", "cluster", "dask", "lab", "rl"}
    assert brought_by("all") == set[str]().union(*(brought_by(extra) for extra in ours))


def test_a_plain_install_plays_every_game() -> None:
    done = run_with((), PLAY)
    assert done.returncode == 0, done.stderr
    assert done.stdout == "It is not your turn. [BUT-6]\n"


def test_a_plain_install_has_no_command_line() -> None:
    done = skep_with((), "games")
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.startswith("skep: this needs ")
    assert done.stderr.endswith('pip install "skep[cli]"\n')
    assert done.stderr.count("\n") == 1


def test_it_is_said_in_french(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "qui n’est pas installé" in skep_with((), "games").stderr


@pytest.mark.parametrize(
    ("command", "extra", "package"),
    [
        (["serve"], "server", "uvicorn"),
        (["print", "butine"], "print", "reportlab"),
        (["ladder", "butine"], "lab", "choix"),
        (["lab", "butine", "--html", "report.html"], "lab", "vl_convert"),
        (["lab", "butine", "--cluster", "tcp://127.0.0.1:9"], "dask", "distributed"),
    ],
)
def test_a_command_names_its_extra(command: list[str], extra: str, package: str) -> None:
    done = skep_with(("cli",), *command)
    assert done.returncode == 2
    assert done.stderr == (
        f"skep: this needs {package}, which is not installed; "
        f'get it with: pip install "skep[{extra}]"\n'
    )


def test_the_command_line_needs_its_extra_only() -> None:
    done = skep_with(("cli",), "simulate", "butine", "--games", "1", "--bots", "random,random")
    assert done.returncode == 0, done.stderr


def test_the_server_needs_its_extra_only() -> None:
    done = run_with(("server",), "import skep.server.run, skep.server.store.migrations")
    assert done.returncode == 0, done.stderr


def test_a_server_without_postgresql_does_without_its_client() -> None:
    code = "import sys, skep.server.run, skep.server.store.places; print('asyncpg' in sys.modules)"
    assert run_with(("server", "cluster"), code).stdout == "False\n"
    copy = ("store", "copy", "postgresql://127.0.0.1:9/x", "there")
    said = skep_with(("server",), *copy).stderr
    assert 'needs asyncpg, which is not installed; get it with: pip install "skep[cluster]"' in said
    assert "is away" in skep_with(("cluster",), *copy).stderr


def test_printing_needs_its_extra_only(tmp_path: Path) -> None:
    file = tmp_path / "butine.pdf"
    done = skep_with(("print",), "print", "butine", "--output", str(file))
    assert done.returncode == 0, done.stderr
    assert file.read_bytes().startswith(b"%PDF")


def test_the_ladder_needs_its_extra_only() -> None:
    args = ("butine", "--bots", "random,greedy", "-o", "quick", "--games", "2")
    done = skep_with(("lab",), "ladder", *args)
    assert done.returncode == 0, done.stderr


ENVIRONMENTS = """
import skep.envs, skep.envs.openspiel
from skep.engine.errors import MissingExtra

env = skep.envs.aec("butine", seats=2, render_mode="ansi")
env.reset(seed=1)
env.step(env.table.choices[0])
try:
    env.render()
except MissingExtra as error:
    print(error.extra)
"""


def test_environments_are_there_when_asked_for() -> None:
    code = """
import sys, skep
print("gymnasium" in sys.modules, skep.envs.gym("la-ruche").rules.seats)
import gymnasium
print(type(gymnasium.make("skep.envs:skep/BeeBusy-v0").unwrapped).__name__)
print(hasattr(skep, "environs"))
"""
    done = run_with(("rl",), code)
    assert done.stdout.split() == ["False", "1", "SkepSolo", "False"], done.stderr
    assert "skep[rl]" in run_with((), "import skep; skep.envs").stderr


def test_environments_need_their_extra_only() -> None:
    """Boards are drawn by the terminal's means, and only then asked for."""
    done = run_with(("rl",), ENVIRONMENTS)
    assert (done.returncode, done.stdout) == (0, "cli\n"), done.stderr
    assert run_with(("rl", "cli"), ENVIRONMENTS).stdout == ""


def test_a_study_needs_no_extra_for_its_tables() -> None:
    args = ("butine", "--bots", "random", "-o", "quick", "--games", "2", "--jobs", "1")
    done = skep_with(("cli",), "lab", *args, "--skill", "none")
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("module", "extra"),
    [
        ("printing.registry", "print"),
        ("server", "server"),
        ("envs", "rl"),
        ("envs.openspiel", "rl"),
    ],
)
def test_from_python_it_is_an_error_of_ours(module: str, extra: str) -> None:
    code = f"""
import skep
try:
    import skep.{module}
except skep.MissingExtra as error:
    print(error.extra)
"""
    assert run_with((), code).stdout == f"{extra}\n"
    assert issubclass(skep.MissingExtra, skep.SkepError)


def test_a_module_of_ours_that_is_missing_is_no_extra() -> None:
    code = """
from skep.engine.extras import from_extra
with from_extra("server"):
    import skep.nowhere
"""
    assert "ModuleNotFoundError: No module named 'skep.nowhere'" in run_with((), code).stderr

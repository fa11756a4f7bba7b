"""What the README says is true: its examples run, its commands and links exist."""

import doctest
import re
import tomllib
from pathlib import Path

import pytest

import skep
from skep.cli.main import app

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")
PAGES = sorted(
    [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("src/skep/games/*/README.md")]
)


def _run(text: str, name: str) -> doctest.TestResults:
    test = doctest.DocTestParser().get_doctest(text, {}, name, None, 0)
    return doctest.DocTestRunner().run(test)


def test_the_examples_of_the_readme_run() -> None:
    blocks = re.findall(r"^```python\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)
    results = _run("".join(blocks), "README.md")
    assert results.attempted > 20
    assert results.failed == 0


def test_the_example_of_the_package_runs() -> None:
    results = _run(skep.__doc__ or "", "skep")
    assert results.attempted > 4
    assert results.failed == 0


def test_the_commands_of_the_readme_are_those_that_there_are() -> None:
    rows = re.findall(r"^\| (`skep .*?) \|", README, re.MULTILINE)
    named = set(re.findall(r"`skep ([a-z-]+)", " ".join(rows)))
    commands = {command.name for command in app.registered_commands}
    assert named == commands | {group.name for group in app.registered_groups}


def test_the_targets_of_the_readme_are_in_the_makefile() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    named = set(re.findall(r"`?make ([a-z]+)", README))
    assert {"play", "test"} <= named <= targets


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_every_dependency_has_its_reason() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    reasons = (ROOT / "docs/adr/0004-dependencies.md").read_text("utf-8")
    extras = project["optional-dependencies"].values()
    for wanted in [*project["dependencies"], *(line for extra in extras for line in extra)]:
        name = re.split(r"[<>=~!\[; ]", wanted)[0]
        assert re.search(rf"\b{re.escape(name)}\b", reasons), f"{name} is not explained"

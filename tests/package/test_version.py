"""The version stands in one place, and a release without its papers is refused."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import skep
from scripts.release import NoRelease, need_changes, need_clean_tree, need_new_tag, version_in
from tests.package.installs import PROJECT, ROOT

VERSION = "1.2.3"


def test_the_package_is_built_with_the_version_that_it_states() -> None:
    assert "version" not in PROJECT
    built = subprocess.run(
        [sys.executable, "-m", "hatchling", "metadata", "version"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert built.stdout.strip() == skep.__version__
    assert version_in((ROOT / "src/skep/__init__.py").read_text("utf-8")) == skep.__version__


def test_the_browser_client_has_no_version_of_its_own() -> None:
    assert "version" not in json.loads((ROOT / "web/package.json").read_text("utf-8"))


@pytest.mark.parametrize("text", ["", '__version__ = "1.2"', '__version__ = "1.2.3.dev0"'])
def test_a_version_has_three_numbers(text: str) -> None:
    with pytest.raises(NoRelease, match=r"no version like 1\.2\.3"):
        version_in(text)


@pytest.mark.parametrize("changelog", ["", "## [Unreleased]", "## [1.2.3]", "## [11.2.3] - 2026"])
def test_a_release_needs_its_changes_with_a_date(changelog: str) -> None:
    with pytest.raises(NoRelease, match="CHANGELOG"):
        need_changes(changelog, VERSION)


def test_changes_with_a_date_will_do() -> None:
    need_changes("# Changelog\n\n## [1.2.3] - 2026-05-04\n", VERSION)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A committed tree of one file."""
    (tmp_path / "file").write_text("one")
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "add", "file")
    git(tmp_path, "commit", "--quiet", "--message", "One")
    return tmp_path


def git(tree: Path, *args: str) -> None:
    """Run git there, whoever is asked to have made the commits."""
    who = ("-c", "user.name=Zoe", "-c", "user.email=zoe@example.org")
    subprocess.run(["git", *who, *args], cwd=tree, check=True)  # noqa: S603, S607


def test_a_clean_tree_and_a_new_version_will_do(tree: Path) -> None:
    need_clean_tree(tree)
    need_new_tag(tree, VERSION)


@pytest.mark.parametrize("name", ["file", "another"])
def test_a_release_needs_a_clean_tree(tree: Path, name: str) -> None:
    (tree / name).write_text("two")
    with pytest.raises(NoRelease, match="not committed"):
        need_clean_tree(tree)


def test_a_version_is_released_once(tree: Path) -> None:
    git(tree, "tag", f"v{VERSION}")
    with pytest.raises(NoRelease, match=r"released already"):
        need_new_tag(tree, VERSION)

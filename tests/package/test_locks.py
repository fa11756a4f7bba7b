"""Locks name packages, versions and hashes; never a registry, and never a range."""

import json
import re
from pathlib import Path

import pytest

from tests.package.installs import ROOT

LOCKS = sorted((ROOT / "requirements").glob("*.txt"))


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_python_lock_names_no_host(lock: Path) -> None:
    text = lock.read_text("utf-8")
    assert not re.search(r"://|--index-url|--extra-index|--find-links", text)


def test_the_clients_lock_names_no_host() -> None:
    lock = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))
    assert [name for name, package in lock["packages"].items() if "resolved" in package] == []


def test_the_client_pins_what_it_uses() -> None:
    package = json.loads((ROOT / "web/package.json").read_text("utf-8"))
    for kind in ("dependencies", "devDependencies", "overrides"):
        for name, version in package[kind].items():
            assert re.fullmatch(r"\d+\.\d+\.\d+", version), f"{name} {version}"

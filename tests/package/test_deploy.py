"""deploy/ and docs/hosting.md name what there is: options, ports, addresses, files."""

import configparser
import re
from pathlib import Path

import pytest
import typer

from skep.cli.main import app
from skep.server.http.routes import ROUTES
from skep.server.run import DEFAULT_PORT

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
GUIDE = (ROOT / "docs" / "hosting.md").read_text("utf-8")
FILES = ("Containerfile", "compose.yaml", "skep.service", "nginx.conf", "Caddyfile")


def _read(name: str) -> str:
    return (DEPLOY / name).read_text("utf-8")


def _options(*command: str) -> set[str]:
    found = typer.main.get_command(app)
    for name in command:
        found = found.commands[name]  # type: ignore[attr-defined]
    return {option for parameter in found.params for option in parameter.opts}


@pytest.mark.parametrize("name", ["Containerfile", "compose.yaml", "skep.service"])
def test_options_of_the_server_exist(name: str) -> None:
    text = _read(name)
    begin = {"Containerfile": "ENTRYPOINT", "compose.yaml": "command:", "skep.service": "ExecStart"}
    end = {"Containerfile": "$", "compose.yaml": "volumes:", "skep.service": "\n"}
    part = re.search(f"{begin[name]}(.*?){end[name]}", text, re.DOTALL)
    assert part is not None
    named = set(re.findall(r"--[a-z-]+", part[1]))
    assert named
    assert named <= _options("serve")


def test_options_and_orders_of_the_guide_exist() -> None:
    orders = set(typer.main.get_command(app).commands["admin"].commands)  # type: ignore[attr-defined]
    rows = re.findall(r"^\| (`.*?) \|", GUIDE.partition("## `skep admin`")[2], re.MULTILINE)
    named = {word for row in rows for word in re.findall(r"`([a-z-]+)", row)}
    assert named == orders
    told = set(re.findall(r"--[a-z][a-z-]+", GUIDE))
    known = _options("serve") | {option for order in orders for option in _options("admin", order)}
    assert told <= known


def test_the_port_is_the_same_everywhere() -> None:
    for name in FILES[:2] + FILES[3:]:
        ports = set(
            re.findall(r"(?:127\.0\.0\.1|172\.30\.0\.3|EXPOSE|--port\",)[: \"]+(\d+)", _read(name))
        )
        assert ports == {str(DEFAULT_PORT)}, name


def test_addresses_for_the_operator_exist() -> None:
    paths = {path for handler in ROUTES for path in handler.paths}
    named = set(re.findall(r"/api/[a-z]+", GUIDE + _read("Containerfile")))
    assert named == {"/api/health", "/api/ready"}
    assert named <= paths


def test_the_container_installs_the_wheel_and_has_no_rights() -> None:
    text = _read("Containerfile")
    assert "--no-deps /wheel/skep-*.whl" in text
    assert "--require-hashes -r /wheel/run.txt" in text
    last = text.rpartition("FROM ")[2]
    user = last.index("\nUSER skep")
    assert last.index("\nRUN") < user < last.index("\nENTRYPOINT")
    assert "HEALTHCHECK" in last


def test_the_unit_is_hardened() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read_string(_read("skep.service"))
    service = unit["Service"]
    assert service["User"] == "skep"
    assert service["CapabilityBoundingSet"] == ""
    for name in ("NoNewPrivileges", "PrivateTmp", "PrivateDevices", "MemoryDenyWriteExecute"):
        assert service[name] == "yes"
    assert service["ProtectSystem"] == "strict"
    folder = service["StateDirectory"]
    assert f"--data /var/lib/{folder} " in service["ExecStart"]


@pytest.mark.parametrize("name", FILES)
def test_the_guide_leads_to_each_file(name: str) -> None:
    assert f"(../deploy/{name})" in GUIDE
    assert _read(name).startswith("# ")


def test_web_sockets_and_who_is_behind_are_passed_on() -> None:
    text = _read("nginx.conf")
    for line in (
        "proxy_http_version 1.1;",
        "proxy_set_header Host $http_host;",
        "proxy_set_header X-Forwarded-For $remote_addr;",
        "proxy_set_header Upgrade $http_upgrade;",
        "proxy_set_header Connection $skep_connection;",
    ):
        assert line in text

"""deploy/ and docs/hosting.md name what there is: options, ports, addresses, files."""

import configparser
import re
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml  # type: ignore[import-untyped]

from skep.cli.main import app
from skep.server.http.routes import ROUTES
from skep.server.run import DEFAULT_PORT

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
GUIDE = (ROOT / "docs" / "hosting.md").read_text("utf-8")
SEVERAL = (ROOT / "docs" / "several-servers.md").read_text("utf-8")
FILES = ("Containerfile", "compose-one.yaml", "skep.service", "nginx.conf", "Caddyfile")


def _read(name: str) -> str:
    return (DEPLOY / name).read_text("utf-8")


def _options(*command: str) -> set[str]:
    found = typer.main.get_command(app)
    for name in command:
        found = found.commands[name]  # type: ignore[attr-defined]
    return {option for parameter in found.params for option in parameter.opts}


@pytest.mark.parametrize("name", ["Containerfile", "compose-one.yaml", "skep.service"])
def test_options_of_the_server_exist(name: str) -> None:
    text = _read(name)
    begin = {"Containerfile": "ENTRYPOINT", "skep.service": "ExecStart"}
    end = {"Containerfile": "$", "skep.service": "\n"}
    first, last = begin.get(name, "command:"), end.get(name, "volumes:")
    part = re.search(f"{first}(.*?){last}", text, re.DOTALL)
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
    assert "--require-hashes -r /wheel/$LOCK.txt" in text
    assert "ARG LOCK=run\n" in text, "nobody who has one server gets what only several need"
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


# ---------------------------------------------------------------- several servers

SERVERS = ("skep-1", "skep-2", "skep-3")


def _compose(name: str = "compose.yaml") -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(_read(name))
    return found


@pytest.mark.parametrize("name", SERVERS)
def test_options_of_each_of_several_servers_exist(name: str) -> None:
    server = _compose()["services"][name]
    named = {word.partition("=")[0] for word in server["command"]}
    assert {"--store", "--bus", "--origin", "--proxy"} <= named <= _options("serve")
    assert server["build"]["args"]["LOCK"] == "cluster"
    lock = (ROOT / "requirements" / "cluster.txt").read_text("utf-8")
    for package in ("asyncpg", "nats-py", "uvicorn"):
        assert f"\n{package}==" in lock


def test_several_servers_reach_what_they_need_and_nobody_else_does() -> None:
    whole = _compose()
    services = whole["services"]
    back = {name for name, one in services.items() if "back" in one["networks"]}
    assert back == {*SERVERS, "postgres", "nats"}
    assert whole["networks"]["back"]["internal"] is True
    assert [name for name, one in services.items() if "ports" in one] == ["caddy"]
    hosts = re.findall(r"(?:@|nats://)([a-z]+):\d+", " ".join(services["skep-1"]["command"]))
    assert hosts == ["postgres", "nats"]
    proxy = services["caddy"]["networks"]["front"]["ipv4_address"]
    assert f"--proxy={proxy}" in services["skep-1"]["command"]


@pytest.mark.parametrize("name", ["compose.yaml", "compose-one.yaml"])
def test_images_have_versions_and_servers_time_to_end(name: str) -> None:
    for service, one in _compose(name)["services"].items():
        assert one["restart"] == "unless-stopped"
        if "build" in one:
            assert int(one["stop_grace_period"].removesuffix("s")) >= 10, service
        elif name == "compose.yaml":
            assert re.search(r":\d+\.\d+", one["image"]), service


def test_everything_is_asked_how_it_is_and_the_engines_come_first() -> None:
    services = _compose()["services"]
    assert all("healthcheck" in one for one in services.values())
    for name in SERVERS:
        waits = services[name]["depends_on"]
        assert {one["condition"] for one in waits.values()} == {"service_healthy"}
        assert set(waits) == {"postgres", "nats"}
    assert set(services["caddy"]["depends_on"]) == set(SERVERS)
    for named in re.findall(r"/api/[a-z]+", _read("compose.yaml") + _read("Caddyfile.several")):
        assert named in {path for handler in ROUTES for path in handler.paths}


def test_what_is_kept_lies_in_volumes() -> None:
    whole = _compose()
    volumes = {one.partition(":")[0] for one in whole["services"]["postgres"]["volumes"]}
    assert volumes <= set(whole["volumes"])
    assert volumes


def test_secrets_come_from_a_file_that_is_not_in_git() -> None:
    text = _read("compose.yaml")
    wanted = set(re.findall(r"\$\{([A-Z_]+):\?", text))
    offered = dict(re.findall(r"^([A-Z_]+)=(.*)$", _read("skep.env.example"), re.MULTILINE))
    assert wanted == set(offered)
    assert not offered["POSTGRES_PASSWORD"], "nobody shall run with a password that all know"
    assert "/deploy/skep.env\n" in (ROOT / ".gitignore").read_text("utf-8")


def test_the_proxy_knows_all_servers() -> None:
    text = _read("Caddyfile.several")
    line = re.search(r"^\treverse_proxy (.*) \{$", text, re.MULTILINE)
    assert line is not None
    assert line[1].split() == [f"{name}:{DEFAULT_PORT}" for name in SERVERS]
    assert (
        "./Caddyfile.several:/etc/caddy/Caddyfile:ro" in _compose()["services"]["caddy"]["volumes"]
    )


@pytest.mark.parametrize("name", ["compose.yaml", "Caddyfile.several", "skep.env.example"])
def test_the_page_about_several_servers_leads_to_each_file(name: str) -> None:
    assert f"(../deploy/{name})" in SEVERAL
    assert _read(name).startswith("# ")


def test_options_on_the_page_about_several_servers_exist() -> None:
    told = set(re.findall(r"(?<![-\w])--[a-z][a-z-]+", SEVERAL))
    compose = {"--env-file", "--build", "--no-deps"}
    assert told - compose <= _options("serve") | _options("store", "copy")

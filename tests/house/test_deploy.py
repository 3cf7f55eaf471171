"""The files by which a server is set up name only what there is: options, variables, ports, files, addresses."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from hanse.cli.arguments import Parser
from hanse.cli.command import VERBS
from hanse.cli.databases import PASSWORD
from hanse.cli.serve import add_arguments
from hanse.messages import catalogue
from hanse.server.routes import health
from hanse.server.settings import DEFAULT_PORT

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
TEXT = (ROOT / "compose.yaml").read_text(encoding="utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load(TEXT)
SERVICES = COMPOSE["services"]
DOCKERFILE = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
CADDYFILE = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
GIVEN = dict(
    line.partition("=")[::2] for line in (DEPLOY / "example.env").read_text(encoding="utf-8").splitlines() if line
)


def options(command: list[str]) -> Any:
    """The options of `hanse serve`, read as the command reads them."""
    assert command[0] == "serve"
    parser = Parser("serve", catalogue("en"))
    add_arguments(parser)
    return parser.parse_args(command[1:])


def test_the_command_of_the_container_is_understood() -> None:
    words = SERVICES["hanse"]["command"]
    args = options([re.sub(r"\$\{(\w+).*\}", lambda found: GIVEN[found[1]], word) for word in words])
    assert args.port == DEFAULT_PORT
    assert args.database == f"postgresql://{SERVICES['database']['environment']['POSTGRES_USER']}@database/hanse"
    assert args.allowed_host == [GIVEN["HANSE_NAME"]]
    assert [str(args.port), args.metrics.rpartition(":")[2]] == SERVICES["hanse"]["expose"]
    (usual,) = re.findall(r"^CMD (\[.*\])$", DOCKERFILE, re.MULTILINE)
    assert options(yaml.safe_load(usual)).host == "0.0.0.0"


def test_every_variable_is_given_and_used() -> None:
    wanted = set(re.findall(r"\$\{(\w+):\?", TEXT))
    assert wanted == set(GIVEN) == {"HANSE_NAME", PASSWORD}
    assert GIVEN[PASSWORD] == ""  # nobody runs with a password that everybody knows
    assert set(re.findall(r"{\$(\w+)}", CADDYFILE)) == set(SERVICES["proxy"]["environment"])
    assert SERVICES["hanse"]["environment"].keys() == {PASSWORD, "FORWARDED_ALLOW_IPS"}


def test_services_and_volumes_that_are_named_are_there() -> None:
    for service in SERVICES.values():
        assert set(service.get("depends_on", ())) <= set(SERVICES)
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            assert (ROOT / source).is_file() if source.startswith(".") else source in COMPOSE["volumes"]
    (upstream,) = re.findall(r"reverse_proxy (\S+) ", CADDYFILE)
    assert upstream == f"hanse:{DEFAULT_PORT}"
    assert (ROOT / SERVICES["hanse"]["build"]["context"] / SERVICES["hanse"]["build"]["dockerfile"]).is_file()


def test_nothing_but_the_proxy_is_open_to_the_world() -> None:
    assert [name for name, service in SERVICES.items() if "ports" in service] == ["proxy"]
    assert re.findall(r"^USER (.*)$", DOCKERFILE, re.MULTILINE) == ["hanse"]


def test_the_checks_ask_what_the_server_answers() -> None:
    answered = {route.path for route in health.router.routes if hasattr(route, "path")}
    for text in (DOCKERFILE, CADDYFILE, HOSTING):
        assert set(re.findall(r"/api/(?:ready|health)\b", text)) <= answered
    assert f"127.0.0.1:{DEFAULT_PORT}/api/ready" in DOCKERFILE


def test_what_is_copied_into_the_container_is_in_the_checkout_and_not_ignored() -> None:
    kept = re.findall(r"^!(\S+)$", (ROOT / ".dockerignore").read_text(encoding="utf-8"), re.MULTILINE)
    assert [name for name in kept if not (ROOT / name).exists()] == []
    copied = [
        name for words in re.findall(r"^COPY (?!--from)(.*)$", DOCKERFILE, re.MULTILINE) for name in words.split()[:-1]
    ]
    assert copied
    for name in copied:
        assert (ROOT / name).exists()
        assert any(name == each or name.startswith(f"{each}/") for each in kept)
    assert "--require-hashes -r requirements.lock" in DOCKERFILE


def test_the_service_of_the_documentation_is_understood() -> None:
    (unit,) = re.findall(r"```ini\n(\[Unit\].*?)```", HOSTING, re.DOTALL)
    (command,) = re.findall(r"^ExecStart=/opt/hanse/bin/hanse (.*)$", unit, re.MULTILINE)
    options(command.split())
    assert "LimitNOFILE=65536" in unit
    assert "ExecReload=/bin/kill -HUP $MAINPID" in unit
    assert "NotifyAccess=all" in unit


@pytest.mark.parametrize("text", [HOSTING, (ROOT / "README.md").read_text(encoding="utf-8")])
def test_every_verb_that_is_shown_exists(text: str) -> None:
    typed = "\n".join(re.findall(r"^\$ .*$", text, re.MULTILINE)).replace("exec hanse ", "exec ")
    assert set(re.findall(r"(?:\s|/)hanse ([a-z]+)(?= |$)", typed)) <= set(VERBS)


def test_every_option_is_documented() -> None:
    parser = Parser("serve", catalogue("en"))
    add_arguments(parser)
    names = {name for action in parser._actions for name in action.option_strings if name.startswith("--")}
    assert {name for name in names if f"`{name}`" not in HOSTING} <= {"--help", "--lang", "--color"}

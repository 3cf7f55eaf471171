"""What makes an app of the page: manifests in three languages, marks in the sizes they name, and its service worker."""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
import struct
from pathlib import Path
from typing import Any

import httpx
import pytest

from hanse.messages import catalogue, languages
from hanse.offline.installed import DAY, ICONS, SHEET, WORKER, install, manifest, manifest_name, worker
from hanse.server.app import make_app
from hanse.server.settings import Settings

WEB = Path(__file__).parents[2] / "web"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("whole", [True, False])
def test_a_manifest_has_all_that_browsers_ask_for(language: str, whole: bool) -> None:
    data = json.loads(manifest(language, whole=whole))
    assert data["lang"] == language
    assert (data["start_url"], data["scope"], data["display"]) == ("./", "./", "standalone")
    assert data["short_name"] == "Hanse"
    assert data["name"] == catalogue(language).say("app-name-whole" if whole else "app-name")
    assert data["description"] == catalogue(language).say("app-about")
    assert {icon["sizes"] for icon in data["icons"]} >= {"192x192", "512x512", "any"}
    assert {icon["purpose"] for icon in data["icons"]} == {"any", "maskable"}
    assert all(":" not in icon["src"] and not icon["src"].startswith("/") for icon in data["icons"])
    assert "id" not in data  # it would be taken from the root of the host, not from the folder


def test_all_languages_are_the_same_app() -> None:
    found = [json.loads(manifest(language, whole=True)) for language in languages()]
    for each in found:
        assert {**each, "name": "", "description": "", "lang": ""} == {
            **found[0],
            "name": "",
            "description": "",
            "lang": "",
        }


@pytest.mark.parametrize(
    ("name", "size"), [*((name, size) for name, (size, _) in ICONS.items()), ("icon-180.png", 180)]
)
def test_a_mark_has_the_size_that_is_named(name: str, size: int) -> None:
    head = (WEB / "public" / name).read_bytes()[:24]
    assert head[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", head[16:24]) == (size, size)


def test_colours_are_those_of_the_page_by_day() -> None:
    day = (WEB / "src" / "shell" / "theme.css").read_text(encoding="utf-8").partition("[data-theme")[0]
    assert (f"--top: {DAY};" in day, f"--paper: {SHEET};" in day) == (True, True)
    assert f'name="theme-color" content="{DAY}"' in (WEB / "index.html").read_text(encoding="utf-8")


@pytest.fixture
def client(tmp_path: Path) -> Path:
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<html><head></head></html>")
    (folder / "assets" / "index-1.js").write_text("begin()")
    (folder / WORKER).write_text((WEB / "public" / WORKER).read_text(encoding="utf-8"))
    return folder


def _build(text: str) -> Any:
    found = re.match(r"const BUILD = (.*);\n", text)
    assert found is not None
    return json.loads(found[1])


def test_the_worker_knows_every_file_of_its_build_and_another_file_makes_another_one(client: Path) -> None:
    install(client)
    first = _build((client / WORKER).read_text())
    assert set(first["files"]) == {"index.html", "assets/index-1.js", *map(manifest_name, languages())}
    for name, digest in first["files"].items():
        assert hashlib.sha256((client / name).read_bytes()).hexdigest() == digest
    assert first["whole"]
    (client / WORKER).write_text((WEB / "public" / WORKER).read_text(encoding="utf-8"))
    assert _build(worker(client, whole=True)) == first
    (client / "assets" / "index-1.js").write_text("begin(2)")
    assert _build(worker(client, whole=True))["version"] != first["version"]


def _ask(settings: Settings, *paths: str, headers: dict[str, str] | None = None) -> list[httpx.Response]:
    async def ask() -> list[httpx.Response]:
        transport = httpx.ASGITransport(app=make_app(settings))
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as http:
            return [await http.get(path, headers=headers) for path in paths]

    return asyncio.run(ask())


def test_a_server_hands_out_worker_and_manifests_and_what_they_say_is_so(client: Path) -> None:
    served, said, page = _ask(Settings(client=client), "/worker.js", "/manifest.fr.webmanifest", "/")
    assert served.headers["content-type"].startswith("text/javascript")
    assert said.headers["content-type"] == "application/manifest+json"
    assert {answer.headers["cache-control"] for answer in (served, said, page)} == {"no-cache"}
    assert json.loads(said.text)["lang"] == "fr"
    build = _build(served.text)
    assert not build["whole"]
    assert build["files"]["index.html"] == hashlib.sha256(page.content).hexdigest()
    assert "hanse-offline" not in page.text


def test_a_server_offers_the_page_without_a_server_where_there_is_one(client: Path, tmp_path: Path) -> None:
    house = tmp_path / "house"
    (house / "python").mkdir(parents=True)
    (house / "index.html").write_text("<html><head>in the page</head></html>")
    (house / "python" / "hanse.zip").write_bytes(b"zip")
    settings = Settings(client=client, offline=house)
    page, served, inside, zipped, missing = _ask(
        settings, "/", "/worker.js", "/offline/", "/offline/python/hanse.zip", "/offline/../client/index.html"
    )
    assert '<meta name="hanse-offline" content="offline/" />' in page.text
    assert _build(served.text)["files"]["index.html"] == hashlib.sha256(page.content).hexdigest()
    assert "in the page" in inside.text
    assert "'wasm-unsafe-eval'" in inside.headers["content-security-policy"]
    assert "'wasm-unsafe-eval'" not in page.headers["content-security-policy"]
    assert zipped.content == b"zip"
    again = _ask(settings, "/offline/python/hanse.zip", headers={"if-none-match": zipped.headers["etag"]})[0]
    assert (again.status_code, again.content) == (304, b"")
    assert "in the page" not in missing.text
    assert _ask(Settings(client=client), "/offline/python/hanse.zip")[0].status_code == 404

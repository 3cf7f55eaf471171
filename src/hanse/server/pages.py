"""The client's files. Every address that is neither a file nor part of the interface is a page of the client.

Below `/offline/` lies the page that plays without a server, where the host has built one.
"""

from __future__ import annotations

import asyncio
from functools import lru_cache
from pathlib import Path

from fastapi import APIRouter, Request
from starlette.responses import FileResponse, HTMLResponse, Response

from hanse.messages import languages
from hanse.offline.installed import WORKER, manifest, manifest_name, worker
from hanse.server.errors import Refused

NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Hanse</title>
<h1>Hanse</h1><p>The server runs, but its page has not been built. In a checkout:</p>
<pre>cd web
npm ci
npm run build</pre></html>
"""
OFFLINE = "offline/"
INDEX = "index.html"
ASKED_AGAIN = {"Cache-Control": "no-cache"}
LASTING = {"Cache-Control": "public, max-age=31536000, immutable"}
MANIFESTS = {manifest_name(language): language for language in languages()}
_HEAD = "<head>"
_HOUSE = f'<head><meta name="hanse-offline" content="{OFFLINE}" />'


def pages(client: Path, offline: Path | None) -> APIRouter:
    """The addresses of the client's files, and of the page that needs no server."""
    router = APIRouter(include_in_schema=False)
    root = client.resolve()
    house = None if offline is None else offline.resolve()

    @router.api_route("/{path:path}", methods=["GET", "HEAD"])
    async def page(path: str, request: Request) -> Response:
        """A file of the client, or its page."""
        if path == "api" or path.startswith("api/"):
            raise Refused("not-found")
        if house is not None and path.startswith(OFFLINE):
            return _in_house(house, path.removeprefix(OFFLINE), request)
        made = await _made(root, path, with_house=house is not None)
        if made is not None:
            return made
        file = _file(root, path)
        if file is not None and file.name != INDEX:
            return _sent(file, request, LASTING if "/assets/" in request.url.path else ASKED_AGAIN)
        if "." in path.rsplit("/", maxsplit=1)[-1] and path != INDEX:
            raise Refused("not-found")
        if not (root / INDEX).is_file():
            return HTMLResponse(NOT_BUILT, 503)
        text = _index(root, with_house=house is not None)
        if "/" in path:  # its files are named from the root, wherever the page seems to lie
            text = text.replace(_HEAD, '<head><base href="/" />', 1)
        return HTMLResponse(text, headers=ASKED_AGAIN)

    return router


def _index(root: Path, *, with_house: bool) -> str:
    """The page of the client; it says whether there is one that needs no server."""
    text = (root / INDEX).read_text(encoding="utf-8")
    return text.replace(_HEAD, _HOUSE, 1) if with_house else text


async def _made(root: Path, path: str, *, with_house: bool) -> Response | None:
    """What is put together here: the service worker, and the manifests."""
    if path in MANIFESTS:
        text = manifest(MANIFESTS[path], whole=False)
        return Response(text, headers=ASKED_AGAIN, media_type="application/manifest+json")
    if path == WORKER and (root / WORKER).is_file():
        built = (root / INDEX).stat().st_mtime_ns
        text = await asyncio.to_thread(_worker, root, built, with_house)
        return Response(text, headers=ASKED_AGAIN, media_type="text/javascript")
    return None


@lru_cache(maxsize=4)
def _worker(root: Path, built: int, with_house: bool) -> str:  # a new build has a new worker
    page = _index(root, with_house=with_house).encode()
    return worker(root, whole=False, other={INDEX: page})


def _in_house(house: Path, path: str, request: Request) -> Response:
    """A file of the folder that `hanse build-static` made; it has a page and an interface of its own."""
    file = _file(house, path or INDEX)
    if file is None:
        raise Refused("not-found")
    return _sent(file, request, LASTING if path.startswith("assets/") else ASKED_AGAIN)


def _sent(file: Path, request: Request, headers: dict[str, str]) -> Response:
    """The file; or that it is still what the browser has."""
    kind = "application/manifest+json" if file.suffix == ".webmanifest" else None
    response = FileResponse(file, headers=headers, media_type=kind, stat_result=file.stat())
    if request.headers.get("if-none-match") != response.headers["etag"]:
        return response
    return Response(status_code=304, headers={**headers, "etag": response.headers["etag"]})


def _file(root: Path, path: str) -> Path | None:
    if not path or "\0" in path:
        return None
    try:
        file = (root / path).resolve()
        return file if file.is_relative_to(root) and file.is_file() else None
    except (OSError, ValueError):
        return None

"""The client's files. Every address that is neither a file nor part of the interface is a page of the client."""

from __future__ import annotations

from pathlib import Path

from fastapi import APIRouter, Request
from starlette.responses import FileResponse, HTMLResponse, Response

from hanse.server.errors import Refused

NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Hanse</title>
<h1>Hanse</h1><p>The server runs, but its page has not been built. In a checkout:</p>
<pre>cd web
npm ci
npm run build</pre></html>
"""


def pages(client: Path) -> APIRouter:
    """The addresses of the client's files."""
    router = APIRouter(include_in_schema=False)
    root = client.resolve()

    @router.api_route("/{path:path}", methods=["GET", "HEAD"])
    async def page(path: str, request: Request) -> Response:
        """A file of the client, or its page."""
        if path == "api" or path.startswith("api/"):
            raise Refused("not-found")
        file = _file(root, path)
        if file is not None:
            lasting = "/assets/" in request.url.path
            kept = "public, max-age=31536000, immutable" if lasting else "no-cache"
            return FileResponse(file, headers={"Cache-Control": kept})
        index = root / "index.html"
        if "." in path.rsplit("/", maxsplit=1)[-1]:
            raise Refused("not-found")
        if not index.is_file():
            return HTMLResponse(NOT_BUILT, 503)
        if "/" in path:  # its files are named from the root, wherever the page seems to lie
            text = index.read_text(encoding="utf-8").replace("<head>", '<head><base href="/" />', 1)
            return HTMLResponse(text, headers={"Cache-Control": "no-cache"})
        return FileResponse(index, headers={"Cache-Control": "no-cache"})

    return router


def _file(root: Path, path: str) -> Path | None:
    if not path or "\0" in path:
        return None
    try:
        file = (root / path).resolve()
        return file if file.is_relative_to(root) and file.is_file() else None
    except (OSError, ValueError):
        return None

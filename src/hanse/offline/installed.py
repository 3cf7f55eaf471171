"""What makes an app of the page, in a folder and at a server: its service worker, and its name, marks and colours."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from hanse.messages import catalogue, languages

WORKER = "worker.js"
ICONS = {"icon-192.png": (192, "any"), "icon-512.png": (512, "any"), "icon-maskable-512.png": (512, "maskable")}
DAY = "#cdb68a"  # of the page's uppermost bar; by lamplight the page itself says another one
SHEET = "#f1e3c3"  # what is seen until the page is there


def manifest_name(language: str) -> str:
    """The file with the manifest in a language."""
    return f"manifest.{language}.webmanifest"


def manifest(language: str, *, whole: bool) -> str:
    """The page as an app, in words of a language; a whole one needs no server.

    All addresses are beside the file, so that the page can lie anywhere; and all languages are the same app, as they
    begin at the same address.
    """
    words = catalogue(language)
    icons: list[dict[str, str]] = [
        {"src": name, "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
        for name, (size, purpose) in ICONS.items()
    ]
    icons.append({"src": "mark.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"})
    data: dict[str, Any] = {
        "name": words.say("app-name-whole" if whole else "app-name"),
        "short_name": words.say("app-name"),
        "description": words.say("app-about"),
        "lang": language,
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "theme_color": DAY,
        "background_color": SHEET,
        "icons": icons,
        "categories": ["games"],
    }
    return json.dumps(data, ensure_ascii=False)


def worker(folder: Path, *, whole: bool, other: Mapping[str, bytes] | None = None) -> str:
    """The service worker for the files of a folder; `other` are those that are not sent as they lie there."""
    known = {path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*")) if path.is_file()}
    source = known.pop(WORKER).read_text(encoding="utf-8")
    files = {name: _digest((other or {}).get(name) or path.read_bytes()) for name, path in known.items()}
    version = _digest(json.dumps([source, files]).encode())[:16]
    build = json.dumps({"version": version, "whole": whole, "files": files}, separators=(",", ":"))
    return f"const BUILD = {build};\n{source}"


def install(folder: Path) -> None:
    """Make a folder one that browsers keep as a whole, and install."""
    for language in languages():
        (folder / manifest_name(language)).write_text(manifest(language, whole=True), encoding="utf-8")
    (folder / WORKER).write_text(worker(folder, whole=True), encoding="utf-8")


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()

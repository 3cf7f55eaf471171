"""Where a Chromium is, and how to get one: `python -m tests.browser.chromium`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Playwright, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
ADVICE = (
    "The browser tests need a Chromium: install one (on Debian: apt-get install chromium), "
    "or run `python -m playwright install chromium`, or name one in HANSE_CHROMIUM."
)
# Nothing is asked of the network but the server under test, and nothing of a graphics card.
FLAGS = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-sync",
    "--no-first-run",
]


class NoBrowser(Exception):
    """There is no Chromium here."""


def find(playwright: Playwright) -> str:
    """The path of a Chromium: the one that is named, else one that is installed, else Playwright's own."""
    named = os.environ.get("HANSE_CHROMIUM")
    if named:
        if path := shutil.which(named):
            return path
        raise NoBrowser(f"HANSE_CHROMIUM names {named}, which cannot be run")
    for name in NAMES:
        if path := shutil.which(name):
            return path
    path = playwright.chromium.executable_path
    if Path(path).is_file():
        return path
    raise NoBrowser(ADVICE)


def flags() -> list[str]:
    """What Chromium is started with; its sandbox does not work for root."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    return [*FLAGS, "--no-sandbox"] if root else FLAGS


def _run(*command: str) -> bool:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    return subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=False).returncode == 0


def _get() -> None:
    """Install one: from the system's packages where that is allowed, else Playwright's own."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    if root and shutil.which("apt-get"):
        install = ("apt-get", "install", "-qq", "-y", "--no-install-recommends", "chromium")
        # Lists of packages may be old or missing.
        if _run(*install) or (_run("apt-get", "update", "-qq") and _run(*install)):
            return
    _run(sys.executable, "-m", "playwright", "install", "chromium")


def main() -> int:
    """Make sure that there is a Chromium, and say where."""
    with sync_playwright() as playwright:
        try:
            find(playwright)
        except NoBrowser:
            print("- getting a Chromium for the browser tests", flush=True)
            _get()
        try:
            print(find(playwright))
        except NoBrowser as missing:
            print(missing, file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

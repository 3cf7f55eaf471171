"""A server, a Chromium, and people who sit down at it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from tests.browser.chromium import NoBrowser, find, flags
from tests.browser.person import SLOWEST
from tests.server.player import Server

Visit = Callable[..., Page]
DESKTOP = {"width": 1280, "height": 800}
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
LYING: dict[str, Any] = {**PHONE, "viewport": {"width": 844, "height": 390}}  # a phone on its side
expect.set_options(timeout=SLOWEST)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(str(tmp_path_factory.mktemp("browser") / "tables.db"))
    yield running
    assert running.stop() == ""


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        try:
            path = find(playwright)
        except NoBrowser as missing:
            pytest.fail(str(missing), pytrace=False)
        browser = playwright.chromium.launch(executable_path=path, args=flags(), timeout=SLOWEST)
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Visit]:
    """Open a page in a browser of its own. No test leaves an error in a console behind."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def told(message: ConsoleMessage) -> None:
        if message.type == "error":
            faults.append(message.text)

    def come(address: str = "", *, quiet: bool = True, **options: Any) -> Page:
        settings: dict[str, Any] = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce", **options}
        context = chromium.new_context(base_url=server.url, **settings)
        context.set_default_timeout(SLOWEST)
        contexts.append(context)
        page = context.new_page()
        if quiet:
            page.on("console", told)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(f"/{address}")
        return page

    yield come
    for context in contexts:
        context.close()
    assert faults == []

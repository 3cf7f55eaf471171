"""The folder that plays without a server: built once, served by Python's own, and cut off from everything else."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Route, expect

from hanse.cli import main
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.person import SLOWEST, Finger, Person

ROOT = Path(__file__).parents[2]
GAMES = ("teutonica", "hansa", "merkator")
Open = Callable[..., Page]

# Everything that this browser keeps, or one of its texts in another one's place.
KEPT = """async ([beginning, text]) => {
  const done = (asked) => new Promise((good) => { asked.onsuccess = () => good(asked.result); });
  const database = await done(indexedDB.open("hanse"));
  const store = database.transaction("kept", "readwrite").objectStore("kept");
  const meant = (await done(store.getAllKeys())).filter((key) => key.startsWith(beginning));
  if (text !== null) await done(store.put(text, meant[0]));
  database.close();
  return meant;
}"""


class Quiet(SimpleHTTPRequestHandler):
    """Serves files, and tells nobody."""

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002  # the name it has there
        return


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    built = tmp_path_factory.mktemp("offline") / "page"
    assert main(["build-static", str(built), "--pyodide", str(ROOT / "web" / "node_modules" / "pyodide")]) == 0
    return built


@pytest.fixture(scope="session")
def address(folder: Path) -> Iterator[str]:
    """Somewhere on a host, not at its root."""
    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder.parent)))
    threading.Thread(target=host.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{host.server_port}/{folder.name}/"
    host.shutdown()
    host.server_close()


@pytest.fixture
def opened(chromium: Browser, address: str) -> Iterator[Open]:
    """Open the page in a browser of its own. Nothing leaves the folder, and no error stays behind in a console."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def told(message: ConsoleMessage) -> None:
        if message.type == "error":
            faults.append(message.text)

    def only_here(route: Route) -> None:
        if route.request.url.startswith((address, "blob:", "data:")):
            route.continue_()
        else:
            faults.append(f"it asked for {route.request.url}")
            route.abort()

    def come(kept: dict[str, Any] | None = None, **options: Any) -> Page:
        settings: dict[str, Any] = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce", **options}
        context = chromium.new_context(base_url=address, **settings)
        context.set_default_timeout(SLOWEST)
        contexts.append(context)
        context.route("**/*", only_here)
        texts = {key: json.dumps(value) for key, value in (kept or {}).items()}
        lines = [f"localStorage.setItem({json.dumps(key)}, {json.dumps(text)});" for key, text in texts.items()]
        context.add_init_script(f"if (localStorage.length === 0) {{ {' '.join(lines)} }}")
        page = context.new_page()
        page.on("console", told)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(address)
        return page

    yield come
    for context in contexts:
        context.close()
    assert faults == []


def _set_up(game: str, presets: dict[str, str]) -> dict[str, Any]:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "focused"}, {"kind": "local", "name": "Berta"}]
    return {"preset": presets[game], "seats": seats}


def _set_ups() -> dict[str, Any]:
    from hanse.games import GAMES as KNOWN

    presets = {game: KNOWN[game].presets()[0] for game in GAMES}
    return {"hanse.setups": {game: _set_up(game, presets) for game in GAMES}}


def _sit_down(page: Page, game: str) -> None:
    """A table with the set-up that was used last."""
    page.evaluate("game => { location.hash = `#/new/${game}`; }", game)
    page.locator("form button.primary[type=submit], form button[type=submit]").last.click()
    page.wait_for_function("() => location.hash.startsWith('#/table/')")


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "phone"])
def test_every_game_is_played_kept_and_resumed(opened: Open, phone: bool) -> None:
    page = opened(_set_ups(), **(PHONE if phone else {}))
    expect(page.locator("article.door")).to_have_count(3)
    games = GAMES[:1] if phone else GAMES
    for seed, game in enumerate(games):
        _sit_down(page, game)
        person = Finger(page, seed) if phone else Person(page, seed)
        seen = person.play(2)
        assert seen["ply"] >= 2
    ply = page.locator(".table").get_attribute("data-ply")
    page.reload()
    expect(page.locator(".table")).to_have_attribute("data-ply", str(ply))
    if not phone:
        page.keyboard.press("u")
        page.wait_for_function("ply => Number(document.querySelector('.table').dataset.ply) < Number(ply)", arg=ply)
        page.goto("#/games")
        expect(page.locator("a[href^='#/table/']")).to_have_count(len(games))


def test_pages_speak_french_and_can_be_used_by_everybody(opened: Open) -> None:
    page = opened({"hanse.settings": {"language": "fr"}})
    expect(page.get_by_role("heading", name="Sans serveur")).to_be_visible()
    assert Axe().run(page).response["violations"] == []
    for gone in ("ratings", "studies", "account", "clubs"):
        assert page.locator(f"a[href='#/{gone}']").count() == 0
    for place in ("#/rules/hansa", "#/puzzles/hansa", "#/editor", "#/guide/merkator"):
        page.goto(place)
        expect(page.locator("main h1, main h2").first).to_be_visible()


def test_a_damaged_save_is_told_in_one_sentence_and_two_tabs_do_not_write_both(opened: Open) -> None:
    page = opened(_set_ups())
    expect(page.locator("article.door")).to_have_count(3)
    _sit_down(page, "hansa")
    Person(page, 1).play(1)
    table = page.evaluate("() => location.hash")
    other = page.context.new_page()
    other.goto(table)
    expect(other.get_by_role("alert")).to_contain_text("open in another tab")
    other.close()
    page.goto("#/")
    assert len(page.evaluate(KEPT, ["log/", '[{"seq": 1}]'])) == 1
    page.goto(table)
    expect(page.get_by_text("is damaged")).to_be_visible()

"""The folder that plays without a server: built once, served by Python's own, and cut off from everything else."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Route, expect

from hanse.cli import main
from hanse.messages import catalogue
from hanse.offline.installed import WORKER, install
from tests.browser.conftest import PHONE
from tests.browser.cut_off import KEPT as IN_CHARGE
from tests.browser.cut_off import LOOKS, SHORTEST, Host, memory, open_and_cut, play_whole, remember, sit_down, watched
from tests.browser.ended import ended_table
from tests.browser.person import SLOWEST, Finger, Person
from tests.server.player import Server
from tests.server.test_records import file

ROOT = Path(__file__).parents[2]
GAMES = ("teutonica", "hansa", "merkator")
Open = Callable[..., Page]

NO_FILES_KEPT = "delete Navigator.prototype.serviceWorker"  # as on a host that does not encrypt: tests are shorter so

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


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    built = tmp_path_factory.mktemp("offline") / "page"
    assert main(["build-static", str(built), "--pyodide", str(ROOT / "web" / "node_modules" / "pyodide")]) == 0
    return built


@pytest.fixture(scope="session")
def address(folder: Path) -> Iterator[str]:
    """Somewhere on a host, not at its root."""
    host = Host(folder)
    yield host.address
    host.stop()


@pytest.fixture
def opened(chromium: Browser, address: str) -> Iterator[Open]:
    """Open the page in a browser of its own, which keeps no files. Nothing leaves the folder; consoles stay quiet."""
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

    def come(kept: dict[str, Any] | None = None, broken: str = "", script: str = "", **options: Any) -> Page:
        context = chromium.new_context(base_url=address, **{**LOOKS, **options})
        context.set_default_timeout(SLOWEST)
        contexts.append(context)
        context.route("**/*", only_here)
        remember(context, kept or {})
        if broken:
            context.route("**/assets/house.worker-*.js", lambda route: _break(route, broken))
        context.add_init_script(f"{NO_FILES_KEPT}; {script}")
        page = context.new_page()
        page.on("console", told)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(address)
        return page

    yield come
    for context in contexts:
        context.close()
    assert faults == []


def _break(route: Route, first: str) -> None:
    """The worker of the house, after something in it was broken."""
    answer = route.fetch()
    route.fulfill(response=answer, body=f"{first};{answer.text()}")


def _set_up(game: str, presets: dict[str, str]) -> dict[str, Any]:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "focused"}, {"kind": "local", "name": "Berta"}]
    return {"preset": presets[game], "seats": seats}


def _set_ups() -> dict[str, Any]:
    from hanse.games import GAMES as KNOWN

    presets = {game: KNOWN[game].presets()[0] for game in GAMES}
    return {"hanse.setups": {game: _set_up(game, presets) for game in GAMES}}


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "phone"])
def test_every_game_is_played_kept_and_resumed(opened: Open, phone: bool) -> None:
    page = opened(_set_ups(), **(PHONE if phone else {}))
    expect(page.locator("article.door")).to_have_count(3)
    games = GAMES[:1] if phone else GAMES
    for seed, game in enumerate(games):
        sit_down(page, game)
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
    page.locator("input[type=file]").set_input_files(_as_file(json.dumps({**_record(), "format": 99})))
    expect(page.get_by_role("alert")).to_contain_text(catalogue("fr").say("error-newer-record"))
    for place in ("#/rules/hansa", "#/puzzles/hansa", "#/editor", "#/guide/merkator"):
        page.goto(place)
        expect(page.locator("main h1, main h2").first).to_be_visible()


def test_a_damaged_save_is_told_in_one_sentence_and_two_tabs_do_not_write_both(opened: Open) -> None:
    page = opened(_set_ups())
    expect(page.locator("article.door")).to_have_count(3)
    sit_down(page, "hansa")
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


def _record() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(file("hansa", 8, bots=[None, "focused"]))
    return data


def _as_file(text: str) -> Any:
    return {"name": "game.json", "mimeType": "application/json", "buffer": text.encode()}


NO_MODULES = "const Plain = Worker; self.Worker = class extends Plain { constructor(address) { super(address); } };"


@pytest.mark.parametrize(
    ("script", "message", "language"),
    [
        ("delete self.WebAssembly", "offline-no-wasm", "de"),
        (NO_MODULES, "offline-no-modules", "fr"),
        ("delete self.Worker", "offline-no-modules", "en"),
    ],
)
def test_a_browser_without_what_is_needed_is_told_so(opened: Open, script: str, message: str, language: str) -> None:
    page = opened({"hanse.settings": {"language": language}}, script=script)
    expect(page.get_by_role("alert")).to_have_text(catalogue(language).say(message))


@pytest.mark.parametrize(
    ("broken", "language"),
    [
        ("Object.defineProperty(self, 'indexedDB', { value: undefined })", "fr"),
        ("IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); }", "de"),
    ],
)
def test_a_browser_that_keeps_nothing_is_told_so_at_the_first_game(opened: Open, broken: str, language: str) -> None:
    page = opened({"hanse.settings": {"language": language}}, broken)
    page.locator(".hero button.primary").click()
    expect(page.get_by_role("alert")).to_contain_text(catalogue(language).say("error-storage"))


FULL = """const put = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (text, key) {
  if (text.includes('"decided"')) throw new DOMException("full", "QuotaExceededError");
  return put.call(this, text, key);
}"""


def test_a_decision_that_finds_no_room_did_not_happen_and_can_be_made_later(opened: Open) -> None:
    page = opened(_set_ups(), FULL)
    expect(page.locator("article.door")).to_have_count(3)
    sit_down(page, "hansa")
    person = Person(page, 1)
    seen = person.ready()
    while page.get_by_role("alert").count() == 0:
        person.act(person.look())
        page.wait_for_timeout(100)
    expect(page.get_by_role("alert")).to_contain_text(catalogue("en").say("error-storage-full"))
    page.context.unroute("**/assets/house.worker-*.js")
    page.reload()
    assert person.ready()["ply"] == seen["ply"]
    assert person.play(1)["ply"] > seen["ply"]


def test_a_whole_game_after_the_network_was_cut(chromium: Browser, folder: Path) -> None:
    """The others: python -m tests.browser.cut_off."""
    with watched(chromium, folder) as (host, context):
        remember(context, memory(SHORTEST))
        page, asked = open_and_cut(host, context), len(host.asked)
        play_whole(page, SHORTEST)
        assert len(host.asked) == asked


def test_a_folder_can_be_installed_and_a_new_build_waits_until_somebody_wants_it(
    chromium: Browser, folder: Path, tmp_path: Path
) -> None:
    mine = shutil.copytree(folder, tmp_path / "game")
    with watched(chromium, mine) as (host, context):
        page = context.new_page()
        page.goto(host.address)
        page.locator("[data-kept]").wait_for()
        page.wait_for_function(IN_CHARGE)
        devtools = context.new_cdp_session(page)
        faults = [each["errorId"] for each in devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]]
        assert [fault for fault in faults if fault != "in-incognito"] == []  # as every browser of a test is
        told = devtools.send("Page.getAppManifest")
        assert (told["errors"], told["url"]) == ([], f"{host.address}manifest.en.webmanifest")
        page.get_by_label("Language").select_option("fr")
        expect(page.locator("#manifest")).to_have_attribute("href", "./manifest.fr.webmanifest")
        before = len(host.asked)
        _build_anew(mine)
        page.evaluate(
            "() => { self.mark = 1; return navigator.serviceWorker.getRegistration().then((one) => one.update()); }"
        )
        renew = page.get_by_role("button", name=catalogue("fr").say("app-reload"))
        expect(renew).to_be_visible()
        assert page.evaluate("() => self.mark") == 1
        fetched = {path.rpartition("/")[2] for path in host.asked[before:]}
        assert "front.js" in fetched
        assert not any(name.endswith((".wasm", ".zip")) for name in fetched)  # what is the same is not fetched again
        renew.click()
        page.wait_for_function("() => self.mark === undefined && self.renewed === 1")


def _build_anew(folder: Path) -> None:
    """Another build of the page, which is the same but for a line."""
    front, worker = folder / "front.js", folder / WORKER
    front.write_text(front.read_text(encoding="utf-8") + "self.renewed = 1;", encoding="utf-8")
    worker.write_text(worker.read_text(encoding="utf-8").partition("\n")[2], encoding="utf-8")
    for manifest in folder.glob("manifest.*"):
        manifest.unlink()
    install(folder)


def test_games_go_from_the_page_to_a_server_and_from_a_server_to_the_page(
    opened: Open, chromium: Browser, server: Server
) -> None:
    page = opened(_set_ups())
    expect(page.locator("article.door")).to_have_count(3)
    sit_down(page, "hansa")
    ply = Person(page, 1).play(3)["ply"]
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    context = chromium.new_context(base_url=server.url, **LOOKS)
    context.set_default_timeout(SLOWEST)
    there = context.new_page()
    there.goto("/#/games")
    there.locator("input[type=file]").set_input_files(saved.value.path())
    expect(there.locator(".table")).to_have_attribute("data-status", "playing")
    assert Person(there, 1).ready()["ply"] >= ply
    expect(there.locator("[data-brought]")).to_contain_text("nothing is rated")
    there.goto(f"#/table/{ended_table(server, 2, 'hansa')}")
    with there.expect_download() as ended:
        there.get_by_role("button", name="Save as a file").click()
    page.goto("#/games")
    page.locator("input[type=file]").set_input_files(ended.value.path())
    expect(page.locator(".table")).to_have_attribute("data-status", "over")
    expect(page.locator("[data-brought]")).to_be_visible()
    page.get_by_role("button", name="Replay").click()
    page.wait_for_url("**ply=0")
    context.close()

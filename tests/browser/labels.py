"""Whether everything that is written can be read: every label of every board and page, at every size of screen.

`python -m tests.browser.labels` lists what is too small, what overlaps something else that is written, and what is cut.
"""

from __future__ import annotations

import itertools
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser.chromium import find, flags
from tests.browser.everywhere import all_places
from tests.browser.person import SLOWEST
from tests.server.player import Player, Server
from tests.server.test_contests import sign_up

SCREENS: dict[str, dict[str, Any]] = {
    "360": {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True},
    "390": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
    "844": {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True},
    "1024": {"viewport": {"width": 1024, "height": 768}},
    "1440": {"viewport": {"width": 1440, "height": 900}},
    "1920": {"viewport": {"width": 1920, "height": 1080}},
}
# Screens that show the same drawing: a page is opened once for them.
KINDS = (("360", "390"), ("844",), ("1024",), ("1440", "1920"))
LANGUAGES = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE"}
LEAST, LEAST_FAR = 11.0, 9.0  # pixels; far is the whole board on a phone, before one comes near
# What is opened at a table after its board was read: everything that was said and done, and what else one may wish.
OPENED = ("#tab-log", "#tab-chat", "[data-orders]")

READ = """([least, leastOnBoard]) => {
  const seen = [];
  const board = document.querySelector(".board > svg");
  const frame = board?.getBoundingClientRect();
  const clipped = (element, box) => {
    let { left, right, top, bottom } = box;
    for (let up = element.parentElement; up; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.overflowX !== "visible" || style.overflowY !== "visible") {
        const edge = up.getBoundingClientRect();
        [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      }
      if (style.position === "fixed") break;  // nothing around it cuts it
    }
    return { left, right, top, bottom };
  };
  const layer = (element) => {
    for (let up = element; up; up = up.parentElement) {
      const { position, zIndex } = getComputedStyle(up);
      if (up.matches?.("dialog, [role=menu], .drawings") || ["fixed", "sticky"].includes(position)) return up;
      if (position === "absolute" && Number(zIndex) > 0) return up;  // it lies over the rest on purpose
    }
    return document.body;
  };
  const faults = [];
  const tell = (problem, text, more = "") => faults.push([problem, text.trim().slice(0, 40), more]);
  if (frame && (frame.width < 150 || frame.height < 150)) tell("a board without room", document.title);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, element = node.parentElement;
    const text = node.textContent;
    if (!text.trim() || !element || element.closest(".sr, script, style, option, title, .skip")) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const drawn = element.closest("svg");
    const inner = element.closest("text") ?? element;
    const boxes = drawn ? [inner.getBoundingClientRect()] : [...range.getClientRects()];
    const scale = drawn ? (inner.getScreenCTM?.()?.a ?? 1) : 1;
    const size = parseFloat(getComputedStyle(inner).fontSize) * scale;
    const onBoard = drawn && drawn === board;
    if (onBoard && frame) {
      const box = boxes[0];
      if (box.right < frame.left || box.left > frame.right) continue;
      if (box.bottom < frame.top || box.top > frame.bottom) continue;
    }
    if (size < (onBoard ? leastOnBoard : least) - 0.05) tell("small", text, size.toFixed(1));
    const style = getComputedStyle(element);
    const hides = ["hidden", "clip"].includes(style.overflowX);
    if (!drawn && hides && element.scrollWidth > element.clientWidth + 1) tell("cut", text);
    for (const whole of boxes) {
      const box = clipped(element, whole);
      const aside = box.left > whole.left + 1 || box.right < whole.right - 1;
      if (!drawn && aside && !element.closest("[tabindex='0']")) tell("cut at its side", text);
      if (box.right - box.left < 2 || box.bottom - box.top < 2) continue;
      // Letters are lower than their line.
      const air = (whole.bottom - whole.top) * (drawn ? 0.22 : 0.2);
      const [top, bottom] = [Math.max(box.top, whole.top + air), Math.min(box.bottom, whole.bottom - air)];
      seen.push({ text, inner, layer: layer(element), ...box, top, bottom });
    }
  }
  for (let i = 0; i < seen.length; i += 1) {
    for (let j = i + 1; j < seen.length; j += 1) {
      const [one, two] = [seen[i], seen[j]];
      if (one.layer !== two.layer || one.inner.contains(two.inner) || two.inner.contains(one.inner)) continue;
      const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left);
      const high = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
      if (wide > 2 && high > 2) tell("overlap", one.text, two.text.trim().slice(0, 40));
    }
  }
  const table = document.querySelector(".table, .study")?.getBoundingClientRect();
  if (table && document.documentElement.scrollHeight > Math.max(innerHeight, scrollY + table.bottom) + 1)
    tell("longer than what is on it", document.title);
  if (document.documentElement.scrollWidth > innerWidth + 1) tell("wider than the screen", document.title);
  return faults;
}"""


@dataclass
class Reader:
    """Opens pages at a size of screen and reads them."""

    browser: Browser
    server: Server
    cookies: list[dict[str, Any]]
    contexts: dict[str, BrowserContext] = field(default_factory=dict)

    def context(self, screen: str, **more: Any) -> BrowserContext:
        """A browser with a screen of this size; the same for the same wishes: it has the client already."""
        options = {"locale": "en-GB", "reduced_motion": "reduce", **SCREENS[screen], **more}
        if (found := self.contexts.get(str(options))) is not None:
            return found
        context = self.contexts[str(options)] = self.browser.new_context(base_url=self.server.url, **options)
        context.add_cookies([{**cookie, "url": self.server.url} for cookie in self.cookies])  # type: ignore[typeddict-item]  # a mix of both
        context.set_default_timeout(SLOWEST)
        return context

    def visit(self, address: str, screen: str, **more: Any) -> Page:
        """The page, drawn to its end."""
        page = self.context(screen, **more).new_page()
        page.goto(f"/{address}")
        page.locator("main h1, main footer").first.wait_for(state="attached")
        if "#/table/" in address:
            page.locator(".board .ground > *, .waiting").first.wait_for(state="attached")
        page.evaluate("() => document.fonts.ready")
        page.wait_for_timeout(400)
        return page

    def read(self, address: str, screens: Sequence[str], **more: Any) -> Iterator[tuple[str, str]]:
        """What is wrong there, at screens of one kind; on a phone also after the first touch."""
        page = self.visit(address, screens[0], **more)
        phone = "has_touch" in SCREENS[screens[0]]
        yield from at_sizes(page, screens, LEAST_FAR if phone else LEAST)
        board = page.locator(".board > svg")
        if phone and board.count():
            box, whole = board.bounding_box(), board.get_attribute("viewBox")
            assert box is not None
            page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 3)
            page.wait_for_timeout(300)
            near = board.get_attribute("viewBox") != whole
            yield from at_sizes(page, screens, LEAST if near else LEAST_FAR, "touched: ")
        for part in OPENED if "#/table/" in address else ():
            if page.locator(part).is_visible():
                page.locator(part).dispatch_event("click")
                yield from at_sizes(page, screens, LEAST_FAR if phone else LEAST, f"{part}: ")
        page.close()


def at_sizes(page: Page, screens: Sequence[str], least_on_board: float, when: str = "") -> Iterator[tuple[str, str]]:
    """What is wrong on a page as it stands, at one size after another."""
    for screen in screens:
        page.set_viewport_size(SCREENS[screen]["viewport"])
        page.wait_for_timeout(300)
        found = faults(page, least_on_board)
        if found:  # it may still be on its way from the size before
            page.wait_for_timeout(1500)
            found = faults(page, least_on_board)
        yield from ((screen, f"{when}{fault}") for fault in found)


def faults(page: Page, least_on_board: float) -> list[str]:
    """What is wrong on a page as it stands."""
    found: list[list[str]] = page.evaluate(READ, [LEAST, least_on_board])
    return [f"{problem}: {text!r} {more}".rstrip() for problem, text, more in found]


def reader_of(browser: Browser, server: Server, host: Player) -> Reader:
    """Somebody who reads as this host."""
    return Reader(browser, server, [{"name": c.name, "value": c.value} for c in host.http.cookies.jar])


def main() -> int:
    """List every fault; with arguments only on these screens, in these languages, or of these boards and pages."""
    wanted = sys.argv[1:]
    screens = [name for name in SCREENS if name in wanted] or list(SCREENS)
    kinds = [own for kind in KINDS if (own := [name for name in kind if name in screens])]
    languages = [name for name in LANGUAGES if name in wanted] or list(LANGUAGES)
    count = places = 0
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        Server(str(Path(folder, "tables.db")), 0, "--study-iterations", "8") as server,
    ):
        browser = playwright.chromium.launch(executable_path=find(playwright), args=flags())
        host = sign_up(server, "Mechthild of Lübeck")
        reader = reader_of(browser, server, host)
        every = all_places(server, host)
        for name in [name for name in every if name in wanted] or every:
            places += 1
            address = every[name]()
            for group, language in itertools.product(kinds, languages):
                for screen, fault in dict.fromkeys(reader.read(address, group, locale=LANGUAGES[language])):
                    print(f"{screen} {language} {name}: {fault}", flush=True)
                    count += 1
        host.close()
        browser.close()
    print(f"{count} faults on {places} pages at {len(screens)} sizes in {len(languages)} languages")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())

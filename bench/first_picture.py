"""How long a fresh browser on a slow processor waits for the picture of the first page.

    python -m bench.first_picture [--times 5] [--slower 4] [--json]

Chromium opens the first page of a server that has just started, with an empty cache and a processor slowed down by the
browser itself. Told are the milliseconds from the request to the first text, to the picture of the first door, and to
those of all doors.
"""

from __future__ import annotations

import argparse
import json
import statistics
import tempfile

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from tests.browser.chromium import find, flags
from tests.patience import PATIENCE
from tests.server.player import Server

AGREED = 1000  # milliseconds to the first picture, four times slower
SCREEN: ViewportSize = {"width": 1280, "height": 800}

# The browser tells when a picture was on the screen, not only in its memory.
WATCH = """() => {
  window.painted = [];
  new PerformanceObserver((list) => window.painted.push(...list.getEntries().map((one) => one.renderTime)))
    .observe({ type: "element", buffered: true });
}"""
PICTURES = "() => window.painted.length >= 3"
TIMES = """() => ({
  text: performance.getEntriesByName("first-contentful-paint")[0].startTime,
  first: Math.min(...window.painted),
  all: Math.max(...window.painted),
})"""


def opened(browser: Browser, url: str, slower: float) -> dict[str, float]:
    """The milliseconds of one visit."""
    context = browser.new_context(viewport=SCREEN, locale="en-GB")
    context.set_default_timeout(1000 * PATIENCE)
    page = context.new_page()
    page.add_init_script(f"({WATCH})()")
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.goto(url)
    page.wait_for_function(PICTURES)
    times: dict[str, float] = page.evaluate(TIMES)
    context.close()
    return times


def main() -> None:
    """Visit several times and print the medians."""
    parser = argparse.ArgumentParser(prog="python -m bench.first_picture", description=__doc__)
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--slower", type=float, default=4, help="how many times slower than this machine")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Server(f"{folder}/hanse.db") as server, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=find(play), args=flags())
        visits = [opened(browser, server.url, args.slower) for _ in range(args.times)]
        browser.close()
    if args.json:
        print(json.dumps(visits, indent=2))
        return
    print(f"first visit: picture after {visits[0]['first']:.0f} ms")
    for what in ("text", "first", "all"):
        print(f"{what:6} {statistics.median(visit[what] for visit in visits):6.0f} ms, median of {len(visits)}")
    print(f"agreed {AGREED} ms for the first picture, {args.slower:g} times slower")


if __name__ == "__main__":
    main()

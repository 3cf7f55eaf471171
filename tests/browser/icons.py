"""Draws the marks of the installed page in the sizes that browsers want, out of the mark in its tab.

`python -m tests.browser.icons` writes them anew.
"""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.chromium import find, flags

PUBLIC = Path(__file__).parents[2] / "web" / "public"
WHOLE = {"icon-192.png": 192, "icon-512.png": 512}
# Cut to any shape by the system: the ground fills the square, and the sign lies in its inner four fifths.
CUT = {"icon-maskable-512.png": 512, "icon-180.png": 180}


def drawn(size: int, *, cut: bool) -> str:
    """The page that shows one of them."""
    mark = (PUBLIC / "mark.svg").read_text(encoding="utf-8")
    if cut:
        mark = re.sub(r"<rect [^>]*/>", '<rect x="-20" y="-20" width="40" height="40" fill="#a02c27"/>', mark)
        mark = mark.replace('viewBox="-16 -16 32 32"', 'viewBox="-20 -20 40 40"')
    return f'<body style="margin:0">{mark.replace("<svg ", f"<svg style=display:block width={size} height={size} ", 1)}'


def main() -> None:
    """Draw all of them."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(playwright), args=flags())
        for name, size in {**WHOLE, **CUT}.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(drawn(size, cut=name in CUT))
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()

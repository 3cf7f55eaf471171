"""A table with bots, opened like anybody would: on the page for new tables."""

from __future__ import annotations

from playwright.sync_api import Page

BOT = "focused"  # always the same, however good the others become


def open_table(page: Page, game: str, seats: int, *, preset: str = "", name: str = "", **wishes: str) -> None:
    """Bots on all seats but the first; `wishes` are options by name, with _ for a dot."""
    page.goto("/#/new")
    if name:
        page.locator("form input[autocomplete=nickname]").fill(name)
    page.locator(f"input[name=game][value={game}]").check()
    page.locator(".counts button", has_text=str(seats)).click()
    if preset:
        page.locator(f"input[name=preset][value={preset}]").check()
    for key, value in wishes.items():
        page.locator(f"[id='opt-{key.replace('_', '.')}']").select_option(value)
    for number in range(2, seats + 1):
        row = page.locator("form li").nth(number - 1)
        row.locator("select.kind").select_option("bot")
        row.locator("select.bot").select_option(BOT)
    page.locator("form button[type=submit]").click()

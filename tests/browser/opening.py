"""A table with bots, opened like anybody would: on the page for new tables."""

from __future__ import annotations

from playwright.sync_api import Page


def open_table(page: Page, game: str, seats: int, *, preset: str = "", name: str = "", **wishes: str) -> None:
    """Bots on all seats but the first; `wishes` are options by name, with _ for a dot."""
    page.goto("/#/new")
    if name:
        page.locator("form input[autocomplete=nickname]").fill(name)
    page.locator("form select", has=page.locator(f"option[value={game}]")).select_option(game)
    page.locator(".counts button", has_text=str(seats)).click()
    if preset:
        page.locator(f"input[name=preset][value={preset}]").check()
    for key, value in wishes.items():
        page.locator(f"[id='opt-{key.replace('_', '.')}']").select_option(value)
    for number in range(2, seats + 1):
        page.locator("form li").nth(number - 1).locator("select").first.select_option("bot")
    page.locator("form button[type=submit]").click()

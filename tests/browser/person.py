"""People at the table in the browser. They know what they see on the page, and nothing else."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Page

from tests.patience import PATIENCE

SLOWEST = 1000 * PATIENCE  # in milliseconds, as the browser counts

TRIES = 60  # menus, dialogs and views that may be opened and closed before something is decided

# What is on the table now: where something can be clicked, and what is asked.
LOOK = """() => {
  const table = document.querySelector(".table");
  if (!table) return null;
  const data = table.dataset;
  const own = data.asked ?? "none";
  const held = (route) => document.querySelectorAll(
    `[data-piece$="${own}"][data-place^="post:${route}."]`).length;
  return {
    ply: Number(data.ply),
    asked: data.asked !== undefined,
    over: data.status === "over",
    dialog: document.querySelector("dialog[open]") !== null,
    menu: document.querySelectorAll("[role=menu] [role=menuitem]").length,
    spots: [...document.querySelectorAll("[data-spot]")].map((spot) => ({
      id: spot.dataset.spot,
      kind: spot.dataset.kind,
      held: held(spot.dataset.spot.replace(/^post:/, "").replace(/[.][0-9]+$/, "")),
    })),
    buttons: [...document.querySelectorAll(".prompt .buttons button")].map((button, index) => ({
      index, undo: button.dataset.undo !== undefined, end: button.dataset.end !== undefined,
      menu: button.getAttribute("aria-haspopup") === "menu", usable: !button.disabled,
    })).filter((button) => button.usable && !button.undo),
    zoom: document.querySelector(".board svg")?.getAttribute("viewBox") ?? "",
  };
}"""

# A point of the screen at which a click meets the place, brought into sight first; none where something covers it.
AIM = """(id) => {
  const spot = document.querySelector(`[data-spot="${CSS.escape(id)}"]`);
  const shape = spot.querySelector(".glow");
  shape.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const points = [];
  if (shape.getPointAtLength && spot.classList.contains("road")) {
    const length = shape.getTotalLength(), matrix = shape.getScreenCTM();
    for (const part of [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9])
      points.push(shape.getPointAtLength(length * part).matrixTransform(matrix));
  } else {
    const box = shape.getBoundingClientRect();
    for (const [x, y] of [[0.5, 0.5], [0.2, 0.5], [0.8, 0.5], [0.5, 0.2], [0.5, 0.8], [0.04, 0.5], [0.96, 0.5]])
      points.push({ x: box.x + box.width * x, y: box.y + box.height * y });
  }
  // Not on its very rim: the browser may round the point away from it.
  const meets = (x, y) => document.elementFromPoint(x, y)?.closest("[data-spot]") === spot;
  const point = points.find(({ x, y }) => meets(x - 1, y) && meets(x + 1, y) && meets(x, y - 1) && meets(x, y + 1));
  return point ? [point.x, point.y] : null;
}"""

# Wait until something has happened and it is the person's turn to act again; then what is on the table, else nothing.
SETTLE = f"""async ([ply, menu, dialog, zoom, patience]) => {{
  const settled = () => {{
    const table = document.querySelector(".table");
    if (!table || (table.dataset.asked === undefined && table.dataset.status !== "over")) return false;
    return Number(table.dataset.ply) !== ply
      || document.querySelectorAll("[role=menu] [role=menuitem]").length !== menu
      || (document.querySelector("dialog[open]") !== null) !== dialog
      || (document.querySelector(".board svg")?.getAttribute("viewBox") ?? "") !== zoom;
  }};
  const end = performance.now() + patience;
  while (!settled()) {{
    if (performance.now() > end) return null;
    await new Promise((go) => requestAnimationFrame(go));
  }}
  return ({LOOK})();
}}"""

# The middle of a button, brought into sight first; none where something covers it.
AIM_BUTTON = """([selector, index]) => {
  const button = document.querySelectorAll(selector)[index];
  button.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const box = button.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return button.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
}"""

READY = """() => {
  const table = document.querySelector(".table");
  const board = document.querySelector(".board svg");
  return table && board && (table.dataset.asked !== undefined || table.dataset.status === "over");
}"""

# How gladly each kind of place is clicked: what brings a game forward first.
TASTE = {"establish": 40, "office": 30, "develop": 30, "prestige": 20, "extra": 20, "place": 14, "marker": 8, "swap": 8}


class Person:
    """Clicks what is highlighted."""

    taste: Mapping[str, float] = TASTE

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.decisions = 0
        self.kinds: set[str] = set()
        self.last: object = None  # what was done last

    def look(self) -> dict[str, Any]:
        """What is on the table."""
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        return seen

    def ready(self) -> dict[str, Any]:
        """Wait until there is something to decide, or nothing any more."""
        self.page.wait_for_function(READY, timeout=SLOWEST)
        return self.look()

    def click(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)

    def press(self, selector: str, index: int) -> None:
        point = self.page.evaluate(AIM_BUTTON, [selector, index])
        assert point, f"button {index} of {selector} is covered"
        self.click(*point)

    def play(self, most: int = 100_000) -> dict[str, Any]:
        """Decide until the game is over, or so many times."""
        seen, enough, tries = self.ready(), self.decisions + most, 0
        while not seen["over"] and self.decisions < enough:
            ply = seen["ply"]
            self.act(seen)
            seen = self.settle(seen)
            decided = seen["ply"] != ply
            self.decisions += decided
            tries = 0 if decided else tries + 1
            assert tries < TRIES, f"nothing is decided, whatever is touched; last {self.last}"
        return seen

    def settle(self, seen: dict[str, Any]) -> dict[str, Any]:
        """Wait until the table answers."""
        before = [seen["ply"], seen["menu"], seen["dialog"], seen["zoom"], SLOWEST]
        after: dict[str, Any] | None = self.page.evaluate(SETTLE, before)
        if after is None:
            focus = self.page.evaluate(FOCUS)
            brief = [{key: part for key, part in one.items() if key != "spots"} for one in (seen, self.look())]
            raise AssertionError(f"nothing happened after {self.last}; focus {focus!r}; {brief}")
        return after

    def act(self, seen: dict[str, Any]) -> None:
        """One click."""
        if seen["dialog"]:
            self.press("dialog[open] button.primary", 0)
        elif seen["menu"]:
            self.press("[role=menu] [role=menuitem]", self.chance.randrange(seen["menu"]))
        else:
            kind, wish = self.wish(seen)
            self.kinds.add(kind)
            self.last = kind, wish
            if isinstance(wish, int):
                self.press(".prompt .buttons button", wish)
            else:
                self.touch(wish)

    def wish(self, seen: dict[str, Any]) -> tuple[str, str | int]:
        """One of the highlighted places or buttons, what brings the game forward more often than not."""
        kinds: dict[str, float] = {spot["kind"]: self.taste.get(spot["kind"], 1) for spot in seen["spots"]}
        offered = [button for button in seen["buttons"] if not button["end"]]
        if offered:
            kinds["button"] = self.taste.get("button", 3)
        if len(offered) < len(seen["buttons"]):
            kinds["end"] = self.taste.get("end", 0.1)
        assert kinds, f"asked, and nothing is highlighted: {seen}"
        kind = self.chance.choices(list(kinds), list(kinds.values()))[0]
        if kind == "button":
            return kind, int(self.chance.choice(offered)["index"])
        if kind == "end":
            return kind, int(seen["buttons"][-1]["index"])
        spots = [spot for spot in seen["spots"] if spot["kind"] == kind]
        most = max(spot["held"] for spot in spots)
        return kind, str(self.chance.choice([spot for spot in spots if spot["held"] == most])["id"])

    def touch(self, place: str) -> None:
        """Click a place of the board."""
        point = self.page.evaluate(AIM, place)
        assert point, f"{place} is highlighted and cannot be clicked"
        self.click(*point)


DOUBLE_TAP = 350  # milliseconds after which a second touch is one of its own


class Finger(Person):
    """Plays on a phone: the first touch brings the place nearer, the second one means it."""

    def __init__(self, page: Page, seed: int) -> None:
        super().__init__(page, seed)
        self.meant: tuple[int, str, str | int] = (-1, "", "")  # at which ply which kind and place

    def wish(self, seen: dict[str, Any]) -> tuple[str, str | int]:
        ply, kind, place = self.meant
        if seen["ply"] == ply and any(spot["id"] == place for spot in seen["spots"]):
            self.page.wait_for_timeout(DOUBLE_TAP)
        else:
            kind, place = super().wish(seen)
            self.meant = (seen["ply"], kind, place)
        return kind, place

    def click(self, x: float, y: float) -> None:
        self.last = self.last, x, y
        self.page.touchscreen.tap(x, y)

    def touch(self, place: str) -> None:
        point = self.page.evaluate(AIM, place)
        if point is None:  # out of sight: the whole board again
            self.page.locator(".zoom button").last.tap()
            point = self.page.evaluate(AIM, place)
        assert point, f"{place} is highlighted and cannot be touched"
        self.click(*point)


FOCUS = """() => {
  const now = document.activeElement;
  const place = now?.closest(".spot, .choices, [role=menu], dialog, .tabs, .prompt");
  return place ? String(place.getAttribute("class") || place.getAttribute("role") || place.tagName) : "";
}"""


class Typist(Person):
    """Has no mouse."""

    def key(self, *keys: str) -> None:
        self.last = keys
        for key in keys:
            self.page.keyboard.press(key)

    def tab_to(self, selector: str, most: int = 40) -> None:
        """Go on with the tabulator until something of that kind has the focus."""
        trail = []
        for _ in range(most):
            if self.page.evaluate("(s) => document.activeElement?.matches(s) ?? false", selector):
                return
            trail.append(self.page.evaluate("() => document.activeElement?.outerHTML.slice(0, 80)"))
            self.key("Tab")
        raise AssertionError(f"{selector} is not reached with the keyboard, only {trail}")

    def act(self, seen: dict[str, Any]) -> None:
        if seen["dialog"]:
            self.key("Enter")
        elif seen["menu"]:
            self.key(*["ArrowDown"] * self.chance.randrange(seen["menu"]), "Enter")
        elif seen["spots"] and self.chance.random() < 0.7:
            self.kinds.add("board")
            self.on_the_board()
        elif seen["spots"] or self.chance.random() < 0.5:
            self.kinds.add("list")
            self.in_the_list()
        else:
            self.kinds.add("button")
            self.page.locator(".prompt").first.evaluate("(node) => node.scrollIntoView()")
            self.tab_to(".prompt .buttons button:not([data-undo])", 80)
            self.key("Enter")

    def leave_the_input(self) -> None:
        """Single keys are letters as long as the focus is in the filter of the list."""
        if self.page.evaluate("() => document.activeElement?.matches('input')"):
            self.key("Tab")

    def on_the_board(self) -> None:
        """To the board, along its places with the arrows, and there."""
        self.leave_the_input()
        self.key("b")
        assert re.search("spot", self.page.evaluate(FOCUS)), "the board has places, and the key b reaches none"
        for _ in range(self.chance.randrange(5)):
            self.key(self.chance.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
        self.key("Enter")

    def in_the_list(self) -> None:
        """To the list of all choices, down so many lines, and there."""
        self.leave_the_input()
        if not self.page.evaluate("() => document.activeElement?.matches('.choices *')"):
            self.key("c")
            self.page.wait_for_function("() => document.activeElement?.matches('.choices *')")
        for _ in range(self.chance.randrange(1, 12)):
            self.key("ArrowDown")
        for _ in range(3):  # a heading opens, and the next line is a choice
            if self.page.evaluate("() => document.activeElement?.matches('.choices li button')"):
                break
            if not self.page.evaluate("() => document.activeElement.closest('details')?.open ?? true"):
                self.key("Enter")
            self.key("ArrowDown")
        self.key("Enter")

"""What is asked of games of Merkator: contracts, buildings, bonus cards, joining, time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hanse.draw.merkator.names import Names
from hanse.games.merkator.game import MERKATOR
from hanse.messages import Catalogue
from hanse.study.facts import Facts, Namer, Strategies, blank
from hanse.study.replay import Replayed

CHOICES = ("highest", "first-place", "first-contract", "first-purchase")
AMOUNTS = (
    "turns",
    "fulfilled",
    "sold",
    "buildings",
    "bonus",
    "joined",
    "declined",
    "paid-time",
    "took-time",
    "lost",
    "counters",
    "coins",
)
COUNTS = ("values", "places", "bought")
BY_EVENT = {
    "fulfilled": ("fulfilled", None),
    "sold": ("sold", None),
    "joined": ("joined", None),
    "declined": ("declined", None),
    "paid_time": ("paid-time", "counters"),
    "took_time": ("took-time", "counters"),
    "lost": ("lost", "cubes"),
}  # what an event adds to which amount: one, or a number that it tells


def facts(game: Replayed) -> list[Facts]:
    """What each seat did."""
    found = blank(game, COUNTS)
    cards = MERKATOR.facts(game.record.options.to_data()["data"])
    values = {card["id"]: card["value"] for card in cards["contracts.toml"]["contract"]}
    buildings = {card["id"] for card in cards["buildings.toml"]["building"]}
    for own in found:
        own.amounts.update(dict.fromkeys([amount for amount, _ in BY_EVENT.values()], 0))
        own.chosen["first-purchase"] = "none"
    for step in game.steps:
        for event in step.events:
            _event(event, found, values, buildings)
    for entry, own in zip(game.state.view(None)["seats"], found, strict=True):
        own.amounts.update(
            buildings=len(entry["buildings"]),
            bonus=len(entry["bonus"]),
            counters=entry["counters"],
            coins=entry["coins"],
        )
        if entry["contracts"]:
            own.chosen["highest"] = str(max(values[card] for card in entry["contracts"]))
    return found


def _event(event: Mapping[str, Any], found: list[Facts], values: Mapping[str, int], buildings: set[str]) -> None:
    name = event["event"]
    if name in BY_EVENT:
        amount, told = BY_EVENT[name]
        found[event["seat"]].amounts[amount] += 1 if told is None else event[told]
    if name == "fulfilled":
        value = str(values[event["card"]])
        found[event["seat"]].counted["values"][value] += 1
        found[event["seat"]].chosen.setdefault("first-contract", value)
    elif name == "travelled":
        found[event["seat"]].counted["places"][event["place"]] += 1
        found[event["seat"]].chosen.setdefault("first-place", event["place"])
    elif name == "bought":
        own = found[event["seat"]]
        kind = "building" if event["card"] in buildings else "bonus"
        own.counted["bought"][event["card"] if kind == "building" else "bonus"] += 1
        if own.chosen["first-purchase"] == "none":
            own.chosen["first-purchase"] = kind


def namer(words: Catalogue, board: str, options: Mapping[str, Any]) -> Namer:
    """The names of answers, with the facts that were played with."""
    names = Names(MERKATOR.facts(options["data"]), words)

    def name(question: str, answer: str) -> str:
        if question in ("highest", "first-contract", "values"):
            return words.say("report-value", value=int(answer))
        if question in ("first-place", "places"):
            return names.place(answer)
        if question == "first-purchase" or answer == "bonus":
            return words.say(f"report-purchase-{answer}")
        return names.building(answer)

    return name


STRATEGIES = Strategies(CHOICES, AMOUNTS, COUNTS, facts, namer)

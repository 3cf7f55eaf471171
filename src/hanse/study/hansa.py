"""What is asked of games of Hansa: how the ship is used, what is bought, installed and sold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hanse.draw.hansa.words import port_name
from hanse.games.hansa.game import HANSA
from hanse.messages import Catalogue
from hanse.study.facts import Facts, Namer, Strategies, blank, named_acts
from hanse.study.replay import Replayed

CHOICES = ("first-port", "first-turn", "first-sale")
AMOUNTS = ("turns", "sailed", "bought", "paid", "earned", "installed", "sold", "barrels", "refilled", "lost", "posts")
COUNTS = ("actions", "sold-colours")
ACTS = {"sailed": "sail", "bought": "buy", "installed": "install", "sold": "sell", "refilled": "refill"}
COUNTED = ("sailed", "bought", "paid", "earned", "installed", "sold", "barrels", "refilled", "lost")
LATE = 10  # turns; whoever sells later is not told apart


def facts(game: Replayed) -> list[Facts]:
    """What each seat did."""
    found = blank(game, COUNTS)
    placing = [0] * len(found)  # turns before the first round, which only place posts
    for own in found:
        own.amounts.update(dict.fromkeys(COUNTED, 0))
    first_acts: list[list[str]] = [[] for _ in found]
    for step in game.steps:
        placing[step.seat] += step.choice["family"] == "place"
        for event in step.events:
            _event(event, step.turn - placing[step.of], found)
            if event["event"] in ACTS and step.turn - placing[step.of] == 1:
                first_acts[event["seat"]].append(ACTS[event["event"]])
    view = game.state.view(None)
    for seat, own in enumerate(found):
        own.amounts["turns"] -= placing[seat]
        own.amounts["posts"] = view["seats"][seat]["on_board"]
        own.chosen["first-turn"] = "+".join(act for act in ACTS.values() if act in first_acts[seat])
    return found


def _event(event: Mapping[str, Any], turn: int, found: list[Facts]) -> None:
    name = event["event"]
    if name == "placed":
        found[event["seat"]].chosen.setdefault("first-port", event["port"])
    if name not in (*ACTS, "lost"):
        return
    own = found[event["seat"]]
    own.amounts[name] += event["number"] if name == "sold" else 1
    if name in ACTS:
        own.counted["actions"][ACTS[name]] += 1
    if name == "bought":
        own.amounts["paid"] += event["price"]
        if event["to"] is not None:
            found[event["to"]].amounts["earned"] += event["price"]
    if name == "sold":
        colour, _, barrels = event["token"].rpartition("-")
        own.amounts["barrels"] += int(barrels) * event["number"]
        own.counted["sold-colours"][colour] += event["number"]
        own.chosen.setdefault("first-sale", str(min(turn, LATE)))


def namer(words: Catalogue, board: str, options: Mapping[str, Any]) -> Namer:
    """The names of answers, with the facts that were played with."""
    ports = {port["id"]: port["name"] for port in HANSA.facts(options["data"])["board.toml"]["city"]}

    def name(question: str, answer: str) -> str:
        if question == "first-port":
            return port_name(ports.get(answer, answer), words)
        if question == "first-turn":
            return named_acts(answer, words)
        if question == "actions":
            return words.say(f"report-act-{answer}")
        if question == "first-sale":
            return words.say("report-turn", turn=int(answer), late=str(int(answer) == LATE).lower())
        return words.say(f"good-{answer}")

    return name


STRATEGIES = Strategies(CHOICES, AMOUNTS, COUNTS, facts, namer)

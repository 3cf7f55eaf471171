"""Choices, questions and events as sentences of a catalogue."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hanse.cli.faces import Place, View, common_words
from hanse.draw.merkator.names import Names
from hanse.games.merkator.scoring import PARTS
from hanse.kernel.points import in_points
from hanse.messages import Catalogue

SILENT = frozenset({"grew", "shown", "uncovered"})  # what the screen shows anyway
WHOLE = frozenset({"refreshed", "reformed", "turned", "refilled", "game-over"})  # sentences without a seat
# What is counted, by its name in choices and events.
COUNTS = ("cubes", "coins", "counters", "price")


class Phrases:
    """Says in one language what the engine reports as data, with the names of some facts."""

    def __init__(self, catalogue: Catalogue, names: Names) -> None:
        self.words = catalogue
        self.say = catalogue.say
        self.has = catalogue.has
        self.names = names
        self._numbers = {key: number for number, key in enumerate(names.places, start=1)}
        self._of_colour = {place["colour"]: key for key, place in names.places.items() if "colour" in place}

    def seat(self, seat: int) -> str:
        """The name of a seat: its colour."""
        return self.say(f"seat-{seat}")

    def number(self, place: str) -> int:
        """The number of a place on the screen."""
        return self._numbers[place]

    # What is asked ---------------------------------------------------------------------------------------------------

    def prompt(self, view: View) -> str:
        """The question that is open, in a sentence."""
        asked = view["decision"]
        kind = asked["kind"]
        words = self._words({key: value for key, value in asked.items() if key not in ("kind", "seat")})
        words["who"] = self.seat(view["turn"]["seat"])
        entry = view["seats"][asked["seat"]]
        if view["pawn"]:
            words.setdefault("place", self.names.place(view["pawn"]))
        if kind == "invest":
            return self._invest(view, entry)
        if kind == "hand-in":
            card = view["purchase"]["card"]
            words |= {"card": self.names.card(card), "count": self._cost(card) - view["purchase"]["handed"]}
        elif kind in ("loss", "leave"):
            words["count"] = asked["left"]
        return self.say(f"prompt-{kind}", **words)

    def _invest(self, view: View, entry: Mapping[str, Any]) -> str:
        more = len(entry["contracts"]) - self.names.most_contracts
        if more > 0 and not view["last"]:
            return self.say("prompt-invest-must", more=more)
        return self.say("prompt-invest-solo" if view["solo"] else "prompt-invest", count=entry["coins"])

    # What can be chosen ----------------------------------------------------------------------------------------------

    def choice(self, choice: Mapping[str, Any], view: View) -> str:
        """A choice (the data of `State.describe`) as a sentence."""
        family = choice["family"]
        asked = view["decision"]
        words = self._words({key: value for key, value in choice.items() if key not in ("family", "kind")})
        if family == "travel":
            words |= self._trip(view["places"][choice["place"]])
        elif family == "split":
            first, second = (self.names.good(good) for good in view["places"][asked["place"]]["goods"])
            words |= {"second": asked["portion"] - choice["first"], "good": first, "other": second}
        elif family in ("sell", "discard", "hand-in", "fulfil"):
            words |= self._letter(choice["contract"])
        elif family == "buy":
            words |= {"card": self.offer(choice["card"]), "count": self._cost(choice["card"])}
            family = "buy-contracts" if view["solo"] else family
        elif family in ("buy-hand", "lay-back"):
            words["card"] = self.names.card(view["seats"][asked["seat"]]["hand"])
        elif family in ("take-reward", "sell-reward"):
            words |= self._letter(asked["contract"])
        elif family == "exchange":
            family = f"exchange-{choice['by']}"
            words["count"] = self.names.rate
        elif family == "join":
            words |= {"place": self.names.place(view["pawn"]), "count": asked["price"]}
            words["who"] = self.seat(view["turn"]["seat"])
        elif family == "keep":
            words |= self._words({"letter": asked["letter"], "column": asked["letter"][0]})
            words["count"] = len(asked["letter"])
        elif family == "done" and self.has(f"choice-done-{asked['kind']}"):
            family = f"done-{asked['kind']}"
        return self.say(f"choice-{family}", **words)

    def offer(self, key: str) -> str:
        """A card that can be bought, with what it does."""
        name = self.names.card(key)
        return f"{name} ({self.names.formula(key)})" if key in self.names.buildings else name

    def _trip(self, place: Mapping[str, Any]) -> dict[str, object]:
        time = place["time"]
        return {
            "kind": place["kind"],
            "count": place.get("cubes", 0),
            "threshold": place.get("threshold", 0),
            "gain": max(time, 0),
            "pay": max(-time, 0),
        }

    def _letter(self, key: str) -> dict[str, object]:
        value = self.names.contracts[key]["value"]
        return {"card": self.names.contract(key), "demand": self.names.demand(key), "count": value}

    def _cost(self, key: str) -> int:
        return int((self.names.bonus | self.names.buildings)[key]["cost"])

    def fact_words(self, told: Mapping[str, Any]) -> dict[str, object]:
        """The facts of a card's line or of a reason, with every name in the reader's language."""
        words = common_words(told, self.seat)
        for key, value in told.items():
            if key == "card":
                words["card"] = self.offer(value)
                words["demand"] = self.names.demand(value) if value in self.names.contracts else ""
            elif key == "place":
                words[key] = self.names.place(value)
            elif key == "places":
                words[key] = ", ".join(self.names.place(place) for place in value)
            elif key == "colour":
                words["place"] = self.names.place(self._of_colour[value])
            elif key == "good":
                words[key] = self.names.good(value)
            elif key == "goods":
                words[key] = ", ".join(self.names.good(good) for good in value)
            elif key == "lack":
                words[key] = self.names.lack(value)
            elif key == "halves":
                words[key] = in_points(value, PARTS)
        return words

    def place(self, choice: Mapping[str, Any]) -> Place | None:
        """The place of a trip, with its number on the screen."""
        if choice["family"] != "travel":
            return None
        key = choice["place"]
        return Place(key, self._numbers[key], self.names.place(key))

    def finds(self, choice: Mapping[str, Any], _view: View) -> set[str]:
        """The names in the choice, in the engine's words and in the reader's."""
        finds = {str(value) for key, value in choice.items() if key not in ("family", "kind")}
        for key in ("card", "contract"):
            if key in choice:
                finds |= set(self.names.card(choice[key]).split())
        if "place" in choice:
            finds |= {*self.names.place(choice["place"]).split(), str(self._numbers[choice["place"]])}
        if "colour" in choice:
            finds |= set(self.names.place(self._of_colour[choice["colour"]]).split())
        for key in ("good", "paid"):
            if key in choice:
                finds |= set(self.names.good(choice[key]).split())
        return finds

    # What happened ---------------------------------------------------------------------------------------------------

    def event(self, event: Mapping[str, Any]) -> tuple[int | None, str]:
        """What happened: the seat it is about (None for a whole sentence) and the words that follow its name."""
        name = event["event"].replace("_", "-")
        if name in SILENT:
            return None, ""
        if name == "ending":
            return None, self.say(f"event-ending-{event['why']}")
        words = self._words(event)
        if name == "exchanged":
            name = f"exchanged-{event['by']}"
            words["count"] = self.names.rate
        return (None if name in WHOLE else event["seat"]), self.say(f"event-{name}", **words)

    def hints(self, view: View, families: Sequence[str]) -> list[str]:
        """The rules that matter now, each in a sentence with its clause numbers."""
        kind: str = view["decision"]["kind"]
        topics = [kind]
        if kind in ("invest", "travel"):
            topics += ["travel", "fulfil", "end-solo" if view["solo"] else "end", "score"]
        return [self.say(f"hint-{topic}") for topic in dict.fromkeys(topics)]

    def _words(self, data: Mapping[str, Any]) -> dict[str, object]:
        """The data with every name in the reader's language."""
        words: dict[str, object] = {}
        for key, value in data.items():
            if key in COUNTS:
                words["count"] = value
            elif key in ("card", "contract"):
                words["card"] = self.names.card(value)
            elif key == "place":
                words["place"] = self.names.place(value)
            elif key == "colour":
                words["place"] = self.names.place(self._of_colour[value])
            elif key in ("good", "paid"):
                words[key] = self.names.good(value)
            elif key == "letter" and value:
                words[key] = self.names.letter(value)
            elif isinstance(value, int | str):
                words[key] = value
        return words

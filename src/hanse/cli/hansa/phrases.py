"""Choices, questions and events as sentences of a catalogue."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hanse.cli.faces import Place, View, common_words
from hanse.draw.hansa.words import port_name
from hanse.messages import Catalogue

Words = dict[str, object]


class Phrases:
    """Says in one language what the engine reports as data."""

    def __init__(self, catalogue: Catalogue, facts: Mapping[str, Any]) -> None:
        self.words = catalogue
        self.say = catalogue.say
        self.facts = facts
        cities = sorted(facts["city"], key=lambda city: int(city["number"]))
        self.ports = {
            city["id"]: Place(city["id"], city["number"], port_name(city["name"], catalogue)) for city in cities
        }
        self.routes = {
            key: [(route["to"], route["kind"]) for route in facts["route"] if route["from"] == key]
            for key in self.ports
        }
        self._filler: int | None = None

    def seat(self, seat: int) -> str:
        """The name of a seat: its colour."""
        return self.say(f"seat-{seat}")

    def port(self, key: str) -> str:
        """The name of a port, or of the port of a warehouse (`riga.b`)."""
        return self.ports[key.partition(".")[0]].name

    def token(self, token: str, number: int = 1) -> str:
        """A token (`blue-2`) with its article, or several."""
        colour, _, barrels = token.partition("-")
        a, many = self.say(f"good-{colour}.a"), self.say(f"good-{colour}.many")
        return self.say("token", a=a, many=many, number=number, barrels=int(barrels))

    def prompt(self, view: View) -> str:
        """The question that is open, in a sentence."""
        asked = view["decision"]
        words: Words = {"port": self.port(view["ship"]), "thalers": view["seats"][asked["seat"]]["purse"]}
        if asked["kind"] == "place":
            words["pair"] = 1 + sum(port["posts"][asked["seat"]] > 0 for port in view["ports"].values())
        elif asked["kind"] == "visit":
            words["used"] = "yes" if asked["used"] else "no"
        elif asked["kind"] == "loss":
            words |= {"who": self.seat(asked["seller"]), "good": self.say(f"good-{asked['colour']}")}
        elif asked["kind"] == "customs":
            words["count"] = asked["surplus"]
        return self.say(f"prompt-{asked['kind']}", **words)

    def choice(self, choice: Mapping[str, Any], view: View) -> str:
        """A choice (the data of `State.describe`) as a sentence."""
        family: str = choice["family"]
        words: Words = {}
        if "token" in choice:
            words["token"] = self.token(choice["token"])
        if family in ("place", "sail"):
            words |= {"port": self.port(choice["port"]), "thalers": self.facts["economy"]["move_cost"]}
            if family == "sail" and (choice["port"], "land") in self.routes[view["ship"]]:
                family = "sail-land"
        elif family == "refill":
            words |= {"count": view["decision"]["tokens"], "thalers": view["decision"]["price"]}
        elif family == "buy":
            family, words = self._purchase(choice["slot"], view)
        elif family == "install":
            reserve = view["seats"][view["decision"]["seat"]]["reserve"]
            words |= {"port": self.port(view["ship"]), "posts": min(choice["barrels"], reserve)}
        elif family == "sell":
            family = "sell-more" if view["sale"] else family
            words["points"] = view["sells"]["points"][choice["token"]]
        elif family == "sell-all":
            words |= {"many": self.say(f"good-{choice['colour']}.many"), "points": self._worth(choice["colour"], view)}
        elif family == "done":
            words |= {"count": len(view["sale"]), "points": view["decision"]["points"]}
        return self.say(f"choice-{family}", **words)

    def _worth(self, colour: str, view: View) -> int:
        """What all open tokens of a colour give once they are sold."""
        tokens = view["seats"][view["decision"]["seat"]]["open"]
        return sum(view["sells"]["points"][token] for token in tokens if token.startswith(f"{colour}-"))

    def _purchase(self, slot: str, view: View) -> tuple[str, Words]:
        """What is bought, for how much, and who is paid."""
        key, _, letter = slot.partition(".")
        port = view["ports"][key]
        words: Words = {"token": self.token(port["slots"]["ab".index(letter)]), "port": self.port(key)}
        if not port["price"]:
            return "buy-free", words
        words["thalers"] = port["price"]
        if port["pays"] is None:
            return "buy-bank", words
        return "buy-leader", words | {"leader": self.seat(port["pays"])}

    def event(self, event: Mapping[str, Any]) -> tuple[int | None, str]:
        """What happened: the seat it is about (None for a whole sentence) and the words that follow its name."""
        name: str = event["event"].replace("_", "-")
        seat = event.get("seat")
        if name == "offered":  # the sale itself follows
            return seat, ""
        if name == "ending":
            return None, self.say(f"event-ending-{event['why']}")
        words = self._told(event)
        if name == "refilled":
            self._filler = seat
        elif name == "drawn":  # part of the refill before it
            seat = self._filler
        elif name == "bought":
            payee = event["to"]
            name = "bought-free" if not event["price"] else "bought-bank" if payee is None else "bought-leader"
        return seat, self.say(f"event-{name}", **words)

    def _told(self, event: Mapping[str, Any]) -> Words:
        """The data of an event with every name in the reader's language."""
        words: Words = {}
        for key, value in event.items():
            if key == "token":
                colour, _, barrels = value.partition("-")
                words |= {"token": self.token(value, event.get("number", 1)), "good": self.say(f"good-{colour}")}
                words["barrels"] = int(barrels)
            elif key in ("port", "slot") or (key == "to" and isinstance(value, str)):
                words["port"] = self.port(value)
            elif key == "to" and value is not None:
                words["leader"] = self.seat(value)
            elif key in ("price", "income", "thalers"):
                words["thalers"] = value
            elif key in ("posts", "number"):
                words[key] = value
            elif key == "tokens":
                words["count"] = value
        return words

    def hints(self, view: View, families: Sequence[str]) -> list[str]:
        """The rules that matter now, each in a sentence with its clause numbers."""
        kind: str = view["decision"]["kind"]
        topics = [kind]
        if kind == "visit":  # the hint "end" is about the end of the game, not of the turn
            topics += [*(family for family in families if family != "end"), "customs", "end", "score"]
        return [self.say(f"hint-{topic}") for topic in topics if self.words.has(f"hint-{topic}")]

    def fact_words(self, told: Mapping[str, Any]) -> Words:
        """The facts of a card's line or of a reason, with every name in the reader's language."""
        words = common_words(told, self.seat)
        for key, value in told.items():
            if key in ("port", "from"):
                words[key] = self.port(value)
            elif key == "ports":
                words[key] = ", ".join(self.port(port) for port in value)
            elif key == "token":
                words[key] = self.token(value)
            elif key == "colour":
                words[key] = self.say(f"good-{value}")
            elif key == "to":
                words[key] = self.seat(value)
        return words

    def place(self, choice: Mapping[str, Any]) -> Place | None:
        """The port of the choice, with its number on the board."""
        return self.ports[choice["port"]] if "port" in choice else None

    def finds(self, choice: Mapping[str, Any], view: View) -> set[str]:
        """The names in the choice, in the engine's words and in the reader's."""
        finds = {str(value) for key, value in choice.items() if key != "family"}
        colour = choice.get("colour")
        if "slot" in choice:  # what is bought is named by where it lies
            port, _, letter = choice["slot"].partition(".")
            colour, _, barrels = view["ports"][port]["slots"]["ab".index(letter)].partition("-")
            finds |= {colour, barrels}
        if colour:
            finds |= {self.say(f"good-{colour}"), self.say(f"good-{colour}.short")}
        place = self.place(choice)
        if place:
            finds |= {place.key, place.name, str(place.number)}
        return finds

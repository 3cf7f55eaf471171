"""What the things of Merkator are called: out of the catalogue where it knows them, else out of the facts.

Cards and formulas are told from the closed vocabulary of the facts, so that cards of one's own are told too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from hanse.draw.merkator.layout import Facts


class Words(Protocol):
    """The messages of this game in one language."""

    def say(self, message_id: str, /, **args: object) -> str:
        """The message with its variables filled in."""

    def has(self, message_id: str) -> bool:
        """Whether there is such a message."""


class Names:
    """The names of these facts in one language."""

    def __init__(self, facts: Facts, words: Words) -> None:
        self._words = words
        self.say = words.say
        board = facts["board.toml"]
        self.places: dict[str, Mapping[str, Any]] = {place["id"]: place for place in board["place"]}
        self.goods: dict[str, Mapping[str, Any]] = {good["id"]: good for good in board["goods"]}
        self.contracts: dict[str, Mapping[str, Any]] = {
            card["id"]: card for card in facts["contracts.toml"]["contract"]
        }
        self.bonus: dict[str, Mapping[str, Any]] = {card["id"]: card for card in facts["bonus-cards.toml"]["card"]}
        self.buildings: dict[str, Mapping[str, Any]] = {
            card["id"]: card for card in facts["buildings.toml"]["building"]
        }
        limits = facts["setup.toml"]["limits"]
        self.most_contracts = int(limits["contracts_after_invest"])
        self.rate = int(limits["exchange_rate"])  # cubes or counters for one cube
        self.columns: dict[str, Sequence[str]] = {
            column["letter"]: column["goods"] for column in board["office"]["column"]
        }

    def _called(self, family: str, key: str, known: Mapping[str, Mapping[str, Any]]) -> str:
        message = f"{family}-{key.replace('_', '-')}"
        if self._words.has(message):
            return self.say(message)
        return str(known.get(key, {}).get("name", key))

    def place(self, key: str) -> str:
        """A place."""
        return self._called("place", key, self.places)

    def good(self, key: str) -> str:
        """A good."""
        return self._called("good", key, self.goods)

    def building(self, key: str) -> str:
        """A building."""
        return self._called("building", key, self.buildings)

    def colour(self, good: str) -> str | None:
        """The colour of a good's cubes."""
        return self.place_colour(str(self.goods[good]["place"]))

    def place_colour(self, place: str | None) -> str | None:
        """The colour of a place's cubes; none for a minor place."""
        return self.places.get(place or "", {}).get("colour")

    def demand(self, key: str) -> str:
        """What a contract demands, in words."""
        card = self.contracts[key]
        if not card.get("fulfillable", True):
            return self.say("contract-nothing")
        if "distinct" in card:
            return self.say("contract-distinct", count=card["distinct"])
        return self._amounts(card["goods"])

    def _amounts(self, goods: Mapping[str, int]) -> str:
        return ", ".join(self.say("amount", count=count, good=self.good(good)) for good, count in goods.items())

    def lack(self, lack: Mapping[str, Any]) -> str:
        """What a contract lacks; where exchanges make up for some of the goods, how many of them are left."""
        count: int = lack["cubes"]
        goods: dict[str, int] = lack["goods"]
        if not goods:
            return self.say("screen-lacks-kinds", count=count)
        if len(goods) == 1:
            goods = dict.fromkeys(goods, count)
        message = "screen-lacks" if sum(goods.values()) == count else "screen-lacks-some"
        return self.say(message, goods=self._amounts(goods), count=count)

    def letter(self, shown: str) -> str:
        """The letter of a counter, which may stand there twice."""
        return self.say("letter-double", letter=shown[0]) if len(shown) > 1 else shown

    def contract(self, key: str) -> str:
        """A contract by value and place, or the Peace by its name."""
        card = self.contracts[key]
        if "place" not in card:
            return self.say("contract-peace", value=card["value"])
        return self.say("contract", value=card["value"], place=self.place(card["place"]))

    def bonus_card(self, key: str) -> str:
        """A bonus card by its place and good."""
        card = self.bonus[key]
        return self.say("bonus", place=self.place(card["place"]), good=self.good(card["good"]))

    def card(self, key: str) -> str:
        """Any card as it is called."""
        if key in self.contracts:
            return self.contract(key)
        return self.bonus_card(key) if key in self.bonus else self.building(key)

    def formula(self, key: str) -> str:
        """What a building scores, in a sentence made of the terms of its formula."""
        score: Mapping[str, Any] = self.buildings[key]["score"]
        kind = str(score["kind"]).replace("_", "-")
        args: dict[str, object] = {"vp": score["vp"], "per": score.get("per", 1), "min": score.get("min_value", 0)}
        if "goods" in score:
            kind += "-of"
            args["goods"] = ", ".join(self.good(good) for good in score["goods"])
        if "column" in score:
            kind += "-column"
            args["column"] = score["column"]
        if kind == "per-contract":
            args["kind"] = score.get("place_kind", "any")
        if kind == "sole-most":
            args["what"] = self.say(f"most-{score['what']}", min=score.get("min_value", 0))
        told = self.say(f"formula-{kind}", **args)
        return told + (self.say("formula-max", max=score["max"]) if "max" in score else "")

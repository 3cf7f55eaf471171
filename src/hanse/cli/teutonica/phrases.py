"""Choices, questions and events as sentences of a catalogue."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hanse.cli.faces import Place, View
from hanse.cli.teutonica.places import Places
from hanse.games.teutonica.view import SKILL_VALUES
from hanse.messages import Catalogue

SKILLS = ("actions", "keys", "privilege", "book", "bursa")  # in the order in which people ask for them
KINDS = {"t": "trader", "m": "merchant"}
MAX_SEATS = 5
WHOLE_SENTENCES = ("completed", "game-over", "marker-discarded", "neutral-placed", "neutral-left")


class Phrases:
    """Says in one language what the engine reports as data, on one board."""

    def __init__(self, catalogue: Catalogue, places: Places, seats: int) -> None:
        self.words = catalogue
        self.say = catalogue.say
        self.has = catalogue.has
        self.places = places
        self.seats = seats or MAX_SEATS

    def seat(self, seat: int) -> str:
        """The name of a seat: its colour; a seat that nobody has is the neutral one."""
        return self.say(f"seat-{seat}" if seat < self.seats else "seat-neutral")

    def province(self, key: str) -> str:
        """A province: its number on the drawing and where it lies."""
        return self.say("province", number=self.places.provinces[key].number, name=self.say(f"province-{key}"))

    def post(self, key: str) -> str:
        """The route of a post; a ship post says so."""
        name = self.places.route(key).name
        return self.say("post-ship", route=name) if self.places.ship(key) else name

    def skill_value(self, skill: str, step: int) -> str:
        """What a skill is worth after so many steps, in words."""
        value = SKILL_VALUES[skill][step]
        if skill == "privilege":
            value = self.say(f"colour-{value}")
        return self.say(f"skill-{skill}.value", value=value)

    def prompt(self, view: View) -> str:
        """The question that is open, in a sentence."""
        return self.say(f"prompt-{view['decision']['kind']}", **self._asked(view["decision"], view))

    def _asked(self, asked: Mapping[str, Any], view: View) -> dict[str, object]:
        """What the question is about, in words."""
        words: dict[str, object] = {"actions": view["turn"]["actions"], "who": self.seat(view["turn"]["seat"])}
        kind = asked["kind"]
        if kind == "displaced":
            words["route"] = self.places.route(asked["origin"]).name
            words |= {"extra": asked["compensation"], "waiting": "yes" if asked["waiting"] else "no"}
        elif kind == "neutral":
            words |= {"route": self.places.route(asked["origin"]).name, "left": asked["left"]}
        elif kind in ("reward", "keep", "neutral-office"):
            words["route"] = self.places.route(asked["route"]).name
        elif kind in ("put", "relocate-take"):
            hand = [piece[0] for piece in view["hand"]]
            words |= {"traders": hand.count("t"), "merchants": hand.count("m")}
        elif kind == "relocate-put":
            words["piece"] = self.say(f"piece-{KINDS[asked['piece'][0]]}")
            words["owner"] = self.seat(int(asked["piece"][1:]))
        elif kind == "markers":
            markers = view["seats"][asked["seat"]]["plate"]["open"]
            words["markers"] = ", ".join(self.say(f"marker-{marker}") for marker in markers)
        return words

    def choice(self, choice: Mapping[str, Any], view: View) -> str:
        """A choice (the data of `State.describe`) as a sentence."""
        family = choice["family"]
        asked = view["decision"]["kind"]
        words = self._words(choice)
        mover: int = view["decision"]["seat"]
        seat_view = view["seats"][mover]
        if family == "take":
            words["owner"] = self.seat(choice["seat"] - 1)  # the seats of a choice count from 1
        elif family == "done" and self.has(f"choice-done-{asked}"):
            family = f"done-{asked}"
        elif family == "place" and (asked == "neutral" or asked.startswith("relocate")):
            family = "put"
            standing = "t5" if asked == "neutral" else view["decision"].get("piece") or f"t{mover}"
            words["owner"] = self.seat(int(standing[1:]))
        elif asked == "neutral-office":
            family = asked
        elif family in ("displace", "lift"):
            owner, kind = self._piece_at(view, choice["post"])
            words["owner"] = words["victim"] = self.seat(owner)
            words["other"] = self.say(f"piece-{kind}")
            words.setdefault("piece", words["other"])
            if family == "lift":
                own = "move" if asked == "turn" else "lift-own"
                family = "remove" if asked == "remove" else own if owner == mover else "lift"
        elif family == "develop":
            step = seat_view["desk"][choice["skill"]]
            words["now"] = self.skill_value(choice["skill"], step)
            words["next"] = self.skill_value(choice["skill"], step + 1)
        elif family == "office":
            words |= self._next_space(view, choice["city"])
        elif family == "prestige":
            words["points"] = dict(self.places.prestige)[choice["colour"]]
        elif family == "swap":
            offices = view["cities"][choice["city"]]["offices"]
            space: int = choice["space"]
            words |= {"first": space, "second": space + 1}
            words["left"], words["right"] = (self.seat(int(piece[1:])) for piece in offices[space - 1 : space + 1])
        elif family == "pay":
            words["traders"] = view["decision"]["penalty"] - int(choice["merchants"])
        return self.say(f"choice-{family}", **words)

    def event(self, event: Mapping[str, Any]) -> tuple[int | None, str]:
        """What happened: the seat it is about (None for a whole sentence) and the words that follow its name."""
        name = event["event"].replace("_", "-")
        seat = event.get("seat", event.get("owner"))
        words = self._words(event)
        if name == "ending":
            return None, self.say(f"event-ending-{event['why']}")
        if name == "scored":
            name = f"scored-{event['why']}"
        elif name == "displaced":
            words["other"] = self.say(f"piece-{event['victim_kind']}")
        elif name in ("lifted", "put", "removed") and event.get("owner", seat) == seat:
            name += "-own"
        elif name == "developed":
            words["value"] = self.skill_value(event["skill"], int(event["step"]))
        sentence = self.say(f"event-{name}", **words)
        if seat is not None and seat >= self.seats:
            return None, f"{self.seat(seat)} {sentence}"
        return (None if name in WHOLE_SENTENCES else seat), sentence

    def hints(self, view: View, families: Sequence[str]) -> list[str]:
        """The rules that matter now, each in a sentence with its clause numbers."""
        kind: str = view["decision"]["kind"]
        topics = [kind if self.has(f"hint-{kind}") else kind.partition("-")[0]]
        if kind == "turn":  # the hint "end" is about the end of the game, not of the turn
            topics += [*(family for family in families if family != "end"), *self._modules(view), "end", "score"]
        return [self.say(f"hint-{topic}") for topic in topics if self.has(f"hint-{topic}")]

    def _modules(self, view: View) -> list[str]:
        """What is in play beyond the base game, each the name of a hint."""
        mine = view["seats"][view["decision"]["seat"]]
        there = {
            "regions": bool(self.places.regions),
            "missions": "mission" in mine,
            "neutral": view["options"].get("twoPlayer") == "neutral",
        }
        return [name for name, found in there.items() if found]

    def fact_words(self, told: Mapping[str, Any]) -> dict[str, object]:
        """The facts of a card's line or of a reason, with every name in the reader's language."""
        words = self._words(told)
        for key, value in told.items():
            if key == "seat":
                words["who"] = self.seat(value)
            elif key == "mine":
                words[key] = self.say(f"colour-{value}")
            elif key == "region":
                words[key] = self.say(f"region-{value}")
            elif key == "regions":
                words[key] = ", ".join(self.say(f"region-{region}") for region in value)
            elif key == "routes":
                words[key] = ", ".join(self.places.route(route).name for route in value)
            elif key == "permanent":
                words |= {key: self.say(f"permanent-{value}"), "effect": self.say(f"permanent-{value}.effect")}
            elif key in ("marker", "favour"):
                words["effect"] = self.say(f"{key}-{value}.effect")
            elif key == "step":
                words["now"] = self.skill_value(told["skill"], value)
                last = value + 1 == len(SKILL_VALUES[told["skill"]])
                words["next"] = "" if last else self.skill_value(told["skill"], value + 1)
        return words

    def place(self, choice: Mapping[str, Any]) -> Place | None:
        """The route of the choice, with its number on the screen."""
        key = choice.get("post", choice.get("route"))
        if key is None:
            return None
        route = self.places.route(key)
        return Place(route.key, route.number, route.name)

    def finds(self, choice: Mapping[str, Any], _view: View) -> set[str]:
        """The names in the choice, in the engine's words and in the reader's."""
        finds = {str(value) for key, value in choice.items() if key not in ("family", "post")}
        if "kind" in choice:
            finds.add(self.say(f"piece-{choice['kind']}"))
        for key in ("marker", "skill", "colour", "favour", "province"):
            if key in choice:
                finds |= set(self.say(f"{key}-{choice[key]}").split())
        if "province" in choice:
            finds.add(str(self.places.provinces[choice["province"]].number))
        if "city" in choice:
            finds |= {choice["city"], self.places.cities[choice["city"]].name}
        place = self.place(choice)
        if place:
            finds |= {place.key, str(place.number), *self.places.routes[place.key].ends, *place.name.split("–")}
        return finds

    def _words(self, data: Mapping[str, Any]) -> dict[str, object]:
        """The data with every name in the reader's language."""
        words: dict[str, object] = {}
        for key, value in data.items():
            if key in ("owner", "victim"):
                words[key] = self.seat(value)
            elif key == "seat" and "event" in data:
                words["who"] = self.seat(value)
            elif key == "kind":
                words["piece"] = self.say(f"piece-{value}")
            elif key in ("post", "route"):
                words["route"] = self.post(value) if key == "post" else self.places.route(value).name
            elif key == "city" and value is not None:
                words["city"] = self.places.cities[value].name
            elif key == "cities":
                words["cities"] = ", ".join(self.places.cities[city].name for city in value)
            elif key == "province":
                words["province"] = self.province(value)
            elif key in ("marker", "skill", "colour", "favour"):
                words[key] = self.say(f"{key}-{value}")
            elif isinstance(value, int):
                words[key] = value
        return words

    def _piece_at(self, view: View, post: str) -> tuple[int, str]:
        route, _, number = post.rpartition(".")
        piece: str = view["routes"][route]["posts"][int(number) - 1]
        return int(piece[1:]), KINDS[piece[0]]

    def _next_space(self, view: View, city: str) -> dict[str, object]:
        spaces = self.places.cities[city].spaces
        space = spaces[view["cities"][city]["offices"].index(None)]
        return {"colour": self.say(f"colour-{space.privilege}"), "piece": self.say(f"piece-{space.piece}")}

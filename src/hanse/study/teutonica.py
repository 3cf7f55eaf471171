"""What is asked of games of Hansa Teutonica: skills, routes, offices, networks, markers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hanse.games.teutonica.board import MARKER_NAMES, SKILL_NAMES, board_facts
from hanse.games.teutonica.tables import STEPS
from hanse.messages import Catalogue
from hanse.study.facts import Facts, Namer, Strategies, acts_of_first_turn, blank, named_acts
from hanse.study.replay import Replayed

CHOICES = ("first-skill", "second-skill", "first-reward", "first-turn", "first-route")
AMOUNTS = (
    "turns",
    "full-actions",
    "full-skills",
    "routes",
    "nothing",
    "displacing",
    "displaced",
    "offices",
    "network",
    "collected",
    "used",
    "prestige",
)
COUNTS = ("developed", "markers-collected", "markers-used")
FIRST_TURN = ("recruit", "place", "displace", "lift", "establish", "use")
REWARDS = {"office": "office", "extra_office": "office", "developed": "skill", "prestige": "prestige"}
ANEW = ("recruited", "placed", "displaced", "lifted", "turn_began")  # what shows that a route is done with
STEPS_OF = dict(zip(SKILL_NAMES, STEPS, strict=True))


def facts(game: Replayed) -> list[Facts]:
    """What each seat did."""
    found = blank(game, COUNTS)
    for own in found:
        own.amounts.update(dict.fromkeys(("routes", "nothing", "displacing", "displaced"), 0))
    _skills(game, found)
    _routes(game, found)
    _pieces(game, found)
    for seat, own in enumerate(found):
        own.chosen["first-turn"] = acts_of_first_turn(game, seat, FIRST_TURN)
        _end(game, seat, own)
    return found


def _skills(game: Replayed, found: list[Facts]) -> None:
    for step in game.steps:
        for event in step.events:
            if event["event"] != "developed":
                continue
            own, skill = found[event["seat"]], event["skill"]
            done = own.counted["developed"]
            done[skill] += 1
            if done.total() <= 2:
                own.chosen["first-skill" if done.total() == 1 else "second-skill"] = skill
            if skill == "actions" and done[skill] == STEPS_OF[skill]:
                own.amounts["full-actions"] = step.turn


def _routes(game: Replayed, found: list[Facts]) -> None:
    """What establishing a route brought: the events up to the next action tell."""
    waiting: dict[int, str] = {}  # by seat, what its last route has brought so far

    def settle(seat: int) -> None:
        if seat in waiting:
            brought = waiting.pop(seat)
            found[seat].chosen.setdefault("first-reward", brought)
            found[seat].amounts["nothing"] += brought == "nothing"

    for step in game.steps:
        for event in step.events:
            name = event["event"]
            if name == "established" and event["seat"] < len(found):  # neutral traders are nobody's
                settle(event["seat"])
                waiting[event["seat"]] = "nothing"
                found[event["seat"]].amounts["routes"] += 1
                found[event["seat"]].chosen.setdefault("first-route", event["route"])
            elif name in REWARDS and event["seat"] in waiting:
                waiting[event["seat"]] = REWARDS[name]
            elif name == "marker_taken" and waiting.get(event["seat"]) == "nothing":
                waiting[event["seat"]] = "marker"
            elif name in ANEW:
                settle(step.of)
    for seat in range(len(found)):
        settle(seat)


def _pieces(game: Replayed, found: list[Facts]) -> None:
    for event in game.events("displaced"):
        found[event["seat"]].amounts["displacing"] += 1
        if event["victim"] < len(found):  # neutral traders are nobody's
            found[event["victim"]].amounts["displaced"] += 1
    for event in game.events("marker_taken"):
        found[event["seat"]].counted["markers-collected"][event["marker"]] += 1
    for event in game.events("marker_used"):
        found[event["seat"]].counted["markers-used"][event["marker"]] += 1


def _end(game: Replayed, seat: int, own: Facts) -> None:
    """What lies on the table at the end."""
    view = game.state.view(None)
    sheet = game.state.score_sheet()[seat]
    desk = view["seats"][seat]["desk"]
    pieces = [piece for city in view["cities"].values() for piece in (*city["offices"], *city["extra"]) if piece]
    own.amounts["full-skills"] = sum(1 for skill, steps in STEPS_OF.items() if desk[skill] == steps)
    own.amounts["offices"] = sum(1 for piece in pieces if piece[1:] == str(seat))
    own.amounts["network"] = sheet["network"] // view["tracks"]["keys"][desk["keys"]]
    own.amounts["collected"] = own.counted["markers-collected"].total()
    own.amounts["used"] = own.counted["markers-used"].total()
    own.amounts["prestige"] = sum(1 for holder in view["prestige"] if holder == seat)


def namer(words: Catalogue, board: str, options: Mapping[str, Any]) -> Namer:
    """The names of answers on one board."""
    known = board_facts(board)
    cities = {city["id"]: city["name"] for city in known["city"]}
    routes = {route["id"]: "–".join(cities[end] for end in route["ends"]) for route in known["route"]}

    def name(question: str, answer: str) -> str:
        if question == "first-turn":
            return named_acts(answer, words)
        if question == "first-route":
            return routes.get(answer, answer)
        if answer in SKILL_NAMES and question in ("first-skill", "second-skill", "developed"):
            return words.say(f"skill-{answer}")
        if answer in MARKER_NAMES:
            return words.say(f"marker-{answer}")
        return words.say(f"report-reward-{answer}")

    return name


STRATEGIES = Strategies(CHOICES, AMOUNTS, COUNTS, facts, namer)

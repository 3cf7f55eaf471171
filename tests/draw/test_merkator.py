"""The board of Merkator: every element once, everything of the view there, the same text every time."""

from __future__ import annotations

import copy
import random
import xml.etree.ElementTree as ET
from collections import Counter
from typing import Any

import pytest

from hanse.draw.merkator.chart import board_svg, draw
from hanse.games.merkator.game import MERKATOR
from hanse.games.merkator.state import State
from hanse.kernel.errors import OptionError, PositionError, UnknownName
from hanse.kernel.facts import STANDARD
from hanse.messages import catalogue

FACTS = MERKATOR.facts(STANDARD)
PLACES = FACTS["board.toml"]["place"]


def picture(view: dict[str, Any] | None = None, *, theme: str = "light", language: str = "en") -> str:
    return draw(
        "merkator", view, theme=theme, words=catalogue(language).of("merkator"), names=None, data=STANDARD, size="large"
    )


def played(seats: int, decisions: int, preset: str = "standard", **changes: object) -> State:
    """A game after so many decisions; what can be fulfilled is fulfilled."""
    given = {"data": STANDARD, **{key.replace("__", "."): value for key, value in changes.items()}}
    state = MERKATOR.start(MERKATOR.options(preset, seats, given), 7)
    chance = random.Random(3)
    for _ in range(decisions):
        if state.over():
            break
        legal = state.legal()
        eager = [code for code in legal if state.describe(code)["family"] in ("fulfil", "join", "buy", "hold")]
        state.play(chance.choice(eager or legal))
    return state


def ids_of(text: str) -> Counter[str]:
    return Counter(element.attrib["id"] for element in ET.fromstring(text).iter() if "id" in element.attrib)


def titles(text: str) -> set[str]:
    return {element.text or "" for element in ET.fromstring(text).iter() if element.tag.endswith("}title")}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_element_of_the_empty_board_is_there_once(theme: str) -> None:
    found = ids_of(picture(theme=theme))
    assert not [name for name, count in found.items() if count > 1]
    wanted = {f"place-{place['id']}" for place in PLACES}
    wanted |= {f"shelf-{place['id']}" for place in PLACES if place["kind"] == "main"}
    wanted |= {f"pile-{value}" for value in (3, 4, 5, 6, 7, 8, 9, 10, 14)} | {"discard", "chart-ultimo", "chart-back"}
    wanted |= {f"{kind}-{number}" for kind in ("bonus", "building") for number in range(1, 5)}
    wanted |= {f"row-{row}" for row in range(1, 7)} | {f"row-back-{row}" for row in range(1, 4)}
    wanted |= {f"space-ultimo-{row}.{space}" for row in range(1, 7) for space in range(1, 6)}
    assert wanted <= set(found)
    links = {name for name in found if name.startswith("link-")}
    assert len(links) == sum(len(place.get("links", ())) for place in PLACES) // 2


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everything_of_a_view_is_drawn(seats: int) -> None:
    view = played(seats, 160, "solo" if seats == 1 else "standard").view(None)
    text = picture(view)
    found = ids_of(text)
    assert not [name for name, count in found.items() if count > 1]
    root = ET.fromstring(text)
    lying = {e.attrib["id"]: int(e.attrib["data-count"]) for e in root.iter() if e.attrib.get("class") == "cubes"}
    assert lying == {f"cubes-{key}": place["cubes"] for key, place in view["places"].items() if place.get("cubes")}
    stores = {e.attrib["id"]: int(e.attrib["data-count"]) for e in root.iter() if "store-" in e.attrib.get("id", "")}
    assert stores == {
        f"store-{seat}-{good}": count
        for seat, entry in enumerate(view["seats"])
        for good, count in entry["goods"].items()
    }
    letters = Counter(e.attrib["data-contract"] for e in root.iter() if e.attrib.get("class") == "contract")
    tops = [pile["top"] for value, pile in view["piles"].items() if pile["top"] and value != "2"]
    assert letters == Counter(tops + [key for entry in view["seats"] for key in entry["contracts"]])
    houses = Counter(e.attrib["data-building"] for e in root.iter() if e.attrib.get("class") == "building")
    on_offer = [key for key in view["buildings"]["open"] if key]
    assert houses == Counter(on_offer + [key for entry in view["seats"] for key in entry["buildings"]])
    chips = Counter(e.attrib["data-bonus"] for e in root.iter() if e.attrib.get("class") == "bonus")
    open_bonus = [key for key in view["bonus"]["open"] if key]
    assert chips == Counter(open_bonus + [key for entry in view["seats"] for key in entry["bonus"]])
    assert ("pawn" in found) == (view["pawn"] is not None)
    assert ("solo-stack" in found) == (seats == 1)


def test_turned_counters_show_their_letter_on_both_sides_of_the_chart() -> None:
    view = played(4, 10, "long").view(None)
    assert view["chart"]["side"] == "back"
    view["chart"]["rows"][2][4] = "CC"
    text = picture(view)
    assert ">CC<" in text
    assert "time counter, letter: double C" in titles(text)


def test_half_points_are_halves_and_a_contract_that_can_be_met_is_lifted() -> None:
    view = played(2, 40).view(None)
    view["seats"][0]["score"] = 47
    assert ">23½<" in picture(view)
    entry = view["seats"][1]
    places = {card["id"]: card.get("place") for card in MERKATOR.facts("standard")["contracts.toml"]["contract"]}
    key = next(key for key in entry["contracts"] if places[key])
    entry["payable"] = []
    lying = picture(view)
    entry["payable"], view["pawn"], view["turn"]["met"] = [key], places[key], []
    assert len(picture(view)) != len(lying)


@pytest.mark.parametrize(("language", "told"), [("en", "Sweden"), ("fr", "Suède"), ("de", "Schweden")])
def test_places_are_named_in_the_readers_language(language: str, told: str) -> None:
    text = picture(language=language)
    assert f">{told}<" in text
    assert any(title.startswith(f"{told}") for title in titles(text))


def test_the_same_arguments_give_the_same_text_and_no_raster() -> None:
    view = played(3, 60).view(None)
    assert picture(view) == picture(copy.deepcopy(view))
    text = picture(view, theme="dark")
    assert text != picture(view)
    assert not any(word in text for word in ("<image", "data:", "http://www.w3.org/1999", "<script"))


def test_facts_of_ones_own_are_drawn_with_their_own_names() -> None:
    facts = copy.deepcopy(FACTS)
    facts["board.toml"]["place"][3] |= {"id": "muscovy", "name": "Muscovy"}
    for place in facts["board.toml"]["place"]:
        place["links"] = ["muscovy" if key == "russia" else key for key in place.get("links", [])]
    for good in facts["board.toml"]["goods"]:
        good["place"] = "muscovy" if good["place"] == "russia" else good["place"]
    text = board_svg(facts, catalogue("de").of("merkator"))
    assert ">Muscovy<" in text
    assert {"place-muscovy", "light-seal-muscovy"} <= set(ids_of(text))


def test_a_card_in_hand_is_shown() -> None:
    state = played(3, 12, variant__hand_card=True)
    view = state.view(None)
    view["seats"][0]["hand"] = view["seats"][0]["contracts"][0]
    assert "In hand: " in picture(view)


def test_what_does_not_fit_together_is_refused() -> None:
    view = played(3, 5).view(None)
    with pytest.raises(UnknownName, match="unknown theme 'noon'"):
        picture(theme="noon")
    with pytest.raises(OptionError, match="0123456789ab"):
        draw(
            "merkator",
            None,
            theme="light",
            words=catalogue("en").of("merkator"),
            names=None,
            data="0123456789ab",
            size="large",
        )
    view["places"]["utopia"] = {"kind": "minor", "time": 0, "threshold": 1}
    with pytest.raises(PositionError, match="unknown place 'utopia'"):
        picture(view)

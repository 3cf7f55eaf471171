"""The chart of the Baltic: every element once, everything of the view there, the same text every time."""

from __future__ import annotations

import copy
import itertools
import random
import xml.etree.ElementTree as ET
from collections import Counter
from typing import Any

import pytest

from hanse.draw.hansa.chart import TITLE, board_svg, draw
from hanse.draw.hansa.country import baltic
from hanse.draw.hansa.places import STACK, Layout, lay_out
from hanse.draw.hansa.signs import EMBLEMS
from hanse.draw.hansa.words import in_language
from hanse.games.hansa.board import BOARD_FILE, SHELF
from hanse.games.hansa.game import HANSA
from hanse.games.hansa.state import State
from hanse.kernel.errors import BoardError, PositionError, UnknownName
from hanse.kernel.facts import STANDARD
from hanse.messages import catalogue

FACTS = SHELF.facts(STANDARD)[BOARD_FILE]


def picture(view: dict[str, Any] | None = None, *, theme: str = "light", language: str = "en") -> str:
    return draw(
        "hansa", view, theme=theme, words=catalogue(language).of("hansa"), names=None, data=STANDARD, size="large"
    )


def played(seats: int, decisions: int, **changes: object) -> State:
    """A game after so many decisions, none of them the end of a turn where there is another."""
    state = HANSA.start(HANSA.options("hansa2004", seats, {k.replace("_", "."): v for k, v in changes.items()}), 7)
    chance = random.Random(3)
    for _ in range(decisions):
        legal = state.legal()
        state.play(chance.choice([code for code in legal if code] or legal))
    return state


def ids_of(text: str) -> Counter[str]:
    return Counter(element.attrib["id"] for element in ET.fromstring(text).iter() if "id" in element.attrib)


def layout(language: str = "en") -> Layout:
    return lay_out(FACTS, in_language(catalogue(language).of("hansa"), FACTS))


def expected_ids() -> list[str]:
    names = [f"route-{route['from']}-{route['to']}" for route in FACTS["route"]]
    for city in FACTS["city"]:
        names += [f"port-{city['id']}", f"berth-{city['id']}"]
        names += [f"slot-{city['id']}.{letter}" for letter in "ab"[: city["warehouses"]]]
        names += [f"posts-{city['id']}.{seat}" for seat in range(1, 5)]
    return names + [f"stack-{number}" for number in range(1, 6)]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_element_has_its_id_exactly_once(theme: str) -> None:
    for view in (None, played(4, 120).view(None)):
        ids = ids_of(picture(view, theme=theme))
        assert [name for name in expected_ids() if ids[name] != 1] == []
        assert [name for name, count in ids.items() if count > 1] == []


def test_all_references_lead_to_a_definition_in_the_same_picture() -> None:
    text = picture(played(4, 120).view(None))
    ids = ids_of(text)
    for element in ET.fromstring(text).iter():
        for key, value in element.attrib.items():
            if key == "href":
                assert ids[value.removeprefix("#")] == 1, value
            elif value.startswith("url(#"):
                assert ids[value[5:-1]] == 1, value
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "")
    assert "<image" not in text
    assert len(text.encode()) < 400_000


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_of_the_view_is_drawn(seats: int) -> None:
    view = played(seats, 150).view(None)
    root = ET.fromstring(picture(view))

    def tokens(kind: str) -> Counter[str | None]:
        return Counter(element.get("data-token") for element in root.iter() if element.get("class") == kind)

    assert tokens("token") == Counter(t for port in view["ports"].values() for t in port["slots"] if t)
    assert tokens("open") == Counter(token for seat in view["seats"] for token in seat["open"])
    assert tokens("sold") == Counter(token for seat in view["seats"] for token in seat["sold"])
    posts = [element for element in root.iter() if element.get("class") == "posts"]
    assert sum(int(element.attrib["data-posts"]) for element in posts) == sum(s["on_board"] for s in view["seats"])
    ids = ids_of(picture(view))
    assert {key for key, port in view["ports"].items() if port["leader"] is not None} == {
        name.removeprefix("leader-") for name in ids if name.startswith("leader-")
    }
    assert ids["ship"] == ids["decides"] == 1
    assert all(ids[f"desk-{seat}"] == 1 for seat in range(seats))


def test_hidden_sold_tokens_are_drawn_face_down() -> None:
    view = played(2, 60, sold_visible=False).view(None)
    view["seats"][0]["sold_count"] = 3
    root = ET.fromstring(picture(view))
    sold = [element.get("data-token") for element in root.iter() if element.get("class") == "sold"]
    assert sold == ["back"] * 3


def test_goods_differ_by_emblem_as_well_as_by_colour() -> None:
    assert list(EMBLEMS) == [colour["id"] for colour in FACTS["goods_colour"]]
    assert len(set(EMBLEMS.values())) == 6


def test_the_same_position_gives_the_same_text() -> None:
    view = played(3, 80).view(None)
    assert picture(view, theme="dark") == picture(copy.deepcopy(view), theme="dark")


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_plates_keep_apart_and_inside_the_frame(language: str) -> None:
    places = layout(language)
    solids = [(port.id, box) for port in places.ports.values() for box in port.solids]
    for (one, first), (two, second) in itertools.combinations(solids, 2):
        assert one == two or not first.meets(second), (one, two)
    for key, box in solids:
        assert box.x0 > places.field.x0, key
        assert box.x1 < places.field.x1, key
        assert box.y0 > places.field.y0, key
        assert box.y1 < places.field.y1, key
        assert not box.meets(TITLE), key
        assert all(box.distance(spot) > STACK for spot in places.stacks), key


def test_routes_run_from_berth_to_berth_over_no_plate() -> None:
    places = layout()
    for route in places.routes.values():
        for port in places.ports.values():
            covered = [point for point in route.line if port.plate.grown(3).holds(point)]
            assert covered == [], (route.id, port.id)


def test_sea_routes_run_over_water_for_most_of_their_way() -> None:
    for route in layout().routes.values():
        wet = sum(baltic().wet(point) for point in route.line) / len(route.line)
        assert wet > 0.75 or route.land, (route.id, wet)


def test_names_and_words_are_those_of_the_reader() -> None:
    texts = [element.text for element in ET.fromstring(picture(language="fr")).iter()]
    assert "Copenhague" in texts
    assert "voie terrestre: Tønsberg vers Stockholm" in texts
    assert ET.fromstring(picture()).get("role") == "img"


def test_facts_without_coordinates_are_refused() -> None:
    facts = copy.deepcopy(FACTS)
    del facts["city"][3]["x"]
    with pytest.raises(BoardError, match="x and y of each city"):
        board_svg(facts, words=catalogue("en").of("hansa"))


def test_a_view_of_something_else_is_refused() -> None:
    view = played(2, 3).view(None)
    with pytest.raises(PositionError, match="expected 'hansa'"):
        picture({**view, "game": "teutonica"})
    view["ports"]["riga"]["slots"] = [None]
    with pytest.raises(PositionError, match="riga"):
        picture(view)
    with pytest.raises(UnknownName, match="light, dark"):
        picture(theme="sepia")

"""The drawing: every element once, every piece there, nothing over a name, the same text every time."""

from __future__ import annotations

import itertools
import math
import xml.etree.ElementTree as ET
from collections import Counter
from typing import Any

import pytest

from hanse.draw import draw_board
from hanse.draw.ink import PRIVILEGES, SEATS, text_width
from hanse.draw.land import inside
from hanse.draw.symbols import HOUSE_MARKS
from hanse.draw.teutonica.chart import board_svg
from hanse.draw.teutonica.geometry import (
    POST_HEIGHT,
    POST_WIDTH,
    TRACK_LENGTH,
    Layout,
    lay_out,
    post_box,
    track_box,
)
from hanse.draw.teutonica.head import head_boxes
from hanse.draw.teutonica.lands import land_of
from hanse.draw.teutonica.provinces import provinces
from hanse.draw.teutonica.signs import NEUTRAL
from hanse.draw.teutonica.sizes import SIZES
from hanse.draw.teutonica.words import WORDS, in_language
from hanse.games import find_game
from hanse.games.teutonica.board import board_facts, load_facts
from hanse.kernel.errors import HanseError, PositionError, UnknownName
from hanse.messages import catalogue
from tests.draw.positions import busy_view, modules_view, two_player_view

BASE = ("base-4-5", "base-2-3")
ALL = (*BASE, "east", "britannia-4-5", "britannia-2-3")


def ids_of(picture: str) -> Counter[str]:
    return Counter(element.attrib["id"] for element in ET.fromstring(picture).iter() if "id" in element.attrib)


def layout_of(board: str, size: str = "large") -> Layout:
    return lay_out(board_facts(board), WORDS, SIZES[size])


def expected_ids(facts: dict[str, Any]) -> list[str]:
    names = []
    for route in facts["route"]:
        names += [f"route-{route['id']}", f"marker-{route['id']}"]
        names += [f"post-{route['id']}.{n}" for n in range(1, len(route["posts"]) + 1)]
    for city in facts["city"]:
        names.append(f"city-{city['id']}")
        names += [f"office-{city['id']}.{n}" for n in range(1, len(city["offices"]) + 1)]
        names += [f"skill-{city['id']}-{skill}" for skill in city.get("skills", [])]
    return names + [f"prestige-{slot['privilege']}" for slot in facts["special_prestige"]["slots"]]


@pytest.mark.parametrize("board", ALL)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_element_has_its_id_exactly_once(board: str, theme: str) -> None:
    ids = ids_of(board_svg(board_facts(board), theme=theme))
    assert [name for name in expected_ids(board_facts(board)) if ids[name] != 1] == []
    assert [name for name, count in ids.items() if count > 1] == []


@pytest.mark.parametrize("board", ALL)
def test_all_references_lead_to_a_definition_in_the_same_picture(board: str) -> None:
    picture = board_svg(board_facts(board), busy_view(board_facts(board)))
    ids = ids_of(picture)
    for element in ET.fromstring(picture).iter():
        for key, value in element.attrib.items():
            if key == "href":
                assert ids[value.removeprefix("#")] == 1, value
            elif value.startswith("url(#"):
                assert ids[value[5:-1]] == 1, value
    assert "http" not in picture.replace("http://www.w3.org/2000/svg", "")
    assert "@import" not in picture


def pieces_in(view: dict[str, Any]) -> Counter[str]:
    codes = [code for route in view["routes"].values() for code in route["posts"] if code]
    for city in view["cities"].values():
        codes += [code for code in (*city["offices"], *city["extra"]) if code]
    codes += [f"m{seat}" for seat in view["prestige"] if seat is not None]
    return Counter(codes + view["hand"])


@pytest.mark.parametrize("board", ALL)
def test_every_piece_and_marker_of_the_view_is_drawn(board: str) -> None:
    view = busy_view(board_facts(board))
    root = ET.fromstring(board_svg(board_facts(board), view))
    drawn = Counter(element.attrib["data-piece"] for element in root.iter() if element.get("class") == "piece")
    assert drawn == pieces_in(view)
    on_routes = Counter(element.attrib["data-marker"] for element in root.iter() if element.get("class") == "bonus")
    assert on_routes == Counter(route["marker"] for route in view["routes"].values() if route["marker"])
    kept = Counter(element.attrib["data-marker"] for element in root.iter() if element.get("class") == "kept")
    held = [kind for seat in view["seats"] for kind in seat["markers"]["unused"] + seat["markers"]["used"]]
    assert kept == Counter(held)


def test_seats_differ_by_mark_and_in_grey() -> None:
    assert len(set(HOUSE_MARKS)) == len(HOUSE_MARKS) == len(SEATS) == 5
    greys = sorted(lightness(colour) for colour in (PRIVILEGES["black"][0], *(colour for colour, _ in SEATS)))
    assert all(high - low >= 10 for low, high in itertools.pairwise(greys)), greys
    for colour, mark in SEATS:
        assert abs(lightness(colour) - lightness(mark)) >= 40, colour
    view = busy_view(board_facts("base-4-5"))
    picture = board_svg(board_facts("base-4-5"), view)
    for seat in range(5):
        for kind in "tm":
            symbol = next(e for e in ET.fromstring(picture).iter() if e.get("id") == f"light-piece-{kind}{seat}")
            assert [e.get("href") for e in symbol.iter() if e.get("href")] == [f"#light-mark-{seat}"]


def lightness(colour: str) -> float:
    """CIE L* of a colour such as #2a5ca5 or #fff."""
    digits = colour.removeprefix("#")
    parts = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    luminance = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    return float(116 * luminance ** (1 / 3) - 16)


def test_the_same_position_gives_the_same_text() -> None:
    facts = board_facts("base-4-5")
    lay_out.__globals__["_lay_out"].cache_clear()
    first = board_svg(facts, busy_view(facts), theme="dark")
    lay_out.__globals__["_lay_out"].cache_clear()
    assert board_svg(facts, busy_view(facts), theme="dark") == first


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("board", ALL)
def test_names_lie_under_no_post_marker_road_or_other_name(board: str, size: str) -> None:
    layout = layout_of(board, size)
    posts = [post_box(post) for route in layout.routes.values() for post in route.posts]
    markers = [(route.marker, route.radius) for route in layout.routes.values()]
    for city in layout.cities.values():
        assert [post for post in posts if post.meets(city.name.grown(0.5))] == []
        assert [spot for spot, radius in markers if city.name.distance(spot) < radius] == []
        # The name lies on its plate, and the plate lies over all roads.
        assert city.plate.x0 <= city.name.x0
        assert city.name.x1 <= city.plate.x1
        assert city.plate.y0 <= city.name.y0
        assert city.name.y1 <= city.plate.y1
    for one, two in itertools.combinations(layout.cities.values(), 2):
        assert not any(first.meets(second) for first in one.solids for second in two.solids), (one.id, two.id)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("board", ALL)
def test_a_pennant_flies_over_its_towers_and_covers_nothing(board: str, size: str) -> None:
    layout = layout_of(board, size)
    posts = [post_box(post) for route in layout.routes.values() for post in route.posts]
    markers = [route.marker_box for route in layout.routes.values()]
    for city in layout.cities.values():
        own = [city.plate, *(box for _, box in city.skills), *([city.flags] if city.flags else [])]
        others = [
            box for other in layout.cities.values() if other is not city for box in (*other.solids, other.pennant)
        ]
        assert layout.prestige_box is not None
        meets = [box for box in [*posts, *markers, *own, *others, layout.prestige_box] if box.meets(city.pennant)]
        assert meets == [], city.id
        assert city.skyline.x0 < city.pennant.x0
        assert city.pennant.x1 < city.skyline.x1 + 1


@pytest.mark.clause("HT-7.2")
def test_pennants_show_who_controls_the_cities_as_the_view_tells_it() -> None:
    game = find_game("teutonica")
    state = game.start(game.options("base2009", 3), 5)
    facts, view = board_facts(state.view(None)["board"]), state.view(None)
    view["control"] |= {"minden": 2, "stade": 0}
    flying = [
        element for element in ET.fromstring(board_svg(facts, view)).iter() if "pennant-" in element.get("id", "")
    ]
    flags = {flag.attrib["id"]: flag.attrib["data-seat"] for flag in flying}
    assert flags == {"pennant-minden": "2", "pennant-stade": "0"}


@pytest.mark.parametrize("board", ALL)
def test_posts_and_markers_keep_apart(board: str) -> None:
    layout = layout_of(board)
    posts = [(f"{route.id}.{n}", post) for route in layout.routes.values() for n, post in enumerate(route.posts, 1)]
    for (one, first), (two, second) in itertools.combinations(posts, 2):
        assert math.dist(first, second) > POST_WIDTH + 1.5, (one, two)
    solids = [(city.id, box) for city in layout.cities.values() for box in city.solids]
    assert layout.prestige_box is not None
    solids.append(("prestige", layout.prestige_box))
    for name, post in posts:
        for key, box in solids:
            assert box.distance(post) > POST_HEIGHT / 2 - 1, (name, key)
    spots = [(r.id, r.marker, r.radius) for r in layout.routes.values()]
    for key, spot, radius in spots:
        assert all(math.dist(spot, post) > radius + POST_WIDTH / 2 - 1 for _, post in posts), key
        assert all(box.distance(spot) > radius - 1 for _, box in solids), key
        own = min(math.dist(spot, point) for point in layout.routes[key].line)
        for other in layout.routes.values():
            away = min(math.dist(spot, point) for point in other.line)
            assert away > radius - 1, (key, other.id)
            assert away >= own - 0.01, f"the marker of {key} stands nearer to {other.id}"
    for (one, first, r1), (two, second, r2) in itertools.combinations(spots, 2):
        assert math.dist(first, second) > r1 + r2 - 1, (one, two)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("board", ALL)
def test_everything_stands_inside_the_frame_and_below_the_head(board: str, size: str) -> None:
    layout = layout_of(board, size)
    head = head_boxes(layout, board_facts(board)).values()
    boxes = [box for city in layout.cities.values() for box in city.solids]
    boxes += [post_box(post) for route in layout.routes.values() for post in route.posts]
    for box in boxes:
        assert layout.field.x0 <= box.x0
        assert box.x1 <= layout.field.x1
        assert layout.field.y0 <= box.y0
        assert box.y1 <= layout.field.y1
        assert not any(box.meets(part) for part in head)


@pytest.mark.parametrize("size", ["wide", "tall"])
@pytest.mark.parametrize("board", ALL)
def test_posts_do_not_cover_each_other_on_small_screens(board: str, size: str) -> None:
    layout = layout_of(board, size)
    posts = [post for route in layout.routes.values() for post in route.posts]
    assert min(math.dist(one, two) for one, two in itertools.combinations(posts, 2)) > 0.85 * POST_WIDTH
    solids = [box for city in layout.cities.values() for box in city.solids]
    assert min(box.distance(post) for box in solids for post in posts) > POST_HEIGHT / 2 - 2.5


@pytest.mark.parametrize("size", ["wide", "tall"])
def test_the_drawing_for_small_screens_has_every_place_and_no_track(size: str) -> None:
    facts = board_facts("base-4-5")
    picture = board_svg(facts, size=size)
    ids = ids_of(picture)
    assert [name for name in expected_ids(facts) if ids[name] != 1] in ([], ["prestige-track"])
    written = [float(text.get("font-size", 0)) for text in ET.fromstring(picture).iter() if text.tag.endswith("text")]
    [_, _, width, height] = map(float, ET.fromstring(picture).attrib["viewBox"].split())
    assert min(written) * 345 / (width if size == "tall" else height) >= 9


def test_an_unknown_size_is_refused_with_the_known_ones() -> None:
    for board in ("base-4-5", "hansa", "merkator"):
        with pytest.raises(UnknownName, match="large, wide, tall"):
            draw_board(board, size="huge")


@pytest.mark.parametrize("board", ALL)
def test_extra_offices_stand_left_of_the_row_in_order(board: str) -> None:
    layout = layout_of(board)
    for city in layout.cities.values():
        if not city.offices:
            continue
        for count in (1, 2, 3):
            points = layout.extra_offices(city.id, count)
            assert len(points) == count
            assert points == sorted(points)
            assert points[-1][0] < city.offices[0][0]
            assert points[0][0] > layout.field.x0


def test_the_prestige_track_runs_once_around() -> None:
    layout = layout_of("base-4-5")
    boxes = [track_box(points, layout) for points in range(TRACK_LENGTH)]
    assert TRACK_LENGTH == 100
    assert len(set(boxes)) == 100
    assert track_box(100, layout) == boxes[0]
    for one, two in itertools.pairwise([*boxes, boxes[0]]):
        assert one.grown(0.01).meets(two.grown(0.01))


def test_words_and_names_of_the_caller_are_used() -> None:
    words = {"skill-bursa": "Geldbeutel & Co", "points": "Prestigepunkte"}
    facts = board_facts("base-4-5")
    picture = board_svg(facts, busy_view(facts), words=words, names=["Anna", "<Bo>", "Cy", "Di", "Ed"])
    texts = [element.text for element in ET.fromstring(picture).iter()]
    assert "Geldbeutel & Co" in texts
    assert "Bursa" not in texts
    assert "<Bo>" in texts


def test_the_root_says_what_it_shows() -> None:
    root = ET.fromstring(draw_board("base-4-5"))
    assert root.get("role") == "img"
    assert root.get("aria-label") == "Hansa Teutonica"
    assert root[0].tag.endswith("title")


def test_every_city_name_is_written_out() -> None:
    facts = board_facts("base-4-5")
    texts = Counter(e.text for e in ET.fromstring(draw_board("base-4-5")).iter() if e.tag.endswith("}text"))
    assert all(texts[city["name"]] >= 1 for city in facts["city"])


@pytest.mark.parametrize("board", ALL)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_pictures_stay_small(board: str, theme: str) -> None:
    facts = board_facts(board)
    assert len(board_svg(facts, busy_view(facts), theme=theme).encode()) < 400_000


def test_the_view_of_a_running_game_can_be_drawn() -> None:
    game = find_game("teutonica")
    for seats in (3, 4, 5):
        state = game.start(game.options("base2009", seats=seats), seed=seats)
        view = state.view(None)
        ids = ids_of(draw_board(view["board"], view))
        assert all(ids[f"desk-{seat}"] == 1 and ids[f"score-{seat}"] == 1 for seat in range(seats))
        assert ids["decides"] == 1
        draw_board(view["board"], state.to_data())


def test_an_unknown_theme_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match=r"unknown theme 'sepia': expected one of light, dark"):
        draw_board("base-4-5", theme="sepia")


def test_an_unknown_board_or_word_is_refused() -> None:
    with pytest.raises(UnknownName, match="base-4-5, base-2-3"):
        draw_board("atlantis")
    with pytest.raises(UnknownName, match="skill-keys"):
        board_svg(board_facts("base-4-5"), words={"skill-flying": "Volare"})


def test_a_view_of_another_board_is_refused() -> None:
    facts = board_facts("base-4-5")
    with pytest.raises(PositionError, match="base-2-3"):
        board_svg(facts, busy_view(board_facts("base-2-3")))
    view = busy_view(facts)
    view["routes"]["stade-hamburg"]["posts"] = [None]
    with pytest.raises(HanseError, match="stade-hamburg"):
        board_svg(facts, view)
    view = busy_view(facts)
    view["cities"]["atlantis"] = {"offices": [], "extra": []}
    with pytest.raises(PositionError, match="atlantis"):
        board_svg(facts, view)


def test_cities_stand_on_land_and_ships_on_water() -> None:
    for board in ALL:
        land, layout = land_of(board), layout_of(board)
        dry = [city.id for city in layout.cities.values() if land.wet(city.centre)]
        assert dry == [], board
        for route in board_facts(board)["route"]:
            posts = zip(route["posts"], layout.routes[route["id"]].posts, strict=True)
            ships = [point for post, point in posts if post.get("merchant_only")]
            assert all(land.wet(point) for point in ships), route["id"]


def test_a_board_of_ones_own_is_plain_land() -> None:
    facts = {**board_facts("base-4-5")}
    facts["board"] = {**facts["board"], "id": "my-own", "name": "Mine & Yours"}
    del facts["special_prestige"], facts["east_west"]
    ids = ids_of(board_svg(facts))
    assert ids["city-minden"] == 1
    assert ids["special-prestige"] == 0


def test_text_is_measured_wider_for_more_letters() -> None:
    assert text_width("Halle", 14) < text_width("Magdeburg", 14) < text_width("Quedlinburg", 14)


@pytest.mark.parametrize("count", [1, 3, 7])
def test_offices_of_an_independent_city_stand_in_a_row_on_its_plate(count: int) -> None:
    layout = layout_of("east")
    plate = layout.cities["waren"].plate
    points = layout.independent_offices("waren", count)
    assert points == sorted(points)
    assert len(set(points)) == count
    assert plate.x0 < points[0][0]
    assert points[-1][0] < plate.x1


def named(picture: str, key: str) -> ET.Element:
    return next(element for element in ET.fromstring(picture).iter() if element.get("id") == key)


def test_what_is_printed_can_be_read_without_words() -> None:
    east = board_svg(board_facts("east"))
    assert named(east, "office-malmo.1").get("data-privilege") == "white"
    assert named(east, "office-malmo.1").get("data-piece") == "merchant"
    assert named(east, "office-thorn.1").get("data-coin") == "1"
    assert named(east, "prestige-black").get("data-points") == "11"
    assert named(east, "city-malmo").get("data-name") == "Malmö"
    assert named(east, "route-malmo-visby").get("data-ends") == "malmo visby"
    assert named(east, "marker-malmo-visby").get("data-permanent") == "office_in_independent_city"
    assert [named(east, f"post-malmo-visby.{n}").get("data-ship") for n in (1, 2, 3)] == [None, "yes", None]
    assert named(east, "row-waren") is not None
    wales = named(board_svg(board_facts("britannia-2-3")), "route-pembroke-cardiff")
    assert wales.get("data-region") == "wales"


def test_regions_are_named_in_the_readers_language_where_the_side_has_them() -> None:
    assert region_names("britannia-4-5") == ["ANGLETERRE", "GALLES", "ÉCOSSE"]
    assert region_names("britannia-2-3") == ["ANGLETERRE", "GALLES"]


def region_names(board: str) -> list[str | None]:
    picture = board_svg(board_facts(board), words=in_language(catalogue("fr").of("teutonica")))
    return [element[0].text for element in ET.fromstring(picture).iter() if element.get("id", "").startswith("region-")]


def test_provinces_are_there_and_hidden_until_a_game_has_a_pawn() -> None:
    facts = board_facts("base-2-3")
    keys = [f"province-{entry['id']}" for part in ("province", "rim_area") for entry in province_table()[part]]
    empty = board_svg(facts)
    assert named(empty, "provinces").get("display") == "none"
    assert [key for key in keys if ids_of(empty)[key] != 1] == []
    view = two_player_view(facts)
    view |= {"pawn": "hamburg_hannover", "options": {"twoPlayer": "provinces", "twoPlayer.outer": "rim"}}
    picture = board_svg(facts, view)
    assert named(picture, "provinces").get("display") is None
    assert named(picture, "provinces-rim").get("display") is None
    assert named(picture, "provinces-single").get("display") == "none"
    assert ids_of(picture)["pawn"] == 1
    assert sum(key.startswith("soldier-") for key in ids_of(picture)) == 4
    assert ids_of(board_svg(board_facts("base-4-5")))["provinces"] == 0


def province_table() -> dict[str, Any]:
    return load_facts("provinces-2p")


def test_the_pawn_stands_in_its_province_and_on_nothing_else() -> None:
    layout, facts = layout_of("base-2-3"), province_table()
    solids = [box for city in layout.cities.values() for box in city.solids]
    posts = [post_box(post) for route in layout.routes.values() for post in route.posts]
    found = provinces(layout, board_facts("base-2-3"), facts)
    for province in found:
        assert inside(province.spot, province.outline), province.id
        assert all(box.distance(province.spot) > 13 for box in (*solids, *posts)), province.id
    assert sorted(province.number for province in found if province.kind != "single") == list(range(1, 15))


def test_neutral_pieces_look_like_nobodys() -> None:
    facts = board_facts("britannia-2-3")
    view = two_player_view(facts)
    root = ET.fromstring(board_svg(facts, view))
    neutral = [element for element in root.iter() if element.get("data-piece") == "t5"]
    assert len(neutral) == pieces_in(view)["t5"] - view["hand"].count("t5") > 0
    assert {use.get("href") for element in neutral for use in element.iter() if use.get("href")} == {
        "#light-piece-neutral"
    }
    assert all(abs(lightness(NEUTRAL[0]) - lightness(SEATS[seat][0])) >= 10 for seat in range(2))


def test_favours_lie_on_display_and_on_desks_and_a_mission_card_only_where_the_view_has_it() -> None:
    facts = board_facts("base-4-5")
    view = modules_view(facts)
    root = ET.fromstring(board_svg(facts, view))
    shown = [element.get("data-favour") for element in root.iter() if element.get("id", "").startswith("favour-")]
    assert shown == view["favours"]
    owned = [element.get("data-favour") for element in root.iter() if element.get("class") == "favour"]
    assert owned == [kind for seat in view["seats"] for kind in seat["favours"]]
    cards = [element for element in root.iter() if element.get("class") == "mission"]
    assert [card[0].text for card in cards] == ["mission card: Arnheim, Perleberg, Hannover"]

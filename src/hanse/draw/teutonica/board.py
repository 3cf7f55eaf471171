"""The empty board: roads, posts, cities, the table of special prestige, marker places and taverns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hanse.draw.ink import Point, Theme, book_text, hand, hand_box, num, number, smooth, tag, text_width, title
from hanse.draw.symbols import coin, office_space, tallies, use
from hanse.draw.teutonica import regions
from hanse.draw.teutonica.geometry import (
    OFFICE,
    PERMANENT_RADIUS,
    CityPlace,
    Facts,
    Layout,
    RoutePlace,
)
from hanse.draw.teutonica.signs import GREEN, permanent_token, region_colour
from hanse.draw.teutonica.sizes import Sizes
from hanse.draw.woodcut import skyline


def roads(theme: Theme, layout: Layout, facts: Facts) -> str:
    """All roads, under everything that stands on them."""
    names = {city["id"]: city["name"] for city in facts["city"]}
    parts = []
    for route in facts["route"]:
        place = layout.routes[route["id"]]
        parts.append(
            tag(
                "g",
                title(" – ".join(names[key] for key in route["ends"])),
                road(theme, place, route.get("region", "")),
                id=f"route-{place.id}",
                data_ends=" ".join(route["ends"]),
                data_region=route.get("region"),
            )
        )
    return tag("g", *parts, fill="none", stroke_linecap="round", stroke_linejoin="round")


def road(theme: Theme, place: RoutePlace, region: str) -> str:
    """One road as a double ink line, or one sea lane as waves; those of a region carry its colour and rhythm."""
    rng = hand(f"road {place.id}")
    points = [(x + (rng.random() - 0.5) * 1.8, y + (rng.random() - 0.5) * 1.8) for x, y in place.line[::15]]
    path = smooth([*points, place.line[-1]])
    dashes = _RHYTHM.get(region)
    if place.sea:
        colour = region_colour(theme, region) if dashes else theme.sea_line
        return tag("path", d=path, stroke=theme.land, stroke_width=7.0, stroke_opacity="0.8") + tag(
            "path", d=path, stroke=colour, stroke_width=3.4 if dashes else 3.0, stroke_dasharray=dashes or "9 5"
        )
    lines = tag("path", d=path, stroke=theme.ink, stroke_width=8.6 if dashes else 6.6)
    lines += tag("path", d=path, stroke=theme.road, stroke_width=6.0 if dashes else 4.2)
    if dashes:
        pen: dict[str, object] = {"stroke_width": 6.0, "stroke_dasharray": dashes, "stroke_linecap": "butt"}
        lines += tag("path", d=path, stroke=region_colour(theme, region), **pen)
    return lines


_RHYTHM = {"wales": "12 4", "scotland": "4 4"}  # of the roads of a region, for those who do not see the colour


def posts(theme: Theme, layout: Layout, facts: Facts, words: Mapping[str, str]) -> str:
    """All posts of all routes."""
    parts = []
    for route in facts["route"]:
        place = layout.routes[route["id"]]
        for index, (post, point) in enumerate(zip(route["posts"], place.posts, strict=True), 1):
            ship = bool(post.get("merchant_only", False))
            name = f"{words['post']} {route['id']}.{index}" + (f" ({words['merchant']})" if ship else "")
            drawing = use(theme, "post-ship" if ship else "post-house", *point)
            key = f"{route['id']}.{index}"
            parts.append(tag("g", title(name), drawing, id=f"post-{key}", data_ship="yes" if ship else None))
    return tag("g", *parts)


def marker_places(theme: Theme, layout: Layout, facts: Facts, words: Mapping[str, str]) -> str:
    """A dotted ring beside each route; a tavern where the game begins with a marker; fixed markers."""
    parts = []
    for route in facts["route"]:
        place = layout.routes[route["id"]]
        x, y = place.marker
        permanent = route.get("permanent_marker")
        if permanent:
            drawing = permanent_token(theme, permanent, x, y, PERMANENT_RADIUS)
            name = words.get(f"permanent-{permanent}", permanent)
        elif place.tavern:
            drawing, name = _tavern(theme, place.marker), words["tavern"]
        else:
            name = words["marker-place"]
            drawing = tag(
                "circle",
                cx=x,
                cy=y,
                r=layout.sizes.marker - 2.5,
                fill=theme.land,
                fill_opacity="0.55",
                stroke=theme.faint,
                stroke_width=1.1,
                stroke_dasharray="0.1 3.3",
                stroke_linecap="round",
            )
        key = route["id"]
        parts.append(tag("g", title(f"{name} {key}"), drawing, id=f"marker-{key}", data_permanent=permanent))
    return tag("g", *parts)


def _tavern(theme: Theme, point: Point) -> str:
    """An inn with a wide roof; the marker hangs in front of it like a sign."""
    x, y = point
    body = f"M{num(x - 14.5)} {num(y + 15)}V{num(y - 4)}H{num(x + 14.5)}V{num(y + 15)}Z"
    roof = f"M{num(x - 18)} {num(y - 3)}L{num(x - 11)} {num(y - 16)}H{num(x + 11)}L{num(x + 18)} {num(y - 3)}Z"
    tiles = f"M{num(x - 13)} {num(y - 12)}H{num(x + 13)}M{num(x - 15)} {num(y - 8)}H{num(x + 15)}"
    return tag(
        "g",
        tag("path", d=body, fill=theme.plate),
        tag("path", d=roof, fill=theme.madder),
        tag("path", d=tiles, fill="none", stroke=theme.on_madder, stroke_width=0.7, stroke_dasharray="3 1.4"),
        use(theme, "sign-mug", x - 0.5, y + 6.5, 0.82, theme.ink),
        stroke=theme.ink,
        stroke_width=1.3,
        stroke_linejoin="round",
    )


def cities(theme: Theme, layout: Layout, facts: Facts, words: Mapping[str, str]) -> str:
    """All cities."""
    linked = set(facts.get("east_west", {}).get("ends", []))
    return "".join(city_group(theme, city, layout, facts, words, linked=city["id"] in linked) for city in facts["city"])


def city_group(
    theme: Theme, city: Facts, layout: Layout, facts: Facts, words: Mapping[str, str], *, linked: bool
) -> str:
    """One city: towers, skill banners, plate with offices and name."""
    place, sizes = layout.cities[city["id"]], layout.sizes
    plate = place.plate
    paper = theme.plate if city["offices"] else GREEN[theme.name]
    outline = hand_box(*plate, f"plate {place.id}")
    shadow = hand_box(plate.x0 + 2, plate.y0 + 2.5, plate.x1 + 2, plate.y1 + 2.5, f"plate {place.id}")
    parts = [
        skyline(theme, place.id, place.skyline),
        tag("path", d=shadow, fill="#000", fill_opacity="0.2"),
        regions.flags(theme, city, place, facts, words),
        tag("path", d=outline, fill=paper, stroke=theme.ink, stroke_width=1.4, stroke_linejoin="round"),
    ]
    parts += [_skill(theme, place, skill, words, sizes.skill) for skill, _ in place.skills]
    parts += [_name(theme, city["name"], place, sizes.name, linked=linked)]
    if not city["offices"]:
        parts.append(_independent_row(theme, place, words))
    for index, (office, point) in enumerate(zip(city["offices"], place.offices, strict=True), 1):
        parts.append(_office(theme, f"{place.id}.{index}", office, point, words, sizes))
    parts.append(regions.arms(theme, city, place, facts, words))
    mast = (place.pennant.x0, place.pennant.y0, place.skyline.y1)
    return tag(
        "g",
        title(city["name"]),
        *parts,
        id=f"city-{place.id}",
        data_name=city["name"],
        data_box=" ".join(num(edge) for edge in place.whole),
        data_mast=" ".join(num(edge) for edge in mast),
    )


def _independent_row(theme: Theme, place: CityPlace, words: Mapping[str, str]) -> str:
    """Room for offices without printed spaces: new ones come from the left or from the right, by the markers shown."""
    y = place.centre[1]
    left, right = place.plate.x0 + 4, place.plate.x1 - 4
    arrows = f"M{num(left + 22)} {num(y)}h7m-3 -3l3 3l-3 3M{num(right - 22)} {num(y)}h-7m3 -3l-3 3l3 3"
    pen: dict[str, object] = {"stroke": theme.faint, "stroke_width": 1.2}
    return tag(
        "g",
        title(words["independent"]),
        tag("rect", x=left, y=y - 13, width=right - left, height=26, rx=3, fill="none", stroke_dasharray="3 3", **pen),
        use(theme, "token-extra", left + 12, y, 0.68, theme.faint),
        use(theme, "permanent-office_in_independent_city", right - 12, y, 0.68, theme.faint),
        tag("path", d=arrows, fill="none", stroke_linecap="round", **pen),
        id=f"row-{place.id}",
    )


def _name(theme: Theme, text: str, place: CityPlace, size: float, *, linked: bool) -> str:
    """The name at the foot of the plate; the two cities of the connection carry it on a red banner."""
    x = place.name.centre[0]
    baseline = place.plate.y1 - 0.33 * size
    if not linked:
        return book_text(text, x, baseline, size, theme.ink, font_weight="600")
    x0, y0, x1, y1 = place.plate.x0 - 5, place.plate.y1 - 1.14 * size, place.plate.x1 + 5, place.plate.y1 + 1.5
    middle = (y0 + y1) / 2
    banner = (
        f"M{num(x0)} {num(y0)}H{num(x1)}l-4 {num(middle - y0)}l4 {num(y1 - middle)}H{num(x0)}l4 {num(middle - y1)}Z"
    )
    return tag(
        "path", d=banner, fill=theme.madder, stroke=theme.ink, stroke_width=1.2, stroke_linejoin="round"
    ) + book_text(text, x, baseline + 0.5, size, theme.on_madder, font_weight="600")


def _skill(theme: Theme, place: CityPlace, skill: str, words: Mapping[str, str], size: float) -> str:
    """A banner with the emblem of a skill, and with its name where that can be written large enough."""
    box = next(box for key, box in place.skills if key == skill)
    word = words[f"skill-{skill}"]
    x, y = box.centre
    named = (
        use(theme, f"skill-{skill}", box.x0 + 11.5, y, 0.74, theme.plate)
        + book_text(word, (box.x0 + 21 + box.x1 - 4) / 2, y + 0.33 * size, size, theme.plate, font_style="italic")
        if size
        else use(theme, f"skill-{skill}", x, y, 0.95, theme.plate)
    )
    return tag(
        "g",
        title(word),
        tag(
            "path",
            d=hand_box(box.x0, box.y0 + 0.5, box.x1, box.y1 - 0.5, f"skill {place.id} {skill}", 0.5),
            fill=theme.ink,
            stroke=theme.ink,
        ),
        named,
        id=f"skill-{place.id}-{skill}",
    )


def _office(
    theme: Theme, key: str, office: Mapping[str, Any], point: Point, words: Mapping[str, str], sizes: Sizes
) -> str:
    x, y = point
    privilege, kind = office["privilege"], office["piece"]
    coins = office.get("coin", 0)
    name = f"{words['office']} {key}: {words[privilege]}, {words[kind]}" + (f", +{coins}" if coins else "")
    return tag(
        "g",
        title(name),
        office_space(theme, privilege, kind, x, y, OFFICE),
        coin(theme, coins, x, y, sizes.coin, sizes.written) if coins else "",
        tallies(privilege, x, y + OFFICE / 2 + 4.6, theme.ink),
        id=f"office-{key}",
        data_privilege=privilege,
        data_piece=kind,
        data_coin=coins or None,
    )


def prestige_table(theme: Theme, layout: Layout, facts: Facts, words: Mapping[str, str]) -> str:
    """Four places for merchants, with colour, strokes and points, under a canopy tied to its city."""
    table = facts.get("special_prestige")
    box = layout.prestige_box
    if not table or box is None:
        return ""
    city = layout.cities[table["city"]]
    name = next(entry["name"] for entry in facts["city"] if entry["id"] == table["city"])
    x, _ = box.centre
    size = layout.sizes.written
    aside = text_width(name, size) / 2 + 15
    canopy = box.y0 + 1.25 * size
    anchor = city.plate.centre
    sag = max(box.centre[1], anchor[1]) + 12
    cord = f"M{num(x)} {num(box.centre[1])}Q{num((x + anchor[0]) / 2)} {num(sag)} {num(anchor[0])} {num(anchor[1])}"
    parts = [
        tag("path", d=cord, fill="none", stroke=theme.madder, stroke_width=2.0, stroke_dasharray="6 3"),
        tag(
            "path",
            d=hand_box(box.x0, canopy - 5, box.x1, box.y1, "prestige table", 1.0),
            fill=theme.plate,
            stroke=theme.ink,
            stroke_width=1.5,
        ),
        tag(
            "path",
            d=_canopy(box.x0 - 4, box.y0, box.x1 + 4, canopy),
            fill=theme.madder,
            stroke=theme.ink,
            stroke_width=1.2,
            stroke_linejoin="round",
        ),
        use(theme, "sign-laurel", x - aside, box.y0 + 0.6 * size, 0.6, theme.on_madder),
        use(theme, "sign-laurel", x + aside, box.y0 + 0.6 * size, 0.6, theme.on_madder),
        book_text(name, x, box.y0 + 0.92 * size, size, theme.on_madder, font_style="italic"),
    ]
    for slot, point in zip(table["slots"], layout.prestige, strict=True):
        parts.append(_slot(theme, slot, point, table["piece"], words, size))
    return tag("g", *parts, id="special-prestige")


def _canopy(x0: float, y0: float, x1: float, y1: float) -> str:
    count = 9
    step = (x1 - x0) / count
    scallops = "".join(f"q{num(-step / 2)} 7 {num(-step)} 0" for _ in range(count))
    return f"M{num(x0)} {num(y1 - 3)}L{num(x0 + 5)} {num(y0)}H{num(x1 - 5)}L{num(x1)} {num(y1 - 3)}{scallops}Z"


def _slot(theme: Theme, slot: Mapping[str, Any], point: Point, kind: str, words: Mapping[str, str], size: float) -> str:
    x, y = point
    privilege = slot["privilege"]
    return tag(
        "g",
        title(f"{words['prestige']}: {words[privilege]}, {slot['points']}"),
        office_space(theme, privilege, kind, x, y - 1, OFFICE + 2),
        tallies(privilege, x, y + 17, theme.ink),
        number(slot["points"], x, y + 20 + size / 2, size, theme.ink),
        id=f"prestige-{privilege}",
        data_points=slot["points"],
    )

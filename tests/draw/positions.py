"""Busy positions, made by hand for tests of the drawing."""

from __future__ import annotations

from typing import Any


def busy_view(facts: dict[str, Any]) -> dict[str, Any]:
    """A late position of five seats on any board: every kind of piece and marker, extra offices, shared scores."""
    pattern = ["t0", "t1", None, "m2", "t3", None, "t4", "m0", None, None, "t2", "m4", None, "t1", "m3", None, "m1"]
    markers = ["three", "swap", "extra", "develop", "actions3", "actions4"]
    places = [route["id"] for route in facts["route"] if not route.get("permanent_marker")]
    places.sort(key=lambda key: key not in [route["id"] for route in facts["route"] if route.get("tavern")])
    kinds = dict(zip(places, markers, strict=False))
    routes, at = {}, 0
    for route in facts["route"]:
        posts = []
        for _ in route["posts"]:
            posts.append(pattern[at % len(pattern)])
            at += 1
        routes[route["id"]] = {"posts": posts, "marker": kinds.get(route["id"])}
    cities: dict[str, Any] = {}
    for index, city in enumerate(facts["city"]):
        offices = []
        for space, office in enumerate(city["offices"]):
            filled = space < (index * 7) % (len(city["offices"]) + 1)
            seat = (index * 3 + space * 2) % 5
            offices.append(("m" if office["piece"] == "merchant" else "t") + str(seat) if filled else None)
        cities[city["id"]] = {"offices": offices, "extra": []}
    roomy = ["minden", "gottingen", "arnheim", "hamburg", "dresden", "waren", "danzig", "london", "carlisle", "york"]
    outside = [["t3", "m1"], ["t0"], ["m4"], ["t2", "t0", "m3"]]
    for key, pieces in zip([city for city in roomy if city in cities], outside, strict=False):
        cities[key]["extra"] = pieces
    return {
        "game": "teutonica",
        "rules": 1,
        "options": {},
        "board": facts["board"]["id"],
        "viewer": None,
        "routes": routes,
        "cities": cities,
        "prestige": [2, None, 0, None],
        "seats": [
            _seat((5, 1), (2, 0), (2, 3, 1, 1, 2), 14, ["swap"], ["extra", "actions3"], connection=1),
            _seat((3, 0), (4, 0), (1, 2, 2, 0, 1), 11, [], ["extra"], hidden=1),
            _seat(
                (0, 2),
                (6, 0),
                (4, 5, 3, 3, 3),
                17,
                ["develop", "actions4", "three"],
                ["swap", "extra", "extra", "develop"],
            ),
            _seat((7, 1), (0, 0), (0, 1, 0, 2, 0), 11, [], [], connection=2),
            _seat((2, 0), (3, 1), (3, 0, 1, 0, 1), 9, ["actions3"], ["extra"], opened=["swap"]),
        ],
        "completed": 6,
        "marker_stock": {"count": 3, "unseen": {"extra": 1, "swap": 2}},
        "turn": {"seat": 2, "actions": 3},
        "hand": ["t1", "m1"],
        "ending": [],
        "over": False,
        "decision": {"kind": "displaced", "seat": 1},
        "now": [{"total": total} for total in (31, 22, 48, 19, 17)],
    }


def two_player_view(facts: dict[str, Any]) -> dict[str, Any]:
    """The same on a board for two: neutral traders stand where other seats would, the pawn in a province."""
    view = busy_view(facts)

    def fewer(code: str | None) -> str | None:
        return code if code is None or int(code[1:]) < SEATS_OF_TWO else "t5"

    for route in view["routes"].values():
        route["posts"] = [fewer(code) for code in route["posts"]]
    for city in view["cities"].values():
        city["offices"] = [fewer(code) for code in city["offices"]]
        city["extra"] = [fewer(code) for code in city["extra"]]
    view["prestige"] = [1, None, 0, None]
    view["seats"], view["now"] = view["seats"][:SEATS_OF_TWO], view["now"][:SEATS_OF_TWO]
    view["turn"]["seat"] = 0
    return view


SEATS_OF_TWO = 2


def modules_view(facts: dict[str, Any]) -> dict[str, Any]:
    """A busy position with imperial favours, and the mission card of the viewer."""
    view = busy_view(facts)
    view["favours"] = ["relocate_anywhere", "city_bonus", "shared_recruiting"]
    for seat, owned in enumerate(([], ["extra_action"], [], ["skill_bonus", "double_compensation"], [])):
        view["seats"][seat]["favours"] = owned
    view["viewer"] = 3
    view["seats"][3]["mission"] = ["arnheim", "perleberg", "hannover"]
    return view


def _seat(
    supply: tuple[int, int],
    stock: tuple[int, int],
    desk: tuple[int, ...],
    score: int,
    unused: list[str],
    used: list[str],
    *,
    hidden: int = 0,
    opened: list[str] | None = None,
    connection: int | None = None,
) -> dict[str, Any]:
    return {
        "supply": {"traders": supply[0], "merchants": supply[1]},
        "stock": {"traders": stock[0], "merchants": stock[1]},
        "desk": dict(zip(("keys", "actions", "privilege", "book", "bursa"), desk, strict=True)),
        "score": score,
        "markers": {"unused": unused, "used": used},
        "plate": {"hidden": hidden, "open": opened or []},
        "connection": connection,
    }

"""The features of Hansa Teutonica: their names, and where each stands among those of a seat."""

from __future__ import annotations

from typing import Final

from hanse.games.teutonica.tables import STEPS

# Skills count by thresholds: one feature for each step that was made.
_STEP_NAMES: Final = [
    f"{skill}_{step + 1}"
    for skill, steps in zip(("keys", "actions", "privilege", "book", "bursa"), STEPS, strict=True)
    for step in range(steps)
]
_BEFORE_STEPS: Final = [
    "points", "skill_points", "marker_points", "prestige_points", "city_points", "network_points", "region_points",
    "network", "offices", "cities", "contested_cities", "roads", "traffic",
    "region_cities", "region_offices", "permits",
]  # fmt: skip
_AFTER_STEPS: Final = [
    "marker_extra", "marker_swap", "marker_develop", "marker_actions3", "marker_actions4", "marker_three", "markers",
    "link_1", "link_2", "link_3", "linked",
    "mission_points", "mission_cities",
    "favour_route", "favour_action", "favour_recruit", "favour_compensation", "favour_cities", "favour_skills",
    "to_move", "next_to_move",
]  # fmt: skip
# What is not learned, because a player that believes in prospects waits for ever (docs/strength.md).
PROSPECTS: Final = [
    "actions_left",
    "supply_traders", "supply_merchants", "no_supply", "stock_traders", "stock_merchants",
    "post_traders", "post_merchants", "hand", "few_pieces",
    "routes", "ready", "contested", "in_the_way",
    "to_marker", "to_keys", "to_actions", "to_privilege", "to_book", "to_bursa",
    "to_office", "to_closed", "to_network", "to_control", "to_coin", "to_region", "to_mission", "to_prestige",
    "to_own_city", "to_other_city", "to_permanent", "pawn",
]  # fmt: skip
NAMES: Final = [*_BEFORE_STEPS, *_STEP_NAMES, *_AFTER_STEPS, *PROSPECTS]
COUNT: Final = 87

POINTS: Final = 0
SKILL_POINTS: Final = 1
MARKER_POINTS: Final = 2
PRESTIGE_POINTS: Final = 3
CITY_POINTS: Final = 4
NETWORK_POINTS: Final = 5
REGION_POINTS: Final = 6
NETWORK: Final = 7
OFFICES: Final = 8
CITIES: Final = 9
CONTESTED_CITIES: Final = 10  # where one more office would take control from another seat
ROADS: Final = 11  # routes at controlled cities: where control points come from
TRAFFIC: Final = 12  # pieces on them
REGION_CITIES: Final = 13  # controlled, in the regions that are scored
REGION_OFFICES: Final = 14
PERMITS: Final = 15  # closed regions that an office opens
STEP: Final = 16
UNUSED_KIND: Final = 34
HELD: Final = 40
LINK: Final = 41  # the connection lacks one, two, three cities
LINKED: Final = 44
MISSION_POINTS: Final = 45
MISSION_CITIES: Final = 46
FAVOUR: Final = 47
TO_MOVE: Final = 53
NEXT_TO_MOVE: Final = 54
ACTIONS_LEFT: Final = 55
SUPPLIED: Final = 56
NO_SUPPLY: Final = 58
STOCKED: Final = 59
POSTED: Final = 61
IN_HAND: Final = 63
FEW_PIECES: Final = 64  # how many there are too few outside offices to fill routes with
ROUTES: Final = 65
READY: Final = 66
CONTESTED: Final = 67
IN_THE_WAY: Final = 68
TO_MARKER: Final = 69
TO_SKILL: Final = 70
TO_OFFICE: Final = 75
TO_CLOSED: Final = 76
TO_NETWORK: Final = 77  # an office there would join the others
TO_CONTROL: Final = 78  # and there it would control the city
TO_COIN: Final = 79
TO_REGION: Final = 80
TO_MISSION: Final = 81
TO_PRESTIGE: Final = 82
TO_OWN_CITY: Final = 83
TO_OTHER_CITY: Final = 84
TO_PERMANENT: Final = 85
AT_PAWN: Final = 86

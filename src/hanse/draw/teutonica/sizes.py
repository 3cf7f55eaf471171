"""How large things are on the chart: one set of measures for the sheet, two for small screens.

A phone shows the whole chart on about 345 pixels: that wide if it is held upright (`TALL`), that high if it lies on its
side (`WIDE`). There the track of points is left out, which the score bars tell as well, the country is drawn together,
and what is written is as large as it must be to be read.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from hanse.draw.ink import Point
from hanse.kernel.errors import UnknownName


@dataclass(frozen=True)
class Sizes:
    """The measures of one way to draw the chart, in its own units."""

    margin: float  # around the sheet
    band: float  # the frame; with the track of points, if there is one
    tracked: bool
    side: float  # room for extra offices left of the western cities
    east: float
    top: float  # the head of the chart: title, connection awards, completed cities
    foot: float
    stretch: Point  # of the coordinates of the facts, more down than across, because cities grow in height
    name: float  # of a city
    region: float  # the name of a land
    written: float  # everything else
    skill: float  # on the banner of a skill; with nothing written there the emblem is larger
    skill_height: float
    plate_down: float  # from the middle of the offices to the lower edge of the plate
    slot: float  # from one place of the special prestige table to the next
    marker: float  # radius
    tavern: float
    coin: float


LARGE = Sizes(
    margin=12.0,
    band=34.0,
    tracked=True,
    side=42.0,
    east=24.0,
    top=84.0,
    foot=10.0,
    stretch=(1.1, 1.17),
    name=15.7,
    region=25.0,
    written=15.7,
    skill=15.7,
    skill_height=20.0,
    plate_down=39.0,
    slot=32.0,
    marker=12.5,
    tavern=18.0,
    coin=8.8,
)
TALL = Sizes(
    margin=4.0,
    band=7.0,
    tracked=False,
    side=30.0,
    east=12.0,
    top=88.0,
    foot=8.0,
    stretch=(0.904, 1.6),
    name=25.6,
    region=25.6,
    written=25.6,
    skill=0.0,
    skill_height=23.0,
    plate_down=50.0,
    slot=40.0,
    marker=15.5,
    tavern=19.0,
    coin=10.0,
)
WIDE = replace(TALL, stretch=(1.38, 1.28), name=27.0, region=27.0, written=27.0, plate_down=51.0)
SIZES = {"large": LARGE, "wide": WIDE, "tall": TALL}


def find_sizes(name: str) -> Sizes:
    """The measures of that name; UnknownName with the known names otherwise."""
    if name not in SIZES:
        raise UnknownName("size", name, SIZES)
    return SIZES[name]

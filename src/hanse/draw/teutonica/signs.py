"""Signs of this game's boards and modules: permanent markers, favours, regions, soldiers, pawn, neutral traders."""

from __future__ import annotations

from hanse.draw.curves import Box
from hanse.draw.ink import Theme, num, number, tag
from hanse.draw.symbols import cube, house_mark, seat_colours, sign_defs, use

_LINE = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"'

# What a permanent marker does, by its name in the board facts.
PERMANENT: dict[str, str] = {
    "move_any_2": (
        '<path d="M-9 2.5h6v6h-6zM3 2.5h6v6h-6z" fill="currentColor"/>'
        f'<path d="M-6 -1C-5 -8 5 -8 6 -2M-6.5 -4.5L-6 -0.6L-2.4 -2M2.4 -2L6 -0.6L6.5 -4.5" {_LINE} '
        'stroke-width="1.8"/>'
    ),
    "improve_privilege": (
        f'<path d="M-8 -7H1M-6 -7V7H2V3M-3.5 -3.5H0M-3.5 0H-1" {_LINE} stroke-width="1.8"/>'
        f'<path d="M6 8V-6M2.6 -2.6L6 -6.4L9.4 -2.6" {_LINE} stroke-width="2.2"/>'
    ),
    "office_in_independent_city": (
        f'<path d="M-9 8V0L-3.5 -5.5L2 0V8Z" {_LINE} stroke-width="1.8"/>'
        '<path d="M8.5 -8.5C2 -8.5 1 -3.5 3 -0.5C8 -0.5 10 -4 8.5 -8.5Z" fill="currentColor"/>'
    ),
    "redeploy_2_from_route": (
        '<path d="M-9 3h6v6h-6zM-1.5 3h6v6h-6z" fill="currentColor"/>'
        f'<path d="M-7 -0.5C-6 -8 3 -9 7.5 -4.5M7.6 -9L7.6 -4.2L2.8 -4.2" {_LINE} stroke-width="1.8"/>'
    ),
    "place_2_in_wales_or_scotland": (
        '<path d="M-9 -9h6v6h-6zM3 -9h6v6h-6z" fill="currentColor"/>'
        f'<path d="M0 -6V6M-3.6 2.6L0 6.6L3.6 2.6M-9 9H9" {_LINE} stroke-width="1.9"/>'
    ),
}

# What an imperial favour does, by its name in the facts.
FAVOURS: dict[str, str] = {
    "relocate_anywhere": (
        f'<path d="M-9 0H9M0 -9V9M-6 -3L-9 0L-6 3M6 -3L9 0L6 3M-3 -6L0 -9L3 -6M-3 6L0 9L3 6" {_LINE} '
        'stroke-width="1.9"/>'
    ),
    "extra_action": (f'<path d="M-8.5 0H-0.5M-4.5 -4V4M3.5 -4.5L7 -7V8" {_LINE} stroke-width="2.4"/>'),
    "shared_recruiting": (
        f'<path d="M-9 -1H5V8H-9ZM-9 -1C-9 -7 5 -7 5 -1M-9 3H5" {_LINE} stroke-width="1.6"/>'
        f'<path d="M7 -9V-2M3.5 -5.5H10.5" {_LINE} stroke-width="2.2"/>'
    ),
    "double_compensation": (
        '<path d="M-9 -7h7v7h-7zM2 -7h7v7h-7z" fill="currentColor"/>'
        f'<path d="M-6 3.5V8.5M-9 6H-3M3 6H9M6 3.5V8.5" {_LINE} stroke-width="2"/>'
    ),
    "city_bonus": (
        f'<path d="M-9 9V-3H-7V-6H-5V-3H-3V-6H-1V-3H1V9ZM-5.5 9V4H-2.5V9" {_LINE} stroke-width="1.5"/>'
        f'<path d="M9 -1H4.2L7.6 -9V3" {_LINE} stroke-width="1.9"/>'
    ),
    "skill_bonus": (
        f'<path d="M-9 9H-5V5H-1V1H3" {_LINE} stroke-width="2"/><path d="M3.4 -9H9L6 2" {_LINE} stroke-width="1.9"/>'
    ),
}

# The regions that are not open to everybody, told apart by colour, by the pattern of their ground and by a sign.
REGIONS: dict[str, str] = {
    "wales": f'<path d="M-5 4L0 -1L5 4M-5 -1L0 -6L5 -1" {_LINE} stroke-width="2"/>',
    "scotland": f'<path d="M-5 -6L5 5M5 -6L-5 5" {_LINE} stroke-width="2.2"/>',
}
REGION_COLOURS: dict[str, dict[str, str]] = {
    "light": {"wales": "#a35f2c", "scotland": "#3f6ea5"},
    "dark": {"wales": "#c98a55", "scotland": "#7fa8d6"},
}
GREEN: dict[str, str] = {"light": "#dbe7c0", "dark": "#3d4a2c"}  # the plate of an independent city
NEUTRAL = ("#8f8f8f", "#141414")
NEUTRAL_MARK = "M-6.6 0A6.6 6.6 0 1 0 6.6 0A6.6 6.6 0 1 0 -6.6 0M0 -0.7V0.7"


def defs(theme: Theme) -> str:
    """All of them as definitions."""
    return (
        sign_defs(theme, PERMANENT, "permanent")
        + sign_defs(theme, FAVOURS, "favour")
        + sign_defs(theme, REGIONS, "region")
        + tag("g", _neutral(), id=f"{theme.name}-piece-neutral")
        + tag("g", _soldier(theme), id=f"{theme.name}-soldier")
        + tag("g", _pawn(theme), id=f"{theme.name}-pawn")
    )


def region_colour(theme: Theme, region: str) -> str:
    """The colour of a region; that of the ink for one that a board of one's own names."""
    return REGION_COLOURS[theme.name].get(region, theme.ink)


def _neutral() -> str:
    """A trader that belongs to nobody: grey, with a ring and a dot."""
    fill, mark = NEUTRAL
    drawn = tag("path", d=NEUTRAL_MARK, fill="none", stroke=mark, stroke_width=2.6, stroke_linecap="round")
    return cube(fill, f'<g transform="scale(0.7)">{drawn}</g>')


def _soldier(theme: Theme) -> str:
    """A halberdier, who stands on a border between two cities."""
    return (
        tag("circle", r=11.5, fill=theme.plate, stroke=theme.ink, stroke_width=1.2)
        + tag("path", d="M-4 8V1C-4 -2 4 -2 4 1V8Z", fill=theme.madder, stroke=theme.ink, stroke_width=1.0)
        + tag("path", d="M-4.4 -3.4C-4.4 -9 4.4 -9 4.4 -3.4Z", fill=theme.faint, stroke=theme.ink, stroke_width=1.0)
        + tag("path", d="M7 9V-9M7 -9L9.4 -5.5L7 -3L4.8 -5.5Z", fill=theme.ink, stroke=theme.ink, stroke_width=1.1)
    )


def _pawn(theme: Theme) -> str:
    """The pawn of the two-player game, larger than any piece."""
    right = "M-9.5 15H9.5C9.5 10 5 9 3.6 1.5C7 -1 7.4 -7 4.4 -10"
    body = f"{right}A6.2 6.2 0 1 0 -4.4 -10C-7.4 -7 -7 -1 -3.6 1.5C-5 9 -9.5 10 -9.5 15Z"
    return (
        tag("path", d=body, fill="#fffaf0", stroke="#fffaf0", stroke_width=4.5, stroke_linejoin="round")
        + tag("path", d=body, fill=theme.madder, stroke="#1d140c", stroke_width=1.4, stroke_linejoin="round")
        + tag("path", d="M-5.4 1.8H5.4M-8.4 11.6H8.4", stroke=theme.on_madder, stroke_width=1.4, stroke_linecap="round")
    )


def permanent_token(theme: Theme, kind: str, x: float, y: float, radius: float) -> str:
    """A permanent marker: a round gold seal, printed on the board, with the sign of what it does."""
    return (
        tag("circle", cx=x, cy=y, r=radius, fill=theme.gold, stroke=theme.on_gold, stroke_width=1.4)
        + tag("circle", cx=x, cy=y, r=radius - 2.2, fill="none", stroke=theme.on_gold, stroke_width=0.7)
        + (
            use(theme, f"permanent-{kind}", x, y, radius / 16.5, theme.on_gold)
            if kind in PERMANENT
            else number("∞", x, y, radius, theme.on_gold)
        )
    )


def shield(theme: Theme, region: str, x: float, y: float, scale: float = 1.0) -> str:
    """The arms of a region."""
    outline = "M-8 -9H8V1C8 6 3 9 0 10.5C-3 9 -8 6 -8 1Z"
    sign = f'<use href="#{theme.name}-region-{region}" color="{theme.plate}"/>' if region in REGIONS else ""
    drawn = tag("path", d=outline, fill=region_colour(theme, region), stroke=theme.ink, stroke_width=1.3) + sign
    return f'<g transform="translate({num(x)} {num(y)}) scale({scale:.2f})">{drawn}</g>'


def favour_tile(theme: Theme, kind: str, x: float, y: float, radius: float) -> str:
    """An imperial favour: a square tile under a crown."""
    crown = "M-16 -11L-19 -20L-9.5 -15L0 -22L9.5 -15L19 -20L16 -11Z"
    drawn = (
        tag("path", d=crown, fill=theme.gold, stroke="#1d140c", stroke_width=1.3, stroke_linejoin="round")
        + tag("rect", x=-16, y=-12, width=32, height=30, rx=3, fill="#4b2a5e", stroke="#1d140c", stroke_width=1.4)
        + tag(
            "rect", x=-13.4, y=-9.4, width="26.8", height="24.8", rx=2, fill="none", stroke="#f0cf7a", stroke_width=0.9
        )
        + use(theme, f"favour-{kind}", 0, 3, 1.12, "#fff3d6")
    )
    return f'<g transform="translate({num(x)} {num(y)}) scale({radius / 18:.2f})">{drawn}</g>'


def pennant(theme: Theme, seat: int | None, box: Box, foot: float) -> str:
    """The flag of a seat on its mast, with its house mark; a grey one is nobody's."""
    fill, mark = ("#b9ad99", "") if seat is None else seat_colours(seat)
    x, y, width, half = box.x0, box.y0, box.width, box.height / 2
    cloth = f"M{num(x)} {num(y)}h{num(width)}l-5 {num(half)}l5 {num(half)}h{num(-width)}Z"
    mast = f"M{num(x)} {num(y - 2)}V{num(foot)}"
    drawn = tag("path", d=mast, stroke="#1d140c", stroke_width=2.2, stroke_linecap="round")
    drawn += tag("path", d=cloth, fill=fill, stroke="#fffaf0", stroke_width=3.0, stroke_linejoin="round")
    drawn += tag("path", d=cloth, fill=fill, stroke="#1d140c", stroke_width=1.1, stroke_linejoin="round")
    return drawn + (house_mark(theme, seat, x + 11, y + half, 13.0, mark) if seat is not None else "")

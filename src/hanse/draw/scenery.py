"""What every chart lies on and in: the table, light and paper, coasts with the engraver's lines, rivers."""

from __future__ import annotations

from collections.abc import Sequence

from hanse.draw.curves import Box, trace
from hanse.draw.ink import Point, Theme, hand, num, smooth, tag
from hanse.draw.land import Land
from hanse.draw.woodcut import hill, serpent, tree


def table_top(theme: Theme) -> str:
    """What the chart lies on."""
    return tag("rect", x="-600", y="-600", width="3200", height="3600", fill=theme.desk_top)


def ground_defs(theme: Theme, frame: Box) -> str:
    """Light, paper grain and the edge of the map as definitions."""
    red, green, blue = (0.42, 0.29, 0.12) if theme.name == "light" else (0, 0, 0)
    glow = "0.75" if theme.name == "light" else "0.6"
    return (
        f'<radialGradient id="{theme.name}-glow" cx="0.48" cy="0.45" r="0.75">'
        f'<stop offset="0" stop-color="{theme.glow}" stop-opacity="{glow}"/>'
        f'<stop offset="0.55" stop-color="{theme.glow}" stop-opacity="{0.25 if theme.name == "light" else 0.2}"/>'
        f'<stop offset="0.8" stop-color="{theme.shade}" stop-opacity="0"/>'
        f'<stop offset="1" stop-color="{theme.shade}" stop-opacity="{theme.shade_opacity}"/></radialGradient>'
        + "".join(f'<path id="{theme.name}-oak-{i}" d="{tree(f"oak {i}", "oak")}"/>' for i in range(3))
        + "".join(f'<path id="{theme.name}-fir-{i}" d="{tree(f"fir {i}", "fir")}"/>' for i in range(3))
        + "".join(f'<path id="{theme.name}-hill-{i}" d="{hill(f"hill {i}")}"/>' for i in range(3))
        + f'<filter id="{theme.name}-grain" x="0" y="0" width="100%" height="100%">'
        '<feTurbulence type="fractalNoise" baseFrequency="0.035 0.05" numOctaves="4" seed="7"/>'
        f'<feColorMatrix values="0 0 0 0 {red} 0 0 0 0 {green} 0 0 0 0 {blue} 0 0 0 -1.1 0.62"/></filter>'
        f'<clipPath id="{theme.name}-field"><rect x="{num(frame.x0)}" y="{num(frame.y0)}" width="{num(frame.width)}" '
        f'height="{num(frame.height)}"/></clipPath>'
    )


def sea(theme: Theme, land: Land) -> str:
    """Water with the engraver's lines that follow the shore, and the islands in it."""
    shores = [_rough(outline, f"sea {index}") for index, outline in enumerate(land.seas)]
    islands = [_rough(outline, f"island {index}") for index, outline in enumerate(land.islands)]
    if not shores:
        return ""
    names = [f"{theme.name}-shore-{index}" for index in range(len(shores) + len(islands))]
    paths = [
        tag("path", id=name, d=smooth(shore, closed=True)) for name, shore in zip(names, shores + islands, strict=True)
    ]
    water, dry = names[: len(shores)], names[len(shores) :]
    clip = f"{theme.name}-water"
    parts = [tag("defs", *paths, tag("clipPath", *(tag("use", href=f"#{name}") for name in water), id=clip))]
    parts += [tag("use", href=f"#{name}", fill=theme.sea) for name in water]
    # Wide strokes under narrower ones leave contour lines that follow the coast.
    waves = []
    for width, opacity in ((34.0, "0.28"), (24.0, "0.4"), (15.0, "0.55"), (7.5, "0.75")):
        for colour, thick, veil in ((theme.sea_line, width, opacity), (theme.sea, width - 1.3, None)):
            waves += [
                tag("use", href=f"#{name}", stroke=colour, stroke_width=thick, stroke_opacity=veil) for name in names
            ]
    parts.append(tag("g", *waves, fill="none", clip_path=f"url(#{clip})"))
    pen: dict[str, object] = {"stroke": theme.ink, "stroke_width": 1.5, "stroke_linejoin": "round"}
    parts += [tag("use", href=f"#{name}", fill="none", **pen) for name in water]
    parts += [tag("use", href=f"#{name}", fill=theme.land, **pen) for name in dry]
    parts += [serpent(theme, x, y, scale) for x, y, scale in land.serpents]
    return "".join(parts)


def _rough(points: Sequence[Point], name: str) -> list[Point]:
    """A closed coast with small bays."""
    rng = hand(name)
    line = trace([*points, points[0]], 9.0)[:-1]
    return [(x + (rng.random() - 0.5) * 5, y + (rng.random() - 0.5) * 5) for x, y in line]


def rivers(theme: Theme, land: Land) -> str:
    """Rivers as two tapering strokes."""
    parts = []
    for index, river in enumerate(land.rivers):
        rng = hand(f"river {index}")
        line = trace(river, 22.0)
        bent = [(x + (rng.random() - 0.5) * 9, y + (rng.random() - 0.5) * 9) for x, y in line]
        parts.append(tag("path", d=smooth(bent), stroke=theme.river, stroke_width=4.6, stroke_opacity="0.75"))
        parts.append(tag("path", d=smooth(bent), stroke=theme.sea, stroke_width=2.2))
    return tag("g", *parts, fill="none", stroke_linecap="round", stroke_linejoin="round")

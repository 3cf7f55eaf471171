"""The title of a chart."""

from __future__ import annotations

from collections.abc import Sequence
from xml.sax.saxutils import escape

from hanse.draw.curves import Box
from hanse.draw.ink import Theme, book_text, hand_box, num, tag, text_width, title

ROMAN = {1: "I", 2: "II", 3: "III", 4: "IV", 5: "V", 6: "VI"}


def cartouche(theme: Theme, box: Box, name: str, players: Sequence[int]) -> str:
    """The title of a board on a scroll with curled ends, with the numbers of players it is for."""
    x0, y0, x1, y1 = box
    middle = (y0 + y1) / 2
    curl = 26.0
    sheet = hand_box(x0 + curl, y0, x1 - curl, y1, "cartouche", 1.0)
    curls = ""
    for x, way in ((x0 + curl, -1), (x1 - curl, 1)):
        curls += tag(
            "path",
            fill=theme.band,
            d=f"M{num(x)} {num(y0 + 9)}h{num(way * 18)}l{num(way * 7)} {num(middle - y0 - 5)}"
            f"l{num(-way * 7)} {num(y1 - middle + 4)}h{num(-way * 22)}v-8Z",
        )
        curls += tag("path", fill=theme.faint, d=f"M{num(x)} {num(y1)}l{num(way * -4)} 8v-8Z")
    size = min(33.0, 33.0 * (box.width - 2 * curl - 34) / text_width(name, 33.0))
    initials = "".join(
        tag("tspan", escape(char), fill=theme.accent) if index == 0 or name[index - 1] == " " else escape(char)
        for index, char in enumerate(name)
    )
    lettering = tag(
        "text",
        initials,
        x=box.centre[0],
        y=middle + size * 0.13,
        font_size=size,
        fill=theme.ink,
        text_anchor="middle",
        class_="hanse-book",
        font_weight="700",
        textLength=text_width(name, size) * 1.04,
        lengthAdjust="spacingAndGlyphs",
        stroke="none",
    )
    counts = " · ".join(ROMAN[count] for count in players)
    gap = max(26.0, text_width(counts, 15.8) / 2 + 9)
    y = y1 - 12.5
    flourish = "".join(
        f"M{num(box.centre[0] + way * gap)} {num(y)}c{num(way * 18)} -7 {num(way * 30)} 7 {num(way * 52)} 0"
        f"c{num(way * 8)} -4 {num(way * 9)} 5 {num(way * 2)} 3"
        for way in (-1, 1)
    )
    return tag(
        "g",
        title(name),
        curls,
        tag("path", d=sheet, fill=theme.plate),
        tag(
            "path",
            d=hand_box(x0 + curl + 4, y0 + 4, x1 - curl - 4, y1 - 4, "cartouche inner", 0.8),
            fill="none",
            stroke=theme.madder,
            stroke_width=0.9,
        ),
        lettering,
        tag("path", d=flourish, fill="none", stroke_width=1.1),
        book_text(counts, box.centre[0], y + 5.4, 15.8, theme.accent, fit=False, font_weight="700", stroke="none"),
        id="cartouche",
        stroke=theme.ink,
        stroke_width=1.3,
        stroke_linejoin="round",
    )

"""The signs of the terminal: house marks, pieces, office spaces; each readable without colour."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text

from hanse.draw.ink import PRIVILEGES, SEATS, STROKES

QUIET = "dim"  # the style of what is said in passing
NEUTRAL_STYLE = "bold #141414 on #8f8f8f"


@dataclass(frozen=True)
class Signs:
    """One set of characters: a terminal that knows only ASCII gets the plain set."""

    houses: str
    trader: str
    merchant: str
    square: str
    round: str
    free: str
    arrow: str
    dash: str
    dot: str
    full: str
    empty: str
    active: str
    ship: str  # a free post for merchants only
    lasting: str  # a permanent marker
    neutral: str  # the mark of pieces that belong to nobody


# House marks as on the drawn board: the four of the merchants, double cross, anchor, lozenge, hourglass.
FINE = Signs("Ч‡Ψ◊X", "■", "●", "□", "○", "·", "→", "–", "·", "━", "─", "▶", "≈", "∞", "⊙")
PLAIN = Signs("BYRPG", "#", "@", "[", "(", ".", ">", "-", "|", "=", "-", ">", "~", "*", "N")


def signs_for(encoding: str | None) -> Signs:
    """The fine set where the terminal can print it."""
    try:
        "".join(vars(FINE).values()).encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return PLAIN
    return FINE


def seat_style(seat: int) -> str:
    """A house mark on the colour of its seat."""
    ground, ink = SEATS[seat]
    return f"bold {ink} on {ground}"


def house(signs: Signs, seat: int) -> Text:
    """The house mark of a seat on its colour."""
    return Text(f" {signs.houses[seat]} ", style=seat_style(seat))


def piece(signs: Signs, code: str, seats: int) -> Text:
    """A piece: its shape and the house mark of its owner; a seat that nobody has is the neutral one."""
    seat = int(code[1:])
    shape = signs.trader if code[0] == "t" else signs.merchant
    if seat >= seats:
        return Text(shape + signs.neutral, style=NEUTRAL_STYLE)
    return Text(shape + signs.houses[seat], style=seat_style(seat))


def free_space(signs: Signs, kind: str, privilege: str) -> Text:
    """A free office space: its shape, and one to four for its privilege."""
    shape = signs.square if kind == "trader" else signs.round
    return Text(f"{shape}{STROKES[privilege]}", style=privilege_style(privilege))


def privilege_style(privilege: str) -> str:
    """The colour of a privilege as a ground, so that it shows on light and dark terminals."""
    ground, ink = PRIVILEGES[privilege]
    return f"{ink} on {ground}"

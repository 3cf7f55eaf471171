"""The pictures of the rulebooks: positions as data, and the part of the board that is shown of them."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

from hanse.draw import draw_state
from hanse.draw.crop import cropped
from hanse.games import GAMES
from hanse.kernel.errors import UnknownName
from hanse.kernel.positions import Data

MARGIN = 30.0


@cache
def pictures(game: str) -> dict[str, Data]:
    """The pictures of a game's rulebook by name: `position`, the ids that are `shown`, and the `seat` that looks."""
    if game not in GAMES:
        raise UnknownName("game", game, list(GAMES))
    text = (files(__package__) / "pictures" / f"{game}.json").read_text(encoding="utf-8")
    found: dict[str, Data] = json.loads(text)
    return found


@cache
def picture(game: str, name: str, theme: str, language: str) -> str:
    """A picture as SVG; UnknownName if there is none of this name."""
    known = pictures(game)
    if name not in known:
        raise UnknownName("picture", name, list(known))
    drawn: dict[str, Any] = dict(known[name])
    state = GAMES[game].read_position(drawn["position"])
    whole = draw_state(state, drawn.get("seat"), theme, language=language)
    return cropped(whole, drawn["shown"], drawn.get("margin", MARGIN)) if "shown" in drawn else whole

"""What is sent and received about positions set up by hand, typed."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel

from hanse.server.bodies import Body, Key
from hanse.server.models import Choice, GameView
from hanse.server.studies import Better, Expected


class PositionBody(Body):
    """A position as somebody sets it up, complete or not; `language` is that of the reasons."""

    game: Key
    position: dict[str, Any]
    language: Literal["en", "fr", "de"] = "en"


class SetUp(BaseModel):
    """The complete position and what its deciding seat sees; or why it cannot be."""

    position: dict[str, Any] | None
    view: GameView | None
    choices: list[Choice]
    reasons: list[str]


class JudgedOut(BaseModel):
    """What each seat may expect, as the deciding one knows it, and its best line if it has a choice."""

    expected: Expected
    best: Better | None

"""Boards and positions as SVG pictures, drawn with nothing but the standard library.

from hanse.draw import draw_board, draw_state
Path("game.svg").write_text(draw_state(state, language="fr"))
Path("board.svg").write_text(draw_board("base-4-5"))
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol, cast

from hanse.games import GAMES
from hanse.kernel.contract import Game, State
from hanse.kernel.errors import UnknownName
from hanse.kernel.facts import STANDARD
from hanse.messages import Catalogue, catalogue

__all__ = ["draw_board", "draw_state", "game_of"]


class Artist(Protocol):
    """What the module `chart` of each game's drawing has."""

    def draw(
        self,
        board: str,
        view: Mapping[str, Any] | None,
        *,
        theme: str,
        words: Catalogue,
        names: Sequence[str] | None,
        data: str,
    ) -> str:
        """The board, empty or with a position, as one SVG document; `words` are seen from the game."""


def draw_state(
    state: State,
    seat: int | None = None,
    theme: str = "light",
    *,
    language: str = "en",
    names: Sequence[str] | None = None,
) -> str:
    """A state as one SVG document: what this seat may know of it, or what everybody sees.

    `theme` is light or dark; `names` are the people at the seats, who are else called by their colours.
    """
    view = state.view(seat)
    words = catalogue(language)
    people = names or [words.say(f"seat-{number}") for number in range(len(view["seats"]))]
    return draw_board(view["board"], view, theme, language=language, names=people)


def draw_board(
    board: str,
    view: Mapping[str, Any] | None = None,
    theme: str = "light",
    *,
    language: str = "en",
    names: Sequence[str] | None = None,
    data: str = STANDARD,
) -> str:
    """The board of this name, empty or with a position; UnknownName if there is no such board.

    `names` are the people at the seats; `data` is the value of the option of that name, where facts were replaced. The
    same arguments always give the same text.
    """
    game = game_of(board).key
    artist = cast(Artist, import_module(f"hanse.draw.{game}.chart"))
    played = data if view is None else str(view.get("options", {}).get("data", data))
    return artist.draw(board, view, theme=theme, words=catalogue(language).of(game), names=names, data=played)


def game_of(board: str) -> Game:
    """The game that is played on a board."""
    for game in GAMES.values():
        if board in game.boards:
            return game
    raise UnknownName("board", board, [name for game in GAMES.values() for name in game.boards])

"""Boards and positions as SVG pictures, drawn with nothing but the standard library.

from hanse.draw import draw_board, draw_state
Path("game.svg").write_text(draw_state(state, language="fr"))
Path("board.svg").write_text(draw_board("base-4-5"))
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol, cast

from hanse.games import GAMES, usual_facts
from hanse.kernel.contract import Game, State
from hanse.kernel.errors import UnknownName
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
        size: str,
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
    data: str | None = None,
    size: str = "large",
) -> str:
    """The board of this name, empty or with a position; UnknownName if there is no such board.

    `names` are the people at the seats; `data` is the value of the option of that name, where facts are not the
    usual ones; `size` is "large", or "small" for an empty board that is read on a small screen. The same arguments
    always give the same text.
    """
    known = game_of(board)
    game = known.key
    artist = cast(Artist, import_module(f"hanse.draw.{game}.chart"))
    usual = data or usual_facts(known)
    played = usual if view is None else str(view.get("options", {}).get("data", usual))
    words = catalogue(language).of(game)
    return artist.draw(board, view, theme=theme, words=words, names=names, data=played, size=size)


def game_of(board: str) -> Game:
    """The game that is played on a board."""
    for game in GAMES.values():
        if board in game.boards:
            return game
    raise UnknownName("board", board, [name for game in GAMES.values() for name in game.boards])

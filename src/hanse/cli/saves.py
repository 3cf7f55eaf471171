"""Where games are kept: a file that is written anew after every decision."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from hanse.cli.common import Refused, reason, write_text
from hanse.messages import Catalogue


@dataclass
class Save:
    """The file of a running game."""

    path: str
    words: Catalogue

    def write(self, text: str) -> None:
        """Write the record as a whole."""
        write_text(self.path, text, self.words)


def folder() -> Path:
    """Where games are kept that were given no file of their own."""
    state = os.environ.get("XDG_STATE_HOME") or "~/.local/state"
    return Path(state).expanduser() / "hanse"


def new_path(game: str, words: Catalogue) -> str:
    """A file for a new game; its number is higher than all before, so that none is overwritten."""
    place = folder()
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused(words.say("error-unwritable", path=str(place), reason=reason(error))) from None
    numbers = [path.stem.rpartition("-")[2] for path in place.glob(f"{game}-*.json")]
    highest = max((int(number) for number in numbers if number.isdecimal()), default=0)
    return str(place / f"{game}-{highest + 1}.json")


def latest(game: str, words: Catalogue) -> str:
    """The game that was saved last."""
    found = sorted(folder().glob(f"{game}-*.json"), key=lambda path: path.stat().st_mtime)
    if not found:
        raise Refused(words.say("error-no-save", folder=str(folder())))
    return str(found[-1])

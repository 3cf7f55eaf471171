"""Where games are kept: a file that is written anew after every decision."""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from hanse.cli.common import Refused, reason, write_text
from hanse.messages import Catalogue

ENDINGS = (".json", ".jsonl")  # a file with one record is both


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


def newest_first(games: Iterable[str]) -> list[str]:
    """The files of these games in the folder, the one that was written last first."""
    found = [path for game in games for path in folder().glob(f"{game}-*.json")]
    return [str(path) for path in sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)]

"""What stored games meant: the revisions of a game's rules, and how the options of an earlier one are read.

A correction of a rule is a new revision. A game is played to its end under the revision it was begun with: its options
carry the number, and where the corrected rule stands, a switch of the game's `Rules` keeps the old one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from hanse.kernel.errors import OptionError, Phrase, TooNew

FIRST = 1

Given = dict[str, object]


@dataclass(frozen=True)
class Correction:
    """One revision after the first, as far as it shows in the options of games that were begun before it.

    `meant` names the options that it brought, each with the value that says what was played until then. `translate`
    rewrites options that it renamed, dropped or gave other values.
    """

    about: str
    meant: Mapping[str, str | int | bool] = field(default_factory=dict)
    translate: Callable[[Given], None] | None = None


class History:
    """The revisions of one game, counted from 1; the last one is what new games are played under."""

    def __init__(self, game: str, *corrections: Correction) -> None:
        self.game = game
        self.corrections = corrections
        self.current = FIRST + len(corrections)

    def revision(self, given: object) -> int:
        """The number of a revision that this version knows; a newer one is refused."""
        if isinstance(given, bool) or not isinstance(given, int) or given < FIRST:
            raise OptionError(
                "revision {given!r} of {game}: expected {least} to {most}",
                given=given,
                game=self.game,
                least=FIRST,
                most=self.current,
            )
        if given > self.current:
            raise TooNew(
                "revision {given} of {game} is of a newer version: this one knows {known}",
                given=given,
                game=self.game,
                known=self._known(),
            )
        return given

    def _known(self) -> str:
        several = self.current != FIRST
        return Phrase("{least} to {most}", least=FIRST, most=self.current) if several else str(FIRST)

    def options(self, stored: Mapping[str, object], revision: int) -> Given:
        """Options stored under a revision in today's names and values; what it did not know has the value it meant."""
        given = self.translated(stored, revision)
        for correction in self.since(revision):
            for key, value in correction.meant.items():
                given.setdefault(key, value)
        return given

    def translated(self, stored: Mapping[str, object], revision: int) -> Given:
        """What a person chose under a revision in today's names and values, for a game under the present one."""
        given = dict(stored)
        for correction in self.since(revision):
            if correction.translate is not None:
                correction.translate(given)
        return given

    def since(self, revision: int) -> tuple[Correction, ...]:
        """What was corrected after this revision."""
        return self.corrections[revision - FIRST :]

    def without_later(self, options: Mapping[str, object], revision: int) -> Given:
        """Today's options without those that this revision did not know."""
        later = {key for correction in self.since(revision) for key in correction.meant}
        return {key: value for key, value in options.items() if key not in later}

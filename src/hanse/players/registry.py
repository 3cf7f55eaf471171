"""Which players there are: the house's own, those of installed packages, and those that somebody names.

Code of others is not imported here: what a player is like is asked of a process of its own, which may hang or die.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from hanse.kernel.errors import Phrase, UnknownName
from hanse.players.house import HOUSE, house_player, of_house, styled
from hanse.players.loading import PlayerError, check_game, installed
from hanse.players.process import PlayerProcess, ProcessFailure
from hanse.players.programs import player as programs
from hanse.players.programs.names import is_program

DESCRIBE_SECONDS = 20.0  # for the import of a player's module
MOST_LETTERS = 59  # of a name


@dataclass(frozen=True)
class Offer:
    """A player that can be asked for by name."""

    name: str
    games: tuple[str, ...] = ()  # none for all
    about: str = ""  # a sentence in its author's words
    problem: str = ""  # one line, a phrase, if it cannot play


class Registry:
    """The players that are known under a name; `given` are those offered too: `module:attribute`, or programs."""

    def __init__(self, given: Iterable[str] = ()) -> None:
        self._given = tuple(dict.fromkeys(given))
        self._described: dict[str, Offer] = {}
        self._offers: list[Offer] = []

    def offers(self) -> list[Offer]:
        """All players that are offered, those of the house first; looked for once."""
        if not self._offers:
            foreign = dict.fromkeys([*installed(), *(name for name in self._given if not of_house(name))])
            self._describe(foreign)
            self._offers = [*(Offer(name) for name in HOUSE), *(self._described[name] for name in foreign)]
        return self._offers

    def names(self, game: str) -> list[str]:
        """The players that are offered for the game of this key and can play it."""
        return [offer.name for offer in self.of(game)]

    def seatable(self, game: str) -> list[str]:
        """The names that somebody may send from elsewhere: those offered, and levels in the styles of the game.

        No other parameter: it could name a file of this machine, or keep it busy.
        """
        return [*self.names(game), *styled(game)]

    def of(self, game: str) -> list[Offer]:
        """The same with what they say of themselves."""
        return [offer for offer in self.offers() if not offer.problem and (not offer.games or game in offer.games)]

    def problems(self) -> list[str]:
        """One line for each player that is offered and cannot play."""
        return [offer.problem for offer in self.offers() if offer.problem]

    def find(self, name: str, game: str | None = None) -> Offer:
        """The player of a name, perhaps `module:attribute` or a program; a refusal if it cannot play, or not this."""
        if of_house(name):
            if game is not None:
                house_player(name, game)  # its parameters are refused here, if at all
            return Offer(name)
        if ":" not in name and name not in installed():
            raise UnknownName("player", name, [*HOUSE, *installed(), "MODULE:NAME", "program:COMMAND"])
        self._describe([name])
        offer = self._described[name]
        if offer.problem:
            raise PlayerError(offer.problem)
        if game is not None:
            check_game(name, offer.games, game)
        return offer

    def _describe(self, names: Iterable[str]) -> None:
        new = [name for name in names if name not in self._described]
        if not new:
            return
        process = PlayerProcess()
        try:
            for name in new:
                self._described[name] = _offer(name, process)
        finally:
            process.close()


def _offer(name: str, process: PlayerProcess) -> Offer:
    if name in HOUSE:
        return Offer(
            name, problem=Phrase("player {name} of an installed package has the name of one of the house", name=name)
        )
    if is_program(name):
        return _program_offer(name)
    if not name.isprintable() or " " in name or len(name) > MOST_LETTERS:
        return Offer(
            name,
            problem=Phrase(
                "player {name!r}: expected a name of at most {most} letters without spaces",
                name=name,
                most=MOST_LETTERS,
            ),
        )
    try:
        answer = process.ask({"ask": "describe", "player": name}, DESCRIBE_SECONDS)
    except ProcessFailure as failure:
        return Offer(name, problem=Phrase("player {name} does not load: {reason}", name=name, reason=failure.reason))
    problem = Phrase(answer["problem"], **answer["facts"]) if "problem" in answer else ""
    return Offer(name, tuple(answer.get("games", ())), answer.get("about", ""), problem)


def _program_offer(name: str) -> Offer:
    """What a program says of itself."""
    try:
        hello = programs.describe(name)
    except PlayerError as error:
        return Offer(name, problem=error.phrase)
    return Offer(name, hello.games, hello.about)

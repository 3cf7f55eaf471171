"""The options of section 17 and the presets that set them."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from hanse.games.hansa.board import COLOUR_KEYS, SEATS, SHELF
from hanse.games.hansa.history import HISTORY
from hanse.games.hansa.layout import MAX_SEATS
from hanse.games.hansa.tables import Rules
from hanse.kernel import options as kernel
from hanse.kernel.errors import OptionError, Phrase
from hanse.kernel.facts import STANDARD
from hanse.kernel.options import OptionSet, Value, choice, number, switch, text

RANDOM = "random"
PAIRS = tuple("+".join(pair) for pair in combinations(COLOUR_KEYS, 2))
MOST_IDLE_ROUNDS = 10


@dataclass(frozen=True)
class Options:
    """Everything that may differ between two games before the first decision."""

    players: int = number("players", range(SEATS.start, SEATS.stop), MAX_SEATS)
    thaler_bank_is_limit: bool = switch("thaler_bank_is_limit")
    sale_partial: bool = switch("sale.partial", default=True)
    limits_idle_rounds: int = number("limits.idle_rounds", range(MOST_IDLE_ROUNDS + 1), 0)
    sold_visible: bool = switch("sold.visible", default=True)
    setup_colours_aside: str = choice("setup.colours_aside", RANDOM, *COLOUR_KEYS, *PAIRS)
    setup_first_player: str = choice("setup.first_player", RANDOM, *(str(seat) for seat in range(1, MAX_SEATS + 1)))
    data: str = text("data", (STANDARD,), "[0-9a-f]{12}", Phrase("the fingerprint of replaced facts"))
    revision: int = kernel.revision(HISTORY)

    def to_data(self) -> dict[str, Value]:
        """The options under the names of the specification."""
        return kernel.to_data(self)


PRESETS: dict[str, dict[str, Value]] = {"hansa2004": {}}


def check(options: Options) -> None:
    """Refuse what does not go together."""
    board = SHELF.tables(options.data)
    aside = board.aside[options.players]
    if options.setup_colours_aside != RANDOM and len(colours_aside(options)) != aside:
        expected = {1: Phrase("random or one colour"), 2: Phrase("random or two colours")}.get(aside, RANDOM)
        raise OptionError(
            "option setup.colours_aside = {given} with {players} players: expected {expected} (HA-2.1)",
            given=options.setup_colours_aside,
            players=options.players,
            expected=expected,
        )
    if options.setup_first_player != RANDOM and int(options.setup_first_player) > options.players:
        raise OptionError(
            "option setup.first_player = {given} with {players} players: expected {usual} or 1 to {players}",
            given=options.setup_first_player,
            players=options.players,
            usual=RANDOM,
        )


def colours_aside(options: Options) -> list[str]:
    """The colours that were chosen to be out of the game; none, if chance chooses them."""
    return [] if options.setup_colours_aside == RANDOM else options.setup_colours_aside.split("+")


OPTIONS = OptionSet(Options, HISTORY, SEATS, PRESETS, check)


def rules_of(options: Options) -> Rules:
    """The options as the numbers that the rules look up."""
    heights = SHELF.tables(options.data).heights(options.players)
    rules = Rules(options.players, dict(options.to_data()), heights)
    rules.revision = options.revision
    rules.bank_limited = options.thaler_bank_is_limit
    rules.partial = options.sale_partial
    rules.idle_rounds = options.limits_idle_rounds
    rules.sold_visible = options.sold_visible
    return rules

"""What may differ between two games before the first decision."""

from __future__ import annotations

from dataclasses import dataclass

from hanse.kernel import options as kernel
from hanse.kernel.errors import OptionError
from hanse.kernel.history import History
from hanse.kernel.options import OptionSet, Value, number, switch

HISTORY = History("barrels")


@dataclass(frozen=True)
class Options:
    """The number of seats, the height of the heap, and whether the last barrel is worth three more."""

    players: int = number("players", range(2, 5), 2)
    heap: int = number("heap", range(1, 31), 20)
    last_counts: bool = switch("last.counts", default=True)
    revision: int = kernel.revision(HISTORY)

    def to_data(self) -> dict[str, Value]:
        """The options under their names."""
        return kernel.to_data(self)


def check(options: Options) -> None:
    """Everybody gets a turn."""
    if options.heap < 3 * options.players:
        raise OptionError(f"option heap = {options.heap}: expected at least {3 * options.players}")


PRESETS: dict[str, dict[str, Value]] = {"usual": {}, "high": {"heap": 30}}
OPTIONS = OptionSet(Options, HISTORY, range(2, 5), PRESETS, check)

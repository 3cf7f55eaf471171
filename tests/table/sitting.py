"""A table in few words: entries are written and folded as the server would, only without a server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hanse.games import find_game
from hanse.players.house import HOUSE
from hanse.table import Draft, Entry, LiveTable, acts
from hanse.table.seats import Seat
from hanse.table.setup import Secrets, Wish, create, seats_for


class Sitting:
    """A table with its log; time goes on by one second with every act."""

    def __init__(
        self,
        *wishes: str,
        clock: dict[str, Any] | None = None,
        seed: str = "8",
        game: str = "teutonica",
        seats: list[Seat] | None = None,
        **more: Any,
    ) -> None:
        if seats is None:
            seats = seats_for(list(HOUSE), [Wish(wish) for wish in wishes], "anna", "Anna")
        drafts = create(
            game,
            find_game(game).presets()[0],
            {},
            seats,
            "anna",
            public=True,
            clock=clock,
            secrets=Secrets(seed, "salt", "invite"),
            **more,
        )
        self.now = 1000.0
        self.log = self._dated(drafts, 0)
        self.table = LiveTable("t", self.log)

    def do(self, drafts: list[Draft]) -> LiveTable:
        """Write and fold; a table read anew from the log must be the same."""
        self.now += 1
        new = self._dated(drafts, self.table.seq)
        self.log = [*self.log, *new]
        self.table = self.table.after(new)
        return self.table

    def decide(self, account: str = "anna", code: int | None = None) -> LiveTable:
        """The first legal decision, or the given one, for the seat that has to decide."""
        table = self.table
        seat = table.mover()
        assert seat is not None
        assert table.state is not None
        chosen = table.state.legal()[0] if code is None else code
        return self.do(acts.decide(table, account, seat, table.ply, chosen, f"r{table.seq}"))

    def bot(self) -> LiveTable:
        """The first legal decision for the bot that has to decide."""
        assert self.table.state is not None
        return self.do(acts.decision(self.table, self.table.state.legal()[0]))

    def _dated(self, drafts: Sequence[Draft], last: int) -> list[Entry]:
        return [Entry(last + n, self.now, draft.kind, draft.data) for n, draft in enumerate(drafts, 1)]


def people(*accounts: str, **more: Any) -> Sitting:
    """A game that has just begun: Anna and the others, one seat each."""
    sitting = Sitting("me", *("open" for _ in accounts), **more)
    for account in accounts:
        sitting.do(acts.join(sitting.table, account, account.title(), None))
    return sitting

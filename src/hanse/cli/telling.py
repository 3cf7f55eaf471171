"""Says actions of a recorded game in the words of its face."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from hanse.cli.faces import face_of
from hanse.kernel.chance import chance_from_seed
from hanse.kernel.record import Record
from hanse.messages import Catalogue

BETWEEN = " · "


class Telling:
    """The sentences of one game on its board."""

    def __init__(self, record: Record, words: Catalogue) -> None:
        """`words` are seen from the game."""
        self._phrases = face_of(record.game.key).phrases(words, record.begin().view(None))

    def seat(self, seat: int) -> str:
        """The name of a seat: its colour."""
        return self._phrases.seat(seat)

    def happened(self, events: Sequence[dict[str, Any]]) -> str:
        """What an action did; what was done several times is said once."""
        sentences = []
        for event in events:
            if event["event"] not in ("turn_began", "turn_ended"):
                _, told = self._phrases.event(event)
                if told:
                    sentences.append(told)
        return _joined(sentences)

    def plan(self, state: Any, seat: int, codes: Sequence[int]) -> str:
        """Decisions that a seat could make from here, as far as it can foresee them."""
        ahead = state.sample(seat, chance_from_seed("plan", "study"))
        sentences = []
        for code in codes:
            if ahead.over() or not ahead.allows(code):
                break  # what was hidden turned out otherwise in this sample
            if ahead.mover() == seat:  # what others would answer is no part of the plan
                sentences.append(self._phrases.choice(ahead.describe(code), ahead.view(seat)))
            ahead.apply(code)
        return _joined(sentences)


def _joined(sentences: Sequence[str]) -> str:
    told = [(sentence, len(list(same))) for sentence, same in groupby(sentences)]
    return BETWEEN.join(sentence if times == 1 else f"{sentence} ×{times}" for sentence, times in told)

"""Who cannot tell two games apart is told the same of both, byte by byte; at length: `python -m fuzz.twins`."""

from __future__ import annotations

from typing import Any

import pytest

from fuzz.twins import PLACES, Different, run, twins


@pytest.mark.parametrize("place", PLACES, ids=lambda place: f"{place[0]}-{place[1]}")
def test_tables_that_differ_in_what_is_hidden_answer_alike(place: tuple[str, str, dict[str, Any]]) -> None:
    pair = run(place, decisions=4, seed="twins")
    assert pair.states[0].to_data() != pair.states[1].to_data()
    assert pair.compared > 100


def test_the_comparison_notices_who_sees_more() -> None:
    """The second seat may know its cards: it is told different things of the two games."""
    with twins(*PLACES[0], plies=0, seed="more") as pair, pytest.raises(Different):
        pair.ask(1, "")

"""Games begun under the first revision keep what it meant."""

from __future__ import annotations

import json

import pytest

from hanse.games import GAMES
from hanse.games.merkator.game import MERKATOR
from hanse.kernel.errors import OptionError
from hanse.kernel.record import Record, read_record
from tests.merkator.table import GOODS, at, choices, play


@pytest.mark.parametrize(("stored", "meant"), [(False, "off"), (True, "reward")])
def test_to_sell_the_new_contract_was_on_or_off_in_revision_1(stored: bool, meant: str) -> None:
    data = Record(MERKATOR, MERKATOR.options("standard", 2), 1, ["a", "b"]).to_data()
    assert data["rules"] == MERKATOR.revision
    data["rules"] = 1
    data["options"]["variant.sell_new_contract"] = stored
    old = read_record(json.dumps(data), GAMES)
    assert (old.options.revision, old.options.variant_sell_new_contract) == (1, meant)
    again = read_record(old.to_json(), GAMES)
    assert (again.options, again.to_data()) == (old.options, old.to_data())


@pytest.mark.clause("MK-13.7", "MK-R-51")
def test_a_position_of_revision_1_sells_the_reward() -> None:
    options = MERKATOR.options("standard", 2).to_data() | {"variant.sell_new_contract": True}
    own = {"contracts": ["c2-01"], "goods": dict.fromkeys(GOODS, 3)}
    state = play(at("danzig", rules=1, options=options, seats=[own]), "fulfil c2-01")
    assert choices(state) == {"take reward", "sell reward"}
    assert MERKATOR.read_position(state.to_data()).key() == state.key()


def test_a_new_game_says_what_is_sold() -> None:
    with pytest.raises(OptionError, match="sell_new_contract = on: expected one of off, reward, uncovered"):
        MERKATOR.options("standard", 2, {"variant.sell_new_contract": True})
    assert MERKATOR.options("standard", 2, {"variant.sell_new_contract": False}).variant_sell_new_contract == "off"

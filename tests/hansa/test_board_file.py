"""The board data: an edited file is honoured, a damaged one refused with place and reason."""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Callable, Iterator
from importlib.resources import files
from typing import Any

import pytest

from hanse.games.hansa.board import SHELF, read_board
from hanse.games.hansa.game import HANSA
from hanse.kernel.conformance import play_checked
from hanse.kernel.errors import BoardError, HanseError, OptionError
from hanse.kernel.facts import STANDARD
from hanse.kernel.record import Record, read_record
from tests.hansa.table import choices, heights, play

Facts = dict[str, Any]
TEXT = (files("hanse.games.hansa") / "data" / "board.toml").read_text(encoding="utf-8")


@pytest.fixture
def edited() -> Iterator[Callable[..., str]]:
    """Plays with an edited text: pairs of what stands there and what is written instead."""
    played: list[str] = []

    def edit(*changes: tuple[str, str]) -> str:
        text = TEXT
        for old, new in changes:
            assert text.count(old) == 1, old
            text = text.replace(old, new)
        played.append(HANSA.replace_data({"board.toml": text}))
        return played[-1]

    yield edit
    for data in played:
        if data != STANDARD:
            SHELF.forget(data)


def facts() -> Facts:
    return copy.deepcopy(HANSA.facts(STANDARD)["board.toml"])


KALMAR = '[[route]]\nfrom = "kalmar"\nto = "copenhagen"'
RIGA = 'id = "riga"\nname = "Riga"\nnumber = 9\nnumber_confidence = "certain"\nwarehouses = 2'


@pytest.mark.clause("HA-R-53", "HA-1.1")
def test_corrected_routes_numbers_and_warehouses_are_played(edited: Callable[..., str]) -> None:
    data = edited(
        (KALMAR, KALMAR.replace("copenhagen", "riga")), (RIGA, RIGA.replace("warehouses = 2", "warehouses = 1"))
    )
    assert data != STANDARD
    options = HANSA.options("hansa2004", 3, {"data": data})
    state = HANSA.start(options, 1)
    assert (sum(heights(state)), heights(state)) == (52, [11, 11, 10, 10, 10])  # one warehouse less
    position = {"options": options.to_data(), "ship": "kalmar", "turn": {"phase": "visit"}}
    assert choices(HANSA.read_position(position), "sail") == {"sail riga"}
    with pytest.raises(HanseError, match="riga has only one warehouse"):
        state.words(state.code("buy riga.a") + 1)
    record = Record(HANSA, options, 1, ["a", "b", "c"])
    assert read_record(record.to_json(), {HANSA.key: HANSA}).begin().key() == state.key()


@pytest.mark.clause("HA-R-53")
def test_the_order_of_the_numbers_is_the_order_of_filling(edited: Callable[..., str]) -> None:
    changes = [("number = 1\n", "number = 0\n"), ("number = 9\n", "number = 1\n"), ("number = 0\n", "number = 9\n")]
    text = TEXT
    for old, new in changes:
        text = text.replace(old, new)
    board = read_board(tomllib.loads(text))
    assert [board.slot_key(slot) for slot in (board.slot_order[0], board.slot_order[-1])] == ["riga.a", "tonsberg.b"]


def test_corrected_amounts_are_played(edited: Callable[..., str]) -> None:
    data = edited(
        ("income = 3", "income = 5"), ("buy_cost = 1", "buy_cost = 2"), ("city_monopoly = 4", "city_monopoly = 7"),
        ("customs_max_tokens = 3", "customs_max_tokens = 1"), ("posts_per_player = 15", "posts_per_player = 12"),
        ("start_thalers = 3", "start_thalers = 4"),
        ("sale_min_tokens_per_colour = 2", "sale_min_tokens_per_colour = 3"),
    )  # fmt: skip
    options = HANSA.options("hansa2004", 2, {"data": data, "setup.first_player": "1"}).to_data()
    tokens = ["red-1", "red-2"]
    state = HANSA.read_position(
        {
            "options": options,
            "ship": "danzig",
            "ports": {"danzig": {"posts": [3], "slots": ["green-1"]}, "riga": {"posts": [0, 2], "slots": ["green-1"]}},
            "seats": [{"open": tokens}, {"purse": 1}],
        }
    )
    assert (state.reserve(0), state.purse(0), state.scores()) == (9, 4, [9, 7])
    assert choices(state, "sell") == set()
    play(state, "end turn", "discard red-1")
    assert state.purse(1) == 1 + 5
    play(state, "decline", "buy danzig.a")
    assert (state.purse(1), state.purse(0)) == (4, 5)
    play_checked(HANSA, HANSA.read_options(options), "edited", decisions=150, every=25)


def test_a_file_without_an_edit_is_the_standard_one(edited: Callable[..., str]) -> None:
    assert edited() == STANDARD
    assert edited(("# Cities\n", "# Ports\n")) == STANDARD


def test_facts_that_are_not_here_are_asked_for() -> None:
    with pytest.raises(OptionError, match="these replaced facts are not here: give their folder with --data"):
        HANSA.options("hansa2004", 3, {"data": "00ff00ff00ff"})


Damage = Callable[[Facts], object]
DAMAGED: list[tuple[Damage, str]] = [
    (lambda f: f.pop("schema_version"), "schema_version: None: expected 1"),
    (lambda f: f.update(schema_version=2), "schema_version: 2: expected 1"),
    (lambda f: f.pop("city"), "file: city is missing: expected a list"),
    (lambda f: f["city"].pop(), "city: 8 of them: expected 9"),
    (lambda f: f["city"].append(dict(f["city"][0], id="visby", number=9)), "city: 10 of them: expected 9"),
    (lambda f: f["city"][1].update(id="tonsberg"), "city 2: id 'tonsberg' stands twice"),
    (lambda f: f["city"][1].update(id="Aal borg"), "city 2: id 'Aal borg': expected small letters from a to z"),
    (lambda f: f["city"][1].pop("name"), "city aalborg: name is missing: expected a text"),
    (lambda f: f["city"][1].update(number=1), "city aalborg: number 1 is also that of tonsberg"),
    (lambda f: f["city"][1].update(number=10), "city aalborg: number is 10: expected 1 to 9"),
    (lambda f: f["city"][1].update(number="2"), "city aalborg: number is '2': expected a whole number"),
    (lambda f: f["city"][1].update(warehouses=3), "city aalborg: warehouses is 3: expected 1 to 2"),
    (lambda f: f["city"][1].update(warehouses=True), "city aalborg: warehouses is True: expected a whole number"),
    (lambda f: f.update(city={}), "file: city is {}: expected a list"),
    (lambda f: f["city"].__setitem__(0, 5), "city 1: expected a table"),
    (lambda f: f.pop("route"), "file: route is missing: expected a list"),
    (lambda f: f["route"][0].update(to="visby"), "route 1, to: 'visby': expected one of tonsberg, aalborg"),
    (lambda f: f["route"][0].update(to="copenhagen"), "route 1 from copenhagen to copenhagen: expected two different"),
    (lambda f: f["route"].append(dict(f["route"][0])), "route 14 from copenhagen to danzig: it stands twice"),
    (lambda f: f["route"][0].update(kind="air"), "route 1 from copenhagen to danzig, kind: 'air': expected one of sea"),
    (lambda f: f["route"][0].pop("from"), "route 1: from is missing: expected a text"),
    (lambda f: f["goods_colour"].pop(), "goods_colour: 5 of them: expected 6"),
    (lambda f: f["goods_colour"][0].update(id="white"), "goods_colour 1, id: 'white': expected one of orange"),
    (lambda f: f.pop("components"), "file: components is missing: expected a table"),
    (lambda f: f["components"].update(goods_tokens_total=77), "components: goods_tokens_total is 77: expected 78"),
    (lambda f: f["components"]["tokens_per_colour"].pop("3"), "components, tokens_per_colour: 1, 2: expected 1, 2, 3"),
    (
        lambda f: f["components"]["tokens_per_colour"].update({"3": 20}),
        "components, tokens_per_colour: 174 tokens in all: expected at most 120",
    ),
    (lambda f: f["components"].update(thalers=11), "components: thalers is 11: expected at least 12 to begin with"),
    (lambda f: f["components"].update(supply_piles=0), "components: supply_piles is 0: expected 1 to 8"),
    (lambda f: f["components"].update(posts_per_player=5), "setup: 6 posts are placed: expected at most 5"),
    (lambda f: f.pop("economy"), "file: economy is missing: expected a table"),
    (lambda f: f["economy"].update(move_cost=0), "economy: move_cost is 0: expected 1 to 20"),
    (lambda f: f["economy"].update(income=-1), "economy: income is -1: expected 0 to 20"),
    (lambda f: f["economy"].update(refill_cost=4), "economy: refill_cost is 4: expected at most the income of 3"),
    (lambda f: f["economy"].update(posts_removed_per_sale=2), "economy: posts_removed_per_sale is 2: expected 1"),
    (lambda f: f["scoring"].pop("city_presence"), "scoring: city_presence is missing: expected a whole number"),
    (lambda f: f["setup"].update(ship_start="visby"), "setup, ship_start: 'visby': expected one of tonsberg"),
    (lambda f: f["setup"].update(placement_forbidden=["visby"]), "setup, placement_forbidden: 'visby': expected one"),
    (lambda f: f["setup"].update(placement_rounds=9), "setup: placement_rounds is 9: expected no more than there are"),
    (lambda f: f["setup"]["colours_removed"].pop("2"), "setup, colours_removed: 2 is missing: expected a whole number"),
    (
        lambda f: f["setup"]["colours_removed"].update({"2": 5}),
        "setup, colours_removed: 13 tokens with 2 players: expected one for each of 14 warehouses and 5 stacks",
    ),
]


@pytest.mark.parametrize(("damage", "said"), DAMAGED, ids=[said for _, said in DAMAGED])
def test_a_damaged_file_is_refused_with_place_and_reason(damage: Damage, said: str) -> None:
    damaged = facts()
    damage(damaged)
    with pytest.raises(BoardError) as refused:
        read_board(damaged)
    assert str(refused.value).startswith(f"board.toml: {said}")
    assert "\n" not in str(refused.value)


@pytest.mark.clause("HA-16.10")
@pytest.mark.parametrize("port", ["tonsberg", "kalmar", "riga"])
def test_a_port_that_would_trap_the_ship_is_refused(port: str) -> None:
    damaged = facts()
    damaged["route"] = [route for route in damaged["route"] if route["from"] != port]
    with pytest.raises(BoardError, match=f"city {port}: no route leads away from it: expected at least one"):
        read_board(damaged)


def test_text_that_is_no_toml_is_refused() -> None:
    with pytest.raises(BoardError, match=r"board\.toml: not TOML"):
        HANSA.replace_data({"board.toml": "city ="})

"""Reads contracts, bonus cards and buildings; a building's formula is a row of numbers out of a closed vocabulary."""

from __future__ import annotations

from typing import Any

from hanse.games.merkator.facts import Reader
from hanse.games.merkator.layout import BONUSES, BUILDINGS, COLUMNS, CONTRACTS, GOODS, NOWHERE, PLACES
from hanse.games.merkator.tables import EVERY_GOOD, PER_CUBE, PER_TYPE, SOLE_MOST, VALUE_COUNTS, VALUES, Tables
from hanse.kernel.cells import pack
from hanse.kernel.errors import Phrase

CONTRACT_FILE = "contracts.toml"
BONUS_FILE = "bonus-cards.toml"
BUILDING_FILE = "buildings.toml"
PLACE_KINDS = ("any", "main", "minor")
MOST_OF = ("time", "cubes", "buildings", "bonus", "contracts")

# Every kind of formula: the fields it needs, and those it may have.
FORMULAS: dict[str, tuple[set[str], set[str]]] = {
    "fixed": ({"vp"}, set()),
    "per_type": ({"vp"}, {"max", "goods"}),
    "per_cube": ({"vp", "per"}, {"max", "column"}),
    "per_pair": ({"vp"}, {"max"}),
    "per_time": ({"vp", "per"}, {"max"}),
    "per_contract": ({"vp"}, {"max", "min_value", "place_kind"}),
    "per_bonus": ({"vp"}, {"max"}),
    "per_building": ({"vp"}, {"max"}),
    "if_contract": ({"vp", "min_value"}, set()),
    "sole_most": ({"vp", "what"}, {"min_value"}),
}


def read_contracts(facts: dict[str, Any], t: Tables) -> None:
    """MK-2.2: 78 contracts; MK-7.6: twelve different goods for value 10, nothing for the Peace."""
    r = Reader(facts, CONTRACT_FILE, "mercator-contracts/1")
    cards = r.keyed("contract", CONTRACTS)
    t.card_keys = [card["id"] for card in cards]
    piles = [r.one_of(card.get("value"), VALUES, f"contract {card['id']}, value") for card in cards]
    for pile, count in enumerate(VALUE_COUNTS):
        found = piles.count(pile)
        r.must(
            found == count,
            "contract",
            Phrase("{found} of value {value}: expected {count} (MK-2.2)", found=found, value=VALUES[pile], count=count),
        )
    t.contract_pile = pack(piles)
    t.pile_value = pack(VALUES)
    t.pile_first = pack([sum(VALUE_COUNTS[:pile]) for pile in range(len(VALUES))])
    t.peace = piles.index(len(VALUES) - 1)
    places, demands, distinct = [], [], []
    for card, pile in zip(cards, piles, strict=True):
        at = f"contract {card['id']}"
        r.must(
            card.get("coins") == VALUES[pile],
            at,
            Phrase("coins is {given!r}: expected its value (MK-1.5)", given=card.get("coins")),
        )
        if VALUES[pile] == 14:
            r.must(card.get("fulfillable") is False, at, Phrase("fulfillable: expected false (MK-7.6.2)"))
            r.must(
                not {"place", "goods", "distinct"} & set(card),
                at,
                Phrase("expected neither place nor demand (MK-7.6.2)"),
            )
            places.append(NOWHERE)
            demands += [0] * GOODS
            distinct.append(0)
            continue
        places.append(r.one_of(card.get("place"), t.place_keys, f"{at}, place"))
        distinct.append(r.whole(card, "distinct", 1, GOODS, at) if "distinct" in card else 0)
        demands += _demand(r, card, t, at)
    t.contract_place, t.contract_demand, t.contract_distinct = pack(places), pack(demands), pack(distinct)


def _demand(r: Reader, card: dict[str, Any], t: Tables, at: str) -> list[int]:
    """The cubes demanded of each good."""
    if "distinct" in card:
        r.must("goods" not in card, at, Phrase("goods and distinct: expected one of them"))
        return [0] * GOODS
    goods = r.need(card, "goods", dict, at)
    r.must(bool(goods), f"{at}, goods", Phrase("none: expected some"))
    for key in goods:
        r.one_of(key, t.good_keys, f"{at}, goods")
    return [r.whole(goods, key, 1, GOODS, f"{at}, goods") if key in goods else 0 for key in t.good_keys]


def read_bonus_cards(facts: dict[str, Any], t: Tables) -> list[int]:
    """MK-2.3: one card for each main place, two for each minor one; their costs."""
    r = Reader(facts, BONUS_FILE, "mercator-bonus-cards/1")
    cards = r.keyed("card", BONUSES)
    _add_keys(r, t, "card", cards)
    places = [r.one_of(card.get("place"), t.place_keys, f"card {card['id']}, place") for card in cards]
    for place in range(PLACES):
        count = 2 if t.place_colour[place] == NOWHERE else 1
        r.must(
            places.count(place) == count,
            "card",
            Phrase(
                "{found} of {place}: expected {count}",
                found=places.count(place),
                place=t.place_keys[place],
                count=count,
            ),
        )
    t.bonus_place = pack(places)
    t.bonus_good = pack([r.one_of(card.get("good"), t.good_keys, f"card {card['id']}, good") for card in cards])
    effect = r.table("effect")
    t.bonus_active = r.whole(effect, "active", 0, 9, "effect")
    t.bonus_join = r.whole(effect, "join", 0, 9, "effect")
    return [r.whole(card, "cost", 3, 4, f"card {card['id']}") for card in cards]


def _add_keys(r: Reader, t: Tables, what: str, cards: list[dict[str, Any]]) -> None:
    for card in cards:
        r.must(card["id"] not in t.card_keys, f"{what} {card['id']}", Phrase("another card has this id"))
        t.card_keys.append(card["id"])


def read_buildings(facts: dict[str, Any], t: Tables) -> list[int]:
    """MK-2.4: 26 buildings, five of them for a sole player; their costs."""
    r = Reader(facts, BUILDING_FILE, "mercator-buildings/1")
    cards = r.keyed("building", BUILDINGS)
    _add_keys(r, t, "building", cards)
    for number, card in enumerate(cards):
        _formula(r, card, number, t)
    sole = [int(r.need(card, "sole", bool, f"building {card['id']}")) for card in cards]
    r.must(sum(sole) == 5, "building", Phrase("{count} for a sole player: expected 5 (MK-2.4)", count=sum(sole)))
    t.sole = pack(sole)
    for number, card in enumerate(cards):
        fits = sole[number] == int(t.formula[number] == SOLE_MOST)
        r.must(fits, f"building {card['id']}, sole", Phrase("expected true for the formula sole_most and no other"))
    return [r.whole(card, "cost", 1, 99, f"building {card['id']}") for card in cards]


def _formula(r: Reader, card: dict[str, Any], number: int, t: Tables) -> None:
    """MK-11.5: the fields of a formula as numbers."""
    at = f"building {card['id']}, score"
    score = r.need(card, "score", dict, f"building {card['id']}")
    kind = r.one_of(score.get("kind"), FORMULAS, f"{at}, kind")
    needed, allowed = FORMULAS[score["kind"]]
    for key in sorted(needed - set(score)):
        raise r.fail(at, Phrase("{key} is missing: expected for {kind}", key=key, kind=score["kind"]))
    for key in sorted(set(score) - needed - allowed - {"kind"}):
        raise r.fail(
            at,
            Phrase(
                "{key}: expected only {known} for {kind}",
                key=key,
                known=", ".join(sorted(needed | allowed)),
                kind=score["kind"],
            ),
        )
    t.formula[number] = kind
    t.points[number] = r.whole(score, "vp", 1, 99, at)
    t.per[number] = r.whole(score, "per", 1, 99, at) if "per" in score else 1
    t.most[number] = r.whole(score, "max", 1, 99, at) if "max" in score else 0
    t.least_value[number] = r.whole(score, "min_value", VALUES[0], VALUES[-1], at) if "min_value" in score else 0
    t.place_kind[number] = r.one_of(score.get("place_kind", "any"), PLACE_KINDS, f"{at}, place_kind")
    t.compared[number] = r.one_of(score.get("what", "time"), MOST_OF, f"{at}, what")
    t.counted[number] = EVERY_GOOD
    if kind == PER_TYPE and "goods" in score:
        t.counted[number] = sum(1 << good for good in r.listed(score, "goods", t.good_keys, at))
    if kind == PER_CUBE and "column" in score:
        t.counted[number] = t.columns[r.one_of(score["column"], t.column_letters[:COLUMNS], f"{at}, column")]

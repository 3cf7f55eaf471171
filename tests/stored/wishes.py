"""What a generation shall hold: games saved in the middle of all kinds of decisions, and tables of all kinds."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

Changes = dict[str, Any]


@dataclass(frozen=True)
class Saved:
    """A game of a person against bots, saved when the person has to make a decision of this kind."""

    name: str
    game: str
    preset: str
    seats: int
    kind: str
    style: str  # of the person
    changes: Changes = field(default_factory=dict)
    least: int = 40  # decisions before


@dataclass(frozen=True)
class Table:
    """A table as somebody sets it up; where it shall rest in the middle, before a decision of which kind."""

    preset: str
    seats: tuple[str, ...]
    changes: Changes = field(default_factory=dict)
    kind: str = ""
    least: int = 40


SAVED = (
    Saved("teutonica-displaced", "teutonica", "base2009", 3, "displaced", "wanderer", least=60),
    Saved("teutonica-pay", "teutonica", "base2009", 5, "pay", "fighter", least=60),
    Saved("teutonica-put", "teutonica", "base2009", 4, "put", "mover", least=60),
    Saved("teutonica-remove", "teutonica", "base2009", 4, "remove", "juggler", least=60),
    Saved("teutonica-provinces", "teutonica", "base2009", 2, "displaced", "fighter"),
    Saved("teutonica-reward", "teutonica", "bigbox2020", 4, "reward", "wanderer", {"modules.missions": True}),
    Saved("teutonica-relocate", "teutonica", "bigbox2020", 3, "relocate-put", "juggler"),
    Saved("teutonica-neutral", "teutonica", "bigbox2020", 2, "neutral", "fighter", {"twoPlayer": "neutral"}),
    Saved("teutonica-price", "teutonica", "bigbox2020", 3, "price", "collector", {"modules.favours": True}),
    Saved("teutonica-favours", "teutonica", "bigbox2020", 4, "displaced", "wanderer", {"modules.favours": True}),
    Saved("teutonica-britannia", "teutonica", "britannia2014", 4, "displaced", "wanderer"),
    Saved("teutonica-step", "teutonica", "britannia2014", 3, "relocate-step", "juggler"),
    Saved("teutonica-keep", "teutonica", "east2010", 3, "keep", "founder"),
    Saved("hansa-placing", "hansa", "hansa2004", 4, "place", "sensible", least=4),
    Saved("hansa-refill", "hansa", "hansa2004", 3, "refill", "drawer"),
    Saved("hansa-visit", "hansa", "hansa2004", 2, "visit", "sailor", {"setup.colours_aside": "red+green"}),
    Saved("hansa-sale", "hansa", "hansa2004", 3, "sale", "seller", {"limits.idle_rounds": 5}),
    Saved("hansa-loss", "hansa", "hansa2004", 4, "loss", "settler", {"thaler_bank_is_limit": True}),
    Saved("hansa-customs", "hansa", "hansa2004", 2, "customs", "hoarder"),
    Saved("merkator-fulfil", "merkator", "standard", 4, "fulfil", "trader"),
    Saved("merkator-exchange", "merkator", "standard", 3, "exchange", "trader"),
    Saved("merkator-invest", "merkator", "standard", 3, "invest", "seller", {"variant.hand_card": True}),
    Saved("merkator-split", "merkator", "standard", 2, "split", "wanderer"),
    Saved("merkator-join", "merkator", "long", 4, "join", "companion"),
    Saved("merkator-loss", "merkator", "standard", 4, "loss", "gambler", {"fulfil.fresh": "next-turn"}),
    Saved("merkator-tile", "merkator", "standard", 2, "tile", "trader", {"variant.two_players": False}),
    Saved("merkator-solo", "merkator", "solo", 1, "invest", "wanderer", least=30),
)

UNABLE = "tests.stored.unable:choose"
FAILING = ("me", f"bot:{UNABLE}", "bot:random")
TWO_PEOPLE = ("me", "open", "bot:focused")
MORE_PEOPLE = ("me", "open", "open", "bot:focused")
OPEN = ("me", "open", "open", "bot:random")
TABLES = {
    "teutonica": {
        "middle": Table("bigbox2020", (*TWO_PEOPLE, "bot:random"), {"modules.missions": True}, "displaced", 80),
        "finished": Table("base2009", TWO_PEOPLE),
        "eventful": Table("britannia2014", MORE_PEOPLE),
        "waiting": Table("east2010", OPEN, {"permanent.timing": "step-2"}),
        "thinking": Table("east2010", ("me", "bot:focused", "bot:focused")),
        "local": Table("base2009", ("me", "local"), {"markers.three": "relocate-batch"}, "turn"),
        "stopped": Table("base2009", FAILING),
    },
    "hansa": {
        "middle": Table("hansa2004", TWO_PEOPLE, {}, "visit"),
        "finished": Table("hansa2004", TWO_PEOPLE, {"sold.visible": False}),
        "eventful": Table("hansa2004", MORE_PEOPLE, {"limits.idle_rounds": 5}),
        "waiting": Table("hansa2004", OPEN, {"setup.first_player": "2"}),
        "thinking": Table("hansa2004", ("me", "bot:focused"), {"sale.partial": False}),
        "local": Table("hansa2004", ("me", "local"), {"thaler_bank_is_limit": True}, "visit"),
        "stopped": Table("hansa2004", FAILING),
    },
    "merkator": {
        "middle": Table("standard", (*TWO_PEOPLE, "bot:random"), {}, "fulfil", 80),
        "finished": Table("standard", TWO_PEOPLE, {"variant.hand_card": True}),
        "eventful": Table("long", MORE_PEOPLE, {"variant.more_money": True}),
        "waiting": Table("standard", OPEN, {"fulfil.fresh": "next-turn"}),
        "thinking": Table("standard", ("me", "bot:focused", "bot:focused")),
        "local": Table("solo", ("me",), {}, "invest", 20),
        "stopped": Table("standard", FAILING),
    },
}

"""The few words the drawing says, so that a caller can give them in another language."""

from __future__ import annotations

from collections.abc import Mapping

from hanse.draw.teutonica.signs import FAVOURS, PERMANENT
from hanse.games.teutonica.board import MARKER_NAMES, load_facts
from hanse.kernel.errors import UnknownName
from hanse.messages import Catalogue

PROVINCES = tuple(entry["id"] for part in ("province", "rim_area") for entry in load_facts("provinces-2p")[part])

WORDS: dict[str, str] = {
    "skill-keys": "Clavis Urbis",
    "skill-actions": "Actiones",
    "skill-privilege": "Privilegium",
    "skill-book": "Liber Sophiae",
    "skill-bursa": "Bursa",
    "trader": "trader",
    "merchant": "merchant",
    "seat": "seat",
    "post": "post",
    "office": "office",
    "extra-office": "extra office",
    "marker-place": "place for a bonus marker",
    "tavern": "tavern",
    "marker-extra": "bonus marker: extra office",
    "marker-swap": "bonus marker: swap offices",
    "marker-develop": "bonus marker: develop a skill",
    "marker-actions3": "bonus marker: 3 more actions",
    "marker-actions4": "bonus marker: 4 more actions",
    "marker-three": "bonus marker: three pieces",
    "prestige": "special prestige",
    "connection": "East–West connection",
    "completed": "completed cities",
    "control": "control",
    "marker-stock": "bonus markers in stock",
    "points": "prestige points",
    "supply": "supply",
    "stock": "stock",
    "actions-left": "actions left",
    "decides": "decides",
    "plate": "plate",
    "white": "white",
    "orange": "orange",
    "pink": "pink",
    "black": "black",
    "neutral": "neutral",
    "independent": "independent city",
    "permit": "its rightmost office opens",
    "region-england": "England",
    "region-wales": "Wales",
    "region-scotland": "Scotland",
    "province": "province",
    "pawn": "pawn",
    "soldier": "soldier",
    "mission": "mission card",
    "favours": "imperial favours",
    **{f"permanent-{name}": f"permanent marker: {name.replace('_', ' ')}" for name in PERMANENT},
    **{f"favour-{name}": f"imperial favour: {name.replace('_', ' ')}" for name in FAVOURS},
    **{f"province-{name}": name.replace("_", " ") for name in PROVINCES},
}


def all_words(given: Mapping[str, str] | None) -> dict[str, str]:
    """The given words, completed with the defaults; UnknownName for a key that nothing is called by."""
    given = given or {}
    unknown = sorted(set(given) - set(WORDS))
    if unknown:
        raise UnknownName("word", unknown[0], WORDS)
    return WORDS | dict(given)


# The words and the messages that say them; the skills keep their Latin names.
_SAID = {
    "trader": "piece-trader",
    "merchant": "piece-merchant",
    "supply": "place-supply",
    "stock": "place-stock",
    "plate": "place-plate",
    "prestige": "category-prestige",
    **{word: f"colour-{word}" for word in ("white", "orange", "pink", "black")},
    **{word: word for word in WORDS if word.startswith(("region-", "permanent-", "favour-", "province-"))},
    **{
        word: f"drawing-{word}"
        for word in (
            "seat", "post", "office", "extra-office", "marker-place", "tavern", "connection", "completed",
            "control", "marker-stock", "points", "actions-left", "decides", "neutral", "independent", "permit",
            "province", "pawn", "soldier", "mission", "favours",
        )
    },
}  # fmt: skip


def in_language(words: Catalogue) -> dict[str, str]:
    """All words out of a catalogue."""
    said = {word: words.say(message) for word, message in _SAID.items()}
    for kind in MARKER_NAMES:
        said[f"marker-{kind}"] = f"{words.say('drawing-marker')}: {words.say(f'marker-{kind}')}"
    return said

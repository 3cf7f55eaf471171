"""When two names are the same, and when one merely looks like another."""

from __future__ import annotations

import unicodedata
from functools import cache

_FOLDED = 128  # letters; some letters unfold to many, and the database keeps no more
_UNSEEN = ("Cf", "Cc", "Zs", "Zl", "Zp")  # joiners, marks of direction, spaces of all widths
_ALSO = {"i": "l", "0": "o"}  # alike only when one of them is a capital, which folding hides


def fold(name: str) -> str:
    """Names that differ in case or width only are the same name: by it one signs in."""
    return unicodedata.normalize("NFKC", name).casefold()[:_FOLDED]


def looks(name: str) -> str:
    """Names that people cannot tell apart look the same: in case, width, script, invisible letters."""
    plain = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name))
    seen = [letter for letter in plain if unicodedata.category(letter) not in _UNSEEN]
    capitals = "".join(_model_of(letter) for letter in seen)  # some are alike as capitals only
    alike = "".join(_model_of(letter) for letter in capitals.casefold()).casefold()
    return unicodedata.normalize("NFC", "".join(_ALSO.get(letter, letter) for letter in alike))[:_FOLDED]


@cache
def _model_of(letter: str) -> str:
    """The letter that stands for all that look like this one, as the Unicode consortium lists them."""
    from confusable_homoglyphs.confusables import confusables_data  # only a name that is new asks for it

    alike = [str(entry["c"]) for entry in confusables_data.get(letter, [])]
    if len(alike) != 1:  # it looks like nothing else, or is the one that others look like
        return letter
    (other,) = alike
    mutual = len(confusables_data.get(other, [])) == 1
    return letter if mutual and len(other) == 1 and letter < other else other

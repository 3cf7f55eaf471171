"""Letters for terminals that do not know ours: Tønsberg becomes Tonsberg, not T?nsberg."""

from __future__ import annotations

import codecs
import unicodedata

HANDLER = "hanse-plain"

# What has no plain letter inside it.
_PLAIN = {
    "ø": "o", "Ø": "O", "æ": "ae", "Æ": "Ae", "œ": "oe", "Œ": "Oe", "ß": "ss", "ł": "l", "Ł": "L", "đ": "d", "Đ": "D",
    "–": "-", "—": "-", "−": "-", "‘": "'", "’": "'", "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "…": ".",
    "×": "x", "·": ".", "→": ">", "½": ".5", "\N{NO-BREAK SPACE}": " ", "\N{NARROW NO-BREAK SPACE}": " ",
}  # fmt: skip


def plain(text: str) -> str:
    """The text in ASCII, as near as it comes; what nothing comes near to is a question mark."""
    return "".join(_letter(letter) for letter in text)


def _letter(letter: str) -> str:
    if letter.isascii():
        return letter
    if letter in _PLAIN:
        return _PLAIN[letter]
    bare = "".join(part for part in unicodedata.normalize("NFKD", letter) if part.isascii())
    return bare or "?"


def _replace(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return plain(error.object[error.start : error.end]), error.end


codecs.register_error(HANDLER, _replace)

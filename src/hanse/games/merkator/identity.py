"""Which game this is."""

from __future__ import annotations

from typing import Final

from hanse.games.merkator.scoring import PARTS
from hanse.kernel.identity import Identity

IDENTITY: Final = Identity("merkator", "hanse.games.merkator.game:MERKATOR", PARTS)

"""Which game this is."""

from __future__ import annotations

from typing import Final

from hanse.kernel.identity import Identity

IDENTITY: Final = Identity("teutonica", "hanse.games.teutonica.game:TEUTONICA")

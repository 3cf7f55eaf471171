"""Which game this is."""

from __future__ import annotations

from hanse.kernel.identity import Identity

IDENTITY = Identity("barrels", "tests.kernel.barrels.game:BARRELS")

"""The revisions of the rules of Hansa Teutonica: what was corrected, and what the options of earlier games meant."""

from __future__ import annotations

from hanse.kernel.history import Correction, History

COMPENSATION_TAKEN_FIRST = 2  # the revision since which all compensation is taken before any piece is put down

HISTORY = History(
    "teutonica",
    Correction(
        "Compensation is taken before anything is put down (HT-5.1.4); the tile for any route is for the displaced "
        "piece alone (HT-12.3.1).",
        meant={"favours.anyRoute": "all"},
    ),
)

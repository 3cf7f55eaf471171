"""The revisions of the rules of Hansa: what was corrected, and what the options of earlier games meant."""

from __future__ import annotations

from hanse.kernel.history import History

HISTORY = History("hansa")

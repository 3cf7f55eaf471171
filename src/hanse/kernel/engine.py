"""Says in one line what a compiled engine lacks: the packages that hold parts of it import this before any other."""

from __future__ import annotations

try:
    import hanse.kernel.cells  # noqa: F401  # any compiled module would do
except (ImportError, ValueError) as error:  # not there, or of another generation
    reason = f"the compiled engine of Hanse cannot be loaded ({error}): pip install --upgrade librt mypy_extensions"
    raise ImportError(reason) from None

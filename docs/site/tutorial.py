"""Runs docs/tutorial.ipynb and writes what its cells print and draw: python docs/site/tutorial.py [OTHER]"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

NOTEBOOK = Path(__file__).parents[1] / "tutorial.ipynb"
SECONDS = 600  # for one cell, on a slow machine


def executed(folder: Path) -> Any:
    """The notebook after all of its cells were run in a folder; the first that fails is an error."""
    import nbformat
    from nbclient import NotebookClient

    notebook = nbformat.read(NOTEBOOK, as_version=4)
    NotebookClient(notebook, timeout=SECONDS, resources={"metadata": {"path": str(folder)}}).execute()
    return notebook


def _without_traces(notebook: Any) -> Any:
    """When and where it was run is nobody's business, and would differ every time."""
    notebook.metadata = {"kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"}}
    for number, cell in enumerate(notebook.cells):
        cell.id = f"cell-{number}"
        cell.metadata = {}
    return notebook


def main(target: Path) -> None:
    """Run it in an empty folder, and write it."""
    import nbformat

    with tempfile.TemporaryDirectory() as empty:
        nbformat.write(_without_traces(executed(Path(empty))), target)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if sys.argv[1:] else NOTEBOOK)

"""Draws the pictures of docs/gallery.md anew, out of the tables in a folder: python docs/site/gallery.py FOLDER"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

DOCS = Path(__file__).parents[1]


def main(folder: Path) -> None:
    """Run what the page shows where the tables are, and keep the pictures."""
    import matplotlib as mpl

    mpl.use("agg")
    page = (DOCS / "gallery.md").read_text(encoding="utf-8")
    os.chdir(folder)
    program = "\n".join(re.findall(r"^```python\n(.*?)^```$", page, re.DOTALL | re.MULTILINE))
    exec(compile(program, "gallery.md", "exec"), {})
    for picture in sorted(Path().glob("gallery-*.png")):
        picture.replace(DOCS / "images" / picture.name)


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())

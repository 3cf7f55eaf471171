"""Python as it runs in a page, run here by Node."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

# What a page does with the packed package; see web/src/offline/python.ts.
OPEN = """
import shutil, sys
shutil.unpack_archive("/folder/hanse.zip", "/house")
sys.path.insert(0, "/house")
from hanse.offline.starting import start
start()
"""


class Failed(Exception):
    """The last line of what went wrong."""


def has_node() -> bool:
    """Whether there is a Node."""
    return shutil.which("node") is not None


def run_in_node(pyodide: Path, folder: Path, program: str) -> str:
    """The last value of a program, which sees a folder as `/folder`."""
    script = Path(__file__).with_name("node.mjs")
    command = ["node", str(script), (pyodide / "pyodide.mjs").resolve().as_uri(), str(folder.resolve())]
    run = subprocess.run(command, input=program, capture_output=True, text=True, encoding="utf-8", check=False)
    if run.returncode != 0:
        raise Failed((run.stderr.strip().splitlines() or ["?"])[-1])
    return run.stdout

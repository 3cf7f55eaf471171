"""The engine as C for machines of 32 bits: `python -m hanse.offline.in_c FILE ...`, in a process of its own.

It is run in a folder that holds the sources, writes the C to `build` there, and prints what is to be compiled as JSON.
"""

from __future__ import annotations

import json
import sys
import sysconfig
from typing import Any

from hanse.offline.starting import LIBRARY

NUMBERS = "librt.vecs"  # what it keeps its numbers in: its C comes with the compiler
SUFFIX = ".cpython-314-wasm32-emscripten.so"
IN_A_PAGE = {"SIZEOF_SIZE_T": 4, "EXT_SUFFIX": SUFFIX}  # the compiler asks Python about the machine; this holds there


def main(files: list[str]) -> int:
    """Write the C."""
    asked = sysconfig.get_config_var
    sysconfig.get_config_var = lambda name: IN_A_PAGE[name] if name in IN_A_PAGE else asked(name)
    from mypyc.build import mypycify

    made: list[Any] = mypycify(files, opt_level="3", debug_level="0", group_name="hanse", install_librt=True)
    wanted = {each.name: each for each in made if each.name in (LIBRARY, NUMBERS)}
    print(json.dumps({name: [each.sources, each.include_dirs] for name, each in wanted.items()}))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

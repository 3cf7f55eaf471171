"""Turns packed sources into packed byte code. The page's own Python runs this, when a folder is built."""

from __future__ import annotations

import compileall
import io
import py_compile
import shutil
import zipfile
from collections.abc import Container
from pathlib import Path

_EPOCH = (1980, 1, 1, 0, 0, 0)  # the same sources make the same file


def translate(packed: Path, unneeded: Container[str], work: Path) -> None:
    """Put what Python makes of the sources in their place, without the modules that are not needed."""
    shutil.unpack_archive(packed, work)
    unchecked = py_compile.PycInvalidationMode.UNCHECKED_HASH
    if not compileall.compile_dir(work, quiet=1, legacy=True, stripdir=work, optimize=2, invalidation_mode=unchecked):
        raise SystemExit(f"{packed.name} holds what is not Python")
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(work.rglob("*")):
            name = path.relative_to(work)
            if path.is_file() and path.suffix != ".py" and not _left_out(name, unneeded):
                archive.writestr(zipfile.ZipInfo(name.as_posix(), _EPOCH), path.read_bytes(), zipfile.ZIP_DEFLATED)
    packed.write_bytes(made.getvalue())


def _left_out(name: Path, unneeded: Container[str]) -> bool:
    return any(part.as_posix() in unneeded for part in (name.with_suffix(""), *name.parents))

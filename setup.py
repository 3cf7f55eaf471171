"""Compiles the engine with mypyc where that is possible; the same source runs uncompiled, slower.

HANSE_INTERPRETED=1 installs without compiling. All other facts about the package are in pyproject.toml.
"""

import os
import shutil
import sys
import tomllib
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

PACKAGE = Path("src/hanse")


def engine_files() -> list[str]:
    patterns = tomllib.loads((PACKAGE / "engine.toml").read_text(encoding="utf-8"))["modules"]
    found = [path for pattern in patterns for path in sorted(PACKAGE.glob(pattern))]
    return [path.as_posix() for path in found if path.name != "__init__.py"]


def notice(reason: str) -> None:
    print(f"hanse: the engine is installed uncompiled, and will be slower: {reason}", file=sys.stderr)


def engine_extensions() -> list[Extension]:
    if os.environ.get("HANSE_INTERPRETED", "0") not in ("", "0"):
        notice("HANSE_INTERPRETED is set")
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        notice("mypyc is not there")
        return []
    files = engine_files()
    extensions = mypycify(files, opt_level="3", debug_level="0", group_name="hanse") if files else []
    if sys.platform != "win32":
        for extension in extensions:
            # Nobody replaces a function of the engine, so calls within it may be inlined; and looking for what Python's
            # own flags want to be warned of, in code that nobody wrote, takes longer than compiling it.
            extension.extra_compile_args += ["-fno-semantic-interposition", "-Wno-all"]
    return extensions


class BuildEngine(build_ext):
    """All of the engine is compiled or none of it: half of it could not be imported."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as failure:  # what a missing or unfit compiler raises differs by platform
            notice(f"the C compiler failed ({failure})")
            for output in self.get_outputs():
                Path(output).unlink(missing_ok=True)
            self.extensions = []
            self.distribution.ext_modules = []


class BuildWithRules(build_py):
    """The rules are written in docs/; the command shows them also where there is no checkout."""

    def run(self) -> None:
        super().run()
        folder = Path(self.build_lib, "hanse", "rules", "text")
        folder.mkdir(parents=True, exist_ok=True)
        for text in sorted(Path("docs/rules").glob("*.md")):
            shutil.copy(text, folder)


setup(ext_modules=engine_extensions(), cmdclass={"build_ext": BuildEngine, "build_py": BuildWithRules})

"""The engine compiled to WebAssembly, kept in a folder of its own, from which pages are built.

The compiler of the engine writes C for machines of 32 bits, and Zig compiles it against the headers of the Python and
of the C library that Pyodide is made of. What comes out must play whole games as the engine does here.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from hanse.offline.folder import HOUSE, PYODIDE, engine_files, pack, put
from hanse.offline.in_c import NUMBERS, SUFFIX
from hanse.offline.node import OPEN, Failed, has_node, run_in_node
from hanse.offline.starting import ENTRANCE, LIBRARY
from hanse.offline.traces import plans, trace

ZIG, PYTHON, EMSCRIPTEN = "0.17.0", "3.14", ("5", "6")  # what this was tried with
FLOORS = ("kernel", "games", "players")  # where the modules are that a page needs
LABEL = "engine.json"
PARTS = (LIBRARY, NUMBERS, ENTRANCE)
TYPES = "mypy_extensions.py"  # what is compiled imports it
TRIED = 36  # games, before what was compiled is believed
_HEADERS = Path("usr/include/python3.14")
_SYSTEM = Path("usr/share/emscripten/system")
_LIBC = (
    "include/compat",
    "include",
    "lib/libc/musl/arch/emscripten",
    "lib/libc/musl/arch/generic",
    "lib/libc/musl/include",
)
_FEATURES = "generic+bulk_memory+mutable_globals+sign_ext+nontrapping_fptoint+exception_handling"
_COMPILE = [
    "cc",
    "-target",
    "wasm32-emscripten",
    f"-mcpu={_FEATURES}",
    "-fPIC",
    "-O2",
    "-w",
    "-DNDEBUG",
    "-D__EMSCRIPTEN__",
]
_LINK = ["wasm-ld", "-shared", "--experimental-pic", "--import-memory", "--unresolved-symbols=import-dynamic"]
_SMALL = ["--no-entry", "--strip-debug", "--gc-sections"]
_SHAPE = """
import json, sysconfig
json.dumps({name: value for name, value in sysconfig.get_config_vars().items() if isinstance(value, int)})
"""
_PLAY = """
from hanse.offline.traces import plans, trace
"\\n".join(trace(plan) for plan in plans({count}))
"""


class Unfit(Exception):
    """Why nothing can be compiled here: a message, and what it tells."""

    def __init__(self, message: str, **told: str) -> None:
        super().__init__(message)
        self.message = message
        self.told = told


@dataclass(frozen=True)
class Tools:
    """What it takes: Pyodide, and the folder in which the headers were unpacked, `/` where they are installed."""

    pyodide: Path
    headers: Path

    def check(self) -> None:
        """That all of it is there, and of the versions that are meant."""
        if not has_node():
            raise Unfit("compiled-no-node")
        for package, wanted, right in (("ziglang", f"ziglang=={ZIG}", ZIG), ("mypy", "mypy[mypyc]>=2.4,<3", "2.")):
            found = _installed(package) or "–"
            if not found.startswith(right):
                raise Unfit("compiled-no-package", package=wanted, found=found)
        self._check_header(_HEADERS / "patchlevel.h", r'PY_VERSION\s+"(\S+)"', (PYTHON,), "libpython3.14-dev")
        self._check_header(_SYSTEM.parent / "emscripten-version.txt", r'"?([0-9.]+)', EMSCRIPTEN, "emscripten")
        if not (self.headers / _SYSTEM / "lib/libc/musl/include/stdio.h").is_file():
            raise Unfit("compiled-no-headers", path=str(self.headers / _SYSTEM), package="emscripten")

    def _check_header(self, file: Path, pattern: str, wanted: Sequence[str], package: str) -> None:
        try:
            text = (self.headers / file).read_text(encoding="utf-8")
        except OSError:
            raise Unfit("compiled-no-headers", path=str(self.headers / file), package=package) from None
        found = re.search(pattern, text)
        if found is None or not any(f"{found[1]}.".startswith(f"{each}.") for each in wanted):
            told = found[1] if found else "–"
            raise Unfit("compiled-other-headers", path=str(self.headers / file), found=told, wanted=" / ".join(wanted))


def is_compiled(folder: Path) -> bool:
    """Whether a folder holds, undamaged, the engine of these very sources for the Pyodide that is meant."""
    try:
        label = json.loads((folder / LABEL).read_text(encoding="utf-8"))
        same = label["sources"] == _sources() and label["pyodide"] == PYODIDE
        return same and all(_digest(path) == label["modules"][path.name] for path in modules(folder).values())
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return False


def modules(folder: Path) -> dict[str, Path]:
    """The files of a compiled engine, by where they stand in a page."""
    compiled = {f"{name.replace('.', '/')}{SUFFIX}": folder / f"{name}{SUFFIX}" for name in PARTS}
    return {**compiled, TYPES: folder / TYPES}


def compile_engine(folder: Path, tools: Tools) -> None:
    """Compile it; what the folder held before stays there until this has succeeded."""
    tools.check()
    if folder.exists() and not (folder / LABEL).is_file() and (not folder.is_dir() or any(folder.iterdir())):
        raise Unfit("build-static-taken", path=str(folder))
    with tempfile.TemporaryDirectory() as temporary:
        work = Path(temporary)
        made = work / "made"
        made.mkdir()
        try:
            _compile(work, made, tools)
            _try(work, made, tools)
        except Failed as failure:
            raise Unfit("compiled-failed", reason=str(failure)) from None
        digests = {path.name: _digest(path) for path in modules(made).values()}
        label = {"pyodide": PYODIDE, "sources": _sources(), "modules": digests}
        (made / LABEL).write_text(json.dumps(label, indent=1) + "\n", encoding="utf-8")
        put(made, folder)


def _compile(work: Path, made: Path, tools: Tools) -> None:
    for path in HOUSE.rglob("*.py"):
        target = work / "hanse" / path.relative_to(HOUSE)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
    files = [Path("hanse", path.relative_to(HOUSE)).as_posix() for path in engine_files()]
    told = _run([sys.executable, "-m", "hanse.offline.in_c", *files], work)
    parts = json.loads(told.splitlines()[-1])
    parts[ENTRANCE] = [[str(Path(__file__).with_name("entrance.c"))], []]
    shutil.copytree(tools.headers / _HEADERS, work / "python")
    (work / "python" / "pyconfig.h").write_text(_shape(tools, work), encoding="utf-8")
    include = [f"-isystem{(tools.headers / _SYSTEM / part).resolve()}" for part in _LIBC]
    for name, (sources, own) in parts.items():
        objects = [f"{name}.{number}.o" for number in range(len(sources))]
        searched = [*include, "-Ipython", *(f"-I{each}" for each in own)]
        for source, compiled in zip(sources, objects, strict=True):
            _zig([*_COMPILE, *searched, "-c", source, "-o", compiled], work)
        begin = f"--export=PyInit_{name.rpartition('.')[2]}"
        _zig([*_LINK, *_SMALL, begin, *objects, "-o", str(made / f"{name}{SUFFIX}")], work)

    types = importlib.util.find_spec("mypy_extensions")
    if types is None or types.origin is None:
        raise Failed("mypy_extensions")
    shutil.copyfile(types.origin, made / TYPES)


def _try(work: Path, made: Path, tools: Tools) -> None:
    """Play in what was compiled, and here: the same must happen."""
    pack(work / "hanse.zip", modules(made))
    told = run_in_node(tools.pyodide, work, OPEN + _PLAY.format(count=TRIED)).splitlines()
    for plan, theirs in zip(plans(TRIED), told, strict=True):
        if trace(plan) != theirs:
            raise Failed(f"{plan}: {theirs}")


def _shape(tools: Tools, work: Path) -> str:
    """What Python's headers ask about the machine, as Pyodide's own Python answers it."""
    known = json.loads(run_in_node(tools.pyodide, work, _SHAPE))
    return "".join(
        f"#define {name} {value}\n" for name, value in sorted(known.items()) if value and name.isidentifier()
    )


def _sources() -> str:
    """What the engine is made of, in short."""
    total = hashlib.sha256()
    for path in _made_of():
        total.update(path.relative_to(HOUSE).as_posix().encode() + b"\n" + path.read_bytes())
    return total.hexdigest()


def _made_of() -> Iterator[Path]:
    yield HOUSE / "engine.toml"
    yield HOUSE / "offline" / "entrance.c"
    for floor in FLOORS:
        yield from sorted((HOUSE / floor).rglob("*.py"))


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _installed(package: str) -> str | None:
    try:
        return version(package)
    except PackageNotFoundError:
        return None


def _zig(arguments: list[str], work: Path) -> None:
    _run([sys.executable, "-m", "ziglang", *arguments], work)


def _run(command: list[str], work: Path) -> str:
    """What a program prints; its caches stay in the folder in which it works."""
    cache = str(work / "cache")
    environment = {**os.environ, "ZIG_LOCAL_CACHE_DIR": cache, "ZIG_GLOBAL_CACHE_DIR": cache}
    run = subprocess.run(command, cwd=work, env=environment, capture_output=True, text=True, check=False)
    if run.returncode != 0:
        lines = (run.stderr or run.stdout).strip().splitlines()
        raise Failed(next((line for line in lines if "error" in line.lower()), lines[-1] if lines else command[-1]))
    return run.stdout

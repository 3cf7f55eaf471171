"""What a page does first: the modules of the compiled engine are found in their library, if there is one."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from types import ModuleType

LIBRARY = "hanse__mypyc"  # all of the engine, as its compiler calls it
ENTRANCE = "hanse__entrance"
_BEGINNING, _DOT = "init_", "___"


class Engine(MetaPathFinder, Loader):
    """Finds and loads what the library holds; everything else is found as ever."""

    def __init__(self, library: ModuleType, enter: Callable[[object], ModuleType]) -> None:
        self._enter = enter
        self._capsules = {
            name.removeprefix(_BEGINNING).replace(_DOT, "."): capsule
            for name, capsule in vars(library).items()
            if name.startswith(_BEGINNING)
        }

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """That of a module of the engine."""
        return ModuleSpec(fullname, self) if fullname in self._capsules else None

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """The module, which has run when it is there."""
        return self._enter(self._capsules[spec.name])

    def exec_module(self, module: ModuleType) -> None:
        """Nothing is left to be done."""


def start() -> None:
    """From now on the compiled engine is what is imported, where it was packed."""
    if find_spec(LIBRARY) is not None:
        sys.meta_path.insert(0, Engine(import_module(LIBRARY), import_module(ENTRANCE).enter))

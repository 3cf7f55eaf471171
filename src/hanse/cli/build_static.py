"""`hanse build-static`: a folder that plays in the browser without a server."""

from __future__ import annotations

from pathlib import Path

from hanse.cli.arguments import Namespace, Parser
from hanse.cli.common import Refused
from hanse.messages import Catalogue
from hanse.offline.folder import HOUSE, PYODIDE, build, default_pyodide, has_pyodide, is_built

_MIB = 1 << 20


def add_arguments(parser: Parser) -> None:
    """Name the arguments of the verb."""
    parser.argument("folder", metavar="DIR")
    parser.argument("--pyodide", metavar="DIR")


def run(args: Namespace, words: Catalogue) -> int:
    """Build it."""
    folder = Path(args.folder)
    client = HOUSE / "server" / "client"
    pyodide = default_pyodide() if args.pyodide is None else Path(args.pyodide)
    if not (client / "index.html").is_file():
        raise Refused(words.say("build-static-no-client"))
    if not has_pyodide(pyodide):
        raise Refused(words.say("build-static-no-pyodide", path=pyodide, version=PYODIDE))
    if folder.exists() and not is_built(folder) and (not folder.is_dir() or any(folder.iterdir())):
        raise Refused(words.say("build-static-taken", path=folder))
    build(folder, client, pyodide)
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    print(words.say("build-static-done", path=args.folder, mib=round(size / _MIB)))
    return 0

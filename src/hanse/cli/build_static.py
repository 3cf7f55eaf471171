"""`hanse build-static`: a folder that plays in the browser without a server."""

from __future__ import annotations

from pathlib import Path

from hanse.cli.arguments import Namespace, Parser
from hanse.cli.common import Refused
from hanse.messages import Catalogue
from hanse.offline.compiling import Tools, Unfit, compile_engine, is_compiled, modules
from hanse.offline.folder import HOUSE, PYODIDE, build, default_pyodide, has_pyodide, is_built
from hanse.offline.node import Failed

_MIB = 1 << 20


def add_arguments(parser: Parser) -> None:
    """Name the arguments of the verb."""
    parser.argument("folder", metavar="DIR")
    parser.argument("--pyodide", metavar="DIR")
    parser.argument("--compiled", metavar="DIR")
    parser.argument("--headers", metavar="DIR", default="/")


def run(args: Namespace, words: Catalogue) -> int:
    """Build it."""
    folder = Path(args.folder)
    client = HOUSE / "server" / "client"
    pyodide = default_pyodide() if args.pyodide is None else Path(args.pyodide)
    if not (client / "index.html").is_file():
        raise Refused(words.say("build-static-no-client"))
    if not has_pyodide(pyodide):
        raise Refused(words.say("build-static-no-pyodide", path=str(pyodide), version=PYODIDE))
    if folder.exists() and not is_built(folder) and (not folder.is_dir() or any(folder.iterdir())):
        raise Refused(words.say("build-static-taken", path=args.folder))
    try:
        if args.compiled is not None and not is_compiled(Path(args.compiled)):
            print(words.say("build-static-compiling"), flush=True)
            compile_engine(Path(args.compiled), Tools(pyodide, Path(args.headers)))
        build(folder, client, pyodide, {} if args.compiled is None else modules(Path(args.compiled)))
    except Unfit as unfit:
        raise Refused(words.say(unfit.message, **unfit.told)) from None
    except Failed as failure:
        raise Refused(words.say("build-static-failed", reason=str(failure))) from None
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    print(words.say("build-static-done", path=args.folder, mib=round(size / _MIB)))
    print(words.say("offline-interpreted" if args.compiled is None else "offline-compiled"))
    return 0

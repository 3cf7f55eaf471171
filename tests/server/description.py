"""The types of the client, generated from what the server says of itself: `make description` writes them anew."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from hanse.server.app import make_app
from hanse.server.settings import Settings

WEB = Path(__file__).parents[2] / "web"
TYPES = WEB / "src" / "shell" / "api-types.ts"
TOOL = WEB / "node_modules" / "openapi-typescript" / "bin" / "cli.js"
# What a request may leave out stays optional; every model has a name of its own.
WAYS = ("--default-non-nullable=false", "--root-types", "--root-types-no-schema-prefix")


def generated() -> str:
    """The models of the server's description as TypeScript; its addresses are written in the client's calls."""
    models = {**make_app(Settings()).openapi(), "paths": {}}
    done = subprocess.run(
        ["node", str(TOOL), *WAYS], input=json.dumps(models), capture_output=True, text=True, check=True, cwd=WEB
    )
    return done.stdout


if __name__ == "__main__":
    TYPES.write_text(generated(), encoding="utf-8")

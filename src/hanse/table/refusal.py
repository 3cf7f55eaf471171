"""Why the table says no. The code names a message of the catalogue (`error-<code>`), the arguments fill it in."""

from __future__ import annotations


class Refusal(Exception):
    """Something that cannot be done now; nothing has changed."""

    def __init__(self, code: str, /, **args: str | int | float | bool) -> None:
        super().__init__(code)
        self.code = code
        self.told = args

"""For which decisions orders may be left, and what may be wished for."""

from __future__ import annotations

from hanse.kernel.orders import Orderable, View, Wish, by, nothing_else


def _used(view: View, only: bool) -> bool:
    return bool(view["decision"]["used"])


ORDERS = (
    Orderable("loss", (Wish("lose", by("barrels")),)),
    Orderable("place", (Wish("place", by("port")),)),
    Orderable("refill", (Wish("refill"), Wish("decline"))),
    Orderable("sale", (Wish("sell"), Wish("sell-all", name="sell"), Wish("done"))),
    Orderable("customs", (Wish("discard", by("barrels")), Wish("discard", by("token"), "token"))),
    Orderable("visit", (Wish("end", name="used", when=_used), Wish("end", when=nothing_else))),
)

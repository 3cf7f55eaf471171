"""For which decisions orders may be left, and what may be wished for."""

from __future__ import annotations

from hanse.kernel.orders import Choice, Orderable, View, Wish, by


def _route(choice: Choice) -> Choice:
    """The kind of piece and the route of its post: the posts of one route are alike."""
    return {"kind": choice["kind"], "route": choice["post"].rpartition(".")[0]}


def _no_actions(view: View, only: bool) -> bool:
    return bool(view["turn"]["actions"] == 0)


ORDERS = (
    Orderable("displaced", (Wish("place", _route), Wish("place", by("kind"), "anywhere"), Wish("done"))),
    Orderable("pay", (Wish("pay", by("merchants")),)),
    Orderable("markers", (Wish("marker", by("route")),)),
    Orderable("turn", (Wish("end", when=_no_actions),)),
)

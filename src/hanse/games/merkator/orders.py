"""For which decisions orders may be left, and what may be wished for."""

from __future__ import annotations

from collections.abc import Callable

from hanse.kernel.orders import Orderable, View, Wish, by

PRICES = (1, 2)  # that joining may cost, in counters


def _gains(view: View) -> bool:
    """Whether joining would give something (MK-8.2)."""
    return "moot" not in view["decision"]


def _up_to(price: int) -> Callable[[View, bool], bool]:
    return lambda view, only: bool(view["decision"]["price"] <= price)


def _gains_up_to(price: int) -> Callable[[View, bool], bool]:
    return lambda view, only: bool(view["decision"]["price"] <= price) and _gains(view)


ORDERS = (
    Orderable(
        "join",
        (
            *(Wish("join", name="gain", told={"price": price}, when=_gains_up_to(price)) for price in PRICES),
            *(Wish("join", told={"price": price}, when=_up_to(price)) for price in PRICES),
            Wish("done", name="moot", when=lambda view, only: not _gains(view)),
            Wish("done"),
        ),
        usual=("moot",),
    ),
    Orderable("loss", (Wish("lose", by("good")), Wish("lose-tile", by("colour")))),
    Orderable("reflip", (Wish("keep"), Wish("turn-next"))),
    Orderable("reward", (Wish("take-reward"), Wish("sell-reward"))),
    Orderable("store", (Wish("store", by("good")),)),
    Orderable("fulfil", (Wish("fulfil"), Wish("done"))),
    Orderable("invest", (Wish("done"),)),
    Orderable("travel", (Wish("travel", by("place")),)),
)

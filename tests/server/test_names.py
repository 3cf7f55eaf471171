"""No second person looks like somebody who has signed up: not as a guest, not at a table, not at a local seat."""

from __future__ import annotations

import secrets

import pytest

from hanse.server.names import fold, looks
from tests.server.conftest import Come

PASSWORD = "correct horse"


@pytest.mark.parametrize(
    "other",
    [
        "hilde",
        "HILDE",
        "Ｈｉｌｄｅ",
        "Hіlde",
        "Нilde",
        "Hi\u200blde",
        "H\u00adilde",
        "Hilde\u2060",
        "H ilde",
        "Hiⅼde",
        "Hı1de",
    ],
)
def test_names_that_cannot_be_told_apart_look_the_same(other: str) -> None:
    assert looks(other) == looks("Hilde")


def test_other_names_look_different() -> None:
    names = ["Hilde", "Hilda", "Hildé", "Ёлка", "Елка", "山田", "Anna", "Änna", "Bert", "rnona", "Mona 2"]
    assert len({looks(name) for name in names}) == len(names)
    assert looks("modern") == looks("rnodern") == looks("modem")
    assert looks("OTTO") == looks("0tt0")
    assert fold("rnona") != fold("mona")


def test_nobody_passes_for_somebody_who_has_signed_up(come: Come) -> None:
    name = "Wibald" + "".join(secrets.choice("bcdfgh") for _ in range(8))
    false = name.replace("a", "а")  # a Cyrillic letter
    assert false != name
    hilde, other = come(None), come("Bert")
    hilde.ok(hilde.post("signup", {"name": name, "password": PASSWORD}))
    refused = [
        other.post("guest", {"name": false}),
        other.post("signup", {"name": false + "\u200b", "password": PASSWORD}),
        other.post("tables", {"game": "teutonica", "preset": "base2009", "seats": local(false)}),
    ]
    table = hilde.new("me", "open", "open")
    refused.append(other.post(f"tables/{table}/join", {"name": name.upper()}))
    assert {answer.json()["error"]["code"] for answer in refused} == {"name-taken"}
    hilde.ok(hilde.post("tables", {"game": "teutonica", "preset": "base2009", "seats": local(false)}))
    hilde.ok(hilde.post("signout"))
    hilde.ok(hilde.post("signin", {"name": name.lower(), "password": PASSWORD}))


def test_a_guest_whose_name_somebody_has_taken_meanwhile_needs_another_at_the_table(come: Come) -> None:
    name = "Ottokar" + secrets.token_hex(4)
    guest, owner = come(name), come(None)
    owner.ok(owner.post("signup", {"name": name, "password": PASSWORD}))
    table = owner.new("me", "open", "open")
    assert guest.post(f"tables/{table}/join").json()["error"]["code"] == "name-taken"
    guest.ok(guest.post(f"tables/{table}/join", {"name": "Somebody else"}))


def local(name: str) -> list[dict[str, str]]:
    return [{"kind": "me"}, {"kind": "local", "name": name}, {"kind": "bot"}]

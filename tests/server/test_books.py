"""Positions set up by hand and studies with chapters, over HTTP: who reads, who writes, what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.conftest import Come
from tests.server.player import Player, Server, play_out

POSITION: dict[str, Any] = {"players": 3, "cities": {"minden": ["t0"]}}


def test_a_position_is_completed_or_all_that_is_wrong_is_told(come: Come) -> None:
    anna = come()
    found = anna.ok(anna.post("positions", {"game": "teutonica", "position": POSITION}))
    assert (
        found["view"]["cities"]["minden"]["offices"][0] == found["position"]["cities"]["minden"]["offices"][0] == "t0"
    )
    assert found["choices"]
    wrong = {
        "players": 3,
        "routes": {"stade-hamburg": {"marker": "swap"}},
        "cities": {"minden": [None, "t0"], "stade": ["t0"]},
    }
    told = {
        language: anna.ok(anna.post("positions", {"game": "teutonica", "position": wrong, "language": language}))
        for language in ("en", "fr", "de")
    }
    assert all(each["position"] is None and each["reasons"] for each in told.values())
    assert len({tuple(each["reasons"]) for each in told.values()}) == 3
    assert code_of(anna.post("positions", {"game": "chess", "position": {}})) == "no-game"


@pytest.mark.parametrize(
    ("game", "preset", "seats"), [("teutonica", "base2009", 3), ("hansa", "hansa2004", 2), ("merkator", "standard", 2)]
)
def test_a_dealt_position_can_be_taken_as_it_is(game: str, preset: str, seats: int, come: Come) -> None:
    anna = come()
    dealt = anna.ok(anna.post("positions/deal", {"game": game, "preset": preset, "seats": seats}))
    again = anna.ok(anna.post("positions", {"game": game, "position": dealt["position"]}))
    assert again["position"] == dealt["position"]


def test_a_position_is_judged(come: Come) -> None:
    anna = come()
    judged = anna.ok(anna.post("positions/judge", {"game": "hansa", "position": {"players": 2}}))
    assert sum(judged["expected"]["chances"]) == pytest.approx(1, abs=0.01)
    assert judged["best"]["choices"]
    assert code_of(anna.post("positions/judge", {"game": "hansa", "position": {"players": 9}})) == "position"


def code_of(refused: Any) -> str:
    """The code of a refusal."""
    assert not refused.is_success
    return str(refused.json()["error"]["code"])


def chaptered(anna: Player) -> dict[str, Any]:
    """A study with one chapter."""
    made = anna.ok(anna.post("studies", {"name": "Beginnings"}))
    body = {"version": made["version"], "name": "First", "game": "teutonica", "position": POSITION}
    found: dict[str, Any] = anna.ok(anna.post(f"studies/{made['id']}/chapters", body))
    return found


def put(player: Player, path: str, body: Any) -> Any:
    return player.http.put(f"/api/{path}", json=body)


def test_a_study_is_private_opens_with_its_link_and_only_its_owner_writes(come: Come) -> None:
    anna, berta = come(), come()
    book = chaptered(anna)
    path = f"studies/{book['id']}"
    assert code_of(berta.get(path)) == "private-book"
    assert code_of(berta.get(f"{path}/chapters/0")) == "private-book"
    assert code_of(berta.get(f"{path}/file?key=no")) == "private-book"
    seen = berta.ok(berta.get(f"{path}?key={book['key']}"))
    assert (seen["mine"], seen["key"], seen["name"]) == (False, None, "Beginnings")
    assert berta.ok(berta.get("studies"))["public"] == []
    change = {"version": book["version"], "name": "Openings", "public": True, "order": [0]}
    assert code_of(put(berta, path, change)) == "no-book"
    changed = anna.ok(put(anna, path, change))
    assert code_of(put(anna, path, change)) == "book-changed"
    assert code_of(put(berta, path, {**change, "version": changed["version"]})) == "not-your-book"
    assert [line["name"] for line in berta.ok(berta.get("studies"))["public"]] == ["Openings"]
    assert berta.ok(berta.get(path))["chapters"][0]["name"] == "First"
    assert code_of(berta.http.delete(f"/api/{path}")) == "not-your-book"
    assert anna.ok(anna.http.delete(f"/api/{path}"))["mine"] == []
    assert code_of(anna.get(path)) == "no-book"


def test_variations_comments_and_drawings_are_kept_and_played_on_from(come: Come) -> None:
    anna = come()
    book = chaptered(anna)
    path = f"studies/{book['id']}/chapters/0"
    first = anna.ok(anna.get(f"{path}/moments/0"))["choices"][0]["code"]
    note = {"text": "Why?", "arrows": [["city:minden", "city:hannover"]], "rings": ["city:minden"]}
    body = {"version": book["version"], "name": "First", "moves": [[0, first]], "notes": {"1": note}}
    kept = anna.ok(put(anna, path, body))
    assert (kept["moves"], kept["notes"]["1"]) == ([[0, first]], note)
    assert kept["decided"][0]["choice"]["code"] == first
    assert anna.ok(anna.get(path)) == kept
    assert anna.ok(anna.get(f"{path}/position/1"))["position"] != anna.ok(anna.get(f"{path}/position/0"))["position"]
    assert code_of(anna.get(f"{path}/moments/2")) == "no-ply"
    wrong = {**body, "version": book["version"] + 1, "moves": [[0, 999_999]]}
    assert code_of(put(anna, path, wrong)) == "book"
    assert anna.ok(anna.get(path)) == kept


def test_a_study_is_exported_and_brought_back(come: Come) -> None:
    anna, berta = come(), come()
    book = chaptered(anna)
    file = anna.ok(anna.get(f"studies/{book['id']}/file"))
    brought = berta.ok(berta.post("studies/import", file))
    assert (brought["name"], brought["mine"], brought["public"]) == ("Beginnings", True, False)
    assert berta.ok(berta.get(f"studies/{brought['id']}/file")) == file
    for wrong in ({}, {**file, "version": 2}, {**file, "chapters": [{}]}):
        assert code_of(berta.post("studies/import", wrong)) == "book"
    assert code_of(berta.post("studies/import", {**file, "more": "x" * (1 << 21)})) == "too-large"


def test_only_finished_games_become_chapters(server: Server, come: Come) -> None:
    anna = come()
    book = anna.ok(anna.post("studies", {"name": "Games"}))
    body = {"version": 1, "name": "A game"}
    running = anna.new("me", "local", game="hansa", preset="hansa2004", public=False)
    assert code_of(anna.post(f"studies/{book['id']}/chapters", {**body, "table": running})) == "not-over"
    assert code_of(anna.post(f"studies/{book['id']}/chapters", body)) == "no-chapter"
    table = anna.new("me", "bot", game="hansa", preset="hansa2004", public=False)
    play_out(server, [anna], table)
    assert code_of(come().post(f"studies/{book['id']}/chapters", {**body, "table": table})) == "no-book"
    anna.ok(anna.post(f"studies/{book['id']}/chapters", {**body, "table": table}))
    chapter = anna.ok(anna.get(f"studies/{book['id']}/chapters/0"))
    assert chapter["played"] == len(chapter["decided"]) == anna.table(table)["ply"]
    assert anna.ok(anna.get(f"studies/{book['id']}/chapters/0/moments/{chapter['played']}"))["mover"] is None

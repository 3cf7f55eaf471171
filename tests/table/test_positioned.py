"""Tables that begin from a position: stored, read again, taken back and recorded like all others."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hanse.games import GAMES, find_game
from hanse.kernel.record import read_record
from hanse.learn.lessons import lessons
from hanse.players.house import HOUSE
from hanse.server.ratings import rated_players
from hanse.table import Entry, LiveTable, Refusal, acts, show
from hanse.table.setup import Beginning, Secrets, Wish, create_from, seats_for
from hanse.table.stored import DAMAGED, read_table

SECRETS = Secrets("7", "salt", "invite")
NEARLY_OVER: dict[str, Any] = {
    "players": 3,
    "routes": {"munster-minden": ["t0", "t0", "t0"]},
    "cities": {"minden": ["t0"]},
    "seats": [{"score": 19}],
}


def begin(position: dict[str, Any], game: str = "teutonica", lesson: str | None = None, seats: int = 3) -> list[Entry]:
    """The log of a table that begins from this position, with Anna on every seat."""
    wishes = [Wish("me"), *(Wish("local") for _ in range(seats - 1))]
    drafts = create_from(
        game,
        Beginning(position, lesson),
        seats_for(list(HOUSE), wishes, "anna", "Anna"),
        "anna",
        public=True,
        clock=None,
        secrets=SECRETS,
    )
    return [Entry(number, 1000.0, draft.kind, draft.data) for number, draft in enumerate(drafts, 1)]


def decide(log: list[Entry], words: str) -> list[Entry]:
    table = read_table("t", log)
    assert table.state is not None
    drafts = acts.decision(table, table.state.code(words))
    return [*log, *(Entry(table.seq + n, 1001.0, draft.kind, draft.data) for n, draft in enumerate(drafts, 1))]


def test_a_game_begins_from_it_is_stored_and_recorded() -> None:
    log = decide(begin(NEARLY_OVER), "establish munster-minden")
    log = decide(log, "done") if read_table("t", log).status == "playing" else log
    stored = [Entry(e.seq, e.at, e.kind, json.loads(json.dumps(e.data))) for e in log]
    table = read_table("t", stored)
    assert table.status == "over"
    record = read_record(table.record().to_json(), GAMES)
    assert record.position is not None
    assert record.replay().scores() == table.state.scores() if table.state else None
    assert table.state_at(0).to_data() == record.begin().to_data()
    assert rated_players(table) == []
    assert show.full(table, "anna")["lesson"] is None


def test_a_decision_can_be_taken_back_to_the_position() -> None:
    log = decide(begin({"players": 3}), "end turn")
    table = read_table("t", [*log, Entry(len(log) + 1, 1002.0, "undone", {"ply": 0, "seat": 0, "lenient": False})])
    assert table.state is not None
    assert table.state.to_data() == table.state_at(0).to_data()
    assert table.mover() == 0


def test_what_is_hidden_is_dealt_anew_but_not_in_a_lesson() -> None:
    game = find_game("teutonica")
    position = game.start(game.options("base2009", 3), "known").to_data()
    dealt = begin(position)[2].data["position"]
    assert dealt["marker_stock"]["order"] != position["marker_stock"]["order"]
    assert sorted(dealt["marker_stock"]["order"]) == sorted(position["marker_stock"]["order"])
    assert game.read_position(dealt).view(None) == game.read_position(position).view(None)
    assert begin(position, lesson="base/place")[1].data["position"] == position


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_is_a_table(game: str) -> None:
    for lesson in lessons(game):
        log = begin(lesson.position, game, lesson.name, lesson.begin().seats())
        table = LiveTable("t", log)
        assert table.lesson == lesson.name
        assert table.state is not None
        assert table.state.to_data() == lesson.begin().to_data()


@pytest.mark.parametrize(
    ("position", "code"),
    [
        ({"players": 3, "routes": {"nowhere": []}}, "position"),
        ({"players": 3, "cities": {"stade": ["t0", "t1"]}}, "position"),
        ({"players": 4}, "position-seats"),
        ({"players": 3, "over": True, "ending": ["points"], "seats": [{"score": 20}]}, "position-over"),
        ({"game": "hansa"}, "position"),
        ({"rules": 99, "players": 3}, "position"),
    ],
)
def test_what_cannot_be_a_table_is_refused(position: dict[str, Any], code: str) -> None:
    with pytest.raises(Refusal) as refused:
        begin(position)
    assert refused.value.code == code


def test_a_stored_position_that_is_none_any_more_is_left_alone() -> None:
    log = begin(NEARLY_OVER)
    broken = {**log[1].data, "position": {**log[1].data["position"], "cities": {"minden": ["t9"]}}}
    with pytest.raises(Refusal) as refused:
        read_table("t", [log[0], Entry(2, 1000.0, "positioned", broken), *log[2:]])
    assert refused.value.code == DAMAGED

"""The deal that nobody can choose: parts of server and pages, each settled before any of the others is known."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import pytest

from hanse.games import GAMES
from hanse.kernel.record import read_record
from hanse.table import Entry, Refusal, acts, dealing, show
from hanse.table.fair import commitment_of, part_commitment, promise_of, seed_of
from hanse.table.proof import Broken, NoPromise, Proof, check
from hanse.table.seats import BOT, PERSON, Seat
from hanse.table.stored import NEWER, read_table
from tests.table.sitting import Sitting
from tests.table.test_live import play_on

ANNAS, BERTS = "a" * 64, "b" * 64


def full_table(present: tuple[str, ...] = ("anna", "bert")) -> Sitting:
    """Anna and Bert have sat down, their pages have promised a part, and a bot has the third seat."""
    sitting = Sitting("me", "open", "bot")
    sitting.do(dealing.promise(sitting.table, "anna", part_commitment(ANNAS)))
    sitting.do(acts.join(sitting.table, "bert", "Bert", None, part_commitment(BERTS), present))
    return sitting


def begun() -> Sitting:
    sitting = full_table()
    sitting.do(dealing.open_part(sitting.table, "bert", BERTS))
    sitting.do(dealing.open_part(sitting.table, "anna", ANNAS))
    return sitting


@pytest.fixture(scope="module")
def download() -> dict[str, Any]:
    """The record of a finished game as it is downloaded."""
    sitting = begun()
    play_on(sitting)
    table = sitting.table
    extra = {"salt": table.salt, "commitment": table.commitment, "fair": show.fair_record(table)}
    data: dict[str, Any] = json.loads(json.dumps(table.record().to_data() | extra))
    return data


def checked(data: dict[str, Any], seen: str | None = None) -> Proof:
    return check(data, read_record(json.dumps(data), GAMES), seen)


def broken(data: dict[str, Any], seen: str | None = None) -> str:
    with pytest.raises(Broken) as found:
        checked(data, seen)
    return found.value.what


def test_the_game_begins_when_the_last_page_has_opened_its_part() -> None:
    sitting = full_table()
    assert (sitting.table.status, sitting.table.dealing, sitting.table.mover()) == ("open", True, None)
    sitting.do(dealing.open_part(sitting.table, "bert", BERTS))
    assert sitting.table.dealing
    sitting.do(dealing.open_part(sitting.table, "anna", ANNAS))
    assert (sitting.table.status, sitting.table.dealing) == ("playing", False)
    assert sitting.table.seed == seed_of("8", "salt", [(0, ANNAS), (1, BERTS)])
    assert read_table("t", sitting.log).state_at(0).to_data() == sitting.table.state_at(0).to_data()


def test_nobody_is_told_a_part_before_the_game_is_over() -> None:
    sitting = full_table()
    promise = show.full(sitting.table, "bert")["fair"]["promise"]
    assert promise == promise_of(commitment_of("8", "salt"), [(0, part_commitment(ANNAS)), (1, part_commitment(BERTS))])
    sitting.do(dealing.open_part(sitting.table, "anna", ANNAS))
    for table in (sitting.table, begun().table):
        for who in ("anna", "bert", None):
            told = json.dumps(show.full(table, who))
            assert ANNAS not in told
            assert BERTS not in told
            assert '"seed": null' in told
    assert show.full(begun().table, None)["fair"]["promise"] == promise


def test_every_part_counts_and_none_gives_the_seed_away() -> None:
    parts = [(0, ANNAS), (1, BERTS)]
    seed = seed_of("8", "salt", parts)
    others = [seed_of("9", "salt", parts), seed_of("8", "sale", parts), seed_of("8", "salt", parts[:1])]
    others.append(seed_of("8", "salt", [(0, BERTS), (1, ANNAS)]))
    assert len({seed, *others}) == 5


def test_a_player_cannot_open_another_part_than_the_promised_one() -> None:
    sitting = full_table()
    before = sitting.table.seq
    with pytest.raises(Refusal) as refusal:
        dealing.open_part(sitting.table, "bert", "c" * 64)
    assert refusal.value.code == "other-part"
    sitting.do(dealing.open_part(sitting.table, "anna", ANNAS))
    assert dealing.open_part(sitting.table, "anna", ANNAS) == []  # asked again, because the answer was lost
    for account, part in (("carl", ANNAS), ("anna", "c" * 64), ("anna", None)):
        with pytest.raises(Refusal) as refusal:
            dealing.open_part(sitting.table, account, part)
        assert refusal.value.code == "no-part"
    assert sitting.table.seq == before + 1


def test_a_promise_cannot_be_changed_once_the_list_is_closed() -> None:
    sitting = full_table()
    with pytest.raises(Refusal) as refusal:
        dealing.promise(sitting.table, "bert", part_commitment("c" * 64))
    assert refusal.value.code == "started"
    with pytest.raises(Refusal):
        acts.start(sitting.table, "anna")
    with pytest.raises(Refusal):
        acts.join(sitting.table, "carl", "Carl", None)


def test_who_is_not_there_when_the_list_is_closed_adds_nothing() -> None:
    sitting = full_table(present=())
    assert [part.account for part in sitting.table.deal.parts] == ["bert"] if sitting.table.deal else False
    sitting.do(dealing.open_part(sitting.table, "bert", BERTS))
    assert sitting.table.seed == seed_of("8", "salt", [(1, BERTS)])


def test_who_leaves_before_the_deal_uses_up_all_parts() -> None:
    sitting = full_table()
    sitting.do(dealing.open_part(sitting.table, "anna", ANNAS))
    sitting.do(acts.leave(sitting.table, "bert"))
    assert (sitting.table.dealing, sitting.table.commitments) == (False, {})
    sitting.do(acts.join(sitting.table, "carl", "Carl", None))
    assert sitting.table.seed == seed_of("8", "salt", [])


def test_a_page_that_cannot_open_its_part_is_named() -> None:
    sitting = full_table()
    sitting.do(dealing.open_part(sitting.table, "bert", None))
    sitting.do(dealing.open_part(sitting.table, "anna", ANNAS))
    told = show.full(sitting.table, "anna")["fair"]["parts"]
    assert [part["missing"] for part in told] == [False, True]
    assert sitting.table.seed == seed_of("8", "salt", [(0, ANNAS)])


def test_a_true_record_is_what_was_promised(download: dict[str, Any]) -> None:
    promise, commitment = download["fair"]["promise"], download["commitment"]
    for seen in (None, promise, commitment):
        assert checked(download, seen) == Proof(commitment, promise, [0, 1], [])


def test_a_forged_record_is_found_out(download: dict[str, Any]) -> None:
    """Whoever deals another game and makes everything fit in itself cannot make it fit what was seen."""
    sitting = Sitting("me", "bot", "bot", seed="another")
    play_on(sitting)
    table = sitting.table
    extra = {"salt": table.salt, "commitment": table.commitment, "fair": show.fair_record(table)}
    forged = table.record().to_data() | extra
    checked(forged)
    assert broken(forged, download["fair"]["promise"]) == "seen"
    assert broken(forged, download["commitment"]) == "seen"


def test_a_swapped_seed_is_found_out(download: dict[str, Any]) -> None:
    other = seed_of("another", "salt", [])
    table = Sitting("me", "bot", "bot").table
    swapped = {**download, "seed": other, "codes": []}
    assert table.seed != other
    assert broken(swapped) == "seed"
    assert broken({**download, "seed": 7, "codes": []}) == "seed"


def test_a_host_who_grinds_seeds_is_found_out(download: dict[str, Any]) -> None:
    """The server's own part, a player of the host's, a part left out: each is bound before the others are known."""
    fair = download["fair"]
    seen = fair["promise"]
    opened = [(part["seat"], part["part"]) for part in fair["parts"]]
    for ground in range(5):
        mine = hashlib.sha256(b"%d" % ground).hexdigest()
        own = {**fair, "part": mine}
        seed = seed_of(mine, download["salt"], opened)
        assert broken({**download, "fair": own, "seed": seed, "codes": []}, seen) == "server"
        friend = [fair["parts"][0], {**fair["parts"][1], "part": mine}]
        seed = seed_of(fair["part"], download["salt"], [opened[0], (1, mine)])
        assert broken({**download, "fair": {**fair, "parts": friend}, "seed": seed, "codes": []}, seen) == "part"
        friend[1] = {**friend[1], "commitment": part_commitment(mine)}
        assert broken({**download, "fair": {**fair, "parts": friend}, "seed": seed, "codes": []}, seen) == "promise"
        promise = promise_of(download["commitment"], [(p["seat"], p["commitment"]) for p in friend])
        whole = {**fair, "parts": friend, "promise": promise}
        assert broken({**download, "fair": whole, "seed": seed, "codes": []}, seen) == "seen"


def test_what_has_not_the_form_of_a_promise_is_none(download: dict[str, Any]) -> None:
    fair = download["fair"]
    shapes: list[Any] = [7, [], {}, {**fair, "part": 7}, {**fair, "parts": {}}, {**fair, "parts": [7]}]
    shapes += [{**fair, "parts": [{"seat": "0", "commitment": "x"}]}, {**fair, "given": 7}, {**fair, "part": ""}]
    for shape in shapes:
        with pytest.raises(NoPromise):
            checked({**download, "fair": shape})
    with pytest.raises(NoPromise):
        checked({**download, "salt": 7})


def test_a_table_with_another_scheme_is_one_of_a_newer_version() -> None:
    first = Sitting("me", "open", "bot").log[0]
    with pytest.raises(Refusal) as refusal:
        read_table("t", [Entry(1, 0.0, "created", {**first.data, "fair": 2})])
    assert refusal.value.code == NEWER


def arranged() -> Sitting:
    """A tournament has put Anna and Bert at a table with a bot, at second 1000."""
    seats = [Seat(PERSON, "Anna", "anna"), Seat(PERSON, "Bert", "bert"), Seat(BOT, "", None, "random")]
    return Sitting(seats=seats, arranged=True)


def test_a_tournament_deals_as_soon_as_all_pages_have_added_their_part() -> None:
    sitting = arranged()
    assert sitting.table.status == "open"
    assert not sitting.do(dealing.promise(sitting.table, "anna", part_commitment(ANNAS))).dealing
    assert dealing.hurry(sitting.table, sitting.now) == []
    assert sitting.do(dealing.promise(sitting.table, "bert", part_commitment(BERTS))).dealing
    sitting.do(dealing.open_part(sitting.table, "anna", ANNAS))
    assert dealing.hurry(sitting.table, sitting.now) == []
    sitting.do(dealing.open_part(sitting.table, "bert", BERTS))
    assert sitting.table.seed == seed_of("8", "salt", [(0, ANNAS), (1, BERTS)])
    assert dealing.hurry(sitting.table, 1e9) == []


def test_who_is_not_there_holds_up_no_round() -> None:
    sitting = arranged()
    sitting.do(dealing.promise(sitting.table, "anna", part_commitment(ANNAS)))
    assert dealing.hurry(sitting.table, 1000.0 + dealing.PROMISE_SECONDS) == []
    sitting.do(dealing.hurry(sitting.table, 1001.0 + dealing.PROMISE_SECONDS))
    sitting.do(dealing.open_part(sitting.table, "anna", ANNAS))
    assert (sitting.table.status, sitting.table.seed) == ("playing", seed_of("8", "salt", [(0, ANNAS)]))


def test_a_table_where_nobody_is_begins_also_after_the_clock_was_set_back() -> None:
    for now in (1001.0 + dealing.PROMISE_SECONDS, 10.0):
        sitting = arranged()
        sitting.do(dealing.hurry(sitting.table, now))
        assert (sitting.table.status, sitting.table.seed) == ("playing", seed_of("8", "salt", []))


def test_who_keeps_a_promised_part_back_is_named_and_holds_up_nobody() -> None:
    sitting = arranged()
    for account, part in (("anna", ANNAS), ("bert", BERTS)):
        sitting.do(dealing.promise(sitting.table, account, part_commitment(part)))
    sitting.do(dealing.open_part(sitting.table, "bert", BERTS))
    closed = sitting.now - 1
    assert dealing.hurry(sitting.table, closed + dealing.OPEN_SECONDS) == []
    sitting.do(dealing.hurry(sitting.table, closed + dealing.OPEN_SECONDS + 1))
    assert (sitting.table.status, sitting.table.seed) == ("playing", seed_of("8", "salt", [(1, BERTS)]))
    assert [part["missing"] for part in show.full(sitting.table, "bert")["fair"]["parts"]] == [True, False]


def test_nobody_hurries_empties_or_takes_the_seats_of_a_tournament() -> None:
    sitting = arranged()
    with pytest.raises(Refusal, match="not-host"):
        acts.start(sitting.table, "anna")
    with pytest.raises(Refusal, match="not-host"):
        acts.send_away(sitting.table, "anna", 1)
    sitting.do(dealing.promise(sitting.table, "anna", part_commitment(ANNAS)))
    sitting.do(acts.leave(sitting.table, "bert"))
    left = sitting.table.seats[1]
    assert (sitting.table.status, left.kind, left.former, left.forfeited) == ("open", BOT, "bert", True)
    with pytest.raises(Refusal, match="full"):
        acts.join(sitting.table, "carl", "Carl", None)
    sitting.do(dealing.hurry(sitting.table, sitting.now))  # all who are left have promised
    sitting.do(dealing.open_part(sitting.table, "anna", ANNAS))
    assert (sitting.table.status, sitting.table.seed) == ("playing", seed_of("8", "salt", [(0, ANNAS)]))

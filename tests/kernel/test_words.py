"""One codec for all games: families of codes with their texts, and events with their fields."""

from __future__ import annotations

import pytest

from hanse.kernel.errors import MoveError
from hanse.kernel.words import Choice, Codec, Family, Field, number, one_of, pair, part


class Sea:
    """A board of two ports."""

    key = "sea"
    ports = ("riga", "reval")


PORT: Field[Sea] = part("port", lambda board, port: board.ports[port])
GOOD = one_of("good", ("salt", "wax"))
FAMILIES: tuple[Family[Sea], ...] = (
    Family(0, "end", "end turn"),
    Family(1, "sail", "sail {port}", PORT),
    Family(6, "carry", "carry {good} to {port}", pair(4, GOOD, PORT)),
)


def _touches(board: Sea, choice: Choice) -> list[str]:
    return [f"port:{choice['port']}"] if "port" in choice else []


CODEC = Codec(FAMILIES[::-1], 14, {"sailed": (number("seat"), PORT, number("day", 1)), "over": ()}, _touches)
SPOKEN = CODEC.on(Sea())


@pytest.mark.parametrize(
    ("code", "words", "told"),
    [
        (0, "end turn", {"family": "end"}),
        (1, "sail riga", {"family": "sail", "port": "riga"}),
        (2, "sail reval", {"family": "sail", "port": "reval"}),
        (7, "carry salt to reval", {"family": "carry", "good": "salt", "port": "reval"}),
        (10, "carry wax to riga", {"family": "carry", "good": "wax", "port": "riga"}),
    ],
)
def test_a_code_has_words_that_lead_back_to_it(code: int, words: str, told: Choice) -> None:
    assert SPOKEN.words(code) == words
    assert SPOKEN.code(words) == code
    assert SPOKEN.code(f"  {words.replace(' ', '   ')} ") == code
    assert SPOKEN.describe(code) == told
    assert SPOKEN.touches(code) == _touches(Sea(), told)


@pytest.mark.parametrize("code", [-1, 14, 10**20])
def test_a_code_outside_the_action_space_is_refused(code: int) -> None:
    with pytest.raises(MoveError, match=f"^decision {code}: expected a code from 0 to 13$"):
        SPOKEN.describe(code)


@pytest.mark.parametrize(("code", "family"), [(3, "sail"), (5, "sail"), (9, "carry"), (13, "carry")])
def test_a_code_that_the_board_does_not_have_is_refused(code: int, family: str) -> None:
    with pytest.raises(MoveError, match=f"^decision {code}: the board sea has no such {family}$"):
        SPOKEN.words(code)


@pytest.mark.parametrize("text", ["", "sail", "sail riga now", "fly riga", "carry salt riga"])
def test_words_of_no_family_are_refused_with_all_forms(text: str) -> None:
    with pytest.raises(MoveError) as refusal:
        SPOKEN.code(text)
    forms = "end turn; sail PORT; carry GOOD to PORT"
    assert str(refusal.value) == f"{text!r} is not a decision: expected one of: {forms}"


@pytest.mark.parametrize("text", ["sail visby", "carry iron to riga", "carry wax to visby"])
def test_words_for_what_is_not_there_are_refused(text: str) -> None:
    with pytest.raises(MoveError, match=f"^'{text}': the board sea has no such place or thing$"):
        SPOKEN.code(text)


def test_an_event_is_told_by_its_fields() -> None:
    told = {"event": "sailed", "seat": 2, "port": "reval", "day": 4}
    assert SPOKEN.event(("sailed", 2, 1, 3, 0, 0)) == told
    assert SPOKEN.event(("over", 0, 0, 0, 0, 0)) == {"event": "over"}

"""What every game must keep to: one suite for any game, under any options.

A new game is tested by playing it through `play_checked`; nothing here knows a rule. The first broken promise is
raised as `Broken`, with the decision at which it was found.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from hanse.kernel.chance import Chance, chance_from_seed
from hanse.kernel.contract import Game, State
from hanse.kernel.errors import MoveError
from hanse.kernel.record import Record, read_record

Choose = Callable[[Any, Chance], int]
Path = tuple[str | int, ...]

REPLAY_EVERY = 100  # a replay costs as much as the game so far
SAMPLES = 2  # indistinguishable states drawn for each viewer
REFUSED = 4  # illegal codes tried in each state, besides those outside the action space


class Broken(AssertionError):
    """A promise of the contract that a game does not keep."""


@dataclass
class Played:
    """A game as far as it was played: the record's codes and the last state."""

    state: State
    codes: list[int] = field(default_factory=list)
    said: set[int] = field(default_factory=set)  # codes whose words were already checked


def uniform(state: State, chance: Chance) -> int:
    """Any legal code."""
    codes = state.legal()
    return codes[chance.below(len(codes))]


def play_checked(
    game: Game, options: Any, seed: int | str, decisions: int, choose: Choose = uniform, every: int = 1
) -> Played:
    """Play so many decisions, or to the end; check every n-th state, every decision's events, and the record."""
    chance = chance_from_seed(seed, "conformance")
    state = game.start(options, seed)
    expect(state.key() == game.start(options, seed).key(), "the same seed begins another game")
    played = Played(state)
    try:
        while not state.over() and len(played.codes) < decisions:
            if len(played.codes) % every == 0:
                check_state(game, state, chance, played.said)
            code = choose(state, chance)
            expect(code in state.legal(), f"the player chose {code}, which is not legal")
            check_decision(state, code)
            if len(played.codes) % every == 0:
                check_revealing(game, state, code, chance)
            state.apply(code)
            played.codes.append(code)
            check_faults(state)
            if len(played.codes) % REPLAY_EVERY == 0:
                check_record(game, options, seed, played)
        check_state(game, state, chance, played.said)
        check_record(game, options, seed, played)
    except Broken as broken:
        raise Broken(f"{game.key}, seed {seed!r}, after decision {len(played.codes)}: {broken}") from None
    return played


def check_state(game: Game, state: State, chance: Chance, said: set[int] | None = None) -> None:
    """All that can be asked of one state; the words of codes in `said` were checked before."""
    before = state.key()
    check_faults(state)
    check_legal(game, state, _seats(state))
    check_words(state, said if said is not None else set())
    check_refusals(game, state, chance)
    check_copy(state)
    check_views(state, chance)
    check_position(game, state)
    check_scores(state)
    expect(state.key() == before, "looking at the state changed it")


def check_faults(state: State) -> None:
    """Everything is conserved and counted right."""
    faults = state.faults()
    expect(not faults, "; ".join(faults))


def check_legal(game: Game, state: State, seats: int) -> None:
    """Each legal code once, inside the action space, and at least one until the game is over."""
    codes = state.legal()
    expect(len(set(codes)) == len(codes), f"legal codes twice: {codes}")
    expect(all(0 <= code < game.actions for code in codes), f"legal codes outside 0 to {game.actions - 1}: {codes}")
    expect(codes == state.legal(), "asking again gives other legal codes")
    if state.over():
        expect(not codes, "the game is over, and yet there are legal codes")
        expect(state.mover() == -1, f"the game is over, and yet seat {state.mover()} moves")
    else:
        expect(bool(codes), "no legal code, and yet the game is not over")
        expect(0 <= state.mover() < seats, f"no seat {state.mover()} to move")


def check_words(state: State, said: set[int]) -> None:
    """Every legal code has words that lead back to it, and can be shown."""
    for code in state.legal():
        if code not in said:
            said.add(code)
            check_code(state, code)


def check_code(state: State, code: int) -> None:
    """The words of one code, what it touches and what it means."""
    text = state.words(code)
    expect(text == " ".join(text.split()) and bool(text), f"untidy words {text!r}")
    expect(state.code(text) == code, f"{text!r} is code {code}, but reads as {state.code(text)}")
    touched = state.touches(code)
    expect(all(":" in name for name in touched), f"{text!r} touches {touched}")
    described = plain(state.describe(code), f"the description of {text!r}")
    expect(isinstance(described.get("family"), str), f"the description of {text!r} names no family")


def check_every_code(game: Game, state: State) -> int:
    """Each code of the action space has sound words, or is refused as one that this board does not have."""
    sound = 0
    for code in range(game.actions):
        try:
            state.words(code)
        except MoveError:
            continue
        check_code(state, code)
        sound += 1
    return sound


def check_refusals(game: Game, state: State, chance: Chance) -> None:
    """An illegal code is refused and changes nothing."""
    legal = set(state.legal())
    tried = [-1, game.actions, 10**12] + [chance.below(game.actions) for _ in range(REFUSED)]
    before = state.key()
    for code in tried:
        if code in legal:
            continue
        try:
            state.play(code)
        except MoveError as error:
            expect(len(str(error).splitlines()) == 1, f"refusing {code} took more than a line")
        else:
            raise Broken(f"the illegal code {code} was played")
        expect(state.key() == before, f"refusing {code} changed the state")


def check_copy(state: State) -> None:
    """A copy is equal and independent."""
    other = state.copy()
    before = state.key()
    expect(other.key() == before and other.legal() == state.legal(), "a copy differs")
    for code in state.legal()[:1]:
        other.apply(code)
        expect(state.key() == before, "a decision in a copy changed the original")
        again = state.copy()
        state_after = other.key()
        again.play(code)
        expect(again.key() == state_after, "play and apply differ")


def check_views(state: State, chance: Chance) -> None:
    """A view is plain data, the same for all states that the viewer cannot tell apart, and shows nothing hidden."""
    viewers: list[int | None] = [None, *range(_seats(state))]
    before = state.key()
    for seat in viewers:
        seen = plain(state.view(seat), f"the view of {_viewer(seat)}")
        for _ in range(SAMPLES):
            other = state.sample(seat, chance)
            check_alike(state, other, seat, seen)
            drawn = [each.sample(seat, chance_from_seed(0, "drawn")).key() for each in (state, other)]
            expect(drawn[0] == drawn[1], f"what is drawn for {_viewer(seat)} depends on what it cannot know")
        expect(state.key() == before, "drawing another state changed this one")


def check_alike(state: State, other: State, seat: int | None, seen: dict[str, Any]) -> None:
    """`other` is one of the states that the seat, who sees `seen`, cannot tell from `state`."""
    check_faults(other)
    expect(other.view(seat) == seen, f"{_viewer(seat)} can tell apart two states drawn for it")
    expect(other.over() == state.over() and other.mover() == state.mover(), "a state drawn has another mover")
    if seat == state.mover():
        expect(other.legal() == state.legal(), "the mover's choices depend on what it cannot know")
    for path in differences(state.to_data(), other.to_data()):
        expect(not _reaches(seen, path), f"{_viewer(seat)} sees {'.'.join(map(str, path))}, which is hidden")


def check_position(game: Game, state: State) -> None:
    """A position can be written as JSON and read back."""
    data = plain(state.to_data(), "the position")
    other = game.read_position(data)
    expect(other.legal() == state.legal() and other.mover() == state.mover(), "a position read back plays differently")
    expect(other.key() == state.key(), f"a position read back differs: {_first(data, other.to_data())}")


def check_scores(state: State) -> None:
    """One score, one rank and one column of the sheet for each seat, and somebody leads."""
    seats = _seats(state)
    scores, ranks, sheet = state.scores(), state.ranks(), plain(state.score_sheet(), "the score sheet")
    expect(len(scores) == len(ranks) == len(sheet) == seats, f"{len(scores)} scores, {len(ranks)} ranks: {seats} seats")
    expect(min(ranks) == 1 and max(ranks) <= seats, f"ranks {ranks}")
    expect(scores[ranks.index(1)] == max(scores), f"the first of ranks {ranks} has not most points of {scores}")
    for column, score in zip(sheet, scores, strict=True):
        expect(column["total"] == score, f"total {column['total']} in the sheet, {score} points")
        parts = sum(points for name, points in column.items() if name != "total")
        expect(parts == score, f"the categories of {column} do not add up")


def check_decision(state: State, code: int) -> None:
    """A decision has the same effect whether or not somebody listens, and what is told is plain data."""
    quiet, loud = state.copy(), state.copy()
    quiet.apply(code)
    loud.listen()
    loud.apply(code)
    expect(quiet.key() == loud.key(), f"listening to {code} changed its effect")
    events = plain(loud.events(), "the events")
    expect(all(isinstance(event.get("event"), str) for event in events), f"an event without a name: {events}")
    expect(loud.events() == [], "events were told twice")


def check_revealing(game: Game, state: State, code: int, chance: Chance) -> None:
    """A decision turns up what a viewer could not know only if one of its events says so; events are for everybody."""
    true = state.copy()
    true.listen()
    true.apply(code)
    events = true.events()
    if any(event["event"] in game.revealing for event in events):
        return
    for seat in (None, state.mover()):
        other = state.sample(seat, chance)
        other.listen()
        other.apply(code)
        expect(other.events() == events, f"what happens after {code} depends on what {_viewer(seat)} cannot know")
        expect(other.view(seat) == true.view(seat), f"{code} shows {_viewer(seat)} something, and no event says so")


def check_record(game: Game, options: Any, seed: int | str, played: Played) -> None:
    """The record so far, written and read, replays to this very state."""
    names = [f"seat {seat + 1}" for seat in range(_seats(played.state))]
    record = Record(game, options, seed, names, list(played.codes))
    text = record.to_json()
    again = read_record(text, {game.key: game})
    expect(again.to_json() == text, "a record read back differs")
    expect(again.replay().key() == played.state.key(), "the record replays to another state")


# Helpers ---------------------------------------------------------------------------------------------------------


def expect(holds: bool, broken: str) -> None:
    """Raise `Broken` unless the promise holds."""
    if not holds:
        raise Broken(broken)


def plain(data: Any, what: str) -> Any:
    """The data, which must survive being written as JSON."""
    try:
        again = json.loads(json.dumps(data, allow_nan=False))
    except (TypeError, ValueError) as error:
        raise Broken(f"{what} is not plain data: {error}") from None
    expect(again == data, f"{what} changes when written as JSON")
    return again


def differences(one: Any, two: Any, path: Path = ()) -> Iterator[Path]:
    """The places at which two pieces of plain data differ."""
    if one == two:
        return
    if isinstance(one, dict) and isinstance(two, dict):
        for key in one.keys() | two.keys():
            yield from differences(one.get(key), two.get(key), (*path, key))
    elif isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        for i, (a, b) in enumerate(zip(one, two, strict=True)):
            yield from differences(a, b, (*path, i))
    else:
        yield path


def _reaches(data: Any, path: Path) -> bool:
    """Whether the data has something at that place."""
    for step in path:
        try:
            data = data[step]
        except (TypeError, LookupError):
            return False
    return True


def _first(one: Any, two: Any) -> str:
    """The first place at which they differ, in words."""
    path = next(differences(one, two), None)
    return "in something it does not write" if path is None else ".".join(map(str, path))


def _seats(state: State) -> int:
    return len(state.scores())


def _viewer(seat: int | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"

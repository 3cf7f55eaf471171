"""What every game must keep to: one suite for any game, under any options.

`check_game` plays a game under every preset with every number of seats; `play_checked` plays one game. Nothing here
knows a rule. The first broken promise is raised as `Broken`, with the decision at which it was found.
"""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from hanse.kernel.chance import Chance, chance_from_seed
from hanse.kernel.contract import Card, Event, Game, Position, State, View
from hanse.kernel.errors import MoveError, OptionError
from hanse.kernel.orders import met, obey, wishes
from hanse.kernel.record import Record, read_record
from hanse.kernel.shapes import misfit

Choose = Callable[[Any, Chance], int]
Path = tuple[str | int, ...]

REPLAY_EVERY = 100  # a replay costs as much as the game so far
SAMPLES = 2  # indistinguishable states drawn for each viewer
CARDS = 3  # places whose cards are asked for in each state
REFUSED = 4  # illegal codes tried in each state, besides those outside the action space
SMALL = 1e-9
TAKEN_NAMES = ("code", "words", "touches", "effect", "final")  # what a table adds to a described choice


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


def check_game(game: Game, seed: int | str = 1, decisions: int = 200, choose: Choose = uniform, every: int = 20) -> int:
    """Play the game under every preset with every number of seats that it takes; how many games were played."""
    games = 0
    for preset in game.presets():
        for seats in game.seats:
            try:
                options = game.options(preset, seats)
            except OptionError:  # not for so many
                continue
            play_checked(game, options, seed, decisions, choose, every)
            games += 1
    return games


def play_checked(
    game: Game, options: Any, seed: int | str, decisions: int, choose: Choose = uniform, every: int = 1
) -> Played:
    """Play so many decisions, or to the end; check every n-th state, every decision's events, and the record."""
    chance = chance_from_seed(seed, "conformance")
    state = game.start(options, seed)
    expect(state.key() == game.start(options, seed).key(), "the same seed begins another game")
    played = Played(state)
    course = Course(state)
    try:
        while not state.over() and len(played.codes) < decisions:
            if len(played.codes) % every == 0:
                check_state(game, state, chance, played.said)
            code = choose(state, chance)
            expect(code in state.legal(), f"the player chose {code}, which is not legal")
            course.follow(check_decision(state, code))
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
    check_legal(game, state, state.seats())
    check_words(state, said if said is not None else set())
    check_refusals(game, state, chance)
    check_reasons(game, state)
    check_cards(state, chance)
    check_copy(state)
    check_views(game, state, chance)
    check_orders(game, state)
    check_position(game, state)
    check_scores(state)
    check_values(state)
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
    read = state.code(text)
    expect(read == code, f"{text!r} is code {code}, but reads as {read}")
    touched = state.touches(code)
    expect(all(":" in name for name in touched), f"{text!r} touches {touched}")
    described = plain(state.describe(code), f"the description of {text!r}")
    expect(isinstance(described.get("family"), str), f"the description of {text!r} names no family")
    taken = [name for name in TAKEN_NAMES if name in described]
    expect(not taken, f"the description of {text!r} has parts that a table adds: {', '.join(taken)}")


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


def check_reasons(game: Game, state: State) -> None:
    """Of the whole action space the rules refuse with a reason exactly what is not legal."""
    legal = set(state.legal())
    for code in range(game.actions):
        try:
            why = state.why(code)
        except MoveError:  # this board has no such thing
            expect(code not in legal, f"the legal code {code} has no words")
            continue
        expect((why is None) == (code in legal), f"{state.words(code)!r}, legal: {code in legal}, because of {why}")


def check_cards(state: State, chance: Chance) -> None:
    """A few places answer everybody, with what the viewer may know, and never without a choice or a reason."""
    places = state.places()
    for place in {places[chance.below(len(places))] for _ in range(CARDS)} if places else ():
        for seat in (None, *range(state.seats())):
            card = plain(state.card(place, seat), f"the card of {place} for {_viewer(seat)}")
            wrong = misfit(card, Card)
            expect(not wrong, f"the card of {place} for {_viewer(seat)}: {wrong}")
            decides = seat is not None and seat == state.mover()
            named = [code for code in state.legal() if place in state.touches(code)] if decides else []
            expect(sorted(card["choices"]) == sorted(named), f"the card of {place} offers {card['choices']}")
            expect(bool(card["choices"] or card["reasons"]), f"{place} gives {_viewer(seat)} no reason")
            other = state.sample(seat, chance)
            expect(other.card(place, seat) == card, f"the card of {place} shows {_viewer(seat)} what is hidden")
    try:
        state.card("nowhere:at-all", None)
    except MoveError:
        return
    raise Broken("a place that does not exist has a card")


def check_orders(game: Game, state: State) -> None:
    """What can be met now may be wished for, and orders that wish for everything decide something legal."""
    view = state.view(state.mover()) if not state.over() else None
    orderable = next((each for each in game.orders if view and each.kind == view["decision"]["kind"]), None)
    if view is None or orderable is None:
        return
    words = [wish["word"] for wish in plain(wishes(game, state)[orderable.kind], "the wishes")]
    possible = met(orderable, state, view)
    expect(set(possible) <= set(words), f"wishes that nobody can have: {sorted(set(possible) - set(words))}")
    expect(set(orderable.usual) <= set(words), f"usual wishes that nobody can have: {orderable.usual}")
    code = obey(game, state, {orderable.kind: words})
    expect((code is None) == (not possible) and (code is None or state.allows(code)), f"orders decide {code}")


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


def check_values(state: State) -> None:
    """A state copied, or pickled and read again, is equal; it is told in one line."""
    for again in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        expect(again == state and again is not state, "a state copied or pickled is not equal")
    for code in state.legal()[:1]:
        other = state.copy()
        other.apply(code)
        expect(other != state or other.key() == state.key(), "states of different positions are equal")
    expect(len(repr(state).splitlines()) == 1, f"a state is not told in one line: {state!r}")


def check_views(game: Game, state: State, chance: Chance) -> None:
    """A view is plain data, the same for all states that the viewer cannot tell apart, and shows nothing hidden."""
    viewers: list[int | None] = [None, *range(state.seats())]
    before = state.key()
    for seat in viewers:
        seen = plain(state.view(seat), f"the view of {_viewer(seat)}")
        check_view(game, state, seat, seen)
        for _ in range(SAMPLES):
            other = state.sample(seat, chance)
            check_alike(state, other, seat, seen)
            drawn = [each.sample(seat, chance_from_seed(0, "drawn")).key() for each in (state, other)]
            expect(drawn[0] == drawn[1], f"what is drawn for {_viewer(seat)} depends on what it cannot know")
        expect(state.key() == before, "drawing another state changed this one")


def check_view(game: Game, state: State, seat: int | None, seen: dict[str, Any]) -> None:
    """What every view carries in common is there, and says what the state says."""
    wrong = misfit(seen, View)
    expect(not wrong, f"the view of {_viewer(seat)}: {wrong}")
    expect(seen["viewer"] == seat, f"the view of {_viewer(seat)} says that it is that of {seen['viewer']}")
    expect(seen["game"] == game.key and seen["board"] in game.boards, f"a view of {seen['game']} on {seen['board']}")
    expect(seen["over"] == state.over(), f"a view says over: {seen['over']}")
    expect((seen["decision"] is None) == state.over(), f"a view asks {seen['decision']}, over: {state.over()}")
    if seen["decision"] is not None:
        expect(seen["decision"]["seat"] == state.mover(), f"a view asks another seat than {state.mover()}")
        moot = seen["decision"].get("moot", state.legal()[0])
        expect(state.allows(moot), f"a view says that {moot} may be decided unasked, which is not legal")
    expect(0 <= seen["turn"]["seat"] < state.seats(), f"a view says that it is the turn of {seen['turn']['seat']}")
    expect(len(seen["seats"]) == state.seats(), f"a view of {len(seen['seats'])} seats")
    expect(bool(seen["ending"]) or not state.over(), "the game is over, and a view does not say why")
    sheet = state.score_sheet()
    expect(seen["now"] == sheet or not state.over(), "the game is over, and a view shows another score sheet")
    for other, column in enumerate(seen["now"]):
        known = [name for name in column if name in sheet[0] or other != seat]  # one's own secrets are no secret
        expect(known == list(sheet[0]) and list(column)[-1] == "total", f"a view has the categories {list(column)}")
        expect(2 * column["total"] == sum(column.values()), f"the categories of {column} do not add up")


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
    wrong = misfit(data, Position)
    expect(not wrong, f"the position: {wrong}")
    other = game.read_position(data)
    expect(other.legal() == state.legal() and other.mover() == state.mover(), "a position read back plays differently")
    expect(other.key() == state.key(), f"a position read back differs: {_first(data, other.to_data())}")


def check_scores(state: State) -> None:
    """One score, one rank and one column of the sheet for each seat, and somebody leads."""
    seats = state.seats()
    scores, ranks, sheet = state.scores(), state.ranks(), plain(state.score_sheet(), "the score sheet")
    expect(len(scores) == len(ranks) == len(sheet) == seats, f"{len(scores)} scores, {len(ranks)} ranks: {seats} seats")
    expect(min(ranks) == 1 and max(ranks) <= seats, f"ranks {ranks}")
    expect(scores[ranks.index(1)] == max(scores), f"the first of ranks {ranks} has not most points of {scores}")
    for column, score in zip(sheet, scores, strict=True):
        expect(column["total"] == score, f"total {column['total']} in the sheet, {score} points")
        parts = sum(points for name, points in column.items() if name != "total")
        expect(parts == score, f"the categories of {column} do not add up")
        expect(list(column) == list(sheet[0]), f"the categories {list(column)} are not those of the first seat")
        expect(list(column)[-1] == "total", f"the total is not the last of {list(column)}")
    check_utility(state)


def check_utility(state: State) -> None:
    """Nothing before the end; then the winners share 1, and a lone player has the points."""
    utility, ranks = state.utility(), state.ranks()
    expect(len(utility) == state.seats(), f"utility {utility}: {state.seats()} seats")
    if not state.over():
        expect(not any(utility), f"utility {utility} before the end")
    elif state.seats() > 1:
        expect(abs(sum(utility) - 1) < SMALL, f"utility {utility}: expected to be 1 together")
        expect(
            all((worth > 0) == (rank == 1) for worth, rank in zip(utility, ranks, strict=True)), f"utility {utility}"
        )


def check_decision(state: State, code: int) -> tuple[State, list[Any]]:
    """A decision has the same effect whether or not somebody listens, and what is told is plain data.

    The state after it and its events.
    """
    quiet, loud = state.copy(), state.copy()
    quiet.apply(code)
    loud.listen()
    loud.apply(code)
    expect(quiet.key() == loud.key(), f"listening to {code} changed its effect")
    events = plain(loud.events(), "the events")
    for event in events:
        wrong = misfit(event, Event)
        expect(not wrong, f"the event {event}: {wrong}")
    expect(loud.events() == [], "events were told twice")
    return loud, events


class Course:
    """The course of a game as its events tell it: whose turn it is, why it ends, and that it is over."""

    def __init__(self, state: State) -> None:
        view = state.view(None)
        self.turn: int = view["turn"]["seat"]
        self.ended = False  # the turn is over, and the next has not begun
        self.ending: list[str] = view["ending"]

    def follow(self, told: tuple[State, list[Any]]) -> None:
        """The next decision: the state after it and its events, which must tell all that changed."""
        state, events = told
        for event in events:
            self._turns(event)
        view = state.view(None)
        expect(
            view["turn"]["seat"] == self.turn, f"the turn of seat {view['turn']['seat']} began, and no event says so"
        )
        names = [event["event"] for event in events]
        expect(names.count("game_over") == state.over(), f"over: {state.over()}, and told are {names}")
        expect(names[-1:] == ["game_over"] or not state.over(), f"game_over is not the last of {names}")
        reasons = [event.get("why") for event in events if event["event"] == "ending"]
        expect(sorted(view["ending"]) == sorted(self.ending + reasons), f"ending {view['ending']}, told were {reasons}")
        self.ending = view["ending"]

    def _turns(self, event: Any) -> None:
        if event["event"] == "turn_ended":
            expect(event == {"event": "turn_ended", "seat": self.turn}, f"{event} in the turn of seat {self.turn}")
            expect(not self.ended, f"the turn of seat {self.turn} ended twice")
            self.ended = True
        elif event["event"] == "turn_began":
            self.turn, self.ended = event["seat"], False


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
    names = [f"seat {seat + 1}" for seat in range(played.state.seats())]
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


def _viewer(seat: int | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"

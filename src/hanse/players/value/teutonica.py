"""What counts in a position of Hansa Teutonica: points by category, desks, pieces, markers, and routes on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hanse.games.teutonica import missions
from hanse.games.teutonica.layout import (
    ACTIVE,
    COMPLETED,
    DEPTH,
    FAVOURED,
    FAVOURS,
    HAND,
    HAND_AT,
    KEYS,
    LEFT,
    MARKERS,
    MAX_SEATS,
    MISSION,
    ON_TURN,
    PILE,
    PRESTIGE,
    SCORE,
    SEAT,
    SEAT_CELLS,
    SKILLS,
    STOCK,
    SUPPLY,
    UNUSED,
    USED,
)
from hanse.games.teutonica.layout import CITY_POINTS as CITY_TILE
from hanse.games.teutonica.layout import SKILL_POINTS as SKILL_TILE
from hanse.games.teutonica.scoring import CITY, FAVOURED_CITY, FAVOURED_SKILL, FULL_SKILL
from hanse.games.teutonica.state import State
from hanse.games.teutonica.tables import STEPS
from hanse.kernel.cells import table
from hanse.kernel.state import BaseState
from hanse.players.value.features import STAGES, Features
from hanse.players.value.teutonica_cities import Cities
from hanse.players.value.teutonica_names import (
    ACTIONS_LEFT,
    CITY_POINTS,
    COUNT,
    FAVOUR,
    FEW_PIECES,
    HELD,
    IN_HAND,
    MARKER_POINTS,
    MISSION_CITIES,
    MISSION_POINTS,
    NAMES,
    NEXT_TO_MOVE,
    NO_SUPPLY,
    POINTS,
    POSTED,
    PRESTIGE_POINTS,
    PROSPECTS,
    SKILL_POINTS,
    STEP,
    STOCKED,
    SUPPLIED,
    TO_MOVE,
    UNUSED_KIND,
)
from hanse.players.value.teutonica_routes import Routes

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

_MOST_MARKERS: Final = 13  # in the pile at the beginning
_POINTS_TO_END: Final = 20
_ENOUGH: Final = 8  # pieces outside offices


class TeutonicaFeatures(Features):
    """Any board, any options. Scratch tables are kept, so that nothing is allocated for a position."""

    def __init__(self) -> None:
        super().__init__(NAMES, PROSPECTS)
        self.cities = Cities()
        self.routes = Routes(self.cities)
        self.steps = table(STEPS)
        self.step_first = table([sum(STEPS[:skill]) for skill in range(SKILLS)])

    def at_rest(self, state: BaseState) -> bool:
        """Nothing is pending but the turn itself."""
        assert isinstance(state, State)
        return state.cells[DEPTH] == 1 and state.asking() == ON_TURN

    def active(self, state: BaseState) -> i64:
        """Whose turn it is."""
        assert isinstance(state, State)
        active: int = state.cells[ACTIVE]
        return active

    def measure(self, state: BaseState, out: vec[i64]) -> i64:
        """All features of all seats."""
        assert isinstance(state, State)
        seats: i64 = state.rules.seats
        for i in range(seats * COUNT):
            out[i] = 0
        self.cities.measure(state, seats, out)
        for seat in range(seats):
            self._desk(state, seat, out)
            self._markers(state, seat, out)
        self._hand(state, seats, out)
        self.routes.measure(state, seats, out)
        for seat in range(seats):
            self._pieces(seat, out)
        self._turn(state, seats, out)
        if state.rules.missions:
            self._missions(state, seats, out)
        if state.rules.favours:
            self._favours(state, seats, out)
        return self._stage(state)

    def _desk(self, s: State, seat: i64, out: vec[i64]) -> None:
        """Points, skills and pieces of a seat."""
        cells = s.cells
        own: i64 = SEAT + seat * SEAT_CELLS
        at = seat * COUNT
        track: int = cells[own + SCORE]
        out[at + POINTS] = track
        for skill in range(SKILLS):
            steps: i64 = s.steps(seat, skill)
            first = at + STEP + self.step_first[skill]
            for step in range(steps):
                out[first + step] = 1
            if skill != KEYS and steps == self.steps[skill]:
                out[at + SKILL_POINTS] += FULL_SKILL
        supplied: i64 = 0
        for kind in range(2):
            pieces: int = cells[own + SUPPLY + kind]
            supplied += pieces
            out[at + SUPPLIED + kind] = pieces
            stocked: int = cells[own + STOCK + kind]
            out[at + STOCKED + kind] = stocked
        if not supplied:
            out[at + NO_SUPPLY] = 1

    def _markers(self, s: State, seat: i64, out: vec[i64]) -> None:
        """Markers, and special prestige."""
        cells = s.cells
        own: i64 = SEAT + seat * SEAT_CELLS
        at = seat * COUNT
        held: i64 = 0
        for marker in range(MARKERS):
            unused: int = cells[own + UNUSED + marker]
            used: int = cells[own + USED + marker]
            out[at + UNUSED_KIND + marker] = unused
            held += unused + used
        out[at + HELD] = held
        points = s.board.marker_points
        out[at + MARKER_POINTS] = points[min(held, len(points) - 1)]
        for slot in range(len(s.board.prestige_points)):
            if cells[PRESTIGE + slot] == 1 + seat:
                out[at + PRESTIGE_POINTS] += s.board.prestige_points[slot]

    def _hand(self, s: State, seats: i64, out: vec[i64]) -> None:
        """Pieces in hand."""
        held: int = s.cells[HAND]
        for i in range(held):
            piece: int = s.cells[HAND_AT + i]
            if (piece - 1) >> 1 < seats:
                out[((piece - 1) >> 1) * COUNT + IN_HAND] += 1

    def _pieces(self, seat: i64, out: vec[i64]) -> None:
        """Whether there are enough to go on: offices take them for good, and only skills give new ones."""
        at = seat * COUNT
        pieces: i64 = out[at + IN_HAND]
        for kind in range(2):
            pieces += out[at + SUPPLIED + kind] + out[at + STOCKED + kind] + out[at + POSTED + kind]
        if pieces < _ENOUGH:
            out[at + FEW_PIECES] = _ENOUGH - pieces

    def _turn(self, s: State, seats: i64, out: vec[i64]) -> None:
        active: int = s.cells[ACTIVE]
        out[active * COUNT + TO_MOVE] = 1
        left: int = s.cells[LEFT]
        out[active * COUNT + ACTIONS_LEFT] = left
        after = active + 1 if active + 1 < seats else 0
        out[after * COUNT + NEXT_TO_MOVE] = 1

    def _missions(self, s: State, seats: i64, out: vec[i64]) -> None:
        """HT-11.3, HT-11.4: as the cards are, or may be."""
        for seat in range(seats):
            card: int = s.cells[SEAT + seat * SEAT_CELLS + MISSION]
            if not card:
                continue
            out[seat * COUNT + MISSION_POINTS] = missions.points(s, seat)
            for city in missions.cities(s, seat):
                if self.cities.control[city] == 1 + seat:
                    out[seat * COUNT + MISSION_CITIES] += 1

    def _favours(self, s: State, seats: i64, out: vec[i64]) -> None:
        """HT-12.4: two of the tiles change what cities and skills score."""
        for seat in range(seats):
            at = seat * COUNT
            tiles: int = s.cells[SEAT + seat * SEAT_CELLS + FAVOURED]
            for tile in range(FAVOURS):
                if tiles >> tile & 1:
                    out[at + FAVOUR + tile] = 1
            if tiles >> CITY_TILE & 1:
                out[at + CITY_POINTS] = out[at + CITY_POINTS] // CITY * FAVOURED_CITY
            if tiles >> SKILL_TILE & 1:
                out[at + SKILL_POINTS] = out[at + SKILL_POINTS] // FULL_SKILL * FAVOURED_SKILL

    def _stage(self, s: State) -> i64:
        """By whichever end of the game is nearest: twenty points, completed cities, or the markers."""
        cells = s.cells
        ahead: i64 = 0
        for seat in range(MAX_SEATS):  # neutral traders can end it too
            points: int = cells[SEAT + seat * SEAT_CELLS + SCORE]
            if points > ahead:
                ahead = points
        stage = ahead * STAGES // _POINTS_TO_END
        completed: int = cells[COMPLETED]
        by_cities = completed * STAGES // s.rules.full_cities
        if by_cities > stage:
            stage = by_cities
        pile: int = cells[PILE]
        by_markers = (_MOST_MARKERS - pile) * STAGES // _MOST_MARKERS
        if by_markers > stage:
            stage = by_markers
        return stage if stage < STAGES else STAGES

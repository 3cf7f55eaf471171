"""Editions, boards, modules and ruling switches (section 18), and the presets that set them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from hanse.games.teutonica.board import BOARDS, board_tables, favour_boards, full_cities_end, province_boards
from hanse.games.teutonica.history import COMPENSATION_TAKEN_FIRST, HISTORY
from hanse.games.teutonica.provinces import province_tables
from hanse.games.teutonica.tables import (
    ACTIONS_NETWORK,
    RELOCATE_BATCH,
    RELOCATE_STEPWISE,
    REMOVE,
    SHARED,
    SKILLS_NETWORK,
    WAIVER_ANY_MARKER,
    WAIVER_OFF,
    WAIVER_PLUS_ACTIONS,
    Rules,
)
from hanse.kernel import options as kernel
from hanse.kernel.errors import OptionError, Phrase
from hanse.kernel.options import OptionSet, Value, choice, number, switch

SEATS = range(2, 6)
TWO = 2
MANY = 4  # from so many players on the larger side of a board is used (HT-2.1.1)


@dataclass(frozen=True)
class Options:
    """Everything that may differ between two games before the first decision."""

    players: int = number("players", range(2, 6), 4)
    map: str = choice("map", *BOARDS)
    markers_set: str = choice("markers.set", "classic16", "bigbox15")
    markers_three: str = choice("markers.three", "remove", "relocate-stepwise", "relocate-batch")
    markers_three_targets: str = choice("markers.threeTargets", "any", "opponents")
    markers_swap_ownership: str = choice("markers.swapOwnership", "any", "one-own")
    markers_no_route: str = choice("markers.noRoute", "relax", "hold")
    displace_order: str = choice("displace.order", "free", "displaced-first")
    displace_blocked_region: str = choice("displace.blockedRegion", "as-full", "cut")
    final_tiebreak: str = choice("final.tiebreak", "shared", "skills-network", "actions-network")
    permanent_timing: str = choice("permanent.timing", "end-of-action", "step-2")
    permanent_place2: str = choice("permanent.place2", "route", "stock-only", "stock-supply-board")
    regions_zero_city: str = choice("regions.zeroCity", "by-offices")
    modules_missions: bool = switch("modules.missions")
    modules_favours: bool = switch("modules.favours")
    favours_boards: str = choice("favours.boards", "base-only", "any")
    favours_any_route: str = choice("favours.anyRoute", "displaced", "all")
    two_player: str = choice("twoPlayer", "none", "provinces", "neutral")
    two_player_outer: str = choice("twoPlayer.outer", "rim", "single")
    neutral_extra_piece: str = choice("neutral.extraPiece", "mandatory", "optional")
    britannia_waiver: str = choice("britannia.waiver", "off", "plus-actions", "any-marker")
    revision: int = kernel.revision(HISTORY)

    def to_data(self) -> dict[str, Value]:
        """The options under the names of the specification."""
        return kernel.to_data(self)


PRESETS: dict[str, dict[str, Value]] = {
    "base2009": {"map": "base"},
    "east2010": {"map": "east"},
    "britannia2014": {
        "map": "britannia",
        "markers.three": "relocate-stepwise",
        "markers.threeTargets": "opponents",
    },
    "bigbox2020": {
        "map": "base",
        "markers.set": "bigbox15",
        "markers.three": "relocate-batch",
        "markers.threeTargets": "opponents",
        "markers.swapOwnership": "one-own",
        "final.tiebreak": "skills-network",
    },
}

# Set by the board or by every edition alike, so never by a person.
FIXED = {
    "end.fullCities": Phrase("it is set by the map"),
    "connection.cities": Phrase("it is set by the map"),
    "markers.start": Phrase("it is the same in every edition"),
}

TWO_SIDED = ("base", "britannia")

# What only some boards have.
REGIONS = Phrase("regions")
PERMANENT_MARKERS = Phrase("permanent markers")


def side_for(board: str, seats: int) -> str:
    """HT-2.1.1: the side of the board follows from the number of players."""
    return f"{board}-4-5" if seats >= MANY else f"{board}-2-3"


def complete(preset: str, seats: int, given: dict[str, object]) -> None:
    """What follows from the edition and the number of players, where nobody says otherwise."""
    for key in given:
        if key in FIXED:
            raise OptionError("option {key} cannot be changed: {reason}", key=key, reason=FIXED[key])
    if given["map"] in TWO_SIDED:
        given["map"] = side_for(str(given["map"]), seats)
    if str(given["map"]).startswith("britannia"):  # HT-14.6.3: the edition says where the two pieces come from
        given.setdefault("permanent.place2", "stock-supply-board" if preset == "bigbox2020" else "stock-only")
    if seats == TWO:
        provinces = preset == "base2009" and given["map"] in province_boards()
        given.setdefault("twoPlayer", "provinces" if provinces else "neutral")


def check(options: Options) -> None:
    """Refuse what the rules do not know, and what this version does not play."""
    board = options.map.partition("-")[0]
    right = side_for(board, options.players) if board in TWO_SIDED else board
    if options.map != right:
        raise OptionError(
            "map = {board} with {players} players: expected {right} (HT-2.1.1)",
            board=options.map,
            players=options.players,
            right=right,
        )
    there = features(options)
    defaults = Options(options.players, options.map)
    for name, (needs, clause) in _NEEDS.items():
        if getattr(options, name) != getattr(defaults, name) and needs not in there:
            raise _refusal(options, name, _lacking(options.map, needs, clause))
    _check_place_two(options)
    _check_missions(options)
    _check_favours(options)
    _check_two_players(options)


def _check_missions(options: Options) -> None:
    if options.modules_missions and not board_tables(options.map).missions:
        raise OptionError(
            "option modules.missions = on: its cards name cities of the base board, not of {board} (HT-11.1)",
            board=options.map,
        )


def _check_favours(options: Options) -> None:
    if options.favours_boards != "base-only" and not options.modules_favours:
        raise OptionError(
            "option favours.boards = {given}: it needs modules.favours = on (HT-12.1.1)", given=options.favours_boards
        )
    meant = HISTORY.options({}, options.revision).get("favours.anyRoute")
    if options.favours_any_route not in ("displaced", meant) and not options.modules_favours:
        raise OptionError(
            "option favours.anyRoute = {given}: it needs modules.favours = on (HT-12.3.1)",
            given=options.favours_any_route,
        )
    if options.modules_favours and options.favours_boards == "base-only" and options.map not in favour_boards():
        raise OptionError(
            "option modules.favours = on: the tiles are for the base board, and on {board} they need "
            "favours.boards = any (HT-12.1.1, R-48)",
            board=options.map,
        )


def _check_two_players(options: Options) -> None:
    if options.players != TWO and options.two_player != "none":
        raise _refusal(
            options, "two_player", Phrase("it needs 2 players, not {players} (HT-2.1.2)", players=options.players)
        )
    if options.players == TWO and options.two_player == "none":
        raise OptionError("option twoPlayer = none with 2 players: expected provinces or neutral (HT-2.1.2)")
    if options.two_player == "provinces" and options.map not in province_boards():
        where = ", ".join(province_boards())
        reason = Phrase(
            "the provinces are those of {where}, not of {board} (HT-15.1.1)", where=where, board=options.map
        )
        raise _refusal(options, "two_player", reason)
    if options.two_player_outer != "rim" and options.two_player != "provinces":
        raise _refusal(options, "two_player_outer", Phrase("it needs twoPlayer = provinces (HT-15.1.1)"))
    if options.neutral_extra_piece != "mandatory" and options.two_player != "neutral":
        raise _refusal(options, "neutral_extra_piece", Phrase("it needs twoPlayer = neutral (HT-16.1.1)"))


def _check_place_two(options: Options) -> None:
    beyond = REGIONS in features(options)
    if (options.permanent_place2 == "route") == beyond:
        if beyond:
            reason = Phrase(
                "the marker of {board} needs stock-only or stock-supply-board (HT-14.6.3)", board=options.map
            )
        else:
            reason = Phrase("the marker of {board} needs route (HT-13.4.5)", board=options.map)
        raise _refusal(options, "permanent_place2", reason)


def features(options: Options) -> set[str]:
    """What the board and the modules in play have, in the words of `_NEEDS`."""
    board = board_tables(options.map)
    found: set[str] = set()
    if board.region_keys:
        found.add(REGIONS)
    if any(board.route_permanent):
        found.add(PERMANENT_MARKERS)
    return found


def _lacking(board: str, needs: str, clause: str) -> Phrase:
    """Why an option cannot be set on a board that lacks what it is about."""
    return Phrase("it needs {needs}, and {board} has none ({clause})", needs=needs, board=board, clause=clause)


def _refusal(options: Options, name: str, reason: Phrase) -> OptionError:
    key = next(k for k, v in zip(options.to_data(), vars(options), strict=True) if v == name)
    return OptionError(
        "option {key} = {given}: {reason}", key=key, given=kernel.written(options.to_data()[key]), reason=reason
    )


# Options of single boards and modules: what each needs before it can be set, and where the rules speak of it.
_NEEDS = {
    "displace_blocked_region": (REGIONS, "HT-14.3.2"),
    "permanent_timing": (PERMANENT_MARKERS, "HT-13.4.1"),
    "permanent_place2": (PERMANENT_MARKERS, "HT-13.4.5"),
    "britannia_waiver": (REGIONS, "HT-17.1"),
}


OPTIONS = OptionSet(Options, HISTORY, SEATS, PRESETS, check, complete)


@lru_cache(maxsize=64)  # most games are begun under options that others had
def rules_of(options: Options) -> Rules:
    """The options as the numbers that the rules look up; nobody changes them."""
    rules = Rules(options.players, dict(options.to_data()))
    rules.revision = options.revision
    rules.full_cities = full_cities_end(options.map)
    three = {"remove": REMOVE, "relocate-stepwise": RELOCATE_STEPWISE, "relocate-batch": RELOCATE_BATCH}
    rules.three = three[options.markers_three]
    rules.three_any_owner = options.markers_three_targets == "any"
    rules.swap_one_own = options.markers_swap_ownership == "one-own"
    rules.hold_markers = options.markers_no_route == "hold"
    rules.displaced_first = options.displace_order == "displaced-first"
    rules.takes_first = options.revision >= COMPENSATION_TAKEN_FIRST
    rules.any_route_all = options.favours_any_route == "all"
    tiebreak = {"shared": SHARED, "skills-network": SKILLS_NETWORK, "actions-network": ACTIONS_NETWORK}
    rules.tiebreak = tiebreak[options.final_tiebreak]
    rules.missions = options.modules_missions
    rules.favours = options.modules_favours
    rules.provinces = options.two_player == "provinces"
    rules.staged = options.modules_favours or rules.provinces
    if rules.provinces:
        board, single = board_tables(options.map), options.two_player_outer == "single"
        rules.province_routes, rules.province_reach = province_tables(board, single)
    rules.neutral = options.two_player == "neutral"
    rules.neutral_optional = options.neutral_extra_piece == "optional"
    rules.cut_search = options.displace_blocked_region == "cut"
    rules.permanent_first = options.permanent_timing == "step-2"
    rules.place_two_anywhere = options.permanent_place2 == "stock-supply-board"
    waiver = {"off": WAIVER_OFF, "plus-actions": WAIVER_PLUS_ACTIONS, "any-marker": WAIVER_ANY_MARKER}
    rules.waiver = waiver[options.britannia_waiver]
    return rules

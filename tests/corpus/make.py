"""Makes the corpus: whole games of every board, seat count, preset and end, with their exact final states.

    python -m tests.corpus.make            plays all games anew (the same ones, as long as the rules are the same)
    python -m tests.corpus.make --seal     keeps the games, writes their digests anew; for a change of the cells' layout

Each game is a line of JSON: why it is here, its record, and what its replay must give. Of several games that end as
wanted the one is kept that shows most of what the corpus has seen least.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fuzz.plans import GAME, SWITCHES, VALUES, mark
from fuzz.players import STYLES, choose
from hanse.games import GAMES
from hanse.games.teutonica.view import DECISIONS
from hanse.kernel.chance import Chance, chance_from_seed
from hanse.kernel.record import Record, read_record

FOLDER = Path(__file__).parent
ENDS = ("points", "markers", "cities")
EACH = 3  # games for every preset, seat count and end
CANDIDATES = 8  # games that end as wanted, of which one is kept
TRIES = 400
LONGEST = 1200  # decisions

# Who brings about which end, and who may sit among them.
_LEADERS = {"points": "sensible", "markers": "collector", "cities": "founder"}
_GUESTS = ("sensible", "juggler", "settler", "fighter", "spreader", "mover", "bridger")
_EVENTS = ("swapped", "extra_office", "prestige", "returned", "removed", "marker_held", "completed")

Entry = dict[str, Any]


def wanted() -> Iterator[tuple[str, str, int, str, dict[str, Any]]]:
    """Name, preset, seats, end and changed options of every game of the corpus."""
    for preset in GAME.presets():
        for seats in GAME.seats:
            for end in ENDS:
                for number in range(EACH):
                    yield f"{preset}/{seats}/{end}/{number + 1}", preset, seats, end, {}
    turn = 0
    for preset in GAME.presets():
        usual = GAME.options(preset, GAME.seats[0]).to_data()
        for key in SWITCHES:
            for value in VALUES[key]:
                if value != usual[key]:
                    for number in range(2):
                        seats, end = GAME.seats[turn % len(GAME.seats)], ENDS[(turn + turn // 3) % len(ENDS)]
                        yield f"{preset}/{key}={value}/{number + 1}", preset, seats, end, {key: value}
                        turn += 1


def make() -> list[Entry]:
    """All games, one after another; each looks at what the earlier ones have shown."""
    shown: Counter[str] = Counter()
    entries: list[Entry] = []
    for name, preset, seats, end, changes in wanted():
        entry, features = best(name, GAME.options(preset, seats, changes), end, shown)
        shown.update(features)
        entries.append(entry)
        print(f"{name}: {entry['final']['decisions']} decisions", file=sys.stderr, flush=True)
    return entries


def best(name: str, options: Any, end: str, shown: Counter[str]) -> tuple[Entry, set[str]]:
    """Of some games that end as wanted, the one with most that is still rare."""
    found: list[tuple[float, Record, set[str]]] = []
    for number in range(TRIES):
        record, features = _play(f"{name} {number}", options, end)
        if features is not None:
            found.append((sum(1 / (1 + shown[feature]) for feature in features), record, features))
        if len(found) == CANDIDATES:
            break
    if not found:
        raise SystemExit(f"{name}: no game of {TRIES} ended by {end}")
    _, record, features = max(found, key=lambda candidate: candidate[0])
    return {"name": name, "end": end, "record": record.to_data(), "final": final(record)}, features


def _play(seed: str, options: Any, end: str) -> tuple[Record, set[str] | None]:
    """A game, and what it shows if it ends as wanted."""
    chance = chance_from_seed(seed, "corpus")
    party = _party(chance, options.to_data()["players"], end)
    state: Any = GAME.start(options, seed)
    state.listen()
    codes: list[int] = []
    features: set[str] = set()
    families: dict[int, str] = {}
    while not state.over() and len(codes) < LONGEST:
        code = choose(state, chance, STYLES[party[state.mover()]], families)
        features.add(feature(state, code))
        state.apply(code)
        codes.append(code)
    events = state.events()
    features.update(event["event"] for event in events if event["event"] in _EVENTS)
    features.update(f"scored {event['why']}" for event in events if event["event"] == "scored")
    ended = [event["why"] for event in events if event["event"] == "ending"]
    return Record(GAME, options, seed, party, codes), features if state.over() and ended == [end] else None


def _party(chance: Chance, seats: int, end: str) -> list[str]:
    """Mostly players who want this end, and sometimes a guest."""
    party = [_LEADERS[end]] * seats
    if chance.below(3):
        party[chance.below(seats)] = _GUESTS[chance.below(len(_GUESTS))]
    return party


def feature(state: Any, code: int) -> str:
    """The kind of decision and the family of its answer, for instance `displaced/lift`."""
    return f"{DECISIONS[state.asking()][0]}/{state.describe(code)['family']}"


def final(record: Record) -> dict[str, Any]:
    """What the replay of a record gives: the facts, and digests of the last position and of the whole way to it."""
    state = record.begin()
    way = hashlib.sha256()
    for code in record.codes:
        way.update(mark(state, code))
        state.play(code)
    position = json.dumps(state.to_data(), sort_keys=True).encode()
    return {
        "decisions": len(record.codes),
        "ending": state.to_data()["ending"],
        "scores": state.scores(),
        "ranks": state.ranks(),
        "sheet": state.score_sheet(),
        "position": hashlib.sha256(position).hexdigest(),
        "key": hashlib.sha256(state.key()).hexdigest(),
        "way": way.hexdigest(),
    }


def read() -> list[Entry]:
    """The corpus as it is stored."""
    lines = [line for path in sorted(FOLDER.glob("*.jsonl")) for line in path.read_text(encoding="utf-8").splitlines()]
    return [json.loads(line) for line in lines]


def record_of(entry: Entry) -> Record:
    """The record of a stored game, checked as any other."""
    return read_record(json.dumps(entry["record"]), GAMES)


def write(entries: list[Entry]) -> None:
    """One file for each preset and seat count."""
    files: dict[str, list[str]] = {}
    for entry in entries:
        preset = entry["name"].split("/")[0]
        line = json.dumps(entry, ensure_ascii=False, separators=(",", ":"))
        files.setdefault(f"{preset}-{len(entry['record']['seats'])}.jsonl", []).append(line)
    for name, lines in files.items():
        (FOLDER / name).write_text("\n".join(lines) + "\n", encoding="utf-8")


def sealed(entry: Entry) -> Entry:
    """The same game with new digests; its facts must not change."""
    again = final(record_of(entry))
    digests = ("position", "key", "way")
    if any(again[fact] != entry["final"][fact] for fact in again if fact not in digests):
        raise SystemExit(f"{entry['name']}: the replay gives another result; nothing was written")
    return {**entry, "final": again}


def main() -> None:
    """Write the corpus."""
    parser = argparse.ArgumentParser(prog="python -m tests.corpus.make", description="Make the corpus of whole games.")
    parser.add_argument("--seal", action="store_true", help="keep the games, write their digests anew")
    entries = [sealed(entry) for entry in read()] if parser.parse_args().seal else make()
    write(entries)
    print(f"{len(entries)} games", file=sys.stderr)


if __name__ == "__main__":
    main()

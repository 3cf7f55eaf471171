"""Makes the corpus: whole games of every kind, with their exact final states.

    python -m tests.corpus.make --of hansa     plays all games anew (the same ones, as long as the rules are the same)
    python -m tests.corpus.make --seal         keeps the games, writes their digests anew: the layout of cells changed

Each game is a line of JSON: why it is here, its record, and what its replay must give. Of several games that end as
wanted the one is kept that shows most of what the corpus has seen least.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from fuzz.games import fuzzed
from fuzz.plans import mark
from hanse.games import GAMES
from hanse.kernel.chance import chance_from_seed
from hanse.kernel.record import Record, read_record
from tests.corpus.plans import Wanted, plan_of

FOLDER = Path(__file__).parent
CANDIDATES = 8  # games that end as wanted, of which one is kept
TRIES = 400

Entry = dict[str, Any]


def make(key: str) -> list[Entry]:
    """All games of one key, one after another; each looks at what the earlier ones have shown."""
    shown: Counter[str] = Counter()
    entries: list[Entry] = []
    for wanted in plan_of(key).wanted():
        entry, features = best(key, wanted, shown)
        shown.update(features)
        entries.append(entry)
        print(f"{key}/{wanted.name}: {entry['final']['decisions']} decisions", file=sys.stderr, flush=True)
    return entries


def best(key: str, wanted: Wanted, shown: Counter[str]) -> tuple[Entry, set[str]]:
    """Of some games that end as wanted, the one with most that is still rare."""
    options = GAMES[key].options(wanted.preset, wanted.seats, wanted.changes)
    found: list[tuple[float, Record, set[str]]] = []
    for number in range(TRIES):
        record, features = _play(key, f"{wanted.name} {number}", options, wanted.end)
        if features is not None:
            found.append((sum(1 / (1 + shown[feature]) for feature in features), record, features))
        if len(found) == CANDIDATES:
            break
    if not found:
        raise SystemExit(f"{key}/{wanted.name}: no game of {TRIES} ended by {wanted.end}")
    _, record, features = max(found, key=lambda candidate: candidate[0])
    return {"name": wanted.name, "end": wanted.end, "record": record.to_data(), "final": final(record)}, features


def _play(key: str, seed: str, options: Any, end: str) -> tuple[Record, set[str] | None]:
    """A game, and what it shows if it ends as wanted."""
    played, plan = fuzzed(key), plan_of(key)
    chance = chance_from_seed(seed, "corpus")
    party = plan.party(chance, options.to_data()["players"], end)
    state: Any = played.GAME.start(options, seed)
    codes: list[int] = []
    families: dict[int, str] = {}
    while not state.over() and len(codes) < plan.LONGEST:
        code = played.choose(state, chance, played.STYLES[party[state.mover()]], families)
        state.apply(code)
        codes.append(code)
    record = Record(played.GAME, options, seed, party, codes)
    as_wanted = state.over() and plan.ended(state) == end
    return record, shown_by(record) if as_wanted else None


def shown_by(record: Record) -> set[str]:
    """What a game shows: kinds of decision with the family of the answer, for instance `displaced/lift`, and events."""
    played, plan = fuzzed(record.game.key), plan_of(record.game.key)
    state: Any = record.begin()
    state.listen()
    features: set[str] = set()
    for code in record.codes:
        features.add(f"{played.asked(state)}/{state.describe(code)['family']}")
        state.apply(code)
    return features | {name for event in state.events() if (name := plan.notable(event))}


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


def read(key: str) -> list[Entry]:
    """The corpus of a game as it is stored."""
    paths = sorted((FOLDER / key).glob("*.jsonl"))
    return [json.loads(line) for path in paths for line in path.read_text(encoding="utf-8").splitlines()]


def record_of(entry: Entry) -> Record:
    """The record of a stored game, checked as any other."""
    return read_record(json.dumps(entry["record"]), GAMES)


def write(key: str, entries: list[Entry]) -> None:
    """One file for each preset and seat count."""
    files: dict[str, list[str]] = {}
    for entry in entries:
        preset = entry["name"].split("/")[0]
        line = json.dumps(entry, ensure_ascii=False, separators=(",", ":"))
        files.setdefault(f"{preset}-{len(entry['record']['seats'])}.jsonl", []).append(line)
    for name, lines in files.items():
        (FOLDER / key / name).write_text("\n".join(lines) + "\n", encoding="utf-8")


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
    parser.add_argument("--of", choices=list(GAMES), help="which game (default: all)")
    parser.add_argument("--seal", action="store_true", help="keep the games, write their digests anew")
    args = parser.parse_args()
    for key in [args.of] if args.of else GAMES:
        entries = [sealed(entry) for entry in read(key)] if args.seal else make(key)
        write(key, entries)
        print(f"{key}: {len(entries)} games", file=sys.stderr)


if __name__ == "__main__":
    main()

"""Makes a generation of the corpus: whole games of every kind as one version plays them, for every later one to replay.

    python -m tests.corpus.make 0.2.0          plays all games under the present rules and stores them under this name
    python -m tests.corpus.make 0.2.0 --of hansa

A generation is written once and never again; a new one is added beside it. The games of the first stand in `<game>/`,
those of any other in `<generation>/<game>/`, each game a line of JSON: why it is here, its record, and what its replay
must give. Whole final positions stand in `<generation>/positions/`. Of several games that end as wanted the one is kept
that shows most of what the corpus has seen least.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import json
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from fuzz.games import fuzzed
from hanse.games import GAMES
from hanse.kernel.chance import chance_from_seed
from hanse.kernel.contract import State
from hanse.kernel.record import Record, read_record
from tests.corpus.plans import Wanted, plan_of

FOLDER = Path(__file__).parent
FIRST = "0.1.0"
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
    return {"name": wanted.name, "end": wanted.end, "record": record.to_data(), "final": final(record)[0]}, features


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


def way_of(record: Record) -> tuple[str, State]:
    """A digest of who could decide what at every ply and what was decided, in words; and the last state."""
    state = record.begin()
    way = hashlib.sha256()
    known: dict[int, str] = {}

    def words(code: int) -> str:
        if code not in known:
            known[code] = state.words(code)
        return known[code]

    for code in record.codes:
        asked = [state.mover(), words(code), sorted(words(legal) for legal in state.legal())]
        way.update(json.dumps(asked).encode())
        state.play(code)
    return way.hexdigest(), state


def final(record: Record) -> tuple[Entry, State]:
    """What the replay of a record gives: the facts, the whole last position and a digest of the way; the last state."""
    way, state = way_of(record)
    position = state.to_data()
    facts = {
        "decisions": len(record.codes),
        "ending": position["ending"],
        "scores": state.scores(),
        "ranks": state.ranks(),
        "sheet": state.score_sheet(),
        "position": position,
        "way": way,
    }
    return facts, state


def generations() -> list[str]:
    """The names of all generations, the first one first."""
    return in_order(path.parent.name for path in FOLDER.glob("*/positions"))


def in_order(versions: Iterable[str]) -> list[str]:
    """Versions, the oldest first."""
    return sorted(versions, key=lambda version: [int(part) for part in version.split(".")])


def _games_folder(generation: str) -> Path:
    return FOLDER if generation == FIRST else FOLDER / generation


def read(generation: str, key: str) -> list[Entry]:
    """The games of one key in a generation as they are stored."""
    paths = sorted((_games_folder(generation) / key).glob("*.jsonl"))
    return [json.loads(line) for path in paths for line in path.read_text(encoding="utf-8").splitlines()]


def read_finals(generation: str, key: str) -> dict[str, Entry]:
    """Under the name of each game its whole last position and the way to it, as the generation's version wrote them."""
    text = gzip.decompress((FOLDER / generation / "positions" / f"{key}.jsonl.gz").read_bytes()).decode()
    return {entry["name"]: entry for entry in map(json.loads, text.splitlines())}


def record_of(entry: Entry) -> Record:
    """The record of a stored game, checked as any other."""
    return read_record(json.dumps(entry["record"]), GAMES)


def write(generation: str, key: str, entries: list[Entry]) -> None:
    """One file for each preset and seat count, and one for all positions; what is there already is never written."""
    folder, positions = _games_folder(generation) / key, FOLDER / generation / "positions" / f"{key}.jsonl.gz"
    refuse_to_rewrite(generation, key)
    files: dict[str, list[Entry]] = {}
    finals: list[Entry] = []
    for entry in entries:
        facts = dict(entry["final"])
        finals.append({"name": entry["name"], "position": facts.pop("position"), "way": facts.pop("way")})
        preset = entry["name"].split("/")[0]
        kept = {**entry, "final": facts}
        files.setdefault(f"{preset}-{len(entry['record']['seats'])}.jsonl", []).append(kept)
    folder.mkdir(parents=True)
    positions.parent.mkdir(exist_ok=True)
    for name, games in files.items():
        (folder / name).write_text(_lines(games), encoding="utf-8")
    positions.write_bytes(gzip.compress(_lines(finals).encode(), mtime=0))


def refuse_to_rewrite(generation: str, key: str) -> None:
    """A generation says what its version did: nobody can say it again later."""
    if (_games_folder(generation) / key).exists():
        raise SystemExit(f"generation {generation} of {key} is there: it is never written again; name a new one")


def _lines(entries: list[Entry]) -> str:
    return "".join(json.dumps(entry, ensure_ascii=False, separators=(",", ":")) + "\n" for entry in entries)


def main() -> None:
    """Add a generation to the corpus."""
    parser = argparse.ArgumentParser(prog="python -m tests.corpus.make", description="Add a generation to the corpus.")
    parser.add_argument("generation", help="the version that plays it, for instance 0.2.0")
    parser.add_argument("--of", choices=list(GAMES), help="which game (default: all)")
    args = parser.parse_args()
    keys = [args.of] if args.of else list(GAMES)
    for key in keys:
        refuse_to_rewrite(args.generation, key)
    for key in keys:
        entries = make(key)
        write(args.generation, key, entries)
        print(f"{key}: {len(entries)} games", file=sys.stderr)


if __name__ == "__main__":
    main()

"""`hanse play`: a game in the terminal against bots."""

from __future__ import annotations

import secrets
from dataclasses import replace

from hanse.cli.arguments import Namespace, Parser
from hanse.cli.common import USUAL_SEATS, Refused, check_ending, option_changes, read_data, read_records, size_of
from hanse.cli.data import facts_in, load_data
from hanse.cli.saves import ENDINGS, Save, folder, new_path, newest_first
from hanse.cli.session import PERSON, Session
from hanse.cli.tabletop import Tabletop
from hanse.games import GAMES, find_game, preset_data
from hanse.kernel.contract import Game
from hanse.kernel.errors import HanseError
from hanse.kernel.record import Record
from hanse.messages import Catalogue
from hanse.players import USUAL, Hosting, Limit, Registry
from hanse.players.process import Setup

USUAL_GAME = "teutonica"
NEWEST = True  # --resume without a file
BOT_SECONDS = 10  # for one decision


def add_arguments(parser: Parser) -> None:
    """Name the arguments of the verb."""
    parser.argument("game", nargs="?", metavar="GAME")
    parser.argument("--preset", metavar="NAME")
    parser.argument("--seats", type=parser.whole_number(1), metavar="N")
    parser.argument("--you", type=parser.whole_number(1), metavar="N")
    parser.argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.argument("--seed", metavar="SEED")
    parser.argument("--bot", metavar="NAME")
    parser.argument("--bot-seconds", type=parser.whole_number(1, 3600), default=BOT_SECONDS, metavar="N")
    parser.argument("--save", metavar="FILE")
    parser.argument("--resume", nargs="?", const=NEWEST, metavar="FILE")
    parser.argument("--position", metavar="FILE")
    parser.argument("--data", metavar="DIR")


def run(args: Namespace, words: Catalogue) -> int:
    """Set the table and play."""
    registry = Registry()
    if args.save:
        check_ending(args.save, ENDINGS, words)
        if size_of(args.save, words) is not None:
            raise Refused(words.say("error-exists", path=args.save))
    if args.resume is None:
        record, you = _new(args, registry, words)
        path = args.save or new_path(record.game.key, words)
    else:
        path, record, you = _old(args, registry, words)
        path = args.save or path
    # What bots print would only disturb the screen.
    with Hosting(Limit(seconds=args.bot_seconds), registry, bot_setup(args, record.game, words)) as hosting:
        return Tabletop(Session(record, you), Save(path, words), words, hosting).run()


def _new(args: Namespace, registry: Registry, words: Catalogue) -> tuple[Record, int]:
    """The record of a game that begins, and the seat of the person in it."""
    game = find_game(args.game or USUAL_GAME)
    changes = load_options(args, game, words)
    bot = args.bot or USUAL
    registry.find(bot, game.key)
    record = _from_position(game, args, words) if args.position else _from_start(game, args, changes)
    you = _your_seat(args.you or 1, len(record.seats), words)
    return replace(record, seats=[PERSON if seat == you else bot for seat in range(len(record.seats))]), you


def _old(args: Namespace, registry: Registry, words: Catalogue) -> tuple[str, Record, int]:
    """The file of a saved game, its record, and the seat of the person in it."""
    _alone(args, "resume", ("seats", "preset", "option", "seed", "position"), words)
    game = find_game(args.game) if args.game else None
    load_data(args.data, words, [game] if game else None)
    path = _newest(game, words) if args.resume is NEWEST else args.resume
    record = _saved(path, words)
    if game and record.game is not game:
        raise Refused(words.say("error-other-game", path=path, game=record.game.name, given=game.name))
    if record.replay().over():
        raise Refused(words.say("error-save-over", path=path))
    return path, *_seated(record, path, args, registry, words)


def _newest(game: Game | None, words: Catalogue) -> str:
    """The file of the game, of this kind or of any, that was played last and is not over."""
    for path in newest_first([game.key] if game else GAMES):
        if not _saved(path, words).replay().over():
            return path
    raise Refused(words.say("error-no-save", folder=str(folder())))


def _saved(path: str, words: Catalogue) -> Record:
    """The only record in a file: going on with one of several would write over the others."""
    records = read_records(path, words)
    if len(records) > 1:
        raise Refused(words.say("error-resume-many", path=path, count=len(records)))
    return records[0]


def _from_start(game: Game, args: Namespace, changes: dict[str, object]) -> Record:
    preset = args.preset or game.presets()[0]
    seats = args.seats or min(USUAL_SEATS, int(preset_data(game, preset)["players"]))
    options = game.options(preset, seats, changes)
    seed: int | str = secrets.randbelow(10**6) if args.seed is None else read_seed(args.seed)
    return Record(game, options, seed, [""] * seats)


def _from_position(game: Game, args: Namespace, words: Catalogue) -> Record:
    _alone(args, "position", ("seats", "preset", "option", "seed"), words)
    try:
        position = game.read_position(read_data(args.position, words)).to_data()
    except HanseError as error:
        raise Refused(words.say("error-in-file", path=args.position, reason=words.refusal(error))) from None
    return Record(
        game, game.read_options(position["options"], position["rules"]), 0, [""] * len(position["seats"]), [], position
    )


def _seated(record: Record, path: str, args: Namespace, registry: Registry, words: Catalogue) -> tuple[Record, int]:
    """The record with the person in a seat and bots in the others, and that seat."""
    if args.you is None and PERSON not in record.seats:
        raise Refused(words.say("error-save-person", path=path))
    you = record.seats.index(PERSON) if args.you is None else _your_seat(args.you, len(record.seats), words)
    names = [args.bot or (USUAL if name == PERSON else name) for name in record.seats]
    names[you] = PERSON
    for name in names[:you] + names[you + 1 :]:
        registry.find(name, record.game.key)
    return replace(record, seats=names), you


def load_options(args: Namespace, game: Game, words: Catalogue) -> dict[str, object]:
    """The options that were given; facts of one's own are played unless another option says otherwise."""
    own = load_data(args.data, words, [game])
    return {**({"data": own[game.key]} if own else {}), **option_changes(args.option, game, words)}


def bot_setup(args: Namespace, game: Game, words: Catalogue, *, shown: bool = False) -> Setup:
    """What the process of bots that are not the house's own has to know; `shown` is whether it may print."""
    facts = {} if args.data is None else {game.key: facts_in(args.data, words)}
    return Setup(facts, shown=shown)


def read_seed(text: str) -> int | str:
    """A seed is a whole number where it looks like one, else a text; bytes that are no letters are neither."""
    if any("\ud800" <= letter <= "\udfff" for letter in text):
        raise HanseError("seed {seed!r}: expected a whole number or a text", seed=text)
    return int(text) if text.isascii() and text.isdigit() and len(text) < 19 else text


def _alone(args: Namespace, name: str, others: tuple[str, ...], words: Catalogue) -> None:
    for other in others:
        if getattr(args, other) not in (None, []):
            raise Refused(words.say("error-not-with", one=f"--{other}", other=f"--{name}"))


def _your_seat(number: int, seats: int, words: Catalogue) -> int:
    if number > seats:
        raise Refused(words.say("error-your-seat", given=number, seats=seats))
    return number - 1

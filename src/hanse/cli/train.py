"""`hanse train`: learn the weights of a game's value; the folder keeps all that a resumed run needs."""

from __future__ import annotations

import sys
from contextlib import ExitStack
from importlib import import_module
from pathlib import Path

from rich.text import Text

import hanse
from hanse.arena.training.curve import draw_curve
from hanse.arena.training.folder import Folder
from hanse.arena.training.harvest import Harvester
from hanse.arena.training.league import FOCUSED, HAND
from hanse.arena.training.matches import Score
from hanse.arena.training.plan import plan, training_for
from hanse.arena.training.run import CHAMPION, Round, Run
from hanse.arena.training.training import (
    MOST_DECISIONS,
    MOST_GAMES,
    MOST_ROUNDS,
    USUAL_GAMES,
    USUAL_MATCHES,
    USUAL_ROUNDS,
    Training,
)
from hanse.cli.arguments import Namespace, Parser
from hanse.cli.backend import add_backend, check_backend, games_progress, workers_for
from hanse.cli.common import Refused, console_for, option_changes, read_text, reason, write_text
from hanse.cli.play import read_seed
from hanse.games import find_game
from hanse.messages import Catalogue
from hanse.players.weights import Weights, read_weights

INTERRUPTED = 130
USUAL_FOLDER = "training"
PICTURE = "curve.svg"
MADE = "weights"  # the folder of all that `--all` makes
OF_ONE = ("game", "preset", "seats", "option", "rounds", "games", "matches", "watch", "seed", "max_decisions", "from")


def add_arguments(parser: Parser) -> None:
    """Name the arguments of the verb."""
    parser.argument("game", nargs="?", metavar="GAME")
    parser.argument("--all", action="store_true")
    parser.argument("--preset", metavar="NAME")
    parser.argument("--seats", type=parser.whole_number(1), metavar="N")
    parser.argument("--option", action="append", metavar="KEY=VALUE")
    parser.argument("--from", metavar="FILE")
    parser.argument("--out", default=USUAL_FOLDER, metavar="FOLDER")
    parser.argument("--rounds", type=parser.whole_number(1, MOST_ROUNDS), metavar="N")
    parser.argument("--games", type=parser.whole_number(1, MOST_GAMES), metavar="N")
    parser.argument("--matches", type=parser.whole_number(1, MOST_GAMES), metavar="N")
    parser.argument("--watch", type=parser.whole_number(1, MOST_GAMES), metavar="N")
    parser.argument("--seed", metavar="SEED")
    add_backend(parser)
    parser.argument("--max-decisions", type=parser.whole_number(1), metavar="N")


def run(args: Namespace, words: Catalogue) -> int:
    """Train what is asked for, or everything that comes with the house."""
    check_backend(args, words)
    import_module("numpy")  # it is needed only after many games; who lacks it is told now
    if args.all:
        return _train_all(args, words)
    if args.game is None:
        raise Refused(words.say("error-missing", verb="train", given="GAME"))
    return _train(_training(args, words), args.rounds or USUAL_ROUNDS, args.out, args, words)


def _training(args: Namespace, words: Catalogue) -> Training:
    game = find_game(args.game)
    return training_for(
        game.key,
        args.preset,
        args.seats,
        option_changes(args.option or [], game, words),
        _start(getattr(args, "from"), game.key, words),
        args.max_decisions or MOST_DECISIONS,
        games=args.games or USUAL_GAMES,
        matches=args.matches or USUAL_MATCHES,
        watched=args.watch or 0,
        seed=read_seed(args.seed or "1"),
    )


def _start(path: str | None, game: str, words: Catalogue) -> tuple[str, Weights] | None:
    return None if path is None else (Path(path).name, read_weights(read_text(path, words), path, game))


def _train_all(args: Namespace, words: Catalogue) -> int:
    """One training after the other, each in a folder of its own; what it makes is gathered as it is shipped."""
    for name in OF_ONE:
        if getattr(args, name) is not None:
            raise Refused(words.say("error-not-with", one=_typed(name), other="--all"))
    for planned in plan():
        game = planned.training.place.game.key
        folder = Path(args.out) / f"{game}-{planned.name}"
        print(words.say("train-planned", weights=f"{game}/{planned.name}"), flush=True)
        code = _train(planned.training, planned.rounds, str(folder), args, words)
        if code:
            return code
        target = Path(args.out) / MADE / game / f"{planned.name}.toml"
        target.parent.mkdir(parents=True, exist_ok=True)
        write_text(str(target), read_text(str(folder / CHAMPION), words), words)
    return 0


def _typed(name: str) -> str:
    return "GAME" if name == "game" else f"--{name.replace('_', '-')}"


def _train(training: Training, rounds: int, out: str, args: Namespace, words: Catalogue) -> int:
    folder = Folder(out, training, hanse.__version__)
    try:
        folder.check()
        with ExitStack() as open_things:
            workers = workers_for(args, Harvester, training.to_data())
            open_things.callback(workers.close)
            open_things.callback(folder.close)
            folder.open()
            return _follow(Run(training, folder, workers, hanse.__version__, rounds), words)
    except OSError as error:
        raise Refused(words.say("error-unwritable", path=out, reason=reason(error))) from None


def _follow(training: Run, words: Catalogue) -> int:
    """Show how it goes, and tell every round."""
    path = training.folder.path
    with games_progress(words) as progress:
        task = progress.add_task("", total=training.total())
        try:
            for step in training.steps():
                if isinstance(step, Round):
                    training.folder.write(PICTURE, draw_curve(training.curve(), words))
                    progress.console.print(Text(_told(step, training.rounds, words)), soft_wrap=True)
                else:
                    doing = "train-matching" if step.matching else "train-playing"
                    shown = words.say(doing, round=step.round, rounds=training.rounds)
                    progress.update(task, description=shown, completed=training.games, total=training.total())
        except KeyboardInterrupt:
            progress.stop()
            told = words.say("train-interrupted", games=training.games, out=str(path))
            console_for(sys.stderr).print(Text(told), soft_wrap=True)
            return INTERRUPTED
    learned = any(judged.promoted for judged in training.done)
    print(words.say("train-champion" if learned else "train-no-champion", file=str(path / CHAMPION)))
    print(words.say("train-picture", file=str(path / PICTURE)))
    return 0


def _told(judged: Round, rounds: int, words: Catalogue) -> str:
    """One line of what came of a round."""
    shares = {
        "champion": judged.scores[judged.champion],
        FOCUSED: judged.scores[FOCUSED],
        HAND: judged.against(HAND),
    }
    parts = [
        words.say("train-share", who=words.say(f"train-against-{name}"), share=_shown(score))
        for name, score in shares.items()
    ]
    verdict = words.say("train-promoted" if judged.promoted else "train-not-promoted")
    return words.say("train-round", round=judged.number, rounds=rounds, shares=", ".join(parts), verdict=verdict)


def _shown(score: Score) -> str:
    data = score.to_data()
    return f"{100 * data['share']:.0f} % ({100 * data['low']:.0f}–{100 * data['high']:.0f})"

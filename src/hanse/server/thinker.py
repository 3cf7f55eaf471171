"""A process in which bots think: after a line of preparation, one question a line comes in, one answer goes out."""

from __future__ import annotations

import json
import os
import signal
import sys
from typing import Any

from hanse.bots import find_bot
from hanse.games import find_game
from hanse.kernel.chance import chance_from_seed
from hanse.kernel.contract import State

_KEPT = 32  # games whose last state is remembered
_games: dict[str, tuple[list[int], State]] = {}


def state_of(question: dict[str, Any]) -> State:
    """The state after all codes; where the last question of this game went, it goes on from there."""
    codes: list[int] = question["codes"]
    known, state = _games.pop(question["table"], ([], None))
    if state is None or codes[: len(known)] != known:
        game = find_game(question["game"])
        known, state = [], game.start(game.read_options(question["options"], question["rules"]), question["seed"])
    for code in codes[len(known) :]:
        state.apply(code)
    _games[question["table"]] = (codes, state)
    if len(_games) > _KEPT:
        del _games[next(iter(_games))]
    return state


def prepare(setup: dict[str, Any]) -> None:
    """The first line: the games that are played with facts of the host's own, and these."""
    for game in setup.get("games", ()):
        find_game(game).replace_data(setup["facts"])


def answer(question: dict[str, Any]) -> int:
    """The code that the bot chooses.

    It gets a state drawn from those that its seat cannot tell apart, so it cannot know what is hidden.
    """
    state = state_of(question)
    chance = chance_from_seed(f"{question['seed']}/{len(question['codes'])}", "bots")
    seen = state.sample(state.mover(), chance)
    code = find_bot(question["game"], question["bot"])(seen, chance)
    if code not in state.legal():
        raise ValueError(f"{code} is not legal")
    return code


def main() -> None:
    """Answer until the server closes the line, which it also does by dying."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when to stop
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    sys.stdout = sys.stderr  # a bot that prints must not be taken for an answer
    prepare(json.loads(sys.stdin.readline() or "{}"))
    for line in sys.stdin:
        try:
            reply: dict[str, Any] = {"code": answer(json.loads(line))}
        except Exception as error:  # whatever a bot raises, the server lets a simpler one decide
            reply = {"failed": type(error).__name__}
        out.write(json.dumps(reply) + "\n")
        out.flush()


if __name__ == "__main__":
    main()

"""One position judged by a search of the strongest player."""

from __future__ import annotations

from typing import Any

from hanse.kernel.chance import chance_from_seed
from hanse.kernel.contract import Game
from hanse.study.analysis.analysis import WORLDS
from hanse.study.analysis.evaluation import Evaluator

Data = dict[str, Any]


def judge(game: Game, position: Data, iterations: int) -> Data:
    """What each seat may expect as the deciding one knows it, and its best line, where it has a choice."""
    state = game.read_position(position)
    seat = state.mover()
    evaluator = Evaluator(game, game.read_options(position["options"], position["rules"]))
    chance = chance_from_seed("position", "study")
    found = evaluator.compare(state, seat, None, iterations, chance)
    if found is None:
        return {"expected": evaluator.glance(state, seat, WORLDS, chance).to_data(), "best": None}
    choices = [_choice(state, code) for code, own in zip(found.line, found.own, strict=True) if own]
    best = {"codes": found.line, "action": found.action, "choices": choices}
    return {"expected": found.best.to_data(), "best": best}


def _choice(state: Any, code: int) -> Data:
    return {**state.describe(code), "code": code, "words": state.words(code), "touches": state.touches(code)}

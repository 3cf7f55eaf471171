"""The house's own players. They are trusted: terminal and arena let them think in their own process.

A name may carry parameters after it, each as `@key=value`: `master@iterations=200`, `hard@style=builder`.
"""

from __future__ import annotations

from pathlib import Path

from hanse.kernel.errors import HanseError, UnknownName
from hanse.players.focused import hansa, merkator, teutonica
from hanse.players.planning.levels import LEVELS
from hanse.players.planning.player import PlanningPlayer
from hanse.players.player import Choose, FunctionPlayer, Player
from hanse.players.uniform import choose as uniform
from hanse.players.weights import HAND, Weights, read_weights, shipped, styles

DEFAULT = "focused"  # decides where nobody chose: for who has left, and for who cannot decide
USUAL = "medium"  # whom people meet who have not chosen
MOST_ITERATIONS = 10**6

# Plain functions, by name and game: baselines that never change.
SIMPLE: dict[str, dict[str, Choose]] = {
    DEFAULT: {"teutonica": teutonica.choose, "hansa": hansa.choose, "merkator": merkator.choose},
    "random": {"teutonica": uniform, "hansa": uniform, "merkator": uniform},
}

# All of them, as people choose: the levels from the weakest to the strongest, then the baselines.
HOUSE: tuple[str, ...] = (*reversed(LEVELS), *SIMPLE)
PARAMETERS = ("iterations", "style", "weights")


def of_house(name: str) -> bool:
    """Whether it is the name of a player of the house, with parameters or without."""
    return name.partition("@")[0] in HOUSE


def thinks_long(name: str) -> bool:
    """Whether it is a level that thinks for as long as it may, so that somebody could want to stop it."""
    level = LEVELS.get(name.partition("@")[0])
    return level is not None and level.seconds > 0


def with_style(level: str, style: str) -> str:
    """The name of a level that plays in a style."""
    return f"{level}@style={style}"


def styled(game: str) -> list[str]:
    """The names of all levels in all styles that the game of this key has."""
    return [with_style(level, style) for level in LEVELS for style in styles(game)]


def policy(game: str, name: str = DEFAULT) -> Choose:
    """The function with which a simple player of the house chooses in the game of this key."""
    if name not in SIMPLE:
        raise UnknownName("player", name, SIMPLE)
    return SIMPLE[name][game]


def house_player(name: str, game: str) -> Player:
    """A new player of the house for one seat of the game of this key."""
    base, *given = name.split("@")
    if base in SIMPLE and not given:
        return FunctionPlayer(policy(game, base))
    if base in SIMPLE:
        raise HanseError("player {name}: {base} has no parameters", name=name, base=base)
    parameters = _parameters(name, given)
    style, weights, iterations = (parameters.get(key) for key in ("style", "weights", "iterations"))
    if style is not None and style not in styles(game):
        raise UnknownName("style", style, styles(game))
    chosen = None
    if weights is not None:
        chosen = shipped(game, HAND) if weights == HAND else _own_weights(weights, game)
    return PlanningPlayer(LEVELS[base], chosen, styles(game)[style] if style else None, _iterations(name, iterations))


def simpler(name: str) -> list[str]:
    """Those of the house who may decide in the place of a player, each simpler than the one before.

    They must answer at once, so none of them thinks for long.
    """
    names = list(SIMPLE)
    return names[names.index(name) + 1 :] if name in names else names


def _parameters(name: str, given: list[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for each in given:
        key, _, value = each.partition("=")
        if key not in PARAMETERS or not value or key in found:
            known = ", ".join(f"@{parameter}=…" for parameter in PARAMETERS)
            raise HanseError("player {name}: parameter {given}: expected each once of {known}",
                             name=name, given=each, known=known)  # fmt: skip
        found[key] = value
    return found


def _iterations(name: str, given: str | None) -> int | None:
    if given is None:
        return None
    if not (given.isascii() and given.isdigit() and 0 < int(given) <= MOST_ITERATIONS):
        raise HanseError(
            "player {name}: iterations {given}: expected a whole number from 1 to {most}",
            name=name, given=given, most=MOST_ITERATIONS,
        )  # fmt: skip
    return int(given)


def _own_weights(path: str, game: str) -> Weights:
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise HanseError(
            "weights {path}: {reason}", path=path, reason=getattr(error, "strerror", "") or "no text"
        ) from None
    return read_weights(text, path, game)

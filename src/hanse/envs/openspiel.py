"""The games for OpenSpiel. Importing this module registers `hanse_teutonica`, `hanse_hansa` and `hanse_merkator`.

    import pyspiel
    import hanse.envs.openspiel

    game = pyspiel.load_game("hanse_hansa(players=3)")

Chance comes first: a few draws decide the deal, as if somebody shuffled before the game, and nothing is random after
them. What a player cannot know of the deal is in no string and no tensor, and `resample_from_infostate` draws it anew.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pyspiel

from hanse.envs.observations import Observations
from hanse.envs.rendering import text
from hanse.envs.setting import Setting, setting
from hanse.envs.stepping import RANK, settled
from hanse.games import GAMES
from hanse.kernel.chance import chance_from_seed
from hanse.kernel.errors import HanseError
from hanse.kernel.state import BaseState

DRAWS = 3  # chance nodes before the first decision
FACES = 256  # outcomes of each, so there are 256 ** 3 deals
USUAL_SEATS = {"teutonica": 3, "hansa": 3, "merkator": 3}
MAX_DECISIONS = {"teutonica": 3000, "hansa": 1000, "merkator": 1500}  # then the points on the table decide
POINTS = 1000.0  # no margin is wider

_CHANCE = int(pyspiel.PlayerId.CHANCE)
_TERMINAL = int(pyspiel.PlayerId.TERMINAL)
_EACH_FACE = [(face, 1.0 / FACES) for face in range(FACES)]


def _type_of(game: str) -> pyspiel.GameType:
    seats = GAMES[game].seats
    return pyspiel.GameType(
        short_name=f"hanse_{game}",
        long_name=GAMES[game].name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": USUAL_SEATS[game],
            "preset": GAMES[game].presets()[0],
            "reward": RANK,
            "max_decisions": MAX_DECISIONS[game],
        },
    )


class HanseGame(pyspiel.Game):  # type: ignore[misc]  # published without types
    """One of the games, for so many players."""

    def __init__(self, game: str, params: Mapping[str, Any] | None = None) -> None:
        kind = TYPES[game]
        given = {**kind.parameter_specification, **(params or {})}
        self.setting: Setting = setting(
            game, int(given["players"]), str(given["preset"]), None, str(given["reward"]), int(given["max_decisions"])
        )
        if not self.setting.max_decisions:
            raise HanseError("max_decisions = 0: expected a limit, which OpenSpiel asks for")
        worth = 1.0 if self.setting.reward == RANK and self.setting.seats > 1 else POINTS
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.game.actions,
            max_chance_outcomes=FACES,
            num_players=self.setting.seats,
            min_utility=-worth,
            max_utility=worth,
            utility_sum=None,
            max_game_length=self.setting.max_decisions,
        )
        super().__init__(kind, info, params or {})
        self.parts = Observations(self.setting.observer())

    def new_initial_state(self) -> HanseState:
        """Before the deal."""
        return HanseState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> HanseObserver:
        """What players see, as tensors and strings."""
        return HanseObserver(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), self, params)


class HanseState(pyspiel.State):  # type: ignore[misc]  # published without types
    """The draws of the deal, then the game itself. OpenSpiel copies and stores a state by its attributes."""

    def __init__(self, game: HanseGame) -> None:
        super().__init__(game)
        self._setting = game.setting
        self._drawn: tuple[int, ...] = ()
        self._first = ""  # what everybody saw at the beginning; written when it is asked for
        self._decisions = 0
        self._ended = False
        self._mover = _CHANCE
        self.position: BaseState | None = None

    def current_player(self) -> int:
        """Who decides; chance, before the deal is made."""
        return self._mover

    def is_chance_node(self) -> bool:
        """Whether the deal is not made yet. This and the next are asked for every decision: C++ would ask back."""
        return self._mover == _CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What a player can do; the one who decides, if none is named."""
        return self._legal_actions(self._mover) if player is None or player == self._mover else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every face is equally likely."""
        return _EACH_FACE

    def _legal_actions(self, player: int) -> list[int]:
        if self.position is None:
            return list(range(FACES))
        return [] if self._ended else sorted(self.position.legal())

    def _apply_action(self, action: int) -> None:
        position = self.position
        if position is None:
            self._draw(action)
            return
        position.play(action)
        self._decisions += 1
        self._mover = position.mover()
        if self._mover < 0 or self._decisions == self._setting.max_decisions:
            self._ended = True
            self._mover = _TERMINAL

    def _draw(self, face: int) -> None:
        self._drawn = (*self._drawn, face)
        if len(self._drawn) == DRAWS:
            self.position = self._dealt()
            self._mover = self.position.mover()

    def _dealt(self) -> BaseState:
        return self._setting.begin("-".join(str(face) for face in self._drawn))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == _CHANCE or self.position is None:
            return f"draw {action}"
        return self.position.words(action)

    def is_terminal(self) -> bool:
        """Whether the game is over, or has taken too many decisions."""
        return self._ended

    def returns(self) -> list[float]:
        """What the end is worth to each player; 0 before it."""
        if self.position is None or not self._ended:
            return [0.0] * self._setting.seats
        return settled(self.position, self._setting.by_margin)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> HanseState:
        """A state that the player cannot tell from this one; what is hidden is drawn anew."""
        other: HanseState = self.clone()
        if self.position is not None:
            seed = int(sampler() * 2**53)
            other.position = self.position.sample(player, chance_from_seed(seed, "resample"))
        return other

    def decisions(self) -> list[int]:
        """All that was decided; everybody sees every decision."""
        return list(self.history()[DRAWS:])

    def seen_by(self, player: int) -> str:
        """All that a player may know of the position, as text."""
        return "" if self.position is None else _seen(self.position, player)

    def known_by(self, player: int) -> str:
        """The same with what was to be seen at the beginning and all decisions since."""
        if not self._first and self.position is not None:
            self._first = _seen(self._dealt(), None)
        return json.dumps([player, self._first, self.decisions(), self.seen_by(player)], separators=(",", ":"))

    def __str__(self) -> str:
        if self.position is None:
            return " ".join(["draws", *(str(face) for face in self._drawn)])
        return text(self.position)


class HanseObserver:
    """What a player sees, by the names of the observation's parts; with perfect recall also all decisions so far."""

    def __init__(self, wanted: Any, game: HanseGame, params: Any) -> None:
        if params:
            raise ValueError(f"observation parameters {params}: expected none")
        self._parts = game.parts
        self._recall = bool(wanted.perfect_recall)
        remembered = game.setting.max_decisions if self._recall else 0
        self.tensor = np.zeros(self._parts.size + remembered, np.float32)
        self.dict = {
            part.name: self.tensor[part.first : part.first + part.size].reshape(part.shape) for part in self._parts
        }
        if self._recall:
            self.dict["decisions"] = self.tensor[self._parts.size :]

    def set_from(self, state: HanseState, player: int) -> None:
        """Write the tensor: bytes as they are, decisions as 1 + code in their order."""
        self.tensor.fill(0)
        if state.position is None:
            return
        self.tensor[: self._parts.size] = self._parts.of(state.position, player)
        if self._recall:
            codes = state.decisions()
            self.dict["decisions"][: len(codes)] = np.array(codes, np.float32) + 1

    def string_from(self, state: HanseState, player: int) -> str:
        """The same as text, complete."""
        return state.known_by(player) if self._recall else state.seen_by(player)


def _seen(position: BaseState, player: int | None) -> str:
    return json.dumps(position.view(player), ensure_ascii=False, separators=(",", ":"))


TYPES = {game: _type_of(game) for game in GAMES}


class TeutonicaGame(HanseGame):
    """Hansa Teutonica."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        super().__init__("teutonica", params)


class HansaGame(HanseGame):
    """Hansa."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        super().__init__("hansa", params)


class MerkatorGame(HanseGame):
    """Merkator."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        super().__init__("merkator", params)


for _key, _game in (("teutonica", TeutonicaGame), ("hansa", HansaGame), ("merkator", MerkatorGame)):
    pyspiel.register_game(TYPES[_key], _game)

"""Hansa Teutonica as a PettingZoo environment."""

from __future__ import annotations

from typing import Any

import pettingzoo

from hanse.envs.aec import CheckedEnv, RawEnv
from hanse.envs.setting import setting

NAME = "hanse_teutonica_v1"


def env(render_mode: str | None = None, **given: Any) -> CheckedEnv:
    """The environment with PettingZoo's usual checks; what else is given goes to `hanse.envs.setting.setting`."""
    return CheckedEnv(NAME, setting("teutonica", **given), render_mode)


def raw_env(render_mode: str | None = None, **given: Any) -> RawEnv:
    """The same without the checks: an illegal action raises a `hanse.MoveError`."""
    return RawEnv(NAME, setting("teutonica", **given), render_mode)


pettingzoo.register("aec", NAME, entry_point=env)

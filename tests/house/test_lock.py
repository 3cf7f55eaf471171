"""The lock is complete and tied to no place."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
LOCK = (ROOT / "requirements.lock").read_text(encoding="utf-8")


def _locked() -> list[str]:
    return re.findall(r"^([A-Za-z0-9][A-Za-z0-9._-]*)==", LOCK, re.MULTILINE)


def _normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", re.split(r"[\[<>=! ;]", name, maxsplit=1)[0]).lower()


def test_the_lock_names_no_place() -> None:
    assert "://" not in LOCK
    assert "--index" not in LOCK


def test_every_locked_package_has_hashes() -> None:
    entries = re.split(r"\n(?=[A-Za-z0-9])", LOCK.strip())
    assert len(entries) == len(_locked())
    assert [entry for entry in entries if "--hash=sha256:" not in entry] == []


def test_everything_the_project_asks_for_is_locked() -> None:
    facts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    asked = [*facts["project"]["dependencies"], *facts["build-system"]["requires"]]
    for name, extra in facts["project"]["optional-dependencies"].items():
        if name not in ("ray", "torch"):  # too large for everybody; a cluster has its own, and so has a graphics card
            asked += extra
    own = {facts["project"]["name"]}  # an extra may stand for others
    assert {_normal(name) for name in asked} - own <= {_normal(name) for name in _locked()}

"""The example that learns by self-play runs, and leaves what it promises."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from tests.patience import PATIENCE

SCRIPT = Path(__file__).parents[2] / "examples" / "train_torch.py"

pytestmark = pytest.mark.skipif(find_spec("torch") is None, reason="PyTorch is big, and comes only with hanse[torch]")


def _train(folder: Path, *more: str) -> list[dict[str, Any]]:
    told = [
        sys.executable,
        str(SCRIPT),
        str(folder),
        "--decisions",
        "1",
        "--matches",
        "4",
        "--looks",
        "1",
        "--imitated",
        "256",
        *more,
    ]
    environment = {**os.environ, "OMP_NUM_THREADS": "1", "MPLBACKEND": "agg"}
    done = subprocess.run(told, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stderr
    curve: list[dict[str, Any]] = json.loads((folder / "curve.json").read_text(encoding="utf-8"))
    return curve


def test_a_network_is_trained_and_tried(tmp_path: Path) -> None:
    curve = _train(tmp_path)
    assert [point["decisions"] for point in curve] == [0, 0, 128 * 128]
    assert (tmp_path / "net.pt").stat().st_size > 0
    assert (tmp_path / "curve.png").read_bytes().startswith(b"\x89PNG")
    for point in curve:
        for opponent in ("random", "focused"):
            won, low, high = point[opponent]
            assert 0 <= low <= won <= high <= 1


@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is big, and comes only with the extra hanse[ray]")
def test_workers_of_a_cluster_play_the_games(tmp_path: Path) -> None:
    curve = _train(tmp_path, "--ray", "local", "--workers", "2")
    assert curve[-1]["decisions"] == 2 * 128 * 128

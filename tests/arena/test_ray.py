"""A tournament on a real Ray cluster of two nodes on this machine."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.arena.learning import files
from tests.arena.small import COMMAND, ENVIRONMENT, lines, run, small
from tests.patience import PATIENCE

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(find_spec("ray") is None, reason="Ray is big, and comes only with the extra hanse[ray]"),
]

ARGUMENTS = ["--players=focused,random", "--place=hansa//3", "--games=30", "--max-decisions=200", "--seed=test"]

# Two nodes with a processor each; says where they are, and stays until its input ends.
CLUSTER = """
import sys
from ray.cluster_utils import Cluster
cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
cluster.add_node(num_cpus=1)
cluster.wait_for_nodes()
print(cluster.address, flush=True)
sys.stdin.read()
cluster.shutdown()
"""


def _arena(folder: Path, address: str) -> list[str]:
    return [*COMMAND, "results.jsonl", *ARGUMENTS, "--backend", "ray", "--address", address]


@contextmanager
def two_nodes() -> Iterator[str]:
    """The address of a cluster that is there for a while."""
    with subprocess.Popen(
        [sys.executable, "-c", CLUSTER],
        env=ENVIRONMENT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as cluster:
        assert cluster.stdout is not None
        yield cluster.stdout.readline().strip()
        cluster.communicate(timeout=PATIENCE)


def test_two_nodes_play_the_games_of_one_process(tmp_path: Path) -> None:
    with two_nodes() as address:
        done = subprocess.run(
            _arena(tmp_path, address),
            cwd=tmp_path,
            env=ENVIRONMENT,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
    assert done.returncode == 0, done.stderr
    run(small(games=30, most_decisions=200), tmp_path / "here.jsonl")
    assert lines(tmp_path / "results.jsonl")[1:] == lines(tmp_path / "here.jsonl")[1:]


@pytest.mark.parametrize("address", ["127.0.0.1:1", "auto", "nowhere"])
def test_a_cluster_that_is_not_there_is_refused_in_one_line(tmp_path: Path, address: str) -> None:
    done = subprocess.run(
        _arena(tmp_path, address),
        cwd=tmp_path,
        env={name: value for name, value in ENVIRONMENT.items() if name != "RAY_ADDRESS"},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert f"no Ray cluster at {address}: " in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_two_nodes_train_like_one_process(tmp_path: Path) -> None:
    training = ["hansa", "--seats=2", "--rounds=1", "--games=4", "--matches=2", "--max-decisions=20"]
    with two_nodes() as address:
        for folder, backend in (("here", []), ("cluster", ["--backend=ray", f"--address={address}"])):
            done = subprocess.run(
                [*COMMAND[:-1], "train", *training, f"--out={folder}", *backend],
                cwd=tmp_path,
                env=ENVIRONMENT,
                capture_output=True,
                text=True,
                timeout=PATIENCE,
                check=False,
            )
            assert done.returncode == 0, done.stderr
    assert files(tmp_path / "cluster") == files(tmp_path / "here")

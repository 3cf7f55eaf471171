"""Empty environments with the built package in them, and with what its requirements bring; no network is used."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
from importlib.metadata import distribution, distributions
from pathlib import Path

from tests.package.requirements import OWN, brought

ROOT = Path(__file__).parents[2]
BUILT_FROM = ("LICENSE", "MANIFEST.in", "README.md", "docs/rules", "pyproject.toml", "setup.py", "src")


def build_wheel(folder: Path, *, interpreted: bool) -> Path:
    """Build the package from a copy of the checkout, so that nothing is left behind in it."""
    copy = folder / "source"
    for name in BUILT_FROM:
        source, target = ROOT / name, copy / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so"))
        else:
            shutil.copy(source, target)
    command = ["wheel", "--no-deps", "--no-index", "--no-build-isolation", "--wheel-dir", str(folder), str(copy)]
    _pip(command, HANSE_INTERPRETED="1" if interpreted else "0")
    (wheel,) = folder.glob("*.whl")
    return wheel


class Environment:
    """A virtual environment of its own with the package installed."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        venv.create(folder / "env", symlinks=True)
        self.bin = folder / "env" / "bin"
        self.away = folder / "away"  # from any checkout
        self.away.mkdir()
        _pip(["--python", str(self.bin / "python"), "install", "--no-deps", "--no-index", str(wheel)])
        (self.packages,) = (folder / "env" / "lib").glob("python*/site-packages")

    def bring(self, *extras: str) -> None:
        """Link what the package asks for with these extras out of the environment that runs this."""
        (own,) = distributions(name=OWN, path=[str(self.packages)])
        for name in brought([f"{OWN}[{','.join(extras)}]"], own.requires or ()):
            self._link(name)

    def _link(self, name: str) -> None:
        found = distribution(name)
        tops = {Path(file).parts[0] for file in found.files or ()} - {"..", "__pycache__"}
        for top in tops:
            target = self.packages / top
            if not target.exists():
                target.symlink_to(Path(str(found.locate_file(top))))

    def run(self, *command: str | Path, typed: str = "", **variables: str) -> subprocess.CompletedProcess[str]:
        """Run a program of the environment, away from the checkout and from what is set for this one."""
        return subprocess.run(
            [str(self.bin / command[0]), *map(str, command[1:])],
            cwd=self.away,
            env=self.variables(**variables),
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
        )

    def variables(self, **more: str) -> dict[str, str]:
        """What a program of the environment sees."""
        home = str(self.away)
        return {**_kept(), "HOME": home, "XDG_STATE_HOME": home, "LANG": "C.UTF-8", "PYTHONUTF8": "1", **more}


def _kept() -> dict[str, str]:
    """The environment without what was set for the tests."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "HANSE", "LC_"))}


def _pip(command: list[str], **variables: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pip", "-q", "--disable-pip-version-check", *command],
        env={**_kept(), **variables},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr

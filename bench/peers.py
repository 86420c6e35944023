"""Other projects, each in an environment that is made for the run and thrown away after it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

HERE = Path(__file__).resolve().parent
PEERS = {"catanatron": ("catanatron==3.2.1", "play_catanatron.py"), "rlcard": ("rlcard==1.2.0", "play_rlcard.py")}
PATIENCE = 300
"""Seconds that an installation may take."""


class Peer:
    """A project that can be measured."""

    def __init__(self, python: Path, script: Path) -> None:
        self._python, self._script = python, script

    def measure(self, seconds: float) -> Mapping[str, float]:
        """What its script measures, in decisions per second and microseconds, each for about so many seconds."""
        return msgspec.json.decode(_run(str(self._python), str(self._script), str(seconds)), type=dict[str, float])


@contextmanager
def peers() -> Iterator[tuple[dict[str, Peer], dict[str, str]]]:
    """The peers that could be installed, and for each that could not, why."""
    ready: dict[str, Peer] = {}
    missing: dict[str, str] = {}
    with TemporaryDirectory(prefix="oakveil-bench-") as folder:
        for name, (package, script) in PEERS.items():
            try:
                ready[name] = Peer(_environment(Path(folder) / name, package), HERE / script)
                ready[name].measure(0.01)
            except (subprocess.SubprocessError, OSError) as problem:
                ready.pop(name, None)
                missing[name] = _last_line(problem)
        yield ready, missing


def _environment(folder: Path, package: str) -> Path:
    """Make an environment with this package; its Python."""
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if tool := _uv():
        _run(tool, "venv", "--quiet", "--seed", "--python", sys.executable, str(folder))
        _run(tool, "pip", "install", "--quiet", "--python", str(python), package)
    else:
        _run(sys.executable, "-m", "venv", str(folder))
        _run(str(python), "-m", "pip", "install", "--quiet", package)
    return python


def _uv() -> str | None:
    own = HERE.parent / ".boot" / "bin" / ("uv.exe" if os.name == "nt" else "uv")
    return shutil.which("uv") or (str(own) if own.exists() else None)


def _run(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True, timeout=PATIENCE).stdout


def _last_line(problem: Exception) -> str:
    said = getattr(problem, "stderr", None) or str(problem)
    return str(said).strip().splitlines()[-1]

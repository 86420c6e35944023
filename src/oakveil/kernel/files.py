"""Files that are written whole or not at all, and written over only when that is meant."""

from __future__ import annotations

import errno
import os
from itertools import chain, count
from pathlib import Path


def write(path: Path, data: bytes) -> None:
    """Write so that at every moment the file holds either all of the old or all of the new. Raises OSError.

    A link stays a link: the file it leads to is written.
    """
    goal, fresh = _goal(path)
    try:
        with fresh.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(goal)
    finally:
        fresh.unlink(missing_ok=True)


def check_new(path: Path) -> None:
    """See that there is no such file yet, and that one can be written. Raises OSError, FileExistsError if there is."""
    goal, fresh = _goal(path)
    if os.path.lexists(goal):
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
    try:
        fresh.open("xb").close()
    finally:
        fresh.unlink(missing_ok=True)


def free(path: Path) -> Path:
    """The first of `evening.oak`, `evening-2.oak`, `evening-3.oak`, ... that is not there yet."""
    numbered = (path.with_stem(f"{path.stem}-{n}") for n in count(2))
    return next(name for name in chain((path,), numbered) if not os.path.lexists(name))


def _goal(path: Path) -> tuple[Path, Path]:
    """The file that a path leads to, and another one beside it that nobody has."""
    try:
        goal = Path(os.path.realpath(path))
    except ValueError:  # no file can have such a name: it holds a NUL
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path)) from None
    return goal, goal.parent / f".{goal.name}.{os.getpid()}"

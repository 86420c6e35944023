"""Files: whole or not at all, and no other one written over."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from oakveil.kernel.files import check_new, free, write


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    kept, link = tmp_path / "kept", tmp_path / "link"
    kept.write_bytes(b"old")
    link.symlink_to(kept)
    write(link, b"new")
    assert link.is_symlink() and kept.read_bytes() == b"new"


def test_when_the_disk_is_full_the_old_file_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "file"
    write(file, b"old")

    def no_space(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", no_space)
    with pytest.raises(OSError, match="No space left"):
        write(file, b"new")
    assert file.read_bytes() == b"old" and list(tmp_path.iterdir()) == [file]


def test_a_new_file_is_one_that_is_not_there_and_can_be(tmp_path: Path) -> None:
    file, broken_link = tmp_path / "file", tmp_path / "link"
    check_new(file)
    assert list(tmp_path.iterdir()) == []
    file.write_bytes(b"")
    broken_link.symlink_to(tmp_path / "to come")
    check_new(broken_link)
    for there in (file, tmp_path, Path("/")):
        with pytest.raises(FileExistsError):
            check_new(there)
    for name in ("no/file", "a\0b", "x" * 300):
        with pytest.raises(OSError, match=r"No such file|Invalid|too long"):
            check_new(tmp_path / name)
        with pytest.raises(OSError, match=r"No such file|Invalid|too long"):
            write(tmp_path / name, b"")


def test_a_name_nobody_has_is_found(tmp_path: Path) -> None:
    wanted = tmp_path / "evening.oak"
    assert free(wanted) == wanted
    wanted.write_bytes(b"")
    assert free(wanted) == tmp_path / "evening-2.oak"
    (tmp_path / "evening-2.oak").write_bytes(b"")
    assert free(wanted) == tmp_path / "evening-3.oak"

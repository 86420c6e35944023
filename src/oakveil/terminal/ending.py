"""The end of a match, in words."""

from __future__ import annotations

from pathlib import Path

from oakveil.kernel.files import check_new, write

from .drawings.face import face_of
from .sitting import Sitting


def told_end(sitting: Sitting) -> list[str]:
    """How it ended and why, figures to look back on, and the secret that all chance came from."""
    match, words = sitting.match, sitting.words
    assert match.outcome is not None
    lines = [words.narrator.outcome(match.table, match.outcome), ""]
    lines += face_of(match.game).statistics(sitting.sight())
    lines += ["", words.say("terminal-secret", secret=match.fair.secret.hex())]
    if match.fair.words:
        lines.append(words.say("terminal-secret-words", words=" ".join(match.fair.words)))
    return [*lines, words.say("terminal-commitment", commitment=match.fair.commitment)]


def write_story(sitting: Sitting, file: Path) -> None:
    """Write the story as a page of text, a sentence a line. Raises OSError; overwrites nothing."""
    told = sitting.story.told(sitting.words, sitting.viewer)
    end = told_end(sitting) if sitting.outcome else []
    notice = ["", sitting.match.game.notice] if sitting.match.game.notice else []
    page = "\n".join([*told, "", *end, *notice]) + "\n"
    check_new(file)
    write(file, page.encode())

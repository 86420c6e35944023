"""Rules as players read them: without what stands in a specification for its authors."""

from __future__ import annotations

from pathlib import Path

import pytest

from oakveil.games.avel import GAME as AVEL
from oakveil.kernel.rulebook import read_rules, read_translation, readable
from tests.duel import GAME as DUEL

WRITTEN = [
    ("Compare (3.6), both at once.", "Compare, both at once."),
    ("The odds too (3.8 the rulebook says so).", "The odds too (the rulebook says so)."),
    ("The grid of 8.5 [house]. It is full [report].", "The grid. It is full."),
    ("A layout of 8.8, or another.", "A layout, or another."),
    ("Bots agree when 10.4 says so.", "Bots agree when the rule says so."),
    ("1.5 seconds of grace (2 of 3).", "1.5 seconds of grace (2 of 3)."),
    ("`grab` shows *shapes*. **(ruling)** nobody looks.", "grab shows shapes. Ruling: Nobody looks."),
    ("First this, then that. **(ruling)**", "First this, then that."),
    ("See AVEL-MOVE-03.", "See AVEL-MOVE-03."),
]


@pytest.mark.parametrize(("written", "read"), WRITTEN)
def test_players_read_no_notes_for_authors(written: str, read: str) -> None:
    assert readable(written) == read


def test_what_was_a_ruling_is_still_known_as_one(tmp_path: Path) -> None:
    file = tmp_path / "rules.toml"
    file.write_text(
        '[[rule]]\nid = "A-B-1"\nstatement = "Yes. **(ruling)**"\n[[rule]]\nid = "A-B-2"\nstatement = "No."\n'
    )
    assert [(rule.statement, rule.ruling) for rule in read_rules(file).values()] == [("Yes.", True), ("No.", False)]


def test_rules_are_told_in_french_where_somebody_has_written_them() -> None:
    assert AVEL.rules("fr")["AVEL-MARKET-06"].statement == "On peut s'arrêter après une transaction."
    assert AVEL.rules("fr")["AVEL-MARKET-06"].ruling is AVEL.rules()["AVEL-MARKET-06"].ruling
    assert DUEL.rules("fr") == DUEL.rules() and DUEL.rules_in("fr") == {}


def test_no_rule_of_avel_shows_what_is_for_authors() -> None:
    told = [rule.statement for locale in ("en", "fr") for rule in AVEL.rules(locale).values()]
    assert [text for text in told if any(mark in text for mark in ("[report]", "[house]", "(ruling)", "**", "`"))] == []


def test_a_language_without_a_file_has_no_statements(tmp_path: Path) -> None:
    assert read_translation(tmp_path / "rules.fr.toml") == {}

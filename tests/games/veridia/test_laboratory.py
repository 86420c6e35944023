"""The laboratory: many fights between programs, and what they tell (specification 3.16, VER-LAB)."""

from __future__ import annotations

import pytest

from oakveil.games.veridia.laboratory import ANSWERS, Encounter, findings, studied, swapped_out, told
from oakveil.games.veridia.options import VeridiaOptions
from oakveil.games.veridia.rules.setup import seats
from oakveil.kernel.game import BadOptions

DUEL = VeridiaOptions(side_a="npc:guard", side_b="npc:orc")


@pytest.mark.rule("VER-LAB-03")
def test_the_same_number_gives_the_same_fight() -> None:
    one, other = Encounter(DUEL), Encounter(DUEL)
    assert [one.play(n) for n in range(6)] == [other.play(n) for n in range(6)]
    assert len({(fight.rounds, fight.lost) for fight in map(one.play, range(6))}) > 1


@pytest.mark.rule("VER-LAB-03")
def test_what_fights_tell() -> None:
    fights = [Encounter(DUEL).play(n) for n in range(12)]
    found = findings(fights)
    assert found.fights == 12
    assert found.won.times == sum(fight.side == "a" for fight in fights)
    assert found.won.low <= found.won.share <= found.won.high
    assert found.lost == pytest.approx(sum(fight.lost for fight in fights) / 12)
    assert f"{found.won.share:.1%}" in told(found)


@pytest.mark.rule("VER-LAB-04")
def test_how_often_each_answer_was_given() -> None:
    found = studied(DUEL, 8)
    assert set(found.answers) == set(ANSWERS)
    assert sum(found.answers.values()) == pytest.approx(1)


@pytest.mark.rule("VER-LAB-03")
def test_progress_is_told() -> None:
    heard: list[int] = []
    studied(DUEL, 3, progress=heard.append)
    assert heard == [1, 2, 3]


@pytest.mark.rule("VER-LAB-03")
def test_the_stronger_side_wins_and_loses_less() -> None:
    giants = studied(VeridiaOptions(side_a="npc:dragon", side_b="npc:goblin"), 10)
    dwarfs = studied(VeridiaOptions(side_a="npc:goblin", side_b="npc:dragon"), 10)
    assert giants.won.share > 0.8 > 0.2 > dwarfs.won.share
    assert giants.died.share < dwarfs.died.share


@pytest.mark.rule("VER-LAB-04")
def test_each_weapon_and_trait_is_swapped_out() -> None:
    fight = VeridiaOptions(side_a="pregen:tomar, npc:guard", side_b="npc:orc")
    others = dict(swapped_out(fight))
    assert others
    assert all(name.startswith("tomar - ") for name in others)
    assert all(seats(options) == 2 for options in others.values())
    with_all = len(Encounter(fight).laid.unit("tomar").profile.traits)
    fewer = [len(Encounter(options).laid.unit("1").profile.traits) for options in others.values()]
    assert min(fewer) < with_all


def test_an_encounter_that_cannot_be_is_refused() -> None:
    with pytest.raises(BadOptions):
        studied(VeridiaOptions(side_a="npc:nobody"), 1)

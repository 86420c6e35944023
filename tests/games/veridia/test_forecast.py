"""What a fight would bring: at a glance, and played many times between programs."""

from __future__ import annotations

import pytest

from oakveil.games.veridia import house_box
from oakveil.games.veridia.forecast import Fighter, foreseen
from oakveil.games.veridia.profile import of_npc
from oakveil.games.veridia.threat import estimate


@pytest.mark.rule("VER-LAB-03", "VER-LAB-02", "VER-GM-14")
def test_a_fight_is_foreseen_with_its_interval_and_the_wounds_that_are_there_count() -> None:
    box = house_box()
    guard, orc = of_npc(box.npcs["guard"]), of_npc(box.npcs["orc"])
    fresh = foreseen([Fighter(guard)] * 3, [Fighter(orc)], box, fights=6, seconds=60)
    assert (fresh.own, fresh.fights) == (30, 6)
    assert fresh.estimate == estimate(fresh.own, fresh.foes)
    assert fresh.low < fresh.wins <= fresh.high + 1e-9
    assert fresh.wins >= 0.8 and fresh.rounds >= 1
    hurt = foreseen([Fighter(guard, damage=7)] * 3, [Fighter(orc)] * 3, box, fights=6, seconds=60)
    assert hurt.wins <= 0.4
    assert hurt.lost > 0


@pytest.mark.rule("VER-LAB-03")
def test_the_same_fight_is_foreseen_alike_and_takes_no_longer_than_it_may() -> None:
    box = house_box()
    guard = Fighter(of_npc(box.npcs["guard"]))
    once, again = (foreseen([guard], [guard], box, fights=4, seconds=60) for _ in range(2))
    assert once == again
    assert foreseen([guard], [guard], box, fights=400, seconds=0).fights == 1
